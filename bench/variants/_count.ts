import { gameOf } from '@gravetable/catalog';
import { open, CLOCK } from '@gravetable/kernel';
import { random } from '../measure.mjs';
const game = gameOf('dead-cells')! as any;
const below = random();
let decisions = 0;
const visits = new Uint32Array(game.program.ops.length);
const asks = new Map<string, number>();
for (let number = 0; number < 600; number++) {
  const play = open(game, { seats: 1 + (number % 4), seed: `bench ${number}` }) as any;
  play.visits = visits;
  play.resume();
  while (!play.over) {
    const pending = play.pending[below(play.pending.length)];
    asks.set(pending.op.label, (asks.get(pending.op.label) ?? 0) + 1);
    play.put(pending, play.ask(pending).sample(below));
    decisions++;
  }
}
const byCode = new Array(10).fill(0);
let total = 0;
const rows: any[] = [];
for (const p of game.program.procedures)
  for (const op of p.ops) {
    byCode[op.code] += visits[op.id];
    total += visits[op.id];
    rows.push([
      p.name,
      op.label,
      ['END', 'ASK', 'CHANCE', 'SET', 'DO', 'CALL', 'WHEN', 'JUMP', 'TOG', 'RET'][op.code],
      visits[op.id] / decisions,
    ]);
  }
console.log(
  total / decisions,
  Object.fromEntries(
    ['END', 'ASK', 'CHANCE', 'SET', 'DO', 'CALL', 'WHEN', 'JUMP', 'TOG', 'RET'].map((n, i) => [
      n,
      +(byCode[i] / decisions).toFixed(3),
    ]),
  ),
);
rows.sort((a, b) => b[3] - a[3]);
for (const r of rows.slice(0, 110)) console.log(r[3].toFixed(3), r[2].padEnd(6), r[0], r[1]);
console.log(
  [...asks]
    .sort((a, b) => b[1] - a[1])
    .slice(0, 40)
    .map(([k, n]) => k + ' ' + (n / decisions).toFixed(3))
    .join('\n'),
);
