/** Hits or Attacks that are being shared out: how they lie now, what may become of everybody, and one more or less. */

import { nth } from '../../../nth.ts';
import type { QuestionView } from '@gravetable/kernel';
import { optionText, useActions, useQuestion, useTable, useView } from '../../../table/context.tsx';
import { useForecast } from '../../../table/kit/forecast.ts';
import { emptyDraft, shared, sum, type Draft } from '../../../table/store/draft.ts';
import { useWay } from '../../../way.ts';
import { adventurerIn, type AdventurerView, type DividedAhead, type View } from '../facts.ts';
import { useLook } from '../map/look.ts';
import { useOwn } from '../words/index.ts';

type Foretold = ReadonlyMap<string, DividedAhead>;

function useDraft(question: QuestionView | null): Draft | null {
  const kept = useTable((table) => table.draft);
  if (question === null) return null;
  return kept?.question === question.id ? kept : emptyDraft(question);
}

/** What is being shared out on the board now; null while anything else is asked, or the answers are listed. */
export function useShared(): QuestionView | null {
  const question = useQuestion();
  const listed = useLook((look) => look.listed);
  return question?.form === 'split' && !listed ? question : null;
}

/** Questions that share out what hurts Adventurers. */
export const HURTING: ReadonlySet<string> = new Set(['allotAttacks', 'friendlyFire']);

/** Footmen that come out of the Mist are set out, hurting nobody yet. */
export const isPlacing = ({ kind }: QuestionView): boolean => kind === 'mistZones';

/** What may become of everybody if it is divided as it is now; null where nobody can be hurt. */
export function useDivided(question: QuestionView | null): Foretold | null {
  const odds = useWay().odds;
  const hurts = question !== null && HURTING.has(question.kind);
  const picks = useDraft(question)?.picks ?? [];
  const { told } = useForecast<readonly DividedAhead[]>({ do: 'divide', parts: picks }, odds && hurts);
  return hurts && Array.isArray(told) ? new Map(told.map((one) => [one.adventurer, one])) : null;
}

/** The least health that may be left; null where nothing reaches them. */
export function worstOf({ left }: DividedAhead): number | null {
  const worst = left.findIndex((chance) => chance > 0);
  return worst === left.length - 1 ? null : worst;
}

export interface Share {
  readonly place: number;
  readonly name: string;
  /** The Adventurer, or the kind of Enemy, that would take it. */
  readonly who: AdventurerView | undefined;
  readonly kind: string | null;
  readonly n: number;
  readonly more: boolean;
  readonly ahead: DividedAhead | undefined;
}

export interface Sharing {
  readonly total: number;
  readonly left: number;
  readonly shares: readonly Share[];
  readonly give: (place: number, by: 1 | -1) => void;
}

export function useSharing(question: QuestionView): Sharing {
  const { words } = useOwn();
  const view = useView<View>();
  const { setDraft } = useActions();
  const draft = useDraft(question) ?? emptyDraft(question);
  const ahead = useDivided(question);
  const total = question.total ?? 0;
  const left = total - sum(draft.picks);
  const shares = question.options.map(({ said, value, touches }, place): Share => {
    const id = touches.find((piece) => piece.startsWith('adventurer:'))?.slice('adventurer:'.length);
    const n = nth(draft.picks, place);
    return {
      place,
      name: optionText(said, value, words),
      who: id === undefined ? undefined : adventurerIn(view, id),
      kind: isPlacing(question) ? 'footman' : packKind(said.args),
      n,
      more: left > 0 && n < (question.limits?.[place] ?? 0),
      ahead: id === undefined ? undefined : ahead?.get(id),
    };
  });
  return {
    total,
    left,
    shares,
    give: (place, by) => setDraft(shared(question, draft, place, by)),
  };
}

/** The Zone it is about: named, or touched, or where the first of them stands. */
export function zoneOf(question: QuestionView, view: View): string | null {
  if (isPlacing(question)) return null;
  const { about, options } = question;
  if (typeof about['zone'] === 'string') return about['zone'];
  const touched = options[0]?.touches ?? [];
  const zone = touched.find((piece) => piece.startsWith('zone:'));
  if (zone !== undefined) return zone.slice('zone:'.length);
  const who = touched.find((piece) => piece.startsWith('adventurer:'))?.slice('adventurer:'.length);
  return view.party.find(({ id }) => id === who)?.zone ?? null;
}

/** The kind of Enemy a place is about, from its words. */
function packKind(args: QuestionView['options'][number]['said']['args']): string | null {
  const foes = args?.['foes'];
  const id =
    typeof foes === 'object' && foes !== null && 'id' in foes ? (foes as { readonly id: unknown }).id : null;
  return typeof id === 'string' ? id.replace('pack.', '') : null;
}
