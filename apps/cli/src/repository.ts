/** Files of the repository that commands read: ledgers, scenarios, the bench. */

import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');

export function inRepository(...parts: string[]): string | null {
  const file = path.join(ROOT, ...parts);
  return existsSync(file) ? file : null;
}
