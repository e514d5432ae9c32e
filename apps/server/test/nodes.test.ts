/** Two nodes with one database: whoever knocks at the wrong door is let through to the table all the same. */

import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { PROTOCOL_VERSION, type KnockMessage } from '@gravetable/protocol';
import { quietLog, startServer, type Running } from '@gravetable/server';
import { afterEach, expect, test } from 'vitest';
import { make, newRoom, Player, WebSocket } from './client.ts';

const data = mkdtempSync(path.join(os.tmpdir(), 'gravetable-nodes-'));
let nodes: Running[] = [];

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function node(): Promise<Running> {
  const port = await freePort();
  const own = { port, host: '127.0.0.1', data, database: null, page: null, log: quietLog() };
  const running = await startServer({ ...own, address: `http://127.0.0.1:${port}`, trustProxy: true });
  nodes.push(running);
  return running;
}

afterEach(async () => {
  for (const one of nodes) await one.close();
  nodes = [];
  rmSync(data, { recursive: true });
});

test('who comes to another node plays at the same table, and goes on there when its own is gone', async () => {
  const [one, two] = [await node(), await node()];
  const { table, key, invite } = await make(one.port, newRoom('lantern-hill', ['person', 'open']));
  const ann = await Player.join(one.port, table, { key });
  const bob = await Player.join(two.port, table, { invite });
  const sat = await bob.value<{ key: string }>('sit', { seat: 1, name: 'Bob' });
  await ann.value('begin');
  await bob.until(() => bob.known !== null);
  expect(one.rooms.awake).toHaveLength(1);
  expect(two.rooms.awake).toHaveLength(0);
  const asked = ann.answer === null ? bob : ann;
  await asked.ask('answer', asked.answer!);
  const other = asked === ann ? bob : ann;
  await other.until(() => other.known!.count === asked.known!.count);
  const { count } = ann.known!;
  await one.close();
  nodes = [two];
  await bob.until(() => bob.closed !== null);
  const again = await Player.join(two.port, table, { key: sat.key });
  expect(again.known?.count).toBe(count);
  expect(two.rooms.awake).toHaveLength(1);
  for (const player of [ann, again]) player.cut();
});

test('whoever knocks at one node is heard at a table of the other', async () => {
  mkdirSync(data, { recursive: true });
  const [one, two] = [await node(), await node()];
  const { table, key } = await make(one.port, newRoom('lantern-hill', ['person', 'open']));
  const ann = await Player.join(one.port, table, { key });
  const jun = new WebSocket(`ws://127.0.0.1:${two.port}/live/knock`);
  const heard: KnockMessage[] = [];
  jun.on('message', (said) => heard.push(JSON.parse(String(said as Buffer)) as KnockMessage));
  const knock = { do: 'knock', v: PROTOCOL_VERSION, word: ann.room!.word, name: 'Jun' };
  jun.on('open', () => jun.send(JSON.stringify(knock)));
  const knocks = () => ann.heard.flatMap((said) => (said.say === 'knocks' ? [said.knocks] : []));
  await ann.until(() => knocks().length > 0);
  await ann.value('door', { number: knocks()[0]![0]!.number, opens: true });
  await expect.poll(() => heard.map(({ say }) => say)).toEqual(['knocking', 'opened']);
  const opened = heard[1] as Extract<KnockMessage, { say: 'opened' }>;
  const seated = await Player.join(two.port, opened.table, { invite: opened.invite });
  expect(seated.room!.word).toBe(knock.word);
  for (const player of [ann, seated]) player.cut();
});
