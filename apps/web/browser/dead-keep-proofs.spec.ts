/** The Dead Keep: what its journeys promise in half a sentence, each looked at for itself. */

import type { Locator, Page } from '@playwright/test';
import { at, cutIn, DESK, nextLine, panelOf, QUIET, stepUntil, STEPPED, zone } from './dead-keep.ts';
import { expect, onward as test } from './served.ts';
import { apartBy, shapesOf, type Clip, type Shape } from './shapes.ts';

const shares = (page: Page): Locator => page.locator('.dk-shares');

/** What has an answer of several kinds asks once more before dice fall. */
async function confirm(page: Page): Promise<void> {
  await expect(page.locator('#confirm')).toBeVisible();
  await page.locator('#confirm').click();
}

async function logOf(page: Page): Promise<Locator> {
  await page.getByRole('tab', { name: 'Log' }).click();
  return page.locator('.log-line');
}

/** So many of so many, of every row. */
async function countedIn(odds: Locator): Promise<readonly (readonly [number, number])[]> {
  const rows = await odds.locator('.mono').allInnerTexts();
  return rows.map((row) => row.split(' of ').map(Number) as [number, number]);
}

/** What is drawn on such a token, whatever its colours. */
const signOf = (page: Page, kind: string): Promise<string> =>
  page
    .locator(`.dk-lies.dk-${kind} svg`)
    .first()
    .evaluate((sign) => sign.innerHTML);

test('T-1 another Quest, another party: everything is chosen before, from the home page on', async ({
  table,
  page,
}) => {
  await table.arrive();
  await page.getByRole('link', { name: 'Sit down at The Dead Keep' }).click();
  await expect(page.locator('#option-quest')).toHaveValue('Q01');
  const party = page.locator('fieldset', { hasText: 'Ysolde' }).last();
  await party.getByRole('checkbox', { name: 'Ysolde' }).uncheck();
  await party.getByRole('checkbox', { name: 'Gavin' }).check();
  await page.locator('#option-quest').selectOption('Q02');
  for (const seat of [1, 2, 3, 4, 5]) await page.locator(`#kind-${seat}`).selectOption('empty');
  await page.locator('form button[type=submit]').click();
  await expect(page.locator('.dk-muster h2')).not.toHaveText('First Night Ashore');
  await expect(page.locator('.dk-row')).toHaveCount(6);
  await expect(page.locator('.dk-row', { hasText: 'Gavin' })).toHaveCount(1);
  await expect(page.locator('.dk-row', { hasText: 'Ysolde' })).toHaveCount(0);
});

test('T-2 three seats: a person with one, a bot with three, and the bot plays them', async ({
  table,
  page,
}) => {
  await table.arrive();
  await table.sitDown({
    game: 'dead-keep',
    seats: ['person', 'careful', 'person', 'empty', 'empty', 'empty'],
  });
  const tray = page.locator('.dk-layout');
  const seatOf = (n: number): Locator => tray.locator('.dk-places > li').nth(n);
  for (const [name, seat] of [
    ['Astrid', 0],
    ['Lothar', 1],
    ['Mai Ling', 1],
    ['Tessara', 1],
    ['Theron', 2],
    ['Ysolde', 2],
  ] as const) {
    await tray.locator('.dk-choice', { hasText: name }).click();
    await seatOf(seat).locator('.dk-place').click();
  }
  await page.locator('#confirm').click();
  await page.getByRole('button', { name: 'As suggested' }).click();
  for (const [seat, n] of [1, 3, 2].entries())
    await expect(page.locator('.seat-box').nth(seat).locator('.dk-row')).toHaveCount(n);
  // Whoever is asked first ends their Turn; sooner or later the bot’s three have had theirs.
  const bots = page.locator('.seat-box').nth(1);
  await expect(async () => {
    if ((await bots.locator('.dk-row.played').count()) === 3) return;
    const choice = page.locator('.bar-buttons > .button:not(.bar-icon), .dk-tray .dk-choice').first();
    if (await page.locator('#confirm').isVisible()) await page.locator('#confirm').click({ timeout: 2_000 });
    else if ((await table.decision.innerText()).includes('Actions left')) await page.keyboard.press('e');
    else await choice.click({ timeout: 2_000 });
    await expect(bots.locator('.dk-row.played')).toHaveCount(3, { timeout: 1_000 });
  }).toPass({ timeout: 60_000, intervals: [100] });
});

