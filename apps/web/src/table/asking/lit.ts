/** How a piece stands in the question. Pieces go by the names the rules use, as `card:57` or `space:3`. */

import type { QuestionView, Seat } from '@gravetable/kernel';
import type { Advised } from '../../engine/types.ts';
import { optionsIn, optionsOn, pickedIn, valueOf, type Touching } from '../store/draft.ts';
import type { TableActions, TableState } from '../store/state.ts';
import { nth } from '../../nth.ts';

export type Lit = 'available' | 'selected' | 'blocked' | 'told' | null;

type Table = TableState & Pick<TableActions, 'question'>;

/** The main question put to the viewer, or null. While somebody decides for all, it is what one would choose. */
export function askedOf(table: Table): QuestionView | null {
  const question = table.question();
  return table.phase === 'playing' || (table.phase === 'others' && isVote(question)) ? question : null;
}

/** Advice to whoever decides, shown at the pieces it is about. */
export function isVote(question: QuestionView | null): boolean {
  return question?.kind === 'vote' && question.options.some(({ touches }) => touches.length > 0);
}

/**
 * The question whose answer is chosen and waits for Confirm: what can be taken back is given at once, only what cannot
 * waits for the button. Null while nothing does.
 */
export function confirmedIn(table: Table): QuestionView | null {
  const question = askedOf(table);
  const { draft, preview } = table;
  if (question === null || draft?.question !== question.id || valueOf(question, draft) === null) return null;
  return question.form !== 'one' || (preview !== null && preview.line !== null) ? question : null;
}

export function litOf(table: Table, piece: string): Lit {
  const question = askedOf(table);
  const { narrowed } = table;
  if (question !== null) {
    if (narrowed === piece) return 'selected';
    const all = optionsOn(question, piece);
    const found = narrowed === null ? all : goingWith(table, question, narrowed, piece);
    if (question.form !== 'order' && found.some(({ at }) => isPicked(table, question, at))) return 'selected';
    if (found.some(({ at }) => isWanted(table, question, at))) return 'available';
    if (narrowed !== null || found.length > 0) return null;
    if (question.blocked.some(({ touches }) => touches.includes(piece))) return 'blocked';
  }
  // Once something is asked, what was told last is no longer marked: it might be taken for a choice.
  const told = table.pointed ?? (question === null ? table.now : null);
  return told?.event.pieces?.includes(piece) === true ? 'told' : null;
}

const unwanted = new WeakMap<QuestionView, readonly boolean[]>();

/** Whether somebody would want this answer; what a hint marks is wanted. */
function isWanted({ hinted, pointless }: Table, question: QuestionView, at: number): boolean {
  const { options } = question;
  let known = unwanted.get(question);
  if (known === undefined) unwanted.set(question, (known = options.map((one) => pointless(one, options))));
  return known[at] !== true || (hinted !== null && optionsIn(question, hinted).includes(at));
}

/** What the piece that was pressed first and this one do together, and somebody would want. */
export function goingWith(
  { hinted, pointless }: Pick<Table, 'hinted' | 'pointless'>,
  question: QuestionView,
  first: string,
  piece: string,
): readonly Touching[] {
  const marked = hinted === null ? [] : optionsIn(question, hinted);
  return optionsOn(question, piece).filter(
    ({ option, at }) =>
      option.touches.includes(first) && (marked.includes(at) || !pointless(option, question.options)),
  );
}

/** Something else is chosen, but a press here still chooses this in its place. */
export function isOpen(table: Table, piece: string): boolean {
  const question = table.narrowed === null ? null : askedOf(table);
  return question !== null && optionsOn(question, piece).length > 0;
}

function isPicked({ draft }: Table, question: QuestionView, at: number): boolean {
  return draft !== null && draft.question === question.id && pickedIn(question, draft).includes(at);
}

/** The seats that would choose something with this piece, bots and people alike, in one word. */
export function intentsOn(table: Table, piece: string): string {
  const question = askedOf(table);
  if (question === null) return '';
  const meant = ({ at }: Intent): boolean => question.options[at]?.touches.includes(piece) === true;
  return intentsIn(question, table.snapshot.advised)
    .filter(meant)
    .map(({ seat }) => seat)
    .join(' ');
}

export interface Intent {
  readonly seat: Seat;
  readonly at: number;
}

/** What others would answer: the bot that was asked, and whoever gave advice. */
export function intentsIn(question: QuestionView, advised: Advised | null): readonly Intent[] {
  const bot =
    advised === null || advised.by !== question.seat
      ? []
      : optionsIn(question, advised.value).map((at) => ({ seat: advised.by, at }));
  const votes = (question.advice as readonly (readonly [Seat, number])[]).map(([seat, n]) => ({
    seat,
    at: question.kind === 'vote' ? n : n - 1, // There 0 is no advice.
  }));
  return [...bot, ...votes.filter(({ seat }) => seat !== advised?.by)];
}

/** Whether the hint suggests something with this piece. */
export function isHinted(table: Table, piece: string): boolean {
  const { hinted } = table;
  const question = hinted === null ? null : askedOf(table);
  if (question === null || hinted === null) return false;
  return optionsIn(question, hinted).some((at) => nth(question.options, at).touches.includes(piece));
}
