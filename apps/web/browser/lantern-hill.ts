/** Games of Lantern Hill that stand shortly before their end, or at it. */

import { botNamed } from '@gravetable/bots';
import { lanternHill } from '@gravetable/example';
import { belowOf, isRefusal, Look, Session, type Json } from '@gravetable/kernel';
import { foundOnce } from './found.ts';

/** The record of a game between these, so many answers before its end. */
export function hillBefore(left: number, kinds: readonly string[]): string {
  return foundOnce(`lantern-hill-${kinds.join('-')}-${left}`, () => {
    const seed = 'hill';
    const seats = kinds.map((kind, at) => ({ name: `Player ${at + 1}`, kind }));
    const session = Session.open(lanternHill, seats, { seed });
    if (isRefusal(session)) throw new Error(session.code);
    const careful = botNamed(lanternHill, 'careful')!;
    const below = belowOf(seed);
    while (!session.play.over) {
      const pending = session.play.pending[0]!;
      const answer = careful.choose(new Look(session.play, pending), below) as Json;
      const told = session.answer(pending.seat, session.play.idOf(pending), answer);
      if (isRefusal(told)) throw new Error(told.code);
    }
    return JSON.stringify(session.at(session.count - left).record(true));
  });
}
