// VG-ROLL: the Rolling Phase, told as stories.

import { CLOCK, optionsOf } from '@gravetable/kernel';
import { expect, test } from 'vitest';
import { written } from '../src/handful.ts';
import { vengeance } from '../src/index.ts';
import { setDice } from '../src/playerboard.ts';
import { rollDice, rollingPhase } from '../src/rolling.ts';
import {
  assign,
  assignWound,
  END_TURN,
  roll,
  rolling,
  scenario,
  STOP,
  table,
  TAKE,
  type Described,
} from './tables.ts';

const pool = (seat: { pool: number }): string => written(seat.pool);

scenario('VG-T-11 VG-ROLL-02 VG-ROLL-03 VG-RULING-03 a wound die cannot be rolled', (s) =>
  s
    .given(rolling({ pool: 'W M G K' }))
    .at(rollDice, { seat: 0 })
    .rejects(0, roll('MW'), 'WOUND_LOCKED')
    .rejects(0, roll('MM'), 'DIE_NOT_IN_POOL')
    .falls(['W', 'D'])
    .answers(0, 'VG-ROLL-02a', roll('GK'))
    .now(({ board }) => expect(pool(board.players[0]!)).toBe('MDWW'))
    .answers(0, 'VG-ROLL-02a', STOP),
);

scenario(
  'VG-T-12 VG-ROLL-04 VG-ROLL-06 VG-ROLL-12 VG-RULING-11 VG-ABIL-01 Dash releases one wound die',
  (s) =>
    s
      .given(rolling({ pool: 'M M W W' }))
      .at(rollDice, { seat: 0 })
      .rejects(0, TAKE, 'POOL_FULL')
      .rejects(0, assign('dash', 'MM', 'WW'), 'ACTION_NOT_ALLOWED')
      .answers(0, 'VG-ROLL-02a', assign('dash', 'MM', 'W'))
      .now(({ board }) => expect(pool(board.players[0]!)).toBe('Wu'))
      .answers(0, 'VG-ROLL-02a', TAKE)
      .now(({ board }) => expect(pool(board.players[0]!)).toBe('Wuuu'))
      .rejects(0, assign('dash', 'uu'), 'DIE_UNROLLED')
      .answers(0, 'VG-ROLL-02a', STOP),
);

scenario('VG-T-13 VG-ROLL-10 one wound die on the Health Track releases the others', (s) =>
  s
    .given(rolling({ pool: 'W W W M' }))
    .at(rollDice, { seat: 0 })
    .answers(0, 'VG-ROLL-02a', assignWound('WW'))
    .now(({ board }) => {
      expect(pool(board.players[0]!)).toBe('Muu');
      expect(board.players[0]!.standing).toBe(1);
    })
    .answers(0, 'VG-ROLL-02a', STOP),
);

scenario('VG-FIGHT-03 VG-ROLL-10 a crossed-out space takes no die', (s) =>
  s
    .given(rolling({ pool: 'W W M M', wounds: 3 }))
    .at(rollDice, { seat: 0 })
    .rejects(0, assignWound('W'), 'HEALTH_SPACE_UNAVAILABLE')
    .answers(0, 'VG-ROLL-02a', STOP),
);

