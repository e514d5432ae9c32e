/** A table online in the terminal: the same menus and sentences, kept by a server. */

import { gameOf } from '@gravetable/catalog';
import {
  isRecord,
  isRefusal,
  type AnyGame,
  type Json,
  type QuestionView,
  type Speaker,
} from '@gravetable/kernel';
import type { ByeReason, ServerMessage } from '@gravetable/protocol';
import { CheckFault, OK } from '../faults.ts';
import type { Screen } from '../screen.ts';
import { adviceText } from '../table/advice.ts';
import { typed } from '../table/answer.ts';
import { TIME, type Input } from '../table/input.ts';
import { menuOf, optionText, type Menu } from '../table/menu.ts';
import { Shower, type Shown } from '../table/show.ts';
import { OnlineConnection } from './connection.ts';
import { keepKey, keyOf, type TableLink } from './link.ts';

const TOLD: ReadonlySet<string> = new Set<ByeReason>(['unknown', 'locked', 'kicked', 'closed', 'newer']);

export class OnlineTable {
  readonly #screen: Screen;
  readonly #input: Input;
  readonly #link: TableLink;
  #name: string | null;
  readonly #connection: OnlineConnection;
  #shower: Shower | null = null;
  #speaker: Speaker;
  #shown = -1;
  #ended: ByeReason | null = null;
  #vote: number | null = null;
  #waitingSaid = '';

