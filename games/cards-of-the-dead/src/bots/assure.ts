// What a hint may promise: the answer, and ending the turn at once, are played through the coming Game turn on tables that
// might be the real one, and only what came out so on every one of them is said.

import { said, type Below, type Look, type One, type Play, type Said } from '@gravetable/kernel';
import { cardOf } from '../cards/deck.ts';
import { END_TURN, type Choice } from '../choices.ts';
import type { Event } from '../log.ts';
import type { Board } from '../state.ts';
import { answerSmall } from './small-questions.ts';
import { strikes } from './worth.ts';

const SAMPLES = 10;
/** Answers of one turn and the small questions of the Game turn after it. */
const STEPS = 60;

/** How one table stood when the next Survivor's turn began, or the game was over. */
interface Course {
  readonly ended: boolean;
  readonly lost: boolean;
  readonly dead: number;
  readonly vitality: number;
  /** Cards that went off in the Game turn. */
  readonly blown: number;
  /** Spaces that the Survivor struck empty before it. */
  readonly emptied: ReadonlySet<number>;
}

const vitalityOf = ({ survivors }: Board): number =>
  survivors.reduce((sum, { vitality }) => sum + vitality, 0);
const deadIn = ({ survivors }: Board): number => survivors.filter(({ vitality }) => vitality === 0).length;
const isTurn = (ask: unknown): boolean => (ask as One<Choice>).aside?.kind === 'turn';

function courseOf(play: Play<Board>, seat: number, choice: Choice, below: Below): Course {
  const { board } = play.state;
  const emptied = new Set<number>();
  let blown = 0;
  let acting = false;
  let next: { dead: number; vitality: number } | null = null;
  play.listen(({ open }) => {
    const event = open as Event | null;
    if (event === null || next !== null) return;
    if (event.kind === 'acts') acting = true;
    if (event.kind === 'exploded' && acting) blown++;
    if (event.kind === 'destroyed' && !acting) emptied.add(event.space);
    if (event.kind === 'turnBegins') next = { dead: deadIn(board), vitality: vitalityOf(board) };
  });
  play.put(play.pendingOf(seat)!, choice);
  const hasEnded = (): boolean => play.over || next !== null;
  for (let i = 0; i < STEPS && !hasEnded(); i++) {
    const pending = play.pending[0]!;
    const ask = play.ask(pending);
    play.put(pending, isTurn(ask) ? END_TURN : answerSmall(board, ask, below));
  }
  const stood = next ?? { dead: deadIn(board), vitality: vitalityOf(board) };
  const lost = next === null && play.over && (board.whisperFailed || stood.dead === board.survivors.length);
  return { ...stood, ended: hasEnded(), lost, blown, emptied };
}

const least = (courses: readonly Course[], measure: (one: Course, at: number) => number): number =>
  Math.min(...courses.map(measure));

/** The space an answer strikes at, if it does. */
const aimOf = (choice: Choice): number | null =>
  choice.do === 'attack' ? choice.space : choice.do === 'use' ? choice.target : null;

/** A card that is struck down: before it goes off, or before it strikes again. */
function endOf(board: Board, choice: Choice, own: readonly Course[], idle: readonly Course[]): Said | null {
  const space = aimOf(choice);
  const instance = space === null ? null : (board.spaces[space - 1]?.card ?? null);
  if (space === null || instance === null || !own.every(({ emptied }) => emptied.has(space))) return null;
  const card = cardOf(instance);
  const blown = Math.max(...own.map((one) => one.blown));
  if (blown < least(idle, (one) => one.blown)) return said('reason.sure.defuses', { card: card.id });
  const n = strikes(board, card);
  return n > 0 ? said('reason.sure.ends', { card: card.id, n }) : null;
}

/** What holds on every table, the weightiest first. */
function claim(board: Board, choice: Choice, own: readonly Course[], idle: readonly Course[]): Said | null {
  if (![...own, ...idle].every(({ ended }) => ended)) return null;
  if (idle.every(({ lost }) => lost) && own.every(({ lost }) => !lost)) return said('reason.sure.goesOn');
  if (Math.max(...own.map(({ dead }) => dead)) < least(idle, ({ dead }) => dead))
    return said('reason.sure.lives');
  const end = endOf(board, choice, own, idle);
  if (end !== null) return end;
  const n = least(own, ({ vitality }, at) => vitality - idle[at]!.vitality);
  return n > 0 ? said('reason.sure.spares', { n }) : null;
}

/** Why this answer in a turn, as far as it is certain; null where nothing is. */
export function assure(look: Look, answer: Choice, below: Below): Said | null {
  if (!isTurn(look.question) || answer.do === 'endTurn') return null;
  const tables = Array.from({ length: SAMPLES }, () => look.sample<Board>(below));
  const tried = (choice: Choice): Course[] =>
    tables.map((table) => courseOf(table.fork(), look.seat, choice, below));
  return claim(tables[0]!.state.board, answer, tried(answer), tried(END_TURN));
}
