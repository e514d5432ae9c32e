// DK-SPAWN, DK-MINI, DK-MON3, DK-NOT, DK-MIST: what Enemy cards bring, what runs short, what the mist does.
import { expect } from 'vitest';
import { cardNo } from '../src/cards/box.ts';
import { enemyCardNo } from '../src/cards/decks/index.ts';
import type { EnemyKind } from '../src/cards/ids.ts';
import { openDoor } from '../src/actions/door.ts';
import { takeDoom } from '../src/boss/doom.ts';
import { draw } from '../src/piles.ts';
import { openBuilding } from '../src/spawn/building.ts';
import { crawler } from '../src/spawn/crawler.ts';
import { notablesSpawn } from '../src/spawn/notables.ts';
import { enemyCard, spawnStep } from '../src/spawn/street.ts';
import { chartOf } from '../src/map/chart.ts';
import type { Board } from '../src/state.ts';
import { FIRST, keep, scenario, there, who, zoneOf, type KeepGiven } from './keep.ts';

const REACT = 'DK-CLASS-DUO-01a';
const door = (edge: string, quest = 'Q01'): number =>
  chartOf(quest).doors.findIndex((one) => one.edge === edge);
const drawn = (given: KeepGiven, code: string, zone: string) => {
  const table = keep(given);
  const deck = code.startsWith('S') ? 'street' : 'building';
  table.board[deck].pile = table.board[deck].pile.filter((card) => card !== enemyCardNo(code));
  return { table, args: { card: enemyCardNo(code), zone: zoneOf(table.board, zone) } };
};
const count = (board: Board, kind: EnemyKind): number =>
  board.packs.reduce((sum, pack) => sum + (pack.kind === kind ? pack.n : 0), 0);
const blow = (board: Board, card: string, zone: string) => ({
  do: 'attack',
  card: cardNo(card),
  line: 0,
  zone: zoneOf(board, zone),
  at: 'undead',
  pay: 'gift',
});
/** All miniatures but so many stand far away. */
const crowd = (n: number): Record<string, string> => ({ '2R.a': `footman ${n}` });

// The Spawn Step

