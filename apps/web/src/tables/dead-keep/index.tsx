/** The Dead Keep: a lamp-lit plan of the keep. */

import { Icon } from '../../art/index.ts';
import type { TableModule } from '../../table/module.ts';
import { useQuestion } from '../../table/context.tsx';
import { FirstTab } from '../../table/frame/tabs.tsx';
import { asksForZone } from './asking/asksForZone.ts';
import { BarExtra } from './asking/BarExtra.tsx';
import { commitLabel } from './asking/commitLabel.ts';
import { Board } from './Board.tsx';
import { End } from './End.tsx';
import type { View } from './facts.ts';
import { LESSON_TABLE } from './lesson.ts';
import { iconOf } from './logIcons.ts';
import { foldLook } from './map/look.ts';
import { motions } from './motions.ts';
import { pace } from './pace.ts';
import { DEED_KINDS } from './sheet/deeds.ts';
import { endangers, neighbours, status, threats } from './readouts.ts';
import { ruleOf } from './rules.ts';
import { CardUpClose } from './sheet/Item.tsx';
import { GearTab, isGear, OwnSheet } from './sheet/Phone.tsx';
import { SeatBody } from './sheet/SeatBody.tsx';
import { Shared } from './sheet/Shared.tsx';
import { Panel } from './side/Panel.tsx';
import { ownOf } from './words/index.ts';
import './style/index.css';

const table: TableModule = {
  foot: true,
  crumbs(seen, words) {
    const { quest, round, phase } = seen as View;
    const { s, called } = ownOf(words);
    const where = [called(quest), s(`phase.${phase}`)];
    return round === 0 ? where : [s('crumb.round', { round }), ...where];
  },
  Board,
  Own: OwnSheet,
  ownLabel: (words) => ownOf(words).s('tab.own'),
  ownTab: (words) => <FirstTab icon="walk" word={ownOf(words).s('tab.actions')} />,
  SeatBody,
  Shared,
  tabs: (words) => [
    {
      id: 'gear',
      label: <FirstTab icon="backpack" word={ownOf(words).s('tab.gear')} />,
      Content: GearTab,
      holds: isGear,
    },
  ],
  panel: {
    label: (words) => (
      <>
        <Icon name="semi-closed-eye" />
        <span className="tab-word">{ownOf(words).s('ahead')}</span>
      </>
    ),
    Content: Panel,
  },
  BarExtra,
  commitLabel,
  useLaidOut: () => {
    const question = useQuestion();
    return (
      question !== null &&
      (DEED_KINDS.has(question.kind) || question.kind === 'levelUp' || asksForZone(question))
    );
  },
  motions,
  menus: true,
  grave: ({ kind }, value) => (kind === 'nextQuest' && value === 'stop' ? 'grave' : null),
  advice({ kind, about }, _, words, narrowed) {
    if (kind !== 'turn' || narrowed !== null) return null;
    const spent = about['n'] === 0 && about['free'] === 0;
    return ownOf(words).s(spent ? 'advice.no-action' : 'advice.turn');
  },
  ruleOf,
  iconOf,
  End,
  pictured: (piece) => {
    const code = piece.slice(piece.indexOf('.') + 1);
    return /^[A-Z]{2}-\d+$/.test(code) && !code.startsWith('ST') ? <CardUpClose code={code} /> : null;
  },
  lesson: LESSON_TABLE,
  pace,
  pressed: (key) => key === 'Escape' && foldLook(),
  status,
  threats,
  neighbours,
  endangers,
};

export default table;
