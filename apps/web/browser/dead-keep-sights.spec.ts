/** What was seen by somebody who played The Dead Keep: numbers, names and tags that lie on nothing, answers that are told apart. */

import type { Locator } from '@playwright/test';
import { arriveAt, at, DESK, QUIET, STEPPED, stepUntil, zone } from './dead-keep.ts';
import { expect, onward as test, type Table } from './served.ts';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const boxOf = async (one: Locator): Promise<Box> => (await one.boundingBox())!;

/** How much of one is covered by the other, in pixels of the narrower side. */
function overlap(a: Box, b: Box): number {
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, Math.min(across, down));
}

test('the number of a weapon lies on none of the weapon’s own', async ({ table, page }) => {
  await page.setViewportSize(DESK);
  await arriveAt(table, 'strike');
  const weapon = page.locator('.dk-armed:has(> .key-no)').first();
  const number = weapon.locator('.key-no');
  // Numbers come with a key that is pressed once the table asks.
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(number).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 20_000 });
  for (const own of await weapon.locator('.dk-lines i').all())
    expect(overlap(await boxOf(number), await boxOf(own))).toBe(0);
});

test('the count of an opened deed stands beside its corner, and Escape closes what it lists', async ({
  table,
  page,
}) => {
  await page.setViewportSize(DESK);
  await arriveAt(table, 'first');
  const deed = page.locator('.dk-deed:has(> small)').first();
  await deed.click();
  await expect(page.locator('.dk-tray')).toBeVisible();
  const [count, whole] = [await boxOf(deed.locator('small')), await boxOf(deed)];
  expect(count.x + count.width).toBeLessThanOrEqual(whole.x + whole.width - 15);
  await page.keyboard.press('Escape');
  await expect(page.locator('.dk-tray')).toHaveCount(0);
  await expect(deed).toHaveAttribute('aria-expanded', 'false');
});

