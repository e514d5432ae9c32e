/** The Rolling Phase: big dice, time, the shared supply, and the abilities that sets are placed on. */

import { useEffect, useMemo, useState } from 'react';
import { Icon, SeatChip } from '../../../art/index.ts';
import type { GameEvent } from '@gravetable/kernel';
import { useActions, useTable } from '../../../table/context.tsx';
import { lineText } from '../../../table/speech/speech.ts';
import { RollTile } from '../AbilityTile.tsx';
import { Handful } from '../dice.tsx';
import { BASICS, BOUGHT_SLOTS, WOUND, type PlayerView, type TableEvent, type View } from '../facts.ts';
import { useIsOwn } from '../mine.ts';
import { useOwn } from '../words/index.ts';
import { DiceTray } from './DiceTray.tsx';
import { useRollKeys } from './keys.ts';
import { raceOf, type Race } from './race.ts';
import { ClockRing } from './Ring.tsx';

interface Props {
  readonly view: View;
  readonly player: PlayerView;
  readonly event: TableEvent | null;
}

export function RollBoard({ view, player, event }: Props) {
  const basics = player.abilities.slice(0, BASICS);
  const bought = player.abilities.slice(BASICS).filter(({ onBoard }) => onBoard);
  const tiles = [...basics, ...bought];
  const { s } = useOwn();
  const listen = useRollKeys(tiles.map(({ id }) => id));
  useEffect(listen, [listen]);
  const drop = useDropped(player.seat);
  const log = useTable((table) => table.snapshot.log);
  const race = useMemo(() => raceOf(log, player.seat), [log, player.seat]);
  return (
    <div className="vg-roll" data-whole>
      <div className="vg-roll-top">
        <DiceTray round={view.round} player={player} winner={race?.rival?.seat ?? null} />
        <div className="vg-time">
          <ClockRing view={view} />
          <Supply view={view} />
        </div>
      </div>
      <Lost view={view} player={player} event={event} race={race} />
      <ul className="vg-tiles">
        {tiles.map((ability, at) => (
          <li key={ability.id}>
            <RollTile player={player} ability={ability} nth={at + 1} />
            {drop?.event.ability === ability.id && (
              <span key={drop.line} className="vg-drop" aria-hidden="true">
                <Handful dice={drop.event.dice ?? ''} />
              </span>
            )}
          </li>
        ))}
        {Array.from({ length: BOUGHT_SLOTS - bought.length }, (_, at) => (
          <li key={`free ${at}`} className="vg-free">
            {s('tile.free')}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface Dropped {
  readonly line: number;
  readonly event: TableEvent;
}

/** The set that was placed last, since the dice are looked at: it drops into its tile, whatever is told after it. */
function useDropped(seat: number): Dropped | null {
  const log = useTable((table) => table.snapshot.log);
  const left = useTable((table) => table.queue.length);
  const line = log
    .slice(0, log.length - left)
    .findLastIndex(({ event }) => event.kind === 'assigned' && event['who'] === seat);
  const [known] = useState(line);
  const event = log[line]?.event;
  return line === known || event === undefined ? null : { line, event };
}

function Supply({ view }: { view: View }) {
  const { s } = useOwn();
  const { supply, dice, taking, order, calm } = view;
  return (
    <div className={supply === 0 || !taking ? 'vg-supply empty' : 'vg-supply'}>
      <p>
        <b className="mono">{supply}</b>
        <span>
          {taking ? s('supply.left', { n: supply }) : s('supply.closed')}{' '}
          <small>{s('supply.of', { n: dice })}</small>
        </span>
      </p>
      <span className="vg-pips" aria-hidden="true" style={{ '--row': dice / 2 } as React.CSSProperties}>
        {Array.from({ length: dice }, (_, at) => (
          <i key={at} className={at < supply ? 'full' : ''} />
        ))}
      </span>
      {!calm && order.length > 1 && (
        <p className="vg-ties">
          {s('supply.ties')}
          {order.map((seat) => (
            <SeatChip key={seat} seat={seat} size={18} />
          ))}
        </p>
      )}
    </div>
  );
}

/** The last dice went to others too: who was first, what came of it, and the rule. Else what fell last. */
function Lost({ race, ...props }: Props & { readonly race: Race | null }) {
  const { view } = props;
  const { s } = useOwn();
  const { showRule } = useActions();
  const refused = useTable((table) => table.refusal?.code === 'SUPPLY_EMPTY');
  if (view.players.length === 1 || (race === null && !refused)) return <Said {...props} />;
  const rival = race?.rival ?? null;
  return (
    <div className="vg-race" role="status">
      <Icon name="hand" />
      <p>
        <b>
          {race === null || refused ? s('race.none') : s('race.some', { wanted: race.wanted, n: race.got })}
        </b>{' '}
        {rival === null ? s('race.back') : s('race.rival', { who: rival.seat, n: rival.n })}{' '}
        <button type="button" className="rule-link mono" onClick={() => showRule('VG-RULING-16')}>
          VG-RULING-16
        </button>
      </p>
      <span className="vg-race-dice" aria-hidden="true">
        {rival !== null && <SeatChip seat={rival.seat} size={22} />}
        {Array.from({ length: race?.wanted ?? 1 }, (_, at) => (
          <i key={at} className={at < (race?.got ?? 0) ? 'got' : ''} />
        ))}
      </span>
    </div>
  );
}

/** What fell last, in words; what a wound means while one is locked. */
function Said({ view, player, event }: Props) {
  const { s, words } = useOwn();
  const fell = event !== null && event.who === player.seat ? lineText(event as GameEvent, words) : null;
  const wounds = player.pool.split(WOUND).length - 1;
  const own = useIsOwn(player);
  const locked = own && wounds > 0;
  // Alone against the clock.
  const waits = !view.calm && view.solo?.rolls === 0;
  const free = player.health.filter((space) => space === 'free').length;
  const stands = own && player.stand !== 'rolling';
  const more = locked || stands;
  const said = !own
    ? s('ring.turn', { who: player.seat })
    : player.pool.includes('u')
      ? s('said.fresh')
      : s('said.keep');
  return (
    <p className={more ? 'vg-said vg-said-more' : 'vg-said'} role="status">
      <Icon name="rolling-dices" />
      <span>
        {fell ?? said} {waits && s('ring.first')}
        {locked && <em>{s('said.locked', { n: free, wounds })}</em>}
        {stands && <em> {s(`stand.${player.stand}`)}</em>}
      </span>
    </p>
  );
}
