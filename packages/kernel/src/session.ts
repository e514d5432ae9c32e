/**
 * Session: a game with its past. It keeps the answers, tells what happened, takes back and does again, and writes
 * the record. Taking back stops at the information line: the last roll, the last reveal, or an answer of another
 * seat that rests on the one to be taken back. Whether it does is found out by playing on without it.
 *
 * A session may begin in the middle, from a checkpoint: its counts go on, and what came before is not in it.
 */

import { isAnswer, type Act, type PlayedOn, type SatAt, type Stretch } from './act.ts';
import type { Told, Viewer } from './event.ts';
import { heardBy, type GameEvent } from './event.ts';
import type { AnyGame, Game, Options } from './game.ts';
import type { Json } from './json.ts';
import { same } from './json.ts';
import { determinise } from './look.ts';
import { Marks } from './marks.ts';
import { open, optionsOf, type Opening } from './open.ts';
import { Play, RulesError } from './play.ts';
import { ruleOf } from './program.ts';
import type { Seat } from './question.ts';
import type { Below } from './random.ts';
import { CHECKPOINT_EVERY, giveEntry, headOf, otherThan, recordOf } from './record.ts';
import type { Entry, GameRecord } from './record.ts';
import { isRefusal, refuse, type Refusal } from './refusal.ts';
import { load, readHeader, save, stateHash } from './save.ts';
import { brokenLawIn } from './soundness.ts';

export interface SeatInfo {
  readonly name: string;
  /** `person`, or the name of a bot. */
  readonly kind: string;
}

/** Why nothing before an answer can be taken back freely. */
export type Line = 'roll' | 'reveal';

/** One line of the log, as a viewer hears it. */
export interface LogLine {
  /** How many answers had been given when this happened. */
  readonly after: number;
  readonly event: GameEvent;
  /** How many lines everybody hears the answer had told with this one: so many scenes had been shown. */
  readonly scene?: number;
}

/** One answer of the past, with what came of it. */
export interface Moment {
  readonly entry: Entry;
  /** The label that asked, and its rule; both empty where today's rules cannot tell what an older game was asked. */
  readonly label: string;
  readonly rule: string;
  readonly told: readonly Told[];
  readonly line: Line | null;
  /** How many acts there had been with it. */
  readonly seq: number;
}

/** A position to go on from: how far the table had come, and its save. */
export interface Checkpoint {
  /** Acts in its log, and answers that stood. */
  readonly seq: number;
  readonly count: number;
  readonly save: string;
  readonly seats: readonly SeatInfo[];
  readonly consents: readonly number[];
}

export class Session {
  readonly game: Game;
  /** The beginning, as a record without answers. */
  readonly head: GameRecord;
  /** A branch tries things out on sampled facts; it has no record. */
  readonly branch: boolean;
  /** Hears what is told while an answer is given, as it is told: the table stands in between then. */
  onTold: ((told: Told) => void) | null = null;
  #seats: readonly SeatInfo[];
  #seatsBefore: readonly SeatInfo[];
  #play: Play;
  /** Answers before its first moment. */
  #from = 0;
  /** Acts so far; of the moments up to here nobody knows which of them they were. */
  #seq = 0;
  #readTo = 0;
  /** What happened before the first answer. */
  #opening: readonly Told[] = [];
  #moments: Moment[] = [];
  #undone: Moment[] = [];
  #marks: Marks;
  #checkpoints: (readonly [number, string])[] = [];
  /** Agreements and changes of seats, each with the number of its act: a checkpoint knows those before it. */
  #consents: (readonly [count: number, seq: number])[] = [];
  #sat: (readonly [change: SatAt, seq: number])[] = [];
  #played: Stretch[] = [];

  private constructor(play: Play, head: GameRecord, seats: readonly SeatInfo[], branch: boolean) {
    this.game = play.game;
    this.#play = play;
    this.head = head;
    this.#seats = seats;
    this.#seatsBefore = seats;
    this.branch = branch;
    this.#marks = new Marks(this.game.copyBoard);
  }

