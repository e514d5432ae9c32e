import { RulesPanel } from '../table/rules/RulesPanel.tsx';
import { gameTitle } from '../titles.ts';
import { useWords } from '../words/index.ts';
import { Page } from './Page.tsx';

/** The rulebook of a game, away from its table. */
export default function Rules({ game, rule }: { game: string; rule?: string }) {
  const words = useWords();
  return (
    <Page>
      <main className="narrow" id="main" tabIndex={-1} data-game={game}>
        <h1 className="title">{words.t('rules.title', { title: gameTitle(game, words) })}</h1>
        <RulesPanel game={game} follow={rule ?? null} />
      </main>
    </Page>
  );
}
