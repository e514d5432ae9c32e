// Ledger 6.6, B1: the Monsters and Elites of the Prisoners' Quarters.
import { blueprint, cells, damage, does, equipment, rune, scroll, shield, teeth } from '../../words.ts';
import { deckOf, elite, monster } from './deck.ts';

export const quartersMonsters = deckOf('B1', [
  monster([1, 2, 3], {
    name: 'monster.zombie',
    source: 'fact',
    icon: 'shambling-zombie',
    health: 2,
    lines: { 3: [does(damage(1))], 4: [does(damage(1))] },
    death: [cells(1)],
  }),
  monster([4, 5], {
    name: 'monster.undeadArcher',
    icon: 'bowman',
    health: 1,
    place: 'far',
    lines: { 1: [does(damage(1))], 3: [does(damage(1))] },
    death: [teeth(1)],
  }),
  monster([6], {
    name: 'monster.grenadier',
    icon: 'grenade',
    health: 2,
    lines: { 2: [does(damage(2, { to: 'different' }))] },
    death: [teeth(1)],
  }),
  monster([7], {
    name: 'monster.grenadier',
    icon: 'bundle-grenade',
    health: 2,
    place: 'far',
    lines: { 4: [does(damage(2))] },
    death: [teeth(2)],
  }),
  monster([8], {
    name: 'monster.shieldbearer',
    icon: 'attached-shield',
    health: 2,
    lines: { 1: [does(shield(1))], 2: [does(damage(1))], 3: [does(shield(1))] },
    death: [cells(1)],
  }),
  monster([9], {
    name: 'monster.shieldbearer',
    icon: 'slashed-shield',
    health: 2,
    place: 'behind',
    lines: { 1: [does(shield(1))], 3: [does(damage(1))] },
    death: [blueprint()],
  }),
  elite(10, {
    name: 'monster.eliteArcher',
    source: 'fact',
    icon: 'archer',
    health: 3,
    place: 'far',
    lines: { 1: [does(damage(2, { to: 'different' }))], 3: [does(damage(1, { to: 'first' }))] },
    death: [equipment()],
  }),
  elite(11, {
    name: 'monster.eliteZombie',
    icon: 'raise-zombie',
    health: 4,
    lines: { 2: [does(damage(1))], 3: [does(damage(1))], 4: [does(damage(1))] },
    death: [scroll('survival')],
  }),
  elite(12, {
    name: 'monster.eliteGrenadier',
    icon: 'stick-grenade',
    health: 3,
    lines: { 1: [does(damage(1))], 3: [does(damage(2, { to: 'different' }))] },
    death: [cells(2)],
  }),
  elite(13, {
    name: 'monster.eliteShieldbearer',
    icon: 'spiked-shield',
    health: 4,
    lines: {
      1: [does(shield(1))],
      2: [does(damage(2))],
      3: [does(shield(1))],
      4: [does(damage(1))],
    },
    death: [rune('vine')],
  }),
]);
