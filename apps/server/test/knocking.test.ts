/** Whoever has nothing but a table's word: what they hear, who hears of them, and how often. */

import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PROTOCOL_VERSION, type KnockMessage } from '@gravetable/protocol';
import { startServer, type Running } from '@gravetable/server';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { make, newRoom, Player, WebSocket } from './client.ts';

const place = mkdtempSync(path.join(os.tmpdir(), 'gravetable-knocking-'));
const LASTS = 3000;
let running: Running;
const lines: string[] = [];
beforeAll(async () => {
  running = await startServer({
    port: 0,
    host: '127.0.0.1',
    data: place,
    database: null,
    page: null,
    newTablesPerHour: 1000,
    knockLasts: LASTS,
    trustProxy: true,
    log: pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) }),
  });
});
afterAll(async () => {
  await running.close();
  rmSync(place, { recursive: true });
});

/** Everybody comes from somewhere else, unless a story says otherwise. */
let addresses = 0;
let from = '';
beforeEach(() => {
  from = `10.0.0.${++addresses}`;
});

class Knocker {
  readonly heard: KnockMessage[] = [];
  /** Every byte. */
  text = '';
  closed: number | null = null;
  readonly socket: WebSocket;

  constructor(word: string, name = 'Jun', v = PROTOCOL_VERSION) {
    const headers = { 'x-forwarded-for': from };
    this.socket = new WebSocket(`ws://127.0.0.1:${running.port}/live/knock`, { headers });
    this.socket.on('open', () => this.socket.send(JSON.stringify({ do: 'knock', v, word, name })));
    this.socket.on('message', (said) => {
      this.text += String(said as Buffer);
      this.heard.push(JSON.parse(String(said as Buffer)) as KnockMessage);
    });
    this.socket.on('close', (code) => (this.closed = code));
  }

  async until(say: KnockMessage['say']): Promise<KnockMessage> {
    const said = (): KnockMessage | undefined => this.heard.find((one) => one.say === say);
    await vi.waitUntil(said, { timeout: 20_000 });
    return said()!;
  }
}

async function table(): Promise<{ ann: Player; bob: Player; word: string; id: string }> {
  const made = await make(running.port, newRoom('dead-cells', ['person', 'open', 'open']));
  const ann = await Player.join(running.port, made.table, { key: made.key });
  const bob = await Player.join(running.port, made.table, { invite: made.invite });
  await bob.value('sit', { seat: 1, name: 'Bob' });
  return { ann, bob, word: ann.room!.word, id: made.table };
}

const knocksAt = (player: Player) =>
  player.heard.flatMap((one) => (one.say === 'knocks' ? [one.knocks.map(({ name }) => name).join()] : []));
const firstAt = (player: Player): number =>
  player.heard.flatMap((one) => (one.say === 'knocks' ? one.knocks : []))[0]!.number;

test('whoever knocks is shown to the host alone, and let in sits down like anybody with the link', async () => {
  const { ann, bob, word } = await table();
  const jun = new Knocker(word, '  Jun\u200b ');
  await ann.until(() => knocksAt(ann).length === 1);
  expect(knocksAt(ann)).toEqual(['Jun']);
  expect(await bob.ask('door', { number: firstAt(ann), opens: true })).toMatchObject({
    refusal: { code: 'HOST_ONLY' },
  });
  await ann.value('door', { number: firstAt(ann), opens: true });
  const opened = await jun.until('opened');
  if (opened.say !== 'opened') throw new Error('not opened');
  const seated = await Player.join(running.port, opened.table, { invite: opened.invite });
  await seated.value('sit', { seat: 2, name: 'Jun' });
  await ann.until(() => ann.room!.seats[2]!.name === 'Jun');
  expect(knocksAt(ann)).toEqual(['Jun', '']);
  expect(knocksAt(bob)).toEqual([]);
  expect(lines.join('')).not.toMatch(/Jun|crow|bell/);
});

