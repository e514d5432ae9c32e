// DK-PP, DK-GEN-06, DK-KO, DK-TOKEN-07: whose Turn it is, who falls, who is helped up.

import { kernelWords, questionsFor, said, Speaker, type Play } from '@gravetable/kernel';
import { describe, expect } from 'vitest';
import { beforeWounds } from '../src/harm.ts';
import { playerPhase } from '../src/player-phase.ts';
import { endPhase } from '../src/round.ts';
import type { Board } from '../src/state.ts';
import { en } from '../src/text/en.ts';
import { turn } from '../src/turn.ts';
import { attack, door, END, move, offered, TURN, z } from './acts.ts';
import { FIRST, keep, scenario, SECOND, there, who, type KeepGiven } from './keep.ts';

const PICK = 'DK-PP-01b';
const POTION = 'DK-TREAS-03';
const drink = (holder: number, target: number) => ({ do: 'drink', holder, target });

describe('Turns', () => {
  scenario(
    'DK-PP-01 DK-GEN-01 DK-GEN-06 DK-IDLE-01 DK-PP-02 seats from the First Player on, Adventurers in any order',
    (s) =>
      s
        .given(
          keep({
            first: 1,
            party: { astrid: { seat: 0 }, knut: { seat: 1 }, lothar: { seat: 1, ap: 7 } },
          }),
        )
        .at(playerPhase)
        .answers(SECOND, PICK, 2)
        .now(({ board }) => expect(board.turn).toMatchObject({ who: 2, actions: 4 }))
        .answers(SECOND, TURN, END)
        .now(({ board }) => expect(board.turn).toMatchObject({ who: 1, actions: 3 }))
        .answers(SECOND, TURN, END)
        .answers(FIRST, TURN, END)
        .then(({ board }) => expect(board.party.every(({ played }) => played)).toBe(true)),
  );

  scenario('DK-RULING-105 a Turn ends by itself when nothing is left to do', (s) =>
    s
      .given(keep({ party: { astrid: { at: '7R.a', mana: 0 } } }))
      .at(turn, { who: 0 })
      .answers(FIRST, TURN, move('3R.e'))
      .answers(FIRST, TURN, move('7R.a'))
      .answers(FIRST, TURN, move('3R.e'))
      .then(({ board }) => expect(board.turn.who).toBe(null)),
  );

  scenario(
    'DK-SKILL-ACTION1 DK-SKILL-SPELLCASTER DK-RULING-128 an extra Action; a Spellcaster’s pays for Magic, the narrowest first',
    (s) =>
      s
        .given(
          keep({
            party: {
              sefira: {
                at: '3R.e',
                cards: ['AE-33'],
                mana: 0,
                skills: ['action1', 'spellcaster', 'free1.combat', 'free1.magic'],
              },
            },
            enemies: { '7R.a': 'footman 4' },
          }),
        )
        .at(turn, { who: 0 })
        .now(({ board }) => expect(board.turn.actions).toBe(4))
        .answers(FIRST, TURN, attack('AE-33', '7R.a'))
        .falls([1])
        .now(({ board }) => expect(board.turn.free).toEqual([0, 0, 0, 1, 1, 0, 0, 0]))
        .answers(FIRST, TURN, attack('AE-33', '7R.a'))
        .falls([1])
        .now(({ board }) => expect(board.turn.free).toEqual([0, 0, 0, 0, 1, 0, 0, 0]))
        .answers(FIRST, TURN, attack('AE-33', '7R.a'))
        .falls([1])
        .now(({ board }) => expect(board.turn.free).toEqual([0, 0, 0, 0, 0, 0, 0, 0]))
        .answers(FIRST, TURN, attack('AE-33', '7R.a'))
        .falls([1])
        .now(({ board }) => expect(board.turn.actions).toBe(3))
        .answers(FIRST, TURN, END),
  );

  scenario('DK-RULING-45 DK-ENEMY-SWAMPTROLL Trolls heal when a Turn ends', (s) =>
    s
      .given(keep({ party: { astrid: { at: '7R.a' } }, enemies: { '5R.b': 'swampTroll/2 wounded 4' } }))
      .at(turn, { who: 0 })
      .answers(FIRST, TURN, END)
      .then(({ board }) => expect(there(board, '5R.b')).toBe('swampTroll/2 wounded 1')),
  );

  const troll: KeepGiven = {
    party: { astrid: { at: '7R.a', cards: ['AE-17'], skills: ['roll1.melee'] } },
    enemies: { '7R.a': 'swampTroll/1 wounded 2' },
  };
  scenario('V-55 DK-SKILL-NOREGEN DK-RULING-46 not after a hit with No Regeneration', (s) =>
    s
      .given(keep(troll))
      .at(turn, { who: 0 })
      .answers(FIRST, TURN, attack('AE-17', '7R.a', { at: 0 }))
      .falls([4, 1])
      .answers(FIRST, TURN, END)
      .then(({ board }) => expect(there(board, '7R.a')).toBe('swampTroll/1 wounded 3')),
  );
});

