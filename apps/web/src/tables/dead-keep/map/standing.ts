/** What stands and lies in each Zone, gathered once per view. */

import type { AdventurerView, PackView, View } from '../facts.ts';

export interface Lying {
  /** The piece the rules know it by; null where nobody can touch it. */
  readonly piece: string | null;
  readonly kind: 'treasure' | 'potion' | 'artifactChest' | 'artifact' | 'objective' | 'search';
  readonly colour?: string;
  readonly n: number;
}

export interface InZone {
  readonly people: readonly AdventurerView[];
  readonly packs: readonly PackView[];
  readonly boss: boolean;
  readonly lying: readonly Lying[];
  readonly spawns: View['spawnMarks'];
}

interface Gathered {
  readonly people: AdventurerView[];
  readonly packs: PackView[];
  boss: boolean;
  readonly lying: Lying[];
  readonly spawns: View['spawnMarks'][number][];
}

const NOTHING: InZone = { people: [], packs: [], boss: false, lying: [], spawns: [] };
const kept = new WeakMap<View, ReadonlyMap<string, InZone>>();

export function inZone(view: View, zone: string): InZone {
  return standingIn(view).get(zone) ?? NOTHING;
}

export function standingIn(view: View): ReadonlyMap<string, InZone> {
  const known = kept.get(view);
  if (known !== undefined) return known;
  const all = new Map<string, Gathered>();
  const at = (zone: string): Gathered => {
    const found = all.get(zone) ?? { people: [], packs: [], boss: false, lying: [], spawns: [] };
    all.set(zone, found);
    return found;
  };
  for (const one of view.party) at(one.zone).people.push(one);
  for (const pack of view.packs) at(pack.zone).packs.push(pack);
  if (view.boss.zone !== null && view.boss.state !== 'gone') at(view.boss.zone).boss = true;
  view.treasure.forEach(({ zone, face }, no) => {
    const kind = face === 'potion' ? 'potion' : face === 'artifact' ? 'artifactChest' : 'treasure';
    at(zone).lying.push({ piece: `treasure:${no}`, kind, n: 1 });
  });
  view.artifacts.forEach((zone, no) =>
    at(zone).lying.push({ piece: `artifact:${no}`, kind: 'artifact', n: 1 }),
  );
  view.objectives.forEach(({ zone, colour, taken }, no) => {
    if (!taken) at(zone).lying.push({ piece: `objective:${no}`, kind: 'objective', colour, n: 1 });
  });
  const search = new Map<string, number>();
  for (const zone of view.search) search.set(zone, (search.get(zone) ?? 0) + 1);
  for (const [zone, n] of search) at(zone).lying.push({ piece: null, kind: 'search', n });
  for (const mark of view.spawnMarks) at(mark.zone).spawns.push(mark);
  kept.set(view, all);
  return all;
}
