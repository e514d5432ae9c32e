// All French texts of the game.

import type { MessageKey } from './en.ts';
import { abilities } from './fr/abilities.ts';
import { dens } from './fr/dens.ts';
import { items } from './fr/items.ts';
import { log } from './fr/log.ts';
import { people } from './fr/people.ts';
import { play } from './fr/play.ts';
import { reasons } from './fr/reasons.ts';
import { words } from './fr/words.ts';

export const fr: Record<MessageKey, string> = {
  ...abilities,
  ...dens,
  ...items,
  ...log,
  ...people,
  ...play,
  ...reasons,
  ...words,
};
