import { log } from './online-stories.ts';
import { DESK, expect, PHONE, test, type Person } from './online.ts';

test('who is away is shown with the time; their seat is lent, and they take it back', async ({ house }) => {
  const mira = await house.person('Mira');
  const tomas = await house.person('Tomas', { size: PHONE });
  const jun = await house.person('Jun');
  await house.make(mira, 'lantern-hill', ['person', 'person']);
  await expect(mira.page.locator('.lobby-facts')).toContainText('Way to play');
  await expect(mira.page.locator('.lobby-facts')).toContainText('The seed is known');
  await house.join(tomas, await house.link(mira));
  await house.begin(mira, tomas);
  for (let n = 0; n < 6 && (await house.asked(tomas, mira)) !== tomas; n++) await mira.table.answer();
  const back = tomas.page.url();
  await tomas.page.goto(`${house.server.address}healthz`);
  const box = mira.page.locator('.seat-box', { hasText: 'Tomas' });
  await expect(box.locator('.presence.away')).toContainText(/away 0:\d\d/, { timeout: 40_000 });
  await expect(box.getByRole('button', { name: 'wait' })).toHaveAttribute('aria-pressed', 'true');
  await mira.table.isAccessible();
  // On a phone the seats are in a drawer: whom the table waits for stands over the bar, with the same ways.
  const strip = mira.page.locator('.proposals .gone');
  await expect(strip).toHaveCount(0);
  await mira.page.setViewportSize(PHONE);
  await expect(strip).toContainText(/Tomas away 0:\d\d/);
  await expect(strip.getByRole('button', { name: 'wait' })).toBeInViewport({ ratio: 0.9 });
  await mira.table.isAccessible();
  await mira.page.setViewportSize(DESK);
  await box.getByRole('button', { name: 'lend' }).click();
  const link = await box.locator('.lent-link').textContent();
  await expect(box.getByRole('button', { name: 'lend' })).toHaveAttribute('aria-pressed', 'true');
  await jun.page.goto(link!);
  await expect(jun.page.locator('.join')).toContainText('play for Tomas');
  await jun.page.locator('.join-foot .primary').click();
  await expect(jun.page.locator('.decision-bar')).toBeVisible();
  await expect(box).toContainText('Jun plays for Tomas');
  await expect(box.locator('.lent-link')).toHaveCount(0); // It worked once.
  await jun.table.answer();
  await tomas.page.goto(back);
  // Whoever comes back is told who plays for them before anything else, on a phone too.
  await expect(tomas.page.locator('.proposals')).toContainText('Jun plays for you');
  const take = tomas.page.getByRole('button', { name: 'Take my seat back' });
  await expect(take).toBeInViewport({ ratio: 0.9 });
  await tomas.table.isAccessible();
  await take.click();
  await expect(take).toHaveCount(0);
  await expect(mira.page.locator('.seat-box', { hasText: 'Tomas' }).locator('.presence')).not.toContainText(
    'Jun',
  );
  await house.play(2, mira, tomas);
});

/** Home, and as if the tables had last been looked at fourteen hours ago. */
async function longAgo({ page }: Person, home: string): Promise<void> {
  await page.goto(home);
  await expect(page.getByRole('heading', { name: 'Tables online' })).toBeVisible();
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        const open = indexedDB.open('gravetable-online');
        open.addEventListener('success', () => {
          const shelf = open.result.transaction('tables', 'readwrite').objectStore('tables');
          const all = shelf.getAll();
          all.addEventListener('success', () => {
            for (const row of all.result) shelf.put({ ...row, seenAt: Date.now() - 14 * 3_600_000 });
            shelf.transaction.addEventListener('complete', () => done());
          });
        });
      }),
  );
}

test('somebody who comes back much later is told what happened, before they are asked', async ({ house }) => {
  const mira = await house.person('Mira', { size: PHONE });
  const tomas = await house.person('Tomas');
  await house.make(mira, 'lantern-hill', ['person', 'careful']);
  await house.begin(mira);
  const other = /#\/online\/\w+/.exec(mira.page.url())![0];
  await house.make(mira, 'lantern-hill', ['person', 'person']);
  await house.join(tomas, await house.link(mira));
  await house.begin(mira, tomas);
  await house.play(2, mira, tomas);
  for (let n = 0; n < 6 && (await house.asked(tomas, mira)) !== tomas; n++) await mira.table.answer();
  await mira.page.waitForTimeout(1500); // How far was looked is written after a moment.
  const back = mira.page.url();
  // A browser without its maker's push service: everything but the service is real.
  await mira.page.evaluate(() => {
    const pair = crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits']);
    const subscribe = async (): Promise<object> => {
      const raw = await crypto.subtle.exportKey('raw', (await pair).publicKey);
      const auth = crypto.getRandomValues(new Uint8Array(16)).buffer;
      return {
        endpoint: 'https://push.example.net/mira',
        getKey: (name: string) => (name === 'auth' ? auth : raw),
      };
    };
    const pushManager = { subscribe, getSubscription: () => Promise.resolve(null) };
    navigator.serviceWorker.getRegistration = () => Promise.resolve({ pushManager } as never);
    Notification.requestPermission = () => Promise.resolve('granted');
  });
  await mira.page.locator('#menu').click();
  await mira.page.getByRole('button', { name: 'Tell me when it is my turn' }).click();
  await expect(mira.page.getByText('Notices are on for this table.')).toBeVisible();
  await longAgo(mira, house.server.address);
  for (let n = 0; n < 6 && (await tomas.page.locator('.decision-bar[data-question]').isVisible()); n++)
    await tomas.table.answer();
  // It is her decision and she has been gone for a minute: one notice, which nobody on the way can read.
  await expect.poll(() => house.server.pushed('/mira').length, { timeout: 90_000 }).toBe(1);
  expect(Buffer.from(house.server.pushed('/mira')[0]!.body, 'base64').includes('lantern')).toBe(false);
  await mira.page.goto(back);
  await expect(mira.page.getByRole('heading', { name: 'Since you were here' })).toBeVisible();
  await expect(mira.page.locator('.since')).toContainText('14 hours');
  await expect(mira.page.locator('.since-turns li').first()).toContainText('Tomas');
  await expect(mira.page.locator('.since-turns li').first().locator('time')).toHaveText(/\d{1,2}:\d\d/);
  await mira.table.isAccessibleInBothThemes();
  // Another table waits as well: it is offered, not forced.
  const next = mira.page.locator('.since-next');
  await expect(next).toContainText('waits for you too');
  await expect(next.getByRole('link')).toHaveAttribute('href', new RegExp(`${other}$`));
  await next.getByRole('button', { name: 'Later' }).click();
  await expect(next).toHaveCount(0);
  await mira.page.getByRole('button', { name: /To my turn|To the table/ }).click();
  await expect(mira.page.locator('.decision-bar')).toBeVisible();
  // Where nothing happened meanwhile there is no summary, and what the others do then is seen at the table.
  await mira.page.waitForTimeout(1500);
  await longAgo(mira, house.server.address);
  await mira.page.setViewportSize(DESK);
  await mira.page.goto(back);
  await expect(mira.page.locator('.decision-bar')).toBeVisible();
  const before = await log(tomas);
  for (let n = 0; n < 6 && (await house.asked(tomas, mira)) !== tomas; n++) await mira.table.answer();
  await tomas.table.answer();
  await expect.poll(() => log(tomas)).toBeGreaterThan(before);
  await expect.poll(() => log(mira)).toBe(await log(tomas));
  await expect(mira.page.locator('.since')).toHaveCount(0);
});

