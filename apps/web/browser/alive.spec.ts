/** The table tells its story, then asks; people lead; the bar stands still; the past is looked at event by event. */

import type { Page } from '@playwright/test';
import { covered } from './boxes.ts';
import { bringIn } from './bring.ts';
import { Street } from './cards-of-the-dead.ts';
import { Cell } from './dead-cells.ts';
import { momentOf } from './dead-cells-moments.ts';
import { recordUntil } from './dead-cells-records.ts';
import { PHONE } from './online.ts';
import { recordOf } from './positions.ts';
import { CARDS_OFFERS } from './cards-of-the-dead-offers.ts';
import { isOver, pressFirst } from './pressing.ts';
import { expect, onward as test, test as fresh, type Table } from './served.ts';

const FAST = { speed: 'instant', language: 'en', muted: true };

/** A fork in the way, which this seat decides for everybody. */
const forkOf = (seed: string, asks: number): string =>
  recordUntil(
    { seats: 3, seed, asks },
    (_, { kind, options }) => kind === 'choosePath' && options.length > 1,
  )!;
/** A bot decides there. */
const botsFork = (): string => forkOf('lead-1', 1);

test('what decides for the group is asked of the person, with the bot’s advice on the board', async ({
  table,
  page,
}) => {
  await table.arrive();
  await bringIn(page, table.address, botsFork());
  const advised = page.locator('.second .advised');
  await expect(advised).toContainText(/Player [23] would: .+\./);
  await expect(page.locator('#board .intent-mark').first()).toBeVisible();
  await expect(page.locator('.seat-box').first()).toContainText('deciding');
  await table.isAccessible();
  // Another answer than the one advised counts as well.
  const before = await table.state();
  const answers = page.locator('.bar-buttons [data-answer]:not(.meant), .dc-choice:not(.meant)');
  await answers.first().click();
  const confirm = page.locator('#confirm');
  await expect.poll(async () => (await table.state()) !== before || (await confirm.isVisible())).toBe(true);
  if (await confirm.isVisible()) await confirm.click();
  await expect.poll(async () => (await table.state()) !== before).toBe(true);
});

/** The same evening with people in every seat, all in front of this screen. */
function aroundOneScreen(record: string): string {
  const whole = JSON.parse(record) as { seats: { kind: string }[] };
  return JSON.stringify({ ...whole, seats: whole.seats.map((seat) => ({ ...seat, kind: 'person' })) });
}

test('around one screen each marks what they would choose, and one decides', async ({ table, page }) => {
  await table.arrive();
  await bringIn(page, table.address, aroundOneScreen(forkOf('voices 1', 0)));
  const ways = page.locator('.dc-map .piece.lit-available');
  const bar = page.locator('.decision-bar');
  const height = (await bar.boundingBox())!.height;
  const votes = page.getByRole('button', { name: 'Votes' });
  for (const [who, at] of [
    ['Player 2', 0],
    ['Player 3', 1],
  ] as const) {
    await votes.click();
    const dialog = page.getByRole('dialog', { name: 'What would the others choose?' });
    await expect(dialog).toContainText('Player 1 decides, also between equal votes.');
    if (at === 0) await table.isAccessible();
    await dialog.getByRole('button', { name: who }).click();
    await expect(page.locator('#decision')).toHaveText(`${who}: press what you would choose.`);
    expect((await bar.boundingBox())!.height).toBe(height);
    const way = ways.nth(at);
    const piece = await way.getAttribute('data-piece');
    await way.click();
    await expect(page.locator(`[data-piece="${piece}"] .intent-mark`)).toContainText(`${who} would`);
  }
  const marked = ways.filter({ hasText: 'Player 2 would' });
  await expect(marked).not.toHaveCount(0);
  // What was marked is said where the next one is asked, and taken back by the same press.
  await votes.click();
  const second = page.getByRole('dialog').getByRole('button', { name: 'Player 2' });
  await expect(second).not.toContainText('no vote yet');
  await second.click();
  await marked.first().click();
  await expect(marked).toHaveCount(0);
  await expect(ways.filter({ hasText: 'Player 3 would' })).not.toHaveCount(0);
  // Escape puts the mark back into nobody's hand: the next press is the decision.
  await votes.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Player 3' }).click();
  await page.keyboard.press('Escape');
  await expect(page.locator('#decision')).not.toContainText('would choose');
  const before = await table.state();
  await ways.first().click();
  const confirm = page.locator('#confirm');
  await expect.poll(async () => (await table.state()) !== before || (await confirm.isVisible())).toBe(true);
  if (await confirm.isVisible()) await confirm.click();
  await expect.poll(() => table.state()).not.toBe(before);
});

test('where bots decide too, they do', async ({ table, page }) => {
  await table.arrive({ ...FAST, botsDecide: true });
  await bringIn(page, table.address, botsFork());
  // The fork is decided without a press: what is asked next is the person's own.
  await expect(page.locator('.decision-bar[data-question]')).toBeVisible();
  let asked = 0;
  const cell = new Cell(table);
  for (let i = 0; i < 20; i++) {
    asked += await page.locator('.second .advised').count();
    await cell.act();
  }
  expect(asked).toBe(0);
});

