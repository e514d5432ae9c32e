// Ledger 6.7, C3: the six minions of the Hand of the King, two of them Elites.
import type { Minion } from '../../schema.ts';
import { cells, damage, does, potion, shield, teeth, vials } from '../../words.ts';

const royal = { boss: 'C3', source: 'design', place: 'default', immune: [] } as const;

const throneGuard = {
  ...royal,
  name: 'minion.throneGuard',
  text: 'minion.throneGuard.text',
  icon: 'guards',
  elite: false,
  health: 3,
  lines: { 2: [does(damage(1))], 4: [does(damage(1))] },
  death: [cells(1)],
} satisfies Omit<Minion, 'code'>;

const standardBearer = {
  ...royal,
  name: 'minion.standardBearer',
  text: 'minion.standardBearer.text',
  icon: 'flying-flag',
  elite: false,
  health: 4,
  place: 'far',
  lines: { 1: [does(shield(1))], 3: [does(damage(2, { to: 'different' }))] },
  death: [teeth(2)],
} satisfies Omit<Minion, 'code'>;

export const royalMinions: readonly Minion[] = [
  { ...throneGuard, code: 'C3-11' },
  { ...throneGuard, code: 'C3-12' },
  { ...standardBearer, code: 'C3-13' },
  { ...standardBearer, code: 'C3-14' },
  {
    ...royal,
    code: 'C3-15',
    name: 'minion.royalSlasher',
    text: 'minion.royalSlasher.text',
    icon: 'crossed-slashes',
    elite: true,
    health: 4,
    lines: { 1: [does(damage(1, { to: 'first' }))], 3: [does(damage(2))] },
    death: [vials(1)],
  },
  {
    ...royal,
    code: 'C3-16',
    name: 'minion.royalThorny',
    text: 'minion.royalThorny.text',
    icon: 'thorn-helix',
    elite: true,
    health: 5,
    counter: [damage(1)],
    lines: { 2: [does(damage(1, { to: 'all' }))] },
    death: [potion()],
  },
];
