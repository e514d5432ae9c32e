/** Somebody who plays Vengeance by ear: the page is known by its roles and names alone, and Enter presses. */

import { buttonsIn, type Heard } from './by-ear.ts';
import { expect, type Table } from './served.ts';

const LONGEST = 1_500;
/** Rolls without a set. */
const ENOUGH = 6;

const REGIONS = [
  ['main', 'Board'],
  ['region', 'Decision'],
  ['region', 'Your board'],
] as const;
type Region = (typeof REGIONS)[number][1];

type Button = Heard<Region>;

const ACTIONS = ['Training', 'Purchase', 'Recon', 'Healing', 'Loot'];
const OVER = /^(more …|less|Undo|Hint|Help|Play again|Review this game)$/;

export class Listener {
  #rolls = 0;
  /** What was asked, once each. */
  readonly asked = new Set<string>();

  constructor(readonly table: Table) {}

  /** To the end; every answer is found by what is heard of it. */
  async playToTheEnd(): Promise<void> {
    const { page } = this.table;
    for (let n = 0; n < LONGEST; n++) {
      if (await this.table.isOver()) return;
      const pressed = await this.#answer();
      await page.waitForTimeout(pressed ? 10 : 40);
    }
    throw new Error(`${LONGEST} answers, and still: ${await this.table.decision.innerText()}`);
  }

  async #answer(): Promise<boolean> {
    const { page } = this.table;
    const parts = await Promise.all(
      REGIONS.map(async ([role, name]) => {
        const place = page.getByRole(role, { name, exact: true });
        return { region: name, heard: await place.ariaSnapshot() };
      }),
    );
    const question = /heading "((?:[^"\\]|\\.)*)"/.exec(parts[1]!.heard)?.[1] ?? '';
    const buttons = parts.flatMap(({ region, heard }) => buttonsIn(heard, region));
    const wanted = this.#wanted(question, buttons);
    if (wanted === undefined) return false;
    this.asked.add(question);
    const within =
      wanted.group === ''
        ? page.getByRole(wanted.region === 'Board' ? 'main' : 'region', { name: wanted.region, exact: true })
        : page.getByRole('group', { name: wanted.group, exact: true });
    const one = within.getByRole('button', { name: wanted.name, exact: true, disabled: false }).first();
    // What was heard a moment ago may have gone: it is listened again.
    await one.press('Enter', { timeout: 2_000 }).catch(() => undefined);
    return true;
  }

  #wanted(question: string, buttons: readonly Button[]): Button | undefined {
    const named = (name: RegExp, region: Region = 'Board'): Button | undefined =>
      buttons.find((one) => one.region === region && name.test(one.name));
    const grouped = (...groups: readonly string[]): Button | undefined =>
      groups.map((group) => buttons.find((one) => one.group === group)).find((found) => found !== undefined);
    const onBoard = buttons.filter(({ region }) => region === 'Board');
    const done = buttons.find(({ region, name }) => region === 'Decision' && !OVER.test(name));
    const menu = buttons.find(({ group }) => group.endsWith(': how?'));
    if (menu !== undefined) return menu;
    if (question.startsWith('Which hero')) return named(/^Iron Belle\b.*Old Injury/);
    if (question.startsWith('Which side')) return named(/ rooms, \d+ minions/);
    if (question.startsWith('Flashback'))
      return named(/ experience\.$/) ?? grouped(...ACTIONS) ?? named(/^Done/, 'Decision');
    if (question.startsWith('Which loot') || question.startsWith('Which flashback'))
      return grouped('Loot', ...ACTIONS) ?? done;
    if (question.startsWith('Roll')) return this.#roll(buttons) ?? done;
    if (/: (whom|where to|which way)\?/.test(question))
      return named(/not visited/iu) ?? onBoard.find(({ name }) => name !== 'Understood') ?? done;
    const sets = buttons.find(
      ({ region, name }) =>
        region === 'Your board' && /^(?!Health)/.test(name) && !/ no charge| used$/i.test(name),
    );
    return sets ?? done;
  }

  /** A set where the dice pay for one, else a roll, until that was enough. */
  #roll(buttons: readonly Button[]): Button | undefined {
    const set = buttons.find(({ name }) => name.endsWith('Your dice pay for it.'));
    const roll = buttons.find(({ name, region }) => region === 'Decision' && name.startsWith('Roll '));
    if (set === undefined && roll !== undefined && this.#rolls < ENOUGH) {
      this.#rolls++;
      return roll;
    }
    this.#rolls = 0;
    return set ?? buttons.find(({ name }) => name === 'Stop');
  }

  /** The end as it is heard: its title, and the score line by line. */
  async hearsTheEnd(): Promise<void> {
    const { page } = this.table;
    await expect(page.getByRole('region', { name: /^(Revenge|Dead|Out alive)/ })).toBeVisible();
    const sheet = page.getByRole('table', { name: 'The score, line by line' });
    await expect(sheet.getByRole('row')).toHaveCount(8);
    await expect(sheet.getByRole('row', { name: /^Total/ })).toBeVisible();
  }
}
