// Ledger 5.2: the forecast against what then happens, and against what nobody may know.
import { belowOf, determinise, open, isRefusal, Look, Play } from '@gravetable/kernel';
import { describe, expect, test } from 'vitest';
import { careful } from '../src/bots/careful.ts';
import { forecast, type Forecast } from '../src/view/forecast.ts';
import { deadCells } from '../src/index.ts';
import { roundZero } from '../src/combat/rounds.ts';
import { takeSlot } from '../src/combat/slots.ts';
import type { Event } from '../src/rulebook.ts';
import type { Board } from '../src/state.ts';
import type { View } from '../src/view/seen.ts';
import { fight, FIRST, type FightGiven } from './fight.ts';

type Game = Play<Board, Event, View>;
type Playing = { readonly card: number };

function opened(seats: number, seed: string): Game {
  const play = open(deadCells, { seats, seed, options: { runs: 1 } });
  if (isRefusal(play)) throw new Error(play.code);
  return play.resume();
}

const kindOf = (play: Game): string | undefined =>
  (play.ask(play.pending[0]!).aside as { kind?: string } | undefined)?.kind;

/** Play by `careful` until a seat is to lay a card down. */
function toCard(play: Game): Game {
  const below = belowOf('to the card');
  for (let i = 0; i < 400 && play.pending.length > 0 && kindOf(play) !== 'playCard'; i++) {
    const pending = play.pending[0]!;
    play.put(pending, careful.choose(new Look(play, pending), below));
  }
  expect(kindOf(play)).toBe('playCard');
  return play;
}

const seenBy = (play: Game, seat: number, answer: Playing | null): Forecast => {
  const below = belowOf('seen');
  return forecast(() => determinise(play, seat, below), seat, answer as never) as unknown as Forecast;
};

describe('the forecast of a card', () => {
  test.each([1, 2, 3, 4])('with %i players knows no more than its seat', (seats) => {
    const play = toCard(opened(seats, `forecast ${seats}`));
    const { seat } = play.pending[0]!;
    const answer = (play.ask(play.pending[0]!) as unknown as { options: Playing[] }).options[0]!;
    const other = determinise(play, seat, belowOf('another table'));
    expect(seenBy(other, seat, answer)).toEqual(seenBy(play, seat, answer));
  });

  test('leaves the table as it was', () => {
    const play = toCard(opened(3, 'untouched'));
    const before = JSON.stringify(play.state);
    seenBy(play, play.pending[0]!.seat, null);
    expect(JSON.stringify(play.state)).toBe(before);
  });

  test('without a card hurts no foe, and foes act as printed', () => {
    const play = toCard(opened(3, 'printed'));
    const { foes, hits } = seenBy(play, play.pending[0]!.seat, null);
    expect(foes.length).toBe(play.state.board.combat!.enemies.filter((one) => one !== null).length);
    for (const foe of foes) expect(foe.rounds.every(({ hit }) => hit[1] === 0)).toBe(true);
    expect(hits.some(([, most]) => most > 0)).toBe(true);
  });

  test('waits for the card of Serenade, and knows her board once her pile is empty', () => {
    const play = toCard(opened(1, 'alone'));
    const told = (): { by: number; certain: number } => {
      const { foes, heroes, certain } = seenBy(play, 0, null);
      const spans = [
        ...foes.flatMap(({ rounds }) => rounds.map(({ hit }) => hit)),
        ...heroes.flatMap(({ rounds }) => rounds.map(({ shields }) => shields)),
      ];
      return { by: spans.reduce((sum, [, most]) => sum + most, 0), certain };
    };
    const serenade = play.state.board.heroes[1]!;
    expect(serenade.draw.length).toBeGreaterThan(0);
    expect(told()).toEqual({ by: 0, certain: 0 });
    serenade.discard.push(...serenade.draw.splice(0));
    const { by, certain } = told();
    expect(by).toBeGreaterThan(0);
    expect(certain).toBeGreaterThan(0);
  });
});

/** What the forecast called certain once the cards were open, and what of it did not happen. */
function heldUp(n: number): { readonly certain: number; readonly wrong: readonly string[] } {
  const play = toCard(opened(1 + (n % 4), `certain ${n}`));
  const below = belowOf(`choices ${n}`);
  while (play.state.board.combat?.revealed === false) {
    const pending = play.pending[0]!;
    const { options } = play.ask(pending) as unknown as { options?: unknown[] };
    play.put(pending, options?.[below(options.length)] ?? play.ask(pending).nth(0));
  }
  if (play.state.board.combat === null || play.pending.length === 0) return { certain: 0, wrong: [] };
  const { heroes, foes } = seenBy(play, play.pending[0]!.seat, null);
  const standing = play.view(null).combat!.enemies;
  const doomed = foes.filter(({ rounds }) => rounds.some(({ falls }) => falls === 'yes'));
  const dying = heroes.flatMap(({ dies }, no) => (dies === 'yes' ? [no] : []));
  const fell = new Set<string>();
  play.listen(({ open: event }) => {
    if (event?.kind === 'enemyKilled') fell.add(JSON.stringify(event['foe']));
  });
  while (play.state.board.combat !== null && play.pending.length > 0) {
    const pending = play.pending[0]!;
    play.put(pending, careful.choose(new Look(play, pending), below));
  }
  const names = doomed.map(({ space }) => standing.find((one) => one.space === space)!.name);
  const wrong = [
    ...names.filter((id) => !fell.has(JSON.stringify({ id }))),
    ...dying.filter((no) => play.state.board.heroes[no]?.dead === false).map((no) => `hero ${no}`),
  ];
  return { certain: names.length + dying.length, wrong };
}

