/** Sentences made of events and refusals. */

import type { GameEvent, Outcome, Refusal } from '@gravetable/kernel';
import type { LogLine } from '../engine/types.ts';
import type { Words } from '../words/index.ts';

export function lineText(event: GameEvent, { speaker, t }: Words): string {
  const id = `event.${event.kind}`;
  if (!speaker.has(id)) return t('log.unknown', { kind: event.kind });
  return speaker.say({ id, args: event }).replace(/^— /u, ''); // The terminal's mark of a new turn; here the log draws it.
}

/** How a line was worked out, where the game tells: `event-detail.<kind>`. */
export function detailText(event: GameEvent, { speaker }: Words): string | null {
  const id = [`event-detail.${event.kind}`, `event.${event.kind}.detail`].find((one) => speaker.has(one));
  return id === undefined ? null : speaker.say({ id, args: event });
}

export function refusalText(refusal: Refusal, { speaker }: Words): string {
  return speaker.say({ id: `refusal.${refusal.code}`, args: refusal.data });
}

/** Why nothing before an information line can be taken back. */
export function markText(
  { mark, by }: { readonly mark: 'roll' | 'reveal'; readonly by: LogLine | null },
  { speaker, t }: Words,
): string {
  return by === null ? t(`log.line-${mark}`) : speaker.say({ id: `line.${by.event.kind}`, args: by.event });
}

/** How it ended, in the game's words where it has some. */
export function outcomeText(outcome: Outcome, words: Words): string {
  const id = `outcome.${outcome.reason}`;
  return words.speaker.has(id) ? words.say({ id, args: outcome as never }) : words.t('table.over');
}
