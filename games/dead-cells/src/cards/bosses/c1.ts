// Ledger 6.7, C1: the Concierge. Fifteen large cards and the reference sheet.
import type { BossAction, BossCard, BossSheet, FireWave, Upgrade } from '../../schema.ts';
import { cells, damage, does, driveFireWave, on, shield, state } from '../../words.ts';

const concierge: BossCard = {
  code: 'C1-01',
  side: 'A',
  boss: 'C1',
  source: 'design',
  name: 'boss.C1.concierge',
  text: 'boss.C1.concierge.text',
  icon: 'ogre',
  instance: 1,
  of: 2,
  health: 8,
  start: 'right1',
  immune: ['onFire', 'bleeding'],
  lines: {},
  death: [],
  keeps: ['fireWave'],
  standing: [],
};
const angryConcierge: BossCard = {
  ...concierge,
  side: 'B',
  name: 'boss.C1.angryConcierge',
  text: 'boss.C1.angryConcierge.text',
  icon: 'enrage',
  instance: 2,
  health: 10,
  death: [cells(4)],
  standing: [{ kind: 'unshieldedDamage', n: 1 }],
};

const fireWave: FireWave = {
  code: 'C1-02',
  boss: 'C1',
  source: 'design',
  name: 'boss.C1.fireWave',
  text: 'boss.C1.fireWave.text',
  icon: 'fire-wave',
  start: 'right3',
  step: 1,
  hits: [state('onFire', 1, { to: 'first' })],
};

const calm = { boss: 'C1', source: 'design', instances: [1] } as const;
const angry = { boss: 'C1', source: 'design', instances: [2] } as const;

const actions: readonly BossAction[] = [
  {
    ...calm,
    code: 'C1-03',
    name: 'boss.C1.stab',
    text: 'boss.C1.stab.text',
    icon: 'spear-hook',
    lines: { 1: [does(damage(1))], 3: [does(damage(1, { to: 'first' }))] },
  },
  {
    ...calm,
    code: 'C1-04',
    name: 'boss.C1.fireStrike',
    text: 'boss.C1.fireStrike.text',
    icon: 'fire-punch',
    lines: { 1: [does(driveFireWave(1))], 2: [does(damage(2, { to: 'different' }))] },
  },
  {
    ...calm,
    code: 'C1-05',
    name: 'boss.C1.leap',
    text: 'boss.C1.leap.text',
    icon: 'quake-stomp',
    lines: { 1: [does(shield(1))], 3: [does(damage(3, { to: 'different' }))] },
  },
  {
    ...calm,
    code: 'C1-06',
    name: 'boss.C1.shout',
    text: 'boss.C1.shout.text',
    icon: 'screaming',
    lines: {
      1: [does(state('marked', 1, { to: 'first' }))],
      2: [does(damage(1))],
      3: [does(damage(1, { to: 'first' }))],
    },
  },
  {
    ...calm,
    code: 'C1-07',
    name: 'boss.C1.nightRound',
    text: 'boss.C1.nightRound.text',
    icon: 'door-watcher',
    lines: { 1: [does(shield(2))], 2: [does(damage(2))], 4: [does(damage(1))] },
  },
  {
    ...angry,
    code: 'C1-08',
    name: 'boss.C1.doubleStab',
    text: 'boss.C1.doubleStab.text',
    icon: 'spears',
    lines: { 1: [does(damage(1)), does(damage(1))], 3: [does(damage(1, { to: 'first' }))] },
  },
  {
    ...angry,
    code: 'C1-09',
    name: 'boss.C1.wallOfFire',
    text: 'boss.C1.wallOfFire.text',
    icon: 'firewall',
    lines: {
      1: [does(driveFireWave(1))],
      2: [does(damage(2, { to: 'different' }))],
      3: [does(driveFireWave(1))],
    },
  },
  {
    ...angry,
    code: 'C1-10',
    name: 'boss.C1.crushingLeap',
    text: 'boss.C1.crushingLeap.text',
    icon: 'meteor-impact',
    lines: { 1: [does(shield(1))], 2: [does(damage(1, { to: 'all' }))], 3: [does(damage(1))] },
  },
  {
    ...angry,
    code: 'C1-11',
    name: 'boss.C1.roar',
    text: 'boss.C1.roar.text',
    icon: 'sonic-shout',
    lines: {
      1: [does(state('marked', 1, { to: 'first' })), does(state('frozen'))],
      2: [does(damage(1, { to: 'first' }))],
      3: [does(damage(1))],
    },
  },
  {
    ...angry,
    code: 'C1-12',
    name: 'boss.C1.evictionNotice',
    text: 'boss.C1.evictionNotice.text',
    icon: 'fist',
    lines: { 2: [does(damage(2, { to: 'first' }))], 4: [does(damage(1))] },
  },
];

const rewards: readonly Upgrade[] = [
  {
    code: 'C1-13',
    source: 'design',
    kind: 'permanent',
    slot: 'duringGame',
    name: 'boss.C1.keyring',
    text: 'boss.C1.keyring.text',
    icon: 'house-keys',
    effects: [{ kind: 'passCheck' }],
    use: { moment: 'check', limit: 'biome' },
  },
  {
    code: 'C1-14',
    source: 'design',
    kind: 'permanent',
    slot: 'duringGame',
    name: 'boss.C1.apron',
    text: 'boss.C1.apron.text',
    icon: 'robe',
    effects: [{ kind: 'act', action: on('group', shield(1)), who: 'firstPlayer' }],
    use: { moment: 'roundZero', limit: 'biome' },
  },
  {
    code: 'C1-15',
    source: 'design',
    kind: 'permanent',
    slot: 'startOfGame',
    name: 'boss.C1.soup',
    text: 'boss.C1.soup.text',
    icon: 'cauldron',
    effects: [{ kind: 'startHealth', n: 1, who: 'each' }],
  },
];

const sheet: BossSheet = {
  code: 'C1',
  boss: 'C1',
  source: 'design',
  icon: 'ogre',
  name: 'boss.C1',
  mood: 'boss.C1.mood',
  setup: 'boss.C1.setup',
  actions: 'boss.C1.actions',
  special: 'boss.C1.special',
  flip: 'boss.C1.flip',
  reward: 'boss.C1.reward',
  unlocks: 'defeated.C1',
};

export const theConcierge = {
  sheet,
  instances: [concierge, angryConcierge],
  fireWave,
  actions,
  rewards,
} as const;
