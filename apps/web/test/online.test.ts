import { gameOf } from '@gravetable/catalog';
import { belowOf, isRefusal, type Json } from '@gravetable/kernel';
import type { Push } from '@gravetable/protocol';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { engineOf } from '../src/engine/client.ts';
import { TableHost } from '../src/engine/host.ts';
import { online, type Online } from '../src/engine/online.ts';
import type { Snapshot } from '../src/engine/types.ts';
import { waitBefore, type Socket } from '../src/online/line.ts';
import { INVITE, KEY, Standin, TABLE } from './standin.ts';

vi.mock('../src/saves/db.ts', () => import('./shelf.ts'));

const local = engineOf(new TableHost(gameOf));

/** A wire that can be cut, and that may lose what it carries. */
class Cable {
  readonly #standin: Standin;
  readonly sockets = new Set<FakeSocket>();
  /** What was sent by the page, as text. */
  readonly sent: string[] = [];
  /** Set: answers are lost on their way. */
  deaf = false;
  /** Set: nothing gets through either way, and nobody is told. */
  dead = false;

  constructor(standin: Standin) {
    this.#standin = standin;
  }

  readonly socket = (): Socket => {
    const one = new FakeSocket(this, this.#standin);
    this.sockets.add(one);
    return one as unknown as Socket;
  };

  cut(): void {
    for (const one of this.sockets) one.close();
  }
}

class FakeSocket extends EventTarget {
  readyState = 0;
  readonly #cable: Cable;
  readonly #end: ReturnType<Standin['connect']>;

  constructor(cable: Cable, standin: Standin) {
    super();
    this.#cable = cable;
    this.#end = standin.connect({
      send: (text) =>
        queueMicrotask(
          () =>
            this.readyState === 1 &&
            !cable.deaf &&
            !cable.dead &&
            this.dispatchEvent(Object.assign(new Event('message'), { data: text })),
        ),
      close: () => queueMicrotask(() => this.close()),
    });
    queueMicrotask(() => {
      this.readyState = 1;
      this.dispatchEvent(new Event('open'));
    });
  }

  send(text: string): void {
    this.#cable.sent.push(text);
    if (!this.#cable.dead) this.#end.hears(text);
  }

  close(): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.#cable.sockets.delete(this);
    this.#end.gone();
    this.dispatchEvent(new Event('close'));
  }
}

const open: Online[] = [];
afterEach(() => {
  for (const one of open.splice(0)) one.end();
  vi.unstubAllGlobals();
});

interface Seated extends Online {
  readonly cable: Cable;
  readonly keys: string[];
  readonly pushes: Push[];
  readonly promises: string[];
}

function joins(standin: Standin, key: string | null, promised: string | null = null): Seated {
  const cable = new Cable(standin);
  const keys: string[] = [];
  const way = { table: TABLE, key, invite: INVITE };
  const promises: string[] = [];
  const promise = (commitment: string): void => void promises.push(commitment);
  const kept = { keep: (got: string) => keys.push(got), promised, promise };
  const one = online({ ...way, local, socket: cable.socket, ...kept });
  const pushes: Push[] = [];
  one.engine.listen((push) => pushes.push(push));
  open.push(one);
  return { ...one, cable, keys, pushes, promises };
}

const until = async (holds: () => boolean): Promise<void> => {
  await vi.waitFor(() => expect(holds()).toBe(true), { timeout: 60_000, interval: 10 });
};

/** Ann made a table, Bob came by the link, and the game began. */
async function two(): Promise<{ standin: Standin; ann: Seated; bob: Seated }> {
  const standin = new Standin();
  const ann = joins(standin, KEY);
  const bob = joins(standin, null);
  await until(() => bob.room.getState().room !== null && ann.room.getState().room !== null);
  expect(isRefusal(await bob.ask('sit', { seat: 1, name: 'Bob' }))).toBe(false);
  expect(isRefusal(await ann.ask('begin', {}))).toBe(false);
  await until(() => bob.room.getState().room?.state === 'play');
  return { standin, ann, bob };
}

/** Whoever is asked gives the first answer there is. */
async function answers(...people: Seated[]): Promise<Seated> {
  for (const one of people) {
    const { you } = one.room.getState();
    const [seat = null] = you?.seats ?? [];
    const { questions } = await one.engine.look(seat);
    const question = questions[0];
    if (question === undefined) continue;
    const result = await one.engine.answer(question.id, firstOf(question));
    if (isRefusal(result)) throw new Error(result.code);
    return one;
  }
  throw new Error('nobody is asked');
}

function firstOf({ form, options, total, limits = [], min = 0 }: Snapshot['questions'][number]): Json {
  if (form === 'one') return options[0]!.value;
  if (form === 'split') {
    let left = total ?? 0;
    return limits.map((most) => {
      const some = Math.min(most, left);
      left -= some;
      return some;
    });
  }
  return options.slice(0, form === 'some' ? min : options.length).map(({ value }) => value);
}

