// DK-CMB: the odds of an attack as it would be rolled now: before boosts, re-rolls and additional dice.
import type { AttackChoice, Pay } from '../choices.ts';
import { hasFreeUse, isOf, WAIVED_MANA } from '../classes.ts';
import { choosesFreely } from '../combat/allot.ts';
import { attackOf, declared, lineCost, lineOf, type Blow, type How } from '../combat/blow.ts';
import { endangered } from '../combat/friendly-fire.ts';
import { bonusOf, canWound, diceOf, escalatedDice, isHit, penOf, woundsPerHit } from '../combat/numbers.ts';
import { classesOfArmor, hitsPerFigure } from '../combat/wounds.ts';
import { nameOf } from '../enemies/groups.ts';
import { bossStats, packsIn, statsOf } from '../enemies/packs.ts';
import { isUndead } from '../cards/undead.ts';
import type { Board, Who } from '../state.ts';

export interface TargetAhead {
  readonly enemy: string;
  readonly n: number;
  readonly armor: number;
  /** Hits that fell one of them; 0: its Armor keeps every hit off. */
  readonly hits: number;
}
export interface AttackAhead {
  readonly dice: number;
  /** The least face that hits. */
  readonly need: number;
  /** The chance of exactly 0, 1, 2 … hits. */
  readonly odds: readonly number[];
  /** In the order hits must go to them (DK-TPO-03), or as the player likes where `free`. */
  readonly targets: readonly TargetAhead[];
  readonly free: boolean;
  /** So many failed dice Sure Shot can turn; what falls and what goes astray counts with it. */
  readonly sure: number;
  /** The chance that exactly 0, 1, 2 … of them fall, hits being given so that most do. */
  readonly felled: readonly number[];
  /** DK-FF-02: whom misses hit, and the chance that there is one. */
  readonly endangered: readonly string[];
  readonly stray: number;
}

/** Ways to pay that take no Mana. */
const PLAIN: ReadonlySet<Pay> = new Set(['action', 'gift', 'class']);
const FACES = [1, 2, 3, 4, 5, 6] as const;

/** The chance of exactly so many hits with so many dice. */
export function oddsOf(dice: number, chance: number): number[] {
  let odds = [1];
  for (let die = 0; die < dice; die++)
    odds = Array.from(
      { length: odds.length + 1 },
      (_, hits) => (odds[hits] ?? 0) * (1 - chance) + (odds[hits - 1] ?? 0) * chance,
    );
  return odds;
}

function targetsOf(board: Board, blow: Blow): TargetAhead[] {
  const { at, zone } = blow;
  if (at === 'boss') {
    const { armor, wounds } = bossStats(board);
    const each = woundsPerHit(board, blow, 0, board.boss.kind);
    const hits = canWound(board, blow, 0, armor) ? Math.ceil((wounds - board.boss.wounds) / each) : 0;
    return [{ enemy: nameOf({ kind: board.boss.kind, boss: true }), n: 1, armor, hits }];
  }
  const undead = packsIn(board, zone).filter(({ kind }) => isUndead(kind));
  const packs = at === 'undead' ? classesOfArmor(undead).flat() : [board.packs[at]!];
  return packs.map((pack) => {
    const { armor } = statsOf(pack);
    const each = woundsPerHit(board, blow, 0, pack.kind);
    const hits = canWound(board, blow, 0, armor) ? hitsPerFigure(pack, each) : 0;
    return { enemy: pack.kind, n: pack.n, armor, hits };
  });
}

/** How many of these so many hits fell at most, and the hits that are left over; what nothing harms takes all of them. */
function fellMost(targets: readonly TargetAhead[], hits: number): { felled: number; left: number } {
  let [felled, left] = [0, hits];
  for (const { n, hits: each } of targets.filter((one) => one.hits > 0).toSorted((a, b) => a.hits - b.hits)) {
    const fallen = Math.min(n, Math.floor(left / each));
    felled += fallen;
    left -= fallen * each;
    // Too few to fell the next: they wound it, and are spent.
    if (fallen < n) return { felled, left: 0 };
  }
  return { felled, left: targets.some((one) => one.hits === 0) ? 0 : left };
}

