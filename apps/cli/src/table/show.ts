/** What the table looks like in a terminal: sections, log lines and questions, as sentences. */

import { CLOCK, HAND, ruleOf } from '@gravetable/kernel';
import type {
  GameEvent,
  Line as InformationLine,
  LogLine,
  Refusal,
  Said,
  Seat,
  Session,
  Speaker,
  Viewer,
} from '@gravetable/kernel';
import type { Screen } from '../screen.ts';
import { sentenceOf, type BlockedLine, type Line, type Menu, type PowerLine } from './menu.ts';
import { idsIn, thingsAt, type Explained } from './things.ts';

export function refusalText(speaker: Speaker, refusal: Refusal): string {
  return speaker.say({ id: `refusal.${refusal.code}`, args: refusal.data });
}

/** A place that the map knows by a code is told with it. */
export function eventText(speaker: Speaker, event: GameEvent): string {
  const codes = Object.values(event).flatMap((value) =>
    typeof value === 'string' && speaker.has(`code.${value}`) ? [value] : [],
  );
  return codes.reduce(
    (told, code) => {
      const name = speaker.say({ id: `name.${code}` });
      return told.replace(new RegExp(`(?<![\\p{L}-])${name}(?! \\()`, 'u'), `${name} (${code})`);
    },
    speaker.say({ id: `event.${event.kind}`, args: event }),
  );
}

/** Whether a seat privately knows something: less is hidden from it than from a spectator. */
export function knowsSecrets(session: Session, seat: Seat): boolean {
  const { game, play } = session;
  const hidden = (viewer: Viewer): number =>
    game.hidden(play.state.board, viewer).reduce((sum, group) => sum + group.places.length, 0);
  return hidden(null) > hidden(seat);
}

const whyBlocked = (speaker: Speaker, { view }: BlockedLine): string =>
  refusalText(speaker, { refused: true, code: view.code, rule: null, data: view.data }).replace(/\.$/, '');

/** A forbidden answer and why, in one line. */
export const blockedText = (speaker: Speaker, line: BlockedLine): string =>
  `${line.text} (${whyBlocked(speaker, line)})`;

/** Forbidden answers: what is forbidden for one reason stands together, and the reason once. */
export function blockedRows(
  speaker: Speaker,
  blocked: readonly BlockedLine[],
): { readonly key: string; readonly text: string }[] {
  const found = new Map<string, BlockedLine[]>();
  for (const line of blocked) {
    const why = whyBlocked(speaker, line);
    found.set(why, [...(found.get(why) ?? []), line]);
  }
  return [...found].map(([why, lines]) => ({
    key: lines.map(({ key }) => key).join(' '),
    text: `${lines.map(({ text }) => text).join('; ')} (${why})`,
  }));
}

const SHORT = 24;
const RECAP = 8;
const LONG = 6;
/** More forbidden answers than this are only counted; `why` lists them. */
const BLOCKED_SHOWN = 6;
/** In a list longer than this, answers of one kind are set apart from those of another. */
const GROUPED = 8;
/** So many lines of a question may explain what its answers name; of the rest only the beginning is told. */
const EXPLAINING = 24;
/** More ways to use a power than this share a row. */
const POWERS_LISTED = 3;

/** Short lines share a row, long ones stand alone. */
function packed(lines: readonly string[], width: number): string[][] {
  const rows: string[][] = [];
  let room = 0;
  for (const line of lines) {
    const fits = line.length <= SHORT && line.length + 3 <= room;
    if (fits) rows.at(-1)!.push(line);
    else rows.push([line]);
    room = line.length > SHORT ? 0 : (fits ? room : width) - line.length - 3;
  }
  return rows;
}

/** What is shown: a session, or a table that somebody else keeps. */
export interface Shown {
  readonly game: Pick<Session['game'], 'outline' | 'text' | 'things'>;
  readonly play: Pick<Session['play'], 'outcome'> & { view(viewer: Viewer): object };
  readonly count: number;
  readonly from: number;
  readonly moments: readonly { readonly line: InformationLine | null }[];
  log(viewer: Viewer): readonly LogLine[];
}

/** Lines about a thing that an answer names, unless the answer says itself what the thing does. */
const unsaid = (answer: string, lines: readonly string[]): readonly string[] =>
  lines.length > 0 && answer.includes(lines[0]!) ? [] : lines;

export class Shower {
  readonly #screen: Screen;
  #session: Shown;
  readonly #speaker: Speaker;
  /** What each viewer was shown last, section by section, and how much of the log. */
  readonly #sections = new Map<Viewer, Map<string, string>>();
  readonly #read = new Map<Viewer, number>();
  /** Things that answers have named already. */
  readonly #explained = new Set<string>();

  constructor(screen: Screen, session: Shown, speaker: Speaker) {
    this.#screen = screen;
    this.#session = session;
    this.#speaker = speaker;
  }

  /** The same table, with more of its past. */
  follow(session: Shown): void {
    this.#session = session;
  }

