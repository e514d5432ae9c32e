/** Dead Cells: the Biome map, the Combat timeline, the Mutation board. */

import type { TableModule } from '../../table/module.ts';
import { adviceOn } from './asking/advice.ts';
import { causeOf } from './asking/cause.ts';
import { useLaidOut } from './asking/choices.ts';
import { BarExtra } from './asking/BarExtra.tsx';
import { Board } from './Board.tsx';
import { BoughtFace, CombatFace, EquipmentFace, FoePrints } from './cards/cards.tsx';
import { NUMERALS, type Round, type View } from './cards/facts.ts';
import { LESSON_TABLE } from './lesson.ts';
import { iconOf } from './logIcons.ts';
import { motions } from './motions.ts';
import { BoardTab, End, OwnSheet } from './sheet/Phone.tsx';
import { met, monsters } from './cards/met.ts';
import { neighbours } from './map/places.ts';
import { endangers, status, threats } from './readouts.ts';
import { grave, ruleOf } from './rules.ts';
import { beheadedIcon } from './cards/icons.ts';
import { SeatBody } from './sheet/SeatBody.tsx';
import { Shared } from './sheet/Shared.tsx';
import { pace } from './combat/shown.ts';
import { ownOf } from './words/index.ts';
import './style/index.css';

const table: TableModule = {
  crumbs(seen, words) {
    const { run, biome, combat } = seen as View;
    const { s, name } = ownOf(words);
    const where =
      combat !== null && combat.boss !== null
        ? [name(`boss.${combat.boss.id}`)]
        : biome === null
          ? []
          : [name(`biome.${biome.id}`)];
    const what =
      combat === null
        ? s(`phase.${run.phase}`)
        : combat.revealed
          ? s('round', { round: NUMERALS[combat.round as Round] })
          : s('phase.planning');
    return [what, s('crumb.run', { n: run.number }), ...where];
  },
  Board,
  Own: OwnSheet,
  ownLabel: (words) => ownOf(words).s('hand'),
  SeatBody,
  held: (view, seat) => {
    const { heroes, combat } = view as View;
    const isPlanned = combat !== null && !combat.revealed;
    return heroes
      .filter((hero) => hero.seat === seat)
      .map(({ who, handCount, activeCount }) => ({
        emblem: beheadedIcon(who),
        hand: handCount,
        laid: isPlanned ? activeCount : null,
      }));
  },
  Shared,
  tabs: (words) => [{ id: 'board', label: ownOf(words).s('tab.board'), Content: BoardTab }],
  BarExtra,
  commitLabel: ({ kind }, words) => (kind === 'playCard' ? ownOf(words).s('lay-down') : null),
  advice: adviceOn,
  cause: causeOf,
  ruleOf,
  useLaidOut,
  menus: true,
  grave,
  End,
  motions,
  iconOf,
  pace,
  status,
  threats,
  neighbours,
  endangers,
  met,
  entries: monsters,
  pictured: (piece) => {
    const [deck, code = ''] = piece.split('.');
    if (deck === 'monster') return <FoePrints name={piece} />;
    if (deck === 'equipment') return <EquipmentFace code={code} />;
    if (deck === 'combat') return <CombatFace code={code} />;
    return deck === 'upgrade' || deck === 'well' || deck === 'secret' ? <BoughtFace code={code} /> : null;
  },
  lesson: LESSON_TABLE,
};

export default table;
