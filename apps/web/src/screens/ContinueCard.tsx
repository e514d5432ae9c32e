/** A game on the shelf: where it stands, and the way back to it. */

import { isRefusal } from '@gravetable/kernel';
import { Link, useLocation } from 'wouter';
import { Icon, motifFor, Picture, SeatChip, type IconName } from '../art/index.ts';
import { isPoster, type GameId } from '../brand.ts';
import type { SavedTable } from '../saves/db.ts';
import { exportTable } from '../saves/export.ts';
import { gameTitle } from '../titles.ts';
import { seatNames, useWords } from '../words/index.ts';

const EMBLEM: Readonly<Record<GameId, IconName>> = {
  'dead-cells': 'half-dead',
  'cards-of-the-dead': 'shambling-zombie',
  'dead-keep': 'crowned-skull',
  vengeance: 'rolling-dices',
};

/** Day and hour; the year only of games that have lain longer. */
function lastPlayed(at: number, language: string): string {
  const thisYear = new Date(at).getFullYear() === new Date().getFullYear();
  return new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'short',
    ...(thisYear ? {} : { year: 'numeric' }),
    hour: 'numeric',
    minute: '2-digit',
  }).format(at);
}

interface ContinueCardProps {
  readonly table: SavedTable;
  readonly remove: () => void;
  /** There are copies of it, and this is the one to go on with. */
  readonly keep?: () => void;
}

export function ContinueCard({ table, remove, keep }: ContinueCardProps) {
  const words = useWords();
  const { t, labelled, language } = words;
  const [, go] = useLocation();
  const { id, game, title, seats, over, count, waiting, updated, standing } = table;
  const names = waiting.filter((seat) => seat >= 0).map((seat) => seatNames(seats, language)[seat]!);
  const when = lastPlayed(updated, language);
  /** It goes on online from where it stands; the copy here stays. */
  const takeAlong = async (): Promise<void> => {
    const { takeOnline } = await import('../online/carry.ts');
    const gone = await takeOnline(id);
    if (gone === null) return alert(t('setup.no-online'));
    if (isRefusal(gone)) return alert(words.say({ id: `refusal.${gone.code}`, args: gone.data }));
    go(`/online/${gone}`);
  };
  return (
    <article className="continue-card" data-game={game}>
      <div className="continue-picture">
        <Picture
          id={id}
          icon={isPoster(game) ? EMBLEM[game] : 'tombstone'}
          motif={motifFor(game) ?? 'lamps'}
          width={96}
          height={200}
        />
      </div>
      <div className="continue-words">
        <h3>{title}</h3>
        {!title.includes(gameTitle(game, words)) && <p className="note">{gameTitle(game, words)}</p>}
        {standing !== undefined && standing[language] !== '' && (
          <p className="continue-standing">{standing[language]}</p>
        )}
        {!over && names.length > 0 && <p className="continue-turn">{t('home.turn-of', { who: names })}</p>}
        <p className="note">
          {over ? t('home.ended', { n: count }) : t('home.answers', { n: count })} {t('home.last', { when })}
        </p>
        <div className="row continue-foot">
          <span className="grow" aria-hidden="true">
            {seats.map((_, seat) => (
              <SeatChip key={seat} seat={seat} size={20} />
            ))}
          </span>
          {!over && (
            <Link
              href={`/seats/${id}`}
              className="button quiet small icon-only"
              aria-label={labelled(t('seats.title'), title)}
              title={t('seats.title')}
            >
              <Icon name="three-friends" />
            </Link>
          )}
          {!over && (
            <button
              type="button"
              className="button quiet small icon-only"
              aria-label={labelled(t('home.online'), title)}
              title={t('home.online')}
              onClick={() => void takeAlong()}
            >
              <Icon name="split-arrows" />
            </button>
          )}
          <button
            type="button"
            className="button quiet small icon-only"
            aria-label={labelled(t('home.export'), title)}
            onClick={() => void exportTable(table)}
          >
            <Icon name="save" />
          </button>
          <button
            type="button"
            className="button quiet small"
            aria-label={labelled(t('home.remove'), title)}
            onClick={remove}
          >
            ×
          </button>
          {keep !== undefined && (
            <button
              type="button"
              className="button small"
              aria-label={labelled(t('home.choose'), title)}
              onClick={keep}
            >
              {t('home.choose')}
            </button>
          )}
          {over ? (
            <Link
              href={`/replay/${id}`}
              className="button small"
              aria-label={labelled(t('home.review'), title)}
            >
              {t('home.review')}
            </Link>
          ) : (
            <Link
              href={`/table/${id}`}
              className="button small resume"
              aria-label={labelled(t('home.resume'), title)}
            >
              {t('home.resume')}
            </Link>
          )}
        </div>
      </div>
    </article>
  );
}
