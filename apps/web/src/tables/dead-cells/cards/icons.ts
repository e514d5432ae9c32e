/** Which icon stands for what. A card whose own icon is not in the sprite wears one that means the same. */

import { alike } from '../asking/alike.ts';
import { deadCells } from '../../../art/icons/dead-cells.ts';
import { shell } from '../../../art/icons/shell.ts';
import type { IconName } from '../../../art/index.ts';
import type { Action, Bought, CombatCard, Equipment, Foe, Icon, RuneId, Shape, Sym, Tile } from './facts.ts';
import { nth, under } from '../../../nth.ts';

const DRAWN: ReadonlySet<string> = new Set([...deadCells, ...shell]);

const own = (name: string, other: IconName): IconName =>
  DRAWN.has(name) ? (name as IconName) : (alike(name) ?? other);

const REWARD: Readonly<Record<string, IconName>> = {
  tooth: 'tooth',
  cell: 'atom-core',
  vial: 'health-potion',
  potion: 'health-potion',
  equipment: 'battle-gear',
  blueprint: 'tied-scroll',
  key: 'key',
  secret: 'uncertainty',
  bossCell: 'atom-core',
};
export const SYM_ICON: Readonly<Record<Sym, IconName>> = {
  survival: 'sprout',
  tactics: 'brain',
  brutality: 'mailed-fist',
};
export const STATE_ICON: Readonly<Record<string, IconName>> = {
  poisoned: 'poison-bottle',
  bleeding: 'bleeding-wound',
  onFire: 'flame',
  frozen: 'ice-cube',
  marked: 'crosshair',
  shields: 'shield',
  golden: 'shield-impact',
};
export const RUNE_ICON: Readonly<Record<RuneId, IconName>> = {
  vine: 'vine-flower',
  teleport: 'portal',
  ram: 'charging-bull',
  challenger: 'duel',
  explorer: 'semi-closed-eye',
  homunculus: 'half-dead',
  customization: 'sparkles',
};

export function rewardIcon(reward: string): IconName {
  const [kind, id] = reward.split('.');
  if (kind === 'scroll') return SYM_ICON[id as Sym];
  return kind === 'rune' ? 'rune-stone' : (REWARD[reward] ?? 'swap-bag');
}

const ICON: Partial<Record<Icon['kind'], IconName>> = {
  damage: 'broadsword',
  shield: 'shield',
  heal: 'hearts',
  skill: 'sparkles',
  loot: 'swap-bag',
  push: 'run',
  move: 'run',
  summon: 'guards',
  banner: 'rally-the-troops',
  fireWave: 'flame',
  cleanse: 'check-mark',
  place: 'crossed-slashes',
  token: 'hazard-sign',
};

export function iconOfIcon(icon: Icon): IconName {
  if (icon.kind === 'state') return under(STATE_ICON, icon.state);
  if (icon.kind === 'reward') return rewardIcon(icon.reward);
  return under(ICON, icon.kind);
}

/** What an announcement sounds like: `damage`, `block`, a State. */
export function announcedIcon(say: string): IconName {
  if (say === 'block') return 'shield';
  return STATE_ICON[say] ?? ICON[say as Icon['kind']] ?? 'uncertainty';
}

function actionIcon(actions: readonly (Action | undefined)[], other: IconName): IconName {
  const icon = actions.find((action) => action !== undefined)?.icons[0];
  return icon === undefined ? other : iconOfIcon(icon);
}

export function combatIcon(card: CombatCard): IconName {
  const { lines } = card;
  return own(card.icon, actionIcon([lines[2]?.[0], lines[1]?.[0], lines[3]?.[0]], 'crossed-swords'));
}

const MODE: Readonly<Record<Equipment['mode']['type'], IconName>> = {
  replace: 'broadsword',
  add: 'crossed-swords',
  skill: 'sparkles',
  shield: 'shield',
  round0: 'stopwatch',
  companion: 'rat',
};
export function equipmentIcon(card: Equipment): IconName {
  return own(card.icon, MODE[card.mode.type]);
}

const STRANGERS: readonly IconName[] = [
  'shambling-zombie',
  'executioner-hood',
  'evil-bat',
  'leeching-worm',
  'bowman',
  'guards',
];
/** Foes without a picture of their own keep one of the common ones, by their name. */
export function foeIcon(foe: Foe): IconName {
  const number = foe.name.length * 7 + foe.name.charCodeAt(foe.name.length - 2);
  return own(foe.icon, nth(STRANGERS, number % STRANGERS.length));
}

export function boughtIcon(card: Bought): IconName {
  const deck = card.code.slice(0, 2);
  const other: Readonly<Record<string, IconName>> = {
    SV: 'sprout',
    TC: 'brain',
    BR: 'mailed-fist',
    'W-': 'well',
  };
  return own(card.icon, other[deck] ?? 'uncertainty');
}

const SHAPE: Readonly<Record<Shape, IconName>> = {
  square: 'crossed-swords',
  trapezoid: 'crowned-skull',
  circle: 'locked-chest',
  hexagon: 'doorway',
  pentagon: 'two-coins',
  diamond: 'portal',
  octagon: 'padlock',
};
export const shapeIcon = (shape: Shape): IconName => SHAPE[shape];
export const tileIcon = (tile: Tile): IconName =>
  tile.kind === 'cursed' ? 'open-treasure-chest' : own(tile.icon, SHAPE[tile.shape]);

const BEHEADED: Readonly<Record<string, IconName>> = {
  flayed: 'half-dead',
  quartered: 'breaking-chain',
  immolated: 'burning-skull',
  poisoned: 'poison-bottle',
  serenade: 'floating-ghost',
};
export const beheadedIcon = (who: string): IconName => BEHEADED[who] ?? 'half-dead';
