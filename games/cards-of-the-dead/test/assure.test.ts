// What a hint promises: it holds on the real table, it is said in both languages, and it knows no more than everybody.

import { belowOf, determinise, isRefusal, Look, open, Speaker, type Play } from '@gravetable/kernel';
import { expect, test } from 'vitest';
import { careful } from '../src/bots/careful.ts';
import { answerSmall } from '../src/bots/small-questions.ts';
import { END_TURN, type Choice } from '../src/choices.ts';
import { cycle } from '../src/days.ts';
import { cardsOfTheDead } from '../src/index.ts';
import type { Event } from '../src/log.ts';
import type { Board } from '../src/state.ts';
import { scenario, table, TURN } from './table.ts';

const speakers = (['en', 'fr'] as const).map(
  (language) => new Speaker(language, [cardsOfTheDead.text[language]], ['A', 'B']),
);

/** The real table after this choice, when the next turn begins: Vitality, the dead, what was destroyed on the way. */
function after(play: Play<Board>, seat: number, choice: Choice) {
  const { board } = play.state;
  const told: Event[] = [];
  let vitality: number[] = [];
  play.listen(({ open: event }) => {
    if (vitality.length > 0) return;
    told.push(event as Event);
    if (event?.kind === 'turnBegins') vitality = board.survivors.map((one) => one.vitality);
  });
  play.put(play.pendingOf(seat)!, choice);
  while (!play.over && vitality.length === 0) {
    const ask = play.ask(play.pending[0]!);
    const isTurn = (ask.aside as { kind?: string }).kind === 'turn';
    play.put(play.pending[0]!, isTurn ? END_TURN : answerSmall(board, ask, belowOf('real')));
  }
  const stood = vitality.length > 0 ? vitality : board.survivors.map((one) => one.vitality);
  return {
    sum: stood.reduce((sum, one) => sum + one, 0),
    dead: stood.filter((one) => one === 0).length,
    destroyed: told.some(({ kind }) => kind === 'destroyed'),
    blown: told.filter(({ kind }) => kind === 'exploded').length,
    isOver: play.over && vitality.length === 0,
  };
}

const KEPT: {
  readonly [id: string]: (
    own: ReturnType<typeof after>,
    idle: ReturnType<typeof after>,
    n: number,
  ) => boolean;
} = {
  'reason.sure.goesOn': (own, idle) => !own.isOver && idle.isOver,
  'reason.sure.lives': (own, idle) => own.dead < idle.dead,
  'reason.sure.defuses': (own, idle) => own.destroyed && own.blown < idle.blown,
  'reason.sure.ends': (own) => own.destroyed,
  'reason.sure.spares': (own, idle, n) => own.sum - idle.sum >= n,
};

function opened(seats: number, seed: string): Play<Board> {
  const play = open(cardsOfTheDead, { seats, seed });
  if (isRefusal(play)) throw new Error(play.code);
  return play.resume() as unknown as Play<Board>;
}

test('what a hint promises comes about', () => {
  const promised = new Set<string>();
  for (const [seats, seed] of [
    [1, 'sure a'],
    [2, 'sure b'],
    [3, 'sure c'],
    [2, 'sure d'],
  ] as const) {
    const play = opened(seats, seed);
    const below = belowOf(seed);
    for (let n = 0; n < 160 && !play.over; n++) {
      const pending = play.pending[0]!;
      const look = new Look(play, pending);
      const answer = careful.choose(look, below);
      const promise = careful.assure!(look, answer, belowOf(`hint ${n}`));
      if (promise !== null) {
        promised.add(promise.id);
        const own = after(play.fork(), pending.seat, answer as Choice);
        const idle = after(play.fork(), pending.seat, END_TURN);
        const least = Number(promise.args?.['n'] ?? 0);
        expect(KEPT[promise.id]!(own, idle, least), `${seed} ${n} ${promise.id}`).toBe(true);
        for (const speaker of speakers) expect(speaker.say(promise)).toMatch(/^[^{}.]+\.$/u);
      }
      play.put(pending, answer);
    }
  }
  const all = ['defuses', 'ends', 'lives', 'spares'].map((what) => `reason.sure.${what}`);
  expect([...promised]).toEqual(expect.arrayContaining(all));
});

scenario('CD-LAST-01 CD-RULING-59 to open a space in time is promised to save the game', (s) => {
  const t = table({
    people: { rick: { v: 10, hand: 'note' } },
    row: 'zombie, zombie, zombie, zombie, pipe, X, X',
  });
  const pickUp = { do: 'pickUp', space: 5, to: 'hand', discard: null } as const;
  return s
    .given(t.given)
    .at(cycle)
    .now(({ play }) => {
      const pending = play.pending[0]!;
      const promise = careful.assure!(new Look(play, pending), pickUp, belowOf('hint'));
      expect(promise?.id).toBe('reason.sure.goesOn');
      const [own, idle] = [pickUp, END_TURN].map((choice) => after(play.fork(), 0, choice));
      expect(KEPT[promise!.id]!(own!, idle!, 0)).toBe(true);
      for (const speaker of speakers) expect(speaker.say(promise!)).toMatch(/^[^{}.]+\.$/u);
    })
    .stillAsking(0, TURN);
});

// In this game what lies face down decides several times what comes about.
test('a promise knows no more than its seat, and leaves the table as it was', () => {
  const play = opened(1, 'sure a');
  const below = belowOf('sure a');
  let given = 0;
  for (let n = 0; n < 100 && !play.over; n++) {
    const pending = play.pending[0]!;
    const look = new Look(play, pending);
    const answer = careful.choose(look, below);
    const before = JSON.stringify(play.state);
    const here = careful.assure!(look, answer, belowOf(`hint ${n}`));
    for (let lot = 0; lot < 4; lot++) {
      const other = determinise(play, pending.seat, belowOf(`another table ${n} ${lot}`));
      const there = new Look(other, other.pendingOf(pending.seat)!);
      expect(careful.assure!(there, answer, belowOf(`hint ${n}`))).toEqual(here);
    }
    expect(JSON.stringify(play.state)).toBe(before);
    if (here !== null) given++;
    play.put(pending, answer);
  }
  expect(given).toBeGreaterThan(1);
});
