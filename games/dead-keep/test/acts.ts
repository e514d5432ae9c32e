// What an Adventurer may do, in the words of scenarios; and what is offered at a question.

import type { Play } from '@gravetable/kernel';
import { cardNo } from '../src/cards/box.ts';
import type { EnemyKind, ZoneId } from '../src/cards/ids.ts';
import type { Aim, Choice, Pay, Token } from '../src/choices.ts';
import { chartOf, zoneNo } from '../src/map/chart.ts';
import type { Board } from '../src/state.ts';
import { keep, type KeepGiven } from './keep.ts';

/** The labels that ask. */
export const TURN = 'DK-PP-03a';
export const BOOST = 'DK-RULING-66b';
export const REROLL = 'DK-RULING-63b';
export const HITS = 'DK-MELEE-01';

export const END = { do: 'endTurn' };
export const ROLL = { do: 'roll' };
export const DECLINE = { do: 'decline' };

/** A Zone of a Quest by number. */
export const z = (id: string, quest = 'Q01'): number => zoneNo(chartOf(quest), id as ZoneId);

export const move = (to: string, pay: Pay = 'action', quest = 'Q01') => ({
  do: 'move',
  to: z(to, quest),
  pay,
});
export const sprint = (to: string, quest = 'Q01') => ({ do: 'sprint', to: z(to, quest), pay: 'action' });
export const door = (edge: string, quest = 'Q01') => ({
  do: 'door',
  door: chartOf(quest).doors.findIndex((one) => one.edge === edge),
});
export const take = (token: Token, at: number) => ({ do: 'take', token, at, pay: 'action' });

interface Aimed {
  readonly at?: Aim;
  readonly line?: number;
  readonly pay?: Pay;
  readonly quest?: string;
}
export const attack = (
  card: string,
  zone: string,
  { at = 'undead', line = 0, pay = 'action', quest }: Aimed = {},
) => ({
  do: 'attack',
  card: cardNo(card),
  line,
  zone: z(zone, quest),
  at,
  pay,
});

/** The Monster of a table, as an attack names it. */
export const aimAt = (given: KeepGiven, kind: EnemyKind): number =>
  keep(given).board.packs.findIndex((pack) => pack.kind === kind);

/** What the first open question offers. */
export function offered(play: Play<Board>): readonly Choice[] {
  const ask = play.ask(play.pending[0]!) as unknown as { readonly options: readonly Choice[] };
  return ask.options;
}

export const offersOf = (play: Play<Board>, kind: Choice['do']): readonly Choice[] =>
  offered(play).filter((one) => one.do === kind);
