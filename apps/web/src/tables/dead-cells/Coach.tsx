import { CoachNote, CoachNotes } from '../../table/Coach.tsx';
import { useQuestion, useView } from '../../table/context.tsx';
import type { View } from './facts.ts';
import { mattering, notes } from './notes.ts';
import { useOwn } from './words/index.ts';

export function Coach() {
  const view = useView<View>();
  const asked = useQuestion();
  const { s } = useOwn();
  return (
    <CoachNote
      className="dc-coach"
      notes={notes}
      text={(note) => s(`coach.${note}`)}
      mattering={mattering(view, asked)}
    />
  );
}

export function NotesSoFar() {
  const { s } = useOwn();
  return <CoachNotes className="dc-ledger" notes={notes} text={(note) => s(`coach.${note}`)} />;
}
