/** What can be typed at the table besides answers: `undo`, `why b`, `rules DC-ACT-02`… in English and in French. */

import { botNamed, usualBot } from '@gravetable/bots';
import { Advising, hintFor, isPerson, type Done } from '@gravetable/host';
import { belowOf, fall, isRefusal } from '@gravetable/kernel';
import type { Json, QuestionView, Refusal, Seat, Session } from '@gravetable/kernel';
import { showRule } from '../ledgers.ts';
import { freshTableId, readRecordFile, recordFile, writeDurably } from '../store.ts';
import { broughtTable } from '../tables.ts';
import { adviceText, answerText } from './advice.ts';
import { showMap, walk } from './map.ts';
import { showOdds } from './odds.ts';
import { blockedText, refusalText } from './show.ts';
import { idsIn, thingsAt, thingsNamed } from './things.ts';
import type { TerminalTable } from './table.ts';

type Act = (table: TerminalTable, rest: string) => void | Promise<void>;

const HELP = [
  'answer',
  'look',
  'table',
  'map',
  'walk',
  'why',
  'hint',
  'ok',
  'odds',
  'any',
  'pause',
  'log',
  'rules',
  'undo',
  'seat',
  'save',
  'quit',
];

const ACTS: Readonly<Record<string, Act>> = {
  help: ({ screen, session }) => {
    screen.line(screen.colour.bold(screen.say('cli.help.title')));
    for (const id of HELP) {
      if (id === 'odds' && session.game.odds === undefined) continue;
      if ((id === 'map' || id === 'walk') && session.game.drawing === undefined) continue;
      screen.paragraph(screen.say(`cli.help.${id}`), '  ', '      ');
    }
  },
  why,
  hint,
  ok,
  any: (table) => {
    const menu = table.menu();
    const pending = pendingAt(table);
    if (menu === null || pending === undefined) return undefined;
    const { play, seed, count } = table.session;
    const below = belowOf(`${seed}/any/${count}`);
    const value = (
      pending.chance !== null
        ? fall(pending.chance, below)
        : table.led !== null && menu.question.form === 'one'
          ? menu.lines[below(menu.lines.length)]!.value // Of the bot's answers only those that concern everybody.
          : play.ask(pending).sample(below)
    ) as Json;
    table.screen.line(answerText(menu, value));
    return table.answer(pending.seat, menu.question, value);
  },
  look: (table, rest) => {
    if (rest !== '') return lookAt(table, rest);
    table.shower.table(viewerOf(table), true);
    table.showQuestion();
    return undefined;
  },
  odds: showOdds,
  pause: () => undefined,
  map: (table) => showMap(table),
  walk,
  log: async (table, rest) => {
    await table.table.past.intoSession(); // Somebody looks back.
    table.shower.follow(table.session);
    table.shower.log(table.seat !== null && table.seat >= 0 ? table.seat : null, Number(rest) || 15);
  },
  rules,
  undo,
  redo: async (table) => told(table, await table.table.back.redo(table.desk), 'cli.play.redone'),
  seat,
  save,
  load,
  back: (table) => {
    table.opened = null;
    table.showQuestion();
  },
  quit: (table) => {
    table.leaving = true;
  },
};

const ALIASES: Readonly<Record<string, string>> = {
  '?': 'help',
  h: 'help',
  aide: 'help',
  pourquoi: 'why',
  conseil: 'hint',
  chances: 'odds',
  hasard: 'any',
  table: 'look',
  regarder: 'look',
  carte: 'map',
  marcher: 'walk',
  aller: 'walk',
  go: 'walk',
  journal: 'log',
  rule: 'rules',
  règle: 'rules',
  règles: 'rules',
  u: 'undo',
  annuler: 'undo',
  y: 'redo',
  rétablir: 'redo',
  place: 'seat',
  sauver: 'save',
  charger: 'load',
  retour: 'back',
  q: 'quit',
  exit: 'quit',
  quitter: 'quit',
};

export function orders(): string[] {
  return Object.keys(ACTS);
}

export interface Order {
  readonly act: Act;
  readonly rest: string;
  /** Whoever reads is not to be hurried: against the clock, time stands still meanwhile (VG-RULING-78). */
  readonly reads: boolean;
}

const READING = new Set(['odds', 'help', 'why', 'rules', 'log', 'pause']);

export function readOrder(text: string): Order | null {
  const [first = '', ...words] = text.split(/\s+/);
  const word = first.toLowerCase();
  const name = Object.hasOwn(ALIASES, word) ? ALIASES[word]! : word;
  const rest = words.join(' ');
  const reads = READING.has(name) || (name === 'look' && rest !== '');
  return Object.hasOwn(ACTS, name) ? { act: ACTS[name]!, rest, reads } : null;
}

