import type { Page } from '@playwright/test';
import { overlapping, spilling } from './boxes.ts';
import { expect, onward as test } from './served.ts';
import { Street } from './cards-of-the-dead.ts';

test('a game alone is played to its end on the street and summed up, accessible in both themes', async ({
  table,
  page,
}) => {
  await table.arrive();
  const street = new Street(table);
  await street.sitDown(['person', 'empty', 'empty']);
  await table.isAccessibleInBothThemes();
  await page.locator('.cd-hand .piece').first().click();
  await expect(page.locator('.cd-menu')).toBeVisible();
  await table.isAccessibleInBothThemes();
  await page.keyboard.press('Escape');
  await street.playToTheEnd();
  const end = page.locator('.end-scene');
  await expect(end).toBeVisible();
  await table.isAccessibleInBothThemes();
  await expect(end).toContainText('Only a group that gets out meets challenges.');
  await expect(end.locator('.turning li').first()).toBeVisible();
  await end.locator('.turning button').first().click();
  await expect(table.decision).toContainText('decision');
});

test('bots play the other survivors, to the end', async ({ table, page }) => {
  await table.arrive();
  const street = new Street(table);
  await street.open('late');
  await expect(page.locator('.cd-seat')).toHaveCount(3);
  const bots = page.locator('.log-line').filter({ hasText: /^(P2|P3|Selena|Dan)/ });
  const before = await bots.count();
  await street.playToTheEnd();
  await expect.poll(() => bots.count()).toBeGreaterThan(before);
});

test('two people share one screen, each behind the hand-over', async ({ table, page }) => {
  await table.arrive();
  const street = new Street(table);
  await street.sitDown(['person', 'person', 'empty']);
  await page.locator('.hand-over button.primary').click();
  await expect(page.locator('.cd-person')).toContainText('Rick Dixon');
  await street.press(street.reachable.first());
  await expect(page.locator('.hand-over h1')).toBeVisible();
  await page.locator('.hand-over button.primary').click();
  await expect(page.locator('.cd-person')).toContainText('Selena Harris');
});

