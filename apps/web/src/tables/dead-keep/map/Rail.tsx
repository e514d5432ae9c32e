/** Beside the map: the Danger Bar of the party, a small map, and how large the map is shown. */

import { memo } from 'react';
import { seatColour, SeatChip } from '../../../art/index.ts';
import { DANGER_ENDS, LEVELS, type Facts, type Plan, type View } from '../facts.ts';
import { useOwn, type OwnWords } from '../words/index.ts';
import { areaOf, floorOf } from './geometry.ts';
import { setLook, type Step } from './look.ts';
import type { TileAt } from './Tiles.tsx';

interface RailProps {
  readonly view: View;
  readonly plan: Plan;
  readonly facts: Facts;
  readonly step: Step;
  readonly offered: readonly Step[];
  readonly tile: TileAt;
}

export const DANGER_COLOURS = {
  blue: '#7db4ea',
  yellow: '#efe24a',
  orange: '#f0a93b',
  red: '#ff7361',
} as const;
const END = 43;
/** So near to a threshold both numbers would stand on one another. */
const NEAR = 4;
const UPPERMOST = 20;

export const Rail = memo(function Rail({ view, plan, step, offered, tile }: RailProps) {
  const { s } = useOwn();
  return (
    <div className="dk-rail">
      <DangerGauge view={view} />
      <SmallMap view={view} plan={plan} tile={tile} step={step} />
      {offered.length > 1 && (
        <div className="dk-steps" role="group" aria-label={s('map.size')}>
          {offered.map((one) => (
            <button
              key={one}
              type="button"
              className="button small"
              aria-pressed={one === step}
              onClick={() => setLook({ step: one })}
            >
              {s(`map.step.${one}`)}
            </button>
          ))}
        </div>
      )}
    </div>
  );
});

/** Who has the most adrenaline. */
export const leader = ({ party }: View): View['party'][number] | undefined =>
  party.reduce<View['party'][number] | undefined>(
    (most, one) => (most === undefined || one.ap + one.laps * END > most.ap + most.laps * END ? one : most),
    undefined,
  );

type First = View['party'][number];

const labelOf = (view: View, first: First, { s }: OwnWords): string =>
  s('danger.label', {
    level: LEVELS[view.danger],
    n: first.ap,
    adventurer: first.id,
    left: first.next === null ? 0 : first.next - first.ap,
    next: first.next === null ? 0 : LEVELS[view.danger] + 1,
  });

/** The Danger Bar where there is no room for one: the level, and how far it is to the next. */
export function DangerChip({ view }: { view: View }) {
  const own = useOwn();
  const first = leader(view);
  if (first === undefined) return null;
  const [from, to] = [DANGER_ENDS.find(([level]) => level === view.danger)?.[1] ?? 0, first.next];
  const share = to === null ? 1 : (first.ap - from) / (to - from);
  return (
    <span className="dk-danger-chip" role="img" aria-label={labelOf(view, first, own)}>
      <b style={{ background: DANGER_COLOURS[view.danger] }}>{LEVELS[view.danger]}</b>
      <span className="mono">
        {first.ap}
        {to !== null && <small>/{to}</small>}
      </span>
      <i>
        <i style={{ width: `${share * 100}%`, background: DANGER_COLOURS[view.danger] }} />
      </i>
    </span>
  );
}

function DangerGauge({ view }: { view: View }) {
  const own = useOwn();
  const { s, called } = own;
  const first = leader(view);
  if (first === undefined) return null;
  // The uppermost band is one point high: it keeps room for its number in any window.
  const y = (ap: number): string => `calc((100% - ${UPPERMOST}px) * ${Math.min(END, ap) / END})`;
  const label = labelOf(view, first, own);
  return (
    <figure className="dk-danger" aria-label={label}>
      <figcaption aria-hidden="true">{s('danger')}</figcaption>
      <div className="dk-gauge" aria-hidden="true">
        {DANGER_ENDS.map(([level, from], at) => {
          const to = DANGER_ENDS[at + 1]?.[1] ?? END;
          // The line of whoever leads crosses no number.
          const above = first.ap >= from && first.ap < (from + to) / 2;
          return (
            <span
              key={level}
              className={`dk-band${first.ap >= from ? ' reached' : ''}${above ? ' above' : ''}`}
              style={{
                bottom: y(from),
                top: level === 'red' ? 0 : `calc(100% - ${y(to)})`,
                background: DANGER_COLOURS[level],
              }}
            >
              {LEVELS[level]}
              {from > 0 && Math.abs(first.ap - from) > NEAR && <small>{from}</small>}
            </span>
          );
        })}
        {view.party.map((one) => (
          <i key={one.id} style={{ bottom: y(one.ap), background: seatColour(one.seat) }} />
        ))}
        <b style={{ bottom: y(first.ap) }}>
          {first.ap}
          <SeatChip seat={first.seat} size={17} />
        </b>
      </div>
      <p aria-hidden="true">
        {first.next === null
          ? s('danger.top', { adventurer: called(first.id) })
          : s('danger.left', { n: first.next - first.ap, level: LEVELS[view.danger] + 1 })}
      </p>
    </figure>
  );
}

const SMALL = 6;

export function SmallMap({ view, plan, tile, step }: { view: View; plan: Plan; tile: TileAt; step: Step }) {
  const rooms = plan.zones.filter((zone, no) => floorOf(zone, no, view) === 'lit');
  const [width, height] = [plan.width * SMALL, plan.height * SMALL];
  const dots = (zones: readonly string[]) =>
    plan.zones
      .filter(({ id }) => zones.includes(id))
      .map(({ cells: [[x, y] = [0, 0]] }) => `M${(x + 0.2) * SMALL} ${(y + 0.5) * SMALL}h${SMALL * 0.6}`)
      .join('');
  return (
    <svg className="dk-small-map" viewBox={`-1 -1 ${width + 2} ${height + 2}`} aria-hidden="true">
      <rect width={width} height={height} fill="#14162a" />
      <path d={areaOf(rooms, SMALL)} fill="#3a4382" />
      <path d={dots(view.packs.map(({ zone }) => zone))} stroke="#ff7361" strokeWidth={SMALL * 0.6} />
      {view.party.map((one) => (
        <path key={one.id} d={dots([one.zone])} stroke={seatColour(one.seat)} strokeWidth={SMALL * 0.7} />
      ))}
      {step !== 'whole' && (
        <rect
          x={tile.x * 3 * SMALL}
          y={tile.y * 3 * SMALL}
          width={3 * SMALL}
          height={3 * SMALL}
          fill="none"
          stroke="#f3eadb"
          strokeWidth="1.6"
        />
      )}
    </svg>
  );
}
