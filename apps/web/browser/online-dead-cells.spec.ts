import { Cell } from './dead-cells.ts';
import { fourSit, log, rowsOfTabs } from './online-stories.ts';
import { DESK, expect, PHONE, test } from './online.ts';

test(
  'four people sit at one table of dead-cells, and what one does the others see',
  fourSit('dead-cells', 8),
);

test('a server that is killed in the middle of a decision is back with the same question and the draft', async ({
  house,
}) => {
  const mira = await house.person('Mira');
  const tomas = await house.person('Tomas');
  await house.make(mira, 'dead-cells', ['person', 'person']);
  await house.join(tomas, await house.link(mira));
  await house.begin(mira, tomas);
  const asked = (await house.asked(mira, tomas))!;
  const before = await asked.page.locator('.decision-bar').getAttribute('data-question');
  // An answer in the making: chosen, and not yet confirmed.
  await asked.page.locator('.options button.option.lit-available').first().click();
  const confirm = asked.page.locator('#confirm');
  await expect(confirm).toBeVisible();
  const draft = await asked.page.locator('.option.lit-selected, .option[aria-pressed=true]').textContent();
  await house.server.stop('SIGKILL');
  await expect(asked.page.locator('.link-badge.reconnecting')).toBeVisible();
  await expect(asked.page.locator('.decision-bar')).toHaveAttribute('data-question', before!);
  await house.server.start();
  await expect(asked.page.locator('.link-badge.online, .link-badge.slow')).toBeVisible({ timeout: 30_000 });
  await expect(asked.page.locator('.decision-bar')).toHaveAttribute('data-question', before!);
  const inHand = async (): Promise<void> => {
    await expect(confirm).toBeVisible();
    await expect(asked.page.locator('.option.lit-selected, .option[aria-pressed=true]')).toHaveText(draft!);
  };
  await inHand();
  await asked.page.reload(); // A new version is loaded.
  await inHand();
  const there = await log(mira);
  await confirm.click();
  await expect.poll(() => log(mira)).toBeGreaterThan(there);
  await house.play(3, mira, tomas);
});

test('a laptop that slept for minutes wakes at the same question with the draft in hand', async ({
  house,
}) => {
  const mira = await house.person('Mira');
  const tomas = await house.person('Tomas');
  await house.make(mira, 'dead-cells', ['person', 'person']);
  await house.join(tomas, await house.link(mira));
  await house.begin(mira, tomas);
  const { page } = (await house.asked(mira, tomas))!;
  const question = await page.locator('.decision-bar').getAttribute('data-question');
  await page.locator('.options button.option.lit-available').first().click();
  const confirm = page.locator('#confirm');
  await expect(confirm).toBeVisible();
  const picked = page.locator('.option.lit-selected, .option[aria-pressed=true]');
  const draft = await picked.textContent();
  await house.server.silent(async () => {
    // The lid is opened: ten minutes have passed, and the line still looks open.
    await page.evaluate(() => {
      const { now } = Date;
      Date.now = () => now() + 600_000;
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await expect(page.locator('.link-badge.reconnecting')).toBeVisible();
  });
  await expect(page.locator('.link-badge.online, .link-badge.slow')).toBeVisible({ timeout: 60_000 });
  await expect(page.locator('.decision-bar')).toHaveAttribute('data-question', question!);
  await expect(picked).toHaveText(draft!);
  const there = await log(mira);
  await confirm.click();
  await expect.poll(() => log(mira)).toBeGreaterThan(there);
  await house.play(3, mira, tomas);
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
