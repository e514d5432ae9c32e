/** After a game: the chance to win over it, what cost most, and trying it from there. While it runs: the odds. Before: how hard it is. */

import { botNamed, whimsical } from '@gravetable/bots';
import { gameOf } from '@gravetable/catalog';
import { belowOf, isRefusal, Look, Session, type Json } from '@gravetable/kernel';
import { bringIn } from './bring.ts';
import { expect, onward as test } from './served.ts';

/** A game of somebody careful with a few odd habits, to its end. */
function lost(seed: string): string {
  const game = gameOf('cards-of-the-dead')!;
  const session = Session.open(game, [{ name: 'Mira', kind: 'person' }], { seed, options: {} });
  if (isRefusal(session)) throw new Error(session.code);
  const bot = whimsical(botNamed(game, 'careful')!, 6);
  const below = belowOf(seed);
  while (!session.play.over) {
    const pending = session.play.pending[0]!;
    const answer = bot.choose(new Look(session.play, pending), below) as Json;
    const told = session.answer(pending.seat, session.play.idOf(pending), answer);
    if (isRefusal(told)) throw new Error(told.code);
  }
  return JSON.stringify(session.record(true));
}

/** Weighing takes seconds of a core. */
const WEIGHED = { timeout: 150_000 };

test('a game that is over tells what cost most, and lets one try it from there', async ({ table, page }) => {
  await table.arrive();
  await bringIn(page, table.address, lost('judged'));
  await page.getByRole('tab', { name: 'Turning points' }).click();
  const offer = page.getByRole('button', { name: 'Find what cost most' });
  await offer.click();
  await expect(page.getByRole('progressbar', { name: 'Weighing your decisions' })).toBeVisible();
  await page.locator('.judgement').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.locator('.judgement [role=status]')).toHaveText('Stopped: nothing was kept.');
  await offer.click();
  const points = page.locator('.judgement .turning ol > li');
  await expect(points.first()).toContainText('Better:', WEIGHED);
  expect(await points.count()).toBeLessThanOrEqual(3);
  await expect(points.first()).toContainText(/wins about \d+ of 100 such tables, what was done \d+/u);

  const chart = page.getByRole('img', { name: /Games won of 100 such tables: \d+ at the first decision/u });
  await expect(chart).toBeVisible();
  await expect(chart.locator('.chance-cost')).toHaveCount(await points.count());
  await expect(page.locator('.key-moment .swing').first()).toHaveText(/\d+ → \d+/u);
  await page.getByText('All decisions as a table').click();
  await expect(page.locator('.judgement tbody tr').first()).toBeVisible();
  await table.isAccessible();

  const decision = /Decision (\d+):/u.exec(await points.first().innerText())![1]!;
  await points.first().getByRole('button', { name: 'Try it again from here' }).click();
  await expect(page.locator('.notice')).toContainText('A branch');
  await page.getByRole('button', { name: 'Back to the game' }).click();
  await expect(table.decision).toContainText(`decision ${Number(decision) - 1} of`);

  // It is kept with the table: opened again it is there at once, in French and on a phone too.
  await page.setViewportSize({ width: 390, height: 844 });
  await table.prefer({ speed: 'instant', language: 'fr', muted: true });
  await expect(page.getByRole('img', { name: /Parties gagnées sur 100 tables semblables/u })).toBeVisible();
  await page.getByRole('tab', { name: 'Tournants' }).click();
  await expect(points.first()).toContainText('Mieux :');
  await table.isAccessible();
});

test('odds are told of what is pointed at, and how hard a table is before it begins', async ({
  table,
  page,
}) => {
  await table.arrive();
  await page.goto(`${table.address}#/new/cards-of-the-dead`);
  const hard = page.getByRole('region', { name: 'How hard it is' });
  await expect(hard).toContainText(
    /A careful bot wins about \d+ of 100 such games \(between \d+ and \d+; \d+ were played\)/u,
  );
  await expect(hard).toContainText('A strong bot wins about');
  await page.getByLabel('Spare Starter Cards').check();
  await expect(hard).toHaveCount(0);

  await table.sitDown({ game: 'cards-of-the-dead', seats: ['person'], seed: 'judged' });
  await expect(page.locator('.cd-slot .piece.lit-available').first()).toBeVisible();
  await page.locator('body').press('d');
  const odds = page.locator('.odds');
  await expect(page.getByRole('tab', { name: 'Odds' })).toHaveAttribute('aria-selected', 'true');
  await expect(odds).toContainText('If your turn ended now, the Game turn');
  await page.locator('.cd-slot.open .piece.lit-available').first().focus();
  await expect(odds).toContainText('If you turn this card, it is');
  await expect(odds).toContainText(/Zombie.*\d+ of 100/su);
  await expect(odds).toContainText('Counted: every possibility is in it.');
  await table.isAccessible();

  // A phone has no room for one tab more: there the menu opens them.
  await page.getByRole('tab', { name: 'Log' }).click();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('tab', { name: 'Odds' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Odds', exact: true }).click();
  await expect(page.locator('.bottom-sheet .odds')).toBeVisible();
});
