/**
 * Four people on four devices play whole games: Vengeance against the clock, and a Run of Dead Cells from which one goes away and
 * comes back; on SQLite, and on two nodes of which the table's own is killed in the middle. Each says how long they were without a table.
 */

import type { Browser } from '@playwright/test';
import { build } from '../start.mjs';
import { Cell } from '../../apps/web/browser/dead-cells.ts';
import { DESK, expect, House, PHONE, type Person } from '../../apps/web/browser/online.ts';
import { test } from '../../apps/web/browser/served.ts';
import { Avenger } from '../../apps/web/browser/vengeance.ts';
import { oneServer, twoNodes, type Place } from './houses.ts';

const NAMES = ['Mira', 'Tomas', 'Ivo', 'Jun'];
/** As short as the set-up allows it: one Run, and a clock that runs out soon for those who have nothing to do. */
const SHORT: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'dead-cells': { runs: 1 },
  vengeance: { tailSeconds: 5, maxSeconds: 30, phaseSeconds: 30 },
};
const LONGEST = 20_000;
const PLACES = { SQLite: oneServer, 'two nodes on PostgreSQL': twoNodes };

async function fourAt(
  place: Place,
  browser: Browser,
  game: string,
): Promise<{ house: House<Place>; people: Person[] }> {
  const house = new House(place, browser);
  const settings = { listView: false, clocks: true };
  const people = await Promise.all(
    NAMES.map((name, at) => house.person(name, { size: at % 2 === 0 ? DESK : PHONE, settings })),
  );
  const [mira, ...others] = people;
  await house.make(mira!, game, ['person', 'person', 'person', 'person'], {
    seed: 'whole-game',
    options: SHORT[game]!,
  });
  const link = await house.link(mira!);
  for (const one of others) await house.join(one, link);
  await house.begin(mira!, ...others);
  return { house, people };
}

/** Seconds until everybody is online again. */
async function backAfter(kill: () => Promise<void>, people: readonly Person[]): Promise<number> {
  const began = Date.now();
  await kill();
  for (const { page } of people)
    await expect(page.locator('.link-badge.online, .link-badge.slow')).toBeVisible({ timeout: 120_000 });
  return (Date.now() - began) / 1000;
}

for (const [name, open] of Object.entries(PLACES)) {
  test.describe(name, () => {
    let place: Place;
    test.beforeAll(async () => {
      test.setTimeout(600_000);
      if (!build()) throw new Error('the page could not be built');
      const opened = await open();
      if (opened === null) throw new Error('not installed: apt-get install postgresql nginx-light');
      place = opened;
    });
    test.afterAll(async () => place?.close());

    test('Vengeance in real time, to the score sheet', async ({ browser }) => {
      const { house, people } = await fourAt(place, browser, 'vengeance');
      let begun = 0;
      let killed: Promise<number> | null = null;
      const rounds = new Set<string>();
      const played = people.map(async ({ page, table }) => {
        const player = new Avenger(table);
        const start = page.getByRole('button', { name: /Start the clock|Start it again/ });
        const back = page.getByRole('button', { name: 'Back to the game' });
        await player.playUntil(async () => {
          if (await start.isVisible()) {
            await start.click({ timeout: 2000 }).catch(() => undefined); // Somebody else was faster.
            begun++;
          }
          // A press for the last dice may fall on the end card, and try out one of its turning points.
          if (await back.isVisible()) await back.click({ timeout: 2000 }).catch(() => undefined);
          const ring =
            (await page
              .locator('.vg-ring-text b')
              .first()
              .textContent({ timeout: 50 })
              .catch(() => null)) ?? '';
          if (/^0:\d\d$/.test(ring)) rounds.add(ring);
          // In the middle of a round that runs: the third time that somebody began.
          if (begun >= 3 && killed === null) killed = backAfter(() => place.kill(), people);
          return table.isOver();
        });
      });
      await Promise.all(played);
      const away = await (killed as Promise<number> | null);
      for (const { page } of people) {
        await expect(page.getByText('The rules stopped')).toHaveCount(0);
        await expect(page.locator('.vg-scores thead th')).toHaveCount(4);
      }
      expect(rounds.size).toBeGreaterThan(3); // The clock ran.
      console.log(JSON.stringify({ place: name, game: 'vengeance', begun, away }));
      house.faultless();
    });

    test('a Run of Dead Cells: one leaves and comes back, and the end is everybody’s', async ({
      browser,
    }) => {
      const { house, people } = await fourAt(place, browser, 'dead-cells');
      const cells = people.map(({ table }) => new Cell(table));
      const ivo = people[2]!;
      const back = ivo.page.url();
      let [acts, isOver] = [0, false];
      let killed: Promise<number> | null = null;
      let isBack = false;
      const played = people.map(async (person, at) => {
        const cell = cells[at]!;
        while (!isOver && acts < LONGEST) {
          if (acts >= 60 && killed === null) killed = backAfter(() => place.kill(), people);
          await killed; // Who is without a table waits until it is back.
          if (person === ivo && acts >= 150 && !isBack) {
            await ivo.page.goto(`${place.address}healthz`);
            await expect(people[0]!.page.locator('.presence.away').first()).toBeVisible({ timeout: 90_000 });
            await ivo.page.goto(back);
            await expect(ivo.page.locator('.decision-bar')).toBeVisible({ timeout: 60_000 });
            isBack = true;
          }
          await cell.act();
          acts++;
          isOver ||= await cell.isOver();
        }
      });
      await Promise.all(played);
      const away = await (killed as Promise<number> | null);
      expect(isBack).toBe(true);
      for (const cell of cells) await expect.poll(() => cell.isOver(), { timeout: 60_000 }).toBe(true);
      const lines = await Promise.all(people.map(({ page }) => page.locator('.log-line').count()));
      console.log(JSON.stringify({ place: name, game: 'dead-cells', acts, away, lines }));
      house.faultless();
    });
  });
}
