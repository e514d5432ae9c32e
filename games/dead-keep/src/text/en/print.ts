// Ledger 7.5–7.7: what cards say, in English. The words are put together by `cards/said.ts`.

export const print = {
  'print.line':
    'Range {min}–{max}, {dice, plural, one {# die} other {# dice}}, {accuracy}+, Penetration {pen}',
  'print.line.one': 'Range {min}, {dice, plural, one {# die} other {# dice}}, {accuracy}+, Penetration {pen}',
  'print.both': '{one}; {other}',
  'print.mana': '{n} Mana: {what}',
  'print.armor': 'Armor roll {n}+',
  'print.armor.against': 'Armor roll {n}+ against {enemy, a}',
  'print.use': 'When used: {skill}',
  'print.eq': 'Equipped: {skill}',
  'print.vs': 'Against {enemy, a} in the target Zone: {skill}',
  'print.zone.mist': 'Only in a Mist Zone',
  'print.backpack': 'May be used in the Backpack',
  'print.reroll': 'Once per Turn, re-roll any dice of {actionType, a}',
  'print.crawler':
    'The Search finds nothing: 1 Search token leaves the Zone, a Crawler appears, an inactive Boss gains 1 Doom.',
  'print.price': 'Price {n}, sold for {n2}',
  'print.sells': 'Sold for {n}',
  'print.cast.heal':
    'Enchantment: an Adventurer in Line of Sight, not KO’ed, heals {n, plural, one {# Wound} other {# Wounds}}.',
  'print.cast.mana': 'Enchantment: an Adventurer in Line of Sight gains {n} Mana.',
  'print.cast.lend': 'Enchantment: an Adventurer in Line of Sight has {skill} until the End Phase.',
  'print.cast.give': 'Enchantment: another Adventurer in Line of Sight takes a free {actionType} at once.',
  'print.cast.bind':
    'Enchantment: up to {n} Undead of one Zone in Line of Sight skip the next Activation Step.',
  'print.cast.look': 'Enchantment: look at one face-down Treasure token in Line of Sight; the table sees it.',
  'print.cast.wound':
    'Enchantment: up to {upTo} Footmen of one Zone in Line of Sight take {n, plural, one {# Wound} other {# Wounds}} each.',
  'print.cast.push':
    'Enchantment: up to {n} Undead of one Zone in Line of Sight are pushed into a neighbouring Zone.',
  'print.cast.doom': 'Enchantment: spend {mana} Mana to remove {n} Doom.',
  'print.numbers': '{blue} at Blue, {yellow} at Yellow, {orange} at Orange, {red} at Red',
  'print.spawn': '{enemy}: {numbers}.',
  'print.notable': '{enemy, The}, with an escort ({enemy2}: {numbers}).',
  'print.monster': '{enemy, A} of Level {n}.',
  'print.monster.pair': 'Two Baba Yagas of Level {n}.',
  'print.event.footmenInTheMist':
    'Footmen in the Mist! Footmen in every Mist Zone of every tile with an Adventurer: {numbers}.',
  'print.event.blindingMist':
    'Blinding Mist: until the End Phase of the next Round nobody sees out of, into or through a Mist Zone.',
  'print.event.mistBurn': 'Mist Burn: each Adventurer in a Mist Zone gains 2 Mana, then takes 1 Wound.',
  'print.stage.atSpawns': '{enemy} at each active Spawn Zone: {numbers}.',
  'print.stage.to.stays': 'The Boss heals and stays.',
  'print.stage.to.lair': 'The Boss heals and teleports to its lair.',
  'print.stage.to.farthestSpawn':
    'The Boss heals and teleports to the Spawn Zone farthest from all Adventurers.',
  'print.stage.to.mostAdrenaline':
    'The Boss heals and teleports to the Zone of the Adventurer with the most Adrenaline.',
  'print.stage.to.nearestMist': 'The Boss heals and teleports to the nearest Mist Zone without Adventurers.',
  'print.stage.to.startingSpawn': 'The Boss heals and teleports to the Starting Spawn Zone.',
  'print.stage.spawn.bossZone': 'In the Boss’s Zone: {pack}.',
  'print.stage.spawn.spawnZones': 'At each active Spawn Zone: {pack}.',
  'print.stage.attack.bossSees': 'Each Adventurer the Boss sees suffers 1 Attack of Damage {n}.',
  'print.stage.attack.bossZone': 'Each Adventurer in the Boss’s Zone suffers 1 Attack of Damage {n}.',
  'print.stage.attack.inBuildings': 'Each Adventurer in a Building Zone suffers 1 Attack of Damage {n}.',
  'print.stage.activate.boss': 'The Boss resolves an extra Activation.',
  'print.stage.activate.monsters': 'All Monsters and the Boss resolve an extra Activation.',
  'print.stage.loseMana.all': 'Each Adventurer loses {n} Mana.',
  'print.stage.gainMana.bossSees': 'Each Adventurer the Boss sees gains {n} Mana.',
  'print.stage.blindingMist': 'Blinding Mist applies.',
  'print.stage.mistBurn': 'Mist Burn applies.',
  'print.stage.removeSearch':
    'The table removes {n, plural, one {# Search token} other {# Search tokens}} from the board.',
  'print.stage.removeSearch.all': 'All Search tokens leave the board.',
  'print.stage.armor': '+{n} Armor, {max} at most, until the End Phase.',
  'print.stage.notables': 'Each Notable on the board spawns as in the Spawn Step.',
  'print.stage.notables.without':
    'Each Notable on the board spawns; if there is none, {pack} appear in the Boss’s Zone.',
  'thing.stats':
    'Armor {armor}, {wounds, plural, one {# Wound} other {# Wounds}}; {attacks, plural, one {# Attack} other {# Attacks}} of Damage {damage}.',
  'thing.level':
    'Level {level}: Armor {armor}, {wounds, plural, one {# Wound} other {# Wounds}}; {attacks, plural, one {# Attack} other {# Attacks}} of Damage {damage}.',
  'thing.body':
    '{actions, plural, one {# Action} other {# Actions}} in each Activation; moves {move, plural, one {# Zone} other {# Zones}}, attacks {range, plural, =0 {in its own Zone} one {up to # Zone away} other {up to # Zones away}}.',
  'thing.sort': 'Of this sort: {each}.',
  'thing.adventurer': 'Class: {class}. Health {health}.',
  'thing.skill': '{danger, select, blue {Blue} orange {Orange} other {Red}}, {skill}: {text}',
  'special.pair': 'Come in pairs: one here, its twin at the Starting Spawn Zone.',
  'special.regeneration': 'Regeneration: heals up to 3 Wounds at the end of each Turn.',
  'special.charge': 'With an Adventurer in sight it moves up to 3 Zones.',
  'special.mostAdventurers': 'Strikes the Zone with the most Adventurers within its Range.',
};
