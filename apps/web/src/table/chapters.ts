/** The log in chapters: the parts, places, turns and phases that a game's words see in what was told. */

import type { GameEvent, Speaker } from '@gravetable/kernel';
import type { LogLine } from '../engine/types.ts';
import type { Words } from '../words/index.ts';

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

/** Headings are told apart without saying them: a long campaign has thousands, and few are in sight. */
export function headingsOf(log: readonly LogLine[], speaker: Speaker): readonly Heading[] {
  const known = new Map<string, readonly Level[]>();
  const levelsOf = (event: GameEvent): readonly Level[] => {
    let levels = known.get(event.kind);
    if (levels === undefined) {
      levels = LEVELS.filter((level) => speaker.has(idOf(level, event)));
      known.set(event.kind, levels);
    }
    return levels;
  };
  const headings: Heading[] = [];
  for (const [at, { after, event }] of log.entries()) {
    for (const level of levelsOf(event)) {
      const last = headings.at(-1);
      if (isEmpty(level, event, speaker) || goesOn(last, level, event, speaker)) continue;
      // The next line may say more about the same place: first that we go there, then what is there.
      const sameOpening = last?.level === level && level === 'chapter' && last.at === at - 1;
      if (sameOpening) headings.pop();
      headings.push({ level, at: sameOpening ? last.at : at, after, event });
    }
  }
  return headings;
}

/** Some events open something only now and then: otherwise their words are empty. */
function isEmpty(level: Level, event: GameEvent, speaker: Speaker): boolean {
  const id = idOf(level, event);
  return speaker.find(id)!.includes('other {}') && speaker.say({ id, args: event }) === '';
}

function goesOn(last: Heading | undefined, level: Level, event: GameEvent, speaker: Speaker): boolean {
  if (level !== 'phase' || last?.level !== 'phase') return false;
  const [before, now] = [idOf(level, last.event), idOf(level, event)];
  if (speaker.find(before) !== speaker.find(now)) return false;
  if (!speaker.find(now)!.includes('{')) return true;
  return speaker.say({ id: before, args: last.event }) === speaker.say({ id: now, args: event });
}
