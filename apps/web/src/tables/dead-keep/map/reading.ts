/** A Zone in words: its name, what is in it, where it leads, what it would cost: for whoever hears the map. */

import { nth } from '../../../nth.ts';
import type { Said } from '@gravetable/kernel';
import type { Edge, Plan, View } from '../facts.ts';
import type { OwnWords } from '../words/index.ts';
import { floorOf, hasMark } from './geometry.ts';
import { inZone } from './standing.ts';
import type { ZoneMarks } from './Zones.tsx';

/** What stands and lies there, in the game's own words. */
export function contentsOf(view: View, zone: string): readonly Said[] {
  const { people, packs, boss, lying, spawns } = inZone(view, zone);
  return [
    ...people.map(({ id }): Said => ({ id: 'outline.someone', args: { adventurer: id } })),
    ...(boss ? [{ id: 'outline.bossHere', args: { enemy: `boss.${view.boss.kind}` } }] : []),
    ...packs.map(({ kind, n, wounds, bound }): Said => ({
      id: 'outline.pack.here',
      args: { foes: { id: `pack.${kind}`, args: { n } }, wounds, bound: bound ? 'yes' : 'no' },
    })),
    ...lying.map(({ kind, colour, n }): Said => {
      if (kind === 'objective') return { id: 'outline.token.objective', args: { colour: colour ?? 'red' } };
      if (kind === 'search' || kind === 'artifact') return { id: `outline.token.${kind}`, args: { n } };
      if (kind === 'treasure') return { id: 'outline.token.treasure' };
      return { id: `outline.token.treasure.${kind === 'potion' ? 'potion' : 'artifact'}` };
    }),
    ...spawns.flatMap(({ order }): Said[] => (order === null ? [] : [{ id: 'outline.token.spawn' }])),
  ];
}

export type WayState = 'open' | 'closed' | 'locked' | 'barred';

export interface Exit {
  readonly to: string;
  readonly state: WayState;
  readonly edge: Edge;
}

const edges = new WeakMap<Plan, readonly (readonly Edge[])[]>();

function edgesOf(plan: Plan, no: number): readonly Edge[] {
  let all = edges.get(plan);
  if (all === undefined) {
    all = plan.zones.map((_, at) => plan.edges.filter(({ a, b }) => a === at || b === at));
    edges.set(plan, all);
  }
  return nth(all, no);
}

/** The ways out of a Zone, as they stand. */
export function exitsOf(view: View, plan: Plan, no: number): readonly Exit[] {
  const found = new Map<string, Exit>();
  for (const edge of edgesOf(plan, no)) {
    const to = nth(plan.zones, edge.a === no ? edge.b : edge.a).id;
    const state: WayState =
      edge.stairs >= 0
        ? view.steps[edge.stairs] === 'o'
          ? 'open'
          : 'barred'
        : edge.door < 0 || view.doors[edge.door] === 'o'
          ? 'open'
          : view.doors[edge.door] === 'l'
            ? 'locked'
            : 'closed';
    if (found.get(to)?.state !== 'open') found.set(to, { to, state, edge });
  }
  return [...found.values()];
}

export function zoneName(zone: string, { words }: OwnWords): string {
  return words.say({ id: 'called.Zone', args: { zone } });
}

/** Its state: dark, closed, sealed, mist, fountain, Tower, Exit. */
export function stateOf(view: View, plan: Plan, no: number, { s }: OwnWords): readonly string[] {
  const zone = nth(plan.zones, no);
  const floor = floorOf(zone, no, view);
  return [
    ...(floor === 'street' || floor === 'lit' ? [] : [s(`zone.${floor}`)]),
    ...(hasMark(zone, 'fountain') ? [s('zone.fountain')] : hasMark(zone, 'mist') ? [s('zone.mist')] : []),
    ...(hasMark(zone, 'tower') ? [s('zone.tower')] : []),
    ...(view.exit === zone.id ? [s('zone.exit')] : []),
  ];
}

export function exitsText(view: View, plan: Plan, no: number, { s, words }: OwnWords): string {
  const ways = exitsOf(view, plan, no).map(({ to, state }) =>
    words.say({ id: 'outline.way', args: { zone: to, code: to, state } }),
  );
  return ways.length === 0 ? s('zone.no-way') : s('zone.ways', { ways: ways.join('; ') });
}

/** What stands in a Zone and where it leads, however it is marked. */
export function standingText(
  view: View,
  plan: Plan,
  no: number,
  own: OwnWords,
): { readonly stands: readonly string[]; readonly ways: string } {
  const zone = nth(plan.zones, no);
  return {
    stands: [
      `${zoneName(zone.id, own)}, ${zone.id}`,
      ...stateOf(view, plan, no, own),
      ...contentsOf(view, zone.id).map((part) => own.words.say(part)),
    ],
    ways: exitsText(view, plan, no, own),
  };
}

/** What a walk there costs, or where Enemies would stop it. */
export function walkText(
  { s, words }: OwnWords,
  { affordable, price, surcharge, tolls, stop }: NonNullable<ZoneMarks['reached']>,
): readonly string[] {
  const paid = tolls.map(({ n, foes }) =>
    s('zone.toll', { who: foes.map((one) => words.say(one)).join(', '), n }),
  );
  if (affordable) return [s('zone.price', { n: price, extra: surcharge }), ...paid];
  return stop === null
    ? []
    : [s('zone.stopped', { n: price, extra: surcharge, zone: stop, code: stop }), ...paid];
}

/** What it would cost, and who strikes there. */
export function marksText(own: OwnWords, { reached, range, owed }: ZoneMarks): readonly string[] {
  return [
    ...(range === undefined ? [] : [own.s('zone.range', { n: range })]),
    ...(reached === undefined ? [] : walkText(own, reached)),
    ...(owed === undefined ? [] : [owed]),
  ];
}
