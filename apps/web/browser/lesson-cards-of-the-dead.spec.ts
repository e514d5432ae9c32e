import { byKeyboard, fits, goesOn } from './lesson-stories.ts';
import { onward as test } from './served.ts';

const GAME = 'cards-of-the-dead';
const STEPS = 26;
const PARTS = {
  street: '.cd-street',
  body: '.bottom-sheet > .cd-vitals',
  hand: '.cd-hand',
  odds: '.cd-if-line',
  area: '.cd-spaces',
  bar: '.decision-bar',
  threat: '.cd-in-force .cd-warn',
  notes: '.cd-shared',
};

test('the lesson of cards-of-the-dead fits every phone and text', fits(GAME, STEPS, PARTS));
test(
  'the keyboard alone is led through the whole lesson of cards-of-the-dead, and never has to look for it',
  byKeyboard(GAME, STEPS),
);
test('the lesson of cards-of-the-dead goes on after a reload where it was', goesOn(GAME));
