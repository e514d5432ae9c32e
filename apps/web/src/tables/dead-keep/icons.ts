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

/** Cards whose name says what they are. */
const NAMED: Readonly<Partial<Record<IconName, string>>> = {
  'pointy-sword':
    'AE-01 AE-04 AE-05 AE-06 AE-13 AE-14 AE-15 AE-18 NE-02 NE-08 NE-09 NE-11 NE-17 NA-02 NA-05 NA-06',
  warhammer: 'AE-02 AE-03 NE-05 NE-12 NE-15 NA-07',
  'battle-axe': 'AE-07 AE-08 AE-12 AE-16 NE-01 NE-03 NE-07 NE-13 NE-18 NA-01 NA-08',
  'plain-dagger': 'AE-09 AE-24 NE-10 NE-28 NA-03',
  'bone-mace': 'AE-10 AE-11 AE-17 NE-06 NE-19 NE-20',
  'bow-arrow': 'AE-19 AE-20 AE-22 AE-23 AE-26 AE-27 NE-22 NE-23 NE-26 NE-29 NE-33 NA-09 NA-11 NA-14',
  crossbow: 'AE-21 AE-25 AE-28 AE-29 AE-30 NE-21 NE-24 NE-27 NE-30 NA-10',
  'wizard-staff': 'AE-31 AE-33 AE-34 AE-35 AE-36 AE-38 NE-36 NE-39 NE-44 NA-17',
  'spell-book': 'AE-32 AE-37 NE-37 NE-46 NA-16',
  cloak: 'AE-43 AE-44 NE-49 NA-21',
  shield: 'AE-45 AE-46 AE-47 AE-48 NE-51 NA-24',
  quiver: 'AE-49 AE-50 NE-16',
  backpack: 'AE-52',
  feather: 'TA-01',
  'ringing-bell': 'TA-07 TA-28',
  'candle-holder': 'TA-21',
  torch: 'TA-26 TA-30 NE-38',
};
const BY_CODE: ReadonlyMap<string, IconName> = new Map(
  Object.entries(NAMED).flatMap(([icon, codes]) =>
    codes.split(' ').map((code) => [code, icon as IconName] as const),
  ),
);

/** The same card always has the same picture. */
export function cardIcon({ weapon, slot, enchantment, code }: Equipment): IconName {
  const known = BY_CODE.get(code);
  if (known !== undefined) return known;
  const no = Number(code.slice(code.indexOf('-') + 1)) || 0;
  if (weapon !== null) {
    const list = WEAPONS[weapon.attack] ?? [];
    return list[no % list.length] ?? 'pointy-sword';
  }
  if (slot === 'body') return no % 2 === 0 ? 'leather-armor' : 'cloak';
  if (slot === 'talisman')
    return (['feather', 'candle-holder', 'gem-pendant', 'ringing-bell'] as const)[no % 4] ?? 'gem-pendant';
  if (enchantment !== null) return 'spell-book';
  if (slot === 'none') return 'half-body-crawling';
  return (['quiver', 'torch', 'backpack'] as const)[no % 3] ?? 'backpack';
}
