import { byKeyboard, fits, goesOn } from './lesson-stories.ts';
import { onward as test } from './served.ts';

const GAME = 'dead-keep';
const STEPS = 36;
const PARTS = {
  seats: '.seat-list',
  board: '#board',
  hand: '.dk-own',
  bar: '.decision-bar',
  panel: '.dk-panel',
};

test('the lesson of dead-keep fits every phone and text', fits(GAME, STEPS, PARTS));
test(
  'the keyboard alone is led through the whole lesson of dead-keep, and never has to look for it',
  byKeyboard(GAME, STEPS),
);
test('the lesson of dead-keep goes on after a reload where it was', goesOn(GAME));
