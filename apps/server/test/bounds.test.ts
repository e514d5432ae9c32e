/** What somebody can ask for again and again, and what stays of it: nothing that grows without end. */

import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { startServer, type Running } from '@gravetable/server';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { make, newRoom, Player } from './client.ts';

const place = mkdtempSync(path.join(os.tmpdir(), 'gravetable-bounds-'));
let running: Running;
beforeAll(async () => {
  running = await startServer({
    port: 0,
    host: '127.0.0.1',
    data: place,
    database: null,
    page: null,
    newTablesPerHour: 1000,
    haste: 1000,
    log: pino({ level: 'silent' }),
  });
});
afterAll(async () => {
  await running.close();
  rmSync(place, { recursive: true });
});

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

const roomOf = (table: string) => running.rooms.awake.find(({ data }) => data.id === table)!;

async function seated(
  free = 1,
  acts = true,
): Promise<{ ann: Player; bob: Player; table: string; invite: string }> {
  const kinds = ['person', ...Array.from({ length: free }, () => 'open' as const)] as const;
  const { table, key, invite } = await make(running.port, newRoom('dead-cells', kinds));
  const ann = await Player.join(running.port, table, { key, acts });
  const bob = await Player.join(running.port, table, { invite, acts });
  await bob.value('sit', { seat: 1, name: 'Bob' });
  return { ann, bob, table, invite };
}

test.each([
  ['where it is acted out', true],
  ['where it is only told', false],
])('of an answer that was given nothing is kept but that it was, %s', async (_, acts) => {
  const { ann, bob, table } = await seated(1, acts);
  await ann.value('begin');
  for (const one of [ann, bob]) await one.until(() => one.known !== null);
  const [link] = roomOf(table).links;
  const refs: WeakRef<object>[] = [];
  for (let at = 0; at < 40; at++) {
    const next = [ann, bob].find((one) => one.answer !== null)!;
    expect((await next.ask('answer', next.answer!)).say).toBe('step');
    for (const one of [ann, bob]) await one.until(() => one.known!.count === at + 1);
    refs.push(new WeakRef(link!.known!), new WeakRef(link!.known!.scene!));
  }
  await turn();
  collect();
  await turn();
  collect();
  // The last one is known; some of the engine's own may lag behind.
  expect(refs.filter((one) => one.deref() !== undefined).length).toBeLessThan(16);
});

test('whoever sits down under new names again and again fills no table, and nobody who sits loses their key', async () => {
  const { bob, table, invite } = await seated(2);
  for (let at = 0; at < 80; at++) {
    const one = await Player.join(running.port, table, { invite });
    await one.value('sit', { seat: 2, name: `Guest ${at}` });
    await one.value('stand');
    one.cut();
    await bob.until(() => bob.room!.watchers === 0);
  }
  const { members } = roomOf(table).data;
  expect(members.length).toBeLessThanOrEqual(64);
  expect(members.slice(0, 2).map(({ name }) => name)).toEqual(['Ann', 'Bob']);
  expect(members.at(-1)!.name).toBe('Guest 79');
});

test('only somebody who is there can be muted, and names change no faster than signs', async () => {
  const { ann, bob } = await seated();
  const unknown = await ann.ask('mute', { member: 1_000_000, muted: true });
  expect(unknown).toMatchObject({ say: 'refused', refusal: { code: 'NOT_ASKED' } });
  expect(await ann.ask('mute', { member: bob.you!.member, muted: true })).toMatchObject({ say: 'done' });
  const names = Array.from({ length: 60 }, (_, at) => ann.ask('rename', { name: `Ann ${at}` }));
  const refused = (await Promise.all(names)).filter((one) => one.say === 'refused');
  expect(refused.length).toBeGreaterThan(0);
  for (const one of refused) expect(one).toMatchObject({ refusal: { code: 'TOO_FAST' } });
});

test('whoever sees the table later waits for one look at the seats in a second, not for all of them', async () => {
  const { ann, bob, table, invite } = await seated();
  await ann.value('begin');
  await bob.until(() => bob.known !== null);
  const settings = { title: null, options: null, way: null, talk: null, watchersTalk: null };
  await ann.value('set', { ...settings, delay: 1 });
  const watcher = await Player.join(running.port, table, { invite });
  const seats = (): number => watcher.heard.filter(({ say }) => say === 'seats').length;
  const before = seats();
  const began = performance.now();
  for (let at = 0; at < 100; at++) await bob.value('ready', { ready: at % 2 === 0 });
  await bob.value('rename', { name: 'Bob at last' });
  await watcher.until(() => watcher.room!.seats[1]!.name === 'Bob at last');
  const seconds = (performance.now() - began) / 1000;
  expect(seats() - before).toBeLessThanOrEqual(Math.ceil(seconds) + 2);
});

test('of tables that nobody is at only so many stay awake, the last ones', async () => {
  for (const room of running.rooms.awake) for (const link of room.links) link.bye('restart');
  const made: string[] = [];
  for (let at = 0; at < 4; at++) {
    const { ann, bob, table } = await seated();
    const room = roomOf(table);
    ann.cut();
    bob.cut();
    await until(() => room.emptySince !== null);
    made.push(table);
  }
  const { table, key } = await make(running.port, newRoom('dead-cells', ['person', 'bot']));
  const here = await Player.join(running.port, table, { key });
  await running.rooms.sleepy(1e9, 2, 0);
  const awake = running.rooms.awake.map(({ data }) => data.id);
  expect(awake.toSorted()).toEqual([...made.slice(2), table].toSorted());
  here.cut();
});

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await turn();
}