scenario(
  'DK-SPAWN-01 DK-SPAWN-03 DK-SPAWN-04 DK-SPAWN-05 DK-RULING-56 DK-RULING-97 a Street card for each Spawn Zone, the Starting one first',
  (s) =>
    s
      .given(keep({ party: { lothar: {} }, street: ['S1-04', 'S1-06'] }))
      .at(spawnStep)
      .then(({ board }) => {
        expect(there(board, '5R.b')).toBe('footman 2');
        expect(there(board, '3R.a')).toBe('shadowguard');
        expect(who(board, 'lothar').wounds).toBe(0);
      }),
);
scenario('DK-RULING-11 DK-SPAWN-01 an inactive Spawn token brings nobody', (s) =>
  s
    .given(keep({ quest: 'Q04', party: { lothar: { at: '6V.g' } }, street: ['S2-01', 'S2-02'] }))
    .at(spawnStep)
    .then(({ board }) => {
      expect(there(board, '4V.c')).not.toBe('');
      expect(there(board, '1R.b')).not.toBe('');
      expect(there(board, '5V.b')).toBe('');
    }),
);
scenario('V-72 DK-SPAWN-02 DK-NOT-01 DK-ENEMY-BISHOP a Notable spawns before any Street card', (s) =>
  s
    .given(keep({ party: { lothar: { ap: 19 } }, enemies: { '3R.b': 'bishop' }, street: ['S1-06', 'S1-07'] }))
    .at(spawnStep)
    .then(({ board, told }) => {
      expect(there(board, '3R.b')).toBe('footman 3, bishop');
      const order = told.flatMap(({ open }) =>
        open?.kind === 'spawns' || open?.kind === 'cardDrawn' ? [open.kind] : [],
      );
      expect(order.slice(0, 2)).toEqual(['spawns', 'cardDrawn']);
    }),
);
scenario(
  'DK-ENEMY-COUNT DK-ENEMY-COUNTESS DK-ENEMY-HOUNDMASTER DK-RULING-118 the table picks the order of Notables',
  (s) =>
    s
      .given(
        keep({
          party: { lothar: { ap: 43 } },
          enemies: { '3R.b': 'count', '3R.c': 'countess', '5R.b': 'houndmaster' },
        }),
      )
      .at(notablesSpawn)
      .answers(FIRST, 'DK-RULING-118b', 'houndmaster')
      .answers(FIRST, 'DK-RULING-118b', 'count')
      .then(({ board }) => {
        expect(there(board, '3R.b')).toBe('shadowguard 4, count');
        expect(there(board, '3R.c')).toBe('deadeye 4, countess');
        expect(there(board, '5R.b')).toBe('bloodhound 4, houndmaster');
      }),
);
scenario(
  'DK-ADR-09 DK-RULING-27 DK-UND-01 the line is that of the highest Danger Level, the KO’ed included',
  (s) => {
    const { table, args } = drawn({ party: { lothar: {}, knut: { ap: 19, wounds: 12 } } }, 'S1-01', '5R.b');
    return s
      .given(table)
      .at(enemyCard, args)
      .then(({ board }) => expect(there(board, '5R.b')).toBe('footman 3'));
  },
);
scenario(
  'V-71 DK-SETUP-12 DK-RULING-163 an empty Street deck is made anew of its Level 5 discards alone',
  (s) => {
    const given = keep({ party: { lothar: {} } });
    const { street, mist } = given.board;
    street.pile = [];
    mist.street = [enemyCardNo('S5-12')];
    street.discard = ['S1-01', 'S4-02', 'S5-01', 'S5-02'].map(enemyCardNo);
    return s
      .given(given)
      .at(draw, { deck: 'street', n: 1 })
      .falls(['S5-01', 'S5-02'].map(enemyCardNo))
      .then(({ board, outcome }) => {
        expect(outcome).toEqual([enemyCardNo('S5-02')]);
        expect(board.street.pile).toEqual([enemyCardNo('S5-01')]);
        expect(board.street.discard).toEqual(['S1-01', 'S4-02'].map(enemyCardNo));
      });
  },
);
scenario('DK-SETUP-11 an empty Equipment deck is made anew of all its discards', (s) => {
  const given = keep({ party: { lothar: {} } });
  given.board.necro = { pile: [cardNo('NE-01')], discard: [cardNo('NE-02'), cardNo('NE-53')] };
  return s
    .given(given)
    .at(draw, { deck: 'necro', n: 2 })
    .falls([cardNo('NE-53'), cardNo('NE-02')])
    .then(({ board, outcome }) => {
      expect(outcome).toEqual([cardNo('NE-01'), cardNo('NE-02')]);
      expect(board.necro).toEqual({ pile: [cardNo('NE-53')], discard: [] });
    });
});

// Buildings

