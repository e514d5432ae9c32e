import { MemoryStore, STORE_CONTRACT } from '@gravetable/host';
import { describe, expect, test } from 'vitest';

describe('tables in memory', () => {
  const store = new MemoryStore();
  test.each(STORE_CONTRACT)('$name', async ({ check }) => {
    await expect(check(async () => store)).resolves.toBeUndefined();
  });
});
