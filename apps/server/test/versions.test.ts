/** The server was replaced while people played: pages of the version before go on, older ones are told. */

import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { OLDEST_SPOKEN, PROTOCOL_VERSION } from '@gravetable/protocol';
import { quietLog, startServer, type Running } from '@gravetable/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { make, newRoom, Player } from './client.ts';

const place = mkdtempSync(path.join(os.tmpdir(), 'gravetable-versions-'));
let running: Running;
beforeAll(async () => {
  const own = { port: 0, host: '127.0.0.1', data: place, database: null, page: null, log: quietLog() };
  running = await startServer(own);
});
afterAll(async () => {
  await running.close();
  rmSync(place, { recursive: true });
});

test('a page of the version before plays a whole game beside one of today, and both see the same', async () => {
  expect(OLDEST_SPOKEN).toBe(PROTOCOL_VERSION - 1);
  const seed = 'amber-crypt-1';
  const room = newRoom('cards-of-the-dead', ['person', 'open'], { seed });
  const { table, key, invite } = await make(running.port, room);
  const before = await Player.join(running.port, table, { key, v: OLDEST_SPOKEN });
  const today = await Player.join(running.port, table, { invite });
  await today.value('sit', { seat: 1, name: 'Bob' });
  await before.value('begin');
  for (const one of [before, today]) await one.until(() => one.known !== null);
  let cuts = 0;
  let old = before;
  while (old.known!.outcome === null) {
    const asked = [old, today].find(({ answer }) => answer !== null);
    if (asked === undefined) throw new Error('nobody is asked');
    const { count } = asked.known!;
    expect(await asked.ask('answer', asked.answer!)).toMatchObject({ say: 'step' });
    for (const one of [old, today]) await one.until(() => one.known!.count > count);
    if (count === 2 && cuts++ === 0) {
      old.cut();
      old = await Player.join(running.port, table, { key, v: OLDEST_SPOKEN });
    }
  }
  expect(cuts).toBe(1);
  expect(today.known!.outcome).toEqual(old.known!.outcome);
  expect(today.known!.count).toBe(old.known!.count);
  expect(await old.value('record')).toMatchObject({ seed });
  for (const one of [old, today]) one.close();
});

test('it acts out what happens, as it always did, without having said that it does', async () => {
  const { table, key, invite } = await make(running.port, newRoom('dead-cells', ['person', 'open']));
  const old = await Player.join(running.port, table, { key, v: OLDEST_SPOKEN });
  const today = await Player.join(running.port, table, { invite });
  await today.value('sit', { seat: 1, name: 'Bob' });
  await old.value('begin');
  for (const one of [old, today]) await one.until(() => one.known !== null);
  for (let count = 0; count < 12; count++) {
    const asked = [old, today].find(({ answer }) => answer !== null)!;
    await asked.ask('answer', asked.answer!);
    for (const one of [old, today]) await one.until(() => one.known!.count > count);
  }
  const scenes = (one: Player): number[] => one.steps.map((step) => step.scenes.length);
  expect(scenes(old)).toEqual(scenes(today));
  expect(Math.max(...scenes(old))).toBeGreaterThan(0);
  for (const one of [old, today]) one.close();
});

test('a page older than that is told so and let go, whatever else it says', async () => {
  const { table, key } = await make(running.port, newRoom('lantern-hill', ['person', 'bot']));
  for (const v of [OLDEST_SPOKEN - 1, 1, PROTOCOL_VERSION + 1]) {
    const one = await Player.join(running.port, table, { key, v });
    expect(one.heard.map((message) => (message.say === 'bye' ? message.why : message.say))).toEqual([
      'newer',
    ]);
    expect(one.closed ?? 4426).toBe(4426);
  }
});