/** How high the bar is at each of so many decisions, as it is painted: a question is measured once it was laid out. */
async function heights(page: Page, act: () => Promise<void>, most: number): Promise<Set<number>> {
  const found = new Set<number>();
  for (let i = 0; i < most; i++) {
    if (await isOver(page)) break;
    const height = await page.evaluate(async () => {
      const bar = document.querySelector('.decision-bar');
      for (let before = -1; ;) {
        await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
        if (bar === null || !bar.isConnected) return null;
        const now = bar.getBoundingClientRect().height;
        // The same in two frames: it was painted so.
        if (now === before) return now;
        before = now;
      }
    });
    if (height !== null) found.add(Math.round(height));
    await act();
  }
  return found;
}

const LAPTOP = { width: 1280, height: 720 };
const DESK = { width: 1440, height: 900 };

test('the bar stands still over 200 decisions, at 1280 × 720 and at 1440 × 900', async ({ table, page }) => {
  await table.arrive();
  const cell = new Cell(table);
  await cell.sitDown(['person', 'careful', 'careful'], { seed: 'still-1', runs: 9 });
  let decisions = 0;
  /** Every decision is looked at in one of the two, ten in a row; what is asked comes up often enough for both. */
  const act = async (): Promise<void> => {
    await cell.act();
    if (++decisions % 10 === 0) await page.setViewportSize(decisions % 20 === 0 ? LAPTOP : DESK);
  };
  expect([...(await heights(page, act, 200))]).toEqual([72]);
  expect(decisions).toBe(200);
  // From 1100 px on words stand with the signs, and are seen whole.
  const words = page.locator('.bar-icon .bar-word');
  await cell.until(async () => (await words.count()) === 3); // Where something is asked there is a hint.
  for (const size of [LAPTOP, DESK, { width: 1100, height: 720 }]) {
    await page.setViewportSize(size);
    await expect(words).toHaveText(['Undo', 'Hint', 'Help']);
    for (const word of await words.all()) expect((await word.boundingBox())!.width).toBeGreaterThan(20);
    expect(await covered(words)).toEqual([]);
  }
});

test('the bar of the street stands still as well', async ({ table, page }) => {
  await page.setViewportSize(LAPTOP);
  await table.arrive();
  const street = new Street(table);
  await street.sitDown(['person', 'careful', 'careful'], 'still-1');
  const act = async (): Promise<void> => {
    await pressFirst(page, CARDS_OFFERS);
    await page.waitForTimeout(40);
  };
  expect([...(await heights(page, act, 100))]).toEqual([72]);
});

/** Whether something is wider or higher than the box it is in, and so cut or scrolled. */
const cut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const scene = document.querySelector('.dc-scene')!;
    const window = scene.getBoundingClientRect();
    const rows = [...document.querySelectorAll('.dc-timeline > .dc-row, .dc-group > .dc-row')];
    const out = rows.filter((row) => row.getBoundingClientRect().bottom > window.bottom + 1);
    const wide = [...document.querySelectorAll('.dc-cell')].filter(
      (one) => one.scrollWidth > one.clientWidth + 6 && one.querySelector('.dc-outlook') === null,
    );
    const beside = document.querySelector('.seat-column')!;
    return [
      ...(scene.scrollHeight > scene.clientHeight + 1 ? ['the board scrolls'] : []),
      ...(beside.scrollHeight > beside.clientHeight ? ['what stands beside it scrolls'] : []),
      ...out.map((row) => `below: ${row.textContent}`),
      ...wide.map((one) => `cut: ${one.textContent}`),
    ];
  });

test('combat: nothing is cut at the named sizes, and one chip stands in each cell', async ({
  table,
  page,
}) => {
  await table.arrive();
  await page.setViewportSize({ width: 1280, height: 720 });
  const three = recordUntil(
    { seats: 3, seed: 'evening 1' },
    ({ combat }, { kind }) => kind === 'playCard' && (combat?.enemies.length ?? 0) > 2,
  )!;
  await bringIn(page, table.address, three);
  await page.locator('.dc-hand .piece.lit-available').first().click();
  const chips = page.locator('.dc-outlook');
  await expect(chips.first()).toBeVisible();
  await expect.poll(() => cut(page)).toEqual([]);
  const shown = await chips.evaluateAll((all) =>
    all.map((one) => [...one.children].filter((chip) => chip.getClientRects().length > 0).length),
  );
  expect(Math.max(...shown)).toBe(1);
  // Words as on the mock: whom each line of the card falls on, seen whole.
  const aimed = page.locator('.dc-hero.mine .dc-act small');
  await expect(aimed).toHaveText(['on Zombie', 'on Zombie']);
  expect(await aimed.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth))).toEqual(
    [],
  );
  const rows = await page.locator('.dc-hero').evaluateAll((all) => all.map((one) => one.clientHeight));
  expect(new Set(rows).size).toBe(1);
  // Nor does what is said of a foe reach into the next row.
  for (const width of [1280, 1366]) {
    await page.setViewportSize({ width, height: width === 1280 ? 720 : 768 });
    const over = await page.locator('.dc-foe .dc-who-text').evaluateAll((all) =>
      all.flatMap((one) => {
        const row = one.closest('.dc-row')!.getBoundingClientRect();
        const low = [...one.querySelectorAll('*')].map((part) => part.getBoundingClientRect().bottom);
        return Math.max(...low) > row.bottom + 1 ? [one.textContent] : [];
      }),
    );
    expect(over).toEqual([]);
  }

  await page.setViewportSize({ width: 1440, height: 900 });
  await bringIn(page, table.address, momentOf('four'));
  await page.locator('.dc-hand .piece.lit-available').first().click();
  await expect(chips.first()).toBeVisible();
  await expect.poll(() => cut(page)).toEqual([]);
  // In a low window too, and with longer words.
  await table.prefer({ ...FAST, language: 'fr' });
  await page.setViewportSize(LAPTOP);
  await expect(page.locator('.dc-row').first()).toBeVisible();
  await expect.poll(() => cut(page)).toEqual([]);
});

