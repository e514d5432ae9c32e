/** Nothing was ever played here: where to begin. */

import { Link } from 'wouter';
import type { GameId } from '../brand.ts';
import { gameTitle } from '../titles.ts';
import { useWords } from '../words/index.ts';

/** The games that teach themselves, the easier one first. */
const LESSONS: readonly [GameId, ...GameId[]] = ['cards-of-the-dead', 'dead-cells'];
export const FIRST_LESSON = `/learn/${LESSONS[0]}`;

export function FirstVisit() {
  const words = useWords();
  const { t } = words;
  return (
    <div className="first-visit">
      <p>{t('home.first', { title: gameTitle(LESSONS[0], words) })}</p>
      <div className="row">
        {LESSONS.map((game, at) => (
          <Link key={game} href={`/learn/${game}`} className={`button ${at === 0 ? 'primary' : ''}`}>
            {t('home.learn-of', { title: gameTitle(game, words) })}
          </Link>
        ))}
      </div>
    </div>
  );
}
