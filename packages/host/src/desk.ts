/**
 * One connection to a table. Which seats it may answer for is settled when it sits down, never by what it sends; whose eyes
 * it looks through must be its own, or a spectator's, until the game is over. Every request is checked, and done once.
 */

import { Advising } from './advising.ts';
import { belowOf, HAND, isRefusal, questionsOf, refuse } from '@gravetable/kernel';
import type { Json, QuestionView, Refusal, Seat, Viewer } from '@gravetable/kernel';
import {
  readRequest,
  type Advice,
  type Push,
  type Request,
  type Snapshot,
  type Step,
} from '@gravetable/protocol';
import { named, readName } from './naming.ts';
import { Oddsing } from './odds.ts';
import { isPerson } from './others.ts';
import { previewOf, whyNotOf } from './preview.ts';
import { momentOf, snapshotOf, stepOf, toldBy } from './snapshot.ts';
import type { Table } from './table.ts';
import type { Mind } from './thinking.ts';

export interface DeskStart {
  readonly table: Table;
  readonly seats: readonly Seat[];
  /** Takes what the table says without being asked. */
  readonly hears: (push: Push) => void;
  /** A seed nobody can guess: for what is tried out. */
  readonly fresh: () => string;
  readonly now: () => number;
  /** The least time a message has taken there and back, where there is a way between. */
  readonly trip?: () => number | null;
  /** Milliseconds that hints are weighed for at a time; without it they are not: others would have to wait. */
  readonly weighs?: number;
  /** Whether what happened is acted out there, scene by scene; else it is only told. */
  readonly acts?: boolean;
}

/** VG-RULING-19: over so many commands a second from one connection are dropped. */
const COMMANDS = 20;
const SECOND = 1000;
const MOST_CREDIT = 100;

export class Desk {
  readonly table: Table;
  #seats: readonly Seat[];
  viewer: Viewer = null;
  readonly acts: boolean;
  readonly #hears: DeskStart['hears'];
  readonly #fresh: () => string;
  readonly #now: () => number;
  /** What is sent again meanwhile is done once. Nothing is kept of it afterwards: its question is another one by then. */
  readonly #underWay = new Map<string, Promise<unknown>>();
  readonly #trip: () => number | null;
  readonly #weighs: number | undefined;
  readonly #advising = new Advising();
  readonly #oddsing = new Oddsing();
  #seen = -1;
  #commands: number[] = [];
  /** One request after the other. */
  #turn: Promise<unknown> = Promise.resolve();

  constructor({ table, seats, hears, fresh, now, trip, weighs, acts = true }: DeskStart) {
    this.acts = acts;
    this.table = table;
    this.#seats = seats;
    this.#hears = hears;
    this.#fresh = fresh;
    this.#now = now;
    this.#trip = trip ?? (() => null);
    this.#weighs = weighs;
    table.join(this);
  }

  get seats(): readonly Seat[] {
    return this.#seats;
  }

  /** Whoever is here sits somewhere else now. */
  move(seats: readonly Seat[]): void {
    this.table.leave(this);
    this.#seats = seats;
    if (!this.mayLook(this.viewer)) this.viewer = seats[0] ?? null;
    this.table.join(this);
  }

  leave(): void {
    this.table.leave(this);
  }

  push(push: Push): void {
    this.#hears(push);
  }

