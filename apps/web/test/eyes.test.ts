import { expect, test } from 'vitest';
import { eyesOf } from '../src/table/store/eyes.ts';

const PERSON = { name: 'Ann', kind: 'person' };
const BOT = { name: 'Bob', kind: 'careful' };

function eyes(
  seats: readonly object[],
  { handOver = true, over = false, seat = null as number | null } = {},
) {
  const table = { meta: { seats, handOver }, latest: { outcome: over ? {} : null }, seat };
  return eyesOf(table as unknown as Parameters<typeof eyesOf>[0]);
}

test.each([
  ['alone with a bot: the own', eyes([PERSON, BOT]), [0, null]],
  ['two behind a hand-over: who sits there', eyes([PERSON, PERSON, BOT], { seat: 1 }), [1, null]],
  ['two, and nobody has said who they are', eyes([PERSON, PERSON, BOT]), [null]],
  ['two with open hands: both, not the bot', eyes([PERSON, PERSON, BOT], { handOver: false }), [0, 1, null]],
  ['bots among themselves: all', eyes([BOT, BOT]), [0, 1, null]],
  ['a finished game: all', eyes([PERSON, PERSON, BOT], { over: true }), [0, 1, 2, null]],
])('%s', (_, found, wanted) => {
  expect(found).toEqual(wanted);
});