/** The page takes no style from outside: it is laid on as a sheet of its own. */
function styled(page: Page, style: string): Promise<void> {
  return page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, style);
}

/** Left, top, width and height, as shares of the whole. */
type Part = readonly [number, number, number, number];
const WHOLE: Part = [0, 0, 1, 1];

/** Where it lies once it is in sight and nothing points at it. */
async function clipOf(page: Page, one: Locator, part: Part = WHOLE): Promise<Clip> {
  await one.scrollIntoViewIfNeeded();
  await page.mouse.move(0, 0);
  const { x, y, width, height } = (await one.boundingBox())!;
  const [left, top, wide, high] = part;
  return { x: x + width * left, y: y + height * top, width: width * wide, height: height * high };
}

/** What these look like without colours, by the name of their kind. */
async function shapesBy(page: Page, kinds: Readonly<Record<string, Locator>>, part: Part = WHOLE) {
  const shapes = new Map<string, Shape>();
  for (const [kind, one] of Object.entries(kinds))
    for (const [name, shape] of await shapesOf(page, { [kind]: await clipOf(page, one, part) }))
      shapes.set(name, shape);
  return shapes;
}

/** Between two Zones that lie side by side. */
async function edge(page: Page, one: string, other: string): Promise<Clip> {
  await zone(page, one).scrollIntoViewIfNeeded();
  const [a, b] = [(await zone(page, one).boundingBox())!, (await zone(page, other).boundingBox())!];
  const middle = (low: 'x' | 'y', size: 'width' | 'height'): number =>
    (Math.max(a[low], b[low]) + Math.min(a[low] + a[size], b[low] + b[size])) / 2;
  return { x: middle('x', 'width') - 20, y: middle('y', 'height') - 20, width: 40, height: 40 };
}

test('T-3 without colours rooms lit, dark and sealed, the Tower, tokens, a fountain, ways and a Notable are told apart', async ({
  table,
  page,
}) => {
  await page.setViewportSize(DESK);
  await table.arrive(QUIET);
  await at(table, 'tower');
  for (const layer of ['lamp', 'reach', 'forecast']) await page.getByRole('button', { name: layer }).click();
  await page.getByRole('button', { name: '1 tile' }).click();
  const floor = (kind: string): Locator => page.locator(`.dk-zone.${kind} .dk-floor`).first();
  await styled(page, '.dk-sheet > ul, .dk-over { opacity: 0; }');
  const floors = await shapesBy(
    page,
    {
      street: page.locator('.dk-zone.street .dk-floor:not([aria-label*="Mist"])').first(),
      lit: floor('lit'),
      dark: floor('dark'),
      sealed: floor('sealed'),
      fountain: page.locator('.dk-zone.street .dk-floor[aria-label*="Fountain, Mist"]').first(),
    },
    [0.3, 0.3, 0.4, 0.4],
  );
  expect(apartBy(floors)).toEqual([]);

  // An opening is no wall, and a Passage neither: a gap with rubble.
  await at(table, 'bridge');
  await page.getByRole('button', { name: '1 tile' }).click();
  await styled(page, '.dk-sheet > ul, .dk-over { opacity: 0; }');
  const ways = new Map<string, Shape>();
  for (const [kind, one, other] of [
    ['Passage', '8V.D', '1V.B'],
    ['opening', '8V.B', '8V.C'],
    ['wall', '2R.A', '2R.a'],
  ] as const)
    for (const [name, shape] of await shapesOf(page, { [kind]: await edge(page, one, other) }))
      ways.set(name, shape);
  expect(apartBy(ways)).toEqual([]);

  // What lies there, and who wears a crown.
  await at(table, 'bridge');
  await page.getByRole('button', { name: '1 tile' }).click();
  const lying = await shapesBy(page, {
    chest: page.locator('.dk-lies.dk-treasure').first(),
    objective: page.locator('.dk-lies.dk-objective').first(),
    spawn: page.locator('.dk-spawn').first(),
  });
  // The ground under them differs too: what tells them apart is drawn on them.
  await expect(page.locator('.dk-standing .dk-notable .dk-crown').first()).toBeVisible();
  await expect(page.locator('.dk-standing .dk-undead .dk-crown')).toHaveCount(0);
  const drawn = new Map<string, string>();
  for (const kind of ['treasure', 'objective']) drawn.set(kind, await signOf(page, kind));
  await at(table, 'digging');
  await page.getByRole('button', { name: '1 tile' }).click();
  const search = await shapesBy(page, { search: page.locator('.dk-lies.dk-search').first() });
  expect(apartBy(new Map([...lying, ...search]))).toEqual([]);
  drawn.set('search', await signOf(page, 'search'));
  expect(new Set(drawn.values()).size).toBe(drawn.size);
  // Every Zone has its name and where it leads.
  const labels = await page
    .locator('.dk-floor')
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
  expect(labels).toHaveLength(await page.locator('.dk-zone').count());
  for (const label of labels)
    expect(label).toMatch(/^The .+, \d+[RV]\.\w.*\. (Ways: .+\(\d+[RV]\.\w\)|No way leads out)/);
});

