import type { Page } from '@playwright/test';
import { bringIn } from './bring.ts';
import { expect, onward as test, type Table } from './served.ts';
import { denMoment, DENS, heroMoment, HEROES, momentOf, type MomentName } from './vengeance-moments.ts';

const QUIET = { speed: 'instant', muted: true };
const PHONES = [
  [390, 844],
  [320, 568],
] as const;
const DESKS = [
  [1440, 900],
  [1280, 800],
  [1280, 720],
] as const;
type Size = readonly [width: number, height: number];

/** The faults of a moment in each of these windows: it is opened once, and the window is made larger and smaller. */
async function faultsIn(
  page: Page,
  sizes: readonly Size[],
  moment: string,
  look: () => Promise<readonly string[]>,
): Promise<string[]> {
  const faults: string[] = [];
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    // A board is measured once it stands.
    await page.evaluate(laidOut);
    let found = await look();
    for (let more = 0; more < PATIENCE && found.length > 0; more++) {
      await page.waitForTimeout(100);
      found = await look();
    }
    faults.push(...found.map((fault) => `${width} x ${height}, ${moment}: ${fault}`));
  }
  return faults;
}

/** So many looks may find a fault that is gone with the next. */
const PATIENCE = 30;

/** In the page: two frames on; sizes are observed with the first, and followed with the second. */
const laidOut = (): Promise<unknown> =>
  new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));

/** In the page: room names that are cut, cross a wall, or lie on somebody or something. */
function misplacedNames(): string[] {
  const shapes = '.vg-people .vg-shape, .vg-people .vg-boss, .vg-people .vg-hero, .vg-visited, .vg-room-foot';
  const things = [...document.querySelectorAll(shapes)].map((one) => ({
    is: one.closest('.vg-enemy, .vg-hero, .vg-visited, .vg-room-foot')!.className,
    box: one.getBoundingClientRect(),
  }));
  return [...document.querySelectorAll<HTMLElement>('.vg-board .vg-room-name')].flatMap((name) => {
    const words = name.textContent!.replaceAll('\u00ad', '');
    const text = document.createRange();
    text.selectNodeContents(name);
    const lines = [...text.getClientRects()];
    if (lines.length === 0) return [`${words}: hidden`];
    const faults = new Set<string>();
    const wall = name.closest('.vg-room-box')!.getBoundingClientRect();
    const own = name.getBoundingClientRect();
    for (const { left, right, top, bottom } of lines) {
      if (left < wall.left || right > wall.right || top < wall.top || bottom > wall.bottom + 1)
        faults.add('crosses a wall');
      if (left < own.left - 1 || right > own.right + 1 || bottom > own.bottom + 2) faults.add('is cut');
      for (const { is, box } of things) {
        const wide = Math.min(right, box.right) - Math.max(left, box.left);
        // A line is a little higher than its letters.
        const high = Math.min(bottom - 2, box.bottom) - Math.max(top + 2, box.top);
        if (wide > 1 && high > 1) faults.add(`lies on ${is} by ${Math.round(wide)} x ${Math.round(high)}`);
      }
    }
    return [...faults].map((fault) => `${words}: ${fault}`);
  });
}

for (const language of ['en', 'fr']) {
  test(`on phones every room of every den has its name whole, on nobody, ${language}`, async ({
    table,
    page,
  }) => {
    await table.arrive({ ...QUIET, language });
    const faults: string[] = [];
    for (const den of DENS) {
      const [width, height] = PHONES[0];
      await page.setViewportSize({ width, height });
      await bringIn(page, table.address, denMoment(den));
      const note = page.locator('.coach-read');
      while (await note.isVisible()) await note.click();
      await expect(page.locator('.vg-den-head')).toContainText(den);
      const look = async (): Promise<string[]> => {
        await expect(page.locator('.vg-compact .vg-room-name').first()).toBeAttached();
        return page.evaluate(misplacedNames);
      };
      faults.push(...(await faultsIn(page, PHONES, den, look)));
    }
    expect(faults).toEqual([]);
  });
}

