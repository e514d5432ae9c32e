/** The worker's door: what the page may ask of the table that is open. Every answer is written before it is shown. */

import { gameOf } from '@gravetable/catalog';
import {
  belowOf,
  CLOCK,
  isRefusal,
  recordFrom,
  refuse,
  Session,
  verifying,
  reading,
} from '@gravetable/kernel';
import type { GameRecord, Json, Refusal, Said, Seat, Verdict, Viewer } from '@gravetable/kernel';
import type { Way } from '../presets.ts';
import { blockedBy, type Blocked } from '../saves/blocked.ts';
import { setAside, tableOf, type SavedTable, type Shelved } from '../saves/db.ts';
import { clockQuestion, RollGate } from './clock.ts';
import { hintFor, nextOther } from './others.ts';
import { forecastOf, previewOf, whyNotOf } from './preview.ts';
import {
  infoOf,
  momentOf,
  recordIn,
  shelvedOf,
  snapshotOf,
  stepOf,
  stoodAt,
  takenBack,
  toldBy,
} from './snapshot.ts';
import { Steps, type Report } from './steps.ts';
import { OpenTable, readOnly } from './table.ts';
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
  Step,
  TableMeta,
  ToldPiece,
  Trouble,
} from './types.ts';

export class TableHost implements Host {
  #open: OpenTable | null = null;
  readonly #gate = new RollGate();
  readonly #steps = new Steps();

  get #table(): OpenTable {
    if (this.#open === null) throw new Error('no table is open');
    return this.#open;
  }

