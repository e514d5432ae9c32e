import { expect, test } from 'vitest';
import { wished } from './start.mjs';

test('npm start opens the table, at a port and with a browser unless told otherwise', () => {
  expect(wished([])).toEqual({ browser: { args: ['--port', '4173'], open: true } });
  expect(wished(['--no-open', '--port', '8080'])).toEqual({
    browser: { args: ['--port', '8080'], open: false },
  });
  expect(wished(['--port=0'])).toEqual({ browser: { args: ['--port', '0'], open: true } });
});

test('what online tables need is handed on to the server', () => {
  const args = ['--port', '4173', '--lan', '--data', 'kept', '--database', 'postgres://x'];
  expect(wished(['--lan', '--data', 'kept', '--database=postgres://x'])).toEqual({
    browser: { args, open: true },
  });
});

test('the terminal is given everything else', () => {
  expect(wished(['--terminal', 'vengeance', '--seed', 'a'])).toEqual({
    terminal: ['vengeance', '--seed', 'a'],
  });
  expect(wished(['--terminal', '--help'])).toEqual({ terminal: ['--help'] });
});

test('help is asked for, and given with what is wrong, before anything is built', () => {
  expect(wished(['--help']).usage).toContain('npm start -- --port N');
  expect(wished(['-h']).usage).toContain('--terminal');
  expect(wished(['--quiet']).wrong).toContain('--quiet');
  expect(wished(['now']).wrong).toContain('now');
  for (const port of ['many', '-1', '65536', '1e3', ''])
    expect(wished([`--port=${port}`]).wrong).toBeDefined();
  expect(wished(['--port']).wrong).toContain('--port');
});
