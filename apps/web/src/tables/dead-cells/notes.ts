/** Coach notes: which rule matters now for the first time. What was read is kept in this browser. */

import { create } from 'zustand';
import { isBetween, type View } from './facts.ts';

export const NOTES = [
  'map',
  'planning',
  'solo',
  'behind',
  'far',
  'elite',
  'loot',
  'frozen',
  'fire',
  'poison',
  'market',
  'mutation',
  'boss',
] as const;
export type Note = (typeof NOTES)[number];

const KEY = 'gravetable-coach-dead-cells';

function kept(): readonly Note[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? NOTES.filter((note) => found.includes(note)) : [];
  } catch {
    return []; // Blocked or damaged storage: the notes come once more.
  }
}

export const useNotes = create<{ readonly read: readonly Note[] }>(() => ({ read: kept() }));

export function markRead(note: Note): void {
  const read = [...new Set([...useNotes.getState().read, note])];
  useNotes.setState({ read });
  try {
    localStorage.setItem(KEY, JSON.stringify(read));
  } catch {
    // It is remembered until the window closes.
  }
}

/** The rules that matter on this table, most pressing first. */
export function mattering({ combat, run, heroes }: View): readonly Note[] {
  const foes = combat?.enemies ?? [];
  const anyone = [...foes, ...heroes];
  const now: Readonly<Record<Note, boolean>> = {
    map: run.phase === 'explore' && combat === null,
    planning: combat !== null && !combat.revealed,
    solo: combat !== null && heroes.some(({ who }) => who === 'serenade'),
    behind: foes.some(({ space }) => space === 'behind'),
    far: foes.some(({ space }) => space === 'right3'),
    elite: foes.some(({ kind }) => kind === 'elite'),
    loot: combat !== null && combat.revealed && combat.loot.tokens.length > 0,
    frozen: anyone.some(({ frozen }) => frozen !== 0),
    fire: anyone.some(({ onFire }) => onFire > 0),
    poison: anyone.some(({ poisoned }) => poisoned > 0),
    market: run.phase === 'interbiome',
    mutation: isBetween(run),
    boss: combat !== null && combat.boss !== null,
  };
  return NOTES.filter((note) => now[note]);
}
