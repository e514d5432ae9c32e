/**
 * Says everything to the server that nobody should: broken, huge, deep, strange and nearly right messages, as a stranger, a spectator
 * and a player. Each is answered with a code or ends its connection; the server never falls, and never shows where it is made.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { belowOf, type Below } from '@gravetable/kernel';
import { ProgressLine, wished } from '@gravetable/lab';
import { make, newRoom, Player } from '../test/client.ts';
import { unbound } from './child.ts';

const USAGE = `npm run hostile -- [options]
  --messages N  so many messages: 10000
  --seed WORD   other messages: hostile
  --json        figures for a program`;
const values = wished(USAGE, { messages: 10_000, seed: 'hostile', json: false });
const MESSAGES = values.messages;
const AT_ONCE = 16;
const BURST = 100;
/** A busy machine may take its time; what is not answered by then never is. */
const PATIENCE = 120_000;
/** Tables that were left sleep soon: what the server holds then is what it cannot let go of. */
const SLEEP_AFTER = 10_000;
const below: Below = belowOf(values.seed);

const NAMES =
  'look told past answer answers undo redo propose accept decline withdraw preview whyNot forecast odds hint branch enterBranch leaveBranch seen start hold record sit stand seat seats set begin lock door kick host link device rename times takeBack ready push clock ping intent sketch phrase say mute hello constructor __proto__ toString'.split(
    ' ',
  );
const FIELDS =
  'as from upTo count question value values what seat number piece answer still name kind bot keptFor title options way talk delay watchersTalk locked member ready subscription sent points phrase text muted key table revision do __proto__ v invite age'.split(
    ' ',
  );
const one = <T>(list: readonly T[]): T => list[below(list.length)]!;

function strange(depth = 0): unknown {
  const kinds: (() => unknown)[] = [
    () => null,
    () => below(2) === 0,
    () => below(7) - 3,
    () => one([1e308, -0, 0.5, 2 ** 53, -1, 4294967296]),
    () =>
      one([
        '',
        'x',
        'DC-1#1~0~0',
        '~~',
        'a'.repeat(200),
        '\u0000',
        '\uD800',
        '💀',
        '<script>',
        "'; DROP TABLE acts; --",
        '../../etc/passwd',
        '__proto__',
      ]),
    () => Array.from({ length: below(4) }, () => strange(depth + 1)),
    () => Object.fromEntries(Array.from({ length: below(4) }, () => [one(FIELDS), strange(depth + 1)])),
  ];
  return depth > 4 ? null : one(kinds)();
}

/** A message, and the key it should be answered with where it has one. */
function message(
  player: Player,
  table: string,
  key: string,
): { readonly text: string; readonly key: string | null } {
  const asking = { table, revision: player.known?.revision ?? 0, key };
  const plain = (said: unknown, answered: string | null): { text: string; key: string | null } => ({
    text: JSON.stringify(said),
    key: answered,
  });
  switch (below(8)) {
    case 0:
      return {
        text: one([
          '',
          '{',
          'null',
          '[]',
          '"do"',
          '0',
          '{"do":',
          '\u0000',
          '{"do":"undo"}',
          '[[[[',
          'x'.repeat(15_000),
        ]),
        key: null,
      };
    case 1:
      return { text: '['.repeat(4000) + ']'.repeat(4000), key: null };
    case 2:
      return plain(
        {
          do: one(NAMES.filter((name) => name !== 'hello')),
          ...asking,
          [one(FIELDS.slice(0, 30))]: strange(),
          key,
        },
        key,
      );
    case 3: {
      const answer = player.answer ?? { question: 'X#1~0~0', value: null };
      return plain({ do: one(['answer', 'preview']), ...asking, ...answer, value: strange() }, key);
    }
    case 4:
      return plain(
        {
          do: 'answer',
          ...asking,
          question: one(['~', 'a~b~c', 'x~-1~0', 'x~0~99999', 'x~1e9~0', 'x~NaN~0']),
          value: strange(),
        },
        key,
      );
    case 5:
      return plain(
        {
          do: one(['past', 'told', 'look', 'forecast']),
          ...asking,
          as: below(9) - 3,
          count: below(9) - 4,
          from: -below(9),
          upTo: 1e9,
          answers: null,
          answer: null,
        },
        key,
      );
    case 6:
      return plain(
        {
          do: one(['kick', 'host', 'mute', 'sit', 'takeBack', 'link']),
          ...asking,
          member: below(9) - 2,
          seat: below(9) - 2,
          name: one(['', '\u200B', 'A']),
          muted: true,
        },
        key,
      );
    default:
      return plain({ ...asking, do: one(NAMES.slice(0, -4)), ...(strange() as object), key }, key);
  }
}

const TRACE = /\bat .{0,200}\.(ts|mjs|js|cjs):\d+|node_modules|Error: |SQLITE/;

