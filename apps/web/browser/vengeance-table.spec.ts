import type { Page } from '@playwright/test';
import { bringIn } from './bring.ts';
import { Learner } from './lessons.ts';
import { expect, onward as test, test as fresh } from './served.ts';
import { turnedByHand } from './time.ts';
import { Avenger } from './vengeance.ts';
import { Listener } from './vengeance-by-ear.ts';
import { momentOf, type MomentName } from './vengeance-moments.ts';

/** Longer than a slow machine takes to leave and come back. */
const AWAY = 10_000;
const QUIET = { speed: 'instant', language: 'en', muted: true };

/** The time to come stands in the ring before it runs; only what runs says of how much. */
async function runs(page: Page, whole: string): Promise<void> {
  await expect(page.locator('.vg-ring-text small')).toHaveText(`of ${whole}`);
}

/** Whole games, from set-up to the score sheet; in some rounds nobody does more than the rules ask for. */
test.describe('games on the table', () => {
  test.describe.configure({ timeout: 600_000 });

  test('alone and calm by ear: roles and names are enough, and Enter presses', async ({ table }) => {
    await table.arrive(QUIET);
    await table.sitDown({ game: 'vengeance', seats: ['person', 'empty', 'empty', 'empty'], seed: 'by-ear' });
    const player = new Listener(table);
    await player.playToTheEnd();
    const asked = [...player.asked].join(' ');
    for (const part of [
      'hero',
      'side',
      'Flashback of round 4',
      'Roll, place',
      'Move: where to?',
      'Hit: whom?',
    ])
      expect(asked).toContain(part);
    await player.hearsTheEnd();
    await table.isAccessible();
  });

  test('two people around one screen', async ({ table, page }) => {
    await table.arrive(QUIET);
    const player = new Avenger(table, [2, 3]);
    await player.sitDown(['person', 'person'], 'whole-pair');
    // Nothing is hidden in this game: nobody has to look away.
    await expect(page.locator('.vg-hero-card').first()).toBeVisible();
    await expect(page.locator('.hand-over')).toHaveCount(0);
    await expect(page.locator('.decision-bar .second')).toContainText(/^Player [12]/);
    await player.playToTheEnd();
    await expect(page.locator('.vg-scores thead th')).toHaveCount(2);
    expect([...player.rounds]).toEqual([1, 2, 3, 4]);
  });

  test('with three bots, to the score sheet of four', async ({ table, page }) => {
    await table.arrive(QUIET);
    const player = new Avenger(table, [2, 3]);
    await player.sitDown(['person', 'careful', 'careful', 'careful'], 'whole-four');
    await expect(page.locator('.seat-box')).toHaveCount(4);
    await player.playToTheEnd();
    expect([...player.rounds]).toEqual([1, 2, 3, 4]);
    await expect(page.locator('.vg-scores thead th')).toHaveCount(4);
    await expect(page.locator('.vg-scores tbody tr')).toHaveCount(8);
  });

  fresh(
    'alone against the clock, which the test turns: in two rounds it runs out',
    async ({ table, page }) => {
      await page.clock.install();
      await table.arrive({ ...QUIET, clocks: true });
      const player = new Avenger(table, [1, 2]);
      await player.sitDown(['person'], 'whole-clock');
      const pass = await turnedByHand(page);
      const start = page.getByRole('button', { name: 'Start the clock' });
      const closed = page.locator('.log-line').filter({ hasText: 'Time! No more dice' });
      let begun = 0;
      let rounds = 0;
      await player.playUntil(async () => {
        if (await start.isVisible()) {
          await start.click();
          await expect(start).toBeHidden();
          // In the first two rounds nobody waits for it.
          if (++rounds <= 2) return false;
          begun++;
          // Played to the last second, with one roll made.
          await page.locator('.vg-roll-button').click();
          await runs(page, '0:45');
          await pass(44_000);
          await expect(page.locator('.vg-ring-box')).toHaveClass(/closing/);
          await expect(closed).toHaveCount(begun - 1);
          await pass(1_000);
          await expect(closed).toHaveCount(begun);
          await expect(page.locator('.vg-supply')).toHaveClass(/empty/);
        }
        await pass(450); // Hands are only so fast.
        return table.isOver();
      });
      expect(begun).toBe(2);
      await expect(page.locator('.end-card')).toBeVisible();
      expect([...player.rounds]).toEqual([1, 2, 3, 4]);
    },
  );
});

