// CD-WALK, CD-GO, CD-DEPLOY, CD-SPEED-01, CD-END: walking, places, and the ends of Days.

import { expect } from 'vitest';
import { cycle, outcome } from '../src/days.ts';
import { cardsOfTheDead } from '../src/index.ts';
import { actions } from '../src/survivor-turn.ts';
import { fieldOf, health, names, rowOf, scenario, table, TURN } from './table.ts';

const END = { do: 'endTurn' };

scenario(
  'CV-04 CD-DEPLOY-02 CD-DEPLOY-03 CD-RULING-05 CD-RULING-16 a card turned over still covers until it leaves',
  (s) => {
    const t = table({
      people: { rick: { hand: 'note' } },
      row: '_, _, _, _, _, X, X',
      field: { '3,2': 'pipe', '3,4': 'note', '2,1': 'zombie', '2,3': 'zombie' },
    });
    return s
      .given(t.given)
      .at(cycle)
      .rejects(0, { do: 'walk', slot: t.slot('2,1') }, 'COVERED')
      .rejects(0, { do: 'walk', slot: t.slot('3,0') }, 'EMPTY_SLOT')
      .answers(0, TURN, { do: 'walk', slot: t.slot('3,2') })
      .rejects(0, { do: 'walk', slot: t.slot('2,3') }, 'COVERED')
      .answers(0, TURN, { do: 'walk', slot: t.slot('2,1') })
      .stillAsking(0, TURN)
      .then(({ board }) => expect(rowOf(board)).toBe('pipe, zombie, _, _, _, X, X'));
  },
);

scenario('CV-04 CD-RULING-05 left up by a Lantern, a card covers for the rest of the turn', (s) => {
  const t = table({ people: { rick: { hand: 'note' } }, field: { '3,2': 'pipe^', '2,1': 'zombie' } });
  return s
    .given(t.given)
    .at(actions, { seat: 0 })
    .rejects(0, { do: 'walk', slot: t.slot('2,1') }, 'COVERED')
    .rejects(0, { do: 'walk', slot: t.slot('3,2') }, 'TURNED_ALREADY')
    .answers(0, TURN, END);
});

scenario('CD-RULING-16 with no card to turn over, places and the end of the turn remain', (s) => {
  const t = table({ people: { rick: { hand: 'note' } }, row: 'exit, _, _, _, _, X, X' });
  return s
    .given(t.given)
    .at(actions, { seat: 0 })
    .stillAsking(0, TURN)
    .then(({ play }) => {
      const ask = play.ask(play.pending[0]!);
      const all = Array.from({ length: ask.count() }, (_, i) => (ask.nth(i) as { do: string }).do);
      expect(all).not.toContain('walk');
      expect(all).toEqual(expect.arrayContaining(['walkPlace', 'endTurn']));
    });
});

scenario(
  'CV-12 CD-CARD-HORDE-01 CD-SPEED-01 CD-RULING-58 Horde blocks the rightmost Free space at once',
  (s) => {
    const t = table({
      people: { rick: { hand: 'note' } },
      row: 'zombie, _, _, _, pipe, X, X',
      field: { '3,0': 'horde@D1' },
    });
    return s
      .given(t.given)
      .at(cycle)
      .answers(0, TURN, { do: 'walk', slot: t.slot('3,0') })
      .stillAsking(0, TURN)
      .then(({ board }) => {
        expect(rowOf(board)).toBe('zombie, _, _, X, pipe, X, X');
        expect(names(board.commonDiscard)).toBe('horde');
        expect(fieldOf(board)).toEqual([]);
      });
  },
);

scenario('CV-13 CD-CARD-RUN-01 CD-SPEED-01 Run Away frees the leftmost Blocked space', (s) => {
  const t = table({
    people: { rick: { hand: 'note' } },
    row: '_, _, X, _, _, X, X',
    field: { '3,0': 'run-away@CITY' },
  });
  return s
    .given(t.given)
    .at(actions, { seat: 0 })
    .answers(0, TURN, { do: 'walk', slot: t.slot('3,0') })
    .then(({ board }) => {
      expect(rowOf(board)).toBe('_, _, _, _, _, X, X');
      expect(board.removed).toContain(t.card('run-away'));
    });
});

scenario('CD-RULING-58 Horde without a Free space does nothing; it never flips an occupied one', (s) => {
  const t = table({ row: 'pipe, pipe, _, X, X, X, X', field: { '3,0': 'horde', '3,2': 'horde' } });
  return s
    .given(t.given)
    .at(actions, { seat: 0 })
    .answers(0, TURN, { do: 'run', slot: t.slot('3,0') })
    .answers(0, 'CD-RULING-27', { do: 'walk', slot: t.slot('3,2') })
    .then(({ board }) => expect(rowOf(board)).toBe('pipe, pipe, X, X, X, X, X'));
});

