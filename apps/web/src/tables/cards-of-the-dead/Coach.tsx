import { CoachNote, CoachNotes } from '../../table/Coach.tsx';
import type { View } from './facts.ts';
import { mattering, notes } from './notes.ts';
import { useFacts } from './useFacts.ts';
import { useOwn } from './words/index.ts';

export function Coach({ view }: { view: View }) {
  const facts = useFacts();
  const { s } = useOwn();
  return (
    <CoachNote
      className="cd-coach"
      notes={notes}
      text={(note) => s(`coach.${note}`)}
      mattering={mattering(view, facts)}
    />
  );
}

export function NotesSoFar() {
  const { s } = useOwn();
  return <CoachNotes className="cd-unseen" notes={notes} text={(note) => s(`coach.${note}`)} />;
}
