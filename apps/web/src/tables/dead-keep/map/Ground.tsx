/** The keep itself, drawn: floors, mist, lamp, walls, doors, Stairs, the Tower. One path for each kind. */

import { memo, useMemo } from 'react';
import { gouges } from '../../../art/index.ts';
import { questOf, type Facts, type Plan, type View } from '../facts.ts';
import {
  areaOf,
  boxOf,
  floorOf,
  hasMark,
  leafOf,
  linesOf,
  middleOf,
  middleOfLine,
  planksOf,
  rubbleOf,
  treadsOf,
  type Floor,
} from './geometry.ts';

interface Drawn {
  readonly passages: readonly string[];
  readonly revealed: string;
  readonly doors: string;
  readonly steps: string;
}

/** All of a table that the ground shows: while that stays, it is not drawn anew. */
export const drawnOf = (facts: Facts, view: View): Drawn => ({
  passages: questOf(facts, view).passages,
  revealed: view.revealed,
  doors: view.doors,
  steps: view.steps,
});

interface GroundProps extends Drawn {
  readonly plan: Plan;
  readonly cell: number;
  /** Zones in sight while the lamp is lit; null without it. */
  readonly seen: ReadonlySet<string> | null;
  /** Its patterns are those of the map that is there already. */
  readonly bare?: boolean;
}

const FLOORS: readonly (readonly [Floor, fill: string])[] = [
  ['street', '#191c33'],
  ['lit', '#2b3160'],
  ['closed', '#1a1e3b'],
  ['dark', '#0b0d1b'],
  ['sealed', '#05060d'],
];

const PATTERNS: Partial<Readonly<Record<Floor, string>>> = {
  street: 'dk-cobbles',
  lit: 'dk-flags',
  closed: 'dk-flags',
  dark: 'dk-hatch',
};

export const Ground = memo(function Ground(props: GroundProps) {
  const { passages, revealed, doors, steps, plan, cell: u, seen, bare = false } = props;
  const width = plan.width * u;
  const height = plan.height * u;
  const lines = useMemo(() => linesOf(plan, passages, u), [plan, passages, u]);
  const floors = useMemo(
    () =>
      FLOORS.map(([floor, fill]) => {
        const zones = plan.zones.filter((zone, no) => floorOf(zone, no, { revealed }) === floor);
        return { floor, fill, path: areaOf(zones, u) };
      }),
    [plan, revealed, u],
  );
  const mist = useMemo(
    () =>
      areaOf(
        plan.zones.filter((zone) => hasMark(zone, 'mist')),
        u,
      ),
    [plan, u],
  );
  const thick = Math.min(14, u * 0.13);
  return (
    <svg
      className="dk-ground"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
    >
      {!bare && <Patterns u={u} />}
      {floors.map(({ floor, fill, path }) => (
        <g key={floor}>
          <path d={path} fill={fill} />
          {PATTERNS[floor] !== undefined && <path d={path} fill={`url(#${PATTERNS[floor]})`} />}
        </g>
      ))}
      <path d={gouges(width, height, 'keep')} fill="#f3eadb" opacity="0.05" />
      <path d={mist} fill="url(#dk-mist)" />
      {plan.zones.flatMap((zone) =>
        hasMark(zone, 'fountain') ? [<Fountain key={zone.id} at={middleOf(boxOf(zone, u))} u={u} />] : [],
      )}
      {lines.tower !== null && <Tower path={lines.rim} box={lines.tower} u={u} />}
      {seen !== null && <Lamp plan={plan} seen={seen} u={u} />}
      <path
        d={lines.streets}
        stroke="#7f8bd0"
        strokeWidth="2"
        strokeDasharray={`${u * 0.1} ${u * 0.08}`}
        opacity="0.75"
      />
      <path d={lines.walls} stroke="#06070f" strokeWidth={thick + 4} strokeLinecap="square" />
      <path d={lines.walls} stroke="#5d679f" strokeWidth={thick} strokeLinecap="square" />
      <path
        d={lines.walls}
        stroke="#7d87bd"
        strokeWidth="1.5"
        transform={`translate(${-thick / 4} ${-thick / 4})`}
      />
      <path
        d={lines.walls}
        stroke="#2b3158"
        strokeWidth={thick}
        strokeDasharray={`1.6 ${Math.max(6, u * 0.16)}`}
      />
      {lines.passages.length > 0 && (
        <path d={lines.passages.map((line) => rubbleOf(line, u)).join('')} fill="#f3eadb" stroke="#06070f" />
      )}
      {lines.tower !== null && (
        <path
          d={lines.rim}
          fill="none"
          stroke="#f3eadb"
          strokeWidth={thick * 0.7}
          strokeDasharray={`${u * 0.09} ${u * 0.06}`}
        />
      )}
      <Ways {...{ doors, steps, lines, u, thick, bare }} />
      <path d={corners(plan, u)} stroke="#f3eadb" strokeWidth="2" opacity="0.8" />
    </svg>
  );
});

const TILE = 3;

/** Where tiles meet: small crosses. */
function corners({ width, height }: Plan, u: number): string {
  let path = '';
  for (let y = 0; y <= height; y += TILE)
    for (let x = 0; x <= width; x += TILE) path += `M${x * u - 6} ${y * u}h12M${x * u} ${y * u - 6}v12`;
  return path;
}

