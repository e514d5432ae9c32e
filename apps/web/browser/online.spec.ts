import { log, twoPlay } from './online-stories.ts';
import { expect, test, type Person } from './online.ts';

test('two people in two browsers play lantern-hill', twoPlay('lantern-hill'));

test('the host locks the table, removes somebody, and hands the chair on', async ({ house }) => {
  const mira = await house.person('Mira');
  const tomas = await house.person('Tomas');
  const ivo = await house.person('Ivo');
  await house.make(mira, 'lantern-hill', ['person', 'person', 'person']);
  const link = await house.link(mira);
  await house.join(tomas, link);
  await mira.page.getByRole('switch', { name: /Lock the table/ }).click();
  await expect(mira.page.getByRole('switch', { name: /Lock the table/ })).toBeChecked();
  await ivo.page.goto(link);
  await expect(ivo.page.getByRole('heading', { name: 'The table is locked' })).toBeVisible();
  await mira.page.getByRole('switch', { name: /Lock the table/ }).click();
  await expect(mira.page.getByRole('switch', { name: /Lock the table/ })).not.toBeChecked();
  await ivo.page.reload();
  await house.join(ivo, link);
  mira.page.on('dialog', (dialog) => void dialog.accept());
  await mira.page
    .locator('.lobby-seat', { hasText: 'Tomas' })
    .getByRole('button', { name: 'Remove' })
    .click();
  await expect(
    tomas.page.getByRole('heading', { name: 'The host has removed you from the table' }),
  ).toBeVisible();
  await mira.page
    .locator('.lobby-seat', { hasText: 'Ivo' })
    .getByRole('button', { name: 'Make host' })
    .click();
  await expect(ivo.page.locator('.lobby-bar .primary')).toBeVisible();
  await expect(mira.page.locator('.lobby-bar .primary')).toHaveCount(0);
});

test('while the game runs the host still locks the table, hands the chair on and removes somebody', async ({
  house,
}) => {
  const mira = await house.person('Mira');
  const tomas = await house.person('Tomas');
  const jun = await house.person('Jun');
  await house.make(mira, 'lantern-hill', ['person', 'person', 'careful']);
  const link = await house.link(mira);
  await house.join(tomas, link);
  await house.begin(mira, tomas);
  const hosting = async ({ page }: Person): Promise<void> => {
    await page.locator('#menu').click();
    await page.getByText('As the host').click();
  };
  await hosting(mira);
  await mira.page.getByRole('switch', { name: /Lock the table/ }).click();
  await expect(mira.page.getByRole('switch', { name: /Lock the table/ })).toBeChecked();
  await mira.table.isAccessible();
  await jun.page.goto(link);
  await expect(jun.page.getByRole('heading', { name: 'The table is locked' })).toBeVisible();
  await mira.page.getByRole('button', { name: 'Make host: Tomas' }).click();
  await expect(mira.page.getByText('As the host')).toHaveCount(0);
  await hosting(tomas);
  tomas.page.once('dialog', (asked) => void asked.accept());
  await tomas.page.getByRole('button', { name: 'Remove from the table: Mira' }).click();
  await expect(mira.page.getByRole('heading', { name: 'The host has removed you' })).toBeVisible();
  await tomas.page.keyboard.press('Escape');
  await expect(tomas.page.locator('.seat-box').first()).toContainText('bot');
});

test('to take back past the line the other is asked, in a strip over the own decision', async ({ house }) => {
  const mira = await house.person('Mira');
  const tomas = await house.person('Tomas');
  await house.make(mira, 'lantern-hill', ['person', 'person']);
  await house.join(tomas, await house.link(mira));
  await house.begin(mira, tomas);
  await house.play(8, mira, tomas);
  const ask = mira.page.getByRole('button', { name: 'Ask the others' });
  // Own answers are taken back at once, up to where something became known.
  for (let n = 0; n < 20 && !(await ask.isVisible()); n++) {
    await mira.page.getByRole('button', { name: 'Undo' }).click({ force: true });
    await mira.page.waitForTimeout(400);
  }
  const before = await log(mira);
  await ask.click();
  await expect(mira.page.locator('.vote')).toContainText('You would like to take the last step back');
  await expect(tomas.page.locator('.vote')).toContainText('Mira would like to take the last step back');
  // The strip rides on the bar, which stays where it was; board and seats make room for it.
  const box = async (what: string): Promise<{ x: number; y: number; width: number; height: number }> =>
    (await tomas.page.locator(what).first().boundingBox())!;
  const [strip, sentence, board] = [
    await box('.vote'),
    await box('.decision-bar .sentence'),
    await box('.board'),
  ];
  expect(sentence.y).toBeGreaterThanOrEqual(strip.y + strip.height);
  expect(sentence.x + sentence.width).toBeLessThanOrEqual(strip.x + strip.width);
  expect(board.y + board.height).toBeLessThanOrEqual(strip.y + 1);
  await tomas.page.getByRole('button', { name: 'Refuse' }).click();
  await expect(mira.page.locator('.vote')).toHaveCount(0);
  expect(await log(mira)).toBe(before);
  await mira.page.getByRole('button', { name: 'Undo' }).click({ force: true });
  await ask.click();
  await expect(tomas.page.locator('.vote')).toBeVisible();
  await tomas.table.isAccessibleInBothThemes();
  await tomas.page.getByRole('button', { name: 'Accept' }).click();
  await expect(mira.page.locator('.vote')).toHaveCount(0);
  await expect.poll(() => log(mira)).toBeLessThan(before);
  await expect.poll(() => log(tomas)).toBe(await log(mira));
  // What one tries out is nobody else's: a bot plays the other, and the table stands as it did.
  const stood = await log(tomas);
  await mira.page.locator('#menu').click();
  await mira.page.getByRole('button', { name: 'What if? Try it from here' }).click();
  const back = mira.page.getByRole('button', { name: 'Back to the game' });
  await expect(back).toBeVisible();
  await house.play(2, mira);
  expect(await log(tomas)).toBe(stood);
  await back.click();
  await expect(back).toHaveCount(0);
  await expect.poll(() => log(mira)).toBe(stood);
  await house.play(2, mira, tomas);
});
