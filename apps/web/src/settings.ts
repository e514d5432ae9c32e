/** What a player prefers. Kept in this browser, followed at once. */

import { isRecord, type Language } from '@gravetable/kernel';
import { create } from 'zustand';
import { KEY_ACTIONS, USUAL_KEYS, type KeyAction } from './keys.ts';
import { PRESETS, UNDOS, type UndoFreedom } from './presets.ts';

export type Theme = 'system' | 'dark' | 'light';
export type Motion = 'system' | 'full' | 'reduced';
export type Announces = 'all' | 'turns';
export type Speed = '0.5' | '1' | '2' | 'instant' | 'step';

const THEMES: readonly Theme[] = ['system', 'dark', 'light'];
const MOTIONS: readonly Motion[] = ['system', 'full', 'reduced'];
export const SPEEDS: readonly Speed[] = ['0.5', '1', '2', 'instant', 'step'];
export const TEXT_SIZES = [90, 100, 115, 130, 145, 160] as const;

export interface Settings {
  readonly theme: Theme;
  readonly language: Language;
  readonly textSize: number;
  readonly motion: Motion;
  readonly volume: number;
  readonly muted: boolean;
  readonly speed: Speed;
  /** Coach notes, hints, and why a bot did what it did. */
  readonly reasons: boolean;
  /** What is likely, and what foes and cards would do. */
  readonly odds: boolean;
  readonly undo: UndoFreedom;
  /** New tables play against the clock where a game has one and one person plays. */
  readonly clocks: boolean;
  readonly spoilers: boolean;
  readonly listView: boolean;
  /** What a screen reader hears unasked: everything, or whose turn it is and what befalls the listener. */
  readonly announces: Announces;
  readonly singleKeys: boolean;
  readonly keys: Readonly<Record<KeyAction, string>>;
  /** What was typed for each seat at the last set-up; the first is the player's own. */
  readonly names: readonly string[];
  /** The offer to install was declined: it is not made again. */
  readonly declined: boolean;
}

const KEY = 'gravetable-settings';

function usual(): Settings {
  return {
    theme: 'system',
    language: navigator.language.startsWith('fr') ? 'fr' : 'en',
    textSize: 100,
    motion: 'system',
    volume: 0.5,
    muted: false,
    ...PRESETS.table,
    spoilers: false,
    listView: false,
    announces: 'all',
    singleKeys: true,
    keys: USUAL_KEYS,
    names: [],
    declined: false,
  };
}

const isText = (one: unknown): boolean => typeof one === 'string';
const isFlag = (one: unknown): boolean => typeof one === 'boolean';
const isOneOf =
  (choices: readonly unknown[]) =>
  (one: unknown): boolean =>
    choices.includes(one);

/** Which preferences can be followed. */
const SOUND: Readonly<Record<keyof Omit<Settings, 'keys'>, (one: unknown) => boolean>> = {
  theme: isOneOf(THEMES),
  language: isOneOf(['en', 'fr'] satisfies Language[]),
  textSize: isOneOf(TEXT_SIZES),
  motion: isOneOf(MOTIONS),
  announces: isOneOf(['all', 'turns'] satisfies Announces[]),
  volume: (one) => typeof one === 'number' && one >= 0 && one <= 1,
  muted: isFlag,
  speed: isOneOf(SPEEDS),
  reasons: isFlag,
  odds: isFlag,
  undo: isOneOf(UNDOS),
  clocks: isFlag,
  spoilers: isFlag,
  listView: isFlag,
  singleKeys: isFlag,
  names: (one) => Array.isArray(one) && one.every(isText),
  declined: isFlag,
};

/** What was kept, as far as it can be followed; the rest is as usual. */
export function settingsFrom(found: unknown): Settings {
  const start = usual();
  if (!isRecord(found)) return start;
  const sound = Object.entries(SOUND).filter(([id, fits]) => fits(found[id]));
  const keys = isRecord(found['keys']) ? found['keys'] : {};
  const known = KEY_ACTIONS.filter((action) => isText(keys[action]));
  return {
    ...start,
    ...Object.fromEntries(sound.map(([id]) => [id, found[id]])),
    keys: { ...start.keys, ...Object.fromEntries(known.map((action) => [action, keys[action]])) },
  };
}

function kept(): Settings {
  try {
    return settingsFrom(JSON.parse(localStorage.getItem(KEY) ?? '{}'));
  } catch {
    return usual(); // Blocked or damaged preferences are no reason not to play.
  }
}

export const useSettings = create<Settings>(() => kept());

export function changeSettings(change: Partial<Settings>): void {
  useSettings.setState(change);
  try {
    localStorage.setItem(KEY, JSON.stringify(useSettings.getState()));
  } catch {
    // The choice holds until the window closes.
  }
}

const LIGHT = '(prefers-color-scheme: light)';

/** The theme that is shown: the chosen one, or the system’s. */
export function worn(theme: Theme): 'dark' | 'light' {
  if (theme !== 'system') return theme;
  return matchMedia(LIGHT).matches ? 'light' : 'dark';
}

/** The system may change its mind, at dusk for instance. */
export function followSystem(): void {
  matchMedia(LIGHT).addEventListener('change', () => wearSettings(useSettings.getState()));
}

/** Put the preferences onto the page: theme, language, text size, motion. */
export function wearSettings({ theme, language, textSize, motion }: Settings): void {
  const root = document.documentElement;
  root.lang = language;
  root.dataset['theme'] = worn(theme);
  root.dataset['motion'] = motion;
  root.style.setProperty('--text-scale', String(textSize / 100));
  // What an installed app is called and offers is said in one language, that of the page it is installed from.
  const manifest = language === 'en' ? 'manifest.webmanifest' : `manifest.${language}.webmanifest`;
  document.querySelector('link[rel=manifest]')?.setAttribute('href', manifest);
}
