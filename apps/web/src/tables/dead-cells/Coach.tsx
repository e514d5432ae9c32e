import { CoachNote, CoachNotes, useCoachNote } from '../../table/lesson/Coach.tsx';
import { useQuestion, useView } from '../../table/context.tsx';
import type { View } from './cards/facts.ts';
import { mattering, notes } from './notes.ts';
import { useOwn } from './words/index.ts';

export function Coach() {
  const view = useView<View>();
  const asked = useQuestion();
  const { s } = useOwn();
  const note = useCoachNote(notes, mattering(view, asked));
  if (note === null) return null;
  return <CoachNote className="dc-coach" notes={notes} text={(one) => s(`coach.${one}`)} note={note} />;
}

export function NotesSoFar() {
  const { s } = useOwn();
  return <CoachNotes className="dc-ledger" notes={notes} text={(note) => s(`coach.${note}`)} />;
}
