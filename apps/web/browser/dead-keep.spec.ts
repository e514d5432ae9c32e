import type { Locator, Page } from '@playwright/test';
import { bringIn } from './bring.ts';
import { momentOf } from './dead-keep-moments.ts';
import { arriveAt, cutIn, QUIET, zone } from './dead-keep.ts';
import { expect, onward as test, test as fresh } from './served.ts';

const deed = (page: Page, name: string): Locator => page.locator('.dk-deed', { hasText: name }).first();
/** The Zone of whoever acts. */
const here = (page: Page): Locator => page.locator('.dk-zone', { has: page.locator('.dk-person.acting') });

/** A press is a hold after 250 ms, and then each of forty lines takes 60. */
const HURRIED = 250 + 40 * 60;

test('T-1 from the home page to the first Turn by one press, and everything can be changed before', async ({
  table,
  page,
}) => {
  await table.arrive();
  const begun = Date.now();
  await table.sitDown({ game: 'dead-keep', seats: ['person', 'empty', 'empty', 'empty', 'empty', 'empty'] });
  await expect(table.decision).toContainText('A weapon for Astrid');
  await expect(page.locator('.dk-muster')).toContainText('First Night Ashore');
  // The first weapon is chosen by hand, and taken back.
  await page.locator('.dk-choice', { hasText: 'Elven Sword' }).click();
  await expect(table.decision).toContainText('A weapon for Lothar');
  await page.keyboard.press('u');
  await expect(table.decision).toContainText('A weapon for Astrid');
  await page.getByRole('button', { name: 'As suggested' }).click();
  await expect(table.decision).toContainText('Whose Turn is it now?');
  await page.locator('.dk-choice', { hasText: 'Theron' }).click();
  await expect(table.decision).toContainText('Theron: 3 Actions left');
  expect(Date.now() - begun).toBeLessThan(60_000);
  await expect(page.locator('.dk-hands .dk-weapon')).toHaveCount(1);
});

