/** People lead: at a table with bots, what concerns everybody is decided by people, and bots advise. */

import { gameOf, games } from '@gravetable/catalog';
import { Desk, hintFor, Host, MemoryStore, type Done, type Table } from '@gravetable/host';
import { isRefusal, questionsFor, type Json, type Refusal, type SeatInfo } from '@gravetable/kernel';
import type { Advised, Preview, Push, Snapshot, Step } from '@gravetable/protocol';
import { due } from '@gravetable/testkit';
import { describe, expect, test } from 'vitest';

const PERSON: SeatInfo = { name: 'Ann', kind: 'person' };
const BOT: SeatInfo = { name: 'Bot', kind: 'careful' };
const never = { now: () => 0, later: () => () => undefined };

/** What a bot does with its own cards, in its own turn, and who it is: nobody else's business. */
const OWN: Readonly<Record<string, (label: string, answer: Json) => boolean>> = {
  'dead-cells': (label) =>
    [
      'DC-PLR-01', // who one plays
      'DC-CMB-12c', // which card one lays
      'DC-RNG-01', // whom one strikes
      'DC-RNG-01a',
      'DC-RNG-02',
      'DC-RNG-02a',
      'DC-RULING-27a',
      'DC-RULING-35',
      'DC-RULING-35a',
      'DC-RULING-54',
      'DC-ACT-09', // one's own Skill, one's own gear
      'DC-R0-02',
      'DC-RULING-100a',
      'DC-EQP-03',
      'DC-B5-02',
      'DC-PASS-04', // one's own hand
      'DC-RULING-87a',
      'DC-CHK-03',
      'DC-MUT-02',
      'DC-MUT-03',
      'DC-MUT-04e',
      'DC-B6-03',
      'DC-RULING-91',
    ].includes(label),
  // Whoever plays an Adventurer takes their Turn, shares out their own hits and keeps their own gear.
  'dead-keep': (label) =>
    [
      'DK-PP-01b',
      'DK-PP-03a',
      'DK-ADR-07',
      'DK-CLASS-DUO-01a',
      'DK-CLASS-RANGER-01',
      'DK-INV-07c',
      'DK-MELEE-01',
      'DK-RULING-63b',
      'DK-RULING-66b',
      'DK-RULING-115b',
      'DK-RULING-117',
      'DK-RULING-119',
      'DK-RULING-121',
      'DK-RULING-123b',
      'DK-RULING-130b',
      'DK-RULING-138',
      'DK-RULING-156',
      'DK-SETUP-16b',
      'DK-SKILL-HITRUN',
      'DK-SKILL-M-ARMORREROLLb',
      'DK-SKILL-REAPER',
      'DK-SKILL-TOUGHa',
      'DK-TRADE-01',
      'DK-TRADE-02',
      'DK-TRADE-03',
    ].includes(label),
  // Everybody storms a den of their own.
  vengeance: () => true,
  'cards-of-the-dead': (label, answer) =>
    label !== 'CD-TURN-11b' ||
    !['walk', 'walkPlace', 'run'].includes((answer as { readonly do?: string }).do ?? ''),
};

interface Hero {
  readonly seat: number;
  readonly handCount: number;
  readonly hand: unknown;
}

class Seated {
  readonly table: Table;
  readonly desk: Desk;
  readonly heard: Push[] = [];
  /** Who decided what was not a bot's own: the person, or a bot. */
  readonly decided = { person: 0, bot: 0 };
  readonly advice: Advised[] = [];

  constructor(table: Table) {
    this.table = table;
    this.desk = new Desk({
      table,
      seats: [0],
      hears: (push) => this.heard.push(push),
      fresh: () => 'fresh',
      now: () => 0,
    });
    this.desk.look(0);
  }

  look(): Snapshot {
    return this.desk.look(0) as Snapshot;
  }

  ask<T>(message: object): Promise<T> {
    const key = `k${this.#asked++}`;
    return this.desk.request({
      table: 't',
      revision: this.table.age.revision,
      key,
      ...message,
    }) as Promise<T>;
  }
  #asked = 0;

  answer(question: string, value: Json): Promise<Done | Refusal> {
    return this.ask({ do: 'answer', question, value });
  }

  /** One answer of somebody: bots as they are driven, the person as a careful player would. */
  async step(): Promise<void> {
    const { table } = this;
    const { session } = table;
    const before = session.count;
    if (!(await table.others(0))) {
      const { questions, advised } = this.look();
      const question = questions.find((one) => !one.power)!;
      const value = advised?.value ?? hintFor(session, question.seat)!.value;
      if (advised !== null) this.advice.push(advised);
      const done = await this.answer(question.id, value);
      if (isRefusal(done)) throw new Error(JSON.stringify(done));
      this.decided.person++;
    } else if (session.count > before) {
      const { entry, label } = session.moments.at(-1)!;
      if (entry[0] > 0 && entry.length === 2 && !OWN[session.game.id]!(label, entry[1])) this.decided.bot++;
    }
  }

