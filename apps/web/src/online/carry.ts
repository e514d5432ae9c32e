/** A game of this browser goes to a table online, and comes home again. Nothing is overwritten on the way. */

import { isRefusal, readRecord, refuse, type GameRecord, type Refusal } from '@gravetable/kernel';
import type { NewRoom } from '@gravetable/protocol';
import { theEngine } from '../engine/client.ts';
import { wayOf } from '../presets.ts';
import { allTables } from '../saves/db.ts';
import { freshId } from '../saves/id.ts';
import { metaOf, sittingIn } from '../saves/meta.ts';
import { useSettings } from '../settings.ts';
import { serverInfo, uploadTable } from './api.ts';
import { keepTable, keptTable } from './kept.ts';

/** A kept game goes on online: the first person of it is here, the others come by link. The table's id, why not, or null without a server. */
export async function takeOnline(id: string): Promise<string | Refusal | null> {
  if ((await serverInfo()) === null) return null;
  const text = await theEngine().exported(id);
  const record = text === null ? refuse('CORRUPT', null, { where: 'save' }) : readRecord(text);
  if (isRefusal(record)) return record;
  const saved = (await allTables()).find((table) => table.id === id);
  const seats = sittingIn(record);
  const own = seats.findIndex(({ kind }) => kind === 'person');
  const room: NewRoom = {
    game: record.game,
    title: saved?.title ?? record.game,
    name: seats[own]?.name || 'Player',
    seats: seats.map(({ kind, name: called }, at) => ({
      kind: at === own ? 'person' : kind === 'person' ? 'open' : 'bot',
      bot: kind === 'person' ? null : kind,
      keptFor: kind === 'person' && at !== own ? called : null,
    })),
    options: record.options,
    way: wayOf(saved?.way ?? useSettings.getState()) as unknown as NewRoom['way'],
    talk: 'open',
    seed: null,
  };
  const made = await uploadTable(room, record);
  if (isRefusal(made)) return made;
  const { table, key, invite } = made;
  await keepTable({
    table,
    key,
    invite,
    game: record.game,
    title: room.title,
    from: id,
    fromCount: saved?.count ?? 0,
  });
  return table;
}

/** The game comes home as a game of its own: a copy that stayed here stays as it is. */
export async function bringHome(table: string, title: string, record: GameRecord): Promise<string | Refusal> {
  const kept = await keptTable(table);
  const id = freshId();
  const brought = await theEngine().bring(record, metaOf(id, title, record));
  if (isRefusal(brought)) return brought;
  await keepTable({ table, from: kept?.from ?? null });
  return id;
}
