/** A question as it stands on the screen: what can be typed, and what each of it means. */

import type { BlockedView, Json, OptionView, QuestionView } from '@gravetable/kernel';
import { isRecord, type Said, type Speaker } from '@gravetable/kernel';

export interface Line {
  /** What is typed for it: `3`, `b`, `p1`. */
  readonly key: string;
  readonly text: string;
  readonly value: Json;
  /** A letter that stands for it too, where the game has one. */
  readonly shortcut: string | null;
  /** As the game says it. */
  readonly said: Said;
}

export interface BlockedLine extends Line {
  readonly view: BlockedView;
}

export interface PowerLine extends Line {
  readonly question: QuestionView;
  /** A power that asks for more than one choice is opened first. */
  readonly opens: boolean;
}

export interface Menu {
  readonly question: QuestionView;
  readonly lines: readonly Line[];
  /** Where the lines of an assignment can lie. */
  readonly places: readonly Line[];
  readonly blocked: readonly BlockedLine[];
  readonly powers: readonly PowerLine[];
}

/** Where a piece is named when its option has no words of its own. */
const NAMES = ['option', 'face', 'card', 'die', 'name'];

/** An option in words; without words of its own, its value is named as a piece. */
export function optionText(speaker: Speaker, option: { readonly said: Said; readonly value: Json }): string {
  if (speaker.has(option.said.id)) return speaker.say(option.said);
  return valueText(speaker, option.value);
}

function valueText(speaker: Speaker, value: Json): string {
  if (typeof value === 'string' || typeof value === 'number') {
    const id = NAMES.map((kind) => `${kind}.${value}`).find((one) => speaker.has(one));
    return id === undefined ? String(value) : speaker.say({ id });
  }
  if (Array.isArray(value)) return value.map((one) => valueText(speaker, one as Json)).join(', ');
  if (!isRecord(value)) return JSON.stringify(value);
  return Object.values(value)
    .map((one) => valueText(speaker, one as Json))
    .join(' ');
}

/** The game's words may give an option a letter: `key.roll` for `option.roll`. */
function shortcutOf(speaker: Speaker, { said: { id } }: OptionView): string | null {
  return id.startsWith('option.') ? (speaker.find(`key.${id.slice('option.'.length)}`) ?? null) : null;
}

/** What is typed for an option: its place in the list; a die's number as it shows. */
function keyOf({ form }: QuestionView, { value }: OptionView, at: number): string {
  return form === 'chance' && typeof value === 'number' ? String(value) : String(at + 1);
}

const letter = (at: number): string => (at < 26 ? String.fromCodePoint(97 + at) : `z${at - 25}`);

export function menuOf(speaker: Speaker, question: QuestionView, powers: readonly QuestionView[]): Menu {
  const line = (option: OptionView, key: string): Line => ({
    key,
    text: optionText(speaker, option),
    value: option.value,
    shortcut: shortcutOf(speaker, option),
    said: option.said,
  });
  const options = LISTED[question.form]?.(question) ?? question.options;
  const offered = powers.flatMap((power): PowerLine[] =>
    power.form === 'one'
      ? power.options.map((option) => ({ ...line(option, ''), question: power, opens: false }))
      : [
          {
            key: '',
            text: sentenceOf(speaker, power),
            value: null,
            shortcut: null,
            said: { id: `ask.${power.kind}`, args: power.about },
            question: power,
            opens: true,
          },
        ],
  );
  return {
    question,
    lines: options.map((option, at) => line(option, keyOf(question, option, at))),
    places: (question.places ?? []).map((place, at) => line(place, String(at + 1))),
    blocked: question.blocked.map((view, at) => ({ ...line(view, letter(at)), view })),
    powers: offered.map((one, at) => ({ ...one, key: `p${at + 1}` })),
  };
}

/** What is listed of a question whose options alone do not say enough. */
const LISTED: Partial<Record<QuestionView['form'], (question: QuestionView) => OptionView[]>> = {
  /** Each place with the most it takes. */
  split: ({ options, limits = [] }) =>
    options.map((place, at) => withMore(place, { id: 'cli.play.atMost', args: { max: limits[at] } })),
  /** Each item with the place it lies in. */
  assign: ({ options, places = [], now = [] }) =>
    options.map((item, at) => withMore(item, places[now[at]!]!.said)),
};

function withMore(option: OptionView, why: Said): OptionView {
  return { ...option, said: { id: 'cli.play.why', args: { option: option.said, why } } };
}

/** The sentence that asks. */
export function sentenceOf(speaker: Speaker, question: QuestionView): string {
  const { kind, label, rule, about, seat, form } = question;
  const id = [kind, label, rule].map((one) => `ask.${one}`).find((one) => speaker.has(one));
  const args = { ...about, who: seat, seat };
  if (id !== undefined) return speaker.say({ id, args });
  if (form === 'chance') return speaker.say({ id: 'cli.play.fell', args: { n: question.min ?? 1 } });
  return speaker.say({ id: 'cli.play.what', args });
}