test('T-3 every Zone says its name, its state, what is in it and where it leads; arrows go as the map lies', async ({
  table,
  page,
}) => {
  await arriveAt(table, 'first');
  await expect(zone(page, '7R.f')).toHaveAccessibleName(
    /south street of the Tenements, 7R\.f.*Astrid.*Lothar.*Ways:.*middle street of the Tenements/,
  );
  await expect(zone(page, '7R.D')).toHaveAccessibleName(/dark room: one Building card/);
  await expect(zone(page, '5R.c')).toHaveAccessibleName(/Fountain, Mist/);
  await expect(zone(page, '2R.b')).toHaveAccessibleName(/Ogre/);
  await zone(page, '7R.f').focus();
  await page.keyboard.press('ArrowUp');
  await expect(zone(page, '7R.b')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(zone(page, '7R.e')).toBeFocused();
  await page.keyboard.press('n');
  await expect(page.locator('[aria-live]', { hasText: 'Ways:' }).first()).toBeAttached();
  // The Tower with its Stairs, sealed rooms, locked ways, and the order in which the dead come.
  await bringIn(page, table.address, momentOf('tower'));
  await expect(zone(page, '9V.a')).toHaveAccessibleName(/in the Tower/);
  const named = (what: string): Locator => page.locator(`.dk-floor[aria-label*="${what}"]`);
  await expect(named('sealed: nobody ever gets in').first()).toBeAttached();
  await expect(named('Stairs').first()).toBeAttached();
  const orders = await page.locator('.dk-spawn .dk-count').allTextContents();
  expect(orders.sort()).toEqual(orders.map((_, at) => String(at + 1)));
  await bringIn(page, table.address, momentOf('bridge'));
  await expect(named('locked').first()).toBeAttached();
  await expect(page.locator('.dk-ground use[href="#gi-padlock"]')).toHaveCount(2);
});

test('T-5 a far Zone shows its way and price first, is walked to step by step, and each step is taken back', async ({
  table,
  page,
}) => {
  await arriveAt(table, 'first');
  const start = await here(page).locator('.dk-floor').getAttribute('data-piece');
  expect(start).toBe('zone:7R.f');
  await zone(page, '7R.a').click();
  const go = page.getByRole('button', { name: /Walk, 2 Actions/ });
  await expect(go).toBeVisible();
  await expect(page.locator('.dk-ghost')).toBeVisible();
  await expect(page.locator('.dk-panel')).toContainText('If you walked to');
  await expect(table.decision).toContainText('3 Actions left');
  await go.click();
  await expect(table.decision).toContainText('1 Action left');
  await expect(here(page).locator('.dk-floor')).toHaveAttribute('data-piece', 'zone:7R.a');
  await page.keyboard.press('u');
  await expect(here(page).locator('.dk-floor')).toHaveAttribute('data-piece', 'zone:7R.b');
  await page.keyboard.press('u');
  await expect(here(page).locator('.dk-floor')).toHaveAttribute('data-piece', 'zone:7R.f');
  await expect(table.decision).toContainText('3 Actions left');
  // Enemies left behind cost more, and that is said before.
  await bringIn(page, table.address, momentOf('surrounded'));
  await expect(page.locator('.dk-price .extra').first()).toBeVisible();
  await expect(
    page.locator('.dk-floor[aria-label*="to walk there"][aria-label*="left behind"]').first(),
  ).toHaveAccessibleName(/\d Actions to walk there, \d of them for (an Enemy|Enemies) left behind/);
});

test('T-6 the lamp shows what is in sight with its Range, is moved to a Zone, and can be put out', async ({
  table,
  page,
}) => {
  await arriveAt(table, 'first');
  await expect(page.locator('.dk-range').first()).toBeVisible();
  await expect(zone(page, '7R.b')).toHaveAccessibleName(/in sight at Range 1/);
  // From a Zone on demand: there Range counts from that Zone, and who acts stands one away.
  await zone(page, '7R.b').click({ button: 'right' });
  await expect(page.locator('.dk-lamp-note')).toContainText('The lamp stands in');
  await expect(zone(page, '7R.f')).toHaveAccessibleName(/in sight at Range 1/);
  await page.getByRole('button', { name: 'Back to whoever acts' }).click();
  await expect(zone(page, '7R.f')).not.toHaveAccessibleName(/in sight at Range 1/);
  await page.getByRole('button', { name: 'lamp' }).click();
  await expect(page.locator('.dk-range')).toHaveCount(0);
});

test('T-7 an attack says its odds before the dice fall, and waits to be confirmed', async ({
  table,
  page,
}) => {
  await arriveAt(table, 'strike');
  await deed(page, 'Shoot').click();
  const choice = page.locator('.dk-tray .dk-choice').first();
  await choice.hover();
  await expect(page.locator('.dk-panel')).toContainText('a hit at');
  await choice.click();
  await expect(page.locator('.dk-panel')).toContainText('Who takes the hits');
  const rolled = page.locator('.log-line', { hasText: / rolls .*: (no hit|\d+ hits?)/ });
  await page.getByRole('tab', { name: 'Log' }).click();
  const before = await rolled.count();
  await page.locator('#confirm').click();
  await expect.poll(() => rolled.count()).toBe(before + 1);
});

test('T-8 Attacks are shared out by minus and plus, with the worst case at each, and nothing is left before it counts', async ({
  table,
  page,
}) => {
  await arriveAt(table, 'attacks');
  const tray = page.locator('.dk-divide');
  await expect(tray).toContainText('left');
  await expect(page.locator('#confirm')).toBeHidden();
  await tray
    .getByRole('button', { name: /One more/ })
    .first()
    .click();
  await expect(tray.locator('li').first()).toContainText(/at worst \d+ left|may fall/);
  await tray.getByRole('button', { name: 'As evenly as can be' }).click();
  await expect(tray).toContainText('all shared out');
  const asked = await table.decision.textContent();
  await page.locator('#confirm').click();
  await expect(table.decision).not.toHaveText(asked!);
});

test('T-9 a door warns of its die and of what lies behind it; then it stands open', async ({
  table,
  page,
}) => {
  await arriveAt(table, 'door');
  const door = page.locator('.dk-door.lit-available').first();
  await door.hover();
  await expect(page.locator('.dk-panel')).toContainText('Behind this door');
  await expect(page.locator('.dk-panel')).toContainText(/dark: 1 card|lit: no card|No new room/);
  const name = await door.getAttribute('data-piece');
  await door.click();
  await page.locator('#confirm').click();
  await expect(page.locator(`.dk-door.lit-available[data-piece="${name}"]`)).toHaveCount(0);
});

test('T-10, T-11 what is found is laid by tapping card and place', async ({ table, page }) => {
  await arriveAt(table, 'found');
  const tray = page.locator('.dk-layout');
  await expect(tray).toContainText('Tap a card');
  // It lies where it is used, and nothing is thrown away unasked.
  const lying = tray.locator('.dk-places > li', { hasText: 'Body' }).locator('.dk-choice');
  const name = (await lying.locator('.dk-called').textContent())!.trim();
  await lying.click();
  await expect(tray).toContainText('Where does');
  await tray.locator('.dk-place.lit-available', { hasText: 'Backpack' }).click();
  await expect(tray.locator('.dk-places > li', { hasText: 'Backpack' })).toContainText(name);
  await page.locator('#confirm').click();
  await expect(tray).toBeHidden();
});

test('T-12 the forecast says who would strike, who comes, and what may spawn', async ({ table, page }) => {
  await arriveAt(table, 'early');
  const panel = page.locator('.dk-panel');
  await expect(panel).toContainText('If all ended now');
  await expect(panel).toContainText('Spawn');
  await expect(panel).toContainText(/\d+ of \d+/);
  await page.keyboard.press('t');
  await expect(page.locator('[aria-live]', { hasText: 'If all ended now' }).first()).toBeAttached();
  // Nine tiles: Attacks by Zone and kind, who stays and why, Notables, what is left in the box; arrows on the map.
  await bringIn(page, table.address, momentOf('bridge'));
  await expect(panel).toContainText(/\d Attacks? of \d/);
  await expect(panel).toContainText(/Stay: .*no open way to/);
  await expect(panel).toContainText(/calls .* where it stands/);
  await expect(panel).toContainText('Pieces left in the box');
  await expect(page.locator('.dk-over path[marker-end]').first()).toBeAttached();
  await expect(page.locator('.dk-owed').first()).toContainText(/\d Attacks?/);
});

test('T-17 the goal is a list, and the Quest’s rules are one press away', async ({ table, page }) => {
  await arriveAt(table, 'first');
  await expect(page.locator('.dk-goal')).toContainText('Objectives: 0 of 3');
  await page.getByRole('button', { name: 'Rules of this Quest' }).click();
  await expect(page.locator('dialog[open]')).toContainText('The Boss wakes with');
  await bringIn(page, table.address, momentOf('exit'));
  await expect(zone(page, '2V.h')).toHaveAccessibleName(/the Exit/);
  const exit = page.locator('.dk-zone[data-zone="2V.h"] .dk-exit');
  await expect(exit).toHaveText('Exit');
  // Dashed until the Boss is gone; then the way out stands there as a plate.
  await expect(exit).toHaveCSS('border-style', 'dashed');
  const pale = await exit.evaluate((one) => getComputedStyle(one).backgroundColor);
  await bringIn(page, table.address, momentOf('leaving'));
  await expect(exit).toHaveCSS('border-style', 'solid');
  await expect(exit).not.toHaveCSS('background-color', pale);
});

test('T-9, T-18 people at one screen need no hand-over; others vote, and the First Player decides', async ({
  table,
  page,
}) => {
  await table.arrive();
  await table.sitDown({ game: 'dead-keep', seats: ['person', 'person', 'empty', 'empty', 'empty', 'empty'] });
  await expect(page.locator('.dk-layout')).toContainText('Tap an Adventurer, then a seat');
  await expect(page.locator('.hand-over')).toHaveCount(0);
  await page.getByRole('button', { name: 'As suggested' }).click();
  await expect(table.decision).toContainText('Whose Turn is it now?');
  await expect(page.locator('.hand-over')).toHaveCount(0);
  // Dark rooms come to light one by one. The other seat marks which it would look into next; the First Player sees the
  // mark, and decides otherwise.
  await bringIn(page, table.address, momentOf('dark'));
  await expect(table.decision).toContainText('Which one is looked into next?');
  const rooms = page.locator('.dk-floor.lit-available');
  const [voted, taken] = await rooms.evaluateAll((all) => all.map((one) => one.getAttribute('data-piece')));
  await page.getByRole('button', { name: 'Votes' }).click();
  await expect(page.locator('.decision-bar .second')).toContainText('decides, also between equal votes');
  await page.locator(`[data-piece="${voted}"]`).click();
  await expect(page.locator(`[data-piece="${voted}"] .intent-mark`)).toContainText('would');
  await expect(page.locator(`[data-piece="${taken}"] .intent-mark`)).toHaveCount(0);
  await page.locator(`[data-piece="${taken}"]`).click();
  if (await page.locator('#confirm').isVisible()) await page.locator('#confirm').click();
  await expect(page.locator(`.dk-floor.lit-available[data-piece="${taken}"]`)).toHaveCount(0);
});

test('T-19 a Campaign has its ledger', async ({ table, page }) => {
  await arriveAt(table, 'market');
  await expect(page.locator('.dk-ledger li')).toHaveCount(12);
  await expect(page.locator('.dk-ledger .now')).toHaveCount(1);
});

test('T-24 reload in the middle of a re-roll: the same dice lie there', async ({ table, page }) => {
  await arriveAt(table, 'reroll');
  const dice = page.locator('.dk-tray .die');
  await expect(dice.first()).toBeVisible();
  const asked = await table.decision.textContent();
  const labels = await dice.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
  await page.reload();
  await expect(table.decision).toHaveText(asked!);
  expect(await dice.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))).toEqual(labels);
  await page.getByRole('button', { name: 'Keep the dice' }).click();
  await expect(table.decision).not.toHaveText(asked!);
});

