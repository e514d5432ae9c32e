// Ledger 6.7, C2: the Time Keeper. Seven large cards and the reference sheet.
import type { BossAction, BossCard, BossSheet, Upgrade } from '../../schema.ts';
import { cells, damage, does, move, shield, shuriken, state } from '../../words.ts';

const timeKeeper: BossCard = {
  code: 'C2-01',
  side: 'A',
  boss: 'C2',
  source: 'design',
  name: 'boss.C2.timeKeeper',
  text: 'boss.C2.timeKeeper.text',
  icon: 'sands-of-time',
  instance: 1,
  of: 2,
  health: 10,
  start: 'right1',
  immune: ['onFire', 'bleeding'],
  lines: {},
  death: [],
  keeps: ['shuriken'],
  standing: [],
};
const lastHour: BossCard = {
  ...timeKeeper,
  side: 'B',
  name: 'boss.C2.lastHour',
  text: 'boss.C2.lastHour.text',
  icon: 'empty-hourglass',
  instance: 2,
  health: 12,
  death: [cells(5)],
  standing: [
    { kind: 'extraShurikens', n: 1 },
    { kind: 'actsBeforeGroup', round: 3 },
  ],
};

// The four cards serve both instances; the second side of the Boss card makes them harder.
const both = { boss: 'C2', source: 'design', instances: [1, 2] } as const;

const actions: readonly BossAction[] = [
  {
    ...both,
    code: 'C2-02',
    name: 'boss.C2.slash',
    text: 'boss.C2.slash.text',
    icon: 'quick-slash',
    lines: {
      1: [does(move('right1')), does(damage(1, { to: 'first' }))],
      2: [does(damage(2))],
      3: [does(shuriken('right2', 'right3'))],
    },
  },
  {
    ...both,
    code: 'C2-03',
    name: 'boss.C2.fan',
    text: 'boss.C2.fan.text',
    icon: 'flying-shuriken',
    lines: {
      1: [does(move('right3')), does(shuriken('right1', 'right2'))],
      2: [does(shuriken('right2', 'behind'))],
      3: [does(damage(1))],
    },
  },
  {
    ...both,
    code: 'C2-04',
    name: 'boss.C2.hook',
    text: 'boss.C2.hook.text',
    icon: 'harpoon-chain',
    lines: {
      1: [does(move('right3')), does(state('frozen', 1, { to: 'first' }))],
      2: [does(damage(2, { to: 'first' }))],
      3: [does(shuriken('right1', 'right2'))],
    },
  },
  {
    ...both,
    code: 'C2-05',
    name: 'boss.C2.shurikenShield',
    text: 'boss.C2.shurikenShield.text',
    icon: 'whirlpool-shuriken',
    lines: {
      1: [does(shield(2), shuriken('right1', 'right2'))],
      2: [does(move('behind'))],
      3: [does(damage(2, { to: 'different' }))],
    },
  },
];

const rewards: readonly Upgrade[] = [
  {
    code: 'C2-06',
    source: 'design',
    kind: 'permanent',
    slot: 'duringGame',
    name: 'boss.C2.stolenHour',
    text: 'boss.C2.stolenHour.text',
    icon: 'backward-time',
    effects: [{ kind: 'redrawHand', who: 'each' }],
    use: { moment: 'preparation', limit: 'biome' },
  },
  {
    code: 'C2-07',
    source: 'design',
    kind: 'permanent',
    slot: 'duringGame',
    name: 'boss.C2.spareMinute',
    text: 'boss.C2.spareMinute.text',
    icon: 'pocket-watch',
    effects: [{ kind: 'surviveWith', health: 1 }],
    use: { moment: 'wouldDie', limit: 'run' },
  },
];

const sheet: BossSheet = {
  code: 'C2',
  boss: 'C2',
  source: 'design',
  icon: 'sands-of-time',
  name: 'boss.C2',
  mood: 'boss.C2.mood',
  setup: 'boss.C2.setup',
  actions: 'boss.C2.actions',
  special: 'boss.C2.special',
  flip: 'boss.C2.flip',
  reward: 'boss.C2.reward',
  unlocks: 'defeated.C2',
};

export const theTimeKeeper = {
  sheet,
  instances: [timeKeeper, lastHour],
  actions,
  rewards,
} as const;