test('combat: what two cards of one Beheaded do together is not cut', async ({ table, page }) => {
  await table.arrive();
  await page.setViewportSize(LAPTOP);
  await bringIn(page, table.address, momentOf('solo'));
  const hand = page.locator('.dc-hand .piece.lit-available');
  await hand.first().click();
  await page.locator('.dc-announce button').first().click();
  await expect(page.locator('.dc-announce')).toBeHidden();
  const found: { readonly signs: number; readonly words: string; readonly fits: boolean }[] = [];
  for (const card of await hand.all()) {
    await card.click();
    await expect(page.locator('.dc-announce')).toBeVisible();
    const cells = await page.locator('.dc-group .dc-act').evaluateAll((all) =>
      all.map((cell) => {
        const box = cell.getBoundingClientRect();
        const parts = [...cell.children].map((one) => one.getBoundingClientRect());
        const fits = parts.every(({ right, bottom }) => right <= box.right + 1 && bottom <= box.bottom + 1);
        const words = cell.querySelector('small')?.textContent ?? '';
        return { signs: cell.querySelectorAll('svg').length, words, fits };
      }),
    );
    found.push(...cells);
    await page.keyboard.press('Escape');
  }
  const both = found.filter(({ signs }) => signs > 1);
  expect(both.length).toBeGreaterThan(0);
  expect(found.filter(({ fits }) => !fits)).toEqual([]);
  // The words of one of them would be untrue of the other.
  expect(both.filter(({ words }) => words !== '')).toEqual([]);
});

test('combat: a press on an own cell announces there', async ({ table, page }) => {
  await table.arrive();
  await page.setViewportSize({ width: 1440, height: 900 });
  await bringIn(page, table.address, momentOf('four'));
  await page.locator('.dc-hand .piece.lit-available').first().click();
  const cell = page.locator('.dc-hero.mine .dc-cell[title^="Announce"]').first();
  const round = await cell.getAttribute('data-round');
  await cell.click();
  const numeral = ['0', 'I', 'II', 'III', 'IV'][Number(round)]!;
  await expect(page.locator('.dc-announce button.chosen b')).toHaveText(numeral);
  await expect(page.locator('#confirm')).toBeVisible();
});

/** The numbers drawn on what the keys choose, and on what each stands. */
const numbered = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.key-no')]
      .filter((one) => one.getClientRects().length > 0)
      .map((one) => one.parentElement!.getAttribute('data-piece') ?? one.parentElement!.textContent ?? ''),
  );

test('a number presses what it is drawn on, Enter the button that shows it, and the hint has a key', async ({
  table,
  page,
}) => {
  await table.arrive();
  const street = new Street(table);
  await street.sitDown(['person'], 'amber-crypt-1');
  const drawn = await numbered(page);
  expect(drawn.length).toBeGreaterThan(2);
  expect(new Set(drawn).size).toBe(drawn.length); // Each is drawn once: combinations of pieces are not counted.
  const third = drawn[2]!;
  await page.keyboard.press('3');
  await expect(page.locator(`[data-piece="${third}"]`)).toHaveClass(/lit-selected/);
  await page.keyboard.press('Escape');

  // A refusal stands: the hint is told all the same.
  await page.locator('.cd-slot:not(.open) .piece').first().click({ force: true });
  await expect(page.locator('.refused')).toBeVisible();
  await page.keyboard.press('i');
  await expect(page.locator('.hint-says')).toBeVisible();

  // What cannot be taken back looks different the second time, and says so. Enter presses it, whatever was clicked last.
  await page.keyboard.press('Escape');
  const slot = street.reachable.first();
  await slot.click();
  if (await street.menu.first().isVisible()) await street.menu.first().click();
  const confirm = page.locator('#confirm');
  await expect(confirm).toHaveClass(/again/);
  await expect(page.locator('.warned')).toContainText(/^Press again:/);
  const before = await street.asked();
  await page.keyboard.press('Enter');
  await expect.poll(() => street.asked()).not.toBe(before);
});

