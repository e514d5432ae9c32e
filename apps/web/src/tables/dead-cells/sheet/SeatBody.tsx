/** The Beheaded of a seat in the seat column: portrait, health, states, what is played. */

import type { Seat } from '@gravetable/kernel';
import { Icon, Picture } from '../../../art/index.ts';
import { useZoom } from '../../../table/frame/Zoom.tsx';
import { usePreviewed, useTable } from '../../../table/context.tsx';
import { Piece } from '../../../table/asking/Piece.tsx';
import type { View } from '../cards/facts.ts';
import { Hearts } from './Hearts.tsx';
import { beheadedIcon } from '../cards/icons.ts';
import { useShown } from '../combat/shown.ts';
import { Looked } from './Looked.tsx';
import { Tokens } from './Tokens.tsx';
import { adviceBy } from '../asking/votes.ts';
import { useOwn } from '../words/index.ts';

export function SeatBody({ seat }: { seat: Seat }) {
  const { view } = useShown();
  const then = usePreviewed<View>();
  const { s, name } = useOwn();
  const zoom = useZoom();
  const vote = useTable(({ snapshot }) => adviceBy(snapshot, view.votes, seat));
  return (
    <>
      {view.heroes.map((hero, no) => {
        if (hero.seat !== seat) return null;
        const left = Math.max(0, hero.health - hero.damage);
        const after = then?.heroes[no];
        return (
          <div key={no} className={`dc-seat${hero.dead ? ' dead' : ''}`}>
            <Piece
              piece={`hero:${no}`}
              label={`${name(`beheaded.${hero.who}`)}, ${s('foe.health', { left, health: hero.health })}`}
            >
              <span className="dc-portrait">
                <Picture
                  id={hero.who}
                  icon={beheadedIcon(hero.who)}
                  motif="rays"
                  width={44}
                  height={44}
                  portrait
                />
              </span>
            </Piece>
            <span className="dc-seat-text">
              <span>
                <button
                  type="button"
                  className="dc-look"
                  aria-label={s('look', { who: name(`beheaded.${hero.who}`) })}
                  title={s('look', { who: name(`beheaded.${hero.who}`) })}
                  onClick={() => zoom(s('look', { who: name(`beheaded.${hero.who}`) }), <Looked no={no} />)}
                >
                  {name(`beheaded.${hero.who}`)}
                  <Icon name="magnifying-glass" />
                </button>
                {view.run.firstPlayer === no && <Icon name="crown" className="icon dc-crown" />}
              </span>
              <span className="dc-vitals">
                <Hearts
                  now={left}
                  max={hero.health}
                  then={after === undefined ? left : after.health - after.damage}
                />
                <Tokens of={hero} />
                {view.combat !== null && !view.combat.revealed && hero.activeCount > 0 && (
                  <small>{s('hero.laid', { n: hero.activeCount })}</small>
                )}
              </span>
            </span>
          </div>
        );
      })}
      {vote > 0 && <span className="tag">{s('vote', { n: vote })}</span>}
    </>
  );
}
