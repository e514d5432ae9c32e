/** What two games played by hand came upon: nothing grows, jumps or is cut while one plays, and what is told is so. */

import type { Page } from '@playwright/test';
import { overlapping, spilling } from './boxes.ts';
import { bringIn } from './bring.ts';
import { Cell } from './dead-cells.ts';
import { momentOf } from './dead-cells-moments.ts';
import { recordUntil } from './dead-cells-records.ts';
import { recordOf } from './positions.ts';
import { expect, onward as test } from './served.ts';

const FAST = { speed: 'instant', language: 'en', muted: true };
const SIZES = [
  { width: 1100, height: 768 },
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
];
const box = async (page: Page, what: string): Promise<number[]> =>
  Object.values((await page.locator(what).first().boundingBox())!).map(Math.round);

test('a long question is read whole on focus, and bar, buttons and board stay where they are', async ({
  table,
  page,
}) => {
  await table.arrive();
  await bringIn(page, table.address, momentOf('deck'));
  const question = page.locator('#decision');
  await expect(question).toContainText('Whose deck');
  let long = 0;
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    const lines = (): Promise<number> =>
      question.evaluate((one) =>
        Math.round(one.scrollHeight / Number.parseFloat(getComputedStyle(one).lineHeight)),
      );
    const standing = async () => [
      await box(page, '.decision-bar'),
      await box(page, '.bar-buttons'),
      await box(page, '#board'),
    ];
    expect(await question.evaluate((one) => one.clientHeight)).toBeLessThan(50);
    const before = await standing();
    await page.keyboard.press('Shift');
    await question.focus();
    await expect(page.locator('.said')).toHaveCSS('outline-style', 'solid');
    expect(await standing()).toEqual(before);
    // All of it is seen: no line is cut, and nothing lies on it.
    expect(await question.evaluate((one) => one.scrollHeight - one.clientHeight)).toBeLessThan(2);
    const [, y] = await box(page, '.said');
    expect(y).toBeGreaterThan(0);
    if ((await lines()) > 2) long++;
  }
  expect(long).toBeGreaterThan(0);
});

test('Undo, Hint and Help have their words beside their signs, and nothing in the bar is cut', async ({
  table,
  page,
}) => {
  await table.arrive();
  await bringIn(page, table.address, momentOf('four'));
  await page.locator('.dc-hand .piece.lit-available').first().click();
  await expect(page.locator('.dc-announce')).toBeVisible();
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const beside = await page.locator('.bar-icon').evaluateAll((all) =>
      all.map((one) => {
        const [sign, word] = [...one.children].map((part) => part.getBoundingClientRect());
        return word!.left >= sign!.right - 1 && word!.top < sign!.bottom && word!.bottom > sign!.top;
      }),
    );
    expect(beside).toEqual([true, true, true]);
    const cut = await page
      .locator('.bar-buttons, .dc-announce button')
      .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).length);
    expect(cut).toBe(0);
  }
});

test('what lays a card down is read whole beside its Rounds on a narrow desk, in French', async ({
  table,
  page,
}) => {
  await table.arrive({ ...FAST, language: 'fr' });
  await bringIn(page, table.address, momentOf('four'));
  await page.locator('.dc-hand .piece.lit-available').first().click();
  const rounds = page.locator('.dc-announce button');
  await expect.poll(() => rounds.count()).toBeGreaterThan(2);
  await rounds.first().click();
  const confirm = page.locator('#confirm');
  await expect(confirm).toBeVisible();
  for (const size of [...SIZES, { width: 1200, height: 800 }]) {
    await page.setViewportSize(size);
    const spilt = () =>
      page.locator('#confirm, .dc-announce button').evaluateAll((all) =>
        all.flatMap((one) => {
          const box = one.getBoundingClientRect();
          const words = document.createRange();
          words.selectNodeContents(one);
          const out = [...words.getClientRects()].some(
            ({ left, right, top, bottom }) =>
              left < box.left || right > box.right || top < box.top || bottom > box.bottom,
          );
          return out ? [one.textContent] : [];
        }),
      );
    await expect.poll(spilt, { message: `${size.width} x ${size.height}` }).toEqual([]);
    expect((await page.locator('.bar-icon').last().boundingBox())!.x).toBeLessThan(size.width - 320);
    await expect.poll(() => overlapping(page.locator('.bar-buttons > *'))).toEqual([]);
  }
});

