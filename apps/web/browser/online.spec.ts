import { expect, PHONE, test, type Person } from './online.ts';
import { secondsIn } from './time.ts';

const GAMES = ['lantern-hill', 'dead-cells', 'cards-of-the-dead', 'dead-keep'] as const;
const log = ({ page }: Person): Promise<number> => page.locator('.log-line').count();

for (const game of GAMES) {
  test(`two people in two browsers play ${game}`, async ({ house }) => {
    const mira = await house.person('Mira');
    const tomas = await house.person('Tomas', { size: PHONE });
    await house.make(mira, game, ['person', 'person']);
    await house.join(tomas, await house.link(mira));
    await expect(mira.page.locator('.lobby-seat').nth(1)).toContainText('Tomas');
    await house.begin(mira, tomas);
    await house.play(6, mira, tomas);
    await expect.poll(() => log(mira)).toBeGreaterThan(0);
  });
}

test('two people play Vengeance against the clock; after a restart it stands until somebody lets it go on', async ({
  house,
}) => {
  const mira = await house.person('Mira', { settings: { clocks: true } });
  const tomas = await house.person('Tomas', { size: PHONE });
  const people = [mira, tomas];
  await house.make(mira, 'vengeance', ['person', 'person', 'empty', 'empty'], {
    options: { phaseSeconds: 600 },
  });
  await house.join(tomas, await house.link(mira));
  await house.begin(mira, tomas);
  const clock = ({ page }: Person): ReturnType<Person['page']['locator']> =>
    page.locator('.clock [role=timer]');
  const left = async (one: Person): Promise<number> => secondsIn(await clock(one).innerText());
  for (let n = 0; n < 14 && !(await clock(mira).isVisible()); n++) await house.play(1, mira, tomas);
  const before = await left(mira);
  await expect.poll(() => left(mira)).toBeLessThan(before);
  // How far away the other is, at their seat; and a pause, which all have to agree to.
  const far = mira.page.locator('.seat-box', { hasText: 'Tomas' }).locator('.seat-trip');
  await expect(far).toHaveText(/^(?:slow, )?\d+ ms$/);
  await expect(far.locator('.bars')).toBeVisible();
  const pace = mira.page.getByRole('region', { name: 'Pace of the phase' });
  await expect(pace.getByRole('button', { name: 'real time' })).toHaveAttribute('aria-pressed', 'true');
  await pace.getByRole('button', { name: 'ask for a pause' }).click();
  const vote = tomas.page.locator('.vote', { hasText: 'Mira would like to stop the clock.' });
  await expect(vote).toBeVisible();
  await pace.getByRole('button', { name: 'real time' }).click();
  await expect(vote).toHaveCount(0);
  await mira.table.isAccessible();
  await house.server.stop('SIGKILL');
  await expect(mira.page.locator('.link-badge.reconnecting')).toBeVisible();
  await house.server.start();
  const strip = ({ page }: Person): ReturnType<Person['page']['locator']> => page.locator('.vote.held');
  for (const one of people)
    await expect(strip(one)).toContainText('The clock stands still', { timeout: 60_000 });
  const still = await left(mira);
  await tomas.table.isAccessibleInBothThemes();
  expect(await left(mira)).toBe(still);
  await strip(tomas).getByRole('button', { name: 'Start it again' }).click();
  for (const one of people) await expect(strip(one)).toHaveCount(0);
  for (const one of people) await expect.poll(() => left(one)).toBeLessThan(still);
});

