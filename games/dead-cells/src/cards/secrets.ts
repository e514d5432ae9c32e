// Ledger 6.8, DC-RULING-74: the Deck of Secrets. Eight items better than the road that leads to them, four quiet favours.
import type { Equipment, Secret } from '../schema.ts';
import { ALL_RIGHT, ANYWHERE, damage, FAR, FRONT, heal, NEAR, on, shield, state, teeth } from '../words.ts';
import {
  addedTo,
  beforeRoundOne,
  bySkill,
  companion,
  insteadOf,
  itemsFrom,
  whenever,
} from './equipment/item.ts';

const item = itemsFrom('S');

export const secretEquipment: readonly Equipment[] = [
  item({ code: 'S-01', icon: 'whistle', mode: beforeRoundOne(on(NEAR, state('frozen'))) }),
  item({ code: 'S-02', icon: 'crown-of-thorns', mode: beforeRoundOne(on('self', shield(2))) }),
  item({ code: 'S-03', icon: 'ice-spear', mode: insteadOf(1, on(FAR, damage(2), state('marked'))) }),
  item({ code: 'S-04', icon: 'torch', mode: addedTo(2, on(FRONT, damage(1), state('onFire'))) }),
  item({ code: 'S-05', icon: 'bottled-bolt', mode: addedTo(3, on(ALL_RIGHT, damage(1))) }),
  item({ code: 'S-06', icon: 'heart-bottle', mode: bySkill(on('ally', heal(2))) }),
  item({ code: 'S-07', icon: 'raven', mode: companion(4, 2, on(ANYWHERE, damage(1))) }),
  item({ code: 'S-08', icon: 'eye-shield', mode: whenever('allyDamaged', on('self', shield(1))) }),
];

const favour = (
  written: Pick<Exclude<Secret, Equipment>, 'code' | 'icon' | 'effects' | 'use'>,
): Exclude<Secret, Equipment> => ({
  ...written,
  source: 'design',
  name: `secret.${written.code}`,
  text: `secret.${written.code}.text`,
  slot: 'duringGame',
});

export const secretFavours: readonly Exclude<Secret, Equipment>[] = [
  favour({ code: 'S-09', icon: 'shaking-hands', effects: [{ kind: 'discount', at: 'merchant', n: 1 }] }),
  favour({
    code: 'S-10',
    icon: 'silence',
    effects: [{ kind: 'passFirstPlayer' }],
    use: { moment: 'preparation', limit: 'biome' },
  }),
  favour({ code: 'S-11', icon: 'human-ear', effects: [{ kind: 'extraOffer', at: 'collector', n: 1 }] }),
  favour({ code: 'S-12', icon: 'crow-nest', effects: [{ kind: 'rewardPerBiome', icons: [teeth(2)] }] }),
];

export const secrets: readonly Secret[] = [...secretEquipment, ...secretFavours];