scenario('CD-RULING-58 Run Away without a Blocked space does nothing', (s) => {
  const t = table({ row: '_, _, _, _, _, _, _', field: { '3,0': 'run-away' } });
  return s
    .given(t.given)
    .at(actions, { seat: 0 })
    .answers(0, TURN, { do: 'walk', slot: t.slot('3,0') })
    .then(({ board }) => expect(rowOf(board)).toBe('_, _, _, _, _, _, _'));
});

const PHARMACY = 'antiviral@PHA, antiviral@PHA, showcase-medkit, chem-set@PHA, exit-indoors@PHA';

scenario(
  'CV-42 CD-GO-04 CD-GO-06 CD-WALK-02 CD-RULING-54 CD-RULING-02 CD-DEPLOY-08 CD-DEPLOY-09 CD-OBJ-06 going in: Game turn, sweep, Indoor Zone',
  (s) => {
    const t = table({
      people: { rick: { v: 10, hand: 'note' } },
      row: 'exit, pharmacy, market, zombie, _, X, X',
      field: { '3,0': 'pipe', '1,0': 'barricade' },
      pharmacy: PHARMACY,
      top: 'knife, knife, bat@D1, lantern@D1',
    });
    const row = t.board.pharmacyPile;
    return s
      .given(t.given)
      .at(cycle)
      .falls(row)
      .answers(0, TURN, { do: 'walkPlace', space: 2 })
      .rejects(0, { do: 'walkPlace', space: 1 }, 'OTHER_ZONE')
      .stillAsking(0, TURN)
      .then(({ board }) => {
        expect(board.survivors[0]!.vitality).toBe(8);
        expect(rowOf(board)).toBe('exit, _, _, _, _, X, X');
        expect(board.zone).toBe('pharmacy');
        expect(board.indoor.cards).toHaveLength(9);
        expect(board.indoor.cards.slice(0, 5)).toEqual(row);
        expect(board.main.cards[t.slot('3,0')]).toBe(t.card('pipe'));
        expect(names(board.removed)).toContain('market');
        expect(board.visited).toEqual(['pharmacy']);
      });
  },
);

scenario(
  'CV-43 CD-GO-03 CD-DEPLOY-10 CD-RULING-49 going out: only the EXIT stays, the Main Zone is as it was',
  (s) => {
    const t = table({
      people: { rick: { v: 10, hand: 'note' } },
      zone: 'pharmacy',
      row: 'exit, exit-indoors@PHA, zombie@D1, _, _, X, X',
      field: { '1,0': 'antiviral@PHA', '2,1': 'knife@D1' },
      paused: { '3,0': 'pipe', '2,3': 'crawler?', '1,8': 'barricade' },
    });
    const before = cardsOfTheDead.copyBoard(t.board).main;
    return s
      .given(t.given)
      .at(cycle)
      .answers(0, TURN, { do: 'walkPlace', space: 2 })
      .stillAsking(0, TURN)
      .then(({ board }) => {
        expect(board.survivors[0]!.vitality).toBe(8);
        expect(rowOf(board)).toBe('exit, _, _, _, _, X, X');
        expect(board.zone).toBe('main');
        expect(board.main).toEqual(before);
        expect(board.indoor.cards).toEqual([]);
        expect(names(board.commonDiscard)).toBe('zombie, knife');
        expect(board.removed).toContain(t.card('antiviral'));
      });
  },
);

scenario('CD-DEPLOY-11 CD-RULING-51 an Indoor place is entered once per game', (s) => {
  const t = table({
    people: { rick: { hand: 'note' } },
    row: 'pharmacy, market, _, _, _, X, X',
    visited: ['pharmacy'],
  });
  return s
    .given(t.given)
    .at(actions, { seat: 0 })
    .rejects(0, { do: 'walkPlace', space: 1 }, 'VISITED')
    .answers(0, TURN, { do: 'walkPlace', space: 2 })
    .then(({ board }) => expect(board.door).toBe('market'));
});

