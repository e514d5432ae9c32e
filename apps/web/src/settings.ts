/** What a player prefers. Kept in this browser, followed at once. */

import { isRecord, type Language } from '@gravetable/kernel';
import { create } from 'zustand';
import { AMOUNTS, FAMILIES, KINDS, spokenAll, USUAL_HEARING, type Spoken, type Volumes } from './hearing.ts';
import {
  KEY_ACTIONS,
  ROLL_KEYS,
  USUAL_KEYS,
  USUAL_ROLL_KEYS,
  type KeyAction,
  type RollKeys,
} from './keys.ts';
import { PRESETS, UNDOS, type UndoFreedom } from './presets.ts';

export type Theme = 'system' | 'dark' | 'light';
export type Motion = 'system' | 'full' | 'reduced';
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
  /** Of everything, from 0 to 1. */
  readonly volume: number;
  readonly volumes: Volumes;
  readonly muted: boolean;
  /** What sounds is written too. */
  readonly captions: boolean;
  readonly speed: Speed;
  /** Coach notes, hints, and why a bot did what it did. */
  readonly reasons: boolean;
  /** What is likely, and what foes and cards would do. */
  readonly odds: boolean;
  readonly undo: UndoFreedom;
  /** New tables play against the clock where a game has one and one person plays. */
  readonly clocks: boolean;
  /** Bots decide for everybody when they are asked; else they advise, and people decide. */
  readonly botsDecide: boolean;
  readonly spoilers: boolean;
  readonly listView: boolean;
  /** How much a screen reader hears unasked of each kind of line; the listener's turns and dangers it always hears. */
  readonly spoken: Spoken;
  readonly singleKeys: boolean;
  readonly keys: Readonly<Record<KeyAction, string>>;
  readonly rollKeys: RollKeys;
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
    ...USUAL_HEARING,
    ...PRESETS.table,
    spoilers: false,
    listView: false,
    spoken: spokenAll('whole'),
    singleKeys: true,
    keys: USUAL_KEYS,
    rollKeys: USUAL_ROLL_KEYS,
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

const isShare = (one: unknown): boolean => typeof one === 'number' && one >= 0 && one <= 1;

/** Which preferences can be followed. */
const SOUND: Readonly<
  Record<keyof Omit<Settings, 'keys' | 'rollKeys' | 'volumes' | 'spoken'>, (one: unknown) => boolean>
> = {
  theme: isOneOf(THEMES),
  language: isOneOf(['en', 'fr'] satisfies Language[]),
  textSize: isOneOf(TEXT_SIZES),
  motion: isOneOf(MOTIONS),
  volume: isShare,
  muted: isFlag,
  captions: isFlag,
  speed: isOneOf(SPEEDS),
  reasons: isFlag,
  odds: isFlag,
  undo: isOneOf(UNDOS),
  clocks: isFlag,
  botsDecide: isFlag,
  spoilers: isFlag,
  listView: isFlag,
  singleKeys: isFlag,
  names: (one) => Array.isArray(one) && one.every(isText),
  declined: isFlag,
};

/** The same for preferences of several parts: each part that can be followed is. */
function partsFrom<T extends object>(
  usual: T,
  found: unknown,
  parts: readonly (keyof T & string)[],
  fits: (one: unknown) => boolean,
): T {
  const kept = isRecord(found) ? found : {};
  const known = parts.filter((part) => fits(kept[part]));
  return { ...usual, ...Object.fromEntries(known.map((part) => [part, kept[part]])) };
}

/** What was kept, as far as it can be followed; the rest is as usual. */
export function settingsFrom(found: unknown): Settings {
  const start = usual();
  if (!isRecord(found)) return start;
  const sound = Object.entries(SOUND).filter(([id, fits]) => fits(found[id]));
  // Kept before each kind of line had its own amount; remove after March.
  const spoken = found['announces'] === 'turns' ? spokenAll('none') : start.spoken;
  return {
    ...start,
    ...Object.fromEntries(sound.map(([id]) => [id, found[id]])),
    keys: partsFrom(start.keys, found['keys'], KEY_ACTIONS, isText),
    rollKeys: partsFrom(start.rollKeys, found['rollKeys'], ROLL_KEYS, isText),
    volumes: partsFrom(start.volumes, found['volumes'], FAMILIES, isShare),
    spoken: partsFrom(spoken, found['spoken'], KINDS, isOneOf(AMOUNTS)),
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

/** What is chosen in another tab holds here too; else the next choice made here would take it back. */
export function followTabs(): void {
  addEventListener('storage', ({ key }) => {
    if (key === KEY) useSettings.setState(kept(), true);
  });
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
