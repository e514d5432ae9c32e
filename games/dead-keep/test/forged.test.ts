// A position from outside that hides in its frames what its board does not show.

import {
  belowOf,
  fall,
  hash64,
  isRefusal,
  open,
  recordFrom,
  replayed,
  RulesError,
  save,
  stateHash,
} from '@gravetable/kernel';
import type { Json, Session } from '@gravetable/kernel';
import { expect, test } from 'vitest';
import { deadKeep } from '../src/index.ts';

interface Laid {
  readonly stack: { readonly proc: string; readonly vars: { pile?: number[] } }[];
}

/** The Enemy decks are shuffled by hand: what has fallen so far lies in a frame, not on the board. */
function shuffledByHand(): string {
  const play = open(deadKeep, { seats: 1, seed: 'forged', byHand: true });
  if (isRefusal(play)) throw new Error(play.code);
  play.resume();
  const below = belowOf('forged');
  for (;;) {
    const text = save(play as never);
    const { stack } = JSON.parse(text.split('\n')[1]!) as Laid;
    const { proc, vars } = stack.at(-1) ?? { proc: '', vars: {} };
    if (proc === 'shuffleEnemies' && (vars.pile ?? []).length > 0) return text;
    const asked = play.pending[0]!;
    play.put(asked, asked.chance === null ? play.ask(asked).sample(below) : fall(asked.chance, below));
  }
}

function opened(text: string): Session {
  const record = recordFrom(
    text,
    () => ({ name: 'Ann', kind: 'person' }),
    () => deadKeep as never,
  );
  if (isRefusal(record)) throw new Error(record.code);
  const session = replayed(record, deadKeep);
  if (isRefusal(session)) throw new Error(session.code);
  return session;
}

/** A card that is not in the box, among those that have fallen. */
function forged(text: string): string {
  const [header, line] = text.split('\n') as [string, string];
  const state = JSON.parse(line) as Laid;
  state.stack.at(-1)!.vars.pile![0] = -1;
  const told = JSON.stringify(state);
  return `${JSON.stringify({ ...(JSON.parse(header) as object), hash: hash64(told) })}\n${told}\n`;
}

test.each([
  ['as it was', (text: string) => text, false],
  ['with a card that does not exist', forged, true],
] as const)('a position %s: an answer that breaks a law is not taken', (_, change, breaks) => {
  const session = opened(change(shuffledByHand()));
  const below = belowOf('goes on');
  let broke = false;
  for (let n = 0; n < 40 && !broke; n++) {
    const { play } = session;
    const asked = play.pending[0]!;
    const value = asked.chance === null ? play.ask(asked).sample(below) : fall(asked.chance, below);
    const before = stateHash(play);
    try {
      expect(isRefusal(session.answer(asked.seat, play.idOf(asked), value as Json))).toBe(false);
      expect(deadKeep.invariants(session.play.state.board as never, 1)).toEqual([]);
    } catch (error) {
      if (!(error instanceof RulesError)) throw error;
      expect(stateHash(session.play)).toBe(before);
      broke = true;
    }
  }
  expect(broke).toBe(breaks);
});
