/**
 * A table of older rules, or of other cards, goes on under today's: the newest position that can be migrated, then the
 * answers since, as far as they still fit. Where one does not, the table stands at that decision and says why.
 */

import { isAnswer, nothingYet, standAfter, type Act, type Entry, type PlayedOn } from './act.ts';
import type { Game, Options } from './game.ts';
import { entryNow, streamsBegun, wayFrom, type Migration } from './migration.ts';
import { open, optionsOf } from './open.ts';
import { RulesError, type Play } from './play.ts';
import { giveEntry, openPart, type GameRecord, type Part } from './record.ts';
import { isRefusal, refuse, type Refusal } from './refusal.ts';
import { load, save } from './save.ts';
import { Session, type Checkpoint } from './session.ts';

export interface CarriedOn {
  readonly session: Session;
  /** What the log gets to know of it. */
  readonly act: PlayedOn;
}

/** `acts` are all of the log since the checkpoint; without one, since the beginning. */
export function playOn(
  game: Game,
  head: GameRecord,
  checkpoint: Checkpoint | null,
  acts: readonly Act[],
): CarriedOn | Refusal {
  const rules = rulesAt(head, acts);
  const way = wayFrom(rules, game.version, game.migrations ?? []);
  if (way === null) return refuse('UNKNOWN_VERSION', null, { version: rules });
  const stood = checkpoint?.count ?? 0;
  const begin = (): Play | Refusal =>
    checkpoint === null ? begunOld(head, game) : load(checkpoint.save, (id) => known(game, id));
  const since = nothingYet();
  for (const act of acts) {
    // What was gone back behind the checkpoint for is not in it; an older one knows.
    if (!isAnswer(act) && act.do === 'consent' && since.answers.length === 0) return refuse('PAST_NEEDED');
    if (!isAnswer(act) && act.do === 'play on') return refuse('PAST_NEEDED');
    standAfter(since, act);
  }
  const given = giveAgain(begin, since.answers, way);
  if (isRefusal(given)) return given;
  const { play, fitting, why } = given;
  const after = stood + fitting;
  const mark = { after, rules: game.version, content: game.contentHash, start: save(play), why };
  const seats = checkpoint?.seats ?? head.seats;
  const base = { seq: (checkpoint?.seq ?? 0) + acts.length, count: after, save: mark.start, seats };
  const consents = [...(checkpoint?.consents ?? []), ...since.consents.map((count) => stood + count)];
  const session = Session.restore(game, head, { ...base, consents });
  if (isRefusal(session)) return session;
  for (const { seat, name, kind } of since.sat) session.sit(seat, { name, kind });
  session.takeOver({ ...mark, dropped: since.answers.slice(fitting) }, base.seq + 1);
  return { session, act: { do: 'play on', ...mark } };
}

/** The rules under which the last of these acts were done. */
function rulesAt(head: GameRecord, acts: readonly Act[]): string {
  const last = acts.findLast((act): act is PlayedOn => !isAnswer(act) && act.do === 'play on');
  return last?.rules ?? head.rules;
}

function known(game: Game, id: string): Game | undefined {
  return id === game.id ? game : undefined;
}

/** An old game at its first question. */
function begunOld(head: GameRecord, game: Game): Play | Refusal {
  const { rules, content, start } = head;
  const play = openOld(head, { from: 0, to: 0, rules, content, start }, game);
  return isRefusal(play) || start !== undefined ? play : play.resume();
}

interface Given {
  readonly play: Play;
  readonly fitting: number;
  readonly why: Refusal | null;
}

/** As many of the answers as fit. What the rules stumble over does not fit either. */
function giveAgain(
  begin: () => Play | Refusal,
  answers: readonly Entry[],
  way: readonly Migration[],
): Given | Refusal {
  const play = begin();
  if (isRefusal(play)) return play;
  for (const [fitting, entry] of answers.entries()) {
    const why = givenTo(play, entryNow(entry, way));
    if (why === null) continue;
    // Half an answer may have been played: what fitted is played once more.
    const before = giveAgain(begin, answers.slice(0, fitting), way);
    return isRefusal(before) ? before : { ...before, why };
  }
  return { play, fitting: answers.length, why: null };
}

function givenTo(play: Play, entry: Entry): Refusal | null {
  try {
    return giveEntry(play, entry);
  } catch (error) {
    if (error instanceof RulesError) return refuse('CORRUPT', null, { where: error.breadcrumb });
    throw error;
  }
}

/** How a game of other rules or cards began, as today's rules would have it. */
export function openOld(record: GameRecord, part: Part, game: Game): Play | Refusal {
  if (part.start !== undefined) return openPart(record, part, game);
  if (record.seed === null) return refuse('CORRUPT', null, { where: 'seed' });
  const way = wayFrom(part.rules, game.version, game.migrations ?? []);
  if (way === null) return refuse('UNKNOWN_VERSION', null, { version: part.rules });
  const seats = record.seats.length;
  const options = optionsLeft(game, seats, record.options);
  const play = open(game, { seats, seed: record.seed, options, byHand: record.byHand });
  if (isRefusal(play)) return play;
  Object.assign(play.state.streams, streamsBegun(record.seed, seats, way));
  return play;
}

/** The settings that the game still knows. */
function optionsLeft(game: Game, seats: number, options: Options): Options {
  const left = Object.entries(options).filter(
    ([id, value]) => !isRefusal(optionsOf(game, { seats, options: { [id]: value } })),
  );
  return Object.fromEntries(left);
}