test('once the cards are open, what is told as certain happens whatever is chosen', () => {
  const games = Array.from({ length: 40 }, (_, n) => heldUp(n));
  expect(games.flatMap(({ wrong }) => wrong)).toEqual([]);
  expect(games.reduce((sum, { certain }) => sum + certain, 0)).toBeGreaterThan(10);
});

describe('certain means certain', () => {
  test('nothing is, while the cards of others lie face down', () => {
    const play = toCard(opened(3, 'face down'));
    expect(seenBy(play, play.pending[0]!.seat, null).certain).toBe(0);
  });

  test('what the Rounds that are certain foretell happens, figure by figure, whatever is chosen', () => {
    const rounds = Array.from({ length: 24 }, (_, n) => borneOut(n));
    expect(rounds.flatMap(({ wrong }) => wrong)).toEqual([]);
    expect(rounds.reduce((sum, { certain }) => sum + certain, 0)).toBeGreaterThan(20);
    expect(rounds.some(({ certain }) => certain < 5)).toBe(true);
  });
});

/** Which figures of the Rounds called certain did not come true, when the rest was chosen by other lots. */
function borneOut(n: number): { readonly certain: number; readonly wrong: readonly string[] } {
  const play = toCard(opened(1 + (n % 4), `certain ${n}`));
  const below = belowOf(`choices ${n}`);
  const byLot = (): void => {
    const pending = play.pending[0]!;
    const { options } = play.ask(pending) as unknown as { options?: unknown[] };
    play.put(pending, options?.[below(options.length)] ?? play.ask(pending).nth(0));
  };
  while (play.state.board.combat?.revealed === false) byLot();
  const { combat } = play.state.board;
  if (combat === null || play.pending.length === 0) return { certain: 0, wrong: [] };
  const { certain, hits } = seenBy(play, play.pending[0]!.seat, null);
  const struck = hits.map(() => 0);
  const begun = combat.boss?.turn ?? 0;
  let over = false;
  play.listen(({ open: event }) => {
    over ||= event?.kind === 'combatEnds' || event?.kind === 'turn';
    const blows = {
      beheadedHit: (event as { n?: number } | null)?.n ?? 1,
      beheadedBlocks: 1,
      companionHit: 1,
    };
    const blow = blows[event?.kind as keyof typeof blows];
    if (!over && blow !== undefined) struck[combat.round]! += blow;
  });
  while (!over && play.pending.length > 0 && (play.state.board.combat?.boss?.turn ?? 0) === begun) byLot();
  const wrong = hits.flatMap(([least, most], round) =>
    round < certain && (struck[round]! < least || struck[round]! > most) ? [`${n}: Round ${round}`] : [],
  );
  return { certain, wrong };
}

describe('the forecast of an Equipment', () => {
  /** A table that stands at a step of the first Beheaded. */
  function standing(given: FightGiven, at: Parameters<Game['begin']>[0]): Game {
    const { seats, board } = fight(given);
    const answered = Array.from({ length: seats + 2 }, () => 0);
    const bare = { stack: [], streams: {}, seed: '', byHand: false, over: false, outcome: null };
    return new Play(deadCells, { ...bare, board, answered }, seats).begin(at) as Game;
  }
  const told = (play: Game, answer: unknown): Forecast => seenBy(play, FIRST, answer as never);

  test('follows the one that freezes in Round 0', () => {
    const levels = [0, 3, 0] as const;
    const group = { flayed: { levels, items: ['C2-s01'] } };
    const play = standing({ group, enemies: { right1: 'B1-11' } }, roundZero.with());
    const [frozen] = told(play, { do: 'item', n: 0 }).foes;
    expect(frozen!.rounds[0]!.states).toEqual({ frozen: [1, 1] });
    const [spared] = told(play, 'stop').foes;
    expect(spared!.rounds[0]!.states).toEqual({});
    // As long as nothing is chosen, it may come so or so.
    expect(told(play, null).foes[0]!.rounds[0]!.states).toEqual({ frozen: [0, 1] });
  });

  test('follows the one that shields in Round 0', () => {
    const group = { flayed: { levels: [3, 0, 0] as const, items: ['C2-s05'] }, immolated: {} };
    const play = standing({ group }, roundZero.with());
    const shields = (answer: unknown) => told(play, answer).heroes.map(({ rounds }) => rounds[0]!.shields[1]);
    const without = shields('stop');
    expect(shields({ do: 'item', n: 0 })).toEqual(without.map((n) => n + 1));
  });

  test('follows the one that takes the place of a line', () => {
    const group = { flayed: { active: ['ST-01'], items: ['ST-s01'] }, immolated: {} };
    const play = standing({ group, enemies: { right3: 'B1-11' } }, takeSlot.with({ hero: FIRST }));
    const hit = (answer: unknown) => told(play, answer).foes[0]!.rounds[1]!.hit;
    expect(hit({ do: 'replace', slot: 0, card: 0 })).toEqual([1, 1]);
    expect(hit({ do: 'act', card: 0 })).toEqual([0, 0]);
  });
});
