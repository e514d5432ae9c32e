/** What the group shares: how the day goes, at the foot of the seat column. */

import { useTable } from '../../table/context.tsx';
import { useZoom } from '../../table/frame/Zoom.tsx';
import { useActed } from '../../table/kit/acting.ts';
import { NotesSoFar } from './Coach.tsx';
import type { View } from './facts.ts';
import { useOwn } from './words/index.ts';

const SHOPS = 2;

export function Shared() {
  const { view, event } = useActed<View>();
  const { s, words } = useOwn();
  const zoom = useZoom();
  const out = useTable(({ snapshot }) => (snapshot.outcome?.winners.length ?? 0) > 0);
  const closing = useTable((table) => table.closing);
  // Whoever went through it has found it, though the street is swept already.
  const through = out || closing || event?.kind === 'dayEnds';
  const found = through || [...view.spaces, ...view.main].some(({ card }) => card?.card === 'exit');
  const rows = [
    [s('shared.exit'), s(found ? 'exit.found' : 'exit.hidden')],
    [s('shared.zombies'), String(view.zombiesEliminated)],
    [s('shared.noise'), String(view.noiseMade)],
    [s('shared.indoors'), `${view.visited.length}/${SHOPS}`],
  ] as const;
  return (
    <div className="cd-shared">
      <dl>
        {rows.map(([what, value]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <button type="button" className="rule-link" onClick={() => zoom(words.t('coach.all'), <NotesSoFar />)}>
        {s('shared.notes')}
      </button>
    </div>
  );
}
