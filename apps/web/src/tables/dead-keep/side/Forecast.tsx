/** If all ended now, or after the walk that is weighed: who strikes, who comes, who stays and why, what may spawn. */

import { memo } from 'react';
import { Icon } from '../../../art/index.ts';
import { useView } from '../../../table/context.tsx';
import { useOwn, type OwnWords } from '../words/index.ts';
import { LEVELS, type EnemyPhase, type View } from '../facts.ts';
import { figureIcon } from '../icons.ts';
import { leader } from '../map/Rail.tsx';
import { zoneName } from '../map/reading.ts';
import { useLastAhead, useWeighedWalk } from './ahead.ts';
import { brought, foesOf, groupsOf, nameOf } from './coming.ts';

const SHOWN = 6;
/** So many kinds of cards are named, the others counted. */
const LISTED = 6;

export function Forecast() {
  const own = useOwn();
  const { s } = own;
  const { ahead, settled } = useLastAhead();
  const walk = useWeighedWalk();
  const { boss, phase } = useView<View>();
  const awake = boss.state === 'active';
  return (
    <div className="dk-ahead" aria-busy={!settled}>
      {ahead === null || phase !== 'players' ? (
        <p className="quiet">{settled && s('ahead.later')}</p>
      ) : (
        <Foretold ahead={ahead} walk={walk} awake={awake} own={own} />
      )}
    </div>
  );
}

interface ForetoldProps {
  readonly ahead: EnemyPhase;
  readonly walk: string | null;
  /** The Boss is awake: a shortage then sets everybody going. */
  readonly awake: boolean;
  readonly own: OwnWords;
}

const Foretold = memo(function Foretold({ ahead, walk, awake, own }: ForetoldProps) {
  const { s } = own;
  const { attacks, moves, stays, party, notables, spawns, dark, box } = ahead;
  const hurt = party.filter(({ ko }) => ko);
  return (
    <>
      <h3 className="dk-head">{s(walk === null ? 'ahead.now' : 'ahead.walk', { zone: walk ?? '' })}</h3>
      {attacks.length === 0 && <p className="quiet">{s('ahead.no-attack')}</p>}
      <ul className="dk-list">
        {attacks.slice(0, SHOWN).map(({ enemy, n, damage, zone, chance, pass }, at) => (
          <li key={at}>
            <Icon name={figureIcon(enemy)} />
            <span>
              {own.called(enemy)}:{' '}
              <b className={chance === 'yes' ? 'dk-bad' : 'dk-tie'}>
                {s('ahead.attack', { n: n[1], least: n[0], damage })}
              </b>{' '}
              <small>{s('ahead.at', { zone, code: zone, pass })}</small>
            </span>
          </li>
        ))}
        {hurt.map(({ adventurer, left }) => (
          <li key={adventurer} className="dk-bad">
            <Icon name={figureIcon(adventurer)} />
            {s('ahead.falls', { adventurer, n: Math.max(0, left[1]) })}
          </li>
        ))}
      </ul>
      <Moves moves={moves} own={own} />
      {stays.length > 0 && (
        <ul className="dk-list quiet">
          {staying(stays, own).map(([toward, who]) => (
            <li key={toward}>
              <span>{s('ahead.stays', { who, n: toward === '' ? 0 : 1, toward })}</span>
            </li>
          ))}
        </ul>
      )}
      <h3 className="dk-head">{s('ahead.spawn')}</h3>
      <ul className="dk-list">
        {notables.map(({ enemy, zone, spawns: brings }) => (
          <li key={`${enemy} ${zone}`}>
            <Icon name={figureIcon(enemy)} />
            {s('ahead.notable', { enemy, brings, zone })}
          </li>
        ))}
        {decks(spawns).map(({ zones, of, odds, level }) => (
          <li key={level}>
            <span className="grow">
              {zones
                .map((zone, at) =>
                  at === 0 ? zoneName(zone, own) : own.words.say({ id: 'called.zone', args: { zone } }),
                )
                .join(', ')}{' '}
              <small>{s('ahead.cards', { n: of, level })}</small>
              <Odds odds={odds} of={of} own={own} />
            </span>
          </li>
        ))}
        {dark !== null && (
          <li className="dk-dark-rooms">
            <span className="grow">
              {s('ahead.dark')} <small>{s('ahead.dark.cards', { n: dark.of, level: dark.level })}</small>
              <Odds odds={dark.odds} of={dark.of} own={own} />
            </span>
          </li>
        )}
        {spawns.some(({ odds }) => odds.some(({ short }) => short)) && (
          <li className="dk-tie dk-shortage">{s('ahead.short-does', { awake: awake ? 'yes' : 'no' })}</li>
        )}
        {spawns.length === 0 && <li className="quiet">{s('ahead.no-spawn')}</li>}
        <SpawnLine own={own} />
      </ul>
      <Box box={box} own={own} />
    </>
  );
});

