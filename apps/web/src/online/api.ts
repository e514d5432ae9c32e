/** What is asked of the server without a connection to a table. */

import { isRecord, isRefusal, refuse, type GameRecord, type Json, type Refusal } from '@gravetable/kernel';
import type { Made, NewRoom, RoomState } from '@gravetable/protocol';

export interface ServerInfo {
  /** The key that notices are subscribed with; null where it sends none. */
  readonly push: string | null;
}

export interface MyTable {
  readonly table: string;
  readonly game: string;
  readonly title: string;
  readonly state: RoomState;
  readonly seats: readonly number[];
  /** Answers given so far. */
  readonly count: number;
  readonly waits: boolean;
  readonly standing: { readonly en: string; readonly fr: string } | null;
}

const place = (path: string): string => new URL(path, location.href.replace(/#.*/, '')).href;

let asked: Promise<ServerInfo | null> | null = null;

/** Whether this page is served with tables online; asked once. */
export function serverInfo(): Promise<ServerInfo | null> {
  asked ??= fetch(place('api/server'))
    .then(async (response) => {
      const said: unknown = response.ok ? await response.json() : null;
      if (!isRecord(said) || !Array.isArray(said['protocol'])) return null;
      return { push: typeof said['push'] === 'string' ? said['push'] : null };
    })
    .catch(() => {
      asked = null; // Without a network now; asked again by whoever comes next.
      return null;
    });
  return asked;
}

async function post<T>(path: string, body: Json): Promise<T | Refusal> {
  try {
    const response = await fetch(place(path), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    const said: unknown = await response.json();
    if (isRefusal(said)) return said;
    return response.ok ? (said as T) : refuse('NOT_NOW');
  } catch {
    return refuse('NOT_NOW');
  }
}

export function makeTable(room: NewRoom): Promise<Made | Refusal> {
  return post('api/tables', room as unknown as Json);
}

export function uploadTable(room: NewRoom, record: GameRecord): Promise<Made | Refusal> {
  return post('api/tables/upload', { room, record, fresh: true } as unknown as Json);
}

export async function myTables(
  tables: readonly { readonly table: string; readonly key: string }[],
): Promise<readonly MyTable[] | Refusal> {
  const found = await post<{ readonly tables: readonly MyTable[] }>('api/mine', {
    tables: tables.slice(0, 50).map(({ table, key }) => ({ table, key })),
  });
  return isRefusal(found) ? found : found.tables;
}

/** The link that opens a table: what opens it stands behind the `#` and reaches no server's log. */
export function joinLink(table: string, invite: string, seat: number | null = null): string {
  const way = seat === null ? '' : `/${seat + 1}`;
  return `${location.href.replace(/[#?].*/, '')}#/join/${table}/${invite}${way}`;
}
