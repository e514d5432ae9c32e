/** What befalls a row in the line being told: a number, a Shield, a State, a death. */

import type { GameEvent } from '@gravetable/kernel';
import { Icon, type IconName } from '../../../art/index.ts';
import { STATE_ICON } from '../cards/icons.ts';
import type { Shown } from './shown.ts';

interface Mark {
  readonly icon: IconName;
  readonly text: string;
  readonly harm: boolean;
}

function markOf(event: GameEvent): Mark | null {
  const n = typeof event['n'] === 'number' ? event['n'] : 1;
  const state = typeof event['state'] === 'string' ? event['state'] : '';
  switch (event.kind) {
    case 'enemyHit':
    case 'beheadedHit':
      return { icon: 'broadsword', text: `−${n}`, harm: true };
    case 'poisonWorks':
      return { icon: 'poison-bottle', text: '', harm: true };
    case 'enemyBlocks':
    case 'beheadedBlocks':
    case 'enemyUntouchable':
      return { icon: 'shield', text: '−0', harm: false };
    case 'enemyShield':
    case 'shield':
      return { icon: 'shield', text: `+${n}`, harm: false };
    case 'healed':
    case 'enemyHealed':
      return { icon: 'hearts', text: `+${n}`, harm: false };
    case 'enemyState':
    case 'state':
      return { icon: STATE_ICON[state] ?? 'hazard-sign', text: '', harm: true };
    case 'enemyFrozen':
    case 'frozenRound':
      return { icon: 'ice-cube', text: '', harm: true };
    case 'looted':
      return { icon: 'swap-bag', text: '', harm: false };
    case 'enemyKilled':
    case 'instanceFalls':
    case 'beheadedDies':
      return { icon: 'death-skull', text: '', harm: true };
    default:
      return null;
  }
}

/** Whether an arrow leads from the actor to the struck. */
export const strikes = (event: GameEvent): boolean => markOf(event) !== null && event.kind !== 'poisonWorks';

/** The classes of a row while lines are told. */
export function rowMarks({ event, actor, acting, slain }: Shown, piece: string): string {
  const struck = event !== null && event.pieces?.includes(piece) === true && markOf(event) !== null;
  const acts = acting && actor === piece ? ' acts-now' : '';
  return `${acts}${struck ? ' struck' : ''}${slain !== null && piece === `space:${slain}` ? ' slain' : ''}`;
}

export function Blow({ shown: { event, at, acting }, piece }: { shown: Shown; piece: string }) {
  if (event === null || event.pieces?.includes(piece) !== true) return null;
  const mark = markOf(event);
  if (mark === null) return null;
  return (
    <span
      key={at}
      className={`dc-blow${mark.harm ? ' harm' : ''}${acting ? '' : ' fades'}`}
      aria-hidden="true"
    >
      <Icon name={mark.icon} />
      {mark.text !== '' && <b className="mono">{mark.text}</b>}
    </span>
  );
}
