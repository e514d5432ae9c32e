// CD 5.3 The choices of a Survivor turn: what is legal, what is not and why, and how each is said.

import { choose, said, type Aside, type Blocked, type One, type Said, type Seat } from '@gravetable/kernel';
import { blockedAttack, offerAttack } from './actions/attack.ts';
import { blockedPickUp, offerPickUp } from './actions/pick-up.ts';
import { blockedGive, blockedSwap, offerGive, offerSwap } from './actions/swap.ts';
import { blockedUse, offerUse } from './actions/use.ts';
import { blockedEquipAndLoad, offerEquipAndLoad } from './actions/weapon.ts';
import { cardOf, type CardInstance } from './cards/deck.ts';
import { END_TURN, type Choice } from './choices.ts';
import { failsLastWhisper } from './last-whisper.ts';
import { isLastCard } from './layout.ts';
import type { T } from './rulebook.ts';
import { slotArguments, slotPiece } from './scouting.ts';
import { blockedSkills, offerSkills } from './skills.ts';
import type { Board, SurvivorState } from './state.ts';
import { blockedWalk, offerWalk } from './walk.ts';

/** CD-RULING-17: ending the turn is always legal. It is no question when nothing else is. */
export function askTurn(t: T, seat: Seat): One<Choice> | null {
  const { board } = t;
  const options: Choice[] = [];
  const survivor = board.survivors[seat]!;
  if (survivor.actionsLeft > 0) {
    offerWalk(board, options);
    offerEquipAndLoad(survivor, options);
    offerUse(board, survivor, options);
    offerPickUp(board, survivor, options);
    offerSwap(survivor, options);
    if (board.survivors.length > 1) offerGive(board, seat, options);
  }
  offerAttack(board, survivor, options);
  offerSkills(board, survivor, options);
  if (options.length === 0) return null;
  options.push(END_TURN);
  return choose(seat, options, new TurnAside(board, seat));
}

/** What a screen wants to know about the turn; worked out only when somebody looks. */
class TurnAside implements Aside<Choice> {
  readonly kind = 'turn';
  readonly #board: Board;
  readonly #seat: Seat;

  constructor(board: Board, seat: Seat) {
    this.#board = board;
    this.#seat = seat;
  }

