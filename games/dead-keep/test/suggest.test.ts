// What is suggested: in the shop of the Adventurer's own kind, payable, and never more than a fair share where that is
// enough; in a fight what does harm.
import { expect, test } from 'vitest';
import { hitsDivided } from '../src/bots/dice.ts';
import { wholeScene } from '../src/bots/gifts.ts';
import { EQUIPMENT } from '../src/cards/box.ts';
import { nextTargets } from '../src/combat/allot.ts';
import { declared } from '../src/combat/blow.ts';
import { attacksFrom } from '../src/combat/declare.ts';
import { suggestedWeapon } from '../src/suggest.ts';
import { keep } from './keep.ts';

const WEAPONS = EQUIPMENT.flatMap(({ deck, weapon }, card) =>
  deck === 'adventure' && weapon !== null ? [card] : [],
);

test.each([
  ['maiLing', 'ranged'],
  ['tessara', 'magic'],
  ['theron', 'melee'],
] as const)('%s is offered a weapon for %s', (id, attack) => {
  const { board } = keep({ party: { [id]: {} } });
  board.purse = 300;
  const card = suggestedWeapon(board, 0, WEAPONS, 2)!;
  expect(EQUIPMENT[card]!.weapon!.attack).toBe(attack);
  expect(EQUIPMENT[card]!.price.buy).toBeLessThanOrEqual(150);
});

test('with little in the purse it is the cheapest of the kind, and none where nothing is for sale', () => {
  const { board } = keep({ party: { theron: {} } });
  board.purse = 10;
  const card = suggestedWeapon(board, 0, WEAPONS, 1)!;
  const melee = WEAPONS.filter((one) => EQUIPMENT[one]!.weapon!.attack === 'melee');
  expect(EQUIPMENT[card]!.price.buy).toBe(Math.min(...melee.map((one) => EQUIPMENT[one]!.price.buy!)));
  expect(suggestedWeapon(board, 0, [], 1)).toBeNull();
});

test('hits are suggested for whom they harm, however dreaded the others are', () => {
  const { board } = keep({
    party: { astrid: { at: '7R.a', cards: ['AE-05'] } },
    enemies: { '7R.a': 'horseman 3, deadeye 5' },
  });
  const choice = attacksFrom(board, 0, board.party[0]!.zone).find(({ at }) => at === 'undead')!;
  const blow = declared(0, choice, 'action');
  const parts = hitsDivided(wholeScene(board), blow, 0, 2, [2, 2]);
  expect(nextTargets(board, blow).map(({ kind }, at) => [kind, parts[at]])).toEqual([
    ['deadeye', 2],
    ['horseman', 0],
  ]);
});