scenario('CD-GO-06 CD-RULING-54 from indoors neither the EXIT nor another Indoor place can be used', (s) => {
  const t = table({
    people: { rick: { hand: 'note' } },
    zone: 'market',
    row: 'exit, pharmacy, exit-indoors@MKT, zombie, _, X, X',
  });
  return s
    .given(t.given)
    .at(actions, { seat: 0 })
    .rejects(0, { do: 'walkPlace', space: 1 }, 'OTHER_ZONE')
    .rejects(0, { do: 'walkPlace', space: 2 }, 'OTHER_ZONE')
    .rejects(0, { do: 'walkPlace', space: 4 }, 'NOT_AN_ANSWER')
    .answers(0, TURN, { do: 'walkPlace', space: 3 })
    .then(({ board }) => expect(board.door).toBe('exit-indoors'));
});

scenario('CD-GO-06 EXIT-Indoors-Area leads nowhere from the Main Zone', (s) => {
  const t = table({ people: { rick: { hand: 'note' } }, row: 'exit-indoors@MKT, _, _, _, _, X, X' });
  return s
    .given(t.given)
    .at(actions, { seat: 0 })
    .rejects(0, { do: 'walkPlace', space: 1 }, 'OTHER_ZONE')
    .answers(0, TURN, END);
});

scenario(
  'CV-44 CD-GO-01 CD-RULING-62 CD-RULING-50 CD-DAY-06 through the EXIT: everything is swept, Blocked sides and gear persist',
  (s) => {
    const t = table({
      people: {
        rick: { v: 9, i: 5, hand: 'note', equipped: 'bat/1', worn: 'kevlar/3' },
        selena: { v: 7, i: 4, paralysis: 'pending', reserve: 'pipe' },
      },
      row: 'exit, crawler/h1, canned-soup@D1, _, X, _, X',
      field: { '1,0': 'barricade@CITY', '3,0': 'zombie' },
    });
    return s
      .given(t.given)
      .at(cycle)
      .answers(0, TURN, { do: 'walkPlace', space: 1 })
      .then(({ board }) => {
        expect(rowOf(board)).toBe('_, _, _, _, X, _, X');
        expect(board.main.cards).toEqual([]);
        expect(names(board.cityPile)).toBe('exit');
        expect(board.removed).toContain(t.card('barricade'));
        expect(names(board.commonDiscard)).toBe('crawler, canned-soup, zombie');
        expect(health(board)).toBe('V9 I4; V7 I4');
        expect(board.survivors[0]!.defence).toBe(2);
        expect(board.survivors[0]!.uses).toBe(1);
        expect(board.survivors[1]!.paralysis).toBe('pending');
        expect(board.next).toBe(1);
      });
  },
);

for (const [v, end] of [
  [2, { winners: [], reason: 'died', day: 3 }],
  [3, { winners: [0], reason: 'won', day: 3 }],
] as const) {
  scenario(
    `CV-45 CD-GO-02 CD-RULING-67 CD-OBJ-03 CD-OBJ-04 CD-END-01 CD-END-02 CD-RULING-63 the last Game turn with V${v}: ${end.reason}`,
    (s) => {
      const t = table({ people: { rick: { v } }, row: 'exit, zombie, _, _, _, X, X', day: 3 });
      return s
        .given(t.given)
        .at(cycle)
        .answers(0, TURN, { do: 'walkPlace', space: 1 })
        .then(({ board }) => {
          expect(board.survivors[0]!.vitality).toBe(v === 2 ? 0 : 1);
          expect(outcome({ board, seats: [0], tell: null })).toMatchObject(end);
        });
    },
  );
}

scenario('CD-OBJ-02 CD-END-01 CD-OBJ-04 the game is three Days, or ends when nobody lives', (s) =>
  s
    .opened(1, {}, 'short')
    .stillAsking(0, TURN)
    .then(({ play }) => {
      const { board } = play.state;
      board.survivors[0]!.vitality = 1;
      board.survivors[0]!.immunity = 0;
      expect(play.answer(0, play.idOf(play.pending[0]!), END)).toBe(null);
      expect(play.over).toBe(true);
      expect(play.outcome).toMatchObject({ winners: [], reason: 'died', day: 1 });
    }),
);

scenario('CD-RULING-67 the others still leave when the one who walked dies in the Game turn', (s) => {
  const t = table({
    people: { rick: { v: 2 }, selena: { v: 5, hand: 'note' } },
    row: 'exit, zombie, _, _, _, _, X',
    day: 3,
  });
  return s
    .given(t.given)
    .at(cycle)
    .answers(0, TURN, { do: 'walkPlace', space: 1 })
    .then(({ board }) => {
      expect(board.survivors.map(({ vitality }) => vitality)).toEqual([0, 5]);
      expect(board.main.cards).toEqual([]);
      expect(rowOf(board)).toBe('_, _, _, _, _, _, X');
    });
});
