// DK-MIST-02…06, DK-EVENT-01, DK-RULING-82…84: the three Mist Events.

import { partyDanger } from '../adrenaline.ts';
import { splitByTable, zoneAside } from '../asking.ts';
import { enemyCardOf } from '../cards/decks/index.ts';
import { zoneAt, zonesOf } from '../enemies/lookout.ts';
import { takeWounds } from '../harm.ts';
import { gainMana, isKo } from '../health.ts';
import { isOver } from '../judge.ts';
import type { ZoneNo } from '../map/types.ts';
import { discardEnemyCard } from '../piles.ts';
import { procedure, type T } from '../rulebook.ts';
import type { Board } from '../state.ts';
import { figuresLeft, place } from './place.ts';
import { afterPlacing } from './spawning.ts';

/** DK-RULING-82: to the End Phase of the next Round; a second card extends it. */
export function blindingMist(t: T): void {
  t.board.mist.until = t.board.round + 1;
  t.tell?.({ kind: 'mistEvent', event: 'blindingMist' });
}

const BURN_MANA = 2;
const BURN_WOUNDS = 1;

/** DK-MIST-03, DK-RULING-83, -149: Mana, then a Wound that no Armor stops. */
export function mistBurn(t: T): void {
  const { board } = t;
  t.tell?.({ kind: 'mistEvent', event: 'mistBurn' });
  board.party.forEach((one, who) => {
    if (isOver(board) || isKo(one) || !zoneAt(board, one.zone).mist) return;
    gainMana(t, who, BURN_MANA, 'mistBurn');
    takeWounds(t, who, BURN_WOUNDS);
  });
}

/** DK-MIST-04, DK-RULING-84: Mist Zones of every tile with an Adventurer on it, KO'ed or not. */
export function mistZones(board: Board): ZoneNo[] {
  const tiles = new Set(board.party.map(({ zone }) => zoneAt(board, zone).tile));
  return zonesOf(board).filter((zone) => zoneAt(board, zone).mist && tiles.has(zoneAt(board, zone).tile));
}

/** DK-MIST-04, -05: so many Footmen in each of the Zones; too few are divided by the table. */
export const footmenInTheMist = procedure<{ n: number }>('footmenInTheMist')
  .set('DK-MIST-04', 'zones', (t): readonly ZoneNo[] => {
    t.tell?.({ kind: 'mistEvent', event: 'footmenInTheMist' });
    return mistZones(t.board);
  })
  .set('DK-MIST-05', 'short', (t, v) => figuresLeft(t.board, 'footman') < v.n * v.zones.length)
  .ask('DK-MIST-05a', 'parts', (t, v) => {
    if (!v.short) return null;
    const left = figuresLeft(t.board, 'footman');
    const named = zoneAside(t.board, 'mistZones', { n: left });
    return splitByTable(
      t,
      left,
      v.zones.map(() => v.n),
      {
        ...named,
        says: (at) => named.says!(v.zones[at]!),
        touches: (at) => named.touches!(v.zones[at]!),
      },
    );
  })
  .set('DK-MIST-04a', 'placed', (t, v) => {
    const placings = v.zones.map((zone, at) => ({
      enemy: 'footman' as const,
      zone,
      n: v.parts?.[at] ?? v.n,
    }));
    return { ...place(t, placings), short: v.short };
  })
  .call('DK-MIST-05b', (_, v) => afterPlacing.with({ placed: v.placed, stage: null }))
  .end();

/** DK-MIST-06: nothing spawns in the Zone the card was drawn for. Blinding Mist stays out until it ends. */
export const mistCard = procedure<{ card: number }>('mistCard')
  .call('DK-EVENT-01', (t, v) => {
    const face = enemyCardOf(v.card);
    if (face.does !== 'event') throw new RangeError(`${face.code} is no Mist Event`);
    if (face.event === 'blindingMist') t.board.mist[face.deck].push(v.card);
    else discardEnemyCard(t.board, v.card);
    if (face.event === 'blindingMist') blindingMist(t);
    else if (face.event === 'mistBurn') mistBurn(t);
    else return footmenInTheMist.with({ n: face.n![partyDanger(t.board)]! });
    return null;
  })
  .end();

/** The End Phase: Blinding Mist lifts when its Round is over, and its cards are discarded. */
export function liftMist(t: T): void {
  const { mist, round } = t.board;
  if (mist.until === 0 || mist.until > round) return;
  for (const card of [...mist.street, ...mist.building]) discardEnemyCard(t.board, card);
  t.board.mist = { until: 0, street: [], building: [] };
  t.tell?.({ kind: 'mistEnds' });
}
