/** A note the first time a rule matters. It blocks nothing and can be read again. */

import { Icon } from '../../art/index.ts';
import { useView } from '../../table/context.tsx';
import type { View } from './facts.ts';
import { markRead, mattering, useNotes } from './notes.ts';
import { useOwn } from './words/index.ts';

export function Coach() {
  const view = useView<View>();
  const read = useNotes((notes) => notes.read);
  const { s } = useOwn();
  const note = mattering(view).find((one) => !read.includes(one));
  if (note === undefined) return null;
  return (
    <aside className="dc-coach" aria-label={s('coach.title')}>
      <Icon name="light-bulb" />
      <p>{s(`coach.${note}`)}</p>
      <button type="button" className="button small" onClick={() => markRead(note)}>
        {s('coach.close')}
      </button>
    </aside>
  );
}

/** Every note that has appeared, to be read again. */
export function CoachNotes() {
  const read = useNotes((notes) => notes.read);
  const { s } = useOwn();
  return (
    <article className="dc-ledger">
      <h2 className="title">{s('coach.all')}</h2>
      {read.length === 0 && <p>{s('coach.empty')}</p>}
      <ul>
        {read.map((note) => (
          <li key={note}>{s(`coach.${note}`)}</li>
        ))}
      </ul>
    </article>
  );
}
