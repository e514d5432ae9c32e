// DK-LOS, DK-MOVE, DK-DOOR: why a Zone or a door cannot be chosen now.
import { refuse, type QuestionView, type Refusal } from '@gravetable/kernel';
import { chartOf } from '../map/chart.ts';
import { openDistance } from '../map/routes.ts';
import { rangeTo } from '../map/sight.ts';
import { FAR } from '../map/types.ts';
import type { View } from '../view.ts';
import { acting, hasSkill } from './acting.ts';

/** What the table decides about Enemies: there the rules leave only some Zones. */
const OTHERWISE: Readonly<Record<string, readonly [code: string, rule: string]>> = {
  targetZone: ['NOT_NEAREST', 'DK-RULING-43'],
  destination: ['NOT_NEAREST', 'DK-EMOVE-02'],
  route: ['NOT_ON_ROUTE', 'DK-EMOVE-03'],
  darkRoom: ['NOT_DARK', 'DK-RULING-05'],
};

const isFought = ({ packs, boss }: View, zone: string): boolean =>
  packs.some((pack) => pack.zone === zone) || (boss.state === 'active' && boss.zone === zone);

export function ofZone(view: View, asked: QuestionView, id: string): Refusal | null {
  const otherwise = OTHERWISE[asked.kind];
  if (otherwise !== undefined) return refuse(otherwise[0], otherwise[1], {});
  const one = acting(view, asked);
  const chart = chartOf(view.quest);
  const zone = chart.zones.findIndex((other) => other.id === id);
  if (one === null || zone < 0) return null;
  if (chart.zones[zone]!.sealed) return refuse('SEALED', 'DK-RULING-161', {});
  if (view.revealed[zone] === '0') return refuse('BUILDING_CLOSED', 'DK-DOOR-04', {});
  if (one.zone === id) return refuse('STANDS_HERE', 'DK-MOVE-01', {});
  const from = chart.zones.findIndex((other) => other.id === one.zone);
  if (isFought(view, id)) {
    const blinding = view.mist > 0 && view.mist >= view.round;
    const looking = { open: view.open, blinding, ghost: hasSkill(one, 'ghost') };
    const range = rangeTo(chart, looking, from, zone);
    return range === FAR
      ? refuse('OUT_OF_SIGHT', 'DK-LOS-01', {})
      : refuse('BEYOND_RANGE', 'DK-WPN-09', { n: range });
  }
  const steps = openDistance(chart, view, from, zone);
  return steps === FAR
    ? refuse('NO_OPEN_WAY', 'DK-MOVE-04', {})
    : refuse('STEP_BY_STEP', 'DK-AMOVE-01', { n: steps });
}

export function ofDoor(view: View, asked: QuestionView, edge: string): Refusal | null {
  const chart = chartOf(view.quest);
  const no = chart.doors.findIndex((door) => door.edge === edge);
  const one = acting(view, asked);
  if (no < 0 || one === null) return null;
  const { colour, zones } = chart.doors[no]!;
  if ((view.open & (1 << no)) !== 0) return refuse('DOOR_OPEN', 'DK-DOOR-05', {});
  if (!zones.some((zone) => chart.zones[zone]!.id === one.zone))
    return refuse('NOT_AT_DOOR', 'DK-DOOR-01', {});
  const locked = colour !== 'red' && (view.unlocked & (1 << no)) === 0;
  return locked ? refuse('DOOR_LOCKED', 'DK-RULING-11', { colour }) : null;
}
