import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gameOf } from '@gravetable/catalog';
import { isRefusal, readRecord, Session, verify, type GameRecord } from '@gravetable/kernel';
import { startServer, type Running } from '@gravetable/server';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { make, newRoom, Player } from './client.ts';

const place = mkdtempSync(path.join(os.tmpdir(), 'gravetable-journeys-'));
let running: Running;
beforeAll(async () => {
  const own = { port: 0, host: '127.0.0.1', data: path.join(place, 'data'), database: null, page: null };
  running = await startServer({ ...own, newTablesPerHour: 1000, log: pino({ level: 'silent' }) });
});
afterAll(async () => {
  await running.close();
  rmSync(place, { recursive: true });
});

async function three(): Promise<{ players: Player[]; keys: string[]; table: string }> {
  const { table, key, invite } = await make(running.port, newRoom('dead-cells', ['person', 'open', 'open']));
  const players = [await Player.join(running.port, table, { key })];
  const keys = [key];
  for (const [at, name] of ['Bob', 'Cat'].entries()) {
    const player = await Player.join(running.port, table, { invite });
    keys.push((await player.value<{ key: string }>('sit', { seat: at + 1, name })).key);
    players.push(player);
  }
  await players[0]!.value('begin');
  for (const one of players) await one.until(() => one.known !== null);
  return { players, keys, table };
}

const vote = async (one: Player): Promise<number> => {
  let number = 0;
  await one.until(() => {
    const last = one.heard.findLast((said) => said.say === 'vote');
    if (last?.say === 'vote' && last.vote !== null) number = last.vote.number;
    return number > 0;
  });
  return number;
};

describe('when somebody is away', () => {
  test('the others agree on a bot, and whoever comes back has the seat again', async () => {
    const { players, keys, table } = await three();
    const [ann, bob, cat] = players as [Player, Player, Player];
    expect(await ann.ask('propose', { what: 'bot', seat: 2 })).toMatchObject({
      refusal: { code: 'NOT_ASKED' },
    });
    cat.cut();
    await ann.until(() => !ann.room!.seats[2]!.here);
    expect(await ann.ask('propose', { what: 'bot', seat: 2 })).toMatchObject({
      value: { what: 'bot', seat: 2, asked: [1] },
    });
    await bob.value('accept', { number: await vote(bob) });
    await ann.until(() => ann.room!.seats[2]!.playedBy === 'bot');
    expect(ann.room!.seats[2]).toMatchObject({ name: 'Cat', bot: 'careful' });
    const back = await Player.join(running.port, table, { key: keys[2]! });
    expect(back.you).toMatchObject({ name: 'Cat', seats: [2] });
    expect(back.known!.viewer).toBe(2);
    await ann.until(() => ann.room!.seats[2]!.playedBy === null);
  });

  test('the seat is lent by a link that works once, and its owner takes it back', async () => {
    const { players, keys, table } = await three();
    const [ann, bob, cat] = players as [Player, Player, Player];
    cat.cut();
    await ann.until(() => !ann.room!.seats[2]!.here);
    await ann.ask('propose', { what: 'lend', seat: 2 });
    await bob.value('accept', { number: await vote(bob) });
    await ann.until(() => ann.heard.some((one) => one.say === 'lent'));
    expect(bob.heard.some((one) => one.say === 'lent')).toBe(false);
    const lent = ann.heard.find((one) => one.say === 'lent') as { invite: string };
    const guest = await Player.join(running.port, table, { invite: lent.invite });
    await guest.value('sit', { seat: 2, name: 'Dan' });
    await guest.until(() => guest.you!.seats.length === 1 && guest.known?.viewer === 2);
    await ann.until(() => ann.room!.seats[2]!.lentTo === 'Dan');
    const thief = await Player.join(running.port, table, { invite: lent.invite });
    await thief.until(() => thief.closed !== null);
    const owner = await Player.join(running.port, table, { key: keys[2]! });
    expect(owner.you!.seats).toEqual([]);
    expect(await bob.ask('takeBack', { seat: 2 })).toMatchObject({ refusal: { code: 'NOT_ASKED' } });
    await owner.value('takeBack', { seat: 2 });
    await owner.until(() => owner.known?.viewer === 2);
    await guest.until(() => guest.known?.viewer === null);
    expect(guest.known!.questions).toEqual([]);
  });

  test('an open seat is a bot’s until somebody sits down in the middle of the game', async () => {
    const { table, key, invite } = await make(running.port, newRoom('dead-cells', ['person', 'open']));
    const ann = await Player.join(running.port, table, { key });
    await ann.value('begin');
    await ann.until(() => ann.room!.seats[1]!.bot === 'careful' && ann.known !== null);
    const late = await Player.join(running.port, table, { invite });
    await late.value('sit', { seat: 1, name: 'Bob' });
    await late.until(() => late.known?.viewer === 1);
    await ann.until(() => ann.room!.seats[1]!.name === 'Bob' && ann.room!.seats[1]!.bot === null);
    await late.value('stand');
    await late.until(() => late.known?.viewer === null);
    expect(late.you!.seats).toEqual([]);
  });
});

describe('a campaign to and fro', () => {
  const upload = async (record: GameRecord): Promise<{ table: string; key: string; invite: string }> => {
    const room = newRoom('dead-cells', ['person', 'open']);
    const answer = await fetch(`http://127.0.0.1:${running.port}/api/tables/upload`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ room, record }),
    });
    return (await answer.json()) as { table: string; key: string; invite: string };
  };
  const people = [
    { name: 'Ann', kind: 'person' },
    { name: 'Bob', kind: 'person' },
  ];

  test('a game goes on online where it stood, and the host takes it home again', async () => {
    const session = Session.open(gameOf('dead-cells')!, people, { seed: '~to-and-fro', options: {} });
    if (isRefusal(session)) throw new Error(session.code);
    const [pending] = session.play.pending;
    const { table, key, invite } = await upload(session.record(true));
    const ann = await Player.join(running.port, table, { key });
    expect(ann.known).toMatchObject({ count: 0, viewer: 0 });
    expect(ann.room).toMatchObject({ state: 'play', seedKnown: true });
    expect(pending).toBeDefined();
    const bob = await Player.join(running.port, table, { invite });
    await bob.value('sit', { seat: 1, name: 'Bob' });
    await bob.until(() => bob.known?.viewer === 1);
    expect(await bob.ask('home')).toMatchObject({ refusal: { code: 'HOST_ONLY' } });
    const next = ann.answer === null ? bob : ann;
    await next.ask('answer', next.answer!);
    const record = await ann.value<GameRecord>('home');
    expect(record.answers.length).toBe(1);
    const read = readRecord(JSON.stringify(record));
    if (isRefusal(read)) throw new Error(read.code);
    expect(verify(read, (id) => gameOf(id))).toMatchObject({ ok: true });
    await bob.until(() => bob.closed !== null);
    expect(bob.closed).toBe(4410);
    const late = await Player.join(running.port, table, { key });
    await late.until(() => late.closed !== null);
    expect(late.closed).toBe(4410);
  });

  test('what is no game of ours is refused', async () => {
    expect(await upload({ format: 'x' } as never)).toMatchObject({ refused: true, code: 'UNKNOWN_FORMAT' });
  });
});
