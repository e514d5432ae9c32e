// What `careful` gives as its reason, in English.

export const reasons = {
  'odds.shot':
    '{n, plural, one {# die} other {# dice}}, a hit at {need}+, before re-rolls and additional dice',
  'odds.shot.hits': '{n, plural, =0 {no hit} one {# hit} other {# hits}}',
  'odds.falls': 'Of the first target ({enemy})',
  'odds.falls.sure':
    'Of the first target ({enemy}), Sure Shot turning up to {n, plural, one {# failed die} other {# failed dice}}',
  'odds.falls.figures': '{n, plural, one {at least one falls} other {at least # fall}}',
  'odds.friends': 'Every miss hits an Adventurer who stands there: {each}',
  'odds.friends.hit': 'at least one miss',
  'odds.door': 'The die of the door',
  'odds.door.doom': 'adds a Doom token',
  'odds.room': 'The first card of a dark room is',
  'odds.room.card': '{n, plural, =0 {{what}} one {{what}} other {# × {what}}}',
  'odds.room.escort': '{enemy} with {n} × {enemy2}',
  'reason.boss':
    'The Boss: {n, plural, one {# more Wound takes} other {# more Wounds take}} {lives, plural, =0 {its last life} other {a life}}.',
  'reason.attackHere':
    '{n, plural, one {# Enemy stands} other {# Enemies stand}} in {zone, the} beside {friends, plural, one {# Adventurer} other {# Adventurers}}.',
  'reason.attackNotable': 'The Notable in {zone, the} would bring more Enemies.',
  'reason.attackFirst':
    '{n, plural, one {# Enemy} other {# Enemies}} in {zone, the}, struck before anybody has to stand beside them.',
  'reason.goal.objective': 'It is nearer to the Objective in {zone, the}.',
  'reason.goal.wakes': 'It is nearer to the Objective that wakes the Boss, in {zone, the}.',
  'reason.goal.treasure': 'It is nearer to the chest in {zone, the}.',
  'reason.goal.artifact': 'It is nearer to the Artifact in {zone, the}.',
  'reason.goal.search': 'It is nearer to a Zone to search: {zone, the}.',
  'reason.goal.boss': 'It is nearer to the Boss in {zone, the}.',
  'reason.goal.notable': 'It is nearer to the Notable whose end the Quest asks for, in {zone, the}.',
  'reason.goal.lock': 'It is nearer to the coloured door at {zone, the}.',
  'reason.goal.tower': 'It is nearer to the Stairs of the Tower.',
  'reason.goal.exit': 'It is nearer to the Exit.',
  'reason.goal.friend': 'It is nearer to a friend who lies in {zone, the}.',
  'reason.reach.objective': 'The Objective lies there, in {zone, the}.',
  'reason.reach.wakes': 'The Objective that wakes the Boss lies there, in {zone, the}.',
  'reason.reach.treasure': 'The chest stands there, in {zone, the}.',
  'reason.reach.artifact': 'The Artifact lies there, in {zone, the}.',
  'reason.reach.search': 'There is something to search there, in {zone, the}.',
  'reason.reach.boss': 'The Boss stands there, in {zone, the}.',
  'reason.reach.notable': 'The Notable whose end the Quest asks for stands there, in {zone, the}.',
  'reason.reach.lock': 'The coloured door is there, at {zone, the}.',
  'reason.reach.tower': 'The Stairs of the Tower are there.',
  'reason.reach.exit': 'The Exit is there.',
  'reason.reach.friend': 'A friend lies there, in {zone, the}.',
  'reason.pick.fight':
    '{adventurer} can strike {n, plural, one {# Enemy} other {# Enemies}} in {zone, the} without a step.',
  'reason.pick.boss': '{adventurer} can strike the Boss without a step.',
  'reason.pick.bound': '{adventurer} has nobody worth striking from here, and is bound for {zone, the}.',
  'reason.pick.idle':
    '{adventurer} has nobody worth striking from here, and is where the party needs somebody.',
  'reason.safer': 'Fewer Wounds threaten there: {n} at most instead of {more}.',
  'reason.into': '{n, plural, one {# Enemy is} other {# Enemies are}} to be fought in {zone, the}.',
  'reason.better': 'More can be done from there.',
  'reason.door': 'The way to {zone, the} leads through this door.',
  'reason.lock': 'The Quest asks for this door.',
  'reason.take.artifact': 'An Artifact is among the best Equipment there is.',
  'reason.take.objective': 'An Objective: then {n, plural, =0 {none is} one {# is} other {# are}} left.',
  'reason.take.treasure': 'Most chests hold a Potion; the party has {n, plural, =0 {none} other {#}}.',
  'reason.search': 'No Enemy is here, and better Equipment may lie about.',
  'reason.gather': 'There is only {n} Mana left.',
  'reason.gainMana': 'It costs nothing.',
  'reason.enchant': 'The Talisman does more now than another Action would.',
  'reason.shove': '{n, plural, one {# Enemy leaves} other {# Enemies leave}} the Zone, at no cost.',
  'reason.lead': '{adventurer} can make good use of an Action.',
  'reason.spent': 'No Action is left.',
  'reason.endTurn': 'Nothing within reach is worth an Action.',
  'reason.allot.noneFalls': 'Shared like this, these Attacks strike nobody down.',
  'reason.allot.fewFall':
    'Armor or a Potion may be needed; like this it seems least likely that somebody falls.',
  'reason.friendlyFire': 'Whoever can bear it best takes the stray hits.',
  'reason.reroll':
    '{n, plural, =0 {No die has missed.} one {# die has missed and can only get better.} other {# dice have missed and can only get better.}}',
  'reason.doorReroll': 'This face would bring a Doom token.',
  'reason.doorKeep': 'This face brings no Doom token.',
  'reason.sureShot': '{n, plural, one {# more hit is} other {# more hits are}} worth the Mana.',
  'reason.armorMana': 'Mana makes the Armor better, and Wounds are dearer.',
  'reason.saves': 'Without it {adventurer} falls.',
  'reason.noPotion': 'A Potion would not change who stands and who falls.',
  'reason.buy': 'Of what {gold} Gold can buy, it brings the most for its price.',
  'reason.doneBuying': 'Nothing else is worth its price.',
  'reason.keepAll': 'Somebody has a use for all that is left.',
  'reason.keepMana':
    '{adventurer} keeps {n, plural, =0 {the Mana} one {the one Mana} other {the # Mana}} for later.',
  'reason.letBe': 'Nothing that is offered is worth it to {adventurer}.',
  'reason.boost.roll':
    'Nothing offered before the roll is worth more to {adventurer} than {n, plural, one {the one die} other {the # dice}} as they are.',
  'reason.boost.crush':
    '{n, plural, =0 {It counts for {adventurer} without another die.} one {# more die is worth it: {adventurer} has {mana} Mana.} other {# more dice are worth it: {adventurer} has {mana} Mana.}}',
  'reason.boost.skill': '{skill}: worth one of the {mana} Mana that {adventurer} has.',
  'reason.boost.substitute':
    '{n, plural, one {# Enemy stands} other {# Enemies stand}} there: so many dice instead of {dice}.',
  'reason.boost.gainMana': '{adventurer} has {n} Mana, and more costs nothing.',
  'reason.hits':
    'Of {hits, plural, one {# hit} other {# hits}}, {n, plural, =0 {nobody falls yet, and the most dangerous one is weakened} one {one Enemy falls} other {# Enemies fall}}.',
  'reason.free.attack':
    '{adventurer} strikes {n, plural, one {# Enemy} other {# Enemies}} in {zone, the} without spending an Action of a Turn.',
  'reason.free.boss': '{adventurer} strikes the Boss without spending an Action of a Turn.',
  'reason.free.move': '{zone, The} is a better place for {adventurer}.',
  'reason.free.other': 'It is the best {adventurer} can do with an Action here.',
  'reason.dreaded': 'Of those it may be in {zone, the}, none is more dangerous than {enemy, the}.',
  'reason.mistZones':
    'Of the Mist Zones that get any, {zone, the} is farthest from everybody: {n, plural, =0 {somebody stands in it} one {# step} other {# steps}}.',
  'reason.tough': 'No Hit on {adventurer} is harder: {enemy}, {n, plural, one {# Wound} other {# Wounds}}.',
  'reason.armorReroll':
    '{n, plural, one {# Attack} other {# Attacks}} would still strike {adventurer}, who has {mana} Mana.',
  'reason.laid':
    '{adventurer} then has {n, plural, =0 {nothing} other {{cards}}} in hand{left, plural, =0 {} one {, and # card is left behind} other {, and # cards are left behind}}.',
  'reason.found':
    '{slot, select, hands {{adventurer} takes {card, the} in hand, and then has {cards} there} body {{adventurer} puts {card, the} on as Armor} pack {{card, The} goes into the Backpack, where it is ready for {adventurer}} talismans {{card, The} goes among the Talismans of {adventurer}} other {{adventurer} has no better place for {card, the} than the discard pile}}.',
  'reason.shareTalismans':
    '{n, plural, one {# Talisman} other {# Talismans}} for {people, plural, one {# Adventurer} other {# Adventurers}}: each to the one it suits best.',
  'reason.sell': 'Nobody has a use for {card, the}: it is worth {n} Gold to us.',
  'reason.newcomer':
    '{n, plural, =0 {Nobody in the party has} one {Only one in the party has} other {# in the party have}} the Class of {adventurer}; no other Class has fewer.',
  'reason.consent': '{adventurer} knows what to trade with {adventurer2}.',
  'reason.habit.relocate.again': 'The one in {zone, the} lies no nearer to anybody than the others do.',
  'reason.habit.darkRoom.again': 'No other of these rooms lies nearer to the party than {zone, the}.',
  'reason.habit.targetZone.again': 'In {zone, the} nobody falls as easily as elsewhere.',
  'reason.habit.destination.again': 'In {zone, the} nobody falls as easily as elsewhere.',
  'reason.habit.route.again': 'No way has fewer Adventurers on it than the one by {zone, the}.',
  'reason.habit.levelUp': 'Of the Skills offered it suits the Class of {adventurer} best.',
  'reason.habit.hitAndRun': 'That is the better place for {adventurer} in the Enemy Phase.',
  'reason.habit.targetZone': 'Those in {zone, the} can bear it best.',
  'reason.habit.destination': 'Those in {zone, the} can bear it best.',
  'reason.habit.route': 'By {zone, the} they pass the fewest Adventurers.',
  'reason.habit.darkRoom':
    '{even, select, yes {No room is nearer than {zone, the}} other {Of these rooms {zone, the} is nearest}}: what comes out can still be fought.',
  'reason.habit.relocate':
    '{even, select, yes {{n, plural, =0 {Somebody stands in each of them, so it may as well be {zone, the}} other {None of these is farther from everybody than {zone, the}}}} other {Of these, {zone, the} is farthest from everybody}}.',
  'reason.habit.removeSearch':
    '{even, select, yes {{n, plural, =0 {Somebody stands in each of them, so it may as well be {zone, the}} other {None of these is farther from everybody than {zone, the}}}} other {Of these, {zone, the} is farthest from everybody}}.',
  'reason.habit.bossTeleport':
    '{even, select, yes {Nowhere is nearer to the party than {zone, the}} other {Nearest to the party is {zone, the}}}: there it can be fought soonest.',
  'reason.habit.same': 'Their way leads through {zone, the} in any case.',
  'reason.habit.talismans': 'These suit {adventurer} best.',
  'reason.habit.buyWeapon': 'It suits the Class of {adventurer}, and leaves the others their share.',
  'reason.habit.buyFor': 'Nobody gains more by it than {adventurer}.',
};