test('T-4 what any dark room would bring is foretold with the odds of the cards that are left', async ({
  table,
  page,
}) => {
  await page.setViewportSize(DESK);
  await table.arrive(QUIET);
  await at(table, 'first');
  const dark = page.locator('.dk-dark-rooms');
  await expect(dark).toContainText('Each dark room Building card, Level 1, 8 left');
  const counts = await countedIn(dark.locator('.dk-odds'));
  expect(counts.length).toBeGreaterThan(2);
  expect(counts.reduce((sum, [n]) => sum + n, 0)).toBe(8);
  for (const [, of] of counts) expect(of).toBe(8);
});

test('T-5 what Enemies left behind cost is said where it is paid, and for whom', async ({ table, page }) => {
  await page.setViewportSize(DESK);
  await table.arrive(QUIET);
  await at(table, 'tolled');
  await expect(page.locator('.dk-toll')).toHaveCount(0);
  const far = page.locator('.dk-floor[aria-label*="left behind"]:not([aria-label*="too far"])');
  await expect(far.first()).toHaveAccessibleName(/left behind.*(\d+ \p{Lu}\p{L}+|the \p{Lu}.*): \+\d/u);
  // The one that is weighed first: several Zones away.
  const walk = page.getByRole('button', { name: /^Walk, \d Actions/ });
  for (const one of await far.all()) {
    await one.click();
    if (await walk.isVisible()) break;
    await page.keyboard.press('Escape');
  }
  await expect(walk).toBeVisible();
  const id = (await page.locator('.dk-price.chosen').locator('xpath=..').getAttribute('data-zone'))!;
  const said = (await zone(page, id).getAttribute('aria-label'))!;
  const paid = [...said.matchAll(/: \+(\d+)/g)].map(([, n]) => `+${n}`);
  expect(paid.length).toBeGreaterThan(0);
  await expect(page.locator('.dk-toll')).toHaveText(paid);
  for (const toll of await page.locator('.dk-zone', { has: page.locator('.dk-toll') }).all())
    await expect(toll.locator('.dk-fig').first()).toBeVisible();
});

test('T-7 a shot says its odds of hits and of who falls, and where a friend stands of a miss', async ({
  table,
  page,
}) => {
  await page.setViewportSize(DESK);
  await table.arrive(QUIET);
  await at(table, 'friendly');
  await page.locator('.dk-deed', { hasText: 'Shoot' }).first().click();
  const panel = panelOf(page);
  const risky = panel.locator('.dk-stray');
  // Of the shots that are offered, the one into a friend’s Zone.
  const choices = page.locator('.dk-tray .dk-choice');
  await expect(choices.or(page.locator('#confirm')).first()).toBeVisible();
  for (const choice of await choices.all()) {
    await choice.hover();
    await expect(panel).toContainText('a hit at');
    if (await risky.isVisible()) break;
  }
  await expect(panel).toContainText(/\d+ (die|dice), a hit at \d\+/);
  await expect(risky).toContainText(/at least one miss\s*\d+%/);
  await expect(panel).toContainText(/Each miss hits \p{Lu}/u);
  await expect(panel.locator('.dk-felled li').first()).toContainText(/at least one falls\s*\d+%/);
  const percents = (await panel.locator('.dk-box').first().locator('.mono').allInnerTexts()).map((text) =>
    Number.parseInt(text, 10),
  );
  expect(Math.abs(percents.reduce((sum, n) => sum + n, 0) - 100)).toBeLessThanOrEqual(percents.length);
  // All dice hit, or somebody is hit who should not be.
  const stray = Number.parseInt((await risky.locator('.mono').innerText())!, 10);
  expect(Math.abs(stray + percents[0]! - 100)).toBeLessThanOrEqual(1);
});

