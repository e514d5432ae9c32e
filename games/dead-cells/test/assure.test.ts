// What a hint promises: it holds on the real table, it is said in both languages, and it knows no more than its seat.
import {
  belowOf,
  determinise,
  isRefusal,
  Look,
  open,
  Speaker,
  type Play,
  type Said,
} from '@gravetable/kernel';
import { expect, test } from 'vitest';
import { foeCard } from '../src/box/box.ts';
import { careful } from '../src/bots/careful.ts';
import { deadIn, playOn } from '../src/bots/forecast.ts';
import { deadCells } from '../src/index.ts';
import type { Event } from '../src/rulebook.ts';
import type { Board } from '../src/state.ts';

const speakers = (['en', 'fr'] as const).map(
  (language) => new Speaker(language, [deadCells.text[language]], ['A', 'B']),
);

interface Args {
  readonly n: number;
  readonly round: number;
  readonly foe: { readonly id: string };
}

/** Whether a promise was kept where this answer was given and everybody went on by habit. */
function kept({ id, args }: Said, play: Play<Board>, seat: number, answer: unknown): boolean | null {
  const { n, round, foe } = args as unknown as Args;
  const { board } = play.state;
  let blocked = 0;
  const acts: string[] = [];
  const fallen: string[] = [];
  play.listen(({ open: told }) => {
    const event = told as Event | null;
    if (event?.kind === 'beheadedBlocks' && board.combat?.round === round) blocked++;
    if (event?.kind === 'enemyActs' && board.combat?.round === round) acts.push(event.foe.id);
    if (event?.kind === 'enemyKilled') fallen.push(event.foe.id);
  });
  play.put(play.pendingOf(seat)!, answer);
  playOn(play);
  switch (id) {
    case 'reason.sure.lives':
    case 'reason.sure.savesPotion':
      return deadIn(board) === 0;
    case 'reason.sure.blocks':
      return blocked >= n;
    case 'reason.sure.fells':
      return fallen.includes(foe.id) && !acts.includes(foe.id);
    default:
      return null;
  }
}

/** Two Enemies of one name cannot be told apart by it. */
function haveNames({ combat }: Board): boolean {
  const names = combat!.enemies.flatMap((enemy) => (enemy === null ? [] : [foeCard(enemy.card).name]));
  return new Set(names).size === names.length;
}

test('once the cards are open, what a hint promises comes about', () => {
  const promised = new Map<string, number>();
  for (const seats of [1, 2]) {
    const opened = open(deadCells, { seats, seed: `assured ${seats}`, options: { runs: 2 } });
    if (isRefusal(opened)) throw new Error(opened.code);
    const play = opened as unknown as Play<Board>;
    const below = belowOf('assured');
    play.resume();
    for (let n = 0; n < 150 && !play.over; n++) {
      const pending = play.pending[0]!;
      const look = new Look(play, pending);
      const answer = careful.choose(look, below);
      const { board } = play.state;
      if (board.combat?.revealed === true && haveNames(board)) {
        const promise = careful.assure!(look, answer, belowOf(`hint ${n}`));
        if (promise !== null) {
          promised.set(promise.id, (promised.get(promise.id) ?? 0) + 1);
          expect(kept(promise, play.fork(), pending.seat, answer), `${seats} ${n} ${promise.id}`).not.toBe(
            false,
          );
          for (const speaker of speakers) expect(speaker.say(promise)).toMatch(/^[^{}.]+\.$/u);
        }
      }
      play.put(pending, answer);
    }
  }
  expect([...promised.keys()]).toEqual(expect.arrayContaining(['reason.sure.fells', 'reason.sure.spares']));
});

test('a promise knows no more than its seat, and leaves the table as it was', () => {
  const opened = open(deadCells, { seats: 2, seed: 'promise', options: { runs: 1 } });
  if (isRefusal(opened)) throw new Error(opened.code);
  const play = opened as unknown as Play<Board>;
  play.resume();
  let compared = 0;
  for (let n = 0; n < 60 && !play.over; n++) {
    const pending = play.pending[0]!;
    const look = new Look(play, pending);
    const answer = careful.choose(look, belowOf(`choice ${n}`));
    if (play.state.board.combat !== null) {
      const before = JSON.stringify(play.state);
      const other = determinise(play, pending.seat, belowOf(`another table ${n}`));
      const there = new Look(other, other.pendingOf(pending.seat)!);
      const [here, elsewhere] = [look, there].map((one) =>
        careful.assure!(one, answer, belowOf(`hint ${n}`)),
      );
      expect(elsewhere).toEqual(here);
      expect(JSON.stringify(play.state)).toBe(before);
      compared++;
    }
    play.put(pending, answer);
  }
  expect(compared).toBeGreaterThan(10);
});
