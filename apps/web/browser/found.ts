/** Positions are found by playing, which takes its time: the workers of one run find each once, and tell each other. */

import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Set by the run, anew each time: other rules lead elsewhere. */
const FOLDER = process.env['GRAVETABLE_FOUND'];
const found = new Map<string, string>();

export function foundOnce(name: string, find: () => string): string {
  const known = found.get(name) ?? toldOf(name);
  const record = known ?? find();
  if (known === undefined) keepFound(name, record);
  found.set(name, record);
  return record;
}

/** What was come upon on the way to something else. */
export function keepFound(name: string, record: string): void {
  found.set(name, record);
  if (FOLDER === undefined) return;
  mkdirSync(FOLDER, { recursive: true });
  const whole = path.join(FOLDER, `${name}.json`);
  writeFileSync(`${whole}.${process.pid}`, record);
  renameSync(`${whole}.${process.pid}`, whole);
}

function toldOf(name: string): string | undefined {
  const file = FOLDER === undefined ? '' : path.join(FOLDER, `${name}.json`);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

export const isFound = (name: string): boolean => found.has(name) || toldOf(name) !== undefined;
