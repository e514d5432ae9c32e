/**
 * Scenarios: a rule told as a story. How the table stood, what was answered, how it stands now. Every scenario is
 * played three ways: straight on, saved and loaded at each question, and with each answer taken back and given again.
 */

import {
  belowOf,
  isRefusal,
  loadAsLaid,
  Look,
  open,
  Play,
  save,
  stateHash,
  type Bot,
  type Call,
  type Chance,
  type Game,
  type GameEvent,
  type Json,
  type Procedure,
  type Seat,
  type Told,
} from '@gravetable/kernel';
import { expect, test } from 'vitest';
import { idOf, next, possible } from './asked.ts';
import { Watch } from './watch.ts';

/** How the table stands when the story begins. */
export interface Given<B> {
  readonly seats: number;
  readonly board: B;
}

/** How the story ended. */
export interface Ending<B> {
  readonly board: B;
  /** What the procedure returned, once it has ended. */
  readonly outcome: unknown;
  readonly told: readonly Told[];
  readonly play: Play<B>;
}

interface Answer {
  readonly kind: 'answers' | 'uses';
  readonly seat: Seat;
  readonly label: string;
  readonly value: unknown;
}
type Step<B> =
  | Answer
  | { readonly kind: 'rejects'; readonly seat: Seat; readonly value: unknown; readonly code: string }
  | { readonly kind: 'leaves'; readonly bot: Bot; readonly until: (board: B) => boolean }
  | { readonly kind: 'now'; readonly check: (ending: Ending<B>) => void };

/** A story being written down. */
export class Story<B, E extends GameEvent, V extends object> {
  readonly #game: Game<B, E, V>;
  #given: (() => Given<B>) | null = null;
  #call: Call<unknown> | null = null;
  #seed: string | null = null;
  readonly #falls: unknown[] = [];
  readonly #steps: Step<B>[] = [];
  readonly #still: { seat: Seat; label: string }[] = [];
  readonly #checks: ((ending: Ending<B>) => void)[] = [];

  constructor(game: Game<B, E, V>) {
    this.#game = game;
  }

