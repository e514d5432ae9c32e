/** Three ways to sit at a table, as named bundles of single settings. Whoever changes one of those has their own way. */

import type { Settings } from './settings.ts';

/** How far back an answer may be taken: to the information line, past it when all agree, or past it without asking. */
export const UNDOS = ['line', 'agreed', 'free'] as const;
export type UndoFreedom = (typeof UNDOS)[number];

/** How a table is played. */
export type Way = Pick<Settings, 'reasons' | 'odds' | 'undo' | 'speed' | 'clocks' | 'botsDecide'>;

export const PRESETS = {
  learn: { reasons: true, odds: true, undo: 'free', speed: '0.5', clocks: false, botsDecide: false },
  table: { reasons: true, odds: true, undo: 'agreed', speed: '1', clocks: false, botsDecide: false },
  strict: { reasons: false, odds: false, undo: 'line', speed: '1', clocks: true, botsDecide: false },
} as const satisfies Record<string, Way>;

export type Preset = keyof typeof PRESETS;
export const PRESET_NAMES = Object.keys(PRESETS) as Preset[];

/** The preset these settings are, or null where they are the player's own. */
export function presetOf(settings: Way): Preset | null {
  const fits = (name: Preset): boolean =>
    Object.entries(PRESETS[name]).every(([id, value]) => settings[id as keyof Way] === value);
  return PRESET_NAMES.find(fits) ?? null;
}

/** The way to play among other settings, and nothing else. */
export function wayOf({ reasons, odds, undo, speed, clocks, botsDecide }: Way): Way {
  return { reasons, odds, undo, speed, clocks, botsDecide };
}
