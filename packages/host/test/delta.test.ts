import { lanternHill } from '@gravetable/example';
import { Desk, Host, MemoryStore } from '@gravetable/host';
import { isRefusal, type AnyGame, type Json, type Seat } from '@gravetable/kernel';
import { deltaOf, knownOf, stepAfter } from '@gravetable/protocol';
import type { Delta, Known, Push, Snapshot, Step } from '@gravetable/protocol';
import { describe, expect, test } from 'vitest';
import { stones } from './stones.ts';
import { HandClock } from './time.ts';

/** Plays a while with undos between, and hands every step that a desk is given to `look`. */
async function played(
  game: AnyGame,
  answers: number,
  look: (known: Known, step: Step) => Known,
): Promise<void> {
  const time = new HandClock();
  const gameOf = (id: string) => (id === game.id ? game : undefined);
  const host = new Host({ store: new MemoryStore(), time, gameOf });
  const seats = ['Ann', 'Bob'].map((name) => ({ name, kind: 'person' }));
  const table = await host.begin({
    id: 'table',
    game: game.id,
    seats,
    options: {},
    seed: 'delta',
    meta: () => null,
  });
  if (isRefusal(table)) throw new Error(table.code);
  const known = new Map<Desk, Known>();
  const desks = ([0, 1, null] as (Seat | null)[]).map((seat) => {
    const hears = (push: Push): void => {
      if (push.push === 'step') known.set(desk, look(known.get(desk)!, push.step));
    };
    const own = seat === null ? [] : [seat];
    const desk: Desk = new Desk({ table, seats: own, hears, fresh: () => 'fresh', now: time.now });
    known.set(desk, knownOf(desk.look(seat) as Snapshot));
    return desk;
  });
  let keys = 0;
  for (let at = 0; at < answers && !table.whole.play.over; at++) {
    const [asked] = table.whole.play.pending;
    const desk = desks[asked!.seat]!;
    const question = known.get(desk)!.questions[0]!;
    const ask = (message: object): Promise<unknown> =>
      desk.request({ table: 'table', revision: table.age.revision, key: `k${++keys}`, ...message });
    const value = question.options[at % question.options.length]?.value ?? ([2, 0] as Json);
    const done = (await ask({ do: 'answer', question: question.id, value })) as { step?: Step };
    if (done.step !== undefined) known.set(desk, look(known.get(desk)!, done.step));
    if (at % 5 !== 4) continue;
    const back = (await ask({ do: 'undo' })) as { step?: Step };
    if (back.step !== undefined) known.set(desk, look(known.get(desk)!, back.step));
  }
}

describe.each([lanternHill, stones] as AnyGame[])('$id', (game) => {
  test('a step comes out of its delta exactly, undone or not, for every viewer', async () => {
    let steps = 0;
    await played(game, 120, (known, step) => {
      const sent = JSON.parse(JSON.stringify(deltaOf(known, step))) as Delta;
      expect(stepAfter(known, sent, game.outline as never)).toEqual(step);
      steps++;
      return knownOf(step);
    });
    expect(steps).toBeGreaterThan(150);
  });

  test('whoever missed a step finds out by the hash', async () => {
    let seen: Known | null = null;
    let found = 0;
    let hashed = 0;
    await played(game, 120, (known, step) => {
      if (step.viewer !== 0) return knownOf(step);
      seen ??= known;
      const delta = deltaOf(known, step);
      if (delta.at(-1) === null) return knownOf(step);
      hashed++;
      // Somebody who stopped listening at the first step lays it over what they have.
      if (stepAfter(seen, delta, game.outline as never) === null) found++;
      return knownOf(step);
    });
    expect(hashed).toBeGreaterThan(0);
    expect(found).toBe(hashed);
  });
});
