import { byKeyboard, fits, goesOn } from './lesson-stories.ts';
import { onward as test } from './served.ts';

const GAME = 'dead-cells';
const STEPS = 23;
const PARTS = {
  seats: '.seat-list',
  board: '.dc-tray, .dc-window',
  hand: '.dc-hand',
  body: '.dc-person',
  bar: '.decision-bar',
  bag: '.dc-shared',
};

test('the lesson of dead-cells fits every phone and text', fits(GAME, STEPS, PARTS));
test(
  'the keyboard alone is led through the whole lesson of dead-cells, and never has to look for it',
  byKeyboard(GAME, STEPS),
);
test('the lesson of dead-cells goes on after a reload where it was', goesOn(GAME));
