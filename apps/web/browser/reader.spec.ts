/** What a screen reader hears: what happened, then what is asked, each of it once. */

import type { Page } from '@playwright/test';
import { Learner } from './lessons.ts';
import { expect, onward as test } from './served.ts';

/** Writes down everything the table announces from now on. */
async function listen(page: Page): Promise<() => Promise<string>> {
  await page.evaluate(() => {
    const heard: string[] = [];
    const place = document.querySelector('#announcer')!;
    new MutationObserver(() => heard.push(place.textContent ?? '')).observe(place, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    Object.assign(globalThis, { heard });
  });
  return () => page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard.join(' '));
}

const WALKED = new RegExp(
  [
    '^Rick Dixon walks on and turns over a Zombie \\(row 3, card 4\\)\\.',
    'The Zombie comes to space 1\\.',
    'Rick Dixon: Vitality 12, Immunity 11\\.',
    'Rick Dixon loses 1 Immunity \\(now 10\\)\\.',
    'Your turn\\. Rick Dixon: 3 Actions left\\.$',
  ].join(' '),
);

for (const speed of ['instant', '2'] as const) {
  test(`at speed ${speed} all that happened is told in order, and the question last`, async ({
    table,
    page,
  }) => {
    await table.arrive({ speed, language: 'en', muted: true });
    const learner = new Learner(table);
    await learner.begin('cards-of-the-dead');
    await expect(page.locator('#announcer')).toContainText('Your turn.');
    while (!(await learner.heading.innerText()).includes('6 OF')) await learner.goOn();
    // A piece says what it is, where it lies, whether it is chosen and whether it is suggested.
    const card = page.locator('.cd-slot .piece.hinted');
    const name = 'Row 3, card 4: Common card, face down, can be turned over.';
    await expect(card).toHaveAccessibleName(`${name} suggested`);
    await learner.goOn();
    await expect(card).toHaveAccessibleName(`${name} selected, suggested`);
    await expect(page.locator('#confirm')).toBeVisible();
    await page.waitForTimeout(1_100); // What came before has been said.
    const heard = await listen(page);
    await page.locator('#confirm').click();
    await expect.poll(heard, { timeout: 15_000 }).toMatch(WALKED);
  });
}

const ASKED = 'Your turn\\. Rick Dixon: 3 Actions left\\.$';

for (const [how, spoken, said] of [
  [
    'counted where a summary is wanted',
    {
      key: 'summary',
      fight: 'summary',
      harm: 'summary',
      loot: 'summary',
      chance: 'summary',
      rest: 'summary',
    },
    `4 more lines are in the log\\. Chance and reveals: 1; Everything else: 3\\. ${ASKED}`,
  ],
  [
    'left out where nothing of its kind is wanted',
    { rest: 'none' },
    `Rick Dixon walks on and turns over a Zombie \\(row 3, card 4\\)\\. ${ASKED}`,
  ],
] as const) {
  test(`what happened is ${how}`, async ({ table, page }) => {
    await table.arrive({ speed: '2', language: 'en', muted: true, spoken });
    const learner = new Learner(table);
    await learner.begin('cards-of-the-dead');
    await expect(page.locator('#announcer')).toContainText('Your turn.');
    await learner.until(6);
    await learner.goOn();
    await expect(page.locator('#announcer')).toContainText('Confirm it');
    await page.waitForTimeout(1_100); // What came before has been said.
    const heard = await listen(page);
    await page.locator('#confirm').click();
    await expect.poll(heard, { timeout: 15_000 }).toMatch(new RegExp(said));
  });
}
