import { botNamed, playOut } from '@gravetable/bots';
import { lanternHill } from '@gravetable/example';
import { Desk, readName } from '@gravetable/host';
import {
  belowOf,
  choose,
  defineGame,
  int,
  isRefusal,
  open,
  record,
  rulebook,
  stateHash,
} from '@gravetable/kernel';
import type { AnyGame, GameEvent, Json, Outcome, Seat } from '@gravetable/kernel';
import { framesOf, type Step } from '@gravetable/protocol';
import { describe, expect, test, vi } from 'vitest';
import { answers, ANN, asks, BOB, BOT, looks, Room } from './room.ts';
import { stones } from './stones.ts';

describe('several desks at one table', () => {
  const room = async (): Promise<Room> => new Room(stones).open('stones', [ANN, BOB]);

  test('what one does the other is told, each with their own eyes, once it is written', async () => {
    const at = await room();
    const [ann, bob] = [at.desk(0), at.desk(1)];
    let write = (): void => undefined;
    const append = at.store.append.bind(at.store);
    at.store.append = async (...args) => {
      await new Promise<void>((done) => (write = done));
      return append(...args);
    };
    const given = answers(ann, 2);
    await at.time.pass(0);
    expect(at.pushed(bob, 'step')).toEqual([]);
    write();
    expect((await given).step).toMatchObject({ viewer: 0, count: 1 });
    expect(at.pushed(bob, 'step')).toMatchObject([{ by: 0, step: { viewer: 1, count: 1, since: 0 } }]);
    expect(at.pushed(ann, 'step')).toEqual([]);
    expect((await at.store.load('table'))!.tail).toEqual([[0, 2]]);
  });

  test('nobody answers, looks or hears for a seat that is not theirs', async () => {
    const at = await room();
    const [ann, bob, watcher] = [at.desk(0), at.desk(1), at.desk()];
    const { questions } = await looks(ann, 0);
    const question = questions[0]!.id;
    expect(readName(question)).toMatchObject({ seat: 0, age: 0 });
    for (const other of [bob, watcher])
      expect(await asks(other, { do: 'answer', question, value: 1 })).toMatchObject({ code: 'NOT_ASKED' });
    expect(await asks(bob, { do: 'preview', question, value: 1 })).toMatchObject({ code: 'NOT_ASKED' });
    expect(await looks(watcher, 0)).toMatchObject({ code: 'NOT_ASKED' });
    expect(await looks(watcher, null)).toMatchObject({ viewer: null, questions: [] });
    expect(await asks(bob, { do: 'record' })).toMatchObject({ code: 'NEEDS_CONSENT' });
    expect(at.table.whole.count).toBe(0);
  });

  test('only one’s own answers are taken back and done again, and who watches takes back nothing', async () => {
    const at = await room();
    at.table.shared = true;
    const [ann, bob, watcher] = [at.desk(0), at.desk(1), at.desk()];
    await answers(ann, 1);
    await answers(bob, 2);
    for (const what of ['undo', 'redo'])
      expect(await asks(watcher, { do: what })).toMatchObject({ code: 'NOT_ASKED' });
    // Bob's answer rests on Ann's: she has to ask him.
    expect(await asks(ann, { do: 'undo' })).toMatchObject({ code: 'INFORMATION_LINE' });
    expect(await asks(bob, { do: 'undo' })).toMatchObject({ step: { count: 1, canRedo: true } });
    expect(await looks(ann, 0)).toMatchObject({ count: 1, canUndo: true, canRedo: false });
    expect(await asks(ann, { do: 'redo' })).toMatchObject({ code: 'NOTHING_TO_REDO' });
    expect(await asks(bob, { do: 'redo' })).toMatchObject({ step: { count: 2 } });
    expect(at.table.whole.moments.map(({ entry }) => entry)).toEqual([
      [0, 1],
      [1, 2],
    ]);
  });

  test('a desk with two of three seats takes back what either of them answered', async () => {
    const at = await new Room(stones).open('stones', [ANN, BOB, { name: 'Cara', kind: 'person' }]);
    at.table.shared = true;
    const [both, cara] = [at.desk(0, 1), at.desk(2)];
    await answers(both, 1);
    both.look(1);
    await asks(both, { do: 'answer', question: (await looks(both, 1)).questions[0]!.id, value: 2 });
    both.look(0);
    expect(await asks(both, { do: 'undo' })).toMatchObject({ step: { count: 1 } });
    expect(await asks(cara, { do: 'undo' })).toMatchObject({ code: 'NOTHING_TO_UNDO' });
  });

  test('past the line all are asked: one proposes, the others accept, decline, or it is withdrawn', async () => {
    const at = await room();
    const [ann, bob] = [at.desk(0), at.desk(1)];
    await answers(ann, 3);
    const propose = () => asks<{ number: number }>(ann, { do: 'propose', what: 'undo', seat: null });
    expect(await asks(ann, { do: 'undo' })).toMatchObject({ code: 'INFORMATION_LINE' });
    const first = await propose();
    expect(at.pushed(bob, 'proposal').at(-1)).toMatchObject({ proposal: { by: 0, asked: [1] } });
    expect(await asks(bob, { do: 'decline', number: first.number })).toBeNull();
    expect(at.pushed(ann, 'proposal').at(-1)).toEqual({ push: 'proposal', proposal: null });
    expect(await asks(bob, { do: 'accept', number: first.number })).toMatchObject({ code: 'STALE_QUESTION' });
    const second = await propose();
    expect(await asks(bob, { do: 'withdraw', number: second.number })).toMatchObject({
      code: 'STALE_QUESTION',
    });
    expect(await asks(ann, { do: 'withdraw', number: second.number })).toBeNull();
    const third = await propose();
    expect(await asks(bob, { do: 'accept', number: third.number })).toMatchObject({ step: { count: 0 } });
    expect(at.pushed(ann, 'step').at(-1)).toMatchObject({ step: { count: 0, agreed: 1 } });
    expect(at.table.whole.consents).toEqual([1]);
    // A table that moves on leaves a proposal behind.
    await answers(ann, 3);
    const last = await propose();
    await answers(bob, 1);
    expect(await asks(bob, { do: 'accept', number: last.number })).toMatchObject({ code: 'STALE_QUESTION' });
  });

  test('where one desk holds every seat, asking it is asking all', async () => {
    const at = await room();
    const both = at.desk(0, 1);
    await answers(both, 3);
    expect(await asks(both, { do: 'propose', what: 'undo', seat: null })).toMatchObject({
      step: { count: 0 },
    });
  });

  test('who is there is told, and who comes and goes', async () => {
    const at = await room();
    const ann = at.desk(0);
    const bob = at.desk(1);
    bob.leave();
    expect(at.pushed(ann, 'presence').map(({ seats }) => seats)).toEqual([[0], [0, 1], [0]]);
  });

  test('who wrote first goes on; the other is told that the table went on elsewhere', async () => {
    const at = await room();
    const ann = at.desk(0);
    await at.store.append('table', 0, [[0, 1]], at.store.shelved('table'));
    expect(await answers(ann, 2)).toMatchObject({ trouble: { why: 'elsewhere' } });
    expect(at.pushed(ann, 'elsewhere')).toHaveLength(1);
    expect((await at.store.history('table')).acts).toEqual([[0, 1]]);
  });

  test('a table where nothing is done for a while sleeps: how it stands is kept exactly', async () => {
    const at = await new Room(stones).open('stones', [ANN]);
    const ann = at.desk(0);
    await answers(ann, 1);
    await at.time.pass(59_999);
    expect((await at.store.load('table'))!.exact).toBeNull();
    await answers(ann, 2);
    await at.time.pass(60_000);
    expect((await at.store.load('table'))!.exact).toMatchObject({ seq: 2, count: 2 });
  });

  test('a damaged checkpoint is no loss: the log has everything', async () => {
    const at = await new Room(stones).open('stones', [ANN]);
    const ann = at.desk(0);
    for (let n = 0; n < 12; n++) await answers(ann, n % 3 === 2 ? 3 : 1);
    const stands = stateHash(at.table.whole.play);
    const sound = at.table.whole.checkpoint();
    await at.store.checkpoint('table', {
      ...sound,
      save: sound.save.replace('"turns"', '"twists"'),
      exact: false,
    });
    ann.leave();
    await at.host.close(at.table);
    const again = await at.host.resume('table');
    if (again === null || isRefusal(again)) throw new Error(JSON.stringify(again));
    expect([again.whole.count, stateHash(again.whole.play)]).toEqual([12, stands]);
  });

  test('several answers in one gesture stop where something falls, and each can be taken back', async () => {
    const at = await new Room(stones).open('stones', [ANN]);
    const ann = at.desk(0);
    const { questions } = await looks(ann, 0);
    const question = questions[0]!.id;
    const walked = await asks<{ step: Step }>(ann, { do: 'answers', question, values: [1, 2, 3, 1, 1] });
    expect(walked.step).toMatchObject({ count: 3, since: 0 });
    expect(walked.step.log).toHaveLength(4);
    expect(at.table.whole.record(true).answers).toEqual([
      [0, 1],
      [0, 2],
      [0, 3],
    ]);
    const many = Array.from({ length: 33 }, () => 1);
    expect(await asks(ann, { do: 'answers', question, values: many })).toMatchObject({ code: 'MALFORMED' });
  });

  test('whatever is sent is answered, and nothing of it does harm', async () => {
    const at = await room();
    const ann = at.desk(0);
    const before = stateHash(at.table.whole.play);
    const messages: unknown[] = [
      null,
      3,
      'x',
      [],
      {},
      { do: 'answer' },
      { do: '__proto__' },
      { do: 'toString' },
    ];
    const below = belowOf('hostile');
    const names = [
      'look',
      'told',
      'past',
      'answer',
      'answers',
      'undo',
      'accept',
      'preview',
      'branch',
      'enterBranch',
    ];
    const odd: Json[] = [null, -1, 1e9, 'x'.repeat(500), [], {}, true, '~~', 'ST-TURN-02#0~0~0', 0.5];
    for (let n = 0; n < 2000; n++) {
      const lot = (): Json => odd[below(odd.length)]!;
      const fields = [
        'as',
        'answers',
        'from',
        'upTo',
        'count',
        'question',
        'value',
        'values',
        'number',
        'what',
      ];
      const some = fields.flatMap((field) => (below(2) === 0 ? [[field, lot()] as const] : []));
      const bare = { do: names[below(names.length)]!, table: 'table', revision: 0, key: `h${n}` };
      messages.push({ ...bare, ...Object.fromEntries(some) });
    }
    for (const message of messages) {
      const reply = await ann.request(message);
      expect(reply === undefined).toBe(false);
    }
    expect([stateHash(at.table.whole.play), at.table.whole.count]).toEqual([before, 0]);
  });
});

