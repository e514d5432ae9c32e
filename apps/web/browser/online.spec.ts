import { expect, PHONE, test, type Person } from './online.ts';

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
  const left = async (one: Person): Promise<number> => Number(await clock(one).textContent());
  for (let n = 0; n < 14 && !(await clock(mira).isVisible()); n++) await house.play(1, mira, tomas);
  const before = await left(mira);
  await expect.poll(() => left(mira)).toBeLessThan(before);
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

test('four people sit at one table, and what one does the others see', async ({ house }) => {
  const names = ['Mira', 'Tomas', 'Ivo', 'Jun'];
  const [mira, ...others] = await Promise.all(names.map((name) => house.person(name)));
  await house.make(mira!, 'dead-cells', ['person', 'person', 'person', 'person']);
  const link = await house.link(mira!);
  for (const one of others) await house.join(one, link);
  await house.begin(mira!, ...others);
  await house.play(8, mira!, ...others);
  const seen = await log(mira!);
  for (const one of others) await expect.poll(() => log(one)).toBe(seen);
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

test('a server that is killed in the middle of a decision is back with the same question and the draft', async ({
  house,
}) => {
  const mira = await house.person('Mira');
  const tomas = await house.person('Tomas');
  await house.make(mira, 'lantern-hill', ['person', 'person']);
  await house.join(tomas, await house.link(mira));
  await house.begin(mira, tomas);
  await house.play(3, mira, tomas);
  const asked = (await house.asked(mira, tomas))!;
  const before = await asked.page.locator('.decision-bar').getAttribute('data-question');
  await house.server.stop('SIGKILL');
  await expect(asked.page.locator('.link-badge.reconnecting')).toBeVisible();
  await expect(asked.page.locator('.decision-bar')).toHaveAttribute('data-question', before!);
  await house.server.start();
  await expect(asked.page.locator('.link-badge.online, .link-badge.slow')).toBeVisible({ timeout: 30_000 });
  await expect(asked.page.locator('.decision-bar')).toHaveAttribute('data-question', before!);
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
  await tomas.page.getByRole('button', { name: 'Mute Mira' }).click();
  await expect(tomas.page.locator('.talk-line')).toHaveCount(0);
  await tomas.page.getByRole('button', { name: 'Hear Mira again' }).click();
  await expect(tomas.page.locator('.talk-line')).toHaveCount(1);
});
