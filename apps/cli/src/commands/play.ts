/** `gravetable play`: opens the terminal table, with a new game or the one that was left. */

import { existsSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { botNamed, botsOf, usualBot } from '@gravetable/bots';
import { gameOf, games } from '@gravetable/catalog';
import { isRefusal, Session, replayed } from '@gravetable/kernel';
import type { AnyGame, Refusal, SeatInfo } from '@gravetable/kernel';
import { CheckFault, OK, UsageFault } from '../faults.ts';
import { gameNamed, wholeNumber } from '../find.ts';
import { titleOf } from '@gravetable/lab';
import type { Screen } from '../screen.ts';
import { namedSettings, singleSettings } from '../settings.ts';
import { openTables, readRecordFile, tableFile, type KeptTable } from '../store.ts';
import { Input } from '../table/input.ts';
import { PERSON } from '../table/others.ts';
import { TerminalTable } from '../table/table.ts';

export interface PlayFlags {
  readonly seats?: string;
  readonly players?: string;
  readonly bot?: string;
  readonly seed?: string;
  readonly option: readonly string[];
  readonly load?: string;
  readonly byHand?: boolean;
  readonly realTime?: boolean;
}

interface Opened {
  readonly session: Session;
  readonly file: string;
}

export async function play(screen: Screen, id: string | undefined, flags: PlayFlags): Promise<number> {
  const input = new Input(screen);
  try {
    const opened = await opening(screen, input, id, flags);
    if (opened === null) return OK;
    const { session, file } = opened;
    const title = titleOf(screen.speaker(session.game), session.game);
    const seed = screen.colour.dim(screen.say('cli.play.seed', { seed: session.seed }));
    screen.line(`${screen.colour.bold(title)}  ${seed}`);
    screen.line(screen.colour.dim(screen.say('cli.play.welcome')));
    const table = new TerminalTable(screen, input, session, { file, realTime: flags.realTime === true });
    return await table.run();
  } finally {
    input.close();
  }
}

async function opening(
  screen: Screen,
  input: Input,
  id: string | undefined,
  flags: PlayFlags,
): Promise<Opened | null> {
  if (flags.load !== undefined) return loaded(flags.load);
  if (id === undefined) return chosen(screen, input, flags, games);
  const game = gameNamed(id);
  const left = keptOf([game]);
  return left.length === 0 || describesTable(flags)
    ? begun(screen, game, flags)
    : chosen(screen, input, flags, [game]);
}

/** Whoever says how a table should be wants a new one. */
const describesTable = ({ seats, players, bot, seed, option, byHand }: PlayFlags): boolean =>
  [seats, players, bot, seed, byHand].some((flag) => flag !== undefined) || option.length > 0;

/** Tables that were left and can be gone on with, the last one first. */
const keptOf = (among: readonly AnyGame[]): KeptTable[] =>
  openTables().filter(({ record }) =>
    among.some(({ id, version }) => id === record.game && version === record.rules),
  );

function orFault<T>(value: T | Refusal): T {
  if (isRefusal(value)) throw new CheckFault({ id: `refusal.${value.code}`, args: value.data });
  return value;
}

function loaded(file: string): Opened {
  const record = orFault(readRecordFile(file));
  const game = gameOf(record.game);
  if (game === undefined) throw new CheckFault({ id: 'refusal.UNKNOWN_GAME', args: { game: record.game } });
  const session = orFault(replayed(record, game));
  return { session, file: tableFile(game.id, session.seed) };
}

function begun(screen: Screen, game: AnyGame, flags: PlayFlags): Opened {
  const options = singleSettings(namedSettings(game, flags.option));
  if (game.options.some((spec) => spec.id === 'calm')) options['calm'] ??= flags.realTime !== true;
  const seed = flags.seed ?? randomBytes(4).toString('hex');
  const seats = seatsOf(screen, game, flags);
  const session = Session.open(game, seats, { seed, options, byHand: flags.byHand === true });
  if (isRefusal(session)) {
    const speaker = screen.speaker(game);
    throw new CheckFault({
      id: 'cli.said',
      args: { what: speaker.say({ id: `refusal.${session.code}`, args: session.data }) },
    });
  }
  return { session, file: freeFile(game.id, seed) };
}

/** A game begun twice from one seed is two tables. */
function freeFile(game: string, seed: string): string {
  for (let n = 1; ; n++) {
    const file = tableFile(game, n === 1 ? seed : `${seed}.${n}`);
    if (!existsSync(file)) return file;
  }
}

/** The people first, then bots. */
function seatsOf(screen: Screen, game: AnyGame, flags: PlayFlags): SeatInfo[] {
  const bot = flags.bot === undefined ? usualBot(game) : botNamed(game, flags.bot);
  if (bot === undefined) {
    const known = botsOf(game).map((one) => one.name);
    throw new UsageFault('cli.unknownBot', { word: flags.bot!, known: known.join(', ') });
  }
  const { min, max } = game.seats;
  const names =
    flags.players
      ?.split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '') ?? [];
  const people = Math.max(1, names.length);
  const seats = flags.seats === undefined ? Math.max(min, people) : wholeNumber(flags.seats, min, max);
  if (people > seats || seats > max)
    throw new UsageFault('cli.badSeats', { n: people, seats: Math.min(seats, max) });
  return Array.from({ length: seats }, (_, seat) => {
    const name = names[seat] ?? screen.say('seat', { n: seat + 1 });
    return seat < people ? { name, kind: PERSON } : { name: `${name} (${bot.name})`, kind: bot.name };
  });
}

/** Go on with a table that was left, or begin one. */
async function chosen(
  screen: Screen,
  input: Input,
  flags: PlayFlags,
  among: readonly AnyGame[],
): Promise<Opened | null> {
  const kept = keptOf(among);
  const offers: { readonly text: string; readonly open: () => Opened }[] = [
    ...kept.slice(0, 3).map((one) => ({ text: keptText(screen, one), open: () => goOn(one) })),
    ...among.map((game) => ({
      text:
        among.length === 1
          ? screen.say('cli.play.anew', { title: titleOf(screen.speaker(game), game) })
          : titleOf(screen.speaker(game), game),
      open: () => begun(screen, game, flags),
    })),
  ];
  if (offers.length === 0) {
    screen.line(screen.say('cli.games.none'));
    return null;
  }
  screen.line(screen.colour.bold(screen.say('cli.play.which')));
  offers.forEach(({ text }, at) => screen.line(`  ${screen.colour.cyan(String(at + 1))}  ${text}`));
  for (;;) {
    const line = await input.next('> ');
    if (typeof line !== 'string' || /^(q|quit|exit|quitter)$/.test(line.trim())) return null;
    const offer = offers[(line.trim() === '' ? 1 : Number(line)) - 1];
    if (offer !== undefined) return offer.open();
    screen.line(screen.say('cli.play.noSuchNumber', { n: line, max: offers.length }));
  }
}

function goOn({ file, record }: KeptTable): Opened {
  const session = orFault(replayed(record, gameOf(record.game)!));
  return { session, file };
}

const DAY_MS = 86_400_000;

function keptText(screen: Screen, { record, changed }: KeptTable): string {
  const game = gameOf(record.game)!;
  const days = Math.floor((Date.now() - changed) / DAY_MS);
  const when = days === 0 ? screen.say('cli.play.today') : screen.say('cli.play.daysAgo', { n: days });
  const title = titleOf(screen.speaker(game), game);
  return screen.say('cli.play.continue', { title, n: record.answers.length, when, seed: record.seed });
}
