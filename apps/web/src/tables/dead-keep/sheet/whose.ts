/** Of whom the sheet speaks: whom the question names, else whose Turn it is, else the first of one's own. */

import { create } from 'zustand';
import { usePreviewed, useQuestion, useTable } from '../../../table/context.tsx';
import { useActed } from '../../../table/kit/acting.ts';
import { actingIn, adventurerIn, type AdventurerView, type View } from '../facts.ts';

/** Somebody else can be looked at, until another question comes. */
const useLookedAt = create<{ readonly id: string | null; readonly question: string | null }>(() => ({
  id: null,
  question: null,
}));

export const lookAt = (id: string | null, question: string | null): void =>
  useLookedAt.setState({ id, question });

export interface Shown {
  readonly now: AdventurerView;
  readonly after: AdventurerView | null;
  readonly view: View;
}

export function useShown(): Shown | null {
  const { view } = useActed<View>();
  const viewer = useTable((table) => table.snapshot.viewer);
  const question = useQuestion();
  const looked = useLookedAt();
  const previewed = usePreviewed<View>();
  const named = question?.about['adventurer'];
  const chosen =
    looked.question === (question?.id ?? null) && looked.id !== null
      ? adventurerIn(view, looked.id)
      : undefined;
  const now =
    chosen ??
    (typeof named === 'string' ? adventurerIn(view, named) : undefined) ??
    actingIn(view) ??
    view.party.find(({ seat, played }) => seat === viewer && !played) ??
    view.party.find(({ seat }) => seat === viewer) ??
    view.party[0];
  if (now === undefined) return null;
  return { now, after: (previewed === null ? undefined : adventurerIn(previewed, now.id)) ?? null, view };
}
