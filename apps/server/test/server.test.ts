import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startServer, type Running, type ServerStart } from '@gravetable/server';
import pino from 'pino';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { make, newRoom, Player } from './client.ts';

const place = mkdtempSync(path.join(os.tmpdir(), 'gravetable-server-'));
afterAll(() => rmSync(place, { recursive: true }));

let running: Running;
let folders = 0;
let data = '';
const start = (more: Partial<ServerStart> = {}): Promise<Running> =>
  startServer({
    port: 0,
    host: '127.0.0.1',
    data,
    database: null,
    page: null,
    newTablesPerHour: 1000,
    log: pino({ level: 'silent' }),
    // Also on a busy machine, where a thread takes long to begin, nobody makes do without a hint.
    thinking: { patience: 100_000, longest: 100_000 },
    ...more,
  });
beforeEach(async () => {
  data = path.join(place, String(++folders));
  running = await start();
});
afterEach(() => running.close());

/** Two people at a table of Dead Cells that has begun. */
async function two(): Promise<{
  ann: Player;
  bob: Player;
  keys: Record<'ann' | 'bob', string>;
  table: string;
  invite: string;
}> {
  const { table, key, invite } = await make(running.port, newRoom('dead-cells', ['person', 'open']));
  const ann = await Player.join(running.port, table, { key });
  const bob = await Player.join(running.port, table, { invite });
  const sat = await bob.value<{ key: string }>('sit', { seat: 1, name: 'Bob' });
  await ann.value('begin');
  await bob.until(() => bob.known !== null);
  await ann.until(() => ann.known !== null);
  return { ann, bob, keys: { ann: key, bob: sat.key }, table, invite };
}

/** Whoever is asked answers, so many times. */
async function play(players: readonly Player[], answers: number): Promise<void> {
  for (let at = 0; at < answers; at++) {
    const next = players.find((one) => one.answer !== null)!;
    const reply = await next.ask('answer', next.answer!);
    if (reply.say !== 'step') throw new Error(JSON.stringify(reply));
    const { revision } = next.known!;
    for (const one of players) await one.until(() => one.known!.revision >= revision);
  }
}

