// One measurement in a process of its own: warm up, then the best of several spells, printed as JSON. Time is the
// processor's, not the wall's, so that a busy machine changes little.

const WARM_UP_MS = 2500;
const SPELL_MS = 300;
const SPELLS = 5;

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

function spell(work, milliseconds) {
  const began = processorTime();
  let units = 0;
  let now = began;
  while (now - began < milliseconds) {
    for (let i = 0; i < 16; i++) units += work();
    now = processorTime();
  }
  return (units / (now - began)) * 1000;
}

/**
 * `work` does something and returns how many units it did; units per second are printed.
 * @param {string} unit
 * @param {() => number} work
 */
export function measure(unit, work) {
  spell(work, WARM_UP_MS);
  const rates = Array.from({ length: SPELLS }, () => spell(work, SPELL_MS));
  console.log(JSON.stringify({ unit, rate: Math.max(...rates) }));
}
