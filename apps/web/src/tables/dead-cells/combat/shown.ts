/** The Combat acted out: whose slot the line being told belongs to, who falls in it, and how long it is shown. */

import { useMemo } from 'react';
import type { LogLine } from '../../../engine/types.ts';
import { useTable } from '../../../table/context.tsx';
import { useActed, type Acted } from '../../../table/kit/acting.ts';
import type { Pos, View } from '../cards/facts.ts';
import { nth } from '../../../nth.ts';

export interface Shown extends Acted<View> {
  /** The piece whose slot this is: `hero:0`, `space:right1`. */
  readonly actor: string | null;
  /** A foe that dies in this line still lies there. */
  readonly slain: Pos | null;
}

const OPENS: ReadonlySet<string> = new Set(['enemyActs', 'beheadedActs']);
const CLOSES: ReadonlySet<string> = new Set([
  'round',
  'poisonWorks',
  'closesUp',
  'shurikensFly',
  'combatEnds',
  'turn',
]);

/** Who acts in a line: the slot that was opened last, if nothing has closed it. */
export function actorAt(log: readonly LogLine[], at: number): string | null {
  const last = log.slice(0, at + 1).findLast(({ event }) => OPENS.has(event.kind) || CLOSES.has(event.kind));
  return last !== undefined && OPENS.has(last.event.kind) ? (last.event.pieces?.[0] ?? null) : null;
}

/** Whoever dies in this line is still drawn, with no Health left. */
export function withSlain(view: View, before: View | null, space: Pos): View {
  const fallen = before?.combat?.enemies.find((enemy) => enemy.space === space);
  if (view.combat === null || fallen === undefined) return view;
  const enemies = [...view.combat.enemies, { ...fallen, damage: fallen.health }];
  return { ...view, combat: { ...view.combat, enemies } };
}

function shownIn(acted: Acted<View>, log: readonly LogLine[]): Shown {
  const { view, before, acting, event, at } = acted;
  const actor = event === null ? null : actorAt(log, at);
  const killed = acting && event?.kind === 'enemyKilled' ? event.pieces?.[0] : undefined;
  if (killed === undefined) return { ...acted, actor, slain: null };
  const space = killed.slice('space:'.length) as Pos;
  return { ...acted, view: withSlain(view, before, space), actor, slain: space };
}

export function useShown(): Shown {
  const acted = useActed<View>();
  const log = useTable((table) => table.snapshot.log);
  return useMemo(() => shownIn(acted, log), [acted, log]);
}

/** Each slot of a foe or a Beheaded takes this long at 1x, however much happens in it. */
const SLOT = 600;
const OWN_TIME: Readonly<Record<string, number>> = {
  tileTurned: 1400, // The room's story is read on the board.
  round: 350,
  revealed: 350,
  enemyPlaced: 250,
  lootPlaced: 200,
  itemPlaced: 200,
  closesUp: 250,
  announces: 450,
  plays: 300,
  drew: 200,
  combatEnds: 500, // A fight won has a beat.
};
const BREAKS: ReadonlySet<string> = new Set([
  ...OPENS,
  ...CLOSES,
  ...Object.keys(OWN_TIME),
  'enemyFrozen',
  'frozenRound',
]);

/** How long a line of one answer is shown: the lines of one slot share its time. */
export function pace(told: readonly LogLine[], at: number): number {
  const kind = told[at]?.event.kind ?? '';
  const own = OWN_TIME[kind];
  if (own !== undefined) return own;
  let from = at;
  while (from > 0 && !BREAKS.has(nth(told, from).event.kind)) from--;
  if (OWN_TIME[nth(told, from).event.kind] !== undefined) from++;
  let to = at + 1;
  while (to < told.length && !BREAKS.has(nth(told, to).event.kind)) to++;
  return SLOT / (to - from);
}
