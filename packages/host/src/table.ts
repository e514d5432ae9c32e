/**
 * One open table: its session, what is tried out beside it, its log, its clock, and those who sit at it. One thing is done
 * at a time, and nothing is shown before it is written. What everybody is shown is made when it happens, not after a wait.
 */

import { isRefusal, refuse, RulesError, stateHash } from '@gravetable/kernel';
import type {
  Act,
  Below,
  GameRecord,
  Json,
  Refusal,
  Said,
  Seat,
  SeatInfo,
  Session,
  Told,
  Viewer,
} from '@gravetable/kernel';
import {
  patchOf,
  type Countdown,
  type Patch,
  type Proposal,
  type Push,
  type Step,
} from '@gravetable/protocol';
import { clockQuestion, clockView, Countdowns, namesTimers, RollGate } from './clock.ts';
import type { Desk } from './desk.ts';
import { isPeoples, ledBy, mayLead, type Led } from './leading.ts';
import type { TableLog, Unwritten } from './log.ts';
import { askedBots, askedPeople, nextOther } from './others.ts';
import { Proposals } from './proposals.ts';
import { actedIn, SceneChain, type Acted } from './scenes.ts';
import { sceneOf, shelvedOf, stepOf, takenBack, type Age } from './snapshot.ts';
import type { Time } from './time.ts';

/** How far back an answer may be taken: to the information line, past it when all agree, or past it without asking. */
export type UndoPolicy = 'line' | 'agreed' | 'free';

export interface TableStart {
  readonly id: string;
  readonly session: Session;
  /** Null for a table that is only looked at. */
  readonly log: TableLog | null;
  readonly meta: Json;
  readonly time: Time;
}

/** What was done, with the step for whoever asked; `trouble` where it could not be written. */
export interface Done {
  readonly step: Step;
  readonly trouble: Unwritten | null;
}

/** Where a game does not say: how often a bot answers while the clock runs, and when one plays for somebody who is gone. */
const BOT_EVERY = 1000;
const AWAY_AFTER = 60_000;
/** So long without anything done, and the table sleeps: how it stands is kept exactly. */
const SLEEP_AFTER = 60_000;

