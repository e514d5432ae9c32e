// Careful: tries the useful Actions of its turn on a game that might be the real one, and keeps the best table.

import type { Below, Bot, Look, One, Pending, Play } from '@gravetable/kernel';
import { cardOf, type CardInstance } from '../cards/deck.ts';
import { SURVIVORS } from '../cards/survivors.ts';
import type { Choice } from '../choices.ts';
import { failsLastWhisper } from '../last-whisper.ts';
import type { Board } from '../state.ts';
import { assure } from './assure.ts';
import { findWorth, Path } from './path.ts';
import { reasonOf } from './reasons.ts';
import { answerSmall } from './small-questions.ts';
import { CAREFUL, type Taste } from './taste.ts';
import { comingDamage, groupWorth, rowWorth, sweptWorth, worthOf, type Coming } from './worth.ts';

/** How many Actions ahead it looks. */
const DEPTH = 2;
const LAST_DAY = 3;
const WIN = 1000;
const LOSS = -1000;
/** A visit indoors takes about as many turns as it brings cards. */
const VISIT = -3;

/** What there is to know about a table on which the turn might end. */
interface Standing {
  readonly board: Board;
  readonly coming: Coming;
  /** The group after the coming Damage. */
  readonly group: number;
  readonly doomed: boolean;
  readonly path: Path;
  readonly taste: Taste;
}

function standingOf(board: Board, before: Path | null, taste: Taste): Standing {
  const coming = comingDamage(board);
  const group = groupWorth(board, coming, taste);
  return { board, coming, group, doomed: failsLastWhisper(board), path: Path.of(board, before), taste };
}

/** What the table is worth if the turn ends with this choice; null if the choice does not end the turn. */
function ending(standing: Standing, choice: Choice): number | null {
  const { board, group, doomed, path, taste } = standing;
  switch (choice.do) {
    case 'endTurn':
      return doomed ? LOSS : group + rowWorth(board, 0, taste);
    case 'walk':
    case 'run': {
      const cards = choice.do === 'run' ? 2 : 1;
      const nearer = path.nearer(choice.slot) + (cards - 1) * taste.second;
      const way = taste.step[board.day - 1]! * nearer + taste.find * findWorth(board, choice.slot);
      const worth = group + rowWorth(board, cards, taste) + way;
      return doomed ? worth + LOSS / 2 : worth;
    }
    case 'walkPlace':
      return throughPlace(standing, choice.space);
    default:
      return null;
  }
}

function throughPlace({ board, coming, group, taste }: Standing, space: number): number {
  const { id } = cardOf(board.spaces[space - 1]!.card!);
  const worth = group + sweptWorth(board, taste);
  if (id === 'exit') {
    const survives = board.survivors.some(({ vitality, defence }, seat) => {
      const damage = coming.blasts + (seat === board.active ? coming.strikes : 0);
      return vitality > 0 && vitality + defence > damage;
    });
    return worth + (board.day < LAST_DAY ? taste.newDay : survives ? WIN : 0);
  }
  return worth + (id === 'exit-indoors' ? taste.newDay / 2 : VISIT);
}

const NOTHING: Coming = { strikes: 0, blasts: 0 };

