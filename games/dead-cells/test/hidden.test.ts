// Ledger 5.2: a table dealt anew from what a seat knows agrees with everything that was said or shown.
import { belowOf, determinise, isRefusal, open, type Play } from '@gravetable/kernel';
import { countGame } from '@gravetable/testkit';
import { expect, test } from 'vitest';
import { combatNo } from '../src/box/box.ts';
import { lightLantern } from '../src/biome-rules/lanterns.ts';
import { bears } from '../src/combat/announcements.ts';
import { hidden } from '../src/view/hidden.ts';
import { deadCells } from '../src/index.ts';
import type { Board, Hero } from '../src/state.ts';
import { fight, FIRST, hero, scenario, SECOND } from './fight.ts';
import { journey } from './journey.ts';

const SAMPLES = 200;
/** The second Beheaded as seat 0 might imagine it, many times. */
function imagined(board: Board): Hero[] {
  const start = open(deadCells, { seats: 2, seed: 'imagined' });
  if (isRefusal(start)) throw new Error(start.code);
  const play = start as unknown as Play<Board>;
  play.resume().state.board = board;
  return Array.from({ length: SAMPLES }, (_, i) => {
    const sample = determinise(play, FIRST, belowOf(`sample ${i}`));
    expect(deadCells.invariants(sample.state.board as never)).toEqual(deadCells.invariants(board as never));
    return sample.state.board.heroes[SECOND]!;
  });
}

const group = {
  flayed: { hand: ['ST-01', 'ST-02', 'ST-03'] },
  immolated: { active: ['ST-16'], hand: ['ST-13', 'ST-14'], discard: ['ST-18'] },
};

test('DC-RULING-24 a card face down bears what was announced of it', () => {
  const { board } = fight({ group, faceDown: true });
  hero(board, 'immolated').announced = ['loot.3'];
  const found = imagined(board);
  expect(found.every(({ active }) => bears(active[0]!, 'loot.3'))).toBe(true);
  // ST-15 and ST-16 both Loot in Round III: the viewer cannot tell which it is.
  expect(new Set(found.map(({ active }) => active[0]))).toEqual(new Set(['ST-15', 'ST-16'].map(combatNo)));
});

test('DC-RULING-25 of two cards each bears its own announcement', () => {
  const two = { ...group, immolated: { active: ['ST-16', 'ST-13'], hand: ['ST-14'] } };
  const { board } = fight({ group: two, faceDown: true });
  hero(board, 'immolated').announced = ['damage.2', 'damage.3'];
  for (const { active } of imagined(board)) {
    expect([bears(active[0]!, 'damage.2'), bears(active[1]!, 'damage.3')]).toEqual([true, true]);
  }
});

test('a card that was shown stays with its owner until it is discarded', () => {
  const shown = { ...group, immolated: { ...group.immolated, shown: ['ST-14'] } };
  const { board } = fight({ group: shown, faceDown: true });
  hero(board, 'immolated').announced = ['damage.2'];
  const found = imagined(board);
  const card = combatNo('ST-14');
  expect(found.every(({ draw }) => !draw.includes(card))).toBe(true);
  // It may have been the one that was played.
  expect(new Set(found.map(({ active }) => active.includes(card)))).toEqual(new Set([true, false]));
});

test('what has been discarded since is no longer known to be in the hand', () => {
  const { board } = fight({
    group: { ...group, immolated: { ...group.immolated, shown: ['ST-18'] } },
    faceDown: true,
  });
  const fits = hidden(board, FIRST).flatMap(({ places }) => places.flatMap((place) => place.fits ?? []));
  expect(fits).toHaveLength(1);
});

scenario('DC-RULING-124 cards offered for a Lantern are shown, and known if it stays dark', (s) =>
  s
    .given(
      journey({
        group: {
          flayed: { hand: ['ST-01', 'ST-02', 'ST-04'] },
          poisoned: { hand: ['ST-19', 'ST-20', 'ST-21'] },
        },
        biome: 'B6',
      }),
    )
    .at(lightLantern)
    .answers(FIRST, 'DC-RULING-85', 'yes')
    .answers(FIRST, 'DC-B6-03', [])
    .answers(SECOND, 'DC-B6-03', [combatNo('ST-19')])
    .then(({ board }) => {
      expect(hero(board, 'poisoned').shown).toEqual([combatNo('ST-19')]);
      expect(imagined(structuredClone(board)).every(({ hand }) => hand.includes(combatNo('ST-19')))).toBe(
        true,
      );
    }),
);

test('a foe of a name that two cards bear is known once it stands there, though the log tells the name alone', () => {
  // In this game by lot a Grenadier that acts in Round II comes, and in a table beside it the one that acts in Round IV.
  expect(() => countGame(deadCells, 257, { seed: 'calib-nov19' }, new Map())).not.toThrow();
});