test('a roll is one press, and the dice that are kept stay', async ({ table, page }) => {
  await table.arrive(QUIET);
  await bringIn(page, table.address, momentOf('rollSolo'));
  const rolled = page.locator('.log-line').filter({ hasText: ' rolls ' });
  const die = page.locator('.vg-big:not(.wound)').first();
  const face = await die.getAttribute('aria-label');
  await die.click();
  await expect(die).toHaveAttribute('aria-pressed', 'true');
  const before = await rolled.count();
  await page.keyboard.press('r');
  await expect.poll(() => rolled.count()).toBeGreaterThan(before);
  await expect(page.locator('.vg-big.kept')).toHaveAttribute('aria-label', `${face!}, kept`);
});

test('a key means one thing while dice are rolled, and is drawn on what it presses', async ({
  table,
  page,
}) => {
  await table.arrive(QUIET);
  await bringIn(page, table.address, momentOf('roll'));
  const placed = page.locator('.log-line').filter({ hasText: ' places ' });
  const payable = page.locator('.vg-tile.payable kbd').first();
  const key = (await payable.textContent())!;
  // The bar, the dice and the tiles: no key is drawn twice, and none of the table's numbers beside them.
  const drawn = page.locator('.vg-roll kbd:visible, .bar-buttons kbd:visible, .own-sheet kbd:visible');
  const keys = await drawn.allTextContents();
  expect(keys).toEqual(expect.arrayContaining([key, 'E', 'S']));
  expect(new Set(keys).size).toBe(keys.length);
  const before = await placed.count();
  await page.keyboard.press('Shift+S');
  await expect(page.locator('#announcer')).toContainText('Iron Belle');
  await page.keyboard.press(key);
  await expect(async () => {
    const menu = page.locator('.vg-menu .option').first();
    // A menu that asks how takes the numbers; on the tiles they are not drawn then.
    if (await menu.isVisible()) {
      await expect(page.locator('.vg-tile kbd:visible')).toHaveCount(0);
      await page.keyboard.press('1');
    }
    expect(await placed.count()).toBeGreaterThan(before);
  }).toPass();
  await page.keyboard.press('e');
  await expect(page.locator('.log-line').filter({ hasText: 'Player 1 hands on the dice' })).not.toHaveCount(
    0,
  );
});

test('a wound die has a key, so has taking, and where few answers are left numbers still belong to the tiles', async ({
  table,
  page,
}) => {
  await table.arrive(QUIET);
  await bringIn(page, table.address, momentOf('wound'));
  const wound = page.locator('.vg-tray li', { has: page.locator('.wound') }).first();
  await expect(wound.locator('kbd')).toHaveText('W');
  await expect(page.locator('.own-sheet .key-no:visible, .bar-buttons .key-no:visible')).toHaveCount(0);
  await page.keyboard.press('w');
  await page.keyboard.press('Enter');
  await expect(
    page.locator('.log-line').filter({ hasText: 'puts a wound die on the Health Track' }),
  ).not.toHaveCount(0);
  // Where a table does not take by itself.
  await bringIn(page, table.address, momentOf('take'));
  await expect(page.locator('.bar-buttons kbd').filter({ hasText: 'T' })).toBeVisible();
  const gaps = page.locator('.vg-gap');
  await expect(gaps).not.toHaveCount(0);
  await page.keyboard.press('t');
  await expect(gaps).toHaveCount(0);
});

/** What was set in motion on the page since: likenesses over the table, strokes that grow, and motion by style. */
async function watchMotion(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { seen });
    const animate = Reflect.get(Element.prototype, 'animate') as (...all: unknown[]) => Animation;
    Element.prototype.animate = function (...all) {
      seen.push(this.getAttribute('class') ?? '');
      return Reflect.apply(animate, this, all);
    };
    addEventListener('animationstart', ({ animationName }) => seen.push(animationName));
  });
  return () => page.evaluate(() => (globalThis as { seen?: string[] }).seen!);
}

