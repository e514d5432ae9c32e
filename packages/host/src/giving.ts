/** One answer given to a session: what is written of it, and the scenes it passed through. */

import { isRefusal, refuse, RulesError } from '@gravetable/kernel';
import type { Act, Json, Refusal, Said, Seat, Session, Told } from '@gravetable/kernel';
import type { Patch } from '@gravetable/protocol';
import { SceneChain } from './scenes.ts';

/** Nobody acts it out. */
export const NO_SCENES: readonly Patch[] = [];

export interface Given {
  readonly acts: readonly Act[];
  readonly since: number;
  readonly scenes: readonly Patch[];
  readonly reason: Said | null;
}

/** Why it was given is told only where nothing secret came of it; scenes are made where somebody acts them out. */
export function give(
  session: Session,
  { seat, id, value }: { readonly seat: Seat; readonly id: string; readonly value: Json },
  reason: Said | null = null,
  isActed = true,
): Given | Refusal {
  const since = session.count;
  const chain = isActed ? new SceneChain(session) : null;
  session.onTold = chain === null ? null : (told) => chain.note(told);
  let told: readonly Told[] | Refusal;
  try {
    told = session.answer(seat, id, value);
  } catch (error) {
    // A mistake in the rules, or in a position that was brought along: the session stands as before.
    if (!(error instanceof RulesError)) throw error;
    return refuse('RULES_BROKE', null, { where: error.breadcrumb });
  } finally {
    session.onTold = null;
  }
  if (isRefusal(told)) return told;
  const secret = told.some((one) => one.secret !== null);
  const acts = [session.moments.at(-1)!.entry];
  return { acts, since, scenes: chain?.patches() ?? NO_SCENES, reason: secret ? null : reason };
}
