/** A room for tests: one host with a clock that is moved by hand, one table, and desks that keep what they hear. */

import { Desk, Host, MemoryStore, type Table } from '@gravetable/host';
import { isRefusal, type AnyGame, type Json, type Seat, type SeatInfo } from '@gravetable/kernel';
import type { Push, Snapshot, Step } from '@gravetable/protocol';
import { HandClock } from './time.ts';

export const ANN = { name: 'Ann', kind: 'person' };
export const BOB = { name: 'Bob', kind: 'person' };
export const BOT = { name: 'Cat', kind: 'careful' };

export class Room {
  readonly time = new HandClock();
  readonly store = new MemoryStore();
  readonly host: Host;
  table!: Table;
  readonly heard = new Map<Desk, Push[]>();

  constructor(...games: AnyGame[]) {
    const gameOf = (id: string) => games.find((game) => game.id === id);
    this.host = new Host({ store: this.store, time: this.time, gameOf });
  }

  async open(
    game: string,
    seats: readonly SeatInfo[],
    options: Record<string, Json> = {},
    seed = 'room',
  ): Promise<this> {
    const opened = await this.host.begin({ id: 'table', game, seats, options, seed, meta: () => null });
    if (isRefusal(opened)) throw new Error(opened.code);
    this.table = opened;
    return this;
  }

  desk(...seats: Seat[]): Desk {
    return this.#desk(seats, true);
  }

  /** A desk where what happened is told and not acted out. */
  teller(...seats: Seat[]): Desk {
    return this.#desk(seats, false);
  }

  #desk(seats: Seat[], acts: boolean): Desk {
    const pushes: Push[] = [];
    const hears = (push: Push): void => void pushes.push(push);
    const { table, time } = this;
    const desk = new Desk({ table, seats, hears, fresh: () => 'fresh', now: time.now, acts });
    this.heard.set(desk, pushes);
    desk.look(seats[0] ?? null);
    return desk;
  }

  pushed<P extends Push['push']>(desk: Desk, what: P): Extract<Push, { push: P }>[] {
    return this.heard.get(desk)!.filter((one): one is Extract<Push, { push: P }> => one.push === what);
  }
}

let keys = 0;
export const asks = <T = unknown>(desk: Desk, message: object): Promise<T> =>
  desk.request({
    table: 'table',
    revision: desk.table.age.revision,
    key: `k${++keys}`,
    ...message,
  }) as Promise<T>;
export const looks = (desk: Desk, as: Seat | null): Promise<Snapshot> =>
  asks(desk, { do: 'look', as, answers: null });
export async function answers(desk: Desk, value: Json): Promise<{ step: Step }> {
  const { questions } = await looks(desk, desk.seats[0]!);
  return asks(desk, { do: 'answer', question: questions[0]!.id, value });
}
