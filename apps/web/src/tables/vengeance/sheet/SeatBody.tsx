/** Another seat at a glance: who it is, the den as a small plan, the dice in hand, how it stands. */

import { seatColour } from '../../../art/index.ts';
import { useMedia, WIDE } from '../../../media.ts';
import { useTable } from '../../../table/context.tsx';
import { useZoom } from '../../../table/frame/Zoom.tsx';
import { useActed } from '../../../table/kit/acting.ts';
import { Thumb } from '../den/Blueprint.tsx';
import { Den } from '../den/Den.tsx';
import { BossTrack } from '../den/DenBoard.tsx';
import { Handful } from '../dice.tsx';
import { denOf, diceIn, useFacts, type TableEvent, type View } from '../facts.ts';
import { useOwn } from '../words/index.ts';

export function SeatBody({ seat }: { seat: number }) {
  const facts = useFacts();
  const { view, event, at } = useActed<View, TableEvent>();
  const own = useTable((table) => table.snapshot.viewer === seat);
  const alone = view.players.length === 1;
  const { s, name, words } = useOwn();
  const zoom = useZoom();
  const narrow = !useMedia(WIDE);
  const player = view.players[seat];
  if (player === undefined || player.hero === null) return null;
  const { den, pool, stand, poolLimit } = player;
  const rolls = event?.kind === 'rolled' && event.who === seat;
  const title = s('seat.den', { who: words.seats[seat] ?? '' });
  const standing = !player.alive
    ? s('seat.dead')
    : view.phase === 'rolling'
      ? s(`seat.${stand}`)
      : player.done
        ? s('seat.done')
        : '';
  return (
    <div className="vg-seat">
      <p className="vg-seat-hero">
        {name(`hero.${player.hero}`)}
        {player.score !== null && (
          <b className="mono">
            {view.solo === null
              ? s('seat.points', { n: player.score.total })
              : s('seat.target', { n: player.score.total, target: view.solo.target })}
          </b>
        )}
      </p>
      {den !== null && (!own || (alone && view.phase !== 'fighting' && view.phase !== 'resolution')) && (
        <button
          type="button"
          className="vg-thumb-button"
          aria-label={title}
          onClick={() =>
            zoom(
              title,
              <div className={narrow ? 'vg-den-large vg-compact' : 'vg-den-large'}>
                <h2 className="title">{title}</h2>
                <BossTrack player={player} after={null} />
                <Den player={player} after={null} upTo={Infinity} live={false} />
              </div>,
            )
          }
        >
          <Thumb den={denOf(facts, den)} player={player} colour={seatColour(seat)} />
        </button>
      )}
      {view.phase === 'rolling' && player.alive && !own && (
        <p key={rolls ? at : 'still'} className={rolls ? 'vg-seat-pool vg-tumbles' : 'vg-seat-pool'}>
          <Handful dice={pool} empty={Math.max(0, poolLimit - diceIn(pool).filter(Boolean).length)} />
        </p>
      )}
      {standing !== '' && <p className="vg-stand">{standing}</p>}
      {view.phase === 'rolling' && player.sets.length > 0 && (
        <p className="vg-seat-sets">{s('seat.sets', { n: player.sets.length })}</p>
      )}
    </div>
  );
}