  constructor(screen: Screen, input: Input, link: TableLink, name: string | null) {
    this.#screen = screen;
    this.#input = input;
    this.#link = link;
    this.#name = name;
    this.#speaker = screen.speaker();
    this.#connection = new OnlineConnection(link, keyOf(link.table), {
      gameOf,
      changed: () => this.#input.wake(),
      heard: (message) => this.#hear(message),
      ended: (why) => {
        this.#ended = why;
        this.#input.wake();
      },
      cut: () => this.#screen.aside(this.#screen.say('cli.online.gone')),
    });
  }

  get #game(): AnyGame {
    return gameOf(this.#connection.room!.game)!;
  }

  #hear(message: ServerMessage): void {
    if (message.say === 'talk') {
      const { name: who, text } = message.line;
      this.#screen.paragraph(this.#screen.say('cli.online.said', { who, text }));
    }
    if (message.say !== 'vote') return;
    this.#vote = message.vote?.number ?? null;
    const isAsked = message.vote?.asked.some((seat) => this.#connection.you?.seats.includes(seat)) ?? false;
    if (isAsked)
      this.#screen.line(this.#screen.say('cli.online.vote', { who: this.#speaker.seat(message.vote!.by) }));
  }

  async run(): Promise<number> {
    try {
      while (this.#ended === null) {
        const { you, room, known } = this.#connection;
        if (you !== null && you.member === null && (await this.#sitDown())) continue;
        if (room !== null) this.#introduce();
        if ((known?.outcome ?? null) !== null && this.#shower !== null) return this.#finish();
        this.#show();
        const line = await this.#input.next(this.#menu() === null ? '' : '> ');
        if (line === TIME) continue;
        if (line === null || /^(quit|exit|quitter)$/.test(line.trim())) {
          this.#screen.line(this.#screen.say('cli.online.left'));
          return OK;
        }
        await this.#obey(line.trim());
      }
      throw new CheckFault({ id: `cli.online.bye.${TOLD.has(this.#ended) ? this.#ended : 'other'}` });
    } finally {
      this.#connection.close();
      this.#input.close();
    }
  }

  #finish(): number {
    this.#shower!.news(this.#connection.known!.viewer);
    this.#shower!.ending();
    return OK;
  }

  /** A name once, and the first seat that is free; false where there is none. */
  async #sitDown(): Promise<boolean> {
    const { room } = this.#connection;
    const free = room!.seats.find(({ kind, keptFor }) => kind === 'open' && keptFor === null);
    if (free === undefined) {
      this.#say('cli.online.watching');
      return false;
    }
    if (this.#name === null) {
      const line = await this.#input.next(`${this.#screen.say('cli.online.name')} `);
      if (typeof line !== 'string') return false;
      this.#name = line.trim();
    }
    const reply = await this.#connection.ask('sit', { seat: free.seat, name: this.#name });
    if (isRefusal(reply)) {
      this.#screen.line(this.#speaker.say({ id: `refusal.${reply.code}`, args: reply.data }));
      return false;
    }
    const key = 'value' in reply && isRecord(reply.value) ? reply.value['key'] : null;
    if (typeof key === 'string') {
      keepKey(this.#link.table, key);
      this.#connection.keep(key);
    }
    this.#screen.line(this.#screen.say('cli.online.seated', { n: free.seat + 1 }));
    return false;
  }

  /** Said once, until something else is said. */
  #say(id: string, args: Record<string, string> = {}): void {
    const text = this.#screen.say(id, args);
    if (text === this.#waitingSaid) return;
    this.#waitingSaid = text;
    this.#screen.line(this.#screen.colour.dim(text));
  }

  #introduce(): void {
    const { room, known } = this.#connection;
    const names = room!.seats.map(({ name }) => name);
    if (known === null)
      return this.#say('cli.online.waiting', { who: names.filter((one) => one !== '').join(', ') });
    if (this.#shower !== null) return;
    this.#speaker = this.#screen.speaker(this.#game, names);
    this.#shower = new Shower(this.#screen, this.#table(), this.#speaker);
    this.#screen.line(this.#screen.colour.dim(this.#screen.say('cli.online.orders')));
  }

  /** What is known, as a table that can be shown. */
  #table(): Shown {
    const { known, log, moments, from } = this.#connection;
    return {
      game: this.#game,
      play: { outcome: known!.outcome, view: () => known!.view },
      count: known!.count,
      from,
      moments,
      log: () => log,
    };
  }

  #show(): void {
    const { known } = this.#connection;
    if (known === null || this.#shower === null || known.revision === this.#shown) return;
    this.#shown = known.revision;
    this.#shower.follow(this.#table());
    this.#shower.news(known.viewer);
    const menu = this.#menu();
    if (menu === null) {
      const who = known.waiting.filter((seat) => seat >= 0).map((seat) => this.#speaker.seat(seat));
      this.#say('cli.online.waitsFor', { who: who.join(', ') });
    } else {
      this.#waitingSaid = '';
      this.#shower.table(known.viewer, false);
      this.#shower.question(menu);
      this.#showAdvice(menu);
    }
    void this.#connection.ask('seen');
  }

  /** Where people decide for a bot, it says what it would do. */
  #showAdvice(menu: Menu): void {
    const advised = this.#connection.known?.advised ?? null;
    if (advised === null || advised.by !== menu.question.seat) return;
    const at = { screen: this.#screen, speaker: this.#speaker };
    this.#screen.paragraph(adviceText(at, menu, { ...advised, seat: advised.by }), '  ', '  ');
  }

  #menu(): Menu | null {
    const questions: readonly QuestionView[] = this.#connection.known?.questions ?? [];
    const question = questions.find((one) => !one.power);
    return question === undefined
      ? null
      : menuOf(
          this.#speaker,
          question,
          questions.filter((one) => one.power),
        );
  }

  async #obey(text: string): Promise<void> {
    const [word = '', ...rest] = text.split(' ');
    if (text === '') return;
    if (/^(say|dire)$/.test(word)) return this.#ask('say', { text: rest.join(' ') });
    if (/^(undo|annuler)$/.test(word)) return this.#undo();
    if (/^(redo|refaire)$/.test(word)) return this.#ask('redo', {});
    if (/^(yes|oui)$/.test(word) && this.#vote !== null) return this.#ask('accept', { number: this.#vote });
    if (/^(no|non)$/.test(word) && this.#vote !== null) return this.#ask('decline', { number: this.#vote });
    if (/^(look|voir)$/.test(word)) return this.#shower?.table(this.#connection.known!.viewer, true);
    const menu = this.#menu();
    if (menu === null) return this.#screen.line(this.#screen.say('cli.play.notYet'));
    if (/^(hint|conseil)$/.test(word)) return this.#hint(menu);
    const answer = typed(menu, text);
    if (answer.kind === 'complaint')
      this.#screen.paragraph(this.#screen.colour.yellow(this.#speaker.say(answer.said)));
    else if (answer.kind === 'answer')
      await this.#ask('answer', { question: answer.question.id, value: answer.value });
    else if (answer.kind === 'open') this.#shower?.question(menuOf(this.#speaker, answer.power.question, []));
    else this.#screen.line(this.#screen.say('cli.play.notUnderstood', { word: text }));
  }

  async #ask(what: string, fields: object): Promise<void> {
    const reply = await this.#connection.ask(what, fields);
    if (isRefusal(reply)) this.#shower?.refusal(reply);
  }

  /** Past the line the others are asked. */
  async #undo(): Promise<void> {
    const reply = await this.#connection.ask('undo');
    if (isRefusal(reply) && reply.code === 'INFORMATION_LINE')
      return this.#ask('propose', { what: 'undo', seat: null });
    if (isRefusal(reply)) this.#shower?.refusal(reply);
  }

  async #hint({ question }: Menu): Promise<void> {
    const reply = await this.#connection.ask('hint', { question: question.id });
    const value = 'value' in reply && isRecord(reply.value) ? (reply.value['value'] as Json) : null;
    const option = question.options.find((one) => JSON.stringify(one.value) === JSON.stringify(value));
    const answer = option === undefined ? JSON.stringify(value) : optionText(this.#speaker, option);
    this.#screen.line(this.#screen.say('cli.play.hint', { bot: 'careful', answer }));
  }
}