const paid: readonly (readonly [
  name: string,
  seat: Described,
  to: string,
  dice: string,
  refused?: string,
])[] = [
  ['VG-T-14 VG-ABIL-02 VG-RULING-06 Punch with a double knife', { pool: 'K K D M' }, 'punch', 'KKD'],
  ['VG-T-15 VG-ROLL-13 three double knives pay for Punch', { pool: 'D D D G' }, 'punch', 'DDD'],
  ['VG-T-16 VG-ABIL-03 two guns and a knife pay for Fire', { pool: 'G G K M' }, 'fire', 'GGK'],
  ['VG-T-16 VG-ABIL-03 a gun and two knives do not', { pool: 'G K K M' }, 'fire', 'GKK', 'COST_MISMATCH'],
  ['VG-T-17 VG-ABIL-04 VG-RULING-05 Charge takes a double knife', { pool: 'M K D G' }, 'charge', 'MGKD'],
  [
    'VG-T-18 VG-ROLL-13 a knife is no double knife',
    { hero: 'shadowman', owned: ['sm3'], pool: 'K K M M' },
    'sm3',
    'KK',
    'COST_MISMATCH',
  ],
  [
    'VG-T-19 VG-ROLL-08 VG-RULING-07 a once ability takes one set',
    { hero: 'shadowman', owned: ['sm5'], pool: 'M K K D', sets: [['sm5', 'MKKD']] },
    'sm5',
    'MKKD',
    'ONCE_USED',
  ],
  [
    'VG-T-19 VG-ROLL-08 in the next round it takes one again',
    { hero: 'shadowman', owned: ['sm5'], pool: 'M K K D' },
    'sm5',
    'MKKD',
  ],
  [
    'VG-T-62 VG-RULING-07 a reconned once ability takes no set',
    { hero: 'shadowman', owned: ['sm5'], recon: ['sm5'], pool: 'M K K D' },
    'sm5',
    'MKKD',
    'ONCE_USED',
  ],
  [
    'VG-ROLL-05 abilities beside the board take no dice',
    { pool: 'M K K D' },
    'ib2',
    'MKK',
    'ABILITY_NOT_OWNED',
  ],
  [
    'VG-ROLL-09 a passive ability takes no dice',
    { owned: ['ib7'], pool: 'M K K D' },
    'ib7',
    'M',
    'ABILITY_PASSIVE',
  ],
  [
    'VG-ROLL-07 VG-ABIL-05 any number of sets',
    { owned: ['ib1'], pool: 'M K M K', sets: [['ib1', 'MK']] },
    'ib1',
    'MK',
  ],
  [
    'VG-GEN-04 Brick assigns two Dash sets at most',
    {
      hero: 'brick',
      pool: 'M M M M',
      sets: [
        ['dash', 'MM'],
        ['dash', 'MM'],
      ],
    },
    'dash',
    'MM',
    'TRAIT_FORBIDS',
  ],
  [
    'VG-T-60 VG-BEAT-03 after a Beating Charge is never paid',
    { beatings: 1, pool: 'M K K' },
    'charge',
    'MKK',
    'COST_MISMATCH',
  ],
  [
    'VG-RULING-74 Pistol Whip pays knives with guns',
    { hero: 'vance', owned: ['vq8'], pool: 'G G K M' },
    'punch',
    'GGK',
  ],
];

for (const [name, seat, to, dice, refused] of paid) {
  scenario(name, (s) => {
    const story = s.given(rolling(seat)).at(rollDice, { seat: 0 });
    if (refused !== undefined)
      return story.rejects(0, assign(to, dice), refused).answers(0, 'VG-ROLL-02a', STOP);
    return story
      .answers(0, 'VG-ROLL-02a', assign(to, dice))
      .now(({ board }) => expect(written(setDice(board.players[0]!.sets.at(-1)!))).toBe(dice))
      .answers(0, 'VG-ROLL-02a', STOP);
  });
}

scenario('VG-T-67 VG-RULING-11 VG-RULING-74 Steady Hand releases two wound dice', (s) =>
  s
    .given(rolling({ hero: 'doc', owned: ['dm7'], pool: 'M M W W' }))
    .at(rollDice, { seat: 0 })
    .answers(0, 'VG-ROLL-02a', assign('dash', 'MM', 'WW'))
    .now(({ board }) => expect(pool(board.players[0]!)).toBe('uu'))
    .answers(0, 'VG-ROLL-02a', STOP),
);

scenario('VG-T-20 VG-RULING-16 the last die goes to one pool, the other seat hears so', (s) =>
  s
    .given(() =>
      table(
        { phase: 'rolling', round: 2, supply: 1, options: { calm: false, maxSeconds: 0, tailSeconds: 0 } },
        { pool: 'u u' },
        { hero: 'vance', pool: 'u u' },
      ),
    )
    .at(rollingPhase)
    .answers(CLOCK, 'VG-ROLL-01', { do: 'start' })
    .answers(1, 'VG-ROLL-02a', TAKE)
    .rejects(0, TAKE, 'SUPPLY_EMPTY')
    .now(({ board }) => expect(board.players.map(pool)).toEqual(['uu', 'uuu']))
    .answers(0, 'VG-ROLL-02a', STOP)
    .answers(1, 'VG-ROLL-02a', STOP)
    .then(({ board }) => expect(board.supply).toBe(5)),
);

scenario('VG-T-21 VG-ROLL-14 VG-RULING-13 VG-RULING-15 a die alone is spent, and the phase is over', (s) =>
  s
    .given(() => table({ phase: 'rolling', supply: 0 }, { pool: 'M' }))
    .at(rollingPhase)
    .then(({ board }) => {
      expect(board.players[0]!.stand).toBe('spent');
      expect(board.supply).toBe(1);
    }),
);

scenario('VG-T-22 VG-RULING-13 wounds block the pool', (s) =>
  s
    .given(() => table({ phase: 'rolling', supply: 0 }, { pool: 'W W M', wounds: 3 }))
    .at(rollingPhase)
    .then(({ board }) => expect(board.players[0]!.stand).toBe('spent')),
);

