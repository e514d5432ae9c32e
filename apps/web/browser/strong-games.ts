/** The first answers of a strong bot in every game that has one, at a table of the host: what they lead to. */

import { games } from '@gravetable/catalog';
import { Host, MemoryStore } from '@gravetable/host';
import { isRefusal, stateHash } from '@gravetable/kernel';

export const SEED = 'same everywhere';
export const ANSWERS = 12;
export const GUIDED = games.filter(({ guide }) => guide !== undefined);

export async function strongGames(): Promise<Record<string, string>> {
  const time = { now: () => 0, later: () => () => undefined };
  const found: Record<string, string> = {};
  for (const game of GUIDED) {
    const host = new Host({ store: new MemoryStore(), time, gameOf: () => game });
    const table = await host.begin({
      id: game.id,
      game: game.id,
      seats: [{ name: 'Ann', kind: 'strong' }],
      options: { ...game.simulated },
      seed: SEED,
      meta: () => null,
    });
    if (isRefusal(table)) throw new Error(table.code);
    while (table.session.count < ANSWERS && (await table.others()));
    found[game.id] = stateHash(table.session.play);
  }
  return found;
}
