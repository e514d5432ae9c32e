/**
 * What is told of several people at one table, whatever they play. Each game has a file of its own: when it changes, its own
 * tables are sat down at again.
 */

import { DESK, expect, PHONE, USUAL, type House, type Person } from './online.ts';

type Story = (seated: { readonly house: House }) => Promise<void>;

export const log = ({ page }: Person): Promise<number> => page.locator('.log-line').count();

export const rowsOfTabs = ({ page }: Person): Promise<number> =>
  page
    .locator('.bottom-sheet [role=tab]')
    .evaluateAll((tabs) => new Set(tabs.map((tab) => tab.getBoundingClientRect().top)).size);

export function twoPlay(game: string): Story {
  return async ({ house }) => {
    const mira = await house.person('Mira');
    const tomas = await house.person('Tomas', { size: PHONE });
    await house.make(mira, game, ['person', 'person']);
    await house.join(tomas, await house.link(mira));
    await expect(mira.page.locator('.lobby-seat').nth(1)).toContainText('Tomas');
    await house.begin(mira, tomas);
    await house.play(6, mira, tomas);
    await expect.poll(() => log(mira)).toBeGreaterThan(0);
  };
}

/** Four sit there, one of them with a phone, and what one does the others see. */
export function fourSit(game: string, answers: number): Story {
  return async ({ house }) => {
    const names = ['Mira', 'Tomas', 'Ivo', 'Jun'];
    const sizes = [DESK, PHONE, DESK, DESK];
    const people = await Promise.all(names.map((name, at) => house.person(name, { size: sizes[at]! })));
    const [mira, ...others] = people as [Person, ...Person[]];
    await house.make(mira, game, ['person', 'person', 'person', 'person']);
    const link = await house.link(mira);
    for (const one of others) await house.join(one, link);
    await house.begin(mira, ...others);
    await house.play(answers, ...people);
    // A phone has the log behind a tab: there it is not counted.
    const desks = people.filter((_, at) => sizes[at] === DESK);
    await expect.poll(async () => new Set(await Promise.all(desks.map(log))).size).toBe(1);
    expect(await log(mira)).toBeGreaterThan(0);
  };
}

/** The screen of all shows the game whole, and of each place what is its own. */
export function shownToAll(game: string): Story {
  return async ({ house }) => {
    const mira = await house.person('Mira');
    const wall = await house.person('Wall', { settings: { listView: false } });
    await house.make(mira, game, ['person', 'careful', 'careful']);
    await wall.page.goto(await house.link(mira));
    await expect(wall.page.locator('.join')).toBeVisible();
    await house.begin(mira);
    await house.play(8, mira);
    const table = /#\/online\/(\w+)/.exec(mira.page.url())![1]!;
    await wall.page.goto(`${house.server.address}#/screen/${table}`);
    for (const size of [DESK, { width: 1280, height: 720 }]) {
      await wall.page.setViewportSize(size);
      const outside = (): Promise<string[]> =>
        wall.page.evaluate(() => {
          const board = document.querySelector('.shared-board')!;
          const cut = [board, ...board.querySelectorAll('[data-whole]')].filter(
            ({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1,
          );
          const strayed = [...document.querySelectorAll('.place')].flatMap((place) => {
            const own = place.getBoundingClientRect();
            return [...place.querySelectorAll(':not(.sr, .sr *)')].filter((one) => {
              const { left, right, top, bottom, width, height } = one.getBoundingClientRect();
              if (width * height === 0) return false;
              return (
                left < own.left - 1 || right > own.right + 1 || top < own.top - 1 || bottom > own.bottom + 1
              );
            });
          });
          return [...cut, ...strayed].map((one) => `${one.tagName}.${one.getAttribute('class')}`);
        });
      await expect(wall.page.locator('.place')).toHaveCount(3 + 1);
      await expect.poll(outside, `${game} ${size.width}`).toEqual([]);
    }
    await expect(wall.page.locator('#board kbd')).toHaveCount(0);
    // At the table itself, with words that are longer: one row of tabs on a phone.
    await mira.table.prefer({ ...USUAL, language: 'fr', listView: false });
    await mira.page.setViewportSize(PHONE);
    await expect(mira.page.locator('.bottom-sheet [role=tab]').first()).toBeVisible();
    expect(await rowsOfTabs(mira), game).toBe(1);
    await mira.table.prefer(USUAL);
    await mira.page.setViewportSize(DESK);
    await wall.table.isAccessible();
  };
}
