// Ledger 6.7, C3: the Hand of the King. Boss cards, action cards and the reference sheet.
import type { BossAction, BossCard, BossSheet } from '../../schema.ts';
import { cells, damage, does, move, raiseBanner, reward, state, summon } from '../../words.ts';
import { royalBanners } from './c3-banners.ts';
import { royalMinions } from './c3-minions.ts';

const lance: BossCard = {
  code: 'C3-01',
  side: 'A',
  boss: 'C3',
  source: 'design',
  name: 'boss.C3.lance',
  text: 'boss.C3.lance.text',
  icon: 'barbed-spear',
  instance: 1,
  of: 3,
  health: 10,
  start: 'right1',
  immune: ['onFire', 'bleeding'],
  lines: { 0: [does(raiseBanner())] },
  death: [],
  keeps: ['banner'],
  standing: [],
};
const commander: BossCard = {
  ...lance,
  side: 'B',
  name: 'boss.C3.commander',
  text: 'boss.C3.commander.text',
  icon: 'rally-the-troops',
  instance: 2,
  lines: { 0: [does(raiseBanner()), does(summon())] },
  standing: [{ kind: 'invulnerableWhileEliteMinion' }],
};
/** The back of C3-02 is blank: three instances need three sides. */
const unbowed: BossCard = {
  ...lance,
  code: 'C3-02',
  name: 'boss.C3.unbowed',
  text: 'boss.C3.unbowed.text',
  icon: 'crowned-explosion',
  instance: 3,
  health: 12,
  death: [reward('bossCell'), cells(6)],
};

const court = { boss: 'C3', source: 'design' } as const;

const actions: readonly BossAction[] = [
  {
    ...court,
    code: 'C3-03',
    instances: [1, 2],
    name: 'boss.C3.lanceSweep',
    text: 'boss.C3.lanceSweep.text',
    icon: 'spinning-blades',
    lines: {
      1: [does(damage(1, { to: 'all' }))],
      2: [does(damage(1, { to: 'first' }))],
      3: [does(damage(2))],
    },
  },
  {
    ...court,
    code: 'C3-04',
    instances: [1, 3],
    name: 'boss.C3.bombVolley',
    text: 'boss.C3.bombVolley.text',
    icon: 'falling-bomb',
    lines: {
      2: [does(damage(1, { to: 'all' }))],
      4: [does(damage(3, { to: 'different' }))],
    },
  },
  {
    ...court,
    code: 'C3-05',
    instances: [1],
    name: 'boss.C3.royalSummons',
    text: 'boss.C3.royalSummons.text',
    icon: 'hunting-horn',
    lines: { 1: [does(summon())], 3: [does(damage(2, { to: 'first' }))] },
  },
  {
    ...court,
    code: 'C3-06',
    instances: [1, 2],
    name: 'boss.C3.raiseTheStandard',
    text: 'boss.C3.raiseTheStandard.text',
    icon: 'vertical-banner',
    lines: {
      1: [does(raiseBanner())],
      2: [does(damage(2))],
      3: [does(damage(1, { to: 'all' }))],
    },
  },
  {
    ...court,
    code: 'C3-07',
    instances: [2],
    name: 'boss.C3.callTheGuard',
    text: 'boss.C3.callTheGuard.text',
    icon: 'minions',
    lines: { 1: [does(summon(2))], 3: [does(damage(1, { to: 'all' }))] },
  },
  {
    ...court,
    code: 'C3-08',
    instances: [3],
    name: 'boss.C3.shockwave',
    text: 'boss.C3.shockwave.text',
    icon: 'earth-crack',
    lines: {
      2: [does(damage(1, { to: 'all' }))],
      3: [does(damage(1, { to: 'all' }))],
      4: [does(damage(1))],
    },
  },
  {
    ...court,
    code: 'C3-09',
    instances: [3],
    name: 'boss.C3.judgement',
    text: 'boss.C3.judgement.text',
    icon: 'tarot-20-judgement',
    lines: {
      1: [does(state('marked', 1, { to: 'first' }))],
      2: [does(damage(2, { to: 'first' }))],
      3: [does(damage(1, { to: 'all' }))],
      4: [does(damage(2))],
    },
  },
  {
    ...court,
    code: 'C3-10',
    instances: [2, 3],
    name: 'boss.C3.charge',
    text: 'boss.C3.charge.text',
    icon: 'charging-bull',
    lines: {
      1: [does(damage(2)), does(move('right3'))],
      3: [does(move('right1')), does(damage(3, { to: 'different' }))],
    },
  },
];

const sheet: BossSheet = {
  code: 'C3',
  boss: 'C3',
  source: 'design',
  icon: 'hand-of-god',
  name: 'boss.C3',
  mood: 'boss.C3.mood',
  setup: 'boss.C3.setup',
  actions: 'boss.C3.actions',
  special: 'boss.C3.special',
  flip: 'boss.C3.flip',
  reward: 'boss.C3.reward',
  unlocks: 'defeated.C3',
};

export const theHandOfTheKing = {
  sheet,
  instances: [lance, commander, unbowed],
  actions,
  minions: royalMinions,
  banners: royalBanners,
} as const;