test('the numbers are counted anew for each question', async ({ table, page }) => {
  await table.arrive();
  const street = new Street(table);
  await street.sitDown(['person'], 'amber-crypt-1');
  // A browser that only counts on leaves a gap where a card has gone; what it counts from is another each time.
  const counted = () => page.locator('.frame').evaluate((frame) => getComputedStyle(frame).counterReset);
  const before = await counted();
  expect(before).toMatch(/^key 0 /);
  const lines = await page.locator('.log-line').count();
  await page.locator('.cd-own .piece.lit-available').first().click();
  const own = page.locator('.cd-menu button').first();
  await expect(own).toBeVisible();
  await own.click();
  await expect(page.locator('.log-line')).not.toHaveCount(lines);
  await expect.poll(counted).not.toBe(before);
});

test('Enter is about what is chosen, also on the card that was clicked last', async ({ table, page }) => {
  await table.arrive();
  await bringIn(page, table.address, recordOf('trade'));
  const street = new Street(table);
  const piece = await page.locator('.cd-tray .lit-available').first().getAttribute('data-piece');
  const card = page.locator(`.cd-tray [data-piece="${piece}"]`);
  await card.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft'); // Whoever goes by keys stands on it.
  await expect(card).toBeFocused();
  await card.click();
  await expect(card).toHaveClass(/lit-selected/);
  const before = await street.asked();
  await page.keyboard.press('Enter');
  await expect(page.locator('.log-line.kind-traded')).toContainText('trades 1 card');
  expect(await street.asked()).not.toBe(before);
});

test('a number typed for the question before chooses, and waits to be pressed again', async ({
  table,
  page,
}) => {
  await table.arrive(FAST);
  await table.sitDown({ seats: ['person'] });
  const bar = page.locator('.decision-bar');
  const lines = page.locator('.log-line');
  // Twice in one breath: the second number comes as soon as something else is asked.
  const asked = await page.evaluate(async () => {
    const question = (): string | undefined =>
      document.querySelector<HTMLElement>('.decision-bar')!.dataset['question'];
    const press = (): unknown =>
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '1', bubbles: true }));
    const before = question();
    press();
    while (question() === before) await new Promise(requestAnimationFrame);
    press();
    return question();
  });
  await expect(page.locator('.warned')).toHaveText('Press again: this was asked only just now.');
  await expect(bar).toHaveAttribute('data-question', asked!);
  const before = await lines.count();
  await page.keyboard.press('Enter');
  await expect(bar).not.toHaveAttribute('data-question', asked!);
  await expect.poll(() => lines.count()).toBeGreaterThan(before);
});

const campaign = (): string => recordUntil({ seats: 2, seed: 'look-back', runs: 2 }, 'over')!;

test('looking back goes by event, decision, round and chapter, and the board acts it out', async ({
  table,
  page,
}) => {
  await table.arrive();
  await bringIn(page, table.address, campaign());
  await expect(table.decision).toContainText('You are watching decision');
  await page.getByLabel('Which part of the game').selectOption({ label: 'Whole game' });
  const by = page.getByLabel('Step', { exact: true });
  const slider = page.getByRole('slider', { name: 'Moment' });
  await by.selectOption('decision');
  await slider.fill('20');
  await page.getByRole('button', { name: 'One decision on' }).click();
  await expect(table.decision).toContainText('decision 21 of');

  // Somewhere ahead an answer told more than one thing: each is a step of its own, and the board follows.
  await by.selectOption('event');
  const on = page.getByRole('button', { name: 'One event on' });
  const told = page.locator('.decision-bar .second');
  /** Where the review stands: the decision, the line being told, and which line of the log it is. */
  const standing = (): Promise<readonly [decision: string, line: string, at: number]> =>
    page.evaluate(() => [
      document.querySelector('#decision')!.textContent,
      document.querySelector('.decision-bar .second')!.textContent,
      [...document.querySelectorAll('.log-line')].findIndex((one) => one.matches('.current')),
    ]);
  const press = async (): Promise<void> => {
    const before = await standing();
    await on.click();
    await expect.poll(standing).not.toEqual(before);
  };
  for (let i = 0; i < 60 && !(await page.locator('.dc-combat.acting').isVisible()); i++) await press();
  await expect(page.locator('.dc-combat.acting')).toBeVisible();
  // On to an event that is not the first of its answer, wherever that is; one back is the event before it.
  let before = await standing();
  for (let i = 0; i < 20; i++) {
    await press();
    const now = await standing();
    if (now[0] === before[0] && now[1] !== before[1]) break;
    before = now;
  }
  await page.getByRole('button', { name: 'One event back' }).click();
  await expect(told).toHaveText(before[1]);
  await expect(table.decision).toHaveText(before[0]);

  for (const unit of ['turn', 'chapter']) {
    await by.selectOption(unit);
    const at = await slider.inputValue();
    await page.getByRole('button', { name: unit === 'turn' ? 'One round on' : 'One chapter on' }).click();
    await expect(slider).not.toHaveValue(at);
  }
});

