/**
 * Kills the server while people play, again and again, and then holds the log against what they were told: every answer that
 * was acknowledged stands once.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gameOf } from '@gravetable/catalog';
import {
  isAnswer,
  isRefusal,
  reading,
  type Act,
  type Json,
  type Seat,
  type Session,
} from '@gravetable/kernel';
import { ProgressLine, wished } from '@gravetable/lab';
import { PostgresDatabase, Shelf, SqliteDatabase, type Database } from '@gravetable/server';
import { postgres } from '../test/cluster.ts';
import { make, newRoom, Player } from '../test/client.ts';
import { ServerProcess } from './node.ts';
import { powerCuts } from './power.ts';

const USAGE = `npm run crash -- [options]
  --kills N  kills the server so often: 12
  --cuts N   cuts the power so often, which leaves of the log what the disk was told to keep: 40
  --nodes N  so many servers, killed in turn; more than one on PostgreSQL, without power cuts: 1
  --json     figures for a program`;
const values = wished(USAGE, { kills: 12, cuts: 40, nodes: 1, json: false });
const { kills: KILLS, nodes: NODES } = values;
const TABLES = 4;
const SIT_WITHIN = 5000;
const GAME = 'dead-cells';
const FIRST_PORT = 21_000 + (process.pid % 4000) * 2;

interface Acknowledged {
  readonly question: string;
  readonly value: Json;
}

/** Somebody at a table: comes back whenever the connection breaks, and sends again what was not answered. */
class Person {
  readonly acknowledged: Acknowledged[] = [];
  readonly #table: string;
  readonly #key: string;
  #player: Player | null = null;
  #open: (Acknowledged & { readonly key: string }) | null = null;
  #asked = 0;
  resent = 0;

  constructor(table: string, key: string) {
    this.#table = table;
    this.#key = key;
  }

  async #connected(nodes: readonly ServerProcess[]): Promise<Player> {
    for (let at = 0; ; at++) {
      if (this.#player !== null && this.#player.closed === null && this.#player.known !== null)
        return this.#player;
      this.#player?.cut();
      this.#player = await Player.join(nodes[at % nodes.length]!.port, this.#table, { key: this.#key }).catch(
        () => null,
      );
      if (this.#player === null) await pause(20);
    }
  }

