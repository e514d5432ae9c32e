/** The Combat timeline: Rounds as columns, foes by lane and heroes as rows. It resolves down, then right. */

import type { GameEvent } from '@gravetable/kernel';
import { Fragment, useRef } from 'react';
import { useOdds, useTable, useView } from '../../../table/context.tsx';
import { useForecast } from '../../../table/kit/forecast.ts';
import { Arrows, type Link } from './Arrows.tsx';
import { strikes } from './Blow.tsx';
import { BossStrip } from './BossStrip.tsx';
import { useCandidate, useOutcomeOf } from './candidate.ts';
import { NUMERALS, ROUNDS, SPACES, useFacts, type Pos, type View } from '../cards/facts.ts';
import { FoeRow } from './FoeRow.tsx';
import type { Forecast } from './forecast.ts';
import { GroupBand } from './GroupBand.tsx';
import { HeroRow } from './HeroRow.tsx';
import { hungIn } from './hung.ts';
import { HungRow } from './HungRow.tsx';
import { useInSight } from './inSight.ts';
import { useStory } from '../map/story.ts';
import { useMine } from '../sheet/mine.ts';
import { Pacing } from './Pacing.tsx';
import { useShown, type Shown } from './shown.ts';
import { useOwn } from '../words/index.ts';
import { nth } from '../../../nth.ts';

/** Hits the own cards would deal, while the others lie face down. */
function foretold({ foes }: Forecast, no: number): Link[] {
  return foes.flatMap(({ space, rounds }) =>
    rounds.flatMap(({ hit: [least, most] }, round): Link[] =>
      most === 0
        ? []
        : [
            {
              from: `hero:${no}`,
              to: `space:${space}`,
              round,
              kind: least > 0 ? 'sure' : 'maybe',
              harm: false,
            },
          ],
    ),
  );
}

/** The blow being told. */
function told({ event, actor, view }: Shown & { event: GameEvent }): Link[] {
  const round = view.combat?.round ?? 0;
  if (actor === null || !strikes(event)) return [];
  return (event.pieces ?? []).flatMap((to) =>
    to === actor ? [] : [{ from: actor, to, round, kind: 'now' as const, harm: actor.startsWith('space') }],
  );
}

export function Timeline() {
  const own = useOwn();
  const { s } = own;
  const facts = useFacts();
  const shown = useShown();
  const { combat: after } = useView<View>();
  const candidate = useCandidate();
  const mine = useMine();
  const live = useTable((table) => table.phase === 'playing' || table.phase === 'others');
  const odds = useOdds();
  const wanted = odds && live && !shown.acting && after !== null;
  const { told: forecast, settled } = useForecast<Forecast>(useOutcomeOf(candidate), wanted);
  const field = useRef<HTMLDivElement>(null);
  const struck = forecast?.foes.filter(({ rounds }) => rounds.some(({ hit }) => hit[1] > 0)) ?? [];
  useInSight(
    field,
    candidate?.held === true && settled ? candidate.code : null,
    struck.map(({ space }) => space),
  );
  const story = useStory();
  const { combat, heroes, run } = shown.view;
  if (combat === null) return null;
  const order = heroes.map((_, at) => (run.firstPlayer + at) % heroes.length);
  const hung = hungIn(combat.boss, facts, own);
  const round = combat.revealed ? combat.round : -1;
  /** The Rounds that are certain: the others bear a question mark, whatever their figures say. */
  const certain = forecast === null ? ROUNDS.length : Math.max(forecast.certain, round);
  const likely =
    certain < ROUNDS.length ? s('timeline.likely', { round: nth(NUMERALS, certain) }) : undefined;
  const links =
    shown.acting && shown.event !== null
      ? told({ ...shown, event: shown.event })
      : forecast === null || combat.revealed || mine === null
        ? []
        : foretold(forecast, mine.no);
  const lane = (space: Pos) => (
    <Fragment key={space}>
      {combat.enemies
        .filter((enemy) => enemy.space === space)
        .map((enemy) => (
          <FoeRow
            key={enemy.code}
            enemy={enemy}
            shown={shown}
            forecast={forecast?.foes.find((one) => one.space === space)}
          />
        ))}
      {hung
        .filter((one) => one.space === space)
        .map((one) => (
          <HungRow key={one.piece} hung={one} />
        ))}
    </Fragment>
  );
  return (
    <div className={`dc-combat${shown.acting ? ' acting' : ''}`}>
      {combat.boss !== null && <BossStrip boss={combat.boss} />}
      <div className="dc-timeline" role="group" aria-label={s('timeline')} ref={field}>
        <div className="dc-rounds">
          <Pacing shown={shown} />
          {ROUNDS.map((one) => (
            <span key={one} className={one === round ? 'now' : one < round ? 'past' : ''} aria-hidden="true">
              {one < certain ? (
                <b>{NUMERALS[one]}</b>
              ) : (
                <b className="dc-likely" title={likely}>
                  {NUMERALS[one]}
                </b>
              )}{' '}
              {one === 0 && <small>{s('timeline.zero')}</small>}
              {one === 4 && <small>{s('timeline.four')}</small>}
            </span>
          ))}
        </div>
        {likely !== undefined && <p className="sr">{likely}</p>}
        {lane('behind')}
        <div className="dc-group">
          <GroupBand view={shown.view} forecast={forecast} />
          {order.map((no) => (
            <HeroRow
              key={no}
              no={no}
              shown={shown}
              candidate={no === mine?.no ? candidate : null}
              forecast={forecast}
            />
          ))}
        </div>
        {SPACES.slice(1).map(lane)}
        {combat.edge !== null && <p className="dc-edge">{s(`edge.${combat.edge}`)}</p>}
        {story !== null && combat.boss === null && (
          <div className="dc-room">
            <p className="dc-story">{story}</p>
          </div>
        )}
        <Arrows field={field} links={links} />
      </div>
    </div>
  );
}
