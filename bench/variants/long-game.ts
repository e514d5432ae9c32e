/** One long game with its record: what a decision costs early and late, and what an idle game keeps in memory. */

import { isRefusal, save, Session, type Play } from '@gravetable/kernel';
import { processorTime } from '../measure.mjs';
import { crawler } from '../crawl.ts';

const EARLY = 200;
const LATE = 20_000;
const WINDOW = 400;
const GAMES = 5;
const IDLE_GAMES = 300;

const seats = Array.from({ length: 4 }, (_, i) => ({ name: `seat ${i}`, kind: 'person' }));

function opened(): Session {
  const session = Session.open(crawler, seats, { seed: 'bench' });
  if (isRefusal(session)) throw new Error(session.code);
  return session;
}

function decide(session: Session): void {
  const pending = session.play.pending[0]!;
  const answer = session.play.ask(pending).nth(0) as number;
  const told = session.answer(pending.seat, session.play.idOf(pending), answer);
  if (isRefusal(told)) throw new Error(told.code);
}

function microsecondsEach(session: Session): number {
  const began = processorTime();
  for (let i = 0; i < WINDOW; i++) decide(session);
  return ((processorTime() - began) / WINDOW) * 1000;
}

let early = Infinity;
let late = Infinity;
for (let game = 0; game < GAMES; game++) {
  const session = opened();
  while (session.moments.length < EARLY) decide(session);
  const first = microsecondsEach(session);
  while (session.moments.length < LATE) decide(session);
  const last = microsecondsEach(session);
  // The first game warms the machine up.
  if (game > 0) {
    early = Math.min(early, first);
    late = Math.min(late, last);
  }
}

const session = opened();
while (session.moments.length < EARLY) decide(session);
globalThis.gc?.();
const before = process.memoryUsage().heapUsed;
const idle = Array.from({ length: IDLE_GAMES }, (_, i) => ({
  state: `${save(session.play as Play)}${i}`.split('').join(''),
  record: JSON.stringify({ ...session.record(true), seed: `${i}` }),
}));
globalThis.gc?.();
const idleBytes = (process.memoryUsage().heapUsed - before) / idle.length;
console.log(JSON.stringify({ early, late, idleBytes }));
