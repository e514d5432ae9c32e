/** The coach: a note the first time a rule matters. It blocks nothing and can be read again. */

import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '../../art/index.ts';
import { TOUCHED, useMedia, WIDE } from '../../media.ts';
import type { Words } from '../../words/index.ts';
import { useWay } from '../../way.ts';
import { useTable, useTableWords } from '../context.tsx';
import { commonNotes, isCommon, type Common, type NotesRead } from './notes.ts';

interface Shown<N extends string> {
  readonly notes: NotesRead<N>;
  /** A note in words. */
  readonly text: (note: N) => string;
  readonly className: string;
}

/** The first note that matters now and was not read yet, those of the game first; null where notes are not wanted. */
export function useCoachNote<N extends string>(
  notes: NotesRead<N>,
  mattering: readonly N[],
): N | Common | null {
  const read = notes.useNotes((kept) => kept.read);
  const known = commonNotes.useNotes((kept) => kept.read);
  const wanted = useWay().reasons;
  // An end is read first.
  const reads = useTable(({ ending }) => ending !== null);
  if (!wanted || reads) return null;
  return mattering.find((one) => !read.includes(one)) ?? (known.includes('closer') ? null : 'closer');
}

/** A card is enlarged by what one has at hand. */
const commonText = (t: Words['t']): string =>
  t(matchMedia(TOUCHED).matches ? 'coach.closer-touch' : 'coach.closer');

/** Where notes stand on a desk: at the head of the side panel, so that they cover and shift nothing of the table. */
export const NOTE_PLACE = 'note-place';

const unchanging = () => () => undefined;

/** On a phone a note lies in the strip above the table. */
export function CoachNote<N extends string>(props: Shown<N> & { note: N | Common }) {
  const desk = useMedia(WIDE);
  // The panel is on the page with the board, not before it: it is looked for again when both are there.
  const place = useSyncExternalStore(
    unchanging,
    () => document.getElementById(NOTE_PLACE),
    () => null,
  );
  return place === null || !desk ? <NoteText {...props} /> : createPortal(<NoteText {...props} />, place);
}

function NoteText<N extends string>({ notes, text, className, note }: Shown<N> & { note: N | Common }) {
  const { t } = useTableWords();
  const markRead = (): void => {
    if (isCommon(note)) commonNotes.markRead(note);
    else notes.markRead(note);
    // Another note may take its place: Enter is for what is asked, not for that one.
    document.getElementById('decision')?.focus({ preventScroll: true });
  };
  return (
    <aside className={`coach ${className}`} aria-label={t('coach.title')} tabIndex={-1}>
      <Icon name="light-bulb" />
      <p role="status">{isCommon(note) ? commonText(t) : text(note)}</p>
      <button type="button" className="button small coach-read" onClick={markRead}>
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
  const known = commonNotes.useNotes((kept) => kept.read);
  return (
    <article className={className}>
      <h2 className="title">{t('coach.all')}</h2>
      {read.length + known.length === 0 && <p>{t('coach.empty')}</p>}
      <ul>
        {known.map((note) => (
          <li key={note}>{commonText(t)}</li>
        ))}
        {read.map((note) => (
          <li key={note}>{text(note)}</li>
        ))}
      </ul>
    </article>
  );
}
