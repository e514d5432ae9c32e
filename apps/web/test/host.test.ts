import { gameOf } from '@gravetable/catalog';
import { Stopped } from '@gravetable/host';
import {
  isRefusal,
  isSecret,
  readRecord,
  Play,
  type Json,
  type QuestionView,
  type Said,
  type Seat,
} from '@gravetable/kernel';
import type { Push, Step } from '@gravetable/protocol';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { engineOf, type Engine } from '../src/engine/client.ts';
import { TableHost } from '../src/engine/host.ts';
import type { Snapshot } from '../src/engine/types.ts';
import { metaOf } from '../src/saves/meta.ts';
import { wentOn } from '../src/table/store/looking.ts';
import { shelf } from './shelf.ts';

vi.mock('../src/saves/db.ts', () => import('./shelf.ts'));

const PERSON = { name: 'Ann', kind: 'person' };
const BOT = { name: 'Bob', kind: 'careful' };

const heard = new WeakMap<Engine, Push[]>();

/** A worker of its own, and the page's side of it. */
function working(): Engine {
  const engine = engineOf(new TableHost(gameOf));
  const pushes: Push[] = [];
  engine.listen((push) => pushes.push(push));
  heard.set(engine, pushes);
  return engine;
}

/** What a bot or the clock does once everything was seen; null where nobody but people is asked. */
async function othersAct(
  host: Engine,
): Promise<{ readonly snapshot: Step; readonly by: Seat | null; readonly reason: Said | null } | null> {
  const pushes = heard.get(host)!;
  pushes.length = 0;
  await host.seen();
  for (let wait = 0; wait < 20; wait++) {
    await new Promise((done) => {
      setTimeout(done, 5);
    });
    const step = pushes.find((one) => one.push === 'step');
    if (step !== undefined) return { snapshot: step.step, by: step.by, reason: step.reason };
  }
  return null;
}

/** A table as it stands, whatever number its changes and questions have. */
function bare({ revision: _revision, questions, ...rest }: Snapshot): object {
  return { ...rest, questions: questions.map(({ id, ...one }) => ({ ...one, id: id.split('~')[0] })) };
}

async function opened(host: Engine, seats = [PERSON]): Promise<string> {
  const table = { game: 'lantern-hill', title: 'Hill', seats, options: {}, seed: 'host', handOver: false };
  const result = await host.open(table);
  if (isRefusal(result)) throw new Error(result.code);
  return result.meta.id;
}

/** The option that does this, or any: the question's id and the value. */
function act(question: QuestionView, what: string): Json {
  return question.options.find(({ value }) => JSON.stringify(value).includes(`"${what}"`))!.value;
}

async function digs(host: Engine, what: string): Promise<Snapshot> {
  const { questions } = await host.look(0);
  const result = await host.answer(questions[0]!.id, act(questions[0]!, what));
  if (!('view' in result)) throw new Error(JSON.stringify(result));
  return result;
}

const FULL = new DOMException('no room', 'QuotaExceededError');
const NEWER = new DOMException('newer', 'VersionError');
const STRICT = {
  reasons: false,
  odds: false,
  undo: 'line',
  speed: '1',
  clocks: true,
  botsDecide: false,
} as const;