/** In the page: what is written over the marks of the ring, or over the band of the closing moment. */
function overTheRing(): string[] {
  const ring = document.querySelector('.vg-ring-box')!;
  const { left, top, width } = ring.querySelector('svg')!.getBoundingClientRect();
  // Of 66 parts from the middle to the edge the marks begin at 50, the band of the closing moment at 41.
  const free = (width / 132) * (ring.matches('.closing') ? 41 : 50);
  const [x, y] = [left + width / 2, top + width / 2];
  return [...ring.querySelectorAll('.vg-ring-text :is(b, small)')].flatMap((one) => {
    const text = document.createRange();
    text.selectNodeContents(one);
    // Beside the ring nothing runs over it. Digits are as high as two thirds of their line.
    const over = [...text.getClientRects()]
      .filter((box) => box.left < left + width)
      .map((box) =>
        Math.hypot(
          Math.max(x - box.left, box.right - x),
          Math.max(y - box.top - box.height / 6, box.bottom - box.height / 6 - y),
        ),
      )
      .filter((far) => far > free);
    return over.map((far) => `${one.textContent} ${Math.round(far)} > ${Math.round(free)}`);
  });
}

/** The clock runs, and closes. */
async function holdsTheTime(table: Table, page: Page): Promise<void> {
  await bringIn(page, table.address, momentOf('clock'));
  for (const [width, height] of [...PHONES, ...DESKS]) {
    await page.setViewportSize({ width, height });
    await page.evaluate(laidOut);
    await readsTheTime(page);
  }
}

async function readsTheTime(page: Page): Promise<void> {
  await expect(page.locator('.vg-ring-text b')).toHaveText(/^0:\d\d$/);
  const ring = page.locator('.vg-ring-box');
  await ring.evaluate((box) => box.classList.remove('closing'));
  expect(await page.evaluate(overTheRing)).toEqual([]);
  await ring.evaluate((box) => box.classList.add('closing'));
  expect(await page.evaluate(overTheRing)).toEqual([]);
  // One way of saying time, in the ring and in the bar.
  const shown = await page.evaluate(() =>
    ['.vg-ring-text b', '.clock-number'].map((one) => document.querySelector(one)!.textContent),
  );
  expect(shown[1]).toBe(shown[0]);
  const bar = await page.locator('.clock').evaluate((clock) => {
    const ring = clock.querySelector('.clock-track')!.getBoundingClientRect();
    const text = document.createRange();
    text.selectNodeContents(clock.querySelector('.clock-number')!);
    return ring.width - text.getBoundingClientRect().width;
  });
  expect(bar, 'the bar’s figure stays inside its ring').toBeGreaterThan(0);
}

test('the time stays inside its ring, at every size and in both languages', async ({ table, page }) => {
  await table.arrive({ ...QUIET, language: 'en', clocks: true });
  await holdsTheTime(table, page);
  await table.prefer({ ...QUIET, language: 'fr', clocks: true });
  await holdsTheTime(table, page);
});

/** In the page: words that are broken where no language breaks them, or run over the edge of what they stand on. */
function badWords(where: string): string[] {
  return [...document.querySelectorAll<HTMLElement>(where)].flatMap((box) => {
    if (!box.checkVisibility()) return [];
    const edge = box.getBoundingClientRect();
    const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
    const faults: string[] = [];
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      if (text.parentElement!.closest('.sr, .bar-word') !== null) continue; // Heard, not seen.
      for (const { 0: word, index } of text.nodeValue!.matchAll(/[^\s\u00AD-]+/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
        if (new Set(lines.map(({ top }) => Math.round(top))).size > 1) faults.push(`${word} is broken`);
        if (lines.some(({ left, right }) => left < edge.left || right > edge.right))
          faults.push(`${word} runs over the edge`);
      }
    }
    return faults;
  });
}

const NARROW =
  '.bar-buttons > .button, .vg-setup-note .button, .vg-tile, .vg-gap, .vg-slot, .vg-set, .playback select';

for (const language of ['en', 'fr']) {
  test(`on phones no word is broken or cut, ${language}`, async ({ table, page }) => {
    await table.arrive({ ...QUIET, language });
    const faults: string[] = [];
    for (const moment of ['heroes', 'planLater', 'fresh', 'rollSolo', 'race', 'move', 'fight'] as const) {
      await bringIn(page, table.address, momentOf(moment));
      const look = async (): Promise<string[]> => {
        await expect(page.locator('.vg-compact').first()).toBeVisible();
        return page.evaluate(badWords, NARROW);
      };
      faults.push(...(await faultsIn(page, PHONES, moment, look)));
    }
    expect(faults).toEqual([]);
  });
}

