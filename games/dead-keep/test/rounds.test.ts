// DK-GEN, DK-KO: Rounds, phases, the End Phase, and how a Quest is lost.
import { expect } from 'vitest';
import { endPhase, gameRound } from '../src/round.ts';
import { enemyCardNo } from '../src/cards/decks/index.ts';
import { suffer } from '../src/enemies/hits.ts';
import { FIRST, keep, scenario, SECOND, there, who } from './keep.ts';

const END = { do: 'endTurn' };

scenario(
  'DK-GEN-05 DK-GEN-06 DK-GEN-07 DK-GEN-08 a Round: everybody’s Turns, the Enemies, the spawn, the token passed',
  (s) =>
    s
      .given(
        keep({
          round: 3,
          party: { lothar: { seat: 0, cards: ['AE-01'] }, knut: { seat: 1, cards: ['AE-02'] } },
          enemies: { '7R.b': 'footman' },
          street: ['S1-01', 'S1-06'],
        }),
      )
      .at(gameRound)
      .answers(FIRST, 'DK-PP-03a', END)
      .answers(SECOND, 'DK-PP-03a', END)
      .then(({ board, told }) => {
        expect(board.round).toBe(4);
        expect(there(board, '7R.f')).toBe('footman');
        expect(there(board, '5R.b')).toBe('footman');
        expect(there(board, '3R.a')).toBe('shadowguard');
        expect(board.first).toBe(1);
        const order = told.flatMap(({ open }) =>
          ['roundBegins', 'turnBegins', 'activationStep', 'spawnStep', 'endPhase'].includes(open?.kind ?? '')
            ? [open!.kind]
            : [],
        );
        expect(order).toEqual([
          'roundBegins',
          'turnBegins',
          'turnBegins',
          'activationStep',
          'spawnStep',
          'endPhase',
        ]);
      }),
);
scenario('DK-RULING-176 a seat without Adventurers is passed over by the token', (s) =>
  s
    .given(keep({ seats: 3, party: { lothar: { seat: 0 }, knut: { seat: 2 } } }))
    .at(endPhase)
    .then(({ board }) => expect(board.first).toBe(2)),
);
scenario('V-58 DK-KO-02 DK-RULING-23 DK-GEN-04 two KO’ed and one Potion: lost in the End Phase', (s) =>
  s
    .given(
      keep({
        party: { lothar: { potions: 1 }, knut: { wounds: 12 }, gavin: { wounds: 10 } },
      }),
    )
    .at(endPhase)
    .then(({ board }) => expect(board).toMatchObject({ over: 'lost', reason: 'ko', first: 0 })),
);
scenario('V-58 DK-RULING-23 one KO’ed and one Potion: play goes on', (s) =>
  s
    .given(keep({ party: { lothar: { potions: 1 }, knut: { wounds: 12 } } }))
    .at(endPhase)
    .then(({ board }) => expect(board.over).toBe(null)),
);
scenario('V-59 DK-KO-04 a Potion of the KO’ed does not count', (s) =>
  s
    .given(keep({ party: { lothar: {}, knut: { wounds: 12, potions: 1 } } }))
    .at(endPhase)
    .then(({ board }) => expect(board.over).toBe('lost')),
);
scenario('DK-RULING-24 everybody KO’ed: lost at once', (s) =>
  s
    .given(keep({ party: { gavin: { wounds: 9, potions: 0 }, knut: { wounds: 12, potions: 2 } } }))
    .at(suffer, { hits: [{ who: 0, enemy: 'footman', n: 1, damage: 1 }] })
    .then(({ board }) => expect(board).toMatchObject({ over: 'lost', reason: 'allKo' })),
);
scenario('DK-RULING-23 with koCheck immediate the KO loss is looked for at every KO', (s) =>
  s
    .given(keep({ koAtOnce: true, party: { gavin: { wounds: 9 }, knut: {} } }))
    .at(suffer, { hits: [{ who: 0, enemy: 'footman', n: 1, damage: 1 }] })
    .then(({ board }) => expect(board).toMatchObject({ over: 'lost', reason: 'ko' })),
);
scenario(
  'V-61 DK-MIST-02 DK-RULING-82 Blinding Mist lifts in its End Phase, and its cards are discarded',
  (s) => {
    const given = keep({ round: 5, mist: 5, party: { lothar: {} } });
    const card = enemyCardNo('S2-12');
    given.board.street.pile = given.board.street.pile.filter((one) => one !== card);
    given.board.mist.street = [card];
    return s
      .given(given)
      .at(endPhase)
      .then(({ board }) => {
        expect(board.mist).toEqual({ until: 0, street: [], building: [] });
        expect(board.street.discard).toEqual([card]);
      });
  },
);
scenario('DK-RULING-82 it lies on in the End Phase of the Round it was drawn in', (s) =>
  s
    .given(keep({ round: 4, mist: 5, party: { lothar: {} } }))
    .at(endPhase)
    .then(({ board }) => expect(board.mist.until).toBe(5)),
);
scenario('DK-GEN-08 DK-RULING-46 DK-RULING-67 marks of the Round go in the End Phase', (s) => {
  const given = keep({
    party: { lothar: { ward: true } },
    enemies: { '5R.b': 'swampTroll/4 wounded 1' },
    boss: { state: 'active', armor: 1, noRegen: true },
  });
  given.board.toughUsed = ['0/tough'];
  given.board.packs[0]!.noRegen = true;
  return s
    .given(given)
    .at(endPhase)
    .then(({ board }) => {
      expect(who(board, 'lothar').ward).toBe(false);
      expect(board.toughUsed).toEqual([]);
      expect(board.packs[0]!.noRegen).toBe(false);
      expect(board.boss).toMatchObject({ armor: 0, noRegen: false });
    });
});
