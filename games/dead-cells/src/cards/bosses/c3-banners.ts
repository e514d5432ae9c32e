// Ledger 6.7, C3: the five special cards. Each Banner is a standing handicap, torn down by 3 Damage.
import type { Banner } from '../../schema.ts';

const banner = { boss: 'C3', source: 'design', health: 3 } as const;

export const royalBanners: readonly Banner[] = [
  {
    ...banner,
    code: 'C3-17',
    name: 'banner.wall',
    text: 'banner.wall.text',
    icon: 'checked-shield',
    start: 'right1',
    handicap: { kind: 'bossShieldEachTurn', n: 1 },
  },
  {
    ...banner,
    code: 'C3-18',
    name: 'banner.fast',
    text: 'banner.fast.text',
    icon: 'black-flag',
    start: 'right2',
    handicap: { kind: 'noHealing' },
  },
  {
    ...banner,
    code: 'C3-19',
    name: 'banner.emptyHands',
    text: 'banner.emptyHands.text',
    icon: 'tattered-banner',
    start: 'right3',
    handicap: { kind: 'noEquipmentInRound', round: 2 },
  },
  {
    ...banner,
    code: 'C3-20',
    name: 'banner.spears',
    text: 'banner.spears.text',
    icon: 'tusks-flag',
    start: 'right2',
    handicap: { kind: 'minionsStrikeHarder', n: 1 },
  },
  {
    ...banner,
    code: 'C3-21',
    name: 'banner.bareHeads',
    text: 'banner.bareHeads.text',
    icon: 'broken-shield',
    start: 'right3',
    handicap: { kind: 'noShieldsInRound', round: 1 },
  },
];
