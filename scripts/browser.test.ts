import { describe, expect, test } from 'vitest';
import { ensureBrowser, findBrowser, installCommands } from './browser.mjs';

const files =
  (...present: string[]) =>
  (file: unknown) =>
    present.includes(String(file));
const OWN = '/cache/chrome';

describe('the browser of the tests', () => {
  test('is first the one the variable names', () => {
    const env = { PLAYWRIGHT_CHROMIUM: '/my/chrome', PATH: '/bin' };
    expect(findBrowser({ env, own: OWN, exists: files('/my/chrome', OWN, '/bin/chromium') })).toBe(
      '/my/chrome',
    );
  });

  test('is never replaced in silence when the variable names no file', () => {
    const env = { PLAYWRIGHT_CHROMIUM: '/my/chrome', PATH: '/bin' };
    expect(() => findBrowser({ env, own: OWN, exists: files(OWN) })).toThrow('/my/chrome');
  });

  test("is then Playwright's own, then one on PATH in the order of its folders", () => {
    const env = { PATH: '/a:/b' };
    const find = (...present: string[]) => findBrowser({ env, own: OWN, exists: files(...present) });
    expect(find(OWN, '/a/chromium')).toBe(OWN);
    expect(find('/b/chromium', '/a/google-chrome')).toBe('/a/google-chrome');
    expect(find('/b/chromium-browser', '/b/chromium')).toBe('/b/chromium');
    expect(find('/c/chromium')).toBeNull();
  });

  test('is installed from Debian for root, else by Playwright', () => {
    const debian = { env: { PATH: '/usr/bin' }, exists: files('/etc/debian_version', '/usr/bin/apt-get') };
    expect(installCommands({ ...debian, uid: 0 }).join(';')).toMatch(
      /apt-get update;apt-get install .*chromium/,
    );
    expect(installCommands({ ...debian, uid: 1000 })).toEqual(['npx playwright install chromium']);
    expect(installCommands({ ...debian, uid: 0, exists: files() })).toEqual([
      'npx playwright install chromium',
    ]);
  });

  test('is looked for again after the install, and the commands run in order', () => {
    const ran: string[] = [];
    const found = ensureBrowser({
      find: () => (ran.length === 2 ? '/bin/chromium' : null),
      commands: ['update', 'install'],
      run: (command: string) => ran.push(command) > 0,
    });
    expect([found, ...ran]).toEqual(['/bin/chromium', 'update', 'install']);
  });

  test.each([
    ['the install fails', false],
    ['the install leaves none behind', true],
  ])('is an error that names the fix when %s', (_, succeeds) => {
    const missing = () => ensureBrowser({ find: () => null, commands: ['install'], run: () => succeeds });
    expect(missing).toThrow(/apt-get install chromium.*PLAYWRIGHT_CHROMIUM/);
  });
});
