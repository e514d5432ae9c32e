/** What a line moves: cards out of the street and into hands, blows, what is destroyed, the end of a day. */

import { piece, type Motions } from '../../table/kit/motion.ts';

export const motions: Motions = (event) => {
  const { space, who, whom } = event as { space?: number; who?: number; whom?: number };
  const place = piece(`space:${space}`);
  const seat = piece(`seat:${who}`);
  const card = event.pieces?.[0] === undefined ? [] : [piece(event.pieces[0])];
  switch (event.kind) {
    case 'walks':
      return { from: card };
    case 'enters':
      return { to: [place] };
    case 'pickedUp':
      return { from: [place], to: [...card, seat] };
    case 'gave':
      return { from: card, to: [piece(`seat:${whom}`)] };
    case 'hit':
      return { struck: place };
    case 'destroyed':
      return { falls: place };
    case 'hurt':
      return { struck: seat };
    case 'dayEnds':
    case 'won':
      return { beat: true };
    default:
      return null;
  }
};
