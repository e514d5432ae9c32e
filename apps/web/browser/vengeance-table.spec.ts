import { bringIn } from './bring.ts';
import { Learner } from './lessons.ts';
import { expect, test } from './served.ts';
import { turnedByHand } from './time.ts';
import { Avenger } from './vengeance.ts';
import { momentOf, type MomentName } from './vengeance-moments.ts';

/** Longer than a slow machine takes to leave and come back. */
const AWAY = 10_000;
const QUIET = { speed: 'instant', language: 'en', muted: true };

test.describe('whole games on the table, by mouse', () => {
  test.describe.configure({ timeout: 600_000 });

  test('alone and calm, to the score sheet', async ({ table, page }) => {
    await table.arrive(QUIET);
    const player = new Avenger(table);
    await player.sitDown(['person'], 'whole-solo');
    await player.playToTheEnd();
    expect([...player.scenes.keys()]).toEqual(
      expect.arrayContaining(['setup', 'flashback', 'rolling', 'fighting']),
    );
    await expect(page.locator('.vg-scores tbody tr')).toHaveCount(7);
    await table.isAccessible();
  });

  test('two people around one screen', async ({ table, page }) => {
    await table.arrive(QUIET);
    const player = new Avenger(table);
    await player.sitDown(['person', 'person'], 'whole-pair');
    await player.playToTheEnd();
    await expect(page.locator('.vg-scores thead th')).toHaveCount(2);
  });

  test('with three bots, to the score sheet of four', async ({ table, page }) => {
    await table.arrive(QUIET);
    const player = new Avenger(table);
    await player.sitDown(['person', 'careful', 'careful', 'careful'], 'whole-four');
    await expect(page.locator('.seat-box')).toHaveCount(4);
    await player.playToTheEnd();
    await expect(page.locator('.vg-scores thead th')).toHaveCount(4);
    await expect(page.locator('.vg-scores tbody tr')).toHaveCount(8);
  });

  test('alone against the clock, which the test turns: in two rounds it runs out', async ({
    table,
    page,
  }) => {
    await page.clock.install();
    await table.arrive({ ...QUIET, clocks: true });
    const player = new Avenger(table);
    await player.sitDown(['person'], 'whole-clock');
    const pass = await turnedByHand(page);
    const start = page.getByRole('button', { name: 'Start the clock' });
    const closed = page.locator('.log-line').filter({ hasText: 'Time! No more dice' });
    let begun = 0;
    await player.playUntil(async () => {
      if (await start.isVisible()) {
        await start.click();
        await expect(start).toBeHidden();
        begun++;
        // Two rounds are played to the last second, with one roll made; in the others time stands.
        if (begun <= 2) {
          await page.locator('.vg-roll-button').click();
          await expect(page.locator('.vg-ring-text b')).toHaveText(/^0:\d\d$/);
          await pass(44_000);
          await expect(page.locator('.vg-ring-box')).toHaveClass(/closing/);
          await expect(closed).toHaveCount(begun - 1);
          await pass(1_000);
          await expect(closed).toHaveCount(begun);
          await expect(page.locator('.vg-supply')).toHaveClass(/empty/);
        }
      }
      await pass(450); // Hands are only so fast.
      return table.isOver();
    });
    expect(begun).toBe(4);
    await expect(page.locator('.vg-end-card')).toBeVisible();
  });
});

test('a roll is one press, and the dice that are kept stay', async ({ table, page }) => {
  await table.arrive(QUIET);
  await bringIn(page, table.address, momentOf('rollSolo'));
  const rolled = page.locator('.log-line').filter({ hasText: ' rolls ' });
  const die = page.locator('.vg-big:not(.wound)').first();
  const face = await die.getAttribute('aria-label');
  await die.click();
  await expect(die).toHaveAttribute('aria-pressed', 'true');
  const before = await rolled.count();
  await page.keyboard.press('r');
  await expect.poll(() => rolled.count()).toBeGreaterThan(before);
  await expect(page.locator('.vg-big.kept')).toHaveAttribute('aria-label', `${face!}, kept`);
});