describe('a table online', () => {
  test('made, joined by its link, begun and played by two, each with their own eyes', async () => {
    const { ann, bob } = await two();
    expect(ann.you).toMatchObject({ seats: [0], host: true });
    expect(bob.you).toMatchObject({ seats: [1], host: false, name: 'Bob' });
    await play([ann, bob], 12);
    expect(ann.known).toMatchObject({ viewer: 0, count: 12 });
    expect(bob.known).toMatchObject({ viewer: 1, count: 12 });
    expect(bob.steps.length).toBe(12);
    expect(ann.room!.commitment).toMatch(/^[\da-f]{64}$/);
  });

  test('a table opens to nobody without key or invitation, and says nothing of why', async () => {
    const { table } = await two();
    for (const [where, way] of [
      [table, {}],
      [table, { key: 'a'.repeat(26) }],
      [table, { invite: 'a'.repeat(26) }],
      ['nosuchtable', { invite: 'a'.repeat(26) }],
    ] as const) {
      const stranger = await Player.join(running.port, where, way);
      await stranger.until(() => stranger.closed !== null);
      expect(stranger.closed).toBe(4404);
      expect(stranger.heard).toEqual([{ say: 'bye', why: 'unknown', address: null }]);
    }
  });

  test('nobody answers for another seat, nor as a spectator', async () => {
    const { ann, bob, table, invite } = await two();
    const watcher = await Player.join(running.port, table, { invite });
    const asked = ann.answer ?? bob.answer!;
    const others = [ann, bob, watcher].filter((one) => one.answer === null);
    expect(others.length).toBe(2);
    for (const other of others)
      expect(await other.ask('answer', asked)).toMatchObject({
        say: 'refused',
        refusal: { code: 'NOT_ASKED' },
      });
    expect(await watcher.ask('record')).toMatchObject({ refusal: { code: 'NEEDS_CONSENT' } });
    for (const back of ['undo', 'redo'])
      expect(await watcher.ask(back)).toMatchObject({ refusal: { code: 'NOT_ASKED' } });
    expect(await bob.ask('lock', { locked: true })).toMatchObject({ refusal: { code: 'HOST_ONLY' } });
  });

  test('an answer sent twice is done once, also over another connection', async () => {
    const { ann, bob, keys, table } = await two();
    const [next, key] = ann.answer === null ? [bob, keys.bob] : [ann, keys.ann];
    const given = next.answer!;
    expect(await next.ask('answer', given, 'same')).toMatchObject({ say: 'step' });
    const again = await Player.join(running.port, table, { key });
    expect(await again.ask('answer', given, 'same')).toMatchObject({ say: 'done', value: null });
    expect(again.known!.count).toBe(1);
  });

  test('the server comes back where it stood: same question, same name, nothing lost', async () => {
    const { ann, bob, keys, table } = await two();
    await play([ann, bob], 9);
    const before = ann.known!;
    await running.close();
    expect(ann.heard.at(-1)).toMatchObject({ say: 'bye', why: 'restart' });
    running = await start();
    const back = await Player.join(running.port, table, { key: keys.ann });
    expect(back.known).toEqual({ ...before, from: back.known!.from });
    const other = await Player.join(running.port, table, { key: keys.bob });
    await play([back, other], 5);
    expect(other.known!.count).toBe(14);
  });

  test('a resent answer after a restart is never done twice', async () => {
    const { ann, bob, keys, table } = await two();
    await play([ann, bob], 3);
    const who = ann.answer === null ? 'bob' : 'ann';
    const given = { ann, bob }[who].answer!;
    await { ann, bob }[who].ask('answer', given, 'k');
    await running.close();
    running = await start();
    const back = await Player.join(running.port, table, { key: keys[who] });
    expect(await back.ask('answer', given, 'k')).toMatchObject({ say: 'refused' });
    expect(back.known!.count).toBe(4);
  });

  test('a table that nobody looks at sleeps, and wakes where it was', async () => {
    const { ann, bob, keys, table } = await two();
    await play([ann, bob], 4);
    ann.close();
    bob.close();
    await ann.until(() => ann.closed !== null);
    await new Promise((resolve) => setTimeout(resolve, 50));
    await running.rooms.sleepy(0);
    expect(running.rooms.awake).toEqual([]);
    const back = await Player.join(running.port, table, { key: keys.ann });
    expect(back.known!.count).toBe(4);
    expect(running.rooms.wakes).toBe(2);
  });

  test('the host locks, hands on and removes; whoever is removed has no key any more', async () => {
    const { ann, bob, keys, table, invite } = await two();
    await ann.value('lock', { locked: true });
    const late = await Player.join(running.port, table, { invite });
    await late.until(() => late.closed !== null);
    expect(late.closed).toBe(4423);
    await ann.value('kick', { member: bob.you!.member });
    await bob.until(() => bob.closed !== null);
    expect(bob.closed).toBe(4403);
    const again = await Player.join(running.port, table, { key: keys.bob });
    await again.until(() => again.closed !== null);
    expect(again.closed).toBe(4404);
    await ann.until(() => ann.room!.seats[1]!.kind === 'open');
    expect(ann.room!.seats[1]).toMatchObject({ member: null, bot: 'careful' });
  });

  test('past the line the others are asked; in Strict never', async () => {
    const { ann, bob } = await two();
    await play([ann, bob], 6);
    const reply = await ann.ask('propose', { what: 'undo', seat: null });
    expect(reply).toMatchObject({ say: 'done', value: { what: 'undo', by: 0, asked: [1] } });
    await bob.until(() => bob.heard.some((one) => one.say === 'vote' && one.vote !== null));
    const { number } = (reply as unknown as { value: { number: number } }).value;
    expect(await bob.ask('accept', { number })).toMatchObject({ say: 'step' });
    await ann.until(() => ann.known!.agreed === 1);
    expect(ann.known!.count).toBeLessThan(6);
    await ann.value('set', {
      title: null,
      options: null,
      way: { undo: 'line' },
      talk: null,
      delay: null,
      watchersTalk: null,
    });
    expect(await ann.ask('propose', { what: 'undo', seat: null })).toMatchObject({
      refusal: { code: 'LINE_HOLDS' },
    });
  });

  test('what is said reaches those who may hear it, and is there for who comes later', async () => {
    const { ann, bob, keys, table, invite } = await two();
    const watcher = await Player.join(running.port, table, { invite });
    await ann.value('say', { text: 'Shall we?' });
    await bob.until(() => bob.heard.some((one) => one.say === 'talk' && one.line.text === 'Shall we?'));
    expect(await watcher.ask('say', { text: 'Hi' })).toMatchObject({ refusal: { code: 'NO_TALK' } });
    expect(watcher.heard.some((one) => one.say === 'talk')).toBe(false);
    await ann.value('ping', { piece: 'card:1', kind: 'look' });
    await bob.until(() => bob.heard.some((one) => one.say === 'mark' && one.mark.mark === 'ping'));
    const again = await Player.join(running.port, table, { key: keys.bob });
    expect(again.heard.find((one) => one.say === 'welcome')).toMatchObject({
      talk: [{ text: 'Shall we?', name: 'Ann' }],
    });
  });

  test('watchers see the table later where the host wants it so, whatever they ask for', async () => {
    const { ann, bob, table, invite } = await two();
    const soon = await Player.join(running.port, table, { invite });
    await play([ann, bob], 2);
    await soon.until(() => soon.known!.count === 2);
    await ann.value('set', {
      title: null,
      options: null,
      way: null,
      talk: null,
      delay: 4,
      watchersTalk: true,
    });
    await play([ann, bob], 3);
    const { count } = ann.known!;
    await ann.value('say', { text: 'They do not know yet.' });
    await ann.value('ping', { piece: 'hero:0', kind: 'look' });
    const later = await Player.join(running.port, table, { invite });
    for (const watcher of [soon, later]) {
      expect(watcher.known!.count).toBe(2);
      expect(watcher.heard.some((one) => one.say === 'talk' || one.say === 'mark')).toBe(false);
      for (const [what, fields] of [
        ['look', { as: null, answers: null }],
        ['told', { as: null, from: 0, upTo: count }],
        ['past', { as: null, count }],
        ['acted', { count }],
      ] as const)
        expect(await watcher.ask(what, fields)).toMatchObject({ say: 'refused' });
    }
    for (const watcher of [soon, later]) {
      await watcher.until(() => watcher.known!.count === count);
      await watcher.until(() => watcher.heard.some((one) => one.say === 'talk'));
      expect(watcher.known!.view).toEqual({ ...ann.known!.view, viewer: null, heroes: expect.anything() });
    }
    // Whoever sits down is at the table at once; whoever takes it back goes on with the others.
    await play([ann, bob], 2);
    await ann.value('set', {
      title: null,
      options: null,
      way: null,
      talk: null,
      delay: 0,
      watchersTalk: null,
    });
    await later.until(() => later.known!.count === ann.known!.count);
  });

  test('previews, hints, forecasts and the past come to whoever asks for their own', async () => {
    const { ann, bob } = await two();
    await play([ann, bob], 5);
    const next = ann.answer === null ? bob : ann;
    const { question, value } = next.answer!;
    expect(await next.value('preview', { question, value })).toHaveProperty('line');
    // Hints are thought of in time or not at all: on a busy machine one asks again.
    const hinted = async (): Promise<unknown> => (await next.ask('hint', { question })) as unknown;
    await vi.waitFor(
      async () => expect(await hinted()).toMatchObject({ say: 'done', value: { value: {} } }),
      {
        timeout: 60_000,
        interval: 1000,
      },
    );
    expect(await next.value('past', { as: next.known!.viewer, count: 2 })).toMatchObject({ count: 2 });
    await new Promise((resolve) => setTimeout(resolve, 1000));
    expect(await next.value('told', { as: next.known!.viewer, from: 0, upTo: 3 })).toHaveProperty('log');
    const other = next === ann ? bob : ann;
    expect(await other.ask('hint', { question })).toMatchObject({ refusal: { code: 'NOT_ASKED' } });
    expect(await other.ask('past', { as: next.known!.viewer, count: 2 })).toMatchObject({
      refusal: { code: 'NOT_ASKED' },
    });
  });

  test('the list of my tables says what waits for me, to whoever has the key', async () => {
    const { ann, bob, keys, table } = await two();
    await play([ann, bob], 2);
    const ask = async (key: string): Promise<unknown> => {
      const answer = await fetch(`http://127.0.0.1:${running.port}/api/mine`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ tables: [{ table, key }] }),
      });
      return answer.json();
    };
    const waits = ann.answer !== null;
    expect(await ask(keys.ann)).toMatchObject({
      tables: [{ table, seats: [0], waits, count: 2, state: 'play' }],
    });
    expect(await ask('x'.repeat(26))).toEqual({ tables: [] });
  });

  test('who was away is told when the others answered, and who only watches is not', async () => {
    const { ann, bob, table, invite } = await two();
    const before = Date.now();
    await play([ann, bob], 1);
    const times = await bob.value<number[]>('times', { from: 0 });
    expect(times).toHaveLength(1);
    expect(times[0]).toBeGreaterThanOrEqual(before);
    expect(times[0]).toBeLessThanOrEqual(Date.now());
    expect(await bob.value('times', { from: 1 })).toEqual([]);
    const watcher = await Player.join(running.port, table, { invite });
    expect(await watcher.ask('times', { from: 0 })).toMatchObject({
      refusal: { code: 'NOT_ASKED' },
    });
  });

  test('another device of one’s own comes in with a code that works once', async () => {
    const { ann, table } = await two();
    const { code } = await ann.value<{ code: string }>('device');
    const phone = await Player.join(running.port, table, { invite: code });
    expect(phone.you).toMatchObject({ seats: [0], name: 'Ann' });
    expect(phone.you!.key).toMatch(/^\w{26}$/);
    const thief = await Player.join(running.port, table, { invite: code });
    await thief.until(() => thief.closed !== null);
    expect(thief.closed).toBe(4404);
    await ann.until(() => ann.room!.seats[0]!.devices === 2);
  });

  test('what cannot be read is refused by its own key, whatever else it holds', async () => {
    const { table, key } = await make(running.port, newRoom('dead-cells', ['person', 'bot']));
    const ann = await Player.join(running.port, table, { key });
    const nested = { do: 'undo', table: { key: 'another' }, revision: 0, key: 'own' };
    ann.write(nested);
    await ann.until(() => ann.heard.some((one) => one.say === 'refused'));
    expect(ann.heard.findLast((one) => one.say === 'refused')).toMatchObject({ re: 'own' });
  });

  test('pages of other places are not let in, nor is anybody who says nothing we know', async () => {
    const { table } = await two();
    await expect(Player.knock(running.port, table, { origin: 'https://elsewhere.example' })).rejects.toThrow(
      '403',
    );
    await expect(Player.knock(running.port, table, { origin: 'null' })).rejects.toThrow('403');
    const own = await Player.knock(running.port, table, { origin: `http://127.0.0.1:${running.port}` });
    own.write('hello?');
    await own.until(() => own.closed !== null);
    expect(own.heard.map((one) => one.say)).toEqual(['refused', 'bye']);
  });
});