  static open(game: AnyGame, seats: readonly SeatInfo[], opening: Omit<Opening, 'seats'>): Session | Refusal {
    const all = { ...opening, seats: seats.length };
    const options = optionsOf(game as Game, all);
    if (isRefusal(options)) return options;
    const play = open(game as Game, all);
    if (isRefusal(play)) return play;
    return Session.at(play, headOf(play, seats, options)).begin();
  }

  /** A session at a position, with nothing behind it; `begin` plays up to the first question. */
  static at(play: Play, head: GameRecord, from = 0, seq = from): Session {
    const session = new Session(play, head, head.seats, false);
    session.#from = from;
    session.#seq = seq;
    return session;
  }

  begin(): this {
    this.#opening = this.#listening(() => this.#play.resume());
    this.#remember();
    return this;
  }

  /** The position stands at its questions already. */
  beginAt(): this {
    this.#remember();
    return this;
  }

  /** A session from a checkpoint and the acts since: opened at once, however long the game has been. */
  static restore(
    game: AnyGame,
    head: GameRecord,
    { seq, count, save: text, seats, consents }: Checkpoint,
    tail: readonly Act[] = [],
  ): Session | Refusal {
    const header = readHeader(text);
    if (isRefusal(header)) return header;
    const other = otherThan(game as Game, header);
    if (other !== null) return other;
    const play = load(text, (id) => (id === game.id ? game : undefined));
    if (isRefusal(play)) return play;
    if (play.seats.length !== seats.length) return refuse('CORRUPT', null, { where: 'seats' });
    const session = Session.at(play, head, count, seq);
    session.#seats = seats;
    session.#seatsBefore = seats;
    session.agreed(consents);
    session.beginAt();
    for (const act of tail) {
      const refused = session.apply(act);
      if (refused !== null) return refused;
    }
    return session;
  }

  get play(): Play {
    return this.#play;
  }

  get seats(): readonly SeatInfo[] {
    return this.#seats;
  }

  get options(): Options {
    return this.head.options;
  }

  get seed(): string {
    return this.head.seed ?? '';
  }

  /** Answers that stand. */
  get count(): number {
    return this.#from + this.#moments.length;
  }

  /** Answers before the first moment that is known here. */
  get from(): number {
    return this.#from;
  }

  /** Acts so far. */
  get seq(): number {
    return this.#seq;
  }

  /** The answers since `from`, with what came of them. */
  get moments(): readonly Moment[] {
    return this.#moments;
  }

  /** How many answers had been given each time all agreed to go back past the information line. */
  get consents(): readonly number[] {
    return this.#consents.map(([count]) => count);
  }

  /** Agreements that are known from a record or a checkpoint. */
  agreed(consents: readonly number[]): void {
    for (const count of consents) this.#consents.push([count, this.#seq]);
  }

  /** Where other rules or cards took over. */
  get played(): readonly Stretch[] {
    return this.#played;
  }

  /** Whether something was taken back (by this seat) that can be done again. */
  canRedo(seat?: Seat): boolean {
    return this.#undone.some((one) => seat === undefined || one.entry[0] === seat);
  }