  /** The reasons bots gave, for what they did and for what they advised, in order. */
  said(): readonly string[] {
    return this.heard.flatMap((push) => {
      if (push.push !== 'step') return [];
      const reason = push.reason ?? push.step.advised?.reason ?? null;
      return reason === null ? [] : [reason.id];
    });
  }

  async until(seen: () => boolean, most = 4000): Promise<void> {
    for (let i = 0; i < most && !seen() && !this.table.session.play.over; i++) await this.step();
  }
}

async function sit(
  game: string,
  options: Record<string, Json> = {},
  seed = 'lead',
  seats: readonly SeatInfo[] = [PERSON, BOT, BOT],
): Promise<Seated> {
  const host = new Host({ store: new MemoryStore(), time: never, gameOf });
  const table = await host.begin({ id: 't', game, seats, options, seed, meta: () => null });
  if (isRefusal(table)) throw new Error(table.code);
  table.lead = true;
  return new Seated(table);
}

const MEASURED = [
  ['dead-cells', { runs: 1 }],
  ['cards-of-the-dead', {}],
  ['dead-keep', {}],
] as const;

describe('people lead', () => {
  test('every game in which somebody decides for all is measured', () => {
    const shared = games.filter(({ group }) => group !== undefined).map(({ id }) => id);
    expect(shared.toSorted()).toEqual(MEASURED.map(([id]) => id as string).toSorted());
  });

  for (const [game, options] of due(MEASURED, ([game]) => game)) {
    test(`${game}: of what is not a bot's own, at least 80 % is the person's`, async () => {
      const at = await sit(game, options);
      await at.until(() => false);
      expect(at.table.session.play.over).toBe(true);
      const { person, bot } = at.decided;
      expect(at.advice.length).toBeGreaterThan(5);
      expect(person / (person + bot), JSON.stringify(at.decided)).toBeGreaterThanOrEqual(0.8);
      // Advice is read one after the other, whatever bots did in secret between: no formula twice in a row there either.
      const advised = at.advice.map(({ reason }) => reason?.id ?? null);
      expect(advised.filter((id, i) => id !== null && id === advised[i - 1])).toEqual([]);
      // Who advises says why, each time.
      expect(advised.filter((id) => id === null)).toEqual([]);
      const said = at.said();
      expect(said.length).toBeGreaterThan(20);
      expect(said.filter((id, i) => i > 0 && id === said[i - 1])).toEqual([]);
    });
  }

  test.each(MEASURED)('%s: what is said in other words says the same, with the same figures', (id) => {
    for (const text of Object.values(gameOf(id)!.text)) {
      const again = Object.keys(text).filter((one) => one.endsWith('.again'));
      expect(again.length).toBeGreaterThan(0);
      const figures = (one: string): string[] =>
        [...new Set([...text[one]!.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name!))].toSorted();
      for (const one of again) {
        const first = one.slice(0, -'.again'.length);
        expect(text[first], one).toBeDefined();
        expect(text[one]).not.toBe(text[first]);
        expect(figures(first), one).toEqual(expect.arrayContaining(figures(one)));
      }
    }
  });

  test('a bot gives no reason for the only answer there is', async () => {
    const at = await sit('dead-cells', { runs: 1 });
    let forced = 0;
    while (!at.table.session.play.over) {
      const { play, count } = at.table.session;
      const lone = [1, 2].filter((seat) =>
        questionsFor(play, seat).some(({ form, options }) => form === 'one' && options.length === 1),
      );
      const from = at.heard.length;
      await at.step();
      const { session } = at.table;
      if (session.count === count || !lone.includes(session.moments.at(-1)!.entry[0])) continue;
      forced++;
      expect(at.heard.slice(from).flatMap((one) => (one.push === 'step' ? [one.reason] : []))).toEqual([
        null,
      ]);
    }
    expect(forced).toBeGreaterThan(0);
  });

  test('vengeance: a bot gives reasons of its own, never the same formula twice in a row', async () => {
    const at = await sit('vengeance', {}, 'lead', [PERSON, BOT]);
    await at.until(() => false);
    const said = at.said();
    expect(said.length).toBeGreaterThan(10);
    expect(said.filter((id, i) => i > 0 && id === said[i - 1])).toEqual([]);
  });

  test('what the bots advise has a reason of its own, never the same formula twice in a row', async () => {
    const at = await sit('dead-cells', { runs: 3 });
    await at.until(() => false);
    const reasoned = at.advice.filter(({ reason }) => reason !== null);
    expect(reasoned.length / at.advice.length).toBeGreaterThan(0.6);
    const said = at.said();
    expect(said.length).toBeGreaterThan(100);
    expect(said.filter((id, i) => i > 0 && id === said[i - 1])).toEqual([]);
  });

  test('the bot is asked, the person answers for it, and only for what concerns everybody', async () => {
    const at = await sit('cards-of-the-dead');
    await at.until(() => at.table.led !== null);
    const { questions, waiting, advised } = at.look();
    const [question] = questions;
    expect(waiting).toEqual([0]);
    expect(question!.seat).toBe(advised!.by);
    expect(advised!.by).not.toBe(0);
    expect(question!.options.length).toBeGreaterThan(1);
    const { play } = at.table.session;
    const all = play.ask(play.pendingOf(advised!.by)!);
    const refused = await at.answer(question!.id, { do: 'endTurn' });
    expect(all.accept({ do: 'endTurn' })).toEqual({ do: 'endTurn' });
    expect(refused).toMatchObject({ code: 'NOT_ASKED' });
    const other = new Desk({
      table: at.table,
      seats: [],
      hears: () => undefined,
      fresh: () => '',
      now: () => 0,
    });
    const value = question!.options[0]!.value;
    const asked = { table: 't', revision: at.table.age.revision, key: 'x', question: question!.id, value };
    expect(await other.request({ do: 'answer', ...asked })).toMatchObject({ code: 'NOT_ASKED' });
    const done = (await at.answer(question!.id, value)) as { readonly step: Step };
    expect(done.step.moments.at(-1)!.seat).toBe(advised!.by);
  });

  test('whoever decides for a bot sees no more than before', async () => {
    const at = await sit('dead-cells', { runs: 2 });
    const known: unknown[] = [];
    let seen = 0;
    for (let i = 0; i < 2000 && seen < 20 && !at.table.session.play.over; i++) {
      const { questions, advised, view: own } = at.look();
      for (const { value } of advised === null ? [] : questions[0]!.options) {
        const { view } = await at.ask<Preview>({ do: 'preview', question: questions[0]!.id, value });
        const shown = [own, view].flatMap(
          (one) => (one as { heroes?: readonly Hero[] } | null)?.heroes ?? [],
        );
        const others = shown.filter(({ seat, handCount }) => seat === advised!.by && handCount > 0);
        known.push(...others.flatMap(({ hand }) => (hand === null ? [] : [hand])));
        if (view !== null) seen += others.length;
      }
      await at.step();
    }
    expect(seen).toBeGreaterThan(0);
    expect(known).toEqual([]);
  });

  test('it can be taken back, and is asked again', async () => {
    const at = await sit('dead-cells', { runs: 1 });
    await at.until(() => at.table.led !== null);
    const { questions, count } = at.look();
    await at.answer(questions[0]!.id, questions[0]!.options[1]!.value);
    at.table.undoes = 'free';
    await at.ask({ do: 'undo' });
    expect(at.table.session.count).toBe(count);
    await at.table.others(0);
    expect(at.look()).toMatchObject({ count, waiting: [0] });
  });

  test('where bots decide too, nobody is asked in their place', async () => {
    const at = await sit('dead-cells', { runs: 1 });
    at.table.lead = false;
    await at.until(() => at.table.session.count > 200);
    expect(at.decided.bot).toBeGreaterThan(10);
    expect(at.advice).toEqual([]);
  });

  test.each([
    ['dead-cells', { runs: 3 }, 1500, 8],
    ['dead-keep', { quest: 'Q03' }, 300, 3],
  ] as const)(
    '%s names every question others may advise on as the group’s',
    async (id, options, most, least) => {
      const { game } = (await sit(id, options)).table.session;
      const asked = new Map<string, boolean>();
      for (const seed of ['a', 'b']) {
        const at = await sit(id, options, seed);
        at.table.lead = false;
        for (let i = 0; i < most && !at.table.session.play.over; i++) {
          const { play } = at.table.session;
          for (const pending of play.pending.filter(({ chance }) => chance === null)) {
            const { aside } = play.ask(pending) as { readonly aside?: { readonly advice?: unknown } };
            if (aside?.advice !== undefined) asked.set(pending.op.label, game.group!(pending.op.label, null));
          }
          await at.step();
        }
      }
      expect(asked.size).toBeGreaterThan(least);
      expect([...asked].filter(([, named]) => !named)).toEqual([]);
    },
    240_000,
  );

  test('of several people the next in turn decides for the bot', async () => {
    const at = await sit('dead-cells', { runs: 1 }, 'lead', [PERSON, BOT, PERSON]);
    const hot = new Desk({
      table: at.table,
      seats: [2],
      hears: () => undefined,
      fresh: () => '',
      now: () => 0,
    });
    hot.look(2);
    for (let i = 0; i < 600 && at.table.led?.seat !== 1; i++) {
      if (await at.table.others(0)) continue;
      const { play } = at.table.session;
      const { seat, op } = play.pending[0]!;
      const hint = hintFor(at.table.session, seat)!;
      expect(
        await at.table.answer(at.desk, seat, play.idOf(play.pending[0]!), hint.value),
        op.label,
      ).not.toHaveProperty('refused');
    }
    expect(at.table.led).toMatchObject({ seat: 1, by: 2 });
    expect(at.look().waiting).toEqual([2]);
  });
});