const viewerOf = ({ seat: at }: TerminalTable): Seat | null => (at !== null && at >= 0 ? at : null);

/** What something named on the screen is and does: by its name, or by the number of an answer that names it. */
function lookAt(table: TerminalTable, rest: string): void {
  const { screen, speaker, session, shower } = table;
  const things = thingsAt(session, viewerOf(table), speaker);
  const line = [...(table.menu()?.lines ?? []), ...(table.menu()?.powers ?? [])].find(
    (one) => one.key === rest,
  );
  const named = line === undefined ? [] : idsIn(line.said);
  const found =
    line === undefined ? thingsNamed(things, rest) : things.filter(({ id }) => named.includes(id));
  if (found.length === 0) return screen.line(screen.say('cli.play.lookNothing', { word: rest }));
  for (const thing of found.slice(0, MOST_SHOWN)) shower.explain(thing);
  if (found.length > MOST_SHOWN)
    screen.paragraph(
      screen.say('cli.play.lookMore', { names: found.slice(MOST_SHOWN).map(({ name }) => name) }),
    );
}

/** More things than this are only named. */
const MOST_SHOWN = 4;

function why(table: TerminalTable, rest: string): void {
  const { screen, speaker } = table;
  const menu = table.menu();
  if (menu === null || menu.blocked.length === 0) return screen.line(screen.say('cli.play.whyNothing'));
  if (menu.lines.some((line) => line.key === rest)) return screen.line(screen.say('cli.play.whyLegal'));
  const wanted = rest.toLowerCase();
  const line = menu.blocked.find(
    (one) => one.key === wanted || one.text.toLowerCase().startsWith(wanted || '\n'),
  );
  if (line === undefined) {
    for (const one of menu.blocked)
      screen.paragraph(`${one.key}  ${blockedText(speaker, one)}`, '  ', '     ');
    return;
  }
  const { code, rule, data } = line.view;
  const reason = refusalText(speaker, { refused: true, code, rule, data });
  screen.paragraph(screen.say('cli.play.whyRule', { option: line.text, why: reason, rule }));
  if (rule !== null) showRule(screen, table.session.game.id, rule);
}

/** The question we answer, our own or that of a bot in whose place we decide. */
function pendingAt({ seat: at, led, session }: TerminalTable) {
  return at === null ? undefined : session.play.pendingOf(led?.seat ?? at);
}

function hint(table: TerminalTable): void {
  const { screen, session, speaker, led } = table;
  const menu = table.menu();
  if (menu !== null && led !== null) {
    table.hinted = { question: menu.question.id, value: led.value };
    return screen.paragraph(adviceText(table, menu, led));
  }
  const pending = pendingAt(table);
  const bot = usualBot(session.game);
  if (menu === null || pending === undefined || pending.chance !== null || bot.name === 'random') {
    return screen.line(screen.say('cli.play.noHint'));
  }
  const found = hintFor(session, pending.seat);
  if (found === null) return screen.line(screen.say('cli.play.noHint'));
  const weighed = weighedHint(session, pending.seat);
  const { value, reason } = weighed ?? found;
  table.hinted = { question: menu.question.id, value };
  const args = {
    bot: screen.say(`bot.${weighed?.found === true ? 'strong' : bot.name}`),
    answer: answerText(menu, value),
  };
  const hinted =
    reason === null
      ? screen.say('cli.play.hint', args)
      : screen.say('cli.play.hintWhy', { ...args, why: speaker.say(reason) });
  const says = weighed?.says ?? null;
  screen.paragraph(says === null ? hinted : `${hinted} ${speaker.say(says)}`);
}

/** Do what the hint says: the one that was told for this question, or the one that would be; `ok turn` for the rest of the turn. */
function ok(table: TerminalTable, rest: string): void | Promise<void> {
  if (/^(turn|tour|rest|reste)$/i.test(rest)) return okTurn(table);
  const menu = table.menu();
  const pending = pendingAt(table);
  if (menu !== null && table.hinted?.question !== menu.question.id) hint(table);
  const { hinted } = table;
  if (menu === null || pending === undefined || hinted?.question !== menu.question.id) return undefined;
  return table.answer(pending.seat, menu.question, hinted.value);
}

/** Answers of one turn are not more. */
const MOST_ANSWERS = 200;

