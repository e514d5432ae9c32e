/** Nothing was ever played here: where to begin. */

import { Link } from 'wouter';
import type { GameId } from '../brand.ts';
import { gameTitle } from '../titles.ts';
import { useWords } from '../words/index.ts';

/** Every game teaches itself; the easiest one comes first. */
const LESSONS: readonly [GameId, ...GameId[]] = ['cards-of-the-dead', 'vengeance', 'dead-cells', 'dead-keep'];
export const FIRST_LESSON = `/learn/${LESSONS[0]}`;

export function FirstVisit() {
  const words = useWords();
  const { t } = words;
  return (
    <div className="first-visit">
      <p>{t('home.first', { title: gameTitle(LESSONS[0], words) })}</p>
      <div className="lessons">
        {LESSONS.map((game, at) => (
          <Link key={game} href={`/learn/${game}`} className={`button ${at === 0 ? 'primary' : ''}`}>
            {t('home.learn-of', { title: gameTitle(game, words) })}
          </Link>
        ))}
      </div>
    </div>
  );
}
