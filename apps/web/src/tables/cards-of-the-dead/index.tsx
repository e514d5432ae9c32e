/** Cards of the Dead: the street under the lamps. */

import type { TableModule } from '../../table/module.ts';
import { BarExtra } from './BarExtra.tsx';
import { Board } from './Board.tsx';
import { causeOf } from './cause.ts';
import { CompendiumCard } from './CompendiumCard.tsx';
import { isNextDay } from './DayEnd.tsx';
import type { View } from './facts.ts';
import { LESSON_TABLE } from './lesson.ts';
import { iconOf } from './logIcons.ts';
import { motions } from './motions.ts';
import { GearTab, isGear, OwnSheet, SheetHead } from './Phone.tsx';
import { isPointless } from './pointless.ts';
import { neighbours } from './neighbours.ts';
import { endangers, status, threats } from './readouts.ts';
import { ruleOf } from './rules.ts';
import { SeatBody } from './SeatBody.tsx';
import { Shared } from './Shared.tsx';
import { useLaidOut } from './Tray.tsx';
import { ownOf } from './words/index.ts';
import './style/index.css';

const table: TableModule = {
  crumbs(seen, words) {
    const view = seen as View;
    const { s } = ownOf(words);
    const active = view.active === null ? undefined : view.survivors[view.active];
    const turn =
      active === undefined ? [] : [s('crumb.turn', { survivor: active.id, n: active.actionsLeft })];
    return [s('crumb.day', { day: view.day }), s(`place.${view.zone}`, { day: view.day }), ...turn];
  },
  Board,
  Own: OwnSheet,
  ownLabel: (words) => ownOf(words).s('hand'),
  SeatBody,
  Shared,
  SheetHead,
  tabs: (words) => [{ id: 'gear', label: ownOf(words).s('gear'), Content: GearTab, holds: isGear }],
  BarExtra,
  advice(question, seen, words) {
    const { s } = ownOf(words);
    if (question.kind === 'runSecond') return s('advice.run');
    if (question.kind !== 'turn') return null;
    const { lastWhisper, active, survivors } = seen as View;
    if (lastWhisper) return s('advice.whisper');
    return s(survivors[active ?? -1]?.actionsLeft === 1 ? 'advice.last' : 'advice.turn');
  },
  cause: causeOf,
  ruleOf,
  useLaidOut,
  menus: true,
  pointless: isPointless,
  End: OwnSheet,
  motions,
  begins: isNextDay,
  iconOf,
  status,
  threats,
  neighbours,
  endangers,
  pictured: (piece) => <CompendiumCard piece={piece} />,
  lesson: LESSON_TABLE,
};

export default table;