test('in a low window nothing foretold lies on what a foe does', async ({ table, page }) => {
  await table.arrive();
  await page.setViewportSize({ width: 1280, height: 720 });
  for (const moment of ['four', 'pair'] as const) {
    await bringIn(page, table.address, momentOf(moment));
    const does = page.locator('.dc-foe .fate-acts > .dc-cell-word');
    await expect(does.first()).toBeVisible();
    // Which of them is foretold something hangs on the cards of the hand: wherever it comes, it lies there.
    const under = await does.evaluateAll((all) =>
      all.flatMap((word) => {
        const cell = word.parentElement!;
        const chip = cell.querySelector('.dc-outlook') ?? document.createElement('span');
        chip.className = 'dc-outlook';
        chip.innerHTML = '<b class="dc-hit mono maybe">−1?</b>';
        cell.append(chip);
        const { left, top } = chip.getBoundingClientRect();
        const written = document.createRange();
        written.selectNodeContents(word);
        const lies = [...written.getClientRects()].some(
          ({ right, bottom }) => right > left + 1 && bottom > top + 1,
        );
        return lies ? [word.textContent] : [];
      }),
    );
    expect(under).toEqual([]);
  }
});

test('what is told of a tile leaves the map its room in a low window', async ({ table, page }) => {
  await table.arrive();
  await page.setViewportSize({ width: 1280, height: 720 });
  await bringIn(page, table.address, momentOf('shut'));
  const foot = page.locator('.dc-map-foot');
  const quiet = (await foot.boundingBox())!.height;
  for (const way of await page.locator('.dc-plate .piece:is(.lit-available, .lit-blocked)').all()) {
    await way.hover();
    await expect(foot.locator('.dc-peek-text')).toBeVisible();
    expect((await foot.boundingBox())!.height).toBeLessThanOrEqual(quiet + 1);
  }
});

test('what Cells buy is read whole, in French too', async ({ table, page }) => {
  await table.arrive({ ...FAST, language: 'fr' });
  await bringIn(page, table.address, momentOf('cells'));
  const decks = page.locator('.piece.dc-deck');
  const on = page.locator('.end-next');
  await expect(decks.first()).toBeVisible();
  if (await on.isVisible()) await on.click();
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const cut = () =>
      page.locator('.own-sheet').evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
    await expect.poll(cut, { message: `${size.width} x ${size.height}` }).toBeLessThanOrEqual(0);
    await expect.poll(() => spilling(decks)).toEqual([]);
  }
});

test('whom one may play is read whole, and no number lies on a name', async ({ table, page }) => {
  await table.arrive({ ...FAST, language: 'fr' });
  await table.sitDown({ game: 'dead-cells', seats: ['person', 'careful', 'careful'] });
  const heroes = page.locator('.dc-choice:has(.dc-choice-hero)');
  await expect(heroes).toHaveCount(4);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const faults = () =>
      heroes.evaluateAll((all) =>
        all.flatMap((one) => {
          const box = one.getBoundingClientRect();
          const key = one.querySelector('.key-no')!.getBoundingClientRect();
          const words = [
            ...one.querySelectorAll('small'),
            one.querySelector('.dc-choice-hero')!.nextSibling!,
          ];
          const lines = words.flatMap((part) => {
            const range = document.createRange();
            range.selectNodeContents(part);
            return [...range.getClientRects()];
          });
          const isOut = lines.some(({ top, bottom }) => top < box.top || bottom > box.bottom);
          const isUnder = lines.some(({ left, top }) => left < key.right - 1 && top < key.bottom - 4);
          return isOut || isUnder ? [`${isOut ? 'cut' : 'covered'}: ${one.textContent}`] : [];
        }),
      );
    await expect.poll(faults, { message: `${size.width} x ${size.height}` }).toEqual([]);
  }
});

test('answers in the bar keep to their buttons on a narrow desk, in French', async ({ table, page }) => {
  await table.arrive({ ...FAST, language: 'fr' });
  const struck = recordUntil(
    { seats: 3, seed: 'evening 3' },
    (_, { kind, options }) => kind === 'victim' && options.length === 3,
  )!;
  await bringIn(page, table.address, struck);
  const answers = page.locator('.bar-buttons [data-answer]');
  await expect(answers).toHaveCount(3);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const spilt = () =>
      answers.evaluateAll((all) =>
        all.flatMap((one) => {
          const box = one.getBoundingClientRect();
          const words = document.createRange();
          words.selectNodeContents(one);
          // The number may lie on the corner; the words stay inside.
          const out = [...words.getClientRects()].some(
            ({ left, right, top }) => top > box.top && (left < box.left || right > box.right),
          );
          return out ? [one.textContent] : [];
        }),
      );
    await expect.poll(spilt).toEqual([]);
    await expect.poll(() => overlapping(page.locator('.bar-buttons > *'))).toEqual([]);
  }
});