describe('KO and Potions', () => {
  scenario(
    'V-60 DK-KO-03 DK-TREAS-03 DK-TOKEN-07 DK-TOKEN-08 a Potion in another’s Turn brings back, and the Turn is still to come',
    (s) =>
      s
        .given(
          keep({
            party: {
              astrid: { at: '7R.b' },
              gavin: { at: '7R.a', potions: 1, seat: 1, played: true },
              lothar: { at: '7R.a', wounds: 12 },
            },
          }),
        )
        .at(playerPhase)
        .uses(SECOND, POTION, drink(1, 2))
        .now(({ board }) => {
          expect(who(board, 'lothar').wounds).toBe(9);
          expect(who(board, 'gavin').potions).toBe(0);
        })
        .answers(FIRST, TURN, END)
        .answers(FIRST, TURN, END)
        .answers(SECOND, TURN, END)
        .then(({ board }) => expect(who(board, 'lothar').played).toBe(true)),
  );

  scenario('V-78 DK-RULING-26 DK-RULING-159 revived after the own seat was done: a late Turn', (s) =>
    s
      .given(
        keep({
          party: {
            astrid: { at: '7R.b', seat: 0 },
            gavin: { at: '7R.a', seat: 0, wounds: 10 },
            knut: { at: '7R.a', seat: 1, potions: 1 },
          },
        }),
      )
      .at(playerPhase)
      .answers(FIRST, TURN, END)
      .uses(SECOND, POTION, drink(2, 1))
      .answers(SECOND, TURN, END)
      .answers(FIRST, TURN, END)
      .then(({ board }) => {
        expect(who(board, 'gavin')).toMatchObject({ played: true, wounds: 7 });
      }),
  );

  scenario('DK-KO-04 who is KO’ed uses no Potion and gives none away', (s) =>
    s
      .given(
        keep({
          party: { astrid: { at: '7R.a' }, gavin: { at: '7R.a', wounds: 10, potions: 1 } },
        }),
      )
      .at(turn, { who: 0 })
      .now(({ play }) => expect(play.powersOf(FIRST)).toEqual([]))
      .answers(FIRST, TURN, END),
  );

  scenario('DK-RULING-130 DK-RULING-61 no Potion while rolled dice wait', (s) =>
    s
      .given(
        keep({
          party: { frantz: { at: '7R.a', cards: ['AE-06'], mana: 0, wounds: 1, potions: 1 } },
          enemies: { '7R.a': 'footman' },
        }),
      )
      .at(turn, { who: 0 })
      .now(({ play }) => expect(play.powersOf(FIRST)).toHaveLength(1))
      .answers(FIRST, TURN, attack('AE-06', '7R.a'))
      .falls([1])
      .now(({ play }) => expect(play.powersOf(FIRST)).toEqual([]))
      .answers(FIRST, 'DK-RULING-63b', [])
      .answers(FIRST, TURN, END),
  );

  const shot: KeepGiven = {
    party: {
      thurkal: { at: '3R.e', cards: ['AE-23'], mana: 0 },
      lothar: { at: '7R.a', wounds: 11 },
      gavin: { at: '7R.a', seat: 1, potions: 1 },
    },
    enemies: { '7R.a': 'footman' },
  };
  scenario(
    'DK-RULING-130 DK-RULING-61 DK-KO-01 before Friendly Fire wounds, the owner of a Potion is asked',
    (s) =>
      s
        .given(keep(shot))
        .at(turn, { who: 0 })
        .answers(FIRST, TURN, attack('AE-23', '7R.a'))
        .falls([1])
        .answers(FIRST, 'DK-FF-02', [1, 0])
        .answers(SECOND, 'DK-RULING-130b', drink(2, 1))
        .answers(FIRST, TURN, END)
        .then(({ board }) => expect(who(board, 'lothar').wounds).toBe(9)),
  );

  scenario('DK-RULING-130 DK-KO-01 DK-RULING-02 who passes lets them fall; further Wounds are ignored', (s) =>
    s
      .given(keep(shot))
      .at(turn, { who: 0 })
      .answers(FIRST, TURN, attack('AE-23', '7R.a'))
      .falls([1])
      .answers(FIRST, 'DK-FF-02', [1, 0])
      .answers(SECOND, 'DK-RULING-130b', { do: 'pass' })
      .answers(FIRST, TURN, END)
      .then(({ board }) => expect(who(board, 'lothar').wounds).toBe(12)),
  );

  scenario(
    'V-58 DK-KO-02 DK-GEN-04 DK-RULING-23 lost at the End Phase when the KO’ed outnumber the Potions',
    (s) =>
      s
        .given(
          keep({
            party: { astrid: { potions: 1 }, knut: { wounds: 12 }, lothar: { wounds: 12 } },
          }),
        )
        .at(endPhase)
        .then(({ board }) => expect(board).toMatchObject({ over: 'lost', reason: 'ko' })),
  );

  scenario('V-58 DK-KO-02 one KO’ed, one Potion: play goes on', (s) =>
    s
      .given(keep({ party: { astrid: { potions: 1 }, knut: { wounds: 12 } } }))
      .at(endPhase)
      .then(({ board }) => expect(board.over).toBe(null)),
  );

  scenario('DK-RULING-130 Wounds in several Zones: the window opens wherever somebody is hurt', (s) =>
    s
      .given(
        keep({
          party: { astrid: { at: '7R.f' }, lothar: { at: '7R.a', wounds: 11, potions: 1, seat: 1 } },
        }),
      )
      .at(beforeWounds, {
        due: [
          { who: 0, n: 1 },
          { who: 1, n: 1 },
        ],
        attackers: ['footman'],
      })
      .answers(SECOND, 'DK-RULING-130b', drink(1, 1))
      .then(({ board }) => expect(who(board, 'lothar').wounds).toBe(8)),
  );

  scenario('V-59 DK-KO-04 the Potion of a KO’ed Adventurer does not count', (s) =>
    s
      .given(keep({ party: { astrid: {}, knut: { wounds: 12, potions: 1 } } }))
      .at(endPhase)
      .then(({ board }) => expect(board.over).toBe('lost')),
  );

  scenario('DK-RULING-24 everyone KO’ed is lost at once, Potions or not', (s) =>
    s
      .given(
        keep({
          party: { lothar: { at: '7R.a', wounds: 11 }, knut: { at: '7R.f', wounds: 12, potions: 2 } },
          enemies: { '7R.a': 'footman' },
        }),
      )
      .at(turn, { who: 0 })
      .answers(FIRST, TURN, { do: 'taunt', zone: z('7R.a') })
      .then(({ board }) => expect(board).toMatchObject({ over: 'lost', reason: 'allKo' })),
  );

  scenario('DK-RULING-23 with koCheck immediate a KO without a Potion ends the game', (s) =>
    s
      .given(
        keep({
          koAtOnce: true,
          party: { thurkal: { at: '3R.e', cards: ['AE-23'], mana: 0 }, brannoch: { at: '7R.a', wounds: 11 } },
          enemies: { '7R.a': 'footman' },
        }),
      )
      .at(turn, { who: 0 })
      .answers(FIRST, TURN, attack('AE-23', '7R.a'))
      .falls([1])
      .then(({ board }) => expect(board).toMatchObject({ over: 'lost', reason: 'ko' })),
  );

  scenario('DK-RULING-27 a KO’ed Adventurer keeps everything; their Danger still counts', (s) =>
    s
      .given(
        keep({ party: { astrid: { at: '7R.a' }, knut: { wounds: 12, ap: 19, mana: 4, cards: ['AE-01'] } } }),
      )
      .at(turn, { who: 0 })
      .answers(FIRST, TURN, END)
      .then(({ board }) => {
        expect(who(board, 'knut')).toMatchObject({ ap: 19, mana: 4 });
        expect(who(board, 'knut').hands).toHaveLength(1);
      }),
  );

  scenario(
    'DK-RULING-131 DK-RULING-93 DK-SKILL-CONSUME DK-INV-02 a discard out of turn is for Consume alone',
    (s) =>
      s
        .given(
          keep({
            party: {
              astrid: { at: '7R.b', cards: ['AE-01'] },
              malteo: { at: '7R.a', seat: 1, cards: ['AE-33'], potions: 1, mana: 0, skills: ['consume'] },
            },
          }),
        )
        .at(turn, { who: 0 })
        .now(({ play }) => {
          expect(play.powersOf(FIRST)).toEqual([]);
          expect(play.powersOf(SECOND)).toHaveLength(1);
        })
        .uses(SECOND, 'DK-INV-02', { do: 'discard', who: 1, card: null })
        .now(({ board }) => expect(who(board, 'malteo')).toMatchObject({ mana: 5, potions: 0 }))
        .answers(FIRST, TURN, END),
  );

  scenario(
    'DK-RULING-98 DK-GEN-02 DK-RULING-05 other seats may say what they would do where the table decides',
    (s) =>
      s
        .given(
          keep({
            party: { knut: { at: '7R.b' }, lothar: { at: '5R.b', seat: 1 } },
            building: ['B1-01', 'B1-02'],
          }),
        )
        .at(turn, { who: 0 })
        .answers(FIRST, TURN, door('7R.C|7R.b'))
        .falls(4)
        .uses(SECOND, 'DK-RULING-98a', 2)
        .now(({ board }) => expect(board.votes).toEqual([0, 2]))
        .answers(FIRST, 'DK-RULING-05', z('7R.E'))
        .now(({ board }) => expect(board.votes).toEqual([0, 0]))
        .answers(FIRST, TURN, END),
  );
});

