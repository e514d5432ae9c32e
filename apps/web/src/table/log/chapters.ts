/** The log in chapters: the parts, places, turns and phases that a game's words see in what was told. */

import type { GameEvent, Speaker } from '@gravetable/kernel';
import type { LogLine } from '../../engine/types.ts';
import type { Words } from '../../words/index.ts';
import { nth } from '../../nth.ts';

/**
 * From the widest to the narrowest: a run or a day, a place, a turn or a round, and a phase, which goes on while the
 * game names the same one again. The game's catalogue names them after the event that opens them: `chapter.moved`.
 */
const LEVELS = ['part', 'chapter', 'turn', 'phase'] as const;
export type Level = (typeof LEVELS)[number];

export interface Heading {
  readonly level: Level;
  /** The number of its first line in the log. */
  readonly at: number;
  /** How many answers had been given. */
  readonly after: number;
  /** The event that names it. */
  readonly event: GameEvent;
}

export function rankOf({ level }: Heading): number {
  return LEVELS.indexOf(level);
}

function idOf(level: Level, { kind }: GameEvent): string {
  return `${level}.${kind}`;
}

export function headingText({ level, event }: Heading, { speaker }: Words): string {
  return speaker.say({ id: idOf(level, event), args: event });
}

/** Kinds of events are few, lines are many: what the words say of a kind is asked once. */
function perKind<T>(ask: (event: GameEvent) => T): (event: GameEvent) => T {
  const known = new Map<string, T>();
  return (event) => {
    let found = known.get(event.kind);
    if (found === undefined) {
      found = ask(event);
      known.set(event.kind, found);
    }
    return found;
  };
}

/** Whether what the last answer brought has come to another turn or phase: its reason speaks of what was done before that. */
export function hasMovedOn(
  log: readonly LogLine[],
  count: number,
  now: LogLine | null,
  speaker: Speaker,
): boolean {
  const lines = log.slice(log.findLastIndex(({ after }) => after < count) + 1);
  const told = now === null ? lines : lines.slice(0, lines.indexOf(now) + 1);
  return headingsOf(told, speaker).some(({ at }) => at > 0);
}

/** Whether the game has a word for what becomes known by such an event. */
export function naming(speaker: Speaker): (event: GameEvent) => boolean {
  return perKind(({ kind }) => speaker.has(`line.${kind}`));
}

/**
 * Headings are told apart without saying them: a long campaign has thousands, and few are in sight. `before` are those
 * of the lines up to `from`.
 */
export function headingsOf(
  log: readonly LogLine[],
  speaker: Speaker,
  before: readonly Heading[] = [],
  from = 0,
): readonly Heading[] {
  const levelsOf = perKind((event) => LEVELS.filter((level) => speaker.has(idOf(level, event))));
  const headings = [...before];
  for (let at = from; at < log.length; at++) {
    const { after, event } = nth(log, at);
    for (const level of levelsOf(event)) {
      const last = headings.at(-1);
      if (isEmpty(level, event, speaker) || goesOn(last, level, event, speaker)) continue;
      // The next line may say more about the same place: first that we go there, then what is there.
      const sameOpening =
        last?.level === level && level === 'chapter' && last.at === at - 1 && last.after === after;
      if (sameOpening) headings.pop();
      headings.push({ level, at: sameOpening ? last.at : at, after, event });
    }
  }
  return headings;
}

interface Known {
  readonly log: readonly LogLine[];
  readonly speaker: Speaker;
  readonly headings: readonly Heading[];
}

/** The headings of a log that grows, or of which an earlier end is looked at: what is known is not worked out again. */
export function headingsKept(): (log: readonly LogLine[], speaker: Speaker) => readonly Heading[] {
  let known: Known | null = null;
  return (log, speaker) => {
    const last = Math.min(log.length, known?.log.length ?? 0) - 1;
    const same = known?.speaker === speaker && last >= 0 && known.log[last] === log[last];
    if (known !== null && same && known.log.length > log.length) {
      const { headings } = known;
      return headings.slice(0, lastBy(headings, ({ at }) => at <= last) + 1);
    }
    const headings =
      known !== null && same
        ? headingsOf(log, speaker, known.headings, known.log.length)
        : headingsOf(log, speaker);
    known = { log, speaker, headings };
    return headings;
  };
}

/** Some events open something only now and then: otherwise their words are empty. */
function isEmpty(level: Level, event: GameEvent, speaker: Speaker): boolean {
  const id = idOf(level, event);
  return speaker.find(id)?.includes('other {}') === true && speaker.say({ id, args: event }) === '';
}

function goesOn(last: Heading | undefined, level: Level, event: GameEvent, speaker: Speaker): boolean {
  if (level !== 'phase' || last?.level !== 'phase') return false;
  const [before, now] = [idOf(level, last.event), idOf(level, event)];
  if (speaker.find(before) !== speaker.find(now)) return false;
  if (speaker.find(now)?.includes('{') !== true) return true;
  return speaker.say({ id: before, args: last.event }) === speaker.say({ id: now, args: event });
}

/** The place a line of the log lies in: an answer may end one and begin the next. */
export function placeOfLine(headings: readonly Heading[], at: number): Heading | undefined {
  return headings.findLast((one) => one.at <= at && rankOf(one) < 2);
}

/** The last of these that has begun by a line, by bisection; -1 before the first. */
export function lastBy<T>(list: readonly T[], begun: (one: T) => boolean): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (begun(nth(list, middle))) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
