/** What the line being told does to the keep itself: a door swings open, rooms come to light. */

import { questOf, useFacts, zoneIn, type Plan, type TableEvent, type View } from '../facts.ts';
import { areaOf, leafOf, linesOf } from './geometry.ts';

interface ToldProps {
  readonly event: TableEvent | null;
  readonly view: View;
  readonly plan: Plan;
  readonly cell: number;
}

export function Told({ event, view, plan, cell }: ToldProps) {
  const facts = useFacts();
  const path = pathOf();
  if (path === null) return null;
  return (
    <svg
      className={`dk-over dk-told ${event?.kind ?? ''}`}
      width={plan.width * cell}
      height={plan.height * cell}
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );

  function pathOf(): string | null {
    if (event?.kind === 'revealed')
      return areaOf(
        event.zones.flatMap((id) => zoneIn(plan, id) ?? []),
        cell,
      );
    if (event?.kind !== 'doorOpens') return null;
    const door = linesOf(plan, questOf(facts, view).passages, cell).doors.find(({ edge }) =>
      [event.zone, event.zone2].every((id) => edge.split('|').includes(id)),
    );
    return door === undefined ? null : leafOf(door, cell, Math.min(14, cell * 0.13));
  }
}
