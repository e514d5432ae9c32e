// DK-FF: misses of Ranged and Magic Actions hit the Adventurers in the target Zone.

import { said } from '@gravetable/kernel';
import { splitByTable } from '../asking.ts';
import { FRIEND, suffer, type Hit } from '../enemies/hits.ts';
import { zoneId } from '../enemies/lookout.ts';
import { standingIn } from '../health.ts';
import { isOver } from '../judge.ts';
import { procedure } from '../rulebook.ts';
import type { Board, Who } from '../state.ts';
import { choosesFreely } from './allot.ts';
import type { Blow } from './blow.ts';
import { woundsPerHit } from './numbers.ts';

/** DK-FF-01, DK-MELEE-02, DK-SKILL-MARKSMAN: whom misses may hit. */
export function endangered(board: Board, blow: Blow): Who[] {
  if (isOver(board) || choosesFreely(board, blow)) return [];
  return standingIn(board, blow.zone).filter((who) => who !== blow.who);
}

/** DK-FF-02 Each miss hits somebody in the target Zone; the table says whom. */
export const friendlyFire = procedure<{ blow: Blow; sixes: number; misses: number }>('friendlyFire')
  .set('DK-FF-01', 'friends', (t, v): readonly Who[] => endangered(t.board, v.blow))
  .ask('DK-FF-02', 'parts', (t, v) => {
    const { board } = t;
    const about = { n: v.misses, zone: zoneId(board, v.blow.zone) };
    return splitByTable(
      t,
      v.misses,
      v.friends.map(() => v.misses),
      () => ({
        kind: 'friendlyFire',
        about,
        says: (place) => said('option.adventurer', { adventurer: board.party[v.friends[place]!]!.id }),
        touches: (place) => [`adventurer:${board.party[v.friends[place]!]!.id}`],
      }),
    );
  })
  .call('DK-FF-03', (t, v) => {
    const { board } = t;
    // DK-RULING-112: the Wounds per hit of the Action, Killer left out.
    const damage = woundsPerHit(board, v.blow, v.sixes, null);
    const hits: Hit[] = v.friends
      .map((who, place) => ({ who, enemy: FRIEND, damage, n: v.parts === null ? v.misses : v.parts[place]! }))
      .filter(({ n }) => n > 0);
    for (const { who, n } of hits)
      t.tell?.({
        kind: 'friendlyFire',
        adventurer: board.party[who]!.id,
        zone: zoneId(board, v.blow.zone),
        n,
        pieces: [`adventurer:${board.party[who]!.id}`],
      });
    return suffer.with({ hits });
  })
  .end();
