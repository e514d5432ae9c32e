// CD-CARD: the named cards.

import { expect } from 'vitest';
import { CARDS } from '../src/cards/catalogue.ts';
import { gameTurn } from '../src/game-turn.ts';
import { cycle } from '../src/days.ts';
import { actions } from '../src/survivor-turn.ts';
import { fieldOf, health, names, rowOf, scenario, table, TURN } from './table.ts';

const END = { do: 'endTurn' };
const use = (card: number, target: number | null = null, option: number | null = null) => ({
  do: 'use',
  card,
  target,
  option,
});
const KEEP = 'CD-RULING-73';
const ROOM = 'CD-RULING-19';

scenario('CD-CARD-NOTE-01 CD-RULING-73 CD-RULING-47 a Note draws three; nothing need be kept', (s) => {
  const t = table({
    people: { rick: { hand: 'note@KIT' }, selena: {} },
    top: 'zombie, horde@D1, knife',
  });
  return s
    .given(t.given)
    .at(actions, { seat: 0 })
    .answers(0, TURN, use(t.card('note')))
    .rejects(0, { do: 'keep', card: t.card('zombie') }, 'NOT_AN_ANSWER')
    .answers(0, KEEP, { do: 'decline' })
    .then(({ board }) => {
      expect(names(board.commonDiscard)).toBe('zombie, horde, knife');
      expect(rowOf(board)).toBe('_, _, _, _, _, _, X');
    });
});
scenario('CV-37 CD-CARD-NOTE-01 CD-SURV-SELENA-03 with Selena alive the third card may be kept', (s) => {
  const t = table({
    people: { rick: { hand: 'note@KIT' }, selena: {} },
    top: 'zombie, horde@D1, knife',
  });
  return s
    .given(t.given)
    .at(actions, { seat: 0 })
    .answers(0, TURN, use(t.card('note')))
    .answers(0, KEEP, { do: 'keep', card: t.card('knife') })
    .answers(0, TURN, END)
    .then(({ board }) => {
      expect(names(board.survivors[0]!.hand)).toBe('knife');
      expect(names(board.commonDiscard)).toBe('zombie, horde');
    });
});

scenario('CV-38 CD-CARD-LANT-01 CD-RULING-74 a Lantern leaves Resources up; the others are known', (s) => {
  const t = table({
    people: { rick: { hand: 'lantern, note' } },
    field: { '3,0': 'pipe', '3,4': 'horde', '3,8': 'zombie', '2,1': 'knife' },
    row: '_, _, _, _, _, X, X',
  });
  const slots = ['3,0', '3,4', '3,8'].map((place) => t.slot(place));
  return s
    .given(t.given)
    .at(cycle)
    .answers(0, TURN, use(t.card('lantern')))
    .rejects(0, [t.slot('2,1')], 'NOT_AN_ANSWER')
    .answers(0, 'CD-CARD-LANT-01', slots)
    .rejects(0, { do: 'walk', slot: t.slot('2,1') }, 'COVERED')
    .now(({ board }) => {
      expect(fieldOf(board)).toEqual(['2,1 knife', '3,0 pipe^', '3,4 horde?', '3,8 zombie?']);
      expect(rowOf(board)).toBe('_, _, _, _, _, X, X');
    })
    .answers(0, TURN, END)
    .stillAsking(0, TURN)
    .then(({ board, play }) => {
      expect(fieldOf(board)).toEqual(['2,1 knife', '3,4 horde?', '3,8 zombie?']);
      expect(rowOf(board)).toBe('pipe, _, _, _, _, X, X');
      const seen = play.view(null) as { main: { card: { card: string } | null }[] };
      expect(seen.main[t.slot('3,4')]!.card!.card).toBe('horde');
      expect(seen.main[t.slot('2,1')]!.card).toBe(null);
    });
});

scenario(
  'CD-RULING-74 the Resource left up enters at the next Get Close; a City card may be scouted',
  (s) => {
    const t = table({
      people: { rick: { hand: 'lantern' } },
      field: { '1,0': 'exit', '1,8': 'trader?', '3,4': 'pipe^' },
      row: '_, _, _, _, _, X, X',
    });
    return s
      .given(t.given)
      .at(gameTurn)
      .then(({ board }) => {
        expect(rowOf(board)).toBe('pipe, _, _, _, _, X, X');
        expect(fieldOf(board)).toEqual(['1,0 exit', '1,8 trader?']);
      });
  },
);

scenario(
  'CV-39 CD-CARD-BINO-01 CD-RULING-74 Binoculars reach covered Common Cards, no City cards, and may exchange them',
  (s) => {
    const t = table({
      people: { rick: { hand: 'binoculars, note' } },
      field: { '1,4': 'exit', '2,3': 'zombie', '3,4': 'pipe', '3,2': 'knife' },
    });
    const [city, deep, near] = ['1,4', '2,3', '3,4'].map((place) => t.slot(place));
    return s
      .given(t.given)
      .at(actions, { seat: 0 })
      .answers(0, TURN, use(t.card('binoculars')))
      .rejects(0, [city, deep], 'NOT_AN_ANSWER')
      .answers(0, 'CD-CARD-BINO-01', [deep, near])
      .answers(0, 'CD-CARD-BINO-01b', [t.card('pipe'), t.card('zombie')])
      .answers(0, TURN, END)
      .then(({ board }) =>
        expect(fieldOf(board)).toEqual(['1,4 exit', '2,3 pipe?', '3,2 knife', '3,4 zombie?']),
      );
  },
);

