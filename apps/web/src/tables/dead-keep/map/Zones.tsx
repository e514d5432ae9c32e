/** Every Zone as a piece: pressed to go or aim there, reached by arrows as the map lies, read with all that is in it. */

import { memo } from 'react';
import { nth } from '../../../nth.ts';
import { Piece } from '../../../table/asking/Piece.tsx';
import { useLit, useTable } from '../../../table/context.tsx';
import type { TableActions, TableState } from '../../../table/store/state.ts';
import { isMonster, isNotable, type Facts, type Plan, type Reached, type View, type Zone } from '../facts.ts';
import { useOwn, type OwnWords } from '../words/index.ts';
import { Foe, Lies, Person, SpawnMark } from './Figure.tsx';
import { boxOf, floorOf, type Box } from './geometry.ts';
import { moveLamp, ROOMY, setLook } from './look.ts';
import { exitsOf, marksText, standingText } from './reading.ts';
import { inZone, type InZone, type Lying } from './standing.ts';

export interface ZoneMarks {
  /** The Range from whoever looks. */
  readonly range?: number | undefined;
  readonly reached?: Reached | undefined;
  /** Attacks foretold here. */
  readonly owed?: string | undefined;
  /** The walk that is weighed ends here. */
  readonly walk?: boolean;
  /** What it pays for leaving Enemies here. */
  readonly toll?: number | undefined;
}

interface ZoneProps {
  readonly zone: Zone;
  readonly no: number;
  readonly view: View;
  readonly plan: Plan;
  readonly facts: Facts;
  readonly cell: number;
  /** A card opens beside the map: nothing has to be told over it. */
  readonly carded: boolean;
  readonly marks: ZoneMarks;
  readonly tap: (zone: string) => boolean;
}

/** How large figures and tokens are drawn. */
export const figureSize = (u: number): number =>
  Math.round(Math.min(68, u < ROOMY ? Math.max(26, u * 0.44) : u * 0.46));
const tokenSize = (u: number): number => Math.round(Math.min(40, Math.max(20, u * 0.3)));

/** A Boss is larger than whoever stands beside it. */
const BOSS = 1.2;

/** The largest size at which so many things fit into a box, in rows; a Boss needs more room in its own. */
function fitting(width: number, height: number, things: number, boss: boolean): number {
  const more = boss ? BOSS - 1 : 0;
  let best = 23;
  for (let rows = 1; rows <= 4; rows++) {
    const across = Math.ceil(things / rows);
    best = Math.max(best, Math.min(width / (across + more), height / (rows + more)) - 3);
  }
  return best;
}

export const ZonePlace = memo(function ZonePlace(props: ZoneProps) {
  const { zone, no, view, plan, facts, cell, carded, marks, tap } = props;
  const own = useOwn();
  const here = inZone(view, zone.id);
  const floor = floorOf(zone, no, view);
  const box = boxOf(zone, cell);
  const roomy = cell >= ROOMY;
  const { reached, range, owed, toll } = marks;
  const { stands, ways } = saidOf(props, own);
  const tip = [...stands, ...marksText(own, marks)].join('. ');
  const below = !roomy ? 0 : isUnderName(zone) ? UNDER_NAME : owed === undefined ? 0 : UNDER_TAG;
  return (
    <li
      className={`dk-zone ${floor}${roomy ? '' : ' small'}${isOverName(zone, plan) ? ' over-name' : ''}${isUnderName(zone) ? ' under-name' : ''}`}
      style={box}
      data-zone={zone.id}
      onClickCapture={(event) => {
        if (tap(zone.id)) event.stopPropagation();
      }}
      onContextMenu={(event) => {
        event.preventDefault();
        moveLamp(zone.id);
      }}
      onPointerEnter={() => setLook({ pointed: zone.id })}
      onPointerLeave={() => setLook({ pointed: null })}
      onFocus={() => setLook({ pointed: zone.id })}
      onBlur={() => setLook({ pointed: null })}
    >
      <Piece
        piece={`zone:${zone.id}`}
        label={`${tip}. ${ways}`}
        className="dk-floor"
        tip={carded ? '' : tip}
        passedBy
        pressable={reached?.affordable === true}
      >
        {roomy ? <span className="dk-id">{zone.id}</span> : null}
      </Piece>
      {floor === 'dark' && roomy && <span className="dk-note">{own.s('map.dark')}</span>}
      {view.exit === zone.id && (
        <b className={view.boss.state === 'gone' ? 'dk-exit now' : 'dk-exit'}>{own.s('map.exit')}</b>
      )}
      {range !== undefined && range > 0 && <b className="dk-range">{range}</b>}
      {reached !== undefined && reached.affordable && (
        <span className={marks.walk === true ? 'dk-price chosen' : 'dk-price'}>
          <Pips of={reached.price - reached.surcharge} className="full" />
          <Pips of={reached.surcharge} className="extra" />
          {marks.walk === true && <Pips of={reached.left} className="left" />}
        </span>
      )}
      <Standing here={here} view={view} facts={facts} cell={cell} box={box} below={below} />
      {owed !== undefined && <b className="dk-owed">{owed}</b>}
      {toll !== undefined && <b className="dk-toll">+{toll}</b>}
    </li>
  );
}, isDrawnAlike);

