// How tries are played on: as habit answers. Steps that always ask the same are known by their label, so that the question need not
// describe itself: that would cost more than the answer.
import type { Pending, Play } from '@gravetable/kernel';
import { combatCard } from '../box/box.ts';
import type { Board } from '../state.ts';
import { habit, type Told } from './habits.ts';

/** By the label of a step: what it asks, where habit wants to know no more. Stray victims are chosen as others are. */
export const TOLD: { readonly [label: string]: Told } = {
  'DC-ACT-02b': { kind: 'victim' },
  'DC-ACT-09': { kind: 'skill' },
  'DC-ACT-11a': { kind: 'loot' },
  'DC-CHK-03': { kind: 'payHandCheck' },
  'DC-CMB-12c': { kind: 'playCard' },
  'DC-EXP-06': { kind: 'choosePath' },
  'DC-IB-04b': { kind: 'heal' },
  'DC-IB-05c': { kind: 'buyCard' },
  'DC-ICON-03': { kind: 'eitherOr' },
  'DC-ICON-08': { kind: 'vialReceiver' },
  'DC-MUT-05b': { kind: 'useMutation' },
  'DC-RNG-02': { kind: 'target' },
  'DC-RULING-35': { kind: 'ally' },
  'DC-RULING-52': { kind: 'usePotion' },
  'DC-RULING-83d': { kind: 'assignToken' },
  'DC-RULING-100a': { kind: 'slot' },
  'DC-UPG-01a': { kind: 'spendCells' },
};

export const quick = (play: Play<Board>, pending: Pending): unknown =>
  habit(play.state.board, play.ask(pending), TOLD[pending.op.label] ?? toldIn(pending));

/** What habit asks about a card that is given away is kept by the step. */
function toldIn({ op, frame }: Pending): Told | undefined {
  if (op.label === 'DC-ICON-07') return { kind: 'scrollReceiver', about: { sym: frame.vars['sym'] } };
  if (op.label !== 'DC-RULING-68') return undefined;
  return { kind: 'placeCombat', about: { combat: combatCard(frame.vars['card'] as number).code } };
}
