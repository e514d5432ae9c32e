/**
 * What a later version makes of a game's fixtures, as one suite: a number on a card, a label, a field of the board changes,
 * and every save and every record goes on all the same. Part of `describeSaves`.
 */

import {
  actsOf,
  belowOf,
  canonical,
  hash64,
  isRecord,
  isRefusal,
  load,
  playOn,
  readRecord,
  type AnyGame,
  type GameRecord,
  type Migration,
  type Play,
} from '@gravetable/kernel';
import { expect, test } from 'vitest';
import { anAnswer } from './lot.ts';

/** Answers given after a table was opened: enough to see that it goes on. */
const ON = 40;
const NEXT = '99.0.0';

export interface Fixture {
  readonly name: string;
  readonly text: string;
}

export function describeVersions(
  game: AnyGame,
  saves: readonly Fixture[],
  records: readonly Fixture[],
): void {
  const named = (fixtures: readonly Fixture[]) => fixtures.map(({ name, text }) => [name, text] as const);

  test.each(named(saves))('%s goes on when a number on a card has changed', (_, text) => {
    withOtherNumber(game, (other) => goesOn(loaded(text, other)));
  });

  test.each(named(saves))('%s goes on when the label it stands at has a new name', (_, text) => {
    const { at, old } = labelIn(text);
    const changed = resaved(text, (state) => JSON.parse(renamed(state, at, old)) as object);
    goesOn(loaded(changed, migrating(game, text, { labels: { [old]: at } })));
    expect(isRefusal(load(changed, () => migrating(game, text, {})))).toBe(true);
  });

  test.each(named(saves))('%s goes on when a field of the board has a new name', (_, text) => {
    const [field] = Object.keys(stateIn(text)['board'] as object) as [string];
    const old = `${field}Before`;
    const move = (board: Record<string, unknown>, from: string, to: string): Record<string, unknown> => {
      const { [from]: value, ...rest } = board;
      return { ...rest, [to]: value };
    };
    const changed = resaved(text, (state) => {
      const parsed = JSON.parse(state) as { readonly board: Record<string, unknown> };
      return { ...parsed, board: move(parsed.board, field, old) };
    });
    goesOn(loaded(changed, migrating(game, text, { board: (board) => move(board, old, field) })));
    expect(isRefusal(load(changed, () => migrating(game, text, {})))).toBe(true);
  });

  test.each(named(records))('%s, a record of answers alone, goes on under later rules', (_, text) => {
    const record = recordIn(text);
    const later: AnyGame = { ...game, version: NEXT, migrations: [{ from: record.rules, to: NEXT }] };
    const carried = playOn(later, { ...record, answers: [] }, null, actsOf(record));
    if (isRefusal(carried)) throw new Error(JSON.stringify(carried));
    const { session, act } = carried;
    expect(session.count).toBe(act.after);
    expect(session.log(null).map(({ event }) => event.kind)).toContain(
      act.why === null ? 'playedOn' : 'playedOnFrom',
    );
    goesOn(session.play);
  });

  test.each(named(records))(
    '%s goes on with a changed card, or says at which decision it stands',
    (_, text) => {
      const record = recordIn(text);
      withOtherNumber(game, (other) => {
        const carried = playOn(other, { ...record, answers: [] }, null, actsOf(record));
        if (isRefusal(carried)) throw new Error(JSON.stringify(carried));
        const { session, act } = carried;
        expect(act.why === null).toBe(act.after === record.answers.length);
        goesOn(session.play);
      });
    },
  );
}

function recordIn(text: string): GameRecord {
  const record = readRecord(text);
  if (isRefusal(record)) throw new Error(JSON.stringify(record));
  return record;
}

function loaded(text: string, game: AnyGame): Play {
  const play = load(text, () => game);
  if (isRefusal(play)) throw new Error(JSON.stringify(play));
  return play;
}

/** It can be looked at and played on. */
function goesOn(play: Play): void {
  const below = belowOf('goes on');
  for (let n = 0; n < ON && !play.over; n++) {
    const { seat, id, value } = anAnswer(play, below)!;
    expect(play.answer(seat, id, value)).toBe(null);
  }
  expect(play.game.outline(play.view(null)).length).toBeGreaterThan(0);
}

function stateIn(text: string): Record<string, unknown> {
  return JSON.parse(text.split('\n')[1]!) as Record<string, unknown>;
}

/** The same save with another state in it. */
function resaved(text: string, change: (state: string) => object): string {
  const [header, state] = text.split('\n') as [string, string];
  const line = JSON.stringify(change(state));
  const own = { ...(JSON.parse(header) as object), hash: hash64(line) };
  return `${JSON.stringify(own)}\n${line}\n`;
}

function migrating(game: AnyGame, text: string, step: Omit<Migration, 'from' | 'to'>): AnyGame {
  const { rules } = JSON.parse(text.split('\n')[0]!) as { readonly rules: string };
  const after = `${rules}, changed`;
  const own = (game.migrations ?? []).map((one) => (one.from === rules ? { ...one, from: after } : one));
  const version = rules === game.version ? after : game.version;
  return { ...game, version, migrations: [{ from: rules, to: after, ...step }, ...own] };
}

/** The label the save stands at, and what it may have been called before. */
function labelIn(text: string): { readonly at: string; readonly old: string } {
  const [frame] = (stateIn(text)['stack'] as readonly { readonly at: string }[]).toReversed();
  const at = frame!.at.replace(/\/again$/, '');
  return { at, old: `${at}-BEFORE` };
}

/** Labels are names of places and of streams, also of one seat's. */
function renamed(state: string, from: string, to: string): string {
  return state.replaceAll(new RegExp(`"${from}(?=["/@])`, 'g'), `"${to}`);
}

/** Something with the game as it is when one number on a card is another; the card is put back afterwards. */
function withOtherNumber(game: AnyGame, work: (other: AnyGame) => void): void {
  const place = numberIn(game.content.facts);
  if (place === null) throw new Error('no card of this game has a number');
  const { holder, key, value } = place;
  holder[key] = value + 1;
  try {
    const contentHash = hash64(canonical(game.content.facts));
    expect(contentHash).not.toBe(game.contentHash);
    work({ ...game, contentHash });
  } finally {
    holder[key] = value;
  }
}

interface Place {
  readonly holder: Record<string, unknown>;
  readonly key: string;
  readonly value: number;
}

/** A small number somewhere in the printed facts, the first that can be written over. */
function numberIn(facts: unknown): Place | null {
  if (typeof facts !== 'object' || facts === null) return null;
  for (const [key, value] of Object.entries(facts)) {
    const holder = facts as Record<string, unknown>;
    if (typeof value === 'number' && value > 0 && value < 20 && !Object.isFrozen(holder) && key !== 'id') {
      return { holder, key, value };
    }
    const inside = isRecord(value) || Array.isArray(value) ? numberIn(value) : null;
    if (inside !== null) return inside;
  }
  return null;
}