test('390 x 844: an ability without dice says what it does while others show their sockets', async ({
  table,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await table.arrive({ ...QUIET, language: 'en' });
  await bringIn(page, table.address, momentOf('rollSolo'));
  const passive = page.locator('.vg-roll .vg-tile').filter({ hasNot: page.locator('.vg-sockets') });
  await expect(passive).toHaveCount(1);
  await expect(passive.locator('.vg-text')).toBeVisible();
  await expect(passive).toContainText('For each wound die on your Health Track you may hit once.');
});

/** In the page: words under the number of a key, under the mark of loot, or under what asks which dice pay. */
function coveredWords(): string[] {
  return [
    ...document.querySelectorAll(
      '.vg-board :is(.key-no, .vg-lootable, .vg-ways), :is(.vg-own, .bar-buttons) .key-no',
    ),
  ].flatMap((mark) => {
    const lid = mark.getBoundingClientRect();
    if (lid.width === 0) return [];
    const texts = document.createTreeWalker(mark.parentElement!, NodeFilter.SHOW_TEXT);
    const under: string[] = [];
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      if (mark.contains(text)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const met = [...range.getClientRects()].some(
        (box) =>
          Math.min(box.right, lid.right) - Math.max(box.left, lid.left) > 1 &&
          Math.min(box.bottom, lid.bottom) - Math.max(box.top, lid.top) > 4,
      );
      if (met) under.push(`${mark.className} on “${text.nodeValue}”`);
    }
    return under;
  });
}

/** In the page: items whose name does not end before its squares begin. */
function crowdedItems(): string[] {
  return [...document.querySelectorAll('.vg-own .vg-item')].flatMap((item) => {
    const squares = item.querySelector('.vg-squares')!.getBoundingClientRect();
    const text = document.createRange();
    text.selectNodeContents(item.querySelector('b')!);
    const met = [...text.getClientRects()].some(
      ({ right, top, bottom }) => right > squares.left - 3 && bottom > squares.top && top < squares.bottom,
    );
    return met ? [item.querySelector('b')!.textContent!] : [];
  });
}

for (const language of ['en', 'fr']) {
  test(`desk: the name of every item ends before its squares, ${language}`, async ({ table, page }) => {
    await table.arrive({ ...QUIET, language });
    const faults: string[] = [];
    for (const hero of HEROES) {
      await bringIn(page, table.address, heroMoment(hero));
      for (const [width, height] of [
        [1440, 900],
        [1280, 720],
      ] as const) {
        await page.setViewportSize({ width, height });
        await expect(page.locator('.vg-own .vg-item')).toHaveCount(4);
        faults.push(...(await page.evaluate(crowdedItems)).map((fault) => `${width}: ${fault}`));
      }
    }
    expect(faults).toEqual([]);
  });
}

/** In the page: sets and items that are cut by the edge of the sheet, or whose words run over their own. */
function cutOnTheSheet(): string[] {
  const sheet = document.querySelector('.own-sheet')!.getBoundingClientRect();
  return [...document.querySelectorAll('.vg-own :is(.vg-set, .vg-item)')].flatMap((one) => {
    const box = one.getBoundingClientRect();
    const texts = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
    let over = false;
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      if (text.parentElement!.closest('.sr') !== null) continue; // Heard, not seen.
      const words = document.createRange();
      words.selectNodeContents(text);
      over ||= [...words.getClientRects()].some(
        ({ right, bottom }) => right > box.right + 1 || bottom > box.bottom + 1,
      );
    }
    return over || box.top < sheet.top || box.bottom > sheet.bottom ? [one.textContent!] : [];
  });
}

/** In the page: what would have to be scrolled, beside the log. */
function scrolls(): string[] {
  const all = document.querySelectorAll<HTMLElement>('.vg-board, .vg-board *, .own-sheet, .own-sheet *');
  const column = document.querySelector<HTMLElement>('.seat-column')!;
  return [...all, column].flatMap((one) => {
    const more = one.scrollHeight - one.clientHeight;
    const held = /auto|scroll/.test(getComputedStyle(one).overflowY);
    return held && more > 1 ? [`${one.className} by ${more}`] : [];
  });
}

type Moments = ReadonlySet<MomentName>;

/** Where keys and marks of loot could lie on words. */
const COVERING: Moments = new Set([
  'heroes',
  'sides',
  'planLater',
  'fight',
  'hit',
  'boss',
  'loot',
  'race',
  'again',
]);
/** Where both rows of sets and of items are in sight whole, at 1280 x 720. */
const SHEETS: Moments = new Set(['planLater', 'roll', 'race', 'fight', 'hit', 'move', 'loot']);
/** Where dice, abilities, shop and seats are in sight without scrolling, at 1280 x 720. */
const WHOLE: Moments = new Set([
  'plan',
  'planLater',
  'full',
  'fresh',
  'roll',
  'race',
  'wound',
  'rollSolo',
  'hit',
  'fight',
]);
const LARGE = [1440, 900] as const;
const LOW = [1280, 720] as const;