function Patterns({ u }: { u: number }) {
  const s = Math.max(11, u * 0.2);
  return (
    <defs>
      <pattern id="dk-cobbles" width={s} height={s * 0.8} patternUnits="userSpaceOnUse">
        <path
          d={`M${s * 0.06} ${s * 0.2}q${s * 0.2} ${-s * 0.22} ${s * 0.42} 0q${-s * 0.2} ${s * 0.24} ${-s * 0.42} 0ZM${s * 0.56} ${s * 0.6}q${s * 0.2} ${-s * 0.22} ${s * 0.42} 0q${-s * 0.2} ${s * 0.24} ${-s * 0.42} 0Z`}
          fill="#3a4170"
          opacity="0.55"
        />
      </pattern>
      <pattern id="dk-flags" width={u * 0.5} height={u * 0.36} patternUnits="userSpaceOnUse">
        <path
          d={`M0 ${u * 0.18}H${u * 0.5}M0 0H${u * 0.5}M${u * 0.12} 0v${u * 0.18}M${u * 0.37} ${u * 0.18}v${u * 0.18}`}
          stroke="#0b0d1b"
          strokeWidth="1.4"
          opacity="0.55"
        />
      </pattern>
      <pattern id="dk-hatch" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(38)">
        <path d="M0 0V8" stroke="#4a54a0" strokeWidth="2.4" opacity="0.6" />
      </pattern>
      <pattern id="dk-mist" width={s * 2} height={s * 0.72} patternUnits="userSpaceOnUse">
        <path
          d={`M0 ${s * 0.36}q${s * 0.5} ${-s * 0.4} ${s} 0t${s} 0`}
          fill="none"
          stroke="#9aa5dc"
          strokeWidth="1.8"
          opacity="0.42"
        />
      </pattern>
    </defs>
  );
}

function Fountain({ at: [x, y], u }: { at: readonly [number, number]; u: number }) {
  return (
    <g fill="none" stroke="#9aabff" strokeWidth="2.5">
      <circle cx={x} cy={y} r={u * 0.4} fill="#232a5c" />
      <circle cx={x} cy={y} r={u * 0.27} />
      <circle cx={x} cy={y} r={u * 0.1} fill="#9aabff" />
    </g>
  );
}

/** Raised: a shadow to the south-east. */
function Tower({
  path,
  box,
  u,
}: {
  path: string;
  box: { left: number; top: number; width: number; height: number };
  u: number;
}) {
  const { left, top, width, height } = box;
  const d = u * 0.14;
  return (
    <>
      <path
        d={`M${left + width} ${top + d}h${d}v${height}h${-width}v${-d}h${width - d}Z`}
        fill="#000"
        opacity="0.5"
      />
      <path d={path} fill="#f3eadb" opacity="0.05" />
    </>
  );
}

/** What is in sight is warm; what is not loses a third of its light. */
function Lamp({ plan, seen, u }: { plan: Plan; seen: ReadonlySet<string>; u: number }) {
  const warm = plan.zones.filter(({ id }) => seen.has(id));
  const rest = plan.zones.filter(({ id }) => !seen.has(id));
  return (
    <>
      <path d={areaOf(rest, u)} fill="#04050b" opacity="0.34" />
      <path d={areaOf(warm, u)} fill="#ffd9a0" opacity="0.2" />
    </>
  );
}

const LOCKS: Readonly<Record<string, string>> = { blue: '#56b4e9', green: '#3fd08a' };

interface WaysProps extends Pick<Drawn, 'doors' | 'steps'> {
  readonly lines: ReturnType<typeof linesOf>;
  readonly u: number;
  readonly thick: number;
  readonly bare: boolean;
}

function Ways({ doors, steps, lines, u, thick, bare }: WaysProps) {
  const shut = lines.doors.filter(({ no }) => doors[no] !== 'o');
  // Up close a leaf would lie across all that is written there.
  const open = bare ? [] : lines.doors.filter(({ no }) => doors[no] === 'o');
  const locked = [
    ...shut.filter(({ no }) => doors[no] === 'l'),
    ...lines.stairs.filter(({ no }) => steps[no] === 'l'),
  ];
  return (
    <>
      <path
        d={shut.map((line) => planksOf(line, u, thick * 1.25)).join('')}
        fill="#c9a36a"
        stroke="#06070f"
        strokeWidth="1.6"
      />
      <path
        className="dk-leaves"
        d={open.map((line) => leafOf(line, u, thick)).join('')}
        fill="#c9a36a"
        stroke="#06070f"
        strokeWidth="1.6"
      />
      <path d={lines.stairs.map((line) => treadsOf(line, u)).join('')} stroke="#06070f" strokeWidth="6" />
      <path d={lines.stairs.map((line) => treadsOf(line, u)).join('')} stroke="#f3eadb" strokeWidth="3" />
      {locked.map((line) => {
        const [x, y] = middleOfLine(line, u);
        const r = Math.max(11, u * 0.16);
        const colour = LOCKS[line.colour] ?? '#f3eadb';
        return (
          <g key={line.edge}>
            {line.colour === 'blue' ? (
              <circle cx={x} cy={y} r={r} fill="#0b0d1b" stroke={colour} strokeWidth="3" />
            ) : (
              <path
                d={`M${x} ${y - r * 1.25}l${r * 1.25} ${r * 1.25}l${-r * 1.25} ${r * 1.25}l${-r * 1.25} ${-r * 1.25}Z`}
                fill="#0b0d1b"
                stroke={colour}
                strokeWidth="3"
              />
            )}
            <svg x={x - r * 0.6} y={y - r * 0.6} width={r * 1.2} height={r * 1.2} viewBox="0 0 512 512">
              <use href="#gi-padlock" fill={colour} />
            </svg>
          </g>
        );
      })}
    </>
  );
}