describe('Trade', () => {
  const TRADE = 'DK-TRADE-02';
  const trade = (other: number) => ({ do: 'trade', with: other, pay: 'action' });
  /** Places: Hands, Body, Backpack, Talismans, Potions of the one, then of the other, then the discard. */
  const [HAND, , PACK, , POTIONS, HAND2, , PACK2, , POTIONS2, AWAY] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

  scenario(
    'V-69 DK-RULING-25 DK-TRADE-04 DK-RULING-123 the bow of a KO’ed friend can be taken, the Potion cannot',
    (s) =>
      s
        .given(
          keep({
            party: {
              knut: { at: '7R.a', cards: ['AE-01'] },
              gavin: { at: '7R.a', seat: 1, wounds: 10, cards: ['AE-20'], potions: 1 },
            },
          }),
        )
        .at(turn, { who: 0 })
        .answers(FIRST, TURN, trade(1))
        .rejects(FIRST, [HAND2, HAND], 'KO_KEEPS_STILL')
        .answers(FIRST, TRADE, [PACK2, HAND])
        .now(({ board }) => expect(board.turn.actions).toBe(2))
        .answers(FIRST, TURN, END)
        .then(({ board }) => {
          expect(who(board, 'gavin').potions).toBe(1);
          expect(who(board, 'gavin').pack).toHaveLength(1);
          expect(who(board, 'knut').hands).toHaveLength(1);
        }),
  );

  scenario('DK-RULING-166 DK-TRADE-04 a KO’ed partner is given no Potion', (s) =>
    s
      .given(
        keep({
          party: {
            knut: { at: '7R.a', cards: ['AE-01'], potions: 1 },
            gavin: { at: '7R.a', seat: 1, wounds: 10, cards: ['AE-20'] },
          },
        }),
      )
      .at(turn, { who: 0 })
      .answers(FIRST, TURN, trade(1))
      .rejects(FIRST, [HAND, HAND2, POTIONS2], 'KO_TAKES_NO_POTION')
      .answers(FIRST, TRADE, [HAND, AWAY, POTIONS])
      .answers(FIRST, TURN, END)
      .then(({ board }) => {
        expect(who(board, 'knut').potions).toBe(1);
        expect(who(board, 'gavin')).toMatchObject({ potions: 0, hands: [], pack: [] });
      }),
  );

  /** The second seat's question in words. */
  const asked = (play: Play<Board>): string =>
    new Speaker('en', [en, kernelWords.en]).say(said('ask.consent', questionsFor(play, SECOND)[0]!.about));
  const two: KeepGiven = {
    party: {
      knut: { at: '7R.a', cards: ['AE-01'], potions: 1 },
      astrid: { at: '7R.a', seat: 1, cards: ['AE-20'] },
    },
  };
  scenario(
    'DK-TRADE-02 DK-TRADE-03 DK-RULING-123 DK-RULING-156 an unequal exchange, agreed to and rearranged',
    (s) =>
      s
        .given(keep(two))
        .at(turn, { who: 0 })
        .answers(FIRST, TURN, trade(1))
        .answers(FIRST, TRADE, [PACK2, HAND2, POTIONS2])
        .now(({ play }) =>
          expect(asked(play)).toBe(
            'Knut proposes an exchange to Astrid. Gets: Broadsword and 1 Potion. Gives: nothing. Agreed?',
          ),
        )
        .answers(SECOND, 'DK-TRADE-03', 'rearrange')
        .answers(SECOND, 'DK-RULING-123b', [HAND, HAND])
        .answers(FIRST, TURN, END)
        .then(({ board }) => {
          expect(who(board, 'astrid')).toMatchObject({ potions: 1 });
          expect(who(board, 'astrid').hands).toHaveLength(2);
          expect(who(board, 'knut')).toMatchObject({ potions: 0, hands: [] });
        }),
  );

  scenario('DK-RULING-123 DK-RULING-165 refusing costs the asker nothing; so does changing nothing', (s) =>
    s
      .given(keep(two))
      .at(turn, { who: 0 })
      .answers(FIRST, TURN, trade(1))
      .answers(FIRST, TRADE, [HAND, HAND, POTIONS])
      .answers(SECOND, 'DK-TRADE-03', 'refuse')
      .answers(FIRST, TURN, trade(1))
      .answers(FIRST, TRADE, [HAND, HAND2, POTIONS])
      .now(({ board }) => expect(board.turn.actions).toBe(3))
      .answers(FIRST, TURN, END)
      .then(({ board }) => expect(who(board, 'astrid').hands).toHaveLength(1)),
  );

  scenario(
    'DK-TRADE-01 DK-RULING-59 DK-INV-03 DK-INV-05 Reorganize costs an Action; Hands take Hand cards',
    (s) =>
      s
        .given(keep({ party: { knut: { at: '7R.a', cards: ['AE-01', 'AE-39', 'AE-49'] } } }))
        .at(turn, { who: 0 })
        .answers(FIRST, TURN, { do: 'reorganize', pay: 'action' })
        .rejects(FIRST, [HAND, HAND, PACK], 'HAND_CARDS_ONLY')
        .rejects(FIRST, [3, 1, PACK], 'TALISMANS_ONLY')
        .answers(FIRST, 'DK-TRADE-01', [PACK, PACK, PACK])
        .now(({ board }) => {
          expect(board.turn.actions).toBe(2);
          expect(who(board, 'knut')).toMatchObject({ hands: [], body: null });
        })
        .answers(FIRST, TURN, { do: 'reorganize', pay: 'action' })
        .answers(FIRST, 'DK-TRADE-01', [PACK, PACK, PACK])
        .now(({ board }) => expect(board.turn.actions).toBe(2))
        .answers(FIRST, TURN, END),
  );

  scenario('DK-TRADE-02 nobody trades over a distance, or with nothing', (s) =>
    s
      .given(keep({ party: { knut: { at: '7R.a' }, astrid: { at: '7R.b', cards: ['AE-01'] } } }))
      .at(turn, { who: 0 })
      .rejects(FIRST, trade(1), 'NOT_HERE')
      .rejects(FIRST, { do: 'reorganize', pay: 'action' }, 'NOTHING_TO_LAY_OUT')
      .now(({ play }) => expect(offered(play).some((one) => one.do === 'trade')).toBe(false))
      .answers(FIRST, TURN, END)
      .then(({ board }) => expect(who(board, 'knut').zone).toBe(z('7R.a'))),
  );

  scenario('DK-INV-02 DK-RULING-131 what is given no place is discarded', (s) =>
    s
      .given(keep(two))
      .at(turn, { who: 0 })
      .answers(FIRST, TURN, trade(1))
      .answers(FIRST, TRADE, [AWAY, HAND2, AWAY])
      .answers(SECOND, 'DK-TRADE-03', 'accept')
      .answers(FIRST, TURN, END)
      .then(({ board }) => {
        expect(who(board, 'knut')).toMatchObject({ hands: [], potions: 0 });
        expect(board.adventure.discard).toHaveLength(1);
      }),
  );
});