scenario(
  'V-74 DK-UND-03 DK-DOOR-04 DK-RULING-05 DK-RULING-06 DK-SPAWN-07 one Building card for each dark room revealed, in an order of choice',
  (s) => {
    const given = keep({ party: { lothar: { at: '2R.b' } }, building: ['B1-01', 'B1-04'] });
    return s
      .given(given)
      .at(openBuilding, { door: door('2R.B|2R.b') })
      .answers(FIRST, 'DK-RULING-05', zoneOf(given.board, '2R.C'))
      .then(({ board }) => {
        expect(there(board, '2R.C')).toBe('footman');
        expect(there(board, '2R.A')).toBe('deadeye');
        expect(there(board, '2R.B')).toBe('');
        expect(['2R.A', '2R.B', '2R.C'].map((zone) => board.revealed[zoneOf(board, zone)])).toEqual([
          true,
          true,
          true,
        ]);
      });
  },
);
scenario('DK-DOOR-05 DK-RULING-06 a second door of a revealed building spawns nothing', (s) =>
  s
    .given(keep({ open: ['2R.B|2R.b'], party: { lothar: { at: '5R.f' } } }))
    .at(openBuilding, { door: door('5R.f|2R.B') })
    .then(({ board }) => expect(board.packs).toEqual([])),
);
scenario(
  'V-33 DK-SPAWN-05 DK-SPAWN-06 DK-RULING-47 a card of a higher Level is read on the line of the Danger Level',
  (s) => {
    const given = keep({
      quest: 'Q10',
      party: { lothar: { at: '8V.b' } },
    });
    given.board.building.pile = [enemyCardNo('B2-01')];
    return s
      .given(given)
      .at(enemyCard, { card: enemyCardNo('B2-01'), zone: zoneOf(given.board, '8V.A') })
      .then(({ board }) => expect(there(board, '8V.A')).toBe('deadeye 2'));
  },
);
scenario('V-51 DK-CLASS-DUO-03 a Duo may answer each card it sees, once', (s) => {
  const given = keep({
    party: { astrid: { at: '2R.B', cards: ['AE-33'] } },
    building: ['B1-01', 'B1-02'],
  });
  given.board.revealed[zoneOf(given.board, '2R.A')] = false;
  return s
    .given(given)
    .at(openBuilding, { door: door('2R.B|2R.b') })
    .answers(FIRST, 'DK-RULING-05', zoneOf(given.board, '2R.A'))
    .answers(FIRST, REACT, blow(given.board, 'AE-33', '2R.A'))
    .falls([3])
    .answers(FIRST, REACT, blow(given.board, 'AE-33', '2R.C'))
    .falls([2])
    .then(({ board }) => {
      expect(there(board, '2R.A')).toBe('');
      expect(there(board, '2R.C')).toBe('footman');
      expect(who(board, 'astrid').ap).toBe(1);
    });
});
scenario('V-52 DK-CLASS-DUO-02 a Melee weapon answers nothing outside its own Zone', (s) => {
  const { table, args } = drawn({ party: { astrid: { at: '5R.c', cards: ['AE-04'] } } }, 'S1-01', '5R.b');
  return s
    .given(table)
    .at(enemyCard, args)
    .then(({ board }) => expect(there(board, '5R.b')).toBe('footman'));
});
scenario(
  'DK-CLASS-DUO-01 DK-RULING-92 a reaction may hit any Enemies of the Zone; passing is an answer',
  (s) => {
    const { table, args } = drawn(
      {
        party: { astrid: { at: '5R.b', cards: ['AE-04'] }, gavin: { at: '5R.b', cards: ['AE-06'], seat: 1 } },
        enemies: { '5R.b': 'footman' },
      },
      'S1-06',
      '5R.b',
    );
    return (
      s
        .given(table)
        .at(enemyCard, args)
        .answers(0, REACT, blow(table.board, 'AE-04', '5R.b'))
        // +1 to each die by her own Skill; the old Footman takes the hit.
        .falls([2, 1])
        .answers(0, 'DK-MELEE-01', [1, 0])
        .answers(1, REACT, { do: 'pass' })
        .then(({ board }) => expect(there(board, '5R.b')).toBe('shadowguard'))
    );
  },
);
scenario(
  'DK-RULING-70 DK-RULING-147 DK-SKILL-DUO-FREE two uses, each with a further Action, in any Zone of the spawn',
  (s) => {
    const { table, args } = drawn(
      { party: { astrid: { at: '5R.b', cards: ['AE-06'], skills: ['duoFree'] } } },
      'S1-04',
      '5R.b',
    );
    return s
      .given(table)
      .at(enemyCard, args)
      .answers(FIRST, REACT, blow(table.board, 'AE-06', '5R.b'))
      .falls([5])
      .answers(FIRST, REACT, blow(table.board, 'AE-06', '5R.b'))
      .falls([1])
      .then(({ board }) => expect(there(board, '5R.b')).toBe('footman'));
  },
);

// Monsters

