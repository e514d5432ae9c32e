/** The Dead Keep, clause by clause: what its journeys promise beside their main way. */

import type { Locator, Page } from '@playwright/test';
import { bringIn } from './bring.ts';
import { momentOf } from './dead-keep-moments.ts';
import { at, DESK, nextLine, QUIET, STEPPED, zone } from './dead-keep.ts';
import { expect, onward as test } from './served.ts';
import { apartBy, shapesOf, type Shape } from './shapes.ts';

async function confirm(page: Page): Promise<void> {
  const button = page.locator('#confirm');
  await expect(button.or(nextLine(page)).first()).toBeVisible();
  if (await button.isVisible()) await button.click();
}

/** Line by line to the next question; what was said and shown on the way. */
async function linesTold(page: Page, shown: Locator): Promise<{ said: string[]; seen: string[] }> {
  const [said, seen]: [string[], string[]] = [[], []];
  const decision = page.locator('#decision');
  const next = nextLine(page);
  await expect(next).toBeVisible();
  while (await next.isVisible()) {
    const line = (await decision.textContent()) ?? '';
    said.push(line);
    seen.push(...(await shown.allInnerTexts()));
    await next.click();
    await expect(
      decision.filter({ hasNotText: line }).or(page.locator('.bar-buttons .hint-button')).first(),
    ).toBeVisible();
  }
  return { said, seen };
}

/** Between two Zones that lie side by side. */
async function edge(page: Page, one: string, other: string) {
  const [a, b] = [(await zone(page, one).boundingBox())!, (await zone(page, other).boundingBox())!];
  const middle = (low: 'x' | 'y', size: 'width' | 'height'): number =>
    (Math.max(a[low], b[low]) + Math.min(a[low] + a[size], b[low] + b[size])) / 2;
  return { x: middle('x', 'width') - 20, y: middle('y', 'height') - 20, width: 40, height: 40 };
}