test('Confirm says in a few words what is done, and the question beside it is read whole', async ({
  table,
  page,
}) => {
  for (const { width, height } of [{ width: 1280, height: 800 }, DESK]) {
    await page.setViewportSize({ width, height });
    await table.arrive(QUIET);
    for (const [moment, piece, says] of [
      ['strike', '.dk-hands .piece.lit-available', /^(Strike|Shoot|Magic) at \d[RV]\.\w, \d (die|dice)/],
      ['dark', '.dk-floor.lit-available', /^\d[RV]\.\w/],
    ] as const) {
      await at(table, moment);
      await page.locator(piece).first().click();
      const menu = page.locator('.dk-menu button, .dk-tray .dk-choice').first();
      const sure = page.locator('#confirm');
      await expect(menu.or(sure).first()).toBeVisible();
      if (await menu.isVisible()) await menu.click();
      await expect(sure).toHaveText(says);
      const top = await page.locator('.decision-bar').evaluate((bar) => bar.getBoundingClientRect().top);
      expect((await sure.boundingBox())!.y).toBeGreaterThanOrEqual(top);
      const heading = page.locator('.sentence h2');
      const cut = await heading.evaluate((one) => one.scrollHeight - one.clientHeight);
      if (width === DESK.width) expect(cut).toBeLessThanOrEqual(1);
    }
  }
});

test('T-7 who absorbs hits is numbered in order; a weapon shows its line with Mana and without', async ({
  table,
  page,
}) => {
  await page.setViewportSize(DESK);
  await table.arrive(QUIET);
  await at(table, 'ordered');
  await page
    .locator('.dk-deed', { hasText: /Shoot|Cast/ })
    .first()
    .click();
  const order = panelOf(page).locator('.dk-order');
  const choices = page.locator('.dk-tray .dk-choice');
  await expect(choices.or(page.locator('#confirm')).first()).toBeVisible();
  for (const choice of await choices.all()) {
    await choice.hover();
    await expect(panelOf(page)).toContainText('a hit at');
    if ((await order.count()) > 0) break;
  }
  await expect(order).not.toHaveCount(0);
  const armors = (await panelOf(page).locator('.dk-list small').allInnerTexts()).flatMap((text) => {
    const armor = /Armor (\d)/.exec(text)?.[1];
    return armor === undefined ? [] : [Number(armor)];
  });
  expect(armors.length).toBeGreaterThan(1);
  expect(armors).toEqual(armors.toSorted((a, b) => b - a));
  await expect(panelOf(page)).toContainText('In this order; you choose among equals.');

  await at(table, 'lines');
  await page
    .locator('.dk-deed:not(.off)', { hasText: /Shoot|Cast|Strike/ })
    .first()
    .click();
  await expect(choices.first()).toBeVisible();
  const offered = await choices.allInnerTexts();
  expect(offered.some((text) => /Mana/.test(text))).toBe(true);
  expect(offered.some((text) => !/Mana/.test(text))).toBe(true);
});

test('T-8 hits are shared out on the figures too, and nobody is hit more often than there are hits', async ({
  table,
  page,
}) => {
  await table.arrive(QUIET);
  await at(table, 'hits');
  const total = Number(/(\d+) hits? to share out/.exec(await page.locator('.dk-divide').innerText())![1]);
  const more = page.locator('.dk-divide').getByRole('button', { name: /One more/ });
  for (let n = 0; n < total; n++) {
    await expect(page.locator('.dk-divide')).toContainText(`${total - n} left`);
    await more.and(page.locator(':not([aria-disabled=true])')).last().click();
  }
  await expect(page.locator('.dk-divide')).toContainText('all shared out');
  const given = await page.locator('.dk-divide .dk-stepper b').allTextContents();
  expect(given.reduce((sum, n) => sum + Number(n), 0)).toBe(total);
  expect(await shares(page).locator('.dk-stepper b').allTextContents()).toEqual(given);
  const asked = await table.decision.innerText();
  await page.locator('#confirm').click();
  await expect(table.decision).not.toHaveText(asked);
});

