/** What each seat may see, and the laws of the table. */

import { said, type Hidden, type Said, type Section, type Viewer } from '@gravetable/kernel';
import { kindOf, RELICS, type Relic } from './relics.ts';
import { ALONE_PER_NIGHT, FACES, MOST_DICE, NICHE_HOLDS, type Board } from './state.ts';

export interface View {
  readonly night: number;
  readonly nights: number;
  readonly first: number;
  readonly heap: readonly number[];
  readonly depths: readonly number[];
  readonly deck: number;
  readonly lost: number;
  readonly sold: readonly Relic[];
  /** What the viewer's own lantern shows. */
  readonly shown: readonly Relic[];
  readonly light: number | null;
  readonly diggers: readonly DiggerView[];
}

export interface DiggerView {
  readonly seat: number;
  /** Null where the viewer may only count. */
  readonly hand: readonly Relic[] | null;
  readonly relics: number;
  readonly dice: readonly number[];
  readonly purse: number;
  readonly niche: number;
  readonly lantern: boolean;
  readonly spat: boolean;
  readonly stopped: boolean;
}

export function view(board: Board, viewer: Viewer): View {
  return {
    night: board.night,
    nights: board.nights,
    first: board.first,
    heap: board.heap.slice(),
    depths: board.depths.slice(),
    deck: board.deck.length,
    lost: board.lost.length,
    sold: board.sold.slice(),
    shown: board.deck.slice(0, litFor(board, viewer)),
    light: board.light?.seat ?? null,
    diggers: board.diggers.map((digger, seat) => ({
      seat,
      hand: seat === viewer ? digger.hand.slice() : null,
      relics: digger.hand.length,
      dice: digger.dice.slice(),
      purse: digger.purse,
      niche: digger.niche,
      lantern: digger.lantern,
      spat: digger.spat,
      stopped: digger.stopped,
    })),
  };
}

function litFor(board: Board, viewer: Viewer): number {
  return board.light !== null && board.light.seat === viewer ? board.light.relics : 0;
}

/** Everything face down that the viewer does not hold: any of these relics may lie at any of these places. */
export function hidden(board: Board, viewer: Viewer): Hidden[] {
  const lit = litFor(board, viewer);
  const lists = [
    board.graves,
    board.lost,
    ...board.diggers.filter((_, seat) => seat !== viewer).map((digger) => digger.hand),
  ];
  const unlit = board.deck.map((_, at) => ({ list: board.deck, at })).slice(lit);
  return [{ places: [...unlit, ...lists.flatMap((list) => list.map((_, at) => ({ list, at })))] }];
}

export function outline(seen: View): Section[] {
  const relics = (list: readonly Relic[]): Said[] => list.map((relic) => said(`relic.${kindOf(relic)}`));
  const alone = seen.diggers.length === 1;
  const hill: Said[] = [
    said(alone ? 'table.goal-alone' : 'table.goal', { n: ALONE_PER_NIGHT * seen.nights }),
    said('table.deck', { n: seen.deck }),
    said('table.heap', { dice: seen.heap.join(' '), n: seen.heap.length }),
    ...seen.depths.map((depth, at) => said('table.grave', { grave: at + 1, depth })),
    ...relics(seen.shown).map((relic) => said('table.shown', { relic })),
  ];
  const diggers = seen.diggers.map(({ seat, ...one }): Section => {
    const lines = [
      said('table.coins', { purse: one.purse, niche: one.niche }),
      said('table.dice', { dice: one.dice.join(' '), n: one.dice.length }),
      said('table.relics', { n: one.relics }),
      ...relics(one.hand ?? []),
      said(one.lantern ? 'table.lantern' : 'table.dark'),
    ];
    return { title: said('table.digger', { who: seat }), lines };
  });
  return [
    { title: said('table.night', { night: seen.night, nights: seen.nights }), lines: hill },
    ...diggers,
  ];
}

const MOST_NIGHTS = 5;
/** More than all the relics of the box are worth. */
const MOST_COINS = 1000;

/** Every relic once; nobody holds too much. */
export function invariants(board: Board, seats = board.diggers.length): string[] {
  const { deck, graves, lost, sold, diggers } = board;
  const isSeat = (seat: number): boolean => seat >= 0 && seat < seats;
  if (diggers.length !== seats || !isSeat(board.first)) return ['a digger too many or too few'];
  if (board.light !== null && !isSeat(board.light.seat)) return ['nobody holds the lantern'];
  if (board.light !== null && (board.light.relics < 0 || board.light.relics > deck.length))
    return ['the lantern shines on nothing'];
  const dice = [...board.heap, ...diggers.flatMap((digger) => digger.dice)];
  if (dice.some((face) => !(FACES as readonly number[]).includes(face))) return ['a die of seven sides'];
  if (board.night < 0 || board.nights > MOST_NIGHTS) return ['a night that never comes'];
  const all = [deck, graves, lost, sold, ...diggers.map(({ hand }) => hand)].flat();
  const broken: string[] = [];
  // EX-SETUP-03: what is left in the box is a whole kind.
  const kinds = new Set(all.map(kindOf));
  const played = RELICS.filter((relic) => kinds.has(kindOf(relic)));
  if (all.length !== played.length || new Set(all).size !== all.length)
    broken.push('a relic is missing or doubled');
  if (all.some((relic) => RELICS[relic] === undefined)) broken.push('a relic is not of this box');
  if (graves.length !== board.depths.length && board.depths.length > 0)
    broken.push('a grave without a depth');
  diggers.forEach(({ dice, purse, niche }, seat) => {
    if (dice.length > MOST_DICE) broken.push(`digger ${seat} holds ${dice.length} dice`);
    if (purse < 0 || purse > MOST_COINS || niche < 0 || niche > NICHE_HOLDS)
      broken.push(`digger ${seat} has ${purse} and ${niche} coins`);
  });
  return broken;
}