  /** The table as a viewer sees it: all of it, or what changed since they last looked. */
  table(viewer: Viewer, all: boolean): void {
    const { game, play } = this.#session;
    const { bold, dim } = this.#screen.colour;
    const shown = new Map<string, string>();
    const before = this.#sections.get(viewer);
    let began = false;
    const sections = game.outline(play.view(viewer));
    for (const section of sections) {
      const title = this.#speaker.say(section.title);
      const lines = section.lines.map((line) => this.#speaker.say(line));
      // The only section of its kind is the same one under another title, such as that of the next Round.
      const alone = sections.filter((one) => one.title.id === section.title.id).length === 1;
      const key = alone ? section.title.id : title;
      const last = before?.get(key);
      shown.set(key, [title, ...lines].join('\n'));
      if (!all && last === shown.get(key)) continue;
      // Of a long section only the lines that changed are shown again; in a short one the others are dimmed.
      const known = new Set(all ? [] : last?.split('\n'));
      const told = lines.length > LONG ? lines.filter((line) => !known.has(line)) : lines;
      if (!began) this.#screen.line();
      began = true;
      this.#screen.line(bold(title));
      for (const row of packed(told, this.#screen.width - 2)) {
        const text = row.map((line) => (known.has(line) ? dim(line) : line)).join(dim(' · '));
        this.#screen.paragraph(text, '  ', '    ');
      }
    }
    this.#sections.set(viewer, shown);
  }

  /** What happened since this viewer last looked. */
  news(viewer: Viewer): void {
    const from = this.#read.get(viewer) ?? -1;
    const all = this.#session.log(viewer).filter(({ after }) => after > from);
    // Who comes back to a table is told how it stood last, not the whole evening.
    const log = from === -1 && this.#session.count > 0 ? all.slice(-RECAP) : all;
    if (log.length > 0) this.#screen.line();
    for (const { event } of log) this.#screen.paragraph(eventText(this.#speaker, event), '· ', '  ');
    this.#read.set(viewer, this.#session.count);
  }

  /** What a person knows already: nothing that is taken back is told as news again. */
  caughtUp(): void {
    const { count } = this.#session;
    for (const viewer of this.#read.keys()) this.#read.set(viewer, count);
  }

  log(viewer: Viewer, count: number): void {
    const { dim } = this.#screen.colour;
    const lines: string[] = [];
    let last = -1;
    for (const { after, event } of this.#session.log(viewer)) {
      const line =
        after > 0 && after !== last
          ? (this.#session.moments[after - 1 - this.#session.from]?.line ?? null)
          : null;
      if (line !== null) lines.push(dim(`── ${this.#speaker.say({ id: `cli.play.line.${line}` })}`));
      last = after;
      const rule = event.rule === undefined ? '' : dim(` ${ruleOf(event.rule)}`);
      lines.push(`· ${eventText(this.#speaker, event)}${rule}`);
    }
    if (lines.length === 0) this.#screen.line(this.#screen.say('cli.play.logEmpty'));
    for (const line of lines.slice(-count)) this.#screen.paragraph(line, '', '  ');
  }

  question(menu: Menu): void {
    const { bold, cyan, dim } = this.#screen.colour;
    const { question, lines, blocked, powers } = menu;
    this.#screen.line();
    this.#screen.paragraph(`${bold(sentenceOf(this.#speaker, question))} ${dim(question.rule)}`);
    const width = Math.max(2, ...[...lines, ...powers].map((one) => one.key.length));
    const show = (key: string, shortcut: string | null, text: string, faint: boolean): void => {
      const head = `  ${' '.repeat(Math.max(0, width - key.length))}${faint ? key : cyan(key)}${shortcut === null ? '' : dim(`/${shortcut}`)}  `;
      const hang = ' '.repeat(width + 4);
      this.#screen.paragraph(faint ? dim(text) : text, faint ? dim(head) : head, hang);
    };
    const bare = lines.length > 0 && lines.every((line) => line.key === line.text);
    if (bare) this.#screen.paragraph(lines.map((line) => cyan(line.key)).join(' · '), '  ');
    else {
      const things = this.#fresh(menu);
      let group = lines[0]?.said.id;
      for (const line of lines) {
        // Answers of one kind stand together where there are many.
        if (lines.length > GROUPED && line.said.id !== group) this.#screen.line();
        group = line.said.id;
        show(line.key, line.shortcut, line.text, false);
        for (const told of things.get(line) ?? [])
          this.#screen.paragraph(dim(told), ' '.repeat(width + 6), ' '.repeat(width + 8));
      }
    }
    const how = this.#how(menu);
    if (how !== null) this.#screen.paragraph(dim(how), '  ', '  ');
    if (blocked.length > BLOCKED_SHOWN) {
      this.#screen.line(`  ${dim(this.#screen.say('cli.play.blockedMany', { n: blocked.length }))}`);
    } else for (const { key, text } of blockedRows(this.#speaker, blocked)) show(key, null, text, true);
    const headings = new Set(powers.map((one) => this.#powerHeading(one)));
    for (const heading of headings) {
      const offered = powers.filter((one) => this.#powerHeading(one) === heading);
      this.#screen.line(`  ${dim(heading)}`);
      // What may be done at any time should not push the question off the screen.
      if (offered.length <= POWERS_LISTED)
        for (const one of offered) show(one.key, one.shortcut, one.text, false);
      else {
        const row = offered.map((one) => `${cyan(one.key)} ${one.text}`).join(dim(' · '));
        this.#screen.paragraph(row, ' '.repeat(width + 4), ' '.repeat(width + 4));
      }
    }
  }

  /** What answers name for the first time, explained beneath them; what the question is about, above. */
  #fresh({ question, lines }: Menu): Map<Line, readonly string[]> {
    const found = new Map<Line, readonly string[]>();
    const things = new Map(
      thingsAt(this.#session, question.seat < 0 ? null : question.seat, this.#speaker).map((one) => [
        one.id,
        one,
      ]),
    );
    const take = (said: Said): Explained[] =>
      idsIn(said).flatMap((id) => {
        const thing = things.get(id);
        if (thing === undefined || thing.shown || this.#explained.has(id)) return [];
        this.#explained.add(id);
        return [thing];
      });
    const { dim } = this.#screen.colour;
    const about = take({ id: `ask.${question.kind}`, args: question.about });
    for (const { name, lines: told } of about) {
      // Of several things it is said which one the lines are about.
      if (about.length > 1) this.#screen.line(dim(`  ${name}`));
      for (const line of told) this.#screen.paragraph(dim(line), '    ', '      ');
    }
    const room = Math.max(2, Math.floor(EXPLAINING / lines.length));
    for (const line of lines) {
      const told = unsaid(
        line.text,
        take(line.said).flatMap((thing) => thing.lines),
      );
      const more = this.#screen.say('cli.play.lookFor', { n: line.key });
      if (told.length > 0) found.set(line, told.length > room ? [`${told[0]} ${more}`] : told);
    }
    return found;
  }

  /** What something is and does. */
  explain({ name, lines }: Explained): void {
    this.#screen.line(this.#screen.colour.bold(name));
    for (const line of lines) this.#screen.paragraph(line, '  ', '    ');
  }

  /** `At any time`, with the sentence of the power where it has one. */
  #powerHeading({ question, opens }: PowerLine): string {
    const any = this.#screen.say('cli.play.anyTime');
    const sentence = sentenceOf(this.#speaker, question);
    const own = sentence !== this.#speaker.say({ id: 'cli.play.what', args: { who: question.seat } });
    return own && !opens ? this.#screen.say('cli.play.anyTimeFor', { sentence }) : any;
  }

  /** How to answer a question that is not about one choice. */
  #how({ question, lines, places }: Menu): string | null {
    const { form, min = 0, max = lines.length, total = 0 } = question;
    if (form === 'some' && min === max) return this.#screen.say('cli.play.exactly', { min });
    if (form === 'some') return this.#screen.say('cli.play.some', { min, max });
    if (form === 'chance') return this.#screen.say('cli.play.fellHow');
    if (form === 'order') return this.#screen.say('cli.play.order');
    if (form === 'assign') {
      // Room for everything is no limit worth telling.
      const named = places.map(({ text }, at) => {
        const room = question.limits![at]!;
        return room > lines.length ? text : `${text} (${room})`;
      });
      return this.#screen.say('cli.play.assign', { where: places[0]!.text, places: named.join(', ') });
    }
    return form === 'split' ? this.#screen.say('cli.play.split', { total }) : null;
  }

  /** Who sits down now. */
  heading(seat: Seat): void {
    const name =
      seat === CLOCK || seat === HAND
        ? this.#screen.say(seat === CLOCK ? 'cli.clock' : 'cli.hand')
        : this.#speaker.seat(seat);
    const rest = Math.max(0, this.#screen.width - name.length - 4);
    this.#screen.line(this.#screen.colour.dim(`── ${name} ${'─'.repeat(rest)}`));
  }

  ending(): void {
    const { outcome } = this.#session.play;
    if (outcome === null) return;
    const { bold } = this.#screen.colour;
    const id = `outcome.${outcome.reason}`;
    const words = this.#speaker.has(id)
      ? this.#speaker.say({ id, args: { ...outcome, who: outcome.winners } })
      : this.#screen.say('cli.play.over');
    this.#screen.paragraph(bold(words));
    if (outcome.scores === undefined) return;
    const scores = outcome.scores.map((score, seat) => `${this.#speaker.seat(seat)} ${score}`).join(', ');
    this.#screen.line(this.#screen.say('cli.play.scores', { scores }));
  }

  refusal(refusal: Refusal): void {
    const rule = refusal.rule === null ? '' : this.#screen.colour.dim(` ${refusal.rule}`);
    this.#screen.paragraph(`${this.#screen.colour.yellow(refusalText(this.#speaker, refusal))}${rule}`);
  }
}