test('T-9 the die of a door is seen, it stands open afterwards, and its rooms come to light one by one', async ({
  table,
  page,
}) => {
  await page.setViewportSize(DESK);
  await table.arrive(STEPPED);
  await at(table, 'darkDoor');
  const door = page.locator('.dk-door.lit-available').first();
  const [a, b] = (await door.getAttribute('data-piece'))!.slice('door:'.length).split('|') as [
    string,
    string,
  ];
  await expect(zone(page, a)).toHaveAccessibleName(new RegExp(`\\(${b}\\) behind a closed door`));
  await door.click();
  await confirm(page);
  const banner = page.locator('.dk-banner', { hasText: 'the door' });
  await stepUntil(page, banner);
  await expect(banner.locator('.die')).toHaveCount(1);
  await expect(async () => {
    if (await nextLine(page).isVisible()) await nextLine(page).click({ timeout: 2_000 });
    await expect(page.locator('.bar-buttons .hint-button')).toBeVisible({ timeout: 200 });
  }).toPass({ timeout: 60_000, intervals: [50] });
  await expect(zone(page, a)).toHaveAccessibleName(new RegExp(`\\(${b}\\)(?! behind)`));
  // Nobody has looked into them: they stay dark, until one is chosen, and then the others still do.
  await at(table, 'dark');
  const asked = page.locator('.dk-zone:has(.dk-floor.lit-available)');
  const open = await asked.evaluateAll((all) => all.map((one) => one.getAttribute('data-zone')!));
  expect(open.length).toBeGreaterThan(2);
  const isDark = (id: string): Locator => page.locator(`.dk-zone.dark[data-zone="${id}"]`);
  for (const id of open) await expect(isDark(id)).toHaveCount(1);
  await zone(page, open[0]!).click();
  await confirm(page);
  await stepUntil(page, page.locator('.dk-drawn'));
  await expect(isDark(open[0]!)).toHaveCount(0);
  for (const id of open.slice(1)) await expect(isDark(id)).toHaveCount(1);
});

test('T-10 what a Search turns up lies there large, and may be thrown away', async ({ table, page }) => {
  await page.setViewportSize(DESK);
  await table.arrive(QUIET);
  await at(table, 'digging');
  const tokens = page.locator('.dk-lies.dk-search');
  const before = await tokens.count();
  await page.locator('.dk-deed', { hasText: 'Search' }).first().click();
  await confirm(page);
  const tray = page.locator('.dk-layout');
  const large = tray.locator('.dk-found-card');
  const name = (await large.locator('.game-card-title').innerText()).trim();
  await expect(table.decision).toContainText(`has found the ${name}`);
  expect((await large.boundingBox())!.height).toBeGreaterThan(200);
  await expect(large).toBeInViewport({ ratio: 1 });
  // Not a card as small as those that are carried: what it does can be read on it.
  await expect(large.locator('.game-card-text li').first()).toHaveText(/.{4,}/);
  await tray.locator('.dk-choice', { hasText: name }).click();
  await tray.locator('.dk-place.lit-available', { hasText: 'Discard' }).click();
  await expect(tray.locator('.dk-places > li', { hasText: 'Discard' })).toContainText(name);
  await page.locator('#confirm').click();
  await expect((await logOf(page)).filter({ hasText: 'discard' }).last()).toContainText(name);
  await expect.poll(() => tokens.count()).toBeLessThanOrEqual(before);
});

