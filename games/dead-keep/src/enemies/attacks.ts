// DK-ATK: the Attacks on one Zone. They are allotted by the table, then everybody there defends.

import { adventurerAside, onZone, splitByTable } from '../asking.ts';
import { isKo, standingIn } from '../health.ts';
import type { ZoneNo } from '../map/types.ts';
import { procedure } from '../rulebook.ts';
import type { Board, Who } from '../state.ts';
import { passOf } from './groups.ts';
import { zoneId } from './lookout.ts';
import { suffer, type Hit } from './hits.ts';

/** Attacks of Enemies of one name and one Damage. */
export interface Blow {
  readonly enemy: string;
  readonly damage: number;
  readonly n: number;
}

/** DK-RULING-21: who can be attacked there. */
const victims = (board: Board, zone: ZoneNo, only: Who | null): Who[] => {
  if (only === null) return standingIn(board, zone);
  const taunter = board.party[only]!;
  return taunter.zone === zone && !isKo(taunter) ? [only] : [];
};

/** DK-ATK-03: each kind of Attacks is divided among those who stand there; DK-RULING-20: all of them are made. */
export const strikeZone = procedure<{ zone: ZoneNo; blows: readonly Blow[]; only: Who | null }>('strikeZone')
  .set('DK-ATK-01', 'victims', (t, v) => victims(t.board, v.zone, v.only))
  .set('DK-ATK-01a', 'left', (_, v): readonly Blow[] => v.blows)
  .set('DK-ATK-01b', 'hits', (): readonly Hit[] => [])
  .do('DK-RULING-135e', (t, v) => {
    if (t.tell === null) return;
    const kind = v.victims.length === 0 ? 'attacksLost' : 'enemyAttacks';
    for (const { enemy, damage, n } of v.blows)
      t.tell({ kind, zone: zoneId(t.board, v.zone), enemy, damage, n, pieces: onZone(t.board, v.zone) });
  })
  .while(
    'DK-ATK-03',
    (_, v) => v.left.length > 0 && v.victims.length > 0,
    (each) =>
      each
        .ask('DK-ATK-03a', 'parts', (t, v) => {
          const { enemy, damage, n } = v.left[0]!;
          const { victims, zone } = v;
          const limits = victims.map(() => n);
          return splitByTable(t, n, limits, () => {
            const about = { enemy, damage, n, pass: passOf(t.board), zone: zoneId(t.board, zone) };
            const named = adventurerAside(t.board, 'allotAttacks', about);
            return {
              ...named,
              says: (place) => named.says!(victims[place]!),
              touches: (place) => named.touches!(victims[place]!),
            };
          });
        })
        .set('DK-ATK-03b', 'hits', (_, v): readonly Hit[] => {
          const { enemy, damage, n } = v.left[0]!;
          const parts = v.parts ?? [n];
          const hits = v.hits.slice();
          for (let place = 0; place < v.victims.length; place++)
            if (parts[place]! > 0) hits.push({ who: v.victims[place]!, enemy, damage, n: parts[place]! });
          return hits;
        })
        .set('DK-ATK-03c', 'left', (_, v) => v.left.slice(1)),
  )
  .call('DK-RULING-19', (_, v) => (v.hits.length === 0 ? null : suffer.with({ hits: v.hits })))
  .end();
