// DK-UND-02, DK-LOOT, DK-SEARCH-01…03, DK-RULING-86, -89, -160: what Enemies leave behind.
import { expect } from 'vitest';
import { attack } from '../src/combat/attack.ts';
import { cardNo } from '../src/cards/box.ts';
import { activationStep } from '../src/enemies/activation.ts';
import { relocateLoot } from '../src/loot.ts';
import { FIRST, keep, named, scenario, there, zoneOf, type KeepGiven } from './keep.ts';

const slash = (at: 'undead' | number) => ({
  who: 0,
  choice: { do: 'attack' as const, card: cardNo('AE-12'), line: 0, zone: 33, at, pay: 'gift' as const },
  how: 'action' as const,
});
const lothar = (given: Partial<KeepGiven>) => keep({ party: { lothar: { cards: ['AE-12'] } }, ...given });

scenario('V-18 DK-SEARCH-01 DK-UND-02 DK-LOOT-01 the last of a kind in the Zone leaves a Search token', (s) =>
  s
    .given(lothar({ enemies: { '7R.f': 'shadowguard, footman 2', '7R.b': 'footman' } }))
    .at(attack, slash('undead'))
    .falls([4, 4, 4])
    .answers(FIRST, 'DK-MELEE-01', [1, 2])
    .then(({ board }) => {
      expect(there(board, '7R.f')).toBe('footman');
      expect(named(board, board.search)).toEqual(['7R.f']);
    }),
);
scenario('V-18 DK-SEARCH-01 two kinds gone leave two tokens', (s) =>
  s
    .given(lothar({ enemies: { '7R.f': 'footman, deadeye' } }))
    .at(attack, slash('undead'))
    .falls([4, 4, 1])
    .then(({ board }) => expect(named(board, board.search)).toEqual(['7R.f', '7R.f'])),
);
scenario(
  'DK-MON-04 DK-LOOT-02 DK-SEARCH-03 DK-MON3-01 a Monster leaves an Artifact token, and its card goes',
  (s) =>
    s
      .given(lothar({ enemies: { '7R.f': 'warhog/1' } }))
      .at(attack, slash(0))
      .falls([4, 4, 1])
      .then(({ board }) => {
        expect(named(board, board.artifacts)).toEqual(['7R.f']);
        expect(board.search).toEqual([]);
        expect(board.street.discard).toHaveLength(1);
      }),
);
scenario('V-02 DK-LOOT-02 DK-MON3-03 each Baba Yaga leaves a token; the card stays while either lives', (s) =>
  s
    .given(lothar({ enemies: { '7R.f': 'babaYaga/2', '5R.b': 'babaYaga/2' } }))
    .at(attack, slash(1))
    .falls([4, 4, 4])
    .then(({ board }) => {
      expect(named(board, board.artifacts)).toEqual(['7R.f']);
      expect(board.street.discard).toEqual([]);
      expect(there(board, '5R.b')).toBe('babaYaga/2');
    }),
);
scenario('DK-RULING-151 a Monster set up without a card discards none', (s) =>
  s
    .given(lothar({ enemies: { '7R.f': 'swampTroll/5 wounded 7' } }))
    .at(attack, slash(0))
    .falls([6, 6, 6])
    .then(({ board }) => expect(board.street.discard).toEqual([])),
);
scenario('DK-SEARCH-02 DK-RULING-98 with five Search tokens out the table moves one', (s) => {
  const given = lothar({
    enemies: { '7R.f': 'footman' },
    search: ['5R.a', '5R.a', '5R.b', '5R.c', '7R.f'],
  });
  return s
    .given(given)
    .at(attack, slash('undead'))
    .falls([4, 1, 1])
    .answers(FIRST, 'DK-SEARCH-02', zoneOf(given.board, '5R.a'))
    .then(({ board }) =>
      expect(named(board, board.search)).toEqual(['5R.a', '5R.b', '5R.c', '7R.f', '7R.f']),
    );
});
scenario('DK-RULING-160 all five lie there already: nothing happens', (s) =>
  s
    .given(lothar({ enemies: { '7R.f': 'footman' }, search: ['7R.f', '7R.f', '7R.f', '7R.f', '7R.f'] }))
    .at(attack, slash('undead'))
    .falls([4, 1, 1])
    .then(({ board }) => {
      expect(board.search).toHaveLength(5);
      expect(board.queue.loot).toEqual([]);
    }),
);
scenario('DK-RULING-86 Artifact tokens are moved in the same way', (s) => {
  const given = lothar({ artifacts: ['5R.a', '5R.b', '5R.b', '5R.b', '5R.b'] });
  given.board.queue.loot = [{ token: 'artifact', zone: zoneOf(given.board, '7R.f') }];
  return s
    .given(given)
    .at(relocateLoot)
    .answers(FIRST, 'DK-SEARCH-02', zoneOf(given.board, '5R.b'))
    .then(({ board }) =>
      expect(named(board, board.artifacts)).toEqual(['5R.a', '5R.b', '5R.b', '5R.b', '7R.f']),
    );
});
scenario(
  'DK-RULING-89 DK-RULING-158 the last one to walk away leaves nothing; equal Enemies join in one pack',
  (s) =>
    s
      .given(lothar({ enemies: { '7R.b': 'footman 2', '7R.f': 'footman' } }))
      .at(activationStep)
      .then(({ board }) => {
        expect(there(board, '7R.f')).toBe('footman 3');
        expect(board.packs).toHaveLength(1);
        expect(board.search).toEqual([]);
      }),
);
