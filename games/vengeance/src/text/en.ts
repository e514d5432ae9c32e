// All English texts of the game, and with them the list of message keys.

import { abilities } from './en/abilities.ts';
import { dens } from './en/dens.ts';
import { items } from './en/items.ts';
import { people } from './en/people.ts';
import { words } from './en/words.ts';

export const en = { ...abilities, ...dens, ...items, ...people, ...words } as const;

export type MessageKey = keyof typeof en;
