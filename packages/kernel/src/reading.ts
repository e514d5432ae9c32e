/**
 * Reading a record: every answer is played again. Where other rules or cards took over, the game goes on from the position
 * they began with. What came before is told by today's rules as far as its answers still fit, and only listed from there on.
 */

import type { AnyGame, Game } from './game.ts';
import { entryNow, wayFrom } from './migration.ts';
import type { Play } from './play.ts';
import { openOld } from './playon.ts';
import { endOf, openPart, otherThan, partsOf, type GameRecord, type Part } from './record.ts';
import { isRefusal, refuse, type Refusal } from './refusal.ts';
import { Session } from './session.ts';

/** So many answers are read from a record at a stretch. */
const STRETCH = 50;

/** A session from its record, every answer played again. */
export function replayed(record: GameRecord, game: AnyGame, upTo = record.answers.length): Session | Refusal {
  return endOf(reading(record, game, upTo));
}

/** The same in steps, each telling how many answers have been read: a long record can be waited for. */
export function* reading(
  record: GameRecord,
  any: AnyGame,
  upTo = record.answers.length,
): Generator<number, Session | Refusal> {
  const game = any as Game;
  const parts = partsOf(record);
  if (record.game !== game.id) return refuse('UNKNOWN_GAME', null, { game: record.game });
  const other = otherThan(game, parts.at(-1)!);
  if (other !== null) return other;
  const { played: _played, sat: _sat, ...rest } = record;
  const head: GameRecord = { ...rest, answers: [], checkpoints: [], consents: [], outcome: null };
  const first = opened(record, parts[0]!, game);
  if (isRefusal(first)) return first;
  const session = Session.at(first, head);
  if (record.start === undefined) session.begin();
  else session.beginAt();
  for (const [number, part] of parts.entries()) {
    if (part.from > upTo) break;
    const isOld = otherThan(game, part) !== null;
    const play = number === 0 ? first : opened(record, part, game);
    if (isRefusal(play) && !isOld) return play;
    if (number > 0) session.goOnFrom(isRefusal(play) ? session.play : play, record.played![number - 1]!);
    const refused = yield* givePart(session, record, { ...part, to: Math.min(part.to, upTo) }, game, {
      isOld,
      fits: !isRefusal(play),
    });
    if (refused !== null) return refused;
  }
  session.agreed(record.consents);
  return session;
}

function opened(record: GameRecord, part: Part, game: Game): Play | Refusal {
  return otherThan(game, part) === null ? openPart(record, part, game) : openOld(record, part, game);
}

function* givePart(
  session: Session,
  record: GameRecord,
  part: Part,
  game: Game,
  { isOld, fits }: { readonly isOld: boolean; readonly fits: boolean },
): Generator<number, Refusal | null> {
  const way = wayFrom(part.rules, game.version, game.migrations ?? []) ?? [];
  let told = fits;
  for (let at = part.from; at < part.to; at++) {
    for (const { after, seat, name, kind } of record.sat ?? [])
      if (after === at) session.sit(seat, { name, kind });
    const entry = record.answers[at]!;
    const refused = told ? session.give(isOld ? entryNow(entry, way) : entry) : null;
    if (refused !== null && !isOld) return refused;
    told &&= refused === null;
    if (!told) session.pass(entry);
    if (at % STRETCH === 0) yield at;
  }
  return null;
}