  get about() {
    const { id, actionsLeft } = this.#board.survivors[this.#seat]!;
    return { survivor: id, n: actionsLeft, whisper: this.#board.lastWhisper ? 'yes' : 'no' };
  }

  touches(choice: Choice): readonly string[] {
    return piecesOf(this.#board, this.#seat, choice);
  }

  says(choice: Choice): Said {
    return wordsOf(this.#board, this.#seat, choice);
  }

  get blocked(): readonly Blocked<Choice>[] {
    const board = this.#board;
    const survivor = board.survivors[this.#seat]!;
    const out: Blocked<Choice>[] = [];
    blockedWalk(board, survivor, out);
    blockedSkills(board, survivor, out);
    blockedAttack(board, survivor, out);
    blockedEquipAndLoad(survivor, out);
    blockedUse(board, survivor, out);
    blockedPickUp(board, survivor, out);
    blockedSwap(survivor, out);
    if (board.survivors.length > 1) blockedGive(board, this.#seat, out);
    // The first reason is given; a choice can be forbidden for several.
    const told = new Set<Choice>();
    return out.filter(([choice]) => !told.has(choice) && told.add(choice));
  }
}

function piecesOf(board: Board, seat: Seat, choice: Choice): readonly string[] {
  switch (choice.do) {
    case 'walk':
    case 'run':
      return [slotPiece(board, choice.slot)];
    case 'walkPlace':
      return [`space:${choice.space}`];
    case 'attack': {
      const weapon = board.survivors[seat]!.equipped;
      return weapon === null ? [`space:${choice.space}`] : [`space:${choice.space}`, `card:${weapon}`];
    }
    case 'pickUp':
      return choice.discard === null
        ? [`space:${choice.space}`]
        : [`space:${choice.space}`, `card:${choice.discard}`];
    case 'use':
      return choice.target === null
        ? [`card:${choice.card}`]
        : [`card:${choice.card}`, `space:${choice.target}`];
    case 'exchange':
      return [`card:${choice.card}`, `card:${choice.for}`];
    case 'give':
      return [`card:${choice.card}`, `seat:${choice.to}`];
    case 'track':
      return [`card:${choice.discard}`];
    case 'store':
    case 'fetch':
    case 'equip':
    case 'load':
    case 'keep':
    case 'discard':
    case 'pay':
      return [`card:${choice.card}`];
    case 'flip':
    case 'endTurn':
    case 'decline':
      return [];
  }
}

const nameOf = (card: CardInstance): string => cardOf(card).id;

function onSpace(board: Board, space: number): string {
  const { card } = board.spaces[space - 1]!;
  return card === null ? 'unknown' : nameOf(card);
}

/** CD-ACT-SWAP-04, 05: what becomes of the old weapon, and of what it is loaded with, is said before. */
function wordsOfEquipping({ equipped, loaded }: SurvivorState, weapon: CardInstance): Said {
  const card = nameOf(weapon);
  if (equipped === null) return said('option.equip', { card });
  const card2 = nameOf(equipped);
  if (cardOf(equipped).ammo === null) return said('option.equip.discard', { card, card2 });
  if (loaded === null) return said('option.equip.back', { card, card2 });
  return said('option.equip.unload', { card, card2, card3: nameOf(loaded) });
}

function wordsOfLoading({ loaded, loadedUses }: SurvivorState, load: CardInstance): Said {
  const card = nameOf(load);
  return loaded === null
    ? said('option.load', { card })
    : said('option.load.instead', {
        card,
        card2: nameOf(loaded),
        n: (cardOf(loaded).uses as number) - loadedUses,
      });
}

function wordsOf(board: Board, seat: Seat, choice: Choice): Said {
  switch (choice.do) {
    case 'walk':
      return said('option.walk', slotArguments(board, choice.slot));
    case 'run':
      return said(isLastCard(board) ? 'option.run.last' : 'option.run', slotArguments(board, choice.slot));
    case 'walkPlace':
      return said('option.walkPlace', { card: onSpace(board, choice.space), space: choice.space });
    case 'attack': {
      const weapon = board.survivors[seat]!.equipped;
      return said(choice.pay === 'action' ? 'option.attack' : 'option.attack.skill', {
        card: weapon === null ? 'unknown' : nameOf(weapon),
        card2: onSpace(board, choice.space),
        space: choice.space,
      });
    }
    case 'pickUp': {
      const args = { card: onSpace(board, choice.space), space: choice.space, to: choice.to };
      if (choice.discard === null) return said('option.pickUp', args);
      return said('option.pickUp.discard', { ...args, card2: nameOf(choice.discard) });
    }
    case 'use': {
      const card = nameOf(choice.card);
      const what = choice.option === null ? null : said(`card.${card}.option${choice.option}`);
      const target =
        choice.target === null ? null : { card2: onSpace(board, choice.target), space: choice.target };
      const { worn, defence } = board.survivors[seat]!;
      const replaces = worn !== null && cardOf(choice.card).on.use?.some(({ op }) => op === 'wear') === true;
      if (replaces) return said('option.use.instead', { card, n: defence });
      if (what === null) return said(target === null ? 'option.use' : 'option.use.on', { card, ...target });
      return said(target === null ? 'option.use.way' : 'option.use.way.on', { card, what, ...target });
    }
    case 'exchange':
      return said('option.exchange', { card: nameOf(choice.card), card2: nameOf(choice.for) });
    case 'give':
      return said('option.give', {
        card: nameOf(choice.card),
        survivor: board.survivors[choice.to]!.id,
        whom: choice.to,
      });
    case 'load':
      return wordsOfLoading(board.survivors[seat]!, choice.card);
    case 'equip':
      return wordsOfEquipping(board.survivors[seat]!, choice.card);
    case 'track':
      return said('option.track', { card: nameOf(choice.discard) });
    case 'endTurn':
      return said(failsLastWhisper(board) ? 'option.endTurn.lost' : 'option.endTurn');
    case 'store':
    case 'fetch':
      return said(`option.${choice.do}`, { card: nameOf(choice.card) });
    case 'keep':
    case 'discard':
    case 'pay':
    case 'decline':
      return said(`option.${choice.do}`);
    case 'flip':
      return said('option.flip', { face: board.survivors[seat]!.face === 'A' ? 'B' : 'A' });
  }
}
