// DC-CMB-15…17, -21, DC-R0-01: the Combat Rounds, always from the left end of the board to the right.
import { kindOf } from '../box/box.ts';
import { useMutations } from '../upgrades/mutations.ts';
import { procedure, type T } from '../rulebook.ts';
import { usableAt } from '../upgrades/standing.ts';
import type { HeroNo, SpaceNo } from '../state.ts';
import {
  bossRule,
  bossSpace,
  combatOf,
  enemyLine,
  isSolo,
  participates,
  turnIsOver,
  type Seen,
} from '../table.ts';
import { endRound } from './ends.ts';
import { nextEnemy, takeTurn } from './enemies.ts';
import { openRound, tellRound } from './open-round.ts';
import { slotOf } from './slots.ts';
import { hasZero, potions, readPower, sicken, takeZero } from './zero.ts';
import { drinks } from './loot.ts';

const BEHIND: readonly SpaceNo[] = [0];
const RIGHT: readonly SpaceNo[] = [1, 2, 3];

/** A Round is opened and told. */
function beginRound(t: T, round: number): void {
  openRound(t, round);
  tellRound(t, round);
}

/** DC-CMB-17: the First Player acts first, then clockwise. */
const inOrder = (t: Seen, turn: number): number => (t.board.run.firstPlayer + turn) % t.board.heroes.length;
/** The participant whose place this is, if it is there and alive. */
const isUp = (t: Seen, turn: number): boolean => {
  const no = inOrder(t, turn);
  return participates(t, no) && !t.board.heroes[no]!.dead && !turnIsOver(t);
};

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

/** Whether Round 0 would be empty: no Enemy, no ability, no Potion, no card, no Serenade. */
function isQuietZero(t: Seen): boolean {
  if (isSolo(t) || drinks(t).length > 0 || usableAt(t, 'roundZero').length > 0) return false;
  for (const enemy of combatOf(t).enemies) {
    if (enemy !== null && enemyLine(t, enemy.card, 0).length > 0) return false;
  }
  return t.board.heroes.every((_, no) => !participates(t, no) || !hasZero(t, no));
}

/** DC-RULING-51: the window of Round 0 always opens; when nothing can happen in it, it closes again. */
export function zeroRound(t: T) {
  if (!isQuietZero(t)) return roundZero.with();
  beginRound(t, 0);
  sicken(t);
  return null;
}

/** The next participant who has something to do; the others are passed over. */
function nextInLine(t: T, v: { turn: number }, slot: (t: T, no: HeroNo) => ReturnType<typeof slotOf>) {
  while (v.turn < t.board.heroes.length) {
    const up = isUp(t, v.turn);
    const hero = inOrder(t, v.turn);
    v.turn += 1;
    const asked = up ? slot(t, hero) : null;
    if (asked !== null) return asked;
  }
  return null;
}
const zeroOf = (t: T, hero: HeroNo) => (hasZero(t, hero) ? takeZero.with({ hero }) : null);

/** DC-R0 Round 0: Enemies, Potions, the Group, Potions again, Enemies. It has no Round End (DC-RULING-99). */
export const roundZero = procedure('roundZero')
  .do('DC-R0-01', (t) => {
    beginRound(t, 0);
    sicken(t);
  })
  .call('DC-R0-01a', (t) => (isSolo(t) ? readPower.with() : null))
  .while(
    'DC-R0-01b',
    (t) => nextEnemy(t, BEHIND) !== -1,
    (each) => each.call('DC-R0-01c', (t) => takeTurn(t, nextEnemy(t, BEHIND))),
  )
  .call('DC-R0-01d', (t) => (drinks(t).length > 0 ? potions.with() : null))
  .call('DC-R0-01e', (t) =>
    usableAt(t, 'roundZero').length > 0 ? useMutations.with({ moment: 'roundZero' }) : null,
  )
  .set('DC-R0-01f', 'turn', (): number => 0)
  .while(
    'DC-R0-01g',
    (t, v) => v.turn < t.board.heroes.length,
    (each) => each.call('DC-R0-01h', (t, v) => nextInLine(t, v, zeroOf)),
  )
  .call('DC-R0-01i', (t) => (drinks(t).length > 0 && !turnIsOver(t) ? potions.with() : null))
  .while(
    'DC-R0-01j',
    (t) => nextEnemy(t, RIGHT) !== -1,
    (each) => each.call('DC-R0-01k', (t) => takeTurn(t, nextEnemy(t, RIGHT))),
  )
  .end();

/** DC-CMB-21: Rounds I to III are played to their end, whoever is left. */
export const rounds = procedure('rounds')
  .set('DC-CMB-15', 'round', (): number => 0)
  .set('DC-CMB-17', 'turn', (): number => 0)
  .while(
    'DC-CMB-21',
    (t, v) => v.round < 3 && !turnIsOver(t),
    (each) =>
      each
        .do('DC-CMB-15a', (t, v) => {
          v.round += 1;
          v.turn = 0;
          beginRound(t, v.round);
        })
        .while(
          'DC-CMB-16',
          (t) => nextEnemy(t, BEHIND) !== -1,
          (behind) => behind.call('DC-CMB-16a', (t) => takeTurn(t, nextEnemy(t, BEHIND))),
        )
        .call('DC-CMB-15b', (t, v) => early(t, v.round))
        .while(
          'DC-CMB-17a',
          (t, v) => v.turn < t.board.heroes.length,
          (slot) => slot.call('DC-CMB-17b', (t, v) => nextInLine(t, v, slotOf)),
        )
        .while(
          'DC-CMB-16b',
          (t) => nextEnemy(t, RIGHT) !== -1,
          (right) => right.call('DC-CMB-16c', (t) => takeTurn(t, nextEnemy(t, RIGHT))),
        )
        .call('DC-RE-05', (t, v) => (turnIsOver(t) ? null : endRound(t, v.round))),
  )
  .end();
