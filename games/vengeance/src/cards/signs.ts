// Ledger 2.4: the icon of each word, so that a tile can show what it does.

import type { EffectWord, ModifierWord } from '../effects.ts';

export const EFFECT_ICONS: Readonly<Record<EffectWord, string>> = {
  move: 'run',
  hit: 'fist',
  shoot: 'pistol-gun',
  wound: 'drop',
  heal: 'healing',
  jump: 'jump-across',
  evade: 'dodging',
  kill: 'death-skull',
  guard: 'surrounded-shield',
  all: 'multiple-targets',
  perHealth: 'half-heart',
  bonus: 'sparkles',
  flash: 'backward-time',
  next: 'next-button',
};

export const MODIFIER_ICONS: Readonly<Record<ModifierWord, string>> = {
  guard: 'surrounded-shield',
  twice: 'doubled',
  reach: 'arm',
  pierce: 'pierced-body',
  crush: 'crush',
  slip: 'banana-peel',
  spread: 'split-arrows',
  range2: 'spyglass',
  recon1: 'third-eye',
  xpOnBoss: 'upgrade',
  wild: 'perspective-dice-six-faces-random',
  release: 'breaking-chain',
  ignore: 'sight-disabled',
  cap: 'stop-sign',
};
