/** Coming in: by the table's word, with a knock; and by a link, in fifteen seconds. */

import { DESK, expect, PHONE, test, type House, type Person } from './online.ts';

const wordOf = async ({ page }: Person): Promise<string> =>
  /[a-z]+-[a-z]+-\d+/.exec((await page.locator('.table-word').textContent())!)![0];

const heightOf = async ({ page }: Person, what: string): Promise<number> =>
  (await page.locator(what).boundingBox())!.height;

/** From the home page, with the keyboard alone; as it is said and not as it is written. */
async function knockFromHome({ page }: Person, house: House, word: string): Promise<void> {
  await page.goto(house.server.address);
  const way = page.getByRole('link', { name: /its word|son mot/ });
  await way.focus();
  await page.keyboard.press('Enter');
  await page.locator('#knock-word').focus();
  await page.keyboard.type(word.replaceAll('-', ' ').toUpperCase());
  await page.keyboard.press('Enter');
}

test('who has only the table’s word knocks, the host lets them in, and nobody else hears of it', async ({
  house,
}) => {
  const mira = await house.person('Mira');
  const tomas = await house.person('Tomas');
  const jun = await house.person('Jun', { size: PHONE, settings: { language: 'fr' } });
  await house.make(mira, 'lantern-hill', ['person', 'person', 'person']);
  await house.join(tomas, await house.link(mira));
  const word = await wordOf(mira);
  await knockFromHome(jun, house, word);
  // Nothing is told out here: not who asks, not which game.
  const outside = jun.page.locator('main.knock');
  await expect(outside).toContainText(`Jun, vous avez frappé à « ${word} ».`);
  await expect(outside).not.toContainText(/Mira|Lantern/);
  await expect(jun.page.getByRole('button', { name: 'Repartir' })).toBeFocused();
  await jun.table.isAccessible();
  const door = mira.page.locator('.knocks');
  await expect(door).toContainText('Jun knocks');
  await expect(mira.page.locator('.lobby-bar [role=status]')).toContainText('Jun knocks');
  await expect(tomas.page.locator('.knocks')).toHaveCount(0);
  for (const size of [PHONE, DESK]) {
    await mira.page.setViewportSize(size);
    // A strip above what the bar says, and nothing of it squeezed.
    expect(await heightOf(mira, '.knocks')).toBeLessThan(150);
    expect(await heightOf(mira, '.lobby-bar')).toBeLessThan(310);
  }
  await mira.table.isAccessible();
  // Who goes away again is not seen any more.
  await jun.page.keyboard.press('Enter');
  await expect(door).toHaveCount(0);
  await jun.page.locator('#knock-word').press('Enter');
  await expect(door).toContainText('Jun knocks');
  await mira.page.getByRole('button', { name: 'Let in: Jun' }).focus();
  await mira.page.keyboard.press('Enter');
  await expect(door).toHaveCount(0);
  await expect(jun.page.locator('.join')).toContainText('Mira vous invite à sa table');
  await expect(jun.page.locator('#your-name')).toHaveValue('Jun');
  await jun.page.locator('.join-foot .primary').click();
  await expect(mira.page.locator('.who-came')).toContainText('Jun');
  await house.begin(mira, tomas, jun);
  // While it is played the knock rides on the bar, on a phone too; who is not wanted hears nothing of it.
  const pia = await house.person('Pia');
  await pia.page.goto(`${house.server.address}#/knock/${word}`);
  await pia.page.getByRole('button', { name: 'Knock' }).click();
  await expect(door).toContainText('Pia knocks');
  for (const size of [PHONE, DESK]) {
    await mira.page.setViewportSize(size);
    const not = mira.page.getByRole('button', { name: 'Not now: Pia' });
    await expect(not).toBeInViewport({ ratio: 0.9 });
    expect(await heightOf(mira, '.knocks')).toBeLessThan(150);
    await mira.table.isAccessible();
  }
  await mira.page.getByRole('button', { name: 'Not now: Pia' }).click();
  await expect(door).toHaveCount(0);
  await expect(pia.page.getByRole('button', { name: 'Go away again' })).toBeVisible();
  await expect(pia.page.locator('main.knock')).toContainText('Pia, you have knocked');
});

test('a friend who opens the link on a phone has a seat within 15 seconds, with a name and Enter', async ({
  house,
  browser,
}) => {
  const mira = await house.person('Mira');
  await house.make(mira, 'dead-cells', ['person', 'person']);
  const link = await house.link(mira);
  // Somebody new: nothing of the page has been fetched, nothing is kept, and no name is known.
  const phone = { viewport: PHONE, hasTouch: true, serviceWorkers: 'block', locale: 'en-GB' } as const;
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const [began, key, look] = [Date.now(), 500, 2000];
  let [looks, keys] = [0, 0];
  await page.goto(link);
  await page.locator('#your-name').tap();
  looks++;
  for (const letter of 'T o m a s Enter'.split(' ')) {
    await page.keyboard.press(letter);
    keys++;
  }
  await expect(page.locator('.lobby-bar')).toContainText('Waiting for Mira');
  const took = Date.now() - began;
  await expect(mira.page.locator('.who-came')).toContainText('Tomas');
  // What the page takes, and what a person takes: two keys a second, and two seconds to see where.
  const whole = took + keys * key + looks * look;
  test.info().annotations.push({ type: 'seated', description: JSON.stringify({ took, looks, keys, whole }) });
  expect({ looks, keys }).toEqual({ looks: 1, keys: 6 });
  expect(whole).toBeLessThan(15_000);
  await context.close();
});

/** What the page says of its version, as an older page would have said it. */
async function speaks({ page }: Person, v: number): Promise<void> {
  await page.routeWebSocket(/\/live\//, (ws) => {
    const server = ws.connectToServer();
    ws.onMessage((message) => {
      const said = JSON.parse(String(message)) as { do: string; v?: number; acts?: boolean };
      if (said.do === 'hello') Object.assign(said, { v });
      if (v < 5) delete said.acts;
      server.send(JSON.stringify(said));
    });
  });
}

test('a page of the version before plays on; an older one says that it is to be loaded again', async ({
  house,
}) => {
  const mira = await house.person('Mira');
  const tomas = await house.person('Tomas');
  await house.make(mira, 'lantern-hill', ['person', 'person']);
  const link = await house.link(mira);
  await speaks(tomas, 4);
  await house.join(tomas, link);
  await house.begin(mira, tomas);
  await house.play(4, mira, tomas);
  const lines = (one: Person): Promise<number> => one.page.locator('.log-line').count();
  await expect.poll(() => lines(tomas)).toBe(await lines(mira));
  const old = await house.person('Jun', { size: PHONE });
  await speaks(old, 3);
  await old.page.goto(link);
  await expect(old.page.getByRole('heading', { name: 'This page is too old for the table' })).toBeVisible();
  const again = old.page.getByRole('button', { name: 'Load again' });
  await expect(again).toBeInViewport();
  await old.table.isAccessible();
  const loaded = old.page.waitForEvent('load');
  await again.click();
  await loaded;
});
