/** Files that are brought to the shelf as a player brings them. */

import { lanternHill } from '@gravetable/example';
import { isRefusal, Session } from '@gravetable/kernel';
import type { Page } from '@playwright/test';

export function aRecord(): object {
  const session = Session.open(lanternHill, [{ name: 'A', kind: 'person' }], { seed: 'bad' });
  if (isRefusal(session)) throw new Error(session.code);
  return session.record(true);
}

export async function bring(page: Page, name: string, text: string): Promise<void> {
  const buffer = Buffer.from(text);
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/json', buffer });
}