scenario(
  'DK-MON-01 DK-MON-02 DK-MON3-01 DK-RULING-48 DK-RULING-49 one Monster of the Level of its card, which stays out',
  (s) => {
    const { table, args } = drawn({ party: { lothar: {} } }, 'S2-09', '5R.b');
    return s
      .given(table)
      .at(enemyCard, args)
      .then(({ board }) => {
        expect(there(board, '5R.b')).toBe('warhog/2');
        expect(board.packs[0]!.card).toBe(enemyCardNo('S2-09'));
        expect(board.street.discard).toEqual([]);
      });
  },
);
scenario(
  'V-48 DK-MON3-02 a fourth Monster card is discarded; all Monsters and the active Boss act once more',
  (s) => {
    const { table, args } = drawn(
      {
        party: { lothar: { at: '7R.f' } },
        enemies: { '7R.f': 'warhog/1', '3R.b': 'minotaur/2, swampTroll/1' },
        boss: { kind: 'wyvern', state: 'active', at: '5R.b' },
      },
      'S3-09',
      '5R.b',
    );
    return s
      .given(table)
      .at(enemyCard, args)
      .then(({ board }) => {
        expect(who(board, 'lothar').wounds).toBe(4);
        expect(there(board, '3R.c')).toBe('swampTroll/1, minotaur/2');
        expect(board.boss.zone).toBe(zoneOf(board, '5R.e'));
        expect(board.boss.doom).toBe(0);
        expect(board.street.discard).toEqual([enemyCardNo('S3-09')]);
        expect(board.packs.some(({ kind }) => kind === 'ogre')).toBe(false);
      });
  },
);
scenario('DK-BOSS-14 DK-MON3-02 the active Boss takes none of the three places', (s) => {
  const { table, args } = drawn(
    {
      party: { lothar: {} },
      enemies: { '3R.b': 'minotaur/2, swampTroll/1' },
      boss: { kind: 'wyvern', state: 'active', at: '5R.b' },
    },
    'S3-09',
    '5R.b',
  );
  return s
    .given(table)
    .at(enemyCard, args)
    .then(({ board }) => expect(board.packs.some(({ kind }) => kind === 'ogre')).toBe(true));
});
scenario(
  'V-27 DK-BOSS-02 DK-MINI-01 DK-MINI-03 a card that needs the Boss’s miniature is Running Out',
  (s) => {
    const { table, args } = drawn(
      { party: { lothar: {} }, enemies: { '7R.f': 'warhog/1' }, boss: { kind: 'minotaur' } },
      'S2-11',
      '5R.b',
    );
    return s
      .given(table)
      .at(enemyCard, args)
      .then(({ board, told }) => {
        expect(who(board, 'lothar').wounds).toBe(4);
        expect(board.boss.doom).toBe(1);
        expect(board.street.discard).toEqual([enemyCardNo('S2-11')]);
        const order = told.flatMap(({ open }) =>
          open?.kind === 'extraActivation' || open?.kind === 'doom' ? [open.kind] : [],
        );
        expect(order).toEqual(['extraActivation', 'doom']);
      });
  },
);
scenario(
  'DK-RULING-175 DK-BOSS-02 the miniature of a Boss that is gone stands for nobody; there is no more Doom',
  (s) => {
    const { table, args } = drawn(
      {
        party: { lothar: {} },
        enemies: { '7R.f': 'warhog/1' },
        boss: { kind: 'minotaur', state: 'gone', at: null },
      },
      'S2-11',
      '5R.b',
    );
    return s
      .given(table)
      .at(enemyCard, args)
      .then(({ board }) => {
        expect(who(board, 'lothar').wounds).toBe(4);
        expect(board.boss.doom).toBe(0);
      });
  },
);
scenario(
  'V-49 DK-ENEMY-BABAYAGA DK-RULING-40 DK-MON3-03 without one the pair comes: one there, one at the Starting Spawn Zone',
  (s) => {
    const { table, args } = drawn(
      { party: { lothar: {} }, enemies: { '2R.a': 'warhog/1, swampTroll/1' } },
      'S2-10',
      '3R.a',
    );
    return s
      .given(table)
      .at(enemyCard, args)
      .then(({ board }) => {
        expect(there(board, '3R.a')).toBe('babaYaga/2');
        expect(there(board, '5R.b')).toBe('babaYaga/2');
      });
  },
);
scenario(
  'V-49 DK-ENEMY-BABAYAGA DK-RULING-38 DK-RULING-40 a lone one acts again, and the Boss gains Doom',
  (s) => {
    const { table, args } = drawn(
      { party: { lothar: {} }, enemies: { '7R.a': 'babaYaga/2', '7R.f': 'warhog/1' } },
      'S3-11',
      '3R.a',
    );
    return s
      .given(table)
      .at(enemyCard, args)
      .then(({ board }) => {
        // Two Attacks of Damage 3; the Warhog stays still.
        expect(who(board, 'lothar').wounds).toBe(6);
        expect(board.boss.doom).toBe(1);
        expect(board.street.discard).toEqual([enemyCardNo('S3-11')]);
      });
  },
);
scenario('V-49 DK-RULING-40 DK-RULING-41 with both on the board it is Running Out', (s) => {
  const { table, args } = drawn(
    { party: { lothar: {} }, enemies: { '2R.a': 'babaYaga/2 2', '7R.f': 'warhog/1' } },
    'S3-11',
    '3R.a',
  );
  return s
    .given(table)
    .at(enemyCard, args)
    .then(({ board }) => {
      expect(who(board, 'lothar').wounds).toBe(4);
      expect(board.boss.doom).toBe(1);
    });
});