test('four people sit at one table of each game, and what one does the others see', async ({ house }) => {
  const names = ['Mira', 'Tomas', 'Ivo', 'Jun'];
  const people = await Promise.all(names.map((name) => house.person(name)));
  const [mira, ...others] = people as [Person, ...Person[]];
  for (const game of ['dead-cells', 'dead-keep', 'vengeance'] as const) {
    await house.make(mira, game, ['person', 'person', 'person', 'person']);
    const link = await house.link(mira);
    for (const one of others) await house.join(one, link);
    await house.begin(mira, ...others);
    await house.play(game === 'vengeance' ? 4 : 8, ...people);
    await expect
      .poll(async () => new Set(await Promise.all(people.map(log))).size, { message: game })
      .toBe(1);
    expect(await log(mira)).toBeGreaterThan(0);
  }
  // Three survive in Cards of the Dead: the fourth watches, half a minute later, as the host wants it.
  const jun = others.pop()!;
  await house.make(mira, 'cards-of-the-dead', ['person', 'person', 'person']);
  await mira.page.locator('#delay').selectOption('30');
  const link = await house.link(mira);
  for (const one of others) await house.join(one, link);
  await jun.page.goto(link);
  await jun.page.getByRole('button', { name: 'Only watch' }).click();
  const began = Date.now();
  await house.begin(mira, ...others);
  await expect(jun.page.locator('.lobby')).toBeVisible(); // For him it has not begun.
  await house.play(6, mira, ...others);
  await expect(jun.page.locator('.decision-bar')).toBeVisible({ timeout: 60_000 });
  expect(Date.now() - began).toBeGreaterThan(29_000);
  await expect(jun.page.locator('.top-strip')).toContainText('You see it 30 seconds later');
  // What was answered last may still be told to those who sit there.
  await expect.poll(async () => (await log(mira)) - (await log(jun)), { timeout: 60_000 }).toBe(0);
});

test('the host locks the table, removes somebody, and hands the chair on', async ({ house }) => {
  const mira = await house.person('Mira');
  const tomas = await house.person('Tomas');
  const ivo = await house.person('Ivo');
  await house.make(mira, 'lantern-hill', ['person', 'person', 'person']);
  const link = await house.link(mira);
  await house.join(tomas, link);
  await mira.page.getByRole('switch', { name: /Lock the table/ }).click();
  await expect(mira.page.getByRole('switch', { name: /Lock the table/ })).toBeChecked();
  await ivo.page.goto(link);
  await expect(ivo.page.getByRole('heading', { name: 'The table is locked' })).toBeVisible();
  await mira.page.getByRole('switch', { name: /Lock the table/ }).click();
  await expect(mira.page.getByRole('switch', { name: /Lock the table/ })).not.toBeChecked();
  await ivo.page.reload();
  await house.join(ivo, link);
  mira.page.on('dialog', (dialog) => void dialog.accept());
  await mira.page
    .locator('.lobby-seat', { hasText: 'Tomas' })
    .getByRole('button', { name: 'Remove' })
    .click();
  await expect(
    tomas.page.getByRole('heading', { name: 'The host has removed you from the table' }),
  ).toBeVisible();
  await mira.page
    .locator('.lobby-seat', { hasText: 'Ivo' })
    .getByRole('button', { name: 'Make host' })
    .click();
  await expect(ivo.page.locator('.lobby-bar .primary')).toBeVisible();
  await expect(mira.page.locator('.lobby-bar .primary')).toHaveCount(0);
});

test('while the game runs the host still locks the table, hands the chair on and removes somebody', async ({
  house,
}) => {
  const mira = await house.person('Mira');
  const tomas = await house.person('Tomas');
  const jun = await house.person('Jun');
  await house.make(mira, 'lantern-hill', ['person', 'person', 'careful']);
  const link = await house.link(mira);
  await house.join(tomas, link);
  await house.begin(mira, tomas);
  const hosting = async ({ page }: Person): Promise<void> => {
    await page.locator('#menu').click();
    await page.getByText('As the host').click();
  };
  await hosting(mira);
  await mira.page.getByRole('switch', { name: /Lock the table/ }).click();
  await expect(mira.page.getByRole('switch', { name: /Lock the table/ })).toBeChecked();
  await mira.table.isAccessible();
  await jun.page.goto(link);
  await expect(jun.page.getByRole('heading', { name: 'The table is locked' })).toBeVisible();
  await mira.page.getByRole('button', { name: 'Make host: Tomas' }).click();
  await expect(mira.page.getByText('As the host')).toHaveCount(0);
  await hosting(tomas);
  tomas.page.once('dialog', (asked) => void asked.accept());
  await tomas.page.getByRole('button', { name: 'Remove from the table: Mira' }).click();
  await expect(mira.page.getByRole('heading', { name: 'The host has removed you' })).toBeVisible();
  await tomas.page.keyboard.press('Escape');
  await expect(tomas.page.locator('.seat-box').first()).toContainText('bot');
});