  /** VG-RULING-16 What the way costs is credited, up to a limit. */
  get credit(): number {
    return Math.min(MOST_CREDIT, this.#trip() ?? 0);
  }

  hasSeen(revision: number): boolean {
    return this.#seen >= revision;
  }

  /** Whatever is asked is answered: with what was asked for, or with a refusal. */
  async request(message: unknown): Promise<unknown> {
    const request = readRequest(message);
    return isRefusal(request) ? request : this.ask(request);
  }

  /** The same of a request that has been read already. */
  async ask(request: Request): Promise<unknown> {
    if (request.table !== this.table.id) return refuse('MALFORMED', null, { why: 'table' });
    if (LOOKING.has(request.do)) return this.#do(request);
    const known = this.#underWay.get(request.key);
    if (known !== undefined) return known;
    const done = this.#turn.then(() => this.#do(request));
    this.#underWay.set(request.key, done);
    const forget = (): void => void this.#underWay.delete(request.key);
    this.#turn = done.then(forget, forget);
    return done;
  }

  /** Whether this desk may look through these eyes. */
  mayLook(viewer: Viewer): boolean {
    const { whole } = this.table;
    if (viewer === null || this.seats.includes(viewer)) return true;
    const isThere = whole.seats[viewer] !== undefined;
    return isThere && (whole.play.over || !whole.seats.some((one) => one.kind === 'person'));
  }

  async #do(request: Request): Promise<unknown> {
    const { table } = this;
    if ('as' in request && !this.mayLook(request.as)) return refuse('NOT_ASKED', null, { seat: request.as });
    switch (request.do) {
      case 'look':
        return this.look(request.as, request.answers ?? undefined);
      case 'told':
        return this.#told(request.as, request.from, request.upTo);
      case 'past':
        return this.#past(request.as, request.count);
      case 'acted':
        return table.past.acted(request.count);
      case 'answer':
        return this.#asked(request.question, (seat, id) => table.answer(this, seat, id, request.value), true);
      case 'answers':
        return this.#asked(
          request.question,
          (seat, id) => table.answers(this, seat, id, request.values),
          true,
        );
      case 'preview':
        return this.#asked(request.question, (seat, id) =>
          previewOf(table.session.play, seat, id, request.value, this.#eyes(seat)),
        );
      case 'whyNot':
        return this.#asked(request.question, (seat, id) =>
          whyNotOf(table.session.play, seat, id, request.piece, this.#eyes(seat)),
        );
      case 'hint':
        return this.#asked(request.question, (seat) => this.#hint(seat));
      case 'weigh':
        return this.#asked(request.question, (seat, id) => this.#weigh(seat, id));
      case 'forecast':
        return table.mind.forecast(table.session, request.as, request.answer);
      case 'odds':
        return this.#odds(request.as, request.answer);
      case 'undo':
      case 'redo':
        return this.#atRevision(request, () => table.back[request.do as 'undo' | 'redo'](this));
      case 'propose':
        return this.#atRevision(request, () => table.proposals.propose(this, request.what, request.seat));
      case 'accept':
        return table.proposals.accept(this, request.number);
      case 'decline':
        return table.proposals.decline(this, request.number);
      case 'withdraw':
        return table.proposals.withdraw(this, request.number);
      case 'branch': {
        const refused = await table.branchFrom(request.count, request.as, belowOf(this.#fresh()));
        return refused ?? this.look(request.as);
      }
      case 'enterBranch':
        return table.enterBranch(request.number) ?? this.look(request.as);
      case 'leaveBranch':
        table.leaveBranch();
        this.viewer = request.as;
        return momentOf(table.session, request.as, table.age);
      case 'seen':
        this.#seen = request.revision;
        table.follow();
        return null;
      case 'start':
        return table.start(this);
      case 'hold':
        if (!request.still || this.#mayHold()) table.hold(request.still);
        return null;
      case 'record':
        return this.#record();
    }
  }

  /** Sit in front of the table with these eyes. */
  look(viewer: Viewer, answers?: number): object {
    const { session, age } = this.table;
    this.viewer = viewer;
    if (answers === undefined) return snapshotOf(session, viewer, age);
    const upTo = Math.min(session.count, session.from + answers);
    return { ...momentOf(session, viewer, age), ...toldBy(session, viewer, session.from, upTo) };
  }

  /** The same with what was told after so many answers, to somebody who knows what came before. */
  lookSince(viewer: Viewer, from: number): Snapshot {
    const { session, age } = this.table;
    this.viewer = viewer;
    return { ...momentOf(session, viewer, age), ...toldBy(session, viewer, from), from };
  }

  /** What somebody at this desk may point at while somebody else decides for all; null where there is nothing. */
  voteOf(seat: Seat): QuestionView | null {
    const { session, age } = this.table;
    if (!this.seats.includes(seat) || session.play.over) return null;
    const vote = questionsOf(session.play, seat).find(({ kind, power }) => power && kind === 'vote');
    return vote === undefined ? null : named(vote, age.age);
  }

  /** How it stands now, with what was told after so many answers. */
  stepSince(since: number): Step {
    return stepOf(this.table.session, this.viewer, this.table.age, { since, scenes: [] });
  }

  async #told(viewer: Viewer, from: number, upTo: number): Promise<unknown> {
    const { session } = this.table;
    if (from >= session.from) return toldBy(session, viewer, from, upTo);
    const before = await this.table.past.before();
    return isRefusal(before)
      ? before
      : toldBy(before, viewer, Math.max(0, from), Math.min(upTo, session.from));
  }

  async #past(viewer: Viewer, count: number): Promise<unknown> {
    const then = await this.table.past.at(Math.max(0, count));
    return isRefusal(then) ? then : momentOf(then, viewer, this.table.age);
  }