// Running out

scenario(
  'DK-MINI-01 DK-MINI-02 DK-RULING-39 what is left is placed; without a Monster only the Doom is gained',
  (s) => {
    const { table, args } = drawn({ party: { lothar: {} }, enemies: crowd(29) }, 'S1-04', '5R.b');
    return s
      .given(table)
      .at(enemyCard, args)
      .then(({ board }) => {
        expect(there(board, '5R.b')).toBe('footman');
        expect(board.boss.doom).toBe(1);
      });
  },
);
scenario(
  'Ledger 7.6 DK-MINI-01 a Notable already on the board: its escort comes, then Running Out once',
  (s) => {
    const { table, args } = drawn(
      { party: { lothar: {} }, enemies: { '2R.a': 'bishop', '7R.f': 'warhog/1' } },
      'S2-08',
      '5R.b',
    );
    return s
      .given(table)
      .at(enemyCard, args)
      .then(({ board }) => {
        expect(there(board, '5R.b')).toBe('footman');
        expect(who(board, 'lothar').wounds).toBe(4);
        expect(board.boss.doom).toBe(1);
      });
  },
);
scenario(
  'V-46 DK-RULING-03 DK-ENEMY-CRAWLER a Search token goes, a Crawler comes, the Boss gains Doom',
  (s) =>
    s
      .given(keep({ party: { lothar: {} }, search: ['7R.f', '7R.f'] }))
      .at(crawler, { who: 0 })
      .then(({ board }) => {
        expect(board.search).toEqual([zoneOf(board, '7R.f')]);
        expect(there(board, '7R.f')).toBe('crawler');
        expect(board.boss.doom).toBe(1);
      }),
);
scenario('V-47 DK-RULING-03 DK-MINI-01 no Crawler left: Running Out, and one Doom only', (s) =>
  s
    .given(
      keep({ party: { lothar: {} }, search: ['7R.f'], enemies: { '2R.a': 'crawler 2', '7R.f': 'warhog/1' } }),
    )
    .at(crawler, { who: 0 })
    .then(({ board }) => {
      expect(board.search).toEqual([]);
      expect(count(board, 'crawler')).toBe(2);
      expect(who(board, 'lothar').wounds).toBe(4);
      expect(board.boss.doom).toBe(1);
    }),
);
scenario('DK-CLASS-DUO-04 Combat Reflexes answer a Crawler of a Search', (s) => {
  const given = keep({ party: { astrid: { cards: ['AE-04'] } }, search: ['7R.f'] });
  return s
    .given(given)
    .at(crawler, { who: 0 })
    .answers(FIRST, REACT, blow(given.board, 'AE-04', '7R.f'))
    .falls([6, 1])
    .then(({ board }) => {
      expect(there(board, '7R.f')).toBe('');
      // DK-UND-02: a Crawler leaves no Search token.
      expect(board.search).toEqual([]);
    });
});

// The mist

