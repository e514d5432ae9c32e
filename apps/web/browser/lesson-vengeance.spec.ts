import { byKeyboard, fits, goesOn } from './lesson-stories.ts';
import { test } from './served.ts';

const GAME = 'vengeance';
const STEPS = 33;
const PARTS = {
  board: '#board',
  slots: '.vg-slots',
  shop: '.vg-shop-tiles',
  tray: '.vg-tray',
  tiles: '.vg-roll .vg-tiles',
  time: '.vg-time',
  bar: '.decision-bar',
  sets: '.vg-sets',
  toll: '.vg-toll',
  tracks: '.vg-tracks',
  clock: '.vg-try',
};

test('the lesson of vengeance fits every phone and text', fits(GAME, STEPS, PARTS));
test(
  'the keyboard alone is led through the whole lesson of vengeance, and never has to look for it',
  byKeyboard(GAME, STEPS),
);
test('the lesson of vengeance goes on after a reload where it was', goesOn(GAME));