  get #session(): Session {
    return this.#table.session;
  }

  async info(game: string): Promise<GameInfo | null> {
    const found = gameOf(game);
    return found === undefined ? null : infoOf(found);
  }

  async recordFrom(save: string, names: readonly string[]): Promise<GameRecord | Refusal> {
    return recordFrom(save, (seat) => ({ kind: 'person', name: names[seat] ?? `${seat + 1}` }), gameOf);
  }

  async shelved(record: GameRecord): Promise<Shelved | Refusal> {
    const session = await this.#read(record);
    return isRefusal(session) ? session : shelvedOf(session);
  }

  async open(table: NewTable): Promise<Opened | Refusal> {
    const game = gameOf(table.game);
    if (game === undefined) return refuse('UNKNOWN_GAME', null, { game: table.game });
    const { seed, seats, options, title, handOver, way } = table;
    const session = Session.open(game, seats, { seed, options });
    if (isRefusal(session)) return session;
    const meta = {
      id: crypto.randomUUID(),
      game: game.id,
      title,
      seats,
      options: session.options,
      seed,
      handOver,
      ...(way === undefined ? {} : { way }),
    };
    this.#open = new OpenTable(session, meta);
    await this.#open.keep(); // Where nothing can be kept the game still opens; its table says that it is not saved.
    return this.#opened();
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

  async #fromSave(id: string, review: boolean, report?: Report): Promise<Opened | Trouble> {
    await this.#open?.settled();
    let row: SavedTable | undefined;
    let blocked: Blocked | null = null;
    try {
      row = await tableOf(id);
    } catch (error) {
      blocked = blockedBy(error);
    }
    if (this.#isLive(id, row) && !review) return this.#opened();
    if (row === undefined) return { trouble: blocked ?? 'missing', refusal: null };
    const record = recordIn(row);
    const session = isRefusal(record) ? record : await this.#read(record, report);
    if (isRefusal(session)) {
      await setAside({ id, title: row.title, text: row.record, reason: session.code, when: Date.now() });
      return { trouble: 'damaged', refusal: session };
    }
    const { game, title, seats, options, seed, handOver, way, pins, position = false } = row;
    const kept = { ...(way === undefined ? {} : { way }), ...(pins === undefined ? {} : { pins }) };
    const meta = { id, game, title, seats, options, seed, handOver, position, ...kept };
    this.#open = new OpenTable(session, review ? readOnly(meta) : meta, row.revision, row.created);
    return this.#opened();
  }

  /** The table is open here already, and nobody has played on elsewhere. */
  #isLive(id: string, row: SavedTable | undefined): boolean {
    const table = this.#open;
    if (table === null || table.meta.id !== id || table.inBranch) return false;
    return row === undefined || row.revision === table.revision;
  }

  async review(record: GameRecord, report?: Report): Promise<Opened | Refusal> {
    const session = await this.#read(record, report);
    if (isRefusal(session)) return session;
    const { game, seats, options, seed } = record;
    const meta = { id: '', game, title: '', seats, options, seed: seed ?? '', handOver: true };
    this.#open = new OpenTable(session, readOnly(meta));
    return this.#opened();
  }

  async #read(record: GameRecord, report?: Report): Promise<Session | Refusal> {
    const game = gameOf(record.game);
    if (game === undefined) return refuse('UNKNOWN_GAME', null, { game: record.game });
    return this.#steps.run(reading(record, game), record.answers.length, report);
  }

  #opened(): Opened {
    const { meta, whole, unsaved } = this.#table;
    return { meta, info: infoOf(whole.game), unsaved };
  }

  async look(viewer: Viewer, answers?: number): Promise<Snapshot> {
    return { ...momentOf(this.#session, viewer), ...toldBy(this.#session, viewer, 0, answers) };
  }

  async told(viewer: Viewer, from: number, upTo: number): Promise<ToldPiece> {
    return toldBy(this.#session, viewer, from, upTo);
  }

  async answer(viewer: Viewer, seat: Seat, id: string, value: Json): Promise<Step | Refusal | Trouble> {
    const session = this.#session;
    const barred = this.#gate.check(session.play, seat, value, performance.now());
    if (barred !== null) return barred;
    const stood = stoodAt(session.play, viewer, (copy) => copy.answer(seat, id, value));
    const since = session.moments.length;
    const told = session.answer(seat, id, value);
    return isRefusal(told) ? told : this.#keptStep(viewer, since, stood);
  }

  async tick(viewer: Viewer, answer: Json | null): Promise<Step | Refusal | Trouble> {
    const session = this.#session;
    const question = clockQuestion(session.play);
    const since = session.moments.length;
    if (question === null) return stepOf(session, viewer, since); // Its moment has passed.
    const told = session.answer(CLOCK, question.id, answer ?? question.options[0]!.value);
    return isRefusal(told) ? told : this.#keptStep(viewer, since);
  }

  /** What an answer led to, once it is written. The way there may be long: what the page knows is not sent again. */
  async #keptStep(viewer: Viewer, since: number, stood: readonly object[] = []): Promise<Step | Trouble> {
    const table = this.#table;
    const trouble = await table.keep();
    if (trouble?.trouble === 'elsewhere') return trouble;
    return { ...stepOf(table.session, viewer, since, stood), ...trouble };
  }

  /** Go back or do again. Answers that stay are the same entries; from the first that does not, all is sent anew. */
  async #gone(viewer: Viewer, way: (session: Session) => Refusal | null): Promise<Step | Refusal | Trouble> {
    const session = this.#session;
    const before = session.moments.map(({ entry }) => entry);
    const refused = way(session);
    if (refused !== null) return refused;
    const parting = before.findIndex((entry, at) => session.moments[at]?.entry !== entry);
    return this.#keptStep(viewer, parting === -1 ? before.length : parting);
  }

  async others(viewer: Viewer): Promise<{ snapshot: Step; by: Seat; reason: Said | null } | Trouble | null> {
    const session = this.#session;
    const next = nextOther(session, this.#table.meta.seed);
    if (next === null) return null;
    const { pending, answer, reason } = next;
    const by = pending.seat;
    const id = session.play.idOf(pending);
    const stood = stoodAt(session.play, viewer, (copy) => copy.answer(by, id, answer));
    const since = session.moments.length;
    const told = session.answer(by, id, answer);
    if (isRefusal(told)) throw new Error(`a bot was refused at ${pending.op.label}: ${told.code}`);
    const kept = await this.#keptStep(viewer, since, stood);
    if (!('view' in kept)) return kept;
    // Why somebody did what nobody else may see would tell what it was.
    const hidden = told.some(({ secret }) => secret !== null);
    return { snapshot: kept, by, reason: hidden ? null : reason };
  }

  async preview(seat: Seat, id: string, value: Json): Promise<Preview> {
    return previewOf(this.#session.play, seat, id, value);
  }

  async whyNot(seat: Seat, id: string, piece: string): Promise<Refusal | null> {
    return whyNotOf(this.#session.play, seat, id, piece);
  }

  async forecast(viewer: Viewer, answer: Json): Promise<Json> {
    return forecastOf(this.#session, viewer, answer);
  }

  async undo(viewer: Viewer): Promise<Step | Refusal | Trouble> {
    return this.#gone(viewer, (session) => session.undo(takenBack(session, viewer)));
  }

  async undoAgreed(viewer: Viewer): Promise<Step | Refusal | Trouble> {
    return this.#gone(viewer, (session) => {
      // What bots answered after the last person goes with it: they would only answer the same again.
      const last = session.moments.findLast(({ entry: [seat] }) => session.seats[seat]?.kind === 'person');
      return session.undo(last?.entry[0], session.play.seats);
    });
  }

  async redo(viewer: Viewer): Promise<Step | Refusal | Trouble> {
    return this.#gone(viewer, (session) => session.redo());
  }

  async keepWay(way: Way): Promise<void> {
    await this.#change({ way });
  }

  async keepPins(pins: Pins): Promise<void> {
    await this.#change({ pins });
  }

  async #change(change: Pick<TableMeta, 'way' | 'pins'>): Promise<void> {
    const table = this.#open;
    if (table === null) return;
    table.meta = { ...table.meta, ...change };
    await table.keep();
  }

  async hint(seat: Seat): Promise<Hint | null> {
    return hintFor(this.#session, seat);
  }

  async past(count: number, viewer: Viewer): Promise<PastView> {
    return momentOf(this.#table.at(count), viewer);
  }

  async branch(viewer: Viewer, count: number): Promise<Snapshot> {
    this.#table.branchFrom(count, viewer, belowOf(crypto.randomUUID()));
    return snapshotOf(this.#session, viewer);
  }

  async enterBranch(viewer: Viewer, number: number): Promise<Snapshot> {
    this.#table.enterBranch(number);
    return snapshotOf(this.#session, viewer);
  }

  async leaveBranch(viewer: Viewer): Promise<PastView> {
    this.#table.leaveBranch();
    return momentOf(this.#session, viewer);
  }

  async record(): Promise<GameRecord> {
    return this.#table.whole.record(true);
  }

  async verify(report?: Report): Promise<Verdict> {
    const record = this.#table.whole.record(true);
    return this.#steps.run(verifying(record, gameOf), record.answers.length, report);
  }
}
