/** Begins a game's lesson: a table like any other, whose module recognises its seed. */

import { isRefusal, type SeatInfo } from '@gravetable/kernel';
import { useEffect, useEffectEvent, useState } from 'react';
import { Redirect } from 'wouter';
import { theEngine } from '../engine/client.ts';
import { wayOf } from '../presets.ts';
import { useSettings } from '../settings.ts';
import { loadTable } from '../tables/registry.ts';
import { gameTitle } from '../titles.ts';
import { useWords, type Words } from '../words/index.ts';
import { useBroken } from './Broken.tsx';

export function Learn({ game }: { game: string }) {
  const words = useWords();
  const [to, setTo] = useState<string | null>(null);
  const broken = useBroken();
  // A lesson begins once; a change of language must not begin another.
  const start = useEffectEvent((which: string) => {
    begin(which, words)
      .then((id) => setTo(id === null ? `/rules/${which.split(':')[0]}` : `/table/${id}`))
      .catch(broken);
  });
  useEffect(() => start(game), [game]);
  if (to !== null) return <Redirect to={to} replace />;
  return (
    <main className="hand-over">
      <p role="status">{words.t('ui.loading')}</p>
    </main>
  );
}

/** The id of the new table, or null where the game has no lesson. */
async function begin(which: string, words: Words): Promise<string | null> {
  const [game = '', part] = which.split(':');
  const module = await loadTable(game);
  const lesson = part === undefined ? module?.lesson : module?.more?.[part];
  if (lesson === undefined) return null;
  const settings = useSettings.getState();
  const name = settings.names[0] || words.t('setup.player', { n: 1 });
  const seats = Array.from({ length: lesson.seats }, (_, at): SeatInfo =>
    at === 0 ? { kind: 'person', name } : { kind: 'careful', name: words.t('setup.player', { n: at + 1 }) },
  );
  const opened = await theEngine().open({
    game,
    title: words.t('learn.title', { title: gameTitle(game, words) }),
    seats,
    options: lesson.options,
    seed: lesson.seed,
    handOver: false,
    // A lesson explains, whatever way its reader usually plays.
    way: { ...wayOf(settings), reasons: true, odds: true, botsDecide: true },
  });
  return isRefusal(opened) ? null : opened.meta.id;
}