test('a server that is killed in the middle of a decision is back with the same question and the draft', async ({
  house,
}) => {
  const mira = await house.person('Mira');
  const tomas = await house.person('Tomas');
  await house.make(mira, 'dead-cells', ['person', 'person']);
  await house.join(tomas, await house.link(mira));
  await house.begin(mira, tomas);
  const asked = (await house.asked(mira, tomas))!;
  const before = await asked.page.locator('.decision-bar').getAttribute('data-question');
  // An answer in the making: chosen, and not yet confirmed.
  await asked.page.locator('.options button.option.lit-available').first().click();
  const confirm = asked.page.locator('#confirm');
  await expect(confirm).toBeVisible();
  const draft = await asked.page.locator('.option.lit-selected, .option[aria-pressed=true]').textContent();
  await house.server.stop('SIGKILL');
  await expect(asked.page.locator('.link-badge.reconnecting')).toBeVisible();
  await expect(asked.page.locator('.decision-bar')).toHaveAttribute('data-question', before!);
  await house.server.start();
  await expect(asked.page.locator('.link-badge.online, .link-badge.slow')).toBeVisible({ timeout: 30_000 });
  await expect(asked.page.locator('.decision-bar')).toHaveAttribute('data-question', before!);
  const inHand = async (): Promise<void> => {
    await expect(confirm).toBeVisible();
    await expect(asked.page.locator('.option.lit-selected, .option[aria-pressed=true]')).toHaveText(draft!);
  };
  await inHand();
  await asked.page.reload(); // A new version is loaded.
  await inHand();
  const there = await log(mira);
  await confirm.click();
  await expect.poll(() => log(mira)).toBeGreaterThan(there);
  await house.play(3, mira, tomas);
});

