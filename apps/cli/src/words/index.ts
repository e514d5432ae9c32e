/** The command line's own words. English defines the ids; French has exactly the same. */

import type { Catalogue, Language } from '@gravetable/kernel';
import { en } from './en.ts';
import { fr } from './fr.ts';

export const cliWords: Readonly<Record<Language, Catalogue>> = { en, fr };
