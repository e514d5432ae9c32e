/** What a line moves: figures walk from Zone to Zone, hits land, foes fall, what is found goes to its finder. */

import { piece, type Motions } from '../../table/kit/motion.ts';
import type { TableEvent } from './facts.ts';

const figure = (who: string): string => `.dk-sheet [data-figure="${CSS.escape(who)}"]`;
const within = (zone: string, who: string): string =>
  `.dk-zone[data-zone="${CSS.escape(zone)}"] [data-figure="${CSS.escape(who)}"]`;
const floor = (zone: string): string => piece(`zone:${zone}`);
const kindOf = ({ id }: { readonly id: string }): string => id.replace('pack.', '');

export const motions: Motions = (told) => {
  const event = told as TableEvent;
  switch (event.kind) {
    case 'moves':
    case 'sprints':
    case 'jumps':
    case 'teleports':
    case 'bloodlust':
    case 'hitAndRun':
      return { from: [figure(event.adventurer)], to: [figure(event.adventurer)] };
    case 'packMoves': {
      const kind = kindOf(event.foes);
      return { from: [within(event.zone, kind)], to: [within(event.zone2, kind), floor(event.zone2)] };
    }
    case 'spawns':
      return {
        from: [`.dk-zone[data-zone="${CSS.escape(event.zone)}"] .dk-spawn`],
        to: [within(event.zone, kindOf(event.foes))],
      };
    case 'enemyAttacks':
      return { struck: within(event.zone, event.enemy) };
    case 'wounds':
      return { struck: within(event.zone, event.enemy) };
    case 'eliminated':
      return { falls: within(event.zone, kindOf(event.foes)) };
    case 'wounded':
    case 'friendlyFire':
    case 'ko':
      return { struck: figure(event.adventurer) };
    case 'takesObjective':
    case 'takesArtifact':
    case 'takesPotion':
    case 'searched':
      return {
        from: [`.dk-zone[data-zone="${CSS.escape(event.zone)}"] .dk-lies`],
        to: [figure(event.adventurer)],
      };
    case 'bossActive':
    case 'bossGone':
    case 'won':
    case 'lost':
      return { beat: true };
    default:
      return null;
  }
};