test('T-11 whoever agrees trades; a bot answers for its own; within one seat nobody is asked', async ({
  table,
  page,
}) => {
  await table.arrive(QUIET);
  await at(table, 'consent');
  const [, gives] = /Gives: (?:the )?([^,.]+)/.exec(await table.decision.innerText()) ?? [];
  const [, gets] = /Gets: (?:the )?([^,.]+)/.exec(await table.decision.innerText()) ?? [];
  await page.getByRole('button', { name: 'Agreed', exact: true }).click();
  if (await page.locator('#confirm').isVisible()) await page.locator('#confirm').click();
  const lines = await logOf(page);
  await expect(lines.filter({ hasText: / gives? / }).last()).toContainText(
    new RegExp([gives, gets].filter((one) => one !== undefined && one !== 'nothing').join('|'), 'i'),
  );

  // A bot is asked when something is proposed, and has answered before anybody else is.
  await at(table, 'dealing');
  await page.locator('.dk-deed', { hasText: 'Trade' }).first().click();
  const tray = page.locator('.dk-tray');
  const sides = page.locator('.dk-sides > ul');
  const own = (await page.locator('.seat-box').first().locator('.dk-row').allInnerTexts()).join(' ');
  await expect(tray.first()).toBeVisible();
  for (const one of await tray.locator('.dk-choice').all()) {
    const name = /with (\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)/u.exec(await one.innerText())?.[1];
    if (name !== undefined && own.includes(name)) continue;
    await one.click();
    break;
  }
  if (await page.locator('#confirm').isVisible()) await page.locator('#confirm').click();
  await expect(sides.nth(1)).toBeVisible();
  const offered = sides.first().locator('.dk-choice').first();
  const name = (await offered.locator('.dk-called').innerText()).trim();
  const given = (await logOf(page)).filter({ hasText: new RegExp(` gives .*${name}`) });
  const before = await given.count();
  await offered.click();
  await sides.nth(1).locator('.dk-place.lit-available', { hasText: 'Backpack' }).click();
  await page.locator('#confirm').click();
  // A careful bot agrees: what was laid over is what changes hands.
  await expect(given).toHaveCount(before + 1);
  await expect(page.getByRole('button', { name: 'Agreed', exact: true })).toHaveCount(0);

  // One seat plays both: what is laid changes hands at once.
  await at(table, 'trade');
  await sides.first().locator('.dk-choice').first().click();
  await sides.nth(1).locator('.dk-place.lit-available', { hasText: 'Backpack' }).click();
  await page.locator('#confirm').click();
  await expect((await logOf(page)).filter({ hasText: / gives? / }).last()).toBeVisible();
  await expect(page.locator('.log-line', { hasText: 'agree' })).toHaveCount(0);
});

test('T-14 every Adventurer has a gauge of their own, up to 43, and the party’s says who leads', async ({
  table,
  page,
}) => {
  await page.setViewportSize(DESK);
  await table.arrive(QUIET);
  await at(table, 'levelUp');
  const rows = page.locator('.dk-row');
  await expect(rows).toHaveCount(6);
  const aps = (await rows.allInnerTexts()).map((text) => Number(/(\d+)\s*$/.exec(text)?.[1]));
  const gauge = (await page.locator('.dk-danger').getAttribute('aria-label'))!;
  const [, leader, most] = /Danger Level \d: (.+) leads with (\d+) adrenaline/.exec(gauge)!;
  expect(Number(most)).toBe(Math.max(...aps));
  await expect(rows.nth(aps.indexOf(Number(most)))).toContainText(leader!);
  await expect(page.locator('.dk-danger')).toContainText('43');
  await expect(page.locator('.dk-own')).toContainText('at 43');
});

test('T-19 the ledger counts attempts, and says what a Quest that was won brought home', async ({
  table,
  page,
}) => {
  await table.arrive(QUIET);
  await at(table, 'home');
  await page.keyboard.press('Enter');
  await expect(table.decision).toContainText('What comes next?');
  await expect(page.locator('.dk-ledger .now')).toContainText('1 attempt');
  await at(table, 'roster');
  await expect(page.locator('.dk-ledger li.won').first()).toContainText(
    /\d+ attempts?, \d+ Gold brought home/,
  );
});

test('T-20 the first time Friendly Fire, a shortage, Doom and KO matter the coach says so, and only then', async ({
  table,
  page,
}) => {
  await table.arrive(QUIET);
  const note = page.locator('.dk-coach');
  const read = note.locator('.coach-read');
  const readAll = async (): Promise<string> => {
    const said: string[] = [];
    await expect(page.locator('.bar-buttons .button').first()).toBeVisible();
    for (let n = 0; n < 10; n++) {
      await page.waitForTimeout(150);
      if (!(await read.isVisible())) break;
      said.push(await note.innerText());
      await read.click();
    }
    return said.join(' ');
  };
  for (const [moment, says] of [
    ['friendly', 'A friend stands among Enemies'],
    ['doomy', 'The Boss has 3 Doom or more'],
    ['scarce', 'Few pieces of a kind are left'],
    ['ko', 'Somebody lies KO’ed'],
  ] as const) {
    await page.evaluate(() => localStorage.removeItem('gravetable-coach-dead-keep'));
    await page.reload();
    await at(table, moment);
    expect(await readAll(), moment).toContain(says);
    await at(table, moment);
    expect(await readAll(), `${moment} again`).not.toContain(says);
  }
});