describe('bots', () => {
  test('play the same at a table, when it is loaded, and in a simulation, for the same seed', async () => {
    const seats = [BOT, { ...BOT, name: 'Dog' }];
    const at = await new Room(lanternHill).open('lantern-hill', seats, {}, 'same');
    while (!at.table.whole.play.over) await at.table.others();
    const play = open(lanternHill, { seats: 2, seed: 'same' });
    if (isRefusal(play)) throw new Error(play.code);
    const bot = botNamed(lanternHill, 'careful')!;
    const given: unknown[] = [];
    const before = (seat: Seat, answer: unknown): void => void given.push([seat, answer]);
    playOut(play.resume(), [bot, bot], belowOf('unused'), { seed: 'same', before });
    expect(at.table.whole.record(true).answers).toEqual(given);
    expect(at.table.whole.play.outcome).toEqual(play.outcome);
  });

  test('wait until everybody has seen what was told, and follow people who decide with them', async () => {
    const at = await new Room(lanternHill).open('lantern-hill', [ANN, BOT]);
    const ann = at.desk(0);
    const seen = () => asks(ann, { do: 'seen' });
    await seen();
    await at.time.pass(10_000);
    expect(at.table.whole.count).toBe(0);
    const { questions } = await looks(ann, 0);
    const value = questions[0]!.options.find((one) => JSON.stringify(one.value).includes('take'))!.value;
    await asks(ann, { do: 'answer', question: questions[0]!.id, value });
    await at.time.pass(10_000);
    expect(at.table.whole.count).toBe(1);
    await seen();
    await at.time.pass(0);
    expect(at.pushed(ann, 'step')).toMatchObject([{ by: 1, step: { count: 2 } }]);
    await seen();
    await at.time.pass(10_000);
    expect(at.table.whole.count).toBe(2);
  });
});

