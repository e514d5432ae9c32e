/** The coach: a note the first time a rule matters. It blocks nothing and can be read again. */

import { useState } from 'react';
import { Icon } from '../../art/index.ts';
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

export function CoachNote<N extends string>({ notes, text, className, note }: Shown<N> & { note: N }) {
  const { t } = useTableWords();
  /** Where there is little room a note is one line, until it is opened. */
  const [opened, setOpened] = useState<N | null>(null);
  return (
    <aside className={`${className}${opened === note ? ' open' : ''}`} aria-label={t('coach.title')}>
      <Icon name="light-bulb" />
      <p role="status">{text(note)}</p>
      <button
        type="button"
        className="button quiet small coach-more"
        aria-expanded={opened === note}
        onClick={() => setOpened(opened === note ? null : note)}
      >
        {t('coach.whole')}
      </button>
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