scenario(
  'V-32 DK-MIST-04 DK-MIST-06 DK-RULING-84 Footmen in every Mist Zone of every tile with an Adventurer',
  (s) => {
    const { table, args } = drawn(
      { quest: 'Q02', party: { tessara: { at: '8R.b' }, malteo: { at: '6R.e', wounds: 8 } } },
      'B1-06',
      '8R.B',
    );
    return s
      .given(table)
      .at(enemyCard, args)
      .then(({ board }) => {
        const zones = board.packs.map(({ zone, n }) => [chartOf('Q02').zones[zone]!.id, n]);
        const mist = chartOf('Q02').zones.filter(
          ({ side, mist: m }) => m && (side === '8R' || side === '6R'),
        );
        expect(zones).toEqual(mist.map(({ id }) => [id, 1]));
        expect(there(board, '8R.B')).toBe('');
      });
  },
);
scenario('V-50 DK-MIST-05 DK-MINI-02 too few Footmen: the table says where, then Running Out once', (s) => {
  const { table, args } = drawn(
    { party: { lothar: { at: '7R.f' } }, enemies: { ...crowd(29), '7R.f': 'warhog/1' } },
    'S1-12',
    '5R.b',
  );
  return (
    s
      .given(table)
      .at(enemyCard, args)
      // Tile 7R has the Mist Zones a and e.
      .answers(FIRST, 'DK-MIST-05a', [0, 1])
      .then(({ board }) => {
        expect(there(board, '7R.e')).toBe('footman');
        expect(there(board, '7R.a')).toBe('');
        expect(who(board, 'lothar').wounds).toBe(4);
        expect(board.boss.doom).toBe(1);
      })
  );
});
scenario(
  'V-61 DK-MIST-02 DK-EVENT-01 DK-RULING-82 Blinding Mist lies until the End Phase of the next Round; its card stays out',
  (s) => {
    const { table, args } = drawn({ round: 4, party: { lothar: {} } }, 'S2-12', '5R.b');
    return s
      .given(table)
      .at(enemyCard, args)
      .then(({ board }) => {
        expect(board.mist).toEqual({ until: 5, street: [enemyCardNo('S2-12')], building: [] });
        expect(board.packs).toEqual([]);
      });
  },
);
scenario(
  'V-62 DK-MIST-03 DK-RULING-83 DK-RULING-149 Mist Burn: Mana up to ten, then a Wound that nothing stops',
  (s) => {
    const { table, args } = drawn(
      {
        party: {
          lothar: { at: '7R.e', mana: 9, cards: ['AE-41'] },
          knut: { at: '7R.f' },
          gavin: { at: '7R.e', wounds: 10 },
        },
      },
      'S1-11',
      '5R.b',
    );
    return s
      .given(table)
      .at(enemyCard, args)
      .then(({ board }) => {
        expect(who(board, 'lothar')).toMatchObject({ mana: 10, wounds: 1 });
        expect(who(board, 'knut')).toMatchObject({ mana: 5, wounds: 0 });
        expect(who(board, 'gavin')).toMatchObject({ mana: 5, wounds: 10 });
      });
  },
);
scenario('DK-RULING-81 DK-FOUNT-02 a room with the Fountain token is a Mist Zone for Mist Events', (s) => {
  const { table, args } = drawn(
    { quest: 'Q10', open: ['4R.e|4R.A'], party: { lothar: { at: '4R.A' } } },
    'S4-12',
    '6V.g',
  );
  return s
    .given(table)
    .at(enemyCard, args)
    .then(({ board }) => expect(who(board, 'lothar')).toMatchObject({ mana: 7, wounds: 1 }));
});
scenario('DK-RULING-83 Mist Burn can KO', (s) => {
  const { table, args } = drawn({ party: { gavin: { at: '7R.e', wounds: 9 }, knut: {} } }, 'S1-11', '5R.b');
  return s
    .given(table)
    .at(enemyCard, args)
    .then(({ board }) => expect(who(board, 'gavin').wounds).toBe(10));
});

// Where rules meet

