/** What a worker of the lab does: it is handed stretches of games, plays them and hands back tallies. */

import { gameOf } from '@gravetable/catalog';
import type { AnyGame } from '@gravetable/kernel';
import type { Plan, Stretch } from './plan.ts';
import { playStretch } from './stretch.ts';
import type { Tally } from './tally.ts';

export interface Task {
  readonly plan: Plan;
  readonly stretch: Stretch;
  /** The module whose `gameOf` knows the game; null for our catalog. */
  readonly source: string | null;
}

type Source = { readonly gameOf: (id: string) => AnyGame | undefined };

export default async function work({ plan, stretch, source }: Task): Promise<Tally> {
  const known = source === null ? { gameOf } : ((await import(source)) as Source);
  const game = known.gameOf(plan.game);
  if (game === undefined) throw new Error(`no game called ${plan.game}`);
  return playStretch(plan, game, stretch);
}