/** A Zone is drawn anew when something in it or about it has changed, not with every view of the table. */
function isDrawnAlike(was: ZoneProps, now: ZoneProps): boolean {
  const { view: before } = was;
  const { view: after } = now;
  for (const key in now) {
    if (key !== 'view' && Reflect.get(was, key) !== Reflect.get(now, key)) return false;
  }
  return before === after || lookOf(before, now) === lookOf(after, now);
}

const looks = new WeakMap<View, Map<string, string>>();

/** All that a view says of one Zone. */
function lookOf(view: View, { zone, no, plan }: ZoneProps): string {
  const known = looks.get(view) ?? new Map<string, string>();
  looks.set(view, known);
  const look = known.get(zone.id) ?? lookIn(view, plan, no);
  known.set(zone.id, look);
  return look;
}

function lookIn(view: View, plan: Plan, no: number): string {
  const zone = nth(plan.zones, no);
  const here = inZone(view, zone.id);
  const acting = view.turn.who === null ? null : view.party[view.turn.who]?.id;
  return JSON.stringify([
    here,
    here.boss ? view.boss : null,
    here.people.some(({ id }) => id === acting) ? acting : null,
    view.exit === zone.id ? view.boss.state : null,
    floorOf(zone, no, view),
    exitsOf(view, plan, no).map(({ state }) => state),
  ]);
}

interface Spoken {
  readonly own: OwnWords;
  readonly said: Map<string, ReturnType<typeof standingText>>;
}

const spoken = new WeakMap<Plan, Spoken>();
/** Some rounds of the largest map. */
const MOST_SAID = 1000;

/** What is said of a Zone however it is marked: it changes only with what the view says of it. */
function saidOf(props: ZoneProps, own: OwnWords): ReturnType<typeof standingText> {
  const { view, plan, no, zone } = props;
  let known = spoken.get(plan);
  if (known?.own !== own || known.said.size > MOST_SAID) spoken.set(plan, (known = { own, said: new Map() }));
  const key = `${zone.id} ${lookOf(view, props)}`;
  const said = known.said.get(key) ?? standingText(view, plan, no, own);
  known.said.set(key, said);
  return said;
}

const TILE = 3;
/** So much of a Zone belongs to the name of its tile, or to what it is owed: nobody stands beneath it. */
const UNDER_NAME = 20;
const UNDER_TAG = 12;

/** The name of the tile below begins at its foot. */
const isOverName = ({ cells }: Zone, { height }: Plan): boolean =>
  cells.some(([x, y]) => x % TILE === 0 && y % TILE === TILE - 1 && y < height - 1);

/** The names of the uppermost tiles have no wall above them to lie on. */
const isUnderName = ({ cells }: Zone): boolean => cells.some(([x, y]) => y === 0 && x % TILE < TILE - 1);

/** So many alike, as one element. */
function Pips({ of, className }: { of: number; className: string }) {
  return of === 0 ? null : <i className={className} style={{ '--n': of } as React.CSSProperties} />;
}

interface StandingProps {
  readonly here: InZone;
  readonly view: View;
  readonly facts: Facts;
  readonly cell: number;
  readonly box: Box;
  readonly below: number;
}

