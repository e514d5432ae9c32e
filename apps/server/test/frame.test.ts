import { WebSocketServer, WebSocket } from 'ws';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { expect, test } from 'vitest';
import { writeFrame } from '../src/live/frame.ts';

/** Lengths at which the head of a frame changes, in letters of one, two and three bytes. */
const TEXTS = [
  '',
  'a',
  ...[124, 125, 126, 127, 65_534, 65_535, 65_536, 70_000].map((size) => 'a'.repeat(size)),
];
const OTHERS = TEXTS.flatMap((text) => [text, text.replaceAll('a', 'é'), `${text}☠`]);

test('a text is heard as it was said, however long it is, between what else is sent', async () => {
  const server = new WebSocketServer({ port: 0 });
  let wire: Duplex;
  server.on('connection', (_, { socket }) => (wire = socket));
  const said = new Promise<WebSocket>((resolve) => server.on('connection', resolve));
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const heard: string[] = [];
  const all = new Promise<void>((resolve) => {
    client.on('message', (text, isBinary) => {
      expect(isBinary).toBe(false);
      heard.push(String(text as Buffer));
      if (heard.length === 2 * OTHERS.length) resolve();
    });
  });
  const socket = await said;
  for (const text of OTHERS) {
    writeFrame(wire!, text);
    socket.send(text);
  }
  await all;
  expect(heard).toEqual(OTHERS.flatMap((text) => [text, text]));
  client.terminate();
  server.close();
});
