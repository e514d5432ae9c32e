/** The log in groups: what happened under which headings, and where something became known. */

import type { GameEvent, Speaker } from '@gravetable/kernel';
import type { GameInfo, LogLine, MomentView } from '../../engine/types.ts';
import { naming, rankOf, type Heading } from './chapters.ts';
import { figures } from './topics.ts';
import { nth } from '../../nth.ts';

export type Row =
  /** `seat` is whose figure the line is about; null where it is about nobody's. */
  | {
      readonly line: LogLine;
      readonly at: number;
      readonly seat: number | null;
      /** The act it came of, told in the same line: the game has a `lead.<kind>` or a `lead.<kind>.<effect>` for it. */
      readonly lead?: LogLine;
      /** An act that came to nothing: what is told next came of something else. Told as `idle.<kind>`, where the game has that. */
      readonly idle?: true;
    }
  /** Something became known; by which line, where the game has a word for it: `line.<kind>`. */
  | { readonly mark: 'roll' | 'reveal'; readonly after: number; readonly by: LogLine | null };

export interface Group {
  /** Whoever decided; null is what happened before the first answer. */
  readonly seat: number | null;
  /** What it stands under, the widest first; none where the game names no chapters. */
  readonly heads: readonly Heading[];
  /** The number of its first line in the log. */
  readonly first: number;
  readonly rows: readonly Row[];
}

export interface Grouping {
  readonly log: readonly LogLine[];
  readonly moments: readonly MomentView[];
  readonly headings: readonly Heading[];
  readonly speaker: Speaker;
  readonly info: Pick<GameInfo, 'story'>;
  /** Only lines from this one on, and only these. */
  readonly from?: number;
  readonly shows?: ((line: LogLine) => boolean) | undefined;
}

export function groupsOf({ log, moments, headings, speaker, info, from = 0, shows }: Grouping): Group[] {
  const groups: { seat: number | null; heads: Heading[]; first: number; rows: Row[] }[] = [];
  const last = moments.findLastIndex((one) => one.line !== null) + 1;
  const { learn, seatOf } = figures(info);
  const isNamed = naming(speaker);
  const leads = ({ event }: LogLine): boolean => speaker.has(`lead.${event.kind}`);
  /** It came of the same answer; or of a later one of the same player, and the game tells it as what came of an act. */
  const follows = (act: LogLine, { after, event }: LogLine): boolean =>
    after === act.after ||
    (event['who'] !== undefined && event['who'] === act.event['who'] && speaker.has(`led.${event.kind}`));
  const acts = (at: number): boolean => speaker.has(`idle.${log[at]?.event.kind}`);
  const begins = new Set(headings.map(({ at }) => at));
  const apart = new Set(info.story?.apart);
  const cameOf = (at: number): boolean => {
    const [act, next] = [log[at], log[at + 1]];
    if (act === undefined || next === undefined) return true; // What comes of it is still to be told.
    return isPair(act.event, next.event, speaker) || !(acts(at + 1) || apart.has(next.event.kind));
  };
  const isIdle = (at: number): boolean => acts(at) && (begins.has(at + 1) || !cameOf(at));
  for (let at = 0; at < from; at++) learn(nth(log, at));
  let waiting: Heading[] = [];
  let next = 0;
  let marked = 0;
  for (let at = from; at < log.length; at++) {
    for (; next < headings.length && nth(headings, next).at <= at; next++) {
      const heading = nth(headings, next);
      waiting = [...waiting.filter((one) => rankOf(one) < rankOf(heading)), heading];
    }
    const line = nth(log, at);
    learn(line);
    if (shows !== undefined && !shows(line)) continue;
    const seat = line.after === 0 ? null : (moments[line.after - 1]?.seat ?? null);
    let group = groups.at(-1);
    if (group === undefined || waiting.length > 0 || (headings.length === 0 && group.seat !== seat)) {
      groups.push((group = { seat, heads: waiting, first: at, rows: [] }));
      waiting = [];
    }
    const idle = isIdle(at) ? ({ idle: true } as const) : {};
    addLine(group.rows, { line, at, seat: seatOf(line.event), ...idle }, { leads, follows, speaker });
    const mark = line.after > marked ? (moments[line.after - 1]?.line ?? null) : null;
    const named = mark !== null && isNamed(line.event);
    // Where the game has no word for it, only the line that stops undo is drawn, after all that came of the answer.
    const stops = mark !== null && line.after === last && log[at + 1]?.after !== last;
    if (named || stops) {
      group.rows.push({ mark, after: line.after, by: named ? line : null });
      marked = line.after;
    }
  }
  return groups;
}

type LineRow = Extract<Row, { readonly line: LogLine }>;

/** Whether a game tells what came of such an act in one line with it: `lead.<act>.<effect>`. */
export function isPair(act: GameEvent, effect: GameEvent, speaker: Speaker): boolean {
  return speaker.has(`lead.${act.kind}.${effect.kind}`);
}

interface Joining {
  readonly leads: (line: LogLine) => boolean;
  readonly follows: (act: LogLine, next: LogLine) => boolean;
  readonly speaker: Speaker;
}

/**
 * What somebody did and the first thing that came of it are one line; a Skill or a card says more than that somebody acts,
 * also where it was chosen in an answer of its own.
 */
function addLine(rows: Row[], row: LineRow, { leads, follows, speaker }: Joining): void {
  // What became known by the act is marked below it.
  const below = rows.at(-1);
  const place =
    below !== undefined && 'mark' in below && below.by !== null ? rows.length - 2 : rows.length - 1;
  const before = rows[place];
  const act = before !== undefined && 'line' in before && before.lead === undefined ? before : null;
  // An act that came to nothing is a line of its own.
  if (act?.idle === true) return void rows.push(row);
  const joined = { ...row, seat: act?.seat ?? row.seat, ...(act === null ? {} : { lead: act.line }) };
  if (act !== null && act.at === row.at - 1 && isPair(act.line.event, row.line.event, speaker))
    rows[place] = leads(row.line) ? row : joined;
  else if (act === null || place !== rows.length - 1 || !leads(act.line) || !follows(act.line, row.line))
    rows.push(row);
  else if (!leads(row.line)) rows[place] = joined;
  else if (act.seat !== null && act.seat === row.seat) rows[place] = row;
  else rows.push(row);
}
