/** Tiny games for the kernel's own tests: a board of a few numbers, and one procedure or two. */

import {
  defineGame,
  int,
  isRefusal,
  list,
  open,
  record,
  rulebook,
  type Call,
  type Game,
  type GameEvent,
  type GameSpec,
  type Opening,
  type Outcome,
  type Play,
  type Rulebook,
  type Shaped,
  type Told,
} from '@gravetable/kernel';

const shape = record({ log: list(int()), open: int() });
export type Tiny = Shaped<typeof shape>;
export type TinyBook = Rulebook<Tiny, GameEvent>;
export type TinyGame = Game<Tiny, GameEvent, object>;

export const DONE: Outcome = { winners: [], reason: 'done' };

/** Every rule id the tiny games use. */
const LEDGER = Array.from({ length: 30 }, (_, n) => `TI-RULE-${String(n).padStart(2, '0')}`);

export function tiny(
  write: (book: TinyBook) => () => Call<Outcome>,
  rest: Partial<GameSpec<Tiny, GameEvent, object>> = {},
): TinyGame {
  const book: TinyBook = rulebook<Tiny, GameEvent>();
  const start = write(book);
  return defineGame<Tiny, GameEvent, object>({
    id: 'tiny',
    version: '1',
    seats: { min: 1, max: 4 },
    options: [],
    shape,
    ledger: LEDGER,
    rulebook: book,
    setup: () => ({ log: [], open: 1 }),
    start,
    view: (board) => ({ log: board.log.slice(), open: board.open }),
    hidden: () => [],
    outline: () => [],
    text: { en: {}, fr: {} },
    content: { facts: 'tiny', inventory: () => ({}) },
    invariants: () => [],
    ...rest,
  });
}

export function opened(
  game: TinyGame,
  opening: Partial<Opening> = {},
): Play<Tiny, GameEvent, object> & { told: Told[] } {
  const play = open(game, { seats: 1, seed: 'seed', ...opening });
  if (isRefusal(play)) throw new Error(play.code);
  const told: Told[] = [];
  play.listen((one) => told.push(one));
  return Object.assign(play.resume(), { told });
}

/** The open questions as `seat:label`. */
export function asked(play: Play<Tiny, GameEvent, object>): string[] {
  return play.pending.map((one) => `${one.seat}:${one.op.label}`);
}

/** Answer the open question of a seat. */
export function reply(play: Play<Tiny, GameEvent, object>, seat: number, value: unknown): string | null {
  const pending = play.pendingOf(seat);
  if (pending === undefined) throw new Error(`seat ${seat} is not asked; asked: ${asked(play).join(' ')}`);
  return play.answer(seat, play.idOf(pending), value)?.code ?? null;
}
