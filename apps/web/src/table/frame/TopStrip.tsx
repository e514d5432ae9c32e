import { Link } from 'wouter';
import { Icon, SeatChip } from '../../art/index.ts';
import { SPEEDS } from '../../settings.ts';
import { changeWay, useWay } from '../../way.ts';
import { useTable, useTableWords } from '../context.tsx';
import { useActed } from '../kit/acting.ts';
import type { TableModule } from '../module.ts';
import { useTogether } from '../together.ts';
import { MuteButton } from './MuteButton.tsx';
import { TableMenu } from './TableMenu.tsx';
import { OfflineBadge } from '../../screens/OfflineBadge.tsx';
import { ThemeToggle } from '../../screens/ThemeToggle.tsx';
import { gameTitle } from '../../titles.ts';
import type { Words } from '../../words/index.ts';
import { nth } from '../../nth.ts';

interface Props {
  readonly module: TableModule;
  readonly wide: boolean;
}

export function TopStrip({ module, wide }: Props) {
  const words = useTableWords();
  const { t } = words;
  const game = useTable((table) => table.meta.game);
  const seats = useTable((table) => table.meta.seats);
  const together = useTogether();
  return (
    <header className="top-strip">
      <HomeLink />
      <h1 className="game-name title">{gameName(game, words)}</h1>
      <Crumbs module={module} wide={wide} />
      {wide ? (
        <>
          {together !== null && <together.Strip wide />}
          <SpeedControl />
          {together === null && <SavedBadge />}
          <MuteButton />
          <ThemeButton />
        </>
      ) : together !== null ? (
        <together.Strip wide={false} />
      ) : (
        <span className="strip-seats" aria-hidden="true">
          {seats.map((_, seat) => (
            <SeatChip key={seat} seat={seat} size={26} />
          ))}
        </span>
      )}
      {together === null && <OfflineBadge />}
      <TableMenu label={t('ui.menu')} />
    </header>
  );
}

const gameName = (game: string, words: Words): string =>
  words.speaker.find('title') ?? gameTitle(game, words);

/** Where the game stands: of the whole strip only this follows every step. */
function Crumbs({ module, wide }: Props) {
  const words = useTableWords();
  const { game, title } = useTable((table) => table.meta);
  const { view } = useActed();
  const outline = useTable((table) => table.snapshot.outline);
  const where = module.crumbs?.(view, words) ?? outline.slice(0, 1).map((first) => words.say(first.title));
  const crumbs = [...where, ...(wide && title !== '' && title !== gameName(game, words) ? [title] : [])];
  return (
    <ul className="crumbs">
      {(wide ? crumbs : crumbs.slice(0, 1)).map((crumb) => (
        <li key={crumb}>{crumb}</li>
      ))}
    </ul>
  );
}

function SpeedControl() {
  const { t, labelled } = useTableWords();
  const speed = useWay().speed;
  const now = t(`table.speed-${speed}`);
  const next = nth(SPEEDS, (SPEEDS.indexOf(speed) + 1) % SPEEDS.length);
  return (
    <button
      type="button"
      className="button small strip-button"
      aria-label={labelled(t('table.speed'), now)}
      onClick={() => changeWay({ speed: next })}
    >
      <Icon name="stopwatch" />
      {now}
    </button>
  );
}

function SavedBadge() {
  const { t } = useTableWords();
  const trouble = useTable((table) => table.trouble);
  const branch = useTable((table) => table.branch !== null);
  const review = useTable((table) => table.meta.id === 'review');
  if (branch) return <span className="badge warn">{t('table.whatif')}</span>;
  if (review) return null;
  return trouble === null ? (
    <span className="badge good">{t('table.saved')}</span>
  ) : (
    <span className="badge warn">{t('table.unsaved')}</span>
  );
}

function ThemeButton() {
  const { t } = useTableWords();
  return <ThemeToggle label={t('ui.theme')} />;
}

function HomeLink() {
  const { t } = useTableWords();
  return (
    <Link href="/" className="brand-mark" aria-label={t('table.leave')}>
      <Icon name="tombstone" />
    </Link>
  );
}