test('a laptop that slept for minutes wakes at the same question with the draft in hand', async ({
  house,
}) => {
  const mira = await house.person('Mira');
  const tomas = await house.person('Tomas');
  await house.make(mira, 'dead-cells', ['person', 'person']);
  await house.join(tomas, await house.link(mira));
  await house.begin(mira, tomas);
  const { page } = (await house.asked(mira, tomas))!;
  const question = await page.locator('.decision-bar').getAttribute('data-question');
  await page.locator('.options button.option.lit-available').first().click();
  const confirm = page.locator('#confirm');
  await expect(confirm).toBeVisible();
  const picked = page.locator('.option.lit-selected, .option[aria-pressed=true]');
  const draft = await picked.textContent();
  await house.server.silent(async () => {
    // The lid is opened: ten minutes have passed, and the line still looks open.
    await page.evaluate(() => {
      const { now } = Date;
      Date.now = () => now() + 600_000;
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await expect(page.locator('.link-badge.reconnecting')).toBeVisible();
  });
  await expect(page.locator('.link-badge.online, .link-badge.slow')).toBeVisible({ timeout: 60_000 });
  await expect(page.locator('.decision-bar')).toHaveAttribute('data-question', question!);
  await expect(picked).toHaveText(draft!);
  const there = await log(mira);
  await confirm.click();
  await expect.poll(() => log(mira)).toBeGreaterThan(there);
  await house.play(3, mira, tomas);
});

test('to take back past the line the other is asked, in a strip over the own decision', async ({ house }) => {
  const mira = await house.person('Mira');
  const tomas = await house.person('Tomas');
  await house.make(mira, 'lantern-hill', ['person', 'person']);
  await house.join(tomas, await house.link(mira));
  await house.begin(mira, tomas);
  await house.play(8, mira, tomas);
  const ask = mira.page.getByRole('button', { name: 'Ask the others' });
  // Own answers are taken back at once, up to where something became known.
  for (let n = 0; n < 20 && !(await ask.isVisible()); n++) {
    await mira.page.getByRole('button', { name: 'Undo' }).click({ force: true });
    await mira.page.waitForTimeout(400);
  }
  const before = await log(mira);
  await ask.click();
  await expect(mira.page.locator('.vote')).toContainText('You would like to take the last step back');
  await expect(tomas.page.locator('.vote')).toContainText('Mira would like to take the last step back');
  // The strip rides on the bar, which stays where it was; board and seats make room for it.
  const box = async (what: string): Promise<{ x: number; y: number; width: number; height: number }> =>
    (await tomas.page.locator(what).first().boundingBox())!;
  const [strip, sentence, board] = [
    await box('.vote'),
    await box('.decision-bar .sentence'),
    await box('.board'),
  ];
  expect(sentence.y).toBeGreaterThanOrEqual(strip.y + strip.height);
  expect(sentence.x + sentence.width).toBeLessThanOrEqual(strip.x + strip.width);
  expect(board.y + board.height).toBeLessThanOrEqual(strip.y + 1);
  await tomas.page.getByRole('button', { name: 'Refuse' }).click();
  await expect(mira.page.locator('.vote')).toHaveCount(0);
  expect(await log(mira)).toBe(before);
  await mira.page.getByRole('button', { name: 'Undo' }).click({ force: true });
  await ask.click();
  await expect(tomas.page.locator('.vote')).toBeVisible();
  await tomas.table.isAccessibleInBothThemes();
  await tomas.page.getByRole('button', { name: 'Accept' }).click();
  await expect(mira.page.locator('.vote')).toHaveCount(0);
  await expect.poll(() => log(mira)).toBeLessThan(before);
  await expect.poll(() => log(tomas)).toBe(await log(mira));
  // What one tries out is nobody else's: a bot plays the other, and the table stands as it did.
  const stood = await log(tomas);
  await mira.page.locator('#menu').click();
  await mira.page.getByRole('button', { name: 'What if? Try it from here' }).click();
  const back = mira.page.getByRole('button', { name: 'Back to the game' });
  await expect(back).toBeVisible();
  await house.play(2, mira);
  expect(await log(tomas)).toBe(stood);
  await back.click();
  await expect(back).toHaveCount(0);
  await expect.poll(() => log(mira)).toBe(stood);
  await house.play(2, mira, tomas);
});

test('chat, phrases, signs, and not hearing somebody', async ({ house }) => {
  const mira = await house.person('Mira', { settings: { listView: false } });
  const tomas = await house.person('Tomas', { settings: { listView: false } });
  await house.make(mira, 'cards-of-the-dead', ['person', 'person']);
  await house.join(tomas, await house.link(mira));
  await house.begin(mira, tomas);
  await mira.page.getByRole('tab', { name: /Chat/ }).click();
  await mira.page.getByPlaceholder('Say something').fill('I have until ten.');
  await mira.page.keyboard.press('Enter');
  await expect(tomas.page.locator('.unread')).toContainText('1');
  await tomas.page.getByRole('tab', { name: /Chat/ }).click();
  await expect(tomas.page.locator('.talk-line')).toContainText('I have until ten.');
  await mira.page.getByLabel('Phrases').selectOption('thanks');
  await expect(tomas.page.locator('.mark.phrase')).toContainText('Thank you.');
  await mira.page.getByRole('button', { name: 'danger' }).click();
  await mira.page.locator('#board [data-piece]').first().click({ force: true });
  await expect(tomas.page.locator('.mark.ping')).toContainText('danger');
  // A line that is drawn on one board is seen on the other, and fades.
  await mira.page.getByRole('button', { name: 'draw' }).click();
  const board = (await mira.page.locator('#board').boundingBox())!;
  await mira.page.mouse.move(board.x + 80, board.y + 80);
  await mira.page.mouse.down();
  await mira.page.mouse.move(board.x + 240, board.y + 160, { steps: 6 });
  await mira.page.mouse.up();
  await expect(tomas.page.locator('.mark.sketch polyline')).toBeVisible();
  await expect(tomas.page.locator('.mark.sketch')).toHaveCount(0, { timeout: 20_000 });
  await tomas.page.getByRole('button', { name: 'Mute Mira' }).click();
  await expect(tomas.page.locator('.talk-line')).toHaveCount(0);
  await tomas.page.getByRole('button', { name: 'Hear Mira again' }).click();
  await expect(tomas.page.locator('.talk-line')).toHaveCount(1);
});
