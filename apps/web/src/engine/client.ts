/** The page's side of the worker. There is one, started when a table is first wanted and kept warm. */

import type { Report } from '@gravetable/host';
import {
  isRefusal,
  refuse,
  type GameRecord,
  type Json,
  type Refusal,
  type Seat,
  type Viewer,
} from '@gravetable/kernel';
import type { Asked, Push, RequestName, Review, ToldOdds } from '@gravetable/protocol';
import { proxy, wrap, type Remote } from 'comlink';
import type {
  ActedScenes,
  Advice,
  Door,
  Hint,
  PastView,
  Preview,
  Result,
  Snapshot,
  ToldPiece,
} from './types.ts';

type Opens = 'open' | 'resume' | 'review' | 'reviewSaved';

/** The worker as the page speaks with it: each thing that can be asked of the open table has a name. */
export interface Engine extends Omit<Door, 'request' | 'listen' | 'judge'> {
  /** What the table says without being asked; takes the place of who listened before. */
  listen(hears: (push: Push) => void): void;
  look(viewer: Viewer, answers?: number): Promise<Snapshot>;
  told(viewer: Viewer, from: number, upTo: number): Promise<ToldPiece>;
  past(count: number, viewer: Viewer): Promise<PastView>;
  /** The scenes an answer of the past passed through. */
  acted(count: number): Promise<ActedScenes>;
  answer(question: string, value: Json): Promise<Result>;
  answers(question: string, values: readonly Json[]): Promise<Result>;
  undo(): Promise<Result>;
  redo(): Promise<Result>;
  /** Everybody in front of this screen agreed to go back past the information line. */
  undoAgreed(): Promise<Result>;
  preview(question: string, value: Json): Promise<Preview>;
  /** Why a piece that the question does not name cannot be chosen; null where the game has nothing to say of it. */
  whyNot(question: string, piece: string): Promise<Refusal | null>;
  /** What the game's table draws ahead of time: as things stand, or after an answer. Null where the game has none. */
  forecast(viewer: Viewer, answer: Json): Promise<Json>;
  /** What may come of an answer, or of things as they stand; asked for again it is surer. Null where nothing can be told. */
  odds(viewer: Viewer, answer: Json): Promise<ToldOdds | null>;
  hint(question: string): Promise<Hint | null>;
  /** The same, weighed for a moment: asked for again it is better. Null where hints are not weighed. */
  weigh(question: string): Promise<Advice | null>;
  branch(viewer: Viewer, count: number): Promise<Snapshot>;
  enterBranch(viewer: Viewer, number: number): Promise<Snapshot>;
  leaveBranch(viewer: Viewer): Promise<PastView>;
  /** What was told has been shown: the others may go on. */
  seen(): Promise<void>;
  start(): Promise<Result>;
  hold(still: boolean): Promise<void>;
  record(): Promise<GameRecord>;
}

