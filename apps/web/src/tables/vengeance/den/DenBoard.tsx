/** The fight: the own den with its boss track above and the legend below. */

import { useMemo } from 'react';
import { Icon } from '../../../art/index.ts';
import { useTable } from '../../../table/context.tsx';
import { ENEMY_TYPES, type PlayerView, type TableEvent, type View, useFacts } from '../facts.ts';
import { useOwn } from '../words/index.ts';
import { castOf, fruitlessIn } from './cast.ts';
import { Den } from './Den.tsx';
import { useForetold } from './foretold.ts';
import { Cross, Shape } from './Shapes.tsx';

interface Props {
  readonly player: PlayerView;
  readonly after: PlayerView | null;
  readonly upTo: number;
  readonly over: boolean;
  readonly event: TableEvent | null;
  /** Something lies beside it: it is drawn as on a phone. */
  readonly beside: boolean;
}

export function DenBoard({ player, after, upTo, over, event, beside }: Props) {
  const { s, name } = useOwn();
  const viewer = useTable((table) => table.snapshot.viewer);
  const foretold = useForetold();
  const log = useTable((table) => table.snapshot.log);
  const fights = useTable(({ snapshot }) => (snapshot.view as View).phase === 'fighting');
  const { seat } = player;
  const cast = useMemo(() => (fights ? castOf(log, seat) : null), [fights, log, seat]);
  const fruitless = useMemo(() => (fights ? fruitlessIn(log, seat) : null), [fights, log, seat]);
  if (player.den === null) return null;
  const note =
    fruitless !== null
      ? s('cast.fruitless', { tile: name(fruitless.id) })
      : cast !== null
        ? s(`cast.${cast}`)
        : null;
  return (
    <div className={beside ? 'vg-den-board vg-compact' : 'vg-den-board'}>
      <header className="vg-den-head">
        <p className="mono">{s('den.title', { code: player.den, name: name(`den.${player.den}`) })}</p>
        <BossTrack player={player} after={after} />
      </header>
      {note !== null && (
        <p className="vg-cast" role="status">
          {note}
        </p>
      )}
      <Den
        player={player}
        after={after}
        reach={viewer === player.seat ? (foretold?.reach ?? null) : null}
        upTo={upTo}
        live={viewer === player.seat || viewer === null}
        escape={over}
        event={event}
      />
      <Legend />
    </div>
  );
}

export function BossTrack({ player, after }: { player: PlayerView; after: PlayerView | null }) {
  const { s, name } = useOwn();
  const { BOSS_TRACK } = useFacts();
  if (player.boss === null) return null;
  const { id, health, lost, safe, guards } = player.boss;
  const then = after?.boss?.lost ?? lost;
  const why =
    guards > 0 ? s('boss.guards', { n: guards }) : safe === null ? '' : name(`refusal.${safe.code}`);
  return (
    <div className="vg-boss-track">
      <Icon name="crowned-skull" />
      <b>{name(`boss.${id}`)}</b>
      <ol aria-label={s('boss.left', { n: health - lost, of: health })}>
        {BOSS_TRACK.values.slice(0, health).map((value, at) => (
          <li key={value} className={at < lost ? 'crossed' : at < then ? 'would' : ''}>
            {value}
            {at < lost && (
              <svg viewBox="0 0 40 40" aria-hidden="true">
                <Cross of={`b${at}`} />
              </svg>
            )}
          </li>
        ))}
      </ol>
      {lost < health && why !== '' && <small>{why}</small>}
    </div>
  );
}

export function Legend() {
  const { s } = useOwn();
  return (
    <ul className="vg-legend">
      {ENEMY_TYPES.map((type) => (
        <li key={type}>
          <svg className="vg-sign" viewBox="0 0 40 40" aria-hidden="true">
            <g className="vg-shape">
              <Shape type={type} />
            </g>
          </svg>
          {s(`legend.${type}`)}
        </li>
      ))}
    </ul>
  );
}
