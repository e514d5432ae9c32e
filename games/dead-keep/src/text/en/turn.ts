// DK-PP: what an Adventurer is asked and offered in a Turn, in English.

export const turn = {
  'ask.pick':
    'Whose Turn is it now? {n, plural, one {# of yours has} other {# of yours have}} not played yet.',
  'ask.turn':
    '{adventurer}: {n, plural, =0 {no Action} one {# Action} other {# Actions}} left{free, plural, =0 {} one {, # free Action} other {, # free Actions}}, {mana} Mana.',
  'ask.gift':
    '{by, select, card {{card}} other {Born Leader}}: {from, select, nobody {{adventurer} is given} other {{adventurer2} gives {adventurer}}} {what, select, move {a free Move} combat {a free Combat Action} other {a free Action}}, now or never.',
  'ask.bloodlust': 'Bloodlust: {adventurer} has a free Melee Action, now or never.',
  'ask.doorReroll': '{adventurer} is Lucky. The door die shows {face}: roll it again?',
  'ask.levelUp':
    '{adventurer} reaches {danger, select, orange {Orange} other {Red}}. Which Skill is it to be?',
  'ask.found':
    '{adventurer} has found {card, the}. Where does everything go? What is not placed is discarded.',
  'ask.reorganize': 'How does {adventurer} carry everything? What is not placed is discarded.',
  'ask.trade': 'What do {adventurer} and {adventurer2} exchange?',
  'ask.consent':
    '{adventurer} proposes an exchange to {adventurer2}. Gets: {cards}. Gives: {cards2}. Agreed?',
  'ask.subjects': '{card, The}: {n, plural, one {which one is meant} other {which # are meant}}?',
  'ask.beforeWounds':
    'Before the Wounds ({attackers}): {adventurer} is about to take {n} and {left, plural, =0 {would fall} other {would have # left}}. Does anybody drink a Potion first?',
  'ask.potion': 'A Potion may be drunk at any time.',
  'ask.discard': 'Something may be discarded, for Consume.',
  'ask.vote': 'Which answer would you give?',

  'option.vote': '{n, plural, =0 {No advice} other {Answer #}}',
  'option.adventurer': '{adventurer}',
  'option.move':
    'Move to {zone, the} ({code}){n, plural, =0 {} one {, leaving # Enemy behind: 1 more Action} other {, leaving # Enemies behind: # more Actions}}{enemies, plural, =0 {} one {, into # Enemy} other {, into # Enemies}}{pay, select, mana {, paid with 1 Mana} other {}}',
  'option.sprint':
    'Sprint to {zone, the} ({code}){n, plural, =0 {} one {, leaving # Enemy behind: 1 more Action} other {, leaving # Enemies behind: # more Actions}}{enemies, plural, =0 {} one {, into # Enemy} other {, into # Enemies}}{pay, select, mana {, paid with 1 Mana} other {}}',
  'option.jump': 'Jump to {zone, the} ({code})',
  'option.teleport': 'Teleport to {zone, the} ({code})',
  'option.bloodlust':
    'Bloodlust: into {zone, the} ({code}), then a free Melee Action{n, plural, =0 {} one {; # more Action for leaving} other {; # more Actions for leaving}}{pay, select, class {, without an Action} other {}}',
  'option.attack':
    '{card}: {action, select, melee {Melee} ranged {Ranged} other {Magic}} at {aim, select, undead {{foes}} other {{aim, the}}} in {zone, the} ({code}; {dice, plural, one {# die} other {# dice}}, {accuracy}+, Penetration {pen}{weak, select, yes {, which pierces no Armor there} other {}}{line, select, mana {, 1 Mana} other {}}){pay, select, mana {, Action paid with 1 Mana} other {}}',
  'option.enchant': '{card}: Enchantment',
  'option.enchant.who': '{card}: Enchantment on {adventurer}',
  'option.enchant.zone': '{card}: Enchantment on {zone, the}',
  'option.enchant.push': '{card}: from {zone, the} to {zone2, the}',
  'option.enchant.token': '{card}: look at the Treasure in {zone, the}',
  'option.door': 'Open the door between {zone, the} ({code}) and {zone2, the} ({code2})',
  'option.gather': 'Gather Mana{pay, select, mana {, paid with 1 Mana} other {}}',
  'option.search': 'Search{pay, select, mana {, paid with 1 Mana} other {}}',
  'option.reorganize': 'Reorganize',
  'option.trade': 'Trade with {adventurer}',
  'option.take.treasure': 'Take the Treasure token',
  'option.take.artifact': 'Take the Artifact token',
  'option.take.objective': 'Take the {colour, select, blue {blue} green {green} other {red}} Objective',
  'option.shove': 'Shove all Enemies into {zone, the} ({code})',
  'option.taunt': 'Taunt the Enemies in {zone, the} ({code})',
  'option.lead': 'Give {adventurer} a free Action',
  'option.gainMana': 'Gain Mana: {skill}',
  'option.endTurn': 'End the Turn{n, plural, =0 {} one {, losing # Action} other {, losing # Actions}}',
  'option.decline': 'Decline',
  'option.skill': '{skill}',
  'option.accept': 'Agreed',
  'option.rearrange': 'Agreed, and rearrange',
  'option.refuse': 'No',
  'option.drink': '{adventurer} gives {adventurer2} a Potion',
  'option.drink.self': '{adventurer} drinks a Potion',
  'option.revive': '{adventurer} revives {adventurer2} with a Potion',
  'option.drink.pass': 'No Potion',
  'option.discard': '{adventurer} discards {card, the}',
  'option.discard.potion': '{adventurer} discards a Potion',
  'option.die': 'the {face}',

  'item.card': '{card}',
  'item.potion': 'Potion',
  'item.potions': '{n, plural, one {# Potion} other {# Potions}}',
  'item.nothing': 'nothing',
  'slot.hands': 'Hands of {adventurer}',
  'slot.body': 'Body of {adventurer}',
  'slot.pack': 'Backpack of {adventurer}',
  'slot.talismans': 'Talismans of {adventurer}',
  'slot.potions': 'Potions of {adventurer}',
  'slot.discard': 'Discard',
  'place.pack':
    '{foes}{wounds, plural, =0 {} one { with # Wound} other { with # Wounds}}{armor, plural, =0 {} other {: Armor # is too thick}}',
} as const;
