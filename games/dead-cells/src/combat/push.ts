// DC-RULING-22: pushing an Enemy to the right, against the Wall or into the Hole.
import { kindOf } from '../box/box.ts';
import type { T } from '../rulebook.ts';
import type { SpaceNo } from '../state.ts';
import { combatOf, isEmptySpace, SPACES } from '../table.ts';
import { FALLEN, foeName, onSpace, strikeEnemy } from './damage.ts';

const LAST = SPACES.length - 1;
const HOLE_DAMAGE = 2;

/** At the edge: the Wall hurts, the Hole swallows Monsters and Elites. */
function pushOver(t: T): void {
  const combat = combatOf(t);
  const enemy = combat.enemies[LAST];
  if (combat.edge === null || enemy === null || enemy === undefined) return;
  t.tell?.({ kind: 'pushed', foe: foeName(enemy.card), space: combat.edge, pieces: onSpace(LAST) });
  const kind = kindOf(enemy.card);
  if (combat.edge === 'wall') strikeEnemy(t, LAST);
  else if (kind === 'boss' || kind === 'minion') {
    for (let i = 0; i < HOLE_DAMAGE; i++) strikeEnemy(t, LAST);
  } else enemy.damage = FALLEN;
}

/** Step by step: one space right if it is free; an Enemy behind the Group has nowhere to go. */
export function push(t: T, from: SpaceNo, n: number): void {
  const { enemies } = combatOf(t);
  let space = from;
  for (let i = 0; i < n && space > 0; i++) {
    if (space === LAST) {
      pushOver(t);
      return;
    }
    if (!isEmptySpace(t, space + 1)) return;
    const enemy = enemies[space]!;
    enemies[space + 1] = enemy;
    enemies[space] = null;
    space += 1;
    t.tell?.({ kind: 'pushed', foe: foeName(enemy.card), space: SPACES[space]!, pieces: onSpace(space) });
  }
}
