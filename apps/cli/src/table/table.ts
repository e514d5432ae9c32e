/**
 * The terminal table: asks the people one after the other, lets bots and clock play their part, and shows nothing that is
 * not written yet. The game itself is kept by the host.
 */

import type { Desk, Done, Host, Led, Table } from '@gravetable/host';
import { isPerson, questionLed } from '@gravetable/host';
import { HAND, isRefusal, questionsFor } from '@gravetable/kernel';
import type { AnyGame, Json, QuestionView, Refusal, Seat, Session, Speaker } from '@gravetable/kernel';
import type { Push } from '@gravetable/protocol';
import { OK } from '../faults.ts';
import type { Screen } from '../screen.ts';
import { recordFile, writeDurably } from '../store.ts';
import { deskAt } from '../tables.ts';
import { adviceText } from './advice.ts';
import { typed } from './answer.ts';
import { orders, readOrder, type Order } from './orders.ts';
import { TIME, type Input } from './input.ts';
import { menuOf, type Menu } from './menu.ts';
import { knowsSecrets, Shower } from './show.ts';

const PERSON = 'person';
/** An empty screen, with nothing above it. */
const CLEARED = '\u001B[2J\u001B[3J\u001B[H';

export class TerminalTable {
  readonly screen: Screen;
  readonly input: Input;
  readonly host: Host;
  table: Table;
  desk: Desk;
  speaker: Speaker;
  shower: Shower;
  /** Where we sit. */
  seat: Seat | null = null;
  /** An out-of-turn power that is being answered, by its question's name. */
  opened: string | null = null;
  leaving = false;
  /** What the last hint said, and of which question. */
  hinted: { readonly question: string; readonly value: Json } | null = null;
  /** Whether the table has to be shown again before the next question. */
  #stale = true;
  /** Where we shall sit at the next question. */
  #next: Seat | null = null;
  /** When the timer that runs out first does so, in real time. */
  #due: number | null = null;
  #expired = false;
  /** The question that was last shown. */
  #asked = '';
  readonly #lead: boolean;

  /** `lead`: what concerns everybody is decided by people, and bots advise. */
  constructor(screen: Screen, input: Input, host: Host, table: Table, lead = true) {
    this.screen = screen;
    this.input = input;
    this.host = host;
    this.table = table;
    this.#lead = lead;
    table.lead = lead;
    this.desk = deskAt(table, (push) => this.#hear(push));
    this.speaker = this.#speakerOf(this.session.game);
    this.shower = new Shower(screen, this.session, this.speaker);
  }

  get session(): Session {
    return this.table.whole;
  }

  #speakerOf(game: AnyGame): Speaker {
    return this.screen.speaker(
      game,
      this.session.seats.map((one) => one.name),
    );
  }

  /** Sit down at another game. */
  async take(table: Table): Promise<void> {
    await this.#leave();
    this.table = table;
    table.lead = this.#lead;
    this.desk = deskAt(table, (push) => this.#hear(push));
    this.speaker = this.#speakerOf(this.session.game);
    this.shower = new Shower(this.screen, this.session, this.speaker);
    this.moved();
    this.seat = null;
  }

  async #leave(): Promise<void> {
    this.desk.leave();
    await this.host.close(this.table);
  }

