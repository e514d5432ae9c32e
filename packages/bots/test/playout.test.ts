import { belowOf, choose, CLOCK, defineGame, flag, int, isRefusal, list, open } from '@gravetable/kernel';
import { record, rulebook, strand, type Bot, type Outcome, type Play, type Shaped } from '@gravetable/kernel';
import { describe, expect, test } from 'vitest';
import {
  BotRefused,
  botNamed,
  botsOf,
  playOut,
  random,
  usualBot,
  wandering,
  whimsical,
} from '../src/index.ts';

/** Everybody counts to three while a clock runs; a power counts one more. */
const shape = record({ counts: list(int()), late: flag() });
const book = rulebook<Shaped<typeof shape>>();

const counting = book
  .procedure<{ seat: number }>('counting')
  .while(
    'BT-COUNT-01',
    (t, v) => t.board.counts[v.seat]! < 3 && !t.board.late,
    (each) =>
      each
        .ask(
          'BT-COUNT-02',
          'more',
          (_, v) => choose(v.seat, ['one', 'none']),
          (t) => !t.board.late,
        )
        .do('BT-COUNT-03', (t, v) => void (t.board.counts[v.seat]! += v.more === 'one' ? 1 : 0)),
  )
  .end();

const ringing = book
  .procedure('ringing')
  .ask(
    'BT-BELL-01',
    'bell',
    () => choose(CLOCK, ['rings']),
    (t) => t.board.counts.some((n) => n < 3),
  )
  .do('BT-BELL-02', (t, v) => void (t.board.late = v.bell !== null))
  .end();

const helping = book
  .procedure<{ seat: number; choice: 'help' }>('helping')
  .do('BT-HELP-02', (t, v) => void (t.board.counts[v.seat]! += 1))
  .end();

const game = book
  .procedure<object, Outcome>('game')
  .together('BT-GAME-01', (t) => [
    ...t.seats.map((seat) => strand(seat, counting.with({ seat }))),
    strand(CLOCK, ringing.with()),
  ])
  .return('BT-GAME-02', (t) => ({ winners: [], reason: t.board.late ? 'late' : 'done' }))
  .end();

const counter: Bot = { name: 'careful', choose: () => 'one' };
const liar: Bot = { name: 'liar', choose: () => 'two' };

const toy = defineGame({
  id: 'counting',
  version: '1',
  seats: { min: 1, max: 3 },
  options: [],
  shape,
  ledger: [
    'BT-COUNT-01',
    'BT-COUNT-02',
    'BT-COUNT-03',
    'BT-BELL-01',
    'BT-BELL-02',
    'BT-HELP-01',
    'BT-HELP-02',
  ].concat(['BT-GAME-01', 'BT-GAME-02']),
  rulebook: book,
  setup: (seats) => ({ counts: Array.from({ length: seats }, () => 0), late: false }),
  start: () => game.with({}),
  powers: [
    {
      label: 'BT-HELP-01',
      offer: (t, seat) => (t.board.counts[seat] === 2 ? choose(seat, ['help']) : null),
      play: helping,
    },
  ],
  view: (board) => ({ ...board }),
  hidden: () => [],
  outline: () => [],
  text: { en: {}, fr: {} },
  content: { facts: '', inventory: () => ({}) },
  invariants: () => [],
  bots: [liar, counter],
});

function table(seats: number): Play {
  const play = open(toy, { seats, seed: 'bots' });
  if (isRefusal(play)) throw new Error(play.code);
  return play.resume() as unknown as Play;
}

describe('playOut', () => {
  test('plays to the end; the clock waits until nobody else is asked', () => {
    const play = table(3);
    const { over, decisions } = playOut(play, [counter, counter, counter], belowOf('a'));
    expect([over, decisions, play.outcome?.reason]).toEqual([true, 9, 'done']);
  });

  test('lets the clock speak as often as it is told to', () => {
    const play = table(3);
    playOut(play, [counter, counter, counter], belowOf('a'), { clock: 1 });
    expect(play.outcome?.reason).toBe('late');
  });

  test('a bot with whims keeps to its way but for the questions it answers by lot', () => {
    const decisions = (oneIn: number): number[] =>
      Array.from(
        { length: 20 },
        (_, i) => playOut(table(1), [whimsical(counter, oneIn)], belowOf(`whim ${i}`)).decisions,
      );
    expect(decisions(1_000_000).every((n) => n === 3)).toBe(true);
    expect(Math.max(...decisions(1))).toBeGreaterThan(3);
    expect(decisions(2).filter((n) => n === 3).length).toBeGreaterThan(5);
  });

  test('a bot that wanders answers by lot at the crossroads only', () => {
    const decisions = (...crossroads: string[]): number[] =>
      Array.from(
        { length: 20 },
        (_, i) => playOut(table(1), [wandering(counter, crossroads)], belowOf(`way ${i}`)).decisions,
      );
    expect(decisions('BT-HELP-01').every((n) => n === 3)).toBe(true);
    expect(Math.max(...decisions('BT-COUNT-02'))).toBeGreaterThan(3);
  });

  test('random bots use powers out of turn', () => {
    const used = Array.from(
      { length: 60 },
      (_, n) => playOut(table(2), [random, random], belowOf(`s${n}`)).powers,
    );
    expect(used.flat()).toContain('BT-HELP-01');
  });

  test('the same chance gives the same game, told answer by answer', () => {
    const answers = (seed: string): unknown[] => {
      const given: unknown[] = [];
      playOut(table(3), [random, random, random], belowOf(seed), { before: (...one) => given.push(one) });
      return given;
    };
    expect(answers('x')).toEqual(answers('x'));
    expect(answers('x')).not.toEqual(answers('y'));
  });

  test('a bot uses a power before it answers, and none it is not offered', () => {
    const helped: Bot = {
      ...counter,
      use: ({ powers: [first] }) => (first === undefined ? null : { id: first.id, answer: 'help' }),
    };
    const used = playOut(table(1), [helped], belowOf('a'));
    expect([used.over, used.decisions, used.powers]).toEqual([true, 4, ['BT-HELP-01']]);
    const early: Bot = { ...counter, use: () => ({ id: 'BT-HELP-01#0', answer: 'help' }) };
    expect(() => playOut(table(1), [early], belowOf('a'))).toThrow(BotRefused);
    const odd: Bot = {
      ...helped,
      use: ({ powers: [one] }) => (one === undefined ? null : { id: one.id, answer: 7 }),
    };
    expect(() => playOut(table(1), [odd], belowOf('a'))).toThrow(BotRefused);
  });

  test('a bot that answers what is not asked is found out; an endless game is cut', () => {
    expect(() => playOut(table(1), [liar], belowOf('a'))).toThrow(BotRefused);
    expect(playOut(table(3), [counter, counter, counter], belowOf('a'), { limit: 2 }).over).toBe(false);
  });
});

test('a game lists its own bots first, the random one always', () => {
  expect(botsOf(toy).map((bot) => bot.name)).toEqual(['liar', 'careful', 'random']);
  expect(usualBot(toy)).toBe(counter);
  expect(botNamed(toy, 'nobody')).toBeUndefined();
});