/** A race: whoever is asked rolls; the clock ends it after five seconds. */
const race = (() => {
  const shape = record({ rolls: int(), over: int() });
  const book = rulebook<{ rolls: number; over: number }, GameEvent>();
  const { procedure } = book;
  const main = procedure<object, Outcome>('main')
    .together('RA-RUN-01', (t) => [
      ...t.seats.map((seat) => ({ seat, call: run.with({ seat }) })),
      { seat: -1, call: clock.with() },
    ])
    .return('RA-RUN-02', () => ({ winners: [], reason: 'done' }))
    .end();
  const run = procedure<{ seat: number }>('run')
    .while(
      'RA-RUN-03',
      (t) => t.board.over === 0,
      (each) =>
        each
          .ask(
            'RA-RUN-04',
            'what',
            (_, v) => choose(v.seat, [{ do: 'roll' }, { do: 'wait' }]),
            (t) => t.board.over === 0,
          )
          .do('RA-RUN-05', (t, v) => {
            if (v.what?.do === 'roll') t.board.rolls++;
            t.tell?.({ kind: 'rolled', n: t.board.rolls });
          }),
    )
    .end();
  const clock = procedure('clock')
    .ask('RA-RUN-06', 'tick', () => choose(-1, [{ do: 'expired' }]))
    .do('RA-RUN-07', (t) => {
      t.board.over = 1;
    })
    .end();
  return defineGame<{ rolls: number; over: number }, GameEvent, object>({
    id: 'race',
    version: '1',
    seats: { min: 1, max: 3 },
    options: [{ id: 'calm', kind: 'flag', default: false }],
    shape,
    ledger: Array.from({ length: 7 }, (_, n) => `RA-RUN-0${n + 1}`),
    rulebook: book,
    setup: () => ({ rolls: 0, over: 0 }),
    start: () => main.with(),
    view: (board) => ({ rolls: board.rolls, gate: 400, timers: [{ answer: { do: 'expired' }, seconds: 5 }] }),
    scene: (board) => ({ rolls: board.rolls, finish: 'line' }),
    hidden: () => [],
    outline: () => [{ title: { id: 'race' }, lines: [] }],
    text: { en: {}, fr: {} },
    content: { facts: 'race', inventory: () => ({}) },
    invariants: () => [],
    bots: [{ name: 'careful', choose: () => ({ do: 'wait' }) }],
    realTime: {
      tick: 50,
      order: () => [2, 1, 0],
      botEvery: (bot) => (bot === 'careful' ? 1100 : 1600),
      awayAfter: 60_000,
    },
  });
})();

