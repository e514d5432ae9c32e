/** Places far into a campaign: records played by bots are brought in as files, and played on by hand. */

import { momentOf } from './dead-cells-moments.ts';
import { Cell } from './dead-cells.ts';
import { expect, onward as test } from './served.ts';

test('at the market teeth buy a card', async ({ table, page }) => {
  await table.arrive();
  const cell = new Cell(table);
  await cell.bring(momentOf('market'));
  await expect(page.locator('.dc-market li.now')).toHaveCount(1);
  await expect(page.locator('.dc-market .dc-levels')).toHaveCount(3);
  // Wherever a figure is pressed long, it tells its level and what it buys.
  const healer = page.locator('.dc-market .dc-portrait').first();
  const { x, y } = (await healer.boundingBox())!;
  await healer.dispatchEvent('pointerdown', { clientX: x + 9, clientY: y + 9, pointerType: 'touch' });
  await expect(page.locator('.tip')).toHaveText(
    /^level \d: Takes away 1 Damage for \d (Tooth|Teeth), (once|up to \d times)\.$/,
  );
  await page.keyboard.press('Escape');
  await expect(page.locator('.tip')).toHaveCount(0);
  const teeth = page.locator('.dc-bag-teeth b');
  const before = Number(await teeth.textContent());
  await cell.take('.dc-choice.lit-available');
  await expect(page.locator('.log-line').last()).toBeVisible();
  await expect.poll(async () => Number(await teeth.textContent())).toBeLessThan(before);
});

test('a boss is fought by its sheet', async ({ table, page }) => {
  await table.arrive();
  const cell = new Cell(table);
  await cell.bring(momentOf('timeKeeper'));
  await expect(page.locator('.dc-boss')).toContainText('The Time Keeper');
  await expect(page.locator('.dc-boss')).toContainText(/turn 1/);
  await table.isAccessible();
  await page.getByRole('button', { name: 'Read its sheet' }).click();
  await expect(page.locator('.dc-sheet p')).toHaveCount(7);
  await expect(page.locator('.dc-boss-now')).toContainText('This turn');
  await table.isAccessible();
  await page.keyboard.press('Escape');
  // A turn is fought to its end: the next one opens, or somebody has died of it.
  const strip = page.locator('.dc-boss');
  await cell.until(
    async () => (await strip.count()) === 0 || /turn 2|instance 2/.test((await strip.textContent()) ?? ''),
  );
});

test('a Shuriken in the air and a Bell on the map are struck where they are', async ({ table, page }) => {
  await table.arrive();
  const cell = new Cell(table);
  await test.step('a Shuriken is struck where it hangs', async () => {
    await cell.bring(momentOf('shuriken'));
    await cell.take('[data-piece^="space:shuriken"].lit-available');
    await expect(page.locator('.log-line', { hasText: 'knocked out of the air' }).last()).toBeVisible();
  });
  await test.step('a Bell is rung on the map', async () => {
    await cell.bring(momentOf('bell'));
    await cell.take('.dc-bell.lit-available');
    await expect(page.locator('.log-line', { hasText: 'The Bell rings' }).last()).toBeVisible();
  });
});

test('pointing at an Equipment foretells what it would do', async ({ table, page }) => {
  await table.arrive();
  await new Cell(table).bring(momentOf('gear'));
  const timeline = page.locator('.dc-timeline');
  const under = async (what: string): Promise<string> => {
    await page.locator(what).first().hover();
    const sure = page.locator('.dc-hero.mine .dc-cell[data-round="0"] .dc-hit.gain');
    await expect(sure).toHaveCount(what.startsWith('.dc-gear') ? 1 : 0, { timeout: 20_000 });
    await expect(sure.and(page.locator('.maybe'))).toHaveCount(0);
    return timeline.innerText();
  };
  // The Paper Crown gives two Shields in Round 0, for certain once it is chosen.
  await expect(page.locator('.dc-gear .lit-available')).toContainText('Paper Crown');
  const used = await under('.dc-gear .lit-available');
  expect(used).toContain('+2');
  await expect.poll(() => under('.bar-buttons .button:has-text("Nothing")')).not.toBe(used);
});