test('an unknown word, a locked table and a host who does not want to sound alike, to the byte and in like time', async () => {
  const [open, locked] = [await table(), await table()];
  await locked.ann.value('lock', { locked: true });
  const names = ['nobody-at-home', locked.word, open.word];
  const waits: number[][] = [[], [], []];
  const said: string[][] = [[], [], []];
  for (let round = 0; round < 2; round++) {
    from = `10.1.0.${round}`;
    const knockers = names.map((word) => {
      const began = performance.now();
      const one = new Knocker(word);
      const took: number[] = [];
      one.socket.on('message', () => took.push(performance.now() - began));
      return { one, took };
    });
    await open.ann.until(() => knocksAt(open.ann).length >= 2 * round + 1, 10_000);
    const number = open.ann.heard.flatMap((one) => (one.say === 'knocks' ? one.knocks : [])).at(-1)!.number;
    await open.ann.value('door', { number, opens: false });
    for (const [at, { one, took }] of knockers.entries()) {
      await one.until('unopened');
      await expect.poll(() => one.closed).toBe(1005);
      said[at]!.push(one.text);
      waits[at]!.push(took[1]!);
    }
  }
  expect(said[1]).toEqual(said[0]);
  expect(said[2]).toEqual(said[0]);
  expect(knocksAt(locked.ann)).toEqual([]);
  // All of them waited the whole time, none was told at once.
  for (const took of waits.flat()) expect(took).toBeGreaterThan(LASTS - 5);
});

test('words are not found by trying: from one address six at once, whichever they are', async () => {
  const { ann, word } = await table();
  const tried = Array.from({ length: 9 }, (_, at) => new Knocker(at < 8 ? `crow-bell-${at}00` : word));
  for (const one of tried) await expect.poll(() => one.heard.length, { timeout: 5000 }).toBeGreaterThan(0);
  const refused = tried.filter(({ heard: [first] }) => first!.say === 'refused');
  expect(refused).toHaveLength(3);
  for (const { text } of refused) {
    expect(text).toBe(refused[0]!.text);
    expect(text).toContain('TOO_FAST');
  }
  const before = knocksAt(ann).length;
  from = '10.2.0.1';
  const other = new Knocker(word);
  await ann.until(() => knocksAt(ann).length > before);
  other.socket.terminate();
});

test('of a crowd at the door the host is shown five, and none of those who went away', async () => {
  const { ann, word } = await table();
  const crowd = Array.from({ length: 8 }, (_, at) => {
    from = `10.3.0.${at}`;
    return new Knocker(word, `Guest ${at}`);
  });
  await ann.until(() => knocksAt(ann).some((names) => names.split(',').length === 5));
  for (const one of crowd) await one.until('knocking');
  expect(knocksAt(ann).every((names) => names.split(',').length <= 5)).toBe(true);
  for (const one of crowd) one.socket.terminate();
  await ann.until(() => knocksAt(ann).at(-1) === '');
});

test('whoever is the host now hears who knocks; where the table is locked nobody does', async () => {
  const { ann, bob, word } = await table();
  const jun = new Knocker(word);
  await ann.until(() => knocksAt(ann).at(-1) === 'Jun');
  await ann.value('host', { member: bob.you!.member });
  await bob.until(() => knocksAt(bob).at(-1) === 'Jun');
  await bob.value('lock', { locked: true });
  expect(knocksAt(bob).at(-1)).toBe('');
  jun.socket.terminate();
});

test('what is no knock is refused, an old page is told so, and who says nothing is let go', async () => {
  const blank = new Knocker('crow-bell-1', ' \u200b');
  expect(await blank.until('refused')).toMatchObject({ refusal: { code: 'MALFORMED' } });
  const old = new Knocker('crow-bell-1', 'Jun', 3);
  expect(await old.until('bye')).toMatchObject({ why: 'newer' });
  const strange = new WebSocket(`ws://127.0.0.1:${running.port}/live/knock`);
  const heard: string[] = [];
  strange.on('message', (said) => heard.push(String(said as Buffer)));
  strange.on('open', () => strange.send('{"do":"hello"}'));
  await expect.poll(() => heard.join('')).toContain('MALFORMED');
  const silent = new WebSocket(`ws://127.0.0.1:${running.port}/live/knock`);
  let gone = false;
  silent.on('close', () => (gone = true));
  await expect.poll(() => gone, { timeout: 9000 }).toBe(true);
});
