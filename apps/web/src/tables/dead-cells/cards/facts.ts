/** The printed cards, as the worker sent them, found by the codes the view speaks of. */

import type { DeadCellsFacts, DeadCellsView } from '@gravetable/catalog';
import { useMemo } from 'react';
import { useTable } from '../../../table/context.tsx';
import { nth } from '../../../nth.ts';

export type View = DeadCellsView;
export type HeroView = View['heroes'][number];
export type CombatView = NonNullable<View['combat']>;
export type EnemyView = CombatView['enemies'][number];
export type BiomeView = NonNullable<View['biome']>;
export type PileView = View['bagLoot'];
export type Pos = EnemyView['space'];

export type CombatCard = DeadCellsFacts['combatCards'][number];
export type Equipment = DeadCellsFacts['equipmentCards'][number];
export type Monster = DeadCellsFacts['monsters']['B1'][number];
export type Biome = DeadCellsFacts['biomes']['B1'];
export type Space = Biome['spaces'][number];
export type Corridor = Biome['corridors'][number];
export type Tile = DeadCellsFacts['tiles']['B1'][number];
export type Beheaded = DeadCellsFacts['beheadedBoards'][number];
export type Lines = Monster['lines'];
export type Action = NonNullable<Lines[1]>[number];
export type Icon = Action['icons'][number];
export type Range = NonNullable<Action['range']>;
export type Sym = CombatCard['symbols'][number];
export type Step = Beheaded['tracks']['survival'][number];
export type Shape = Tile['shape'];
export type RuneId = View['campaign']['runes'][number];
export type Round = 0 | 1 | 2 | 3 | 4;

export const ROUNDS: readonly Round[] = [0, 1, 2, 3, 4];
export const NUMERALS = ['0', 'I', 'II', 'III', 'IV'] as const;
export const SYMBOLS: readonly Sym[] = ['survival', 'tactics', 'brutality'];
export const SPACES: readonly Pos[] = ['behind', 'right1', 'right2', 'right3'];

/** A Beheaded by its number. */
export function heroAt({ heroes }: View, no: number): HeroView {
  return nth(heroes, no);
}

/** Cells are spent and cards bought: after a Run, before the next one. */
export function isBetween({ phase }: View['run']): boolean {
  return phase === 'betweenRuns' || phase === 'end';
}

export interface Foe {
  readonly code: string;
  readonly name: string;
  readonly text: string;
  readonly icon: string;
  readonly health: number;
  readonly lines: Lines;
  readonly death: readonly Icon[];
  readonly immune: readonly string[];
  readonly counter?: readonly Icon[];
  readonly invisible?: readonly number[];
}

/** A card of the Mutation board, whatever deck it came from. */
export interface Bought {
  readonly code: string;
  readonly name: string;
  readonly text: string;
  readonly icon: string;
}

export interface Facts {
  readonly combat: ReadonlyMap<string, CombatCard>;
  readonly equipment: ReadonlyMap<string, Equipment>;
  readonly foes: ReadonlyMap<string, Foe>;
  readonly tiles: ReadonlyMap<string, Tile>;
  readonly bought: ReadonlyMap<string, Bought>;
  readonly beheaded: ReadonlyMap<string, Beheaded>;
  readonly biomes: DeadCellsFacts['biomes'];
  readonly bosses: DeadCellsFacts['bosses'];
  readonly printed: DeadCellsFacts;
}

const byCode = <T extends { readonly code: string }>(cards: readonly T[]): ReadonlyMap<string, T> =>
  new Map(cards.map((card) => [card.code, card]));

function sorted(printed: DeadCellsFacts): Facts {
  const { combatCards, equipmentCards, monsters, tiles, upgradeDecks, wellCards, bosses } = printed;
  const upgrades = Object.values(upgradeDecks).flat();
  const inserted = upgrades.flatMap((card) =>
    card.kind === 'biomeInsert'
      ? card.effects.flatMap((effect) => (effect.kind === 'insert' ? [effect.card] : []))
      : [],
  );
  const foes: readonly Foe[] = [...Object.values(monsters).flat(), ...inserted, ...bosses.C3.minions];
  const sides: readonly Foe[] = Object.values(bosses).flatMap(({ instances }) => [...instances]);
  return {
    printed,
    biomes: printed.biomes,
    bosses,
    combat: byCode(combatCards),
    equipment: byCode(equipmentCards),
    tiles: byCode(Object.values(tiles).flat()),
    beheaded: byCode(printed.beheadedBoards),
    bought: byCode<Bought>([
      ...upgrades,
      ...wellCards,
      ...printed.secrets,
      ...bosses.C1.rewards,
      ...bosses.C2.rewards,
    ]),
    foes: new Map([...foes, ...sides].map((foe) => [`${foe.code} ${foe.name}`, foe])),
  };
}

/** Sides of one Boss card share its code; Monsters of one name differ by theirs. */
export function foeOf({ foes }: Facts, { code, name }: Pick<EnemyView, 'code' | 'name'>): Foe | undefined {
  return foes.get(`${code} ${name}`);
}

const known = new WeakMap<object, Facts>();

export function factsOf(printed: DeadCellsFacts): Facts {
  let facts = known.get(printed);
  if (facts === undefined) known.set(printed, (facts = sorted(printed)));
  return facts;
}

export function useFacts(): Facts {
  const printed = useTable((table) => table.info.facts) as DeadCellsFacts;
  return useMemo(() => factsOf(printed), [printed]);
}
