// CD 6.8, CD-SETUP-03 Playing Area: seven cards in a row, each with a Free and a Blocked side.

export const SPACES = [1, 2, 3, 4, 5, 6, 7] as const;
export type Space = (typeof SPACES)[number];

export type Side = 'free' | 'blocked';

export const PLAYING_AREA = {
  id: 'playing-area',
  count: SPACES.length,
  icons: { free: 'street-light', blocked: 'raise-zombie' } satisfies Record<Side, string>,
  facts: ['sides', 'count'],
} as const;
