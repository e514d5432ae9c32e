/**
 * Play: one game under way. It steps through the procedures until somebody owes an answer, and goes on when the
 * answer comes. Everything that decides the future is in `state`; the rest here can be rebuilt from it.
 */

import { enter, fall, type Chance } from './chance.ts';
import { heardBy, type GameEvent, type Told, type Viewer } from './event.ts';
import type { Game, Outcome, Shown } from './game.ts';
import { CHANCE, TOGETHER, type Op, type Table } from './operation.ts';
import type { Call, StrandCall } from './procedure.ts';
import { ruleOf, type Power } from './program.ts';
import { CLOCK, HAND, type Ask, type Seat } from './question.ts';
import { drawing } from './random.ts';
import { isRefusal, refuse, type Refusal } from './refusal.ts';
import { cloneState, placeOf, type Frame, type State, type Strand } from './state.ts';
import { frameOf, REPLACED, STOPPED, walk, type Stage } from './stepping.ts';
import { isAfter, Pending, type Thread } from './thread.ts';

/** Supplies what falls in place of the seeded streams: a test script, a forecast. */
export type ChanceSource = (chance: Chance<unknown>, label: string) => unknown;

/** A mistake in the rules themselves, with the way to it: `run > combat > enemyDamage @ DC-ACT-02b`. */
export class RulesError extends Error {
  readonly breadcrumb: string;

