/** The coach: a note the first time a rule matters. It blocks nothing and can be read again. */

import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '../../art/index.ts';
import { useMedia, WIDE } from '../../media.ts';
import { useWay } from '../../way.ts';
import { useTableWords } from '../context.tsx';
import type { NotesRead } from './notes.ts';

interface Shown<N extends string> {
  readonly notes: NotesRead<N>;
  /** A note in words. */
  readonly text: (note: N) => string;
  readonly className: string;
}

/** The first note that matters now and was not read yet; null where notes are not wanted. */
export function useCoachNote<N extends string>(notes: NotesRead<N>, mattering: readonly N[]): N | null {
  const read = notes.useNotes((kept) => kept.read);
  const wanted = useWay().reasons;
  return wanted ? (mattering.find((one) => !read.includes(one)) ?? null) : null;
}

/** Where notes stand on a desk: at the head of the side panel, so that they cover and shift nothing of the table. */
export const NOTE_PLACE = 'note-place';

const unchanging = () => () => undefined;

/** On a phone a note lies in the strip above the table. */
export function CoachNote<N extends string>(props: Shown<N> & { note: N }) {
  const desk = useMedia(WIDE);
  // The panel is on the page with the board, not before it: it is looked for again when both are there.
  const place = useSyncExternalStore(
    unchanging,
    () => document.getElementById(NOTE_PLACE),
    () => null,
  );
  return place === null || !desk ? <NoteText {...props} /> : createPortal(<NoteText {...props} />, place);
}

function NoteText<N extends string>({ notes, text, className, note }: Shown<N> & { note: N }) {
  const { t } = useTableWords();
  return (
    <aside className={`coach ${className}`} aria-label={t('coach.title')}>
      <Icon name="light-bulb" />
      <p role="status">{text(note)}</p>
      <button type="button" className="button small coach-read" onClick={() => notes.markRead(note)}>
        <Icon name="check-mark" />
        <span className="coach-word">{t('coach.close')}</span>
      </button>
    </aside>
  );
}

/** Every note that has appeared, to be read again. */
export function CoachNotes<N extends string>({ notes, text, className }: Shown<N>) {
  const { t } = useTableWords();
  const read = notes.useNotes((kept) => kept.read);
  return (
    <article className={className}>
      <h2 className="title">{t('coach.all')}</h2>
      {read.length === 0 && <p>{t('coach.empty')}</p>}
      <ul>
        {read.map((note) => (
          <li key={note}>{text(note)}</li>
        ))}
      </ul>
    </article>
  );
}