scenario(
  'V-45 ST-01 DK-BOSS-05 DK-RULING-08 DK-RULING-35 DK-RULING-36 the fifth Doom of a door: Stage card, reactions, then the door',
  (s) => {
    const given = keep({
      party: { astrid: { at: '3R.b', ap: 7, cards: ['AE-20'] } },
      boss: { doom: 4 },
      stages: ['ST-01'],
      turn: { who: 'astrid' },
    });
    return (
      s
        .given(given)
        .at(openDoor, { who: 0, choice: { do: 'door', door: door('3R.b|3R.B') } })
        .falls(1)
        // She sees both Spawn Zones and answers once for the card.
        .answers(FIRST, REACT, blow(given.board, 'AE-20', '3R.a'))
        .falls([4, 4])
        .answers(FIRST, 'DK-RULING-05', zoneOf(given.board, '3R.A'))
        .then(({ board, told }) => {
          expect(there(board, '5R.b')).toBe('footman 2');
          expect(there(board, '3R.a')).toBe('');
          expect(board.boss).toMatchObject({ doom: 0, emptied: 1 });
          expect(board.boss.cards).toHaveLength(1);
          const order = told.flatMap(({ open }) =>
            open?.kind === 'stageDrawn' || open?.kind === 'doorOpens' ? [open.kind] : [],
          );
          expect(order).toEqual(['stageDrawn', 'doorOpens']);
        })
    );
  },
);
scenario(
  'V-86 DK-RULING-143 DK-RULING-104 KO’ed while opening: the door is open, its rooms spawn, the Turn ends',
  (s) => {
    const given = keep({
      party: { theron: { at: '7R.e', wounds: 10 }, knut: { at: '5R.c' } },
      enemies: { ...crowd(30), '7R.e': 'warhog/1' },
      boss: { doom: 4 },
      stages: ['ST-01'],
      building: ['B1-04'],
      turn: { who: 'theron' },
    });
    return s
      .given(given)
      .at(openDoor, { who: 0, choice: { do: 'door', door: door('7R.e|7R.D') } })
      .falls(1, [4, 4])
      .then(({ board }) => {
        expect(who(board, 'theron').wounds).toBe(12);
        expect(board.open & (1 << door('7R.e|7R.D'))).not.toBe(0);
        expect(there(board, '7R.D')).toBe('deadeye');
        // The shortage of the Stage card gave the first Doom of a new reserve.
        expect(board.boss.doom).toBe(1);
      });
  },
);
scenario(
  'V-87 DK-RULING-146 DK-RULING-36 the spawns of ST-12 are one Enemy card: one shortage, one reaction',
  (s) => {
    const given = keep({
      party: { astrid: { at: '3R.b', ap: 7, cards: ['AE-20'] } },
      enemies: { '2R.a': 'footman 27, warhog/1', '5R.e': 'bishop' },
      boss: { doom: 4 },
      stages: ['ST-12'],
    });
    // Only the red/blue Spawn token is active.
    given.board.spawns = 2;
    given.board.queue.doom = 1;
    return s
      .given(given)
      .at(takeDoom)
      .answers(FIRST, REACT, blow(given.board, 'AE-20', '3R.a'))
      .falls([1, 1])
      .then(({ board, told }) => {
        expect(there(board, '3R.a')).toBe('footman 2');
        expect(there(board, '5R.e')).toBe('footman, bishop');
        expect(told.filter(({ open }) => open?.kind === 'extraActivation')).toHaveLength(1);
        expect(board.boss).toMatchObject({ doom: 1, emptied: 1 });
      });
  },
);
scenario('DK-GEN-03 DK-RULING-32 won in the middle of the Spawn Step: no further card is drawn', (s) => {
  const given = keep({
    party: { astrid: { at: '5R.b', cards: ['AE-12'] }, knut: { at: '7R.f' } },
    boss: { kind: 'ogre', state: 'active', at: '5R.b', wounds: 4 },
    taken: ['3R.A', '5R.D', '2R.F'],
    street: ['S1-01', 'S1-02'],
  });
  return s
    .given(given)
    .at(spawnStep)
    .answers(FIRST, REACT, { ...blow(given.board, 'AE-12', '5R.b'), at: 'boss' })
    .falls([4, 1, 1])
    .then(({ board, told }) => {
      expect(board.over).toBe('won');
      expect(told.filter(({ open }) => open?.kind === 'cardDrawn')).toHaveLength(1);
      expect(told.at(-1)!.open!.kind).toBe('won');
    });
});
scenario(
  'DK-RULING-24 DK-RULING-104 lost in the middle of a shortage: no Doom, no reaction, nothing more',
  (s) => {
    const { table, args } = drawn(
      {
        party: { gavin: { at: '7R.f', wounds: 9, cards: ['AE-06'] } },
        enemies: { '2R.a': 'footman 29', '7R.f': 'warhog/1' },
        boss: { doom: 4 },
      },
      'S1-04',
      '7R.f',
    );
    return s
      .given(table)
      .at(enemyCard, args)
      .then(({ board, told }) => {
        expect(board).toMatchObject({ over: 'lost', reason: 'allKo' });
        expect(board.boss.doom).toBe(4);
        expect(told.at(-1)!.open!.kind).toBe('lost');
      });
  },
);
