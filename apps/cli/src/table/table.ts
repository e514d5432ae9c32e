/**
 * The terminal table: asks the people one after the other, lets bots and clock play their part, and saves itself
 * before it shows what came of a decision.
 */

import { HAND, isRefusal, questionsFor } from '@gravetable/kernel';
import type { AnyGame, Json, QuestionView, Seat, Session, Speaker } from '@gravetable/kernel';
import { OK } from '../faults.ts';
import type { Screen } from '../screen.ts';
import { writeDurably } from '../store.ts';
import { typed } from './answer.ts';
import { TableClock } from './clock.ts';
import { orders, readOrder } from './orders.ts';
import { TIME, type Input } from './input.ts';
import { menuOf, type Menu } from './menu.ts';
import { answerBot, answerClock, askedBots, isPerson, PERSON } from './others.ts';
import { knowsSecrets, Shower } from './show.ts';

/** In real time a bot answers this often. */
const BOT_EVERY_MS = 1500;

export interface TableOptions {
  readonly file: string;
  readonly realTime: boolean;
}

export class TerminalTable {
  readonly screen: Screen;
  readonly input: Input;
  readonly clock: TableClock;
  readonly file: string;
  session: Session;
  speaker: Speaker;
  shower: Shower;
  /** Where we sit. */
  seat: Seat | null = null;
  /** An out-of-turn power that is being answered, by its question's name. */
  opened: string | null = null;
  leaving = false;
  #saved = -1;
  /** Whether the table has to be shown again before the next question. */
  #stale = true;
  #botsDue = false;
  /** Where we shall sit at the next question. */
  #next: Seat | null = null;

  constructor(screen: Screen, input: Input, session: Session, options: TableOptions) {
    this.screen = screen;
    this.input = input;
    this.clock = new TableClock(options.realTime);
    this.file = options.file;
    this.session = session;
    this.speaker = this.#speakerOf(session.game);
    this.shower = new Shower(screen, session, this.speaker);
  }

