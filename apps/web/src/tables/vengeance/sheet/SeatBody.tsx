/** Another seat at a glance: who it is, the den as a small plan, the dice in hand, how it stands. */

import { memo, useMemo } from 'react';
import { seatColour } from '../../../art/index.ts';
import { useMedia, WIDE } from '../../../media.ts';
import { useTable } from '../../../table/context.tsx';
import { useZoom } from '../../../table/frame/Zoom.tsx';
import { useActed } from '../../../table/kit/acting.ts';
import { Thumb } from '../den/Blueprint.tsx';
import { Den } from '../den/Den.tsx';
import { BossTrack } from '../den/DenBoard.tsx';
import { Handful } from '../dice.tsx';
import { routeOf } from '../den/route.ts';
import { abilityOf, denOf, diceIn, useFacts, type PlayerView, type TableEvent, type View } from '../facts.ts';
import { useOwn } from '../words/index.ts';

/** So many sit at a full table. */
const MOST = 4;

export function SeatBody({ seat }: { seat: number }) {
  const { view, event, at } = useActed<View, TableEvent>();
  const own = useTable((table) => table.snapshot.viewer === seat);
  const { s, name } = useOwn();
  const player = view.players[seat];
  if (player === undefined || player.hero === null) return null;
  const { phase } = view;
  const rolls = event?.kind === 'rolled' && event.who === seat;
  /** One's own den is the board where it is fought in. */
  const absent = !own || (phase !== 'fighting' && phase !== 'resolution');
  /** Four seats have no room for a fourth plan: the name of one's own hero opens it. */
  const named = own && absent && view.players.length === MOST;
  const standing = !player.alive
    ? s('seat.dead')
    : phase === 'rolling'
      ? s(`seat.${player.stand}`)
      : player.done
        ? s('seat.done')
        : '';
  return (
    <div className={phase === 'rolling' ? 'vg-seat vg-seat-rolling' : 'vg-seat'}>
      <p className="vg-seat-hero">
        {named ? (
          <SeatDen player={player} upTo={at} says={name(`hero.${player.hero}`)} />
        ) : (
          <span>{name(`hero.${player.hero}`)}</span>
        )}
        {player.score !== null && (
          <b className="mono">
            {view.solo === null
              ? s('seat.points', { n: player.score.total })
              : s('seat.target', { n: player.score.total, target: view.solo.target })}
          </b>
        )}
      </p>
      {absent && !named && <SeatDen player={player} upTo={at} />}
      {standing !== '' && <p className="vg-stand">{standing}</p>}
      {phase === 'rolling' && player.alive && !own && (
        <p className={`vg-seat-pool${rolls ? (at % 2 === 0 ? ' vg-falls' : ' vg-falls-again') : ''}`}>
          <Pool dice={player.pool} limit={player.poolLimit} />
        </p>
      )}
      {phase === 'rolling' && !own && <SetsHeld player={player} />}
    </div>
  );
}

const Pool = memo(function Pool({ dice, limit }: { dice: string; limit: number }) {
  return <Handful dice={dice} empty={Math.max(0, limit - diceIn(dice).filter(Boolean).length)} />;
});

/** The sets placed this round, by ability: what this seat will fight with. */
const SetsHeld = memo(function SetsHeld({ player: { hero, sets } }: { player: PlayerView }) {
  const facts = useFacts();
  const { s, name } = useOwn();
  if (hero === null || sets.length === 0) return null;
  const counts = new Map<string, number>();
  for (const { ability } of sets) counts.set(ability, (counts.get(ability) ?? 0) + 1);
  return (
    <p className="vg-seat-sets">
      <span className="sr">{s('seat.sets', { n: sets.length })} </span>
      {[...counts]
        .map(([id, n]) => `${name(abilityOf(facts, hero, id).name)}${n > 1 ? ` ×${n}` : ''}`)
        .join(', ')}
    </p>
  );
});

/** The den as a small plan, or by a name; it opens large. */
function SeatDen({ player, upTo, says }: { player: PlayerView; upTo: number; says?: string }) {
  const facts = useFacts();
  const { s, words } = useOwn();
  const zoom = useZoom();
  const narrow = !useMedia(WIDE);
  const log = useTable((table) => table.snapshot.log);
  const { seat, den: id } = player;
  const way = useMemo(() => {
    if (id === null) return '';
    const { before, now } = routeOf(log, seat, denOf(facts, id), upTo);
    return [...before, ...now.slice(1)].join(' ');
  }, [log, seat, facts, id, upTo]);
  if (id === null) return says === undefined ? null : <span>{says}</span>;
  const title = s('seat.den', { who: words.seats[seat] ?? '' });
  return (
    <button
      type="button"
      className={says === undefined ? 'vg-thumb-button' : 'vg-den-name'}
      aria-label={says === undefined ? title : `${says}: ${title}`}
      title={title}
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
      {says ?? (
        <Thumb
          den={denOf(facts, id)}
          rooms={player.rooms}
          room={player.room}
          way={way}
          colour={seatColour(seat)}
        />
      )}
    </button>
  );
}
