/** What is written of each sound. */

import type { Family } from '../hearing.ts';
import type { Heard } from './player.ts';

type Captions = Readonly<Record<Family | Heard, string>>;

const en: Captions = {
  paper: 'cards',
  bone: 'dice',
  metal: 'fight',
  cues: 'cue',
  card: 'a card is turned',
  draw: 'cards are drawn',
  dice: 'dice fall',
  crack: 'something cracks',
  fall: 'somebody falls',
  knock: 'a knock, not possible',
  clash: 'a blow rings out',
  clink: 'gear clinks',
  turn: 'your turn',
  good: 'success',
  bad: 'failure',
  danger: 'danger rises',
  closing: 'time is closing',
  motif: 'the motif of the game',
};

const fr: Captions = {
  paper: 'cartes',
  bone: 'dés',
  metal: 'combat',
  cues: 'signal',
  card: 'une carte est retournée',
  draw: 'des cartes sont piochées',
  dice: 'des dés tombent',
  crack: 'quelque chose craque',
  fall: 'quelqu’un tombe',
  knock: 'un coup sourd, pas possible',
  clash: 'un coup résonne',
  clink: 'du matériel tinte',
  turn: 'à vous',
  good: 'succès',
  bad: 'échec',
  danger: 'le danger monte',
  closing: 'le temps presse',
  motif: 'le motif du jeu',
};

export const captions = { en, fr };
