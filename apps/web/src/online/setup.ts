/** A table online out of the set-up form: the first person is here, the others come by link. */

import { isRefusal, type Json, type Refusal } from '@gravetable/kernel';
import type { NewRoom } from '@gravetable/protocol';
import type { Way } from '../presets.ts';
import { makeTable, serverInfo } from './api.ts';
import { keepTable } from './kept.ts';

export interface SetUp {
  readonly game: string;
  readonly title: string;
  readonly seats: readonly { readonly kind: string; readonly name: string }[];
  readonly options: { readonly [id: string]: Json };
  readonly way: Way;
  readonly seed: string | null;
}

export function roomOf({ game, title, seats, options, way, seed }: SetUp): NewRoom {
  const taken = seats.filter(({ kind }) => kind !== 'empty');
  const own = taken.findIndex(({ kind }) => kind === 'person');
  return {
    game,
    title,
    options,
    seed,
    name: (taken[own]?.name ?? '').trim() || 'Player',
    seats: taken.map(({ kind }, at) => ({
      kind: at === own ? 'person' : kind === 'person' ? 'open' : 'bot',
      bot: kind === 'person' ? null : kind,
      keptFor: null,
    })),
    way: way as unknown as NewRoom['way'],
    talk: 'open',
  };
}

/** The address of the lobby; null where this page is served without tables online. */
export async function beginOnline(form: SetUp): Promise<string | Refusal | null> {
  if ((await serverInfo()) === null) return null;
  const made = await makeTable(roomOf(form));
  if (isRefusal(made)) return made;
  const { table, key, invite } = made;
  await keepTable({ table, key, invite, game: form.game, title: form.title });
  return `/online/${table}`;
}
