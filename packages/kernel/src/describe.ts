/** Questions as plain data: what a server sends, a screen draws and a terminal prints. */

import { Assign } from './assign.ts';
import type { Viewer } from './event.ts';
import type { Json } from './json.ts';
import type { AnyPlay } from './play.ts';
import { ruleOf } from './program.ts';
import { blockedOf, One, Order, saidOf, Some, Split, type Ask, type Aside, type Seat } from './question.ts';
import type { Refusal } from './refusal.ts';
import { said, type Said } from './text.ts';

export interface OptionView {
  readonly value: Json;
  readonly touches: readonly string[];
  readonly said: Said;
}

export interface BlockedView extends OptionView {
  readonly code: string;
  readonly rule: string;
  readonly data: Refusal['data'];
}

export interface QuestionView {
  /** An answer names this. */
  readonly id: string;
  readonly seat: Seat;
  readonly rule: string;
  readonly label: string;
  readonly kind: string;
  readonly form: Ask<unknown>['form'] | 'chance';
  /** Offered out of turn, beside the main question. */
  readonly power: boolean;
  readonly about: { readonly [key: string]: Json };
  /** What can be chosen; of a `split` its places, each with its number as value. */
  readonly options: readonly OptionView[];
  readonly blocked: readonly BlockedView[];
  /** `some`: how many; `split`: how much in all, and at most per place; `chance`: how many fall; `assign`: room per place. */
  readonly min?: number;
  readonly max?: number;
  readonly total?: number;
  readonly limits?: readonly number[];
  /** `assign`: where its items (the options) can lie, and where each lies now, by number. */
  readonly places?: readonly OptionView[];
  readonly now?: readonly number[];
  /** `assign`: whether each item may lie in each place, or the code that says why not. */
  readonly fits?: readonly (readonly (true | string)[])[];
  readonly advice: readonly Json[];
}

/** Who owes an answer. Everybody may know that; only the seat itself knows the question. */
export function waitingFor(play: AnyPlay): Seat[] {
  return [...new Set(play.pending.map((one) => one.seat))];
}

/** The open question of one seat, and what it may do out of turn. */
export function questionsFor(play: AnyPlay, seat: Seat): QuestionView[] {
  const views: QuestionView[] = [];
  const pending = play.pendingOf(seat);
  if (pending !== undefined) {
    const id = play.idOf(pending);
    const label = pending.op.label;
    if (pending.chance === null) views.push(viewOf(play.ask(pending), id, label, false));
    else {
      const { kind, items, count } = pending.chance;
      views.push({
        ...bare(id, seat, label),
        kind,
        form: 'chance',
        about: pending.thread.seat === null ? {} : { who: pending.thread.seat },
        options: items.map((value) => ({ value: value as Json, touches: [], said: saidOf(value) })),
        min: count,
        max: count,
      });
    }
  }
  for (const { ask, id, power } of play.powersOf(seat)) views.push(viewOf(ask, id, power.label, true));
  return views;
}

/** What a viewer is asked; a spectator is asked nothing. */
export function questionsOf(play: AnyPlay, viewer: Viewer): QuestionView[] {
  return viewer === null ? [] : questionsFor(play, viewer);
}

function bare(id: string, seat: Seat, label: string): QuestionView {
  return {
    id,
    seat,
    rule: ruleOf(label),
    label,
    kind: label,
    form: 'one',
    power: false,
    about: {},
    options: [],
    blocked: [],
    advice: [],
  };
}

function viewOf(ask: Ask<unknown>, id: string, label: string, power: boolean): QuestionView {
  const aside = ask.aside as Aside<unknown> | undefined;
  const rule = ruleOf(label);
  const touches = (value: unknown): readonly string[] => aside?.touches?.(value) ?? [];
  const option = (value: unknown): OptionView => ({
    value: value as Json,
    touches: touches(value),
    said: aside?.says?.(value) ?? saidOf(value),
  });
  // Made for everybody at every answer: filled where it is made, since a copy with more in it costs twenty times as much.
  const view: { -readonly [K in keyof QuestionView]: QuestionView[K] } = {
    id,
    seat: ask.seat,
    rule,
    label,
    kind: aside?.kind ?? label,
    form: ask.form,
    power,
    about: aside?.about ?? {},
    options: [],
    blocked: [],
    advice: aside?.advice?.() ?? [],
  };
  if (ask instanceof One) {
    view.options = ask.options.map(option);
    view.blocked = blockedOf(ask as One<unknown>).map(([value, code, why, data]) => ({
      value: value as Json,
      touches: touches(value),
      said: aside?.says?.(value) ?? saidOf(value),
      code,
      rule: why ?? rule,
      data: data ?? {},
    }));
    return view;
  }
  if (ask instanceof Some) {
    view.options = ask.items.map(option);
    view.min = ask.min;
    view.max = ask.max;
    return view;
  }
  if (ask instanceof Order) {
    view.options = ask.items.map(option);
    return view;
  }
  if (ask instanceof Split) {
    const named = (place: number): OptionView => ({
      value: place,
      touches: touches(place),
      said: aside?.says?.(place) ?? said('place', { n: place + 1 }),
    });
    view.options = ask.limits.map((_, place) => named(place));
    view.total = ask.total;
    view.limits = ask.limits;
    return view;
  }
  return ask instanceof Assign ? Object.assign(view, assigned(ask as Assign<unknown, unknown>)) : view;
}

function assigned(ask: Assign<unknown, unknown>): Partial<QuestionView> {
  const { items, places, limits, aside } = ask;
  return {
    options: items.map((item, at) => ({
      value: item as Json,
      touches: aside?.touches?.(item) ?? [],
      said: ask.itemSaid(at),
    })),
    places: places.map((place, at) => ({
      value: place as Json,
      touches: aside?.place?.touches?.(place) ?? [],
      said: ask.placeSaid(at),
    })),
    limits: limits.room,
    now: limits.now,
    fits: items.map((_, item) => places.map((__, place) => ask.fits(item, place))),
  };
}
