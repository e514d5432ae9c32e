/** Fifty tables of two at our server, each answering as soon as it is asked: rate, times, bytes. Durable, with the real rules of Dead Cells. */

import { make, newRoom } from '../../apps/server/test/client.ts';
import { mainWorkOf, processorTime, steady, workOf } from '../measure.mjs';
import { Sitter } from './crowd.ts';

const [port, tables, seconds, server] = process.argv.slice(2).map(Number) as [number, number, number, number];
const times: number[] = [];
let [answers, given, bytes, seated, isOn] = [0, 0, 0, 0, false];
const heard = (length: number): void => void (isOn && (bytes += length));

async function play(): Promise<void> {
  for (;;) {
    const { table, key, invite } = await make(port, newRoom('dead-cells', ['person', 'open']));
    const ann = await Sitter.join(port, table, { key }, heard);
    const bob = await Sitter.join(port, table, { invite }, heard);
    await bob.ask('sit', { seat: 1, name: 'Bob' });
    const begun = Promise.all(
      [ann, bob].map((one) => new Promise<void>((resolve) => (one.onKnown = resolve))),
    );
    await ann.ask('begin', {});
    await begun;
    seated++;
    const asked = (): Sitter | undefined => [ann, bob].find((one) => one.answer !== null);
    while (ann.known!.outcome === null) {
      const next = asked();
      if (next === undefined) {
        // What the other one is asked is on its way.
        await new Promise<void>((resolve) => (ann.onKnown = bob.onKnown = resolve));
        continue;
      }
      const began = performance.now();
      const reply = await next.ask('answer', next.answer!);
      if (reply.say !== 'step') throw new Error(JSON.stringify(reply));
      given++;
      if (!isOn) continue;
      answers++;
      times.push(performance.now() - began);
    }
    ann.close();
    bob.close();
  }
}

const pause = (wait: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, wait));
for (let at = 0; at < tables; at++) void play();
// Everybody sits and plays until it gets no faster: what is measured is a server that runs, not one that starts.
while (seated < tables) await pause(20);
await steady(() => given);
const began = performance.now();
const worked = workOf(server);
const waited = mainWorkOf(server);
const played = processorTime();
isOn = true;
await pause(seconds * 1000);
isOn = false;
const took = (performance.now() - began) / 1000;
times.sort((a, b) => a - b);
console.log(
  JSON.stringify({
    rate: answers / took,
    p99: times[Math.floor(times.length * 0.99)],
    bytes: bytes / answers,
    work: (workOf(server) - worked) / answers,
    main: (mainWorkOf(server) - waited) / answers,
    crowd: (processorTime() - played) / answers,
  }),
);
process.exit(0);
