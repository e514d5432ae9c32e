import { gameOf } from '@gravetable/catalog';
import { isRefusal, refuse, type Json } from '@gravetable/kernel';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { engineOf, type Engine } from '../src/engine/client.ts';
import { TableHost } from '../src/engine/host.ts';
import { tableStore, type TableStore } from '../src/table/store/store.ts';
import { PRESETS } from '../src/presets.ts';
import { sitDown, standUp } from '../src/way.ts';
import { shelf } from './shelf.ts';

vi.hoisted(() => {
  vi.stubGlobal('navigator', { language: 'en' });
  vi.stubGlobal('document', {
    hidden: false,
    querySelector: () => null,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  });
});
vi.mock('../src/saves/db.ts', () => import('./shelf.ts'));

const ANN = { name: 'Ann', kind: 'person' };
const CAT = { name: 'Cat', kind: 'person' };
const BOB = { name: 'Bob', kind: 'careful' };

let store: TableStore;
const now = () => store.getState();
/** A slow machine is no fault of the table. */
const until = (check: () => void) => vi.waitFor(check, { timeout: 60_000 });

/** A table of Lantern Hill with a database as slow as a press: what is under way stays so until `settled`. */
async function seated(
  seats = [ANN],
  game = 'lantern-hill',
  host = engineOf(new TableHost(gameOf)),
): Promise<void> {
  const table = { game, title: '', seats, options: {}, seed: 'host', handOver: true };
  const opened = await host.open(table);
  if (isRefusal(opened)) throw new Error(opened.code);
  sitDown({ ...PRESETS.table, speed: 'instant' }, () => undefined);
  const snapshot = await host.look(0);
  store = tableStore({ engine: host, opened, snapshot, review: false });
  await now().begin();
  await settled();
}

async function settled(): Promise<void> {
  await until(() => expect(now().busy).toBe(false));
}

/** From here on the worker writes until it is let go. */
function slowed(): () => void {
  let letGo = (): void => undefined;
  shelf.slow = new Promise((done) => (letGo = done));
  return letGo;
}

function optionOf(what: string): number {
  const has = (value: Json) => JSON.stringify(value).includes(`"${what}"`);
  return now()
    .question()!
    .options.findIndex(({ value }) => has(value));
}

/** Take from the heap so often. */
async function takes(times: number): Promise<void> {
  for (let n = 0; n < times; n++) {
    const { count } = now().snapshot;
    now().choose(optionOf('take'));
    await until(() => expect(now().snapshot.count).toBe(count + 1));
    await settled();
  }
}

/** Stop digging. Others go on: that is asked again. */
async function stops(): Promise<void> {
  const { count } = now().snapshot;
  now().choose(optionOf('stop'));
  await until(() => expect(now().preview).not.toBeNull());
  now().commit();
  await until(() => expect(now().snapshot.count).toBeGreaterThan(count));
}

beforeEach(() => shelf.clear());
afterEach(() => {
  now().stop();
  standUp();
});

