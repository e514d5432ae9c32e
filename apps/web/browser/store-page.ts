/** What the test of the browser's store loads: it puts the store to its contract and writes down what did not hold. */

import { STORE_CONTRACT } from '@gravetable/host';
import { allTables, BrowserStore } from '../src/saves/db.ts';

const kept: string[] = [];
for (const { name, check } of STORE_CONTRACT) {
  try {
    await check(async () => new BrowserStore());
    kept.push(`kept: ${name}`);
  } catch (error) {
    kept.push(`broken: ${name}: ${String(error)}`);
  }
}
const rows = (await allTables()).length;
document.body.textContent = JSON.stringify({ kept, rows });
