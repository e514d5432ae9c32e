/** Coach notes that were read, kept in this browser: each game has its own list. */

import { create } from 'zustand';

export type NotesRead<N extends string> = ReturnType<typeof notesRead<N>>;

/** Which of a game's notes were read, and how to mark one. Blocked storage forgets them when the window closes. */
export function notesRead<N extends string>(game: string, notes: readonly N[]) {
  const key = `gravetable-coach-${game}`;
  const useNotes = create<{ readonly read: readonly N[] }>(() => ({ read: kept(key, notes) }));
  const markRead = (note: N): void => {
    const read = [...new Set([...useNotes.getState().read, note])];
    useNotes.setState({ read });
    try {
      localStorage.setItem(key, JSON.stringify(read));
    } catch {
      // It is remembered until the window closes.
    }
  };
  return { useNotes, markRead };
}

/** What holds at every table: read at one, it is known at all. */
export type Common = (typeof COMMON)[number];
const COMMON = ['closer'] as const;

export const commonNotes = notesRead<Common>('table', COMMON);

export const isCommon = (note: string): note is Common => COMMON.includes(note as Common);

function kept<N extends string>(key: string, notes: readonly N[]): readonly N[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(found) ? notes.filter((note) => found.includes(note)) : [];
  } catch {
    return []; // Blocked or damaged storage: the notes come once more.
  }
}