for (const [width, height] of [
  [390, 844],
  [320, 568],
] as const)
  test(`T-22 on a phone of ${width} px: the map by tiles, the same deeds, nothing cut`, async ({
    table,
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await arriveAt(table, 'bridge');
    await expect(page.locator('.dk-person.acting').first()).toBeInViewport();
    await expect.poll(() => cutIn(page)).toEqual([]);
    const next = page.locator('.dk-tiles button').first();
    const lies = () => page.locator('.dk-window').evaluate((one) => [one.scrollLeft, one.scrollTop]);
    const before = await lies();
    await next.click();
    await expect.poll(lies).not.toEqual(before);
    // A window that changes its size does not take the map back from where it was moved to.
    const moved = await lies();
    await page.setViewportSize({ width, height: height + 40 });
    await page.setViewportSize({ width, height });
    await page.evaluate(
      () => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))),
    );
    expect(await lies()).toEqual(moved);
    // Nothing is cut of the deeds either, once they are there to be seen.
    await page.getByRole('tab', { name: 'Actions' }).click();
    await expect(page.locator('.dk-deed', { hasText: 'Walk' })).toBeVisible();
    await expect.poll(() => cutIn(page)).toEqual([]);
  });

test('T-21 a lost Quest says why, and its turning points lead back', async ({ table, page }) => {
  await arriveAt(table, 'over');
  await page.goto(page.url().replace('#/replay/', '#/table/'));
  const end = page.locator('.end-scene');
  await expect(end).toContainText('The Quest is lost');
  await expect(end).toContainText(/KO’ed|Potion/);
  await expect(end.locator('.turning li')).toHaveCount(3);
  await end.locator('.turning button').first().click();
  await expect(table.decision).toContainText('decision');
  // From there it can be played on otherwise.
  await page.locator('.bar-buttons .primary').click();
  await expect(page.locator('.notice')).toBeVisible();
});

