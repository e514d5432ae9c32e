/** Every icon a component may name. */

import type { cardsOfTheDead } from './cards-of-the-dead.ts';
import type { deadCells } from './dead-cells.ts';
import type { deadKeep } from './dead-keep.ts';
import type { online } from './online.ts';
import type { shell } from './shell.ts';
import type { vengeance } from './vengeance.ts';

export type IconName =
  | (typeof shell)[number]
  | (typeof online)[number]
  | (typeof cardsOfTheDead)[number]
  | (typeof deadCells)[number]
  | (typeof deadKeep)[number]
  | (typeof vengeance)[number];
