/**
 * Whoever presses whatever comes to hand, faster than letters go to the worker and back, ends at the table as it stands,
 * and can go on. Nothing here waits for what a press leads to.
 */

import { gameOf } from '@gravetable/catalog';
import { isRefusal, type QuestionView } from '@gravetable/kernel';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { engineOf, type Engine } from '../src/engine/client.ts';
import { TableHost } from '../src/engine/host.ts';
import { PRESETS } from '../src/presets.ts';
import { emptyDraft, type Draft } from '../src/table/store/draft.ts';
import { tableStore, type TableStore } from '../src/table/store/store.ts';
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

const GAMES = ['dead-cells', 'dead-keep', 'cards-of-the-dead', 'vengeance'];
const PERSON = { name: 'Ann', kind: 'person' };
const BOT = { name: 'Bob', kind: 'careful' };
const PRESSES = 120;
/** A letter is on its way for at most so many milliseconds. */
const WAY = 4;

let store: TableStore;
const now = () => store.getState();
/** A slow machine is no fault of the table. */
const until = (check: () => void) => vi.waitFor(check, { timeout: 60_000 });

type Lots = () => number;

function lotsOf(seed: number): Lots {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const pause = (time: number) => new Promise<void>((done) => setTimeout(done, time));

/** Letters take their time, there and back, and keep their order. */
function slowly(engine: Engine, lots: Lots): Engine {
  const way = (): ((work: () => void) => void) => {
    let last = Promise.resolve();
    return (work) => {
      const wait = lots() * WAY;
      last = last.then(() => pause(wait)).then(work);
    };
  };
  const [there, back] = [way(), way()];
  return new Proxy(engine, {
    get(of, name: keyof Engine) {
      const own = of[name] as (...args: unknown[]) => unknown;
      if (name === 'listen')
        return (hears: (push: unknown) => void) => own((push: unknown) => back(() => hears(push)));
      return (...args: unknown[]) =>
        new Promise((resolve, reject) => {
          const asked = (): unknown => own.apply(of, args);
          there(() => {
            Promise.resolve(asked()).then(
              (found) => back(() => resolve(found)),
              (error: unknown) => back(() => reject(error as Error)),
            );
          });
        });
    },
  });
}

/** Some whole answer to a question of several parts. */
function whole(question: QuestionView): Draft {
  const draft = emptyDraft(question);
  const { form, options, min = 0, total = 0, limits = [] } = question;
  if (form === 'some') return { ...draft, picks: options.slice(0, min).map((_, at) => at) };
  if (form !== 'split') return draft;
  let left = total;
  const share = (most: number): number => {
    const here = Math.min(most, left);
    left -= here;
    return here;
  };
  return { ...draft, picks: limits.map(share) };
}

/** One press of whatever there is to be pressed. */
function press(lots: Lots): void {
  const question = now().question();
  const at = Math.floor(lots() * (question?.options.length ?? 0));
  const piece = question?.options[at]?.touches[0];
  const answers = (): void => {
    if (question?.form === 'one') return now().choose(at);
    if (question !== null) now().setDraft(whole(question));
    now().commit();
  };
  const presses: readonly (readonly [share: number, act: () => void])[] = [
    [50, answers],
    [15, () => now().commit()],
    [5, () => now().undo()],
    [3, () => now().redo()],
    [7, () => now().peek(at)],
    [5, () => now().clear()],
    [3, () => now().hurry()],
    [5, () => now().takeSeat()],
    [7, () => piece !== undefined && now().pick(piece)],
  ];
  let lot = lots() * 100;
  for (const [share, act] of presses) {
    if (lot < share) return act();
    lot -= share;
  }
}

/** Now and then time passes between two presses. */
async function breathe(lots: Lots): Promise<void> {
  const lot = lots();
  if (lot > 0.9) await pause(lots() * 20);
  else if (lot > 0.6) await pause(0);
  else if (lot > 0.3) await Promise.resolve();
}

async function hasty(game: string, seats: readonly { name: string; kind: string }[], seed: number) {
  const lots = lotsOf(seed);
  const engine = slowly(engineOf(new TableHost(gameOf)), lotsOf(seed + 1));
  const opened = await engine.open({ game, title: '', seats, options: {}, seed: `${seed}`, handOver: true });
  if (isRefusal(opened)) throw new Error(opened.code);
  sitDown({ ...PRESETS.table, speed: 'instant' }, () => undefined);
  store = tableStore({ engine, opened, snapshot: await engine.look(0), review: false });
  void now().begin();
  for (let n = 0; n < PRESSES; n++) {
    press(lots);
    await breathe(lots);
  }
  await until(() => {
    expect(now().busy).toBe(false);
    expect(['playing', 'handover', 'over']).toContain(now().phase);
  });
}

const namesOf = (questions: readonly QuestionView[]): string[] => questions.map(({ id }) => id);

beforeEach(() => shelf.clear());
afterEach(() => {
  now().stop();
  standUp();
});

describe.each(GAMES)('%s in great haste', (game) => {
  test.each([
    ['beside bots', [PERSON, BOT, BOT], 53],
    ['beside bots', [PERSON, BOT, BOT], 61],
    ['two around one screen', [PERSON, PERSON, BOT], 7],
  ] as const)('%s is shown as it stands', async (_, seats, seed) => {
    await hasty(game, seats, seed);
    expect(now().fault).toBeNull();
    const { count, questions, viewer } = now().snapshot;
    const seen = await now().engine.look(viewer);
    expect([count, namesOf(questions)]).toEqual([seen.count, namesOf(seen.questions)]);
  });
});
