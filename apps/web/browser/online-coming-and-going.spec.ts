import { Cell } from './dead-cells.ts';
import { DESK, expect, PHONE, test, USUAL, type Person } from './online.ts';

const log = ({ page }: Person): Promise<number> => page.locator('.log-line').count();

const rowsOfTabs = ({ page }: Person): Promise<number> =>
  page
    .locator('.bottom-sheet [role=tab]')
    .evaluateAll((tabs) => new Set(tabs.map((tab) => tab.getBoundingClientRect().top)).size);

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

test('a big screen shows the board and no hand, in large letters; a phone is the hand', async ({ house }) => {
  const mira = await house.person('Mira', { settings: { listView: false } });
  const tomas = await house.person('Tomas', { size: PHONE, settings: { listView: false } });
  const wall = await house.person('Wall', { size: DESK, settings: { listView: false } });
  await house.make(mira, 'dead-cells', ['person', 'person', 'person']);
  const link = await house.link(mira);
  await tomas.page.goto(link);
  await tomas.page.locator('#your-name').fill('Tomas');
  await tomas.page.getByRole('button', { name: 'Hold my cards' }).click();
  await wall.page.goto(link);
  await expect(wall.page.locator('.join')).toBeVisible();
  await house.begin(mira);
  const table = /#\/online\/(\w+)/.exec(mira.page.url())![1]!;
  await wall.page.goto(`${house.server.address}#/screen/${table}`);
  await expect(wall.page.locator('.shared-screen')).toBeVisible();
  await expect(wall.page.locator('.place.free .qr')).toBeVisible();
  await expect(wall.page.locator('.place').first()).toContainText('Mira');
  await expect(wall.page.locator('.shared-bar button')).toHaveCount(0);
  await expect(wall.page.locator('#decision')).toContainText(/Waiting for/);
  const small = await wall.page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.shared-screen *')]
      .filter((one) =>
        [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent!.trim() !== ''),
      )
      .filter((one) => one.getClientRects().length > 0 && one.closest('.sr') === null)
      .map((one) => {
        const { currentCSSZoom = 1 } = one as { currentCSSZoom?: number };
        return {
          text: one.textContent!.slice(0, 30),
          size: parseFloat(getComputedStyle(one).fontSize) * currentCSSZoom,
        };
      })
      .filter(({ size }) => size < 17),
  );
  expect(small).toEqual([]);
  await wall.table.isAccessible();
  await expect(tomas.page.locator('.as-hand')).toBeVisible();
  await tomas.page.getByRole('button', { name: 'Cover my cards' }).click();
  await expect(tomas.page.locator('.decision-bar')).toHaveCount(0);
  await tomas.page.getByRole('button', { name: 'Show my cards' }).click();
  await expect(tomas.page.locator('.decision-bar')).toBeVisible();
  // Who chooses second sees what there is to choose, on a low phone too, and whatever tab was open.
  await tomas.page.getByRole('tab', { name: 'Seats' }).click();
  await mira.page.locator('.dc-own-answers [data-answer]').first().click();
  await mira.page.locator('#confirm').click();
  const heroes = tomas.page.locator('#own [data-answer]');
  await expect(heroes.first()).toBeInViewport({ ratio: 0.9 });
  await tomas.page.getByRole('tab', { name: 'Seats' }).click();
  await tomas.page.waitForTimeout(600); // Who looks elsewhere is not led back.
  await expect(tomas.page.getByRole('tab', { name: 'Seats' })).toHaveAttribute('aria-selected', 'true');
  await tomas.page.getByRole('tab', { name: 'Hand' }).click();
  await tomas.page.setViewportSize({ width: 375, height: 667 });
  await expect(heroes.first()).toBeInViewport({ ratio: 0.9 });
  expect(await rowsOfTabs(tomas)).toBe(1);
  const glance = await tomas.page.locator('#board').evaluate((board) => board.clientHeight / innerHeight);
  expect(glance).toBeLessThan(0.3);
  // When everybody has chosen, the places show their hands from behind.
  await heroes.first().click();
  await tomas.page.locator('#confirm').click();
  const place = wall.page.locator('.place').first();
  await expect(place.locator('.back')).toHaveCount(3);
  await expect(place).toContainText('3 cards');
  // The hand is a fan: a card as large as there is room, and one that is tapped comes to the middle.
  await tomas.page.setViewportSize(PHONE);
  const last = tomas.page.locator('.sheet-first .dc-hand > ul > li').nth(2);
  const cells = [new Cell(mira.table), new Cell(tomas.table)];
  for (let n = 0; n < 300 && !(await last.isVisible()); n++) await cells[n % 2]!.act();
  expect((await last.boundingBox())!.width).toBeGreaterThan(190);
  await last.click({ position: { x: 20, y: 60 } });
  const middle = async (): Promise<number> => {
    const { x, width } = (await last.boundingBox())!;
    return Math.abs(x + width / 2 - PHONE.width / 2);
  };
  await expect.poll(middle).toBeLessThan(12);
  // Nobody scrolls a screen for all: on a lower one the board is drawn smaller, not cut.
  await wall.page.setViewportSize({ width: 1280, height: 720 });
  const cut = (): Promise<number> =>
    wall.page.locator('.shared-board [data-whole]').evaluate((one) => one.scrollHeight - one.clientHeight);
  await expect.poll(cut).toBeLessThan(2);
});

