// VG-ROLL-02…04: what a roll pays for, counted and by every throw one by one; what is tried, on copies of the game.

import {
  belowOf,
  CLOCK,
  determinise,
  isRefusal,
  Look,
  open,
  type Json,
  type Play,
  type Prospect,
} from '@gravetable/kernel';
import { describe, expect, test } from 'vitest';
import { careful } from '../src/bots/careful.ts';
import { offerAssigns, type Command } from '../src/commands.ts';
import { gathered, read, SIDES, type Sign } from '../src/handful.ts';
import { vengeance } from '../src/index.ts';
import { fallen, odds } from '../src/odds.ts';
import type { Event } from '../src/rulebook.ts';
import type { Board } from '../src/state.ts';
import type { View } from '../src/view.ts';

type Game = Play<Board, Event, View>;

/** Every throw of so many dice, one by one. */
function throws(dice: number): Sign[][] {
  return dice === 0 ? [[]] : throws(dice - 1).flatMap((before) => SIDES.map((side) => [...before, side]));
}

/** Up to the first question of Rolling after so many answers. */
function rolling(seed: string, answers: number): Game {
  const play = open(vengeance, { seats: 1, seed, options: {} });
  if (isRefusal(play)) throw new Error(play.code);
  play.resume();
  const below = belowOf(seed);
  const isRolling = (): boolean => play.state.board.phase === 'rolling' && rolls(play).length > 0;
  for (let n = 0; n < 2000 && !play.over && (n < answers || !isRolling()); n++) {
    const pending = play.pending.find(({ seat }) => seat !== CLOCK) ?? play.pending[0]!;
    play.put(
      pending,
      pending.seat === CLOCK
        ? play.ask(pending).sample(below)
        : careful.choose(new Look(play, pending), below),
    );
  }
  return play;
}

function rolls(play: Game): (Command & { do: 'roll' })[] {
  const pending = play.pendingOf(0);
  if (pending === undefined) return [];
  const { options = [] } = play.ask(pending) as unknown as { options?: readonly Command[] };
  return options.filter((one): one is Command & { do: 'roll' } => one.do === 'roll');
}

const asked = (play: Game, answer: Json): readonly Prospect[] => {
  const below = belowOf('odds');
  return odds(() => determinise(play, 0, below), 0, answer, below);
};

describe('what a roll pays for', () => {
  test('every handful has as many ways as throws that show it', () => {
    for (const dice of [1, 2, 3, 4]) {
      const ways = new Map<number, number>();
      for (const faces of throws(dice)) ways.set(gathered(faces), (ways.get(gathered(faces)) ?? 0) + 1);
      expect(new Map(fallen(dice))).toEqual(ways);
    }
  });

  test('is what the rules offer after each of the throws', () => {
    let told = 0;
    for (const [seed, answers] of [
      ['a', 4],
      ['b', 30],
      ['c', 90],
    ] as const) {
      const play = rolling(seed, answers);
      for (const roll of rolls(play).slice(0, 6)) {
        const [first] = asked(play, roll);
        if (first === undefined || !('counted' in first)) throw new Error('it was not counted');
        const all = throws(roll.dice.length);
        const p = play.state.board.players[0]!;
        const before = p.pool;
        const paid = new Map<string, number>();
        for (const faces of all) {
          p.pool = before - read(roll.dice)! + gathered(faces);
          const offered: Command[] = [];
          offerAssigns(p, offered);
          for (const tile of new Set(offered.map((one) => (one.do === 'assign' ? one.to : ''))))
            paid.set(tile, (paid.get(tile) ?? 0) + 1);
        }
        p.pool = before;
        for (const { says, chance } of first.counted) {
          if (says.id !== 'odds.roll.pays') continue;
          expect(chance).toBeCloseTo((paid.get(says.args!['ability'] as string) ?? 0) / all.length, 12);
          told++;
        }
      }
    }
    expect(told).toBeGreaterThan(20);
  });

  test('says nothing of dice that are not there', () => {
    const play = rolling('a', 4);
    expect(asked(play, { do: 'roll', dice: 'WWWW' }).every((one) => 'ways' in one)).toBe(true);
  });
});

test('whether the room is cleared is tried on a copy: the table stays as it was', () => {
  const play = rolling('b', 10);
  const before = JSON.stringify(play.state.board);
  const room = asked(play, null).find((one) => 'ways' in one);
  if (room === undefined || !('fall' in room)) throw new Error('it was not tried');
  for (let n = 0; n < 6; n++) expect([0, 1]).toContain(room.fall());
  expect(JSON.stringify(play.state.board)).toBe(before);
});
