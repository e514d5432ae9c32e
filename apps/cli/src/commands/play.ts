/** `gravetable play`: opens the terminal table, with a new game or the one that was left. */

import { botNamed, botsOf, usualBot } from '@gravetable/bots';
import { gameOf, games } from '@gravetable/catalog';
import type { Host, Table } from '@gravetable/host';
import { isRefusal, isSecret } from '@gravetable/kernel';
import type { AnyGame, Refusal, SeatInfo } from '@gravetable/kernel';
import { CheckFault, OK, UsageFault } from '../faults.ts';
import { gameNamed, seedNamed, wholeNumber } from '../find.ts';
import { titleOf } from '@gravetable/lab';
import type { Screen } from '../screen.ts';
import { namedSettings, singleSettings } from '../settings.ts';
import { freshTableId, openTables, readRecordFile, type KeptTable } from '../store.ts';
import { broughtTable, freshSeed, terminalHost } from '../tables.ts';
import { knock } from '../online/knock.ts';
import { readDoor, readLink, type Door } from '../online/link.ts';
import { OnlineTable } from '../online/table.ts';
import { Input } from '../table/input.ts';
import { TerminalTable } from '../table/table.ts';

const PERSON = 'person';

export interface PlayFlags {
  readonly seats?: string;
  readonly players?: string;
  readonly bot?: string;
  readonly seed?: string;
  readonly option: readonly string[];
  readonly load?: string;
  readonly byHand?: boolean;
  readonly realTime?: boolean;
  readonly botsDecide?: boolean;
}

export async function play(screen: Screen, id: string | undefined, flags: PlayFlags): Promise<number> {
  const link = id === undefined ? null : readLink(id);
  const input = new Input(screen);
  try {
    if (link !== null) return await new OnlineTable(screen, input, link, flags.players ?? null).run();
    const door = id === undefined ? null : readDoor(id);
    if (door !== null) return await byWord(screen, input, door, flags.players ?? null);
    const host = terminalHost();
    const table = await opening({ screen, input, host }, id, flags);
    if (table === null) return OK;
    const { game, seed } = table.whole;
    const title = titleOf(screen.speaker(game), game);
    // A seed that somebody knows is said: whoever knows it can look ahead.
    const known = isSecret(seed) ? '' : `  ${screen.colour.dim(screen.say('cli.play.seed', { seed }))}`;
    screen.line(`${screen.colour.bold(title)}${known}`);
    screen.line(screen.colour.dim(screen.say('cli.play.welcome')));
    return await new TerminalTable(screen, input, host, table, flags.botsDecide !== true).run();
  } finally {
    input.close();
  }
}

interface Place {
  readonly screen: Screen;
  readonly input: Input;
  readonly host: Host;
}

/** Whoever has only a table's word knocks, and sits down when they are let in. */
async function byWord(screen: Screen, input: Input, door: Door, given: string | null): Promise<number> {
  const name = given ?? (await input.next(`${screen.say('cli.online.name')} `));
  if (typeof name !== 'string') return OK;
  const link = await knock(screen, input, door, name.trim());
  return link === null ? OK : new OnlineTable(screen, input, link, name.trim()).run();
}

async function opening(place: Place, id: string | undefined, flags: PlayFlags): Promise<Table | null> {
  if (flags.load !== undefined) return loaded(place, flags.load);
  if (id === undefined) return chosen(place, flags, games);
  const game = gameNamed(id);
  const left = keptOf([game]);
  return left.length === 0 || describesTable(flags)
    ? begun(place, game, flags)
    : chosen(place, flags, [game]);
}

/** Whoever says how a table should be wants a new one. */
const describesTable = ({ seats, players, bot, seed, option, byHand }: PlayFlags): boolean =>
  [seats, players, bot, seed, byHand].some((flag) => flag !== undefined) || option.length > 0;

/** Tables that were left and can be gone on with, the last one first; those of older rules and cards too. */
const keptOf = (among: readonly AnyGame[]): KeptTable[] =>
  openTables().filter(({ game }) => among.some(({ id }) => id === game));

function orFault<T>(value: T | Refusal): T {
  if (isRefusal(value)) throw new CheckFault({ id: `refusal.${value.code}`, args: value.data });
  return value;
}

async function loaded({ host }: Place, file: string): Promise<Table> {
  const record = orFault(readRecordFile(file));
  return orFault(await broughtTable(host, freshTableId(record.game, record.seed ?? ''), record));
}

async function begun({ screen, host }: Place, game: AnyGame, flags: PlayFlags): Promise<Table> {
  const options = singleSettings(namedSettings(game, flags.option));
  if (game.options.some((spec) => spec.id === 'calm')) options['calm'] ??= flags.realTime !== true;
  const seed = flags.seed === undefined ? freshSeed() : seedNamed(flags.seed);
  const seats = seatsOf(screen, game, flags);
  const id = freshTableId(game.id, flags.seed ?? new Date().toISOString().slice(0, 10));
  const byHand = flags.byHand === true;
  const table = await host.begin({
    id,
    game: game.id,
    seats,
    options,
    seed,
    byHand,
    meta: () => ({ title: id }),
  });
  if (isRefusal(table)) {
    const speaker = screen.speaker(game);
    throw new CheckFault({
      id: 'cli.said',
      args: { what: speaker.say({ id: `refusal.${table.code}`, args: table.data }) },
    });
  }
  return table;
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
    return seat < people
      ? { name, kind: PERSON }
      : { name: screen.say('cli.play.botSeat', { name, bot: bot.name }), kind: bot.name };
  });
}

/** Go on with a table that was left, or begin one. */
async function chosen(place: Place, flags: PlayFlags, among: readonly AnyGame[]): Promise<Table | null> {
  const { screen, input } = place;
  const kept = keptOf(among);
  const offers: { readonly text: string; readonly open: () => Promise<Table> }[] = [
    ...kept.slice(0, 3).map((one) => ({ text: keptText(screen, one), open: () => goOn(place, one) })),
    ...among.map((game) => ({
      text:
        among.length === 1
          ? screen.say('cli.play.anew', { title: titleOf(screen.speaker(game), game) })
          : titleOf(screen.speaker(game), game),
      open: () => begun(place, game, flags),
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

/** A table of the first version is taken over: a log goes on from its record, which stays as it was. */
async function goOn({ host }: Place, { id, record }: KeptTable): Promise<Table> {
  if (record !== null) return orFault(await broughtTable(host, id, record));
  const table = await host.resume(id);
  if (table === null) throw new CheckFault({ id: 'refusal.CORRUPT', args: { where: id } });
  return orFault(table);
}

const DAY_MS = 86_400_000;

function keptText(screen: Screen, { game: id, seed, count, changed }: KeptTable): string {
  const game = gameOf(id)!;
  const days = Math.floor((Date.now() - changed) / DAY_MS);
  const when = days === 0 ? screen.say('cli.play.today') : screen.say('cli.play.daysAgo', { n: days });
  const title = titleOf(screen.speaker(game), game);
  const known = isSecret(seed) ? 'cli.play.continueSecret' : 'cli.play.continue';
  return screen.say(known, { title, n: count, when, seed });
}
