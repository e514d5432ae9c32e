/** A connection to a table that lives on another node is passed on there: nobody outside has to know the nodes. */

import { request as ask, type IncomingMessage } from 'node:http';
import { request as askSafely } from 'node:https';
import type { Duplex } from 'node:stream';

/** Who was passed on once is not passed on again: two nodes that take each other for the home would do so for ever. */
export const PASSED_ON = 'x-gravetable-passed-on';

/** `from` is who comes; `failed` is told where nobody answers there. */
export function passOn(
  request: IncomingMessage,
  socket: Duplex,
  head: Buffer,
  to: { readonly address: string; readonly from: string; readonly failed: (status: number) => void },
): void {
  const url = new URL(request.url ?? '/', to.address);
  const headers = { ...request.headers, 'x-forwarded-for': to.from, [PASSED_ON]: '1' };
  const asked = (url.protocol === 'https:' ? askSafely : ask)(url, { headers });
  asked.on('upgrade', (answer, other, first) => {
    const lines = Object.entries(answer.headers).map(([name, value]) => `${name}: ${String(value)}`);
    socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('\r\n')}\r\n\r\n`);
    other.write(head);
    socket.write(first);
    // Whichever side ends or breaks off, the other one learns of it.
    for (const [one, opposite] of [
      [socket, other],
      [other, socket],
    ] as const) {
      one.on('error', () => opposite.destroy());
      one.on('close', () => opposite.destroy());
      one.pipe(opposite);
    }
  });
  asked.on('response', (answer) => to.failed(answer.statusCode ?? 502));
  asked.on('error', () => to.failed(502));
  socket.on('error', () => asked.destroy());
  asked.end();
}
