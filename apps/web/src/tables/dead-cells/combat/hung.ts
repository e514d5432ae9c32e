/** What hangs over a Boss fight, lane by lane: Shurikens, Banners. */

import type { IconName } from '../../../art/icons/names.ts';
import { SPACES, type CombatView, type Facts, type Pos } from '../cards/facts.ts';
import type { OwnWords } from '../words/index.ts';
import { nth } from '../../../nth.ts';

type Boss = NonNullable<CombatView['boss']>;

export interface Hung {
  readonly piece: string;
  readonly space: Pos;
  readonly name: string;
  /** What it does while it hangs. */
  readonly text: string;
  readonly icon: IconName;
  /** Hits left and at first; one hit takes a Shuriken. */
  readonly health: readonly [left: number, full: number] | null;
}

/** Everything that hangs over the board, lane by lane. */
export function hungIn(boss: Boss | null, { bosses }: Facts, { s, name }: OwnWords): readonly Hung[] {
  if (boss === null) return [];
  const shurikens = SPACES.flatMap((space, at): Hung[] => {
    const n = boss.shurikens[at] ?? 0;
    if (n === 0) return [];
    const text = s('boss.shuriken.text', { n });
    const piece = `space:shuriken.${space}`;
    return [{ piece, space, name: s('boss.shuriken', { n }), text, icon: 'crossed-slashes', health: null }];
  });
  const banners = boss.banners.map(({ code, damage, space }): Hung => {
    const at = bosses.C3.banners.findIndex((one) => one.code === code);
    const banner = nth(bosses.C3.banners, at);
    return {
      piece: `space:banner.${at}`,
      space,
      name: name(banner.name),
      text: name(banner.text),
      icon: 'rally-the-troops',
      health: [banner.health - damage, banner.health],
    };
  });
  return [...shurikens, ...banners];
}
