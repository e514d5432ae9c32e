import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fileOf, serve } from './serve.mjs';

describe('the static server', () => {
  let root = '';
  beforeAll(() => {
    const place = mkdtempSync(path.join(os.tmpdir(), 'gravetable-'));
    root = path.join(place, 'dist');
    mkdirSync(path.join(root, 'assets'), { recursive: true });
    writeFileSync(path.join(place, 'secret.txt'), 'secret');
    writeFileSync(path.join(root, 'index.html'), '<!doctype html>');
    writeFileSync(path.join(root, 'assets', 'index-abcdefgh.js'), 'export {};');
  });
  afterAll(() => rmSync(path.dirname(root), { recursive: true }));

  test('the page and its files are found, nothing else is', () => {
    expect(fileOf(root, '/')).toBe(path.join(root, 'index.html'));
    expect(fileOf(root, '/assets/index-abcdefgh.js?x=1')).toBe(
      path.join(root, 'assets', 'index-abcdefgh.js'),
    );
    expect(fileOf(root, '/assets')).toBeNull();
    expect(fileOf(root, '/missing.js')).toBeNull();
  });

  test('nothing outside of the folder is served', () => {
    for (const url of [
      '/../secret.txt',
      '/%2e%2e/secret.txt',
      '/assets/../../secret.txt',
      '/%2e%2e%2fsecret.txt',
      '/%ff',
    ]) {
      expect(fileOf(root, url), url).toBeNull();
    }
  });

  test('pages carry a policy without eval, and hashed files may be kept', async () => {
    const server = await serve(root);
    const place = server.address();
    const address = `http://127.0.0.1:${typeof place === 'object' && place !== null ? place.port : 0}`;
    const page = await fetch(`${address}/`);
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(page.headers.get('content-security-policy')).not.toContain('unsafe');
    const file = await fetch(`${address}/assets/index-abcdefgh.js`);
    expect(file.headers.get('cache-control')).toContain('immutable');
    expect((await fetch(`${address}/nothing`)).status).toBe(404);
    expect((await fetch(`${address}/`, { method: 'POST' })).status).toBe(404);
    server.close();
  });
});
