/** The printed facts of the game, how the table names their types, and what can be read off a view. */

import type { VengeanceFacts, VengeanceView } from '@gravetable/catalog';
import type { GameEvent } from '@gravetable/kernel';
import type { IconName } from '../../art/index.ts';
import { useTable } from '../../table/context.tsx';
import { nth } from '../../nth.ts';

export type Facts = VengeanceFacts;
export type View = VengeanceView;
export type PlayerView = View['players'][number];
export type RoomView = PlayerView['rooms'][number];
export type EnemyView = RoomView['enemies'][number];
export type AbilityView = PlayerView['abilities'][number];
export type HeroId = NonNullable<PlayerView['hero']>;
export type DenId = NonNullable<PlayerView['den']>;
export type Hero = Facts['HEROES'][HeroId];
export type Ability = Hero['abilities'][number];
export type Item = Hero['items'][number];
export type Den = Facts['DENS'][number][1];
export type Room = Den['rooms'][number];
export type Slot = Ability['dice'][number];
export type Face = Facts['FIGHTING_DIE'][number];
export type TableEvent = GameEvent & {
  readonly who?: number;
  readonly room?: string;
  readonly ability?: string;
  readonly dice?: string;
};
export type Action = View['flash'][number];

/** The printed facts, as the worker sent them. */
export function useFacts(): Facts {
  return useTable((table) => table.info.facts) as unknown as Facts;
}

export const iconNamed = (name: string): IconName => name as IconName;

/** The signs in which a pool is written, as faces; an unrolled die shows none. */
const FACE_OF: Readonly<Record<string, Face>> = {
  M: 'move',
  G: 'gun',
  K: 'knife',
  D: 'doubleKnife',
  W: 'wound',
};

export const WOUND = 'W';
export const UNROLLED = 'u';
export const faceOf = (sign: string): Face | null => FACE_OF[sign] ?? null;
export const diceIn = (handful: string): readonly string[] => handful.replaceAll(/\s/g, '').split('');

export function denOf({ DENS }: Facts, id: DenId): Den {
  const found = DENS.find(([one]) => one === id);
  if (found === undefined) throw new Error(`no den ${id}`);
  return found[1];
}

/** The hero's trait, where it is about this ability. */
export function traitOn({ HEROES }: Facts, hero: HeroId, id: string): Hero['trait'] | null {
  const { trait } = HEROES[hero];
  return 'ability' in trait.rule && trait.rule.ability === id ? trait : null;
}

/** An ability as this hero has it: what a trait withholds is not drawn on it. */
export function abilityOf(facts: Facts, hero: HeroId, id: string): Ability {
  const { BASIC_ABILITIES, HEROES } = facts;
  const basic = Object.values(BASIC_ABILITIES).find((one) => one.id === id);
  const found = basic ?? HEROES[hero].abilities.find((one) => one.id === id);
  if (found === undefined) throw new Error(`no ability ${id}`);
  if (traitOn(facts, hero, id)?.rule.word !== 'noBonus') return found as Ability;
  return { ...(found as Ability), effects: found.effects.filter(({ word }) => word !== 'bonus') };
}

export function itemOf({ HEROES }: Facts, hero: HeroId, id: string): Item {
  const found = HEROES[hero].items.find((one) => one.id === id);
  if (found === undefined) throw new Error(`no item ${id}`);
  return found;
}

export const playerAt = ({ players }: View, seat: number): PlayerView => nth(players, seat);

/** Pieces of the table by the names the rules use. */
export const piece = {
  room: (seat: number, id: string): string => `room:${seat}:${id}`,
  enemy: (seat: number, id: string): string => `enemy:${seat}:${id}`,
  tile: (seat: number, id: string): string => `tile:${seat}:${id}`,
  health: (seat: number): string => `health:${seat}`,
};

/** A room as an event names it, `A1.r3`, by its id alone. */
export const roomIn = (name: string): string => name.slice(name.indexOf('.') + 1);

/** The four basic abilities lie first, the hero's own after them. */
export const BASICS = 4;
export const BOUGHT_SLOTS = 4;

export const ENEMY_TYPES = ['grunt', 'toughGuy', 'bouncer', 'henchman', 'gunman'] as const;

/** What `useSet`, `assign` and the like are about. */
export interface Doing {
  readonly do: string;
  readonly slot?: number;
  readonly action?: Action;
  readonly room?: string;
  readonly ability?: string;
  readonly item?: string;
  readonly to?: string;
  readonly dice?: string;
  readonly release?: string;
  readonly how?: 'space' | 'clear';
  readonly replace?: string;
}

export const doing = (value: unknown): Doing | null =>
  typeof value === 'object' && value !== null && 'do' in value ? (value as Doing) : null;