  #listening(work: () => void): Told[] {
    const told: Told[] = [];
    this.#play.listen((one) => {
      told.push(one);
      this.onTold?.(one);
    });
    try {
      work();
    } finally {
      this.#play.listen(null);
    }
    return told;
  }

  /** Answer a question. What happened is told; a refusal leaves everything as it was. */
  answer(seat: Seat, id: string, value: Json): readonly Told[] | Refusal {
    const power = this.#play.powerOf(seat, id)?.power.label;
    const entry: Entry = power === undefined ? [seat, value] : [seat, value, power];
    const refused = this.#take(entry, () => this.#play.answer(seat, id, value));
    if (refused !== null) return refused;
    this.#undone = [];
    return this.#moments.at(-1)!.told;
  }

  /** Do what a log says was done. A refusal leaves everything as it was. */
  apply(act: Act): Refusal | null {
    if (isAnswer(act)) {
      const refused = this.give(act);
      if (refused === null) this.#undone = [];
      return refused;
    }
    switch (act.do) {
      case 'undo':
        return this.undo(act.seat ?? undefined);
      case 'redo':
        return this.redo(act.seat ?? undefined);
      case 'consent':
        return this.undo(act.seat ?? undefined, this.#play.seats);
      case 'sit':
        return this.sit(act.seat, { name: act.name, kind: act.kind });
      case 'play on':
        return this.#playOn(act);
    }
  }

  /** An answer of a log or a record. One that the rules stumble over is none of ours: it is refused. */
  give(entry: Entry): Refusal | null {
    try {
      return this.#take(entry, () => giveEntry(this.#play, entry));
    } catch (error) {
      if (error instanceof RulesError) return refuse('CORRUPT', null, { where: error.breadcrumb });
      throw error;
    }
  }

  /** An answer that today's rules cannot play any more: it stands, and nobody knows what came of it. */
  pass(entry: Entry): void {
    this.#moments.push(unknown({ entry, seq: ++this.#seq }));
  }

  /** Take an answer and note what came of it. A mistake in the rules leaves the table as it was before. */
  #take(entry: Entry, answer: () => Refusal | null): Refusal | null {
    const [seat, , power] = entry;
    const label = power ?? this.#play.pendingOf(seat)?.op.label ?? '';
    let refused: Refusal | null = null;
    let told: readonly Told[];
    this.#play.fell = false;
    try {
      told = this.#listening(() => (refused = answer()));
      // A question that can no longer be asked is a mistake too: found now, while there is a way back.
      for (const one of this.#play.pending) if (one.chance === null) this.#play.ask(one);
      this.#isLawful();
    } catch (error) {
      this.#goBackTo(this.count);
      throw error;
    }
    if (refused === null) this.#note(entry, label, told);
    return refused;
  }

  /** A position from outside may hide in its frames what comes to its board later: its laws are asked after every answer. */
  #isLawful(): void {
    if (this.head.start === undefined && this.#played.length === 0) return;
    const { state, seats } = this.#play;
    const broken = brokenLawIn(this.game, state.board, seats.length);
    if (broken !== null) throw new RulesError(this.#play.breadcrumb(), broken);
  }

  #note(entry: Entry, label: string, told: readonly Told[]): void {
    const reveals = told.some((one) => one.open?.reveals === true || one.secret?.reveals === true);
    const line: Line | null = this.#play.fell ? 'roll' : reveals ? 'reveal' : null;
    this.#moments.push({ entry, label, rule: ruleOf(label), told, line, seq: ++this.#seq });
    if (this.#marks.isDue(this.count)) this.#remember();
    if (this.count % CHECKPOINT_EVERY === 0 && !this.branch) {
      this.#checkpoints.push([this.count, stateHash(this.#play)]);
    }
  }

  #remember(): void {
    this.#marks.remember(this.count, this.#play.state);
  }

  /** Somebody else plays a seat from here on. */
  sit(seat: Seat, { name, kind }: SeatInfo): Refusal | null {
    if (this.#seats[seat] === undefined) return refuse('NOT_ASKED', null, { seat });
    this.#seats = this.#seats.with(seat, { name, kind });
    this.#sat.push([{ after: this.count, seat, name, kind }, ++this.#seq]);
    return null;
  }

  #playOn(act: PlayedOn): Refusal | null {
    const play = load(act.start, (id) => (id === this.game.id ? this.game : undefined));
    if (isRefusal(play)) return play;
    if (act.after < this.#floor || act.after > this.count)
      return refuse('CORRUPT', null, { where: `play on ${act.after}` });
    this.goOnFrom(play, act);
    return null;
  }

  /** Go on from another position: other rules or cards took over. Nothing before it can be taken back. */
  goOnFrom(play: Play, stretch: Omit<PlayedOn, 'do'> & Partial<Stretch>): void {
    const { after, rules, content, start, why } = stretch;
    const dropped = stretch.dropped ?? this.#moments.slice(after - this.#from).map((one) => one.entry);
    this.#moments.length = after - this.#from;
    // Today's rules played what came before: where that leads elsewhere, what they told of it was not so.
    if (!isSavedIn(this.#play, start)) this.#silence();
    this.#play = play;
    this.#undone = [];
    this.#played.push({ after, rules, content, start, why, dropped });
    this.#checkpoints = this.#checkpoints.filter(([count]) => count <= after);
    this.#marks = this.#marks.upTo(after);
    this.#seq++;
    this.#remember();
  }

  /** This session goes on where other rules left off. */
  takeOver(stretch: Stretch, seq: number): void {
    this.#played.push(stretch);
    this.#seq = seq;
  }

  /** It was read from a record, and its log has more acts: those that were taken back. */
  countFrom(seq: number): void {
    this.#seq = seq;
    this.#readTo = this.count;
  }

  /** What was told since other rules last took over is not known after all. */
  #silence(): void {
    const floor = this.#floor;
    this.#moments = this.#moments.map((one, at) => (this.#from + at < floor ? one : unknown(one)));
    this.#marks = this.#marks.upTo(floor);
    if (floor === 0) this.#opening = [];
  }

  /** Who sat where after so many acts. */
  #seatsAt(seq: number): readonly SeatInfo[] {
    const seats = [...this.#seatsBefore];
    for (const [{ seat, name, kind }, act] of this.#sat) if (act <= seq) seats[seat] = { name, kind };
    return seats;
  }

  /** Nothing before so many answers can be gone back to here. */
  get #floor(): number {
    return Math.max(this.#from, this.#played.at(-1)?.after ?? 0);
  }

  /**
   * Take back the last answer of a seat (or the last one at all). Answers that others gave later stay, when they do
   * not rest on it. Past the information line only with the consent of every seat, which the record then shows;
   * everything later goes too.
   */
  undo(seat?: Seat, consent: readonly Seat[] = []): Refusal | null {
    const at = this.#lastOf(seat);
    const agreed = this.#play.seats.every((one) => consent.includes(one));
    if (at === -1) return this.#beyond(agreed);
    if (agreed) {
      this.#consents.push([this.count, ++this.#seq]);
      this.#goBackTo(this.#from + at);
      this.#undone = [];
      return null;
    }
    if (consent.length > 0) return refuse('NEEDS_CONSENT');
    const taken = this.#moments[at]!;
    const known = this.#lineSince(at);
    if (known !== null) return refuse('INFORMATION_LINE', known.rule, { line: known.line });
    const dependent = this.#playWithout(at);
    if (dependent !== null)
      return refuse('INFORMATION_LINE', dependent.rule, { line: 'dependent', seat: dependent.entry[0] });
    this.#undone.push(taken);
    this.#seq++;
    return null;
  }

  /** What was answered before this session can look back: a checkpoint stands at a line, older rules are gone. */
  #beyond(agreed: boolean): Refusal {
    if (this.#floor === 0) return refuse('NOTHING_TO_UNDO');
    if (this.#floor > this.#from || this.#played.length > 0) return refuse('PLAYED_ON');
    return agreed ? refuse('PAST_NEEDED') : refuse('INFORMATION_LINE', null, { line: 'reveal' });
  }

  /** The place of the last answer (of a seat) that can be gone back to. */
  #lastOf(seat: Seat | undefined): number {
    const at = this.#moments.findLastIndex((one) => seat === undefined || one.entry[0] === seat);
    return this.#from + at < this.#floor ? -1 : at;
  }

  /** The first moment from this one on that made something known, or null. */
  #lineSince(at: number): Moment | null {
    return this.#moments.slice(at).find((one) => one.line !== null) ?? null;
  }

  /**
   * Play everything but one answer again. Where a later answer is refused, answers another question or leads to
   * something else, or where the question is not open again in the end, that moment rested on it: it is given back,
   * and everything stays as it was.
   */
  #playWithout(at: number): Moment | null {
    const taken = this.#moments[at]!;
    const later = this.#moments.slice(at + 1);
    const kept = {
      moments: this.#moments,
      marks: this.#marks,
      checkpoints: this.#checkpoints,
      play: this.#play,
      seq: this.#seq,
    };
    this.#goBackTo(this.#from + at);
    let dependent = later.find((moment) => {
      if (this.give(moment.entry) !== null) return true;
      const again = this.#moments.at(-1)!;
      return again.label !== moment.label || !same(again.told, moment.told);
    });
    this.#seq = kept.seq;
    if (dependent === undefined && !this.#isAsked(taken)) dependent = later.at(-1) ?? taken;
    if (dependent === undefined) return null;
    this.#moments = kept.moments;
    this.#marks = kept.marks;
    this.#checkpoints = kept.checkpoints;
    this.#play = kept.play;
    return dependent;
  }

  /** Whether the question is open again. A power may be offered anew with other answers: then it is another offer. */
  #isAsked({ entry: [seat, value, power], label }: Moment): boolean {
    return power === undefined
      ? this.#play.pendingOf(seat)?.op.label === label
      : this.#play
          .powersOf(seat)
          .some((one) => one.power.label === power && !isRefusal(one.ask.accept(value)));
  }

  /** Do again what was taken back last (by this seat). */
  redo(seat?: Seat): Refusal | null {
    const at = this.#undone.findLastIndex((one) => seat === undefined || one.entry[0] === seat);
    if (at === -1) return refuse('NOTHING_TO_REDO');
    const refused = this.give(this.#undone[at]!.entry);
    if (refused === null) this.#undone.splice(at, 1);
    return refused;
  }

  /** The same game as it stood after that many answers, to look at or to branch off from. This one stays as it is. */
  at(count: number): Session {
    const { play, known } = this.#playedTo(count);
    const then = new Session(play, this.head, this.#seats, this.branch);
    then.#from = this.#from;
    then.#opening = this.#opening;
    then.#moments = this.#moments.slice(0, count - this.#from);
    then.#seq = then.#moments.at(-1)?.seq ?? this.#seq - this.#moments.length;
    then.#marks = this.#marks.upTo(known);
    then.#checkpoints = this.#checkpoints.filter(([after]) => after <= count);
    then.#played = this.#played.filter(({ after }) => after <= count);
    then.#sat = this.#sat.filter(([{ after }]) => after <= count);
    return then;
  }

  /** A game played to so many answers, from the nearest mark; as far as today's rules know the way. */
  #playedTo(count: number): { readonly play: Play; readonly known: number } {
    if (count < this.#from) throw new Error(`answer ${count} came before this session begins`);
    const mark = this.#marks.before(count);
    const play = new Play(this.game, mark.state, this.#seats.length).resume();
    let known = mark.after;
    for (const { entry, label } of this.#moments.slice(mark.after - this.#from, count - this.#from)) {
      if (label === '') break;
      const refused = giveEntry(play, entry);
      if (refused !== null) throw new Error(`an answer of the past was refused: ${refused.code}`);
      known++;
    }
    return { play, known };
  }

  #goBackTo(count: number): void {
    this.#play = this.#playedTo(count).play;
    this.#moments = this.#moments.slice(0, count - this.#from);
    this.#marks = this.#marks.upTo(count);
    this.#checkpoints = this.#checkpoints.filter(([after]) => after <= count);
  }

  /** Whether nothing has become known since the last answer of a seat; others' answers may still rest on it. */
  canUndo(seat?: Seat): boolean {
    const at = this.#lastOf(seat);
    return at !== -1 && this.#lineSince(at) === null;
  }

  /**
   * A position to go on from. Without a number it is the last information line: whoever goes on from there can still take
   * back what may be taken back. As things stand (`true`), for a stop after which other rules may come.
   */
  checkpoint(asItStands = false): Checkpoint {
    const at = this.#moments.findLastIndex((one) => one.line !== null);
    const before = this.#seq - this.#moments.length;
    const line = Math.max(this.#floor, this.#from + at + 1);
    const isExact = asItStands || line < this.#readTo;
    const count = isExact ? this.count : line;
    const seq = isExact ? this.#seq : (this.#moments[count - this.#from - 1]?.seq ?? before);
    const play = count === this.count ? this.#play : this.#playedTo(count).play;
    const consents = this.#consents.flatMap(([one, act]) => (act <= seq ? [one] : []));
    return { seq, count, save: save(play), seats: this.#seatsAt(seq), consents };
  }

  /**
   * The log as a viewer may read it, moment by moment; what happened before the first answer comes first. With
   * numbers, only what those answers told.
   */
  log(viewer: Viewer, from = this.#from, upTo = this.count): LogLine[] {
    const marked = (after: number): LogLine[] =>
      this.#played.flatMap((one) =>
        one.after === after ? [{ after, event: playedOnEvent(one), scene: 0 }] : [],
      );
    const told = this.#moments.slice(from - this.#from, upTo - this.#from).flatMap((one, i) => {
      const after = from + i + 1;
      return [...linesOf(one.told, after, viewer), ...marked(after)];
    });
    if (from !== this.#from) return told;
    return [...linesOf(this.#opening, from, viewer), ...marked(from), ...told];
  }

  /** What if: a branch that starts here with everything unknown to the viewer dealt anew. The table is untouched. */
  whatIf(viewer: Viewer, below: Below): Session {
    const head = { ...this.head, seed: null };
    const branch = new Session(determinise(this.#play, viewer, below), head, this.#seats, true);
    branch.#remember();
    return branch;
  }

  /**
   * The record; with the seed once the game is over, or when its owner asks for a file of their own. What would tell the
   * hidden part of the table leaves with the seed only. Of a session that begins in the middle only its own log knows it.
   */
  record(withSeed: boolean = this.#play.over): GameRecord {
    if (this.#from > 0) throw new Error('the answers before its checkpoint are in its log');
    const count = this.count;
    // The last state has a checkpoint too, so that no answer can be altered unseen; unless its position was just kept.
    const others = this.#checkpoints.filter(([after]) => after < count);
    const last: GameRecord['checkpoints'] =
      this.#played.at(-1)?.after === count ? [] : [[count, stateHash(this.#play)]];
    const whole = recordOf(
      this.head,
      {
        answers: this.#moments.map((one) => one.entry),
        consents: [...this.consents],
        played: this.#played,
        sat: this.#sat.map(([change]) => change),
        checkpoints: [...others, ...last],
      },
      this.#play.outcome,
    );
    return withSeed ? whole : withoutSecrets(whole);
  }
}

function unknown({ entry, seq }: Pick<Moment, 'entry' | 'seq'>): Moment {
  return { entry, label: '', rule: '', told: [], line: 'reveal', seq };
}

function isSavedIn(play: Play, text: string): boolean {
  const header = readHeader(text);
  return !isRefusal(header) && header.hash === stateHash(play);
}

function linesOf(told: readonly Told[], after: number, viewer: Viewer): LogLine[] {
  const lines: LogLine[] = [];
  let scene = 0;
  for (const one of told) {
    if (one.open !== null) scene++;
    const event = heardBy(one, viewer);
    if (event !== null) lines.push({ after, event, scene });
  }
  return lines;
}

function playedOnEvent({ rules, why, dropped }: Stretch): GameEvent {
  if (why === null) return { kind: 'playedOn', version: rules };
  const reason = { id: `refusal.${why.code}`, args: why.data };
  return { kind: 'playedOnFrom', version: rules, why: reason, n: dropped.length };
}

function withoutSecrets(record: GameRecord): GameRecord {
  const { start: _start, played, ...rest } = record;
  const stretches = played?.map((one) => ({ ...one, start: '' }));
  return { ...rest, seed: null, ...(stretches === undefined ? {} : { played: stretches }) };
}