test('with no Action left every door and Skill has a name of its own, as short as a button', async ({
  table,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await arriveAt(table, 'spent', { ...QUIET, language: 'fr' });
  const answers = page.locator('.bar-buttons > .button:not(.bar-icon)');
  await expect(answers).toHaveCount(3);
  const names = await answers.allInnerTexts();
  expect(new Set(names).size).toBe(3);
  for (const name of names.slice(0, 2)) expect(name).toMatch(/ \d+[RV]\.\w$/);
  for (const one of await answers.all()) expect((await boxOf(one)).height).toBeLessThanOrEqual(66);
});

test('a Skill to choose is numbered once', async ({ table, page }) => {
  await page.setViewportSize(DESK);
  await arriveAt(table, 'levelUp');
  const skills = page.locator('.dk-skill');
  await expect(skills).not.toHaveCount(0);
  await expect(page.locator('.bar-buttons > [data-answer]')).toHaveCount(0);
  await expect(page.locator('.key-no:visible')).toHaveCount(await skills.count());
});

test('while the First Player is chosen the keep is looked at', async ({ table, page }) => {
  await page.setViewportSize(DESK);
  await table.arrive(QUIET);
  await table.sitDown({
    game: 'dead-keep',
    seats: ['person', 'person', 'empty', 'empty', 'empty', 'empty'],
  });
  await page.locator('.dk-tray').getByRole('button', { name: 'As it lies' }).click();
  await expect(table.decision).toContainText('Who takes the First Player token?');
  await expect(page.locator('.dk-muster')).toBeVisible();
  expect((await boxOf(page.locator('.dk-window'))).height).toBeGreaterThan(200);
  await expect(page.locator('.dk-zone[data-zone="7R.f"]')).toBeInViewport();
});

test('the way on stands below the scene that is read', async ({ table, page }) => {
  await page.setViewportSize(DESK);
  await arriveAt(table, 'waking', STEPPED);
  await page.locator('.dk-touch[data-piece^="objective:"]').first().click();
  const confirm = page.locator('#confirm');
  if (await confirm.isVisible()) await confirm.click();
  const on = page.locator('.dk-scene-on');
  await stepUntil(page, on);
  const [scene, button] = [await boxOf(page.locator('.dk-last > .dk-scene')), await boxOf(on)];
  expect(button.y - (scene.y + scene.height)).toBeGreaterThanOrEqual(0);
  expect(button.y - (scene.y + scene.height)).toBeLessThanOrEqual(24);
});

test('nobody stands beneath the name of a tile, or what a Zone is owed', async ({ table, page }) => {
  await page.setViewportSize(DESK);
  await table.arrive(QUIET);
  for (const moment of ['packed', 'either'] as const) {
    await at(table, moment);
    await page.getByRole('button', { name: 'whole' }).click();
    const covered = await page.locator('.dk-sheet:not(.small)').evaluate((sheet) => {
      const tags = [...sheet.querySelectorAll('.dk-owed, .dk-tile-name')].map((one) =>
        one.getBoundingClientRect(),
      );
      return [...sheet.querySelectorAll('.dk-standing > *')].filter((figure) => {
        const { left, right, top, height } = figure.getBoundingClientRect();
        // A badge may touch what stands above it; a face does not.
        return tags.some(
          (tag) =>
            tag.right > left + 4 && tag.left < right - 4 && tag.top < top && tag.bottom > top + height / 3,
        );
      }).length;
    });
    expect(covered, moment).toBe(0);
  }
});

/** Whoever plays next, of more than the bar has room for. */
async function manyToPick(table: Table): Promise<void> {
  const { page } = table;
  await page.setViewportSize(DESK);
  await table.arrive(QUIET);
  await table.sitDown({ game: 'dead-keep', seats: ['person', 'empty', 'empty', 'empty', 'empty', 'empty'] });
  await page.getByRole('button', { name: 'As suggested' }).click();
  await expect(table.decision).toContainText('Whose Turn is it now?');
}

test('an answer that lies in the tray and by the seats has one number', async ({ table, page }) => {
  await manyToPick(table);
  const heads = page.locator('.dk-tray .dk-choice');
  await expect(heads).toHaveCount(6);
  await expect(page.locator('.key-no:visible')).toHaveCount(6);
  await page.keyboard.press('3');
  // A number typed too soon after the last answer is only chosen.
  const [confirm, turn] = [
    page.locator('#confirm'),
    page.locator('#decision', { hasText: 'Mai Ling: 3 Actions' }),
  ];
  await expect(confirm.or(turn).first()).toBeVisible();
  if (await confirm.isVisible()) await confirm.click();
  await expect(turn).toBeVisible();
});

test('what is chosen in the tray is marked there', async ({ table, page }) => {
  await page.setViewportSize(DESK);
  await arriveAt(table, 'strike');
  await page.locator('.dk-deed:not(.off):has(use[href$="bow-arrow"])').click();
  const [one, other] = [
    page.locator('.dk-tray .dk-choice').first(),
    page.locator('.dk-tray .dk-choice').nth(1),
  ];
  await other.click();
  await expect(page.locator('#confirm')).toBeVisible();
  await expect(other).toHaveClass(/lit-selected/);
  await expect(one).not.toHaveClass(/lit-selected/);
});

test('Enter confirms what lies, also from the place something was just put into', async ({ table, page }) => {
  await page.setViewportSize(DESK);
  await arriveAt(table, 'found');
  await page.locator('.dk-places .dk-choice').first().click();
  const place = page.locator('.dk-place.lit-available').last();
  await place.click();
  await expect(page.locator('#confirm')).toBeVisible();
  await expect(page.locator('.dk-place[aria-disabled=true]:focus')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page.locator('.dk-layout')).toHaveCount(0);
});

test('nothing moves away under the pointer while cards are laid out', async ({ table, page }) => {
  await page.setViewportSize(DESK);
  await arriveAt(table, 'found');
  const place = page.locator('.dk-place').last();
  const before = (await boxOf(page.locator('.dk-layout'))).height;
  await page.locator('.dk-places .dk-choice').first().click();
  await place.click();
  await expect(page.locator('#confirm')).toBeVisible();
  const [head, places] = [
    await boxOf(page.locator('.dk-layout-head')),
    await boxOf(page.locator('.dk-places')),
  ];
  expect(head.height).toBeGreaterThanOrEqual(44);
  expect(places.y).toBeGreaterThan(head.y);
  expect(Math.abs((await boxOf(page.locator('.dk-layout'))).height - before)).toBeLessThanOrEqual(80);
});

for (const height of [900, 720])
  test(`the Danger Bar shows its four numbers whole at ${height} px, and the line of whoever leads crosses none`, async ({
    table,
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height });
    await table.arrive(QUIET);
    for (const moment of ['early', 'levelUp', 'waking', 'lifeLost'] as const) {
      await at(table, moment);
      const gauge = page.locator('.dk-gauge');
      if (!(await gauge.isVisible())) continue;
      const faults = await gauge.evaluate((one) => {
        const numberOf = (band: Element): DOMRect => {
          const range = document.createRange();
          range.selectNodeContents(band.firstChild!);
          return range.getBoundingClientRect();
        };
        const line = one.querySelector('b')!.getBoundingClientRect().bottom;
        return [...one.querySelectorAll('.dk-band')].flatMap((band) => {
          const [number, box] = [numberOf(band), band.getBoundingClientRect()];
          const said = band.textContent;
          return [
            ...(number.top < box.top - 3 || number.bottom > box.bottom + 3 ? [`${said} is cut`] : []),
            // The ink of a numeral fills the middle of its line.
            ...(line - 3 < number.bottom - 4 && line > number.top + 4 ? [`${said} is crossed`] : []),
          ];
        });
      });
      expect(faults, moment).toEqual([]);
    }
  });

