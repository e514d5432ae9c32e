/** Fifty tables of two at our server, each answering as soon as it is asked: rate, times, bytes. Durable, with the real rules of Dead Cells. */

import { make, newRoom, Player } from '../../apps/server/test/client.ts';

const [port, tables, seconds] = process.argv.slice(2).map(Number) as [number, number, number];
const times: number[] = [];
let [answers, isOn, isOver] = [0, false, false];
const everybody: Player[] = [];

async function play(): Promise<void> {
  while (!isOver) {
    const { table, key, invite } = await make(port, newRoom('dead-cells', ['person', 'open']));
    const ann = await Player.join(port, table, { key });
    const bob = await Player.join(port, table, { invite });
    await bob.value('sit', { seat: 1, name: 'Bob' });
    await ann.value('begin');
    await Promise.all([ann, bob].map((one) => one.until(() => one.known !== null)));
    everybody.push(ann, bob);
    while (!isOver && ann.known!.outcome === null) {
      const next = [ann, bob].find((one) => one.answer !== null);
      if (next === undefined) {
        await new Promise((resolve) => setTimeout(resolve, 1));
        continue;
      }
      const began = performance.now();
      const reply = await next.ask('answer', next.answer!);
      if (reply.say !== 'step') throw new Error(JSON.stringify(reply));
      if (!isOn) continue;
      answers++;
      times.push(performance.now() - began);
    }
    ann.close();
    bob.close();
  }
}

for (let at = 0; at < tables; at++) void play();
// Everybody sits first.
while (everybody.length < tables * 2) await new Promise((resolve) => setTimeout(resolve, 20));
await new Promise((resolve) => setTimeout(resolve, 1500));
const received = (): number => everybody.reduce((sum, one) => sum + one.received, 0);
const before = received();
isOn = true;
await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
isOn = false;
const bytes = (received() - before) / answers;
isOver = true;
times.sort((a, b) => a - b);
console.log(JSON.stringify({ rate: answers / seconds, p99: times[Math.floor(times.length * 0.99)], bytes }));
process.exit(0);
