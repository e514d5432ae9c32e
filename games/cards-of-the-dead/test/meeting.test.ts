// Where two rules meet: tables that neither rule tells of by itself.

import { expect } from 'vitest';
import { END_TURN } from '../src/choices.ts';
import { cycle } from '../src/days.ts';
import { gameTurn } from '../src/game-turn.ts';
import { actions } from '../src/survivor-turn.ts';
import { health, names, rowOf, scenario, table, TURN } from './table.ts';

const FULL = 'crawler, crawler, crawler, crawler, pipe, X, X';

scenario(
  'CD-RULING-27 CD-RULING-59 RUN under the Last Whisper: the row counts after the second card',
  (s) => {
    const t = table({
      people: { rick: { v: 10 } },
      row: FULL,
      field: { '3,0': 'run-away@D1', '3,8': 'horde@D1' },
    });
    return s
      .given(t.given)
      .at(cycle)
      .answers(0, TURN, { do: 'run', slot: t.slot('3,0') })
      .answers(0, 'CD-RULING-27', { do: 'walk', slot: t.slot('3,8') })
      .then(({ board }) => {
        expect(rowOf(board)).toBe('crawler, crawler, crawler, crawler, pipe, X, X');
        expect(board.whisperFailed).toBe(true);
      });
  },
);

scenario(
  'CD-RULING-58 CD-RULING-27 the other way round the Horde finds no space, and Run Away opens one',
  (s) => {
    const t = table({
      people: { rick: { v: 10 } },
      row: FULL,
      field: { '3,0': 'run-away@D1', '3,8': 'horde@D1' },
    });
    return s
      .given(t.given)
      .at(cycle)
      .answers(0, TURN, { do: 'run', slot: t.slot('3,8') })
      .answers(0, 'CD-RULING-27', { do: 'walk', slot: t.slot('3,0') })
      .stillAsking(0, TURN)
      .then(({ board }) => {
        expect(rowOf(board)).toBe('crawler, crawler, crawler, crawler, pipe, _, X');
        expect(health(board)).toBe('V6 I10');
      });
  },
);

scenario(
  'CD-RULING-29 CD-RULING-64 who pays for a blow with the last Vitality strikes none, and pays the toll',
  (s) => {
    const t = table({
      people: {
        dan: { v: 1, i: 0, equipped: 'punch', loaded: 'berserk-agent', actions: 0 },
        rick: { v: 8, i: 6 },
      },
      row: 'zombie, _, _, _, _, _, X',
    });
    return s
      .given(t.given)
      .at(actions, { seat: 0 })
      .answers(0, TURN, { do: 'attack', space: 1, pay: 'immunity' })
      .then(({ board }) => {
        expect(rowOf(board)).toBe('zombie, _, _, _, _, _, X');
        expect(health(board)).toBe('V0 I0; V4 I3');
        expect(names(board.removed)).toMatch(/punch.*berserk-agent|berserk-agent.*punch/);
        expect(board.survivors[0]!.loaded).toBe(null);
      });
  },
);

scenario(
  'CD-RULING-85 CD-DEF-01 CD-DAY-04 a blast, the toll and echoing Noise: Kevlar stops only the blast',
  (s) => {
    const t = table({
      people: { rick: { v: 9, i: 7, worn: 'kevlar/4' }, dan: { v: 3, i: 5 } },
      row: 'fat-zombie/t2, _, _, _, _, _, X',
      threats: ['threat-echoing-streets'],
      day: 2,
      top: 'zombie, pipe, crawler, runner@D1',
    });
    return s
      .given(t.given)
      .at(gameTurn)
      .then(({ board }) => {
        // 5 Damage, 4 of them absorbed: V8; then half of it. The third point of Noise finds space 2, right of the blast.
        expect(health(board)).toBe('V3 I3; V0 I5');
        expect(board.survivors[0]!.worn).toBe(null);
        expect(rowOf(board)).toBe('zombie, crawler, _, _, _, _, X');
        expect(names(board.commonPile)).toBe('runner');
      });
  },
);

scenario(
  'CD-RULING-53 CD-RULING-33 a blast that frees the row lets the waiting EXIT in before anything else',
  (s) => {
    const t = table({
      people: { rick: { v: 12 } },
      row: 'crawler/h1, fat-zombie/t2, barricade/h3, crawler, crawler, X, X',
      field: { '1,0': 'exit^', '3,8': 'pipe^' },
      top: 'bat, knife',
    });
    return s
      .given(t.given)
      .at(gameTurn)
      .then(({ board }) => {
        expect(rowOf(board)).toBe('exit, pipe, _, crawler, crawler, X, X');
        expect(health(board)).toBe('V4 I12');
      });
  },
);

scenario('CD-RULING-67 CD-GO-04 the one who opened the shop dies on the way: the others go in', (s) => {
  const t = table({
    people: { rick: { v: 2 }, selena: { v: 8, i: 9 } },
    row: 'pharmacy, zombie, exit, _, _, _, X',
    pharmacy: 'exit-indoors@PHA, antiviral@PHA',
    top: 'pipe, pipe, bat, knife@D1',
  });
  return s
    .given(t.given)
    .at(cycle)
    .falls(t.board.pharmacyPile)
    .answers(0, TURN, { do: 'walkPlace', space: 1 })
    .stillAsking(1, TURN)
    .then(({ board }) => {
      expect([board.zone, board.active]).toEqual(['pharmacy', 1]);
      expect(rowOf(board)).toBe('_, _, exit, _, _, _, X');
      // Rick’s Zombie Skill holds in the very next Maintenance.
      expect(health(board)).toBe('V0 I11; V8 I7');
    });
});

