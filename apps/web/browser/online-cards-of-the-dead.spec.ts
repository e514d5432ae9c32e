import { log, rowsOfTabs, shownToAll } from './online-stories.ts';
import { DESK, expect, PHONE, test, type Person } from './online.ts';

test(
  'the screen of all shows cards-of-the-dead whole, and of each place what is its own',
  shownToAll('cards-of-the-dead'),
);

test('three survive at one table of cards-of-the-dead, and a fourth watches half a minute later', async ({
  house,
}) => {
  const names = ['Mira', 'Tomas', 'Ivo', 'Jun'];
  const sizes = [DESK, PHONE, DESK, DESK];
  const [mira, ...others] = (await Promise.all(
    names.map((name, at) => house.person(name, { size: sizes[at]! })),
  )) as [Person, ...Person[]];
  // Three survive in Cards of the Dead: the fourth watches, half a minute later, as the host wants it.
  const jun = others.pop()!;
  await house.make(mira, 'cards-of-the-dead', ['person', 'person', 'person']);
  await mira.page.locator('#delay').selectOption('30');
  const link = await house.link(mira);
  for (const one of others) await house.join(one, link);
  await jun.page.goto(link);
  await jun.page.getByRole('button', { name: 'Only watch' }).click();
  const began = Date.now();
  await house.begin(mira, ...others);
  await expect(jun.page.locator('.lobby')).toBeVisible(); // For him it has not begun.
  await house.play(6, mira, ...others);
  await expect(jun.page.locator('.decision-bar')).toBeVisible({ timeout: 60_000 });
  expect(Date.now() - began).toBeGreaterThan(29_000);
  await expect(jun.page.locator('.top-strip')).toContainText('You see it 30 seconds later');
  // What was answered last may still be told to those who sit there.
  await expect.poll(async () => (await log(mira)) - (await log(jun)), { timeout: 60_000 }).toBe(0);
});

test('chat, phrases, signs, and not hearing somebody', async ({ house }) => {
  const mira = await house.person('Mira', { settings: { listView: false } });
  const tomas = await house.person('Tomas', { settings: { listView: false } });
  await house.make(mira, 'cards-of-the-dead', ['person', 'person']);
  await house.join(tomas, await house.link(mira));
  await house.begin(mira, tomas);
  await mira.page.getByRole('tab', { name: /Chat/ }).click();
  await mira.page.getByPlaceholder('Say something').fill('I have until ten.');
  await mira.page.keyboard.press('Enter');
  await expect(tomas.page.locator('.unread')).toContainText('1');
  await tomas.page.getByRole('tab', { name: /Chat/ }).click();
  await expect(tomas.page.locator('.talk-line')).toContainText('I have until ten.');
  await mira.page.getByLabel('Phrases').selectOption('thanks');
  await expect(tomas.page.locator('.mark.phrase')).toContainText('Thank you.');
  await mira.page.getByRole('button', { name: 'danger' }).click();
  await mira.page.locator('#board [data-piece]').first().click({ force: true });
  await expect(tomas.page.locator('.mark.ping')).toContainText('danger');
  // A line that is drawn on one board is seen on the other, and fades.
  await mira.page.getByRole('button', { name: 'draw' }).click();
  const board = (await mira.page.locator('#board').boundingBox())!;
  await mira.page.mouse.move(board.x + 80, board.y + 80);
  await mira.page.mouse.down();
  await mira.page.mouse.move(board.x + 240, board.y + 160, { steps: 6 });
  await mira.page.mouse.up();
  await expect(tomas.page.locator('.mark.sketch polyline')).toBeVisible();
  await expect(tomas.page.locator('.mark.sketch')).toHaveCount(0, { timeout: 20_000 });
  await tomas.page.getByRole('button', { name: 'Mute Mira' }).click();
  await expect(tomas.page.locator('.talk-line')).toHaveCount(0);
  await tomas.page.getByRole('button', { name: 'Hear Mira again' }).click();
  await expect(tomas.page.locator('.talk-line')).toHaveCount(1);
});

for (const size of [PHONE, { width: 320, height: 568 }]) {
  test(`the way in by keyboard and in French, on a phone ${size.width} wide`, async ({ house }) => {
    const mira = await house.person('Mira', { settings: { language: 'fr' } });
    const ivo = await house.person('Ivo', { size, settings: { language: 'fr', names: [] } });
    await house.make(mira, 'cards-of-the-dead', ['person', 'person']);
    await mira.table.isAccessibleInBothThemes();
    const link = await house.link(mira);
    await ivo.page.goto(link);
    await expect(ivo.page.getByRole('heading', { name: 'Mira vous invite à sa table' })).toBeVisible();
    await ivo.table.isAccessibleInBothThemes();
    const wide = await ivo.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
    await ivo.page.locator('#your-name').focus();
    await ivo.page.keyboard.type('Ivo');
    await ivo.page.keyboard.press('Enter');
    await expect(ivo.page.locator('.lobby')).toBeVisible();
    await ivo.table.isAccessible();
    await house.begin(mira, ivo);
    expect(await rowsOfTabs(ivo)).toBe(1);
    await mira.page.keyboard.press('p');
    await expect(mira.page.locator('.sign-row button').first()).toBeFocused();
    await expect(mira.page.locator('.link-badge')).toContainText(/En ligne|Lent/);
    await mira.table.isAccessible();
  });
}
