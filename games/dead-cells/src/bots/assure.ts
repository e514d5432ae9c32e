// What a hint may promise: the answer and the next best one are played to the end of the Combat on tables that might be the
// real one, and only what came out so on every one of them is said.
import { One, said, type Below, type Look, type Play, type Said } from '@gravetable/kernel';
import { foeCard } from '../box/box.ts';
import type { Event } from '../rulebook.ts';
import type { Board, FoeNo } from '../state.ts';
import { SPACES } from '../table.ts';
import { deadIn, lostBy, playOn } from './forecast.ts';

const SAMPLES = 8;
/** So many tables tell which of the other answers comes next. */
const TRIALS = 1;
/** No more of them are looked at: options come in the order in which they lie on the table. */
const OTHERS = 3;
const ROUNDS = [0, 1, 2, 3, 4] as const;

/** How one table went on after an answer. */
interface Course {
  /** It was played to the end. */
  readonly ended: boolean;
  readonly score: number;
  readonly lost: number;
  readonly deaths: number;
  readonly potions: number;
  /** Damage that Shields took, Round by Round. */
  readonly blocked: readonly number[];
  /** The Rounds in which each Enemy acted, and who fell. */
  readonly acted: ReadonlyMap<FoeNo, ReadonlySet<number>>;
  readonly fell: ReadonlySet<FoeNo>;
}

const spaceIn = ({ pieces }: Event): number => SPACES.findIndex((space) => pieces?.[0] === `space:${space}`);

function courseOf(play: Play<Board>, seat: number, answer: unknown): Course {
  const { board } = play.state;
  const turn = board.combat!.boss?.turn ?? 0;
  const stood = board.combat!.enemies.flatMap((enemy) => enemy?.card ?? []);
  const acted = new Map<FoeNo, Set<number>>(stood.map((card) => [card, new Set<number>()]));
  const fell = new Set<FoeNo>();
  const blocked = ROUNDS.map(() => 0);
  const [lost, potions] = [lostBy(board), board.bag.potions];
  play.listen(({ open, secret }) => {
    const event = (open ?? secret) as Event | null;
    const { combat } = board;
    if (event === null || combat === null) return;
    if (event.kind === 'beheadedBlocks') blocked[combat.round]! += 1;
    if (event.kind === 'enemyActs') acted.get(combat.enemies[spaceIn(event)]?.card ?? -1)?.add(combat.round);
    if (event.kind === 'enemyKilled')
      for (const card of stood) if (combat.enemies.every((enemy) => enemy?.card !== card)) fell.add(card);
  });
  play.put(play.pendingOf(seat)!, answer);
  const score = playOn(play);
  const { combat } = board;
  return {
    ended: combat === null || play.over || (combat.boss?.turn ?? 0) !== turn,
    score,
    lost: lostBy(board) - lost,
    deaths: deadIn(board),
    potions: board.bag.potions - potions,
    blocked,
    acted,
    fell,
  };
}

/** Options that lead elsewhere: of a hand, other cards; what is only announced otherwise leads to the same. */
function othersOf({ options }: One<unknown>, answer: unknown): readonly unknown[] {
  const cardIn = (option: unknown): unknown => (option as { card?: unknown } | null)?.card;
  const seen = new Set<unknown>([cardIn(answer)]);
  const rest = options.filter((option) => {
    if (JSON.stringify(option) === JSON.stringify(answer)) return false;
    const card = cardIn(option);
    return card === undefined || seen.size !== seen.add(card).size;
  });
  return rest.slice(0, OTHERS);
}

const sum = (courses: readonly Course[]): number => courses.reduce((all, { score }) => all + score, 0);

/** An Enemy that never acts in that Round, having fallen, and with the other answer always does. */
function felled(own: readonly Course[], other: readonly Course[]): Said | null {
  for (const round of ROUNDS) {
    for (const card of own[0]!.acted.keys()) {
      const stopped = own.every(({ acted, fell }) => fell.has(card) && acted.get(card)?.has(round) === false);
      if (stopped && other.every(({ acted }) => acted.get(card)?.has(round) === true))
        return said('reason.sure.fells', { foe: { id: foeCard(card).name }, round });
    }
  }
  return null;
}

/** A Round in which Shields always take more Damage than with the other answer, and nothing is lost for it. */
function shielded(own: readonly Course[], other: readonly Course[]): Said | null {
  if (own.some(({ lost }, at) => lost > other[at]!.lost)) return null;
  for (const round of ROUNDS) {
    const all = own.map(({ blocked }) => blocked[round]!);
    const n = Math.min(...all);
    if (n > Math.max(...other.map(({ blocked }) => blocked[round]!)))
      return said('reason.sure.blocks', { n, round, sure: n === Math.max(...all) ? 'yes' : 'no' });
  }
  return null;
}

function spared(own: readonly Course[], other: readonly Course[]): Said | null {
  const less = own.map(({ lost }, at) => other[at]!.lost - lost);
  const n = Math.min(...less);
  return n > 0 ? said('reason.sure.spares', { n, sure: n === Math.max(...less) ? 'yes' : 'no' }) : null;
}

/** What holds on every table, the weightiest first. */
function claim(own: readonly Course[], other: readonly Course[], boss: boolean): Said | null {
  if (![...own, ...other].every(({ ended }) => ended)) return null;
  const during = { during: boss ? 'turn' : 'combat' };
  const isSafe = own.every(({ deaths }) => deaths === 0);
  if (isSafe && other.every(({ deaths }) => deaths > 0)) return said('reason.sure.lives', during);
  const [mine, theirs] = [own, other].map((all) => all.map(({ potions }) => potions));
  if (isSafe && Math.min(...mine!) > Math.max(...theirs!)) return said('reason.sure.savesPotion', during);
  return felled(own, other) ?? spared(own, other) ?? shielded(own, other);
}

/** Why this answer, as far as it is certain; null outside a Combat, and where nothing is. */
export function assure(look: Look, answer: unknown, below: Below): Said | null {
  const ask = look.question;
  if (!(ask instanceof One)) return null;
  const others = othersOf(ask, answer);
  const first = look.sample<Board>(below);
  if (others.length === 0 || first.state.board.combat === null) return null;
  const tables = [first, ...Array.from({ length: SAMPLES - 1 }, () => look.sample<Board>(below))];
  const tried = (option: unknown, n = SAMPLES): Course[] =>
    tables.slice(0, n).map((table) => courseOf(table.fork(), look.seat, option));
  const worth = new Map(others.map((option) => [option, sum(tried(option, TRIALS))]));
  const next = others.toSorted((a, b) => worth.get(b)! - worth.get(a)!)[0]!;
  return claim(tried(answer), tried(next), first.state.board.combat.boss !== null);
}
