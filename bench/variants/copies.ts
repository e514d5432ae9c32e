/** Copies, saves and their rivals on one state of about 10 kB; all in one process so that they share its weather. */

import { cloneState, load, save, stateText, type Play } from '@gravetable/kernel';
import { processorTime } from '../measure.mjs';
import { crawler, midGame } from '../crawl.ts';

const ROUNDS = 20;
const BATCH = 60;

const play = midGame();
const { state } = play;
const anyPlay = play as unknown as Play;
const size = stateText(play.game, state).length;
let kept: unknown;

const rivals: Record<string, () => void> = {
  clone: () => (kept = cloneState(state, crawler.copyBoard)),
  structuredClone: () => (kept = structuredClone(state)),
  save: () => (kept = load(save(anyPlay), () => crawler)),
  json: () => (kept = JSON.parse(JSON.stringify(state)) as unknown),
};

function microseconds(work: () => void): number {
  const began = processorTime();
  for (let i = 0; i < BATCH; i++) work();
  return ((processorTime() - began) / BATCH) * 1000;
}

const best: Record<string, number> = {};
for (let round = 0; round < ROUNDS * 4; round++) {
  for (const [name, work] of Object.entries(rivals)) {
    const took = microseconds(work);
    if (round >= ROUNDS) best[name] = Math.min(best[name] ?? Infinity, took);
  }
}
console.log(JSON.stringify({ size, ...best, kept: typeof kept }));