for (const language of ['en', 'fr']) {
  test(`desk: no key and no mark of loot lies on words; sets, items, dice, abilities, shop and seats are in sight, ${language}`, async ({
    table,
    page,
  }) => {
    await table.arrive({ ...QUIET, language });
    const faults: string[] = [];
    for (const moment of new Set([...COVERING, ...SHEETS, ...WHOLE])) {
      await bringIn(page, table.address, momentOf(moment));
      await expect(page.locator('.vg-board').first()).toBeVisible();
      if (moment === 'again') await expect(page.locator('.vg-ways').first()).toBeVisible();
      if (SHEETS.has(moment)) await expect(page.locator('.vg-own .vg-item')).toHaveCount(4);
      const looks = [
        { moments: COVERING, sizes: [LARGE, LOW], look: coveredWords },
        { moments: SHEETS, sizes: [LOW], look: cutOnTheSheet },
        { moments: WHOLE, sizes: [LOW], look: scrolls },
      ];
      for (const { moments, sizes, look } of looks)
        if (moments.has(moment))
          faults.push(...(await faultsIn(page, sizes, moment, () => page.evaluate(look))));
    }
    expect(faults).toEqual([]);
  });
}

for (const language of ['en', 'fr']) {
  test(`desk: what ending now would cost, and the score, are in sight, ${language}`, async ({
    table,
    page,
  }) => {
    await table.arrive({ ...QUIET, language });
    await bringIn(page, table.address, momentOf('bossOpen'));
    for (const [width, height] of [DESKS[0], DESKS[1]]) {
      await page.setViewportSize({ width, height });
      await page.locator('.vg-is-boss.lit-available').focus();
      await expect(page.locator('.vg-reach')).toBeVisible();
      for (const part of ['.vg-due', '.vg-reach', '.vg-score-now'])
        await expect(page.locator(`.own-sheet ${part}`)).toBeInViewport({ ratio: 1 });
    }
  });
}

test('1280 x 800: the numbers of keys are counted across board and sheet', async ({ table, page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await table.arrive({ ...QUIET, language: 'en' });
  await bringIn(page, table.address, momentOf('planLater'));
  await expect(page.locator('.vg-board .key-no').first()).toBeVisible();
  await expect(page.locator('.own-sheet .key-no').first()).toBeAttached();
  // The style sheet counts: whatever contains its style between the frame and a number begins anew.
  const anew = await page.evaluate(() =>
    [...document.querySelectorAll('.frame *:has(.key-no)')].flatMap((one) =>
      /strict|content|style/.test(getComputedStyle(one).contain) ? [one.className] : [],
    ),
  );
  expect(anew).toEqual([]);
});

test('390 x 844: the button that closes a large den has a ground of its own', async ({ table, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await table.arrive({ ...QUIET, language: 'en' });
  await bringIn(page, table.address, momentOf('fight'));
  await page.locator('[role=tab][id$="tseats"]').click();
  await page.locator('.vg-thumb-button').first().click();
  const close = page.locator('dialog.zoom > .button');
  await close.hover();
  // A colour that lets through what lies behind it names how much.
  await expect(close).not.toHaveCSS('background-color', /\/|rgba/);
});

/** In the page: what of the end is cut, runs over its card, or lies under something else. */
function cutAtTheEnd(): string[] {
  const seen = document.querySelector('.end-scene')!.getBoundingClientRect();
  const card = document.querySelector('.end-card')!;
  const edge = card.getBoundingClientRect();
  const parts = [
    card,
    ...card.querySelectorAll('.button, .rule-link, .vg-scores tr, .end-sums li, .turning li'),
  ];
  return parts.flatMap((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const whole = top >= seen.top && bottom <= seen.bottom && left >= edge.left && right <= edge.right;
    const met = document.elementFromPoint((left + right) / 2, bottom - 3);
    const free = one.contains(met) || met?.contains(one) === true;
    return whole && free ? [] : [`${one.className || one.tagName} ${one.textContent}`];
  });
}

for (const language of ['en', 'fr']) {
  test(`desk: the end is in sight whole, with its turning points, ${language}`, async ({ table, page }) => {
    await table.arrive({ ...QUIET, language });
    const faults: string[] = [];
    for (const moment of ['over', 'overFour', 'overStretched'] as const) {
      await bringIn(page, table.address, momentOf(moment));
      await page.goto(page.url().replace('#/replay/', '#/table/'));
      await expect(page.locator('.end-card .turning li')).toHaveCount(3);
      faults.push(...(await faultsIn(page, DESKS, moment, () => page.evaluate(cutAtTheEnd))));
    }
    expect(faults).toEqual([]);
  });
}