/** The names of what is asked, over a door: in a worker, or in a test beside it. */
export function engineOf(door: Door | Remote<Door>): Engine {
  let table = '';
  let revision = 0;
  let asked = 0;
  const noted = <T>(found: T): T => {
    const next = (found as { readonly revision?: unknown } | null)?.revision;
    if (typeof next === 'number') revision = Math.max(revision, next);
    return found;
  };
  const ask = async <N extends RequestName, T>(name: N, what: Asked<N>): Promise<T> => {
    const key = `${table}-${++asked}`;
    return noted((await door.request({ do: name, table, revision, key, ...what })) as T);
  };
  const opening =
    <A extends unknown[], R>(way: (...args: A) => Promise<R>) =>
    async (...args: A): Promise<R> => {
      const opened = await way(...args);
      const { meta } = opened as { readonly meta?: { readonly id: string } };
      if (meta !== undefined) table = meta.id;
      revision = 0;
      return opened;
    };
  const own = door as Door;
  const opens = Object.fromEntries(
    (['open', 'resume', 'review', 'reviewSaved'] as const).map((name) => [
      name,
      opening((...args: unknown[]) => (own[name] as (...all: unknown[]) => Promise<unknown>)(...args)),
    ]),
  ) as unknown as Pick<Door, Opens>;
  return {
    ...opens,
    stop: () => own.stop(),
    leave: () => own.leave(),
    recordFrom: (save, names) => own.recordFrom(save, names),
    tried: (record) => own.tried(record),
    bring: (record, meta) => own.bring(record, meta),
    exported: (id) => own.exported(id),
    info: (game) => own.info(game),
    outlined: (game, view) => own.outlined(game, view),
    undoBy: (policy) => own.undoBy(policy),
    leadBy: (people) => own.leadBy(people),
    voteOf: (seat) => own.voteOf(seat),
    restoreTime: (name, left) => own.restoreTime(name, left),
    keepWay: (way) => own.keepWay(way),
    keepPins: (pins) => own.keepPins(pins),
    reseat: (id, seats, handOver) => own.reseat(id, seats, handOver),
    verify: (report) => own.verify(report),
    keepReview: (review) => own.keepReview(review),
    listen: (hears) =>
      void own.listen(
        proxy((push: Push) => {
          if (push.push === 'step') noted(push.step);
          hears(push);
        }),
      ),
    look: (as, answers) => ask('look', { as, answers: answers ?? null }),
    told: (as, from, upTo) => ask('told', { as, from, upTo }),
    past: (count, as) => ask('past', { as, count }),
    acted: (count) => ask('acted', { count }),
    answer: (question, value) => ask('answer', { question, value }),
    answers: (question, values) => ask('answers', { question, values: [...values] }),
    undo: () => ask('undo', {}),
    redo: () => ask('redo', {}),
    undoAgreed: () => ask('propose', { what: 'undo', seat: null }),
    async preview(question, value) {
      const found: Preview | Refusal = await ask('preview', { question, value });
      // A question that is no longer asked is refused before anything is tried.
      return isRefusal(found) ? { line: null, refusal: found, view: null, outline: null } : found;
    },
    whyNot: (question, piece) => ask('whyNot', { question, piece }),
    forecast: (as, answer) => ask('forecast', { as, answer }),
    odds: (as, answer) => ask('odds', { as, answer }),
    hint: (question) => ask('hint', { question }),
    weigh: (question) => ask('weigh', { question }),
    branch: (as, count) => ask('branch', { as, count }),
    enterBranch: (as, number) => ask('enterBranch', { as, number }),
    leaveBranch: (as) => ask('leaveBranch', { as }),
    seen: () => ask('seen', {}),
    start: () => ask('start', {}),
    hold: (still) => ask('hold', { still }),
    record: () => ask('record', {}),
  };
}

const newWorker = (name: string): Worker =>
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name });

/** So long may it take to open what somebody brought, in milliseconds. */
const PATIENCE = 30_000;

/**
 * What somebody brought is opened in a worker of its own, which is stopped when it takes too long: whatever it does, the
 * tables of this browser go on.
 */
export async function apart<T>(work: (door: Door) => Promise<T>): Promise<T | Refusal> {
  const worker = newWorker('brought');
  let patience: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise<T | Refusal>((answer, fail) => {
      patience = setTimeout(() => answer(refuse('TOO_SLOW')), PATIENCE);
      worker.addEventListener('error', ({ message }) => fail(new Error(message)));
      work(wrap<Door>(worker) as unknown as Door).then(answer, (error: unknown) => {
        answer(refuse('CORRUPT', null, { where: error instanceof Error ? error.message : '' }));
      });
    });
  } finally {
    clearTimeout(patience);
    worker.terminate();
  }
}

/** Decisions are weighed in a worker of their own: the table stays quick, and whoever no longer wants to know ends it. */
export function judgedApart(
  record: GameRecord,
  seat: Seat,
  report: Report,
): { readonly review: Promise<Review | Refusal>; readonly stop: () => void } {
  const worker = newWorker('review');
  const review = new Promise<Review | Refusal>((answer, fail) => {
    worker.addEventListener('error', ({ message }) => fail(new Error(message)));
    const door = wrap<Door>(worker) as unknown as Door;
    door.judge(record, seat, proxy(report)).then(answer, fail);
  }).finally(() => worker.terminate());
  return { review, stop: () => worker.terminate() };
}

let engine: Engine | null = null;

export function theEngine(): Engine {
  engine ??= started();
  return engine;
}

/** A worker that breaks, or never loads, answers nothing any more: whoever waits for it is told, and so is who comes later. */
function started(): Engine {
  const worker = newWorker('rules');
  const remote = wrap<Door>(worker);
  const waiting = new Set<(why: Error) => void>();
  let broken: Error | null = null;
  worker.addEventListener('error', ({ message }) => {
    broken = new Error(message);
    engine = null; // The next table begins with another.
    worker.terminate();
    for (const fail of waiting) fail(broken);
  });
  const ask = (name: keyof Door, args: unknown[]): Promise<unknown> =>
    new Promise((answer, fail) => {
      if (broken !== null) return fail(broken);
      waiting.add(fail);
      const asked = remote[name] as (...all: unknown[]) => Promise<unknown>;
      asked(...args)
        .then(answer, fail)
        .finally(() => waiting.delete(fail));
    });
  const door = {
    get:
      (_: object, name: string) =>
      (...args: unknown[]) =>
        ask(name as keyof Door, args),
  };
  return engineOf(new Proxy({}, door as ProxyHandler<object>) as Remote<Door>);
}
