/**
 * A short text as it crosses a WebSocket (RFC 6455, 5.2): one piece, written at once. `ws` would hand its head and its text over
 * apart, which costs more than all the rest of sending it.
 */

import type { Duplex } from 'node:stream';

const WHOLE_TEXT = 0x81;
/** From here on the length takes two bytes, and then eight. */
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;
const LONG = 0x1_00_00;

/** Plain letters, as nearly all are, are a byte each: the socket takes them as they are, and no memory is got for them. */
export function writeFrame(wire: Duplex, text: string): void {
  const size = Buffer.byteLength(text);
  if (size === text.length && size < LONG) wire.write(shortHead(size) + text, 'latin1');
  else wire.write(frameOf(text, size));
}

function shortHead(size: number): string {
  return size < TWO_BYTES
    ? String.fromCharCode(WHOLE_TEXT, size)
    : String.fromCharCode(WHOLE_TEXT, TWO_BYTES, size >> 8, size & 0xff);
}

function frameOf(text: string, size: number): Buffer {
  const head = size < TWO_BYTES ? 2 : size < LONG ? 4 : 10;
  const frame = Buffer.allocUnsafe(head + size);
  frame[0] = WHOLE_TEXT;
  if (head === 2) frame[1] = size;
  else if (head === 4) {
    frame[1] = TWO_BYTES;
    frame.writeUInt16BE(size, 2);
  } else {
    frame[1] = EIGHT_BYTES;
    frame.writeBigUInt64BE(BigInt(size), 2);
  }
  frame.write(text, head);
  return frame;
}
