import { afterAll, expect, test, vi } from 'vitest';
import { changeSettings, followTabs, useSettings } from '../src/settings.ts';

const { kept, heard } = vi.hoisted(() => {
  const all = new Map<string, string>();
  const listeners: ((event: { readonly key: string }) => void)[] = [];
  vi.stubGlobal('navigator', { language: 'en' });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => all.get(key) ?? null,
    setItem: (key: string, value: string) => all.set(key, value),
  });
  vi.stubGlobal('addEventListener', (_: string, hears: (typeof listeners)[number]) => listeners.push(hears));
  return { kept: all, heard: (key: string) => listeners.forEach((hears) => hears({ key })) };
});
const before = useSettings.getState();
afterAll(() => {
  useSettings.setState(before, true);
  for (const name of ['localStorage', 'addEventListener']) Reflect.deleteProperty(globalThis, name);
});

const KEY = 'gravetable-settings';

test('what is chosen in another tab holds here, and is not taken back by the next choice made here', () => {
  followTabs();
  changeSettings({ textSize: 130 });
  kept.set(KEY, JSON.stringify({ ...useSettings.getState(), language: 'fr', volume: 'loud' }));
  heard('something-else');
  expect(useSettings.getState().language).toBe('en');
  heard(KEY);
  expect(useSettings.getState()).toMatchObject({ language: 'fr', textSize: 130, volume: expect.any(Number) });
  changeSettings({ muted: true });
  expect(JSON.parse(kept.get(KEY)!)).toMatchObject({ language: 'fr', muted: true });
});