describe('what is pressed while something else is under way', () => {
  test('Undo and Redo are each done as often as they were pressed, in order', async () => {
    await seated();
    await takes(3);
    now().undo();
    now().undo();
    await until(() => expect(now().snapshot.count).toBe(1));
    now().redo();
    now().redo();
    now().undo();
    await settled();
    expect(now().snapshot).toMatchObject({ count: 2, canRedo: true });
    expect(now().snapshot.log).toEqual((await now().engine.look(0)).log);
  });

  test('an Undo too many says that there is nothing to take back', async () => {
    await seated();
    await takes(1);
    now().undo();
    now().undo();
    await settled();
    expect(now().snapshot.count).toBe(0);
    expect(now().refusal).toMatchObject({ code: 'NOTHING_TO_UNDO' });
  });

  test('Undo pressed while an answer is written takes it back', async () => {
    await seated();
    const letGo = slowed();
    now().choose(optionOf('take'));
    await until(() => expect(now().busy).toBe(true));
    now().undo();
    letGo();
    await settled();
    expect(now().snapshot).toMatchObject({ count: 0, canRedo: true });
  });

  test('a number that may have been meant for the question before waits to be pressed again', async () => {
    await seated();
    now().hastily(() => now().choose(optionOf('take')));
    await until(() => expect(now().preview?.line).toBe('hasty'));
    now().hastily(() => now().choose(optionOf('take')));
    await settled();
    expect(now().snapshot.count).toBe(0);
    now().choose(optionOf('take'));
    await until(() => expect(now().snapshot.count).toBe(1));
  });

  test('an answer pressed twice is given once; another one is told that it comes too late', async () => {
    await seated();
    const letGo = slowed();
    const [take, stop] = [optionOf('take'), optionOf('stop')];
    now().choose(take);
    await until(() => expect(now().busy).toBe(true));
    now().choose(take);
    letGo();
    await until(() => expect(now().snapshot.count).toBe(1));
    await settled();
    expect([now().snapshot.count, now().refusal]).toEqual([1, null]);

    const again = slowed();
    now().choose(optionOf('take'));
    await until(() => expect(now().busy).toBe(true));
    now().choose(stop);
    again();
    await until(() => expect(now().snapshot.count).toBe(2));
    await settled();
    expect(now().refusal).toMatchObject({ code: 'STALE_QUESTION' });
    expect(now().draft).toBeNull();
  });

  test('a hint pressed while an answer is written is about what is asked after it', async () => {
    await seated();
    const letGo = slowed();
    const before = now().question()!.id;
    now().choose(optionOf('take'));
    await until(() => expect(now().busy).toBe(true));
    now().hint();
    letGo();
    await settled();
    expect(now().question()!.id).not.toBe(before);
    expect(
      now()
        .question()!
        .options.map(({ value }) => value),
    ).toContainEqual(now().hinted);
    expect(now().refusal).toBeNull();
  });

  test('a hint puts back what waits for another press, and the menu that was open', async () => {
    await seated([ANN, BOB]);
    now().choose(optionOf('stop'));
    await until(() => expect(now().preview?.line).not.toBeNull());
    store.setState({ narrowed: 'card:heap' });
    now().hint();
    await until(() => expect(now().hinted).not.toBeNull());
    expect(now()).toMatchObject({ draft: null, preview: null, narrowed: null });
  });

  test('a press on a piece that the hint marks chooses what it marks, and offers all of it where nothing is marked', async () => {
    await seated();
    const { snapshot } = now();
    const [first] = snapshot.questions;
    const options = first!.options.map((one) => ({ ...one, touches: ['card:heap'] }));
    const question = { ...first!, options };
    store.setState({ snapshot: { ...snapshot, questions: [question] } });
    const stop = optionOf('stop');
    expect(options.length).toBeGreaterThan(1);
    now().pick('card:heap');
    expect(now()).toMatchObject({ narrowed: 'card:heap', draft: null });
    store.setState({ narrowed: null, hinted: options[stop]!.value });
    now().pick('card:heap');
    expect(now().draft?.picks).toEqual([stop]);
  });

  test('bots act though a hint was being thought of when their turn came', async () => {
    await seated([ANN, BOB]);
    now().hint();
    now().choose(optionOf('take'));
    await until(() => expect(now().snapshot.moments.map(({ seat }) => seat)).toContain(1));
  });

  test('advice given in the moment a bot asks the person itself leaves a question that can be answered', async () => {
    const engine = engineOf(new TableHost(gameOf));
    let crossed = 0;
    const listen: Engine['listen'] = (hears) =>
      engine.listen((push) => {
        // The bot has put its question to the person, and the page does not know it yet.
        if (crossed === 0 && push.push === 'step' && push.step.advised !== null) {
          const vote = now().snapshot.questions.find(({ kind }) => kind === 'vote');
          if (vote !== undefined) {
            crossed = now().snapshot.count;
            now().choose(1, vote);
          }
        }
        hears(push);
      });
    await seated([ANN, BOB, BOB], 'dead-cells', { ...engine, listen });
    const goOn = async (): Promise<void> => {
      await until(() => expect(now()).toMatchObject({ phase: 'playing', busy: false }));
      const { count } = now().snapshot;
      now().choose(0);
      await until(() => expect(now().snapshot.count > count || now().preview !== null).toBe(true));
      if (now().preview !== null) now().commit();
      await until(() => expect(now().snapshot.count).toBeGreaterThan(count));
    };
    // The advice, then what the bot asked for.
    while (crossed === 0 || now().snapshot.count < crossed + 2) await goOn();
    expect(now().refusal).toBeNull();
  });

  test('an Undo that is refused leaves the others acting, and its reason stays to be read', async () => {
    await seated([ANN, BOB]);
    vi.spyOn(now().engine, 'undo').mockResolvedValue(refuse('INFORMATION_LINE'));
    const pressed = store.subscribe(({ phase, undo }) => {
      if (phase !== 'others') return;
      pressed();
      undo();
    });
    await stops();
    await until(() => expect(now().phase).not.toBe('others'));
    await settled();
    expect(now().snapshot.moments.at(-1)?.seat).toBe(1);
    expect(now().refusal?.code).toBe('INFORMATION_LINE');
  });

  test('a seat is taken once', async () => {
    await seated([ANN, CAT]);
    await stops();
    await until(() => expect(now()).toMatchObject({ phase: 'handover', next: 1 }));
    now().takeSeat();
    now().takeSeat();
    await settled();
    expect(now()).toMatchObject({ phase: 'playing', seat: 1, next: null });
  });
});

