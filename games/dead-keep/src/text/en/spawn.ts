// DK-SPAWN, DK-MINI, DK-MON3, DK-MIST, DK-LOOT, DK-CLASS-DUO: what appears and what is left behind, in English.

export const spawn = {
  'deck.street': 'Street deck',
  'deck.building': 'Building deck',
  'deck.necro': 'Necromantic Equipment deck',
  'deck.artifact': 'Necromantic Artifact deck',
  'deck.talisman': 'Talisman deck',

  'ask.nextNotable': 'Several Notables are on the board. Which one spawns next?',
  'ask.darkRoom': 'Several dark rooms stand open. Which one is looked into next?',
  'ask.mistZones':
    'Only {n, plural, one {# Footman is} other {# Footmen are}} left. {n, plural, one {In which Mist Zone does it appear?} other {In which Mist Zones do they appear?}}',
  'ask.reflexes': 'Combat Reflexes: Enemies appear before {adventurer}’s eyes ({zones}). Attack them?',
  'ask.relocate':
    'No {token, select, search {Search} other {Artifact}} token is left for {zone, the}. From where is one moved?',
  'ask.removeSearch': '{stage}: which Search token leaves the board?',

  'option.noReflexes': 'Let them come',

  'event.spawnStep': 'New Enemies spawn.',
  'event.revealed': 'Revealed: {zones, the}.',
  'event.cardDrawn':
    '{deck, select, street {Street} other {Building}} card of Level {level} for {zone, the}: {what}',
  'event.spawns':
    'Spawned in {zone, the}: {foes}{host, plural, =0 {} other {, # of them as the Host that meets a large party (DK-RULING-185)}}.',
  'event.short': 'Miniatures run out: {foes} cannot be placed.',
  'event.noMonster':
    '{enemy, The} does not come: {why, select, limit {three Monsters are on the board already} boss {its miniature is the Boss} other {its miniature is on the board already}}.',
  'event.mistEvent':
    '{event, select, blindingMist {Blinding Mist falls.} mistBurn {The mist burns.} other {Footmen step out of the mist.}}',
  'event.mistEnds': 'The Blinding Mist lifts.',
  'event.bellSilences': 'A bell tolls: {enemy, the} does not spawn this time.',
  'event.reshuffled': 'The {deck} is used up; a new one is shuffled from its discards.',
  'event.dropsToken': '{token, select, search {A Search} other {An Artifact}} token lies in {zone, the}.',
  'event.movesToken':
    '{token, select, search {A Search} other {An Artifact}} token is moved from {zone, the} to {zone2, the}.',
  'event.losesSearch': '{n, plural, one {# Search token leaves} other {# Search tokens leave}} {zone, the}.',
};
