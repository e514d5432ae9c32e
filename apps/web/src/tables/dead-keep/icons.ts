/** Which icon stands for whom and what. */

import type { IconName } from '../../art/index.ts';
import type { Equipment } from './facts.ts';

const FIGURES: Readonly<Record<string, IconName>> = {
  footman: 'shambling-zombie',
  shadowguard: 'broken-skull',
  deadeye: 'bowman',
  horseman: 'horse-head',
  bloodhound: 'hound',
  crawler: 'half-body-crawling',
  bishop: 'pope-crown',
  count: 'vampire-dracula',
  countess: 'female-vampire',
  houndmaster: 'whip',
  warhog: 'boar',
  babaYaga: 'witch-flight',
  swampTroll: 'fish-monster',
  warriorTroll: 'orc-head',
  elderTroll: 'troll',
  ogre: 'ogre',
  minotaur: 'minotaur',
  giant: 'giant',
  wyvern: 'wyvern',
  astrid: 'woman-elf-face',
  lothar: 'visored-helm',
  maiLing: 'cowled',
  tessara: 'witch-face',
  theron: 'viking-head',
  amaranthe: 'warlord-helmet',
  thurkal: 'dwarf-face',
  knut: 'barbarian',
  frantz: 'robin-hood-hat',
  gavin: 'crested-helmet',
  malteo: 'wizard-face',
  ysolde: 'spartan-helmet',
  brannoch: 'overlord-helm',
  sefira: 'cultist',
  oduya: 'elf-helmet',
  wilhelmine: 'hood',
  footmenInTheMist: 'fog',
  blindingMist: 'fog',
  mistBurn: 'fog',
};

/** Adventurers, Enemies (a Boss with its `boss.` before it) and Mist Events. */
export const figureIcon = (kind: string): IconName =>
  FIGURES[kind.startsWith('boss.') ? kind.slice('boss.'.length) : kind] ?? 'death-skull';

const WEAPONS: Readonly<Record<string, readonly IconName[]>> = {
  melee: ['pointy-sword', 'battle-axe', 'warhammer', 'bone-mace', 'plain-dagger'],
  ranged: ['bow-arrow', 'crossbow'],
  magic: ['wizard-staff', 'bolt-spell-cast'],
};

/** The same card always has the same picture. */
export function cardIcon({ weapon, slot, enchantment, code }: Equipment): IconName {
  const no = Number(code.slice(code.indexOf('-') + 1)) || 0;
  if (weapon !== null) {
    const list = WEAPONS[weapon.attack] ?? [];
    return list[no % list.length] ?? 'pointy-sword';
  }
  if (enchantment !== null) return 'spell-book';
  if (slot === 'body') return no % 2 === 0 ? 'leather-armor' : 'cloak';
  if (slot === 'talisman')
    return (['feather', 'candle-holder', 'gem-pendant', 'ringing-bell'] as const)[no % 4] ?? 'gem-pendant';
  if (slot === 'none') return 'half-body-crawling';
  return (['quiver', 'torch', 'backpack'] as const)[no % 3] ?? 'backpack';
}
