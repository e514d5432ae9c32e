// CD 5.2: what is foretold of the Game turn comes true, and knows no more than everybody.

import { belowOf, determinise, isRefusal, open, Play, questionsFor, type Json } from '@gravetable/kernel';
import { describe, expect, test } from 'vitest';
import { END_TURN } from '../src/choices.ts';
import { forecast, type Forecast } from '../src/forecast.ts';
import { cardsOfTheDead } from '../src/index.ts';
import type { Event } from '../src/log.ts';
import { odds } from '../src/odds.ts';
import type { Board } from '../src/state.ts';
import { actions } from '../src/survivor-turn.ts';
import type { View } from '../src/view.ts';
import { table, type Words } from './table.ts';

type Game = Play<Board, Event, View>;

function opened(seats: number, seed: string): Game {
  const play = open(cardsOfTheDead, { seats, seed, options: {} });
  if (isRefusal(play)) throw new Error(play.code);
  return play.resume();
}

/** The first Survivor's turn at a table in words. */
function turnAt(of: Words): Game {
  const { seats, board } = table(of).given();
  const { state } = opened(seats, 'forecast');
  return new Play(cardsOfTheDead, { ...state, board }, seats).begin(actions.with({ seat: 0 }));
}

function foretold(play: Game, answer: Json = null): Forecast {
  const below = belowOf('samples');
  return forecast(() => determinise(play, 0, below), 0, answer) as unknown as Forecast;
}

const told = (of: Words, answer: Json = null): readonly string[] =>
  foretold(turnAt(of), answer).steps.map(
    (step) => `${step.space} ${step.does}${'n' in step ? ` ${step.n}` : ''}`,
  );

/** The first Walk that can be chosen, if there is one. */
function walks(play: Game): Json | undefined {
  const [question] = questionsFor(play, 0);
  return question?.options.find(({ said }) => said.id === 'option.walk')?.value;
}