test('the first cards of a game: what is said of them, looked at up close, equipped and taken back', async ({
  table,
  page,
}) => {
  await table.arrive();
  await page.evaluate(() => localStorage.removeItem('gravetable-coach-table')); // Nobody has enlarged a card yet.
  await page.reload(); // At an earlier table of this page somebody may have.
  const street = new Street(table);
  await street.sitDown(['person', 'empty', 'empty']);
  const note = page.locator('.cd-coach');
  await test.step('a coach note appears when a rule first matters, once', async () => {
    await expect(note).toBeVisible();
    const first = await note.locator('p').textContent();
    await note.getByRole('button').click();
    await expect(note.filter({ hasText: first! })).toBeHidden();
    await page.getByRole('button', { name: 'Coach notes' }).click();
    await expect(page.locator('.cd-unseen')).toContainText(first!);
    await page.keyboard.press('Escape');
    await expect(page.locator('.cd-unseen')).toBeHidden();
  });
  await test.step('the box says what may lie under a card and counts what is unseen', async () => {
    await street.reachable.first().hover();
    const box = page.locator('.cd-if');
    await expect(box).toContainText('If you turn this');
    await expect(box).toContainText('of 50 unseen are zombies');
    await box.getByRole('button').click();
    await expect(page.locator('.cd-unseen li').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('.cd-unseen')).toBeHidden();
  });
  await test.step('the ways to enlarge a card are shown once', async () => {
    await expect(note).toContainText('by a right click, a long press, or the space bar');
    await expect(page.locator('.cd-hand .piece').first()).not.toHaveAttribute('data-tip', /click/);
  });
  await test.step('a card is looked at up close by key, by right click and by a long press', async () => {
    const card = page.locator('.cd-hand .piece').first();
    const zoom = page.locator('dialog.zoom');
    await card.focus();
    for (const key of ['Space', 'z']) {
      await page.keyboard.press(key);
      await expect(zoom.locator('.size-L')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(zoom).toHaveCount(0);
      await expect(card).toBeFocused();
    }
    await expect(note.filter({ hasText: 'right click' })).toHaveCount(0); // Known from now on, at every table.
    expect(await page.evaluate(() => localStorage.getItem('gravetable-coach-table'))).toBe('["closer"]');
    await card.click({ button: 'right' });
    await page.keyboard.press('Escape');
    const touch = { pointerType: 'touch', bubbles: true, isPrimary: true };
    await card.dispatchEvent('pointerdown', touch);
    await expect(zoom).toBeVisible();
    await zoom.getByRole('button', { name: 'Close' }).click();
    // The finger left the screen over the dialog: the next tap counts.
    await card.dispatchEvent('pointerdown', touch);
    await card.dispatchEvent('pointerup', touch);
    await card.dispatchEvent('click');
    await expect(street.menu.first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('.cd-menu')).toBeHidden();
  });
  await test.step('it is equipped through its menu and taken back', async () => {
    await page.locator('.cd-hand .piece').first().click();
    await expect(page.locator('.cd-menu')).toContainText('Bat');
    await page.keyboard.press('Escape');
    await expect(page.locator('.cd-menu')).toBeHidden();
    await street.press(page.locator('.cd-hand .piece').first(), /Equip/);
    await expect(page.locator('.cd-gear .game-card')).toHaveCount(1);
    await page.keyboard.press('u');
    await expect(page.locator('.cd-gear .game-card')).toHaveCount(0);
  });
  await test.step('picked first it finds its target among the lit ones', async () => {
    await page.locator('.cd-hand .piece').first().click();
    await expect(page.locator('.cd-reserve .piece.lit-available')).toHaveCount(3);
    await page.locator('.cd-reserve .piece').first().click();
    await expect(page.locator('.cd-reserve')).toContainText('Bat');
  });
});

test('the Equipped weapon and what it strikes are pressed one after the other, whichever comes first', async ({
  table,
  page,
}) => {
  await table.arrive();
  const street = new Street(table);
  const weapon = page.locator('.cd-gear .piece').first();
  const resource = page.locator('.cd-space.kind-resource .piece').first();
  const attacks = page.locator('.log-line').filter({ hasText: /attacks with .*: / });
  await street.open('armed');
  await table.asked();
  const before = await attacks.count();
  const menu = page.locator('.cd-menu');
  const taken = page.locator('.log-line').filter({ hasText: / picks up / });
  const had = await taken.count();
  /** Nobody strikes what can be picked up: no menu says so, and no presses lead there. */
  const picksUp = async (): Promise<void> => {
    await expect.poll(async () => (await menu.isVisible()) || (await taken.count()) > had).toBe(true);
    if (await menu.isVisible()) {
      await expect(menu).not.toContainText('Attack');
      await menu.getByRole('button', { name: 'Pick up' }).first().click();
    }
    await expect(taken).toHaveCount(had + 1);
    await page.keyboard.press('u');
    await expect(taken).toHaveCount(had);
    expect(await attacks.count()).toBe(before);
  };
  await resource.click();
  await picksUp();
  await weapon.click();
  await expect(menu).toContainText('Attack');
  await expect(resource).not.toHaveClass(/lit-available/);
  await resource.click();
  await picksUp();
  const struck = page.locator('.cd-space:not(.kind-resource) .piece.lit-available').first();
  await weapon.click();
  await struck.click();
  await expect(attacks).toHaveCount(before + 1);
  await page.keyboard.press('u');
  await expect(attacks).toHaveCount(before);
  // Where nothing else can be done with it, the weapon need not be pressed as well.
  await struck.click();
  await expect.poll(async () => (await menu.isVisible()) || (await attacks.count()) > before).toBe(true);
  if (await menu.isVisible()) await weapon.click();
  await expect(attacks).toHaveCount(before + 1);
});

test('the menu of a card in the hand leaves the bar to be read', async ({ table, page }) => {
  await table.arrive();
  await new Street(table).open('armed');
  const menu = page.locator('.cd-menu');
  for (const size of [
    { width: 1280, height: 720 },
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    await page.locator('.cd-hand .piece.lit-available').first().click();
    await expect(menu).toBeVisible();
    await expect.poll(() => overlapping(page.locator('.cd-menu, .decision-bar'))).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
  }
});

test('a Threat says what it does, and a branch leaves the cards of the playing area whole', async ({
  table,
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await table.arrive();
  const street = new Street(table);
  await street.open('crowded');
  await test.step('a Threat, by pointer and by keyboard', async () => {
    const threat = page.locator('.cd-threat button').first();
    const card = page.locator('dialog.zoom .game-card');
    await threat.click();
    await expect(card).toContainText('Threat, until the game ends');
    await page.keyboard.press('Escape');
    await expect(card).toBeHidden();
    await expect(threat).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(card).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(card).toBeHidden();
  });
  await test.step('a branch', async () => {
    await page.keyboard.press(',');
    await page.getByRole('button', { name: /^What if/ }).click();
    await expect(page.getByRole('button', { name: 'Back to the game' })).toBeVisible();
    const area = page.locator('.cd-area');
    const bar = page.locator('.decision-bar');
    const foot = async () => {
      const [row, below] = [(await area.boundingBox())!, (await bar.boundingBox())!];
      return row.y + row.height - below.y;
    };
    await expect.poll(foot).toBeLessThanOrEqual(1);
  });
});

test('the keyboard alone equips, walks and ends turns', async ({ table, page }) => {
  await table.arrive();
  const street = new Street(table);
  await street.sitDown(['person', 'empty', 'empty'], 'lesson-138');
  await expect(page.locator('.cd-hand .piece.lit-available').first()).toBeVisible();
  await page.keyboard.press('h');
  await expect(page.locator('.cd-hand .piece:focus')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page.locator('.cd-menu button:focus')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page.locator('.cd-gear .game-card')).toHaveCount(1);
  for (let turn = 0; turn < 2; turn++) {
    const before = await street.asked();
    await page.keyboard.press('b');
    await page.keyboard.press('ArrowRight');
    await expect(page.locator('.cd-slot .piece:focus')).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(page.locator('.cd-menu button:focus, #confirm')).toHaveCount(1);
    if (await page.locator('.cd-menu').isVisible()) await page.keyboard.press('Enter');
    await expect(page.locator('#confirm')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect.poll(() => street.asked()).not.toBe(before);
  }
  await page.keyboard.press('e');
  await page.keyboard.press('s');
  await expect(page.locator('[aria-live=polite]').filter({ hasText: 'Vitality' }).first()).toBeAttached();
});

test('the keyboard alone plays a game to its end', async ({ table, page }) => {
  await table.arrive();
  const street = new Street(table);
  await street.sitDown(['person', 'empty', 'empty'], 'amber-crypt-7');
  // Walk when a lit card of the street is reached by arrows, else end the turn; a small question takes its first answer.
  for (let n = 0; n < 600 && !(await street.isOver()); n++) {
    const before = await street.asked();
    for (const key of n % 3 === 0
      ? ['b', 'ArrowRight', 'Enter', 'Enter', 'Enter']
      : ['e', 'Enter', '1', 'Enter']) {
      if (await street.isOver()) break;
      await page.keyboard.press(key);
      await page.waitForTimeout(120);
      if (key !== 'b' && key !== 'ArrowRight' && (await street.asked()) !== before) break;
    }
  }
  await expect(page.locator('.end-scene')).toBeVisible();
});

interface Moment {
  readonly said: string;
  readonly asked: boolean;
  readonly lit: number;
  readonly card: boolean;
  readonly space: boolean;
  readonly covered: boolean;
}

/** Notes each moment while the table acts: a busy machine may look away for longer than a line lasts. */
async function noted(page: Page): Promise<() => Promise<readonly Moment[]>> {
  await page.evaluate(() => {
    const moments: Moment[] = [];
    const has = (what: string): boolean => document.querySelector(what) !== null;
    const look = (): void => {
      if (!has('.cd-board.acting')) return;
      moments.push({
        said: document.querySelector('.decision-bar h2')?.textContent ?? '',
        asked: has('.decision-bar[data-question]'),
        lit: document.querySelectorAll('.lit-available').length,
        card: has('.cd-slot.up.told'),
        space: has('.cd-space.told'),
        covered: has('.hand-over'),
      });
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
    Object.assign(globalThis, { moments });
  });
  return () => page.evaluate(() => (globalThis as unknown as { moments: Moment[] }).moments);
}

test('the Game turn is acted out before the next question', async ({ table, page }) => {
  await table.arrive({ speed: '1', language: 'en', muted: true });
  const street = new Street(table);
  await street.sitDown(['person', 'empty', 'empty'], 'lesson-138');
  await page.locator('[data-piece="slot:main:10"]').click();
  await street.menu.first().click();
  const told = await noted(page);
  await page.locator('#confirm').click();
  const bar = page.locator('.decision-bar');
  await expect(page.locator('.cd-space.kind-zombie')).toHaveCount(1);
  await expect(page.locator('.cd-board.acting')).toBeHidden();
  await expect(bar).toHaveAttribute('data-question', /./);
  // The last line, and the question with it.
  const before = (await told()).filter(({ asked }) => !asked);
  expect(before.some(({ said, card }) => said.includes('turns over') && card)).toBe(true);
  expect(before.some(({ space }) => space)).toBe(true);
  expect(before.filter(({ lit }) => lit > 0)).toEqual([]);
});

test('in hot seat the walker sees what was turned over, then the screen is handed over', async ({
  table,
  page,
}) => {
  await table.arrive({ speed: '1', language: 'en', muted: true });
  const street = new Street(table);
  await street.sitDown(['person', 'person', 'empty']);
  await page.locator('.hand-over button.primary').click();
  await street.reachable.first().click();
  if (await street.menu.first().isVisible()) await street.menu.first().click();
  const told = await noted(page);
  await page.locator('#confirm').click();
  await expect(page.locator('.hand-over h1')).toBeVisible();
  const seen = (await told()).filter(({ covered }) => !covered);
  expect(seen.some(({ said, card }) => said.includes('turns over') && card)).toBe(true);
});

test('a press that answers what comes next is kept while the table acts', async ({ table, page }) => {
  await table.arrive({ speed: '0.5', language: 'en', muted: true });
  const street = new Street(table);
  await street.sitDown(['person', 'empty', 'empty'], 'lesson-138');
  await page.locator('[data-piece="slot:main:10"]').click();
  await street.menu.first().click();
  await page.locator('#confirm').click();
  await expect(page.locator('.cd-board.acting')).toBeVisible();
  await page.locator('.cd-hand .piece').first().click();
  await expect(street.menu.first()).toBeVisible();
  await expect(page.locator('.cd-board.acting')).toHaveCount(0);
});

test('step by step each event waits for Next, which says what happened', async ({ table, page }) => {
  await table.arrive({ speed: 'step', language: 'en', muted: true });
  const street = new Street(table);
  await street.sitDown(['person', 'empty', 'empty'], 'pale-owl-11');
  await street.press(street.reachable.first());
  const next = page.locator('.decision-bar').getByRole('button', { name: 'Next' });
  const told: string[] = [];
  await expect(next).toBeVisible();
  for (; await next.isVisible(); await next.click())
    told.push((await page.locator('#decision').textContent())!);
  expect(told[0]).toMatch(/walks on and turns over/);
  expect(new Set(told).size).toBeGreaterThan(1);
  await expect(page.locator('.cd-board.acting')).toHaveCount(0);
});

test('a hint lights what it suggests, and says why', async ({ table, page }) => {
  await table.arrive();
  const street = new Street(table);
  await street.sitDown(['person', 'empty', 'empty'], 'lesson-138');
  await page.getByRole('button', { name: 'Hint' }).click();
  const lit = page.locator('.piece.hinted');
  await expect(lit).toHaveCount(1);
  await expect(lit).toHaveAccessibleName(/suggested$/);
  await expect(page.locator('.hint-says')).toContainText(/^A (careful|strong) player would: .+\. .+\.$/);
  const before = await table.state();
  // What is marked is chosen. It is given at once where it can be taken back, else it is asked again.
  const confirm = page.locator('#confirm');
  const isChosen = async (): Promise<boolean> =>
    (await confirm.isVisible()) || (await table.state()) !== before;
  await expect(async () => {
    // The hint found something better in the moment of the press: the piece only offers what it can do.
    if (await page.locator('.cd-menu').isVisible()) await page.keyboard.press('Escape');
    await lit.click();
    await expect.poll(isChosen, { timeout: 2000 }).toBe(true);
  }).toPass();
  if (await confirm.isVisible()) await confirm.click();
  await expect.poll(() => table.state()).not.toBe(before);
  await expect(page.locator('.hint-mark')).toHaveCount(0);
});

test('a hint gets better while one waits, and says in numbers what comes of it', async ({ table, page }) => {
  await table.arrive();
  const street = new Street(table);
  await street.sitDown(['person', 'strong', 'empty'], 'lesson-138');
  await expect(page.locator('.cd-seat')).toHaveCount(2);
  await page.getByRole('button', { name: 'Hint' }).click();
  const says = page.locator('.hint-says');
  await expect(says).toContainText(/^A (careful|strong) player would: .+ wins about \d+ of 100 such tables/, {
    timeout: 30_000,
  });
  await expect(page.locator('.piece.hinted')).toHaveCount(1);
});

test('Binoculars, toll and shop: what is laid over the street or takes its place', async ({
  table,
  page,
}) => {
  await table.arrive();
  const street = new Street(table);
  await test.step('cards seen through the Binoculars go back in a chosen order', async () => {
    await street.open('reorder');
    const cards = page.locator('.cd-tray-cards li');
    const [first, second] = await cards.locator('.game-card-title').allTextContents();
    await expect(cards.first()).toContainText(/row \d, card \d/);
    await table.isAccessible();
    await page.setViewportSize({ width: 1280, height: 720 });
    const tray = page.locator('.cd-tray');
    await expect.poll(() => tray.evaluate((one) => one.scrollHeight - one.clientHeight)).toBe(0);
    expect(await spilling(tray.locator('.game-card-foot'))).toEqual([]);
    const [above, title] = [(await tray.boundingBox())!, (await tray.locator('.title').boundingBox())!];
    expect(title.y).toBeGreaterThanOrEqual(above.y);
    await cards
      .first()
      .getByRole('button', { name: /^Later/ })
      .click();
    await expect(cards.locator('.game-card-title').first()).toHaveText(second!);
    await expect(cards.locator('.game-card-title').nth(1)).toHaveText(first!);
    await page.locator('#confirm').click();
    await expect(page.locator('.cd-tray')).toBeHidden();
    await expect(page.locator('.log-line').last()).toContainText('in the order chosen');
  });
  await test.step('the toll names its price', async () => {
    await street.open('toll');
    const tray = page.locator('.cd-tray');
    await expect(tray).toContainText('rounded up');
    await table.isAccessible();
    await tray.getByRole('button', { name: 'Lose half of everything' }).click();
    await expect(
      page.locator('.log-line', { hasText: /costs Selena.* half of everything/ }).last(),
    ).toBeVisible();
    await expect(tray).toBeHidden();
  });
  await test.step('inside a shop the shelves stand where the city was', async () => {
    await street.open('indoor');
    await expect(page.locator('.cd-sign')).toBeVisible();
    await expect(page.locator('.cd-street-head')).toContainText(/The (Market|Pharmacy)/);
    await table.isAccessible();
    await street.press(street.reachable.first());
  });
});

test('a game that was won is summed up, and reviewed from a turning point', async ({ table, page }) => {
  await table.arrive();
  const street = new Street(table);
  await street.open('won');
  await expect(table.decision).toContainText(/You are watching decision/);
  await page.goto(page.url().replace('#/replay/', '#/table/'));
  const end = page.locator('.end-scene');
  await expect(end).toContainText('Out of the city');
  await expect(end.locator('.cd-challenges li')).toHaveCount(4);
  await expect(end.locator('.cd-challenges .met').first()).toBeVisible();
  await end.locator('.turning button').first().click();
  await expect(table.decision).toContainText(/You are watching decision \d+ of \d+/);
  const range = page.locator('.scrubber input[type=range]');
  // Dragged faster than moments can be laid out, the thumb stays where it was let go.
  await range.focus();
  for (let step = 0; step < 12; step++) await page.keyboard.press('ArrowLeft');
  const dropped = Number(await range.inputValue());
  await expect(table.decision).toContainText(`You are watching decision ${dropped} of`);
  await page.keyboard.press('Home');
  await expect(table.decision).toContainText('You are watching decision 0 of');
  const line = await range.boundingBox();
  expect(line!.x + line!.width).toBeLessThan(page.viewportSize()!.width - 300);
  await page.getByRole('button', { name: 'What if, from here' }).click();
  await expect(page.locator('.notice')).toBeVisible();
  await expect(page.locator('.lit-available').first()).toBeVisible();
});

test('who begins is chosen by name', async ({ table, page }) => {
  await table.arrive();
  await page.goto(`${table.address}#/new/cards-of-the-dead`);
  await page.locator('#kind-1').selectOption('person');
  await page.locator('#name-1').fill('Granny');
  const begins = page.getByLabel('Who begins');
  await expect(begins.locator('option')).toHaveText(['Player 1', 'Granny']);
  await begins.selectOption('Granny');
  await page.locator('form button[type=submit]').click();
  await expect(page.getByRole('heading', { name: 'Hand over to Granny' })).toBeVisible();
  // A seat that is emptied afterwards is not left to begin.
  await page.goto(`${table.address}#/new/cards-of-the-dead`);
  await page.locator('#kind-1').selectOption('person');
  await begins.selectOption('Granny');
  await page.locator('#kind-1').selectOption('empty');
  await page.locator('form button[type=submit]').click();
  await expect(page.locator('.cd-slot .piece.lit-available').first()).toBeVisible();
});

test('it is played in French', async ({ table, page }) => {
  await table.arrive({ speed: 'instant', language: 'fr', muted: true });
  const street = new Street(table);
  await street.sitDown(['person', 'careful', 'empty']);
  await expect(page.locator('.cd-street-head')).toContainText('La rue, Jour 1');
  for (let i = 0; i < 6 && !(await street.isOver()); i++) await street.act();
  const text = await page.locator('.frame').innerText();
  expect(text).not.toMatch(/\b(Playing area|Equipped|unseen|Free)\b/);
});

test('the heaviest street stays light', async ({ table, page }) => {
  await table.arrive();
  const street = new Street(table);
  await street.sitDown(['person', 'careful', 'careful']);
  const nodes = await page.evaluate(
    () =>
      [...document.querySelectorAll('.frame svg, .frame svg *')].filter((one) => one.closest('defs') === null)
        .length,
  );
  expect(nodes).toBeLessThan(1500);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a game is played in portrait, and nothing is wider than the screen', async ({ table, page }) => {
    await table.arrive();
    const street = new Street(table);
    await street.sitDown(['person', 'empty', 'empty']);
    const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
    await expect.poll(fits).toBe(true);
    await expect(page.locator('.cd-if-line')).toContainText('unseen are zombies');
    await table.isAccessible();
    await street.playToTheEnd();
    await expect.poll(fits).toBe(true);
    await table.isAccessible();
  });

  test('a Threat in force lies under the coach note, not behind it', async ({ table, page }) => {
    await table.arrive();
    await new Street(table).open('crowded');
    const note = page.locator('.cd-coach');
    await expect(note).toBeVisible();
    const threat = page.locator('.cd-in-force .cd-warn').first();
    await expect(threat).toBeVisible();
    const [above, below] = [await note.boundingBox(), await threat.boundingBox()];
    expect(below!.y).toBeGreaterThanOrEqual(above!.y + above!.height);
  });
});