/** Who stays for the same reason is named together. */
function staying(stays: EnemyPhase['stays'], own: OwnWords): [toward: string, who: string][] {
  const found = new Map<string, Set<string>>();
  for (const { enemy, toward, n } of stays) {
    const key = toward.map(own.called).join(', ');
    const who = foesOf(enemy, n[1], own);
    found.set(key, (found.get(key) ?? new Set()).add(who));
  }
  return [...found].map(([toward, who]) => [toward, [...who].join(', ')]);
}

/** Spawn Zones that draw from cards of one Level have the same odds. */
function decks(spawns: EnemyPhase['spawns']) {
  const levels = [...new Set(spawns.map(({ level }) => level))];
  return levels.map((level) => {
    const same = spawns.filter((one) => one.level === level);
    return { level, zones: same.map(({ zone }) => zone), of: same[0]?.of ?? 0, odds: same[0]?.odds ?? [] };
  });
}

/** On which line cards are read, and when on the next. */
function SpawnLine({ own }: { own: OwnWords }) {
  const view = useView<View>();
  const first = leader(view);
  if (first === undefined) return null;
  const level = LEVELS[view.danger];
  const [left, next] = first.next === null ? [0, 0] : [first.next - first.ap, level + 1];
  return <li className="quiet dk-line">{own.s('ahead.line', { level, left, next })}</li>;
}

/** Zones to choose from, with their ids on the map. */
const eitherOf = (zones: readonly string[], { s, words }: OwnWords): string =>
  zones
    .map((zone) => `${words.say({ id: 'called.zone', args: { zone } })} (${zone})`)
    .reduce((one, other) => s('ahead.or', { one, other }));

function Moves({ moves, own }: { moves: EnemyPhase['moves']; own: OwnWords }) {
  const { s } = own;
  if (moves.length === 0) return null;
  const groups = groupsOf(moves);
  return (
    <>
      <h3 className="dk-head">{s('ahead.moves')}</h3>
      <ul className="dk-list">
        {groups.slice(0, SHOWN).map(({ enemy, n, from, to, tie, steps }, at) => {
          const foes = foesOf(enemy, n, own);
          return (
            <li key={at}>
              <Icon name={figureIcon(enemy)} />
              <span className={tie ? 'dk-tie' : ''}>
                {s(to.length > 1 ? 'ahead.tie' : 'ahead.move', {
                  foes,
                  code: from,
                  to: eitherOf(to, own),
                  steps,
                })}
                {tie && to.length === 1 && <b> {s('tie')}</b>}
              </span>
            </li>
          );
        })}
      </ul>
      {groups.length > SHOWN && <p className="quiet">{s('ahead.more', { n: groups.length - SHOWN })}</p>}
    </>
  );
}

type Spawning = EnemyPhase['spawns'][number]['odds'];

/** What the next card may bring, the likeliest first. */
export function Odds({ odds, of, own }: { odds: Spawning; of: number; own: OwnWords }) {
  // One kind alone has no less room under its own name.
  const most = odds.length > LISTED + 1 ? LISTED : odds.length;
  const listed = odds.filter(({ short }, at) => short || at < most);
  const rest = odds.reduce((sum, one) => sum + (listed.includes(one) ? 0 : one.cards), 0);
  return (
    <ul className="dk-odds">
      {listed.map(({ what, n, escort, cards, short }, at) => (
        <li key={at}>
          <Icon name={figureIcon(what)} />
          <span className="grow">
            {escort === null ? brought(what, n, own) : `${nameOf(what, own)} + ${brought(escort, n, own)}`}
            {short && <b className="dk-tie"> {own.s('ahead.short')}</b>}
          </span>
          <span className="mono">{own.s('of-cards', { n: cards, of })}</span>
        </li>
      ))}
      {rest > 0 && (
        <li className="quiet">
          <span className="grow">{own.s('ahead.others')}</span>
          <span className="mono">{own.s('of-cards', { n: rest, of })}</span>
        </li>
      )}
    </ul>
  );
}

function Box({ box, own }: { box: EnemyPhase['box']; own: OwnWords }) {
  const few = box.filter(({ left, of }) => left < of && of > 2).slice(0, 5);
  if (few.length === 0) return null;
  return (
    <>
      <h3 className="dk-head">{own.s('ahead.box')}</h3>
      <ul className="dk-box">
        {few.map(({ enemy, left, of }) => (
          <li key={enemy}>
            <span className="grow">{own.called(enemy)}</span>
            <i>
              <i style={{ width: `${(left / of) * 100}%` }} />
            </i>
            <b className="mono">{left}</b>
          </li>
        ))}
      </ul>
    </>
  );
}
