// Ledger 6.1 Derived data: a Quest's map with everything about it that never changes, worked out once for each Quest.
import type { ZoneId } from '../cards/ids.ts';
import { questOf } from '../cards/quests/index.ts';
import { revealedAtSetup } from './buildings.ts';
import { distances } from './distances.ts';
import { survey } from './plan.ts';
import { ghostFrom, raysFrom } from './rays.ts';
import type { Chart, Edge, Way, ZoneNo } from './types.ts';

function waysFrom(edges: readonly Edge[], from: ZoneNo): Way[] {
  const ways: Way[] = [];
  for (const { a, b, glyph, door, stairs } of edges) {
    if (glyph === '#' || (a !== from && b !== from)) continue;
    const to = a === from ? b : a;
    if (!ways.some((way) => way.to === to && way.door === door && way.stairs === stairs))
      ways.push({ to, door, stairs });
  }
  return ways.toSorted((one, other) => one.to - other.to || one.door - other.door);
}

function charted(quest: string): Chart {
  const surveyed = survey(questOf(quest));
  const { plan } = surveyed;
  const numbers = plan.zones.map((_, no) => no);
  const ways = numbers.map((no) => waysFrom(plan.edges, no));
  const touching = numbers.map((no) =>
    plan.edges.flatMap(({ a, b }) => (a === no ? [b] : b === no ? [a] : [])),
  );
  return {
    ...plan,
    ways,
    doorsAt: numbers.map((no) => plan.doors.flatMap(({ zones }, door) => (zones.includes(no) ? [door] : []))),
    lit: revealedAtSetup({ zones: plan.zones, ways }),
    numbers: new Map(plan.zones.map(({ id }, no) => [id, no])),
    rays: numbers.map((no) => raysFrom(surveyed, no)),
    ghost: numbers.map((no) => ghostFrom(surveyed, no)),
    near: distances(ways.map((from) => from.map(({ to }) => to))),
    steps: distances(touching),
  };
}

const charts = new Map<string, Chart>();
/** The one asked for last: rules ask for the map of one Quest all the time. */
let [lastQuest, last]: [string, Chart | null] = ['', null];

/** The map of a Quest. */
export const chartOf = (quest: string): Chart =>
  quest === lastQuest && last !== null ? last : findChart(quest);

function findChart(quest: string): Chart {
  let known = charts.get(quest);
  if (known === undefined) charts.set(quest, (known = charted(quest)));
  [lastQuest, last] = [quest, known];
  return known;
}

/** The number of the Zone that a person calls `5R.c`. */
export function zoneNo(chart: Chart, id: ZoneId): ZoneNo {
  const found = chart.numbers.get(id);
  if (found === undefined) throw new Error(`No Zone ${id} on this map`);
  return found;
}
