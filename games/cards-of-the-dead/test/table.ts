// Tables for scenarios, built whole from a few words.

import { scenarios, type Given } from '@gravetable/testkit';
import { cardOf, INSTANCES, originOf, type CardInstance } from '../src/cards/deck.ts';
import type { CardId } from '../src/cards/ids.ts';
import type { Origin } from '../src/cards/card.ts';
import { SURVIVORS, type SurvivorId } from '../src/cards/survivors.ts';
import { THREAT_IDS, type ThreatId } from '../src/cards/threats.ts';
import { cardsOfTheDead } from '../src/index.ts';
import { indoorLayout, mainLayout } from '../src/layout.ts';
import { letterOf } from '../src/piles.ts';
import { setTable } from '../src/setup.ts';
import type { Board, Field, SurvivorState, Zone } from '../src/state.ts';

export const scenario = scenarios(cardsOfTheDead);

/** The label under which a Survivor's turn asks. */
export const TURN = 'CD-TURN-11b';

/** A Survivor in words. Lists of cards are separated by commas; `bat/2` is a Bat with 2 Use Tokens. */
export interface Person {
  readonly v?: number;
  readonly i?: number;
  readonly hand?: string;
  readonly reserve?: string;
  readonly equipped?: string;
  readonly face?: 'A' | 'B';
  readonly loaded?: string;
  /** `kevlar/4`: 4 Damage left. */
  readonly worn?: string;
  readonly actions?: number;
  readonly skillUsed?: boolean;
  readonly paralysis?: SurvivorState['paralysis'];
}

/**
 * A table in words. A card is its id, with `@D1` where its deck matters. In the row, `_` is a Free space and `X` a
 * Blocked one; `/h2`, `/t1`, `/p` and `/s` are two Hit Tokens, a Turn Token, a waiting and a served Paralysis Token.
 * A field names its slots by row and x; `^` lies face up, `?` was seen and lies face down.
 */
export interface Words {
  readonly people?: Partial<Record<SurvivorId, Person>>;
  readonly row?: string;
  readonly top?: string;
  readonly discard?: string;
  readonly kit?: string;
  readonly kitDiscard?: string;
  readonly city?: string;
  readonly pharmacy?: string;
  readonly market?: string;
  readonly day2?: string;
  readonly field?: Readonly<Record<string, string>>;
  readonly paused?: Readonly<Record<string, string>>;
  readonly threats?: readonly ThreatId[];
  readonly nextThreat?: ThreatId;
  readonly zone?: Zone;
  readonly day?: number;
  readonly active?: number | null;
  readonly next?: number;
  readonly hard?: boolean;
  readonly visited?: Board['visited'];
  readonly lastWhisper?: boolean;
  readonly zombiesEliminated?: number;
  readonly noiseMade?: number;
  readonly challenges?: boolean;
}

/** Which decks a card is taken from first: Common Cards for the streets, then what is there. */
const FIRST: readonly Origin[] = ['D1', 'D2', 'D3', 'KIT', 'CITY', 'MKT', 'PHA', 'START', 'INV', 'EPIC'];

const words = (list: string | undefined): string[] =>
  list === undefined || list.trim() === '' ? [] : list.split(',').map((word) => word.trim());

class Box {
  readonly #left = new Set(INSTANCES.map((_, card) => card as CardInstance));
  readonly taken: CardInstance[] = [];

  take(name: string): CardInstance {
    const [id, origin] = name.split('@') as [CardId, Origin | undefined];
    for (const deck of origin === undefined ? FIRST : [origin]) {
      for (const card of this.#left) {
        if (cardOf(card).id !== id || originOf(card) !== deck) continue;
        this.#left.delete(card);
        this.taken.push(card);
        return card;
      }
    }
    throw new Error(`no ${name} is left`);
  }

  all(list: string | undefined): CardInstance[] {
    return words(list).map((name) => this.take(name));
  }

  rest(): CardInstance[] {
    return [...this.#left];
  }
}

function survivorOf(id: SurvivorId, person: Person, box: Box): SurvivorState {
  const one = (name: string | undefined): [CardInstance | null, number] => {
    if (name === undefined) return [null, 0];
    const [card, n = '0'] = name.split('/');
    return [box.take(card!), Number(n)];
  };
  const [equipped, uses] = one(person.equipped);
  const [loaded, loadedUses] = one(person.loaded);
  const [worn, defence] = one(person.worn);
  return {
    id,
    vitality: person.v ?? Math.min(10, SURVIVORS[id].vitality),
    immunity: person.i ?? SURVIVORS[id].immunity,
    hand: box.all(person.hand),
    reserve: box.all(person.reserve),
    equipped,
    uses,
    face: person.face ?? 'A',
    loaded,
    loadedUses,
    worn,
    defence,
    actionsLeft: person.actions ?? 3,
    skillUsed: person.skillUsed ?? false,
    paralysis: person.paralysis ?? 'none',
  };
}

function layRow(board: Board, row: string, box: Box): void {
  words(row).forEach((word, at) => {
    const space = board.spaces[at]!;
    const [name, ...tokens] = word.split('/') as [string, ...string[]];
    space.side = name === 'X' ? 'blocked' : 'free';
    space.card = name === 'X' || name === '_' ? null : box.take(name);
    for (const token of tokens) {
      if (token.startsWith('h')) space.hits = Number(token.slice(1));
      else if (token.startsWith('t')) space.turns = Number(token.slice(1));
      else space.paralysis = token === 'p' ? 'pending' : 'served';
    }
  });
}

function layField(
  field: Field,
  layout: ReturnType<typeof mainLayout>,
  slots: Readonly<Record<string, string>>,
  box: Box,
): void {
  field.cards = layout.map(() => null);
  field.up = layout.map(() => false);
  field.known = layout.map(() => false);
  field.layer = layout.map(() => 1);
  for (const [place, word] of Object.entries(slots)) {
    const at = slotAt(layout, place);
    field.cards[at] = box.take(word.replace(/[\^?]$/, ''));
    field.up[at] = word.endsWith('^');
    field.known[at] = field.up[at] || word.endsWith('?');
  }
}

function slotAt(layout: ReturnType<typeof mainLayout>, place: string): number {
  const at = layout.findIndex(({ row, x }) => `${row},${x}` === place);
  if (at === -1) throw new Error(`no slot ${place}`);
  return at;
}

/** A built table, which knows the numbers of its cards and slots. */
export class TestTable {
  readonly board: Board;
  readonly #box = new Box();