test('the screen of all shows every game whole, and of each place what is its own', async ({ house }) => {
  const mira = await house.person('Mira');
  const wall = await house.person('Wall', { settings: { listView: false } });
  for (const game of ['cards-of-the-dead', 'dead-keep', 'vengeance']) {
    await house.make(mira, game, ['person', 'careful', 'careful']);
    await wall.page.goto(await house.link(mira));
    await expect(wall.page.locator('.join')).toBeVisible();
    await house.begin(mira);
    await house.play(8, mira);
    const table = /#\/online\/(\w+)/.exec(mira.page.url())![1]!;
    await wall.page.goto(`${house.server.address}#/screen/${table}`);
    for (const size of [DESK, { width: 1280, height: 720 }]) {
      await wall.page.setViewportSize(size);
      const outside = (): Promise<string[]> =>
        wall.page.evaluate(() => {
          const board = document.querySelector('.shared-board')!;
          const cut = [board, ...board.querySelectorAll('[data-whole]')].filter(
            ({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1,
          );
          const strayed = [...document.querySelectorAll('.place')].flatMap((place) => {
            const own = place.getBoundingClientRect();
            return [...place.querySelectorAll(':not(.sr, .sr *)')].filter((one) => {
              const { left, right, top, bottom, width, height } = one.getBoundingClientRect();
              if (width * height === 0) return false;
              return (
                left < own.left - 1 || right > own.right + 1 || top < own.top - 1 || bottom > own.bottom + 1
              );
            });
          });
          return [...cut, ...strayed].map((one) => `${one.tagName}.${one.getAttribute('class')}`);
        });
      await expect(wall.page.locator('.place')).toHaveCount(3 + 1);
      await expect.poll(outside, `${game} ${size.width}`).toEqual([]);
    }
    await expect(wall.page.locator('#board kbd')).toHaveCount(0);
    // At the table itself, with words that are longer: one row of tabs on a phone.
    await mira.table.prefer({ ...USUAL, language: 'fr', listView: false });
    await mira.page.setViewportSize(PHONE);
    await expect(mira.page.locator('.bottom-sheet [role=tab]').first()).toBeVisible();
    expect(await rowsOfTabs(mira), game).toBe(1);
    await mira.table.prefer(USUAL);
    await mira.page.setViewportSize(DESK);
    await wall.table.isAccessible();
  }
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
