import { expect, test, vi } from 'vitest';
import { announce } from '../src/main.ts';

test('where it is open to the house, its addresses are printed, and the first as a code to scan', () => {
  const said: string[] = [];
  const print = vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line));
  const url = 'http://localhost:4173/';
  announce({ url, house: [] } as never);
  announce({ url, house: ['http://192.168.1.7:4173/', 'http://10.0.0.7:4173/'] } as never);
  print.mockRestore();
  const [alone, here, ...rest] = said;
  expect(alone).toContain(url);
  expect(here).toContain(url);
  expect(rest.slice(0, 2)).toEqual([
    'In the house: http://192.168.1.7:4173/',
    'In the house: http://10.0.0.7:4173/',
  ]);
  expect(rest[2]).toMatch(/^[▀▄█ \n]{200,}$/);
  expect(rest).toHaveLength(3);
});
