import { CoachNote, CoachNotes } from '../../table/lesson/Coach.tsx';
import { notes, type Note } from './notes.ts';
import { useOwn } from './words/index.ts';

export function Coach({ note }: { note: Note }) {
  const { s } = useOwn();
  return <CoachNote className="cd-coach" notes={notes} text={(one) => s(`coach.${one}`)} note={note} />;
}

export function NotesSoFar() {
  const { s } = useOwn();
  return <CoachNotes className="cd-unseen" notes={notes} text={(note) => s(`coach.${note}`)} />;
}
