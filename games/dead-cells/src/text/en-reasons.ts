// Why `careful` would answer so.
const ROUND = '{round, select, 0 {0} 1 {I} 2 {II} 3 {III} other {IV}}';
const DURING = '{during, select, turn {Turn} other {Combat}}';
const LEAST = '{sure, select, yes {} other {at least }}';

export const enReasons = {
  'advice.cells':
    'Played on with care, the Run brings about {n, plural, one {# Cell} other {# Cells}} on average, the next best {next}.',
  'advice.cells.alone':
    'Played on with care, the Run brings about {n, plural, one {# Cell} other {# Cells}} on average.',
  'advice.cells.even':
    'Played on with care, the Run brings about {n, plural, one {# Cell} other {# Cells}} on average; nothing else is clearly better.',
  'advice.cells.review':
    'Played on with care, the Run then brings about {n, plural, one {# Cell} other {# Cells}} on average, with what was done {given}, give or take {error}.',
  'advice.cells.axis': 'Cells the Run brings, on average',
  'odds.combat': 'Played on with care, this Combat',
  'odds.combat.before': 'ends before Round IV, and nobody dies',
  'odds.combat.goesOn': 'goes on into Round IV',
  'odds.combat.dies': 'kills somebody first',
  'reason.waived': '{card, The} passes the Check, and no card of the hand is spent.',
  'reason.unhurt': 'It would only heal, and nobody is hurt.',
  'reason.noLantern': 'There seem to be too few Tactics cards: {n} {n, plural, one {is} other {are}} needed.',
  'reason.noChallenge': '{who, The} is hurt, with {n} of {of} Health left.',
  'reason.loot.blueprint': 'A Blueprint may bring new Equipment for good.',
  'reason.playCard': 'Played out with guessed cards, it ends best.',
  'reason.target': 'It is worth the most to strike now.',
  'reason.victim': '{n} Health would be left here after it, before Poison works for {poison}.',
  'reason.skill': 'Its effect is worth the most now.',
  'reason.roundZero': 'Its effect is worth the most now.',
  'reason.slot': 'It does the most in this Round.',
  'reason.slotLine': `The line of its card is due in Round ${ROUND}: {what}.`,
  'reason.loot': 'It is worth more to us than anything else there.',
  'reason.loot.scroll': 'A Scroll lifts one of our tracks by a step.',
  'reason.loot.rune': 'A Rune stays with us for good.',
  'reason.loot.tooth':
    'The shops take Teeth, and we have {n, plural, =0 {none} one {only #} other {#}} so far.',
  'reason.loot.cell':
    'Cells buy what stays after the Run, and we have {n, plural, =0 {none} one {only #} other {#}} so far.',
  'reason.loot.key': 'A Key opens what is locked, and we have {n, plural, =0 {none} other {#}}.',
  'reason.loot.potion':
    'A Potion keeps somebody alive, and we have {n, plural, =0 {none} other {# already}}.',
  'reason.loot.equipment':
    'We have {n, plural, =0 {no slot} one {# slot} other {# slots}} free among us for Equipment.',
  'reason.loot.vial': '{who, The} has only {n} of {of} Health left.',
  'reason.ally':
    '{who, The} without it: {n} of {of} Health, {shields, plural, =0 {no Shield} one {# Shield} other {# Shields}}.',
  'reason.survive': 'A death ends the Run.',
  'reason.useMutation': 'Left unused, {card, the} brings nothing.',
  'reason.equip': '{card, The} is worth no more to {who, the} than {what, the}.',
  'reason.payHandCheck': 'Of what would do for the {what} Check, {card, the} is missed the least in Combat.',
  'reason.eitherOr': 'That side brings more.',
  'reason.eitherOrBrings': 'It is worth more to us than the other side: {what}.',
  'reason.checkReward': '{who, The} gains the most by it: step {n} of {what} so far.',
  'reason.ringBell': 'With {n} of {of} Health, {who, the} is strong enough for what may come.',
  'reason.noBell': '{who, The} is First Player and has only {n} of {of} Health left.',
  'reason.lightLantern': 'There seem to be Tactics cards enough.',
  'reason.challenge': 'Nobody is hurt, and it pays.',
  'reason.nextRun': 'There is more to unlock.',
  'reason.placeCombat':
    'With {n, plural, one {# card} other {# cards}} it is the smallest deck in play that can use it.',
  'reason.purge': '{card, The} is the weakest card of the deck.',
  'reason.startBiome': 'The Boss before it is beaten already.',
  'reason.pathTo':
    'It leads to {what}, and {heroes, plural, one {{n} of {of} Health is left} other {we have {n} of {of} Health left among us}}.',
  'reason.pathThen': 'First {what}, and then the way goes on to {next}.',
  'reason.pathOut':
    'It is the way out, and {heroes, plural, one {{n} of {of} Health is left} other {we have {n} of {of} Health left among us}}.',
  'reason.has': '{who, The} has {n} of {of} Health left.',
  'reason.bears': 'With {n} of {of} Health, {who, the} can bear it.',
  'reason.scrollStep': '{who, The} stands at step {n} of {what}, with {of} Health in all.',
  'reason.slotFree': '{who, The} has a slot free for it.',
  'reason.slotWeaker': 'It is worth more to {who, the} than {card, the}.',
  'reason.slotNobody': 'Nobody would gain by it.',
  'reason.frozen': '{who, The} has no more lines to lose than anybody else.',
  'reason.price': 'It costs {n} of our {of, plural, one {# Tooth} other {# Teeth}}, and serves us longer.',
  'reason.keepTeeth': 'Nothing here is worth more than the {n, plural, one {Tooth} other {# Teeth}} we have.',
  'reason.nobodyWeak': 'Nobody is worse off than {who, the}, with {n} of {of} Health.',
  'reason.cells': 'We have {n, plural, one {# Cell} other {# Cells}}, and what is not spent is lost.',
  // The same in other words, where it would be said twice in a row.
  'reason.cells.again': 'What is left of them, {n}, is lost when the next Run begins.',
  'reason.victimShield.again':
    'It costs {who, the} no Health: {n, plural, one {# Shield is} other {# Shields are}} there.',
  'reason.victimKeeps.again': 'Whoever takes it here still has {n} Health.',
  'reason.nobodyWeak.again': 'It can wait: {who, the} is the worst off, at {n} of {of} Health.',
  'reason.has.again': 'Health of {who, the}: {n} of {of}.',
  'reason.bears.again': '{who, The} can take it, at {n} of {of} Health.',
  'reason.ally.again':
    'Nobody stands better than {who, the}: {n} of {of} Health, {shields, plural, =0 {no Shield} one {# Shield} other {# Shields}}.',
  'reason.scrollStep.again': 'It is step {n} of {what} so far for {who, the}, who has {of} Health in all.',
  'reason.slotFree.again': 'Nothing has to go for it: {who, the} has a free slot.',
  'reason.price.again': 'For {n} of {of, plural, one {# Tooth} other {# Teeth}} it is still a good purchase.',
  'reason.onlyCard': 'It is the only card left to play.',
  'reason.cardLives':
    'Played out with guessed cards, everybody lives, and with the next best one somebody dies.',
  'reason.cardRisky':
    'Played out with guessed cards, somebody may die with it, and nothing else does better.',
  'reason.cardSpares':
    'Played out with guessed cards, the Group loses {n} Health, and {more} with the next best one.',
  'reason.cardStrikes': 'Played out with guessed cards, it strikes the Boss harder than the next best one.',
  'reason.cardGains':
    'Played out with guessed cards, it brings in more than the next best one, for {n} Health lost.',
  'reason.cardEven': 'Played out with guessed cards, none does better, and the Group loses {n} Health.',
  'reason.targetFalls': 'One Damage is enough to fell {foe, the}.',
  'reason.targetHarms': 'Its lines still hold {n} Damage for the Group.',
  'reason.victimCompanion': 'The Companion can take it instead of a Beheaded.',
  'reason.victimShield':
    '{who, The} has {n, plural, one {# Shield} other {# Shields}}, {n, plural, one {which} other {one of which}} stops it.',
  'reason.victimKeeps': '{n} Health would be left here after it.',
  'reason.victimFalls': 'Whoever takes it falls.',
  'reason.effectBurns': 'An Enemy burns already, and a second On Fire kills.',
  'reason.effectOther': 'It brings the most now: {what}.',
  'reason.effectState': '{what} weighs more here than anything else on offer.',
  'reason.effect.damage': '{n} Damage weighs more than anything else on offer.',
  'reason.effect.shield':
    '{n, plural, one {# Shield weighs} other {# Shields weigh}} more than anything else on offer.',
  'reason.effect.heal': 'Somebody is hurt, and {n} Health given back weighs the most.',
  'reason.sure.lives': `With it nobody falls in this ${DURING}, and with the next best somebody does.`,
  'reason.sure.savesPotion': `Nobody falls in this ${DURING}, and a Potion is saved.`,
  'reason.sure.fells': `With it {foe, the} falls before it acts in Round ${ROUND}.`,
  'reason.sure.spares': `With it the Group loses ${LEAST}{n} Health less than with the next best.`,
  'reason.sure.blocks': `With it Shields take ${LEAST}{n} Damage in Round ${ROUND}.`,
} as const;
