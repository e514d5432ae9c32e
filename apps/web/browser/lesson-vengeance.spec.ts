import { byKeyboard, fits, goesOn } from './lesson-stories.ts';
import { Learner } from './lessons.ts';
import { expect, onward as test } from './served.ts';

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

test('a key held down is one press: it carries over no step', async ({ table, page }) => {
  await table.arrive();
  const learner = new Learner(table);
  await learner.begin(GAME);
  await expect(learner.next).toBeFocused();
  for (let n = 0; n < 4; n++) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(learner.heading).toContainText('2 of');
  // What the lesson asks for is marked; the answer brings a step that has Next, and the key is still down.
  await expect(page.locator('.vg-side.hinted')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('.hinted:focus')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page.locator('#confirm')).toBeVisible();
  await page.keyboard.down('Enter');
  await expect(learner.next).toBeFocused();
  for (let n = 0; n < 3; n++) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(learner.heading).toContainText('3 of');
});
