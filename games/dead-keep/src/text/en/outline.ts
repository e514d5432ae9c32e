// The table in words, in English.

export const outline = {
  'option-name.quest': 'Quest',
  'option-name.quest.campaign': 'Campaign',
  'option-name.party': 'Party',
  'option-name.ultrared': 'Ultrared mode',
  'option-name.koCheck': 'KO loss',
  'option-name.koCheck.round': 'looked for at the end of each Round',
  'option-name.koCheck.immediate': 'looked for at every KO',
  'option-help.party': 'Four to six Adventurers; six is the intended strength.',
  'option-help.ultrared': 'Adrenaline goes on past Red and brings more Skills. For long Quests.',

  'outline.quest': '{quest}, Round {round}',
  'outline.phase':
    '{phase, select, setup {Setup} shop {Shop} players {Player Phase} activation {Enemy Phase: Activation} spawn {Enemy Phase: Spawn} end {End Phase} other {The end}}. First Player: {who}.',
  'outline.goal': 'Goal: {goal}',
  'outline.wakes': 'The Boss wakes with: {goal}.',
  'outline.lose': 'Lost with: {goal}.',
  'outline.danger':
    'Spawns are read on the {danger, select, yellow {Yellow} orange {Orange} red {Red} other {Blue}} line.',
  'outline.mist': 'Blinding Mist lies until the end of Round {round}.',
  'outline.purse': 'Purse: {n} Gold.',
  'outline.campaign':
    'Campaign: Chapter {n}, {played, plural, =0 {no Quest played} one {# Quest played} other {# Quests played}}.',
  'outline.piles':
    'Street cards left: {street}. Building cards left: {building}. Necromantic Equipment: {necro}. Artifacts: {artifact}.',
  'outline.objectives': 'Objectives: {each}.',
  'outline.objective': '{colour, select, blue {blue} green {green} other {red}} in {zone, the} ({code})',
  'outline.noObjectives': 'No Objective is left on the board.',

  'outline.boss':
    '{enemy}, Level {level}: {state, select, active {active} gone {eliminated} other {inactive}}',
  'outline.boss.lives':
    '{n, plural, =0 {No Stage card left} one {# Stage card} other {# Stage cards}}{doom, plural, =0 {} one {, # Doom} other {, # Doom}}.',
  'outline.boss.stands':
    'It stands in {zone, the}: {wounds} of {n, plural, one {# Wound} other {# Wounds}}, Armor {armor}.',
  'outline.boss.away': 'It is not on the board.',
  'outline.boss.known': 'Known among its cards: {stages}.',

  'outline.adventurer':
    '{adventurer} ({who}){state, select, acting {, acting} ko {, KO’ed} played {, has played} other {}}',
  'outline.health':
    'Health {left} of {health}, {mana} Mana, {ap} AP ({danger, select, yellow {Yellow} orange {Orange} red {Red} other {Blue}}){potions, plural, =0 {} one {, # Potion} other {, # Potions}}.',
  'outline.at': 'In {zone, the} ({code}).',
  'outline.actions':
    'Actions left: {n}{free, plural, =0 {} one {, # of them free} other {, # of them free}}.',
  'outline.ways': 'From here: {each}.',
  'outline.way':
    '{zone, the} ({code}){state, select, closed { behind a closed door} locked { behind a locked door} barred { up or down barred Stairs} other {}}',
  'outline.skills': 'Skills: {skills}.',
  'outline.hands': 'Hands: {cards}.',
  'outline.body': 'Body: {card}.',
  'outline.pack': 'Backpack: {cards}.',
  'outline.talismans': 'Talismans: {cards}.',
  'outline.ward': 'Iron Hide until the End Phase.',

  'thing.zone.fountain': 'A Mana Fountain: Gather Mana gives most here.',
  'thing.zone.mist': 'Mist: Mana can be gathered here.',
  'thing.zone.dark': 'A dark room: a Building card spawns here when it is revealed.',
  'thing.zone.tower': 'On the Tower: reached by Stairs.',
  'thing.zone.holds': 'Here: {each}.',

  'outline.map': 'Where something is',
  'outline.zone': '{zone, The} ({code}): {each}.',
  'outline.pack.here':
    '{foes}{wounds, plural, =0 {} one { with # Wound} other { with # Wounds}}{bound, select, yes { in chains} other {}}',
  'outline.someone': '{adventurer}',
  'outline.bossHere': '{enemy, the}',
  'outline.token.search': '{n, plural, one {a Search token} other {# Search tokens}}',
  'outline.token.artifact': '{n, plural, one {an Artifact token} other {# Artifact tokens}}',
  'outline.token.treasure': 'a Treasure',
  'outline.token.treasure.potion': 'a Treasure (Potion)',
  'outline.token.treasure.artifact': 'a Treasure (Artifact)',
  'outline.token.objective': '{colour, select, blue {a blue} green {a green} other {a red}} Objective',
  'outline.token.spawn': 'a Spawn token',
  'outline.doors': 'Closed doors: {each}.',
  'outline.door': '{code}',
  'outline.noDoors': 'No door is closed.',

  'standing.quest': '{quest}, Round {round}.',
  'standing.party': '{each}.',
  'standing.up': '{adventurer} {left}/{health}',
  'standing.ko': '{adventurer} KO’ed',
  'standing.boss':
    'The Boss is {state, select, active {active} gone {gone} other {inactive}}{n, plural, =0 {} one {, # Stage card} other {, # Stage cards}}.',

  'outcome.won': 'The Quest is won.',
  'outcome.allKo': 'Nobody is left standing. The Quest is lost.',
  'outcome.ko': 'More lie KO’ed than there are Potions. The Quest is lost.',
  'outcome.quest': 'The Quest has failed.',
  'outcome.campaignWon': 'The Campaign is won.',
  'outcome.stopped': 'The Campaign ends here.',
} as const;