test('keys place sets, and Shift still reads out', async ({ table, page }) => {
  await table.arrive(QUIET);
  await bringIn(page, table.address, momentOf('roll'));
  const payable = page.locator('.vg-tile.payable kbd').first();
  const key = (await payable.textContent())!;
  const placed = page.locator('.log-line').filter({ hasText: ' places ' });
  const before = await placed.count();
  await page.keyboard.press('Shift+S');
  await expect(page.locator('#announcer')).toContainText('Iron Belle');
  await page.keyboard.press(key);
  await expect(async () => {
    const menu = page.locator('.vg-menu .option').first();
    if (await menu.isVisible()) await menu.click();
    expect(await placed.count()).toBeGreaterThan(before);
  }).toPass();
});

test('what is blocked says why', async ({ table, page }) => {
  await table.arrive(QUIET);
  await bringIn(page, table.address, momentOf('hit'));
  await page
    .locator('.vg-room')
    .nth(8)
    .click({ position: { x: 12, y: 12 }, force: true });
  await expect(page.locator('.refused')).toBeVisible();
  await page
    .locator('.vg-enemy:not(.lit-available, .vg-is-boss):has(.vg-active)')
    .first()
    .click({ force: true });
  await expect(page.locator('.refused')).toContainText('not in your room');
});

test('pointing at a target shows what becomes of it', async ({ table, page }) => {
  await table.arrive(QUIET);
  await bringIn(page, table.address, momentOf('hit'));
  const target = page.locator('.vg-enemy.lit-available').first();
  await target.hover();
  await expect(target.locator('.vg-tag')).toHaveText(/falls|shaken/);
  await expect(page.locator('.vg-due')).toContainText('After this');
});

test('leaving actions unused is asked again', async ({ table, page }) => {
  await table.arrive(QUIET);
  await bringIn(page, table.address, momentOf('plan'));
  await page.locator('.vg-bare').click();
  await expect(page.locator('#confirm')).toContainText('unused');
});

test('VG-RULING-82 a reload in the middle of a timed roll: time has stood still', async ({ table, page }) => {
  await page.clock.install();
  await table.arrive({ ...QUIET, clocks: true });
  const player = new Avenger(table);
  await player.sitDown(['person'], 'reload');
  const pass = await turnedByHand(page);
  const start = page.getByRole('button', { name: 'Start the clock' });
  await player.playUntil(() => start.isVisible());
  await start.click();
  await page.locator('.vg-roll-button').click();
  const ring = page.locator('.vg-ring-text b');
  await expect(ring).toHaveText(/^0:\d\d$/);
  await pass(20_000);
  await expect(ring).toHaveText(/^0:[12]\d$/);
  const secondsLeft = async (): Promise<number> => Number((await ring.innerText()).slice(2));
  const before = await secondsLeft();
  await page.reload();
  // The table is hidden, and nothing runs, until the player goes on.
  const goOn = page.getByRole('button', { name: 'Go on' });
  await expect(goOn).toBeVisible();
  await expect(page.locator('.vg-board')).toHaveCount(0);
  await page.waitForTimeout(AWAY);
  await goOn.click();
  const after = await secondsLeft();
  expect(after).toBeLessThanOrEqual(before);
  expect(after, 'time stood while nobody was at the table').toBeGreaterThan(before - AWAY / 1000);
});

test('VG-RULING-81 stretched time: three times 45 seconds, and the result says so', async ({
  table,
  page,
}) => {
  await table.arrive({ ...QUIET, clocks: true });
  await page.goto(`${table.address}#/new/vengeance`);
  await page.locator('#option-stretch').selectOption('3');
  await page.getByRole('button', { name: 'Deal me a game' }).click();
  const player = new Avenger(table);
  const start = page.getByRole('button', { name: 'Start the clock' });
  await player.playUntil(() => start.isVisible());
  await start.click();
  await page.locator('.vg-roll-button').click();
  await expect(page.locator('.vg-ring-text b')).toHaveText(/^2:[01]\d$/);
});

test('half a minute of the lesson in real time, which the test turns', async ({ table, page }) => {
  await page.clock.install();
  await table.arrive(QUIET);
  const learner = new Learner(table);
  await learner.begin('vengeance:clock');
  const pass = await turnedByHand(page);
  await learner.next.click();
  await expect(learner.heading).toContainText('2 of 3');
  const player = new Avenger(table);
  const start = page.getByRole('button', { name: 'Start the clock' });
  await player.playUntil(() => start.isVisible());
  await start.click();
  await page.locator('.vg-roll-button').click();
  await expect(page.locator('.vg-ring-text b')).toHaveText(/^0:\d\d$/);
  await pass(29_000);
  await expect(page.locator('.vg-ring-box')).toHaveClass(/closing/);
  const closed = page.locator('.log-line').filter({ hasText: 'Time! No more dice' });
  await expect(closed).toHaveCount(0);
  await pass(1_000);
  await expect(closed).toHaveCount(1);
  await player.playUntil(async () => {
    await pass(450);
    return learner.isLast();
  });
  await expect(learner.heading).toContainText('3 of 3');
});

