// DC-CMB-07…14, DC-PASS, DC-RULING-24, -25, -54, -96: planning, passing and playing cards.
import { expect } from 'vitest';
import { combatNo } from '../src/box/box.ts';
import { playCards } from '../src/combat/preparation.ts';
import { view } from '../src/view/view.ts';
import { fight, hero, play, scenario } from './fight.ts';

const FLAYED = ['ST-01', 'ST-02', 'ST-03'];
const IMMOLATED = ['ST-13', 'ST-14', 'ST-16'];
const QUARTERED = ['ST-07', 'ST-08', 'ST-09'];
const POISONED = ['ST-19', 'ST-20', 'ST-24'];
const two = () =>
  fight({ faceDown: true, group: { flayed: { hand: FLAYED }, immolated: { hand: IMMOLATED } } });
const four = (draw: readonly string[] = ['ST-10', 'ST-11', 'ST-12']) =>
  fight({
    faceDown: true,
    group: {
      flayed: { hand: FLAYED },
      immolated: { hand: IMMOLATED },
      quartered: { hand: QUARTERED, draw },
      poisoned: { hand: POISONED },
    },
  });

scenario(
  'V-49 DC-CMB-10 DC-CMB-11 DC-CMB-12 DC-RULING-25 with two players the First Player gives two cards',
  (s) =>
    s
      .given(two)
      .at(playCards)
      .answers(0, 'DC-CMB-12c', play('ST-01', 'block', 1))
      .answers(0, 'DC-CMB-12c', play('ST-03', 'loot', 3))
      .now(({ board }) => {
        expect(board.combat?.revealed).toBe(false);
        expect(view(board, 1).heroes[0]).toMatchObject({ active: null, announced: ['block.1', 'loot.3'] });
      })
      .answers(1, 'DC-CMB-12c', play('ST-13', 'damage', 2))
      .then(({ board }) => {
        expect(hero(board, 'flayed').active).toEqual(['ST-01', 'ST-03'].map(combatNo));
        expect(hero(board, 'immolated').active).toEqual([combatNo('ST-13')]);
      }),
);

scenario('DC-CMB-11 DC-CMB-12 with three players each gives one card, clockwise from the First Player', (s) =>
  s
    .given(
      fight({
        faceDown: true,
        first: 'immolated',
        group: { flayed: { hand: FLAYED }, immolated: { hand: IMMOLATED }, poisoned: { hand: POISONED } },
      }),
    )
    .at(playCards)
    .answers(1, 'DC-CMB-12c', play('ST-14', 'onFire', 1))
    .answers(2, 'DC-CMB-12c', play('ST-24', 'poisoned', 2))
    .answers(0, 'DC-CMB-12c', play('ST-01', 'damage', 2))
    .then(({ board }) => expect(board.heroes.map(({ active }) => active.length)).toEqual([1, 1, 1])),
);

scenario('DC-CMB-13 DC-RULING-24 DC-CMB-09 only what is printed on the card can be announced', (s) =>
  s
    .given(two)
    .at(playCards)
    .rejects(0, play('ST-01', 'heal', 1), 'NOT_AN_ANSWER')
    .rejects(0, play('ST-01', 'block', 2), 'NOT_AN_ANSWER')
    .rejects(0, play('ST-06', 'skill', 1), 'NOT_AN_ANSWER')
    .answers(0, 'DC-CMB-12c', play('ST-01', 'block', 1))
    .stillAsking(0, 'DC-CMB-12c'),
);

scenario('DC-CMB-14 the cards are turned over together, and only then seen by the others', (s) =>
  s
    .given(two)
    .at(playCards)
    .answers(0, 'DC-CMB-12c', play('ST-01', 'block', 1))
    .answers(0, 'DC-CMB-12c', play('ST-02', 'skill', 1))
    .now(({ told }) => expect(told.some(({ open }) => open?.kind === 'revealed')).toBe(false))
    .answers(1, 'DC-CMB-12c', play('ST-13', 'damage', 2))
    .then(({ board, told }) => {
      expect(told.filter(({ open }) => open?.kind === 'revealed')).toHaveLength(2);
      expect(view(board, null).heroes.map(({ active }) => active)).toEqual([['ST-01', 'ST-02'], ['ST-13']]);
    }),
);

scenario('V-50 DC-PASS-01 the First Player may not pass', (s) =>
  s.given(four).at(playCards).rejects(0, 0, 'FIRST_PLAYER_PLAYS').stillAsking(0, 'DC-PASS-01'),
);