  /** Who is asked stands in the question's name; whether it is one of this desk's seats is looked up here. */
  #asked<T>(name: string, work: (seat: Seat, id: string) => T, isCommand = false): T | Refusal {
    const asked = readName(name);
    if (asked === null) return refuse('MALFORMED', null, { why: 'question' });
    const { seat, id, age } = asked;
    const byHand = seat === HAND && this.seats.some((one) => isPerson(this.table.session, one));
    if (!byHand && !this.seats.includes(seat) && !this.#leads(seat))
      return refuse('NOT_ASKED', null, { seat });
    if (age !== this.table.age.age) return refuse('STALE_QUESTION');
    if (isCommand && this.table.realTime && this.#isFlooding()) return refuse('TOO_FAST');
    return work(seat, id);
  }

  /** Whether somebody here decides in the place of a bot. */
  #leads(seat: Seat): boolean {
    const { led } = this.table;
    return led !== null && led.seat === seat && this.seats.includes(led.by);
  }

  /** Whose eyes a question is weighed with: whoever decides for a bot knows no more than before. */
  #eyes(seat: Seat): Seat {
    return this.#leads(seat) ? this.table.led!.by : seat;
  }

  /** What a bot advises is its hint. */
  #hint(seat: Seat): ReturnType<Mind['hint']> {
    const { led, session, mind } = this.table;
    return led !== null && this.#leads(seat)
      ? { value: led.value, reason: led.reason }
      : mind.hint(session, seat);
  }

  /** The adviser goes on where it was; who decides for a bot is told what the bot advises. */
  #weigh(seat: Seat, id: string): Advice | Refusal | null {
    if (this.#weighs === undefined || this.#leads(seat)) return null;
    const { play } = this.table.session;
    const pending = play.pendingOf(seat);
    if (pending === undefined || play.idOf(pending) !== id) return refuse('STALE_QUESTION');
    const end = this.#now() + this.#weighs;
    return this.#advising.weigh(this.table.session, seat, () => this.#now() >= end);
  }

  /** The odds go on where they were; where nobody weighs, they are thought of once. */
  #odds(viewer: Viewer, answer: Json): ReturnType<Mind['odds']> {
    const { session, mind } = this.table;
    if (this.#weighs === undefined) return mind.odds(session, viewer, answer);
    const end = this.#now() + this.#weighs;
    return this.#oddsing.ask(session, viewer, answer, (tables) => tables > 0 && this.#now() >= end);
  }

  #isFlooding(): boolean {
    const now = this.#now();
    this.#commands = [...this.#commands.filter((at) => now - at < SECOND), now];
    return this.#commands.length > COMMANDS;
  }

  /** What was meant was the table as it stood: somebody may have moved it meanwhile. */
  async #atRevision<T>({ revision }: Request, work: () => Promise<T>): Promise<T | Refusal> {
    return revision === this.table.age.revision ? work() : refuse('STALE_TABLE');
  }

  /** VG-RULING-78 Where several people share a clock one of them alone does not stop it. */
  #mayHold(): boolean {
    return this.table.present.every((seat) => this.seats.includes(seat));
  }

  /** The seed and what is hidden leave only when the game is over, or to a desk that holds every seat of people. */
  async #record(): Promise<unknown> {
    const { whole } = this.table;
    const people = whole.seats.flatMap((one, seat) => (one.kind === 'person' ? [seat] : []));
    const isOwn = people.every((seat) => this.seats.includes(seat));
    if (!whole.play.over && !isOwn) return refuse('NEEDS_CONSENT');
    return this.table.past.record();
  }
}

/** Requests that change nothing do not wait for what is being written. */
const LOOKING: ReadonlySet<string> = new Set([
  'preview',
  'whyNot',
  'forecast',
  'odds',
  'hint',
  'weigh',
  'seen',
  'hold',
] satisfies Request['do'][]);
