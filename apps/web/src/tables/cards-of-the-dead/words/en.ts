/** English: what this table says beyond the game's own words. These ids define the catalogue. */

export const en = {
  'keyword.CD-SPEED-01': 'Instant',
  'keyword.CD-SPEED-02': 'Fast',
  'keyword.CD-NOISE-01': 'Noise',
  'keyword.CD-DMG-MEL-01': 'Melee Damage',
  'keyword.CD-DMG-RNG-01': 'Range Damage',
  'keyword.CD-DMG-PAR-01': 'Paralyzing Damage | paralysed',
  'keyword.CD-DMG-EXP-01': 'explodes | Explodes | explosion',
  'keyword.CD-USES-01': 'Uses',
  'keyword.CD-AMMO-01': 'Ammunition',
  'keyword.CD-WALK-02': 'Walk',
  'crumb.day': 'Day {day} of 3',
  'crumb.turn': '{survivor}, {n, plural, =0 {no actions} one {# action} other {# actions}}',
  'place.main': 'The street, day {day}',
  'place.market': 'The Market',
  'place.pharmacy': 'The Pharmacy',
  street: 'Street',
  row: 'Row {row}',
  'back.common': 'Common card',
  'back.city': 'City card',
  'back.market': 'Market card',
  'back.pharmacy': 'Pharmacy card',
  'slot.face-down': '{back}, face down',
  'slot.known': '{card}, seen, face down again',
  'slot.up': '{card}, face up',
  'slot.open': 'can be turned over',
  'slot.covered': 'covered',
  'slot.at': 'Row {row}, card {n}',
  'slot.place': 'row {row}, card {n}',
  'piles.common': 'common pile {n}',
  'threat.kind': 'Threat, until the game ends',
  whisper: 'Last Whisper: open a space now',

  'near.left': 'Left: {list}',
  'near.right': 'Right: {list}',
  'near.behind': 'Behind it: {list}',
  'near.before': 'Lying on it: {list}',

  'area.title': 'Playing area',
  'area.note': 'acts left to right',
  'area.free': '{n} free of 7.',
  'area.none': 'None free means the last whisper.',
  'space.free': 'Free',
  'space.blocked': 'Blocked',
  'space.shut': 'shut',
  'space.name': 'Space {n}: {what}',
  'space.card': '{card}, {left} of {hitPoints, plural, one {# Hit Point} other {# Hit Points}}',
  'space.turns': 'Turn Token {n} of {of}',
  'space.paralysed': 'paralysed',
  'space.left': '{n} left',
  'space.falls': 'falls',
  'space.taken': 'taken',

  'does.hits': '{card} hits {survivor} for {n}.',
  'does.explodes': '{card} explodes for {n}.',
  'does.noise': '{card} makes {n} Noise: zombies may come.',
  'does.calls': '{card} calls a Baby Ghoul.',
  'does.paralyses': '{card} paralyses {survivor}.',
  'does.skips': '{card} cannot move.',
  'does.waits': '{card}: in {n, plural, one {# more turn} other {# more turns}}.',
  'forecast.none': 'Nothing attacks.',
  'forecast.damage': '{survivor} takes {n} ({vitality} left)',
  'forecast.dies': '{survivor} takes {n} and dies',
  'forecast.absorbed': '{n} absorbed',
  'forecast.uncertain': 'and whoever hears the noise',
  'forecast.more': '{n} more',

  'if.title': 'If you turn this',
  'if.any': 'Under the cards',
  'if.zombies': 'of {total} unseen are zombies',
  'if.exit': '{n, plural, one {It is the EXIT} other {One of these # is the EXIT}}',
  'if.is': 'A card you know: {card}.',
  'if.ends': 'Your turn ends.',
  'if.list': 'The unseen cards',
  'if.all': 'All {total} unseen',
  'if.bar':
    '{zombie, plural, one {# zombie} other {# zombies}}, {resource, plural, one {# resource} other {# resources}}, {other, plural, one {# other} other {# others}}',
  'if.phone': 'of {total} unseen are zombies. Turning one ends your turn.',

  vitality: 'Vitality',
  immunity: 'Immunity',
  actions: '{n} of 3 Actions left',
  equipped: 'Equipped',
  gear: 'Gear',
  hand: 'Hand',
  'hand.n': 'Hand, {n} of {of}',
  'reserve.n': 'Reserve, {n} of {of}',
  'no-weapon': 'no weapon',
  'no-ammo': 'no ammo',
  'worn.left': '{card}, absorbs {n} more',
  free: 'free',
  'uses.left': '{n, plural, one {# Use left} other {# Uses left}}',
  'face.B': 'Automatic',
  'face.A': 'Semiauto',
  'skill.used': 'used this turn',
  'skill.ready': 'ready',
  'skill.late': 'too late this turn',
  dead: 'dead',
  paralysed: 'paralysed',
  low: 'low',
  'advice.turn': 'Press a lit card. Turning a face-down one ends your turn.',
  'advice.last': 'Your last Action: only a walk turns a card over. Either way your turn ends.',
  'advice.whisper': 'Destroy a card there, or pick one up.',
  'end-turn': 'End turn',
  none: 'None of them',
  'shared.zombies': 'Zombies eliminated',
  'shared.noise': 'Noise made',
  'shared.indoors': 'Indoors visited',
  'shared.exit': 'EXIT',
  'exit.found': 'found',
  'exit.hidden': 'not found',
  'shared.notes': 'Coach notes',

  'menu.title': 'What to do with {piece}?',
  'menu.or': 'Or press what else is lit.',
  'tray.keep': 'Drawn cards',
  'tray.keep.note': 'One of them may stay.',
  'tray.room': 'What makes room?',
  'tray.room.note': 'The Hand is full: one card goes, or this one stays where it is.',
  'tray.toll': 'The toll',
  'tray.toll.note': 'Half is rounded up, and it can kill.',
  'tray.pay': 'Who pays?',
  'tray.pay.note': 'Whether anybody pays decides what the event does.',
  'tray.trade': 'The Trader',
  'tray.trade.note': 'For each card handed over, one comes from the Survival Kit.',
  'tray.limit': 'Too many cards',
  'tray.limit.note': 'Five cards are the most a Hand holds.',
  'tray.reorder': 'Seen through the Binoculars',
  'tray.reorder.note': 'They go back face down, each to the place above it.',
  'tray.earlier': 'Earlier',
  'tray.later': 'Later',

  'banner.day': 'Day {day}',
  'banner.indoors': 'Indoors: {zone}',
  'banner.out': 'Back to the street',

  'day-end': 'Day {day} is behind you',
  'day-end.found': '{n, plural, =0 {nothing found} one {# card found} other {# cards found}}',
  'day-end.destroyed':
    '{n, plural, =0 {nothing destroyed} one {# thing destroyed} other {# things destroyed}}',
  'day-end.hurt': '{n} Vitality in all',
  'day-end.next': 'On to day {day}',
  'end.won': 'Out of the city',
  'end.lost': 'The city keeps you',
  'end.day': 'Day {day} of 3.',
  'end.zombies':
    '{n, plural, =0 {no zombie eliminated} one {# zombie eliminated} other {# zombies eliminated}}',
  'end.noise': '{n, plural, =0 {no Noise made} other {# Noise made}}',
  'end.alive': '{survivor}: alive, Vitality {vitality}',
  'end.died': '{survivor}: died on day {day}',
  'end.lost-one': '{survivor}: did not get out',
  'end.challenges': 'Challenges',
  'end.met': 'met',
  'end.missed': 'missed',
  'end.uncounted': 'Challenges were not counted in this game.',
  'end.lost-challenges': 'Only a group that gets out meets challenges.',
  'end.on-day': 'Day {day}:',
  'end.lost-here': 'Cost {lost} Vitality, {left} left.',
  'end.see': 'See the table',
  'end.show': 'Summary',
  'end.cost':
    'Took {hurt} Damage{lost, plural, =0 {} other {; # Vitality went to the infection and to hunger}}.',

  'coach.turn':
    'You have three Actions. Keep one to walk: turning over a lit card takes all that are left and ends your turn. Then the playing area acts. The EXIT lies in the far row.',
  'coach.zombie':
    'A zombie stands in the playing area. It hits the active survivor in every Game turn until it is destroyed.',
  'coach.timer': 'A card with an hourglass counts turns. When the count is full, it does what it waited for.',
  'coach.explosion':
    'It explodes when destroyed by anything but Range Damage, and hits its neighbours and all survivors.',
  'coach.resource':
    'A resource came close. Picking it up costs one Action; it stays until you do, and takes up a space.',
  'coach.blocked':
    'The horde shuts a space. Nothing can enter it and nothing can attack it. Seven shut spaces are the end.',
  'coach.whisper': 'No space is free. Open one before this turn ends: destroy a card, or pick one up.',
  'coach.noise': 'Noise draws cards. Every zombie among them comes straight to you.',
  'coach.immunity': 'No Immunity is left. Each turn now costs Vitality. An Antiviral helps.',
  'coach.paralysis': 'A paralysed survivor misses the next turn; a paralysed card too.',
  'coach.place':
    'A place can be walked through: the EXIT ends the day, a shop opens a small street of its own, once.',
  'coach.threat': 'A Threat is in force for the rest of the game.',
  'coach.fast': 'Fast cards enter before the Game turn and act at once.',
  'coach.known': 'The eye marks a card everybody has seen. It lies face down again, but it is no secret.',
  'coach.indoors':
    'You are indoors: a small street of its own. Its EXIT leads back to where you were; the place cannot be visited again.',
  'coach.tools':
    'An obstacle with a wrench can be opened with a ToolKit instead of being beaten down. Some hide a reward.',
  'coach.ammo': 'This weapon needs ammunition: load a card from the hand for one Action before you attack.',
  'coach.last-use':
    'One Use is left on the weapon. After it the weapon is discarded; have another one in the hand.',
  'coach.full':
    'The hand is full. What you pick up now goes to the Reserve, or a card has to be discarded for it.',
  'coach.fallen':
    'A survivor has died and turned. What their card says as a zombie holds for everybody from now on.',

  'lesson.street':
    'You are Rick, and this is the street. Every card lies face down, and each row lies on the corners of the row behind it. Only a card that nothing covers can be turned over: those are lit.',
  'lesson.goal':
    'Somewhere in the far row lies the EXIT. Find it, walk through it, and the day is over. Do that on three days and you are out of the city. This lesson is the first day, and takes six or seven minutes.',
  'lesson.body':
    'This is how Rick is doing. Hearts are Vitality: at 0 he is dead. The helix is Immunity: it falls by 1 whenever his turn begins, and once it is gone, Vitality pays instead. Nobody can wait here for long.',
  'lesson.equip':
    'Each turn gives three Actions: the three dots. Arm Rick first: press the Bat in his hand, then “Equip Bat”. The sword on a card is its Damage, the round arrows are its Uses.',
  'lesson.odds':
    'What lies under the cards? The count is made from all cards nobody has seen yet; red are zombies. Point at a lit card, or press it once, and it also tells what would attack in this turn.',
  'lesson.walk':
    'Now walk: press the marked card of the street and confirm. Walking turns one card over. It takes all Actions that are left and ends the turn, so do everything else first. What was turned over cannot be taken back.',
  'lesson.game-turn':
    'After every walk comes the Game turn: all that stands in the playing area acts, from left to right. Then the card you turned over comes close and takes a space. This Zombie came last, so it has not bitten yet. The red number tells what the next Game turn will cost you.',
  'lesson.attack':
    'So do not let it come to that: press the Zombie and attack it with the Bat. That costs one Action and one Use of the Bat. The Bat deals 4 Damage, and the Zombie has 3 hearts.',
  'lesson.spaces':
    'Gone, and its space is free again. Count the free spaces: every card that comes close needs one. One is blocked from the start, and a Horde blocks more. When none is free, that is the Last Whisper: free one in that very turn, or the city keeps you.',
  'lesson.hint':
    'When you do not know what to do, press Hint in the bar: a bulb marks what a careful player would do, and the bar says why. Help opens the rule that is being played. Undo takes back whatever revealed nothing. During the lesson Hint shows what the lesson asks for.',
  'lesson.walk-on':
    'Nothing is near, so walk on: the marked card, beside the gap. Once nothing lies on the corners of a card further back, that card can be turned over too.',
  'lesson.pick':
    'A Canned Soup, a resource. It bites nobody, but it fills a space, and it helps only in your hand. Press it and pick it up into the Hand, for one Action. The Hand holds five cards. The Reserve holds three more, but those have to be fetched before they can be used.',
  'lesson.antiviral':
    'Immunity is down to 9. Press the Antiviral in your hand and use it: for one Action it gives 5 back, though never more than Rick began with. A card like this is gone once it was used.',
  'lesson.run':
    'Every survivor has a skill. Rick’s is RUN: as the first thing in a turn he may pay all three Actions for a walk that turns over two cards. Quick, and twice as risky. You have used Actions already, so it is too late for it in this turn.',
  'lesson.second-row':
    'One Action is left, and one is enough to walk. The marked card of the second row is free now. Behind it begins the far row.',
  'lesson.noise':
    'A Siren. Some cards happen as soon as they are turned over, and this one makes Noise. Each point of Noise draws a card, and every zombie drawn comes straight to you. Two came, before the Game turn, so both have bitten already. Guns and explosions are loud as well.',
  'lesson.first-hit': 'Two Zombies, and three Actions. Hit the first one with the Bat.',
  'lesson.second-hit':
    'And the second. A weapon without Uses is discarded, and this is the last Use of the Bat. There is a Knife in the Reserve for later.',
  'lesson.far-row':
    'The playing area is empty again. Now the far row: its cards have a back of their own, for among them lie the EXIT, the shops, and stranger things. Turn over the marked one.',
  'lesson.exit':
    'The EXIT! A place comes close like any other card, and a walk leads through it. All survivors leave together. The Pharmacy and the Market are places too: each opens a small street of its own, full of things to take, and can be visited once. Nobody has to.',
  'lesson.soup':
    'Before you leave: the Zombies cost Rick 4 Vitality, and wounds stay from one day to the next. Use the Canned Soup you picked up.',
  'lesson.leave': 'Now press the EXIT and walk through it.',
  'lesson.day-two':
    'Day two. A new street is laid out, with worse cards among the others. What you carry stays yours. And there is a Threat now, named at the top: it makes things harder until the game ends. Day three brings another one.',
  'lesson.lose':
    'You win by walking through the EXIT of the third day alive. You lose when no survivor is alive, or when a turn ends under the Last Whisper without a free space.',
  'lesson.notes':
    'There is more out there: zombies that are faster than you, cards that count down, things that explode. The first time one of them matters, a short note tells you. All notes can be read again under Coach notes.',
  'lesson.end':
    'That was a whole day: arm yourself, walk, fight, pick up, leave. Play on from here, or sit down at a table of your own: alone, with friends, or with bots.',

  'short.zombie': 'Zombie',
  'short.crawler': 'Crawler',
  'short.runner': 'Runner',
  'short.fat-zombie': 'Fat Zombie',
  'short.zombie-screamer': 'Screamer',
  'short.mommy-zombie': 'Mommy',
  'short.baby-ghoul': 'Baby Ghoul',
  'short.spitter': 'Spitter',
  'short.infected-dog': 'Dog',
  'short.riot-zombie': 'Riot Zombie',
  'short.zombie-brute': 'Brute',
  'short.last-supper': 'Supper',
  'short.sweet-home': 'Home',
  'short.rooftop': 'Rooftop',
  'short.security-box': 'Strongbox',
  'short.showcase-medkit': 'Showcase',
  'short.vending-machine': 'Vending',
  'short.exit-indoors': 'Way out',
  'short.ammo-rifle': 'Rifle ammo',
  'short.ammo-gun': 'Gun ammo',
  'short.berserk-agent': 'Berserk',
  'short.explosive-agent': 'Explosive',
  'short.paralyze-agent': 'Paralyze',
  'short.bottle': 'Bottle',
  'short.canned-soup': 'Soup',
  'short.chem-set': 'Chem set',

  'stat.hp': 'Hit Points',
  'stat.damage': 'Damage',
  'stat.zombieDamage': 'Zombie Damage',
  'stat.explode': 'Explosion',
  'stat.paralyze': 'Paralyzing Damage',
  'stat.noise': 'Noise',
  'stat.uses': 'Uses',
  'stat.look': 'Cards seen',
  'stat.draw': 'Cards drawn',
  'stat.defence': 'Defence',
  'stat.ammo': 'Attacks',
} as const;

export type OwnId = keyof typeof en;