/** The last question before somebody dies. */
function lastOfRun(seed: string): string {
  let last = '';
  recordUntil(
    { seats: 3, seed, runs: 2 },
    ({ run }) => run.phase === 'end' || run.number > 1,
    (_view, _question, now) => {
      last = now();
    },
  );
  return last;
}

test('a Run ends in a scene with its cause, what it gave and took, and the way on', async ({
  table,
  page,
}) => {
  await table.arrive();
  await bringIn(page, table.address, lastOfRun('lead-1'));
  const scene = page.locator('.end-scene');
  await new Cell(table).untilScene();
  await expect(scene.getByRole('heading', { name: /Run 1/ })).toBeVisible();
  await expect(scene).toContainText(/dies\./);
  await expect(scene).toContainText('What it gave');
  await expect(scene).toContainText('What it took');
  const points = scene.locator('.turning li');
  await expect(points.first()).toBeVisible();
  await table.isAccessible();
  await points.first().getByRole('button', { name: 'Try it again from here' }).click();
  await expect(page.locator('.notice')).toContainText('A branch');
  await page.getByRole('button', { name: 'Back to the game' }).click();
  await page.getByRole('button', { name: 'Back to now' }).click();
  await scene.locator('.end-next').click();
  await expect(scene).toBeHidden();
});

async function startGame({ page, address }: Table, seed: string): Promise<void> {
  await page.goto(`${address}#/new/lantern-hill`);
  await page.locator('#seed').fill(seed);
  await page.locator('form button[type=submit]').click();
  await expect(page.locator('.decision-bar, .hand-over button.primary').first()).toBeVisible();
}

fresh(
  'two copies of one game stand side by side, one is chosen, and that asks and can be undone',
  async ({ table, page }) => {
    await table.arrive();
    await startGame(table, 'twice');
    await startGame(table, 'twice');
    await startGame(table, 'once');
    await page.goto(table.address);
    const copies = page.locator('li.copies');
    await expect(copies).toHaveCount(1);
    await expect(copies.locator('.continue-card')).toHaveCount(2);
    await expect(page.locator('.continue-card')).toHaveCount(3);
    // Side by side, with how far each has come.
    const [one, other] = await copies.locator('.continue-card').all();
    const [left, right] = [(await one!.boundingBox())!, (await other!.boundingBox())!];
    expect(left.y).toBe(right.y);
    expect(left.x + left.width).toBeLessThan(right.x);
    await expect(copies.locator('.continue-standing')).toHaveCount(2);
    await expect(page.locator('.other-game')).toContainText('the richest digger wins');
    await expect(page.locator('.other-game')).toContainText('played as a list');
    await copies
      .getByRole('button', { name: /^Keep this one/ })
      .first()
      .click();
    const sure = page.getByRole('dialog', { name: /^Keep this copy .* remove the other/ });
    await expect(sure).toBeVisible();
    await table.isAccessible();
    await sure.getByRole('button', { name: 'Remove' }).click();
    await expect(page.locator('.notice', { hasText: 'the other copy is removed' })).toBeVisible();
    await expect(page.locator('.continue-card')).toHaveCount(2);
    await expect(copies).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.locator('.continue-card')).toHaveCount(3);
    await expect(copies).toHaveCount(1);
  },
);

test('an act and what came of it are one line, and its rule stands at the end of it', async ({
  table,
  page,
}) => {
  await table.arrive();
  await bringIn(page, table.address, campaign());
  const lines = page.locator('.log-line');
  await expect(lines.filter({ hasText: /^(?!.*acts\.).+: .+ takes \d Damage/ }).first()).toBeVisible();
  // A code never begins a line: where it stands, the end of the text stands too.
  const alone = await page.locator('.log-line .rule-link').evaluateAll((codes) =>
    codes.flatMap((code) => {
      const text = code.parentElement!.querySelector('.log-text')!;
      const last = [...text.getClientRects()].at(-1)!;
      const { top, bottom } = code.getBoundingClientRect();
      return last.bottom < top || last.top > bottom ? [text.textContent] : [];
    }),
  );
  expect(alone).toEqual([]);
});

test('a phone’s bar stands still, whatever is asked', async ({ table, page }) => {
  await table.arrive();
  const found = new Set<number>();
  for (const record of [recordOf('trade'), momentOf('market'), momentOf('four')]) {
    await page.setViewportSize(PHONE);
    await bringIn(page, table.address, record);
    await expect(page.locator('.decision-bar[data-question]')).toBeVisible();
    for (const size of [PHONE, { width: 360, height: 740 }, { width: 320, height: 568 }]) {
      await page.setViewportSize(size);
      found.add(Math.round((await page.locator('.decision-bar').boundingBox())!.height));
    }
  }
  expect([...found]).toEqual([118]);
  // A press shows a sentence whole, another folds it again.
  const sentence = page.locator('.sentence');
  await sentence.click();
  await expect(sentence).toHaveClass(/whole/);
  await sentence.click();
  await expect(sentence).not.toHaveClass(/whole/);
});

