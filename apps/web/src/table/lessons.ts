/** How far each lesson was read, kept in this browser: after a reload it goes on where it was. */

const KEY = 'gravetable-lessons';
const MOST = 12;

type Kept = readonly (readonly [table: string, step: number])[];

function kept(): Kept {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? (found as Kept).filter(([, step]) => typeof step === 'number') : [];
  } catch {
    return []; // Blocked or damaged storage: the lesson begins again.
  }
}

/** The step a table's lesson had reached; 0 for one that begins. */
export function lessonStep(table: string): number {
  return kept().find(([id]) => id === table)?.[1] ?? 0;
}

/** Remember the step. The oldest lessons are forgotten first. */
export function keepLessonStep(table: string, step: number): void {
  const others = kept().filter(([id]) => id !== table);
  try {
    localStorage.setItem(KEY, JSON.stringify([[table, step], ...others].slice(0, MOST)));
  } catch {
    // It is remembered until the window closes.
  }
}