test('what is told moves: sets drop, the way grows, foes are crossed out; and all stands still where that is wanted', async ({
  table,
  page,
}) => {
  const MOVING = { ...QUIET, speed: '2', motion: 'full' };
  await table.arrive(MOVING);
  /** What moves; where all of it is expected, nobody goes on before it has begun. */
  const acts = async (isExpected: boolean): Promise<readonly string[]> => {
    const moved: string[] = [];
    const act = async (
      moment: MomentName,
      press: string,
      told: string,
      ...motions: readonly string[]
    ): Promise<void> => {
      await bringIn(page, table.address, momentOf(moment));
      const seen = await watchMotion(page);
      await page.locator(press).first().click();
      await expect(page.locator('.log-line').filter({ hasText: told }).last()).toBeVisible();
      await expect(page.locator('.decision-bar[data-question]')).toBeVisible();
      if (isExpected) await expect.poll(seen).toEqual(expect.arrayContaining([...motions]));
      // What was begun with this picture is told with the next.
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      moved.push(...(await seen()));
    };
    // The set drops; the hero goes and the stroke grows; the foe falls and the marker crosses it out.
    await act('rollSolo', '.vg-tile.payable', ' places ', 'vg-drop');
    await act('move', '.vg-room.lit-available', ' moves on ', 'vg-route');
    await act('hit', '.vg-enemy.lit-available', ' takes out ', 'ghost', 'vg-mark');
    return moved;
  };
  await acts(true);
  await expect(page.locator('.ghost')).toHaveCount(0);
  await table.prefer({ ...MOVING, motion: 'reduced' });
  await page.goto(table.address);
  expect(await acts(false)).toEqual([]);
});

test('what is blocked says why', async ({ table, page }) => {
  await table.arrive(QUIET);
  await bringIn(page, table.address, momentOf('hit'));
  await page
    .locator('.vg-room')
    .nth(8)
    .click({ position: { x: 12, y: 12 }, force: true });
  await expect(page.locator('.refused')).toBeVisible();
  await page
    .locator('.vg-enemy:not(.lit-available, .vg-is-boss):has(.vg-active)')
    .first()
    .click({ force: true });
  await expect(page.locator('.refused')).toContainText('not in your room');
});

test('pointing at a target shows what becomes of it', async ({ table, page }) => {
  await table.arrive(QUIET);
  await bringIn(page, table.address, momentOf('hit'));
  const target = page.locator('.vg-enemy.lit-available').first();
  await target.hover();
  await expect(target.locator('.vg-tag')).toHaveText(/falls|shaken/);
  await expect(page.locator('.vg-due')).toContainText('After this');
});

test('numbers in the den count on from room to room, and lie beside what they choose', async ({
  table,
  page,
}) => {
  await table.arrive(QUIET);
  await bringIn(page, table.address, momentOf('hit'));
  await expect(page.locator('.vg-enemy.lit-available').first()).toBeVisible();
  // The style sheet counts them; whatever contains its own counters would begin with 1 again.
  const begins = await page.locator('.vg-enemy .key-no').evaluateAll((keys) =>
    keys.flatMap((key) => {
      const around: Element[] = [];
      for (let one = key.parentElement; one !== null && !one.matches('.frame'); one = one.parentElement)
        around.push(one);
      return around
        .filter((one) => getComputedStyle(one).containerType !== 'normal')
        .map(({ className }) => className);
    }),
  );
  expect(begins).toEqual([]);
});

test('an answer of the bar chosen by its number is confirmed by Enter, whatever had the focus', async ({
  table,
  page,
}) => {
  await table.arrive(QUIET);
  await bringIn(page, table.address, momentOf('plan'));
  const keys = page.locator('.frame .key-no:visible');
  await expect(page.locator('.vg-bare')).toBeVisible();
  const places = await keys.evaluateAll((all) => all.map((one) => one.closest('.vg-bare') !== null));
  const nth = places.indexOf(true) + 1;
  expect(nth).toBeGreaterThan(0);
  expect(nth).toBeLessThan(10);
  await page.locator('.vg-shop').first().focus();
  await page.keyboard.press(String(nth));
  await expect(page.locator('#confirm')).toContainText('unused');
  await page.keyboard.press('Enter');
  await expect(page.locator('.vg-roll')).toBeVisible();
});

