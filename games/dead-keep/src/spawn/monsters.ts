// DK-MON3, DK-BOSS-02, DK-ENEMY-BABAYAGA, DK-RULING-40, -41, -49: a Monster card is drawn.

import { addDoom } from '../boss/reserve.ts';
import { enemyCardOf } from '../cards/decks/index.ts';
import type { EnemyCard } from '../cards/enemy.ts';
import type { Monster } from '../cards/ids.ts';
import { extraActivation } from '../enemies/extra.ts';
import { countOf, habitsOf } from '../enemies/packs.ts';
import { isOver } from '../judge.ts';
import type { ZoneNo } from '../map/types.ts';
import { discardEnemyCard } from '../piles.ts';
import { procedure, type T } from '../rulebook.ts';
import { settle } from '../settle.ts';
import type { Board } from '../state.ts';
import { figuresLeft, monstersOut, place, spawnZones, type Placed, type Placing } from './place.ts';
import { afterPlacing } from './spawning.ts';
import { runningOut } from './shortage.ts';

const MOST_MONSTERS = 3;

type Fate = 'placed' | 'short' | 'alone';

const monsterOn = (card: EnemyCard): Monster => {
  if (card.does !== 'monster') throw new RangeError(`${card.code} is no Monster card`);
  return card.monster;
};

/** The limit comes first (DK-RULING-41); then the miniatures; a lone Baba Yaga acts again. */
function fateOf(board: Board, monster: Monster): Fate {
  if (monstersOut(board) >= MOST_MONSTERS) return 'short';
  const pair = habitsOf(monster).special === 'pair';
  if (pair && countOf(board, monster) === 1) return 'alone';
  return figuresLeft(board, monster) < (pair ? 2 : 1) ? 'short' : 'placed';
}

/** One in the Zone; of a pair the twin at the Starting Spawn Zone. */
function placings(board: Board, enemy: Monster, zone: ZoneNo): Placing[] {
  const one = { enemy, zone, n: 1 };
  return habitsOf(enemy).special === 'pair' ? [one, { enemy, zone: spawnZones(board)[0]!, n: 1 }] : [one];
}

const whyNot = (board: Board, monster: Monster): string =>
  monstersOut(board) >= MOST_MONSTERS ? 'limit' : board.boss.kind === monster ? 'boss' : 'figures';

function bring(t: T, card: number, zone: ZoneNo, fate: Fate): Placed {
  const { board } = t;
  const face = enemyCardOf(card);
  const monster = monsterOn(face);
  if (fate === 'placed') return place(t, placings(board, monster, zone), { level: face.level, card });
  if (fate === 'short') t.tell?.({ kind: 'noMonster', enemy: monster, why: whyNot(board, monster) });
  discardEnemyCard(board, card);
  return { zones: [], short: fate === 'short' };
}

export const monsterCard = procedure<{ card: number; zone: ZoneNo }>('monsterCard')
  .set('DK-MON3-02', 'fate', (t, v): Fate => fateOf(t.board, monsterOn(enemyCardOf(v.card))))
  .set('DK-MON3-01', 'placed', (t, v) => bring(t, v.card, v.zone, v.fate))
  .call('DK-MINI-03', (_, v) =>
    v.placed.short ? runningOut.with() : afterPlacing.with({ placed: v.placed, stage: null }),
  )
  .when(
    'DK-ENEMY-BABAYAGA',
    (t, v) => v.fate === 'alone' && !isOver(t.board),
    (alone) =>
      alone
        .call('DK-RULING-40', () => extraActivation.with({ whose: 'babaYaga' }))
        .call('DK-RULING-40a', (t) => {
          if (!isOver(t.board)) addDoom(t, 1);
          return settle(t);
        }),
  )
  .end();
