// `npm run fixtures`: plays each game to a telling moment and keeps it as save and record of today's version, in its
// test/fixtures. Needed when cards have changed since, because a save belongs to its cards.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { usualBot } from '@gravetable/bots';
import { gameOf } from '@gravetable/catalog';
import { belowOf, fall, isRefusal, Look, save, Session, type AnyPlay, type Json } from '@gravetable/kernel';
import { wished } from '@gravetable/lab';

interface Telling {
  readonly game: string;
  /** Where it lives, if not in `games`. */
  readonly folder?: string;
  readonly seats: number;
  readonly seed: string;
  /** The moment to keep. */
  readonly is: (play: AnyPlay) => boolean;
}
const isAsked = (play: AnyPlay, label: string): boolean => play.pending.some(({ op }) => op.label === label);

const TELLING: readonly Telling[] = [
  {
    game: 'dead-cells',
    seats: 3,
    seed: 'several Runs in',
    // In Round II of a Combat of the seventh Run or later, in a Biome far from the start.
    is: ({ state: { board } }) =>
      board.campaign.runs >= 6 && board.combat?.round === 2 && !['B1', 'B2'].includes(board.biome?.id),
  },
  {
    game: 'vengeance',
    seats: 3,
    seed: 'in the middle of a Roll',
    is: (play) => isAsked(play, 'VG-ROLL-02a') && play.state.board.round >= 2 && play.state.board.rolls >= 2,
  },
  {
    game: 'lantern-hill',
    folder: 'docs/example',
    seats: 3,
    seed: 'a night under way',
    is: ({ state: { board } }) => board.night === 2,
  },
  {
    game: 'cards-of-the-dead',
    seats: 2,
    seed: 'the second day',
    is: ({ state: { board } }) => board.day === 2,
  },
  {
    game: 'dead-keep',
    seats: 3,
    seed: 'before the dice',
    is: (play) => isAsked(play, 'DK-RULING-66b') && play.state.board.round >= 2,
  },
];

/** The table at its moment, and the way there. */
function played({ game: id, seats, seed, is }: Telling): Session {
  const game = gameOf(id)!;
  const people = Array.from({ length: seats }, (_, at) => ({ name: `Player ${at + 1}`, kind: 'person' }));
  const session = Session.open(game, people, { seed });
  if (isRefusal(session)) throw new Error(`${id}: ${session.code}`);
  const bot = usualBot(game);
  const below = belowOf(seed);
  while (!is(session.play as AnyPlay)) {
    const { play } = session;
    if (play.over) throw new Error(`${id}: the game is over before its moment came`);
    const pending = play.pending[0]!;
    const answer =
      pending.chance === null ? bot.choose(new Look(play, pending), below) : fall(pending.chance, below);
    const told = session.answer(pending.seat, play.idOf(pending), answer as Json);
    if (isRefusal(told)) throw new Error(`${id}: ${told.code}`);
  }
  return session;
}

const USAGE = `npm run fixtures -- [options]
  --only GAME  one game: ${TELLING.map(({ game }) => game).join(', ')}`;
const { only } = wished(USAGE, { only: TELLING.map(({ game }) => game) });
for (const telling of TELLING) {
  if (only !== null && only !== telling.game) continue;
  const folder = path.join(path.dirname(import.meta.dirname), telling.folder ?? `games/${telling.game}`);
  const manifest = readFileSync(path.join(folder, 'package.json'), 'utf8');
  const { version } = JSON.parse(manifest) as { version: string };
  const session = played(telling);
  const kept = { save: save(session.play as never), record: JSON.stringify(session.record(true)) };
  for (const [kind, text] of Object.entries(kept)) {
    const file = path.join(folder, 'test/fixtures', `${kind}-${version}.txt`);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
    console.log(`${path.relative(folder, file)} of ${telling.game}: ${text.length} bytes`);
  }
}
