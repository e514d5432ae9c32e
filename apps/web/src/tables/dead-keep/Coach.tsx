/** The note that matters now, and all that were read. */

import { useTable, useView } from '../../table/context.tsx';
import { coachOf } from '../../table/kit/coach.tsx';
import { useCoachNote } from '../../table/lesson/Coach.tsx';
import { useFacts, type View } from './facts.ts';
import { mattering, notes, type Note } from './notes.ts';
import { useOwn } from './words/index.ts';

const parts = coachOf<Note>({
  notes,
  useText() {
    const { s } = useOwn();
    return (note) => s(`coach.${note}`);
  },
  note: 'dk-coach',
  all: 'dk-notes',
});

export const { NotesSoFar } = parts;

export function Coach() {
  const viewer = useTable(({ snapshot }) => snapshot.viewer);
  const note = useCoachNote(notes, mattering(useView<View>(), useFacts(), viewer));
  return note === null ? null : <parts.Coach note={note} />;
}
