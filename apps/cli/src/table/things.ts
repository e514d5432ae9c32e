/** What is named at the table, and what it is and does: for `look Bouncer`, and beside answers that name it first. */

import {
  argumentsOf,
  isRecord,
  type Json,
  type Said,
  type Session,
  type Speaker,
  type Viewer,
} from '@gravetable/kernel';
import { plain } from './answer.ts';

export interface Explained {
  readonly id: string;
  readonly name: string;
  readonly lines: readonly string[];
  /** The table shows it anyway. */
  readonly shown: boolean;
}

const TEXT = '.text';

/** What knows names: a session, or a table that somebody else keeps. */
interface Named {
  readonly game: Pick<Session['game'], 'text' | 'things'>;
  readonly play: { view(viewer: Viewer): object };
}

/** Everything that can be asked about. A message `<id>.text` tells what `<id>` does, where the game does not say more. */
export function thingsAt({ game, play }: Named, viewer: Viewer, speaker: Speaker): Explained[] {
  const own = game.things?.(play.view(viewer)) ?? [];
  const known = new Set(own.map(({ id }) => id));
  const printed = Object.keys(game.text.en)
    .filter((id) => id.endsWith(TEXT) && argumentsOf(game.text.en[id]!).length === 0)
    .map((id) => ({ id: id.slice(0, -TEXT.length), lines: [{ id }] }))
    .filter(({ id }) => !known.has(id) && speaker.has(id));
  return [...own, ...printed].map((thing) => ({
    id: thing.id,
    name: speaker.say({ id: thing.id }),
    lines: thing.lines.map((line) => speaker.say(line)),
    shown: 'shown' in thing && thing.shown === true,
  }));
}

/** What the words mean: a code that stands on the table, then the whole name before its beginning, that before a part of it. */
export function thingsNamed(things: readonly Explained[], words: string): Explained[] {
  const wanted = plain(words);
  if (wanted === '') return [];
  const codeOf = ({ id }: Explained): string => id.slice(id.indexOf('.') + 1);
  const exact = things.filter((one) => codeOf(one) === words.trim()); // 7R.A is a room, 7R.a a street.
  if (exact.length > 0) return exact;
  const coded = things.filter((one) => plain(codeOf(one)) === wanted);
  if (coded.length > 0) return coded;
  for (const fits of [
    (name: string) => name === wanted,
    (name: string) => name.startsWith(wanted),
    (name: string) => ` ${name}`.includes(` ${wanted}`),
  ]) {
    const found = things.filter(({ name }) => fits(plain(name)));
    if (found.length > 0) return found;
  }
  // Of several the name of one: Footmen are not found by it, doors are.
  return /[^s]s$/.test(wanted) ? thingsNamed(things, wanted.slice(0, -1)) : [];
}

/** What a sentence names: `{ ability: 'dash' }` is `ability.dash`, `ability2` too. */
export function idsIn({ id, args = {} }: Said): string[] {
  const named = (kind: string, value: unknown): string[] => {
    if (typeof value === 'string') return [`${kind.replace(/\d+$/, '')}.${value}`, `name.${value}`];
    if (Array.isArray(value)) return (value as unknown[]).flatMap((one) => named(kind, one));
    return isRecord(value) && typeof value['id'] === 'string' ? idsIn(value as unknown as Said) : [];
  };
  return [id, ...Object.entries(args as Record<string, Json>).flatMap(([kind, value]) => named(kind, value))];
}
