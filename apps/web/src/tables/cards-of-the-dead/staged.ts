/** A table between two answers: as it stood before, with the events told so far laid over it. */

import type { LogLine } from '../../engine/types.ts';
import type { CardView, SlotView, SpaceView, SurvivorView, TableEvent, View } from './facts.ts';

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
      return left(view, event.space);
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

/** A card leaves its space. It stays known to everybody, wherever it comes to lie in the end. */
function left(view: View, space: number): View {
  const { card } = view.spaces[space - 1]!;
  const aside = card === null ? view.aside : [...view.aside, card];
  return onSpace({ ...view, aside }, space, (one) => ({ ...one, card: null, hits: 0, turns: 0 }));
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
