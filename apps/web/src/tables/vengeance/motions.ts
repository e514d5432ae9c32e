/** What a line moves: the hero through the den, blows, foes that fall, loot to its track, a fight and a round won. */

import { piece, type Motions } from '../../table/kit/motion.ts';

/** Only what happens in the den that is looked at has a beat. */
const isSeen = (place: string): boolean => document.querySelector(place) !== null;

export const motions: Motions = (event) => {
  const { who } = event as { who?: number };
  const on = event.pieces?.[0];
  const hero = `.vg-den-board .vg-hero[data-seat="${who}"]`;
  if (event.kind === 'roundOver') return { beat: true };
  if (event.kind === 'fought') return isSeen(hero) ? { beat: true } : null;
  if (event.kind === 'moved' || event.kind === 'jumped') return { from: [hero], to: [hero] };
  if (on === undefined) return null;
  switch (event.kind) {
    case 'killed':
      return { falls: piece(on) };
    case 'bossKilled':
      return { falls: piece(on), ...(isSeen(piece(on)) ? { beat: true } : {}) };
    case 'dotted':
    case 'evaded':
    case 'bossHit':
    case 'suffered':
    case 'wounded':
    case 'woundPlaced':
    case 'woundedByEnemies':
    case 'beaten':
    case 'died':
      return { struck: piece(on) };
    case 'collected':
      return { from: [`${piece(on)} .vg-stars i:not(.gone)`], to: ['.vg-score-now'] };
    default:
      return null;
  }
};
