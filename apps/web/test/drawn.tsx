/** A table as React draws it, without a browser: what stands in the page at a question, on a desk and on a phone. */

import { botsOf } from '@gravetable/bots';
import { gameOf } from '@gravetable/catalog';
import { Desk, Host, infoOf, MemoryStore, type Table } from '@gravetable/host';
import {
  isRefusal,
  Look,
  type AnyPlay,
  type Below,
  type GameRecord,
  type Json,
  type SeatInfo,
} from '@gravetable/kernel';
import type { Snapshot } from '@gravetable/protocol';
import { renderToStaticMarkup } from 'react-dom/server';
import { vi } from 'vitest';
import { Router } from 'wouter';
import type { Engine } from '../src/engine/client.ts';
import { WIDE } from '../src/media.ts';
import type { TableModule } from '../src/table/module.ts';
import { TableProvider, useTableWords } from '../src/table/context.tsx';
import { Frame } from '../src/table/frame/Frame.tsx';
import { Seats } from '../src/table/frame/Seats.tsx';
import * as sizes from '../src/table/frame/useSize.ts';
import { ZoomProvider } from '../src/table/frame/Zoom.tsx';
import type { TableState } from '../src/table/store/state.ts';
import { tableStore } from '../src/table/store/store.ts';
import { loadTable } from '../src/tables/registry.ts';

/** Boards are laid out for the room they have: there is some. */
const LITTLE = { width: 390, height: 400 };
let room = LITTLE;

let wide = true;
const nothing = (): null => null;

/** What a page has and a test lacks. Files share a thread: whichever came before may have cleared it away. */
function standIn(): void {
  vi.spyOn(sizes, 'useSize').mockImplementation(() => room);
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return query === WIDE ? wide : !wide;
    },
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.stubGlobal('document', {
    hidden: false,
    addEventListener: nothing,
    removeEventListener: nothing,
    getElementById: nothing,
    querySelector: nothing,
    documentElement: {},
  });
}
standIn();

const never = { now: () => 0, later: () => () => undefined };
const silent = new Proxy({}, { get: () => () => new Promise(() => undefined) }) as Engine;

/** What lies on the other tabs of a phone's sheet. */
function Tabs({ module }: { module: TableModule }) {
  const words = useTableWords();
  return (
    <>
      {module.tabs?.(words).map(({ id, Content }) => (
        <div key={id} data-tab={id}>
          <Content />
        </div>
      ))}
      <Seats module={module} />
    </>
  );
}

/** A person at every seat, and what each of them may know. */
export class Sitting {
  readonly table: Table;
  readonly #module: TableModule;
  readonly #desk: Desk;

  private constructor(table: Table, module: TableModule) {
    this.table = table;
    this.#module = module;
    this.#desk = new Desk({
      table,
      seats: table.whole.seats.map((_, at) => at),
      hears: () => undefined,
      fresh: () => 'fresh',
      now: () => 0,
    });
  }

  static async at(game: string, people: number, seed: string, options: Record<string, Json> = {}) {
    const seats: SeatInfo[] = Array.from({ length: people }, (_, at) => ({
      name: `P${at + 1}`,
      kind: 'person',
    }));
    const host = new Host({ store: new MemoryStore(), time: never, gameOf });
    const table = await host.begin({ id: 't', game, seats, options, seed, meta: () => null });
    if (isRefusal(table)) throw new Error(table.code);
    return new Sitting(table, (await loadTable(game))!);
  }

  /** At a game as it was exported. */
  static async of(record: GameRecord) {
    const host = new Host({ store: new MemoryStore(), time: never, gameOf });
    const table = await host.review(record, null);
    if (isRefusal(table)) throw new Error(table.code);
    return new Sitting(table, (await loadTable(record.game))!);
  }

  look(seat: number): Snapshot {
    return this.#desk.look(seat) as Snapshot;
  }

  /** The answer of a bot, another one each time; the clock's by lot. */
  answer(pending: AnyPlay['pending'][number], n: number, below: Below): void {
    const { session } = this.table;
    const bots = botsOf(session.game).filter(({ name }) => name === 'random' || name === 'gentle');
    const answer =
      pending.seat < 0
        ? session.play.ask(pending).sample(below)
        : bots[n % bots.length]!.choose(new Look(session.play, pending), below);
    const told = session.answer(pending.seat, session.play.idOf(pending), answer as Json);
    if (isRefusal(told)) throw new Error(`${pending.op.label}: ${told.code}`);
  }

  /** The page in front of a seat; `more`: what was done there meanwhile. */
  drawn(seat: number, size: 'desk' | 'phone', board = LITTLE, more: Partial<TableState> = {}): string {
    standIn();
    wide = size === 'desk';
    room = board;
    const { game, seats, options } = this.table.whole;
    const meta = { id: 't', game: game.id, title: '', seed: '', seats, options, handOver: false };
    const store = tableStore({
      engine: silent,
      opened: { meta, info: infoOf(game), unsaved: null } as never,
      snapshot: this.look(seat) as never,
      review: false,
      pace: this.#module.pace,
      grave: this.#module.grave,
    });
    store.setState(more);
    Object.assign(store, { getInitialState: store.getState }); // What is drawn without a page is what it began with.
    return renderToStaticMarkup(
      <Router ssrPath="/">
        <TableProvider store={store}>
          <ZoomProvider>
            <Frame module={this.#module} />
            {size === 'phone' && <Tabs module={this.#module} />}
          </ZoomProvider>
        </TableProvider>
      </Router>,
    );
  }
}
