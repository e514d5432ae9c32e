import { useQuestion, useView } from '../../table/context.tsx';
import { coachOf } from '../../table/kit/coach.tsx';
import { useCoachNote } from '../../table/lesson/Coach.tsx';
import type { View } from './cards/facts.ts';
import { mattering, notes, type Note } from './notes.ts';
import { useOwn } from './words/index.ts';

const { Coach: Said, NotesSoFar } = coachOf<Note>({
  notes,
  useText() {
    const { s } = useOwn();
    return (note) => s(`coach.${note}`);
  },
  note: 'dc-coach',
  all: 'dc-ledger',
});

export { NotesSoFar };

export function Coach() {
  const view = useView<View>();
  const note = useCoachNote(notes, mattering(view, useQuestion()));
  return note === null ? null : <Said note={note} />;
}