  constructor(breadcrumb: string, cause: unknown) {
    super(`${breadcrumb}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.name = 'RulesError';
    this.breadcrumb = breadcrumb;
  }
}

const CALL_LIMIT = 1_000_000;
/** A question that was not worked out in any run. */
const NEVER = -1;
/** Procedures under way inside each other; no rulebook is that deep. */
const DEPTH_LIMIT = 1000;

class LiveTable<B, E extends GameEvent> implements Table<B, E> {
  board: B;
  readonly seats: readonly Seat[];
  tell: Table<B, E>['tell'] = null;

  constructor(board: B, seats: readonly Seat[]) {
    this.board = board;
    this.seats = seats;
  }
}

export class Play<B = unknown, E extends GameEvent = GameEvent, V extends object = object> implements Stage {
  readonly game: Game<B, E, V>;
  readonly state: State<B>;
  readonly seats: readonly Seat[];
  /** Open questions, in the order of their strands: a copy or a loaded game has the same order. */
  readonly pending: Pending[] = [];
  /** How often each operation was reached; counted when set. */
  visits: Uint32Array | null = null;
  /** In place of the streams, when set. */
  source: ChanceSource | null = null;
  /** Whether chance fell since this was last set to false. The information line looks at it. */
  fell = false;
  /** What the step worked out at which a row stopped. */
  found: unknown = null;
  /** The answer that the step which asked is about to keep. */
  given: unknown = undefined;
  readonly #table: LiveTable<B, E>;
  readonly #main: Thread;
  /** The thread that is being played, or was last. */
  #thread: Thread;
  #runs = 0;
  #calls = 0;

  constructor(game: Game<B, E, V>, state: State<B>, seats: number) {
    this.game = game;
    this.state = state;
    this.seats = seatsOf(seats);
    this.#table = new LiveTable(state.board, this.seats);
    this.#main = { stack: state.stack, seat: null, parent: null, at: 0, live: 0 };
    this.#thread = this.#main;
  }

  /** The table as the rules see it: for views, scenarios and bots that look at a sampled state. */
  get table(): Table<B, E> {
    return this.#table;
  }

  get over(): boolean {
    return this.state.over;
  }

  get outcome(): Outcome | null {
    return this.state.outcome as Outcome | null;
  }

  /** Listen to what happens, or stop listening with null. */
  listen(listener: ((told: Told) => void) | null): void {
    this.#table.tell =
      listener === null
        ? null
        : (event, secret) => {
            const rule = ruleOf(this.#label());
            const stamp = (one: E): GameEvent => (one.rule === undefined ? { ...one, rule } : one);
            listener({
              open: event === null ? null : stamp(event),
              secret: secret === undefined ? null : stamp(secret.event),
              to: secret?.to ?? [],
            });
          };
  }

  #label(): string {
    const frame = this.#thread.stack.at(-1);
    return frame === undefined ? '' : (this.game.program.procedures[frame.proc]!.ops[frame.pc]?.label ?? '');
  }

  /** Start or resume from the state: find out who owes an answer. */
  resume(): this {
    this.pending.length = 0;
    try {
      this.#rebuild(this.#main);
      this.#poll();
    } catch (error) {
      throw this.#lost(error);
    }
    return this;
  }

  /** Rebuild the threads of a loaded state. Frames wait at their questions; nothing is played twice. */
  #rebuild(thread: Thread): void {
    const top = thread.stack.at(-1);
    if (top === undefined || top.strands === null) {
      if (top !== undefined) this.#run(thread);
      return;
    }
    thread.live = top.strands.filter((strand) => strand.stack.length > 0).length;
    top.strands.forEach(({ seat, stack }, at) => {
      if (stack.length > 0) this.#rebuild({ stack, seat, parent: thread, at, live: 0 });
    });
  }

  /** Go on with a thread until somebody owes an answer, there and in every strand that this concerns. */
  #proceed(thread: Thread): void {
    try {
      this.#run(thread);
      this.#poll();
    } catch (error) {
      throw this.#lost(error);
    }
  }

  #lost(error: unknown): RulesError {
    return error instanceof RulesError ? error : new RulesError(this.breadcrumb(), error);
  }

  /** The way to where the rules stand. */
  breadcrumb(): string {
    const names: string[] = [];
    for (let thread: Thread | null = this.#thread; thread !== null; thread = thread.parent) {
      const here = thread.stack.map((frame) => this.game.program.procedures[frame.proc]!.name);
      names.unshift(...here);
    }
    return `${names.join(' > ')} @ ${this.#label()}`;
  }

  #run(from: Thread): void {
    let thread = from;
    this.#runs++;
    this.#calls = 0;
    for (;;) {
      this.#thread = thread;
      const stack = thread.stack;
      if (stack.length === 0) {
        const parent: Thread | null = thread.parent;
        if (parent === null || --parent.live > 0) return;
        const top = parent.stack[parent.stack.length - 1]!;
        top.strands = null;
        top.pc++;
        thread = parent;
        continue;
      }
      if (this.play() === STOPPED) return this.#stop(thread);
      const { found } = this;
      const frame = stack.pop()!;
      // An empty stack is not asked for its top: a place that is none once makes every look there slow.
      if (stack.length > 0) {
        if (frame.keep !== null) stack[stack.length - 1]!.vars[frame.keep] = found;
      } else if (thread.parent === null) {
        this.state.over = true;
        this.state.outcome = found;
      }
    }
  }

  play(): number {
    const { procedures } = this.game.program;
    const { stack } = this.#thread;
    for (;;) {
      const frame = stack[stack.length - 1]!;
      const procedure = procedures[frame.proc]!;
      const table = this.#table as Table<unknown, never>;
      const how =
        this.visits === null
          ? procedure.row(frame, table, this)
          : walk(procedure.ops, this.visits, frame, table, this);
      if (how !== REPLACED) return how;
      stack[stack.length - 1] = frameOf(this.found as Call<unknown>, null);
      this.#count();
    }
  }

  #count(): void {
    if (++this.#calls > CALL_LIMIT) throw new Error('a million calls without a question');
  }

  enter(frame: Frame): void {
    const { stack } = this.#thread;
    if (stack.length === DEPTH_LIMIT) throw new Error('a thousand procedures inside each other');
    stack.push(frame);
    this.#count();
  }

  replace(): number {
    const { stack } = this.#thread;
    stack[stack.length - 1] = frameOf(this.found as Call<unknown>, null);
    this.#count();
    return this.play();
  }

  leave(): Frame {
    return this.#thread.stack.pop()!;
  }

  /** Somebody has to answer, or several have to play, before this thread can go on. */
  #stop(thread: Thread): void {
    const frame = thread.stack[thread.stack.length - 1]!;
    const op = this.game.program.procedures[frame.proc]!.ops[frame.pc]!;
    if (op.code === TOGETHER) {
      this.#together(thread, frame, this.found as readonly StrandCall[]);
    } else if (op.code === CHANCE) {
      this.#wait(new Pending(thread, frame, op, HAND, null, this.#runs, this.found as Chance<unknown>));
    } else {
      const ask = this.found as Ask<unknown>;
      if (!ask.isAnswerable()) throw new Error('a question without an answer');
      if (ask.seat !== CLOCK && this.seats[ask.seat] === undefined) throw new Error(`no seat ${ask.seat}`);
      this.#wait(new Pending(thread, frame, op, ask.seat, ask, this.#runs, null));
    }
  }

