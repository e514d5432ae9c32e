/** Which answers lie on the table as pieces, and which have to be laid out beside it. */

import type { OptionView, QuestionView } from '@gravetable/kernel';
import { useMedia, WIDE } from '../../../media.ts';
import { useQuestion, useView } from '../../../table/context.tsx';
import { bareOptions } from '../../../table/kit/options.tsx';
import { isBetween, type CombatView, type View } from '../cards/facts.ts';
import { useMine } from '../sheet/mine.ts';
import { nth } from '../../../nth.ts';

/** Up to this many answers stand in the decision bar itself. */
const IN_BAR = { wide: 3, narrow: 2 };

/** An Enemy, a Shuriken or a Banner: `right1`, `shuriken.right1`, `banner.2`. */
function hangsOrStands({ enemies, boss }: CombatView, id: string): boolean {
  const [what, place] = id.split('.');
  if (place === undefined) return enemies.some(({ space }) => space === id);
  return boss !== null && (what === 'banner' ? boss.banners.length > 0 : boss.shurikens.some((n) => n > 0));
}

/** Whether a piece can be pressed where the table stands now. */
function isOnTable(piece: string, { combat, run, biome, heroes }: View, no: number, wide: boolean): boolean {
  const [kind, id = ''] = piece.split(':');
  const between = isBetween(run);
  switch (kind) {
    case 'hero':
      return combat !== null || (wide && !between);
    case 'space':
      return combat !== null && hangsOrStands(combat, id);
    case 'loot':
      return combat !== null;
    case 'bell':
    case 'lantern':
    case 'map':
      return combat === null && biome !== null && run.phase === 'explore';
    case 'combat':
      return heroes[no]?.hand?.includes(id) === true && !between;
    case 'slot':
      return wide && id.startsWith(`${no}.`) && !between;
    case 'deck':
      return between;
    default:
      return false;
  }
}

/** What a piece stands for here is not what it is: pressing a Beheaded gives it a Potion. These are listed as well. */
const LISTED: ReadonlySet<string> = new Set(['loot', 'usePotion', 'skill', 'roundZero']);

const isBare = ({ touches }: OptionView): boolean => touches.length === 0;

/** Several answers on one piece: only a list tells them apart. */
function sharesPieces({ options }: QuestionView): boolean {
  const seen = new Set<string>();
  return options.some(({ touches }) => touches.some((piece) => seen.size === seen.add(piece).size));
}

/** The card a question is about, as a piece: `equipment:E-12`. It is shown beside the answers. */
export function subjectOf({ about, kind }: QuestionView): string | null {
  const { equipment, combat, card } = about;
  if (kind === 'playCard') return null;
  if (typeof equipment === 'string') return `equipment:${equipment}`;
  if (typeof combat === 'string') return `combat:${combat}`;
  if (typeof card !== 'object' || card === null || Array.isArray(card)) return null;
  const { id } = card as { readonly id?: unknown };
  return typeof id === 'string' && /^(upgrade|well|secret)\./.test(id)
    ? `card:${nth(id.split('.'), 1)}`
    : null;
}

export interface Choices {
  readonly question: QuestionView;
  /** Where the answers are laid out as cards; null where pieces and the bar are enough. */
  readonly laidOut: 'board' | 'own' | null;
  /** The numbers of the answers that lie on no piece, for the bar. */
  readonly bare: readonly number[];
}

export function choicesOf(question: QuestionView, view: View, no: number, wide: boolean): Choices {
  const { options, kind, form } = question;
  const onTable = (piece: string): boolean => isOnTable(piece, view, no, wide);
  const isPiece = (option: OptionView): boolean => option.touches.some(onTable);
  if (form === 'some' && options.every(isPiece)) return { question, laidOut: null, bare: [] };
  if (form !== 'one') return { question, laidOut: 'board', bare: [] };
  // Nobody is chosen yet: the own sheet has room.
  if (kind === 'chooseBeheaded') return { question, laidOut: 'own', bare: [] };
  const limit = wide ? IN_BAR.wide : IN_BAR.narrow;
  const bare = bareOptions(question);
  const many = options.length > limit;
  const away = options.some((option) => !isBare(option) && !isPiece(option));
  const shared = many && (bare.length > limit || sharesPieces(question));
  const spread =
    away || subjectOf(question) !== null || (many && LISTED.has(kind)) || (kind !== 'playCard' && shared);
  return { question, laidOut: spread ? 'board' : null, bare: spread || !many ? [] : bare };
}

/** Whether they are laid out where all of them are in sight: on a phone the bar has them as well. */
export function useLaidOut(): boolean {
  const choices = useChoices();
  return useMedia(WIDE) && (choices?.laidOut ?? null) !== null;
}

export function useChoices(): Choices | null {
  const question = useQuestion();
  const view = useView<View>();
  const mine = useMine();
  const wide = useMedia(WIDE);
  return question === null ? null : choicesOf(question, view, mine?.no ?? -1, wide);
}
