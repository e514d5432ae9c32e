// One measurement in a process of its own: warm up until it gets no faster, then the best of several spells, printed
// as JSON. Time is the processor's, not the wall's, so that a busy machine changes little.

import { readFileSync } from 'node:fs';

const SPELL_MS = 300;
const SPELLS = 5;
/** Warm enough: this many spells in a row were no better than the best before them; large rule sets take seconds. */
const STALE_SPELLS = 8;
const MOST_WARM_UP_SPELLS = 80;

/**
 * A small generator for choosing moves, the same for every variant.
 * @returns {(n: number) => number}
 */
export function random(seed = 1) {
  let state = seed >>> 0;
  return (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 0x1_0000_0000) * n);
  };
}

/** Milliseconds of processor time this process has used. */
export function processorTime() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

const TICK = 10;

function ticksIn(file) {
  if (process.platform !== 'linux') return 0;
  const [, rest] = readFileSync(file, 'utf8').split(/\) /);
  const [user, system] = rest.split(' ').slice(11, 13).map(Number);
  return (user + system) * TICK;
}

/**
 * Milliseconds of processor time that another process has used; 0 where the system does not say.
 * @param {number} pid
 */
export const workOf = (pid) => ticksIn(`/proc/${pid}/stat`);

/**
 * The same of its main thread alone, which everybody waits for.
 * @param {number} pid
 */
export const mainWorkOf = (pid) => ticksIn(`/proc/${pid}/task/${pid}/stat`);

/** So long must pass between two looks at the clock: on a busy machine a look itself takes up to a tenth of a millisecond. */
const LEAST_MS = 5;
let times = 16;

function spell(work, milliseconds) {
  const began = processorTime();
  let units = 0;
  let now = began;
  while (now - began < milliseconds) {
    const before = now;
    for (let i = 0; i < times; i++) units += work();
    now = processorTime();
    if (now - before < LEAST_MS) times *= 2;
  }
  return (units / (now - began)) * 1000;
}

function warmUp(work) {
  let best = 0;
  let stale = 0;
  for (let spells = 0; stale < STALE_SPELLS && spells < MOST_WARM_UP_SPELLS; spells++) {
    const rate = spell(work, SPELL_MS);
    stale = rate > best * 1.02 ? 0 : stale + 1;
    best = Math.max(best, rate);
  }
}

const TURN_MS = 1000;
const STALE_TURNS = 4;
const MOST_TURNS = 60;
/** Fewer, and a busy machine would have it measured cold. */
const LEAST_COUNT = 15_000;

/**
 * The same for somebody who is asked from outside: resolves when `count` has come far and grown no faster for some seconds.
 * @param {() => number} count
 */
export async function steady(count) {
  let best = 0;
  let stale = 0;
  for (let turns = 0; (stale < STALE_TURNS || count() < LEAST_COUNT) && turns < MOST_TURNS; turns++) {
    const [before, began] = [count(), performance.now()];
    await new Promise((resolve) => setTimeout(resolve, TURN_MS));
    const rate = (count() - before) / (performance.now() - began);
    stale = rate > best * 1.02 ? 0 : stale + 1;
    best = Math.max(best, rate);
  }
}

/**
 * `work` does something and returns how many units it did; units per second are printed.
 * @param {string} unit
 * @param {() => number} work
 */
export function measure(unit, work) {
  warmUp(work);
  const rates = Array.from({ length: SPELLS }, () => spell(work, SPELL_MS));
  console.log(JSON.stringify({ unit, rate: Math.max(...rates) }));
}
