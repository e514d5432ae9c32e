import { Learner } from './lessons.ts';
import { expect, onward as test, test as fresh } from './served.ts';

test('the hint agrees with the lesson, and other answers wait', async ({ table, page }) => {
  await table.arrive();
  const learner = new Learner(table);
  await learner.begin('cards-of-the-dead');
  await page.getByRole('button', { name: 'End turn' }).click();
  await expect(page.locator('.refused')).toContainText('press Next');
  for (let step = 1; step < 4; step++) await learner.next.click();
  await expect(learner.heading).toContainText('4 of 26');
  await expect(page.locator('.hint-says')).toHaveText('The lesson asks for: Equip Bat.');
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(page.locator('.hint-says')).toHaveText('The lesson asks for: Equip Bat.');
  await expect(page.locator('.piece.hinted')).toHaveAccessibleName(/Bat.*suggested$/);
  await page.getByRole('button', { name: 'End turn' }).click();
  await expect(page.locator('.refused')).toContainText('something else');
  await expect(learner.heading).toContainText('4 of 26');
  await learner.goOn();
  await learner.goOn();
  await expect(learner.heading).toContainText('5 of 26');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(learner.heading).toContainText('4 of 26');
});

test('pressing Next twice skips nothing, and a skipped lesson leaves a free table', async ({
  table,
  page,
}) => {
  await table.arrive();
  const learner = new Learner(table);
  await learner.begin('cards-of-the-dead');
  for (let step = 1; step < 3; step++) await learner.next.click();
  await expect(learner.heading).toContainText('3 of 26');
  await learner.next.dblclick();
  await expect(learner.heading).toContainText('4 of 26');
  await learner.lesson.getByRole('button', { name: 'Skip the lesson' }).click();
  await expect(learner.lesson).toBeHidden();
  await expect(page.locator('.hint-mark')).toHaveCount(0);
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(page.locator('.hint-says')).toContainText(/A (careful|strong) player would/);
});

test('the hint leads the keyboard to what the lesson asks for', async ({ table, page }) => {
  await table.arrive();
  const learner = new Learner(table);
  await learner.begin('cards-of-the-dead');
  for (let step = 1; step < 4; step++) await page.keyboard.press('Enter');
  await expect(learner.heading).toContainText('4 of 26');
  await expect(learner.lesson.locator('[aria-live=polite]')).toContainText('press the Bat');
  await expect(page.locator('#decision')).toBeFocused();
  await page.getByRole('button', { name: 'Hint' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.piece.hinted')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('.cd-menu .hinted')).toBeFocused();
  await expect(page.locator('.cd-menu .hinted')).toHaveAccessibleName('Equip Bat suggested');
});

fresh(
  'a first visit to a phone begins with a lesson, and whoever comes back goes on in the middle of it',
  async ({ table, page, context }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await table.arrive();
    const learner = new Learner(table);
    await page.getByRole('link', { name: 'New here? Begin with a lesson' }).click();
    await learner.next.click();
    await expect(learner.heading).toContainText('2 of 26');
    await page.close();
    const later = await context.newPage();
    await later.setViewportSize({ width: 390, height: 844 });
    await later.goto(table.address);
    await later.getByRole('link', { name: 'Go on: Lesson: Cards of the Dead' }).click();
    await expect(later.locator('.lesson h2')).toContainText('2 of 26');
  },
);
