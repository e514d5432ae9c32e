/** The line of a game as it is drawn: bands, marks and information lines, no finer than the eye can tell apart. */

import type { Speaker } from '@gravetable/kernel';
import type { GameInfo, LogLine, Snapshot } from '../../engine/types.ts';
import { headingsOf, lastBy, naming, rankOf, type Heading } from '../log/chapters.ts';
import { figures, topicsOf } from '../log/topics.ts';
import { keyMoments } from './weighing.ts';
import { nth } from '../../nth.ts';

/** Harm to somebody's figure: after which answer, and whose. */
export interface Blow {
  readonly after: number;
  readonly seat: number;
  readonly deadly: boolean;
}

/** What a game holds for whoever looks back, worked out once. */
export interface Chart {
  readonly headings: readonly Heading[];
  readonly parts: readonly Heading[];
  readonly blows: readonly Blow[];
  /** Lines of the log by which something became known, where the game has words for it. */
  readonly known: readonly LogLine[];
  /** The decisions that weighed most in each place, each told by its heaviest line. */
  readonly turning: readonly LogLine[];
}

export function chartOf({ log, moments }: Snapshot, info: GameInfo, speaker: Speaker): Chart {
  const topics = topicsOf(info);
  const { learn, seatOf } = figures(info);
  const isNamed = naming(speaker);
  const headings = headingsOf(log, speaker);
  const blows: Blow[] = [];
  const known: LogLine[] = [];
  for (const line of log) {
    const { after, event } = line;
    learn(line);
    const topic = topics.of(event);
    if (topic === 'harm' || topic === 'death') {
      const seat = seatOf(event);
      if (seat !== null) blows.push({ after, seat, deadly: topic === 'death' });
    }
    const becameKnown = moments[after - 1]?.line ?? null;
    if (becameKnown !== null && known.at(-1)?.after !== after && isNamed(event)) known.push(line);
  }
  const turning =
    info.story?.weights === undefined
      ? log.filter(({ event }) => topics.isTurning(event))
      : keyMoments(log, headings, info.story.weights);
  return { headings, parts: headings.filter(({ level }) => level === 'part'), blows, known, turning };
}

/** A stretch of the game: from this many answers to that many. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** The part of the game that holds a moment; what comes before the first is a part too. */
export function partAt({ parts }: Chart, at: number, whole: number): Span & { readonly part: number } {
  const part = lastBy(parts, ({ after }) => after <= at);
  return { part, from: parts[part]?.after ?? 0, to: parts[part + 1]?.after ?? whole };
}

export interface Band extends Span {
  readonly heading: Heading;
}

/** More than these are not told apart. */
const MOST_BANDS = 48;

/** The places of a span; the parts alone where there would be too many. */
export function bandsOf({ headings }: Chart, { from, to }: Span): readonly Band[] {
  const inside = headings.filter((one) => rankOf(one) < 2 && one.after < to && one.after >= from);
  const parts = inside.filter(({ level }) => level === 'part');
  const shown = inside.length > MOST_BANDS && parts.length > 1 ? parts : inside;
  const bands = shown.map((heading, at) => ({
    heading,
    from: Math.max(from, heading.after),
    to: Math.min(to, shown[at + 1]?.after ?? to),
  }));
  return bands.filter((band) => band.to > band.from);
}

/** Width of a letter on a band, and of what is around them. */
const LETTER = 8;
const AROUND = 4;

/** As much of a heading as fits: `Room B2, Door`, `Room B2`, `B2`, or nothing. */
export function fitting(text: string, width: number): string {
  const place = nth(text.split(','), 0);
  const number = place.split(/\s/u).at(-1) ?? '';
  const forms = [text, place, ...(number.length <= 3 ? [number] : [])];
  return forms.find((one) => one.length * LETTER + AROUND <= width) ?? '';
}

/** How far along the span something lies, from 0 to 1. */
export function along({ from, to }: Span, count: number): number {
  return to === from ? 1 : (count - from) / (to - from);
}

export const LANE = 22;

/** One stroke for each answer of each seat; answers that fall on one point of the screen are one stroke. */
export function strokesOf(
  { moments }: Snapshot,
  span: Span,
  width: number,
  seats: number,
): readonly string[] {
  const strokes = Array.from({ length: seats }, () => '');
  const last = Array.from({ length: seats }, () => -1);
  for (let count = span.from + 1; count <= span.to; count++) {
    const seat = moments[count - 1]?.seat ?? -1;
    const x = Math.round(along(span, count) * width);
    if (seat < 0 || last[seat] === x) continue;
    last[seat] = x;
    strokes[seat] += `M${x} ${seat * LANE + 6}v12`;
  }
  return strokes;
}

/** More crosses than this for each point of the width would hide the line: then only deaths are drawn. */
const CROWDED = 1 / 12;

/** A cross for each blow; a larger one for a death. */
export function crossesOf({ blows }: Chart, span: Span, width: number, deadly: boolean): string {
  const size = deadly ? 6 : 4;
  const seen = new Set<string>();
  const shown = blows.filter(
    (blow) => blow.deadly === deadly && blow.after > span.from && blow.after <= span.to,
  );
  if (!deadly && shown.length > width * CROWDED) return '';
  let path = '';
  for (const blow of shown) {
    const x = Math.round(along(span, blow.after) * width);
    const y = blow.seat * LANE + 12;
    if (seen.has(`${x} ${y}`)) continue;
    seen.add(`${x} ${y}`);
    path += `M${x - size} ${y - size}l${2 * size} ${2 * size}M${x + size} ${y - size}l${-2 * size} ${2 * size}`;
  }
  return path;
}

/** Dashes closer than this would be a grey wash. */
const DASHES_APART = 14;

export function dashesOf({ known }: Chart, span: Span, width: number, height: number): string {
  let path = '';
  let last = -DASHES_APART;
  for (const { after } of known) {
    if (after <= span.from || after > span.to) continue;
    const x = Math.round(along(span, after) * width);
    if (x - last < DASHES_APART) continue;
    last = x;
    path += `M${x} 0v${height}`;
  }
  return path;
}
