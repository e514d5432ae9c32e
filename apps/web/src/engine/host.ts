/** The table as the worker keeps it: one session, its bots, its save. Every answer is written before it is shown. */

import { botNamed, usualBot } from '@gravetable/bots';
import { gameOf } from '@gravetable/catalog';
import {
  belowOf,
  CLOCK,
  determinise,
  hash64,
  isRefusal,
  Look,
  recordFrom,
  refuse,
  Session,
  verifying,
  waitingFor,
} from '@gravetable/kernel';
import type {
  GameRecord,
  Json,
  Pending,
  Refusal,
  Said,
  Seat,
  Told,
  Verdict,
  Viewer,
} from '@gravetable/kernel';
import { clockQuestion, RollGate } from './clock.ts';
import { infoOf, momentOf, recordIn, shelvedOf, snapshotOf, stoodAt, takenBack, toldBy } from './snapshot.ts';
import { Steps, type Report } from './steps.ts';
import { keepTable, Overtaken, setAside, tableOf, type SavedTable, type Shelved } from '../saves/db.ts';
import type { Way } from '../presets.ts';
import type {
  GameInfo,
  Hint,
  Host,
  NewTable,
  Opened,
  PastView,
  Pins,
  Preview,
  Snapshot,
  TableMeta,
  ToldPiece,
  Trouble,
} from './types.ts';

const READ_ONLY = 'review';

function leastOf<T>(list: readonly T[], measure: (one: T) => number): T | undefined {
  return list.toSorted((a, b) => measure(a) - measure(b))[0];
}

export class TableHost implements Host {
  #session: Session | null = null;
  #trunk: Session | null = null;
  #meta: TableMeta | null = null;
  #revision = 0;
  #created = 0;
  #written: Promise<unknown> = Promise.resolve();
  /** What was tried out from the past, as long as the table is open. */
  #branches: Session[] = [];
  readonly #gate = new RollGate();
  readonly #steps = new Steps();

  get #live(): Session {
    if (this.#session === null) throw new Error('no table is open');
    return this.#session;
  }

  async info(game: string): Promise<GameInfo | null> {
    const found = gameOf(game);
    return found === undefined ? null : infoOf(found);
  }

  async recordFrom(save: string, names: readonly string[]): Promise<GameRecord | Refusal> {
    return recordFrom(save, (seat) => ({ kind: 'person', name: names[seat] ?? `${seat + 1}` }), gameOf);
  }

  async shelved(record: GameRecord): Promise<Shelved | Refusal> {
    const game = gameOf(record.game);
    if (game === undefined) return refuse('UNKNOWN_GAME', null, { game: record.game });
    const session = Session.fromRecord(record, game);
    return isRefusal(session) ? session : shelvedOf(session);
  }

  async open(table: NewTable): Promise<Opened | Refusal> {
    const game = gameOf(table.game);
    if (game === undefined) return refuse('UNKNOWN_GAME', null, { game: table.game });
    const { seed, options } = table;
    const session = Session.open(game, table.seats, { seed, options });
    if (isRefusal(session)) return session;
    const { title, seats, handOver, way } = table;
    const id = crypto.randomUUID();
    const meta = { id, game: game.id, title, seats, options: session.options, seed, handOver };
    this.#begin(session, way === undefined ? meta : { ...meta, way }, 0, Date.now());
    await this.#keep(); // Where nothing can be kept the game still opens; its table says that it is not saved.
    return { meta: this.#meta!, info: infoOf(game) };
  }

  async resume(id: string, report?: Report): Promise<Opened | Trouble> {
    return this.#fromSave(id, false, report);
  }

  async reviewSaved(id: string, report?: Report): Promise<Opened | Trouble> {
    return this.#fromSave(id, true, report);
  }

  async stop(): Promise<void> {
    this.#steps.stop();
  }

  async #fromSave(id: string, readOnly: boolean, report?: Report): Promise<Opened | Trouble> {
    let row: SavedTable | undefined;
    let blocked = false;
    try {
      row = await tableOf(id);
    } catch {
      blocked = true;
    }
    if (this.#isLive(id, row) && !readOnly) return { meta: this.#meta!, info: infoOf(this.#live.game) };
    if (row === undefined) return { trouble: blocked ? 'storage' : 'missing', refusal: null };
    const record = recordIn(row);
    const session = isRefusal(record) ? record : await this.#read(record, report);
    if (isRefusal(session)) {
      await setAside({ id, title: row.title, text: row.record, reason: session.code, when: Date.now() });
      return { trouble: 'damaged', refusal: session };
    }
    const { game, title, seats, options, seed, handOver, way, pins, position = false } = row;
    const name = readOnly ? READ_ONLY : id;
    const kept = { ...(way === undefined ? {} : { way }), ...(pins === undefined ? {} : { pins }) };
    const meta = { id: name, game, title, seats, options, seed, handOver, position, ...kept };
    this.#begin(session, meta, row.revision, row.created);
    return { meta: this.#meta!, info: infoOf(session.game) };
  }

  /** The table is open here already, and nobody has played on elsewhere. */
  #isLive(id: string, row: SavedTable | undefined): boolean {
    if (this.#meta?.id !== id || this.#trunk !== null) return false;
    return row === undefined || row.revision === this.#revision;
  }

  async review(record: GameRecord, report?: Report): Promise<Opened | Refusal> {
    const session = await this.#read(record, report);
    if (isRefusal(session)) return session;
    const { game } = session;
    const { seats, options } = record;
    const meta = {
      id: READ_ONLY,
      game: game.id,
      title: '',
      seats,
      options,
      seed: record.seed ?? '',
      handOver: true,
    };
    this.#begin(session, meta, 0, Date.now());
    return { meta, info: infoOf(game) };
  }

  async #read(record: GameRecord, report?: Report): Promise<Session | Refusal> {
    const game = gameOf(record.game);
    if (game === undefined) return refuse('UNKNOWN_GAME', null, { game: record.game });
    return this.#steps.run(Session.reading(record, game), record.answers.length, report);
  }

  #begin(session: Session, meta: TableMeta, revision: number, created: number): void {
    this.#session = session;
    this.#trunk = null;
    this.#branches = [];
    this.#meta = meta;
    this.#revision = revision;
    this.#created = created;
  }

