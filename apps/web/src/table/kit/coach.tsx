/** A table's coach: the note that matters now, and all that were read. */

import { CoachNote, CoachNotes } from '../lesson/Coach.tsx';
import type { Common, NotesRead } from '../lesson/notes.ts';

interface CoachStart<N extends string> {
  readonly notes: NotesRead<N>;
  /** The notes in words. */
  readonly useText: () => (note: N) => string;
  /** Classes of a note on the board, and of the list of all. */
  readonly note: string;
  readonly all: string;
}

export function coachOf<N extends string>({ notes, useText, note: looks, all }: CoachStart<N>) {
  return {
    Coach: ({ note }: { note: N | Common }) => (
      <CoachNote className={looks} notes={notes} text={useText()} note={note} />
    ),
    NotesSoFar: () => <CoachNotes className={all} notes={notes} text={useText()} />,
  };
}