test('what is loot for, then its number and Enter: whatever was pressed before does not keep the key', async ({
  table,
  page,
}) => {
  await table.arrive(QUIET);
  await bringIn(page, table.address, momentOf('loot'));
  const collected = page.locator('.log-line').filter({ hasText: ' collects the loot' });
  const rooms = await page.locator('.vg-room.lit-available').count();
  for (let n = 1; n <= rooms; n++) {
    await page.locator('.vg-loot-tray').getByRole('button', { name: 'Training' }).click();
    await page.keyboard.press('1');
    // The last one cannot be taken back: it is confirmed.
    if (n === rooms) {
      await expect(page.locator('#confirm')).toBeVisible();
      await page.keyboard.press('Enter');
    }
    await expect(collected).toHaveCount(n);
  }
});

test('Enter takes the items in the order in which they lie: the button shows the key', async ({
  table,
  page,
}) => {
  await table.arrive(QUIET);
  await bringIn(page, table.address, momentOf('items'));
  await expect(page.locator('.bar-buttons .primary kbd')).toHaveText('↵');
  await page.keyboard.press('Enter');
  await expect(page.locator('.vg-sides')).toBeVisible();
});

test('leaving actions unused is asked again', async ({ table, page }) => {
  await table.arrive(QUIET);
  await bringIn(page, table.address, momentOf('plan'));
  await page.locator('.vg-bare').click();
  await expect(page.locator('#confirm')).toContainText('unused');
});

fresh(
  'VG-RULING-82 a reload in the middle of a timed roll: time has stood still',
  async ({ table, page }) => {
    await page.clock.install();
    await table.arrive({ ...QUIET, clocks: true });
    const player = new Avenger(table);
    await player.sitDown(['person'], 'reload');
    const pass = await turnedByHand(page);
    const start = page.getByRole('button', { name: 'Start the clock' });
    await player.playUntil(() => start.isVisible());
    await start.click();
    await page.locator('.vg-roll-button').click();
    const ring = page.locator('.vg-ring-text b');
    await runs(page, '0:45');
    await pass(20_000);
    await expect(ring).toHaveText(/^0:[12]\d$/);
    const secondsLeft = async (): Promise<number> => Number((await ring.innerText()).slice(2));
    const before = await secondsLeft();
    await page.reload();
    // The table is hidden, and nothing runs, until the player goes on.
    const goOn = page.getByRole('button', { name: 'Go on' });
    await expect(goOn).toBeVisible();
    await expect(page.locator('.vg-board')).toHaveCount(0);
    await page.waitForTimeout(AWAY);
    await goOn.click();
    const after = await secondsLeft();
    expect(after).toBeLessThanOrEqual(before);
    expect(after, 'time stood while nobody was at the table').toBeGreaterThan(before - AWAY / 1000);
  },
);

test('VG-RULING-81 stretched time: three times 45 seconds, and the result says so', async ({
  table,
  page,
}) => {
  await table.arrive({ ...QUIET, clocks: true });
  await page.goto(`${table.address}#/new/vengeance`);
  await page.locator('#option-stretch').selectOption('3');
  await page.getByRole('button', { name: 'Deal me a game' }).click();
  const player = new Avenger(table);
  const start = page.getByRole('button', { name: 'Start the clock' });
  await player.playUntil(() => start.isVisible());
  // The question before it is gone with its button: Enter presses the one that shows the key.
  await expect(table.decision).toBeFocused();
  await expect(start.locator('kbd')).toHaveText('↵');
  await page.keyboard.press('Enter');
  await expect(start).toBeHidden();
  await page.locator('.vg-roll-button').click();
  // A press while the dice tumble is not lost: they are rolled again when they lie (VG-RULING-19).
  await page.locator('.vg-roll-button').click();
  await expect(page.locator('.log-line').filter({ hasText: ' rolls ' })).toHaveCount(2);
  await expect(page.locator('.vg-ring-text b')).toHaveText(/^2:[01]\d$/);
  await bringIn(page, table.address, momentOf('overStretched'));
  await page.goto(page.url().replace('#/replay/', '#/table/'));
  await expect(page.locator('.end-card')).toContainText('Time stretched: 3 times as long');
});

