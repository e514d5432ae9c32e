/** A card that is taken up strikes somebody: on a small screen one of those is brought into sight, once. */

import { useEffect, type RefObject } from 'react';
import type { Pos } from '../cards/facts.ts';

function isInSight(row: Element, scene: Element): boolean {
  const { top, bottom } = row.getBoundingClientRect();
  const within = scene.getBoundingClientRect();
  return top >= within.top && bottom <= within.bottom;
}

/** `card`: the one taken up, once its forecast is there; null while cards are only looked at. */
export function useInSight(
  field: RefObject<HTMLElement | null>,
  card: string | null,
  struck: readonly Pos[],
): void {
  const spaces = struck.join(' ');
  useEffect(() => {
    const scene = field.current?.closest('.dc-scene');
    if (card === null || scene === null || scene === undefined) return;
    const rows = [...scene.querySelectorAll('.dc-foe')].filter((row) =>
      spaces.split(' ').includes(row.getAttribute('data-row')?.slice('space:'.length) ?? ''),
    );
    if (!rows.some((row) => isInSight(row, scene))) rows[0]?.scrollIntoView({ block: 'nearest' });
  }, [field, card, spaces]);
}