function Standing({ here, view, facts, cell, box, below }: StandingProps) {
  const things =
    here.people.length +
    here.packs.length +
    (here.boss ? 1 : 0) +
    (here.lying.length + here.spawns.length) * 0.5;
  const size = Math.round(
    Math.min(
      figureSize(cell),
      fitting(
        box.width - 12,
        box.height - (cell < ROOMY ? 10 : Math.max(22, below + 8)),
        things,
        here.boss && things > 1,
      ),
    ),
  );
  const small = Math.min(tokenSize(cell), Math.round(size * 0.8));
  const { boss } = view;
  if (things === 0) return null;
  return (
    <span className="dk-standing" style={{ marginTop: below }}>
      {here.spawns.map(({ order, colour }, at) => (
        <SpawnMark key={at} order={order} colour={colour} size={Math.round(small * 1.2)} />
      ))}
      {here.lying.map((one, at) => (
        <Touch key={at} one={one} size={small} />
      ))}
      {here.boss && (
        <Foe
          kind={boss.kind}
          n={1}
          size={Math.round(size * BOSS)}
          shape={boss.state === 'active' ? 'monster' : 'asleep'}
          {...(boss.state === 'active' ? { wounds: [boss.wounds, bossWounds(facts, boss)] as const } : {})}
        />
      )}
      {here.packs.map(({ kind, n, wounds, level, bound }, at) => (
        <Foe
          key={at}
          kind={kind}
          n={n}
          size={size}
          bound={bound}
          shape={isNotable(kind) ? 'notable' : isMonster(facts, kind) ? 'monster' : 'undead'}
          {...(isMonster(facts, kind) ? { wounds: [wounds, woundsOf(facts, kind, level)] as const } : {})}
        />
      ))}
      {here.people.map((one) => (
        <Somebody
          apart={cell >= ROOMY}
          key={one.id}
          one={one}
          size={size}
          acting={view.turn.who !== null && view.party[view.turn.who] === one}
        />
      ))}
    </span>
  );
}

const printed = (
  records: Facts['monsters'] | Facts['bosses'],
  { kind, level }: { readonly kind: string; readonly level: number },
): number => {
  const record = records.find((one) => one.kind === kind);
  return record?.levels[level - 1]?.wounds ?? record?.levels[0]?.wounds ?? 1;
};

/** Wounds printed for a Monster of a Level. */
export const woundsOf = ({ monsters }: Facts, kind: string, level: number): number =>
  printed(monsters, { kind, level });

/** Those of the Boss: some Monsters have its name, and less to lose. */
export const bossWounds = ({ bosses }: Facts, boss: View['boss']): number => printed(bosses, boss);

const isAsked = (lit: ReturnType<typeof useLit>): boolean => lit !== null && lit !== 'blocked';

/** How many Attacks or misses the answer in the making gives to a piece. */
function givenTo({ draft, question }: TableState & TableActions, piece: string): number {
  const asked = question();
  if (asked?.form !== 'split' || draft?.question !== asked.id) return 0;
  return asked.options.reduce(
    (sum, { touches }, place) => (touches.includes(piece) ? sum + (draft.picks[place] ?? 0) : sum),
    0,
  );
}

/** An Adventurer on the map; a piece of its own while something is asked about it. */
interface SomebodyProps {
  readonly one: View['party'][number];
  readonly size: number;
  readonly acting: boolean;
  /** There is room to press the figure and the Zone behind it. */
  readonly apart: boolean;
}

function Somebody({ one, size, acting, apart }: SomebodyProps) {
  const piece = `adventurer:${one.id}`;
  const lit = useLit(piece);
  const { name } = useOwn();
  const given = useTable((table) => givenTo(table, piece));
  const figure = (
    <>
      <Person one={one} size={size} acting={acting} />
      {given > 0 && <b className="dk-count">{given}</b>}
    </>
  );
  return apart && isAsked(lit) ? (
    <Piece piece={piece} label={name(`name.${one.id}`)} className="dk-touch">
      {figure}
    </Piece>
  ) : (
    figure
  );
}

function Touch({ one, size }: { one: Lying; size: number }) {
  const lit = useLit(one.piece ?? '');
  const { s } = useOwn();
  const token = <Lies {...one} size={size} />;
  return one.piece !== null && isAsked(lit) ? (
    <Piece piece={one.piece} label={s(`lies.${one.kind}`, { colour: one.colour ?? '' })} className="dk-touch">
      {token}
    </Piece>
  ) : (
    token
  );
}
