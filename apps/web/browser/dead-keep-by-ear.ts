/** Somebody who plays The Dead Keep by ear: the page is known by its roles and names alone, and Enter presses. */

import { buttonsIn, type Heard } from './by-ear.ts';
import { expect, type Table } from './served.ts';

/** So many presses, and no end. Listening is not counted: on a busy machine it is listened oftener. */
const LONGEST = 900;
/** Listened so often to no avail: what was pressed last went astray. */
const LOST = 60;
/** So long nothing is heard that could be pressed. */
const STUCK = 90_000;
/** So often it is listened whether more can be done than to end the Turn. */
const PATIENT = 50;
const REGIONS = [
  ['main', 'Board'],
  ['region', 'Decision'],
  ['region', 'Adventurer'],
] as const;
type Region = (typeof REGIONS)[number][1];
type Button = Heard<Region>;

const MAP = 'The keep. Arrow keys go from Zone to Zone.';
/** What answers nothing. */
const ASIDE =
  /^(Undo|Redo|Hint|Help|more …|less|Votes|Close|Understood|Not now|Play again|Review this game|See the keep|Look at this .*|Try it again .*)$/;
const LOOKING = /^(How much of the map is shown|To the next tile)$/;
const DEEDS = ['Take', 'Strike', 'Shoot', 'Search'];

export class KeepListener {
  /** What was asked, once each. */
  readonly asked = new Set<string>();
  /** What was pressed, in order. */
  readonly pressed: string[] = [];
  #question = '';
  #presses = 0;
  /** How often nothing was found to press since. */
  #waited = 0;

  constructor(readonly table: Table) {}

  /**
   * To the end; every answer is found by what is heard of it. `hears` is told each question that waits for an answer,
   * before it is given: what is on the page between two questions may be answered already.
   */
  async playToTheEnd(hears: (question: string) => Promise<void> = async () => undefined): Promise<void> {
    const { page } = this.table;
    let heard = Date.now();
    while (this.pressed.length < LONGEST && Date.now() - heard < STUCK) {
      if (await this.table.isOver()) return;
      if (await this.#answer(hears)) {
        this.#waited = 0;
        heard = Date.now();
      } else {
        this.#waited++;
        await page.waitForTimeout(40);
      }
    }
    throw new Error(`still asked: ${this.#question}; pressed: ${this.pressed.slice(-8).join(' | ')}`);
  }

  async #answer(hears: (question: string) => Promise<void>): Promise<boolean> {
    const { page } = this.table;
    const places = REGIONS.map(([role, name]) => page.getByRole(role, { name, exact: true }));
    // While the others act there is no sheet of one's own, and between two questions no bar.
    const heard = await Promise.all(
      places.map(async (place) => ((await place.count()) === 0 ? '' : place.ariaSnapshot().catch(() => ''))),
    );
    const question = /heading "((?:[^"\\]|\\.)*)"/.exec(heard[1]!)?.[1] ?? '';
    this.#presses = question === this.#question ? this.#presses + 1 : 0;
    this.#question = question;
    const buttons = REGIONS.flatMap(([, name], at) => buttonsIn(heard[at]!, name, ['group', 'region']));
    const wanted = this.#wanted(question, buttons);
    if (wanted === undefined) return false;
    if (!this.asked.has(question)) {
      this.asked.add(question);
      await hears(question);
    }
    const region = places[REGIONS.findIndex(([, name]) => name === wanted.region)]!;
    const within =
      wanted.group === ''
        ? region
        : region
            .getByRole('group', { name: wanted.group, exact: true })
            .or(region.getByRole('region', { name: wanted.group, exact: true }));
    const one = within.getByRole('button', { name: wanted.name, exact: true, disabled: false }).first();
    // What was heard a moment ago may have gone: it is listened again.
    const done = await one.press('Enter', { timeout: 2_000 }).then(
      () => true,
      () => false,
    );
    if (done) this.pressed.push(wanted.name);
    return done;
  }

  #wanted(question: string, buttons: readonly Button[]): Button | undefined {
    const bar = buttons.filter(({ region, name }) => region === 'Decision' && !ASIDE.test(name));
    const last = this.pressed.at(-1) ?? '';
    const suggested = bar.find(({ name }) => name.startsWith('As suggested'));
    // A table that has just opened leads the keyboard to its question: a press may go there, and is made again.
    const isLost = this.#waited > LOST;
    if (suggested !== undefined && (isLost || !last.startsWith('As suggested'))) return suggested;
    // The muster goes by itself now.
    if (suggested?.name === 'As suggested') return undefined;
    const laid = buttons.filter(
      ({ region, group, name }) =>
        region === 'Board' && group !== '' && group !== MAP && !LOOKING.test(group) && !ASIDE.test(name),
    );
    if (laid.some(({ group }) => group === 'Cards and places')) return this.#lay(laid, bar);
    const ends = bar.find(({ name }) => name.startsWith('End turn'));
    const [first] = laid.filter(({ group }) => group !== 'Share out');
    // What was chosen among them waits to be confirmed.
    if (first !== undefined && first.name === last && ends === undefined && bar.length > 0) return bar[0];
    if (first !== undefined) return first;
    if (ends !== undefined)
      return this.#act(buttons) ?? (this.#isSettled(question, buttons) ? ends : undefined);
    const rest = bar.filter((one) => one !== suggested);
    return rest[0] ?? buttons.find(({ group }) => group === MAP);
  }

  /** How far one gets is said a moment after the question: whoever ends the Turn before has not heard all of it. */
  #isSettled(question: string, buttons: readonly Button[]): boolean {
    const walks = ({ group, name }: Button): boolean => group === MAP && / to walk there/.test(name);
    return /\b0 Actions left/.test(question) || buttons.some(walks) || this.#waited > PATIENT;
  }

  /** One press more. */
  async presses(): Promise<string> {
    await expect.poll(() => this.#answer(async () => undefined)).toBe(true);
    return this.pressed.at(-1)!;
  }

  /** What was found lies where it is used already. */
  #lay(laid: readonly Button[], bar: readonly Button[]): Button | undefined {
    return laid.find(({ name }) => name === 'As it lies') ?? bar[0];
  }

  /** What can be done: to take, to fight, to search; else one step, once in a while. */
  #act(buttons: readonly Button[]): Button | undefined {
    const offered = buttons.filter(({ region }) => region === 'Adventurer');
    const deed = DEEDS.flatMap((one) => offered.find(({ name }) => name.startsWith(one)) ?? [])[0];
    if (deed !== undefined && this.#presses < 6) return deed;
    if (this.#presses > 0) return undefined;
    return buttons.find(({ group, name }) => group === MAP && /\b1 Action to walk there/.test(name));
  }

  /** The end as it is heard: what came of it, why, and how everybody came through. */
  async hearsTheEnd(): Promise<void> {
    const { page } = this.table;
    const end = page.getByRole('region', { name: /^First Night Ashore: (won|lost)$/ });
    await expect(end).toContainText(/\d of 3 Objectives taken/);
    await expect(end).toContainText(/\d+ Rounds?/);
    await expect(end.getByRole('heading', { name: 'Turning points' })).toBeVisible();
  }
}
