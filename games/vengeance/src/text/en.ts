// All English texts of the game, and with them the list of message keys.

import { abilities } from './en/abilities.ts';
import { dens } from './en/dens.ts';
import { items } from './en/items.ts';
import { log } from './en/log.ts';
import { people } from './en/people.ts';
import { play } from './en/play.ts';
import { reasons } from './en/reasons.ts';
import { words } from './en/words.ts';

export const en = {
  ...abilities,
  ...dens,
  ...items,
  ...log,
  ...people,
  ...play,
  ...reasons,
  ...words,
} as const;

export type MessageKey = keyof typeof en;