test('a Scroll is read and given', async ({ table, page }) => {
  await table.arrive();
  const cell = new Cell(table);
  await cell.bring(momentOf('scroll'));
  await test.step('a Scroll track is read by pointing, by a press and by keyboard', async () => {
    const tactics = page.getByRole('button', { name: /^Tactics 0\. Next: the Skill reaches/ });
    const slot = tactics.locator('.dc-step-said').nth(1);
    await expect(slot).toBeHidden();
    await tactics.locator('.dc-step').nth(1).hover();
    await expect(slot).toHaveText('one more Equipment slot');
    await expect(slot).toBeVisible();
    await tactics.click();
    const read = page.getByRole('dialog', { name: 'Tactics' });
    await expect(read.locator('li')).toHaveCount(5);
    await expect(read.locator('li').first()).toContainText('next');
    await table.isAccessible();
    await page.keyboard.press('Escape');
    await expect(read).toBeHidden();
    await page.mouse.move(0, 0);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(tactics).toBeFocused();
    await expect(tactics.locator('.next > .dc-step-said')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(read).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(read).toBeHidden();
  });
  await test.step('what a combat left is given to somebody', async () => {
    const told = page.locator('.log-line').last();
    const before = await told.textContent();
    await cell.take('.dc-seat .piece.lit-available, .dc-choice.lit-available');
    await expect(told).not.toHaveText(before!);
    await expect(page.locator('.log-line', { hasText: /Scroll|equips/ }).last()).toBeVisible();
  });
});

test('between runs cells buy from the decks and the Well, and the ledger remembers both runs', async ({
  table,
  page,
}) => {
  await table.arrive();
  const cell = new Cell(table);
  await cell.bring(momentOf('cells'));
  await expect(page.locator('.dc-mutation')).toContainText('Mutation board');
  const run = Number(/Run (\d+)/.exec((await page.locator('.top-strip').textContent())!)![1]);
  // The end of the Run is read first: nothing is offered before. Then three decks, the Well, and to be done with it.
  await expect(page.locator('.dc-deck.lit-available')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page.locator('.dc-deck')).toHaveCount(5);
  const cells = page.locator('.dc-cells b');
  const before = Number(await cells.textContent());
  await cell.take('[data-piece="deck:W"]');
  await expect(page.locator('.log-line', { hasText: 'The Well gives up' }).last()).toBeVisible();
  await cell.until(async () => (await cells.count()) === 0 || Number(await cells.textContent()) < before);
  await page.getByRole('button', { name: 'All Runs so far' }).click();
  await expect(page.locator('.dc-ledger')).toContainText('Run 1');
  await expect(page.locator('.dc-ledger')).toContainText('Run 2');
  await page.keyboard.press('Escape');
  await cell.until(
    async () => (await page.locator('.top-strip').textContent())?.includes(`Run ${run + 1}`) === true,
  );
});

test('a foe is looked up and struck', async ({ table, page }) => {
  await table.arrive();
  const cell = new Cell(table);
  await cell.bring(momentOf('target'));
  await test.step('the compendium shows foes the group has met, and hides the others', async () => {
    await page.getByRole('tab', { name: 'Compendium' }).click();
    const entries = page.locator('.compendium-entry');
    await expect(entries.filter({ hasText: 'Zombie' }).first()).toBeVisible();
    await expect(entries.filter({ hasText: 'Hand of the King' })).toHaveCount(0);
    await expect(page.locator('.compendium')).toContainText(/not been met|hidden|unmet/i);
    await page.getByRole('tab', { name: 'Log' }).click();
  });
  await test.step('a foe is struck on the timeline, not in a list', async () => {
    await expect(page.locator('.dc-tray')).toBeHidden();
    const told = page.locator('.log-line').last();
    const before = await told.textContent();
    await cell.take('.dc-foe .piece.lit-available');
    await expect(told).not.toHaveText(before!);
  });
});

test('a campaign is thrown away only when that is confirmed', async ({ table, page }) => {
  await table.arrive();
  await new Cell(table).bring(momentOf('next'));
  const anew = page.getByRole('button', { name: 'Begin the campaign anew' });
  const told = page.locator('.log-line', { hasText: 'begins anew' });
  await anew.click();
  await expect(page.locator('.decision-bar .warned')).toContainText('ends what you have built');
  await page.keyboard.press('Escape');
  await expect(page.locator('.decision-bar .warned')).toBeHidden();
  await expect(told).toHaveCount(0);
  await anew.click();
  await page.locator('#confirm').click();
  await expect(told.last()).toBeVisible();
});