  /** In real time bots and clock act while somebody thinks. */
  #hear(push: Push): void {
    if (push.push === 'clock') {
      const { countdown } = push;
      this.#due = countdown?.running === true ? performance.now() + countdown.left : null;
    } else if (push.push === 'step' && this.table.realTime) {
      this.#expired ||= push.by !== null && push.by < 0;
      this.moved();
      this.input.wake();
    } else if (push.push === 'elsewhere') {
      this.screen.line(this.screen.say('cli.play.elsewhere'));
      this.leaving = true;
      this.input.wake();
    }
  }

  /** Answer for another of the people at this keyboard. */
  sitAt(seat: Seat): void {
    this.#next = seat;
  }

  /** The table moved: it is shown again. */
  moved(): void {
    this.#stale = true;
    this.opened = null;
    this.shower.follow(this.session);
  }

  async run(): Promise<number> {
    try {
      while (!this.leaving) {
        if (this.session.play.over) return this.#finish();
        if (await this.#serveOthers()) continue;
        await this.#turn();
      }
      await this.#leave();
      const kept = (this.table.log?.trouble ?? null) === null;
      this.screen.line(this.screen.say(kept ? 'cli.play.saved' : 'cli.play.notSaved'));
      return OK;
    } finally {
      this.input.close();
    }
  }

  async #finish(): Promise<number> {
    this.shower.news(this.seat);
    this.shower.table(this.seat !== null && this.seat >= 0 ? this.seat : null, false);
    this.shower.ending();
    const file = await this.#recordFile();
    await this.#leave();
    this.screen.line(this.screen.say('cli.play.recordAt', { file }));
    return OK;
  }

  /** A game that is over leaves its record beside its log: that is what is stepped through and passed on. */
  async #recordFile(): Promise<string> {
    const file = recordFile(this.table.id);
    writeDurably(file, JSON.stringify(await this.table.past.record()));
    return file;
  }

  /** Seats at this keyboard that are asked now; what real dice show comes first. */
  asked(): Seat[] {
    const { led } = this.table;
    if (led !== null) return [led.by];
    const seats = [...new Set(this.session.play.pending.map((one) => one.seat))];
    if (seats.includes(HAND)) return [HAND];
    return seats.filter((seat) => isPerson(this.session, seat));
  }

  /** What a bot was asked and we decide in its place; null where it is our own question, or nobody's. */
  get led(): Led | null {
    const { led } = this.table;
    return led !== null && led.by === this.seat ? led : null;
  }

  /** Let bots and clock play their part; true when something was answered. In real time they do so by themselves. */
  async #serveOthers(): Promise<boolean> {
    if (this.table.othersAreNext) {
      await this.table.others();
      this.moved();
      return true;
    }
    if (this.table.realTime && this.table.awaitsStart) {
      await this.table.start(this.desk);
      this.moved();
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
    if (this.#expired) this.screen.line(`\n${this.screen.say('cli.play.timeUp')}`);
    this.#expired = false;
    if (this.#stale) {
      this.#stale = false;
      if (seat !== HAND) {
        this.shower.news(seat);
        this.shower.table(seat, false);
      }
      // Others act all the time there: a question that still stands as it was is not written again.
      const asked = JSON.stringify(this.menu());
      if (!this.table.realTime || asked !== this.#asked) this.showQuestion();
      this.#asked = asked;
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
    this.desk.viewer = seat >= 0 ? seat : null;
    this.opened = null;
    this.#stale = true;
    this.#asked = '';
    if (changing && this.screen.tty && knowsSecrets(this.session, seat)) {
      const who = this.speaker.seat(seat);
      process.stdout.write(CLEARED);
      this.screen.line(this.screen.colour.bold(this.screen.say('cli.play.handOver', { who })));
      const line = await this.input.next(`${this.screen.say('cli.play.handOverPress', { who })} `);
      if (line === null) this.leaving = true;
    }
    if (people.length > 1 && !this.leaving) this.shower.heading(seat);
  }

  async #read(seat: Seat): Promise<void> {
    const menu = this.menu();
    this.input.words = [...orders(), ...(menu?.lines.map((line) => line.text) ?? [])];
    this.input.instant = this.table.realTime && menu?.question.form === 'one' ? menu.lines.length : 0;
    const line = await this.input.next(() => {
      const left = this.#due === null ? null : Math.max(0, this.#due - performance.now());
      return left === null ? '> ' : `${Math.ceil(left / 1000)} s > `;
    });
    if (line === TIME) return;
    if (line === null) {
      if (this.screen.tty) this.screen.line();
      this.leaving = true;
    } else await this.#obey(seat, line.trim());
  }

  async #obey(seat: Seat, text: string): Promise<void> {
    if (text === '') return;
    const order = readOrder(text);
    if (order !== null && order.reads && this.table.realTime) return this.#readInPeace(order);
    if (order !== null) return order.act(this, order.rest);
    const menu = this.menu();
    if (menu === null) return this.screen.line(this.screen.say('cli.play.notYet'));
    const answer = typed(menu, text);
    if (answer.kind === 'complaint') {
      this.screen.paragraph(this.screen.colour.yellow(this.speaker.say(answer.said)));
    } else if (answer.kind === 'blocked') await readOrder(`why ${answer.key}`)!.act(this, answer.key);
    else if (answer.kind === 'open') {
      this.opened = answer.power.question.id;
      this.showQuestion();
    } else await this.answer(seat, answer.question, answer.value);
  }

  /** VG-RULING-78: while somebody reads, time stands still and the table is out of sight. */
  async #readInPeace({ act, rest }: Order): Promise<void> {
    this.table.hold(true);
    if (this.screen.tty) process.stdout.write(CLEARED);
    await act(this, rest);
    this.input.instant = 0;
    const line = await this.input.next(`${this.screen.say('cli.play.stands')} `);
    if (line === null) this.leaving = true;
    this.#asked = '';
    this.moved();
    this.table.hold(false);
  }

  async answer(seat: Seat, question: QuestionView, value: Json): Promise<void> {
    const done = await this.table.answer(this.desk, question.seat, question.id, value);
    if (!this.written(done)) return;
    this.moved();
    // Where several people are asked at once, each answers in turn.
    const people = this.asked();
    this.#next = people.find((one) => one > seat) ?? people[0] ?? null;
  }

  /** Whether something was done; a refusal is explained, and what could not be written is told. */
  written(done: Done | Refusal): boolean {
    if (isRefusal(done)) {
      this.shower.refusal(done);
      return false;
    }
    const { trouble } = done;
    if (trouble?.why === 'store') {
      const why = trouble.error instanceof Error ? trouble.error.message : '';
      this.screen.line(this.screen.say('cli.play.cannotWrite', { why }));
    }
    return true;
  }

  /** What is asked where we sit, with the powers beside it; null when nothing is. */
  menu(): Menu | null {
    if (this.seat === null) return null;
    const { play } = this.session;
    const { led } = this;
    const instead = led === null ? null : questionLed(play, led);
    const own = questionsFor(play, this.seat);
    // Whoever decides need not advise as well.
    const all = instead === null ? own : [instead, ...own.filter(({ kind }) => kind !== 'vote')];
    const opened = all.find((one) => one.id === this.opened);
    if (opened !== undefined) return menuOf(this.speaker, opened, []);
    const powers = all.filter((one) => one.power);
    const question = all.find((one) => !one.power);
    return question === undefined ? null : menuOf(this.speaker, question, powers);
  }

  showQuestion(): void {
    const menu = this.menu();
    if (menu === null) return;
    this.shower.question(menu);
    if (this.led !== null) this.screen.paragraph(adviceText(this, menu, this.led), '  ', '  ');
  }
}
