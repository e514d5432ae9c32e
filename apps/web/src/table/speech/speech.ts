/** Sentences made of events and refusals. */

import type { GameEvent, Outcome, QuestionView, Refusal, Speaker } from '@gravetable/kernel';
import type { LogLine, Preview } from '../../engine/types.ts';
import { KINDS } from '../../hearing.ts';
import { isPair } from '../log/groups.ts';
import type { Words } from '../../words/index.ts';
import type { Counts } from './announce.ts';
import { optionText, sentenceOf } from '../context.tsx';

export function lineText(event: GameEvent, { speaker, t }: Words): string {
  const id = `event.${event.kind}`;
  if (!speaker.has(id)) return t('log.unknown', { kind: event.kind });
  return speaker.say({ id, args: event }).replace(/^— /u, ''); // The terminal's mark of a new turn; here the log draws it.
}

/** Who or what acted, before what came of it: `lead.<act>.<effect>`, or `lead.<act>`. */
export function leadText(act: GameEvent, effect: GameEvent, { speaker }: Words): string {
  const id = isPair(act, effect, speaker) ? `lead.${act.kind}.${effect.kind}` : `lead.${act.kind}`;
  return speaker.say({ id, args: act });
}

/** What came of an act, told after it: `led.<act>.<effect>`, `led.<effect>`, or as it is told alone. */
function ledText(act: GameEvent, effect: GameEvent, words: Words): string {
  const { speaker } = words;
  const id = [`led.${act.kind}.${effect.kind}`, `led.${effect.kind}`].find((one) => speaker.has(one));
  return id === undefined ? lineText(effect, words) : speaker.say({ id, args: effect });
}

/**
 * An act and what came of it, in one line; what begins with a comma goes on in the same breath. Where it befell whoever
 * acted they are named once: it is told alone if the act is no more than their name, else without it: `own.<effect>`.
 */
export function joinedText(act: GameEvent, effect: GameEvent, words: Words): string {
  const [lead, led] = [leadText(act, effect, words), ledText(act, effect, words)];
  const { speaker } = words;
  const shared = told(act).filter((key) => isAlike(key, act, effect));
  if (shared.length > 0 && shared.length === told(act).length && led.includes(lead)) return led;
  const own = `own.${effect.kind}`;
  if (shared.length > 0 && speaker.has(own))
    return words.labelled(lead, speaker.say({ id: own, args: effect }));
  return led.startsWith(',') ? lead + led : words.labelled(lead, led);
}

/** A line of the log: with the act it came of, or that nothing came of it. */
export function rowText(
  {
    line,
    lead,
    idle,
  }: { readonly line: LogLine; readonly lead?: LogLine | undefined; readonly idle?: true | undefined },
  words: Words,
): string {
  const { event } = line;
  if (lead !== undefined) return joinedText(lead.event, event, words);
  return idle === true ? words.say({ id: `idle.${event.kind}`, args: event }) : lineText(event, words);
}

/** Where it falls on, under which rule: what an act tells beyond who acts. */
const BESIDES: ReadonlySet<string> = new Set(['kind', 'pieces', 'rule', 'space']);

const told = (act: GameEvent): string[] => Object.keys(act).filter((key) => !BESIDES.has(key));
const isAlike = (key: string, act: GameEvent, effect: GameEvent): boolean =>
  JSON.stringify(act[key]) === JSON.stringify(effect[key]);

/** How a line was worked out, where the game tells: `event-detail.<kind>`. */
export function detailText(event: GameEvent, { speaker }: Words): string | null {
  const id = [`event-detail.${event.kind}`, `event.${event.kind}.detail`].find((one) => speaker.has(one));
  return id === undefined ? null : speaker.say({ id, args: event }) || null;
}

export function refusalText(refusal: Refusal, { speaker }: Words): string {
  return speaker.say({ id: `refusal.${refusal.code}`, args: refusal.data });
}

/** Why not, as it is read out: with what is asked where that is the point, and what could be done in its place. */
export function whyNotText(
  refusal: Refusal,
  question: QuestionView | null,
  instead: number | null,
  words: Words,
): string {
  const { t } = words;
  const asked = refusal.code === 'OTHER_QUESTION' && question !== null ? sentenceOf(question, words) : null;
  const option = instead === null ? undefined : question?.options[instead];
  return [
    refusalText(refusal, words),
    asked === null ? '' : t('read.asked', { sentence: asked }),
    option === undefined
      ? ''
      : `${t('table.instead', { option: optionText(option.said, option.value, words) })}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** Why nothing before an information line can be taken back. */
export function markText(
  { mark, by }: { readonly mark: 'roll' | 'reveal'; readonly by: LogLine | null },
  { speaker, t }: Words,
): string {
  if (by !== null) return speaker.say({ id: `line.${by.event.kind}`, args: by.event });
  return inGame(`stop.${mark}`, speaker) ?? t(`log.line-${mark}`);
}

/** Why an answer is asked for twice; one that was put together is confirmed once. */
export const warningText = (
  line: NonNullable<Preview['line']>,
  { form }: QuestionView,
  { labelled, t }: Words,
): string => labelled(t(form === 'one' ? 'table.press-again' : 'table.confirm'), t(`table.line-${line}`));

/** Not every game turns something over: one that does not has words of its own. */
const inGame = (id: string, speaker: Speaker): string | null =>
  speaker.has(id) ? speaker.say({ id }) : null;

/** How many lines are not read out, and what they are about where the game tells. */
export function moreText(more: Counts, { t, labelled, listed }: Words): string {
  const kinds = KINDS.filter((kind) => more[kind] !== undefined);
  if (kinds.length === 0) return '';
  const n = kinds.reduce((sum, kind) => sum + (more[kind] ?? 0), 0);
  const all = t('read.more', { n });
  if (kinds.every((kind) => kind === 'rest')) return all;
  return `${all} ${listed(kinds.map((kind) => labelled(t(`log.about-${kind}`), String(more[kind]))))}.`;
}

/** How it ended, in the game's words where it has some. */
export function outcomeText(outcome: Outcome, words: Words): string {
  const id = `outcome.${outcome.reason}`;
  return words.speaker.has(id) ? words.say({ id, args: outcome as never }) : words.t('table.over');
}
