// `npm run train`: plays a game with its habit, notes what positions looked like at their rests and what came of them,
// and writes the weights of its learned value. The same figures give the same weights.

import { writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  playOut,
  searching,
  settledAt,
  train,
  valueOf,
  whimsical,
  type AnyGuide,
  type Lesson,
} from '@gravetable/bots';
import { games } from '@gravetable/catalog';
import { belowOf, isRefusal, open, type AnyPlay, type Bot } from '@gravetable/kernel';
import { unwished, wished } from '@gravetable/lab';

const GUIDED = games.filter(({ guide }) => guide?.rest !== undefined);
const GAMES = GUIDED.map(({ id }) => id);
const USAGE = `npm run train -- GAME [options]
  --games N       so many games are played: 3000
  --seats N,N     by so many players in turn: 1
  --options JSON  settings; several with semicolons between them take turns
  --tries N       by the search of so many tries, not by habit: the positions a strong player meets
  --hidden N      how wide the net is: 16
  --epochs N      how often it goes over them: 12
  --seed WORD     other games: train
Games: ${GAMES.join(', ')}`;
const usual = { games: 3000, seats: '1', seed: 'train', options: '{}', hidden: 16, epochs: 12, tries: 0 };
const values = wished(USAGE, usual, GAMES);
const game = GUIDED.find(({ id }) => id === values.words[0]) ?? unwished('Which game?', USAGE);
const guide = game.guide as AnyGuide;
const rest = guide.rest!;
const { tries } = values;

/** Every fourth game strays, so that worse positions are known too. */
function playerOf(no: number): Bot {
  const usual = tries === 0 ? guide.habit : searching('train', guide, tries);
  return no % 4 === 3 ? whimsical(usual, 6) : usual;
}

const lessons: { features: readonly number[]; came: number; game: number }[] = [];
const seatCounts = values.seats.split(',').map(Number);
const settings = values.options.split(';').map((one) => JSON.parse(one) as Record<string, never>);
for (let no = 0; no < values.games; no++) {
  const seats = seatCounts[no % seatCounts.length]!;
  const play = open(game, { seats, seed: `${values.seed} ${no}`, options: settings[no % settings.length]! });
  if (isRefusal(play)) throw new Error(play.code);
  const bot = playerOf(no);
  let met: (readonly number[])[] = [];
  const after = (): void => {
    const came = settledAt(play as AnyPlay, 0, guide);
    if (came !== null) {
      for (const features of met) lessons.push({ features, came, game: no });
      met = [];
    } else if (rest.at(play as AnyPlay)) met.push(rest.features(play.state.board as never, 0));
  };
  play.resume();
  playOut(
    play as AnyPlay,
    play.seats.map(() => bot),
    belowOf(`${values.seed} lots ${no}`),
    { after },
  );
  if (no % 500 === 499) console.error(`${no + 1} games, ${lessons.length} positions`);
}

const kept = lessons.filter(({ game: no }) => no % 10 !== 0);
const asked = lessons.filter(({ game: no }) => no % 10 === 0);
const net = train(kept, { hidden: values.hidden, epochs: values.epochs, rate: 0.003 }, belowOf(values.seed));
console.error(`kept ${kept.length}: ${told(kept)}; asked ${asked.length}: ${told(asked)}`);

function told(list: readonly Lesson[]): string {
  const mean = (numbers: readonly number[]): number =>
    numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
  const base = mean(list.map(({ came }) => came));
  const loss = mean(list.map((one) => (valueOf(net, one.features) - one.came) ** 2));
  return `came ${base.toFixed(3)}, error ${loss.toFixed(4)} of ${(base * (1 - base)).toFixed(4)}`;
}

const rows = (list: readonly number[]): string => `[${list.join(', ')}]`;
/** As it is typed in a shell. */
const typed = (word: string): string => (/^[\w,.-]+$/.test(word) ? word : `'${word}'`);
const how = `npm run train -- ${process.argv.slice(2).map(typed).join(' ')}`;
writeFileSync(
  path.join('games', game.id, 'src/bots/net.ts'),
  `// Written by \`${how}\`.\n\nimport type { Net } from '@gravetable/kernel';\n\nexport const NET: Net = {\n  hidden: [\n${net.hidden.map((row) => `    ${rows(row)},\n`).join('')}  ],\n  out: ${rows(net.out)},\n};\n`,
);
