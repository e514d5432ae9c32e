/** A survivor in the seat column: portrait, tracks, what they carry. A gift can be pressed onto them. */

import type { Seat } from '@gravetable/kernel';
import { Icon } from '../../art/index.ts';
import { usePreviewed } from '../../table/context.tsx';
import { Piece } from '../../table/asking/Piece.tsx';
import { useActed } from '../../table/kit/acting.ts';
import { HAND_LIMIT, type TableEvent, type View } from './facts.ts';
import { Portrait } from './Portrait.tsx';
import { Vitals } from './Vitals.tsx';
import { useOwn } from './words/index.ts';

const LOW = 2;

export function SeatBody({ seat }: { seat: Seat }) {
  const { view, event } = useActed<View, TableEvent>();
  const then = usePreviewed<View>();
  const { s, words, short } = useOwn();
  const now = view.survivors[seat];
  if (now === undefined) return null;
  const struck = event !== null && 'who' in event && event.who === seat && event.kind === 'hurt';
  const full = words.say({ id: `survivor.${now.id}` });
  const alive = now.vitality > 0;
  return (
    <div className={struck ? 'cd-seat struck' : 'cd-seat'}>
      <Piece piece={`seat:${seat}`} label={full}>
        <Portrait survivor={now.id} size={44} />
      </Piece>
      <Vitals now={now} after={then?.survivors[seat] ?? null} seat={seat} />
      {alive && (
        <p className="cd-tags">
          <span className="tag">{full.split(' ')[0]}</span>
          <span className="tag" title={s('hand.n', { n: now.hand.length, of: HAND_LIMIT })}>
            <Icon name="card-pickup" />
            {now.hand.length}
            <span className="sr">{s('hand')}</span>
          </span>
          {now.equipped !== null && <span className="tag">{short(now.equipped.card)}</span>}
          {now.paralysis !== 'none' && <span className="tag cd-warn">{s('paralysed')}</span>}
          {(now.vitality <= LOW || now.immunity === 0) && <span className="tag cd-warn">{s('low')}</span>}
        </p>
      )}
    </div>
  );
}
