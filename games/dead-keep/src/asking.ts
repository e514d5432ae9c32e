// DK-GEN-02, DK-RULING-98: how the table is asked. Its questions go to the seat with the First Player token; other seats may advise.

import {
  advised,
  choose,
  said,
  split,
  type Aside,
  type LazyAside,
  type One,
  type Split,
} from '@gravetable/kernel';
import { EQUIPMENT } from './cards/box.ts';
import { cardSaid } from './cards/said.ts';
import type { ZoneNo } from './map/types.ts';
import type { T } from './rulebook.ts';
import type { Board, CardNo, Who } from './state.ts';
import { zoneId } from './enemies/lookout.ts';
import { isKo } from './health.ts';

/** A choice of the table; null where there is nothing to choose or the game is over. */
export function askTable<A>(t: T, options: readonly A[], aside: LazyAside<A>): One<A> | null {
  if (options.length < 2 || t.board.over !== null) return null;
  return choose(t.board.first, options, advised(t, options, aside));
}

/** Something to be divided by the table. Its answers are too many to be pointed at, so nobody advises. */
export function splitByTable(
  t: T,
  total: number,
  limits: readonly number[],
  aside: LazyAside<number>,
): Split | null {
  if (limits.length < 2 || total === 0 || t.board.over !== null) return null;
  return split(t.board.first, total, limits, aside);
}

export const onZone = (board: Board, zone: ZoneNo): string[] => [`zone:${zoneId(board, zone)}`];

/** Questions of which Zone that are questions of whom. */
const WHOM: ReadonlySet<string> = new Set(['targetZone', 'destination']);

const standingIn = (board: Board, zone: ZoneNo): string[] =>
  board.party.flatMap((one) => (one.zone === zone && !isKo(one) ? [one.id] : []));

/** Zones as options, by number. */
export const zoneAside = (
  board: Board,
  kind: string,
  about: NonNullable<Aside<unknown>['about']> = {},
): Aside<ZoneNo> => ({
  kind,
  about,
  says: (zone) => {
    const id = zoneId(board, zone);
    const there = WHOM.has(kind) ? standingIn(board, zone) : [];
    return said('option.zone', { zone: id, code: id, n: there.length, adventurers: there });
  },
  touches: (zone) => onZone(board, zone),
});

/** Adventurers as options, by their place in the party. */
export const adventurerAside = (
  board: Board,
  kind: string,
  about: NonNullable<Aside<unknown>['about']> = {},
): Aside<Who> => ({
  kind,
  about,
  says: (who) => ({ id: 'option.adventurer', args: { adventurer: board.party[who]!.id } }),
  touches: (who) => [`adventurer:${board.party[who]!.id}`],
});

/** Equipment cards as options, by number. */
export const cardAside = (kind: string, about: NonNullable<Aside<unknown>['about']> = {}): Aside<CardNo> => ({
  kind,
  about,
  says: (card) => {
    const printed = EQUIPMENT[card]!;
    return said('option.card', {
      card: printed.code,
      n: printed.price.buy ?? 0,
      what: cardSaid(printed),
    });
  },
  touches: (card) => [`card:${EQUIPMENT[card]!.code}`],
});
