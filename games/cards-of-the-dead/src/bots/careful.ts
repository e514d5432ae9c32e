// Careful: tries the useful Actions of its turn on a game that might be the real one, and keeps the best table.

import type { Below, Bot, One, Play } from '@gravetable/kernel';
import { cardOf, type CardInstance } from '../cards/deck.ts';
import { SURVIVORS } from '../cards/survivors.ts';
import type { Choice } from '../choices.ts';
import { failsLastWhisper } from '../last-whisper.ts';
import type { Board } from '../state.ts';
import { findWorth, Path } from './path.ts';
import { answerSmall } from './small-questions.ts';
import { comingDamage, groupWorth, rowWorth, sweptWorth, worthOf, type Coming } from './worth.ts';

/** How many Actions ahead it looks. */
const DEPTH = 2;
const LAST_DAY = 3;
/** What a turned-over card is worth by bringing the exit nearer, and what an idle turn costs. */
const STEP = 3.1;
/** A second card of RUN counts for less: no Action is left to prepare for it. */
const SECOND = 0.6;
const NEW_DAY = 15;
const WIN = 1000;
const LOSS = -1000;
/** A visit indoors takes about as many turns as it brings cards. */
const VISIT = -3;

/** What the table is worth if the turn ends with this choice; null if the choice does not end the turn. */
function ending(board: Board, choice: Choice, path: Path): number | null {
  switch (choice.do) {
    case 'endTurn':
      if (failsLastWhisper(board)) return LOSS;
      return groupWorth(board, comingDamage(board)) + rowWorth(board, 0);
    case 'walk':
    case 'run': {
      const cards = choice.do === 'run' ? 2 : 1;
      const worth = groupWorth(board, comingDamage(board)) + rowWorth(board, cards);
      const doomed = failsLastWhisper(board) ? LOSS / 2 : 0;
      return (
        worth +
        doomed +
        STEP * (path.nearer(choice.slot) + (cards - 1) * SECOND) +
        findWorth(board, choice.slot)
      );
    }
    case 'walkPlace':
      return throughPlace(board, choice.space);
    default:
      return null;
  }
}

function throughPlace(board: Board, space: number): number {
  const { id } = cardOf(board.spaces[space - 1]!.card!);
  const coming = comingDamage(board);
  const worth = groupWorth(board, coming) + sweptWorth(board);
  if (id === 'exit') {
    const survives = board.survivors.some(({ vitality, defence }, seat) => {
      const damage = coming.blasts + (seat === board.active ? coming.strikes : 0);
      return vitality > 0 && vitality + defence > damage;
    });
    return worth + (board.day < LAST_DAY ? NEW_DAY : survives ? WIN : 0);
  }
  return worth + (id === 'exit-indoors' ? NEW_DAY / 2 : VISIT);
}

const NOTHING: Coming = { strikes: 0, blasts: 0 };

/** Actions worth a look. The rest only moves cards about. */
function isUseful(board: Board, choice: Choice): boolean {
  const survivor = board.survivors[board.active!]!;
  const { vitality, immunity } = SURVIVORS[survivor.id];
  switch (choice.do) {
    case 'attack': {
      const { kind } = cardOf(board.spaces[choice.space - 1]!.card!);
      return kind === 'zombie' || kind === 'obstacle';
    }
    case 'pickUp':
      return choice.discard === null
        ? choice.to === 'hand' || survivor.hand.length === 5
        : worthOf(choice.discard, survivor) < 1.5;
    case 'use': {
      const { id } = cardOf(choice.card);
      if (id === 'canned-soup') return survivor.vitality <= vitality - 2;
      if (id === 'antiviral') return survivor.immunity <= immunity - 4;
      if (id === 'binoculars') return false;
      return choice.target === null || cardOf(board.spaces[choice.target - 1]!.card!).kind !== 'resource';
    }
    case 'fetch':
      return worthOf(choice.card, survivor) > 1;
    case 'exchange':
      return worthOf(choice.card, survivor) < 1.5 && worthOf(choice.for, survivor) > 2;
    case 'equip':
    case 'load':
      return true;
    case 'flip':
      return survivor.loaded !== null;
    case 'track':
      return worthOf(choice.discard, survivor) < 1.5;
    case 'give':
      return isNeeded(board, choice.to, cardOf(choice.card).id);
    default:
      return false;
  }
}

function isNeeded(board: Board, seat: number, id: string): boolean {
  const { immunity, vitality } = board.survivors[seat]!;
  return (id === 'antiviral' && immunity <= 3) || (id === 'canned-soup' && vitality <= 4);
}

/** Equal cards make equal choices: one of them is enough. */
function sameAs(choice: Choice): string {
  if (choice.do === 'use') return `use ${cardOf(choice.card).id} ${choice.target} ${choice.option}`;
  if ('card' in choice) return `${choice.do} ${cardOf(choice.card).id}`;
  return choice.do === 'track' ? `track ${cardOf(choice.discard).id}` : '';
}

/** Answer the small questions of a tried game until the turn's question comes up again, or the turn is over. */
function settleSmall(play: Play<Board>, seat: number, below: Below): One<Choice> | null {
  while (!play.over) {
    const pending = play.pending[0]!;
    const ask = play.ask(pending);
    const kind = (ask as One<Choice>).aside?.kind;
    if (kind === 'turn') return pending.seat === seat ? (ask as One<Choice>) : null;
    play.put(pending, answerSmall(play.state.board, ask, below));
  }
  return null;
}

interface Found {
  worth: number;
  choice: Choice;
}

function search(play: Play<Board>, ask: One<Choice>, depth: number, below: Below): Found {
  const { board } = play.state;
  const found: Found = { worth: -Infinity, choice: ask.options.at(-1)! };
  const tried = new Set<string>();
  const path = new Path(board);
  for (const choice of ask.options) {
    let worth = ending(board, choice, path);
    if (worth === null) {
      if (depth === 0 || !isUseful(board, choice)) continue;
      const name = sameAs(choice);
      if (name !== '') {
        if (tried.has(name)) continue;
        tried.add(name);
      }
      worth = tryOut(play, ask.seat, choice, depth, below);
    }
    if (worth > found.worth) {
      found.worth = worth;
      found.choice = choice;
    }
  }
  return found;
}

function tryOut(play: Play<Board>, seat: number, choice: Choice, depth: number, below: Below): number {
  const copy = play.fork();
  const day = copy.state.board.day;
  copy.put(copy.pending[0]!, choice);
  const next = settleSmall(copy, seat, below);
  const { board } = copy.state;
  if (next !== null && board.active === seat && board.day === day)
    return search(copy, next, depth - 1, below).worth;
  return copy.over && board.survivors.every(({ vitality }) => vitality === 0)
    ? LOSS
    : groupWorth(board, NOTHING) + rowWorth(board, 0);
}

/** Zombies go to the bottom of the tried pile: what Noise costs is known on average, and luck should not hide it. */
function quieten(board: Board): void {
  const isZombie = (card: CardInstance): boolean => cardOf(card).kind === 'zombie';
  board.commonPile = [
    ...board.commonPile.filter(isZombie),
    ...board.commonPile.filter((card) => !isZombie(card)),
  ];
}

export const careful: Bot = {
  name: 'careful',
  choose(look, below) {
    const ask = look.question as One<Choice>;
    const play = look.sample<Board>(below);
    if (ask.aside?.kind !== 'turn') return answerSmall(play.state.board, ask, below);
    quieten(play.state.board);
    return search(play, ask, DEPTH, below).choice;
  },
};