test('the rules of the Quest are read on a ground of their own', async ({ table, page }) => {
  await page.setViewportSize(DESK);
  await arriveAt(table, 'first');
  await page.getByRole('button', { name: 'Rules of this Quest' }).click();
  const rules = page.locator('dialog.zoom .dk-quest-rules');
  await expect(rules).toContainText('The Boss wakes with');
  await expect(rules).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

test('by daylight, too, what can be chosen stands out on the dark map, and what was told does not', async ({
  table,
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await manyToPick(table);
  const colour = (one: Locator): Promise<string> => one.evaluate((it) => getComputedStyle(it).outlineColor);
  const figure = page.locator('.dk-sheet .dk-touch.lit-available').first();
  expect(await colour(figure)).toBe('rgb(154, 171, 255)');
  await page.locator('.dk-tray .dk-choice').nth(2).click();
  await expect(table.decision).toContainText('Mai Ling: 3 Actions left');
  await page.getByRole('button', { name: 'whole' }).click();
  await zone(page, '7R.b').click();
  // What was told last is no longer marked: something is asked.
  await expect(page.locator('.dk-floor.lit-available').first()).toBeVisible();
  await expect(page.locator('.dk-floor.lit-told')).toHaveCount(0);
  await zone(page, '7R.a').hover();
  await expect(page.locator('.dk-join path, path.dk-join').first()).toHaveCSS('stroke', 'rgb(154, 171, 255)');
});

test('a Boss and whoever stands beside it keep within their Zone', async ({ table, page }) => {
  await page.setViewportSize(DESK);
  await table.arrive(QUIET);
  for (const moment of ['waking', 'lifeLost'] as const) {
    await at(table, moment);
    await page.getByRole('button', { name: 'whole' }).click();
    const held = page.locator('.dk-zone:has(.dk-asleep, [data-figure="ogre"])');
    const beyond = await held.evaluateAll((zones) =>
      zones.flatMap((zone) => {
        const { left, right, top, bottom } = zone.getBoundingClientRect();
        return [...zone.querySelectorAll('.dk-standing > .dk-fig')].flatMap((figure) => {
          const box = figure.getBoundingClientRect();
          const out =
            box.left < left - 3 || box.right > right + 3 || box.top < top - 3 || box.bottom > bottom + 3;
          return out ? [zone.getAttribute('data-zone')] : [];
        });
      }),
    );
    expect(beyond, moment).toEqual([]);
  }
});

test('in the shop a weapon says what it does besides its numbers', async ({ table, page }) => {
  await page.setViewportSize(DESK);
  await table.arrive(QUIET);
  await table.sitDown({ game: 'dead-keep', seats: ['person', 'person', 'empty', 'empty', 'empty', 'empty'] });
  await page.locator('.dk-tray').getByRole('button', { name: 'As it lies' }).click();
  await page.locator('.bar-buttons').getByRole('button', { name: 'Player 1' }).click();
  const ware = (name: string): Locator => page.locator('.dk-ware', { hasText: name });
  await expect(ware('Rapier').locator('small')).toHaveText(/Roll 6/);
  await expect(ware('Elven Sword').locator('small')).toHaveCount(0);
});

test('a menu covers no word of the Zone’s card', async ({ table, page }) => {
  await page.setViewportSize(DESK);
  await arriveAt(table, 'strike');
  await page.getByRole('button', { name: 'whole' }).click();
  await zone(page, '7R.b').click();
  const menu = page.locator('.dk-menu');
  await expect(menu).toBeVisible();
  await expect(page.locator('.dk-zone-card')).toContainText('7R.b');
  await expect
    .poll(async () => overlap(await boxOf(menu), await boxOf(page.locator('.dk-zone-card'))))
    .toBe(0);
});

test('shared out on a wide floor, everybody stands on it', async ({ table, page }) => {
  await page.setViewportSize(DESK);
  await arriveAt(table, 'attacks');
  const floor = await boxOf(page.locator('.dk-here'));
  for (const one of await page.locator('.dk-close-up > ul > li').all()) {
    const { x, width } = await boxOf(one);
    expect(x).toBeGreaterThanOrEqual(floor.x);
    expect(x + width).toBeLessThanOrEqual(floor.x + floor.width);
  }
});

test('whoever goes on in the next pass is one group, told and followed to where it comes to stand', async ({
  table,
  page,
}) => {
  await page.setViewportSize(DESK);
  await arriveAt(table, 'passes');
  const told = page.locator('.dk-panel').getByText(/Bloodhounds? from \S+ in [23] steps to /);
  await expect(told.first()).toBeVisible();
  const steps = (await told.allInnerTexts()).reduce(
    (sum, one) => sum + Number(/in (\d) steps/.exec(one)![1]),
    0,
  );
  expect(await page.locator('.dk-over path[marker-end*="sure"]').count()).toBeGreaterThanOrEqual(steps);
});

test('the number of a door stands on the wall beside it', async ({ table, page }) => {
  await page.setViewportSize(DESK);
  await arriveAt(table, 'strike');
  const door = page.locator('.dk-door.lit-available').first();
  const [{ x, y, width, height }, number] = [await boxOf(door), await boxOf(door.locator('.key-no'))];
  const [across, down] = [
    number.x + number.width / 2 - x - width / 2,
    number.y + number.height / 2 - y - height / 2,
  ];
  expect(Math.abs(width > height ? down : across)).toBeLessThanOrEqual(3);
  expect(width > height ? across : down).toBeGreaterThan(Math.max(width, height) / 2 - 10);
});

test('up close no leaf of a door lies across what is written, and at the end nothing is foretold', async ({
  table,
  page,
}) => {
  await page.setViewportSize(DESK);
  await arriveAt(table, 'armor');
  await expect(page.locator('.dk-sheet .dk-leaves')).not.toHaveAttribute('d', '');
  await at(table, 'attacks');
  await expect(page.locator('.dk-backdrop .dk-leaves')).toHaveAttribute('d', '');
  await at(table, 'over');
  await page.goto(page.url().replace('#/replay/', '#/table/'));
  await expect(page.locator('.end-scene')).toBeVisible();
  await expect(page.locator('.dk-panel')).not.toContainText('foretold');
});

for (const language of ['en', 'fr'])
  test(`Footmen of the Mist are set out, hitting nobody, and each Zone says who is there (${language})`, async ({
    table,
    page,
  }) => {
    await page.setViewportSize(DESK);
    await arriveAt(table, 'misty', { ...QUIET, language });
    const scene = page.locator('.dk-divide');
    await expect(scene).toContainText(language === 'fr' ? '1 Fantassin à placer' : '1 Footman to place');
    expect(await page.locator('body').innerText()).not.toMatch(/\bhits? to share|touches? à répartir/);
    const zones = page.locator('.dk-placing > li');
    await expect(zones).toHaveCount(3);
    await expect(zones.filter({ hasText: '2R.b' }).locator('small')).toContainText('Astrid');
    await expect(zones.filter({ hasText: '7R.e' }).locator('small')).toContainText('Lothar');
    await zones.filter({ hasText: '2R.b' }).locator('.dk-step').last().click();
    await page.locator('#confirm').click();
    await expect(scene).toHaveCount(0);
  });

test('in French a Skill too long for its threshold ends in dots, and is read whole under the pointer', async ({
  table,
  page,
}) => {
  await page.setViewportSize(DESK);
  await arriveAt(table, 'found', { ...QUIET, language: 'fr' });
  await page.locator('.dk-look').first().click();
  const skill = page.locator('.dk-adrenaline li', { hasText: 'résultat des dés' });
  await expect(skill).toHaveAttribute('title', /résultat des dés \(Mêlée\)$/);
  const text = skill.locator('> span');
  expect(await text.evaluate((one) => one.scrollHeight > one.clientHeight)).toBe(true);
  await expect(text).toHaveCSS('-webkit-line-clamp', '2');
});

test('on a low laptop no button lies over the Adventurer’s head', async ({ table, page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await arriveAt(table, 'levelUp');
  const [head, drink] = [
    await boxOf(page.locator('.dk-self .picture')),
    await boxOf(page.locator('.dk-power').first()),
  ];
  expect(overlap(head, drink)).toBe(0);
});

test('in French on a laptop the table’s name is cut by nothing but dots', async ({ table, page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await arriveAt(table, 'goal', { ...QUIET, language: 'fr' });
  const crumbs = page.locator('.crumbs');
  const [list, last] = [await boxOf(crumbs), await boxOf(crumbs.locator('li').last())];
  expect(last.x + last.width).toBeLessThanOrEqual(list.x + list.width + 1);
  await expect(crumbs.locator('li').last()).toHaveCSS('text-overflow', 'ellipsis');
});
