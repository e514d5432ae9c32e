/** A link to a table online, and the keys this terminal has. */

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { home, writeDurably } from '../store.ts';

export interface TableLink {
  readonly origin: string;
  readonly table: string;
  readonly invite: string;
}

/** `https://host/#/join/TABLE/INVITE`, or null where it is no link at all. */
export function readLink(word: string): TableLink | null {
  const found = /^(https?:\/\/[^#/]+)\/?[^#]*#\/join\/([\w-]+)\/([\w-]+)$/.exec(word);
  return found === null ? null : { origin: found[1]!, table: found[2]!, invite: found[3]! };
}

/** Where one knocks, having nothing but a table's word. */
export interface Door {
  readonly origin: string;
  readonly word: string;
}

/** `https://host/#/knock/WORD`, or null where it is none. */
export function readDoor(word: string): Door | null {
  const found = /^(https?:\/\/[^#/]+)\/?[^#]*#\/knock\/([\w-]+)$/.exec(word);
  return found === null ? null : { origin: found[1]!, word: found[2]! };
}

const keysFile = (): string => path.join(home(), 'online-keys.json');

function keys(): Record<string, string> {
  return existsSync(keysFile())
    ? (JSON.parse(readFileSync(keysFile(), 'utf8')) as Record<string, string>)
    : {};
}

export const keyOf = (table: string): string | null => keys()[table] ?? null;

export function keepKey(table: string, key: string): void {
  writeDurably(keysFile(), JSON.stringify({ ...keys(), [table]: key }), 0o600);
}
