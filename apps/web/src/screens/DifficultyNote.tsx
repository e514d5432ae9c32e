/** What was measured of a table like the one that is set up; nothing where nothing was. */

import { Speaker, type Language } from '@gravetable/kernel';
import { useMemo } from 'react';
import { useWords } from '../words/index.ts';
import { RUNS, type Difficulty } from './difficulty.ts';

const en = {
  title: 'How hard it is',
  won: '{player, select, careful {A careful bot} other {A strong bot}} wins about {wins} of 100 such games (between {low} and {high}; {n} were played).',
  first:
    '{player, select, careful {A careful bot} other {A strong bot}} wins about {wins} of 100 games against three careful ones (between {low} and {high}; {n} were played).',
  cells:
    '{player, select, careful {A careful bot} other {A strong bot}} beats the Concierge within {runs} Runs in about {wins} of 100 campaigns (between {low} and {high}; {n} were played).',
} as const;
const fr: Readonly<Record<keyof typeof en, string>> = {
  title: 'Difficulté mesurée',
  won: '{player, select, careful {Un bot prudent} other {Un bot redoutable}} gagne environ {wins} parties semblables sur 100 (entre {low} et {high} ; {n} ont été jouées).',
  first:
    '{player, select, careful {Un bot prudent} other {Un bot redoutable}} gagne environ {wins} parties sur 100 contre trois bots prudents (entre {low} et {high} ; {n} ont été jouées).',
  cells:
    '{player, select, careful {Un bot prudent} other {Un bot redoutable}} bat le Concierge en {runs} Runs dans environ {wins} campagnes sur 100 (entre {low} et {high} ; {n} ont été jouées).',
};
const WORDS: Readonly<Record<Language, typeof fr>> = { en, fr };

interface Props {
  readonly game: string;
  readonly seats: number;
  readonly found: readonly Difficulty[];
}

export function DifficultyNote({ game, seats, found }: Props) {
  const { language } = useWords();
  const speaker = useMemo(() => new Speaker(language, [WORDS[language]]), [language]);
  // Alone, the dials of the challenge tell it of the careful bot, from more games.
  const dialled = game === 'vengeance' && seats === 1;
  const told = found.filter(({ player }) => !dialled || player !== 'careful');
  if (told.length === 0) return null;
  const id = game === 'dead-cells' ? 'cells' : game === 'vengeance' && seats > 1 ? 'first' : 'won';
  return (
    <section className="panel difficulty" aria-labelledby="difficulty">
      <h2 id="difficulty" className="label">
        {speaker.say({ id: 'title' })}
      </h2>
      <ul>
        {told.map((one) => (
          <li key={one.player}>{speaker.say({ id, args: { ...one, runs: RUNS } })}</li>
        ))}
      </ul>
    </section>
  );
}