  #together(thread: Thread, frame: Frame, calls: readonly StrandCall[]): void {
    const strands: Strand[] = calls.map(({ seat, call }) => ({ seat, stack: [frameOf(call, null)] }));
    frame.strands = strands;
    thread.live = strands.length;
    // The strand that finishes last goes on with this thread, wherever in this loop that happens.
    strands.forEach(({ seat, stack }, at) => this.#run({ stack, seat, parent: thread, at, live: 0 }));
  }

  #wait(pending: Pending): void {
    let at = this.pending.length;
    while (at > 0 && isAfter(this.pending[at - 1]!.thread, pending.thread)) at--;
    if (at === this.pending.length) this.pending.push(pending);
    else this.pending.splice(at, 0, pending);
  }

  fall(given: unknown, op: Op): unknown {
    const chance = given as Chance<unknown>;
    if (this.state.byHand && chance.items.length > 0 && chance.count > 0) {
      this.found = chance;
      return undefined;
    }
    if (chance.items.length > 1 && chance.count > 0) this.fell = true;
    if (this.source !== null) return this.source(chance, op.label) ?? null;
    return fall(chance, drawing(this.state, op.purposeOf(this.#thread.seat)));
  }

  /** Questions that no longer stand are passed over, until all that are left do stand. */
  #poll(): void {
    for (let i = 0; i < this.pending.length; i++) {
      const one = this.pending[i]!;
      if (one.op.open === null || one.op.open(this.#table, one.frame.vars)) continue;
      this.pending.splice(i, 1);
      one.frame.vars[one.op.name!] = null;
      one.frame.pc++;
      this.#run(one.thread);
      i = -1;
    }
  }

  /** The question as it stands now. */
  ask(pending: Pending): Ask<unknown> {
    if (pending.ask !== null && pending.run === this.#runs) return pending.ask;
    this.#thread = pending.thread;
    try {
      pending.ask = pending.op.run(this.#table, pending.frame.vars) as Ask<unknown> | null;
      if (pending.ask === null) throw new Error('an open question went away: give it `open`');
      if (!pending.ask.isAnswerable()) throw new Error('a question without an answer');
    } catch (error) {
      throw new RulesError(this.breadcrumb(), error);
    }
    pending.run = this.#runs;
    return pending.ask;
  }

  /** The open question of a seat, or undefined. A seat is asked one thing at a time, the first one first. */
  pendingOf(seat: Seat): Pending | undefined {
    return this.pending.find((one) => one.seat === seat);
  }

  /** A question's name: it changes when its seat has answered, not when others have. */
  idOf(pending: Pending): string {
    return `${pending.op.label}#${this.state.answered[placeOf(pending.seat, this.seats.length)]!}`;
  }

  /** Take an answer known to be legal (one the question itself listed or sampled) and go on. */
  put(pending: Pending, value: unknown): void {
    if (pending.chance === null) this.given = value;
    else {
      pending.frame.vars[pending.op.name!] = value;
      pending.frame.pc++;
    }
    this.#goOn(pending);
  }

  #goOn(pending: Pending): void {
    if (this.pending.length === 1) this.pending.pop();
    else this.pending.splice(this.pending.indexOf(pending), 1);
    this.state.answered[placeOf(pending.seat, this.seats.length)]!++;
    this.#proceed(pending.thread);
  }

  /** Check an answer from outside. */
  check(pending: Pending, value: unknown): { readonly value: unknown } | Refusal {
    const found = pending.chance === null ? this.ask(pending).accept(value) : enter(pending.chance, value);
    if (!isRefusal(found)) return { value: found };
    return found.rule === null ? refuse(found.code, ruleOf(pending.op.label), found.data) : found;
  }

  /** Answer from outside: the seat, the question's name, the answer. Refused or done; never half. */
  answer(seat: Seat, id: string, value: unknown): Refusal | null {
    if (this.state.over) return refuse('GAME_OVER');
    const pending = this.pendingOf(seat);
    const power = this.powerOf(seat, id);
    if (power !== undefined) return this.#usePower(seat, power, value);
    if (pending === undefined) return refuse('NOT_ASKED', null, { seat });
    if (this.idOf(pending) !== id)
      return refuse('STALE_QUESTION', ruleOf(pending.op.label), { asked: this.idOf(pending) });
    const checked = this.check(pending, value);
    if (isRefusal(checked)) return checked;
    this.put(pending, checked.value);
    return null;
  }

  /** What a seat may do out of turn now, beside the open questions. */
  powersOf(seat: Seat): readonly OfferedPower<B, E>[] {
    if (this.game.program.powers.length === 0 || this.pending.length === 0) return [];
    if (!this.seats.includes(seat)) return [];
    const given = this.state.answered[placeOf(seat, this.seats.length)]!;
    const asked = (): readonly Ask<unknown>[] =>
      this.pending.filter((one) => one.chance === null).map((one) => this.ask(one));
    return this.game.program.powers.flatMap((power) => {
      const ask = power.offer(this.#table, seat, asked);
      return ask === null ? [] : [{ power, ask, id: `${power.label}#${given}` }];
    });
  }

  /** The one of them that an answer names: the others are not worked out. */
  powerOf(seat: Seat, id: unknown): OfferedPower<B, E> | undefined {
    const { powers } = this.game.program;
    if (typeof id !== 'string' || !powers.some(({ label }) => id.startsWith(label))) return undefined;
    return this.powersOf(seat).find((one) => one.id === id);
  }

  #usePower(seat: Seat, offered: OfferedPower<B, E>, value: unknown): Refusal | null {
    const choice = offered.ask.accept(value);
    if (isRefusal(choice))
      return refuse(choice.code, choice.rule ?? ruleOf(offered.power.label), choice.data);
    // The power interrupts the seat's own strand, or else the first open question; that is asked again afterwards.
    const waiting = this.pending.find((one) => one.thread.seat === seat) ?? this.pending[0]!;
    this.pending.splice(this.pending.indexOf(waiting), 1);
    waiting.thread.stack.push(frameOf(offered.power.play.with({ seat, choice: choice as never }), null));
    this.state.answered[placeOf(seat, this.seats.length)]!++;
    this.#proceed(waiting.thread);
    return null;
  }

  /** A copy that goes its own way. */
  fork(): Play<B, E, V> {
    const copy = new Play(this.game, cloneState(this.state, this.game.copyBoard), this.seats.length);
    return copy.#asksAs(this) ? copy : copy.resume();
  }

  /** Where one question is open and nobody plays beside it, a copy waits at the same one: it is worked out when somebody looks. */
  #asksAs(from: Play<B, E, V>): boolean {
    const [one] = from.pending;
    if (from.pending.length !== 1 || one!.thread !== from.#main || one!.chance !== null) return false;
    const frame = this.state.stack.at(-1)!;
    this.pending.push(new Pending(this.#main, frame, one!.op, one!.seat, null, NEVER, null));
    return true;
  }

  view(viewer: Viewer, shown?: Shown<V>): V {
    return this.game.view(this.state.board, viewer, this.seats.length, shown);
  }

  /** Start a procedure of one's choice on this table, for scenarios. */
  begin(call: Call<unknown>): this {
    this.state.stack.length = 0;
    this.state.stack.push(frameOf(call, null));
    this.state.over = false;
    return this.resume();
  }
}

/** The seats of every table of that size. */
const SEATS: (readonly Seat[])[] = [];
function seatsOf(count: number): readonly Seat[] {
  return (SEATS[count] ??= Array.from({ length: count }, (_, seat) => seat));
}

export interface OfferedPower<B, E> {
  readonly power: Power<B, E>;
  readonly ask: Ask<unknown>;
  readonly id: string;
}

/** Any play, for code that knows no game. */
// oxlint-disable-next-line no-explicit-any -- see AnyGame
export type AnyPlay = Play<any, any, any>;

/** What a viewer hears of a list of events. */
export function heard(told: readonly Told[], viewer: Viewer): GameEvent[] {
  return told.flatMap((one) => heardBy(one, viewer) ?? []);
}