fresh('half a minute of the lesson in real time, which the test turns', async ({ table, page }) => {
  await page.clock.install();
  await table.arrive(QUIET);
  const learner = new Learner(table);
  await learner.begin('vengeance:clock');
  const pass = await turnedByHand(page);
  // Nothing is asked before the clock: what comes before the roll is done.
  const start = page.getByRole('button', { name: 'Start the clock' });
  await expect(start).toBeVisible();
  await expect(learner.heading).toContainText('1 of 2');
  const player = new Avenger(table);
  await start.click();
  await page.locator('.vg-roll-button').click();
  await runs(page, '0:30');
  await pass(29_000);
  await expect(page.locator('.vg-ring-box')).toHaveClass(/closing/);
  const closed = page.locator('.log-line').filter({ hasText: 'Time! No more dice' });
  await expect(closed).toHaveCount(0);
  await pass(1_000);
  await expect(closed).toHaveCount(1);
  await expect(page.locator('.vg-ring-text')).toHaveText('Time is up.');
  await player.playUntil(async () => {
    await pass(450);
    return learner.isLast();
  });
  await expect(learner.heading).toContainText('2 of 2');
});

test('a game is dealt in one press', async ({ table, page }) => {
  await table.arrive(QUIET);
  await page.goto(`${table.address}#/new/vengeance`);
  await page.getByRole('radio', { name: /12 dice/ }).check();
  await expect(page.locator('.vg-challenge [role=status]')).toContainText('The careful bot wins 60 of 100');
  await page.getByRole('button', { name: 'Deal me a game' }).click();
  await expect(page.locator('.vg-flashback')).toBeVisible();
  await expect(page.locator('.log-line').filter({ hasText: ' storms ' })).toHaveCount(1);
});

test('the keys of the roll can be changed', async ({ table, page }) => {
  await table.arrive(QUIET);
  await page.goto(`${table.address}#/settings`);
  const roll = page.getByRole('button', { name: /Roll the dice that are not kept/ });
  await roll.click();
  await page.keyboard.press('q');
  await expect(roll).toHaveText('q');
  await bringIn(page, table.address, momentOf('rollSolo'));
  await expect(page.locator('.vg-roll-button kbd')).toHaveText('Q');
  const rollsLeft = page.locator('.vg-ring-text b');
  const before = Number(await rollsLeft.innerText());
  // The old key means again what it means everywhere: it opens the rules, and no die falls.
  await page.keyboard.press('r');
  await expect(page.locator('#panel [role=tab][aria-selected=true]')).toContainText('Rules');
  await expect(rollsLeft).toHaveText(String(before));
  await page.keyboard.press('q');
  await expect(rollsLeft).toHaveText(String(before - 1));
});

test('the last dice went to another: the strip says so', async ({ table, page }) => {
  await table.arrive(QUIET);
  await bringIn(page, table.address, momentOf('race'));
  await expect(page.locator('.vg-race')).toContainText('You reached for');
  await expect(page.locator('.vg-gap')).toHaveText('went to Player 4');
  await page.locator('.vg-race .rule-link').click();
  await expect(page.locator('#panel')).toContainText('VG-RULING-16');
});

test('a set under the cursor shows what it could do, and what the round comes to', async ({
  table,
  page,
}) => {
  await table.arrive(QUIET);
  await bringIn(page, table.address, momentOf('fight'));
  await page.locator('.vg-set.lit-available', { hasText: 'Dash' }).first().hover();
  await expect(page.locator('.vg-reach')).toContainText('Leads to:');
  await expect(page.locator('.vg-opens')).not.toHaveCount(0);
  await expect(page.locator('.vg-score-now')).toContainText('if the round ends here');
});
