/** Counts of positions: cheap, and merciless. */

import { stateHash, type AnyPlay, type Json, type Seat } from '@gravetable/kernel';

/** How many different states can be reached from here in exactly so many answers. Chance falls as it would. */
export function positions(play: AnyPlay, depth: number): number {
  let reached = new Map<string, AnyPlay>([[stateHash(play), play]]);
  for (let n = 0; n < depth; n++) {
    const next = new Map<string, AnyPlay>();
    for (const one of reached.values()) {
      for (const { seat, id, value } of allAnswers(one)) {
        const after = one.fork();
        const refused = after.answer(seat, id, value);
        if (refused !== null) throw new Error(`${id} refused ${JSON.stringify(value)}: ${refused.code}`);
        next.set(stateHash(after), after);
      }
    }
    reached = next;
  }
  return reached.size;
}

function* allAnswers(play: AnyPlay): Generator<{ seat: Seat; id: string; value: Json }> {
  const asked = play.pending
    .filter((one) => play.pendingOf(one.seat) === one && one.chance === null)
    .map((one) => ({ seat: one.seat, id: play.idOf(one), ask: play.ask(one) }));
  const offered = play.seats.flatMap((seat) => play.powersOf(seat).map(({ id, ask }) => ({ seat, id, ask })));
  for (const { seat, id, ask } of [...asked, ...offered]) {
    const count = ask.count();
    if (count === Infinity) throw new Error(`${id} has too many answers to count positions`);
    for (let i = 0; i < count; i++) yield { seat, id, value: ask.nth(i) as Json };
  }
}
