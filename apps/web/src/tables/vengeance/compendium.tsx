/** The compendium: heroes, bosses, dens, tiles and enemies, each with its picture; what this table has met. */

import type { Catalogue } from '@gravetable/kernel';
import { Icon, Picture, type IconName } from '../../art/index.ts';
import type { CompendiumEntry } from '../../table/module.ts';
import { nth, under } from '../../nth.ts';
import { Shape } from './den/Shapes.tsx';
import { countsOf, SmallPlan } from './den/SmallPlan.tsx';
import {
  denOf,
  ENEMY_TYPES,
  iconNamed,
  useFacts,
  type DenId,
  type Facts,
  type HeroId,
  type View,
} from './facts.ts';
import { signOf } from './TileCard.tsx';

/** Heroes tell of their trait, dens of what is printed in them. */
export function entries(printed: unknown, words: Catalogue): readonly CompendiumEntry[] {
  const { HEROES, DENS } = printed as Facts;
  return [
    ...Object.values(HEROES).map(({ id, name, trait }) => ({
      piece: `hero.${id}`,
      name: under(words, name),
      text: under(words, trait.text),
      said: trait.text,
    })),
    ...DENS.map(([id, den]) => ({
      piece: `den.${id}`,
      name: under(words, den.name),
      text: '',
      said: 'den-printed',
      args: countsOf(den),
    })),
  ];
}

/** What lies open at this table, or is the same at every one. */
const EVERYWHERE = ['enemy.', 'effect.', 'modifier.', 'flashback.'];

export function met(seen: object, printed: unknown, words: Catalogue): ReadonlySet<string> {
  const { HEROES, BASIC_ABILITIES } = printed as Facts;
  const { players, phase } = seen as View;
  // While heroes are picked all of them lie open.
  const heroes =
    phase === 'setup'
      ? Object.values(HEROES)
      : players.flatMap(({ hero }) => (hero === null ? [] : [HEROES[hero]]));
  return new Set([
    ...Object.keys(words).flatMap((id) => (EVERYWHERE.some((kind) => id.startsWith(kind)) ? [id] : [])),
    ...Object.values(BASIC_ABILITIES).map(({ id }) => `ability.${id}`),
    ...heroes.flatMap(({ id, abilities, items }) => [
      `hero.${id}`,
      `trait.${id}`,
      ...abilities.map((one) => `ability.${one.id}`),
      ...items.map((one) => `item.${one.id}`),
    ]),
    ...players.flatMap(({ boss, den }) => [
      ...(boss === null ? [] : [`boss.${boss.id}`]),
      ...(den === null ? [] : [`den.${den}`]),
    ]),
  ]);
}

export function CompendiumPicture({ piece }: { piece: string }) {
  const facts = useFacts();
  const dot = piece.indexOf('.');
  const [kind, id] = [piece.slice(0, dot), piece.slice(dot + 1)];
  if (kind === 'den') {
    return (
      <span className="vg-compendium vg-compendium-den">
        <SmallPlan den={denOf(facts, id as DenId)} />
      </span>
    );
  }
  const type = ENEMY_TYPES.find((one) => one === id);
  if (kind === 'enemy' && type !== undefined) {
    return (
      <svg className="vg-compendium vg-sign" viewBox="0 0 40 40" aria-hidden="true">
        <g className="vg-shape">
          <Shape type={type} />
        </g>
      </svg>
    );
  }
  const sign = iconOf(facts, kind, id);
  if (sign === null) return null;
  return kind === 'effect' || kind === 'flashback' ? (
    <span className="vg-compendium vg-compendium-sign">
      <Icon name={sign} />
    </span>
  ) : (
    <span className="vg-compendium">
      <Picture id={id} icon={sign} motif="grid" width={72} height={72} />
    </span>
  );
}

/** Two effects are shown by the die they hang on. */
const WHAT_IT_HANGS_ON: Readonly<Record<string, string>> = { bonus: 'crossed-sabres', perHealth: 'drop' };

/** The icon of a piece; null where it has none. */
export function iconOf(facts: Facts, kind: string, id: string): IconName | null {
  const { HEROES, BOSSES, BASIC_ABILITIES, EFFECT_ICONS, FLASHBACK_ACTIONS } = facts;
  const heroes = Object.values(HEROES);
  const owner = heroes.find(({ abilities }) => abilities.some((one) => one.id === id)) ?? nth(heroes, 0);
  const tile = [...Object.values(BASIC_ABILITIES), ...owner.abilities].find((one) => one.id === id);
  const named: Readonly<Record<string, string | undefined>> = {
    hero: HEROES[id as HeroId]?.icon,
    trait: HEROES[id as HeroId]?.icon,
    boss: BOSSES[id as keyof Facts['BOSSES']]?.icon,
    item: heroes.flatMap(({ items }) => items).find((one) => one.id === id)?.icon,
    ability: tile && signOf(tile, facts, owner.id),
    effect: WHAT_IT_HANGS_ON[id] ?? EFFECT_ICONS[id as keyof Facts['EFFECT_ICONS']],
    flashback: FLASHBACK_ACTIONS[id as keyof Facts['FLASHBACK_ACTIONS']]?.icon,
  };
  const found = named[kind];
  return found === undefined ? null : iconNamed(found);
}