test('T-21 a Quest of a Campaign ends in a scene of its own, read before the next one is chosen', async ({
  table,
  page,
}) => {
  await arriveAt(table, 'home');
  const end = page.locator('.end-scene');
  await expect(end.getByRole('heading', { name: /lost$/ })).toBeVisible();
  await expect(end).toContainText('The Quest is lost');
  await expect(end).toContainText('What it gave');
  await expect(end).toContainText(/What it took\s*\d+ Rounds?/);
  await expect(end.locator('.turning li')).toHaveCount(3);
  await expect(end.locator('.dk-ledger .now')).toHaveCount(1);
  await expect(page.locator('.lit-available')).toHaveCount(0);
  await table.isAccessible();
  await page.keyboard.press('Enter');
  await expect(end).toBeHidden();
  await expect(table.decision).toContainText('What comes next?');
});

test('T-13 the Enemy Phase is acted out line by line, and the table is drawn as it stood at each', async ({
  table,
  page,
}) => {
  await arriveAt(table, 'ending', { ...QUIET, speed: 'step' });
  await page.keyboard.press('e');
  const confirm = page.locator('#confirm');
  const next = page.getByRole('button', { name: 'Next', exact: true });
  await expect(confirm.or(next).first()).toBeVisible();
  if (await confirm.isVisible()) await confirm.click();
  await expect(next).toBeVisible();
  await expect(page.locator('.dk-board')).toHaveClass(/acting/);
  const lines = new Set<string>();
  for (let step = 0; step < 200 && (await next.isVisible()); step++) {
    lines.add((await table.decision.textContent()) ?? '');
    await next.click();
    await page.waitForTimeout(30);
  }
  expect([...lines].join(' ')).toMatch(/Enemies activate/);
  await expect(page.locator('.dk-board')).not.toHaveClass(/acting/);
  await page.keyboard.press('w');
  await expect(page.locator('#announcer')).toContainText(/Enemies activate|moves?|attacks?/);
});

fresh(
  'T-13 the Enemy Phase runs by while it is hurried, and stops where the table is asked',
  async ({ table, page }) => {
    await page.clock.install();
    await arriveAt(table, 'ending', { ...QUIET, speed: '0.5' });
    const acting = page.locator('.dk-board.acting');
    const confirm = page.locator('#confirm');
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.keyboard.press('e');
    await expect(confirm.or(acting).first()).toBeVisible();
    if (await confirm.isVisible()) await confirm.click();
    await expect(acting).toBeVisible();
    // By itself it takes its time: so long it is still going on.
    await page.clock.runFor(HURRIED);
    await expect(acting).toBeVisible();
    await page.keyboard.down('f');
    await page.clock.runFor(HURRIED);
    await page.keyboard.up('f');
    await expect(acting).toHaveCount(0);
    await expect(page.locator('.decision-bar[data-question]')).toBeVisible();
    // Nothing was left out: the log has every line of it.
    await page.getByRole('tab', { name: 'Log' }).click();
    await expect(page.locator('.log-line', { hasText: /activate/ }).first()).toBeAttached();
  },
);

test('axe finds nothing on the map, dark and light', async ({ table }) => {
  await arriveAt(table, 'bridge');
  await table.isAccessibleInBothThemes();
});
