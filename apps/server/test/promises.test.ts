/** What online play promises about time and manners, over sockets: absence, the host's chair, silence, intents, forgetting. */

import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startServer, type Running, type ServerStart } from '@gravetable/server';
import pino from 'pino';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { make, newRoom, Player } from './client.ts';

const place = mkdtempSync(path.join(os.tmpdir(), 'gravetable-promises-'));
afterAll(() => rmSync(place, { recursive: true }));

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const AWAY_AFTER = 1500;
let running: Running;
let data = '';
let folders = 0;
let later = 0;
const start = (more: Partial<ServerStart> = {}): Promise<Running> =>
  startServer({
    port: 0,
    host: '127.0.0.1',
    data,
    database: null,
    page: null,
    newTablesPerHour: 1000,
    awayAfter: AWAY_AFTER,
    now: () => Date.now() + later,
    log: pino({ level: 'silent' }),
    ...more,
  });
beforeEach(async () => {
  data = path.join(place, String(++folders));
  later = 0;
  running = await start();
});
afterEach(() => running.close());

interface Three {
  readonly ann: Player;
  readonly bob: Player;
  readonly cat: Player;
  readonly table: string;
  readonly keys: Readonly<Record<'ann' | 'bob', string>>;
}

/** Two who play, and one who sits with them. */
async function three(): Promise<Three> {
  const { table, key, invite } = await make(running.port, newRoom('dead-cells', ['person', 'open', 'open']));
  const ann = await Player.join(running.port, table, { key });
  const bob = await Player.join(running.port, table, { invite });
  const cat = await Player.join(running.port, table, { invite });
  const sat = await bob.value<{ key: string }>('sit', { seat: 1, name: 'Bob' });
  await cat.value('sit', { seat: 2, name: 'Cat' });
  await ann.value('begin');
  for (const one of [ann, bob, cat]) await one.until(() => one.known !== null);
  return { ann, bob, cat, table, keys: { ann: key, bob: sat.key } };
}

const lines = (player: Player): string[] =>
  player.heard.flatMap((said) => (said.say === 'talk' ? [said.line.text] : []));
const marks = (player: Player): string[] =>
  player.heard.flatMap((said) => (said.say === 'mark' ? [said.mark.mark] : []));
const pause = (wait: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, wait));

describe('who is gone', () => {
  test('not here at once, away after a while, back without a word', async () => {
    const { ann, bob, table, keys } = await three();
    const seat = () => ann.room!.seats[1]!;
    bob.cut();
    await ann.until(() => !seat().here);
    expect(seat().awaySince).toBeNull();
    const cut = Date.now();
    await ann.until(() => seat().awaySince !== null);
    expect(Date.now() - cut).toBeGreaterThan(AWAY_AFTER - 200);
    await Player.join(running.port, table, { key: keys.bob });
    await ann.until(() => seat().here && seat().awaySince === null);
  });

  test('who comes back in time was never away, at the same question, and what was in hand is still good', async () => {
    const { ann, bob, cat, table, keys } = await three();
    const all = { ann, bob, cat };
    const asked = Object.values(all).find((one) => one.answer !== null)!;
    if (asked === cat) throw new Error('somebody with a key is asked first');
    const draft = asked.answer!;
    asked.cut();
    const key = asked === ann ? keys.ann : keys.bob;
    const again = await Player.join(running.port, table, { key });
    expect(again.answer).toEqual(draft);
    expect((await again.ask('answer', draft)).say).toBe('step');
    await pause(AWAY_AFTER + 500);
    expect(again.room!.seats.every((seat) => seat.awaySince === null)).toBe(true);
  });

  test('a laptop that falls asleep is let go after some silence, and wakes at the same question with its draft', async () => {
    await running.close();
    running = await start({ pingEvery: 300 });
    const { table, key, invite } = await make(running.port, newRoom('dead-cells', ['person', 'open']));
    const ann = await Player.join(running.port, table, { key });
    let [isAsleep, answered] = [false, 0];
    const bob = await Player.knock(running.port, table, { autoPong: false });
    bob.onPing((answer) => {
      if (isAsleep) return;
      answered++;
      answer();
    });
    bob.hello({ invite });
    await bob.until(() => bob.you !== null);
    const sat = await bob.value<{ key: string }>('sit', { seat: 1, name: 'Bob' });
    await ann.value('begin');
    for (const one of [ann, bob]) await one.until(() => one.known !== null);
    while (bob.answer === null) {
      await ann.ask('answer', ann.answer!);
      await bob.until(() => bob.known!.count === ann.known!.count);
    }
    // Awake and silent for several pings: who answers them stays.
    while (answered < 6 && bob.closed === null) await pause(50);
    expect(bob.closed).toBeNull();
    const draft = bob.answer;
    isAsleep = true;
    await ann.until(() => !ann.room!.seats[1]!.here);
    await bob.until(() => bob.closed !== null); // Nobody said goodbye: the connection was ended here.
    await ann.until(() => ann.room!.seats[1]!.awaySince !== null);
    later = 30 * MINUTE;
    const awake = await Player.join(running.port, table, { key: sat.key });
    expect(awake.answer).toEqual(draft);
    const { count } = awake.known!;
    expect((await awake.ask('answer', draft)).say).toBe('step');
    await ann.until(() => ann.known!.count === count + 1 && ann.room!.seats[1]!.here);
  });

  test('the chair of a host who has been gone for ten minutes may be taken, and no sooner', async () => {
    const { ann, bob } = await three();
    const { member } = bob.you!;
    expect(await bob.ask('host', { member })).toMatchObject({
      say: 'refused',
      refusal: { code: 'HOST_ONLY' },
    });
    ann.cut();
    await bob.until(() => bob.room!.hostAwaySince !== null);
    later = 9 * MINUTE;
    expect(await bob.ask('host', { member })).toMatchObject({
      say: 'refused',
      refusal: { code: 'HOST_ONLY' },
    });
    later = 11 * MINUTE;
    await bob.value('host', { member });
    await bob.until(() => bob.you!.host);
    expect(await bob.ask('lock', { locked: true })).toMatchObject({ say: 'done' });
  });
});

