// DC-CMB-15…17, -21, DC-R0-01: the Combat Rounds, always from the left end of the board to the right.
import { kindOf } from '../box.ts';
import { useMutations } from '../mutations.ts';
import { procedure, type T } from '../rulebook.ts';
import { usableAt } from '../standing.ts';
import type { SpaceNo } from '../state.ts';
import { bossRule, bossSpace, combatOf, isSolo, participates, turnIsOver, type Seen } from '../table.ts';
import { endRound } from './ends.ts';
import { nextEnemy, takeTurn } from './enemies.ts';
import { slotOf } from './slots.ts';
import { hasZero, potions, readPower, sicken, takeZero } from './zero.ts';
import { drinks } from './loot.ts';

const BEHIND: readonly SpaceNo[] = [0];
const RIGHT: readonly SpaceNo[] = [1, 2, 3];

/** DC-EQP-06: a new Round, a new Equipment. */
function openRound(t: T, round: number): void {
  combatOf(t).round = round;
  for (const hero of t.board.heroes) {
    hero.used = null;
    hero.shieldLost = false;
  }
  t.tell?.({ kind: 'round', round });
}

/** DC-CMB-17: the First Player acts first, then clockwise. */
const inOrder = (t: Seen, turn: number): number => (t.board.run.firstPlayer + turn) % t.board.heroes.length;
/** The participant whose place this is, if it is there and alive. */
const isUp = (t: Seen, turn: number): boolean => {
  const no = inOrder(t, turn);
  return participates(t, no) && !t.board.heroes[no]!.dead && !turnIsOver(t);
};

/** Enemies on one side of the Group, one after the other. */
const enemySide = procedure<{ spaces: readonly SpaceNo[] }>('enemySide')
  .while(
    'DC-CMB-16',
    (t, v) => nextEnemy(t, v.spaces) !== -1,
    (each) => each.call('DC-CMB-16a', (t, v) => takeTurn(t, nextEnemy(t, v.spaces))),
  )
  .end();

const enemiesOn = (t: Seen, spaces: readonly SpaceNo[]) =>
  nextEnemy(t, spaces) === -1 ? null : enemySide.with({ spaces });

/** Ledger 6.7, C2: in one Round she acts before the Group. */
function early(t: T, round: number) {
  if (bossRule(t, 'actsBeforeGroup')?.round !== round) return null;
  const boss = combatOf(t).enemies[bossSpace(t)];
  return boss === null ||
    boss === undefined ||
    kindOf(boss.card) !== 'boss' ||
    nextEnemy(t, [bossSpace(t)]) === -1
    ? null
    : takeTurn(t, boss.card);
}

/** DC-R0 Round 0: Enemies, Potions, the Group, Potions again, Enemies. It has no Round End (DC-RULING-99). */
export const roundZero = procedure('roundZero')
  .do('DC-R0-01', (t) => {
    openRound(t, 0);
    sicken(t);
  })
  .call('DC-R0-01a', (t) => (isSolo(t) ? readPower.with() : null))
  .call('DC-R0-01b', (t) => enemiesOn(t, BEHIND))
  .call('DC-R0-01c', (t) => (drinks(t).length > 0 ? potions.with() : null))
  .call('DC-R0-01d', (t) =>
    usableAt(t, 'roundZero').length > 0 ? useMutations.with({ moment: 'roundZero' }) : null,
  )
  .set('DC-R0-01e', 'turn', (): number => 0)
  .while(
    'DC-R0-01f',
    (t, v) => v.turn < t.board.heroes.length,
    (each) =>
      each.call('DC-R0-01g', (t, v) => {
        const hero = inOrder(t, v.turn);
        const up = isUp(t, v.turn);
        v.turn += 1;
        return up && hasZero(t, hero) ? takeZero.with({ hero }) : null;
      }),
  )
  .call('DC-R0-01i', (t) => (drinks(t).length > 0 && !turnIsOver(t) ? potions.with() : null))
  .call('DC-R0-01j', (t) => enemiesOn(t, RIGHT))
  .end();

/** DC-CMB-21: Rounds I to III are played to their end, whoever is left. */
export const rounds = procedure('rounds')
  .set('DC-CMB-15', 'round', (): number => 0)
  .while(
    'DC-CMB-21',
    (t, v) => v.round < 3 && !turnIsOver(t),
    (each) =>
      each
        .call('DC-CMB-15a', (t, v) => {
          v.round += 1;
          openRound(t, v.round);
          return enemiesOn(t, BEHIND);
        })
        .call('DC-CMB-15b', (t, v) => early(t, v.round))
        .set('DC-CMB-17', 'turn', (): number => 0)
        .while(
          'DC-CMB-17a',
          (t, v) => v.turn < t.board.heroes.length,
          (slot) =>
            slot.call('DC-CMB-17b', (t, v) => {
              const hero = inOrder(t, v.turn);
              const up = isUp(t, v.turn);
              v.turn += 1;
              return up ? slotOf(t, hero) : null;
            }),
        )
        .call('DC-CMB-15c', (t) => enemiesOn(t, RIGHT))
        .call('DC-RE-05', (t, v) => (turnIsOver(t) ? null : endRound(t, v.round))),
  )
  .end();
