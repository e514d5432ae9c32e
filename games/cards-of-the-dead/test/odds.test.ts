// CD 5.2: odds are what samples say, and samples know no more than everybody.

import {
  belowOf,
  determinise,
  isRefusal,
  Look,
  open,
  type Json,
  type Play,
  type Prospect,
} from '@gravetable/kernel';
import { describe, expect, test } from 'vitest';
import { careful } from '../src/bots/careful.ts';
import { cardOf } from '../src/cards/deck.ts';
import { cardsOfTheDead } from '../src/index.ts';
import { currentField } from '../src/layout.ts';
import type { Event } from '../src/log.ts';
import { oddsAsked } from '../src/odds-asked.ts';
import type { Board } from '../src/state.ts';
import type { View } from '../src/view.ts';

type Game = Play<Board, Event, View>;
const SAMPLES = 600;

/** A game some answers on. */
function played(
  seed: string,
  answers: number,
  options: Readonly<Record<string, boolean | string>> = {},
): Game {
  const play = open(cardsOfTheDead, { seats: 1, seed, options });
  if (isRefusal(play)) throw new Error(play.code);
  play.resume();
  const below = belowOf(seed);
  for (let n = 0; n < answers && !play.over; n++) {
    const pending = play.pending[0]!;
    play.put(pending, careful.choose(new Look(play, pending), below));
  }
  return play;
}

/** Face-down cards that can be turned over now. */
function walks(play: Game): { readonly do: 'walk'; readonly slot: number }[] {
  const pending = play.pendingOf(0);
  if (pending === undefined) return [];
  const { options = [] } = play.ask(pending) as unknown as { options?: { do?: string; slot?: number }[] };
  return options.filter((one): one is { do: 'walk'; slot: number } => one.do === 'walk');
}

function asked(play: Game, answer: Json): readonly Prospect[] {
  const below = belowOf('odds');
  return oddsAsked(() => determinise(play, 0, below), 0, answer);
}

/** The same by looking under the card, again and again. */
function looked(play: Game, slot: number): ReadonlyMap<string, number> {
  const below = belowOf('looked');
  const found = new Map<string, number>();
  for (let n = 0; n < SAMPLES; n++) {
    const { id, kind } = cardOf(currentField(determinise(play, 0, below).state.board).cards[slot]!);
    const name = id === 'exit' ? 'odds.card.exit' : `kind.${kind}`;
    found.set(name, (found.get(name) ?? 0) + 1 / SAMPLES);
  }
  return found;
}

function expectAlike(chances: ReadonlyMap<string, number>, play: Game, slot: number): void {
  const found = looked(play, slot);
  for (const name of new Set([...chances.keys(), ...found.keys()])) {
    const chance = chances.get(name) ?? 0;
    const off = 4.5 * Math.sqrt((chance * (1 - chance)) / SAMPLES) + 1e-9;
    expect(Math.abs(chance - (found.get(name) ?? 0)), `${name} at slot ${slot}`).toBeLessThanOrEqual(off);
  }
}

const named = (one: Prospect): ReadonlyMap<string, number> => {
  if (!('counted' in one)) throw new Error('it was not counted');
  return new Map(one.counted.map(({ says, chance }) => [says.id, chance]));
};

describe('what a face-down card may be', () => {
  test('is counted, adds up, and is what samples say; the EXIT too', () => {
    let exits = 0;
    for (const [seed, answers] of [
      ['a', 1],
      ['b', 12],
      ['c', 25],
      ['d', 33],
    ] as const) {
      const play = played(seed, answers);
      for (const walk of walks(play)) {
        const [card] = asked(play, walk);
        if (card === undefined) continue; // A card that everybody knows.
        const chances = named(card);
        expect([...chances.values()].reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 9);
        expectAlike(chances, play, walk.slot);
        expect(named(asked(play, { do: 'run', slot: walk.slot })[0]!)).toEqual(chances);
        if (chances.has('odds.card.exit')) exits++;
      }
    }
    expect(exits).toBeGreaterThan(0);
  });

  test('says nothing of a card that lies open, or is none', () => {
    const play = played('a', 1);
    expect(asked(play, { do: 'walk', slot: 99 })).toEqual([]);
    expect(asked(play, { do: 'walk', slot: 'x' })).toEqual([]);
  });
});

describe('what the Game turn costs', () => {
  test('is certain without Noise, and tried with it; either way it comes true', () => {
    const found = new Set<string>();
    for (let n = 0; n < 60 && found.size < 2; n++) {
      const play = played(`noise ${n}`, 8 + (n % 30));
      const [turn] = asked(play, null);
      if (turn === undefined) continue;
      if ('counted' in turn) expect(turn.counted.map(({ chance }) => chance)).toEqual([1]);
      else for (let n = 0; n < 8; n++) expect(turn.ways[turn.fall()]).toBeDefined();
      found.add('counted' in turn ? 'counted' : 'tried');
    }
    expect([...found].sort()).toEqual(['counted', 'tried']);
  });
});

test('tables that nobody can tell apart have the same odds', () => {
  for (const seed of ['a', 'b', 'c']) {
    const play = played(seed, 20);
    const twin = determinise(play, 0, belowOf('twin'));
    for (const answer of [null, ...walks(play)]) {
      const told = (of: Game): unknown =>
        asked(of, answer).map((one) =>
          'counted' in one ? one : [one.about, Array.from({ length: 12 }, () => one.fall())],
        );
      expect(told(twin)).toEqual(told(play));
    }
  }
});