describe('the coming Game turn', () => {
  test('who attacks, from left to right, and what that leaves', () => {
    const play = turnAt({ row: 'zombie, pipe, zombie, _, _, X, X' });
    const { steps, damage, absorbed, vitality, uncertain } = foretold(play);
    expect(steps).toEqual([
      { space: 1, does: 'hits', n: 2 },
      { space: 3, does: 'hits', n: 2 },
    ]);
    expect({ damage, absorbed, vitality, uncertain }).toEqual({
      damage: 4,
      absorbed: 0,
      vitality: 6,
      uncertain: false,
    });
  });

  test('Threats raise it, worn Defence takes it off: one attack, however it is shared', () => {
    const of: Words = {
      people: { rick: { worn: 'kevlar/2' } },
      row: 'zombie, _, _, _, _, X, X',
      threats: ['threat-savage-hunger'],
      day: 2,
    };
    const { steps, damage, absorbed, vitality } = foretold(turnAt(of));
    expect(steps).toEqual([{ space: 1, does: 'hits', n: 3 }]);
    expect({ damage, absorbed, vitality }).toEqual({ damage: 3, absorbed: 2, vitality: 9 });
  });

  test('a card that waits for its turn, and one that misses it', () => {
    expect(told({ row: 'fat-zombie, zombie/p, _, _, _, X, X' })).toEqual(['2 skips', '1 waits 2']);
  });

  test('an explosion takes its neighbours along, and the Noise of both is uncertain', () => {
    const of: Words = {
      people: { rick: { v: 12 } },
      row: 'fat-zombie/t2, fat-zombie/h1, _, _, _, X, X',
      top: 'pipe, pipe, pipe, pipe, pipe',
    };
    const { steps, uncertain, damage } = foretold(turnAt(of));
    expect(steps.filter(({ does }) => does === 'explodes').map(({ space }) => space)).toEqual([1, 2]);
    expect(steps.filter(({ does }) => does === 'noise')).toHaveLength(2);
    expect([uncertain, damage]).toEqual([true, 10]);
  });

  test('an explosion hurts everybody: what it leaves the others is foretold', () => {
    const people = { rick: { v: 12 }, selena: { v: 6, worn: 'kevlar/2' }, dan: { v: 9 } };
    const blast = foretold(turnAt({ people, row: 'fat-zombie/t2, _, _, _, _, _, _', top: 'pipe, pipe' }));
    expect([blast.vitality, blast.others]).toEqual([
      7,
      [
        { survivor: 'selena', vitality: 3 },
        { survivor: 'dan', vitality: 4 },
      ],
    ]);
    expect(foretold(turnAt({ people, row: 'zombie, _, _, _, _, _, _' })).others).toEqual([]);
  });

  test('of what Noise brings only that is told which is so whatever is drawn', () => {
    const of: Words = {
      row: 'fat-zombie/t2, _, zombie, _, _, X, X',
      top: 'zombie, pipe, zombie, pipe, pipe, zombie, pipe, pipe',
    };
    const steps = told(of);
    expect(steps).toContain('3 hits 2');
    expect(steps.filter((step) => step.includes('hits'))).toEqual(['3 hits 2']);
  });

  test('a card that was seen and is turned over acts at once if it is Fast, else not yet', () => {
    const fast: Words = { field: { '3,0': 'runner?' }, row: '_, _, _, _, _, X, X' };
    const slot = table(fast).slot('3,0');
    expect(told(fast)).toEqual([]);
    expect(told(fast, { do: 'walk', slot })).toHaveLength(1);
    const slow: Words = { field: { '3,0': 'zombie?' }, row: '_, _, _, _, _, X, X' };
    expect(told(slow, { do: 'walk', slot })).toEqual([]);
  });

  test('after an answer that reveals nothing; one that reveals something is not foretold', () => {
    const of: Words = {
      people: { rick: { equipped: 'machete' } },
      row: 'zombie, zombie, _, _, _, X, X',
      field: { '3,0': 'runner' },
    };
    expect(told(of)).toEqual(['1 hits 2', '2 hits 2']);
    expect(told(of, { do: 'attack', space: 1, pay: 'action' })).toEqual(['2 hits 2']);
    expect(told(of, { do: 'walk', slot: table(of).slot('3,0') })).toEqual(['1 hits 2', '2 hits 2']);
  });

  test('what an answer does to the row: Hit Points kept, a card that falls, one that is taken', () => {
    const of: Words = {
      people: { rick: { equipped: 'knife' } },
      row: 'zombie, zombie/h2, pipe, _, _, X, X',
    };
    const fates = (answer: Json) => foretold(turnAt(of), answer).fates;
    expect(fates({ do: 'attack', space: 1, pay: 'action' })).toEqual([{ space: 1, becomes: 1 }]);
    expect(fates({ do: 'attack', space: 2, pay: 'action' })).toEqual([{ space: 2, becomes: 'falls' }]);
    expect(fates({ do: 'pickUp', space: 3, to: 'hand', discard: null })).toEqual([
      { space: 3, becomes: 'taken' },
    ]);
    expect(fates(null)).toEqual([]);
    expect(fates({ do: 'endTurn' })).toEqual([]);
  });

  test('the last Action is foretold with the Game turn that follows it, not with the one after', () => {
    const rick = { v: 9, actions: 1, equipped: 'knife' };
    const of: Words = { people: { rick }, row: 'zombie, fat-zombie/t1, _, _, _, X, X', top: 'pipe, pipe' };
    const whole = (): Game => {
      const play = opened(1, 'last Action');
      const { board } = table(of);
      return new Play(cardsOfTheDead, { ...play.state, board }, 1);
    };
    for (const answer of [{ do: 'attack', space: 1, pay: 'action' }, END_TURN]) {
      const { steps, vitality } = foretold(whole(), answer);
      expect([steps, vitality]).toEqual([
        [
          { space: 1, does: 'hits', n: 2 },
          { space: 2, does: 'waits', n: 1 },
        ],
        7,
      ]);
    }
    expect(foretold(whole(), { do: 'attack', space: 1, pay: 'action' }).fates).toEqual([
      { space: 1, becomes: 1 },
    ]);
  });

  test('an attack that makes Noise is foretold up to what it draws', () => {
    const of: Words = {
      people: { dan: { v: 4, equipped: 'punch', loaded: 'explosive-agent' } },
      row: 'zombie/h1, zombie, _, riot-zombie, _, X, X',
      top: 'pipe, pipe, pipe',
    };
    const { fates, steps, uncertain } = foretold(turnAt(of), { do: 'attack', space: 1, pay: 'action' });
    expect(fates).toEqual([
      { space: 1, becomes: 'falls' },
      { space: 2, becomes: 'falls' },
    ]);
    expect([steps, uncertain]).toEqual([[{ space: 4, does: 'hits', n: 2 }], true]);
  });

  test('comes true wherever it promises anything, in whole games', () => {
    let compared = 0;
    for (const seed of ['f1', 'f2', 'f3', 'f4', 'f5', 'f6']) {
      const play = opened(1, seed);
      for (let n = 0; n < 60 && !play.over; n++) {
        const [pending] = play.pending;
        if (pending === undefined) break;
        const ask = play.ask(pending);
        const isTurn = pending.op.label === 'CD-TURN-11b';
        const before = isTurn ? foretold(play) : null;
        const survivor = play.state.board.survivors[0]!;
        const { immunity } = survivor;
        const ends = isTurn && n % 2 === 0;
        const walk = isTurn ? (walks(play) ?? END_TURN) : ask.nth(0);
        play.put(pending, ends ? END_TURN : walk);
        if (!ends || before === null || before.uncertain || play.over) continue;
        const infected = immunity === 0 && survivor.immunity === 0 ? 1 : 0;
        expect(survivor.vitality, `${seed} ${n}`).toBe(before.vitality - infected);
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(10);
  });

  test('nothing is foretold for somebody who is dead; what lies face down is counted all the same', () => {
    const of: Words = {
      people: { dan: { v: 0 }, selena: {} },
      row: 'zombie, _, _, _, _, X, X',
      top: 'pipe, pipe',
    };
    const { board } = table(of);
    const play = new Play(cardsOfTheDead, { ...opened(2, 'toll').state, board }, 2);
    const { steps, damage, unseen } = foretold(play);
    expect([steps, damage, unseen.common?.total]).toEqual([[], 0, 2]);
  });

  test('is the same on every table that looks the same', () => {
    for (const seed of ['one', 'other']) {
      const play = opened(2, seed);
      const other = determinise(play, null, belowOf('anew'));
      expect(foretold(other)).toEqual(foretold(play));
    }
  });
});

describe('what may lie face down', () => {
  test('fifty Common Cards at first, and the EXIT among the five of the City row', () => {
    const { common, city } = odds(opened(1, 'odds').state.board);
    expect(common?.total).toBe(50);
    expect(Object.values(common?.kinds ?? {}).reduce((sum, n) => sum + n)).toBe(50);
    expect(city?.exitAmong).toBe(5);
  });

  test('a card that lies open is not counted, one that was discarded neither', () => {
    const of: Words = { field: { '3,0': 'zombie^', '3,2': 'pipe' }, top: 'zombie, pipe', discard: 'bat' };
    const { common } = odds(table(of).board);
    expect(common?.cards).toEqual([
      ['pipe', 2],
      ['zombie', 1],
    ]);
  });

  test('inside a shop, what lies in its row; outside nothing is said of it', () => {
    const inside = odds(table({ zone: 'market', field: { '1,0': 'pipe' } }).board);
    expect(inside.market?.total).toBe(1);
    expect(odds(table({}).board).market).toBeUndefined();
  });
});
