import { gameOf } from '@gravetable/catalog';
import { open, CLOCK } from '@gravetable/kernel';
import { processorTime, random } from '../measure.mjs';
const game = gameOf('dead-cells')!;
const below = random();
let number = 0;
let opens = 0,
  resumes = 0,
  rest = 0,
  decisions = 0,
  games = 0;
function one() {
  const seats = 1 + (number % 4);
  const a = process.hrtime.bigint();
  const play = open(game, { seats, seed: `bench ${number++}` }) as any;
  const b = process.hrtime.bigint();
  play.resume();
  const c = process.hrtime.bigint();
  while (!play.over) {
    const players = play.pending.filter((one: any) => one.seat !== CLOCK);
    const pending = players.length === 0 ? play.pending[0]! : players[below(players.length)]!;
    play.put(pending, play.ask(pending).sample(below));
    decisions++;
  }
  const d = process.hrtime.bigint();
  games++;
  opens += Number(b - a);
  resumes += Number(c - b);
  rest += Number(d - c);
}
const N = Number(process.argv[2] ?? 3000);
for (let i = 0; i < N; i++) one();
opens = resumes = rest = decisions = games = 0;
const t = processorTime();
for (let i = 0; i < N; i++) one();
const el = processorTime() - t;
console.log({
  games,
  decisions,
  perGame: decisions / games,
  cpuPerDecisionUs: (el * 1000) / decisions,
  openUs: opens / 1000 / games,
  resumeUs: resumes / 1000 / games,
  restUsPerDecision: rest / 1000 / decisions,
});
