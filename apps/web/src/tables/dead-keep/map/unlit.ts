/** Rooms behind a door come to light one by one: each stays dark until its card is drawn. */

import { useMemo } from 'react';
import { useTable } from '../../../table/context.tsx';
import type { TableActions, TableState } from '../../../table/store/state.ts';
import type { Plan, TableEvent, View } from '../facts.ts';
import { hasMark } from './geometry.ts';

/** The Zones a card is still to be drawn for: told later, or asked about. */
function waiting(table: TableState & TableActions): string {
  const { queue, snapshot } = table;
  const later = snapshot.log.slice(snapshot.log.length - queue.length).flatMap((line) => {
    const event = line.event as TableEvent;
    return event.kind === 'cardDrawn' ? [event.zone] : [];
  });
  const asked = table.question();
  const open =
    asked?.kind === 'darkRoom'
      ? asked.options.flatMap(({ touches }) => touches.map((piece) => piece.slice('zone:'.length)))
      : [];
  return [...later, ...open].join(' ');
}

/** The view with these rooms as dark as they are. */
export function useUnlit(view: View, plan: Plan): View {
  const zones = useTable(waiting);
  return useMemo(() => {
    if (zones === '') return view;
    const dark = new Set(zones.split(' '));
    const revealed = plan.zones.map((zone, no) =>
      dark.has(zone.id) && hasMark(zone, 'dark') ? '0' : (view.revealed[no] ?? '0'),
    );
    return { ...view, revealed: revealed.join('') };
  }, [view, plan, zones]);
}
