import { coachOf } from '../../table/kit/coach.tsx';
import { notes, type Note } from './notes.ts';
import { useOwn } from './words/index.ts';

export const { Coach, NotesSoFar } = coachOf<Note>({
  notes,
  useText() {
    const { s } = useOwn();
    return (note) => s(`coach.${note}`);
  },
  note: 'vg-coach',
  all: 'vg-notes-read',
});
