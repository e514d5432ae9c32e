/**
 * One open table: its session, what is tried out beside it, its log, its clock, and those who sit at it. One thing is done
 * at a time, and nothing is shown before it is written. What everybody is shown is made when it happens, not after a wait.
 */

import { isRefusal, refuse } from '@gravetable/kernel';
import type { Act, Below, Json, Refusal, Said, Seat, SeatInfo, Session, Viewer } from '@gravetable/kernel';
import type { Countdown, Proposal, Push, Step } from '@gravetable/protocol';
import { Absence } from './absence.ts';
import { Back, type UndoPolicy } from './back.ts';
import { clockQuestion, clockView, Countdowns, namesTimers, RollGate } from './clock.ts';
import type { Desk } from './desk.ts';
import { give, NO_SCENES, type Given } from './giving.ts';
import { isForced, ledBy, mayLead, type Led } from './leading.ts';
import type { TableLog, Unwritten } from './log.ts';
import { isAsked, type OtherAnswer } from './others.ts';
import { Pace, type Situation } from './pace.ts';
import { Past } from './past.ts';
import { Proposals } from './proposals.ts';
import { shelvedOf, stepOf, type Age } from './snapshot.ts';
import { Mind, type Think } from './thinking.ts';
import { Ticks } from './ticks.ts';
import type { Time } from './time.ts';

export interface TableStart {
  readonly id: string;
  readonly session: Session;
  /** Null for a table that is only looked at. */
  readonly log: TableLog | null;
  readonly meta: Json;
  readonly time: Time;
  /** Thinks for the table without keeping it waiting; without, the table thinks itself. */
  readonly think?: Think | null;
}

/** What was done, with the step for whoever asked; `trouble` where it could not be written. */
export interface Done {
  readonly step: Step;
  readonly trouble: Unwritten | null;
}

/** Where a game does not say: when a bot plays for somebody who is gone. */
const AWAY_AFTER = 60_000;
/** So long without anything done, and the table sleeps: how it stands is kept exactly. */
const SLEEP_AFTER = 60_000;

/** Questions of what is tried out are never those of the game. */
const BRANCH = 1_000_000_000;
/** Over a network a roll may come a little early, and the clock's end waits for what left in time. */
const EARLY_ROLL = 100;
const CLOCK_GRACE = 60;

const NOBODY: ReadonlySet<Seat> = new Set();