/** Questions of what is tried out are never those of the game. */
const BRANCH = 1_000_000_000;
/** So long bots wait at most for those who have not said that they saw what was told. */
const PATIENCE = 8000;
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
  #led: Led | null = null;
  /** The last reason a bot gave. */
  #said: string | null = null;
  /** When people and bots decide at the same time, bots follow a person's answer; they never run ahead. */
  #due = 0;
  #botActed = -Infinity;
  /** When the table last changed. */
  #movedAt = -Infinity;
  #bots: (() => void) | null = null;
  readonly #away = new Set<Seat>();
  readonly #leaving = new Map<Seat, () => void>();
  #sleep: (() => void) | null = null;
  readonly #arrived: Arrived[] = [];

  constructor({ id, session, log, meta, time }: TableStart) {
    this.id = id;
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
  }

  get meta(): Json {
    return this.#meta;
  }

  /** What is played: the game, or a branch of it. */
  get session(): Session {
    return this.#branch ?? this.whole;
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
    return { revision: this.#revision, age, lead: this.lead, led: this.led, bare: this.shared };
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
    const people = seats.filter((one) => one.kind === 'person').length;
    const shared = this.shared || this.#desks.size > 1;
    return options['calm'] === false && (people === 1 || shared) && namesTimers(play);
  }

  async change(meta: Json): Promise<void> {
    this.#meta = meta;
    await this.log?.change(meta, shelvedOf(this.whole));
  }

  /** Somebody sits down, or comes back: their own seat is theirs again. */
  join(desk: Desk): void {
    this.#desks.add(desk);
    for (const seat of desk.seats) {
      this.#leaving.get(seat)?.();
      this.#leaving.delete(seat);
      this.#away.delete(seat);
    }
    this.#present();
    this.follow();
  }

  leave(desk: Desk): void {
    if (!this.#desks.delete(desk)) return;
    for (const seat of desk.seats) {
      if (this.desks.some((one) => one.seats.includes(seat))) continue;
      const gone = (): void => {
        this.#away.add(seat);
        this.follow();
      };
      const after = this.whole.game.realTime?.awayAfter ?? AWAY_AFTER;
      this.#leaving.set(seat, this.#time.later(gone, after));
    }
    if (this.#desks.size === 0) for (const cancel of this.#leaving.values()) cancel();
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

  /**
   * Answer a question, as the seat's own desk asked. VG-RULING-16: where several share a clock and want the same, what was sent
   * within one tick is taken in the game's own order, once nothing sent earlier can arrive any more.
   */
  async answer(desk: Desk, seat: Seat, id: string, value: Json): Promise<Done | Refusal> {
    if (this.#abandoned) return refuse('STALE_TABLE');
    const now = this.#time.now();
    const barred = this.#gate.check(this.session.play, seat, value, now, this.shared ? EARLY_ROLL : 0);
    if (barred !== null) return barred;
    const { realTime } = this.session.game;
    const tick = this.#desks.size > 1 && this.#clockRuns ? (realTime?.tick ?? 0) : 0;
    const before = this.#arrived.findLast((one) => one.seat === seat);
    const waits = before !== undefined || (realTime?.contended?.(value) ?? true);
    if (tick === 0 || !waits) return this.#answerNow(desk, seat, id, value);
    return new Promise((resolve) => {
      const act = (): void => resolve(this.#answerNow(desk, seat, id, value));
      const sent = Math.floor((now - this.#creditOf(desk)) / tick);
      const slot = Math.max(sent, before?.slot ?? sent);
      const most = Math.max(0, ...this.desks.map((one) => (one.seats.length > 0 ? this.#creditOf(one) : 0)));
      const due = Math.max(before?.due ?? 0, (slot + 1) * tick + most);
      this.#arrived.push({ seat, slot, due, act });
      this.#time.later(() => this.#endTick(), Math.max(0, due - now));
    });
  }

  #creditOf(desk: Desk): number {
    return this.credits ? desk.credit : 0;
  }

  /** The answers that are due, tick by tick, in the game's own order of seats; those of one seat as they came. */
  #endTick(): void {
    const { game, play } = this.session;
    const now = this.#time.now();
    const order = game.realTime!.order(play.state.board, play.seats.length);
    const due = this.#arrived.filter((one) => one.due <= now);
    for (const one of due) this.#arrived.splice(this.#arrived.indexOf(one), 1);
    const sorted = due.toSorted((a, b) => a.slot - b.slot || order.indexOf(a.seat) - order.indexOf(b.seat));
    for (const { act } of sorted) act();
  }

  async #answerNow(desk: Desk, seat: Seat, id: string, value: Json): Promise<Done | Refusal> {
    const { session, led } = this;
    if (led?.seat === seat && led.id === id && !mayLead(session.play, led, value))
      return refuse('NOT_ASKED', null, { seat });
    const given = this.#give(seat, id, value, null);
    if (isRefusal(given)) return given;
    this.#due = askedBots(session, this.#awayNow).length;
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

  #give(seat: Seat, id: string, value: Json, by: Said | null): Given | Refusal {
    const { session } = this;
    const since = session.count;
    const chain = new SceneChain(session.play);
    session.onTold = (told) => chain.note(told);
    let told: readonly Told[] | Refusal;
    try {
      told = session.answer(seat, id, value);
    } catch (error) {
      // A mistake in the rules, or in a position that was brought along: the session stands as before.
      if (!(error instanceof RulesError)) throw error;
      return refuse('RULES_BROKE', null, { where: error.breadcrumb });
    } finally {
      session.onTold = null;
    }
    if (isRefusal(told)) return told;
    const secret = told.some((one) => one.secret !== null);
    const acts = [session.moments.at(-1)!.entry];
    return { acts, since, scenes: chain.patches(), reason: secret ? null : by };
  }

  /** Written, then shown to everybody; what they are shown is how it stands now. */
  async #deliver(given: Given, asker: Desk | null, by: Seat | null, own: Viewer): Promise<Done> {
    const { session } = this;
    this.#revision++;
    this.#movedAt = this.#time.now();
    const step = (viewer: Viewer): Step => stepOf(session, viewer, this.age, given);
    const steps = new Map(this.desks.map((desk) => [desk, step(desk.viewer)]));
    const asked = asker === null ? step(own) : (steps.get(asker) ?? step(asker.viewer));
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

  /** Take back what the desk's viewer may take back; past the line as the table's policy says. */
  async undo(desk: Desk): Promise<Done | Refusal> {
    const seat = takenBack(this.session, desk.viewer, this.lead);
    const done = await this.#goBack(desk, (session) => session.undo(seat), {
      do: 'undo',
      seat: seat ?? null,
    });
    if (!isRefusal(done) || done.code !== 'INFORMATION_LINE' || this.inBranch) return done;
    if (this.undoes === 'line') return { ...done, code: 'LINE_HOLDS' };
    return this.undoes === 'free' ? this.undoAgreed(desk) : done;
  }

  /** All agreed to go back past the line. What bots answered after the last person goes with it: they would answer the same again. */
  async undoAgreed(desk: Desk | null): Promise<Done | Refusal> {
    const { session } = this;
    const last = session.moments.findLast((moment) => isPeoples(session, moment, this.lead));
    const seat = last?.entry[0] ?? (session.from > 0 ? await this.#lastPerson() : null);
    const done = await this.#goBack(desk, (one) => one.undo(seat ?? undefined, one.play.seats), {
      do: 'consent',
      seat,
    });
    if (!isRefusal(done) || done.code !== 'PAST_NEEDED') return done;
    const whole = await this.readPast();
    if (isRefusal(whole)) return whole;
    return this.undoAgreed(desk);
  }

  /** Who answered last of the people, before the session begins. */
  async #lastPerson(): Promise<Seat | null> {
    const whole = await this.readPast();
    if (isRefusal(whole)) return null;
    return whole.moments.findLast((moment) => isPeoples(whole, moment, this.lead))?.entry[0] ?? null;
  }

  /** All of the past is read into the session: somebody goes back behind where it begins. */
  async readPast(): Promise<Session | Refusal> {
    if (this.whole.from === 0 || this.log === null) return this.whole;
    const whole = await this.log.whole(this.whole);
    if (isRefusal(whole)) return whole;
    if (stateHash(whole.play) !== stateHash(this.whole.play))
      return refuse('CORRUPT', null, { where: 'log' });
    this.whole = whole;
    return whole;
  }

  /** Somebody else plays a seat from now on. */
  async sit(seat: Seat, { name, kind }: SeatInfo): Promise<Done | Refusal> {
    const act = { do: 'sit', seat, name, kind } as const;
    const since = this.whole.count;
    const refused = this.whole.apply(act);
    if (refused !== null) return refused;
    return this.#deliver({ acts: [act], since, scenes: [], reason: null }, null, null, null);
  }

  async redo(desk: Desk): Promise<Done | Refusal> {
    return this.#goBack(desk, (session) => session.redo(), { do: 'redo', seat: null });
  }

  /** Go back or do again. Answers that stay are the same entries; from the first that does not, all is sent anew. */
  async #goBack(
    desk: Desk | null,
    way: (session: Session) => Refusal | null,
    act: Act,
  ): Promise<Done | Refusal> {
    const { session } = this;
    const before = session.moments.map(({ entry }) => entry);
    const scene = sceneOf(session.play);
    const refused = way(session);
    if (refused !== null) return refused;
    const parting = before.findIndex((entry, at) => session.moments[at]?.entry !== entry);
    const since = session.from + (parting === -1 ? before.length : parting);
    const scenes = scene === null ? [] : [patchOf(scene, sceneOf(session.play))];
    const given = { acts: [act], since, scenes, reason: null };
    return this.#deliver(given, desk, null, desk?.viewer ?? null);
  }

  /** What is played, as it stood after so many answers. */
  async at(count: number): Promise<Session | Refusal> {
    const { session } = this;
    if (count >= session.count) return session;
    if (count >= session.from) return session.at(count);
    const before = await this.before();
    return isRefusal(before) ? before : before.at(count);
  }

  /** The scenes one answer of the past passed through. */
  async acted(count: number): Promise<Acted | Refusal> {
    const { session } = this;
    const known = count > session.from ? session : await this.before();
    return isRefusal(known) ? known : actedIn(known, count);
  }

  /** What came before the session begins, read for whoever looks back and kept while the table is open. */
  async before(): Promise<Session | Refusal> {
    const { whole } = this;
    if (this.#past?.from === whole.from) return this.#past.session;
    if (this.log === null) return whole;
    const session = await this.log.past(whole);
    if (!isRefusal(session)) this.#past = { from: whole.from, session };
    return session;
  }

  #past: { readonly from: number; readonly session: Session } | null = null;

  /** The whole record. While the game runs it holds the seed, and what is hidden: it is for whoever owns the device. */
  async record(): Promise<GameRecord> {
    return this.log === null || this.whole.from === 0 ? this.whole.record(true) : this.log.record(this.whole);
  }

  /** Try something else from there on. */
  async branchFrom(count: number, viewer: Viewer, below: Below): Promise<Refusal | null> {
    const then = await this.at(count);
    if (isRefusal(then)) return then;
    this.#branch = then.whatIf(viewer, below);
    this.#branches.push(this.#branch);
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

  /** The clock begins: its first answer. */
  async start(desk: Desk): Promise<Done | Refusal> {
    const question = clockQuestion(this.session.play);
    if (question === null || clockView(this.session.play)?.starts !== true)
      return refuse('NOT_ASKED', null, { seat: -1 });
    const given = this.#give(question.seat, question.id, question.options[0]!.value, null);
    return isRefusal(given) ? given : this.#deliver(given, desk, question.seat, null);
  }

  async #expire(name: string): Promise<void> {
    const due = clockView(this.whole.play)?.timers.find((one) => one.name === name);
    const question = clockQuestion(this.whole.play);
    if (due === undefined || question === null || !this.#clockRuns) return this.follow();
    const given = this.#give(question.seat, question.id, due.answer, null);
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
    return this.realTime ? this.#away : NOBODY;
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

  /** How long until one of the others acts; null where it is the turn of people, or nobody has seen yet what was told. */
  #othersWait(): number | null {
    const { session } = this;
    const { play } = session;
    const isLeft = this.#desks.size === 0 && !(this.shared && !this.realTime);
    const isStill = this.#held || this.#abandoned || this.led !== null;
    if (play.over || isLeft || isStill || (this.log === null && !this.inBranch)) return null;
    const people = askedPeople(session, this.#awayNow).length;
    const asked = askedBots(session, this.#awayNow);
    const bots = asked.length;
    if (this.realTime && clockView(play)?.starts === true) return null;
    // VG-RULING-23: against the clock bots keep their own tempo, whoever else is asked.
    if (this.realTime && bots > 0)
      return Math.max(0, this.#botActed + this.#pace(asked) / bots - this.#time.now());
    if (this.realTime && people > 0) return null;
    if (people > 0 && (this.#due === 0 || bots === 0)) return null;
    if (this.#allHaveSeen) return 0;
    return this.shared ? Math.max(0, this.#movedAt + PATIENCE - this.#time.now()) : null;
  }

  /** Those who sit at the table; where nobody does, those who watch. */
  get #allHaveSeen(): boolean {
    const seated = this.desks.filter((desk) => desk.seats.length > 0);
    return (seated.length > 0 ? seated : this.desks).every((desk) => desk.hasSeen(this.#revision));
  }

  /** How often each of these bots answers, as the game says: the quickest of them sets the pace. */
  #pace(seats: readonly Seat[]): number {
    const { game, seats: infos } = this.session;
    const every = (seat: Seat): number => game.realTime?.botEvery(infos[seat]!.kind) ?? BOT_EVERY;
    return Math.min(...seats.map(every));
  }

  /** Nobody but bots, or the clock, has to act before people can: also where nobody has said that they saw it all. */
  get othersAreNext(): boolean {
    const { session } = this;
    if (session.play.over || this.led !== null || (this.realTime && this.awaitsStart)) return false;
    const people = askedPeople(session, this.#awayNow).length;
    if (people === 0) return !(this.realTime && askedBots(session, this.#awayNow).length > 0);
    return !this.realTime && this.#due > 0 && askedBots(session, this.#awayNow).length > 0;
  }

  /** The clock begins when the player is ready. */
  get awaitsStart(): boolean {
    return clockView(this.session.play)?.starts === true;
  }

  /** Let one bot, or the clock, answer, or advise the people. False when nobody but people is asked. */
  async others(own: Viewer = null): Promise<boolean> {
    const { session } = this;
    if (this.led !== null) return false;
    const next = nextOther(session, this.#awayNow, this.realTime);
    if (next === null) return false;
    this.#led = this.lead && !this.realTime ? ledBy(session, next, this.#awayNow) : null;
    const reason = this.#fresh(next.reason);
    if (this.#led !== null) {
      this.#led = { ...this.#led, reason };
      this.#ask();
      return true;
    }
    this.#due = Math.max(0, this.#due - 1);
    this.#botActed = this.#time.now();
    try {
      const given = this.#give(next.seat, next.id, next.answer, reason);
      if (isRefusal(given)) throw new Error(`${next.seat} was refused at ${next.id}: ${given.code}`);
      await this.#deliver(given, null, next.seat, own);
    } catch (error) {
      this.#push({ push: 'fault', message: error instanceof Error ? error.message : String(error) });
      if (this.#desks.size === 0) throw error;
    }
    return true;
  }

  /** A bot says the same formula never twice in a row: then what it does speaks for itself. */
  #fresh(reason: Said | null): Said | null {
    if (reason === null || reason.id === this.#said) return null;
    this.#said = reason.id;
    return reason;
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

/** An answer that waits for the end of its tick. */
interface Arrived {
  readonly seat: Seat;
  readonly slot: number;
  readonly due: number;
  readonly act: () => void;
}

interface Given {
  readonly acts: readonly Act[];
  readonly since: number;
  readonly scenes: readonly Patch[];
  readonly reason: Said | null;
}
