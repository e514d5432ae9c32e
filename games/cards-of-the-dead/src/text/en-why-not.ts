// Why a piece cannot be chosen now.
export const enWhyNot = {
  'refusal.NOTHING_THERE': 'Space {space} is Free: no card lies there to attack, pick up or walk through.',
  'refusal.HORDE_STANDS': 'A horde stands on space {space}: nothing can attack it.',
  'refusal.GIVES_TO_OTHERS': 'A card is given to another Survivor, and {survivor} is your own.',
  'refusal.NOTHING_TO_GIVE': 'Neither Hand nor Reserve holds a card to give to {whom}.',
  'refusal.WORN':
    '{card, The} {card, agree, p {are worn and work by themselves} other {is worn and works by itself}} when {survivor} receives Damage.',
  'refusal.LOADED':
    '{card, The} {card, agree, p {are loaded and} other {is loaded and is}} spent by the attacks of the Equipped weapon.',
  'refusal.STRIKES':
    '{card, The} {card, agree, p {are} other {is}} Equipped: choose the card in the Playing Area to strike.',
  'refusal.OF_ANOTHER':
    '{card, The} {card, agree, p {belong} other {belongs}} to {whom}: nobody else can use or give that card.',
  'refusal.NOT_COMMON': 'The Binoculars show Common Cards only, and row {row}, place {place} holds none.',
  'refusal.NEVER_DISCARDED': '{card, The} can never be discarded.',
  'refusal.NOT_IN_HAND':
    'The discard comes from the Hand, and {card, the} {card, agree, p {are} other {is}} not there.',
  'refusal.NOT_TRADED':
    'The Trader takes cards of the Hand and the Reserve; {card, the} {card, agree, p {lie} other {lies}} in neither.',
  'refusal.NO_COMMON_CARD':
    '{card, The} {card, agree, p {are} other {is}} not a Common Card, and only a Common Card pays for this.',
  'refusal.ANOTHER_WANTED': 'This is paid for with {card, a} alone, not with {card2, the}.',
  'refusal.RUN_FIRST': 'RUN is under way: its second card is turned over before anything else.',
  'refusal.SCOUT_FIRST': 'The Lantern is being used: first name uncovered cards of the street, or none.',
  'refusal.PEEK_FIRST': 'The Binoculars are being used: first name Common Cards of the street, or none.',
  'refusal.REORDER_FIRST': 'The cards just looked at go back before anything else.',
  'refusal.KEEP_FIRST': 'Cards have been drawn: first say which Resource is kept, or none.',
  'refusal.ROOM_FIRST': 'A card is waiting for room in the Hand: first say what is discarded for it.',
  'refusal.PAY_FIRST': 'First say who gives up {card, a}, or that nobody does.',
  'refusal.TRADE_FIRST': 'The Trader is waiting: first say which cards are handed over, or none.',
  'refusal.TOLL_FIRST': 'First pay for the death of Dan: with a Common Card, or with half of everything.',
  'refusal.LIMIT_FIRST': 'The turn ends with five cards in Hand at most: first discard {n}.',
} as const;
