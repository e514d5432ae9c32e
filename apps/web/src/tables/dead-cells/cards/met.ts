/** What the group has met: carried, bought, fought, found or heard of. The Beheaded and their decks are known from the start. */

import type { GameEvent } from '@gravetable/kernel';
import type { DeadCellsFacts } from '@gravetable/catalog';
import type { LogLine } from '../../../engine/types.ts';
import type { CompendiumEntry } from '../../../table/module.ts';
import { factsOf, type Foe, type View } from './facts.ts';

const CODES: Readonly<Record<string, string>> = {
  equipment: 'equipment',
  equipments: 'equipment',
  combat: 'combat',
  combats: 'combat',
  rune: 'rune',
  malaise: 'malaise',
};

/** The names an event speaks of: `{ id }` as it is, codes by their deck. */
function namesIn(event: GameEvent): string[] {
  return Object.entries(event).flatMap(([key, value]) => {
    const values: readonly unknown[] = Array.isArray(value) ? value : [value];
    return values.flatMap((one): string[] => {
      if (typeof one === 'string') return CODES[key] === undefined ? [] : [`${CODES[key]}.${one}`];
      return typeof one === 'object' && one !== null && 'id' in one && typeof one.id === 'string'
        ? [one.id]
        : [];
    });
  });
}

export function met(seen: object, log: readonly LogLine[]): ReadonlySet<string> {
  const { heroes, campaign, run, bagLoot, combat } = seen as View;
  const items = [
    ...heroes.flatMap(({ slots }) => slots.filter((code) => code !== null)),
    ...run.equipmentDiscard,
    ...run.collector,
    ...bagLoot.equipment,
    ...bagLoot.blueprints,
    ...(combat?.loot.equipment ?? []),
    ...(combat?.loot.blueprints ?? []),
  ];
  const cards = [
    ...heroes.flatMap(({ hand, discard, active }) => [
      ...(hand ?? []),
      ...(discard ?? []),
      ...(active ?? []),
    ]),
    ...Object.values(campaign.decks).flat(),
  ];
  const bought = [
    ...campaign.startOfGame,
    ...campaign.duringGame,
    ...campaign.setAside,
    ...campaign.markets,
    ...campaign.inserts,
    ...campaign.nextRun,
    ...(campaign.skill === null ? [] : [campaign.skill]),
  ];
  return new Set([
    ...['flayed', 'quartered', 'immolated', 'poisoned'].map((who) => `beheaded.${who}`),
    ...items.map((code) => `equipment.${code}`),
    ...cards.map((code) => `combat.${code}`),
    ...bought.flatMap((code) => [`upgrade.${code}`, `well.${code}`, `secret.${code}`]),
    ...campaign.runes.map((rune) => `rune.${rune}`),
    ...campaign.defeated.map((boss) => `boss.${boss}`),
    ...(combat?.enemies ?? []).map(({ name }) => name),
    ...log.flatMap(({ event }) => namesIn(event)),
  ]);
}

/** Every printed form of a Monster: cards of one name that differ. */
export function printsOf(facts: unknown, name: string): readonly Foe[] {
  const found = [...factsOf(facts as DeadCellsFacts).foes.values()].filter((foe) => foe.name === name);
  const seen = new Set<string>();
  return found.filter((foe) => {
    const print = JSON.stringify([foe.health, foe.lines, foe.death]);
    return seen.size !== seen.add(print).size;
  });
}

/** Monsters are explained card by card, so their name has no text of its own: the first card speaks for them. */
export function monsters(facts: unknown, words: Readonly<Record<string, string>>): CompendiumEntry[] {
  const names = new Map<string, Foe>();
  for (const foe of factsOf(facts as DeadCellsFacts).foes.values()) {
    if (words[`${foe.name}.text`] === undefined && !names.has(foe.name)) names.set(foe.name, foe);
  }
  return [...names.values()].map((foe) => ({
    piece: foe.name,
    name: words[foe.name] ?? foe.name,
    text: words[foe.text] ?? '',
    said: foe.text,
  }));
}
