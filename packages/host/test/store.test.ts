import { MemoryStore, STORE_CONTRACT } from '@gravetable/host';
import { describe, test } from 'vitest';

describe('tables in memory', () => {
  const store = new MemoryStore();
  test.each(STORE_CONTRACT)('$name', ({ check }) => check(async () => store));
});
