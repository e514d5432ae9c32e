/** What the read-out keys say: my status, and what threatens. */

import type { Seat } from '@gravetable/kernel';
import type { Words } from '../../words/index.ts';
import { SYMBOLS, type View } from './facts.ts';
import { ownOf } from './words/index.ts';

export function status(seen: object, seat: Seat, words: Words): string {
  const view = seen as View;
  const hero = view.heroes.find((one) => one.seat === seat) ?? view.heroes[0];
  const { s, name } = ownOf(words);
  if (hero === undefined) return s('own.nobody');
  const parts = [
    s('foe.health', { left: hero.health - hero.damage, health: hero.health }),
    ...SYMBOLS.map((sym, at) => `${name(`sym.${sym}`)} ${hero.levels[at]}`),
    ...hero.slots.flatMap((code) => (code === null ? [] : [name(`equipment.${code}`)])),
    `${s('hand')}: ${(hero.hand ?? []).map((code) => name(`combat.${code}`)).join(', ')}`,
    `${s('bag')}: ${view.bag.teeth} ${s('bag.teeth', { n: view.bag.teeth })}, ${view.bag.cells} ${s('bag.cells', { n: view.bag.cells })}, ${view.bag.potions} ${s('bag.potions', { n: view.bag.potions })}`,
  ];
  return `${name(`beheaded.${hero.who}`)}: ${parts.join('. ')}.`;
}

export function threats(seen: object, _: Seat, words: Words): string {
  const { combat } = seen as View;
  const { s, name } = ownOf(words);
  if (combat === null) return s('threats.none');
  return combat.enemies
    .map(
      ({ name: foe, space, health, damage }) =>
        `${name(foe)}, ${name(`space.${space}`)}, ${s('foe.health', { left: health - damage, health })}`,
    )
    .join('. ');
}

/** What the group has met: carried, bought, fought or found. The Beheaded are known from the start. */
export function met(seen: object): ReadonlySet<string> {
  const { heroes, campaign, combat, run, bagLoot } = seen as View;
  const items = [
    ...heroes.flatMap(({ slots }) => slots.filter((code) => code !== null)),
    ...run.equipmentDiscard,
    ...run.collector,
    ...bagLoot.equipment,
    ...bagLoot.blueprints,
    ...(combat?.loot.equipment ?? []),
    ...(combat?.loot.blueprints ?? []),
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
    ...bought.flatMap((code) => [`upgrade.${code}`, `well.${code}`, `secret.${code}`]),
    ...campaign.runes.map((rune) => `rune.${rune}`),
    ...heroes.flatMap(({ malaise }) => (malaise === null ? [] : [`malaise.${malaise}`])),
    ...(combat?.enemies ?? []).map(({ name }) => name),
  ]);
}
