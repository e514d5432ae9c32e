import { bringIn } from './bring.ts';
import { expect, onward as test } from './served.ts';
import { momentOf, type MomentName } from './vengeance-moments.ts';

const QUIET = { speed: 'instant', language: 'en', muted: true };

const SCENES = {
  'set-up and Flashback': ['heroes', 'items', 'sides', 'plan'],
  'the roll': ['fresh', 'roll', 'wound', 'race'],
  'the fight': ['fight', 'hit', 'move', 'boss'],
  'Resolution and the end': ['loot', 'over', 'overFour'],
} as const satisfies Readonly<Record<string, readonly MomentName[]>>;
for (const [what, scenes] of Object.entries(SCENES)) {
  test(`${what}: accessible in both themes`, async ({ table, page }) => {
    await table.arrive({ ...QUIET, theme: 'system' });
    for (const scene of scenes) {
      await bringIn(page, table.address, momentOf(scene));
      const over = scene.startsWith('over');
      if (over) await page.goto(page.url().replace('#/replay/', '#/table/'));
      await expect(page.locator(over ? '.end-card' : '.vg-board')).toBeVisible();
      await table.isAccessibleInBothThemes();
    }
  });
}

test('review, compendium and lesson: accessible in both themes', async ({ table, page }) => {
  await table.arrive({ ...QUIET, theme: 'system' });
  await bringIn(page, table.address, momentOf('over'));
  await expect(page.locator('.vg-den')).toBeVisible();
  await table.isAccessibleInBothThemes();
  await page.getByRole('tab', { name: 'Compendium' }).click();
  await expect(page.locator('.vg-compendium').first()).toBeVisible();
  await table.isAccessibleInBothThemes();
  // The other view is looked back on as well, and played on from there.
  await bringIn(page, table.address, momentOf('fight'));
  // Older lines come above those that are there: a press waits until they have come.
  await table.state();
  await page.locator('.log-line', { hasText: ' places ' }).first().locator('.log-text').click();
  await expect(page.locator('.vg-roll .vg-tile').first()).toBeVisible();
  await page.getByRole('button', { name: 'What if, from here' }).click();
  await expect(page.locator('.notice')).toContainText('A branch');
  await expect(page.locator('.vg-roll')).toBeVisible();
  await page.goto(`${table.address}#/learn/vengeance`);
  await expect(page.locator('.lesson')).toBeVisible();
  await table.isAccessibleInBothThemes();
});

test('the form for a new table is accessible in both themes', async ({ table, page }) => {
  await table.arrive({ ...QUIET, theme: 'system' });
  await page.goto(`${table.address}#/new/vengeance`);
  await expect(page.locator('.vg-dial')).toHaveCount(4);
  await table.isAccessibleInBothThemes();
  // Heroes go by their names, and one figure is told of the careful bot.
  const hero = page.locator('#option-heroes-0');
  await expect(hero.locator('option')).toContainText(['Chosen at the table', 'Shadowman', 'Iron Belle']);
  await expect(page.getByText(/careful bot wins/i)).toHaveCount(1);
  await page.getByRole('radio', { name: 'Real time' }).check();
  await expect(page.locator('.vg-challenge')).toContainText('45 seconds');
});

/** In the page: what of the board lies left or right of it. */
const hangingOut = (): string[] =>
  [...document.querySelectorAll('.vg-board > *, .vg-tile, .vg-slot, .vg-side, .vg-loot-tray .button')]
    .filter((one) => {
      const { left, right } = one.getBoundingClientRect();
      return left < 0 || right > innerWidth;
    })
    .map(({ className }) => className);

/** In the page: rooms of the den that the tray lies over. */
const coveredRooms = (): string[] => {
  const tray = document.querySelector('.vg-loot-tray')!.getBoundingClientRect();
  return [...document.querySelectorAll('.vg-room')]
    .filter((room) => {
      const { top, bottom } = room.getBoundingClientRect();
      return bottom > tray.top + 1 && top < tray.bottom - 1;
    })
    .map((room) => room.getAttribute('aria-label') ?? '');
};

for (const [width, height] of [
  [390, 844],
  [320, 568],
] as const) {
  test(`${width} x ${height}: nothing hangs out of the page, one thumb plays`, async ({ table, page }) => {
    await page.setViewportSize({ width, height });
    await table.arrive({ ...QUIET, language: 'fr' });
    const holds = async (): Promise<void> =>
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    for (const scene of ['sides', 'plan', 'roll', 'race', 'hit', 'loot', 'over'] as const) {
      await bringIn(page, table.address, momentOf(scene));
      await expect(page.locator('.vg-compact')).toBeVisible();
      await holds();
      // Nothing is wider than the board, and what is asked about loot covers no room.
      expect(await page.evaluate(hangingOut)).toEqual([]);
      if (scene === 'loot') expect(await page.evaluate(coveredRooms)).toEqual([]);
    }
    // The last one is looked back on: on the smallest phone the sheet with the way through it is down at first.
    await expect(page.locator('.vg-den')).toBeVisible();
    await expect(page.locator('.scrubber')).toBeInViewport();
    await page.locator('[role=tab][id$=compendium]').click();
    await expect(page.locator('.vg-compendium').first()).toBeVisible();
    await holds();
  });
}