test('a desk’s bar stands still under a long hint, which is read whole with a press', async ({
  table,
  page,
}) => {
  await table.arrive();
  await page.setViewportSize({ width: 1440, height: 900 });
  await bringIn(page, table.address, recordOf('crowded'));
  const bar = page.locator('.decision-bar');
  const { height } = (await bar.boundingBox())!;
  await page.locator('#decision').evaluate((one) => one.append(' And so on.'.repeat(14)));
  await expect(page.locator('#decision')).toHaveClass(/long/);
  await page.getByRole('button', { name: 'Hint' }).click();
  const says = page.locator('.hint-says');
  await expect(says).toBeVisible();
  const second = page.locator('.decision-bar .second');
  // However long the reason of a hint is; while it is weighed on, the page writes it anew.
  const isCut = (): Promise<boolean> =>
    second.evaluate((one) => {
      const reason = one.querySelector('.hint-says')!;
      const more = ' And so it goes on.'.repeat(14);
      if (!reason.textContent.endsWith(more)) reason.append(more);
      return one.scrollHeight > one.clientHeight;
    });
  expect((await bar.boundingBox())!.height).toBe(height);
  expect(await isCut()).toBe(true);
  // However long the question is, two lines of the hint are read below it.
  expect((await second.boundingBox())!.height).toBeGreaterThan(30);
  const read = page.locator('.read-whole');
  await expect(read).toHaveText('more …');
  // By keys alone: the button keeps the focus, whatever it shows.
  await page.locator('#decision').focus();
  await page.keyboard.press('Tab');
  await expect(read).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(read).toHaveText('less');
  await expect(read).toBeFocused();
  expect((await bar.boundingBox())!.height).toBe(height);
  expect(await isCut()).toBe(false);
  await page.getByRole('button', { name: 'less' }).click();
  expect(await isCut()).toBe(true);
  await page.locator('.sentence').click();
  expect(await isCut()).toBe(false);
});

test('whoever died in a fight is dead, while the others fight on', async ({ table, page }) => {
  await table.arrive();
  await page.setViewportSize({ width: 1440, height: 900 });
  const fallen = recordUntil(
    { seats: 3, seed: 'fallen' },
    ({ heroes, combat }) => combat !== null && heroes.some(({ dead }) => dead),
  )!;
  await bringIn(page, table.address, fallen);
  // The forecast has come.
  await expect(page.locator('.dc-band')).toContainText(/hit/);
  await expect(page.locator('.dc-hero.dead .dc-who small')).toHaveText('dead');
});

test('what the group shares is read whole below three survivors', async ({ table, page }) => {
  await table.arrive();
  await page.setViewportSize({ width: 1440, height: 900 });
  await bringIn(page, table.address, recordOf('crowded'));
  const shared = page.locator('.cd-shared');
  await expect(shared).toBeVisible();
  await expect(page.locator('.cd-seat')).toHaveCount(3);
  const bar = (await page.locator('.decision-bar').boundingBox())!;
  const { y, height } = (await shared.boundingBox())!;
  expect(y + height).toBeLessThanOrEqual(bar.y);
});

test('a note of the coach comes and goes, and the board stays where it is', async ({ table, page }) => {
  await table.arrive({ ...FAST, motion: 'reduced' });
  for (const [record, note, part] of [
    [momentOf('four'), '.dc-coach', '.dc-row'],
    [recordOf('crowded'), '.cd-coach', '.cd-slot'],
  ] as const) {
    for (const size of [{ width: 1280, height: 720 }, PHONE]) {
      await page.setViewportSize(size);
      await bringIn(page, table.address, record);
      await expect(page.locator(note)).toBeVisible();
      const first = page.locator(part).first();
      const standing = async () => {
        // Cards that are laid out come to rest first.
        await page.evaluate(() =>
          Promise.allSettled(
            document
              .getAnimations()
              .filter(({ effect }) => effect?.getTiming().iterations !== Infinity)
              .map(({ finished }) => finished),
          ),
        );
        return Object.values((await first.boundingBox())!).map(Math.round);
      };
      const before = await standing();
      // It covers nothing of the board, and on a desk nothing of the strip.
      const { y, height, x } = (await page.locator(note).boundingBox())!;
      const board = (await page.locator('#board').boundingBox())!;
      expect(y + height <= board.y + 1 || x >= board.x + board.width - 1).toBe(true);
      if (size !== PHONE) expect(await covered(page.locator('.crumbs > *, .top-strip button'))).toEqual([]);
      await page.evaluate((one) => document.querySelector<HTMLElement>(one)!.remove(), note);
      expect(await standing()).toEqual(before);
      await page.reload();
    }
  }
});

test('the end of a day is read before anybody is asked, and Enter goes on', async ({ table, page }) => {
  await table.arrive();
  await bringIn(page, table.address, recordOf('dayOver'));
  const scene = page.locator('.end-scene');
  await expect(scene).toContainText('What it gave');
  await expect(page.locator('#decision')).toHaveText('Day 1 is behind you');
  await expect(page.locator('.lit-available')).toHaveCount(0);
  expect(await numbered(page)).toEqual([]);
  const lines = await page.locator('.log-line').count();
  await page.keyboard.press('1');
  await page.keyboard.press('e');
  await expect(scene).toBeVisible();
  expect(await page.locator('.log-line').count()).toBe(lines);
  await page.keyboard.press('Enter');
  await expect(scene).toBeHidden();
  await expect(page.locator('.lit-available').first()).toBeVisible();
});