test('how far away everybody is: measured when they come, told again when it changed, and of bots never', async () => {
  await running.close();
  running = await start({ pingEvery: 400 });
  const { table, key, invite } = await make(running.port, newRoom('dead-cells', ['person', 'open', 'bot']));
  const ann = await Player.join(running.port, table, { key });
  const bob = await Player.knock(running.port, table, { autoPong: false });
  let way = 250;
  bob.onPing((answer) => setTimeout(answer, way));
  bob.hello({ invite });
  await bob.until(() => bob.you !== null);
  await bob.value('sit', { seat: 1, name: 'Bob' });
  const told = (): readonly (number | null)[] =>
    ann.heard.findLast((said) => said.say === 'trips')?.trips ?? [];
  // A busy machine delays everybody: the way that is really longer is the longer one in the end.
  await ann.until(() => (told()[1] ?? 0) >= 240 && (told()[0] ?? Infinity) < told()[1]!);
  expect(told()[2]).toBeNull();
  way = 0;
  await ann.until(() => (told()[1] ?? 999) < 200);
  // Who comes now need not wait for a change.
  const cat = await Player.join(running.port, table, { invite });
  expect(cat.room!.seats.map(({ trip }) => trip === null)).toEqual([false, false, true]);
});

describe('what reaches whom', () => {
  test('who is muted is not heard by whoever muted them, and by all others', async () => {
    const { ann, bob, cat } = await three();
    const { member } = ann.you!;
    await bob.value('mute', { member, muted: true });
    await ann.value('say', { text: 'one' });
    await ann.value('phrase', { phrase: 'thanks' });
    await cat.until(() => lines(cat).includes('one') && marks(cat).includes('phrase'));
    await bob.value('mute', { member, muted: false });
    await pause(1100); // One line a second.
    await ann.value('say', { text: 'two' });
    await bob.until(() => lines(bob).includes('two'));
    expect(lines(bob)).toEqual(['two']);
    expect(marks(bob)).toEqual([]);
  });

  test('an intent is shown where all may know what is asked, never of a secret question or another seat', async () => {
    const { ann, bob, cat } = await three();
    const all = [ann, bob, cat];
    const isVote = (one: Player): boolean => one.known!.questions.some((q) => q.power && q.kind === 'vote');
    const seen = { open: 0, secret: 0 };
    for (let at = 0; at < 80 && (seen.open === 0 || seen.secret === 0); at++) {
      const next = all.find((one) => one.answer !== null)!;
      const other = all.find((one) => one !== next)!;
      const isOpen = all.some((one) => one !== next && isVote(one));
      if ((isOpen ? seen.open : seen.secret) === 0) {
        const before = marks(other).length;
        const reply = await next.ask('intent', next.answer!);
        if (isOpen) {
          expect(reply.say).toBe('done');
          await other.until(() => marks(other).length > before);
          expect(await other.ask('intent', next.answer!)).toMatchObject({ refusal: { code: 'NOT_ASKED' } });
        } else expect(reply).toMatchObject({ say: 'refused', refusal: { code: 'NO_TALK' } });
        seen[isOpen ? 'open' : 'secret']++;
      }
      expect((await next.ask('answer', next.answer!)).say).toBe('step');
      const { revision } = next.known!;
      for (const one of all) await one.until(() => one.known!.revision >= revision);
    }
    expect(seen).toEqual({ open: 1, secret: 1 });
  });
});

test('a table nobody came to for 180 days is gone, one day before it is there', async () => {
  const { table, key } = await make(running.port, newRoom('dead-cells', ['person', 'bot']));
  (await Player.join(running.port, table, { key })).close();
  await running.close();
  later = 179 * DAY;
  running = await start();
  await pause(500);
  const there = await Player.join(running.port, table, { key });
  expect(there.you).not.toBeNull();
  there.close();
  await running.close();
  later = (179 + 181) * DAY;
  running = await start();
  await pause(500);
  const gone = await Player.join(running.port, table, { key });
  expect(gone.you).toBeNull();
  await gone.until(() => gone.closed !== null);
});