scenario('VG-T-22 VG-RULING-13 unless a free health space lets them go', (s) =>
  s
    .given(() => table({ phase: 'rolling', supply: 0 }, { pool: 'W W M', wounds: 2 }))
    .at(rollingPhase)
    .answers(0, 'VG-ROLL-02a', assignWound('W'))
    .stillAsking(0, 'VG-ROLL-02a'),
);

scenario('VG-T-23 VG-RULING-14 VG-ROLL-15 a stopped seat keeps its dice until the phase ends', (s) =>
  s
    .given(() =>
      table(
        { phase: 'rolling', options: { calm: false, maxSeconds: 0, tailSeconds: 0 } },
        { pool: 'M M W' },
        { hero: 'vance', pool: 'u u' },
      ),
    )
    .at(rollingPhase)
    .answers(CLOCK, 'VG-ROLL-01', { do: 'start' })
    .answers(0, 'VG-ROLL-02a', STOP)
    .rejects(0, roll('MM'), 'SEAT_STOPPED')
    .answers(0, 'VG-ROLL-02a', { do: 'wait' })
    .answers(1, 'VG-ROLL-02a', TAKE)
    .now(({ board }) => expect(pool(board.players[0]!)).toBe('MMW'))
    .answers(0, 'VG-ROLL-02a', { do: 'resume' })
    .answers(1, 'VG-ROLL-02a', STOP)
    .answers(0, 'VG-ROLL-02a', STOP)
    .then(({ board }) => expect(board.supply).toBe(24)),
);

scenario('VG-T-24 VG-ROLL-16 wound dice left over do no harm', (s) =>
  s
    .given(() => table({ phase: 'rolling', turn: 0 }, { pool: 'W W' }))
    .at(rollingPhase)
    .answers(0, 'VG-ROLL-02a', STOP)
    .then(({ board }) => expect(board.players[0]).toMatchObject({ wounds: 0, standing: 0, pool: 0 })),
);

scenario(
  'VG-T-68 VG-RULING-21 VG-RULING-22 VG-RULING-14 calm turns pass in order; a turn needs an act; who has stopped may come back',
  (s) =>
    s
      .given(() =>
        table({ phase: 'rolling', round: 2 }, { pool: 'u u u u' }, { hero: 'vance', pool: 'u u u u' }),
      )
      .at(rollingPhase)
      .rejects(1, END_TURN, 'ACTION_NOT_ALLOWED')
      .falls(['M', 'M', 'W', 'G'])
      .answers(1, 'VG-ROLL-02a', roll('uuuu'))
      .rejects(1, roll('MM'), 'ACTION_NOT_ALLOWED')
      .answers(1, 'VG-ROLL-02a', assign('dash', 'MM', 'W'))
      .answers(1, 'VG-ROLL-02a', TAKE)
      .answers(1, 'VG-ROLL-02a', END_TURN)
      .answers(0, 'VG-ROLL-02a', STOP)
      .now(({ board }) =>
        expect([board.players[0]!.stand, pool(board.players[0]!)]).toEqual(['stopped', 'uuuu']),
      )
      .uses(0, 'VG-RULING-14', { do: 'resume' })
      .now(({ board }) => expect(board.players[0]!.stand).toBe('rolling'))
      .answers(1, 'VG-ROLL-02a', STOP)
      .answers(0, 'VG-ROLL-02a', STOP)
      .then(({ board }) => expect(board.supply).toBe(22)),
);

for (const order of [
  [0, 0, 1, 1],
  [1, 0, 1, 0],
])
  scenario(
    `VG-RULING-18 each seat has its own dice: the same faces fall in the order ${order.join(', ')}`,
    (s) => {
      const rolls = [
        [roll('uuuu'), roll('M')],
        [roll('uuuuu'), roll('D')],
      ];
      s.given(() => table({ options: { calm: false } }, { pool: 'u u u u' }, { pool: 'u u u u u' }))
        .at(rollingPhase)
        .seeded('own dice')
        .answers(CLOCK, 'VG-ROLL-01', { do: 'start' });
      for (const seat of order) s.answers(seat, 'VG-ROLL-02a', rolls[seat]!.shift());
      return s
        .then(({ board: { players } }) => expect(players.map(pool)).toEqual(['MGDW', 'MGGDW']))
        .stillAsking(0, 'VG-ROLL-02a');
    },
  );

scenario('VG-ROLL-11 VG-RULING-53 assigned dice are out of reach', (s) =>
  s
    .given(rolling({ pool: 'M G', sets: [['dash', 'MM']] }))
    .at(rollDice, { seat: 0 })
    .rejects(0, roll('MMM'), 'DIE_NOT_IN_POOL')
    .answers(0, 'VG-ROLL-02a', STOP),
);