for (const [width, height] of [
  [390, 844],
  [320, 568],
] as const)
  test(`T-22 on a phone of ${width} px a door, a walk and a shot are weighed and decided as on a desk`, async ({
    table,
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await table.arrive(QUIET);
    const fits = async (): Promise<void> => {
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await expect.poll(() => cutIn(page)).toEqual([]);
    };
    await at(table, 'darkDoor');
    const door = page.locator('.dk-door.lit-available').first();
    const name = (await door.getAttribute('data-piece'))!;
    await door.click();
    await expect(page.locator('#confirm')).toBeInViewport();
    await page.getByRole('tab', { name: 'Forecast' }).click();
    await expect(panelOf(page)).toContainText('Behind this door');
    await expect(panelOf(page).locator('.dk-odds').first()).toContainText(/\d+ of \d+/);
    await fits();
    await page.locator('#confirm').click();
    await expect(page.locator(`.dk-door.lit-available[data-piece="${name}"]`)).toHaveCount(0);

    await at(table, 'first');
    await zone(page, '7R.a').click();
    const go = page.getByRole('button', { name: /Walk, 2 Actions/ });
    await expect(go).toBeInViewport();
    await page.getByRole('tab', { name: 'Forecast' }).click();
    await expect(panelOf(page)).toContainText('If you walked to');
    await go.click();
    await expect(table.decision).toContainText('1 Action left');
    await fits();

    await at(table, 'strike');
    await page.getByRole('tab', { name: 'Actions' }).click();
    const armed = page.locator('.dk-deed:not(.off)', { hasText: /Shoot|Strike/ }).first();
    await expect(armed).toBeVisible();
    await fits();
    await armed.click();
    await page.locator('.dk-tray .dk-choice').first().click();
    await expect(page.locator('#confirm')).toBeInViewport();
    await page.getByRole('tab', { name: 'Forecast' }).click();
    await expect(panelOf(page)).toContainText('Who takes the hits');
    await fits();
    await page.locator('#confirm').click();
    await page.getByRole('tab', { name: 'Log' }).click();
    await expect(page.locator('.log-line', { hasText: / rolls |attacks/ }).last()).toBeVisible();
  });

test('T-23 N reads the ways of a Zone, T the threats, O the options, and each is heard', async ({
  table,
  page,
}) => {
  await page.setViewportSize(DESK);
  await table.arrive(QUIET);
  await at(table, 'early');
  const heard = page.locator('#announcer, [aria-live]');
  await zone(page, '7R.f').focus();
  await page.keyboard.press('n');
  await expect(heard.filter({ hasText: 'Ways: ' }).first()).toBeAttached();
  await page.keyboard.press('t');
  await expect(heard.filter({ hasText: /If all ended now.*Attacks? of/ }).first()).toBeAttached();
  await page.keyboard.press('o');
  await expect(page.locator('#announcer')).toContainText(/options?/);
});

test('four seats in a low window: the goal is one line, in sight without scrolling, its rules one press away', async ({
  table,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const language of ['en', 'fr']) {
    await table.arrive({ ...QUIET, language });
    await at(table, 'bridge');
    await expect(page.locator('.seat-box')).toHaveCount(4);
    await expect
      .poll(() => page.locator('.seat-column').evaluate((one) => one.scrollHeight - one.clientHeight))
      .toBeLessThanOrEqual(0);
    await expect(page.locator('.dk-goal summary')).toBeInViewport({ ratio: 1 });
    await page.locator('.dk-goal-links button').first().click();
    await expect(page.locator('dialog[open] .dk-rules li').first()).toBeVisible();
    await page.keyboard.press('Escape');
  }
});

for (const language of ['en', 'fr'])
  test(`while Attacks are divided in a low window the goal needs no scrolling, ${language}`, async ({
    table,
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await table.arrive({ ...QUIET, language });
    await at(table, 'attacks');
    await page.locator('.dk-shares button', { hasText: '+' }).first().click();
    await expect(page.locator('.dk-goal summary')).toBeInViewport({ ratio: 1 });
    await expect
      .poll(() => page.locator('.seat-column').evaluate((one) => one.scrollHeight - one.clientHeight))
      .toBeLessThanOrEqual(0);
  });
