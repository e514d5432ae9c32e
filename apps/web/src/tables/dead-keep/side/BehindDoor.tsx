/** The door under the cursor: its die, the rooms behind it, and what their cards may bring. */

import { Icon } from '../../../art/index.ts';
import { useForecast } from '../../../table/kit/forecast.ts';
import type { DoorAhead } from '../facts.ts';
import { useOwn } from '../words/index.ts';
import { Odds } from './Forecast.tsx';

export function BehindDoor({ door }: { door: number }) {
  const own = useOwn();
  const { s, words } = own;
  const { told } = useForecast<DoorAhead>({ do: 'door', door }, true);
  if (told === null || !('rooms' in told)) return <p className="quiet">{s('ahead.later')}</p>;
  const { rooms, doomUpTo, faces, doom, odds, of } = told;
  const dark = rooms.filter((room) => room.dark).length;
  return (
    <>
      <h3 className="dk-head">{s('behind')}</h3>
      <div className="row">
        <span className="dk-unrolled" role="img" aria-label={s('behind.die')}>
          ?
        </span>
        <p>
          {doomUpTo > 0 ? (
            <>
              <b>1–{doomUpTo}</b> {s('behind.doom', { n: doom + 1 })}
              <br />
              <b>
                {doomUpTo + 1}–{faces}
              </b>{' '}
              {s('behind.nothing')}
            </>
          ) : (
            s('behind.awake')
          )}
        </p>
      </div>
      <ul className="dk-list">
        {rooms.map(({ zone, dark: isDark }) => (
          <li key={zone}>
            <Icon name={isDark ? 'candle-holder' : 'lantern-flame'} />
            <span>
              {words.say({ id: 'called.Zone', args: { zone } })}{' '}
              <small>{s(isDark ? 'behind.dark' : 'behind.lit')}</small>
            </span>
          </li>
        ))}
        {rooms.length === 0 && <li className="quiet">{s('behind.none')}</li>}
      </ul>
      {dark > 0 && (
        <>
          <h3 className="dk-head">{s('behind.cards', { n: dark, of })}</h3>
          <Odds odds={odds} of={of} own={own} />
        </>
      )}
    </>
  );
}
