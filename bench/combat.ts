/** Dead Cells in the middle of a Combat of four: the heaviest state that is copied often. */

import { gameOf } from '@gravetable/catalog';
import { isRefusal, open, type Play } from '@gravetable/kernel';
import { random } from './measure.mjs';

/** Decisions played after the first Combat began: cards lie on the table, some are announced. */
const INTO_COMBAT = 8;

export function midCombat(): Play {
  const below = random();
  for (let number = 0; ; number++) {
    const opened = open(gameOf('dead-cells')!, { seats: 4, seed: `combat ${number}` });
    if (isRefusal(opened)) throw new Error(opened.code);
    const play = opened as Play<{ readonly combat: object | null }>;
    play.resume();
    for (let into = 0; !play.over; into += play.state.board.combat === null ? 0 : 1) {
      if (into >= INTO_COMBAT && play.state.board.combat !== null) return play as unknown as Play;
      const pending = play.pending[0]!;
      play.put(pending, play.ask(pending).sample(below));
    }
  }
}
