import { EventEmitter } from 'node:events';
import { setImmediate as turn } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import { gameOf } from '@gravetable/catalog';
import { Host, MemoryStore, type Table, type Task, type Think } from '@gravetable/host';
import { isRefusal, type Json } from '@gravetable/kernel';
import { due } from '@gravetable/testkit';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { ThinkingPool, type PoolStart } from '../src/thinking/pool.ts';

const pools: ThinkingPool[] = [];
const poolOf = (start: PoolStart = {}): ThinkingPool => {
  const pool = new ThinkingPool({ threads: 1, ...start });
  pools.push(pool);
  return pool;
};
afterEach(async () => {
  vi.useRealTimers();
  await Promise.all(pools.splice(0).map((pool) => pool.close()));
});

const never = { now: () => 0, later: () => () => undefined };

/** A table where only these bots play. */
async function tableOf(game: string, kinds: readonly string[], think?: Think): Promise<Table> {
  const host = new Host({
    store: new MemoryStore(),
    time: never,
    gameOf,
    ...(think === undefined ? {} : { think }),
  });
  const seats = kinds.map((kind, at) => ({ name: `Bot ${at}`, kind }));
  const made = { id: game, game, seats, options: {}, seed: 'thinking', meta: () => null };
  const table = await host.begin(made);
  if (isRefusal(table)) throw new Error(table.code);
  table.shared = true;
  return table;
}

async function given(table: Table, answers: number): Promise<readonly Json[]> {
  for (let at = 0; at < answers; at++) expect(await table.others()).toBe(true);
  return table.whole.moments.map(({ entry }) => entry as unknown as Json);
}

/** How often the event loop came round meanwhile. */
async function turnsWhile(work: Promise<unknown>): Promise<number> {
  let [turns, isDone] = [0, false];
  void work.finally(() => (isDone = true));
  while (!isDone) {
    await turn();
    turns++;
  }
  return turns;
}

describe('threads that think', () => {
  const patient = { threads: 1, patience: 200_000, longest: 200_000 };
  const pool = new ThinkingPool(patient);
  afterAll(() => pool.close());

  test.each(due(['dead-cells', 'cards-of-the-dead', 'vengeance', 'dead-keep'], (game) => game))(
    '%s: bots answer the same as at the table itself',
    async (game) => {
      const before = pool.thoughts;
      const think: Think = (task) => pool.think({ ...task, quick: false });
      const there = await given(await tableOf(game, ['even', 'careful'], think), 14);
      expect(there).toEqual(await given(await tableOf(game, ['even', 'careful']), 14));
      expect(pool.thoughts - before).toBeGreaterThan(5);
      expect(pool.given).toBe(0);
    },
    240_000,
  );

  test('everybody else is served while a strong bot thinks; without threads nobody is', async () => {
    const served = async (think?: Think): Promise<number> => {
      const table = await tableOf('dead-cells', ['strong', 'strong'], think);
      let most = 0;
      for (let at = 0; at < 12; at++) most = Math.max(most, await turnsWhile(table.others()));
      return most;
    };
    expect(await served(pool.think)).toBeGreaterThan(100);
    expect(await served()).toBeLessThan(20);
  });

  test('a thread that is killed stops no table: another bot answers, and another thread thinks', async () => {
    const own = poolOf(patient);
    const table = await tableOf('cards-of-the-dead', ['strong', 'strong'], own.think);
    await given(table, 1);
    const [first] = own.workers;
    const next = table.others();
    await turn(); // The thread has been told, and thinks for long.
    await first!.terminate();
    expect(await next).toBe(true);
    expect(own.given).toBe(1);
    await given(table, 2);
    expect(own.workers).not.toContain(first);
    expect(table.whole.count).toBe(4);
    expect(own.thoughts).toBe(3);
  });

  test('hints and forecasts are thought of there too, and are the same', async () => {
    const before = pool.thoughts;
    const [there, here] = [
      await tableOf('vengeance', ['careful'], pool.think),
      await tableOf('vengeance', ['careful']),
    ];
    const [seat] = there.whole.play.pending.map((one) => one.seat);
    const hint = await there.mind.hint(there.whole, seat!);
    expect(hint).toEqual(await here.mind.hint(here.whole, seat!));
    expect(pool.thoughts - before).toBe(1);
    expect(await there.mind.forecast(there.whole, seat!, null)).toEqual(
      await here.mind.forecast(here.whole, seat!, null),
    );
  });
});

