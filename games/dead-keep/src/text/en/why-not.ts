// Why a piece cannot be chosen now, in English.

export const whyNot = {
  'refusal.ASKED_FIRST': 'Something else is asked first.',
  'refusal.SEALED': 'No door leads into this room: nobody ever enters it.',
  'refusal.BUILDING_CLOSED': 'Nobody has looked in there yet: a door must be opened first.',
  'refusal.STANDS_HERE': 'That is where the Adventurer stands.',
  'refusal.BEYOND_RANGE':
    'It is in sight, {n, plural, one {# Zone} other {# Zones}} away, but no weapon in Hand works at that distance.',
  'refusal.NO_OPEN_WAY': 'No open way leads there.',
  'refusal.STEP_BY_STEP': 'It is {n, plural, one {# Zone} other {# Zones}} away; a Move goes one Zone only.',
  'refusal.NOT_NEAREST': 'Enemies look to the nearest Adventurers alone, and this is not the nearest Zone.',
  'refusal.NOT_ON_ROUTE': 'This Zone is not the next one on a shortest open route.',
  'refusal.NOT_DARK': 'Building cards are drawn for the dark rooms just revealed, and this is none of them.',
  'refusal.ACTS_NOW': 'It is this Adventurer’s own Turn.',
  'refusal.PUT_AWAY': 'It lies in the Backpack and does nothing there.',
  'refusal.WORKS_BY_ITSELF': 'It works by itself as long as it lies there.',
  'refusal.ROLLS_BY_ITSELF': 'Armor is rolled when Attacks land.',
  'refusal.NO_DEED':
    '{deed, select, walk {No way leads out of this Zone now.} shoot {No Enemy in sight is in Range of a weapon in Hand.} strike {No Enemy stands here, or no Melee weapon is in Hand.} door {No closed door is at this Zone.} search {No Search token lies here.} gather {There is no Mana to gather here.} take {Nothing lies here that could be taken.} trade {Nobody stands here to trade with.} other {There is nothing to rearrange.}}',
  'refusal.TOKEN_TAKEN': 'This Objective has been taken.',
  'refusal.TOKEN_ELSEWHERE': 'The token lies in {zone, the}; it has to be taken there.',
};
