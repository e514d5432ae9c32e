/** The Combat timeline: Rounds as columns, foes by lane and heroes as rows. It resolves down, then right. */

import { useMemo } from 'react';
import { useOdds, useView } from '../../table/context.tsx';
import { BossStrip } from './BossStrip.tsx';
import { useCandidate, type Candidate } from './candidate.ts';
import { NUMERALS, ROUNDS, useFacts, type Facts, type Lines, type View } from './facts.ts';
import { FoeRow } from './FoeRow.tsx';
import { forecast, untold, type Forecast } from './forecast.ts';
import { GroupBand } from './GroupBand.tsx';
import { HeroRow } from './HeroRow.tsx';
import { useMine } from './mine.ts';
import { useOwn } from './words/index.ts';

/** The lines of the own cards on the table, and of the one under the cursor. */
function cardsOf(
  view: View,
  no: number | undefined,
  candidate: Candidate | null,
  { combat }: Facts,
): Lines[] {
  const hero = no === undefined ? undefined : view.heroes[no];
  const played = view.combat?.revealed === true ? [] : (hero?.active ?? []);
  const codes = candidate === null ? played : [...played, candidate.code];
  return codes.flatMap((code) => {
    const card = combat.get(code);
    return card === undefined ? [] : [card.lines as Lines];
  });
}

function useForecast(candidate: Candidate | null): Forecast {
  const view = useView<View>();
  const facts = useFacts();
  const mine = useMine();
  const odds = useOdds();
  return useMemo(() => {
    const all = forecast(view, facts, cardsOf(view, mine?.no, candidate, facts));
    return odds ? all : untold(all);
  }, [view, facts, mine?.no, candidate, odds]);
}

export function Timeline() {
  const view = useView<View>();
  const { s } = useOwn();
  const candidate = useCandidate();
  const foretold = useForecast(candidate);
  const { combat, heroes, run } = view;
  if (combat === null) return null;
  const order = heroes.map((_, at) => (run.firstPlayer + at) % heroes.length);
  const behind = foretold.foes.filter(({ enemy }) => enemy.space === 'behind');
  const right = foretold.foes.filter(({ enemy }) => enemy.space !== 'behind');
  const round = combat.revealed ? combat.round : -1;
  return (
    <div className="dc-combat">
      {combat.boss !== null && <BossStrip boss={combat.boss} />}
      <div className="dc-timeline" role="group" aria-label={s('timeline')}>
        <div className="dc-rounds" aria-hidden="true">
          <span className="dc-how">{s('timeline.how')}</span>
          {ROUNDS.map((one) => (
            <span key={one} className={one === round ? 'now' : one < round ? 'past' : ''}>
              <b>{NUMERALS[one]}</b> {one === 0 && <small>{s('timeline.zero')}</small>}
              {one === 4 && <small>{s('timeline.four')}</small>}
            </span>
          ))}
        </div>
        {behind.map((foe) => (
          <FoeRow key={foe.enemy.space} foretold={foe} round={round} />
        ))}
        <div className="dc-group">
          <GroupBand foretold={foretold} />
          {order.map((no) => (
            <HeroRow key={no} no={no} round={round} candidate={candidate} />
          ))}
        </div>
        {right.map((foe) => (
          <FoeRow key={foe.enemy.space} foretold={foe} round={round} />
        ))}
        {combat.edge !== null && <p className="dc-edge">{s(`edge.${combat.edge}`)}</p>}
      </div>
    </div>
  );
}