/** What habit would do, one answer after the other, until another turn begins or somebody else is asked. */
async function okTurn(table: TerminalTable): Promise<void> {
  const { screen, session, speaker } = table;
  for (let n = 0; n < MOST_ANSWERS; n++) {
    const menu = table.menu();
    const pending = pendingAt(table);
    if (menu === null || pending === undefined || pending.chance !== null || table.led !== null) return;
    const found = hintFor(session, pending.seat);
    if (found === null) return screen.line(screen.say('cli.play.noHint'));
    screen.line(screen.colour.dim(`> ${answerText(menu, found.value)}`));
    const before = session.count;
    await table.answer(pending.seat, menu.question, found.value);
    if (session.count === before || session.play.over || !table.asked().includes(pending.seat)) return;
    const told = session.moments.slice(before).flatMap((moment) => moment.told);
    const ends = (kind: string): boolean => speaker.has(`turn.${kind}`) || speaker.has(`turn-over.${kind}`);
    if (told.some(({ open }) => open !== null && open !== undefined && ends(open.kind))) return;
  }
}

/** Milliseconds a hint is weighed for, and at most where nothing can be said in numbers before. */
const WEIGHS = 1000;
const MOST = 4000;

function weighedHint(session: Session, seat: Seat): ReturnType<Advising['weigh']> {
  const advising = new Advising();
  const start = performance.now();
  const isLate = (after: number): boolean => performance.now() - start >= after;
  let told = advising.weigh(session, seat, () => isLate(WEIGHS));
  while (told !== null && told.says === null && !told.done && !isLate(MOST))
    told = advising.weigh(session, seat, () => true);
  return told;
}

function rules(table: TerminalTable, rest: string): void {
  const { screen, session } = table;
  const asked: QuestionView | undefined = table.menu()?.question;
  const id = (rest === '' ? asked?.rule : rest.toUpperCase()) ?? '';
  if (!showRule(screen, session.game.id, id)) screen.line(screen.say('cli.rules.unknown', { id }));
}

/** Say what came of it; a refusal leaves everything as it was. */
function told(table: TerminalTable, done: Done | Refusal, id: string): void {
  if (!table.written(done)) return;
  table.screen.line(table.screen.say(id));
  table.moved();
  table.shower.caughtUp();
}

/** Take back the last answer of somebody at this keyboard. `undo agreed` says that the whole table agrees. */
async function undo(table: TerminalTable, rest: string): Promise<void> {
  const agreed = /^(agreed|d.accord|oui|yes)$/i.test(rest);
  const done = await (agreed ? table.table.back.undoAgreed(table.desk) : table.table.back.undo(table.desk));
  told(table, done, 'cli.play.undone');
  if (isRefusal(done) && done.code === 'INFORMATION_LINE')
    table.screen.line(table.screen.say('cli.play.undoAgreed'));
}

function seat(table: TerminalTable, rest: string): void {
  const { screen, session, speaker } = table;
  const wanted = rest.toLowerCase();
  const at = session.seats.findIndex(
    ({ name }, i) => String(i + 1) === rest || (wanted !== '' && name.toLowerCase().startsWith(wanted)),
  );
  const known = session.seats.map((one) => one.name).join(', ');
  if (at === -1) return screen.line(screen.say('cli.play.seatUnknown', { word: rest, known }));
  if (!isPerson(session, at)) {
    return screen.line(
      screen.say('cli.play.playedBy', {
        who: speaker.seat(at),
        bot: (botNamed(session.game, session.seats[at]!.kind) ?? usualBot(session.game)).name,
      }),
    );
  }
  if (!table.asked().includes(at)) return screen.line(screen.say('cli.play.notYet'));
  table.sitAt(at);
}

/** A file of one's own. The seed of a running game is in it. */
async function save(table: TerminalTable, rest: string): Promise<void> {
  const { screen } = table;
  const file = rest === '' ? recordFile(table.table.id) : rest;
  try {
    writeDurably(file, JSON.stringify(await table.table.past.record()));
    screen.line(screen.say('cli.play.savedTo', { file }));
    if (!table.session.play.over) screen.line(screen.say('cli.play.savedSeed'));
  } catch (error) {
    screen.line(screen.say('cli.play.cannotWrite', { why: error instanceof Error ? error.message : '' }));
  }
}

async function load(table: TerminalTable, rest: string): Promise<void> {
  const { screen } = table;
  if (rest === '') return screen.line(screen.say('cli.play.fileNeeded', { command: 'load' }));
  const record = readRecordFile(rest);
  if (isRefusal(record)) return table.shower.refusal(record);
  const id = freshTableId(record.game, record.seed ?? '');
  const brought = await broughtTable(table.host, id, record);
  if (isRefusal(brought)) return table.shower.refusal(brought);
  screen.line(screen.say('cli.play.loaded', { file: rest }));
  await table.take(brought);
}
