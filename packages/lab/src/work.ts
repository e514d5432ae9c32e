/** What a worker of the lab does: it is handed stretches of games, plays them and hands back tallies. */

import type { AnyGame } from '@gravetable/kernel';
import type { Plan, Stretch } from './plan.ts';
import { playStretch } from './stretch.ts';
import type { Tally } from './tally.ts';

export interface Task {
  readonly plan: Plan;
  readonly stretch: Stretch;
  /** The module whose `gameOf` knows the game. */
  readonly source: string;
}

export async function work({ plan, stretch, source }: Task): Promise<Tally> {
  const { gameOf } = (await import(source)) as { gameOf: (id: string) => AnyGame | undefined };
  const game = gameOf(plan.game);
  if (game === undefined) throw new Error(`no game called ${plan.game}`);
  return playStretch(plan, game, stretch);
}
