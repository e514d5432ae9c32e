// What the coverage page believes: a scenario shows the steps it passed, and a named piece that came out or was told of.
import { emptyTable, lanternHill, openGrave } from '@gravetable/example';
import { Story } from '@gravetable/testkit';
import { expect, test } from 'vitest';
import { Watch, type Shows } from '../src/watch.ts';

const AT_FIRST = 1;
const IN_THE_END = 3;

/** Lantern Hill with pieces: one lies there from the first, one comes out in the end, one never does. */
const game: typeof lanternHill = {
  ...lanternHill,
  content: {
    ...lanternHill.content,
    pieces: {
      all: ['LN-01', 'LN-02', 'LN-03', 'ring', 'bell'],
      met: ({ deck }) => ['LN-01', ...(deck[0] === IN_THE_END ? ['LN-02'] : [])],
    },
  },
};

/** Somebody lights the lantern over three rings and turns their order round. */
function shown(name: string): Shows {
  const watch = new Watch(game, name);
  const board = emptyTable(2, 1, true);
  board.deck = [AT_FIRST, 2, IN_THE_END, 9] as typeof board.deck;
  board.diggers[0]!.dice = [4, 3, 1];
  board.graves = [0, 7] as typeof board.graves;
  board.depths = [5, 9];
  const story = new Story(game)
    .given({ seats: 2, board })
    .at(openGrave, { seat: 0 })
    .uses(1, 'EX-LAMP-01', 'light')
    .answers(1, 'EX-LAMP-03', [0, 0, 0])
    .answers(1, 'EX-LAMP-02a', [IN_THE_END, 2, AT_FIRST])
    .stillAsking(0, 'EX-OPEN-01d');
  return watch.shows(story.play('straight', watch));
}

test('the steps that were passed and the power that was used, and no others', () => {
  const { labels } = shown('EX-LAMP-01 the lantern');
  expect(labels).toContain('EX-LAMP-01');
  expect(labels).toContain('EX-LAMP-02a');
  expect(labels).toContain('EX-OPEN-01d');
  expect(labels).not.toContain('EX-DIG-02');
});

test('pieces the name is about that came out or were told of', () => {
  expect(shown('LN-02: and ring, in the end').pieces).toEqual(['LN-02', 'ring']);
});

test('a piece that only lay there, stayed away or is not named shows nothing', () => {
  expect(shown('LN-01 LN-03 bell rings').pieces).toEqual([]);
});
