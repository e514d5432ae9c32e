// Tries are played on at a glance: dice and plans as `careful` would, fights about as well.

import { belowOf, CLOCK, fall, isRefusal, Look, open, type One, type Play } from '@gravetable/kernel';
import { expect, test } from 'vitest';
import { careful } from '../src/bots/careful.ts';
import { guide } from '../src/bots/guide.ts';
import { quick } from '../src/bots/quick.ts';
import { vengeance } from '../src/index.ts';
import type { Board } from '../src/state.ts';

const WEIGHED: readonly string[] = ['VG-ROLL-02a', 'VG-FLASH-03', 'VG-RES-01b', 'VG-FLASH-12'];

function opened(seed: string, seats: number): Play<Board> {
  const play = open(vengeance, { seats, seed });
  if (isRefusal(play)) throw new Error(play.code);
  return play.resume() as unknown as Play<Board>;
}

/** Points of all seats, on average. */
function played(seed: string, seats: number, byHabit: boolean, heard?: (label: string) => void): number {
  const play = opened(seed, seats);
  const below = belowOf(seed);
  while (!play.over) {
    const asked = play.pending.filter(({ seat }) => seat !== CLOCK);
    const pending = asked[below(asked.length)]!;
    if (pending.chance !== null) {
      play.put(pending, fall(pending.chance, below));
      continue;
    }
    const ask = play.ask(pending) as One<unknown>;
    const look = new Look(play as never, pending);
    const answer = byHabit ? careful.choose(look, below) : quick(play, pending, below);
    if (!byHabit) {
      const { label } = pending.op;
      expect(isRefusal(ask.accept(answer))).toBe(false);
      if (heard !== undefined && WEIGHED.includes(label)) {
        heard(label);
        expect({ label, answer }).toEqual({ label, answer: careful.choose(look, below) });
      }
    }
    play.put(pending, answer);
  }
  const points = play.seats.map((seat) => guide.settled!(play.state.board, seat)! * guide.measure!.most);
  return points.reduce((sum, one) => sum + one, 0) / seats;
}

test('dice, plans and loot are answered as careful answers them', () => {
  const asked = new Set<string>();
  for (let no = 0; no < 40; no++) played(`glance ${no}`, 1 + (no % 4), false, (label) => asked.add(label));
  expect([...asked].toSorted()).toEqual(WEIGHED.toSorted());
});

test('whole games bring about as many points', () => {
  let [glanced, looked] = [0, 0];
  for (let no = 0; no < 48; no++) {
    const seats = 1 + (no % 2);
    glanced += played(`points ${no}`, seats, false) / 48;
    looked += played(`points ${no}`, seats, true) / 48;
  }
  // The error of each is about one point.
  expect(glanced).toBeGreaterThan(looked - 3);
});