describe('Powers and the question they stand beside', () => {
  scenario('DK-INV-02 DK-RULING-105 throwing away the last thing to act with ends the Turn', (s) =>
    s
      .given(
        keep({
          party: {
            malteo: { at: '3R.e', cards: ['AE-33'], mana: 10, skills: ['consume', 'free1.magic'] },
          },
          enemies: { '7R.a': 'footman' },
        }),
      )
      .at(turn, { who: 0 })
      .answers(FIRST, TURN, move('3R.c'))
      .answers(FIRST, TURN, move('3R.e'))
      .answers(FIRST, TURN, { do: 'gather', pay: 'action' })
      .uses(FIRST, 'DK-INV-02', { do: 'discard', who: 0, card: 32 })
      .then(({ board }) => expect(board.turn.who).toBe(null)),
  );

  scenario(
    'DK-TREAS-03 DK-RULING-61 while one seat is asked before Wounds, another may drink elsewhere',
    (s) =>
      s
        .given(
          keep({
            party: {
              lothar: { at: '7R.a', wounds: 11, potions: 1 },
              knut: { at: '5R.b', wounds: 5, potions: 1, seat: 1 },
            },
          }),
        )
        .at(beforeWounds, { due: [{ who: 0, n: 1 }], attackers: ['footman'] })
        .now(({ play }) => expect(play.powersOf(FIRST)).toEqual([]))
        .uses(SECOND, POTION, drink(1, 1))
        .answers(FIRST, 'DK-RULING-130b', drink(0, 0))
        .then(({ board }) => {
          expect(who(board, 'knut').wounds).toBe(2);
          expect(who(board, 'lothar').wounds).toBe(8);
        }),
  );
});
