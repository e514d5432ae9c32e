/** Arrows go from Zone to Zone as the map lies. */

import type { KeyboardEvent } from 'react';
import type { Plan } from '../facts.ts';

const TURNS: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/** The Zone beside another one, past its own cells. */
export function beside(plan: Plan, zone: string, [dx, dy]: readonly [number, number]): string | null {
  const from = plan.zones.find(({ id }) => id === zone);
  if (from === undefined) return null;
  const at = (x: number, y: number): string | undefined =>
    plan.zones.find(({ cells }) => cells.some(([cx, cy]) => cx === x && cy === y))?.id;
  const [[x0, y0]] = from.cells as unknown as [[number, number]];
  let [x, y] = [x0, y0];
  while (at(x, y) === zone) [x, y] = [x + dx, y + dy];
  return at(x, y) ?? null;
}

export function arrowed(plan: Plan): (event: KeyboardEvent) => void {
  return (event) => {
    const turn = TURNS[event.key];
    const piece = (event.target as HTMLElement).dataset['piece'];
    if (turn === undefined || piece?.startsWith('zone:') !== true) return;
    event.preventDefault();
    event.stopPropagation();
    // What a lesson asks for is one arrow away, wherever it lies.
    const taught = document.querySelector('.lesson') !== null;
    const asked = taught ? document.querySelector<HTMLElement>('.frame .hinted') : null;
    if (asked !== null && asked !== event.target) return asked.focus();
    const next = beside(plan, piece.slice('zone:'.length), turn);
    if (next === null) return;
    document.querySelector<HTMLElement>(`[data-piece="zone:${CSS.escape(next)}"]`)?.focus();
  };
}