/** A thread that answers when it is told to. */
class Still extends EventEmitter {
  readonly tasks: { number: number; task: Task }[] = [];
  postMessage(message: { number: number; task: Task }): void {
    this.tasks.push(message);
  }
  unref(): void {
    this.emit('message', 'ready');
  }
  async terminate(): Promise<number> {
    this.emit('exit', 1);
    return 1;
  }
  done(): void {
    const { number } = this.tasks.at(-1)!;
    this.emit('message', { number, found: number });
  }
}

const task = (table: string, quick = false): Task => ({
  table,
  save: '',
  seats: [],
  seed: '',
  count: 0,
  quick,
  matter: { of: 'hint', seat: 0 },
});

function still(start: PoolStart = {}): { pool: ThinkingPool; threads: Still[] } {
  const threads: Still[] = [];
  const open = (): Worker => {
    threads.push(new Still());
    return threads.at(-1)! as unknown as Worker;
  };
  return { pool: poolOf({ ...start, start: open }), threads };
}

describe('who thinks next', () => {
  test('tables take turns, however much one of them asks, and none asks without end', async () => {
    const { pool, threads } = still();
    const order: string[] = [];
    const ask = (table: string): Promise<unknown> => pool.think(task(table)).then(() => order.push(table));
    const asked = [ask('a'), ask('a'), ask('a'), ask('b'), ask('c'), ask('a'), ask('a')];
    await expect(pool.think(task('a'))).rejects.toThrow('nobody has the time');
    for (const _ of asked) {
      threads[0]!.done();
      await turn();
    }
    await Promise.all(asked);
    expect(order).toEqual(['a', 'a', 'b', 'c', 'a', 'a', 'a']);
    expect(threads).toHaveLength(1);
  });

  test('who waits too long is told so; a thread that hangs is replaced', async () => {
    vi.useFakeTimers();
    const { pool, threads } = still({ patience: 1000, longest: 3000 });
    const told = Promise.allSettled([pool.think(task('a')), pool.think(task('b'))]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await told).toMatchObject(
      ['a', 'b'].map(() => ({ status: 'rejected', reason: { message: 'it took too long' } })),
    );
    expect(pool.waiting).toBe(0);
    await vi.advanceTimersByTimeAsync(2000);
    const next = pool.think(task('b'));
    expect(threads).toHaveLength(2);
    threads[1]!.done();
    expect(await next).toBe(3);
  });

  test('what a table can do by itself waits for no thread that is only starting', async () => {
    const { pool, threads } = still();
    const up = pool.think(task('a', true));
    threads[0]!.done();
    expect(await up).toBe(1);
    await threads[0]!.terminate();
    await expect(pool.think(task('a', true))).rejects.toThrow('nobody has the time');
  });
});

test('what was thought of a table that moved on meanwhile is dropped, and thought anew', async () => {
  const asked: { task: Task; answer: (found: unknown) => void }[] = [];
  const think: Think = (one) => new Promise((answer) => asked.push({ task: one, answer }));
  const table = await tableOf('dead-cells', ['strong', 'strong'], think);
  const plain = await tableOf('dead-cells', ['strong', 'strong']);
  const first = plain.mind.other(plain.whole, new Set(), false);
  const late = table.others();
  expect(await table.others()).toBe(false); // One thought at a time.
  await table.sit(1, { name: 'Bot 9', kind: 'careful' });
  asked[0]!.answer(await first);
  expect(await late).toBe(false);
  expect(table.whole.count).toBe(0);
  const again = table.others();
  expect(asked).toHaveLength(2);
  expect(asked[1]!.task.seats[1]).toEqual({ name: 'Bot 9', kind: 'careful' });
  asked[1]!.answer(await first);
  expect(await again).toBe(true);
  expect(table.whole.count).toBe(1);
});