/** Actions worth a look. The rest only moves cards about. */
function isUseful({ board, taste }: Standing, choice: Choice): boolean {
  const survivor = board.survivors[board.active!]!;
  const worth = (card: CardInstance): number => worthOf(card, survivor, taste);
  const { vitality, immunity } = SURVIVORS[survivor.id];
  switch (choice.do) {
    case 'attack': {
      const { kind } = cardOf(board.spaces[choice.space - 1]!.card!);
      return kind === 'zombie' || kind === 'obstacle';
    }
    case 'pickUp':
      return choice.discard === null
        ? choice.to === 'hand' || survivor.hand.length === 5
        : worth(choice.discard) < 1.5;
    case 'use': {
      const { id } = cardOf(choice.card);
      if (id === 'canned-soup') return survivor.vitality <= vitality - 2;
      if (id === 'antiviral') return survivor.immunity <= immunity - 4;
      if (id === 'binoculars') return false;
      return choice.target === null || cardOf(board.spaces[choice.target - 1]!.card!).kind !== 'resource';
    }
    case 'fetch':
      return worth(choice.card) > 1;
    case 'exchange':
      return worth(choice.card) < 1.5 && worth(choice.for) > 2;
    case 'equip':
    case 'load':
      return true;
    case 'flip':
      return survivor.loaded !== null;
    case 'track':
      return worth(choice.discard) < 1.5;
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
function settleSmall(play: Play<Board>, seat: number, below: Below, taste: Taste): One<Choice> | null {
  while (!play.over) {
    const pending = play.pending[0]!;
    const ask = play.ask(pending);
    const kind = (ask as One<Choice>).aside?.kind;
    if (kind === 'turn') return pending.seat === seat ? (ask as One<Choice>) : null;
    play.put(pending, answerSmall(play.state.board, ask, below, taste));
  }
  return null;
}

interface Found {
  readonly worth: number;
  readonly choice: Choice;
}

/** Looks ahead for one seat. */
class Search {
  readonly #below: Below;
  readonly #seat: number;
  readonly #taste: Taste;

  constructor(seat: number, below: Below, taste: Taste) {
    this.#seat = seat;
    this.#below = below;
    this.#taste = taste;
  }

  /** `earlier` are the Actions tried instead of the last one: two Actions are tried in one order only. */
  best(
    play: Play<Board>,
    ask: One<Choice>,
    depth: number,
    before: Path | null,
    earlier: readonly Choice[],
  ): Found {
    const all = this.all(play, ask, depth, before, earlier);
    return all.reduce((best, one) => (one.worth > best.worth ? one : best), {
      worth: -Infinity,
      choice: ask.options.at(-1)!,
    });
  }

  /** Every choice worth a look, with what it is worth. */
  all(
    play: Play<Board>,
    ask: One<Choice>,
    depth: number,
    before: Path | null,
    earlier: readonly Choice[],
  ): Found[] {
    const standing = standingOf(play.state.board, before, this.#taste);
    const found: Found[] = [];
    const tried: Choice[] = [];
    const names = new Set<string>();
    for (const choice of ask.options) {
      let worth = ending(standing, choice);
      if (worth === null) {
        if (depth === 0 || earlier.includes(choice) || !isUseful(standing, choice)) continue;
        const name = sameAs(choice);
        if (name !== '') {
          if (names.has(name)) continue;
          names.add(name);
        }
        worth = this.#tryOut(play, choice, depth, standing.path, tried);
        tried.push(choice);
      }
      found.push({ worth, choice });
    }
    return found;
  }

  #tryOut(play: Play<Board>, choice: Choice, depth: number, path: Path, earlier: readonly Choice[]): number {
    const copy = play.fork();
    const { day } = copy.state.board;
    copy.put(copy.pending[0]!, choice);
    const next = settleSmall(copy, this.#seat, this.#below, this.#taste);
    const { board } = copy.state;
    if (next !== null && board.active === this.#seat && board.day === day)
      return this.best(copy, next, depth - 1, path, earlier).worth;
    return copy.over && board.survivors.every(({ vitality }) => vitality === 0)
      ? LOSS
      : groupWorth(board, NOTHING, this.#taste) + rowWorth(board, 0, this.#taste);
  }
}

/** Zombies go to the bottom of the tried pile: what Noise costs is known on average, and luck should not hide it. */
function quieten(board: Board): void {
  const isZombie = (card: CardInstance): boolean => cardOf(card).kind === 'zombie';
  board.commonPile = [
    ...board.commonPile.filter(isZombie),
    ...board.commonPile.filter((card) => !isZombie(card)),
  ];
}

const isChoice = (answer: unknown): answer is Choice =>
  typeof answer === 'object' && answer !== null && 'do' in answer;

/** The choices of the turn with what they are worth, the one it would take first. */
export function ranked(look: Look, below: Below, taste: Taste): readonly Found[] {
  const ask = look.question as One<Choice>;
  const play = look.sample<Board>(below);
  quieten(play.state.board);
  const all = new Search(ask.seat, below, taste).all(play, ask, DEPTH, null, []);
  return all.toSorted((a, b) => b.worth - a.worth);
}

/** In a game that is dealt already: what lies hidden in it is not looked at. */
export const quickly =
  (taste: Taste) =>
  (play: Play<Board>, pending: Pending, below: Below): unknown => {
    const ask = play.ask(pending) as One<Choice>;
    if (ask.aside?.kind !== 'turn') return answerSmall(play.state.board, ask, below, taste);
    const copy = play.fork();
    quieten(copy.state.board);
    return new Search(ask.seat, below, taste).best(copy, ask, DEPTH, null, []).choice;
  };

/** A player who cares for what its taste says. */
export const player = (name: string, taste: Taste): Bot => ({
  name,
  choose(look, below) {
    const ask = look.question as One<Choice>;
    const play = look.sample<Board>(below);
    if (ask.aside?.kind !== 'turn') return answerSmall(play.state.board, ask, below, taste);
    quieten(play.state.board);
    return new Search(ask.seat, below, taste).best(play, ask, DEPTH, null, []).choice;
  },
  reason: (look, answer) => (isChoice(answer) ? reasonOf(look, answer) : null),
  assure: (look, answer, below) => (isChoice(answer) ? assure(look, answer, below) : null),
});

export const careful = player('careful', CAREFUL);