  constructor(of: Words) {
    const people = Object.entries(of.people ?? { rick: {} }) as [SurvivorId, Person][];
    const seats = people.length;
    const box = this.#box;
    const board = setTable(seats, { survivors: people.map(([id]) => id), firstSeat: 1, challenges: true });
    this.board = board;
    board.supply = { A: [], B: [], C: [], E: [] };
    board.spaces = board.spaces.map((space) => ({ ...space }));
    board.day = of.day ?? 1;
    board.hard = of.hard ?? false;
    board.challenges = of.challenges ?? true;
    board.active = of.active === undefined ? 0 : of.active;
    board.next = of.next ?? 0;
    board.zone = of.zone ?? 'main';
    board.visited = of.visited ?? (board.zone === 'main' ? [] : [board.zone]);
    board.lastWhisper = of.lastWhisper ?? false;
    board.zombiesEliminated = of.zombiesEliminated ?? 0;
    board.noiseMade = of.noiseMade ?? 0;
    if (of.row !== undefined) layRow(board, of.row, box);
    board.survivors = people.map(([id, person]) => survivorOf(id, person, box));
    const here = of.field ?? {};
    if (board.zone === 'main') layField(board.main, mainLayout(seats), here, box);
    else {
      layField(board.indoor, indoorLayout(), here, box);
      layField(board.main, mainLayout(seats), of.paused ?? {}, box);
    }
    board.commonPile = box.all(of.top).reverse();
    board.commonDiscard = box.all(of.discard);
    board.kitPile = box.all(of.kit).reverse();
    board.kitDiscard = box.all(of.kitDiscard);
    board.cityPile = box.all(of.city).reverse();
    board.pharmacyPile = box.all(of.pharmacy);
    board.marketPile = box.all(of.market);
    board.day2Pile = box.all(of.day2);
    board.day3Pile = [];
    board.threats = [...(of.threats ?? [])];
    const left = THREAT_IDS.filter((id) => !board.threats.includes(id) && id !== of.nextThreat);
    board.threatPile = of.nextThreat === undefined ? left : [...left, of.nextThreat];
    board.removed = [];
    for (const card of box.rest()) {
      const origin = originOf(card);
      if (origin === 'INV' || origin === 'EPIC') board.supply[letterOf(card)].push(card);
      else board.removed.push(card);
    }
  }

  readonly given = (): Given<Board> => ({
    seats: this.board.survivors.length,
    board: cardsOfTheDead.copyBoard(this.board),
  });

  /** The number of the nth card of that name that was laid on the table. */
  card(id: CardId, nth = 0): CardInstance {
    const found = this.#box.taken.filter((card) => cardOf(card).id === id)[nth];
    if (found === undefined) throw new Error(`no ${id} on this table`);
    return found;
  }

  slot(place: string): number {
    const { zone, survivors } = this.board;
    return slotAt(zone === 'main' ? mainLayout(survivors.length) : indoorLayout(), place);
  }
}

export const table = (of: Words): TestTable => new TestTable(of);

const nameOf = (card: CardInstance): CardId => cardOf(card).id;
export const names = (cards: readonly CardInstance[]): string => cards.map(nameOf).join(', ');

/** The row in the same words, tokens included. */
export function rowOf(board: Board): string {
  return board.spaces
    .map(({ side, card, hits, turns, paralysis }) => {
      if (card === null) return side === 'free' ? '_' : 'X';
      const tokens = [hits > 0 ? `/h${hits}` : '', turns > 0 ? `/t${turns}` : ''];
      tokens.push(paralysis === 'none' ? '' : paralysis === 'pending' ? '/p' : '/s');
      return nameOf(card) + tokens.join('');
    })
    .join(', ');
}

/** Vitality and Immunity of each seat: `V10 I9`. */
export function health(board: Board): string {
  return board.survivors.map(({ vitality, immunity }) => `V${vitality} I${immunity}`).join('; ');
}

/** What lies in the current field: `3,0 pipe^`. */
export function fieldOf(board: Board): string[] {
  const main = board.zone === 'main';
  const field = main ? board.main : board.indoor;
  const layout = main ? mainLayout(board.survivors.length) : indoorLayout();
  return field.cards.flatMap((card, at) => {
    if (card === null) return [];
    const mark = field.up[at] === true ? '^' : field.known[at] === true ? '?' : '';
    return [`${layout[at]!.row},${layout[at]!.x} ${nameOf(card)}${mark}`];
  });
}