async function attack(
  port: number,
  table: string,
  way: { key?: string; invite?: string },
  count: number,
  tag: string,
): Promise<{ traces: number; unanswered: number; sent: number; closed: number }> {
  const player = await Player.join(port, table, way);
  const waiting = new Map<string, string>();
  let [keyless, sent] = [0, 0];
  const before = player.heard.length;
  for (; sent < count && player.closed === null; sent++) {
    const { text, key } = message(player, table, `${tag}-${sent}`);
    if (key === null) keyless++;
    else waiting.set(key, text);
    player.write(text);
    if (sent % 20 === 19) await new Promise((resolve) => setTimeout(resolve, 1));
  }
  const answered = (): boolean => {
    const heard = player.heard.slice(before);
    for (const said of heard) if ('re' in said && said.re !== null) waiting.delete(said.re);
    const bare = heard.filter((said) => said.say === 'refused' && said.re === null).length;
    return player.closed !== null || (waiting.size === 0 && bare >= keyless);
  };
  await player.until(answered, PATIENCE).catch(() => undefined);
  const traces = player.heard.filter((said) => TRACE.test(JSON.stringify(said))).length;
  const unanswered = player.closed !== null ? 0 : waiting.size;
  if (unanswered > 0) console.error('not answered:', [...waiting.values()].slice(0, 3));
  const closed = player.closed === null ? 0 : 1;
  player.cut();
  return { traces, unanswered, sent, closed };
}

/** Two people who play on all the while: how long an answer takes. */
async function bystander(port: number, isDone: () => boolean): Promise<number[]> {
  const { table, key } = await make(port, newRoom('dead-cells', ['person', 'bot']));
  const player = await Player.join(port, table, { key });
  await player.value('begin');
  await player.until(() => player.known !== null);
  const times: number[] = [];
  while (!isDone()) {
    player.write({
      do: 'seen',
      table,
      revision: player.known!.revision,
      key: `s${times.length}-${Math.random()}`,
    });
    if (player.known!.outcome !== null) return times;
    const { answer } = player;
    if (answer !== null) {
      const began = performance.now();
      await player.ask('answer', answer);
      times.push(performance.now() - began);
    }
    player.heard.length = player.steps.length = 0;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  player.cut();
  return times;
}

/** Bystanders wait at most so many times as long as alone; what is below this was no wait. */
const AT_MOST = 2;
const LEAST = 20;
const ENOUGH = 1000;
/** Alone for so long, in milliseconds: of a long run as much is asked alone as makes a p99. */
const QUIET = Math.min(60_000, Math.max(4000, MESSAGES / 5));
/** Megabytes between the first fifth and the end: the tables that just then are not asleep yet. */
const MOST_GROWN = 64;

const p99 = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;

const place = mkdtempSync(path.join(os.tmpdir(), 'gravetable-hostile-'));
const server = await unbound(path.join(place, 'data'), SLEEP_AFTER);
let crashes = 0;
server.process.once('exit', (code) => {
  if (code !== 0) crashes++;
});
const quietUntil = performance.now() + QUIET;
const quiet = await bystander(server.port, () => performance.now() > quietUntil);
let [sent, traces, unanswered, closed, round] = [0, 0, 0, 0, 0];
let isDone = false;
let early: number | null = null;
const noisy = bystander(server.port, () => isDone);
const progress = new ProgressLine('messages', MESSAGES);
while (sent < MESSAGES && crashes === 0) {
  progress.show(sent);
  const { table, key, invite } = await make(server.port, newRoom('dead-cells', ['person', 'open']));
  const host = await Player.join(server.port, table, { key });
  await host.ask('begin');
  host.cut();
  const attackers = Array.from({ length: AT_ONCE }, (_, at) =>
    attack(
      server.port,
      table,
      at % 3 === 0 ? { key } : { invite },
      Math.min(BURST, MESSAGES),
      `${round}-${at}`,
    ),
  );
  for (const done of await Promise.all(attackers)) {
    sent += done.sent;
    traces += done.traces;
    unanswered += done.unanswered;
    closed += done.closed;
  }
  round++;
  if (early === null && sent >= MESSAGES / 5) early = await server.heap();
}
progress.clear();
isDone = true;
const during = await noisy;
const held = [early ?? 0, await server.heap()].map((bytes) => Math.round(bytes / 1e6));
if ((await server.stop()) !== 0) crashes++;
const faults = (server.complaints().match(/"fault"/g) ?? []).length;
rmSync(place, { recursive: true });
const bystanderP99 = { alone: Math.round(p99(quiet)), attacked: Math.round(p99(during)) };
const bystanderRatio = Number((p99(during) / Math.max(p99(quiet), LEAST)).toFixed(2));
const [heldEarly, heldLate] = held as [number, number];
const heldMegabytes = { early: heldEarly, late: heldLate };
const result = {
  messages: sent,
  crashes,
  traces,
  unanswered,
  closed,
  faults,
  bystanderP99,
  bystanderRatio,
  heldMegabytes,
};
console.log(values.json ? JSON.stringify(result) : result);
if (faults > 0) console.error(server.complaints().slice(0, 3000));
// A short run has too few answers for a p99 that means anything.
const isCalm = during.length < ENOUGH || bystanderRatio <= AT_MOST;
const isBounded = heldLate - heldEarly <= MOST_GROWN;
process.exit(crashes + traces + unanswered + faults === 0 && isCalm && isBounded ? 0 : 1);