export class Table {
  readonly id: string;
  /** The game, which a branch leaves alone. */
  whole: Session;
  undoes: UndoPolicy = 'agreed';
  /** People decide for everybody, and bots advise; else bots decide too. */
  lead = false;
  /** People sit at screens of their own: the clock runs whoever is there, and bots do not wait for ever. */
  shared = false;
  /** Whether the way a message takes is credited to who sent it: not in Strict. */
  credits = true;
  /** Told whenever something was done and written. */
  onMoved: (() => void) | null = null;
  /** Told when a bot or the rules erred; without, whoever let them act is. */
  onFault: ((error: unknown) => void) | null = null;
  /** Carries out what all agreed to, where the table itself cannot. */
  agrees: ((proposal: Proposal, desk: Desk) => Promise<unknown>) | null = null;
  #meta: Json;
  readonly log: TableLog | null;
  readonly #time: Time;
  readonly #desks = new Set<Desk>();
  #branch: Session | null = null;
  /** What was tried out from the past, as long as the table is open. */
  readonly #branches: Session[] = [];
  #revision: number;
  /** How often another session was played: the game, or what is tried out. */
  #turns = 0;
  readonly #gate = new RollGate();
  readonly #countdowns: Countdowns;
  readonly proposals: Proposals;
  #held = false;
  #abandoned = false;
  readonly mind: Mind;
  #isThinking = false;
  #led: Led | null = null;
  /** The last reason a bot gave. */
  #said: string | null = null;
  #advised: string | null = null;
  readonly #pace: Pace;
  #bots: (() => void) | null = null;
  readonly #absence: Absence;
  #sleep: (() => void) | null = null;
  readonly #ticks: Ticks;
  readonly past = new Past(this);
  readonly back = new Back(this, (given, asker, own) => this.#deliver(given, asker, null, own));

  constructor({ id, session, log, meta, time, think = null }: TableStart) {
    this.id = id;
    this.mind = new Mind(id, think);
    this.whole = session;
    this.#revision = session.seq;
    this.log = log;
    this.#meta = meta;
    this.#time = time;
    this.#countdowns = new Countdowns(time, ({ name }) => {
      if (this.shared) time.later(() => void this.#expire(name), CLOCK_GRACE);
      else void this.#expire(name);
    });
    this.proposals = new Proposals(this, time);
    this.#pace = new Pace(time);
    this.#absence = new Absence(time);
    this.#ticks = new Ticks(time, () => {
      const { game, play } = this.session;
      return game.realTime!.order(play.state.board, play.seats.length);
    });
  }

  get meta(): Json {
    return this.#meta;
  }

  /** What is played: the game, or a branch of it. */
  get session(): Session {
    return this.#branch ?? this.whole;
  }

  /** How much was tried out. */
  get branches(): number {
    return this.#branches.length;
  }

  get inBranch(): boolean {
    return this.#branch !== null;
  }

  /**
   * How often it went back: what was done and does not stand. It follows from the log alone, so that a question has the
   * same name after the table was opened again. What is tried out has an age of its own.
   */
  get age(): Age {
    const { seq, count } = this.session;
    const age = this.#turns * BRANCH + (seq - count);
    return { revision: this.#revision, age, lead: this.lead, led: this.led, apart: this.shared };
  }

  /** What a person is asked in a bot's place, as the table stands now. */
  get led(): Led | null {
    const led = this.#led;
    return this.lead && led?.session === this.session && led.count === this.session.count ? led : null;
  }

  get desks(): readonly Desk[] {
    return [...this.#desks];
  }

  /** Against the clock: the game names its timers, does not play calmly, and everybody can see the clock run. */
  get realTime(): boolean {
    const { seats, options, play } = this.whole;
    if (options['calm'] !== false) return false;
    const people = seats.filter((one) => one.kind === 'person').length;
    const shared = this.shared || this.#desks.size > 1;
    return (people === 1 || shared) && namesTimers(play);
  }

  async change(meta: Json): Promise<void> {
    this.#meta = meta;
    await this.log?.change(meta, shelvedOf(this.whole));
  }

  /** Somebody here acts out what happens. */
  get #isActed(): boolean {
    for (const desk of this.#desks) if (desk.acts) return true;
    return false;
  }

  /** Somebody sits down, or comes back: their own seat is theirs again. */
  join(desk: Desk): void {
    this.#desks.add(desk);
    for (const seat of desk.seats) this.#absence.back(seat);
    this.#present();
    this.follow();
  }

  leave(desk: Desk): void {
    if (!this.#desks.delete(desk)) return;
    const after = this.whole.game.realTime?.awayAfter ?? AWAY_AFTER;
    for (const seat of desk.seats) {
      if (!this.present.includes(seat)) this.#absence.left(seat, after, () => this.follow());
    }
    if (this.#desks.size === 0) this.#absence.allLeft();
    this.#present();
    this.follow();
  }

  #present(): void {
    this.#push({ push: 'presence', seats: this.present });
  }

  #push(push: Push): void {
    for (const desk of this.#desks) desk.push(push);
  }

  /** Nothing is done here any more: somebody else goes on, or what was done could not be kept. */
  abandon(): void {
    this.#abandoned = true;
    this.#rest();
  }

  #rest(): void {
    this.#bots?.();
    this.#sleep?.();
    this.#countdowns.follow(null, false);
    this.proposals.drop();
  }

  get isAbandoned(): boolean {
    return this.#abandoned;
  }

  /** Nobody is here any more: how it stands is kept exactly. */
  async close(): Promise<Unwritten | null> {
    // One screen may sit down again at a table that it left a moment ago; a server opens it anew.
    if (this.shared) this.abandon();
    else this.#rest();
    return this.log === null ? null : this.log.close(this.whole, shelvedOf(this.whole));
  }

  /** Answer a question, as the seat's own desk asked; where several share a clock, when its tick has ended. */
  async answer(desk: Desk, seat: Seat, id: string, value: Json): Promise<Done | Refusal> {
    if (this.#abandoned) return refuse('STALE_TABLE');
    const early = this.shared ? EARLY_ROLL : 0;
    const barred = this.#gate.check(this.session.play, seat, value, this.#time.now(), early);
    if (barred !== null) return barred;
    const { realTime } = this.session.game;
    const tick = this.#desks.size > 1 && this.#clockRuns ? (realTime?.tick ?? 0) : 0;
    const waits = this.#ticks.awaits(seat) || (realTime?.contended?.(value) ?? true);
    const act = (): Promise<Done | Refusal> => this.#answerNow(desk, seat, id, value);
    if (tick === 0 || !waits) return act();
    const seated = this.desks.filter((one) => one.seats.length > 0);
    const most = Math.max(0, ...seated.map((one) => this.#creditOf(one)));
    return this.#ticks.enter({ seat, tick, credit: this.#creditOf(desk), most }, act);
  }

  #creditOf(desk: Desk): number {
    return this.credits ? desk.credit : 0;
  }

  async #answerNow(desk: Desk, seat: Seat, id: string, value: Json): Promise<Done | Refusal> {
    const { session, led } = this;
    if (led?.seat === seat && led.id === id && !mayLead(session.play, led, value))
      return refuse('NOT_ASKED', null, { seat });
    const given = give(session, { seat, id, value }, null, this.#isActed);
    if (isRefusal(given)) return given;
    this.#pace.personAnswered({ session, away: this.#awayNow });
    return this.#deliver(given, desk, seat, null);
  }

  /**
   * Several answers in one gesture, each an answer of its own: as long as the same label asks the same seat, and nothing fell
   * or was revealed.
   */
  async answers(desk: Desk, seat: Seat, id: string, values: readonly Json[]): Promise<Done | Refusal> {
    const { session } = this;
    const label = (name: string): string => name.replace(/#.*/, '');
    const since = session.count;
    let next: string | null = id;
    let done: Done | Refusal = refuse('NOT_ASKED', null, { seat });
    for (const [at, value] of values.entries()) {
      if (next === null) break;
      const result: Done | Refusal = await this.answer(desk, seat, next, value);
      if (isRefusal(result)) {
        if (at === 0) return result;
        break;
      }
      done = result;
      if (result.trouble !== null || this.session !== session) break;
      const pending = session.play.over ? undefined : session.play.pendingOf(seat);
      const asked = pending === undefined ? '' : session.play.idOf(pending);
      next = label(asked) === label(id) && session.moments.at(-1)!.line === null ? asked : null;
    }
    // What was told in between belongs to the gesture as well.
    return isRefusal(done)
      ? done
      : { ...done, step: stepOf(session, desk.viewer, this.age, { since, scenes: [] }) };
  }

  /** Written, then shown to everybody; what they are shown is how it stands now. */
  async #deliver(given: Given, asker: Desk | null, by: Seat | null, own: Viewer): Promise<Done> {
    const { session } = this;
    this.#revision++;
    this.#pace.moved();
    const { age } = this;
    const told: Given = { ...given, scenes: NO_SCENES };
    const step = (viewer: Viewer, acts: boolean): Step => stepOf(session, viewer, age, acts ? given : told);
    const steps = new Map(this.desks.map((desk) => [desk, step(desk.viewer, desk.acts)]));
    const asked = asker === null ? step(own, true) : (steps.get(asker) ?? step(asker.viewer, asker.acts));
    this.proposals.moved();
    const trouble = await this.#write(given.acts);
    if (trouble?.why === 'elsewhere' || (trouble !== null && this.shared)) {
      this.abandon();
      this.#push({ push: 'elsewhere' });
      return { step: asked, trouble };
    }
    for (const [desk, one] of steps) {
      if (desk !== asker) desk.push({ push: 'step', step: one, by, reason: given.reason });
    }
    this.follow();
    this.onMoved?.();
    return { step: asked, trouble };
  }

  async #write(acts: readonly Act[]): Promise<Unwritten | null> {
    const { log } = this;
    if (log === null || this.inBranch) return null;
    this.#sleep?.();
    this.#sleep = this.#time.later(() => void log.close(this.whole, shelvedOf(this.whole)), SLEEP_AFTER);
    return log.add(acts, this.whole, shelvedOf(this.whole));
  }

  /** Somebody else plays a seat from now on. */
  async sit(seat: Seat, { name, kind }: SeatInfo): Promise<Done | Refusal> {
    const act = { do: 'sit', seat, name, kind } as const;
    const since = this.whole.count;
    const refused = this.whole.apply(act);
    if (refused !== null) return refused;
    return this.#deliver({ acts: [act], since, scenes: [], reason: null }, null, null, null);
  }

  /** Try something else from there on. */
  async branchFrom(count: number, viewer: Viewer, below: Below): Promise<Refusal | null> {
    const then = await this.past.at(count);
    return isRefusal(then) ? then : this.branchOff(then.whatIf(viewer, below));
  }

  /** Play this instead, until it is left. */
  branchOff(branch: Session): null {
    this.#branch = branch;
    this.#branches.push(branch);
    this.#moved();
    return null;
  }

  /** Back into a branch that was left, by its number. */
  enterBranch(number: number): Refusal | null {
    const branch = this.#branches[number];
    if (branch === undefined) return refuse('NOT_ASKED', null, { seat: number });
    this.#branch = branch;
    this.#moved();
    return null;
  }

  leaveBranch(): void {
    this.#branch = null;
    this.#moved();
  }

  /** Another session is played: questions of before are others. */
  #moved(): void {
    this.#revision++;
    this.#turns++;
    this.follow();
  }

  get isHeld(): boolean {
    return this.#held;
  }

  /** What was last said of the clock. */
  get countdown(): Countdown | null {
    return this.#countdown;
  }

  #countdown: Countdown | null = null;

  /** Time stands still, or goes on (VG-RULING-78). */
  hold(still: boolean): void {
    this.#held = still;
    this.follow();
  }

  /** VG-RULING-82 What was left of a timer, as the only one who plays here kept it. Nothing where time runs already. */
  restoreTime(name: string, left: number): void {
    if (this.shared) return;
    this.#countdowns.restore(name, left);
    this.follow();
  }

  /** The clock begins: its first answer. */
  async start(desk: Desk): Promise<Done | Refusal> {
    const question = clockQuestion(this.session.play);
    if (question === null || clockView(this.session.play)?.starts !== true)
      return refuse('NOT_ASKED', null, { seat: -1 });
    const given = give(this.session, { ...question, value: question.options[0]!.value }, null, this.#isActed);
    return isRefusal(given) ? given : this.#deliver(given, desk, question.seat, null);
  }

  async #expire(name: string): Promise<void> {
    const due = clockView(this.whole.play)?.timers.find((one) => one.name === name);
    const question = clockQuestion(this.whole.play);
    if (due === undefined || question === null || !this.#clockRuns) return this.follow();
    const given = give(this.session, { ...question, value: due.answer }, null, this.#isActed);
    if (!isRefusal(given)) await this.#deliver(given, null, question.seat, null);
  }

  get #clockRuns(): boolean {
    if (this.#abandoned) return false;
    return this.realTime && this.#desks.size > 0 && !this.#held && !this.inBranch && this.log !== null;
  }

  /** Seats of people who are there. */
  get present(): readonly Seat[] {
    return [...new Set(this.desks.flatMap((desk) => desk.seats))].sort((a, b) => a - b);
  }

  get #awayNow(): ReadonlySet<Seat> {
    return this.realTime ? this.#absence.seats : NOBODY;
  }

  /** The table may stand somewhere else: look which timers run, and whether somebody who is no person is next. */
  follow(): void {
    const countdown = this.realTime
      ? this.#countdowns.follow(clockView(this.whole.play), this.#clockRuns)
      : null;
    this.#countdown = countdown;
    if (this.realTime) this.#push({ push: 'clock', countdown });
    this.#bots?.();
    this.#bots = null;
    const wait = this.#othersWait();
    if (wait === null) return;
    const { session } = this;
    const revision = this.#revision;
    this.#bots = this.#time.later(() => {
      this.#bots = null;
      if (this.session === session && this.#revision === revision) void this.others();
    }, wait);
  }

  get #situation(): Situation {
    const { session, desks, realTime, shared } = this;
    return { session, desks, realTime, shared, away: this.#awayNow, revision: this.#revision };
  }

  #othersWait(): number | null {
    const isLeft = this.#desks.size === 0 && !(this.shared && !this.realTime);
    const isStill = this.#held || this.#abandoned || this.led !== null || this.session.play.over;
    if (isLeft || isStill || (this.log === null && !this.inBranch)) return null;
    return this.#pace.wait(this.#situation);
  }

  /** Nobody but bots, or the clock, has to act before people can: also where nobody has said that they saw it all. */
  get othersAreNext(): boolean {
    if (this.session.play.over || this.led !== null || (this.realTime && this.awaitsStart)) return false;
    return this.#pace.othersAreNext(this.#situation);
  }

  /** The clock begins when the player is ready. */
  get awaitsStart(): boolean {
    return clockView(this.session.play)?.starts === true;
  }

  /** Let one bot, or the clock, answer, or advise the people. False when nobody but people is asked. */
  async others(own: Viewer = null): Promise<boolean> {
    if (this.led !== null || this.#isThinking) return false;
    try {
      const later = this.mind.other(this.session, this.#awayNow, this.realTime);
      return later instanceof Promise
        ? await this.#thoughtOf(later, own)
        : later !== null && (await this.#otherAnswers(later, own));
    } catch (error) {
      this.#push({ push: 'fault', message: error instanceof Error ? error.message : String(error) });
      if (this.onFault !== null) this.onFault(error);
      else if (this.#desks.size === 0) throw error;
      return true;
    }
  }

  /** Meanwhile people play on: what was thought of another table is thought about anew. */
  async #thoughtOf(later: Promise<OtherAnswer | null>, own: Viewer): Promise<boolean> {
    const { session, realTime } = this;
    const { age, revision } = this.age;
    this.#isThinking = true;
    const next = await later.finally(() => (this.#isThinking = false));
    if (this.#abandoned) return false;
    const isSame = this.session === session && !this.#held && this.led === null;
    const hasMoved = this.#revision !== revision;
    // Against the clock somebody always moves: what still fits is given.
    const fits = isSame && (!hasMoved || (realTime && this.age.age === age && isAsked(session, next)));
    if (next !== null && fits) return this.#otherAnswers(next, own);
    if (hasMoved || !isSame) this.follow();
    return false;
  }

  async #otherAnswers(next: OtherAnswer, own: Viewer): Promise<boolean> {
    const { session } = this;
    this.#led = this.lead && !this.realTime ? ledBy(session, next, this.#awayNow) : null;
    if (this.#led !== null) {
      this.#led = { ...this.#led, reason: this.#advises(next.reason) };
      this.#ask();
      return true;
    }
    const reason = next.reason === null || isForced(session, next) ? null : this.#fresh(next.reason);
    this.#pace.botAnswers();
    const given = give(session, { ...next, value: next.answer }, reason, this.#isActed);
    if (isRefusal(given)) throw new Error(`${next.seat} was refused at ${next.id}: ${given.code}`);
    await this.#deliver(given, null, next.seat, own);
    return true;
  }

  /** A bot says the same formula never twice in a row: in other words, where the game has them, or not at all. */
  #reworded(reason: Said | null, last: readonly (string | null)[]): Said | null {
    if (reason === null || !last.includes(reason.id)) return reason;
    const id = `${reason.id}.again`;
    return id in this.session.game.text.en && !last.includes(id) ? { ...reason, id } : null;
  }

  #fresh(reason: Said | null): Said | null {
    const said = this.#reworded(reason, [this.#said]);
    if (said !== null) this.#said = said.id;
    return said;
  }

  /** What lies between two pieces of advice may have been said to nobody: they are compared with each other too. */
  #advises(reason: Said | null): Said | null {
    const said = this.#reworded(reason, [this.#advised, this.#said]);
    if (said !== null) this.#said = said.id;
    this.#advised = said?.id ?? null;
    return said;
  }

  /** Nothing happened, but somebody else is asked now. */
  #ask(): void {
    const { session } = this;
    this.#revision++;
    for (const desk of this.#desks) {
      const step = stepOf(session, desk.viewer, this.age, { since: session.count, scenes: [] });
      desk.push({ push: 'step', step, by: null, reason: null });
    }
  }

  propose(proposal: Proposal | null): void {
    this.#push({ push: 'proposal', proposal });
  }
}
