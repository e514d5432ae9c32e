// How tries are played on: dice and plans as `careful` weighs them, from tables; in a fight every source is weighed by what it would do
// from here, and nothing is tried.

import type { Below, One, Pending, Play, Quick } from '@gravetable/kernel';
import type { Board } from '../state.ts';
import { quickCommand } from './quick-dice.ts';
import { quickSource, quickTarget } from './quick-fight.ts';
import { quickPlan, quickTaken } from './quick-plan.ts';
import { TASTE, type Taste } from './quick-taste.ts';

type Answer = (board: Board, ask: One<never>, taste: Taste) => unknown;

const taken: Answer = (board, { seat, options }) => quickTaken(board, board.players[seat]!, options);
const walk: Answer = (board, ask, taste) => quickTarget(board, ask, taste, true);
const strike: Answer = (board, ask, taste) => quickTarget(board, ask, taste, false);

/** By the label of the step that asks. What is not listed is left to the lot, as `careful` leaves it. */
const ANSWERS: { readonly [label: string]: Answer } = {
  'VG-ROLL-02a': ({ players }, { seat, options }) => quickCommand(players[seat]!, options),
  'VG-FLASH-03': (board, { seat, options }) => quickPlan(board, board.players[seat]!, options),
  'VG-RES-01b': taken,
  'VG-FLASH-12': taken,
  'VG-RULING-54': quickSource,
  'VG-RULING-26': quickSource,
  'VG-RULING-67': quickSource,
  'VG-ACT-MOVE-01': walk,
  'VG-ACT-JUMP-01': walk,
  'VG-ACT-HIT-01': strike,
  'VG-ACT-SHOOT-01': strike,
  'VG-ACT-EVADE-01': strike,
  'VG-ACT-KILL-01': strike,
};

/** A player of tries who fights by these numbers. */
export const glancing =
  (taste: Taste): Quick<Board> =>
  (play: Play<Board>, pending: Pending, below: Below) => {
    const ask = play.ask(pending) as One<never>;
    const answer = ANSWERS[pending.op.label];
    return answer === undefined ? ask.sample(below) : answer(play.state.board, ask, taste);
  };

export const quick = glancing(TASTE);
