/** What two tests load: it puts the browser's store to its contract, plays with strong bots, and writes down what came of it. */

import { STORE_CONTRACT } from '@gravetable/host';
import { allTables, BrowserStore } from '../src/saves/db.ts';
import { strongGames } from './strong-games.ts';

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
document.body.textContent = JSON.stringify({ kept, rows, games: await strongGames() });
