import { lanternHill } from '@gravetable/example';
import {
  belowOf,
  choose,
  defineGame,
  hash64,
  int,
  isRefusal,
  list,
  load,
  open,
  readHeader,
  record,
  rulebook,
  save,
  stateHash,
  strand,
  type AnyGame,
  type GameEvent,
  type Migration,
  type Outcome,
  type Play,
  type Refusal,
} from '@gravetable/kernel';
import { anAnswer } from '@gravetable/testkit';
import { describe, expect, test } from 'vitest';

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

const gameOf = (id: string): AnyGame | undefined => (id === lanternHill.id ? lanternHill : undefined);

/** The code of the refusal; a Play or a throw is a failure. */
function refusalOf(text: string, games = gameOf): string {
  const loaded = load(text, games);
  if (!isRefusal(loaded)) throw new Error('it was loaded');
  return (loaded satisfies Refusal).code;
}

/** A save whose second line was changed by somebody who knows how to hash. */
function forged(text: string, change: (state: Record<string, unknown>) => void): string {
  const [header, state] = text.split('\n').map((line) => JSON.parse(line || '{}') as Record<string, unknown>);
  change(state!);
  const line = JSON.stringify(state);
  return `${JSON.stringify({ ...header, hash: hash64(line) })}\n${line}\n`;
}

describe('save', () => {
  const text = save(midGame());

  test('what is loaded is what was saved', () => {
    const loaded = load(text, gameOf);
    expect(isRefusal(loaded)).toBe(false);
    expect(save(loaded as Play)).toBe(text);
    expect(stateHash(loaded as Play)).toBe((JSON.parse(text.split('\n')[0]!) as { hash: string }).hash);
  });

  test('cut off at any length it is refused', () => {
    for (let length = 0; length < text.length - 1; length++) {
      expect(['UNKNOWN_FORMAT', 'CORRUPT']).toContain(refusalOf(text.slice(0, length)));
    }
  });

  test('with any bit turned over it is refused, or the same', () => {
    const bytes = Buffer.from(text, 'utf8');
    let refused = 0;
    for (let at = 0; at < bytes.length - 1; at += 3) {
      const flipped = Buffer.from(bytes);
      flipped[at]! ^= 1 << (at % 8);
      const loaded = load(flipped.toString('utf8'), gameOf);
      if (isRefusal(loaded)) refused++;
      else expect(save(loaded)).toBe(text);
    }
    expect(refused).toBeGreaterThan(bytes.length / 3 - 20);
  });

  test.each([
    ['UNKNOWN_FORMAT', 'hello'],
    ['UNKNOWN_FORMAT', ''],
    ['UNKNOWN_FORMAT', '[]\n{}'],
    ['UNKNOWN_FORMAT', text.replace('gravetable-save', 'other-save')],
    ['UNKNOWN_VERSION', text.replace('"version":1', '"version":2')],
    ['UNKNOWN_VERSION', text.replace('"rules":"0.2.0"', '"rules":"0.0.1"')],
    ['UNKNOWN_GAME', text.replace('"game":"lantern-hill"', '"game":"chess"')],
    ['CORRUPT', text.replace('"seats":3', '"seats":2')],
    ['CORRUPT', text.replace('"seats":3', '"seats":"3"')],
  ])('%s: %.60s', (code, broken) => {
    expect(refusalOf(broken)).toBe(code);
  });

  test.each<[string, (state: Record<string, unknown>) => void]>([
    ['board', (state) => (state['board'] = null)],
    ['board field', (state) => ((state['board'] as { heap: unknown }).heap = [1, 'two'])],
    ['streams', (state) => (state['streams'] = { x: [1, 2, 3] })],
    ['answered', (state) => (state['answered'] = [0, 0, 0, 0, 'x'])],
    ['seed', (state) => (state['seed'] = 3)],
    ['outcome', (state) => delete state['outcome']],
    ['stack', (state) => (state['stack'] = 'empty')],
    ['procedure', (state) => ((state['stack'] as { proc: string }[])[0]!.proc = 'noSuch')],
    ['label', (state) => ((state['stack'] as { at: string }[])[0]!.at = 'EX-NO-01')],
    ['values', (state) => ((state['stack'] as { vars: unknown }[])[0]!.vars = [])],
    [
      'strand',
      (state) => ((state['stack'] as { strands: unknown }[])[1]!.strands = [{ seat: 'x', stack: [] }]),
    ],
    ['a digger that is not there', (state) => ((state['board'] as { diggers: unknown[] }).diggers = [])],
  ])('forged with a good hash, wrong in %s: refused, never thrown', (_, change) => {
    expect(refusalOf(forged(text, change))).toBe('CORRUPT');
  });

  test('the header alone can be read for a list', () => {
    expect(readHeader(text)).toMatchObject({ game: 'lantern-hill', rules: '0.2.0', seats: 3 });
    expect(readHeader('nonsense')).toMatchObject({ code: 'UNKNOWN_FORMAT' });
  });
});

