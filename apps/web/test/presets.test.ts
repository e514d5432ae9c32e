import { describe, expect, test } from 'vitest';
import { PRESET_NAMES, PRESETS, presetOf } from '../src/presets.ts';

describe('presets', () => {
  test('each is recognised by what it sets', () => {
    for (const name of PRESET_NAMES) expect(presetOf(PRESETS[name])).toBe(name);
  });

  test('whoever changes a single setting has their own', () => {
    expect(presetOf({ ...PRESETS.strict, odds: true })).toBeNull();
    expect(presetOf({ ...PRESETS.table, speed: 'step' })).toBeNull();
  });
});
