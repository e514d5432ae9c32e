/** What the table of Vengeance says beside the game's own names. */

export const en = {
  own: 'Your board',
  'effect.then': 'then',
  'effect.bonus': '(with a double knife)',
  'effect.each': 'for each wound die',
  'effect.maybe': '(if you wish)',

  'crumb.setup': 'Set-up',
  'crumb.round': 'Round {n} of {of}',
  'crumb.flashback': 'Flashback',
  'crumb.rolling': 'Rolling',
  'crumb.fighting': 'Fighting',
  'crumb.resolution': 'Resolution',
  'crumb.over': 'The end',

  'deal.title': 'A game in one press',
  'deal.now': 'Deal me a game',
  'deal.note': 'Hero, items, boss and den by lot; you begin with the first Flashback.',
  'deal.rest': 'Deal me the rest',
  'solo.title': 'The solo challenge',
  'solo.dice': 'Dice in the supply',
  'solo.time': 'Time to take them',
  'solo.target': 'Points to reach',
  'solo.easy': 'Easy',
  'solo.medium': 'Medium',
  'solo.hard': 'Hard',
  'solo.dice-n': '{n, plural, one {# die} other {# dice}}',
  'solo.seconds-n': '{n, plural, one {# second} other {# seconds}}',
  'solo.rolls-n': '{n, plural, one {# roll} other {# rolls}}',
  'solo.points-n': '{n, plural, one {# point} other {# points}}',
  'solo.of': 'bot wins {n} of 100',
  'solo.odds': 'The careful bot wins {n} of 100 games like this.',
  'solo.measured':
    'Measured in {games, plural, one {# game} other {# games}} of calm play; between {low} and {high} are likely.',
  'race.some':
    'You reached for {wanted, plural, one {# die} other {# dice}}; {n, plural, one {one was} other {# were}} left.',
  'race.none': 'Somebody was first: no die is left.',
  'race.rival': '{who} had just taken {n, plural, one {one} other {#}}. The empty places stay empty.',
  'race.back': 'The empty places stay empty.',
  'end.stretched': 'Time stretched {n, plural, one {once} other {# times}}',
  'setup.waiting': 'The others are getting ready.',
  'setup.pick': 'Your hero’s board lies here once you have picked one.',
  'setup.heroes': 'The heroes',
  'setup.heroes-note': 'Everybody storms a den of their own. Pick who fights for you.',
  'setup.solo':
    'Solo challenge: {dice, plural, one {# die} other {# dice}} in the supply, {target} points to reach in four rounds. Pick who fights for you.',
  'setup.tiles': 'All tiles',
  'setup.tiles-of': 'All tiles of {hero}',
  'setup.items': 'Your items',
  'setup.items-note':
    'Your four items and their slots. The order changes nothing: keep it as it is if you like.',
  'setup.slot': 'Slot {n}',
  'setup.earlier': 'Further left',
  'setup.later': 'Further right',
  'setup.sides': 'Both sides of the den board',
  'setup.boss': '{n} health. Its last space is worth five points more.',
  'setup.side':
    '{rooms, plural, one {# room} other {# rooms}}, {minions, plural, one {# minion} other {# minions}}, {loot} loot, {points, plural, one {# point} other {# points}} in objectives',
  'hero.shadowman': 'Slips past enemies instead of fighting them, and kills in silence.',
  'hero.ironBelle': 'Hits hard at arm’s length. An old injury costs her two wounds.',
  'hero.vance': 'Shoots from next door, soon from two doors away.',
  'hero.nettle': 'Knives and leaps: quick through the den, reckless with henchmen.',
  'hero.brick': 'Walks through walls and bouncers, but only two dashes a round.',
  'hero.doc': 'Heals in the thick of it and numbs whoever stands in the way.',
  'hero.pixel': 'Gadgets: drones, bombs and scouting at half the price.',
  'hero.onyx': 'Poison, silk and single kills. Gunmen hurt her twice.',

  'die.fresh': 'Fresh die',
  'die.locked': 'locked',
  'die.kept': 'kept',
  'socket.either': 'gun or knife',

  'tray.label': 'Your dice',
  'tray.empty': 'empty',
  'tray.none': 'No dice in hand.',
  'said.fresh': 'Fresh dice show nothing until they are rolled.',
  'said.keep': 'Press the dice you want to keep, roll the rest, place sets on the abilities.',
  'said.locked':
    'A wound is locked until you place a set or give it a health space ({n, plural, =0 {none free} one {one free} other {# free}}).',
  'stand.stopped': 'You have stopped.',
  'stand.spent': 'You can do nothing more with dice.',
  'ring.of': 'of {time}',
  'ring.closing': 'to close',
  'ring.rolls': '{n, plural, one {roll} other {rolls}} of {of}',
  'ring.turn': '{who} rolls',
  'ring.first': 'Time starts with the first roll.',
  'supply.left': 'dice left',
  'supply.of': 'of {n} in all',
  'supply.closed': 'No more dice are taken.',
  'supply.ties': 'ties this round',
  'supply.spoken': '{n, plural, one {# die} other {# dice}} in the supply',
  'tile.sets': '{n, plural, one {# set} other {# sets}}',
  'tile.short': '1 short',
  'tile.payable': 'Your dice pay for it',
  'tile.ways': 'Other ways to pay for {name}',
  'tile.free': 'free slot',
  'tile.held': 'on your board',
  'tile.price': '{n} experience',
  'tile.recon': '{n, plural, one {one Recon} other {# Recons}} to scout it',
  'recon.half': 'half scouted',
  'recon.marked': 'scouted',
  'recon.nextRound': 'scouted for the next round',

  'flash.slots': 'The flashback dice',
  'flash.free': 'Free action',
  'flash.used': 'used',
  'flash.open': 'open',
  'flash.all-used': 'All four actions are taken. Abilities can still be bought.',
  'flash.shop': 'Your eight abilities, four at most on the board',
  'flash.experience': '{n} experience to spend',
  'flash.basics': 'Everybody has these',
  'flash.title': 'A flashback action',
  'way.training': 'Mark two experience spaces',
  'way.loot': 'The next Loot space',
  'way.space': 'One health space more',
  'way.clear': 'Clear two wounds',
  'loot.title': 'Loot to collect: what for?',
  'loot.rooms': 'Rooms with loot',

  'den.title': 'Den {code} · {name}',
  'tag.falls': 'falls',
  'tag.evaded': 'evaded',
  'tag.shaken': 'shaken',
  'objective.met': 'done',
  'objective.lost': 'out of reach',
  'objective.killCount': '{enemy}',
  'objective.clearInOneRound': 'clear in one round',
  'objective.healthSix': 'six hearts',
  'objective.visitAdjacent': 'visit all next door',
  'objective.hitBoss': 'hit the boss',
  'objective.visitRooms': 'rooms visited',
  'objective.killAdjacent': 'kill next door',
  'room.lootable': 'loot is yours',
  'room.here': 'you are here',
  'room.visited': 'visited',
  'room.unvisited': 'not visited',
  'room.nobody': 'nobody',
  'room.loot': '{n} loot',
  'enemy.evaded': 'evaded',
  'enemy.dead': 'dead',
  'enemy.shaken': 'shaken',
  'boss.left': '{n} of {of} health left',
  'boss.guards': 'shielded by {n, plural, one {one guard} other {# guards}}',
  'legend.grunt': 'grunt guards the boss',
  'legend.toughGuy': 'tough guy, two hits',
  'legend.bouncer': 'bouncer bars the way',
  'legend.henchman': 'henchman',
  'legend.gunman': 'gunman, next door too',

  health: 'Health',
  training: 'Training',
  loot: 'Loot',
  items: 'Items',
  beatings: 'Beatings',
  'beatings.label': '{n, plural, =0 {No Beating} one {One Beating} other {# Beatings}}: the second one kills',
  'pool-limit': 'pool limit {n}',
  'health.label':
    'Health: {free} free, {wounds, plural, one {# wound} other {# wounds}}, {dice, plural, one {# wound die} other {# wound dice}}',
  'training.label':
    'Training: {marked} marked, {experience} to spend, worth {worth}, {next} after the next Training',
  'loot.label': 'Loot: {n} crossed out, worth {worth}, {next} with one more',
  'item.charges':
    '{n, plural, =0 {No charge} one {One charge} other {# charges}}, {left, plural, =0 {no square left} one {one square left} other {# squares left}}.',
  'item.use': 'Can be expended now',
  sets: 'Sets',
  'sets.order': 'Sets from the roll, in any order',
  'sets.none': 'No sets this round.',
  'set.used': 'used',
  'set.step': '{n} of {of}',
  'set.free': 'no dice',
  'set.recon': 'from Recon',
  'set.passive': 'works by itself',
  'due.now': 'If you end now: {n, plural, =0 {no wound} one {# wound} other {# wounds}}.',
  'due.then': 'After this: {n, plural, =0 {no wound} one {# wound} other {# wounds}}.',
  'due.henchman': '{n} from henchmen',
  'due.gunman': '{n} from gunmen',
  'due.boss': '{n} from the boss',
  'due.guarded': '({n} kept off)',
  'due.beating': 'Your health would be full of wounds: a Beating.',
  held: 'A bouncer holds you in this room.',
  'reach.takes': 'Can take {n, plural, one {one enemy} other {any of # enemies}}.',
  'reach.boss': 'Can hurt the boss.',
  'reach.can-clear': 'Can clear: {rooms}.',
  'reach.opens': 'Leads to: {rooms}.',
  'reach.can-meet': 'Can meet the objective: {rooms}.',
  'reach.nothing': 'Nothing is in its reach.',
  'reach.clears': 'can be cleared',
  'reach.cleared': 'cleared',
  'reach.meets': 'objective in reach',
  'ending.score':
    '{n, plural, one {point} other {points}} if the round ends here{loot, plural, =0 {} other {, # loot counted}}',
  'ending.dies': 'if the round ends here: the second Beating, and dead',
  'score.now': 'points if it ended now',

  'seat.den': 'Den of {who}',
  'seat.points': '{n, plural, one {# point} other {# points}}',
  'seat.rolling': 'rolling',
  'seat.stopped': 'stopped',
  'seat.spent': 'spent',
  'seat.done': 'done',
  'seat.dead': 'dead',
  'seat.sets': '{n, plural, one {# set} other {# sets}} placed',

  'bar.roll': '{n, plural, =0 {Nothing to roll} one {Roll one die} other {Roll # dice}}',
  'bar.roll-one': 'Roll the {face}',
  'bar.take': 'Take dice',
  'bar.stop': 'Stop',
  'bar.hand-on': 'End the turn',
  'menu.title': '{piece}: how?',
  'menu.or': 'Or press what goes with it.',
  'advice.step': '{name}, effect {n} of {of}.',
  'advice.roll':
    '{n, plural, =0 {No ability is payable yet.} one {One ability is payable now.} other {# abilities are payable now.}}',
  'advice.calm':
    'One roll, then sets. {n, plural, =0 {Nothing is payable yet.} one {One is payable now.} other {# are payable now.}}',
  'advice.plan':
    '{n, plural, =0 {All actions are taken.} one {One action is left.} other {# actions are left.}} Abilities cost experience.',
  'advice.fight': 'Choose a set, a scouted ability or an item.',

  'status.tracks': '{experience} experience to spend, loot {loot}',
  'status.score': '{n, plural, one {# point} other {# points}} if it ended now',
  'threats.none': 'Nothing threatens yet.',
  neighbours: 'Doors lead to:',

  'end.show': 'How it ended',
  'end.see': 'See the den',
  'end.target': 'Points to reach: {n}',
  'end.sheet': 'The score, line by line',
  'end.round': 'Round {n}:',
  'score.loot': 'Loot',
  'score.training': 'Training',
  'score.bossDamage': 'Damage to the boss',
  'score.bossKill': 'Boss killed',
  'score.objectives': 'Objectives',
  'score.escape': 'Rooms with enemies on the way out',
  'score.total': 'Total',
  'score.tie': 'Free health (breaks ties)',

  'lesson.welcome':
    'You are Iron Belle, and you want revenge on a boss who sits behind nine rooms of hired muscle. A game has four rounds, and each has four parts: you remember, you roll, you fight, and the den answers. This lesson plays the first of them. Nothing runs out here; take your time.',
  'lesson.den':
    'Your four items lie on their slots; their order changes nothing, so confirm it. Then choose where to break in: both sides of your den board are drawn here, with every enemy. Take the front, the Blue Lantern Club.',
  'lesson.rounds':
    'Points come from five places: training, loot, damage to the boss, killing the boss, and the objectives written in some rooms. At the end every room with living enemies on your way out costs a point. Alone you need eighteen.',
  'lesson.flashback':
    'First the Flashback. Three dice were rolled for the whole table, and each gives you one action: here a purchase, a training and a recon. The fourth action is free. Take them in any order; what is done shows as used.',
  'lesson.train':
    'Training marks two experience spaces. They score at the end, and they pay for abilities. Open the second die and train.',
  'lesson.free': 'The free action may be anything but loot. Train once more: that makes four experience.',
  'lesson.buy':
    'These eight abilities are yours alone; four of them fit on your board. The number is the price, the sockets are the dice a set needs. Buy Jab: a runner and a knife for one hit.',
  'lesson.purchase':
    'A purchase marks a square of an item, and a marked square is one use. Charge the Brass Knuckles: a hit without dice.',
  'lesson.recon':
    'Recon scouts an ability: it can be used once in the coming fight without any dice. Big abilities need two. Scout Dash, which moves you one room.',
  'lesson.planned':
    'All four actions are taken. If you ever leave some open, the button says so before you lose them. You are ready.',
  'lesson.supply':
    'Now the heart of the game. You hold four dice. The supply in the middle is shared, and with other players everybody rolls at once and grabs from it until it is gone. The ring shows time: in calm play it counts rolls.',
  'lesson.roll': 'Fresh dice show nothing. Roll all four, with the button or with R.',
  'lesson.sockets':
    'Two runners, a gun and a knife. Below, every ability shows its sockets; those your dice would fill are lit, and what you can pay for completely is outlined. One socket missing is marked as short.',
  'lesson.place':
    'Two runners pay for Dash exactly. Press it: the dice stay there as a set for the fight, and you take new ones from the supply at once.',
  'lesson.keep':
    'Press a die to keep it; the others are rolled. Keep the knife for Jab and roll the rest. It is kept for you here.',
  'lesson.wound':
    'A wound fell. It is locked: it cannot be rolled again and takes up a place in your hand. There are two ways out. Placing any set frees one wound die, and a wound die may be put on a free health space, where it becomes a real wound.',
  'lesson.release':
    'You have a runner and a knife: place them on Jab. That frees the wound die, which will be rolled again with the others.',
  'lesson.roll-on': 'Keep the knife that is left and roll the fresh dice once more.',
  'lesson.budget':
    'You may go on like this until the supply is empty or the ring has run out; then nothing more is taken. Sets on the same ability add up. Dice without a set are lost, so greed has a price, but stopping early has one too.',
  'lesson.stop': 'For the lesson two sets are enough. Stop rolling.',
  'lesson.shapes':
    'The fight. This is your den: thick lines are walls, gaps are doors, and each shape is an enemy. A circle shields the boss, a double square takes two hits, an octagon does not let you leave its room, a triangle wounds whoever ends there, and a diamond shoots next door as well.',
  'lesson.use': 'Your sets lie below, to be used in any order, one after the other. Begin with Dash.',
  'lesson.move':
    'Rooms you can reach are outlined. Go to the Cloakroom. The box in its corner is crossed out: it is visited for good.',
  'lesson.toll':
    'Look here before you end a fight: it says what the enemies would do if you stopped now. The henchman beside you would wound you, and so would the gunman behind the door.',
  'lesson.jab': 'Deal with the henchman: use Jab.',
  'lesson.hit':
    'Whom does it hit? Targets are outlined, and pointing at one shows what would become of it. Press the henchman.',
  'lesson.objectives':
    'The Cloakroom is cleared, and its star is yours when the fight ends. Some rooms carry an objective with its points and how far you are; you must be in the room when it is met. You still have a scouted Dash and the Brass Knuckles, but deeper in it only gets worse today.',
  'lesson.fought':
    'End the fight. The button warns you about what stays unused; items keep their charges, sets and recon marks are lost.',
  'lesson.loot':
    'Resolution begins with loot: one star from every room that is visited and cleared. It may become any flashback action. Take a space of the Loot Track, which is worth more with every step.',
  'lesson.resolution':
    'Then the enemies answer: the gunman next door wounded you. If every health space were crossed out you would take a Beating: your health starts afresh, but you roll one die less for the rest of the game. The second Beating is the end.',
  'lesson.score':
    'That was a round. The same four parts come three times more, with stronger abilities, deeper rooms and a boss who falls only when nobody shields him. The points you would have now always stand beside your hearts.',
  'lesson.clock':
    'In real time the ring counts seconds, thirty or forty-five of them, and starts with your first roll. Nothing asks twice, a press rolls at once, and the keys are R to roll, T to take, S to stop and the numbers to place sets. Try half a minute of it when you like.',
  'lesson.end':
    'The bulb tells you what a careful player would do and why, and every blocked thing answers when you press it. Play on here, or start a table of your own.',
  'lesson.try-clock': 'Half a minute against the clock',
  'clock.welcome':
    'Half a minute against the clock. The Flashback is done with one press; then the ring waits for you. Press start, roll, and place whatever pays.',
  'clock.go':
    'R rolls all dice that are not kept, the numbers place sets. When the ring is empty nothing more is taken; use up what you hold and stop.',
  'clock.over':
    'That was it. The sets you placed are now fought with, without any clock. Play this round to its end, or start a table of your own.',
  'coach.all': 'Notes so far',
  'coach.flashback':
    'Each flashback die is one action, the fourth is free. A die you cannot use may become any action but loot.',
  'coach.buy':
    'Experience buys abilities. Spending it never lowers the score: training counts what is marked.',
  'coach.replace': 'Four bought abilities are the most. Another one takes the place of one you give up.',
  'coach.half': 'Half scouted: a second Recon in this Flashback completes it, otherwise it is lost.',
  'coach.roll': 'Press a die to keep it. Rolling takes all others; wounds stay locked.',
  'coach.payable': 'A tile with an outline is paid for exactly. Placing a set also frees one wound die.',
  'coach.wound':
    'A wound die on a free health space is out of the way, and frees all other wound dice. It becomes a wound when the fight starts.',
  'coach.closed': 'No more dice are taken. What you hold may still be rolled and placed.',
  'coach.limit': 'After a Beating you hold three dice: sets of four are out of reach, unless scouted.',
  'coach.fight':
    'Sets, scouted abilities and items can be used in any order. Once begun, all effects of one follow in order.',
  'coach.bouncer': 'An active bouncer is in your room: you cannot leave until it is dead or evaded.',
  'coach.guards': 'The boss cannot be hurt while guards are active in the room.',
  'coach.dot': 'A shaken tough guy falls to the next damage, but only in this fight.',
  'coach.toll':
    'Somebody would wound you if the fight ended now. Henchmen do it in your room, gunmen also from next door.',
  'coach.beating':
    'Your health would be full of wounds: that is a Beating. Heal, leave or clear the room first.',
  'coach.loot': 'A visited and cleared room gives its star after the fight, wherever you are then.',
  'coach.last': 'The last round: at the end every room with living enemies on the way out costs a point.',
} as const;

export type OwnId = keyof typeof en;
