// DK-RULING-37, -38, DK-SKILL-TAUNT: extra Activations, outside the Activation Step.

import { isMonster } from '../cards/monsters.ts';
import type { ZoneNo } from '../map/types.ts';
import { procedure } from '../rulebook.ts';
import type { Board, Who } from '../state.ts';
import { callUp, passes } from './activation.ts';

/** All Monsters without the Boss, all with it, the Boss alone, or the lone Baba Yaga. */
export type Extra = 'monsters' | 'everybody' | 'boss' | 'babaYaga';

function callExtra(board: Board, whose: Extra): void {
  callUp(
    board,
    ({ kind }) => (whose === 'babaYaga' ? kind === 'babaYaga' : whose !== 'boss' && isMonster(kind)),
    whose === 'everybody' || whose === 'boss',
  );
}

/** One full pass: Attacks first, then Moves. */
export const extraActivation = procedure<{ whose: Extra }>('extraActivation')
  .do('DK-RULING-37', (t, v) => {
    callExtra(t.board, v.whose);
    t.tell?.({ kind: 'extraActivation', whose: v.whose });
  })
  .call('DK-RULING-37a', () => passes.with({ only: null }))
  .end();

/** DK-RULING-77: all Enemies of a Zone spend all their Actions on the taunter alone; a Binding Chain does not hold them. */
export const tauntActivation = procedure<{ who: Who; zone: ZoneNo }>('tauntActivation')
  .do('DK-SKILL-TAUNT', (t, v) =>
    callUp(t.board, ({ zone }) => zone === v.zone, t.board.boss.zone === v.zone),
  )
  .call('DK-RULING-77', (_, v) => passes.with({ only: v.who }))
  .end();