  /** One answer, if one is due here. */
  async move(nodes: readonly ServerProcess[], isOver: () => boolean): Promise<void> {
    const player = await this.#connected(nodes);
    if (this.#open !== null) this.resent++;
    const due =
      this.#open ??
      (player.answer === null ? null : { ...player.answer, key: `${this.#key}-${++this.#asked}` });
    if (due === null) return pause(5);
    this.#open = due;
    const { question, value, key } = due;
    const closed = player.until(() => player.closed !== null, 600_000).then(() => null);
    const reply = await Promise.race([player.ask('answer', { question, value }, key), closed, again(player)]);
    if (reply === null || isOver()) return;
    this.#open = null;
    // Refused as stale: it stood already when it was sent again; what `welcome` showed is the truth.
    if (reply.say === 'step') this.acknowledged.push({ question, value });
  }

  leave(): void {
    this.#player?.cut();
  }

  get isOver(): boolean {
    return (this.#player?.known?.outcome ?? null) !== null;
  }
}

const pause = (wait: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, wait));

/** What was shown did not last: the page says hello again. */
async function again(player: Player): Promise<null> {
  const heard = player.heard.length;
  await player.until(() => player.heard.slice(heard).some((one) => one.say === 'again'), 600_000);
  player.cut();
  return null;
}

/** The names of the questions that a log answers, in order, and whether it has gaps. */
function answered(session: Session, acts: readonly Act[]): string[] {
  return acts.flatMap((act) => {
    let name: string | null = null;
    if (isAnswer(act)) {
      const [seat, value] = act;
      const pending = session.play.pendingOf(seat);
      const age = session.seq - session.count;
      if (seat >= 0 && pending !== undefined) name = nameOf(session.play.idOf(pending), seat, age, value);
    }
    const refused = session.apply(act);
    if (refused !== null) throw new Error(`the log does not play: ${refused.code}`);
    return name === null ? [] : [name];
  });
}

const nameOf = (id: string, seat: Seat, age: number, value: Json): string =>
  `${[id, seat, age].join('~')} ${JSON.stringify(value)}`;

async function main(): Promise<number> {
  const place = mkdtempSync(path.join(os.tmpdir(), 'gravetable-crash-'));
  const cluster = NODES > 1 ? await postgres() : null;
  if (NODES > 1 && cluster === null) throw new Error('two nodes need PostgreSQL');
  const where = cluster === null ? ['--data', path.join(place, 'data')] : ['--database', cluster.url];
  const nodes = Array.from({ length: NODES }, (_, at) => {
    const port = FIRST_PORT + at;
    return new ServerProcess(port, ...where, '--address', `http://127.0.0.1:${port}`);
  });
  for (const node of nodes) await node.start();
  const tables: { id: string; people: Person[] }[] = [];
  const sitDown = async (): Promise<(typeof tables)[number]> => {
    const { port } = nodes[0]!;
    const { table, key, invite } = await make(port, newRoom(GAME, ['person', 'open']));
    const ann = await Player.join(port, table, { key });
    const bob = await Player.join(port, table, { invite });
    const sat = await bob.value<{ key: string }>('sit', { seat: 1, name: 'Bob' });
    await ann.value('begin');
    for (const one of [ann, bob]) one.cut();
    return { id: table, people: [new Person(table, key), new Person(table, sat.key)] };
  };
  let isDone = false;
  let kills = 0;
  const recoveries: number[] = [];
  const play = async ({ people }: (typeof tables)[number]): Promise<unknown> =>
    Promise.all(
      people.map(async (person) => {
        while (!isDone && !people.some((one) => one.isOver)) await person.move(nodes, () => isDone);
        person.leave();
      }),
    );
  // Whoever has finished a game begins another one: somebody always plays.
  const playing = Array.from({ length: TABLES }, async () => {
    while (!isDone) {
      // Whoever was thrown out while they sat down sits down at another table.
      const table = await Promise.race([sitDown().catch(() => null), pause(SIT_WITHIN).then(() => null)]);
      if (table === null) continue;
      tables.push(table);
      await play(table);
    }
  });
  while (tables.length < TABLES) await pause(5);
  const counts = (): number =>
    tables.reduce((sum, { people }) => sum + people.reduce((n, one) => n + one.acknowledged.length, 0), 0);
  const progress = new ProgressLine('kills', KILLS);
  for (; kills < KILLS; kills++) {
    progress.show(kills);
    await pause(20 + Math.random() * 300);
    const node = nodes[kills % NODES]!;
    const before = counts();
    await node.kill();
    const began = performance.now();
    if (NODES === 1) await node.start();
    while (counts() === before && performance.now() - began < 30_000) await pause(5);
    recoveries.push(performance.now() - began);
    if (NODES > 1) await node.start();
  }
  progress.clear();
  isDone = true;
  for (const { people } of tables) for (const person of people) person.leave();
  await Promise.race([Promise.all(playing), pause(5000)]);
  for (const node of nodes) await node.kill();
  const database: Database =
    cluster === null
      ? await SqliteDatabase.open(path.join(place, 'data', 'tables.db'))
      : await PostgresDatabase.open(cluster.url);
  const shelf = new Shelf(database, Date.now);
  let [acknowledged, lost, doubled, gaps] = [0, 0, 0, 0];
  for (const { id, people } of tables) {
    const loaded = (await shelf.load(id))!;
    const { acts } = await shelf.history(id);
    if (acts.length !== loaded.seq) gaps++;
    const game = gameOf(GAME)!;
    const steps = reading({ ...loaded.head, answers: [] }, game);
    let next = steps.next();
    while (next.done !== true) next = steps.next();
    if (isRefusal(next.value)) throw new Error(next.value.code);
    const names = answered(next.value, acts);
    const times = grouped(names);
    for (const all of times.values()) if (all.length > 1) doubled++;
    for (const person of people)
      for (const { question, value } of person.acknowledged) {
        acknowledged++;
        if (!times.has(`${question} ${JSON.stringify(value)}`)) lost++;
      }
  }
  await database.close();
  cluster?.stop();
  rmSync(place, { recursive: true });
  recoveries.sort((a, b) => a - b);
  const recoveryP95Ms = Math.round(recoveries[Math.floor(recoveries.length * 0.95)] ?? 0);
  const resent = tables.reduce((sum, { people }) => sum + people.reduce((n, one) => n + one.resent, 0), 0);
  const power = NODES > 1 || values.cuts === 0 ? null : await powerCuts(values.cuts);
  const result = { kills, nodes: NODES, acknowledged, resent, lost, doubled, gaps, recoveryP95Ms, power };
  console.log(values.json ? JSON.stringify(result) : report(result));
  const isGood = lost + doubled + gaps === 0 && acknowledged > kills;
  const holds =
    power === null || ('notRun' in power ? !process.env['CI'] : power.lost === 0 && power.controlLost > 0);
  return isGood && holds ? 0 : 1;
}

function grouped(names: readonly string[]): Map<string, string[]> {
  const map = new Map<string, string[]>();
  for (const name of names) map.set(name, [...(map.get(name) ?? []), name]);
  return map;
}

function report(result: Readonly<Record<string, unknown>>): string {
  return Object.entries(result)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
    .join('\n');
}

process.exit(await main());