scenario(
  'CD-RULING-67 CD-OBJ-04 Day 3: Dan dies on the way out, and his toll takes the last: nobody is out',
  (s) => {
    const t = table({
      people: { dan: { v: 2, i: 3 }, rick: { v: 1, i: 4 } },
      row: 'exit, zombie, _, _, _, _, X',
      day: 3,
    });
    return s
      .given(t.given)
      .at(cycle)
      .answers(0, TURN, { do: 'walkPlace', space: 1 })
      .then(({ board, told }) => {
        expect(health(board)).toBe('V0 I2; V0 I2');
        expect(told.map(({ open: event }) => event!.kind)).not.toContain('dayEnds');
      });
  },
);

scenario('CD-RULING-32 CD-DMG-PAR-01 destroyed by a Paralyzing blow it explodes all the same', (s) => {
  const t = table({
    people: { dan: { v: 9, i: 5, equipped: 'punch', loaded: 'paralyze-agent' } },
    row: '_, fat-zombie/h5, zombie/h1, _, _, X, X',
    top: 'pipe, pipe',
  });
  return s
    .given(t.given)
    .at(actions, { seat: 0 })
    .answers(0, TURN, { do: 'attack', space: 2, pay: 'action' })
    .then(({ board, told }) => {
      expect(rowOf(board)).toBe('_, _, _, _, _, X, X');
      expect(health(board)).toBe('V4 I5');
      expect(told.map(({ open: event }) => event!.kind)).not.toContain('paralysed');
      expect(board.noiseMade).toBe(2);
    });
});

scenario(
  'CD-DAY-05 CD-RULING-38 CD-RULING-44 Savage Hunger bites deeper; what Kevlar stops still paralyses',
  (s) => {
    const t = table({
      people: { rick: { v: 6, i: 6, worn: 'kevlar/4' }, selena: { v: 8 } },
      row: 'spitter/t2, _, _, _, _, _, X',
      threats: ['threat-savage-hunger'],
      day: 2,
    });
    return s
      .given(t.given)
      .at(gameTurn)
      .then(({ board }) => {
        expect(board.survivors[0]).toMatchObject({ vitality: 6, defence: 2, paralysis: 'pending' });
      });
  },
);

scenario(
  'CD-DAY-04 CD-CARD-CHOOSE-01 Mutated Virus weakens Antivirals, no MedKit and no Chemistry Set',
  (s) => {
    const t = table({
      people: { dan: { v: 5, i: 1, hand: 'antiviral, medkit, chem-set@D2' } },
      threats: ['threat-mutated-virus'],
      day: 2,
    });
    return s
      .given(t.given)
      .at(actions, { seat: 0 })
      .answers(0, TURN, { do: 'use', card: t.card('antiviral'), target: null, option: null })
      .answers(0, TURN, { do: 'use', card: t.card('medkit'), target: null, option: 2 })
      .answers(0, TURN, { do: 'use', card: t.card('chem-set'), target: null, option: 1 })
      .then(({ board }) => {
        expect(health(board)).toBe('V5 I13');
      });
  },
);

scenario(
  'CD-RULING-88 CD-RULING-31 a Backpack on the Rifle’s loud face: the Noise first, then it is used up',
  (s) => {
    const t = table({
      people: { selena: { equipped: 'rifle', face: 'B', loaded: 'backpack@D1/1' } },
      row: 'riot-zombie, _, _, _, _, X, X',
      top: 'zombie, pipe',
      threats: ['threat-echoing-streets'],
      day: 2,
    });
    return s
      .given(t.given)
      .at(actions, { seat: 0 })
      .answers(0, TURN, { do: 'attack', space: 1, pay: 'action' })
      .rejects(0, { do: 'attack', space: 1, pay: 'action' }, 'NO_AMMUNITION')
      .answers(0, TURN, END_TURN)
      .then(({ board }) => {
        expect(rowOf(board)).toBe('zombie, _, _, _, _, X, X');
        expect(names(board.commonDiscard)).toBe('riot-zombie, pipe, backpack');
      });
  },
);

scenario(
  'CD-RULING-65 CD-RULING-59 CD-TURN-09 who dies in Maintenance leaves the shut row to the next',
  (s) => {
    const t = table({
      people: { rick: { v: 1, i: 0 }, selena: { v: 8, i: 5, hand: 'note' } },
      row: 'barricade, pipe, knife@D1, bat, lantern@D1, X, X',
    });
    return s
      .given(t.given)
      .at(cycle)
      .stillAsking(1, TURN)
      .then(({ board }) => {
        expect(health(board)).toBe('V0 I0; V8 I3');
        expect([board.lastWhisper, board.whisperFailed]).toEqual([true, false]);
      });
  },
);
