/** The words of tables online in both languages. */

import { en } from './en.ts';
import { fr } from './fr.ts';

export type OnlineWord = keyof typeof en;

export const onlineWords = { en, fr };