describe('the table in the worker', () => {
  beforeEach(() => {
    shelf.clear();
  });

  test('every answer is saved before it is shown', async () => {
    const host = working();
    const id = await opened(host);
    expect(await shelf.row(id)).toMatchObject({
      count: 0,
      standing: { en: 'Night 1 of 3', fr: 'Nuit 1 sur 3' },
    });
    await digs(host, 'take');
    expect((await shelf.row(id)).count).toBe(1);
  });

  test('another worker resumes at the same question', async () => {
    const host = working();
    const id = await opened(host);
    await digs(host, 'take');
    const before = await host.look(0);
    const other = working();
    await other.resume(id);
    expect(bare(await other.look(0))).toEqual(bare(before));
  });

  test('a preview shows what will be, and nothing that a roll would tell', async () => {
    const host = working();
    await opened(host);
    const { questions } = await host.look(0);
    const take = await host.preview(questions[0]!.id, act(questions[0]!, 'take'));
    expect(take.line).toBeNull();
    expect(take.view).not.toBeNull();
    const after = await digs(host, 'take');
    const spit = await host.preview(after.questions[0]!.id, act(after.questions[0]!, 'spit'));
    expect(spit).toEqual({ line: 'roll', refusal: null, view: null, outline: null });
    expect((await host.look(0)).count).toBe(1);
    // Of a question that nobody here is asked any more it says that, in place of what would be.
    const gone = await host.preview('7.0', null);
    expect(gone).toMatchObject({ line: null, refusal: { code: expect.any(String) }, view: null });
  });

  test('undo goes back to the information line, and past it when all agree', async () => {
    const host = working();
    await opened(host);
    await digs(host, 'take');
    await digs(host, 'spit');
    expect(await host.undo()).toMatchObject({ code: 'INFORMATION_LINE' });
    await host.undoBy('line');
    expect(await host.undo()).toMatchObject({ code: 'LINE_HOLDS' });
    expect(await host.undoAgreed()).toMatchObject({ code: 'LINE_HOLDS' });
    await host.undoBy('agreed');
    expect(await host.undoAgreed()).toMatchObject({ count: 1 });
    expect((await host.record()).consents).toHaveLength(1);
    await digs(host, 'spit');
    await host.undoBy('free');
    expect(await host.undo()).toMatchObject({ count: 1 });
    expect((await host.record()).consents).toHaveLength(2);
    expect(await host.undo()).toMatchObject({ count: 0 });
    expect(await host.redo()).toMatchObject({ count: 1 });
  });

  test('all agree to go back behind what bots answered meanwhile', async () => {
    const host = working();
    await opened(host, [PERSON, BOT]);
    const before = await host.look(0);
    await digs(host, 'take');
    expect(await othersAct(host)).toMatchObject({ by: 1, snapshot: { count: 2 } });
    const { since, scenes, ...after } = (await host.undoAgreed()) as Step;
    expect([since, scenes]).toEqual([0, []]);
    expect(bare(after)).toEqual(bare({ ...before, agreed: 1 }));
  });

  test('an answer brings only what it led to, and that follows on what was known', async () => {
    const host = working();
    await opened(host);
    await digs(host, 'take');
    const before = await host.look(0);
    const step = await host.answer(before.questions[0]!.id, act(before.questions[0]!, 'take'));
    if (!('since' in step)) throw new Error(JSON.stringify(step));
    expect([step.since, step.moments.length, step.log.length]).toEqual([1, 1, 1]);
    expect(wentOn(before, step)).toEqual(await host.look(0));
    expect(() => wentOn({ ...before, count: 0 }, step)).toThrow('does not follow on');
  });

  test('taking back and doing again bring only what changed, and the lines before stay the same', async () => {
    const host = working();
    await opened(host);
    await digs(host, 'take');
    await digs(host, 'take');
    const before = await host.look(0);
    const back = await host.undo();
    if (!('since' in back)) throw new Error(JSON.stringify(back));
    expect([back.since, back.count, back.moments.length, back.log.length]).toEqual([1, 1, 0, 0]);
    const was = wentOn(before, back);
    expect(was).toEqual(await host.look(0));
    expect(was.log.every((line, at) => line === before.log[at])).toBe(true);
    const again = await host.redo();
    if (!('since' in again)) throw new Error(JSON.stringify(again));
    expect([again.since, again.moments.length, again.log.length]).toEqual([1, 1, 1]);
    expect(bare(wentOn(was, again))).toEqual(bare(before));
  });

  test('what others answered after what is taken back comes again, under its new number', async () => {
    const host = working();
    await opened(host, [PERSON, BOT]);
    await digs(host, 'take');
    await othersAct(host);
    const before = await host.look(0);
    expect(before.moments.map(({ seat }) => seat)).toEqual([0, 1]);
    const back = await host.undo();
    if (!('since' in back)) throw new Error(JSON.stringify(back));
    expect([back.since, back.moments.map(({ seat }) => seat)]).toEqual([0, [1]]);
    expect(wentOn(before, back)).toEqual(await host.look(0));
  });

  test('bots follow a person who is asked with them, once each; alone, people are waited for', async () => {
    const host = working();
    await opened(host, [PERSON, BOT]);
    expect(await othersAct(host)).toBeNull();
    await digs(host, 'take');
    expect(await othersAct(host)).toMatchObject({ by: 1, snapshot: { count: 2 } });
    expect(await othersAct(host)).toBeNull();
    await digs(host, 'stop');
    // Nobody else is asked: the bot goes on by itself, each time what it did was seen.
    expect(await othersAct(host)).toMatchObject({ by: 1, snapshot: { count: 4 } });
    const alone = working();
    await opened(alone);
    expect(await othersAct(alone)).toBeNull();
  });

  test('nothing goes on before what was told has been shown', async () => {
    const host = working();
    await opened(host, [PERSON, BOT]);
    await digs(host, 'stop');
    await new Promise((done) => {
      setTimeout(done, 60);
    });
    expect((await host.look(0)).count).toBe(1);
    expect(await othersAct(host)).toMatchObject({ by: 1 });
  });

  test('a bot gives its reason, but not for what it does in secret', async () => {
    const host = working();
    const seats = [PERSON, BOT];
    const table = { game: 'dead-cells', title: '', seats, options: {}, seed: 'host', handOver: false };
    await host.open(table);
    const given = { open: 0, secret: 0 };
    for (let i = 0; i < 40; i++) {
      const [question] = (await host.look(0)).questions;
      const acted = await othersAct(host);
      if (acted !== null && 'snapshot' in acted) {
        const secret = acted.snapshot.log.at(-1)?.event.kind === 'announces';
        if (acted.reason !== null) given[secret ? 'secret' : 'open']++;
      } else if (question !== undefined) await host.answer(question.id, question.options[0]!.value);
    }
    expect(given.open).toBeGreaterThan(0);
    expect(given.secret).toBe(0);
  });

  test('a viewer is sent only what they may know', async () => {
    const host = working();
    await opened(host, [PERSON, { name: 'Cat', kind: 'person' }]);
    const seen = (await host.look(0)).view as { diggers: { hand: unknown }[] };
    expect(seen.diggers[0]!.hand).not.toBeNull();
    expect(seen.diggers[1]!.hand).toBeNull();
    const watched = (await host.look(null)).view as { diggers: { hand: unknown }[] };
    expect(watched.diggers.every((digger) => digger.hand === null)).toBe(true);
  });

  test('a branch leaves the table and its save alone', async () => {
    const host = working();
    const id = await opened(host);
    const before = await digs(host, 'take');
    await host.branch(0, 0);
    await digs(host, 'stop');
    expect((await shelf.row(id)).count).toBe(1);
    const left = await host.leaveBranch(0);
    expect(bare(before)).toMatchObject(bare(left as Snapshot));
    expect((await host.enterBranch(0, 0)).count).toBe(1);
    await host.leaveBranch(0);
    expect((await host.look(0)).log).toEqual(before.log);
  });

  test('the rules run once for what is pointed at, and once for the answer', async () => {
    const host = working();
    await opened(host);
    const [question] = (await host.look(0)).questions;
    const runs = vi.spyOn(Play.prototype, 'answer');
    await host.preview(question!.id, act(question!, 'take'));
    expect(runs).toHaveBeenCalledTimes(1);
    await host.answer(question!.id, act(question!, 'take'));
    expect(runs).toHaveBeenCalledTimes(2);
    runs.mockRestore();
  });

  test('the past is shown without changing the present', async () => {
    const host = working();
    await opened(host);
    await digs(host, 'take');
    await digs(host, 'take');
    expect(await host.past(0, 0)).toMatchObject({ count: 0 });
    expect((await host.past(1, 0)).view).not.toEqual((await host.past(0, 0)).view);
    expect((await host.look(0)).count).toBe(2);
  });

  test('a long way is told in pieces, and read in steps that can be stopped', async () => {
    const host = working();
    await opened(host);
    await digs(host, 'take');
    await digs(host, 'take');
    const { log, moments } = await host.look(0);
    const first = await host.look(0, 1);
    const rest = await host.told(0, 1, 2);
    expect([...first.log, ...rest.log]).toEqual(log);
    expect([...first.moments, ...rest.moments]).toEqual(moments);
    expect(first.count).toBe(2);

    const report = vi.fn<(done: number, of: number) => void>();
    const clock = vi.spyOn(performance, 'now');
    let time = 0;
    clock.mockImplementation(() => (time += 1000));
    const record = await host.record();
    await host.review(record, report);
    expect(report).toHaveBeenCalledWith(0, 2);
    report.mockImplementation(() => void host.stop());
    await expect(host.review(record, report)).rejects.toThrow(Stopped);
    clock.mockRestore();
  });

  test('what was played verifies', async () => {
    const host = working();
    await opened(host);
    await digs(host, 'take');
    expect((await host.look(0)).count).toBe(1);
    expect((await host.verify()).ok).toBe(true);
  });

  test('a second writer is refused, not overwritten', async () => {
    const first = working();
    const id = await opened(first);
    const second = working();
    await second.resume(id);
    await digs(first, 'take');
    const { questions } = await second.look(0);
    expect(await second.answer(questions[0]!.id, act(questions[0]!, 'stop'))).toMatchObject({
      trouble: 'elsewhere',
    });
    expect((await shelf.row(id)).count).toBe(1);
  });

  test('a worker that fell behind reads the save again', async () => {
    const first = working();
    const id = await opened(first);
    const second = working();
    await second.resume(id);
    await digs(second, 'take');
    await first.resume(id);
    expect((await first.look(0)).count).toBe(1);
  });

  test('a damaged log is set aside whole, and stays where it is', async () => {
    const host = working();
    const id = await opened(host);
    await shelf.store.append(id, 0, [[0, { do: 'nonsense' }]], await shelf.row(id));
    expect(await working().resume(id)).toMatchObject({
      trouble: 'damaged',
      refusal: { code: 'NOT_AN_ANSWER' },
    });
    const { text } = shelf.aside.get(id) as { readonly text: string };
    expect(readRecord(text)).toMatchObject({ game: 'lantern-hill', answers: [[0, { do: 'nonsense' }]] });
    expect((await shelf.store.history(id)).acts).toHaveLength(1);
  });

  test('where nothing can be kept the game goes on and says so', async () => {
    shelf.blocked = FULL;
    const host = working();
    const id = await opened(host);
    expect(await host.resume(id)).toMatchObject({ meta: { id } });
    const { questions } = await host.look(0);
    const after = await host.answer(questions[0]!.id, act(questions[0]!, 'take'));
    expect(after).toMatchObject({ trouble: 'storage', count: 1 });
  });

  test('shelves of a newer shape are told apart from full ones: opening, playing, opening anew', async () => {
    const host = working();
    const id = await opened(host);
    shelf.blocked = NEWER;
    expect(await working().resume(id)).toEqual({ trouble: 'newer', refusal: null });
    expect(await working().reviewSaved(id)).toEqual({ trouble: 'newer', refusal: null });
    expect(await digs(host, 'take')).toMatchObject({ trouble: 'newer', count: 1 });
    expect(await host.resume(id)).toMatchObject({ unsaved: 'newer' });
    shelf.blocked = FULL;
    expect(await working().resume(id)).toEqual({ trouble: 'storage', refusal: null });
  });

  test('the way a table is played is kept with it, also while an answer is being written', async () => {
    const host = working();
    const id = await opened(host);
    const [played] = await Promise.all([digs(host, 'take'), host.keepWay(STRICT)]);
    expect(played).not.toHaveProperty('trouble');
    expect(await shelf.row(id)).toMatchObject({ way: STRICT, count: 1 });
    const other = working();
    expect(await other.resume(id)).toMatchObject({ meta: { way: STRICT } });
    await other.reviewSaved(id);
    await other.keepWay({ ...STRICT, odds: true });
    expect((await shelf.row(id)).way).toEqual(STRICT);
  });

  test('others sit down at a game that runs: a bot for a friend, a friend for a bot, and a PIN goes with who had it', async () => {
    const host = working();
    const id = await opened(host, [PERSON, { ...PERSON, name: 'Cat' }, BOT]);
    await host.keepPins({ 0: 'ann', 1: 'cat' });
    await digs(host, 'take');
    await host.leave();
    const seats = [PERSON, { name: 'Dot', kind: 'random' }, { name: 'Eve', kind: 'person' }];
    expect(await host.reseat(id, seats, true)).toBeNull();
    expect(await shelf.row(id)).toMatchObject({ seats, handOver: true, count: 1 });
    expect((await shelf.row(id)).pins).toEqual({ 0: 'ann' });
    const other = working();
    expect(await other.resume(id)).toMatchObject({ meta: { seats } });
    // The desk answers for the people of now: Eve may be looked at, Dot is a bot.
    expect((await other.look(2)).viewer).toBe(2);
    expect((await other.look(1)).viewer).not.toBe(1);
  });

  test('what cannot be written when others sit down is told, and nobody has moved', async () => {
    const host = working();
    const id = await opened(host, [PERSON, BOT]);
    await host.leave();
    expect(await host.reseat('nowhere', [PERSON], false)).toMatchObject({ trouble: 'missing' });
    shelf.blocked = FULL;
    expect(await host.reseat(id, [PERSON, PERSON], true)).toMatchObject({ trouble: 'storage' });
    shelf.blocked = null;
    expect((await shelf.row(id)).seats).toEqual([PERSON, BOT]);
  });

  test.each(['dead-keep', 'dead-cells', 'cards-of-the-dead', 'vengeance'])(
    '%s goes on with other people, and so does the file of it',
    async (game) => {
      const host = working();
      const options: Record<string, Json> = game === 'dead-keep' ? { quest: 'campaign' } : {};
      const table = { game, title: 'Ours', seats: [PERSON, BOT], options, seed: 'file', handOver: false };
      const begun = await host.open(table);
      if (isRefusal(begun)) throw new Error(begun.code);
      const { id } = begun.meta;
      await host.leave();
      const seats = [
        { name: 'Ann', kind: 'careful' },
        { name: 'Eve', kind: 'person' },
      ];
      expect(await host.reseat(id, seats, false)).toBeNull();
      const record = readRecord((await host.exported(id))!);
      if (isRefusal(record)) throw new Error(record.code);
      expect(await host.tried(record)).toBeNull();
      const meta = metaOf('brought', 'Theirs', record);
      expect(meta.seats).toEqual(seats);
      expect(isRefusal(await host.bring(record, meta))).toBe(false);
      expect(await host.resume('brought')).toMatchObject({ meta: { seats } });
      expect((await host.look(1)).viewer).toBe(1);
    },
  );

  test('an answer is kept though the table is left before it was written', async () => {
    const host = working();
    const other = await opened(host);
    const id = await opened(host);
    let write = (): void => undefined;
    shelf.slow = new Promise((done) => (write = done));
    const first = host.keepWay(STRICT);
    const { questions } = await host.look(0);
    const second = host.answer(questions[0]!.id, act(questions[0]!, 'take'));
    const left = host.resume(other);
    write();
    await Promise.all([first, second, left]);
    expect(await shelf.row(id)).toMatchObject({ count: 1, way: STRICT });
    expect(await shelf.row(other)).toMatchObject({ count: 0, seq: 0 });
    await digs(host, 'take');
    expect(await shelf.row(other)).toMatchObject({ count: 1, seq: 1 });
  });

  test('a table left and opened again while it is written stands where it was', async () => {
    const host = working();
    const id = await opened(host);
    let write = (): void => undefined;
    shelf.slow = new Promise((done) => (write = done));
    const { questions } = await host.look(0);
    const answer = host.answer(questions[0]!.id, act(questions[0]!, 'take'));
    const again = host.resume(id);
    write();
    await Promise.all([answer, again]);
    expect((await host.look(0)).count).toBe(1);
    expect(await digs(host, 'take')).not.toHaveProperty('trouble');
  });

  test('what others do and cannot be kept says so too', async () => {
    const host = working();
    await opened(host, [PERSON, BOT]);
    shelf.blocked = FULL;
    await digs(host, 'take');
    expect(await othersAct(host)).toMatchObject({ by: 1, snapshot: { trouble: 'storage' } });
    shelf.blocked = null;
    await digs(host, 'take');
    expect((await othersAct(host))!.snapshot).not.toHaveProperty('trouble');
  });

  test('what is not saved is said from the first question, and no longer once it is', async () => {
    shelf.blocked = FULL;
    const host = working();
    const id = await opened(host);
    expect(await host.resume(id)).toMatchObject({ unsaved: 'storage' });
    shelf.blocked = null;
    expect(await digs(host, 'take')).not.toHaveProperty('trouble');
    expect(await host.resume(id)).toMatchObject({ unsaved: null });
    expect((await shelf.row(id)).count).toBe(1);
  });

  test('the desk answers for its own seats, whatever it sends, and each request is done once', async () => {
    const door = new TableHost(gameOf);
    const table = {
      game: 'lantern-hill',
      title: '',
      seats: [PERSON, BOT],
      options: {},
      seed: 'host',
      handOver: false,
    };
    const opening = await door.open(table);
    if (isRefusal(opening)) throw new Error(opening.code);
    const ask = (message: object) =>
      door.request({ table: opening.meta.id, revision: 0, key: 'k', ...message }) as Promise<Snapshot>;
    const { questions } = await ask({ do: 'look', as: 0, answers: null, key: 'look' });
    const [mine] = questions;
    const answer = { do: 'answer', question: mine!.id, value: act(mine!, 'take'), key: 'once' };
    expect(await ask({ do: 'look', as: 1, answers: null, key: 'spy' })).toMatchObject({ code: 'NOT_ASKED' });
    const theirs = { ...answer, question: mine!.id.replace('~0~', '~1~'), key: 'theirs' };
    expect(await ask(theirs)).toMatchObject({ code: 'NOT_ASKED' });
    expect(await ask({ ...answer, seat: 1, key: 'seat' })).toMatchObject({ code: 'MALFORMED' });
    expect(await ask({ ...answer, table: 'other', key: 'other' })).toMatchObject({ code: 'MALFORMED' });
    const [first, again] = await Promise.all([ask(answer), ask(answer)]);
    expect([first.count, again.count]).toEqual([1, 1]);
    // After an undo the same question is another: what comes late answers nothing.
    await ask({ do: 'undo', revision: first.revision, key: 'undo' });
    expect(await ask({ ...answer, key: 'late' })).toMatchObject({ code: 'STALE_QUESTION' });
    expect(await ask({ do: 'undo', revision: 0, key: 'old undo' })).toMatchObject({ code: 'STALE_TABLE' });
  });

  test('a running game is looked back on from its save, and the game itself stays open to go on', async () => {
    const host = working();
    const id = await opened(host);
    await digs(host, 'take');
    const review = working();
    const looked = await review.reviewSaved(id);
    expect(looked).toMatchObject({ meta: { title: 'Hill' } });
    expect(await review.look(0)).toMatchObject({ count: 1 });
    await review.branch(0, 0);
    expect(await digs(review, 'take')).toMatchObject({ count: 1 });
    expect((await shelf.row(id)).count).toBe(1);
  });

  test('a table nobody chose a seed for has one that nobody can guess, and does not tell it', async () => {
    const host = working();
    const table = {
      game: 'lantern-hill',
      title: '',
      seats: [PERSON],
      options: {},
      seed: null,
      handOver: false,
    };
    const opening = await host.open(table);
    if (isRefusal(opening)) throw new Error(opening.code);
    expect(opening.meta.seed).toBe('');
    const { seed } = await host.record();
    expect(isSecret(seed!)).toBe(true);
    expect(JSON.stringify([opening.meta, await host.look(0)])).not.toContain(seed!);
  });
});