describe('a table online', () => {
  test('who comes by the link is given a key with the seat, and both see one game', async () => {
    const { ann, bob } = await two();
    expect(bob.keys).toHaveLength(1);
    expect(bob.room.getState().you).toMatchObject({ name: 'Bob', seats: [1] });
    const before = await ann.engine.look(0);
    for (let n = 0; n < 5; n++) await answers(ann, bob);
    const after = await ann.engine.look(0);
    expect(after.count).toBe(before.count + 5);
    expect((await bob.engine.look(1)).count).toBe(after.count);
    expect(after.outline.length).toBeGreaterThan(0);
  });

  test('what others do is told with its outline, as a step that follows', async () => {
    const { ann, bob } = await two();
    await ann.engine.look(0);
    await bob.engine.look(1);
    const who = await answers(ann, bob);
    const other = who === ann ? bob : ann;
    await until(() => other.pushes.some(({ push }) => push === 'step'));
    const step = other.pushes.find((push) => push.push === 'step')!.step;
    const whole = await other.engine.look(other === ann ? 0 : 1);
    expect({ view: step.view, outline: step.outline }).toEqual({ view: whole.view, outline: whole.outline });
  });

  test('an answer whose reply was lost is sent again with its key, and counts once', async () => {
    const { ann, bob } = await two();
    const [who, seat] =
      (await ann.engine.look(0)).questions.length > 0 ? ([ann, 0] as const) : ([bob, 1] as const);
    const { questions, count } = await who.engine.look(seat);
    who.cable.deaf = true;
    const given = who.engine.answer(questions[0]!.id, firstOf(questions[0]!));
    const sent = who.cable.sent.filter((text) => text.includes('"do":"answer"'));
    expect(sent).toHaveLength(1);
    who.cable.cut();
    who.cable.deaf = false;
    const result = await given;
    expect(isRefusal(result)).toBe(false);
    expect((result as Snapshot).count).toBe(count + 1);
    const again = who.cable.sent.filter((text) => text.includes('"do":"answer"'));
    expect(again).toEqual([sent[0], sent[0]]);
    expect((await who.engine.look(seat)).count).toBe(count + 1);
  });

  test('what a busy server had no time for is asked again', async () => {
    const { standin, ann, bob } = await two();
    await answers(ann, bob);
    standin.busy = 2;
    expect((await ann.engine.look(0)).viewer).toBe(0);
    standin.busy = 1;
    expect((await ann.engine.told(0, 0, 1)).moments).toHaveLength(1);
    standin.busy = 1;
    expect((await ann.engine.past(0, 0)).count).toBe(0);
  });

  test('what was missed while the connection was gone makes the page look again; nothing missed, nothing told', async () => {
    const { ann, bob } = await two();
    await ann.engine.look(0);
    await bob.engine.look(1);
    const stays = (await ann.engine.look(0)).questions.length > 0 ? ann : bob;
    const goes = stays === ann ? bob : ann;
    const welcomes = (): number => goes.cable.sent.filter((text) => text.includes('"do":"hello"')).length;
    goes.pushes.length = 0;
    goes.cable.cut();
    await until(() => welcomes() === 2 && goes.room.getState().link.state === 'online');
    expect(goes.pushes.filter(({ push }) => push === 'step')).toEqual([]);
    goes.cable.cut();
    await answers(stays);
    await until(() => goes.room.getState().link.state === 'online' && welcomes() === 3);
    await until(() => goes.pushes.some(({ push }) => push === 'step'));
    const step = goes.pushes.find((push) => push.push === 'step')!.step;
    expect(step.since).toBe(Infinity);
    const seat = goes === ann ? 0 : 1;
    expect((await goes.engine.look(seat)).count).toBe((await stays.engine.look(1 - seat)).count);
  });

  test('a laptop that slept for minutes comes back by itself: same question, and what was pressed counts once', async () => {
    vi.stubGlobal('window', new EventTarget());
    vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }));
    const { ann, bob } = await two();
    const asked = async (one: Seated): Promise<Snapshot> =>
      one.engine.look(one.room.getState().you!.seats[0]!);
    const who = (await asked(ann)).questions.length > 0 ? ann : bob;
    const [question] = (await asked(who)).questions;
    const { count } = await asked(who);
    // The lid is shut while an answer is on its way: the line is dead, and says nothing of it.
    who.cable.dead = true;
    const pressed = who.engine.answer(question!.id, firstOf(question!));
    const shut = Date.now();
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => shut + 5 * 60_000);
    who.cable.dead = false;
    const asleep = [...who.cable.sockets];
    document.dispatchEvent(new Event('visibilitychange'));
    await until(() => who.room.getState().link.state === 'reconnecting');
    clock.mockRestore();
    expect(isRefusal(await pressed)).toBe(false);
    expect(asleep.every((one) => one.readyState === 3)).toBe(true);
    for (const one of [ann, bob])
      await vi.waitFor(async () => expect((await asked(one)).count).toBe(count + 1), { timeout: 60_000 });
    const keys = who.cable.sent.flatMap((text) => {
      const said = JSON.parse(text) as { readonly do: string; readonly key: string };
      return said.do === 'answer' ? [said.key] : [];
    });
    expect(keys.length).toBe(2);
    expect(new Set(keys).size).toBe(1);
  });

  test('a server that restarts in the middle of a decision finds everybody at the same question', async () => {
    const { standin, ann, bob } = await two();
    await answers(ann, bob);
    const before = await ann.engine.look(0);
    await standin.restart();
    await until(() => [ann, bob].every((one) => one.room.getState().link.state === 'reconnecting'));
    await until(() => [ann, bob].every((one) => one.room.getState().link.state === 'online'));
    const after = await ann.engine.look(0);
    expect(after.questions.map(({ id }) => id)).toEqual(before.questions.map(({ id }) => id));
    await answers(ann, bob);
  });

  test('to go back past the line the others are asked, and the vote brings the step to both', async () => {
    const { ann, bob } = await two();
    let count = (await ann.engine.look(0)).count;
    for (let n = 0; n < 3; n++) await answers(ann, bob);
    await ann.engine.look(0);
    await bob.engine.look(1);
    count = (await ann.engine.look(0)).count;
    const asked = await ann.engine.undoAgreed();
    expect(asked).toMatchObject({ code: 'NEEDS_CONSENT' });
    await until(() => bob.room.getState().vote !== null);
    expect(bob.room.getState().vote).toMatchObject({ what: 'undo', by: 0, asked: [1] });
    ann.pushes.length = 0;
    expect(await bob.vote('accept', bob.room.getState().vote!.number)).toBeNull();
    await until(() => ann.pushes.some(({ push }) => push === 'step'));
    expect(bob.pushes.filter(({ push }) => push === 'step').at(-1)).toMatchObject({
      step: { count: count - 1 },
    });
    expect(ann.room.getState().vote).toBeNull();
    expect((await ann.engine.look(0)).count).toBe(count - 1);
  });

  test('afterwards the record is played again, and holds what was promised of its seed at the beginning', async () => {
    const { standin, ann, bob } = await two();
    const below = belowOf('promise');
    for (let over = false; !over;)
      for (const [seat, one] of [ann, bob].entries()) {
        const { questions, outcome } = await one.engine.look(seat);
        over = outcome !== null;
        const value = standin.someAnswer(seat, below);
        if (questions[0] === undefined || value === undefined) continue;
        const told = await one.engine.answer(questions[0].id, value);
        expect(isRefusal(told)).toBe(false);
      }
    expect(await ann.engine.verify()).toMatchObject({ ok: true, divergedAt: null });
    expect(ann.promises).toHaveLength(1);
    // Another seed, with a commitment that fits it, is no record of this game.
    const cheated = joins(standin, KEY, 'another promise');
    await until(() => cheated.room.getState().room !== null);
    const refusal = { code: 'CORRUPT', data: { where: 'commitment' } };
    expect(await cheated.engine.verify()).toMatchObject({ ok: false, divergedAt: 0, refusal });
    expect(cheated.promises).toEqual([]);
  });

  test('who is put out is told so, and does not come back', async () => {
    const { ann, bob } = await two();
    const { member } = bob.room.getState().you!;
    await ann.ask('kick', { member: member! });
    await until(() => bob.room.getState().link.state === 'ended');
    expect(bob.room.getState().link.bye).toBe('kicked');
    expect(bob.cable.sockets.size).toBe(0);
  });

  test('a preview holds the view that it leads to, and no more than four a second are asked for', async () => {
    const { ann, bob } = await two();
    const [who, seat] =
      (await ann.engine.look(0)).questions.length > 0 ? ([ann, 0] as const) : ([bob, 1] as const);
    const { questions } = await who.engine.look(seat);
    const value = firstOf(questions[0]!);
    const found = await who.engine.preview(questions[0]!.id, value);
    expect(found.line !== null || found.view !== null).toBe(true);
    const asked = (): number => who.cable.sent.filter((text) => text.includes('"do":"preview"')).length;
    const all = Promise.all(Array.from({ length: 9 }, () => who.engine.preview(questions[0]!.id, value)));
    await new Promise((done) => setTimeout(done, 300));
    expect(asked()).toBeLessThanOrEqual(4);
    await all;
    expect(asked()).toBe(10);
  });
});

test('tries become rarer, and are never further apart than eight seconds', () => {
  expect(waitBefore(0, 0.99)).toBe(250);
  expect(waitBefore(3, 0.5)).toBeGreaterThan(250);
  expect(waitBefore(40, 1)).toBe(8000);
  expect(waitBefore(40, 0)).toBe(250);
});
