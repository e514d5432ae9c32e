/** The map: the drawn keep, its Zones and doors, and what is foretold over it. */

import { memo, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { Piece } from '../../../table/asking/Piece.tsx';
import { askedOf } from '../../../table/asking/lit.ts';
import { useLit, useOdds, useQuestion, useTable, useTableStore } from '../../../table/context.tsx';
import { useSize } from '../../../table/frame/useSize.ts';
import { useActed } from '../../../table/kit/acting.ts';
import { useIsForAll } from '../../../table/kit/forAll.ts';
import { useForecast } from '../../../table/kit/forecast.ts';
import {
  planOf,
  questOf,
  useFacts,
  type EnemyPhase,
  type InSight,
  type Plan,
  type Reached,
  type TableEvent,
  type View,
} from '../facts.ts';
import { useOwn } from '../words/index.ts';
import { useAhead } from '../side/ahead.ts';
import { startWalk, useWalk } from '../asking/walk.ts';
import { Arrows } from './Arrows.tsx';
import { drawnOf, Ground } from './Ground.tsx';
import { linesOf, middleOfLine } from './geometry.ts';
import { ROOMY, stepsOf, useLook, type Step } from './look.ts';
import { arrowed } from './neighbours.ts';
import { Rail } from './Rail.tsx';
import { Told } from './Told.tsx';
import { TileButtons, useTileInSight } from './Tiles.tsx';
import { useUnlit } from './unlit.ts';
import { ZoneCard } from './ZoneCard.tsx';
import { ZonePlace, type ZoneMarks } from './Zones.tsx';

const TILE = 3;
/** The window's padding: what lies within it is never cut. */
const EDGE = 12;
/** So much room beside the map is enough for a Zone's card. */
const BESIDE = 256;

/** `children` lie over the map for a moment; nothing below them can be reached meanwhile. */
export function KeepMap({ covered, children }: { covered: boolean; children: ReactNode }) {
  const { view: known, acting, event } = useActed<View, TableEvent>();
  const facts = useFacts();
  const own = useOwn();
  const plan = planOf(facts, known);
  const view = useUnlit(known, plan);
  const window = useRef<HTMLDivElement>(null);
  const size = useSize(window);
  const forAll = useIsForAll();
  const chosen = useLook((look) => look.step);
  const wanted = forAll ? 'whole' : chosen;
  const { step, cell, offered } = useMemo(
    () => stepsOf({ width: size.width - EDGE, height: size.height - EDGE }, plan, wanted),
    [size, plan, wanted],
  );
  const carded = cell < ROOMY || size.width - plan.width * cell > BESIDE;
  const question = useQuestion();
  const playing = useTable(({ phase }) => phase === 'playing' || phase === 'others');
  const odds = useOdds();
  const layers = useLook((look) => look.layers);
  const who = adventurerOf(question, view);
  const lampAt = useLook((look) => look.lampAt);
  const looks = playing && layers.lamp && (who !== null || lampAt !== null);
  const from = lampAt === null ? { adventurer: who } : { zone: lampAt };
  const sight = useForecast<readonly InSight[]>({ do: 'sight', ...from }, looks).steady;
  const seen = useMemo(
    () => (looks && Array.isArray(sight) ? new Map(sight.map(({ zone, range }) => [zone, range])) : null),
    [looks, sight],
  );
  const inSight = useMemo(() => (seen === null ? null : new Set(seen.keys())), [seen]);
  const walks = question?.kind === 'turn';
  const reach = useForecast<readonly Reached[]>({ do: 'reach', adventurer: who }, walks);
  const reached = useMemo(() => byZone(reach.steady), [reach.steady]);
  const walk = useWalk(reached);
  const ahead = useAhead(odds && playing && layers.forecast && view.phase === 'players');
  const marks = useKept(
    useMemo(
      () => marksOf(seen, layers.reach ? reached : new Map(), ahead, walk, own),
      [seen, layers.reach, reached, ahead, walk, own],
    ),
  );
  const centre = walk?.zone ?? focusOf(question, view);
  const tile = useTileInSight(window, { plan, cell, width: size.width, height: size.height }, centre);
  // Zones are drawn anew only when something about them changes, not with every look at the map.
  const table = useTableStore();
  const within = useRef<ReadonlyMap<string, Reached>>(new Map());
  useEffect(() => {
    within.current = byZone(reach.told);
  }, [reach.told]);
  const tap = useCallback(
    (zone: string): boolean => {
      const asked = askedOf(table.getState());
      return asked?.kind === 'turn' && startWalk(asked, within.current.get(zone));
    },
    [table],
  );
  return (
    <div className="dk-map">
      {/* Where no Zone can be pressed the map is still moved by keys. */}
      <div
        className="dk-window"
        ref={window}
        data-step={step}
        tabIndex={question === null ? 0 : -1}
        inert={covered}
      >
        <div
          className={`dk-sheet${cell < ROOMY ? ' small' : ''}`}
          style={{ width: plan.width * cell, height: plan.height * cell }}
          role="group"
          aria-label={own.s('map')}
          onKeyDown={arrowed(plan)}
        >
          <Ground {...drawnOf(facts, view)} plan={plan} cell={cell} seen={inSight} />
          <ul>
            {plan.zones.map((zone, no) => (
              <ZonePlace
                key={zone.id}
                {...{ zone, no, view, plan, facts, cell, carded, tap }}
                marks={marks.get(zone.id) ?? NOTHING}
              />
            ))}
          </ul>
          <Doors plan={plan} passages={questOf(facts, view).passages} doors={view.doors} cell={cell} />
          <Arrows
            view={view}
            plan={plan}
            cell={cell}
            ahead={ahead}
            reach={layers.reach ? reached : null}
            walk={walk}
            who={who}
          />
          <Told event={acting ? event : null} {...{ view, plan, cell }} />
          <TileNames tiles={questOf(facts, view).map} cell={cell} />
        </div>
      </div>
      {/* Not inside the window: it stands still while the map is moved. */}
      <ZoneCard
        {...{ view, plan, facts, marks, cell }}
        small={carded}
        joined={step === 'whole'}
        width={size.width}
      />
      {children}
      <Rail
        view={view}
        plan={plan}
        facts={facts}
        step={step}
        offered={covered || forAll ? NO_STEPS : offered}
        tile={tile}
      />
      {!covered && <TileButtons {...{ view, facts, plan, tile, window, cell }} />}
    </div>
  );
}

const NOTHING: ZoneMarks = {};
const NO_STEPS: readonly Step[] = [];

const byZone = (reach: readonly Reached[] | null): ReadonlyMap<string, Reached> =>
  new Map((Array.isArray(reach) ? (reach as readonly Reached[]) : []).map((one) => [one.zone, one]));

type Marks = ReadonlyMap<string, ZoneMarks>;

const sameMarks = (a: ZoneMarks, b: ZoneMarks): boolean =>
  a.range === b.range && isSameWalk(a, b) && a.owed === b.owed && a.walk === b.walk && a.toll === b.toll;

/** The same is drawn and said of the walk there; what is left after it only where it is weighed. */
function isSameWalk({ reached: a, walk }: ZoneMarks, { reached: b }: ZoneMarks): boolean {
  if (a === b) return true;
  if (a === undefined || b === undefined) return false;
  return (
    a.affordable === b.affordable &&
    a.price === b.price &&
    a.surcharge === b.surcharge &&
    a.stop === b.stop &&
    (walk !== true || a.left === b.left) &&
    JSON.stringify(a.tolls) === JSON.stringify(b.tolls)
  );
}

/** What is marked as before stays the same object. */
function useKept(marks: Marks): Marks {
  const [kept, keep] = useState<{ readonly of: Marks; readonly marks: Marks }>({ of: marks, marks });
  if (kept.of === marks) return kept.marks;
  const next = new Map(
    [...marks].map(([zone, mark]) => {
      const was = kept.marks.get(zone);
      return [zone, was !== undefined && sameMarks(was, mark) ? was : mark];
    }),
  );
  keep({ of: marks, marks: next });
  return next;
}

/** Of whom the question speaks: whoever is named, else whose Turn it is. */
function adventurerOf(question: ReturnType<typeof useQuestion>, view: View): string | null {
  const named = question?.about['adventurer'];
  if (typeof named === 'string') return named;
  return view.turn.who === null ? null : (view.party[view.turn.who]?.id ?? null);
}

/** The Zone that must be in the view: the one asked about, else that of whoever acts. */
function focusOf(question: ReturnType<typeof useQuestion>, view: View): string | null {
  const zone = question?.about['zone'];
  if (typeof zone === 'string') return zone;
  const who = adventurerOf(question, view) ?? view.party[0]?.id;
  return view.party.find(({ id }) => id === who)?.zone ?? null;
}

function marksOf(
  seen: ReadonlyMap<string, number> | null,
  reached: ReadonlyMap<string, Reached>,
  ahead: EnemyPhase | null,
  walk: Reached | null,
  { s }: ReturnType<typeof useOwn>,
): ReadonlyMap<string, ZoneMarks> {
  const owed = new Map<string, [least: number, most: number]>();
  for (const { zone, n } of ahead?.attacks ?? []) {
    const [least, most] = owed.get(zone) ?? [0, 0];
    owed.set(zone, [least + n[0], most + n[1]]);
  }
  const tolls = new Map(walk?.tolls.map(({ zone, n }) => [zone, n]));
  /** What is out of reach and not barred by anybody goes unsaid. */
  const told = [...reached.values()].filter(({ affordable, stop }) => affordable || stop !== null);
  const zones = new Set([
    ...(seen?.keys() ?? []),
    ...told.map(({ zone }) => zone),
    ...owed.keys(),
    ...tolls.keys(),
  ]);
  return new Map(
    [...zones].map((zone): [string, ZoneMarks] => {
      const due = owed.get(zone);
      return [
        zone,
        {
          range: seen?.get(zone),
          reached: told.find((one) => one.zone === zone),
          walk: zone === walk?.zone,
          toll: tolls.get(zone),
          owed: due === undefined ? undefined : s('map.owed', { n: due[1], least: due[0] }),
        },
      ];
    }),
  );
}

interface TileNamesProps {
  readonly tiles: readonly (readonly string[])[];
  readonly cell: number;
}

const TileNames = memo(function TileNames({ tiles, cell }: TileNamesProps) {
  const { called } = useOwn();
  return tiles.flatMap((row, y) =>
    row.map((side, x) => (
      <span
        key={side}
        className="dk-tile-name"
        style={{ left: x * TILE * cell + 8, top: y * TILE * cell - (y === 0 ? 0 : 12) }}
        aria-hidden="true"
      >
        {cell < ROOMY ? side : called(side)}
      </span>
    )),
  );
});

interface DoorsProps {
  readonly plan: Plan;
  readonly passages: readonly string[];
  readonly doors: string;
  readonly cell: number;
}

/** Doors are pieces while they matter: opened from beside them, or refused with the reason. */
const Doors = memo(function Doors({ plan, passages, doors, cell }: DoorsProps) {
  const lines = useMemo(() => linesOf(plan, passages, cell), [plan, passages, cell]);
  return lines.doors.map((door) => (
    <DoorPiece key={door.no} door={door} state={doors[door.no] ?? 'c'} cell={cell} />
  ));
});

type DoorLine = ReturnType<typeof linesOf>['doors'][number];

function DoorPiece({ door, state, cell }: { door: DoorLine; state: string; cell: number }) {
  const piece = `door:${door.edge}`;
  const lit = useLit(piece);
  const own = useOwn();
  if (lit === null) return null;
  const [x, y] = middleOfLine(door, cell);
  const [long, thick] = [Math.max(44, cell * 0.56), Math.max(32, cell * 0.28)];
  const [width, height] = door.across ? [long, thick] : [thick, long];
  const [zone = '', zone2 = ''] = door.edge.split('|');
  return (
    <Piece
      piece={piece}
      label={own.s(`door.${state === 'l' ? 'locked' : state === 'o' ? 'open' : 'closed'}`, {
        colour: door.colour,
        zone,
        zone2,
      })}
      className={door.across ? 'dk-door across' : 'dk-door'}
      style={{ left: x - width / 2, top: y - height / 2, width, height }}
    >
      {null}
    </Piece>
  );
}
