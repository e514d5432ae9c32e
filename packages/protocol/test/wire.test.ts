import { isRefusal } from '@gravetable/kernel';
import {
  isRoomRequest,
  LONGEST_MESSAGE,
  PROTOCOL_VERSION,
  readHello,
  readNewRoom,
  readWire,
} from '@gravetable/protocol';
import { describe, expect, test } from 'vitest';

const HELLO = {
  do: 'hello',
  v: PROTOCOL_VERSION,
  table: 't',
  key: null,
  invite: 'i',
  as: null,
  count: null,
  age: null,
  acts: false,
};
const ASKING = { table: 't', revision: 0, key: 'k1' };
const why = (read: unknown): unknown => (isRefusal(read) ? read.data['why'] : 'read');

describe('what is said over a network', () => {
  test('hello is read when every field is there, and nothing besides', () => {
    expect(readHello(JSON.stringify(HELLO))).toEqual(HELLO);
    expect(why(readHello('{'))).toBe('JSON');
    expect(why(readHello(JSON.stringify({ ...HELLO, do: 'answer' })))).toBe('do');
    expect(why(readHello(JSON.stringify({ ...HELLO, v: '2' })))).toBe('v');
    expect(why(readHello(JSON.stringify({ ...HELLO, seat: 1 })))).toBe('seat');
    const { age: _age, ...short } = HELLO;
    expect(why(readHello(JSON.stringify(short)))).toBe('age');
  });

  test('the hello of the version before says nothing of acting out, and is shown all of it', () => {
    const { acts: _acts, ...rest } = HELLO;
    const before = { ...rest, v: 4 };
    expect(readHello(JSON.stringify(before))).toEqual({ ...before, acts: true });
    expect(why(readHello(JSON.stringify({ ...before, acts: false })))).toBe('acts');
    expect(why(readHello(JSON.stringify(rest)))).toBe('acts');
  });

  test('requests of a desk and of the room come through one door', () => {
    const undo = readWire(JSON.stringify({ ...ASKING, do: 'undo' }));
    const sit = readWire(JSON.stringify({ ...ASKING, do: 'sit', seat: 1, name: 'Ann' }));
    expect(isRefusal(undo) || isRoomRequest(undo)).toBe(false);
    expect(!isRefusal(sit) && isRoomRequest(sit)).toBe(true);
  });

  test.each([
    ['null', 'do'],
    ['[]', 'do'],
    ['"answer"', 'do'],
    [{ ...ASKING, do: 'hello' }, 'do'],
    [{ ...ASKING, do: 'constructor' }, 'do'],
    [{ ...ASKING, do: 'sit', seat: 0.5, name: '' }, 'seat'],
    [{ ...ASKING, do: 'sit', seat: 0, name: 'A'.repeat(41) }, 'name'],
    [{ ...ASKING, do: 'say', text: 'A'.repeat(501) }, 'text'],
    [{ ...ASKING, do: 'ping', piece: 'x', kind: 'shout' }, 'kind'],
    [{ ...ASKING, do: 'sketch', points: Array.from({ length: 129 }, () => 1) }, 'points'],
    [{ ...ASKING, do: 'push', subscription: { endpoint: 'x' } }, 'subscription.p256dh'],
    ['x'.repeat(LONGEST_MESSAGE + 1), 'length'],
  ])('%j is refused with where it is wrong', (message, where) => {
    expect(why(readWire(typeof message === 'string' ? message : JSON.stringify(message)))).toBe(where);
  });

  test('a new table is read with at most six seats', () => {
    const seat = { kind: 'open', bot: null, keptFor: null };
    const made = { game: 'g', title: '', name: 'Ann', options: {}, way: {}, talk: 'open', seed: null };
    expect(why(readNewRoom({ ...made, seats: [seat] }))).toBe('read');
    expect(why(readNewRoom({ ...made, seats: Array.from({ length: 7 }, () => seat) }))).toBe('seats');
    expect(why(readNewRoom({ ...made, seats: [{ ...seat, kind: 'ghost' }] }))).toBe('seats[0].kind');
  });
});
