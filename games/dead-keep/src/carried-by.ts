// Rules without a step of their own, with the label or rule that carries them.

import { CARRIED_BY_ENEMY_RULES } from './enemies/carried-by.ts';

export const CARRIED_BY: Readonly<Record<string, string>> = { ...CARRIED_BY_ENEMY_RULES };
