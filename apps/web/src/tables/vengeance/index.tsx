/** Vengeance: the roll, and the den as a blueprint. */

import type { TableModule } from '../../table/module.ts';
import { BarExtra } from './BarExtra.tsx';
import { Board } from './Board.tsx';
import { CompendiumPicture, entries, met } from './compendium.tsx';
import type { View } from './facts.ts';
import { iconOf } from './logIcons.ts';
import { motions } from './motions.ts';
import { pace } from './pace.ts';
import { isPointless } from './pointless.ts';
import { endangers, neighbours, status, threats } from './readouts.ts';
import { grave, ruleOf } from './rules.ts';
import { CLOCK_TABLE, LESSON_TABLE } from './lesson.ts';
import { useLaidOut } from './laidOut.ts';
import { wayNow } from '../../way.ts';
import { rollKey } from './roll/keys.ts';
import { useHand } from './roll/hand.ts';
import { rollMeant } from './roll/rolling.ts';
import { OwnSheet } from './sheet/Own.tsx';
import { SeatBody } from './sheet/SeatBody.tsx';
import { Shared } from './sheet/Shared.tsx';
import { ownOf } from './words/index.ts';
import './style/index.css';

const table: TableModule = {
  crumbs(seen, words) {
    const view = seen as View;
    const { s, name } = ownOf(words);
    if (view.phase === 'setup') return [s('crumb.setup')];
    const den = view.players[0]?.den ?? null;
    const round = s('crumb.round', { n: view.round, of: view.rounds });
    const phase = s(`crumb.${view.phase}`);
    return view.players.length === 1 && den !== null ? [round, phase, name(`den.${den}`)] : [round, phase];
  },
  Board,
  Own: OwnSheet,
  boardFirst: (seen) => ['rolling', 'resolution'].includes((seen as View).phase),
  ownLabel: (words) => ownOf(words).s('own'),
  SeatBody,
  Shared,
  BarExtra,
  grave,
  useLaidOut,
  useMeant(question) {
    useHand();
    return rollMeant(question);
  },
  pressed: rollKey,
  advice(question, seen, words) {
    const { s } = ownOf(words);
    const view = seen as View;
    const me = view.players[question.seat];
    const { about } = question;
    if ('tile' in about)
      return s('advice.step', {
        name: words.say(about['source'] as { id: string }),
        n: about['step'] as number,
        of: about['steps'] as number,
      });
    if (question.kind === 'command' && me !== undefined) {
      if (!wayNow().odds) return null;
      const payable = new Set(
        question.options.flatMap(({ value }) =>
          typeof value === 'object' && value !== null && 'to' in value ? [value['to']] : [],
        ),
      ).size;
      const turns = view.calm && view.solo === null && about['now'] === 'open';
      return about['now'] === 'stopped' ? null : s(turns ? 'advice.calm' : 'advice.roll', { n: payable });
    }
    if (question.kind === 'plan' && me !== undefined)
      return s('advice.plan', { n: me.slots.filter((used) => !used).length });
    if (question.kind === 'fighting') return about['left'] === 0 ? null : s('advice.fight');
    if (question.kind === 'loot' && me !== undefined)
      return s('advice.loot', {
        n: me.rooms.filter(({ id }) => me.lootable.includes(id)).reduce((sum, { loot }) => sum + loot, 0),
      });
    return null;
  },
  ruleOf,
  pointless: isPointless,
  menus: true,
  End: OwnSheet,
  iconOf,
  motions,
  pace,
  status,
  threats,
  neighbours,
  endangers,
  entries,
  met: (view, _, facts, words) => met(view, facts, words),
  pictured: (piece) => <CompendiumPicture piece={piece} />,
  lesson: LESSON_TABLE,
  more: { clock: CLOCK_TABLE },
};

export default table;