test('a foe with several States keeps to its row, and long names are seen whole', async ({ table, page }) => {
  await table.arrive();
  const held = recordUntil({ seats: 3, seed: 'evening 3' }, ({ combat }, { kind }) => {
    const tokens = combat?.enemies.map(
      ({ shields, golden, poisoned, bleeding, onFire, marked }) =>
        [shields, golden, poisoned, bleeding, onFire, marked].filter((n) => n > 0).length,
    );
    return kind === 'victim' && Math.max(0, ...(tokens ?? [])) > 1;
  })!;
  await bringIn(page, table.address, held);
  await expect(page.locator('.dc-foe .dc-token').nth(1)).toBeVisible();
  for (const size of [...SIZES, { width: 1200, height: 800 }]) {
    await page.setViewportSize(size);
    // The board is measured anew after the window: what counts is how it comes to rest.
    const out = () =>
      page.locator('.dc-foe').evaluateAll((rows) =>
        rows.flatMap((row) => {
          const { top, bottom } = row.getBoundingClientRect();
          const who = row.querySelector('.dc-who')!.getBoundingClientRect();
          return [...row.querySelectorAll('.dc-cell, .dc-who-text *')].flatMap((part) => {
            const at = part.getBoundingClientRect();
            const below = at.bottom > bottom + 1 || at.top < top - 1;
            const aside = part.closest('.dc-tokens') !== null && at.right > who.right + 1;
            return at.width > 1 && (below || aside) ? [`${part.className} ${part.textContent}`] : [];
          });
        }),
      );
    await expect.poll(out, { message: `${size.width} x ${size.height}` }).toEqual([]);
  }
});

/** All of it at one moment: what the bar tells, whose mark stands there, who is said to decide, how high the head is. */
const telling = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector('.decision-bar')!;
    const fill = (at: Element) => at.querySelector('.seat-chip circle')?.getAttribute('fill') ?? null;
    const told = bar.querySelector('#decision')?.textContent ?? '';
    const next = [...bar.querySelectorAll('button')].find((one) => one.textContent === 'Next');
    return {
      told: next === undefined || told.endsWith('deciding.') ? null : told,
      goesOn: next !== undefined,
      mark: fill(bar),
      deciding: document.querySelectorAll('.seat-box .tag.spot').length,
      head: document.querySelector('.dc-rounds')?.clientHeight ?? null,
      seats: [...document.querySelectorAll('.seat-box')].map((one) => ({
        who: /The [A-Z][a-z]+ed/.exec(one.textContent ?? '')?.[0] ?? '-',
        mark: fill(one),
      })),
    };
  });

test('while it is told nobody is deciding, the mark is of whom it is told, and the rows stay', async ({
  table,
  page,
}) => {
  await table.arrive({ ...FAST, speed: 'step' });
  await bringIn(page, table.address, momentOf('pair'));
  await page.setViewportSize({ width: 1280, height: 720 });
  const { head } = await telling(page);
  const cell = new Cell(table);
  let marked = 0;
  for (let i = 0; i < 300 && marked < 4; i++) {
    const now = await telling(page);
    if (now.told !== null) {
      expect(now.deciding, now.told).toBe(0);
      if (now.head !== null) expect(now.head).toBe(head);
      const acting = now.seats.find(({ who }) => now.told!.startsWith(who));
      if (acting !== undefined) {
        expect(now.mark, now.told).toBe(acting.mark);
        marked++;
      }
    }
    if (now.goesOn)
      await page.evaluate(() =>
        document.querySelector<HTMLElement>('.decision-bar .bar-buttons > .primary')?.click(),
      );
    else await cell.act();
  }
  expect(marked).toBe(4);
});

test('a note that was read leaves Enter to what is asked', async ({ table, page }) => {
  await table.arrive();
  await bringIn(page, table.address, momentOf('four'));
  const read = page.getByRole('button', { name: 'Understood' });
  await expect(read).toBeVisible();
  await read.click();
  await expect(page.locator('#decision')).toBeFocused();
});

test('on a desk of 1100 px the own Actions have words', async ({ table, page }) => {
  await table.arrive();
  await page.setViewportSize(SIZES[0]!);
  await bringIn(page, table.address, momentOf('pair'));
  await page.locator('.dc-hand .piece.lit-available').first().click();
  const words = page.locator('.dc-hero.mine .dc-act small');
  await expect(words.first()).toBeVisible();
  const cut = await page
    .locator('.dc-hero.mine .dc-act')
    .evaluateAll((all) => all.filter((one) => one.scrollHeight > one.clientHeight + 2).length);
  expect(cut).toBe(0);
});

