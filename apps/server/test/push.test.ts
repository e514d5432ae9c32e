import { createECDH, randomBytes } from 'node:crypto';
import pino from 'pino';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { isOutside, Notices } from '../src/push.ts';
import { addMember, roomOf } from '../src/room/data.ts';
import { Room } from '../src/room/room.ts';
import { newRoom } from './client.ts';

afterEach(() => void vi.useRealTimers());

const GONE = 60_000;
const ann = 1;
const bob = 2;

function subscription(name: string): { endpoint: string; p256dh: string; auth: string } {
  const keys = createECDH('prime256v1');
  const p256dh = keys.generateKeys().toString('base64url');
  return {
    endpoint: `https://push.example.net/${name}`,
    p256dh,
    auth: randomBytes(16).toString('base64url'),
  };
}

const seat = (member: number) => ({ kind: 'person', member, lent: null, botPlays: false });

/** A table where Ann has seat 0 and Bob seat 1, and a stand-in for the push service. */
async function table(
  asked: readonly number[],
  gone: ReadonlySet<number>,
  goneFor = (member: number): number => (gone.has(member) ? GONE : 0),
) {
  const sent: { to: string; body: Buffer }[] = [];
  let status = 201;
  const subscriptions = new Map([
    [ann, subscription('ann')],
    [bob, subscription('bob')],
  ]);
  const shelf = {
    setting: (_name: string, make: () => Promise<string>) => make(),
    subscriptions: () => Promise.resolve(subscriptions),
    subscribe: (_id: string, member: number) => Promise.resolve(void subscriptions.delete(member)),
  };
  const notices = await Notices.open(shelf as never, pino({ level: 'silent' }), (to, { body }) => {
    sent.push({ to: to.split('/').at(-1)!, body: Buffer.from(body) });
    return Promise.resolve(status);
  });
  const room = {
    data: { id: 'table', game: 'dead-cells', seats: [seat(ann), seat(bob)] },
    table: { whole: { play: { over: false, pending: asked.map((one) => ({ seat: one })) } } },
    goneFor,
  };
  const pass = async (milliseconds: number): Promise<string[]> => {
    notices.look(room as never);
    await vi.advanceTimersByTimeAsync(milliseconds);
    vi.useRealTimers();
    await new Promise((resolve) => setTimeout(resolve, 300));
    return sent.map(({ to }) => to);
  };
  return { pass, sent, subscriptions, says: (code: number) => (status = code), notices };
}

describe('a notice', () => {
  test('comes to who owes an answer and is gone, to nobody else', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { pass, sent } = await table([0], new Set([ann, bob]));
    expect(await pass(11 * GONE)).toEqual(['ann']);
    expect(sent[0]!.body.includes('dead-cells')).toBe(false); // Nobody on the way reads it.
  });

  test('never comes to who is here', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { pass } = await table([0, 1], new Set([bob]));
    expect(await pass(11 * GONE)).toEqual(['bob']);
  });

  test('does not come before somebody has been gone for a minute', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { pass } = await table([0], new Set([ann]));
    expect(await pass(GONE - 1)).toEqual([]);
  });

  test('comes to who went only after the last answer: nobody may move until they are back', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    const left = Date.now() + GONE - 20_000;
    const gone = (member: number): number => (member === ann ? Math.max(0, Date.now() - left) : 0);
    const { pass } = await table([0], new Set(), gone);
    expect(await pass(2 * GONE)).toEqual(['ann']);
  });

  test('is looked for again when somebody goes away', () => {
    const [later, moved]: [(() => void)[], Room[]] = [[], []];
    const data = roomOf('table', newRoom('dead-cells', ['person', 'open']), 'crow-bell-1');
    const { member } = addMember(data, 'Ann');
    const start = {
      data,
      moved: (one: Room) => moved.push(one),
      later: (work: () => void) => later.push(work),
    };
    const room = new Room({ ...start, now: Date.now, steady: () => 0 } as never);
    const link = { member: member.id, desk: null, aside: null, send: () => undefined } as never;
    room.view = () => ({}) as never;
    room.links.add(link);
    room.leave(link);
    expect(moved).toEqual([]);
    for (const work of later) work();
    expect(moved).toEqual([room]);
  });

  test('is not sent again to a place that is no more', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { pass, says, subscriptions } = await table([0], new Set([ann]));
    says(410);
    await pass(11 * GONE);
    expect([...subscriptions.keys()]).toEqual([bob]);
  });

  test('is never sent to a place inside', () => {
    expect(isOutside('https://push.example.net/a')).toBe(true);
    for (const one of [
      'http://push.example.net/a',
      'https://127.0.0.1/a',
      'https://[::1]/',
      'https://nas.local/',
    ])
      expect(isOutside(one)).toBe(false);
  });
});
