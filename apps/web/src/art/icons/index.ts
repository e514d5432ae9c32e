/**
 * The icons in use, by group. The shell's group is loaded with the page, a game's group with its table. A name that
 * game-icons.net does not have, or that has no author in `authors.ts`, fails the build.
 */

import { cardsOfTheDead } from './cards-of-the-dead.ts';
import { deadCells } from './dead-cells.ts';
import { deadKeep } from './dead-keep.ts';
import { online } from './online.ts';
import { shell } from './shell.ts';
import { vengeance } from './vengeance.ts';

export const ICONS: Readonly<Record<string, readonly string[]>> = {
  shell,
  online,
  'cards-of-the-dead': cardsOfTheDead,
  'dead-cells': deadCells,
  'dead-keep': deadKeep,
  vengeance,
};
