/** A seat's Adventurers in the seat column: head, name, Zone, Danger; health, Mana, Potions, adrenaline. */

import type { Seat } from '@gravetable/kernel';
import { memo } from 'react';
import { Icon, Picture } from '../../../art/index.ts';
import { Piece } from '../../../table/asking/Piece.tsx';
import { usePreviewed, useQuestion } from '../../../table/context.tsx';
import { useActed } from '../../../table/kit/acting.ts';
import {
  adventurerIn,
  isKo,
  leftOf,
  LEVELS,
  type AdventurerView,
  type DividedAhead,
  type View,
} from '../facts.ts';
import { figureIcon } from '../icons.ts';
import { DANGER_COLOURS } from '../map/Rail.tsx';
import { useOwn } from '../words/index.ts';
import { useDivided, useShared, worstOf } from '../asking/sharing.ts';
import { lookAt, useShown } from './whose.ts';

export function SeatBody({ seat }: { seat: Seat }) {
  const { view } = useActed<View>();
  const previewed = usePreviewed<View>();
  const { s } = useOwn();
  const mine = view.party.filter((one) => one.seat === seat);
  const divided = useDivided(useShared());
  return (
    <>
      {view.first === seat && (
        <span className="dk-first" title={s('first')}>
          <Icon name="crown" />
          <span className="sr">{s('first')}</span>
        </span>
      )}
      <ul className="dk-party">
        {mine.map((one) => (
          <Row
            key={one.id}
            one={one}
            after={previewed === null ? null : (adventurerIn(previewed, one.id) ?? null)}
            acting={view.turn.who !== null && view.party[view.turn.who] === one}
            divided={divided?.get(one.id) ?? null}
          />
        ))}
      </ul>
    </>
  );
}

interface RowProps {
  readonly one: AdventurerView;
  readonly after: AdventurerView | null;
  readonly acting: boolean;
  readonly divided: DividedAhead | null;
}

const Row = memo(function Row({ one, after, acting, divided }: RowProps) {
  const { s, called } = useOwn();
  const question = useQuestion();
  const shown = useShown()?.now.id === one.id;
  const left = leftOf(one);
  const worst = divided === null ? null : worstOf(divided);
  const then = worst ?? (after === null ? left : leftOf(after));
  const state = isKo(one) ? 'ko' : acting ? 'acting' : one.played ? 'played' : 'waits';
  const label = s('row', {
    adventurer: one.id,
    zone: one.zone,
    code: one.zone,
    left,
    health: one.health,
    mana: one.mana,
    potions: one.potions,
    n: one.ap,
    level: LEVELS[one.danger],
    state,
  });
  return (
    <li className={`dk-row ${state}${shown ? ' shown' : ''}`}>
      <Piece piece={`adventurer:${one.id}`} label={label} passedBy>
        <Picture id={one.id} icon={figureIcon(one.id)} motif="bricks" width={36} height={36} portrait />
      </Piece>
      <button
        type="button"
        className="dk-look"
        onClick={() => lookAt(one.id, question?.id ?? null)}
        title={s('look', { adventurer: one.id })}
      >
        <span className="dk-name">
          <b>{called(one.id)}</b> <span className="mono quiet">{one.zone}</span>
          <b className="dk-level" style={{ background: DANGER_COLOURS[one.danger] }}>
            {LEVELS[one.danger]}
          </b>
        </span>
        <span className="dk-vitals">
          {isKo(one) ? (
            <b className="dk-ko-tag">KO</b>
          ) : (
            <span>
              <Icon name="hearts" className="dk-red" />
              {left}
            </span>
          )}
          <span>
            <Icon name="crystal-shine" className="dk-blue" />
            {one.mana}
          </span>
          {one.potions > 0 && (
            <span>
              <Icon name="health-potion" className="dk-red" />
              {one.potions}
            </span>
          )}
          <span className="mono">{one.ap}</span>
        </span>
        <i className="dk-bar">
          <i style={{ width: `${(Math.min(left, then) / one.health) * 100}%` }} />
          {then < left && <i className="going" style={{ width: `${((left - then) / one.health) * 100}%` }} />}
        </i>
        {divided !== null && (
          <small className={worst === null ? 'dk-good' : worst === 0 ? 'dk-bad' : ''}>
            {worst === null ? s('divide.untouched') : s('divide.worst', { n: worst })}
          </small>
        )}
      </button>
    </li>
  );
});
