/** What the browser test loads: it plays the seeds named behind `#` and writes down how they ended. */

import { playSeed } from './play.ts';

/** Whether this page may make code from text. */
function mayGenerate(): boolean {
  try {
    return Boolean(new Function('return true'));
  } catch {
    return false;
  }
}

const ends = location.hash
  .slice(1)
  .split(',')
  .map((seed) => playSeed(3, seed));
document.body.textContent = JSON.stringify({ generates: mayGenerate(), ends });
