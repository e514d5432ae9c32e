/** What a line moves: cards from the hand to the timeline, foes that fall, loot to a Beheaded, a fight won. */

import { piece, type Motions } from '../../table/kit/motion.ts';

const row = (name: string): string => `.dc-row[data-row="${CSS.escape(name)}"]`;

export const motions: Motions = (event) => {
  const { combat } = event as { combat?: string };
  const [on] = event.pieces ?? [];
  switch (event.kind) {
    case 'plays':
      return { from: [`.dc-hand ${piece(`combat:${combat}`)}`], to: ['.dc-hero.mine'] };
    case 'enemyHit':
    case 'beheadedHit':
      return on === undefined ? null : { struck: row(on) };
    case 'enemyKilled':
      return on === undefined ? null : { falls: row(on) };
    case 'looted':
      return on === undefined ? null : { from: ['.dc-loot', '.dc-bag'], to: [row(on)] };
    case 'gained':
      return { from: ['.dc-party'], to: ['.dc-bag'] };
    case 'combatEnds':
    case 'bossWon':
      return { beat: true };
    default:
      return null;
  }
};