scenario(
  'DC-PASS-02 DC-PASS-03 DC-PASS-05 DC-RULING-54 the passer flips in turn, picks a symbol, discards the card',
  (s) =>
    s
      .given(() => four(['ST-10', 'ST-12', 'ST-11']))
      .at(playCards)
      .answers(0, 'DC-PASS-01', 2)
      .answers(0, 'DC-CMB-12c', play('ST-01', 'block', 1))
      .answers(1, 'DC-CMB-12c', play('ST-13', 'damage', 2))
      .answers(2, 'DC-RULING-54', 'survival')
      .answers(2, 'DC-PASS-04', [])
      .answers(3, 'DC-CMB-12c', play('ST-24', 'skill', 3))
      .then(({ board }) => {
        expect(hero(board, 'quartered')).toMatchObject({
          levels: [1, 0, 0],
          discard: [combatNo('ST-11')],
          active: [],
        });
        expect(board.combat?.passer).toBe(2);
      }),
);

scenario('DC-PASS-02 a card without a symbol gives no Scroll', (s) =>
  s
    .given(four)
    .at(playCards)
    .answers(0, 'DC-PASS-01', 2)
    .answers(0, 'DC-CMB-12c', play('ST-01', 'block', 1))
    .answers(1, 'DC-CMB-12c', play('ST-13', 'damage', 2))
    .now(({ board }) => expect(hero(board, 'quartered').levels).toEqual([0, 0, 0]))
    .stillAsking(2, 'DC-PASS-04'),
);

scenario(
  'DC-PASS-04 DC-RULING-54 DC-CHK-09 the passer exchanges cards, reshuffling when the pile is empty',
  (s) =>
    s
      .given(() => four(['ST-12']))
      .at(playCards)
      .answers(0, 'DC-PASS-01', 2)
      .answers(0, 'DC-CMB-12c', play('ST-01', 'block', 1))
      .answers(1, 'DC-CMB-12c', play('ST-13', 'damage', 2))
      .answers(2, 'DC-PASS-04', [combatNo('ST-07'), combatNo('ST-08')])
      .falls(['ST-07', 'ST-12', 'ST-08'].map(combatNo))
      .now(({ board }) => {
        expect(hero(board, 'quartered').hand).toEqual(['ST-09', 'ST-08', 'ST-12'].map(combatNo));
        expect(hero(board, 'quartered').discard).toEqual([]);
      })
      .stillAsking(3, 'DC-CMB-12c'),
);

scenario('DC-CMB-07 DC-CMB-08 DC-RULING-96 any seat may point at an Enemy while the Group plans', (s) =>
  s
    .given(
      fight({
        faceDown: true,
        group: { flayed: { hand: FLAYED }, immolated: { hand: IMMOLATED } },
        enemies: { right1: 'B1-01' },
      }),
    )
    .at(playCards)
    .uses(1, 'DC-RULING-96', 'right1')
    .now(({ board }) => expect(view(board, null).combat?.markers[1]).toBe('right1'))
    .uses(1, 'DC-RULING-96', 'noMarker')
    .now(({ board }) => expect(view(board, null).combat?.markers[1]).toBe(null))
    .stillAsking(0, 'DC-CMB-12c'),
);

scenario(
  'DC-B6-01 DC-RULING-96 under the curse of silence nobody advises who passes, and all are told',
  (s) =>
    s
      .given(() => {
        const table = fight({
          faceDown: true,
          biome: 'B6',
          group: { flayed: { hand: FLAYED }, immolated: { hand: IMMOLATED }, poisoned: {}, quartered: {} },
          enemies: { right1: 'B6-03' },
        });
        table.board.biome!.silent = true;
        return table;
      })
      .at(playCards)
      .now(({ play: game }) => expect(game.powersOf(1)).toEqual([]))
      .now(({ told }) => expect(told.map(({ open }) => open?.kind)).toContain('silence'))
      .stillAsking(0, 'DC-PASS-01'),
);

scenario('DC-B6-01 DC-RULING-96 under the curse of silence nobody points', (s) =>
  s
    .given(() => {
      const table = fight({
        faceDown: true,
        biome: 'B6',
        group: { flayed: { hand: FLAYED }, immolated: { hand: IMMOLATED } },
        enemies: { right1: 'B6-03' },
      });
      table.board.biome!.silent = true;
      return table;
    })
    .at(playCards)
    .now(({ play: game }) =>
      expect(game.powersOf(1).map(({ power }) => power.label)).not.toContain('DC-RULING-96'),
    )
    .stillAsking(0, 'DC-CMB-12c'),
);