test('Enter goes on from the end of a day, also for who clicked the EXIT', async ({ table, page }) => {
  await table.arrive();
  await bringIn(page, table.address, recordOf('dusk'));
  await page.keyboard.press('Shift'); // Keys are in use as well: what has the focus shows it.
  await page.locator('.cd-space .piece.lit-available[aria-label*="EXIT"]').click();
  await expect(page.locator('#confirm')).toBeVisible();
  await page.keyboard.press('Enter');
  const scene = page.locator('.end-scene');
  await expect(scene).toContainText('Day 1 is behind you');
  await expect(async () => {
    await page.keyboard.press('Enter');
    await expect(scene).toBeHidden({ timeout: 1000 });
  }).toPass({ timeout: 5000 });
});

test('the end of a Run that was read is not laid over the Cells by a reload', async ({ table, page }) => {
  await table.arrive();
  await bringIn(page, table.address, momentOf('cells'));
  const scene = page.locator('.end-scene');
  await expect(scene).toBeVisible();
  await page.reload(); // Not read yet.
  await scene.locator('.end-next').click();
  await expect(scene).toBeHidden();
  await page.reload();
  await expect(page.locator('.dc-deck.lit-available').first()).toBeVisible();
  await expect(scene).toBeHidden();
});

fresh('the end of a day that was read is not laid over the next one by a reload', async ({ table, page }) => {
  await table.arrive();
  await bringIn(page, table.address, recordOf('dayOver'));
  const scene = page.locator('.end-scene');
  await expect(scene).toBeVisible();
  // Who has not read it yet reads it after a reload as well, over the board of that day.
  await page.reload();
  await expect(scene).toContainText('Day 1 is behind you');
  await expect(page.locator('.crumbs')).toContainText('Day 1');
  await expect(page.locator('.cd-shared dd').first()).toHaveText('found');
  await expect(page.locator('.cd-slot .piece')).toHaveCount(0);
  // Meanwhile nobody is said to decide, and notes wait.
  await expect(page.locator('.seat-box').first()).toBeVisible();
  await expect(page.locator('.seat-box.deciding')).toHaveCount(0);
  await expect(page.locator('.coach')).toHaveCount(0);
  // Keys are heard a moment after the scene is seen; a button waits.
  await scene.locator('.end-next').click();
  await expect(scene).toBeHidden();
  await page.reload();
  await expect(page.locator('.lit-available').first()).toBeVisible();
  await expect(scene).toBeHidden();
  await expect(page.locator('.crumbs')).toContainText('Day 2');
  // Nor by a tab that was closed and opened again.
  const address = page.url();
  await page.goto(table.address);
  const again = await page.context().newPage();
  await again.goto(address);
  await expect(again.locator('.lit-available').first()).toBeVisible();
  await expect(again.locator('.end-scene')).toBeHidden();
});

test('the end of a day comes after its last event, before the next day stands on the board', async ({
  table,
  page,
}) => {
  const streets = (): Promise<number> => page.locator('.cd-slot .piece').count();
  const strip = page.locator('.crumbs');
  const exit = page.locator('.cd-shared dd').first();
  for (const speed of ['2', 'instant']) {
    await table.arrive({ ...FAST, speed });
    await bringIn(page, table.address, recordOf('dusk'));
    await expect(strip).toContainText('Day 1');
    const street = new Street(table);
    await street.press(page.locator('.cd-space.kind-place .piece.lit-available').first(), /EXIT/);
    await expect(page.locator('.end-scene')).toContainText('Day 1 is behind you');
    await expect(exit).toHaveText('found');
    await expect(strip).toContainText('Day 1');
    await expect(strip).not.toContainText('Day 2');
    expect(await streets()).toBe(0);
    await expect(page.locator('.cd-banner')).toHaveCount(0);
    expect(await page.locator('.decision-bar').getAttribute('data-question')).toBe('end');
    await page.keyboard.press('Enter');
    await expect(page.locator('.end-scene')).toBeHidden();
    await expect(strip).toContainText('Day 2');
    await expect(exit).toHaveText('not found');
    await expect.poll(streets).toBeGreaterThan(0);
    await expect(page.locator('.lit-available').first()).toBeVisible();
    await expect(page.locator('.end-scene')).toBeHidden();
  }
});

test('what pointing tells is told on focus and on a long press', async ({ table, page }) => {
  await table.arrive();
  await bringIn(page, table.address, momentOf('shut'));
  await page.locator('#board').focus();
  await page.keyboard.press('ArrowRight');
  const focused = page.locator('.piece:focus-visible');
  await expect(focused).toBeVisible();
  const told = await focused.evaluate((one: HTMLElement) => one.dataset['tip'] ?? one.title);
  await expect(page.locator('.tip')).toHaveText(told);
  await page.keyboard.press('Escape');
  await expect(page.locator('.tip')).toHaveCount(0);
  await expect(page.locator('.dc-mark[title]').first()).toBeVisible();

  const sign = page.locator('.dc-mark[title]').first();
  const box = (await sign.boundingBox())!;
  const at = { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2, pointerType: 'touch' };
  await sign.dispatchEvent('pointerdown', at);
  await expect(page.locator('.tip')).toHaveText((await sign.getAttribute('title'))!);
});

