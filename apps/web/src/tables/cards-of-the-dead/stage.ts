/**
 * The Game turn acted out. The rules answer with the table as it stands at the end; while the log is played back, the
 * table is drawn as it stood before, with the events told so far laid over it.
 */

import { useMemo } from 'react';
import type { LogLine } from '../../engine/types.ts';
import { useTable, useTableStore, useView } from '../../table/context.tsx';
import type { TableStore } from '../../table/store.ts';
import type { CardView, SlotView, SpaceView, SurvivorView, TableEvent, View } from './facts.ts';

interface Before {
  view: View;
  count: number;
}

const kept = new WeakMap<TableStore, Before>();

/** Remember the table as it stood before the last answer. */
function beforeOf(store: TableStore): Before {
  let before = kept.get(store);
  if (before === undefined) {
    const { snapshot } = store.getState();
    before = { view: snapshot.view as View, count: snapshot.count };
    kept.set(store, before);
    const remembered = before;
    store.subscribe((now, was) => {
      if (now.snapshot === was.snapshot) return;
      remembered.view = was.snapshot.view as View;
      remembered.count = was.snapshot.count;
    });
  }
  return before;
}

export interface Stage {
  readonly view: View;
  /** The event being told. */
  readonly event: TableEvent | null;
  readonly acting: boolean;
}

export function useStage(): Stage {
  const store = useTableStore();
  const view = useView<View>();
  const snapshot = useTable((table) => table.snapshot);
  const left = useTable((table) => table.queue.length);
  const now = useTable((table) => table.now);
  const before = beforeOf(store);
  return useMemo(() => {
    const event = (now?.event ?? null) as TableEvent | null;
    if (left === 0) return { view, event, acting: false };
    const told = snapshot.log.filter((line) => line.after > before.count).slice(0, -left);
    return { view: staged(before.view, told, view), event, acting: true };
  }, [view, snapshot, left, now, before]);
}

/** The earlier table with the told events laid over it. What an event does not show is taken from the end. */
export function staged(before: View, told: readonly LogLine[], after: View): View {
  if (before.survivors.length !== after.survivors.length) return after;
  return told.reduce((view, { event }) => change(view, event as TableEvent, after), before);
}

function change(view: View, event: TableEvent, after: View): View {
  switch (event.kind) {
    case 'enters':
    case 'noiseZombie':
      return cameTo(view, event, after);
    case 'destroyed':
    case 'exploded':
    case 'opened':
    case 'pickedUp':
      return onSpace(view, event.space, (space) => ({ ...space, card: null, hits: 0, turns: 0 }));
    case 'hit':
      return onSpace(view, event.space, (space) => ({ ...space, hits: space.hitPoints - event.left }));
    case 'paralysed':
      return onSpace(view, event.space, (space) => ({ ...space, paralysis: 'pending' }));
    case 'acts':
      return onSpace(view, event.space, (space) => ticked(space, after));
    case 'blocked':
      return onSpace(view, event.space, (space) => ({ ...space, side: 'blocked' }));
    case 'freed':
      return onSpace(view, event.space, (space) => ({ ...space, side: 'free' }));
    case 'hurt':
    case 'lostVitality':
    case 'gainedVitality':
      return onSurvivor(view, event.who, (one) => ({ ...one, vitality: event.vitality }));
    case 'lostImmunity':
    case 'gainedImmunity':
      return onSurvivor(view, event.who, (one) => ({ ...one, immunity: event.immunity }));
    case 'absorbed':
      return onSurvivor(view, event.who, (one) => ({ ...one, defence: event.left }));
    case 'turnBegins':
      return { ...view, active: event.who };
    case 'walks':
    case 'scouted':
      return turnedUp(view, event, after);
    case 'instant':
      return view;
    case 'dayBegins':
    case 'laidOut':
    case 'goesIn':
    case 'goesOut':
    case 'threat':
      return { ...after, spaces: view.spaces, survivors: view.survivors };
    default:
      return view;
  }
}

function onSpace(view: View, space: number, make: (space: SpaceView) => SpaceView): View {
  return { ...view, spaces: view.spaces.map((one) => (one.space === space ? make(one) : one)) };
}

function onSurvivor(view: View, seat: number, make: (one: SurvivorView) => SurvivorView): View {
  return { ...view, survivors: view.survivors.map((one, at) => (at === seat ? make(one) : one)) };
}

/** The Turn Token the card gained before it acted. */
function ticked(space: SpaceView, after: View): SpaceView {
  const end = after.spaces[space.space - 1]!;
  const same = end.card !== null && end.card.instance === space.card?.instance;
  return same ? { ...space, turns: end.turns, paralysis: end.paralysis } : space;
}

function instanceIn(pieces: readonly string[] | undefined): number | null {
  const named = pieces?.find((piece) => piece.startsWith('card:'));
  return named === undefined ? null : Number(named.slice('card:'.length));
}

type Arrival = Extract<TableEvent, { kind: 'enters' | 'noiseZombie' }>;

/** A card comes to a space, from the street when it lay there. */
function cameTo(view: View, event: Arrival, after: View): View {
  const end = after.spaces[event.space - 1]!;
  const instance = instanceIn(event.pieces) ?? end.card?.instance ?? -1;
  const card = { instance, card: event.card } as CardView;
  const leave = (slots: readonly SlotView[]): readonly SlotView[] =>
    slots.map((slot) =>
      slot.card?.instance === instance ? { ...slot, back: null, card: null, up: false } : slot,
    );
  const arrived = onSpace(view, event.space, (space) => ({
    ...space,
    card,
    hits: 0,
    hitPoints: end.hitPoints,
    turns: 0,
    done: false,
    paralysis: 'none',
  }));
  return { ...arrived, main: leave(view.main), indoor: leave(view.indoor) };
}

type Turned = Extract<TableEvent, { kind: 'walks' | 'scouted' }>;

/** A card of the street lies face up; the EXIT of the event's slot is found by its piece. */
function turnedUp(view: View, event: Turned, after: View): View {
  const [, zone, at] = (event.pieces?.[0] ?? '').split(':');
  const key = zone === 'main' ? 'main' : 'indoor';
  const known = after[key][Number(at)]?.card ?? null;
  const landed = after.spaces.find((space) => space.card?.card === event.card)?.card ?? null;
  const card =
    known?.card === event.card ? known : (landed ?? ({ instance: -1, card: event.card } as CardView));
  const turn = (slot: SlotView): SlotView =>
    slot.slot === Number(at) && slot.back !== null ? { ...slot, up: true, card } : slot;
  return { ...view, [key]: view[key].map(turn) };
}
