/** A Zone opened as a card: who stands there, what is owed, where it leads. On the whole map it says what figures cannot. */

import { Icon } from '../../../art/index.ts';
import { useTable } from '../../../table/context.tsx';
import { useOwn } from '../words/index.ts';
import { isKo, leftOf, livesOf, type Edge, type Facts, type Plan, type View } from '../facts.ts';
import { figureIcon } from '../icons.ts';
import { boxOf } from './geometry.ts';
import { useLook } from './look.ts';
import { exitsOf, stateOf, walkText, zoneName } from './reading.ts';
import { inZone } from './standing.ts';
import { woundsOf, type ZoneMarks } from './Zones.tsx';

interface CardProps {
  readonly view: View;
  readonly plan: Plan;
  readonly facts: Facts;
  readonly marks: ReadonlyMap<string, ZoneMarks>;
  readonly small: boolean;
  /** A line leads to it: the map lies still. */
  readonly joined: boolean;
  readonly cell: number;
  /** Of the window the map is seen through. */
  readonly width: number;
}

/** The card stands at the right edge of the window. */
const CARD = 252;
/** Between the edge of the window and the map. */
const PAD = 6;

export function ZoneCard({ view, plan, facts, marks, small, joined, cell, width }: CardProps) {
  const pointed = useLook((look) => look.pointed);
  const walk = useLook((look) => look.walk?.zone ?? null);
  const narrowed = useTable((table) =>
    table.narrowed?.startsWith('zone:') === true ? table.narrowed.slice(5) : null,
  );
  const own = useOwn();
  const id = narrowed ?? walk ?? pointed;
  const no = plan.zones.findIndex((zone) => zone.id === id);
  const zone = plan.zones[no];
  if (zone === undefined || !small) return null;
  const { s, called, words } = own;
  const { people, packs, boss, lying } = inZone(view, zone.id);
  const { owed, range, reached } = marks.get(zone.id) ?? {};
  const box = boxOf(zone, cell);
  const [x, y] = [PAD + box.left + box.width, PAD + box.top + box.height / 2];
  const edge = width - CARD;
  return (
    <div className="dk-beside">
      {joined && plan.width * cell < edge && (
        <svg className="dk-join" aria-hidden="true">
          <path d={`M${x} ${y}C${edge - 6} ${y} ${x + 6} 40 ${edge + 12} 40`} />
        </svg>
      )}
      <aside className="dk-zone-card" data-beside-menus="" aria-hidden="true">
        <p className="dk-card-id">
          <b>{zone.id}</b>
          {range !== undefined && <span>{s('zone.range', { n: range })}</span>}
        </p>
        <h3 className="title">{zoneName(zone.id, own)}</h3>
        <ul>
          {stateOf(view, plan, no, own).map((state) => (
            <li key={state} className="quiet">
              {state}
            </li>
          ))}
          {boss && (
            <li>
              <Icon name={figureIcon(view.boss.kind)} />
              <span>
                <b>{words.say({ id: 'outline.bossHere', args: { enemy: `boss.${view.boss.kind}` } })}</b>
                <small>
                  {s('card.boss', {
                    armor: view.boss.armor,
                    n: livesOf(view.boss),
                    state: view.boss.state,
                  })}
                </small>
              </span>
            </li>
          )}
          {packs.map(({ kind, n, wounds, level }, at) => (
            <li key={at}>
              <Icon name={figureIcon(kind)} />
              <span>
                <b>{words.say({ id: `pack.${kind}`, args: { n } })}</b>
                <small>{s('card.foe', { ...statsOf(facts, kind, level), taken: wounds })}</small>
              </span>
            </li>
          ))}
          {people.map((one) => (
            <li key={one.id}>
              <Icon name={figureIcon(one.id)} />
              <span>
                <b>{called(one.id)}</b>
                <small>{isKo(one) ? s('ko') : s('left-of', { n: leftOf(one), of: one.health })}</small>
              </span>
            </li>
          ))}
          {lying.map((one, at) => (
            <li key={`lies ${at}`} className="quiet">
              {s(`lies.${one.kind}`, { colour: one.colour ?? '' })}
              {one.n > 1 && ` × ${one.n}`}
            </li>
          ))}
          {owed !== undefined && <li className="dk-bad">{s('card.owed', { owed })}</li>}
          {reached !== undefined && walkText(own, reached).map((line) => <li key={line}>{line}</li>)}
        </ul>
        <p className="mono dk-exits">
          {exitsOf(view, plan, no).map(({ to, state, edge }) => (
            <span key={to}>
              <b className="quiet">{s(`side.${sideOf(edge, no)}`)}</b> {to}
              {state !== 'open' && <small> {s(`way.${state}`)}</small>}
            </span>
          ))}
        </p>
      </aside>
    </div>
  );
}

/** On which side of a Zone an edge lies. */
function sideOf({ a, cells }: Edge, no: number): 'n' | 'e' | 's' | 'w' {
  const [from, to] = a === no ? cells : [cells[1], cells[0]];
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  return dy < 0 ? 'n' : dx > 0 ? 'e' : dy > 0 ? 's' : 'w';
}

/** Armor and Wounds as printed, of Undead and of Monsters by their Level. */
function statsOf(facts: Facts, kind: string, level: number): { armor: number; wounds: number } {
  const undead = facts.undead.find((one) => one.kind === kind);
  if (undead !== undefined) return { armor: undead.armor, wounds: undead.wounds };
  const monster = facts.monsters.find((one) => one.kind === kind);
  return { armor: monster?.levels[level - 1]?.armor ?? 0, wounds: woundsOf(facts, kind, level) };
}
