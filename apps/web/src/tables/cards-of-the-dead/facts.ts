/** The printed facts of the game, how the table names their types, and what can be read off a view. */

import type { CardsOfTheDeadCard, CardsOfTheDeadEvent, CardsOfTheDeadView } from '@gravetable/catalog';
import type { IconName } from '../../art/index.ts';
import { nth } from '../../nth.ts';

export type View = CardsOfTheDeadView;
export type Card = CardsOfTheDeadCard;
export type CardId = Card['id'];
export type Kind = Card['kind'];
export type Origin = keyof Card['count'];
export type Effect = NonNullable<Card['on']['each']>[number];
export type TableEvent = CardsOfTheDeadEvent;
export type CardView = NonNullable<View['spaces'][number]['card']>;
export type SpaceView = View['spaces'][number];
export type SlotView = View['main'][number];
export type SurvivorView = View['survivors'][number];
export type SurvivorId = SurvivorView['id'];
export type ThreatId = View['threats'][number];

export interface Facts {
  readonly CARDS: Readonly<Record<CardId, Card>>;
  readonly INSTANCES: readonly { readonly card: CardId; readonly origin: Origin }[];
  readonly SURVIVORS: Readonly<
    Record<SurvivorId, { readonly icon: string; readonly skill: { readonly op: string } }>
  >;
  readonly THREATS: Readonly<
    Record<
      ThreatId,
      {
        readonly icon: string;
        readonly adds: Readonly<Record<'zombieDamage' | 'zombieHitPoints' | 'antiviral' | 'noise', number>>;
      }
    >
  >;
}

export const ACTIONS = 3;
export const HAND_LIMIT = 5;

/** What the Threats in force add to a printed value. */
export function added(view: View, { THREATS }: Facts, what: 'zombieDamage' | 'antiviral'): number {
  return view.threats.reduce((sum, threat) => sum + THREATS[threat].adds[what], 0);
}

/** The record names icons of the whole set; the table draws one of them from another plate. */
export function iconNamed(name: string): IconName {
  return (name === 'rifle' ? 'lee-enfield' : name) as IconName;
}

/** The card a piece such as `card:57` is. */
export function cardAt({ INSTANCES }: Facts, piece: string): CardId {
  return nth(INSTANCES, Number(piece.slice('card:'.length))).card;
}

/** The survivor of a seat. */
export function survivorAt({ survivors }: View, seat: number): SurvivorView {
  return nth(survivors, seat);
}

/** The survivor whose turn it is, or the first one before the first turn. */
export function activeOf(view: View): SurvivorView {
  return survivorAt(view, view.active ?? 0);
}

/** A space of the playing area, counted from 1 as the rules do. */
export function spaceAt({ spaces }: View, space: number): SpaceView {
  return nth(spaces, space - 1);
}

/** The field that is being explored. */
export function fieldOf(view: View): readonly SlotView[] {
  return view.zone === 'main' ? view.main : view.indoor;
}

export function isOpen({ back, up, covered }: SlotView): boolean {
  return back !== null && !up && !covered;
}

export function slotPiece(view: View, slot: SlotView): string {
  return `slot:${view.zone}:${slot.slot}`;
}