describe('against the clock', () => {
  const rolls = (desk: Desk) => answers(desk, { do: 'roll' });

  test('timers run down while somebody is there, stand still when held, and the clock then speaks', async () => {
    const at = await new Room(race).open('race', [ANN]);
    const ann = at.desk(0);
    await at.time.pass(3000);
    await asks(ann, { do: 'hold', still: true });
    expect(at.pushed(ann, 'clock').at(-1)).toMatchObject({ countdown: { left: 2000, running: false } });
    await at.time.pass(60_000);
    expect(at.table.whole.play.over).toBe(false);
    await asks(ann, { do: 'hold', still: false });
    await at.time.pass(1999);
    expect(at.table.whole.play.over).toBe(false);
    await at.time.pass(1);
    expect(at.pushed(ann, 'step').at(-1)).toMatchObject({ by: -1, step: { outcome: { reason: 'done' } } });
  });

  test('VG-RULING-82 a table that comes back goes on from what was left, and nobody gives themselves more', async () => {
    const at = await new Room(race).open('race', [ANN]);
    const ann = at.desk(0);
    const left = (): unknown => at.pushed(ann, 'clock').at(-1);
    const { name } = (left() as { countdown: { name: string } }).countdown;
    at.table.restoreTime(name, 1);
    expect(left()).toMatchObject({ countdown: { left: 5000, running: true } });
    await asks(ann, { do: 'hold', still: true });
    at.table.restoreTime(name, 1200);
    expect(left()).toMatchObject({ countdown: { left: 1200, running: false } });
    at.table.restoreTime(name, 99_000);
    expect(left()).toMatchObject({ countdown: { left: 5000 } });
    at.table.restoreTime('another', 1);
    expect(left()).toMatchObject({ countdown: { left: 5000 } });
    at.table.shared = true;
    at.table.restoreTime(name, 1200);
    expect(left()).toMatchObject({ countdown: { left: 5000 } });
  });

  test('VG-RULING-19 one seat rolls only so often, and a flood of commands is dropped', async () => {
    const at = await new Room(race).open('race', [ANN]);
    const ann = at.desk(0);
    expect(await rolls(ann)).toHaveProperty('step');
    expect(await rolls(ann)).toMatchObject({ code: 'ROLL_TOO_SOON' });
    await at.time.pass(400);
    expect(await rolls(ann)).toHaveProperty('step');
    const codes: unknown[] = [];
    for (let n = 0; n < 25; n++)
      codes.push(((await answers(ann, { do: 'wait' })) as { code?: string }).code ?? null);
    expect(codes.filter((code) => code === 'TOO_FAST').length).toBeGreaterThan(3);
  });

  test('VG-RULING-23 a bot gives a command every 1,100 ms, whatever the people do', async () => {
    const at = await new Room(race).open('race', [ANN, BOT]);
    const ann = at.desk(0);
    await at.time.pass(0);
    const by = (): number => at.pushed(ann, 'step').filter((one) => one.by === 1).length;
    expect(by()).toBe(1);
    await at.time.pass(1099);
    expect(by()).toBe(1);
    await at.time.pass(1);
    expect(by()).toBe(2);
  });

  test('VG-RULING-25 whoever is gone for a minute is played by a bot until they come back', async () => {
    const long: AnyGame = {
      ...race,
      view: () => ({ gate: 400, timers: [{ answer: { do: 'expired' }, seconds: 600 }] }),
    };
    const at = await new Room(long).open('race', [ANN, BOB]);
    const [ann, bob, watcher] = [at.desk(0), at.desk(1), at.desk()];
    bob.leave();
    const by = (): number => at.pushed(ann, 'step').filter((one) => one.by === 1).length;
    await at.time.pass(59_000);
    expect(by()).toBe(0);
    await at.time.pass(4000);
    expect(by()).toBeGreaterThan(0);
    at.desk(1);
    const then = by();
    await at.time.pass(10_000);
    expect([by(), watcher.seats]).toEqual([then, []]);
  });

  test('VG-RULING-16 answers of one tick are taken in the game’s own order of seats, each whole', async () => {
    const at = await new Room(race).open('race', [ANN, BOB]);
    const [ann, bob] = [at.desk(0), at.desk(1)];
    const question = async (desk: Desk) => (await looks(desk, desk.seats[0]!)).questions[0]!.id;
    const [first, second] = [await question(ann), await question(bob)];
    await at.time.pass(10);
    const given = [
      asks<{ step: Step }>(ann, { do: 'answer', question: first, value: { do: 'roll' } }),
      asks<{ step: Step }>(bob, { do: 'answer', question: second, value: { do: 'roll' } }),
    ];
    await at.time.pass(39);
    expect(at.table.whole.count).toBe(0);
    await at.time.pass(1);
    await Promise.all(given);
    expect(at.table.whole.moments.map(({ entry }) => entry[0])).toEqual([1, 0]);
    // In the next tick whoever comes alone is taken alone.
    await at.time.pass(400);
    const later = asks(ann, { do: 'answer', question: await question(ann), value: { do: 'roll' } });
    await at.time.pass(50);
    expect(await later).toMatchObject({ step: { count: 3 } });
  });

  describe('VG-RULING-16 what the way costs is credited', () => {
    /** Ann is 10 ms away and Bob 80; Bob acted first, and his message came last. */
    const raced = async (credits: boolean): Promise<number[]> => {
      const at = await new Room(race).open('race', [ANN, BOB]);
      const desk = (seat: Seat, trip: number): Desk => {
        const start = {
          table: at.table,
          seats: [seat],
          hears: () => undefined,
          fresh: () => 'fresh',
          now: at.time.now,
        };
        const made = new Desk({ ...start, trip: () => trip });
        made.look(seat);
        return made;
      };
      const [ann, bob] = [desk(0, 10), desk(1, 80)];
      at.table.shared = true;
      at.table.credits = credits;
      const question = async (one: Desk) => (await looks(one, one.seats[0]!)).questions[0]!.id;
      const [first, second] = [await question(ann), await question(bob)];
      await at.time.pass(200);
      const given = [asks(ann, { do: 'answer', question: first, value: { do: 'roll' } })];
      await at.time.pass(60);
      given.push(asks(bob, { do: 'answer', question: second, value: { do: 'roll' } }));
      await at.time.pass(300);
      await Promise.all(given);
      return at.table.whole.moments.map(({ entry }) => entry[0]);
    };

    test('who pressed first is taken first, also from farther away; in Strict what arrived first', async () => {
      expect(await raced(true)).toEqual([1, 0]);
      expect(await raced(false)).toEqual([0, 1]);
    });
  });

  test('how the scene stood at each line is one chain for everybody', async () => {
    const at = await new Room(race).open('race', [ANN, BOB], { calm: true });
    const [ann, bob] = [at.desk(0), at.desk(1)];
    const before = (await looks(bob, 1)).scene;
    const { step } = await rolls(ann);
    const frames = framesOf(before, step.scenes);
    expect(frames).toEqual([
      { rolls: 0, finish: 'line' },
      { rolls: 1, finish: 'line' },
      { rolls: 1, finish: 'line' },
    ]);
    expect(frames[step.log.at(-1)!.scene!]).toEqual(step.scene);
    expect(at.pushed(bob, 'step').at(-1)!.step.scenes).toEqual(step.scenes);
    expect(step.scenes[0]).toEqual({ rolls: [1] });
  });

  test('where nobody acts things out the scene is told as it stands, without the way there', async () => {
    const at = await new Room(race).open('race', [ANN, BOB], { calm: true });
    const [ann, bob] = [at.teller(0), at.teller(1)];
    const before = (await looks(bob, 1)).scene;
    const told = vi.spyOn(race, 'scene');
    const { step } = await rolls(ann);
    expect(told).toHaveBeenCalledTimes(1);
    told.mockRestore();
    expect(step.scenes).toEqual([]);
    expect(step.scene).toEqual({ rolls: 1, finish: 'line' });
    expect(before).toEqual({ rolls: 0, finish: 'line' });
  });

  test('who acts things out is shown the way, whoever else is only told', async () => {
    const at = await new Room(race).open('race', [ANN, BOB], { calm: true });
    const [ann, bob] = [at.teller(0), at.desk(1)];
    const { step } = await rolls(ann);
    expect(step.scenes).toEqual([]);
    expect(at.pushed(bob, 'step').at(-1)!.step.scenes).toHaveLength(2);
  });
});