test('four seats have room beside a board of 900 px, with what each of them holds', async ({
  table,
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await table.arrive(QUIET);
  for (const scene of ['roll', 'race', 'fight'] as const) {
    await bringIn(page, table.address, momentOf(scene));
    const seats = page.locator('.seat-box');
    await expect(seats).toHaveCount(4);
    for (const seat of await seats.all()) await expect(seat).toBeInViewport({ ratio: 1 });
    // Dice and sets while they are rolled, the way through the den always: of three others.
    await expect(page.locator('.seat-box .vg-handful')).toHaveCount(scene === 'fight' ? 0 : 3);
    await expect(page.locator('.vg-thumb .vg-route:not(.vg-edge)')).toHaveCount(3);
    if (scene === 'race') await expect(page.locator('.vg-seat-sets').first()).toContainText('Shadow Step ×3');
  }
  await page.locator('.vg-thumb-button').first().click();
  await expect(page.getByRole('dialog').locator('.vg-den')).toBeVisible();
  await expect(page.getByRole('dialog')).toContainText('Player 2');
  // Large, and whole.
  for (const room of await page.getByRole('dialog').locator('.vg-room').all())
    await expect(room).toBeInViewport({ ratio: 1 });
});

test('1280 x 720: no tile is cut, the ring and every item are in sight', async ({ table, page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await table.arrive(QUIET);
  for (const scene of ['plan', 'roll', 'wound'] as const) {
    await bringIn(page, table.address, momentOf(scene));
    await expect(page.locator('.vg-low')).toBeVisible();
    const cut = await page.evaluate(() => {
      const right = document.querySelector('.own-sheet')!.getBoundingClientRect().right;
      const tiles = [...document.querySelectorAll<HTMLElement>('.vg-tile')];
      const beyond = [...document.querySelectorAll('.vg-item, .vg-ring-box')].filter(
        (one) => one.getBoundingClientRect().right > right,
      );
      return [...tiles.filter((one) => one.scrollHeight > one.clientHeight + 1), ...beyond].map(
        (one) => one.textContent,
      );
    });
    expect(cut).toEqual([]);
  }
});

test('1280 x 800 in French: eight heroes, four seats and items, and the rooms whose loot is asked about', async ({
  table,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await table.arrive({ ...QUIET, language: 'fr' });
  const inSight = async (moment: MomentName, what: string, count: number): Promise<void> => {
    await bringIn(page, table.address, momentOf(moment));
    await expect(page.locator(what)).toHaveCount(count);
    for (const one of await page.locator(what).all()) await expect(one).toBeInViewport({ ratio: 1 });
  };
  await inSight('heroes', '.vg-hero-card', 8);
  await inSight('race', '.seat-box', 4);
  await inSight('hit', '.vg-item', 4);
  await inSight('loot', '.vg-room.lit-available', 2);
  // Nothing lies over them, nor over the mark of a hint.
  await page.getByRole('button', { name: 'Conseil' }).click();
  await expect(page.locator('.hint-says')).toBeVisible();
  const covered = await page.evaluate(
    () =>
      [...document.querySelectorAll('.vg-room.lit-available, .vg-board .hint-mark')].filter((one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        return (
          hit === null || (!one.contains(hit) && hit.closest('.vg-room-box') !== one.closest('.vg-room-box'))
        );
      }).length,
  );
  expect(covered).toBe(0);
});

for (const language of ['en', 'fr']) {
  test(`1280 x 800: a Flashback among four and loot lie there whole, ${language}`, async ({
    table,
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await table.arrive({ ...QUIET, language });
    for (const [moment, scene] of [
      ['planLater', '.vg-flash'],
      ['full', '.vg-flash'],
      ['plan', '.vg-flash'],
      ['loot', '.vg-loot-tray'],
    ] as const) {
      await bringIn(page, table.address, momentOf(moment));
      const box = page.locator(scene);
      await expect(box).toBeVisible();
      await expect.poll(() => box.evaluate((one) => one.scrollHeight - one.clientHeight)).toBeLessThan(2);
    }
  });
}

test('1280 x 800: what falls moves no tile', async ({ table, page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await table.arrive(QUIET);
  const tops: number[] = [];
  for (const scene of ['roll', 'wound'] as const) {
    await bringIn(page, table.address, momentOf(scene));
    const note = page.locator('.coach-read');
    while (await note.isVisible()) await note.click();
    await expect(page.locator('.vg-said-more')).toHaveCount(scene === 'wound' ? 1 : 0);
    tops.push((await page.locator('.vg-roll > .vg-tiles').boundingBox())!.y);
  }
  expect(tops[1]).toBe(tops[0]);
});

test('1280 x 800: the time to come stands in the ring, whole', async ({ table, page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await table.arrive({ ...QUIET, clocks: true });
  await bringIn(page, table.address, momentOf('lastTwoByClock'));
  await page.locator('.vg-bare').click();
  await page.locator('#confirm').click();
  await expect(page.getByRole('button', { name: 'Start the clock' })).toBeVisible();
  await expect(page.locator('.vg-ring-text')).toHaveText('0:45');
  await expect(page.locator('.vg-said')).toContainText('Time starts with the first roll.');
  const beyond = await page.locator('.vg-ring-text').evaluate((text) => {
    const ring = text.parentElement!.getBoundingClientRect();
    return [...text.children].filter((one) => {
      const { top, right, bottom, left } = one.getBoundingClientRect();
      return top < ring.top || bottom > ring.bottom || left < ring.left || right > ring.right;
    }).length;
  });
  expect(beyond).toBe(0);
});

test('1440 x 900: a note at the side takes nothing from the table', async ({ table, page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await table.arrive(QUIET);
  for (const [scene, what] of [
    ['plan', '.vg-tile'],
    ['roll', '.vg-big, .vg-tile, .vg-ring-box'],
    ['fight', '.vg-room'],
  ] as const) {
    await bringIn(page, table.address, momentOf(scene));
    const places = (): Promise<string[]> =>
      page.locator(what).evaluateAll((all) =>
        all.map((one) => {
          const { left, top, width, height } = one.getBoundingClientRect();
          return [left, top, width, height].map(Math.round).join(' ');
        }),
      );
    const note = page.locator('#note-place .coach-read');
    await expect(note).toBeVisible();
    const noted = await places();
    while (await note.isVisible()) await note.click();
    expect(noted.length, scene).toBeGreaterThan(3);
    expect(noted, scene).toEqual(await places());
  }
});

test('390 x 844: the next seat begins with its dice in sight', async ({ table, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await table.arrive(QUIET);
  await bringIn(page, table.address, momentOf('lastPair'));
  const slots = page.locator('.vg-slot');
  await expect(slots).toHaveCount(4);
  await page.locator('.vg-flash').evaluate((one) => one.scrollTo(0, one.scrollHeight));
  await expect(slots.first()).not.toBeInViewport();
  await page.locator('.vg-bare').click();
  await page.locator('#confirm').click();
  await expect(page.locator('.decision-bar .second')).toContainText('Player 2');
  await expect(slots.first()).toBeInViewport({ ratio: 1 });
});

test('1440 x 900 in French: no tile, item or boss is cut', async ({ table, page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await table.arrive({ ...QUIET, language: 'fr' });
  for (const scene of ['plan', 'roll', 'race', 'wound', 'fight'] as const) {
    await bringIn(page, table.address, momentOf(scene));
    await expect(page.locator('.vg-item')).toHaveCount(4);
    const seen =
      scene === 'plan' || scene === 'fight' ? '.vg-item' : '.vg-item, .vg-tile, .vg-boss-line, .vg-beatings';
    for (const one of await page.locator(seen).all()) await expect(one).toBeInViewport({ ratio: 0.99 });
    const scrolled = await page.evaluate(() =>
      [...document.querySelectorAll('.vg-roll, .own-sheet, .vg-tile, .vg-item')]
        .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1)
        .map(({ className, scrollHeight, clientHeight }) => `${className} ${scrollHeight} > ${clientHeight}`),
    );
    expect(scrolled, scene).toEqual([]);
  }
});

test('390 x 844: every ability lies in sight while dice are rolled', async ({ table, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await table.arrive({ ...QUIET, language: 'fr' });
  await bringIn(page, table.address, momentOf('roll'));
  await expect(page.locator('.bottom-sheet')).toHaveClass(/peek/);
  const note = page.locator('.coach-read');
  while (await note.isVisible()) await note.click();
  const tiles = page.locator('.vg-roll .vg-tile');
  await expect(tiles).toHaveCount(7);
  for (const tile of await tiles.all()) await expect(tile).toBeInViewport({ ratio: 1 });
  // Also where nothing but a wound can be placed: it lies among the dice, the sheet stays down.
  await bringIn(page, table.address, momentOf('wounded'));
  await expect(page.locator('.vg-big.wound[data-answer]').first()).toBeVisible();
  for (const tile of await tiles.all()) await expect(tile).toBeInViewport({ ratio: 1 });
  await expect(page.locator('.bottom-sheet')).toHaveClass(/peek/);
});
