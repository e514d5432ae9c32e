/**
 * A game put straight onto the browser's shelf, and opened: what a host writes of it is written by the page's own store.
 * How a player brings a file is told in `shelf.spec.ts`.
 */

import path from 'node:path';
import { gameOf } from '@gravetable/catalog';
import { Host, MemoryStore, type Store } from '@gravetable/host';
import { isRefusal, readRecord, type Json } from '@gravetable/kernel';
import type { Page } from '@playwright/test';
import { rolldown } from 'rolldown';
import { metaOf } from '../src/saves/meta.ts';

const TITLE = 'The Long Sentence';
const WRITES = ['begin', 'append', 'checkpoint', 'change'] as const;

interface Written {
  /** Where the shelf leads: to the table, or to the review of a game that is over. */
  readonly way: string;
  readonly writes: readonly { readonly method: (typeof WRITES)[number]; readonly given: unknown[] }[];
}

let brought = 0;

/** What the host writes when a game is brought in. */
async function writtenOf(text: string): Promise<Written> {
  const id = `brought-${++brought}`;
  const record = readRecord(text);
  if (isRefusal(record)) throw new Error(record.code);
  const writes: Written['writes'][number][] = [];
  const store: Store = new MemoryStore();
  for (const method of WRITES) {
    const write = store[method].bind(store) as (...given: unknown[]) => Promise<void>;
    store[method] = (...given: unknown[]) => {
      writes.push({ method, given });
      return write(...given);
    };
  }
  const time = { now: () => 0, later: () => () => undefined };
  const host = new Host({ store, time, gameOf });
  const shelved = await host.bring(id, record, metaOf(id, TITLE, record) as unknown as Json);
  if (isRefusal(shelved)) throw new Error(shelved.code);
  return { way: `${record.outcome === null ? 'table' : 'replay'}/${id}`, writes };
}

let bundled: Promise<string> | null = null;

async function bundle(): Promise<string> {
  const bundler = await rolldown({ input: path.join(import.meta.dirname, 'shelf-page.ts') });
  const { output } = await bundler.generate({ format: 'iife' });
  await bundler.close();
  return output[0].code;
}

/** The game lies on the shelf of the page's place; what comes back leads to it. */
async function shelve(page: Page, address: string, record: string): Promise<string> {
  const { way, writes } = await writtenOf(record);
  // A page of the same place that has no script of its own.
  if (!page.url().startsWith(address)) await page.goto(`${address}icon.svg`);
  if (!(await page.evaluate(() => 'shelf' in globalThis))) await page.evaluate(await (bundled ??= bundle()));
  await page.evaluate(async (all) => {
    const { shelf } = globalThis as unknown as { readonly shelf: Store };
    for (const { method, given } of all)
      await (shelf[method] as (...given: unknown[]) => Promise<void>)(...given);
  }, writes);
  return way;
}

export async function bringIn(page: Page, address: string, record: string): Promise<void> {
  await page.goto(`${address}#/${await shelve(page, address, record)}`);
  const take = page.locator('.hand-over button.primary');
  const there = page.locator('.decision-bar');
  await there.or(take).first().waitFor({ timeout: 30_000 });
  if (await take.isVisible()) await take.click();
  await there.waitFor();
}