/** The same little game in two versions; the second renamed everything that has a name. */
function version(which: 1 | 2, migrations: readonly Migration[] = []): AnyGame {
  const old = which === 1;
  const book = rulebook<Record<string, unknown>>();
  const labels = old ? ['MI-OLD-01', 'MI-OLD-02', 'MI-OLD-03'] : ['MI-NEW-01', 'MI-NEW-02', 'MI-NEW-03'];
  const [loop, ask, falls] = labels as [string, string, string];
  const turn = book
    .procedure<{ seat: number }>(old ? 'turn' : 'playerTurn')
    .ask(ask, 'n', (_, v) => choose(v.seat, [1, 2]))
    .chance(falls, old ? 'face' : 'die', () => ({ kind: 'die', items: [1, 2, 3, 4, 5, 6], count: 1 }))
    .do('MI-DO-01', (t, v) => (t.board[old ? 'points' : 'scores'] as number[]).push(v.n))
    .end();
  const round = book
    .procedure<object>('round')
    .together('MI-DO-02', (t) => t.seats.map((seat) => strand(seat, turn.with({ seat }))))
    .end();
  const main = book
    .procedure<object, Outcome>('main')
    .while(
      loop,
      (t) => (t.board[old ? 'points' : 'scores'] as number[]).length < 4,
      (each) => each.call('MI-DO-03', () => round.with()),
    )
    .return('MI-DO-04', () => ({ winners: [], reason: 'done' }))
    .end();
  const points = list(int());
  return defineGame<Record<string, unknown>, GameEvent, object>({
    id: 'migrating',
    version: String(which),
    seats: { min: 2, max: 2 },
    options: [],
    shape: (old ? record({ points }) : record({ scores: points, bonus: int() })) as never,
    ledger: [...labels, 'MI-DO-01', 'MI-DO-02', 'MI-DO-03', 'MI-DO-04'],
    rulebook: book as never,
    setup: () => (old ? { points: [] } : { scores: [], bonus: 0 }),
    start: () => main.with(),
    view: (board) => ({ ...board }),
    hidden: () => [],
    outline: () => [],
    text: { en: {}, fr: {} },
    content: { facts: which, inventory: () => ({}) },
    invariants: () => [],
    migrations,
  });
}

describe('migrations', () => {
  const step: Migration = {
    from: '1',
    to: '2',
    labels: { 'MI-OLD-01': 'MI-NEW-01', 'MI-OLD-02': 'MI-NEW-02', 'MI-OLD-03': 'MI-NEW-03' },
    procedures: { turn: 'playerTurn' },
    values: { turn: ({ face, ...rest }) => ({ ...rest, die: face }) },
    board: ({ points, ...rest }) => ({ ...rest, scores: points, bonus: 0 }),
  };

  function oldSave(): string {
    const play = open(version(1), { seats: 2, seed: 'old' }) as Play;
    play.resume();
    expect(play.answer(1, 'MI-OLD-02#0', 2)).toBe(null);
    return save(play);
  }

  test('labels, loops, procedures, values, streams and the board take their new names', () => {
    const loaded = load(oldSave(), () => version(2, [step]));
    if (isRefusal(loaded)) throw new Error(JSON.stringify(loaded));
    expect(loaded.state.board).toEqual({ scores: [2], bonus: 0 });
    expect(Object.keys(loaded.state.streams)).toEqual(['MI-NEW-03@1']);
    expect(save(loaded)).not.toContain('OLD');
    expect(loaded.answer(0, 'MI-NEW-02#0', 1)).toBe(null);
    expect(loaded.answer(0, 'MI-NEW-02#1', 1)).toBe(null);
    expect(loaded.answer(1, 'MI-NEW-02#1', 1)).toBe(null);
    expect(loaded.over).toBe(true);
  });

  test('several steps lead from the oldest version to today', () => {
    const steps: Migration[] = [{ from: '0', to: '1' }, step];
    const oldest = oldSave().replace('"rules":"1"', '"rules":"0"');
    expect(isRefusal(load(oldest, () => version(2, steps)))).toBe(false);
    const circle: Migration[] = [
      { from: '0', to: '0.5' },
      { from: '0.5', to: '0' },
    ];
    expect(load(oldest, () => version(2, circle))).toMatchObject({ code: 'UNKNOWN_VERSION' });
  });

  test('what a migration forgets is refused', () => {
    expect(load(oldSave(), () => version(2))).toMatchObject({ code: 'UNKNOWN_VERSION' });
    const { labels, board, procedures, ...none } = step;
    for (const part of [
      { labels, board },
      { labels, procedures },
      { board, procedures },
    ]) {
      const partly = { ...none, ...part } as Migration;
      expect(load(oldSave(), () => version(2, [partly]))).toMatchObject({ code: 'CORRUPT' });
    }
  });
});
