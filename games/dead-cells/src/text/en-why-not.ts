// Why a piece cannot be chosen now.
const ROUND = '{round, select, 1 {I} 2 {II} other {III}}';

export const enWhyNot = {
  // Cards of the hand
  'refusal.CARD_LACKS': '{combat} does not bear the {sym} symbol.',
  'refusal.CARD_OWED': '{combat} has to pay for the next symbol of this Check.',
  'refusal.CARD_IDLE': '{combat} is for Combat; outside of one, a card only pays for a Hand Check.',
  'refusal.PASSER_FIRST': 'Cards are laid down once the Group has said who passes.',
  'refusal.CARD_LATER': '{combat} can be laid down as soon as this is settled.',
  'refusal.CARDS_LIE_OPEN': 'The three cards of this Combat lie open; the hand waits for the next one.',
  'refusal.CARDS_LIE_OPEN_TURN': 'The cards of this Turn lie open; the hand waits for the next Turn.',

  // Equipment
  'refusal.ITEM_OF_ANOTHER': 'This concerns another Beheaded’s Equipment, not {equipment, the}.',
  'refusal.ITEM_IN_COMBAT': '{equipment, The} {equipment, agree, p {work} other {works}} in Combat only.',
  'refusal.ITEM_AFTER_REVEAL':
    '{equipment, The} {equipment, agree, p {come} other {comes}} into play in the Rounds, once the cards lie open.',
  'refusal.ITEM_USED': '{equipment, The} {equipment, agree, p {have} other {has}} been used in this Round.',
  'refusal.ITEM_OTHER_ROUND': `{equipment, The} {equipment, agree, p {work} other {works}} in Round ${ROUND} only.`,
  'refusal.ITEM_IN_PLACE':
    '{equipment, The} {equipment, agree, p {are} other {is}} offered when your own Action of this Round comes up.',
  'refusal.ITEM_JOINS':
    '{equipment, The} {equipment, agree, p {are} other {is}} offered right after your own Action of this Round.',
  'refusal.ITEM_BY_SKILL':
    '{equipment, The} {equipment, agree, p {are} other {is}} set off by a Skill Action, and none is being spent now.',
  'refusal.ITEM_BY_ITSELF':
    '{equipment, The} {equipment, agree, p {work by themselves, each time their} other {works by itself, each time its}} condition is met.',
  'refusal.ITEM_IN_ROUND_0':
    '{equipment, The} {equipment, agree, p {work} other {works}} in Round 0 only, when it is your Beheaded’s turn there.',
  'refusal.ITEM_COMPANION':
    '{equipment, The} {equipment, agree, p {are} other {is}} a Companion, named when Damage falls or when its own Round comes.',

  // Beheaded
  'refusal.BEHEADED_DEAD': '{beheaded} is dead: nothing reaches this Beheaded any more.',
  'refusal.BEHEADED_PASSES': '{beheaded} passes and is not in this Combat.',
  'refusal.BEHEADED_SPARED': 'This cannot fall on {beheaded, the}: the icon names somebody else.',
  'refusal.BEHEADED_UNHURT': '{beheaded} has no Damage to remove.',
  'refusal.SERENADE_UNARMED': 'Serenade carries no Equipment.',
  'refusal.BEHEADED_OUT_OF_REACH': 'This Action does not reach {beheaded, the}.',
  'refusal.BEHEADED_NOT_MEANT': '{beheaded} cannot receive this.',
  'refusal.ENEMY_MEANT': 'This is aimed at an Enemy, not at {beheaded, the}.',
  'refusal.GROUP_TOGETHER': 'The whole Group moves together, {beheaded, the} with it: choose a place.',
  'refusal.BEHEADED_PLANS': 'In the preparation cards are laid down; nothing is done to {beheaded, the} yet.',
  'refusal.BEHEADED_AT_EASE': 'Nothing befalls {beheaded, the} here: something else is decided first.',
  'refusal.BEHEADED_NOT_ASKED': '{beheaded} is named when something is given to a Beheaded, or falls on one.',

  // Enemies
  'refusal.FOE_AFTER_PASSER': '{foe, The} is fought once the Group has said who passes.',
  'refusal.FOE_SILENCED':
    'The curse of silence: nobody points at {foe, the} or gives advice until the cards are turned over.',
  'refusal.FOE_AFTER_REVEAL': '{foe, The} is struck in the Rounds, by the cards that are laid down now.',
  'refusal.FOE_BY_ACTION': '{foe, The} is named once an Action is aimed: first say what comes next.',
  'refusal.FOE_NO_MONSTER': 'Only a Monster can go back, and {foe, the} is not one.',
  'refusal.FOE_STAYS': '{foe, The} cannot go back.',
  'refusal.SECOND_ELSEWHERE': 'The second target is another Enemy within Range, and {foe, the} is not.',
  'refusal.BEHEADED_MEANT': 'This falls on a Beheaded of the Group, not on {foe, the}.',
  'refusal.BEHEADED_GETS': 'This is for a Beheaded of the Group, not for {foe, the}.',
  'refusal.HUNG_AFTER_REVEAL': 'It is struck in the Rounds, by an Action with a single target.',
  'refusal.HUNG_BY_ACTION':
    'Only an Action with a single target may aim at it, and none is being aimed there now.',
  'refusal.FOE_GONE': 'Nobody stands there any more.',

  // The map
  'refusal.GROUP_HERE': 'The Group stands here already, and each move leads to another space.',
  'refusal.NO_WAY_BACK': 'Corridors are one-way: the Group has left this place behind.',
  'refusal.MOVES_LATER': 'The Group moves on once this is settled.',
  'refusal.NO_TILE': 'No tile lies there.',
  'refusal.TILE_OPEN': 'The tile there lies open already.',
  'refusal.TILE_SEEN': 'The Group knows that tile already.',
  'refusal.TILE_OUT_OF_SIGHT': 'This card does not reach that tile from here.',
  'refusal.BELL_RUNG': 'This Bell has been rung.',
  'refusal.BELL_LATER': 'The Bell may be rung once the tile here is resolved.',
  'refusal.BELL_ELSEWHERE': 'A Bell is rung from its own space, after the tile there is resolved.',
  'refusal.LANTERN_LIT': 'This Lantern is lit.',
  'refusal.LANTERN_FAR': 'A Lantern is lit from the column just before its zone.',
  'refusal.LANTERN_WAITS':
    'This Lantern is lit before a path is chosen, for {n, plural, one {# Tactics card} other {# Tactics cards}}.',

  // Loot, the Bag, the Mutation board
  'refusal.LOOT_AFTER_REVEAL': 'It takes a Loot Action in a Round to pick up {loot}.',
  'refusal.LOOT_BY_ACTION': 'It takes a Loot Action to pick up {loot}, and none is being spent now.',
  'refusal.LOOT_BARRED': 'This Beheaded cannot loot {loot}.',
  'refusal.BAG_WAITS': '{reward}: it lies in the Bag and is handed out when the Combat is over.',
  'refusal.BAG_TO_COLLECTOR':
    '{reward}: it lies in the Bag and goes to the Collector when the Combat is over.',
  'refusal.SLOT_OF_ANOTHER_KIND': '{card} lies in a slot of another kind and takes no room here.',
  'refusal.CARD_SPENT': '{card} has been used and has to wait.',
  'refusal.CARD_AT_START': '{card} works by itself before each Run.',
  'refusal.CARD_SKILL': '{card} is used in a Run, at the moment it names.',
  'refusal.CARD_AT_ITS_MOMENT': '{card} is offered in a Run, when the moment printed on it comes.',
  'refusal.DECKS_LATER': 'Cards are bought when the Cells are spent, after the Run.',
} as const;