/** DK-TPO-03: class by class of Armor, or all at once where hits are given freely. */
function felledBy(targets: readonly TargetAhead[], free: boolean, hits: number): number {
  if (free) return fellMost(targets, hits).felled;
  let [felled, left] = [0, hits];
  for (const armor of new Set(targets.map((one) => one.armor))) {
    const most = fellMost(
      targets.filter((one) => one.armor === armor),
      left,
    );
    felled += most.felled;
    left = most.left;
  }
  return felled;
}

/** The chance of each number that falls, from the chance of each number of hits. */
function felledOdds(odds: readonly number[], targets: readonly TargetAhead[], free: boolean): number[] {
  const felled = odds.map((_, hits) => felledBy(targets, free, hits));
  return Array.from({ length: Math.max(...felled) + 1 }, (_, n) =>
    odds.reduce((sum, chance, hits) => (felled[hits] === n ? sum + chance : sum), 0),
  );
}

/** A blow as it would be declared now. */
function blowOf(board: Board, who: Who, choice: AttackChoice, how: How): Blow {
  const plain = declared(who, choice, how);
  return { ...plain, escalated: escalatedDice(board, plain) };
}

/** The least face that hits; above every face where none does. */
function needOf(board: Board, blow: Blow): number {
  const bonus = bonusOf(board, blow);
  return FACES.find((face) => isHit(face, bonus, lineOf(blow).accuracy)) ?? FACES.length + 1;
}

/** What an attack is told by: with everything that counts for whoever makes it, before boosts and sixes. */
export interface AttackTold {
  readonly dice: number;
  readonly need: number;
  readonly pen: number;
  /** The Armor of everybody it could be aimed at keeps every hit off. */
  readonly weak: boolean;
}

export function aheadOf(board: Board, who: Who, choice: AttackChoice, how: How): AttackTold {
  const blow = blowOf(board, who, choice, how);
  return {
    dice: diceOf(board, blow),
    need: needOf(board, blow),
    pen: penOf(board, blow, 0),
    weak: targetsOf(board, blow).every(({ hits }) => hits === 0),
  };
}

export const attackAhead = (board: Board, who: Who, choice: AttackChoice, how: How): AttackAhead =>
  blowAhead(board, blowOf(board, who, choice, how), choiceCost(board, who, choice));

/** The Mana that a choice itself takes. */
const choiceCost = (board: Board, who: Who, { card, line, pay }: AttackChoice): number =>
  lineCost(board, who, card, lineOf({ card, line })) + (PLAIN.has(pay) ? 0 : 1);

/** DK-CLASS-RANGER-01: how many failed dice can be turned once `due` Mana is paid. */
function sureShots(board: Board, blow: Blow, due: number): number {
  if (attackOf(blow) !== 'ranged' || !isOf(board, blow.who, 'ranger')) return 0;
  const free = hasFreeUse(board, blow.who) ? WAIVED_MANA : 0;
  return Math.max(0, board.party[blow.who]!.mana - due) + free;
}

/** The chance of each number of hits once up to so many failed dice are turned. */
export const turnedOdds = (odds: readonly number[], sure: number): readonly number[] =>
  odds.map((_, hits) =>
    odds.reduce(
      (sum, chance, fell) => (Math.min(odds.length - 1, fell + sure) === hits ? sum + chance : sum),
      0,
    ),
  );

/** The same of a blow that was declared already, with what was paid for it, and the Mana that is still due. */
export function blowAhead(board: Board, blow: Blow, due: number): AttackAhead {
  const dice = diceOf(board, blow);
  const need = needOf(board, blow);
  const odds = oddsOf(dice, (FACES.length + 1 - need) / FACES.length);
  const sure = sureShots(board, blow, due);
  const turned = turnedOdds(odds, sure);
  const targets = targetsOf(board, blow);
  const free = choosesFreely(board, blow);
  const friends = endangered(board, blow).map((friend) => board.party[friend]!.id);
  return {
    dice,
    need,
    odds,
    targets,
    free,
    sure,
    felled: felledOdds(turned, targets, free),
    endangered: friends,
    stray: friends.length === 0 ? 0 : 1 - turned[dice]!,
  };
}
