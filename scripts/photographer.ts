/** What getting to a screen takes, whatever game it is: patience, and an outcry when nothing happens. */

import type { Page } from '@playwright/test';

export type Shot = (page: Page, address: string) => Promise<void>;

const PATIENCE = 8000;
const GLANCE = 50;

/** Everything that can be read: a phone shows the log on another tab. */
function stateOf(page: Page): Promise<string> {
  return page.evaluate(() => document.body.innerText);
}

export async function until(seen: () => Promise<boolean>, complaint: string): Promise<void> {
  for (let waited = 0; !(await seen()); waited += GLANCE) {
    if (waited > PATIENCE) throw new Error(complaint);
    await new Promise((resolve) => setTimeout(resolve, GLANCE));
  }
}

/** Press the first of these, take the first thing its menu offers, and confirm where that is asked for. */
export async function answer(page: Page, what: string, { menu = '', sure = true } = {}): Promise<void> {
  let before = await stateOf(page);
  const confirm = page.locator('#confirm');
  const moved = async (): Promise<boolean> => (await confirm.isVisible()) || (await stateOf(page)) !== before;
  await page.locator(what).first().click();
  if (menu !== '') {
    const offered = page.locator(menu).first();
    await until(async () => (await offered.isVisible()) || (await moved()), `${what} leads nowhere`);
    if (await offered.isVisible()) {
      before = await stateOf(page);
      await offered.click();
    }
  }
  await until(moved, `${what} was pressed and nothing followed`);
  if (sure && (await confirm.isVisible())) await confirm.click();
}

const KEY = 'gravetable-settings';

/** Get there with other settings; the usual ones lie ready again for the next screen. */
export function withSettings(settings: object, shot: Shot): Shot {
  return async (page, address) => {
    await page.goto(address);
    const usual = await page.evaluate((key) => localStorage.getItem(key) ?? '{}', KEY);
    const put = (text: string): Promise<void> =>
      page.evaluate(([key, value]) => localStorage.setItem(key!, value!), [KEY, text]);
    await put(JSON.stringify({ ...(JSON.parse(usual) as object), ...settings }));
    await page.reload();
    try {
      await shot(page, address);
    } finally {
      await put(usual);
    }
  };
}
