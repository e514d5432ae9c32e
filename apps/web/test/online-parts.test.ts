import type { RoomView, SeatView } from '@gravetable/protocol';
import { describe, expect, test, vi } from 'vitest';
import type { LogLine, MomentView } from '../src/engine/types.ts';
import { wentApart } from '../src/online/apart.ts';
import { missingHere } from '../src/online/missing.ts';
import { heardIn, roomStore, SHOWN } from '../src/online/room.ts';
import { clockTime, presenceOf } from '../src/online/presence.ts';
import { roomOf } from '../src/online/setup.ts';
import { turnsSince } from '../src/online/turns.ts';
import { onlineWords } from '../src/online/words/index.ts';
import { PRESETS } from '../src/presets.ts';

const SEAT: SeatView = {
  seat: 1,
  kind: 'person',
  name: 'Ivo',
  member: 2,
  bot: null,
  keptFor: null,
  playedBy: null,
  lentTo: null,
  here: true,
  awaySince: null,
  devices: 1,
  trip: 38,
  ready: false,
};

describe('who is in front of a seat', () => {
  const at = { asked: false, laid: false, own: false };
  test.each([
    ['here', {}, {}],
    ['thinking', {}, { asked: true }],
    ['laid', {}, { laid: true }],
    ['you', {}, { own: true, asked: true }],
    ['lost', { here: false }, { asked: true }],
    ['away', { here: false, awaySince: 5 }, { asked: true }],
    ['bot', { playedBy: 'bot', awaySince: 5 }, {}],
    ['bot', { kind: 'open', member: null }, {}],
    ['lent', { playedBy: 'lent', lentTo: 'Jun' }, {}],
  ] as const)('%s', (presence, seat, moment) => {
    expect(presenceOf({ ...SEAT, ...seat }, { ...at, ...moment })).toBe(presence);
  });

  test('time away is told in minutes and seconds', () => {
    expect([clockTime(40_500), clockTime(61_000), clockTime(3_723_000), clockTime(-5)]).toEqual([
      '0:40',
      '1:01',
      '1:02:03',
      '0:00',
    ]);
  });
});

test('a table online has the first person here, the others by link, bots as they are, and no empty seats', () => {
  const seats = ['careful', 'person', 'person', 'empty'].map((kind, at) => ({ kind, name: `Name ${at}` }));
  const way = PRESETS.table;
  const room = roomOf({ game: 'vengeance', title: 'T', seats, options: { calm: true }, way, seed: null });
  expect(room.name).toBe('Name 1');
  expect(room.seats).toEqual([
    { kind: 'bot', bot: 'careful', keptFor: null },
    { kind: 'person', bot: null, keptFor: null },
    { kind: 'open', bot: null, keptFor: null },
  ]);
});

test('what happened is told turn by turn, answers of one seat as one turn', () => {
  const moment = (seat: number): MomentView => ({ seat, rule: 'EX-1', line: null });
  const line = (after: number): LogLine => ({ after, event: { kind: `k${after}` } }) as unknown as LogLine;
  const known = { moments: [0, 1, 1, 0, 1].map(moment), log: [1, 2, 3, 4, 5].map(line) };
  expect(turnsSince(known, 1).map(({ seat, from, lines }) => [seat, from, lines.length])).toEqual([
    [1, 1, 2],
    [0, 3, 1],
    [1, 4, 1],
  ]);
});

test('two copies went apart only where both went on', () => {
  expect([wentApart(5, 7, 4), wentApart(4, 7, 4), wentApart(5, 4, 4)]).toEqual([true, false, false]);
});

test('what plain http lacks is named', () => {
  expect(missingHere({ clipboard: false, worker: false, push: false })).toEqual([
    'clipboard',
    'offline',
    'push',
  ]);
  expect(missingHere({ clipboard: true, worker: true, push: true })).toEqual([]);
});

test('how far away the others are is told by itself, and leaves the rest of the room as it was', () => {
  const room = roomStore();
  heardIn(room, { say: 'trips', trips: [null, 12] });
  expect(room.getState().room).toBeNull();
  const seats = [SEAT, { ...SEAT, seat: 2, name: 'Jun' }];
  room.setState({ room: { title: 'Hill', seats } as unknown as RoomView });
  heardIn(room, { say: 'trips', trips: [41, null] });
  expect(room.getState().room).toEqual({
    title: 'Hill',
    seats: [
      { ...seats[0], trip: 41 },
      { ...seats[1], trip: null },
    ],
  });
});

test('signs fade by themselves, and somebody who is not heard shows none', () => {
  vi.useFakeTimers();
  const room = roomStore();
  const ping = { mark: 'ping', piece: 'card:1', kind: 'danger' } as const;
  heardIn(room, { say: 'mark', by: 2, seat: 1, mark: ping });
  expect(room.getState().marks).toHaveLength(1);
  vi.advanceTimersByTime(SHOWN.ping);
  expect(room.getState().marks).toEqual([]);
  room.setState({ muted: new Set([2]) });
  heardIn(room, { say: 'mark', by: 2, seat: 1, mark: ping });
  expect(room.getState().marks).toEqual([]);
  vi.useRealTimers();
});

test('every sentence is there in both languages, with the same parts', () => {
  const parts = (text: string): string[] =>
    [...new Set([...text.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name!))].sort();
  const { en, fr } = onlineWords;
  expect(Object.keys(fr).sort()).toEqual(Object.keys(en).sort());
  for (const id of Object.keys(en) as (keyof typeof en)[]) expect(parts(fr[id]), id).toEqual(parts(en[id]));
});
