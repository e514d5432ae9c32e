import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gameOf } from '@gravetable/catalog';
import { isRefusal, readRecord, Session, verify, type GameRecord } from '@gravetable/kernel';
import { startServer, type Running } from '@gravetable/server';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { knownOf, type SentSnapshot } from '@gravetable/protocol';
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

/** Whoever is asked answers, until so many answers have been given. */
async function play(players: readonly Player[], answers: number): Promise<void> {
  for (let given = 0; given < answers; given++) {
    const asked = players.find((one) => one.answer !== null);
    if (asked === undefined) return;
    const reply = await asked.ask('answer', asked.answer!);
    if (reply.say !== 'step') throw new Error(JSON.stringify(reply));
    const { count } = asked.known!;
    for (const one of players) await one.until(() => one.known!.count >= count);
  }
}

describe('what somebody tries out', () => {
  const into = async (one: Player, what: string, fields: object): Promise<SentSnapshot> => {
    const seen = await one.value<SentSnapshot>(what, fields);
    one.known = knownOf(seen);
    return seen;
  };

  test('is nobody else’s: bots play the others, the table goes on, and it stands as it did afterwards', async () => {
    const { players, keys } = await three();
    const [ann, bob, cat] = players as [Player, Player, Player];
    await play(players, 12);
    const { count } = ann.known!;
    const heard = [bob.heard.length, cat.heard.length];
    const seen = await into(ann, 'branch', { as: 0, count: count - 4 });
    expect(seen.viewer).toBe(0);
    // Alone with bots: who is asked here answers, and everybody else acts by themselves.
    let mine = 0;
    while (mine < 6 && ann.known!.outcome === null) {
      const { known } = ann;
      await ann.value('seen'); // Bots go on when what they did has been seen.
      const reply = ann.answer === null ? null : await ann.ask('answer', ann.answer);
      if (reply?.say === 'step') mine++;
      // It is a bot's turn, or one acted in that very moment and something else can be answered now.
      else await ann.until(() => ann.known !== known);
    }
    expect(mine).toBe(6);
    expect([bob.heard.length, cat.heard.length]).toEqual(heard);
    expect(bob.known!.count).toBe(count);
    // Meanwhile the table goes on: what was tried out hears nothing of it.
    const tried = ann.known!;
    await play([bob, cat], 3);
    const moved = bob.known!.count;
    expect(ann.known).toBe(tried);
    const back = await into(ann, 'leaveBranch', { as: 0 });
    expect(back.count).toBe(moved);
    expect(back.view).toEqual((await ann.value<SentSnapshot>('look', { as: 0, answers: null })).view);
    await play(players, 4);
    expect(ann.known!.count).toBe(bob.known!.count);
    // It is there to go back to; after the connection broke it is gone.
    expect((await into(ann, 'enterBranch', { as: 0, number: 0 })).count).toBe(tried.count);
    expect(await ann.ask('enterBranch', { as: 0, number: 1 })).toMatchObject({
      refusal: { code: 'NOT_ASKED' },
    });
    ann.hello({ key: keys[0]! });
    await ann.until(() => ann.known!.count === bob.known!.count);
    expect(await ann.ask('enterBranch', { as: 0, number: 0 })).toMatchObject({
      refusal: { code: 'NOT_ASKED' },
    });
  });

  test('is not for somebody who watches, nor through the eyes of somebody else', async () => {
    const { players, table } = await three();
    const [ann] = players as [Player];
    const no = { refusal: { code: 'NOT_ASKED' } };
    expect(await ann.ask('branch', { as: 1, count: 0 })).toMatchObject(no);
    expect(await ann.ask('branch', { as: null, count: 0 })).toMatchObject(no);
    const { invite } = await ann.value<{ invite: string }>('link', { seat: null });
    const watcher = await Player.join(running.port, table, { invite });
    expect(await watcher.ask('branch', { as: 0, count: 0 })).toMatchObject(no);
  });
});

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
    const { table, key, invite } = await make(running.port, newRoom('dead-cells', ['person', 'open', 'bot']));
    const ann = await Player.join(running.port, table, { key });
    await ann.value('begin');
    await ann.until(() => ann.room!.seats[1]!.bot === 'careful' && ann.known !== null);
    const late = await Player.join(running.port, table, { invite });
    await late.value('sit', { seat: 1, name: 'Bob' });
    await late.until(() => late.known?.viewer === 1);
    await ann.until(() => ann.room!.seats[1]!.name === 'Bob' && ann.room!.seats[1]!.bot === null);
    const third = await Player.join(running.port, table, { invite });
    const taken = { refusal: { code: 'SEAT_TAKEN' } };
    expect(await third.ask('sit', { seat: 1, name: 'Cat' })).toMatchObject(taken);
    await third.value('sit', { seat: 2, name: 'Cat' }); // A bot gives way too.
    await third.until(() => third.known?.viewer === 2);
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
