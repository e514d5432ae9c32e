// A process of the balance: plays the plans that stand in its input, a line each, and prints a line for each.
import { createInterface } from 'node:readline';
import { playedOf, type Plan } from './quest.ts';

for await (const line of createInterface({ input: process.stdin })) {
  console.log(JSON.stringify(playedOf(JSON.parse(line) as Plan)));
}
