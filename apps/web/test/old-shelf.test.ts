/** Shelves and files that version 0.1.0 wrote: every table of theirs opens, and goes on. */

import { games } from '@gravetable/catalog';
import { Host, MemoryStore, type Time } from '@gravetable/host';
import {
  actsOf,
  isRefusal,
  readRecord,
  replayed,
  stateHash,
  type GameRecord,
  type Json,
} from '@gravetable/kernel';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { takenOver, type OldTable } from '../src/saves/old.ts';

const rows = JSON.parse(
  readFileSync(new URL('fixtures/shelf-0.1.0.txt', import.meta.url), 'utf8'),
) as OldTable[];
const time: Time = { now: () => 0, later: (work) => (work(), () => undefined) };

describe('a shelf of the first shape', () => {
  test('has a running table of every game', () => {
    expect(rows.map(({ game }) => game).sort()).toEqual(
      ['cards-of-the-dead', 'dead-cells', 'lantern-hill', 'vengeance'].sort(),
    );
    expect(rows.some(({ over }) => over)).toBe(false);
  });

  test.each(rows.map((row) => [row.game, row] as const))('%s is taken over without loss', (_, row) => {
    const record = readRecord(row.record) as GameRecord;
    const taken = takenOver(row);
    if (isRefusal(taken)) throw new Error(taken.code);
    expect(taken.acts).toEqual(actsOf(record));
    const { head } = taken;
    expect({ ...head, answers: record.answers }).toEqual(record);
    const { record: _record, hash: _hash, revision: _revision, ...rest } = row;
    expect(taken.row).toEqual({ ...rest, seq: record.answers.length });
  });

  test.each(rows.map((row) => [row.game, row] as const))('%s opens and goes on', async (game, row) => {
    const store = new MemoryStore();
    const host = new Host({ store, time, gameOf: (id) => games.find((one) => one.id === id) });
    const taken = takenOver(row);
    if (isRefusal(taken)) throw new Error(taken.code);
    const shelved = { ...taken.row, standing: { en: '', fr: '' } };
    await store.begin(row.id, { head: taken.head, meta: null }, shelved);
    await store.append(row.id, 0, taken.acts, shelved);
    const table = await host.resume(row.id);
    if (table === null || isRefusal(table)) throw new Error(JSON.stringify(table));
    const record = readRecord(row.record) as GameRecord;
    const now = games.find((one) => one.id === game)!;
    const isSame = now.version === record.rules && now.contentHash === record.content;
    if (isSame) {
      const again = replayed(record, now);
      if (isRefusal(again)) throw new Error(again.code);
      expect(stateHash(table.whole.play)).toBe(stateHash(again.play));
      expect(await table.past.record()).toEqual(record);
    }
    // Somebody can answer, and that is written.
    const { play } = table.whole;
    const pending = play.pending[0]!;
    const before = table.whole.seq;
    const told = table.whole.answer(pending.seat, play.idOf(pending), play.ask(pending).nth(0) as Json);
    expect(isRefusal(told)).toBe(false);
    expect(table.whole.seq).toBe(before + 1);
  });

  test('what was damaged then is told, not taken', () => {
    const [row] = rows;
    expect(takenOver({ ...row!, record: row!.record.slice(1) })).toMatchObject({ code: 'CORRUPT' });
  });
});
