/** Tables with a map: drawing it, and walking to a place in one go. */

import { forecastOf } from '@gravetable/host';
import { isRecord, One, type Aside, type Json } from '@gravetable/kernel';
import { thingsAt } from './things.ts';
import type { TerminalTable } from './table.ts';

/** The map of whoever sits here, and what its signs mean. */
export function showMap(table: TerminalTable): void {
  const { screen, session, speaker, seat } = table;
  const drawn = session.game.drawing?.(session.play.view(seat !== null && seat >= 0 ? seat : null));
  if (drawn === undefined) return screen.line(screen.say('cli.play.noMap'));
  screen.line();
  for (const line of drawn.lines) screen.line(line);
  const { dim } = screen.colour;
  screen.paragraph(dim(drawn.legend.map((one) => speaker.say(one)).join(' · ')));
}

/** A place in reach, as the game's forecast tells it. */
interface Reached {
  readonly zone: string;
  readonly price: number;
  readonly way: readonly string[];
  readonly affordable: boolean;
}

function reachedFrom({ session, seat }: TerminalTable): readonly Reached[] {
  const found = forecastOf(session, seat!, { do: 'reach' });
  const places = Array.isArray(found) ? (found as unknown as Reached[]) : [];
  return places.toSorted((one, other) => one.price - other.price);
}

/** A place by its code, or by some of its words: of several the nearest. */
function placeNamed(
  { speaker }: TerminalTable,
  places: readonly Reached[],
  wanted: string,
): Reached | undefined {
  const word = wanted.toLowerCase();
  const named = (zone: string): string => speaker.say({ id: `name.${zone}` }).toLowerCase();
  return (
    places.find(({ zone }) => zone === wanted) ?? // A room and a street may differ by the capital alone.
    places.find(({ zone }) => zone.toLowerCase() === word) ??
    (word.length < 3 ? undefined : places.find(({ zone }) => named(zone).includes(word)))
  );
}

/** The name of a place with exactly this code that no open way leads to now. */
function barredAt(table: TerminalTable, code: string): string | undefined {
  const places = reachedFrom(table);
  if (places.length === 0 || places.some(({ zone }) => zone === code)) return undefined;
  const { session, speaker, seat } = table;
  const { name } = thingsAt(session, seat, speaker).find(({ id }) => id === `name.${code}`) ?? {};
  return name === undefined ? undefined : `${name} (${code})`;
}

/** The answer that is the next step to a Zone; undefined where it is none of those offered. */
function stepTo({ session, seat }: TerminalTable, zone: string): Json | undefined {
  const pending = session.play.pendingOf(seat!);
  const ask = pending === undefined || pending.chance !== null ? null : session.play.ask(pending);
  if (!(ask instanceof One)) return undefined;
  const { touches } = (ask.aside ?? {}) as Aside<unknown>;
  return (ask.options as readonly Json[]).find(
    (option) =>
      isRecord(option) &&
      option['do'] === 'move' &&
      touches?.call(ask.aside, option).includes(`zone:${zone}`) === true,
  );
}

/** Whether somebody is asked what to do in a Turn, and not about what comes of it. */
function isTurnOpen({ session, seat }: TerminalTable): boolean {
  const pending = session.play.pendingOf(seat!);
  if (pending === undefined || pending.chance !== null) return false;
  return (session.play.ask(pending).aside as Aside<unknown> | undefined)?.kind === 'turn';
}

/** `walk 5R.c`: one Move after the other, as far as nothing comes in between. */
export async function walk(table: TerminalTable, rest: string): Promise<void> {
  const { screen } = table;
  if (table.seat === null || table.seat < 0) return screen.line(screen.say('cli.play.notYet'));
  const wanted = rest.replace(/^(to|à|vers) /i, '');
  const barred = barredAt(table, wanted);
  const place = barred === undefined ? placeNamed(table, reachedFrom(table), wanted) : undefined;
  if ((barred !== undefined || place !== undefined) && !isTurnOpen(table))
    return screen.line(screen.say('cli.play.walkLater'));
  if (barred !== undefined) return screen.paragraph(screen.say('cli.play.barred', { to: barred }));
  if (place === undefined) return screen.line(screen.say('cli.play.noWalk', { to: rest }));
  if (!place.affordable) return screen.line(screen.say('cli.play.tooFar', { price: place.price }));
  const { seat } = table;
  if (stepTo(table, place.way[0]!) === undefined)
    return screen.line(screen.say('cli.play.noWalk', { to: rest }));
  for (const zone of place.way) {
    const menu = table.menu();
    const step = stepTo(table, zone);
    if (menu === null || step === undefined || table.seat !== seat) return;
    await table.answer(seat, menu.question, step);
  }
}
