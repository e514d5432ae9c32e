import { fourSit, shownToAll } from './online-stories.ts';
import { expect, PHONE, test, type Person } from './online.ts';
import { secondsIn } from './time.ts';

test('four people sit at one table of vengeance, and what one does the others see', fourSit('vengeance', 4));
test('the screen of all shows vengeance whole, and of each place what is its own', shownToAll('vengeance'));

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