  /** The table, built whole. A function is called anew for each way of playing. */
  given(given: Given<B> | (() => Given<B>)): this {
    this.#given =
      typeof given === 'function' ? given : () => ({ ...given, board: this.#game.copyBoard(given.board) });
    return this;
  }

  /** A new game from its opening, with chance from a seed. */
  opened(seats: number, options: { readonly [id: string]: Json } = {}, seed = 'scenario'): this {
    this.#seed = seed;
    const play = open(this.#game, { seats, seed, options });
    if (isRefusal(play)) throw new Error(`cannot open: ${play.code} ${JSON.stringify(play.data)}`);
    const board = play.state.board;
    this.#given = () => ({ seats, board: this.#game.copyBoard(board) });
    this.#call = this.#game.start();
    return this;
  }

  /** The procedure the story plays. */
  at<Args extends object>(
    procedure: Procedure<Args, unknown>,
    ...args: object extends Args ? [Args?] : [Args]
  ): this {
    this.#call = procedure.with(...(args as never));
    return this;
  }

  /** Chance from a seed, for stories in which it does not matter what falls. */
  seeded(seed: string): this {
    this.#seed = seed;
    return this;
  }

  /** What falls, in order; all of it must fall. Chance with a single possible result needs no entry. */
  falls(...values: unknown[]): this {
    this.#falls.push(...values);
    return this;
  }

  /** The seat is asked under this label, and answers. */
  answers(seat: Seat, label: string, value: unknown): this {
    this.#steps.push({ kind: 'answers', seat, label, value });
    return this;
  }

  /** The seat uses a power out of turn. */
  uses(seat: Seat, label: string, value: unknown): this {
    this.#steps.push({ kind: 'uses', seat, label, value });
    return this;
  }

  /** The seat tries an answer that is refused with this code; nothing changes. */
  rejects(seat: Seat, value: unknown, code: string): this {
    this.#steps.push({ kind: 'rejects', seat, value, code });
    return this;
  }

  /** A long stretch nobody tells: a bot answers for every seat, until the table stands so or all is over. */
  leavesTo(bot: Bot, until: (board: B) => boolean = () => false): this {
    this.#steps.push({ kind: 'leaves', bot, until });
    return this;
  }

  /** Look at the table in the middle of the story. */
  now(check: (ending: Ending<B>) => void): this {
    this.#steps.push({ kind: 'now', check });
    return this;
  }

  /** The story stops while this seat is being asked. */
  stillAsking(seat: Seat, label: string): this {
    this.#still.push({ seat, label });
    return this;
  }

  /** How the table stands now. */
  then(check: (ending: Ending<B>) => void): this {
    this.#checks.push(check);
    return this;
  }

  /** Play the story one of the three ways; somebody may watch what the straight one shows. */
  play(way: 'straight' | 'saved' | 'undone', watch: Watch<B, E, V> | null = null): readonly Told[] {
    if (this.#given === null || this.#call === null) throw new Error('a scenario needs `given` and `at`');
    const { seats, board } = this.#given();
    const falls = this.#falls.slice();
    const told: Told[] = [];
    const source = (chance: Chance<unknown>, label: string): unknown => next(chance, label, falls);
    const attach = (play: Play<B, E, V>): Play<B, E, V> => {
      if (this.#seed === null) play.source = source;
      play.listen((one) => told.push(one));
      return play;
    };
    const answered = Array.from({ length: seats + 2 }, () => 0);
    const state = {
      board,
      stack: [],
      answered,
      streams: {},
      seed: this.#seed ?? '',
      byHand: false,
      over: false,
      outcome: null,
    };
    let play = attach(new Play(this.#game, state, seats));
    watch?.begin(play);
    play.begin(this.#call);
    const ending = (): Ending<B> => ({
      board: play.state.board,
      outcome: play.state.outcome,
      told,
      play: play as unknown as Play<B>,
    });
    const answer = (step: Answer): void => {
      const give = (to: Play<B, E, V>): void => {
        const refused = to.answer(step.seat, idOf(to, step.seat, step), step.value);
        const options = refused === null ? '' : `; possible: ${possible(to, step.seat)}`;
        expect(
          refused,
          `${step.label} takes ${JSON.stringify(step.value)} from seat ${step.seat}${options}`,
        ).toBe(null);
      };
      if (way === 'undone') play = attach(givenTwice(play, give, attach, falls, told));
      else give(play);
    };
    for (const step of this.#steps) {
      if (way === 'saved') play = attach(reloaded(this.#game, play));
      watch?.look(play);
      switch (step.kind) {
        case 'now':
          step.check(ending());
          break;
        case 'leaves': {
          const below = belowOf(step.bot.name);
          while (play.pending.length > 0 && !step.until(play.state.board)) {
            const { seat, op } = play.pending[0]!;
            const value = step.bot.choose(new Look(play as never, play.pending[0]!), below);
            if (way === 'saved') play = attach(reloaded(this.#game, play));
            answer({ kind: 'answers', seat, label: op.label, value });
            watch?.look(play);
          }
          break;
        }
        case 'rejects': {
          const before = stateHash(play as unknown as Play);
          const refused = play.answer(step.seat, idOf(play, step.seat, null), step.value);
          expect(refused?.code, `seat ${step.seat} is refused ${JSON.stringify(step.value)}`).toBe(step.code);
          expect(stateHash(play as unknown as Play), 'a refusal changes nothing').toBe(before);
          break;
        }
        case 'answers':
        case 'uses':
          answer(step);
          if (step.kind === 'uses') watch?.used(step.label);
          break;
      }
    }
    if (way === 'saved') play = attach(reloaded(this.#game, play));
    const open_ = play.pending.map((one) => ({ seat: one.seat, label: one.op.label }));
    if (this.#still.length === 0) expect(open_, 'questions left open').toEqual([]);
    for (const still of this.#still) expect(open_, 'still asking').toContainEqual(still);
    if (this.#seed === null) expect(falls, 'scripted chance that did not fall').toEqual([]);
    for (const check of this.#checks) check(ending());
    watch?.look(play);
    return told;
  }
}

/** Give an answer on a copy, throw that copy away, give it again: both lead to the same state. */
function givenTwice<B, E extends GameEvent, V extends object>(
  play: Play<B, E, V>,
  give: (to: Play<B, E, V>) => void,
  attach: (play: Play<B, E, V>) => Play<B, E, V>,
  falls: unknown[],
  told: Told[],
): Play<B, E, V> {
  const script = falls.slice();
  const heard = told.length;
  const again = attach(play.fork());
  give(play);
  const first = stateHash(play as unknown as Play);
  falls.splice(0, falls.length, ...script);
  told.length = heard;
  give(again);
  expect(stateHash(again as unknown as Play), 'an answer taken back and given again').toBe(first);
  return again;
}

function reloaded<B, E extends GameEvent, V extends object>(
  game: Game<B, E, V>,
  play: Play<B, E, V>,
): Play<B, E, V> {
  const text = save(play as unknown as Play);
  const loaded = loadAsLaid(text, () => game);
  if (isRefusal(loaded)) throw new Error(`cannot load: ${loaded.code} ${JSON.stringify(loaded.data)}`);
  expect(stateHash(loaded), 'saved and loaded').toBe(stateHash(play as unknown as Play));
  return loaded as unknown as Play<B, E, V>;
}

/** Set while `npm run coverage` asks what the scenarios show. */
const WATCHED = process.env['SCENARIOS_WATCHED'] !== undefined;

export type Scenario<B, E extends GameEvent, V extends object> = (
  name: string,
  tell: (story: Story<B, E, V>) => Story<B, E, V>,
) => void;

/** The scenarios of one game. A scenario's name begins with the ids of the rules it proves. */
export function scenarios<B, E extends GameEvent, V extends object>(game: Game<B, E, V>): Scenario<B, E, V> {
  return (name, tell) => {
    test(`${name} (straight)`, ({ task }) => {
      const watch = WATCHED ? new Watch(game, name) : null;
      const told = tell(new Story(game)).play('straight', watch);
      if (watch !== null) task.meta.shows = watch.shows(told);
    });
    for (const way of ['saved', 'undone'] as const) {
      test(`${name} (${way})`, () => void tell(new Story(game)).play(way));
    }
  };
}
