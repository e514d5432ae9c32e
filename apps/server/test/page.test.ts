import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { startServer, type Running } from '@gravetable/server';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newRoom } from './client.ts';

const place = mkdtempSync(path.join(os.tmpdir(), 'gravetable-page-'));
const page = path.join(place, 'dist');
let running: Running;
const lines: string[] = [];

beforeAll(async () => {
  mkdirSync(path.join(page, 'assets'), { recursive: true });
  writeFileSync(path.join(place, 'secret.txt'), 'secret');
  writeFileSync(path.join(page, 'index.html'), '<!doctype html>');
  writeFileSync(path.join(page, '.built-from'), 'hash');
  writeFileSync(path.join(page, 'assets', 'index-abcdefgh.js'), 'export {};');
  writeFileSync(path.join(page, 'assets', 'index-abcdefgh.js.gz'), gzipSync('export {};'));
  running = await startServer({
    port: 0,
    host: '127.0.0.1',
    data: path.join(place, 'data'),
    database: null,
    page,
    newTablesPerHour: 2,
    log: pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) }),
  });
});
afterAll(async () => {
  await running.close();
  rmSync(place, { recursive: true });
});
const at = (where: string): string => `http://127.0.0.1:${running.port}${where}`;

/** As it is written: `fetch` would put a path in order first. */
async function asked(target: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(running.port, '127.0.0.1', () =>
      socket.write(`GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`),
    );
    let text = '';
    socket.on('data', (part) => (text += String(part)));
    socket.on('end', () => resolve(text));
    socket.on('error', reject);
  });
}

describe('the page and its server', () => {
  test('the page carries a policy without eval, hashed files may be kept, packed ones are sent packed', async () => {
    const answer = await fetch(at('/'));
    const policy = answer.headers.get('content-security-policy')!;
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain(`ws://127.0.0.1:${running.port}`);
    expect(policy).not.toContain('unsafe');
    expect(policy).not.toContain('upgrade-insecure-requests');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    const file = await fetch(at('/assets/index-abcdefgh.js'), { headers: { 'accept-encoding': 'gzip' } });
    expect(file.headers.get('cache-control')).toContain('immutable');
    expect(file.headers.get('content-encoding')).toBe('gzip');
    expect(await file.text()).toBe('export {};');
  });

  test('nothing outside of the folder is served, nor what is hidden in it', async () => {
    for (const target of [
      '/../secret.txt',
      '/%2e%2e/secret.txt',
      '/assets/../../secret.txt',
      '/%2e%2e%2fsecret.txt',
      '/%ff',
      '/.built-from',
      '/nothing',
    ])
      expect(await asked(target), target).toMatch(/^HTTP\/1\.1 4\d\d/);
    expect((await fetch(at('/'), { method: 'POST' })).status).toBe(404);
  });

  test('how it is doing can be asked', async () => {
    expect(await (await fetch(at('/healthz'))).json()).toEqual({ ok: true });
    expect(await (await fetch(at('/readyz'))).json()).toEqual({ ready: true });
    expect(await running.metrics.registry.metrics()).toContain('gravetable_tables_awake 0');
  });

  test('so many new tables an hour from one address; what cannot be read is refused with a code', async () => {
    const post = async (body: string): Promise<[number, unknown]> => {
      const answer = await fetch(at('/api/tables'), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      });
      return [answer.status, await answer.json()];
    };
    expect(await post('{')).toEqual([400, expect.objectContaining({ code: 'MALFORMED' })]);
    expect(await post(JSON.stringify(newRoom('dead-cells', ['person'])))).toEqual([
      200,
      expect.objectContaining({ table: expect.any(String) }),
    ]);
    expect(await post(JSON.stringify(newRoom('no-such-game', ['person'])))).toEqual([
      429,
      expect.objectContaining({ code: 'TOO_FAST' }),
    ]);
  });

  test('no key, invitation or name stands in the log', () => {
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.join('')).not.toMatch(/"(key|invite|name)"|Ann/);
  });
});
