/** An answer in the making, for every form a question can have. */

import type { Json, OptionView, QuestionView } from '@gravetable/kernel';
import { same } from '@gravetable/kernel';
import { nth } from '../../nth.ts';

export interface Draft {
  readonly question: string;
  /**
   * `one`: the option's number. `some`, `order`, `chance`: numbers of options, in order. `split`: amounts per place.
   * `assign`: the number of a place for each option.
   */
  readonly picks: readonly number[];
}

export function emptyDraft(question: QuestionView): Draft {
  return { question: question.id, picks: firstPicks(question) };
}

function firstPicks({ form, limits = [], options, now = [] }: QuestionView): readonly number[] {
  switch (form) {
    case 'split':
      return limits.map(() => 0);
    case 'order':
      return options.map((_, at) => at);
    case 'assign':
      return now;
    default:
      return [];
  }
}

/** The answer as the rules take it, or null while something is missing. */
export function valueOf(question: QuestionView, draft: Draft): Json | null {
  const chosen = (): Json[] => draft.picks.map((at) => nth(question.options, at).value);
  switch (question.form) {
    case 'one':
      return draft.picks.length === 1 ? nth(chosen(), 0) : null;
    case 'some': {
      const enough =
        draft.picks.length >= (question.min ?? 0) && draft.picks.length <= (question.max ?? Infinity);
      return enough ? chosen() : null;
    }
    case 'order':
      return chosen();
    case 'split':
      return sum(draft.picks) === question.total ? [...draft.picks] : null;
    case 'assign':
      return (question.limits ?? []).every((_, place) => roomIn(question, draft, place) >= 0)
        ? [...draft.picks]
        : null;
    case 'chance':
      return draft.picks.length === question.max ? chosen() : null;
  }
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}

/** The options a draft has chosen, by number; of a split the places that get something, of an assignment what was moved. */
export function pickedIn({ form, now = [] }: QuestionView, { picks }: Draft): readonly number[] {
  if (form !== 'split' && form !== 'assign') return picks;
  const before = form === 'split' ? 0 : null;
  return picks.flatMap((one, at) => (one === (before ?? now[at]) ? [] : [at]));
}

/** How much more an assignment can put into a place. */
export function roomIn({ limits = [] }: QuestionView, { picks }: Draft, place: number): number {
  return nth(limits, place) - picks.filter((one) => one === place).length;
}

/** Put an item of an assignment into a place. */
export function placed(draft: Draft, item: number, place: number): Draft {
  return { ...draft, picks: draft.picks.with(item, place) };
}

/** An item goes on to the next place that takes it and has room. */
function movedOn(question: QuestionView, draft: Draft, item: number): Draft {
  const fits = question.fits?.[item] ?? [];
  for (let by = 1; by < fits.length; by++) {
    const place = (nth(draft.picks, item) + by) % fits.length;
    if (fits[place] === true && roomIn(question, draft, place) > 0) return placed(draft, item, place);
  }
  return draft;
}

/** Choose or drop one option; of a split, one more for the place; of an assignment, the item goes on to the next place. */
export function toggled(question: QuestionView, draft: Draft, at: number): Draft {
  const { picks } = draft;
  if (question.form === 'one') return { ...draft, picks: [at] };
  if (question.form === 'split') return shared(question, draft, at, 1);
  if (question.form === 'assign') return movedOn(question, draft, at);
  // Pressed one after the other they come to lie in that order; none is ever missing.
  if (question.form === 'order') return { ...draft, picks: [...picks.filter((one) => one !== at), at] };
  if (question.form === 'chance')
    return picks.length < (question.max ?? 1) ? { ...draft, picks: [...picks, at] } : draft;
  if (picks.includes(at)) return { ...draft, picks: picks.filter((one) => one !== at) };
  const full = question.max !== undefined && picks.length >= question.max;
  if (full && question.max !== 1) return draft;
  const kept = full ? [] : picks;
  return { ...draft, picks: [...kept, at].sort((a, b) => a - b) };
}

/** Move an item of an order one place up or down. */
export function moved(draft: Draft, from: number, by: -1 | 1): Draft {
  const picks = [...draft.picks];
  const to = from + by;
  if (to < 0 || to >= picks.length) return draft;
  [picks[from], picks[to]] = [nth(picks, to), nth(picks, from)];
  return { ...draft, picks };
}

/** One more or one less for a place, within its limit and what is left. */
export function shared(question: QuestionView, draft: Draft, place: number, by: -1 | 1): Draft {
  const left = (question.total ?? 0) - sum(draft.picks);
  const next = nth(draft.picks, place) + by;
  if (next < 0 || next > (question.limits?.[place] ?? 0) || (by > 0 && left === 0)) return draft;
  return { ...draft, picks: draft.picks.map((one, at) => (at === place ? next : one)) };
}

export function dropLast(draft: Draft): Draft {
  return { ...draft, picks: draft.picks.slice(0, -1) };
}

export function optionAt(question: QuestionView, value: Json): number {
  return question.options.findIndex((option) => same(option.value, value));
}

/** The options an answer is made of, by number; amounts of a split name none, an assignment what it moves. */
export function optionsIn(question: QuestionView, value: Json): readonly number[] {
  if (question.form === 'split') return [];
  if (question.form === 'assign')
    return pickedIn(question, { question: question.id, picks: value as readonly number[] });
  const parts = question.form === 'one' ? [value] : Array.isArray(value) ? (value as readonly Json[]) : [];
  return parts.map((part) => optionAt(question, part)).filter((at) => at >= 0);
}

export interface Touching {
  readonly option: OptionView;
  readonly at: number;
}

const NONE: readonly Touching[] = [];
/** Every piece asks at every change of the table: what a question says of pieces is put in order once. */
const touching = new WeakMap<QuestionView, ReadonlyMap<string, readonly Touching[]>>();

/** Options that touch a piece, with their numbers. */
export function optionsOn(question: QuestionView, piece: string): readonly Touching[] {
  let found = touching.get(question);
  if (found === undefined) {
    found = byPiece(question);
    touching.set(question, found);
  }
  return found.get(piece) ?? NONE;
}

function byPiece(question: QuestionView): ReadonlyMap<string, readonly Touching[]> {
  const found = new Map<string, Touching[]>();
  for (const [at, option] of question.options.entries()) {
    for (const piece of new Set(option.touches)) {
      const known = found.get(piece);
      if (known === undefined) found.set(piece, [{ option, at }]);
      else known.push({ option, at });
    }
  }
  return found;
}

/** Legal, but nobody would want it. */
export type Pointless = (option: OptionView, all: readonly OptionView[]) => boolean;

/** Of what was found, what somebody would want; all of it where nobody would want any. */
export function sensibleOf(
  found: readonly Touching[],
  { options }: QuestionView,
  pointless: Pointless,
): readonly Touching[] {
  if (found.length < 2) return found;
  const left = found.filter(({ option }) => !pointless(option, options));
  return left.length > 0 ? left : found;
}
