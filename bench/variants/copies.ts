/**
 * Copies, saves and their rivals on one state, all in one process so that they share its weather: a board of about
 * 10 kB, or with `combat` Dead Cells in mid-combat.
 */

import { cloneState, load, save, type Play } from '@gravetable/kernel';
import { midCombat } from '../combat.ts';
import { midGame } from '../crawl.ts';
import { processorTime } from '../measure.mjs';

const ROUNDS = 20;
const BATCH = 60;

const play = process.argv[2] === 'combat' ? midCombat() : (midGame() as unknown as Play);
const { game, state } = play;
const size = Buffer.byteLength(save(play));
let kept: unknown;

const rivals: Record<string, () => void> = {
  clone: () => (kept = cloneState(state, game.copyBoard)),
  structuredClone: () => (kept = structuredClone(state)),
  save: () => (kept = load(save(play), () => game)),
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
