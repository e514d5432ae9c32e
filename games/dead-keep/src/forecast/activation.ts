// DK-EP: the Activation Step to come, played by its own rules. All ties of the table are tried, as long as they are few.
import { belowOf, EveryWay, type Below } from '@gravetable/kernel';
import { activationStep } from '../enemies/activation.ts';
import { nearSteps } from '../enemies/lookout.ts';
import type { Event } from '../events.ts';
import { healthOf, isKo } from '../health.ts';
import { zoneNo } from '../map/chart.ts';
import type { ZoneId } from '../cards/ids.ts';
import type { Board } from '../state.ts';
import { chart } from '../where.ts';
import { playOut, type Chance, type Course, type Game, type Span } from './course.ts';

export interface AttacksAhead {
  readonly pass: number;
  readonly zone: string;
  readonly enemy: string;
  readonly n: Span;
  readonly damage: number;
  readonly chance: Chance;
}
export interface MoveAhead {
  readonly pass: number;
  readonly enemy: string;
  readonly n: Span;
  readonly from: string;
  readonly to: string;
  readonly chance: Chance;
}
export interface StayAhead {
  readonly pass: number;
  readonly enemy: string;
  readonly n: Span;
  readonly zone: string;
  /** The Adventurers it would go to, had it an open way (DK-RULING-14). */
  readonly toward: readonly string[];
  readonly chance: Chance;
}
export interface ActivationAhead {
  readonly attacks: readonly AttacksAhead[];
  readonly moves: readonly MoveAhead[];
  readonly stays: readonly StayAhead[];
  /** What each Adventurer has left in the courses that were played; allotted without thought. */
  readonly party: readonly {
    readonly adventurer: string;
    readonly left: Span;
    /** Stands now, and may be KO'ed then. */
    readonly ko: boolean;
  }[];
  /** Nothing was chosen and no die fell: it comes like this. */
  readonly certain: boolean;
}

/** So many ways are all tried; where there are more, the lot decides the rest. */
const FEW = 24;
const SAMPLES = 12;

type Told<K extends Event['kind']> = Extract<Event, { readonly kind: K }>;

/** Events of one kind with the pass they fell into, joined by what they say; counted over all courses. */
function gathered<K extends Event['kind']>(
  courses: readonly Course[],
  kind: K,
  key: (event: Told<K>) => string,
): { readonly event: Told<K>; readonly pass: number; readonly n: Span; readonly chance: Chance }[] {
  const found = new Map<string, { event: Told<K>; pass: number; counts: number[] }>();
  courses.forEach(({ told }, course) => {
    let pass = 1;
    for (const event of told) {
      if (event.kind === 'nextPass') pass = event.n;
      if (event.kind !== kind) continue;
      const one = event as Told<K>;
      const known = found.get(`${pass} ${key(one)}`) ?? { event: one, pass, counts: courses.map(() => 0) };
      known.counts[course]! += (one as { readonly n?: number }).n ?? 1;
      found.set(`${pass} ${key(one)}`, known);
    }
  });
  return [...found.values()].map(({ event, pass, counts }) => ({
    event,
    pass,
    n: [Math.min(...counts), Math.max(...counts)],
    chance: counts.every((n) => n > 0) ? 'yes' : 'maybe',
  }));
}

/** DK-RULING-13: whom Enemies of a Zone hold for the nearest. */
function nearestTo(board: Board, zone: string): string[] {
  const from = zoneNo(chart(board), zone as ZoneId);
  const near = board.party
    .filter((one) => !isKo(one))
    .map(({ id, zone: at }) => ({ id, steps: nearSteps(board, from, at) }));
  const least = Math.min(...near.map(({ steps }) => steps));
  return near.flatMap(({ id, steps }) => (steps === least ? [id] : []));
}

function coursesOf(sample: () => Game): Course[] {
  const played = (pick: Below): Course => playOut(sample(), activationStep.with(), pick);
  const every = new EveryWay();
  const courses: Course[] = [];
  let more = true;
  while (more && courses.length < FEW) {
    courses.push(played(every.pick));
    more = every.next();
  }
  const lot = belowOf('by lot');
  if (more) courses.push(...Array.from({ length: SAMPLES }, () => played(lot)));
  return courses;
}

export function activationAhead(sample: () => Game): ActivationAhead {
  const { board } = sample().state;
  const courses = coursesOf(sample);
  const left = (who: number): Span => {
    const all = courses.map((course) => healthOf(course.board.party[who]!) - course.board.party[who]!.wounds);
    return [Math.min(...all), Math.max(...all)];
  };
  return {
    attacks: gathered(courses, 'enemyAttacks', ({ zone, enemy, damage }) => `${zone} ${enemy} ${damage}`).map(
      ({ event: { zone, enemy, damage }, pass, n, chance }) => ({ pass, zone, enemy, n, damage, chance }),
    ),
    moves: gathered(courses, 'packMoves', ({ enemy, zone, zone2 }) => `${enemy} ${zone} ${zone2}`).map(
      ({ event: { enemy, zone, zone2 }, pass, n, chance }) => ({
        pass,
        enemy,
        n,
        from: zone,
        to: zone2,
        chance,
      }),
    ),
    stays: gathered(courses, 'stays', ({ enemy, zone }) => `${enemy} ${zone}`).map(
      ({ event: { enemy, zone }, pass, n, chance }) => ({
        pass,
        enemy,
        n,
        zone,
        toward: nearestTo(board, zone),
        chance,
      }),
    ),
    party: board.party.map((one, who) => ({
      adventurer: one.id,
      left: left(who),
      ko: !isKo(one) && left(who)[0] <= 0,
    })),
    certain: courses.length === 1 && !courses[0]!.open,
  };
}