scenario(
  'CV-40 CD-CARD-BOX-01 CD-TOOLS-01 CD-RULING-70 CD-RULING-19 a ToolKit opens the Security Box: Gun and Ammunition',
  (s) => {
    const t = table({
      people: { rick: { hand: 'toolkit, pipe, note, note, bat' } },
      row: 'security-box, zombie, _, _, _, X, X',
    });
    return s
      .given(t.given)
      .at(actions, { seat: 0 })
      .rejects(0, use(t.card('toolkit'), 2), 'NO_TOOLS_ICON')
      .answers(0, TURN, use(t.card('toolkit'), 1))
      .now(({ board }) => expect(names(board.survivors[0]!.hand)).toBe('pipe, note, note, bat, gun'))
      .answers(0, ROOM, { do: 'discard', card: t.card('pipe') })
      .answers(0, TURN, END)
      .then(({ board }) => {
        expect(names(board.survivors[0]!.hand)).toBe('note, note, bat, gun, ammo-gun');
        expect(rowOf(board)).toBe('_, zombie, _, _, _, X, X');
        expect(board.supply.E).toEqual([]);
        expect(names(board.commonDiscard)).toBe('pipe, toolkit');
      });
  },
);

scenario(
  'CD-CARD-SHOW-01 CD-CARD-BOX-01 CD-RULING-19 a Showcase broken open gives the MedKit, which may be left',
  (s) => {
    const t = table({
      people: { rick: { hand: 'pipe, note, note, bat, lantern', equipped: 'machete' } },
      row: 'showcase-medkit, _, _, _, _, X, X',
    });
    return s
      .given(t.given)
      .at(actions, { seat: 0 })
      .answers(0, TURN, { do: 'attack', space: 1, pay: 'action' })
      .answers(0, ROOM, { do: 'decline' })
      .answers(0, TURN, END)
      .then(({ board }) => {
        expect(names(board.supply.B)).toBe('medkit');
        expect(board.survivors[0]!.hand).toHaveLength(5);
        expect(rowOf(board)).toBe('_, _, _, _, _, X, X');
      });
  },
);

scenario(
  'CV-41 CD-RULING-70 CD-CARD-VEND-01 a Vending Machine blown open in the Game turn feeds the active Survivor',
  (s) => {
    const t = table({ row: 'vending-machine/h1, fat-zombie/t2, _, _, _, X, X', top: 'pipe, pipe' });
    return s
      .given(t.given)
      .at(gameTurn)
      .then(({ board }) => {
        expect(names(board.survivors[0]!.hand)).toBe('canned-soup');
        expect(board.supply.C).toHaveLength(1);
        expect(board.survivors[0]!.vitality).toBe(5);
      });
  },
);

scenario('CD-RULING-70 CD-CALL-01 an empty supply yields nothing', (s) => {
  const t = table({
    people: { rick: { hand: 'toolkit, canned-soup@INV, canned-soup@INV' } },
    row: 'vending-machine, _, _, _, _, X, X',
  });
  return s
    .given(t.given)
    .at(actions, { seat: 0 })
    .answers(0, TURN, use(t.card('toolkit'), 1))
    .answers(0, TURN, END)
    .then(({ board }) => expect(names(board.survivors[0]!.hand)).toBe('canned-soup, canned-soup'));
});

scenario('CD-TOOLS-01 CD-RULING-32 a Barricade opened with a ToolKit only leaves', (s) => {
  const t = table({ people: { rick: { hand: 'toolkit' } }, row: 'barricade, _, _, _, _, X, X' });
  return s
    .given(t.given)
    .at(actions, { seat: 0 })
    .answers(0, TURN, use(t.card('toolkit'), 1))
    .then(({ board }) => expect(rowOf(board)).toBe('_, _, _, _, _, X, X'));
});

const supper = (soup: string) =>
  table({
    people: { rick: { v: 6, reserve: soup }, selena: { v: 5, worn: 'kevlar/4', hand: 'note' } },
    field: { '3,0': 'last-supper' },
  });

scenario(
  'CV-55 CD-CARD-SUPPER-01 CD-RULING-71 The Last Supper: a Soup discarded by anyone prevents the loss',
  (s) => {
    const t = supper('canned-soup');
    return s
      .given({ ...t.given(), board: { ...t.given().board, active: 1 } })
      .at(actions, { seat: 1 })
      .answers(1, TURN, { do: 'walk', slot: t.slot('3,0') })
      .answers(1, 'CD-CARD-SUPPER-01', { do: 'pay', card: t.card('canned-soup'), seat: 0 })
      .then(({ board }) => {
        expect(board.survivors.map(({ vitality }) => vitality)).toEqual([6, 5]);
        expect(board.survivors[0]!.reserve).toEqual([]);
      });
  },
);

