import type { Locator } from '@playwright/test';
import { Cell } from './dead-cells.ts';
import { expect, onward as test } from './served.ts';

/** By keyboard: a piece that cannot be chosen says so to assistive technology, and answers all the same. */
async function activate(piece: Locator): Promise<void> {
  await piece.focus();
  await piece.press('Enter');
}

test('Dead Cells answers every piece: why not, the rule, and what else; read-outs say what is near and what threatens', async ({
  table,
  page,
}) => {
  await table.arrive({ speed: 'instant', language: 'en', muted: true });
  const cell = new Cell(table);
  await cell.sitDown(['person', 'empty', 'empty', 'empty']);
  const refused = page.locator('.decision-bar .refused');
  const announcer = page.locator('#announcer');
  const plates = page.locator('.dc-plate .piece');
  await cell.toMap();

  // A plate no corridor leads to.
  await activate(page.locator('.dc-plate.down .piece:not(.lit-available):not(.lit-blocked)').last());
  await expect(refused).toContainText('No corridor leads there');
  await expect(refused.locator('.rule-link')).toHaveText('DC-EXP-03');
  await expect(announcer).toContainText('No corridor leads there');
  await expect(refused).not.toHaveAttribute('role', 'alert');

  // A card of the hand while the Group explores. What could be done stands in the bar already, and only there.
  await activate(page.locator('.dc-hand .piece').first());
  await expect(refused).toContainText('outside of one, a card only pays for a Hand Check.');
  await expect(refused.locator('.rule-link')).toHaveText('DC-CHK-03');
  const instead = refused.getByRole('button', { name: /^Instead: / });
  const onward = page.locator('.decision-bar .bar-buttons').getByRole('button', { name: /^[A-Z]\d: / });
  await expect(onward.first()).toBeVisible();
  await expect(instead).toHaveCount(0);

  // Places say where they lead; N tells what is around the one in focus.
  const start = page.locator('[data-piece="map:S"]');
  await expect(start).toHaveAccessibleName(/The way in, the group is here, leads to A1/);
  await start.focus();
  await page.keyboard.press('n');
  await expect(announcer).toContainText(/S to A1.*A1: /);
  await expect(plates.last()).toHaveAccessibleName(/./);

  await onward.first().click();
  await page.locator('#confirm').click();
  await cell.toFirstCard();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await activate(page.locator('.dc-foe .piece').first());
  await expect(refused).toContainText('is struck in the Rounds, by the cards that are laid down now.');
  await expect(refused.locator('.rule-link')).toHaveText('DC-CMB-14');
  await expect(instead).toBeVisible();
  await page.locator('.dc-foe .piece').first().focus();
  await page.keyboard.press('t');
  await expect(announcer).toContainText(/Health\. (0|I+|IV): /);

  // Up close a keyword of the card leads to its rule; then the rules follow what is chosen.
  const card = page.locator('.dc-hand .piece').first();
  await card.focus();
  await page.keyboard.press(' ');
  const keyword = page.locator('dialog.zoom .keyword').first();
  await table.isAccessible();
  await keyword.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('dialog.zoom')).toHaveCount(0);
  await expect(page.locator('.rule-now .rule-id')).toHaveText(/^DC-(ACT|STATE)-\d\d/);
  await page.keyboard.press('Escape');
  await page.locator('.dc-foe .piece').first().focus();
  await page.keyboard.press('r');
  await expect(page.locator('.rule-now .rule-id')).toHaveText(/^DC-CARD-02/);
  await card.click();
  await expect(page.locator('.rule-now .rule-id')).toHaveText(/^DC-(ACT|STATE)-\d\d/);
});

test('Cards of the Dead answers an empty space, and tells what lies around a card', async ({
  table,
  page,
}) => {
  await table.arrive({ speed: 'instant', language: 'fr', muted: true });
  await table.sitDown({ game: 'cards-of-the-dead', seats: ['person', 'empty', 'empty'] });
  await expect(page.locator('.cd-slot .piece.lit-available').first()).toBeVisible();
  const announcer = page.locator('#announcer');
  await activate(page.locator('[data-piece="space:7"]'));
  const refused = page.locator('.decision-bar .refused');
  await expect(refused).toContainText('Une horde occupe l’emplacement 7');
  await expect(refused.locator('.rule-link')).toHaveText('CD-SETUP-04');
  await expect(refused.getByRole('button', { name: /^Plutôt/ })).toBeVisible();
  await page.locator('.cd-slot .piece.lit-available').first().focus();
  await page.keyboard.press('n');
  await expect(announcer).toContainText(/À gauche.*Derrière/);
  await page.locator('[data-piece="space:3"]').focus();
  await page.keyboard.press('n');
  await expect(announcer).toContainText(/Emplacement 2.*Emplacement 4/);
  await page.keyboard.press('t');
  await expect(announcer).toContainText(/sur 7\.(?!\.)/);
});
