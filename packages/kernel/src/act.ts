/**
 * Acts: what was done at a table, in order, as its log keeps it. Nothing is ever taken out of a log: taking back is an
 * act too. What stands of it all can be worked out without the rules.
 */

import type { GameRecord } from './record.ts';
import { isJson, isRecord, type Json } from './json.ts';
import type { Seat } from './question.ts';
import type { Refusal } from './refusal.ts';

/** An answer: seat, answer, and the label of the power where it came out of turn. */
export type Entry = readonly [seat: Seat, answer: Json, power?: string];

/** The last answer (of a seat) was taken back or done again; `consent`: the whole table went back past the line. */
export interface Taken {
  readonly do: 'undo' | 'redo' | 'consent';
  readonly seat: Seat | null;
}

/** From here on the game is played under other rules, or with other cards. */
export interface PlayedOn {
  readonly do: 'play on';
  /** How many answers stand; those after them did not fit any more. */
  readonly after: number;
  readonly rules: string;
  readonly content: string;
  /** The position it goes on from, as a save of these rules. */
  readonly start: string;
  /** Why the next answer did not fit; null where all did. */
  readonly why: Refusal | null;
}

/** Somebody else plays a seat. */
export interface Sat {
  readonly do: 'sit';
  readonly seat: Seat;
  readonly name: string;
  /** `person`, or the name of a bot. */
  readonly kind: string;
}

export type Act = Entry | Taken | PlayedOn | Sat;

export function isAnswer(act: Act): act is Entry {
  return Array.isArray(act);
}

export function isEntry(one: unknown): one is Entry {
  if (!Array.isArray(one) || one.length < 2 || one.length > 3) return false;
  const [seat, answer, power] = one as unknown[];
  return Number.isSafeInteger(seat) && isJson(answer) && (power === undefined || typeof power === 'string');
}

/** Whether something from a file is an act. */
export function isAct(one: unknown): one is Act {
  if (Array.isArray(one)) return isEntry(one);
  if (!isRecord(one) || !isJson(one)) return false;
  const { seat } = one;
  switch (one['do']) {
    case 'undo':
    case 'redo':
    case 'consent':
      return seat === null || Number.isSafeInteger(seat);
    case 'sit':
      return Number.isSafeInteger(seat) && typeof one['name'] === 'string' && typeof one['kind'] === 'string';
    case 'play on':
      return (
        Number.isSafeInteger(one['after']) &&
        ['rules', 'content', 'start'].every((field) => typeof one[field] === 'string') &&
        (one['why'] === null || isRecord(one['why']))
      );
    default:
      return false;
  }
}

/** Part of a game that was played under rules of its own, and what did not fit any more when they came. */
export interface Stretch extends Omit<PlayedOn, 'do'> {
  readonly dropped: readonly Entry[];
}

/** A change of seats, and how many answers stood then. */
export interface SatAt extends Omit<Sat, 'do'> {
  readonly after: number;
}

/** What stands after some acts. */
export interface Standing {
  readonly answers: Entry[];
  readonly undone: Entry[];
  readonly consents: number[];
  readonly played: Stretch[];
  readonly sat: SatAt[];
}

export const nothingYet = (): Standing => ({ answers: [], undone: [], consents: [], played: [], sat: [] });

/** What stands after one more act. The same as a session does, without playing. */
export function standAfter(standing: Standing, act: Act): void {
  const { answers, undone } = standing;
  const lastOf = (list: readonly Entry[], seat: Seat | null): number =>
    list.findLastIndex((one) => seat === null || one[0] === seat);
  if (isAnswer(act)) {
    answers.push(act);
    undone.length = 0;
    return;
  }
  switch (act.do) {
    case 'undo':
      undone.push(...answers.splice(lastOf(answers, act.seat), 1));
      return;
    case 'redo':
      answers.push(...undone.splice(lastOf(undone, act.seat), 1));
      return;
    case 'consent':
      standing.consents.push(answers.length);
      answers.length = Math.max(0, lastOf(answers, act.seat));
      undone.length = 0;
      return;
    case 'sit': {
      const { seat, name, kind } = act;
      standing.sat.push({ after: answers.length, seat, name, kind });
      return;
    }
    case 'play on': {
      const { after, rules, content, start, why } = act;
      standing.played.push({ after, rules, content, start, why, dropped: answers.splice(after) });
      undone.length = 0;
    }
  }
}

/** The acts that lead to what a record tells; what was taken back on the way is not in it. */
export function actsOf(record: GameRecord): Act[] {
  const acts: Act[] = [];
  const sat = [...(record.sat ?? [])];
  let at = 0;
  const upTo = (count: number): void => {
    for (;;) {
      const next = sat[0];
      const stop = Math.min(count, next?.after ?? count);
      for (const answer of record.answers.slice(at, stop)) acts.push(answer);
      at = Math.max(at, stop);
      if (next === undefined || next.after > count) return;
      const { seat, name, kind } = sat.shift()!;
      acts.push({ do: 'sit', seat, name, kind });
    }
  };
  for (const { after, rules, content, start, why, dropped } of record.played ?? []) {
    upTo(after);
    for (const answer of dropped) acts.push(answer);
    acts.push({ do: 'play on', after, rules, content, start, why });
  }
  upTo(record.answers.length);
  return acts;
}
