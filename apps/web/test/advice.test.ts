/** Weighed hints: what they say in numbers is what comes of it, and whoever waits gets a better one. */

import { botNamed, playOut, settledAt, type AnyGuide } from '@gravetable/bots';
import { gameOf, games } from '@gravetable/catalog';
import { Desk, hintFor, Host, MemoryStore, type Table } from '@gravetable/host';
import { belowOf, isRefusal, Look, same, Speaker, kernelWords } from '@gravetable/kernel';
import type { AnyPlay, Json, QuestionView, Refusal } from '@gravetable/kernel';
import type { Advice, Snapshot } from '@gravetable/protocol';
import { due } from '@gravetable/testkit';
import { describe, expect, test } from 'vitest';

const SLICE = 100;
const never = { now: () => 0, later: () => () => undefined };

class Seated {
  readonly table: Table;
  readonly desk: Desk;
  #asked = 0;
  #clock = 0;

  private constructor(table: Table, weighs: number | undefined) {
    this.table = table;
    const now = (): number => (this.#clock += 20);
    const start = { table, seats: [0], hears: () => undefined, fresh: () => 'fresh', now };
    this.desk = new Desk(weighs === undefined ? start : { ...start, weighs });
  }

  static async at(game: string, seed: string, weighs?: number): Promise<Seated> {
    const host = new Host({ store: new MemoryStore(), time: never, gameOf });
    const seats = [{ name: 'Ann', kind: 'person' }];
    const options = { ...gameOf(game)!.simulated };
    const table = await host.begin({ id: 't', game, seats, options, seed, meta: () => ({}) });
    if (isRefusal(table)) throw new Error(table.code);
    return new Seated(table, weighs);
  }

  get question(): QuestionView | undefined {
    return (this.desk.look(0) as Snapshot).questions.find(({ power }) => !power);
  }

  ask<T>(message: object): Promise<T> {
    const [key, { revision }] = [`k${this.#asked++}`, this.table.age];
    return this.desk.request({ table: 't', revision, key, ...message }) as Promise<T>;
  }

  async weighed(question: string, most = 1000): Promise<Advice> {
    let told: Advice | null = null;
    for (let n = 0; n < most && told?.done !== true; n++) {
      const more: Advice | Refusal | null = await this.ask({ do: 'weigh', question });
      if (more === null || isRefusal(more)) throw new Error(JSON.stringify(more));
      told = more;
    }
    return told!;
  }

  /** As a careful player would, until something is asked that is worth weighing. */
  async on(answers: number): Promise<void> {
    for (let n = 0; n < answers && !this.table.session.play.over; n++) {
      if (await this.table.others(0)) continue;
      const { id } = this.question!;
      const { value } = hintFor(this.table.session, 0)!;
      await this.ask({ do: 'answer', question: id, value });
    }
  }

  async toChoice(): Promise<QuestionView> {
    for (let n = 0; n < 200; n++) {
      const question = this.question;
      if (question !== undefined && question.options.length > 1 && question.form === 'one') return question;
      await this.on(1);
    }
    throw new Error('nothing to choose');
  }
}

/** What comes of an answer when careful plays on to the very end, on tables dealt anew. */
function played(table: Table, value: Json, tables: number): number {
  const { play, game } = table.session;
  const guide = game.guide as AnyGuide;
  const careful = botNamed(game, 'careful')!;
  const look = new Look(play, play.pendingOf(0)!);
  const below = belowOf('beside');
  let sum = 0;
  for (let n = 0; n < tables; n++) {
    const sample = look.sample(below) as unknown as AnyPlay;
    sample.put(sample.pendingOf(0)!, value);
    const stop = (): boolean => settledAt(sample, 0, guide) !== null;
    playOut(sample, [careful], below, { stop });
    sum += settledAt(sample, 0, guide)!;
  }
  return sum / tables;
}

const GUIDED = games.filter(({ guide }) => guide !== undefined).map(({ id }) => id);
const WHERE: Readonly<Record<string, readonly number[]>> = {
  'cards-of-the-dead': [4, 15, 30, 45],
  'dead-cells': [30, 70, 110, 150],
  vengeance: [30],
  'dead-keep': [60, 140],
};
const TABLES = 30;

describe.each(due(GUIDED, (id) => id))('%s', (id) => {
  const { measure } = gameOf(id)!.guide as AnyGuide;
  const most = measure?.most ?? 100;

  test('what a weighed hint says in numbers comes true on average', async () => {
    const speaker = new Speaker('en', [gameOf(id)!.text.en, kernelWords.en]);
    let [said, came, n] = [0, 0, 0];
    for (const answers of WHERE[id] ?? [20]) {
      const seat = await Seated.at(id, `advice ${answers}`, SLICE);
      await seat.on(answers);
      if (seat.table.session.play.over) continue;
      const question = await seat.toChoice();
      const { value, says } = await seat.weighed(question.id);
      expect(question.options.some((one) => same(one.value, value))).toBe(true);
      const { id: words, args } = says!;
      expect(speaker.say(says!)).toContain(JSON.stringify(args!['n']));
      if (words === (measure?.says ?? 'advice.wins'))
        expect(args!['n']).toBeGreaterThan(args!['next'] as number);
      said += (args!['n'] as number) / most;
      came += played(seat.table, value, TABLES);
      n++;
    }
    expect(n).toBeGreaterThan(0);
    // Some tables of some positions each: five standard errors of a share of one half.
    expect(Math.abs(said - came) / n).toBeLessThan(5 * Math.sqrt(0.25 / (n * TABLES)));
  });
});

describe('whoever waits', () => {
  test('is told more, a moment at a time; the first is there at once', async () => {
    const seat = await Seated.at('cards-of-the-dead', 'waits', SLICE);
    const { id } = await seat.toChoice();
    const first = await seat.weighed(id, 1);
    expect(first.done).toBe(false);
    const last = await seat.weighed(id);
    expect(last.done).toBe(true);
    expect(last.says).not.toBeNull();
  });

  test('begins anew when something else is asked, and is refused what is asked no more', async () => {
    const seat = await Seated.at('cards-of-the-dead', 'anew', SLICE);
    const { id } = await seat.toChoice();
    await seat.weighed(id, 1);
    await seat.on(1);
    expect(await seat.ask({ do: 'weigh', question: id })).toMatchObject({ refused: true });
    expect((await seat.weighed((await seat.toChoice()).id, 1)).done).toBe(false);
  });

  test('waits for nothing where others share the machine', async () => {
    const seat = await Seated.at('cards-of-the-dead', 'shared');
    const { id } = await seat.toChoice();
    expect(await seat.ask({ do: 'weigh', question: id })).toBeNull();
  });
});

describe('the words for what a search counts', () => {
  const HANDED: Readonly<Record<string, readonly string[]>> = {
    '': ['n', 'next'],
    '.alone': ['n'],
    '.even': ['n'],
    '.review': ['n', 'given', 'error'],
    '.axis': [],
  };

  for (const game of games.filter(({ guide }) => guide !== undefined))
    test(`${game.id} has them in both languages, and they ask for nothing they are not handed`, () => {
      const { says } = game.guide!.measure ?? { says: 'advice.wins' };
      for (const language of ['en', 'fr'] as const)
        for (const [form, handed] of Object.entries(HANDED)) {
          const words = { ...kernelWords[language], ...game.text[language] }[`${says}${form}`];
          expect(words, `${says}${form} ${language}`).toBeDefined();
          const asked = [...words!.matchAll(/\{(\w+)(?=[,}])/g)].map(([, name]) => name!);
          expect(asked.filter((name) => !handed.includes(name))).toEqual([]);
        }
    });
});
