/** The log in groups: what happened under which headings, and where something became known. */

import type { Speaker } from '@gravetable/kernel';
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
      /** The act it came of, told in the same line: the game has a `lead.<kind>` for it. */
      readonly lead?: LogLine;
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
    addLine(group.rows, { line, at, seat: seatOf(line.event) }, leads, follows);
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

/** What somebody did and the first thing that came of it are one line; a Skill or a card says more than that somebody acts. */
function addLine(
  rows: Row[],
  row: LineRow,
  leads: (line: LogLine) => boolean,
  follows: (act: LogLine, next: LogLine) => boolean,
): void {
  const before = rows.at(-1);
  const act = before !== undefined && 'line' in before && before.lead === undefined ? before : null;
  if (act === null || !leads(act.line) || !follows(act.line, row.line)) return void rows.push(row);
  if (!leads(row.line)) rows[rows.length - 1] = { ...row, seat: act.seat ?? row.seat, lead: act.line };
  else if (act.seat !== null && act.seat === row.seat) rows[rows.length - 1] = row;
  else rows.push(row);
}