for (const [position, width, height, says] of [
  ['lost', 1440, 900, /The city keeps you|La ville vous garde/],
  ['fallen', 1280, 800, /The city keeps you|La ville vous garde/],
  ['won', 1440, 900, /Out of the city|Hors de la ville/],
  ['dayOver', 1280, 720, /Day 1 is behind you|Jour 1/],
] as const) {
  for (const language of ['en', 'fr']) {
    test(`${width} x ${height}: the end ${position} is seen whole, ${language}`, async ({ table, page }) => {
      await table.arrive({ language });
      await page.setViewportSize({ width, height });
      await bringIn(page, table.address, recordOf(position));
      const past = /#\/replay\//;
      if (past.test(page.url())) await page.goto(page.url().replace(past, '#/table/'));
      const card = page.locator('.end-card');
      await expect(card).toContainText(says);
      await expect(card.locator('.turning li')).toHaveCount(3);
      await expect(card).not.toContainText('no Noise');
      const hidden = () => page.locator('.end-scene').evaluate((one) => one.scrollHeight - one.clientHeight);
      await expect.poll(hidden).toBeLessThan(2);
    });
  }
}

for (const [width, height] of [
  [1280, 720],
  [1100, 760],
  [390, 844],
  [320, 640],
] as const) {
  test(`${width} x ${height}: what a card will do lies neither on its name nor on what it has left`, async ({
    table,
    page,
  }) => {
    await table.arrive({ language: 'fr' });
    await page.setViewportSize({ width, height });
    await bringIn(page, table.address, recordOf('crowded'));
    await expect(page.locator('.cd-step')).not.toHaveCount(0);
    await expect(page.locator('.cd-space .key-no').first()).toBeVisible();
    // A thumb is shown no keys.
    const laid = width < 600 ? '.cd-step' : '.cd-step, .key-no';
    const covered = await page.locator('.cd-space').evaluateAll((spaces, lying) => {
      const read = '.game-card-title, .cd-token, .pill:first-child';
      return spaces.flatMap((space) =>
        [...space.querySelectorAll(lying)].flatMap((step) => {
          const over = step.getBoundingClientRect();
          const lies = [...space.querySelectorAll(read)].filter((one) => {
            const { left, right, top, bottom, width } = one.getBoundingClientRect();
            const below = Math.min(bottom, over.bottom) - Math.max(top, over.top);
            return width > 1 && Math.min(right, over.right) - Math.max(left, over.left) > 1 && below > 1;
          });
          return lies.map((one) => `${step.textContent} on ${one.className} ${one.textContent}`);
        }),
      );
    }, laid);
    expect(covered).toEqual([]);
  });
}

test('what is loaded and what is worn lie beside the weapon, and nothing is cut', async ({ table, page }) => {
  await table.arrive({ ...FAST, language: 'fr' });
  await bringIn(page, table.address, recordOf('dayOver'));
  const held = page.locator('.cd-gear .game-card, .cd-gear small');
  await expect(held).toHaveCount(5);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const below = () =>
      held.evaluateAll((all) =>
        all.flatMap((one) => {
          const { bottom, right } = one.getBoundingClientRect();
          const sheet = one.closest('.own-sheet')!.getBoundingClientRect();
          const gear = one.closest('.cd-gear')!.getBoundingClientRect();
          return bottom > sheet.bottom || right > gear.right ? [one.textContent] : [];
        }),
      );
    await expect.poll(below, { message: `${size.width} x ${size.height}` }).toEqual([]);
    await expect.poll(() => overlapping(held)).toEqual([]);
  }
});

test('on a phone the ways from a turning point stay inside the scene', async ({ table, page }) => {
  await table.arrive({ ...FAST, language: 'fr' });
  await bringIn(page, table.address, recordOf('dayOver'));
  const ways = page.locator('.turning-ways .button');
  await expect(ways.first()).toBeAttached();
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    const out = () =>
      ways.evaluateAll((all) =>
        all.filter(
          (one) =>
            one.getBoundingClientRect().right > one.closest('.end-card')!.getBoundingClientRect().right,
        ),
      );
    await expect.poll(async () => (await out()).length, { message: `${width} px` }).toBe(0);
  }
});

test('on a phone the bar is as high before the first touch as after it', async ({ table, page }) => {
  await table.arrive({ language: 'fr' });
  await page.setViewportSize({ width: 390, height: 844 });
  await bringIn(page, table.address, recordOf('dusk'));
  await page.reload(); // Nobody has touched it: the question has the focus.
  await expect(page.locator('#decision')).toBeFocused();
  const height = () => page.locator('.decision-bar').evaluate((bar) => bar.getBoundingClientRect().height);
  // A question of more than one line.
  await page.locator('#decision').evaluate((one) => one.append(' Et ainsi de suite.'.repeat(6)));
  await expect(page.locator('#decision')).toHaveClass(/long/);
  const before = await height();
  await page.locator('.cd-area-head').click();
  expect(await height()).toBe(before);
  await page.locator('#decision').blur();
  expect(await height()).toBe(before);
});
