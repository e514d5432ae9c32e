// VG-SCORE, VG-SOLO and ledger 8: scoring, the way out, ties and the solo levels.

import { open, isRefusal, type Bot } from '@gravetable/kernel';
import { expect, test } from 'vitest';
import { availableHealth } from '../src/health.ts';
import { vengeance } from '../src/index.ts';
import { escapeCost, escapePath, scoreOf, winnersOf } from '../src/scoring.ts';
import { soloOutcome } from '../src/solo.ts';
import { timers } from '../src/clock.ts';
import type { Board } from '../src/state.ts';
import { scenario, table, type Described } from './tables.ts';

const IRON_BELLE: Described = {
  boss: 'motherMercy',
  room: 'r7',
  visited: ['r2', 'r3', 'r4', 'r5', 'r8'],
  loot: 4,
  trained: 8,
  paid: 8,
  bossLost: 3,
  objectives: ['r4', 'r5'],
  dead: ['r2.henchman.1', 'r4.bouncer.1', 'r4.gunman.1', 'r7.gunman.1', 'r5.grunt.1', 'r5.henchman.1'],
  wounds: 1,
};
const VANCE: Described = {
  hero: 'vance',
  den: 'D1',
  boss: 'oxBellamy',
  room: 'r8',
  loot: 2,
  trained: 12,
  bossLost: 3,
  objectives: ['r8'],
  dead: ['boss', 'r8.grunt.1', 'r6.toughGuy.1', 'r6.gunman.1', 'r4.gunman.1', 'r2.grunt.1', 'r2.henchman.1'],
};

test('VG-SCORE-01 VG-SCORE-02 VG-SCORE-03 VG-SCORE-04 VG-SCORE-05 VG-SCORE-06 VG-OBJ-03 VG-GEN-02 VG-RULING-44 the worked example', () => {
  const { players } = table({ phase: 'over', round: 4 }, IRON_BELLE, VANCE).board;
  expect(scoreOf(players[0]!)).toEqual({
    loot: 7,
    training: 4,
    bossDamage: 4,
    bossKill: 0,
    objectives: 5,
    escape: 1,
    total: 19,
  });
  expect(scoreOf(players[1]!)).toEqual({
    loot: 3,
    training: 6,
    bossDamage: 4,
    bossKill: 5,
    objectives: 3,
    escape: 2,
    total: 19,
  });
  expect(players.map(availableHealth)).toEqual([2, 3]);
  expect(winnersOf(players)).toEqual([1]);
});

/** Gives any answer. */
const whim: Bot = { name: 'whim', choose: ({ question }, below) => question.nth(below(question.count())) };
scenario('VG-GEN-02 at the end each living hero is told its points, and they decide', (s) =>
  s
    .opened(2, { heroes: ['ironBelle', 'vance'], autoTake: false }, 'points0')
    .leavesTo(whim)
    .then(({ board: { players }, outcome, told }) => {
      const points = told.flatMap(({ open }) => (open?.kind === 'scored' ? [open] : []));
      expect(points).toMatchObject(players.map((p, who) => ({ kind: 'scored', who, ...scoreOf(p) })));
      for (const p of players) {
        const { loot, training, bossDamage, bossKill, objectives, escape, total } = scoreOf(p);
        expect(total).toBe(loot + training + bossDamage + bossKill + objectives - escape);
      }
      expect(outcome).toMatchObject({ scores: [3, 0], winners: [0] });
    }),
);

test('VG-RULING-50 the way out meets the fewest rooms with enemies', () => {
  const { players } = table({}, IRON_BELLE).board;
  expect(escapePath(players[0]!)).toEqual([6, 3, 1, 0]);
  expect(escapeCost(players[0]!)).toBe(1);
});

test('VG-T-53 VG-RULING-50 in the entrance the way out costs nothing', () => {
  const { players } = table({}, {}).board;
  expect(escapePath(players[0]!)).toEqual([0]);
  expect(scoreOf(players[0]!).escape).toBe(0);
});

test('VG-RULING-50 VG-RULING-56 evaded minions and a living boss count on the way out', () => {
  const { players } = table({}, { room: 'r9', evaded: ['r9.grunt.1', 'r9.grunt.2'] }).board;
  expect(scoreOf(players[0]!).escape).toBe(4);
});

test('VG-T-51 VG-RULING-43 VG-SCORE-01 a full track scores its last value', () => {
  const { players } = table({}, { loot: 8, trained: 20 }).board;
  expect(scoreOf(players[0]!)).toMatchObject({ loot: 14, training: 8 });
});

test('VG-T-52 VG-SCORE-07 VG-SCORE-08 VG-RULING-49 ties: health first, then shared', () => {
  const tied = (wounds: number) => table({}, { wounds: 0 }, { hero: 'vance', wounds }).board.players;
  expect(winnersOf(tied(1))).toEqual([0]);
  expect(winnersOf(tied(0))).toEqual([0, 1]);
});

test('VG-RULING-48 VG-T-49 a dead seat is not ranked', () => {
  const { players } = table({}, { beatings: 2, loot: 8 }, { hero: 'vance' }).board;
  expect(winnersOf(players)).toEqual([1]);
});

test('VG-T-54 VG-SOLO-01 VG-SOLO-05 VG-SOLO-06 VG-SETUP-10 solo levels mix freely', () => {
  const play = open(vengeance, {
    seats: 1,
    seed: 's',
    options: { dice: 'medium', time: 'easy', target: 'hard', calm: false },
  });
  if (isRefusal(play)) throw new Error(play.code);
  const board: Board = play.state.board;
  expect(board.dice).toBe(16);
  const won = table(
    { options: { target: 'hard' } },
    { loot: 8, trained: 20, objectives: ['r5', 'r6'] },
  ).board;
  expect(soloOutcome(won)).toMatchObject({ winners: [0], reason: 'won', scores: [28], target: 28 });
  const short = table(
    { options: { target: 'hard' } },
    { loot: 8, trained: 20, objectives: ['r4', 'r5'] },
  ).board;
  expect(soloOutcome(short)).toMatchObject({ winners: [], reason: 'short', scores: [27] });
});

test('VG-SOLO-03 VG-T-54 the solo timer runs from the first roll, as long as its level says', () => {
  const solo = (rolls: number) =>
    table({ phase: 'rolling', rolls, options: { calm: false, time: 'easy' } }, { pool: 'u u u u' }).board;
  expect(timers(solo(0))).toEqual([]);
  expect(timers(solo(1))).toEqual([{ answer: { do: 'soloExpired' }, seconds: 45 }]);
});

test('VG-RULING-20 the tail runs from the moment the supply is empty', () => {
  const two = (supply: number) =>
    table({ phase: 'rolling', supply, options: { calm: false } }, { pool: 'u' }, { hero: 'vance', pool: 'u' })
      .board;
  expect(timers(two(3)).map((timer) => timer.answer.do)).toEqual(['maxExpired']);
  expect(timers(two(0)).map((timer) => timer.answer.do)).toEqual(['tailExpired', 'maxExpired']);
});