  #speakerOf(game: AnyGame): Speaker {
    return this.screen.speaker(
      game,
      this.session.seats.map((one) => one.name),
    );
  }

  /** Sit down at another game. */
  take(session: Session): void {
    this.session = session;
    this.speaker = this.#speakerOf(session.game);
    this.shower = new Shower(this.screen, session, this.speaker);
    this.moved();
    this.seat = null;
  }

  /** Answer for another of the people at this keyboard. */
  sitAt(seat: Seat): void {
    this.#next = seat;
  }

  /** The table moved: it is saved and shown again. */
  moved(): void {
    this.#saved = -1;
    this.#stale = true;
    this.opened = null;
  }

  save(): void {
    if (this.#saved === this.session.moments.length) return;
    writeDurably(this.file, JSON.stringify(this.session.record(true)));
    this.#saved = this.session.moments.length;
  }

  async run(): Promise<number> {
    try {
      while (!this.leaving) {
        this.save();
        if (this.session.play.over) return this.#finish();
        if (this.#serveOthers()) continue;
        await this.#turn();
      }
      this.save();
      this.screen.line(this.screen.say('cli.play.saved'));
      return OK;
    } finally {
      this.input.close();
    }
  }

  #finish(): number {
    this.shower.news(this.seat);
    this.shower.ending();
    this.screen.line(this.screen.say('cli.play.recordAt', { file: this.file }));
    return OK;
  }

  /** Seats at this keyboard that are asked now; what real dice show comes first. */
  asked(): Seat[] {
    const seats = [...new Set(this.session.play.pending.map((one) => one.seat))];
    if (seats.includes(HAND)) return [HAND];
    return seats.filter((seat) => isPerson(this.session, seat));
  }

  /**
   * Let bots and clock play their part; true when something was answered. While people are asked too, each bot answers
   * once for every answer of theirs, so that nobody is run over.
   */
  #serveOthers(): boolean {
    const people = this.asked();
    const bots = askedBots(this.session);
    if (people.length === 0 && bots.length > 0 && !this.clock.realTime) {
      answerBot(this.session, bots[0]!);
      return true;
    }
    if (this.#botsDue && bots.length > 0) {
      this.#botsDue = false;
      for (const bot of bots) if (this.session.play.pending.includes(bot)) answerBot(this.session, bot);
      this.#stale = true;
      return true;
    }
    if (people.length === 0 && bots.length === 0 && this.clock.next(this.session.play) === null) {
      answerClock(this.session, this.clock);
      return true;
    }
    return false;
  }

  async #turn(): Promise<void> {
    const people = this.asked();
    const [wanted] = [this.#next, this.seat].filter((one) => one !== null && people.includes(one));
    const seat = wanted ?? people[0] ?? this.seat ?? 0;
    this.#next = null;
    if (seat !== this.seat) await this.#sitDown(seat);
    if (this.leaving) return;
    if (this.#stale) {
      this.#stale = false;
      if (seat !== HAND) {
        this.shower.news(seat);
        this.shower.table(seat, false);
      }
      this.showQuestion();
      for (const other of people) {
        if (other === seat) continue;
        this.screen.line(
          this.screen.colour.dim(this.screen.say('cli.play.isAsked', { who: this.speaker.seat(other) })),
        );
      }
    }
    await this.#read(seat);
  }

  async #sitDown(seat: Seat): Promise<void> {
    const people = this.session.seats.filter((one) => one.kind === PERSON);
    const changing = seat >= 0 && people.length > 1 && this.seat !== seat;
    this.seat = seat;
    this.opened = null;
    this.#stale = true;
    if (changing && this.screen.tty && knowsSecrets(this.session, seat)) {
      const who = this.speaker.seat(seat);
      process.stdout.write('\u001B[2J\u001B[3J\u001B[H');
      this.screen.line(this.screen.colour.bold(this.screen.say('cli.play.handOver', { who })));
      const line = await this.input.next(`${this.screen.say('cli.play.handOverPress', { who })} `);
      if (line === null) this.leaving = true;
    }
    if (people.length > 1 && !this.leaving) this.shower.heading(seat);
  }

  async #read(seat: Seat): Promise<void> {
    const timer = this.clock.next(this.session.play);
    const bots = this.clock.realTime && askedBots(this.session).length > 0 ? BOT_EVERY_MS : Infinity;
    const menu = this.menu();
    this.input.words = [...orders(), ...(menu?.lines.map((line) => line.text) ?? [])];
    this.input.instant = this.clock.realTime && menu?.question.form === 'one' ? menu.lines.length : 0;
    const prompt = timer === null ? '> ' : `${Math.ceil(timer.left / 1000)} s > `;
    const line = await this.input.next(prompt, Math.min(timer?.left ?? Infinity, bots));
    if (line === null) {
      if (this.screen.tty) this.screen.line();
      this.leaving = true;
    } else if (line !== TIME) this.#obey(seat, line.trim());
    else if (timer !== null && (this.clock.next(this.session.play)?.left ?? 0) === 0) {
      this.screen.line(`\n${this.screen.say('cli.play.timeUp')}`);
      answerClock(this.session, this.clock, timer.answer);
      this.moved();
    } else this.#botsDue = true;
  }

  #obey(seat: Seat, text: string): void {
    if (text === '') return;
    const order = readOrder(text);
    if (order !== null) return order.act(this, order.rest);
    const menu = this.menu();
    if (menu === null) return this.screen.line(this.screen.say('cli.play.notYet'));
    const answer = typed(menu, text);
    if (answer.kind === 'complaint') {
      this.screen.paragraph(this.screen.colour.yellow(this.speaker.say(answer.said)));
    } else if (answer.kind === 'blocked') readOrder(`why ${answer.key}`)!.act(this, answer.key);
    else if (answer.kind === 'open') {
      this.opened = answer.power.question.id;
      this.showQuestion();
    } else this.answer(seat, answer.question, answer.value);
  }

  answer(seat: Seat, question: QuestionView, value: Json): void {
    const held = this.clock.gate(this.session.play, seat, value);
    const told = held ?? this.session.answer(seat, question.id, value);
    if (isRefusal(told)) return this.shower.refusal(told);
    this.moved();
    this.#botsDue = !this.clock.realTime;
    // Where several people are asked at once, each answers in turn.
    const people = this.asked();
    this.#next = people.find((one) => one > seat) ?? people[0] ?? null;
  }

  /** What is asked where we sit, with the powers beside it; null when nothing is. */
  menu(): Menu | null {
    if (this.seat === null) return null;
    const all = questionsFor(this.session.play, this.seat);
    const opened = all.find((one) => one.id === this.opened);
    if (opened !== undefined) return menuOf(this.speaker, opened, []);
    const powers = all.filter((one) => one.power);
    const question = all.find((one) => !one.power);
    return question === undefined ? null : menuOf(this.speaker, question, powers);
  }

  showQuestion(): void {
    const menu = this.menu();
    if (menu !== null) this.shower.question(menu);
  }
}
