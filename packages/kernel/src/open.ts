/** Opening a table: check the settings, lay out the board, play until somebody is asked. */

import type { GameEvent } from './event.ts';
import type { Game, Options, OptionSpec } from './game.ts';
import type { Json } from './json.ts';
import { Play } from './play.ts';
import { isRefusal, refuse, type Refusal } from './refusal.ts';
import { frameOf } from './stepping.ts';

export interface Opening {
  readonly seats: number;
  readonly seed: string;
  /** Settings by id; what is missing takes its default. */
  readonly options?: { readonly [id: string]: Json };
  /** People enter what real dice and cards show. */
  readonly byHand?: boolean;
}

/** A table ready to start; `resume()` begins. */
export function open<B, E extends GameEvent, V extends object>(
  game: Game<B, E, V>,
  opening: Opening,
): Play<B, E, V> | Refusal {
  const options = optionsOf(game, opening);
  if (isRefusal(options)) return options;
  const { seats, seed } = opening;
  const answered: number[] = [];
  for (let place = 0; place < seats + 2; place++) answered.push(0);
  const call = game.start();
  const board = game.copyBoard(game.setup(seats, options));
  const state = {
    board,
    stack: [],
    answered,
    streams: {},
    seed,
    byHand: opening.byHand ?? false,
    over: false,
    outcome: null,
  };
  const play = new Play(game, state, seats);
  play.state.stack.push(frameOf(call, null));
  return play;
}

/** The full settings of a table, or what is wrong with them. */
export function optionsOf(
  game: Pick<Game, 'seats' | 'options' | 'objects'>,
  opening: Pick<Opening, 'seats' | 'options'>,
): Options | Refusal {
  const bad = (where: string): Refusal => refuse('BAD_OPTIONS', null, { where });
  const { seats } = opening;
  if (!Number.isSafeInteger(seats) || seats < game.seats.min || seats > game.seats.max) {
    return bad(`seats ${game.seats.min}-${game.seats.max}`);
  }
  const given = opening.options ?? {};
  for (const id in given) if (game.options.every((spec) => spec.id !== id)) return bad(id);
  const options: Record<string, Options[string]> = {};
  for (const spec of game.options) {
    const value = given[spec.id] ?? defaultOf(spec, seats);
    if (!fits(spec, value, seats)) return bad(spec.id);
    options[spec.id] = value as Options[string];
  }
  const objection = game.objects?.(seats, options) ?? null;
  return objection === null ? options : refuse(objection);
}

function defaultOf(spec: OptionSpec, seats: number): Json {
  if (spec.kind !== 'perSeat') return spec.default;
  const open: null[] = [];
  for (let seat = 0; seat < seats; seat++) open.push(null);
  return open;
}

function fits(spec: OptionSpec, value: Json, seats: number): boolean {
  switch (spec.kind) {
    case 'flag':
      return typeof value === 'boolean';
    case 'choice':
      return typeof value === 'string' && spec.choices.includes(value);
    case 'number':
      return Number.isSafeInteger(value) && (value as number) >= spec.min && (value as number) <= spec.max;
    case 'perSeat': {
      if (!Array.isArray(value) || value.length !== seats) return false;
      const named = (value as readonly Json[]).filter((one) => one !== null);
      return areOf(spec.choices, named, spec.repeat === true);
    }
    case 'some':
      return (
        Array.isArray(value) &&
        value.length >= spec.min &&
        value.length <= spec.max &&
        areOf(spec.choices, value as readonly Json[], false)
      );
  }
}

function areOf(choices: readonly string[], named: readonly Json[], repeat: boolean): boolean {
  // They are few, and looked at whenever a table is opened: quicker than a Set.
  return named.every(
    (one, at) => (choices as readonly Json[]).includes(one) && (repeat || named.indexOf(one) === at),
  );
}
