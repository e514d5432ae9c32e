import { Icon } from '../../art/index.ts';
import { Compendium } from '../rules/Compendium.tsx';
import { useTable, useTableWords } from '../context.tsx';
import { ruleInHand } from '../asking/following.ts';
import { LogPanel } from '../log/LogPanel.tsx';
import { NOTE_PLACE } from '../lesson/Coach.tsx';
import type { TableModule } from '../module.ts';
import { OddsPanel } from '../odds/OddsPanel.tsx';
import { useOddsWords } from '../odds/speaking.ts';
import { Judgement } from '../review/Judgement.tsx';
import { useJudgeable } from '../review/judging.ts';
import { useReviewWords } from '../review/speaking.ts';
import { RulesPanel } from '../rules/RulesPanel.tsx';
import type { Panel } from '../store/state.ts';
import { useTogether, useTogetherTabs } from '../together.ts';
import { Tabs, type Tab } from './tabs.tsx';

export function SidePanel({ module }: { module: TableModule }) {
  const { t } = useTableWords();
  const panel = useTable((table) => table.panel);
  const showPanel = useTable((table) => table.showPanel);
  const together = useTogether();
  return (
    <aside className="side-panel" id="panel" aria-label={t('table.panel')}>
      <div id={NOTE_PLACE} className="note-place" />
      <Tabs
        label={t('table.panel')}
        chosen={panel}
        choose={(id) => showPanel(id as Panel)}
        tabs={usePanels(module)}
      />
      {together !== null && <together.Pace />}
    </aside>
  );
}

const oddsTab = (label: string, module: TableModule): Tab => ({
  id: 'odds',
  label: (
    <>
      <Icon name="perspective-dice-six" />
      <span className="tab-word">{label}</span>
    </>
  ),
  content: <OddsPanel module={module} />,
});

/** The panels, for the side of a desk and the sheet of a phone, which has the odds only once the menu was asked for them. */
export function usePanels(module: TableModule, narrow = false): readonly Tab[] {
  const { t } = useTableWords();
  const words = useTableWords();
  const game = useTable((table) => table.meta.game);
  const more = useTogetherTabs();
  const { s } = useReviewWords();
  const judgeable = useJudgeable();
  const oddsWord = useOddsWords().s('tab');
  // In the past there are none, and at the end neither.
  const tellsOdds = useTable(
    ({ info, phase, panel }) =>
      info.odds && phase !== 'past' && phase !== 'over' && (!narrow || panel === 'odds'),
  );
  return [
    ...(judgeable
      ? [
          {
            id: 'review',
            label: (
              <>
                <Icon name="light-bulb" />
                <span className="tab-word">{s('tab')}</span>
              </>
            ),
            content: <Judgement />,
          },
        ]
      : []),
    ...(module.panel === undefined
      ? []
      : [{ id: 'game', label: module.panel.label(words), content: <module.panel.Content /> }]),
    ...(tellsOdds ? [oddsTab(oddsWord, module)] : []),
    {
      id: 'log',
      label: (
        <>
          <Icon name="scroll-quill" />
          <span className="tab-word">{t('panel.log')}</span>
        </>
      ),
      content: <LogPanel module={module} />,
    },
    {
      id: 'rules',
      label: (
        <>
          <Icon name="rule-book" />
          <span className="tab-word">{t('panel.rules')}</span>
        </>
      ),
      content: <RulesAtTable game={game} module={module} />,
    },
    {
      id: 'compendium',
      label: (
        <>
          <Icon name="open-book" />
          <span className="tab-word">{t('panel.compendium')}</span>
        </>
      ),
      content: <Compendium module={module} />,
    },
    ...more,
  ];
}

/** The rules panel follows what was asked for, else what is chosen, else the open question. */
function RulesAtTable({ game, module }: { game: string; module: TableModule }) {
  const asked = useTable((table) => table.rule);
  const chosen = useTable((table) => ruleInHand(table, module));
  const question = useTable((table) => table.question()?.rule ?? null);
  const showRule = useTable((table) => table.showRule);
  const wanted = useTable((table) => table.wanted);
  return <RulesPanel game={game} follow={asked ?? chosen ?? question} wanted={wanted} open={showRule} />;
}