describe('the rules run', () => {
  test('once for what is pointed at and once for the answer', async () => {
    await seated();
    const tried = vi.spyOn(now().engine, 'preview');
    const given = vi.spyOn(now().engine, 'answer');
    const take = optionOf('take');
    now().peek(take);
    await until(() => expect(now().preview).not.toBeNull());
    now().peek(null);
    now().peek(take);
    now().choose(take);
    await until(() => expect(now().snapshot.count).toBe(1));
    await settled();
    expect([tried.mock.calls.length, given.mock.calls.length]).toEqual([1, 1]);
    // The table stands elsewhere: what is pointed at is tried anew.
    now().peek(optionOf('take'));
    await until(() => expect(now().preview).not.toBeNull());
    expect(tried.mock.calls.length).toBe(2);
  });
});

describe('looking back faster than the table', () => {
  test('goes to the last moment asked for, and steps on from where the last press leads', async () => {
    await seated();
    await takes(3);
    const past = vi.spyOn(now().engine, 'past');
    for (const count of [0, 1, 2]) now().goTo(count);
    expect(now().aim).toBe(2);
    await settled();
    expect(now()).toMatchObject({ phase: 'past', aim: null, snapshot: { count: 2 } });
    expect(past.mock.calls.map(([count]) => count)).toEqual([0, 2]);
  });

  test('Undo and Redo leave the game alone, and say so', async () => {
    await seated();
    await takes(2);
    now().goTo(1);
    now().undo();
    await settled();
    expect(now()).toMatchObject({ phase: 'past', refusal: { code: 'LOOKING_BACK' } });
    now().toNow();
    now().toNow();
    await settled();
    expect(now()).toMatchObject({ phase: 'playing', refusal: null, snapshot: { count: 2 } });
    expect((await now().engine.look(0)).count).toBe(2);
  });

  test('a branch is begun once, left, and entered once', async () => {
    await seated();
    await takes(2);
    now().goTo(1);
    now().branchFrom(1);
    now().branchFrom(1);
    await settled();
    expect([now().branch, now().branches.length]).toEqual([0, 1]);
    now().leaveBranch();
    now().leaveBranch();
    await settled();
    expect(now()).toMatchObject({ branch: null, phase: 'past', snapshot: { count: 1 } });
    now().enterBranch(0);
    now().enterBranch(0);
    now().leaveBranch();
    now().toNow();
    await settled();
    expect(now()).toMatchObject({ branch: null, phase: 'playing', snapshot: { count: 2 } });
    expect(now().branches).toHaveLength(1);
  });

  test('a try begins at the last moment at which something else could be done', async () => {
    const engine = engineOf(new TableHost(gameOf));
    const past: Engine['past'] = async (count, viewer) => {
      const seen = await engine.past(count, viewer);
      const bare = seen.questions.map((one) => ({ ...one, options: one.options.slice(0, 1) }));
      return count === 1 ? seen : { ...seen, questions: bare };
    };
    await seated([ANN], 'lantern-hill', { ...engine, past });
    await takes(3);
    now().branchFrom(2, true);
    await settled();
    expect(now().branches.map(({ from }) => from)).toEqual([1]);
    now().leaveBranch();
    await settled();
    now().branchFrom(2);
    await settled();
    expect(now().branches.map(({ from }) => from)).toEqual([1, 2]);
  });

  test('other eyes are looked through only where they may be', async () => {
    await seated([ANN, CAT]);
    now().goTo(0);
    now().seeAs(1);
    now().seeAs(null);
    await settled();
    expect(now().snapshot.viewer).toBeNull();
    now().toNow();
    now().seeAs(0);
    await settled();
    expect(now().phase).not.toBe('past');
  });
});