scenario(
  'VG-T-55 VG-SOLO-03 VG-SOLO-04 VG-RULING-62 VG-RULING-17 after the solo timer nothing is taken',
  (s) =>
    s
      .given(() => table({ phase: 'setup', supply: 8, options: { calm: false } }, { pool: 'u u u u' }))
      .at(rollingPhase)
      .answers(CLOCK, 'VG-ROLL-01', { do: 'start' })
      .falls(['M', 'M', 'W', 'W'], ['M', 'M'])
      .answers(0, 'VG-ROLL-02a', roll('uuuu'))
      .now(({ board }) => expect(board.taking).toBe(true))
      .answers(CLOCK, 'VG-RULING-17', { do: 'soloExpired' })
      .rejects(0, TAKE, 'TAKING_CLOSED')
      .answers(0, 'VG-ROLL-02a', roll('MM'))
      .answers(0, 'VG-ROLL-02a', assignWound('W'))
      .answers(0, 'VG-ROLL-02a', assign('dash', 'MM'))
      .then(({ board }) => {
        expect(board.players[0]).toMatchObject({ stand: 'spent', standing: 1 });
        expect(board.supply).toBe(9);
      }),
);

scenario('VG-T-56 VG-RULING-24 calm solo at medium closes taking with the twentieth roll', (s) =>
  s
    .given(() =>
      table({ phase: 'rolling', turn: 0, rolls: 19, options: { time: 'medium' } }, { pool: 'u u u' }),
    )
    .at(rollDice, { seat: 0 })
    .falls(['M', 'G', 'K'])
    .answers(0, 'VG-ROLL-02a', roll('uuu'))
    .rejects(0, TAKE, 'TAKING_CLOSED')
    .answers(0, 'VG-ROLL-02a', STOP),
);

scenario('VG-RULING-20 when the tail runs out everybody stops', (s) =>
  s
    .given(() =>
      table(
        { phase: 'rolling', supply: 2, options: { calm: false } },
        { pool: 'u u u' },
        { hero: 'vance', pool: 'u u u' },
      ),
    )
    .at(rollingPhase)
    .answers(CLOCK, 'VG-ROLL-01', { do: 'start' })
    .answers(CLOCK, 'VG-RULING-17', { do: 'tailExpired' })
    .answers(0, 'VG-ROLL-02a', TAKE)
    .answers(1, 'VG-ROLL-02a', TAKE)
    .answers(CLOCK, 'VG-RULING-17', { do: 'tailExpired' })
    .then(({ board }) => {
      expect(board.players.map((p) => p.stand)).toEqual(['stopped', 'stopped']);
      expect(board.supply).toBe(8);
    }),
);

scenario('VG-RULING-20 VG-ROLL-01 VG-ROUND-02 the phase starts and ends by the clock', (s) =>
  s
    .given(() =>
      table(
        { phase: 'rolling', options: { calm: false } },
        { pool: 'u u u' },
        { hero: 'vance', pool: 'u u u' },
      ),
    )
    .at(rollingPhase)
    .answers(CLOCK, 'VG-ROLL-01', { do: 'start' })
    .answers(CLOCK, 'VG-RULING-17', { do: 'maxExpired' })
    .then(({ board }) => expect(board.supply).toBe(24)),
);

scenario('VG-RULING-80 with autoTake a set is followed by taking dice', (s) =>
  s
    .given(rolling({ pool: 'MMKK' }, { supply: 10, options: { autoTake: true } }))
    .at(rollDice, { seat: 0 })
    .answers(0, 'VG-ROLL-02a', assign('dash', 'MM'))
    .now(({ board, told }) => {
      expect(pool(board.players[0]!)).toBe('KKuu');
      expect(told.map(({ open }) => open?.kind)).toEqual(expect.arrayContaining(['assigned', 'took']));
    })
    .stillAsking(0, 'VG-ROLL-02a'),
);
test('VG-RULING-80 autoTake is on unless the table wants it otherwise', () => {
  expect(optionsOf(vengeance, { seats: 1, options: {} })).toMatchObject({ autoTake: true });
});
scenario('VG-RULING-80 without it dice are taken by hand', (s) =>
  s
    .given(rolling({ pool: 'MMKK' }, { supply: 10, options: { autoTake: false } }))
    .at(rollDice, { seat: 0 })
    .answers(0, 'VG-ROLL-02a', assign('dash', 'MM'))
    .now(({ board }) => expect(pool(board.players[0]!)).toBe('KK'))
    .stillAsking(0, 'VG-ROLL-02a'),
);