  /** One write after the other: two at once would take each other for another tab. */
  #keep(): Promise<Trouble | null> {
    const write = (): Promise<Trouble | null> => this.#write();
    const written = this.#written.then(write, write);
    this.#written = written;
    return written;
  }

  /** Write the save. A branch and a review have none. */
  async #write(): Promise<Trouble | null> {
    const session = this.#live;
    const meta = this.#meta!;
    if (this.#trunk !== null || meta.id === READ_ONLY) return null;
    const record = JSON.stringify(session.record(true));
    try {
      await keepTable({
        ...meta,
        record,
        hash: hash64(record),
        revision: this.#revision + 1,
        created: this.#created,
        updated: Date.now(),
        ...shelvedOf(session),
      });
    } catch (error) {
      return { trouble: error instanceof Overtaken ? 'elsewhere' : 'storage', refusal: null };
    }
    this.#revision++;
    return null;
  }

  async look(viewer: Viewer, answers?: number): Promise<Snapshot> {
    return { ...momentOf(this.#live, viewer), ...toldBy(this.#live, viewer, 0, answers) };
  }

  async told(viewer: Viewer, from: number, upTo: number): Promise<ToldPiece> {
    return toldBy(this.#live, viewer, from, upTo);
  }

  async answer(viewer: Viewer, seat: Seat, id: string, value: Json): Promise<Snapshot | Refusal | Trouble> {
    const barred = this.#gate.check(this.#live.play, seat, value, performance.now());
    if (barred !== null) return barred;
    const stood = stoodAt(this.#live.play, viewer, (copy) => copy.answer(seat, id, value));
    const told = this.#live.answer(seat, id, value);
    return isRefusal(told) ? told : this.#keptLook(viewer, stood);
  }

  async tick(viewer: Viewer, answer: Json | null): Promise<Snapshot | Refusal | Trouble> {
    const question = clockQuestion(this.#live.play);
    if (question === null) return snapshotOf(this.#live, viewer); // Its moment has passed.
    const told = this.#live.answer(CLOCK, question.id, answer ?? question.options[0]!.value);
    return isRefusal(told) ? told : this.#keptLook(viewer);
  }

  async #keptLook(viewer: Viewer, stood: readonly object[] = []): Promise<Snapshot | Trouble> {
    const trouble = await this.#keep();
    if (trouble?.trouble === 'elsewhere') return trouble;
    const snapshot = snapshotOf(this.#live, viewer, stood);
    return trouble === null ? snapshot : { ...snapshot, ...trouble };
  }

  async others(
    viewer: Viewer,
  ): Promise<{ snapshot: Snapshot; by: Seat; reason: Said | null } | Trouble | null> {
    const session = this.#live;
    const next = this.#nextOther();
    if (next === null) return null;
    const { pending, answer, reason } = next;
    const by = pending.seat;
    const id = session.play.idOf(pending);
    const stood = stoodAt(session.play, viewer, (copy) => copy.answer(by, id, answer));
    const told = session.answer(by, id, answer);
    if (isRefusal(told)) throw new Error(`a bot was refused at ${pending.op.label}: ${told.code}`);
    const kept = await this.#keptLook(viewer, stood);
    if ('trouble' in kept && !('view' in kept)) return kept;
    // Why somebody did what nobody else may see would tell what it was.
    const hidden = told.some(({ secret }) => secret !== null);
    return { snapshot: kept as Snapshot, by, reason: hidden ? null : reason };
  }

  /** What a bot answers; the clock speaks when nobody else is asked. */
  #nextOther(): { pending: Pending; answer: Json; reason: Said | null } | null {
    const { play, seats, game, moments } = this.#live;
    const below = belowOf(`${this.#meta!.seed} bots ${moments.length}`);
    const bots = play.pending.filter((one) => one.seat >= 0 && seats[one.seat]!.kind !== 'person');
    // Against the clock all play at once: whoever has done least is next.
    const pending =
      clockQuestion(play) === null ? bots[0] : leastOf(bots, ({ seat }) => play.state.answered[seat]!);
    if (pending !== undefined) {
      const bot = botNamed(game, seats[pending.seat]!.kind) ?? usualBot(game);
      const look = new Look(play, pending);
      const answer = bot.choose(look, below) as Json;
      return { pending, answer, reason: bot.reason?.(look, answer) ?? null };
    }
    const clock = play.pending.length === 1 ? play.pending[0]! : undefined;
    if (clock?.seat !== CLOCK) return null;
    return { pending: clock, answer: play.ask(clock).nth(0) as Json, reason: null };
  }

  async preview(seat: Seat, id: string, value: Json): Promise<Preview> {
    const fork = this.#live.play.fork();
    const told: Told[] = [];
    fork.listen((one) => told.push(one));
    fork.fell = false;
    const refusal = fork.answer(seat, id, value);
    if (refusal !== null) return { line: null, refusal, view: null, outline: null };
    const reveals = told.some((one) => one.open?.reveals === true || one.secret?.reveals === true);
    const others = !fork.over && fork.pendingOf(seat) === undefined && waitingFor(fork).length > 0;
    const line = fork.fell ? 'roll' : reveals ? 'reveal' : others ? 'seat' : null;
    if (line === 'roll' || line === 'reveal') return { line, refusal: null, view: null, outline: null };
    const view = fork.view(seat);
    return { line, refusal: null, view, outline: fork.game.outline(view) };
  }

  async forecast(viewer: Viewer, answer: Json): Promise<Json> {
    const { play, game, moments } = this.#live;
    if (game.forecast === undefined || play.over) return null;
    const below = belowOf(`forecast ${moments.length}`);
    return game.forecast(() => determinise(play, viewer, below), viewer, answer);
  }

  async undo(viewer: Viewer): Promise<Snapshot | Refusal | Trouble> {
    return this.#live.undo(takenBack(this.#live, viewer)) ?? this.#keptLook(viewer);
  }

  async undoAgreed(viewer: Viewer): Promise<Snapshot | Refusal | Trouble> {
    const { play, moments, seats } = this.#live;
    // What bots answered after the last person goes with it: they would only answer the same again.
    const last = moments.findLast(({ entry: [seat] }) => seats[seat]?.kind === 'person');
    return this.#live.undo(last?.entry[0], play.seats) ?? this.#keptLook(viewer);
  }

  async redo(viewer: Viewer): Promise<Snapshot | Refusal | Trouble> {
    return this.#live.redo() ?? this.#keptLook(viewer);
  }

  async keepWay(way: Way): Promise<void> {
    await this.#change({ way });
  }

  async keepPins(pins: Pins): Promise<void> {
    await this.#change({ pins });
  }

  async #change(change: Pick<TableMeta, 'way' | 'pins'>): Promise<void> {
    if (this.#meta === null) return;
    this.#meta = { ...this.#meta, ...change };
    await this.#keep();
  }

  async hint(seat: Seat): Promise<Hint | null> {
    const { play, game, moments } = this.#live;
    const pending = play.pendingOf(seat);
    if (pending === undefined || pending.chance !== null) return null;
    const bot = usualBot(game);
    const look = new Look(play, pending);
    const value = bot.choose(look, belowOf(`hint ${moments.length}`)) as Json;
    return { value, reason: bot.reason?.(look, value) ?? null };
  }

  async past(count: number, viewer: Viewer): Promise<PastView> {
    return momentOf(this.#at(count), viewer);
  }

  #at(count: number): Session {
    const session = this.#live;
    return count >= session.moments.length ? session : session.at(count);
  }

  async branch(viewer: Viewer, count: number): Promise<Snapshot> {
    const branch = this.#at(count).whatIf(viewer, belowOf(crypto.randomUUID()));
    this.#branches.push(branch);
    return this.#goInto(branch, viewer);
  }

  async enterBranch(viewer: Viewer, number: number): Promise<Snapshot> {
    return this.#goInto(this.#branches[number]!, viewer);
  }

  #goInto(branch: Session, viewer: Viewer): Snapshot {
    this.#trunk ??= this.#live;
    this.#session = branch;
    return snapshotOf(branch, viewer);
  }

  async leaveBranch(viewer: Viewer): Promise<PastView> {
    if (this.#trunk !== null) this.#session = this.#trunk;
    this.#trunk = null;
    return momentOf(this.#live, viewer);
  }

  async record(): Promise<GameRecord> {
    return (this.#trunk ?? this.#live).record(true);
  }

  async verify(report?: Report): Promise<Verdict> {
    const record = (this.#trunk ?? this.#live).record(true);
    return this.#steps.run(verifying(record, gameOf), record.answers.length, report);
  }
}
