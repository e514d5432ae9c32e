// Tries are played on at a glance: no answer is refused, and as much is won as by the player who looks ahead.

import { belowOf, fall, isRefusal, open, type Play } from '@gravetable/kernel';
import { expect, test } from 'vitest';
import { quickly } from '../src/bots/careful.ts';
import { nearerOn, Path } from '../src/bots/path.ts';
import { quick } from '../src/bots/quick.ts';
import { SEASONED } from '../src/bots/taste.ts';
import { SURVIVOR_IDS } from '../src/cards/survivors.ts';
import { cardsOfTheDead } from '../src/index.ts';
import { currentField, currentLayout } from '../src/layout.ts';
import type { Board } from '../src/state.ts';

function opened(no: number, seats: number): Play<Board> {
  const survivors = Array.from({ length: seats }, (_, seat) => SURVIVOR_IDS[(no + seat) % 3]!);
  const play = open(cardsOfTheDead, { seats, seed: `glance ${no}`, options: { survivors } as never });
  if (isRefusal(play)) throw new Error(play.code);
  return play.resume() as unknown as Play<Board>;
}

function isWon(
  no: number,
  seats: number,
  player: typeof quick,
  asked?: (play: Play<Board>) => void,
): boolean {
  const play = opened(no, seats);
  const below = belowOf(`lots ${no}`);
  while (!play.over) {
    const pending = play.pending[0]!;
    if (pending.chance !== null) {
      play.put(pending, fall(pending.chance, below));
      continue;
    }
    asked?.(play);
    const answer = player(play, pending, below);
    expect(isRefusal(play.ask(pending).accept(answer))).toBe(false);
    play.put(pending, answer);
  }
  return play.outcome!.winners.length > 0;
}

/** The way out may lie elsewhere when a card has been seen. */
function checkWays(board: Board): void {
  const path = Path.of(board);
  const slots = currentLayout(board).map((_, slot) => slot);
  expect(nearerOn(board)).toEqual(slots.map((slot) => path.nearer(slot)));
}

test('what is known of the ways out is what is worked out anew', () => {
  let n = 0;
  for (let no = 0; no < 12; no++)
    isWon(no, 1 + (no % 3), quick, ({ state: { board } }) => {
      const { known } = currentField(board);
      for (const slot of [no % 5, no % 5]) {
        checkWays(board);
        known[slot] = !known[slot];
      }
      n++;
    });
  expect(n).toBeGreaterThan(300);
});

test('whole games are won about as often', () => {
  const GAMES = 150;
  let [glanced, looked] = [0, 0];
  for (let no = 0; no < GAMES; no++) {
    if (isWon(no, 1, quick)) glanced++;
    if (isWon(no, 1, quickly(SEASONED))) looked++;
  }
  // The error of the difference is about eight games.
  expect(glanced).toBeGreaterThan(looked - 20);
  expect(looked).toBeGreaterThan(20);
});
