// Why Careful would do it: hints, and what bots say for themselves, in English.

export const reasons = {
  'advice.points':
    'Played on with care, the game brings about {n, plural, one {# point} other {# points}} on average, the next best {next}.',
  'advice.points.alone':
    'Played on with care, the game brings about {n, plural, one {# point} other {# points}} on average.',
  'advice.points.even':
    'Played on with care, the game brings about {n, plural, one {# point} other {# points}} on average; nothing else is surely better.',
  'advice.points.review':
    'Played on with care, the game then brings about {n, plural, one {# point} other {# points}} on average, with what was done {given}, give or take {error}.',
  'advice.points.axis': 'Points the game brings, on average',
  'odds.roll': 'Rolling {n, plural, one {# die} other {# dice}}',
  'odds.roll.pays': 'pays for {ability}',
  'odds.roll.wound': 'shows a wound',
  'odds.clears': 'Played on with care, this round',
  'odds.clears.yes': 'clears a room more',
  'odds.clears.no': 'clears none',
  'reason.training':
    'Experience buys abilities and scores; there {n, plural, one {is # point} other {are # points}} of it to spend.',
  'reason.space':
    'A wound needs a place: {n, plural, =0 {no health space is} one {one health space is} other {# health spaces are}} free.',
  'reason.clear':
    '{n, plural, =0 {No wound} one {One wound} other {# wounds}} on the Health Track: clearing makes room for the next.',
  'reason.recon': 'It can then be used once without {n, plural, one {the die} other {the # dice}} it costs.',
  'reason.reconHalf':
    'One recon more, and it can be used once without {n, plural, one {the die} other {the # dice}} it costs.',
  'reason.purchase': 'It then has {n, plural, one {one charge} other {# charges}}, each a use without dice.',
  'reason.loot': 'The next Loot space scores {n, plural, one {a point} other {# points}} more.',
  'reason.lootDone': 'The rest would bring nothing more.',
  'reason.buy':
    'It pays in {n, plural, one {the round that is left} other {each of the # rounds that are left}}.',
  'reason.planned':
    'No action is left, and {n, plural, =0 {no experience to spend} other {the # experience is better kept}}.',
  'reason.rollSome':
    '{n, plural, one {One die stays: it is} other {# dice stay: they are}} part of a set. The others may complete it.',
  'reason.rollFresh':
    '{n, plural, one {A fresh die shows nothing} other {Fresh dice show nothing}} until rolled.',
  'reason.rollAll': 'What these dice show is not worth keeping.',
  'reason.firstMove': 'Nothing you have ready takes you to another room yet.',
  'reason.anotherMove': 'It takes you a room further.',
  'reason.crowd': '{n, plural, one {An enemy stands} other {# enemies stand}} in your room.',
  'reason.assign':
    'The set is complete, and worth its dice: {n, plural, one {one is} other {# are}} ready then.',
  'reason.assignWound': 'Wound dice clog the pool; on the Health Track they are out of the way.',
  'reason.take': 'More dice make more sets{n, plural, =0 {} other {, and others want them too}}.',
  'reason.endTurn': 'Nothing more is worth doing in this turn.',
  'reason.stop': 'Another roll would bring nothing.',
  'reason.resume': 'There are dice again, and time to use them.',
  'reason.wait': 'There is nothing worth doing at the moment.',
  'reason.useMove':
    'The best way in sight through the den begins with it; {n, plural, one {one set waits} other {# sets wait}} to be used.',
  'reason.use':
    '{n, plural, =0 {} one {An enemy stands in your room. } other {# enemies stand in your room. }}The best way forward in sight begins with it.',
  'reason.useItem': 'Its charge does the most good now.',
  'reason.startDone': 'What is left would bring nothing, and cannot be kept for later.',
  'reason.done':
    'Nothing better is in sight than to stop here: {n, plural, =0 {no set is left} one {one set stays unused} other {# sets stay unused}}.',
  'reason.skip':
    'The best way forward in sight does without it: {n, plural, =0 {no set waits} one {one set waits} other {# sets wait}} to be used.',
  'reason.boss': 'Damage to the boss scores, and killing the boss scores most.',
  'reason.enemy':
    'The best way forward in sight begins with it: {n, plural, =0 {nobody else stands} one {one more stands} other {# more stand}} in that room.',
  'reason.objective': 'An objective is to be met there.',
  'reason.roomLoot': '{n, plural, one {There is loot} other {There are # loot icons}} to collect there.',
  'reason.onward':
    'The best way forward in sight leads there: {n, plural, =0 {nobody stands} one {one enemy stands} other {# enemies stand}} in the way.',
} as const;
