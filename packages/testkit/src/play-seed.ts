/** One seeded game to its end, for comparing processes: `node --import tsx play-seed.ts MODULE NAME SEATS SEED`. */

import { belowOf, isRefusal, open, stateHash, type AnyGame, type AnyPlay } from '@gravetable/kernel';
import { pathToFileURL } from 'node:url';
import { anAnswer } from './lot.ts';

/** The hashes a game passes through, joined into one text. */
export function playSeed(game: AnyGame, seats: number, seed: string, bound = 5000): string {
  const play = open(game, { seats, seed }) as AnyPlay;
  if (isRefusal(play)) throw new Error(`cannot open: ${play.code}`);
  play.resume();
  const below = belowOf(`process ${seed}`);
  let answers = 0;
  for (; answers < bound; answers++) {
    const answer = anAnswer(play, below);
    if (answer === null) break;
    const refused = play.answer(answer.seat, answer.id, answer.value);
    if (refused !== null) throw new Error(`${answer.id} refused: ${refused.code}`);
  }
  return `${answers} answers, ${stateHash(play)}, ${JSON.stringify(play.outcome)}`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [module, name, seats, seed] = process.argv.slice(2) as [string, string, string, string];
  const games = (await import(module)) as Record<string, AnyGame>;
  console.log(playSeed(games[name]!, Number(seats), seed));
}
