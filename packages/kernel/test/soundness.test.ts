import { lanternHill } from '@gravetable/example';
import {
  belowOf,
  hash64,
  isRefusal,
  kernelWords,
  load,
  open,
  readRecord,
  RECORD_LIMITS,
  replayed,
  save,
  Session,
  Speaker,
  type AnyGame,
  type GameRecord,
  type Play,
} from '@gravetable/kernel';
import { anAnswer, forged, FORGERIES, opened, originalsOf } from '@gravetable/testkit';
import { describe, expect, test } from 'vitest';

const gameOf = (): AnyGame => lanternHill;

function midGame(answers = 12): Play {
  const play = open(lanternHill, { seats: 3, seed: 'saved' });
  if (isRefusal(play)) throw new Error(play.code);
  play.resume();
  const below = belowOf('saved');
  for (let n = 0; n < answers; n++) {
    const { seat, id, value } = anAnswer(play, below)!;
    expect(play.answer(seat, id, value)).toBe(null);
  }
  return play as unknown as Play;
}

interface Laid {
  board: { night: number; heap: number[]; diggers: { hand: number[] }[]; deck: number[] };
  stack: { proc: string; at: string; vars: Record<string, unknown>; strands?: { seat: number }[] }[];
  answered: number[];
  over: boolean;
  outcome: unknown;
}

/** What comes of a save whose state was changed by somebody who knows how to hash. */
function changed(change: (state: Laid) => void): string {
  const [header, state] = save(midGame()).split('\n') as [string, string];
  const laid = JSON.parse(state) as Laid;
  change(laid);
  const line = JSON.stringify(laid);
  const text = `${JSON.stringify({ ...(JSON.parse(header) as object), hash: hash64(line) })}\n${line}\n`;
  const loaded = load(text, gameOf);
  return isRefusal(loaded) ? loaded.code : 'loaded';
}

describe('a state from outside is held against the laws before it is played', () => {
  test('unchanged it is loaded', () => {
    expect(changed(() => undefined)).toBe('loaded');
  });

  test.each<[string, (state: Laid) => void]>([
    ['a card that does not exist', ({ board }) => (board.diggers[0]!.hand[0] = 4096)],
    ['a card that lies in two places', ({ board }) => board.deck.push(board.deck[0]!)],
    ['a digger too many', ({ board }) => board.diggers.push(board.diggers[0]!)],
    ['a number that no table counts to', ({ board }) => (board.night = -(2 ** 50))],
    ['a pile that fills the memory', ({ board }) => (board.heap = Array.from({ length: 20_000 }, () => 1))],
    ['a procedure in the middle of a step', ({ stack }) => (stack[0]!.at = 'EX-SETUP-02')],
    ['a question to somebody who is not there', ({ stack }) => (stack.at(-1)!.strands![0]!.seat = 77)],
    ['answers that were never given', ({ answered }) => (answered[0] = -3)],
    ['an end without an outcome', (state) => (state.over = true)],
    ['an outcome before the end', (state) => (state.outcome = { winners: [], reason: 'x' })],
    ['procedures without end', ({ stack }) => stack.unshift(...Array.from({ length: 300 }, () => stack[0]!))],
  ])('%s', (_, change) => {
    expect(changed(change)).toBe('CORRUPT');
  });
});

describe('a record is as large as a game can be', () => {
  const session = Session.open(lanternHill, [{ name: 'Ann', kind: 'person' }], { seed: 'small' }) as Session;
  const record = session.record(true);
  const answer = [0, null] as const;
  const many = <T>(n: number, one: T): T[] => Array.from({ length: n }, () => one);
  const of = (change: Partial<GameRecord>): string => {
    const read = readRecord(JSON.stringify({ ...record, ...change }));
    return isRefusal(read) ? `${read.code} ${(read.data['what'] ?? read.data['where']) as string}` : 'read';
  };

  test.each<[string, Partial<GameRecord>]>([
    ['read', {}],
    ['TOO_LARGE seats', { seats: many(100_000, { name: 'x', kind: 'person' }) }],
    ['TOO_LARGE name', { seats: [{ name: 'x'.repeat(1000), kind: 'person' }] }],
    ['TOO_LARGE name', { seed: 'x'.repeat(1000) }],
    ['TOO_LARGE answers', { answers: many(200_000, answer) }],
    ['TOO_LARGE notes', { consents: many(200_000, 1) }],
    ['TOO_LARGE file', { options: { x: 'x'.repeat(9_000_000) } }],
    ['CORRUPT consents', { consents: [-1] }],
    ['CORRUPT sat', { sat: [{ after: 0, seat: 7, name: 'x', kind: 'person' }] }],
    ['CORRUPT played', { played: [{ after: 9, rules: '', content: '', start: '', why: null, dropped: [] }] }],
  ])('%s', (expected, change) => {
    expect(of(change)).toBe(expected);
  });

  test('as many consents as are allowed can be replayed', () => {
    const read = readRecord(JSON.stringify({ ...record, consents: many(RECORD_LIMITS.notes, 0) }));
    expect(isRefusal(replayed(read as GameRecord, lanternHill))).toBe(false);
  });

  test.each(['en', 'fr'] as const)('it is said what is too large, in %s', (language) => {
    const speaker = new Speaker(language, [kernelWords[language]]);
    for (const what of Object.keys(RECORD_LIMITS))
      expect(speaker.say({ id: 'refusal.TOO_LARGE', args: { what, most: 7 } })).toMatch(/\b7\b/);
  });
});

test('forged files are refused, or can be looked at and played', () => {
  const originals = originalsOf(lanternHill, 'forged');
  const came: Record<string, number> = {};
  for (let n = 0; n < 600; n++) {
    const below = belowOf(`forged ${n}`);
    const result = opened(forged(FORGERIES[n % FORGERIES.length]!, originals, below), lanternHill, below);
    came[result] = (came[result] ?? 0) + 1;
  }
  expect(came['refused']).toBeGreaterThan(300);
  expect(came['played']).toBeGreaterThan(20);
});