test('the home page lists tables online, and which of them waits', async ({ house }) => {
  const mira = await house.person('Mira');
  await house.make(mira, 'lantern-hill', ['person', 'careful']);
  await house.begin(mira);
  await mira.page.goto(house.server.address);
  await expect(mira.page.locator('.mine-list .waits')).toContainText('Your turn');
  await mira.table.isAccessible();
  await mira.page.locator('.mine-list .resume').click();
  await expect(mira.page.locator('.decision-bar')).toBeVisible();
});

test('a game of this browser goes online, and comes home again', async ({ house }) => {
  const mira = await house.person('Mira');
  await mira.table.sitDown({ game: 'lantern-hill', seats: ['person', 'careful'] });
  for (let n = 0; n < 3; n++) {
    await mira.table.asked();
    await mira.table.answer();
  }
  await mira.page.goto(house.server.address);
  await mira.page.getByRole('button', { name: /^Play online/ }).click();
  await expect(mira.page.locator('.decision-bar')).toBeVisible();
  await expect(mira.page.locator('.link-badge')).toBeVisible();
  const there = await log(mira);
  expect(there).toBeGreaterThan(0);
  await mira.table.answer();
  // The copy that stayed goes on as well: both are shown side by side, and neither is overwritten.
  await mira.page.goto(house.server.address);
  await expect(mira.page.locator('.mine-list')).toContainText(/Went online after \d answers/);
  await expect(mira.page.locator('.copies')).toHaveCount(0);
  await mira.page.locator('.continue-card .resume').click();
  await mira.table.asked();
  await mira.table.answer();
  await mira.table.answer();
  await mira.page.goto(house.server.address);
  const copies = mira.page.getByRole('group', { name: 'Two copies of this game went on' });
  await expect(copies.getByRole('link', { name: /^Here: \d+ answers/ })).toBeVisible();
  await mira.table.isAccessible();
  await copies.getByRole('link', { name: /^Online: \d+ answers/ }).click();
  await expect(mira.page.locator('.link-badge')).toBeVisible();
  mira.page.on('dialog', (dialog) => void dialog.accept());
  await mira.page.locator('#menu').click();
  await mira.page.getByRole('button', { name: /Take the game home/ }).click();
  await expect(mira.page).toHaveURL(/#\/table\//);
  await expect.poll(() => log(mira)).toBeGreaterThan(there);
  await mira.page.goto(house.server.address);
  await expect(mira.page.locator('.continue-card')).toHaveCount(2); // The copy that stayed, and the one that came home.
});

test('a seat that is kept opens by its own link alone', async ({ house }) => {
  const mira = await house.person('Mira');
  const ivo = await house.person('Ivo');
  await house.make(mira, 'lantern-hill', ['person', 'person']);
  const common = await house.link(mira);
  const seat = mira.page.locator('.lobby-seat').nth(1);
  await seat.getByLabel('Keep seat 2 for').fill('Ivo');
  await seat.getByLabel('Keep seat 2 for').blur();
  await expect(seat).toContainText('kept for Ivo');
  await ivo.page.goto(common);
  await ivo.page.locator('.join-foot .primary').click();
  await expect(ivo.page.locator('.join-foot .refused')).toContainText('kept for them');
  await mira.page.evaluate(() => {
    // No clipboard: the link is shown to be copied by hand.
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await seat.getByRole('button', { name: 'Link for seat 2' }).click();
  await expect(seat.locator('.seat-said')).toContainText('http');
  const own = /http\S+/.exec((await seat.locator('.seat-said').textContent()) ?? '')![0];
  await ivo.page.goto(`${house.server.address}healthz`);
  await house.join(ivo, own);
  await expect(mira.page.locator('.lobby-seat').nth(1)).toContainText('Ivo');
});
