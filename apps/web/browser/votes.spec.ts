/** What concerns everybody: the others mark on the board what they would choose, and whoever decides sees it. */

import { Cell } from './dead-cells.ts';
import { expect, test, type Person } from './online.ts';

test('two people online: one marks a way, the other sees the mark and decides', async ({ house }) => {
  const settings = { listView: false };
  const mira = await house.person('Mira', { settings });
  const tomas = await house.person('Tomas', { settings });
  await house.make(mira, 'dead-cells', ['person', 'person']);
  await house.join(tomas, await house.link(mira));
  await house.begin(mira, tomas);
  const ways = '.dc-map .piece.lit-available';
  const asked = ({ page }: Person): Promise<boolean> =>
    page.locator('.decision-bar[data-question]').isVisible();
  const waysAsked = async (): Promise<boolean> => {
    for (const one of [mira, tomas])
      if ((await asked(one)) && (await one.page.locator(ways).count()) > 1) return true;
    return false;
  };
  for (let i = 0; i < 60 && !(await waysAsked()); i++)
    for (const one of [mira, tomas])
      if ((await asked(one)) && !(await waysAsked())) await new Cell(one.table).act();
  const decides = (await house.asked(mira, tomas))!;
  const other = decides === mira ? tomas : mira;
  await expect(other.page.locator('.decision-bar .second')).toContainText(
    `${decides.name} decides, also between equal votes.`,
  );
  const way = other.page.locator(ways).first();
  const piece = await way.getAttribute('data-piece');
  await way.click();
  for (const { page } of [decides, other])
    await expect(page.locator(`[data-piece="${piece}"] .intent-mark`)).toBeVisible();
  await expect(decides.page.locator(`[data-piece="${piece}"] .intent-mark`)).toContainText(
    `${other.name} would`,
  );
  // The mark binds nobody: it is still the other's decision.
  await expect(decides.page.locator('.decision-bar[data-question]')).toBeVisible();
});
