// DK-EMOVE: where Enemies go, by which way, and when they stay.
import { expect } from 'vitest';
import { activationStep } from '../src/enemies/activation.ts';
import { FIRST, keep, scenario, there, zoneOf } from './keep.ts';

const GOAL = 'DK-EMOVE-02a';
const WAY = 'DK-RULING-136a';

scenario(
  'V-21 DK-EMOVE-02 DK-EMOVE-05 DK-RULING-13 the nearest counts through closed doors, the way does not',
  (s) =>
    s
      .given(
        keep({
          open: ['3R.b|3R.B'],
          party: { gavin: { at: '3R.C' }, maiLing: { at: '3R.a' } },
          enemies: { '3R.e': 'footman' },
        }),
      )
      .at(activationStep)
      .then(({ board }) => expect(there(board, '3R.c')).toBe('footman')),
);
scenario('V-22 DK-EMOVE-03 DK-EMOVE-04 DK-RULING-14 without an open route to the nearest it stays', (s) =>
  s
    .given(
      keep({
        party: { gavin: { at: '3R.C' }, maiLing: { at: '3R.a' } },
        enemies: { '3R.e': 'footman' },
      }),
    )
    .at(activationStep)
    .then(({ board, told }) => {
      expect(there(board, '3R.e')).toBe('footman');
      expect(told.some(({ open }) => open?.kind === 'stays')).toBe(true);
    }),
);
scenario('DK-RULING-14 of equally near Zones only those with an open route are offered', (s) =>
  s
    .given(
      keep({
        // 3R.C and 3R.a are both three steps from 3R.c; only one of them can be reached.
        party: { gavin: { at: '3R.C' }, maiLing: { at: '5R.c' } },
        enemies: { '3R.c': 'footman' },
      }),
    )
    .at(activationStep)
    .then(({ board }) => expect(there(board, '3R.b')).toBe('footman')),
);
scenario('DK-EMOVE-01 DK-EMOVE-02 DK-RULING-15 the table breaks ties; a group is not split', (s) => {
  const given = keep({
    party: { lothar: { at: '7R.f' }, knut: { at: '7R.e' }, astrid: { at: '7R.e' } },
    enemies: { '7R.b': 'footman 3, shadowguard wounded 1, shadowguard' },
  });
  return s
    .given(given)
    .at(activationStep)
    .answers(FIRST, GOAL, zoneOf(given.board, '7R.f'))
    .answers(FIRST, GOAL, zoneOf(given.board, '7R.e'))
    .then(({ board }) => {
      expect(there(board, '7R.f')).toBe('footman 3');
      expect(there(board, '7R.e')).toBe('shadowguard, shadowguard wounded 1');
    });
});
scenario(
  'DK-EMOVE-03 DK-RULING-136 at each step the table chooses among the next Zones of a shortest route',
  (s) => {
    const given = keep({
      quest: 'Q02',
      party: { lothar: { at: '8R.e' } },
      enemies: { '8R.a': 'warhog/1' },
    });
    return s
      .given(given)
      .at(activationStep)
      .answers(FIRST, WAY, zoneOf(given.board, '8R.c'))
      .then(({ board }) => expect(there(board, '8R.e')).toBe('warhog/1'));
  },
);
scenario('V-56 DK-ENEMY-OGRE DK-RULING-44 an Ogre that sees anybody charges three Zones', (s) =>
  s
    .given(
      keep({
        quest: 'Q03',
        party: { lothar: { at: '7V.e' }, astrid: { at: '8V.b' } },
        boss: { kind: 'minotaur' },
        enemies: { '1R.b': 'ogre/3' },
      }),
    )
    .at(activationStep)
    .then(({ board, told }) => {
      const moved = told.find(({ open }) => open?.kind === 'packMoves')!.open!;
      expect(moved['zone2']).toBe('7V.a');
      expect(there(board, '7V.a')).toBe('ogre/3');
    }),
);
scenario('V-56 DK-ENEMY-OGRE without sight it walks one Zone', (s) =>
  s
    .given(
      keep({
        quest: 'Q03',
        party: { lothar: { at: '7V.e' } },
        boss: { kind: 'minotaur' },
        enemies: { '1R.b': 'ogre/3' },
      }),
    )
    .at(activationStep)
    .then(({ board }) => expect(there(board, '1R.c')).toBe('ogre/3')),
);
scenario(
  'DK-ENEMY-WARHOG DK-ENEMY-WYVERN DK-EMOVE-06 DK-RULING-16 two Zones a Move, and no farther than the destination',
  (s) =>
    s
      .given(
        keep({
          party: { lothar: { at: '7R.f' } },
          enemies: { '3R.e': 'warhog/1', '7R.b': 'wyvern/5' },
        }),
      )
      .at(activationStep)
      .then(({ board }) => {
        expect(there(board, '7R.b')).toBe('warhog/1');
        expect(there(board, '7R.f')).toBe('wyvern/5');
      }),
);
scenario('DK-RULING-16 Adventurers on the way do not stop a Move', (s) => {
  const given = keep({
    open: ['3R.b|3R.B'],
    party: { gavin: { at: '3R.C' }, maiLing: { at: '3R.b' }, lothar: { at: '7R.f' } },
    boss: { kind: 'minotaur' },
    enemies: { '3R.e': 'ogre/3' },
  });
  return (
    s
      .given(given)
      .at(activationStep)
      // Two are two steps away as "nearest" counts; the way to Gavin leads past Mai Ling. It sees Lothar, so it charges.
      .answers(FIRST, GOAL, zoneOf(given.board, '3R.C'))
      .then(({ board }) => expect(there(board, '3R.B')).toBe('ogre/3'))
  );
});
scenario('DK-RULING-30 DK-EMOVE-01 an active Boss moves like any Monster', (s) =>
  s
    .given(
      keep({ party: { lothar: { at: '7R.f' } }, boss: { kind: 'minotaur', state: 'active', at: '7R.a' } }),
    )
    .at(activationStep)
    .then(({ board }) => expect(board.boss.zone).toBe(zoneOf(board, '7R.b'))),
);
scenario('DK-RULING-18 who arrives in a pass is not moved again in it', (s) =>
  s
    .given(keep({ party: { lothar: { at: '7R.f' } }, enemies: { '3R.e': 'footman 2', '7R.a': 'footman' } }))
    .at(activationStep)
    .then(({ board }) => {
      expect(there(board, '7R.a')).toBe('footman 2');
      expect(there(board, '7R.b')).toBe('footman');
    }),
);
