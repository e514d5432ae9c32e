// CD-DEATH, CD-RULING-63..69, 85: death and what follows.

import { expect } from 'vitest';
import { cycle } from '../src/days.ts';
import { gameTurn } from '../src/game-turn.ts';
import { actions, survivorTurn } from '../src/survivor-turn.ts';
import { health, names, rowOf, scenario, table, TURN } from './table.ts';

const TOLL = 'CD-RULING-69';

scenario(
  'CV-53 CD-SURV-DAN-03 CD-RULING-69 CD-RULING-68 CD-DEATH-01 Dan’s toll: a Common Card, or half of everything',
  (s) => {
    const t = table({
      people: {
        dan: { v: 1, i: 0, hand: 'punch' },
        rick: { v: 7, i: 5, hand: 'note@KIT', reserve: 'knife@START' },
        selena: { v: 8, i: 6, hand: 'note@D1, pipe@KIT' },
      },
    });
    return s
      .given(t.given)
      .at(survivorTurn, { seat: 0 })
      .rejects(2, { do: 'discard', card: t.card('pipe') }, 'NOT_AN_ANSWER')
      .answers(2, TOLL, { do: 'discard', card: t.card('note', 1) })
      .then(({ board }) => {
        expect(health(board)).toBe('V0 I0; V3 I2; V8 I6');
        expect(names(board.survivors[2]!.hand)).toBe('pipe');
        expect(board.toll).toBe(null);
      });
  },
);

scenario('CD-RULING-69 a Survivor may decline the toll, and can die of it', (s) => {
  const t = table({
    people: { dan: { v: 1, i: 0 }, rick: { v: 1, i: 3, hand: 'pipe@D1' }, selena: { v: 5, i: 1 } },
  });
  return s
    .given(t.given)
    .at(survivorTurn, { seat: 0 })
    .answers(1, TOLL, { do: 'decline' })
    .then(({ board }) => {
      expect(health(board)).toBe('V0 I0; V0 I1; V2 I0');
      expect(names(board.commonDiscard)).toBe('pipe');
    });
});

scenario(
  'CV-54 CD-RULING-66 CD-RULING-65 CD-RULING-63 the active Survivor dies: zombies hurt nobody, explosions everybody',
  (s) => {
    const t = table({
      people: { rick: { v: 2 }, selena: { v: 9 } },
      row: 'zombie, zombie-brute, fat-zombie/t2, _, _, _, X',
      top: 'pipe, pipe',
    });
    return s
      .given(t.given)
      .at(gameTurn)
      .then(({ board }) => {
        expect(board.survivors.map(({ vitality }) => vitality)).toEqual([0, 4]);
        expect(rowOf(board)).toBe('zombie, zombie-brute/h5, _, _, _, _, X');
      });
  },
);

scenario('CD-RULING-66 rewards and Paralysis for a dead active Survivor do nothing', (s) => {
  const t = table({
    people: { rick: { v: 2 }, selena: { v: 10 } },
    row: 'zombie, spitter/t2, vending-machine/h1, fat-zombie/t2, _, _, X',
    top: 'pipe, pipe',
  });
  return s
    .given(t.given)
    .at(gameTurn)
    .then(({ board }) => {
      expect(names(board.supply.C)).toBe('canned-soup, canned-soup');
      expect(board.survivors[1]!.paralysis).toBe('none');
      expect(board.survivors[1]!.hand).toEqual([]);
    });
});

scenario(
  'CV-63 CD-RULING-85 the toll waits until the blast has reached everyone, and comes before the Noise',
  (s) => {
    const t = table({
      people: { rick: { v: 10, i: 6 }, dan: { v: 5, i: 9 }, selena: { v: 8, i: 6 } },
      row: 'fat-zombie/t2, _, _, _, _, _, _',
      top: 'pipe, crawler',
    });
    return s
      .given(t.given)
      .at(gameTurn)
      .then(({ board, told }) => {
        expect(health(board)).toBe('V2 I3; V0 I9; V1 I3');
        const order = told.flatMap(({ open: event }) =>
          event?.kind === 'toll' || event?.kind === 'noise' || event?.kind === 'hurt'
            ? [event.kind, ...('who' in event ? [event['who']] : [])]
            : [],
        );
        expect(order).toEqual(['hurt', 0, 'hurt', 1, 'hurt', 2, 'toll', 2, 'toll', 0, 'noise']);
        expect(rowOf(board)).toBe('crawler, _, _, _, _, _, _');
      });
  },
);

scenario('CD-RULING-64 CD-RULING-49 a dead Survivor’s cards are discarded by origin', (s) => {
  const t = table({
    people: {
      dan: {
        v: 1,
        i: 0,
        hand: 'pipe@D1, note@KIT',
        reserve: 'antiviral@PHA',
        equipped: 'punch',
        loaded: 'berserk-agent',
        worn: 'kevlar/2',
      },
      rick: {},
    },
  });
  return s
    .given(t.given)
    .at(survivorTurn, { seat: 0 })
    .then(({ board }) => {
      expect(names(board.commonDiscard)).toBe('pipe, kevlar');
      expect(names(board.kitDiscard)).toBe('note');
      for (const id of ['antiviral', 'punch', 'berserk-agent'] as const)
        expect(board.removed).toContain(t.card(id));
    });
});

scenario('CD-RULING-65 dead in the own turn: no Last Whisper check, and the Game turn follows', (s) => {
  const t = table({
    people: { rick: { v: 5, equipped: 'bat' }, selena: { v: 9, hand: 'note' } },
    row: 'crawler, crawler, crawler, crawler, crawler@D1, fat-zombie/h2, X'.replace('crawler@D1', 'pipe'),
    top: 'pipe, knife',
  });
  return s
    .given(t.given)
    .at(cycle)
    .answers(0, TURN, { do: 'attack', space: 6, pay: 'action' })
    .stillAsking(1, TURN)
    .then(({ board }) => {
      expect(board.survivors.map(({ vitality }) => vitality)).toEqual([0, 4]);
      expect(board.whisperFailed).toBe(false);
      expect(board.active).toBe(1);
    });
});

scenario('CD-RULING-63 CD-OBJ-04 solo, death ends the turn and the game at once', (s) => {
  const t = table({
    people: { rick: { v: 5, equipped: 'bat' } },
    row: 'fat-zombie/h2, _, _, _, _, X, X',
    top: 'zombie, zombie',
  });
  return s
    .given(t.given)
    .at(cycle)
    .answers(0, TURN, { do: 'attack', space: 1, pay: 'action' })
    .then(({ board }) => {
      expect(board.survivors[0]!.vitality).toBe(0);
      expect(board.commonPile).toHaveLength(2);
      expect(board.toll).toBe(null);
    });
});

scenario('CV-37 CD-SURV-SELENA-03 CD-RULING-68 CD-RULING-73 with Selena dead a Note draws two', (s) => {
  const t = table({
    people: { rick: { hand: 'note@KIT' }, selena: { v: 0 } },
    top: 'zombie, horde@D1, knife',
  });
  return s
    .given(t.given)
    .at(actions, { seat: 0 })
    .answers(0, TURN, { do: 'use', card: t.card('note'), target: null, option: null })
    .then(({ board }) => {
      expect(names(board.commonDiscard)).toBe('zombie, horde');
      expect(names(board.commonPile)).toBe('knife');
    });
});