test('no tooltip lies on the question or its answers, and a key that chooses takes it away', async ({
  table,
  page,
}) => {
  await table.arrive();
  const street = new Street(table);
  await street.sitDown(['person']);
  const tip = page.locator('.tip');
  const bar = (await page.locator('.decision-bar').boundingBox())!;
  for (const where of ['.cd-own [data-piece^="card:"]', '.cd-area [data-piece]', '.cd-street [data-piece]']) {
    const piece = page.locator(where).last();
    await page.mouse.move(5, 5);
    await piece.hover();
    await expect(tip).toHaveText((await piece.getAttribute('data-tip'))!);
    const box = (await tip.boundingBox())!;
    expect(box.y + box.height <= bar.y || box.y >= bar.y + bar.height, where).toBe(true);
  }
  await page.keyboard.press('1');
  await expect(tip).toHaveCount(0);
});

test('a question whose answers lie in one place counts each of them once', async ({ table, page }) => {
  await table.arrive();
  await bringIn(page, table.address, recordOf('toll'));
  const tray = page.locator('.cd-tray');
  await expect(tray).toBeVisible();
  const numbers = page.locator('.frame .key-no:visible');
  const answers = await tray.locator('.cd-tray-cards > li').count();
  expect(answers).toBeGreaterThan(1);
  await expect(numbers).toHaveCount(answers);
  await expect(tray.locator('.key-no:visible')).toHaveCount(answers);
  // What lies there is not asked in the bar a second time.
  await expect(page.locator('.bar-buttons [data-answer]')).toHaveCount(0);
  // On a phone they stand in the bar as well, where they are not counted again.
  await page.setViewportSize(PHONE);
  await bringIn(page, table.address, momentOf('market'));
  const shop = page.locator('.dc-choices [data-answer]');
  await expect(shop.first()).toBeVisible();
  await expect(page.locator('.bar-buttons [data-answer]').first()).toBeVisible();
  await expect(numbers).toHaveCount(await shop.count());
});

fresh(
  'cards travel while they are told and lamps flicker, and nothing moves for those who want it still',
  async ({ table, page }) => {
    await table.arrive({ speed: '2', language: 'en', muted: true, motion: 'full' });
    /** Every likeness that was laid over the table since. */
    const watch = (): Promise<void> =>
      page.evaluate(() => {
        const seen: string[] = [];
        (globalThis as { ghosts?: string[] }).ghosts = seen;
        new MutationObserver((all) => {
          for (const { addedNodes } of all)
            for (const one of addedNodes)
              if (one instanceof Element && one.matches('.ghost')) seen.push(one.className);
        }).observe(document.querySelector('.frame')!, { childList: true });
      });
    const ghosts = (): Promise<number> =>
      page.evaluate(() => (globalThis as { ghosts?: string[] }).ghosts!.length);
    /** How many cones of lamps flicker. */
    const flickers = (): Promise<number> =>
      page.evaluate(
        () =>
          document.getAnimations().filter((one) => (one as CSSAnimation).animationName === 'cd-flicker')
            .length,
      );
    const walk = async (moves: boolean): Promise<void> => {
      const street = new Street(table);
      await bringIn(page, table.address, recordOf('crowded'));
      const cones = await page.locator('.cd-cone').count();
      expect(cones).toBeGreaterThan(1);
      expect(await flickers()).toBe(moves ? cones : 0);
      await watch();
      await street.reachable.first().click();
      if (await street.menu.first().isVisible()) await street.menu.first().click();
      await page.locator('#confirm').click();
    };
    await walk(true);
    await expect.poll(ghosts).toBeGreaterThan(0);
    await expect(page.locator('.ghost')).toHaveCount(0); // They are gone again.
    await table.prefer({ speed: '2', language: 'en', muted: true, motion: 'reduced' });
    await walk(false);
    await expect(page.locator('.decision-bar[data-question], .hand-over').first()).toBeVisible();
    expect(await ghosts()).toBe(0);
  },
);

test('the Mutation board shows what the Run and its Cells have brought', async ({ table, page }) => {
  await table.arrive();
  await bringIn(page, table.address, momentOf('next'));
  const fresh = page.locator('.dc-mutation .fresh');
  await expect(fresh.first()).toContainText('new');
  const cards = (await fresh.locator('.piece').count()) + (await page.locator('.dc-runes .fresh').count());
  const grown = await page.locator('.dc-mutation h3').evaluateAll((all) =>
    all.flatMap(({ textContent }) => {
      const [, before, now] = /(\d+) → (\d+) of/.exec(textContent ?? '') ?? [];
      return before === undefined ? [] : [Number(now) - Number(before)];
    }),
  );
  expect(grown.reduce((sum, one) => sum + one, 0)).toBe(cards);
});