test('a game is dealt in one press', async ({ table, page }) => {
  await table.arrive(QUIET);
  await page.goto(`${table.address}#/new/vengeance`);
  await page.getByRole('radio', { name: /12 dice/ }).check();
  await expect(page.locator('.vg-challenge [role=status]')).toContainText('The careful bot wins 60 of 100');
  await page.getByRole('button', { name: 'Deal me a game' }).click();
  await expect(page.locator('.vg-flashback')).toBeVisible();
  await expect(page.locator('.log-line').filter({ hasText: ' storms the ' })).toHaveCount(1);
});

test('the keys of the roll can be changed', async ({ table, page }) => {
  await table.arrive(QUIET);
  await page.goto(`${table.address}#/settings`);
  const roll = page.getByRole('button', { name: /Roll the dice that are not kept/ });
  await roll.click();
  await page.keyboard.press('q');
  await expect(roll).toHaveText('q');
  await bringIn(page, table.address, momentOf('rollSolo'));
  await expect(page.locator('.vg-roll-button kbd')).toHaveText('Q');
  const rollsLeft = page.locator('.vg-ring-text b');
  const before = Number(await rollsLeft.innerText());
  // The old key means again what it means everywhere: it opens the rules, and no die falls.
  await page.keyboard.press('r');
  await expect(page.locator('#panel [role=tab][aria-selected=true]')).toContainText('Rules');
  await expect(rollsLeft).toHaveText(String(before));
  await page.keyboard.press('q');
  await expect(rollsLeft).toHaveText(String(before - 1));
});

test('the last dice went to another: the strip says so', async ({ table, page }) => {
  await table.arrive(QUIET);
  await bringIn(page, table.address, momentOf('race'));
  await expect(page.locator('.vg-race')).toContainText('You reached for');
  await page.locator('.vg-race .rule-link').click();
  await expect(page.locator('#panel')).toContainText('VG-RULING-16');
});

test('a set under the cursor shows what it could do, and what the round comes to', async ({
  table,
  page,
}) => {
  await table.arrive(QUIET);
  await bringIn(page, table.address, momentOf('fight'));
  await page.locator('.vg-set.lit-available', { hasText: 'Dash' }).first().hover();
  await expect(page.locator('.vg-reach')).toContainText('Leads to:');
  await expect(page.locator('.vg-opens')).not.toHaveCount(0);
  await expect(page.locator('.vg-score-now')).toContainText('if the round ends here');
});

const SCENES = ['heroes', 'items', 'sides', 'plan', 'roll', 'race', 'fight', 'hit', 'loot', 'over'] as const;
for (const scene of SCENES) {
  test(`${scene} is accessible in both themes`, async ({ table, page }) => {
    await table.arrive({ ...QUIET, theme: 'system' });
    await bringIn(page, table.address, momentOf(scene satisfies MomentName));
    if (scene === 'over') await page.goto(page.url().replace('#/replay/', '#/table/'));
    await expect(page.locator(scene === 'over' ? '.vg-end-card' : '.vg-board')).toBeVisible();
    await table.isAccessibleInBothThemes();
  });
}

test('the form for a new table is accessible in both themes', async ({ table, page }) => {
  await table.arrive({ ...QUIET, theme: 'system' });
  await page.goto(`${table.address}#/new/vengeance`);
  await expect(page.locator('.vg-dial')).toHaveCount(3);
  await table.isAccessibleInBothThemes();
});

for (const [width, height] of [
  [390, 844],
  [320, 568],
] as const) {
  test(`${width} x ${height}: nothing hangs out of the page, one thumb plays`, async ({ table, page }) => {
    await page.setViewportSize({ width, height });
    await table.arrive({ ...QUIET, language: 'fr' });
    for (const scene of ['plan', 'roll', 'hit', 'loot'] as const) {
      await bringIn(page, table.address, momentOf(scene));
      await expect(page.locator('.vg-compact')).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });
}