test('T-3 without colours doors, locks, Objectives and Spawn marks are still told apart by their pictures', async ({
  table,
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await table.arrive(QUIET);
  await at(table, 'noisy');
  // A door of Q01 that is closed, and stands open afterwards, beside a wall and an opening.
  const door = (await page.locator('.dk-door.lit-available').first().getAttribute('data-piece'))!;
  const [a, b] = door.slice('door:'.length).split('|') as [string, string];
  await page.mouse.move(0, 0);
  const closed = await shapesOf(page, {
    closed: await edge(page, a, b),
    wall: await edge(page, '7R.A', '2R.C'),
  });
  await page.locator(`[data-piece="${door}"]`).click();
  await confirm(page);
  await expect(page.locator(`.dk-door.lit-available[data-piece="${door}"]`)).toHaveCount(0);
  await page.mouse.move(0, 0);
  const open = await shapesOf(page, { open: await edge(page, a, b) });
  // Q10: what is locked, what lies there, what spawns and what still sleeps.
  await at(table, 'bridge');
  const show = async (one: Locator) => {
    await one.scrollIntoViewIfNeeded();
    return (await one.boundingBox())!;
  };
  await page.getByRole('button', { name: 'whole' }).click();
  const locks = await shapesOf(page, {
    blue: await edge(page, '6V.h', '2R.B'),
    green: await edge(page, '2R.E', '4R.b'),
  });
  expect(apartBy(new Map([...closed, ...open, ...locks]))).toEqual([]);
  await page.getByRole('button', { name: '1 tile' }).click();
  for (const kind of ['dk-objective', 'dk-spawn']) {
    // Q08: one Spawn Zone sleeps until the Boss is awake.
    if (kind === 'dk-spawn') await at(table, 'exit');
    const shapes = new Map<string, Shape>();
    for (const colour of kind === 'dk-spawn' ? ['red', 'asleep'] : ['red', 'blue', 'green']) {
      const one = page.locator(`.${kind}.${colour}`).first();
      for (const [name, shape] of await shapesOf(page, { [`${kind} ${colour}`]: await show(one) }))
        shapes.set(name, shape);
    }
    expect(apartBy(shapes)).toEqual([]);
  }
});

test('T-6 from below the Tower stays dark; from its rim one looks down', async ({ table, page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await table.arrive(QUIET);
  await at(table, 'tower');
  await page.getByRole('button', { name: 'whole' }).click();
  await zone(page, '4R.f').click({ button: 'right', force: true });
  await expect(page.locator('.dk-lamp-note')).toContainText('The lamp stands in');
  await expect(zone(page, '4R.c')).toHaveAccessibleName(/in sight at Range/);
  for (const high of await page.locator('.dk-floor[data-piece^="zone:9V."]').all())
    await expect(high).not.toHaveAccessibleName(/in sight/);
  await zone(page, '9V.b').click({ button: 'right', force: true });
  await expect(zone(page, '4R.f')).toHaveAccessibleName(/in sight at Range 1/);
  await expect(
    page.locator('.dk-floor[data-piece^="zone:9V."][aria-label*="in sight"]').first(),
  ).toBeAttached();
});

test('T-7 the dice lie there while Sure Shot is asked, and after a reload', async ({ table, page }) => {
  await table.arrive(QUIET);
  await at(table, 'sureShot');
  await expect(table.decision).toContainText('Sure Shot');
  const dice = page.locator('.dk-fallen .die');
  const [, faces = ''] = /The dice: (.+)\./.exec(await table.decision.innerText())!;
  const labels = () => dice.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
  await expect.poll(labels).toEqual(faces.split(/\D+/));
  await expect(page.locator('.dk-fallen .failed')).not.toHaveCount(0);
  await page.reload();
  await expect.poll(labels).toEqual(faces.split(/\D+/));
});

test('T-9 the noise of a door is Doom, and the Duo is asked before the next room comes to light', async ({
  table,
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await table.arrive(QUIET);
  await at(table, 'noisy');
  const doom = page.locator('.dk-boss .dk-doom');
  const before = Number(/Doom (\d)/.exec((await doom.getAttribute('aria-label'))!)![1]);
  await page.locator('.dk-door.lit-available').first().click();
  await confirm(page);
  await expect(doom).toHaveAccessibleName(`Doom ${before + 1} of 5`);
  await at(table, 'between');
  await expect(table.decision).toContainText('Combat Reflexes');
  await page.getByRole('tab', { name: 'Log' }).click();
  const cards = page.locator('.log-line', { hasText: 'Building card of Level' });
  const drawn = await cards.count();
  await page.getByRole('button', { name: 'Let them come' }).click();
  await confirm(page);
  await expect.poll(() => cards.count()).toBeGreaterThan(drawn);
});

test('T-13 all three passes of the Enemy Phase are named, in words and on the board', async ({
  table,
  page,
}) => {
  await table.arrive(STEPPED);
  await at(table, 'passes');
  await page.keyboard.press('e');
  await confirm(page);
  const { said, seen } = await linesTold(page, page.locator('.dk-banner'));
  const named = (lines: readonly string[]): string[] =>
    lines.flatMap((line) => /(First|Second|Third) pass/.exec(line)?.[1] ?? []);
  const inOrder = [...new Set(named(said))];
  expect(inOrder).toEqual(['First', 'Second', 'Third']);
  expect([...new Set(named(seen))]).toEqual(inOrder);
});

test('T-11 the other seat consents, refusing costs nothing, and a KO’ed partner’s Potions are locked', async ({
  table,
  page,
}) => {
  await table.arrive(QUIET);
  await at(table, 'consent');
  await expect(page.locator('.hand-over')).toHaveCount(0);
  await expect(table.decision).toContainText(/proposes an exchange to .* Agreed\?/);
  await page.getByRole('button', { name: 'No', exact: true }).click();
  // Whoever proposed it has all Actions they had.
  await expect(table.decision).toContainText(/\d Actions? left/);
  await page.getByRole('tab', { name: 'Log' }).click();
  await expect(page.locator('.log-line').last()).toContainText('does not agree to an exchange');
  await at(table, 'pockets');
  await expect(page.locator('.dk-sides .dk-locked')).toHaveText(/\d Potions?, locked: \S+.* is KO’ed/);
});

test('T-12 what is owed in a Zone is all of it, the later passes too', async ({ table, page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await table.arrive(QUIET);
  await at(table, 'hounds');
  const owed = new Map<string, number>();
  await expect(page.locator('.dk-owed').first()).toBeVisible();
  for (const line of await page
    .locator('.dk-panel .dk-list li', { hasText: / Attacks? of / })
    .allInnerTexts()) {
    const [, n, code] = /(\d+) Attacks? of \d+\s+(\d+[RV]\.\w)/.exec(line)!;
    owed.set(code!, (owed.get(code!) ?? 0) + Number(n));
  }
  expect(owed.size).toBeGreaterThan(0);
  for (const [code, n] of owed)
    await expect(page.locator(`.dk-zone[data-zone="${code}"] .dk-owed`)).toContainText(String(n));
});

test('T-15 what the Boss has left, whether it heals, and that No Regeneration holds it', async ({
  table,
  page,
}) => {
  await table.arrive(QUIET);
  const boss = page.locator('.dk-boss');
  await at(table, 'healing');
  await expect(boss).toContainText(/\d+ of \d+ Wounds left, Armor \d/);
  await expect(boss).toContainText('Heals up to 3 at the end of each Turn');
  await at(table, 'burning');
  await expect(boss).toContainText('No Regeneration before the End Phase');
  await expect(boss).not.toContainText('Heals');
});

test('T-17 a part of the goal ticks the moment it is done, and each rule of the Quest leads to the ledger', async ({
  table,
  page,
}) => {
  await table.arrive(QUIET);
  await at(table, 'waking');
  const goal = page.locator('.dk-goal');
  await expect(goal.locator('li', { hasText: 'Objectives' })).not.toHaveClass(/done/);
  await goal.getByRole('button', { name: 'Rules of this Quest' }).click();
  const rules = page.locator('dialog[open] .dk-rules li');
  await expect(rules).not.toHaveCount(0);
  for (const rule of await rules.all())
    await expect(rule.locator('.rule-link')).toHaveText(/^DK-[A-Z]+-\d+$/);
  const id = await rules.first().locator('.rule-link').innerText();
  await rules.first().locator('.rule-link').click();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await expect(page.locator('.side-panel')).toContainText(id);
  await page.locator('.dk-touch[data-piece^="objective:"]').first().click();
  await confirm(page);
  const ticked = goal.locator('li.done');
  await expect(ticked).toHaveText(/Objectives: 3 of 3\s*done/);
  await expect(goal.locator('li:not(.done)').first()).toContainText('Boss');
});

test('T-18 six around one screen: each in turn is named with their Adventurer, and nothing is handed over', async ({
  table,
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await table.arrive(QUIET);
  await table.sitDown({ game: 'dead-keep', seats: Array.from({ length: 6 }, () => 'person') });
  await page.getByRole('button', { name: 'As suggested' }).click();
  const asked = new Map<string, string>();
  for (let seat = 0; seat < 6; seat++) {
    await expect(table.decision).toContainText('3 Actions left', { timeout: 60_000 });
    const box = page.locator('.seat-box.deciding');
    const [who] = (await table.decision.innerText()).split(':');
    await expect(box).toContainText(who!);
    const player = (await box.locator('.seat-name').innerText()).split('\n')[0]!;
    await expect(page.locator('.decision-bar .second')).toContainText(`${player}:`);
    asked.set(player, who!);
    await expect(page.locator('.hand-over')).toHaveCount(0);
    await page.keyboard.press('e');
    await confirm(page);
    await expect(table.decision).not.toContainText(`${who}: 3 Actions left`);
  }
  expect(asked.size).toBe(6);
  expect(new Set(asked.values()).size).toBe(6);
});

test('T-21 the Doom that loses the last Quest is counted before, and named after', async ({
  table,
  page,
}) => {
  await table.arrive(QUIET);
  await at(table, 'doomed');
  const count = page.locator('.dk-goal p', { hasText: 'Doom emptied 5 of 6 times: at 6 the Quest is lost.' });
  for (const size of [DESK, { width: 1280, height: 800 }]) {
    await page.setViewportSize(size);
    await expect(count).toBeInViewport({ ratio: 1 });
    // What does not fit is one line: a bar to scroll with would lie on names and Danger Levels.
    await expect
      .poll(() => page.locator('.seat-column').evaluate((one) => one.scrollHeight - one.clientHeight))
      .toBeLessThanOrEqual(0);
    await expect(page.locator('.dk-goal-links button').first()).toBeInViewport({ ratio: 1 });
  }
  await bringIn(page, table.address, momentOf('lostToDoom'));
  await page.goto(page.url().replace('#/replay/', '#/table/'));
  const end = page.locator('.end-scene');
  await expect(end).toContainText(
    'The Quest has failed. Lost with: the Doom reserve emptied 6 times while the Boss is inactive',
  );
  await expect(end.locator('.turning li')).toHaveCount(3);
});

test('a hint that leaves everything where it lies marks the button that does', async ({ table, page }) => {
  await table.arrive(QUIET);
  await at(table, 'found');
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(page.locator('.hint-says')).toContainText('leave everything where it lies');
  await expect(page.getByRole('button', { name: 'As it lies' })).toHaveClass(/hinted/);
});
