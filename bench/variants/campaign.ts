/** A campaign of 14,000 answers: what is written with an answer early and late, and what opening it again takes. */

import { gameOf } from '@gravetable/catalog';
import {
  historyFor,
  MemoryStore,
  opening,
  shelvedOf,
  Steps,
  TableLog,
  type KeptCheckpoint,
} from '@gravetable/host';
import { belowOf, isRefusal, replayed, Session, type Act, type Json } from '@gravetable/kernel';
import { processorTime } from '../measure.mjs';

const ANSWERS = 14_000;
const EARLY = 100;
/** Several stretches between two checkpoints, so that their share is in the mean. */
const WINDOW = 1024;
/** A replay is longer than that. */
const SPELL_MS = 100;
/** Warm enough: so many spells in a row were hardly faster than the best before them. */
const STALE_SPELLS = 8;

class CountingStore extends MemoryStore {
  bytes = 0;

  override async append(...args: Parameters<MemoryStore['append']>): Promise<void> {
    const [, , acts, shelved] = args;
    this.bytes += JSON.stringify(acts).length + JSON.stringify(shelved).length;
    await super.append(...args);
  }

  override async checkpoint(id: string, checkpoint: KeptCheckpoint): Promise<void> {
    this.bytes += JSON.stringify(checkpoint).length;
    await super.checkpoint(id, checkpoint);
  }
}

const game = gameOf('dead-cells')!;
const seats = ['Ann', 'Bob'].map((name) => ({ name, kind: 'person' }));
const steps = new Steps({ now: () => 0, later: (work) => (work(), () => undefined) });

function begun(seed: string): Session {
  const session = Session.open(game, seats, { seed });
  if (isRefusal(session)) throw new Error(session.code);
  return session;
}

async function played(store: CountingStore): Promise<{ session: Session; early: number; late: number }> {
  const session = begun('campaign');
  const log = new TableLog(store, steps, 'table', { head: session.head, meta: null }, null);
  const below = belowOf('campaign');
  const mean = async (): Promise<number> => {
    const before = store.bytes;
    for (let n = 0; n < WINDOW; n++) await log.add([decided(session, below)], session, shelvedOf(session));
    return (store.bytes - before) / WINDOW;
  };
  while (session.count < EARLY) await log.add([decided(session, below)], session, shelvedOf(session));
  const early = await mean();
  while (session.count < ANSWERS - WINDOW)
    await log.add([decided(session, below)], session, shelvedOf(session));
  return { session, early, late: await mean() };
}

function decided(session: Session, below: (n: number) => number): Act {
  const { play } = session;
  if (play.over) throw new Error(`the campaign was over after ${session.count} answers`);
  const pending = play.pending[0]!;
  const ask = play.ask(pending);
  // Between two Runs the campaign goes on with the next one.
  const goesOn = !isRefusal(ask.accept('run'));
  const value = (goesOn ? 'run' : ask.sample(below)) as Json;
  const told = session.answer(pending.seat, play.idOf(pending), value);
  if (isRefusal(told)) throw new Error(told.code);
  return session.moments.at(-1)!.entry;
}

async function opened(store: MemoryStore): Promise<Session> {
  const loaded = (await store.load('table'))!;
  const way = opening(game, loaded, await historyFor(store, 'table', game, loaded));
  for (;;) {
    const step = way.next();
    if (step.done !== true) continue;
    if (isRefusal(step.value)) throw new Error(step.value.code);
    return step.value.session;
  }
}

/**
 * Milliseconds of processor time. Spells are equally long whatever is measured, so that what takes less is not the luckier one,
 * and there is one after the other until it has got no faster for a while.
 */
async function fastest(work: () => unknown): Promise<number> {
  let best = Infinity;
  for (let stale = 0; stale < STALE_SPELLS; stale++) {
    const took = await spell(work);
    if (took < best * 0.98) stale = 0;
    best = Math.min(best, took);
  }
  return best;
}

async function spell(work: () => unknown): Promise<number> {
  const began = processorTime();
  for (let times = 1; ; times++) {
    await work();
    const passed = processorTime() - began;
    if (passed >= SPELL_MS) return passed / times;
  }
}

const store = new CountingStore();
const { session, early, late } = await played(store);
const record = session.record(true);
const replay = await fastest(() => replayed(record, game));
const open = await fastest(() => opened(store));
globalThis.gc?.();
const before = process.memoryUsage().heapUsed;
const kept = await opened(store);
globalThis.gc?.();
const openedBytes = process.memoryUsage().heapUsed - before;
if (kept.count !== session.count) throw new Error('it opened somewhere else');
console.log(JSON.stringify({ early, late, replay, open, openedBytes }));
