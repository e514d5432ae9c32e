import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startServer } from '@gravetable/server';
import pino from 'pino';
import { expect, test } from 'vitest';
import { make, newRoom, Player } from './client.ts';

const CLI = path.join(import.meta.dirname, '..', '..', 'cli', 'bin', 'gravetable.mjs');

test('the terminal sits down at a table by its link, plays, and keeps its key for the next time', async () => {
  const place = mkdtempSync(path.join(os.tmpdir(), 'gravetable-terminal-'));
  const running = await startServer({
    port: 0,
    host: '127.0.0.1',
    data: path.join(place, 'data'),
    database: null,
    page: null,
    log: pino({ level: 'silent' }),
  });
  const { table, key, invite } = await make(running.port, newRoom('dead-cells', ['person', 'open']));
  const ann = await Player.join(running.port, table, { key });
  const link = `http://127.0.0.1:${running.port}/#/join/${table}/${invite}`;
  const env = { ...process.env, GRAVETABLE_HOME: place, NO_COLOR: '1' };
  const terminal = spawn(process.execPath, [CLI, 'play', link, '--players', 'Bob', '--lang', 'en'], { env });
  let shown = '';
  terminal.stdout.on('data', (text: Buffer) => (shown += String(text)));
  terminal.stderr.on('data', (text: Buffer) => (shown += String(text)));
  let read = 0;
  /** Typed as people do: where the terminal asks, and not before. */
  const type = async (line: string): Promise<void> => {
    const asks = (): boolean => /^ {3}1 {2}/m.test(shown.slice(read));
    await expect.poll(asks, { timeout: 60_000 }).toBe(true);
    read = shown.length;
    terminal.stdin.write(`${line}\n`);
  };
  const bob = (): boolean => ann.room?.seats[1]?.name === 'Bob';
  await ann.until(bob, 90_000);
  await ann.value('begin');
  await ann.until(() => ann.known !== null);
  for (let at = 0; at < 6; at++) {
    const { count } = ann.known!;
    if (ann.answer === null) await type('1');
    else await ann.ask('answer', ann.answer);
    await ann.until(() => ann.known!.count > count, 30_000);
  }
  const seats = ann.steps.flatMap(({ moments }) => moments.map(({ seat }) => seat));
  expect(seats).toContain(1);
  terminal.stdin.write('say Hello there\n');
  await ann.until(
    () => ann.heard.some((one) => one.say === 'talk' && one.line.text === 'Hello there'),
    30_000,
  );
  terminal.stdin.write('quit\n');
  expect(await new Promise((resolve) => terminal.once('exit', resolve))).toBe(0);
  expect(shown).toContain('You have seat 2.');
  const file = path.join(place, 'online-keys.json');
  expect(statSync(file).mode & 0o077).toBe(0);
  const kept = (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>)[table]!;
  const back = await Player.join(running.port, table, { key: kept });
  expect(back.you).toMatchObject({ name: 'Bob', seats: [1] });
  await running.close();
  rmSync(place, { recursive: true });
});

test('the terminal knocks with a table’s word, and sits down when the host lets it in', async () => {
  const place = mkdtempSync(path.join(os.tmpdir(), 'gravetable-terminal-'));
  const running = await startServer({
    port: 0,
    host: '127.0.0.1',
    data: path.join(place, 'data'),
    database: null,
    page: null,
    log: pino({ level: 'silent' }),
  });
  const { table, key } = await make(running.port, newRoom('dead-cells', ['person', 'open']));
  const ann = await Player.join(running.port, table, { key });
  const door = `http://127.0.0.1:${running.port}/#/knock/${ann.room!.word}`;
  const env = { ...process.env, GRAVETABLE_HOME: place, NO_COLOR: '1' };
  const terminal = spawn(process.execPath, [CLI, 'play', door, '--players', 'Bob', '--lang', 'en'], { env });
  let shown = '';
  terminal.stdout.on('data', (text: Buffer) => (shown += String(text)));
  const knocks = () => ann.heard.flatMap((one) => (one.say === 'knocks' ? one.knocks : []));
  await ann.until(() => knocks().length > 0, 90_000);
  expect(knocks()[0]).toMatchObject({ name: 'Bob' });
  await ann.value('door', { number: knocks()[0]!.number, opens: true });
  await ann.until(() => ann.room!.seats[1]!.name === 'Bob', 30_000);
  terminal.stdin.write('quit\n');
  expect(await new Promise((resolve) => terminal.once('exit', resolve))).toBe(0);
  expect(shown).toContain('You have knocked');
  expect(shown).toContain('You have seat 2.');
  await running.close();
  rmSync(place, { recursive: true });
});