scenario('CV-55 CD-CARD-SUPPER-01 declining costs everybody 2 Vitality, Kevlar untouched', (s) => {
  const t = supper('canned-soup');
  return s
    .given(t.given)
    .at(actions, { seat: 0 })
    .answers(0, TURN, { do: 'walk', slot: t.slot('3,0') })
    .answers(0, 'CD-CARD-SUPPER-01', { do: 'decline' })
    .then(({ board }) => {
      expect(board.survivors.map(({ vitality }) => vitality)).toEqual([4, 3]);
      expect(board.survivors[1]!.defence).toBe(4);
    });
});

scenario(
  'CV-56 CD-CARD-TRADER-01 CD-RULING-75 CD-RULING-52 The Trader: three cards for three, Hand first',
  (s) => {
    const t = table({
      people: {
        rick: {
          hand: 'bat@D1, pipe@D1, note@D1, note@D1, lantern@D1',
          reserve: 'knife@D1, knife@D1, toolkit@D1',
        },
      },
      field: { '3,0': 'trader' },
      kit: 'antiviral@KIT, canned-soup@KIT',
      kitDiscard: 'binoculars@KIT',
    });
    return s
      .given(t.given)
      .at(actions, { seat: 0 })
      .answers(0, TURN, { do: 'walk', slot: t.slot('3,0') })
      .answers(0, 'CD-CARD-TRADER-01', [t.card('pipe'), t.card('note'), t.card('knife')])
      .then(({ board }) => {
        expect(names(board.survivors[0]!.hand)).toBe('bat, note, lantern, antiviral, canned-soup');
        expect(names(board.survivors[0]!.reserve)).toBe('knife, toolkit, binoculars');
        expect(names(board.commonDiscard)).toBe('pipe, note, knife');
      });
  },
);

scenario('CV-57 CD-CARD-HOME-01 Sweet Home: a Lantern restores everybody', (s) => {
  const t = table({
    people: { rick: { v: 3 }, selena: { v: 5, hand: 'lantern' } },
    field: { '3,0': 'sweet-home' },
  });
  return s
    .given(t.given)
    .at(actions, { seat: 0 })
    .answers(0, TURN, { do: 'walk', slot: t.slot('3,0') })
    .answers(0, 'CD-CARD-HOME-01', { do: 'pay', card: t.card('lantern'), seat: 1 })
    .then(({ board }) => expect(board.survivors.map(({ vitality }) => vitality)).toEqual([12, 8]));
});

scenario('CV-57 CD-CARD-HOME-01 without a Lantern nothing happens', (s) => {
  const t = table({ people: { rick: { v: 3, hand: 'note' } }, field: { '3,0': 'sweet-home' } });
  return s
    .given(t.given)
    .at(actions, { seat: 0 })
    .answers(0, TURN, { do: 'walk', slot: t.slot('3,0') })
    .then(({ board }) => expect(health(board)).toBe('V3 I12'));
});

scenario(
  'CD-IMM-01 CD-HP-03 CD-RULING-14 Foul Air takes 2 Immunity of everybody, the Rooftop gives 1 of each',
  (s) => {
    const t = table({
      people: { rick: { v: 6, i: 1 }, selena: { v: 6, i: 5 } },
      field: { '3,0': 'foul-air', '3,4': 'rooftop' },
    });
    return s
      .given(t.given)
      .at(actions, { seat: 0 })
      .answers(0, TURN, { do: 'run', slot: t.slot('3,0') })
      .now(({ board }) => expect(health(board)).toBe('V5 I0; V6 I3'))
      .answers(0, 'CD-RULING-27', { do: 'walk', slot: t.slot('3,4') })
      .then(({ board }) => expect(health(board)).toBe('V6 I1; V7 I4'));
  },
);

scenario('CD-DAY-04 CD-IMM-01 Mutated Virus: an Antiviral restores 1 less', (s) => {
  const t = table({
    people: { rick: { i: 2, hand: 'antiviral' } },
    threats: ['threat-mutated-virus'],
    day: 2,
  });
  const full = CARDS.antiviral.on.use![0]!;
  return s
    .given(t.given)
    .at(actions, { seat: 0 })
    .answers(0, TURN, use(t.card('antiviral')))
    .then(({ board }) => {
      if (full.op !== 'immunity' || full.n === 'max') throw new Error('an Antiviral restores Immunity');
      expect(board.survivors[0]!.immunity).toBe(2 + full.n - 1);
    });
});

scenario('CD-CARD-01 CD-CARD-02 CD-CARD-03 the records show what the cards show', (s) =>
  s
    .opened(1)
    .stillAsking(0, TURN)
    .then(() => {
      for (const card of Object.values(CARDS)) {
        if (card.kind === 'resource') expect([card.hp, card.speed]).toEqual([null, 'normal']);
        if (card.speed === 'instant') expect(card.on.instant).not.toBe(null);
        if (card.on.timed !== null) expect(card.turn).not.toBe(null);
        if (card.kind === 'zombie') expect(card.hp).toBeGreaterThan(0);
      }
    }),
);
