// `npm run sentences -- <game>`: every message that has arguments, filled in ten times with names and numbers of the game by
// lot, in both languages: to be read as an editor would.

import { games } from '@gravetable/catalog';
import {
  askedIn,
  belowOf,
  kernelWords,
  LANGUAGES,
  Speaker,
  type AnyGame,
  type Below,
  type Said,
} from '@gravetable/kernel';
import { unwished, wished } from '@gravetable/lab';

const TIMES = 10;
const NUMBERS = [0, 1, 2, 5];
const SEATS = new Set(['who', 'seat', 'by', 'whom', 'seats']);

/** Names that stand under `name.` alone are told apart by their ids. */
const UNDER_NAME: Readonly<Record<string, RegExp>> = {
  adventurer: /^(?:astrid|lothar|amaranthe|oduya|ysolde|theron)$/,
  card: /^(?:AE|TA|NE|NA)-\d+$/,
  class: /^(?:crusher|duo|fighter|magician|ranger)$/,
  enemy: /^(?:footman|deadeye|horseman|bishop|countess|wyvern|ogre|boss\.\w+)$/,
  at: /^(?:footman|undead|bishop|wyvern|ogre|boss\.\w+)$/,
  quest: /^Q\d+$/,
  skill: /^(?:lucky|jump|sprint|ghost|tough)$/,
  stage: /^ST-\d+$/,
  tile: /^\d[RV]$/,
  zone: /^\d[RV]\.\w+$/,
};

/** Something an argument of that name might be: a number if it is counted anywhere, one of its branches, a name, a player. */
function filling(
  game: AnyGame,
  name: string,
  branches: readonly string[],
  counted: ReadonlySet<string>,
  below: Below,
) {
  if (counted.has(name)) return NUMBERS[below(NUMBERS.length)]!;
  const kind = name.replace(/(s|\d+)$/, '');
  const ids = Object.keys(game.text.en);
  const under = UNDER_NAME[kind === 'aim' ? 'at' : kind];
  const plain = ids.flatMap((id) =>
    id.startsWith('name.') && under?.test(id.slice(5)) === true ? [id.slice(5)] : [],
  );
  const named =
    plain.length > 0
      ? plain
      : ids.flatMap((id) => {
          const [of, one, ...more] = id.split('.');
          return [name, kind].includes(of!) && more.length === 0 ? [one!] : [];
        });
  if (named.length > 0) {
    const one = (): string => named[below(named.length)]!;
    const many = name.endsWith('s') && !ids.some((id) => id.startsWith(`${name}.`));
    return many ? [one(), one()] : one();
  }
  if (SEATS.has(name)) return below(2);
  const foes = Object.keys(game.text.en).filter((id) => /^grammar\.(monster|minion)\./.test(id));
  if (name === 'foe' && foes.length > 0) return { id: foes[below(foes.length)]!.slice('grammar.'.length) };
  return branches.filter((one) => one !== 'other')[0] ?? '…';
}

const GAMES = games.map(({ id }) => id);
const USAGE = `npm run sentences -- GAME [options]
  --only PREFIX  messages whose id begins so
  --seed WORD    filled in otherwise: read
Games: ${GAMES.join(', ')}`;
const values = wished(USAGE, { seed: 'read', only: '' }, GAMES);
const game = games.find(({ id }) => id === values.words[0]) ?? unwished('Which game?', USAGE);
const counted = new Set(
  LANGUAGES.flatMap((language) =>
    Object.values(game.text[language]).flatMap((message) =>
      askedIn(message).flatMap(({ name, kind }) => (kind === 'plural' ? [name] : [])),
    ),
  ),
);
for (const id of Object.keys(game.text.en).filter((one) => one.startsWith(values.only))) {
  const asked = LANGUAGES.flatMap((language) => askedIn(game.text[language][id] ?? ''));
  if (asked.length === 0) continue;
  console.log(id);
  for (const language of LANGUAGES) {
    const speaker = new Speaker(language, [game.text[language], kernelWords[language]], ['Alice', 'Bruno']);
    const below = belowOf(`${values.seed} ${id}`);
    const told = new Set<string>();
    for (let n = 0; n < TIMES; n++) {
      const args = Object.fromEntries(
        asked.map(({ name, branches }) => [name, filling(game, name, branches, counted, below)]),
      );
      told.add(speaker.say({ id, args: args as NonNullable<Said['args']> }));
    }
    for (const one of told) console.log(`  ${language}  ${one}`);
  }
}
