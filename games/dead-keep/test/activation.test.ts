// DK-EP, DK-ATK, DK-MULTI, DK-ENEMY: the Activation Step, its Attacks and its passes.
import { questionsFor, type Play } from '@gravetable/kernel';
import { expect } from 'vitest';
import { activationStep } from '../src/enemies/activation.ts';
import { extraActivation, tauntActivation } from '../src/enemies/extra.ts';
import type { Board } from '../src/state.ts';
import { turn } from '../src/turn.ts';
import { FIRST, keep, scenario, SECOND, there, who } from './keep.ts';

const ALLOT = 'DK-ATK-03a';
const kinds = (told: readonly { open: { kind: string } | null }[]): string[] =>
  told.flatMap(({ open }) => (open === null ? [] : [open.kind]));

scenario(
  'V-11 DK-ATK-03 DK-RULING-19 DK-RULING-100 each kind is allotted, then Armor is rolled by kind',
  (s) =>
    s
      .given(
        keep({
          party: { amaranthe: {}, lothar: { cards: ['AE-41'] } },
          enemies: { '7R.f': 'footman 4, shadowguard 2' },
        }),
      )
      .at(activationStep)
      .answers(FIRST, ALLOT, [4, 0])
      .answers(FIRST, ALLOT, [0, 4])
      .falls([5, 2, 3, 1])
      .then(({ board }) => {
        expect(who(board, 'amaranthe').wounds).toBe(4);
        expect(who(board, 'lothar').wounds).toBe(4);
      }),
);
scenario(
  'V-12 DK-ATK-03 DK-ARMOR-05 all Attacks may go to one; he rolls for each kind at its own value',
  (s) =>
    s
      .given(
        keep({
          party: { amaranthe: {}, lothar: { cards: ['AE-41'] } },
          enemies: { '7R.f': 'footman 4, shadowguard 2' },
        }),
      )
      .at(activationStep)
      .answers(FIRST, ALLOT, [0, 4])
      .answers(FIRST, ALLOT, [0, 4])
      .falls([3, 3, 3, 4], [3, 2, 2, 2])
      .then(({ board, told }) => {
        // 4+ against Footmen: three land for 1; 3+ against Shadowguards: three land for 2.
        expect(who(board, 'lothar').wounds).toBe(9);
        expect(
          told.filter(({ open }) => open?.kind === 'armorRolled').map(({ open }) => open!['need']),
        ).toEqual([4, 3]);
      }),
);
scenario(
  'V-13 DK-ENEMY-FOOTMAN DK-ATK-03 DK-GEN-02 DK-RULING-98 the First Player says whom a lone Footman hits',
  (s) =>
    s
      .given(
        keep({
          party: { astrid: { seat: 0 }, knut: { seat: 1 } },
          first: SECOND,
          enemies: { '7R.f': 'footman' },
        }),
      )
      .at(activationStep)
      .answers(SECOND, ALLOT, [1, 0])
      .then(({ board }) => {
        expect(board.party.map(({ wounds }) => wounds)).toEqual([1, 0]);
        expect(there(board, '7R.f')).toBe('footman');
      }),
);
scenario('V-14 DK-ATK-01 DK-ATK-02 DK-ATK-05 DK-ENEMY-SHADOWGUARD a Shadowguard strikes twice for two', (s) =>
  s
    .given(keep({ party: { lothar: {} }, enemies: { '7R.f': 'shadowguard' } }))
    .at(activationStep)
    .then(({ board }) => expect(who(board, 'lothar').wounds).toBe(4)),
);
scenario(
  'V-15 DK-ATK-06 DK-STAT-01 DK-RULING-31 DK-BOSS-14 the Wyvern Boss of Level 5 makes five Attacks of Damage 5',
  (s) =>
    s
      .given(
        keep({
          party: { lothar: {}, knut: {}, astrid: { at: '5R.b' } },
          boss: { kind: 'wyvern', level: 5, state: 'active', at: '7R.f' },
        }),
      )
      .at(activationStep)
      .rejects(FIRST, [1, 1], 'NOT_AN_ANSWER')
      .answers(FIRST, ALLOT, [3, 2])
      // DK-SKILL-TOUGH: Knut's own.
      .answers(FIRST, 'DK-SKILL-TOUGHa', 'keep')
      .then(({ board, told }) => {
        expect(told).toContainEqual(
          expect.objectContaining({
            open: expect.objectContaining({ kind: 'enemyAttacks', n: 5, damage: 5 }) as unknown,
          }),
        );
        expect(who(board, 'lothar').wounds).toBe(12);
        expect(who(board, 'knut').wounds).toBe(10);
      }),
);
scenario('V-16 DK-MULTI-01 DK-MULTI-02 DK-ENEMY-HORSEMAN a Horseman attacks in two passes', (s) =>
  s
    .given(keep({ party: { lothar: {} }, enemies: { '7R.f': 'horseman' } }))
    .at(activationStep)
    .then(({ board }) => expect(who(board, 'lothar').wounds).toBe(8)),
);
scenario('DK-MULTI-02 DK-ATK-03 the same Attacks asked for again say which Action they are', (s) => {
  const passAsked = (play: Play<Board>): unknown => questionsFor(play, FIRST)[0]!.about['pass'];
  return s
    .given(keep({ party: { lothar: {}, amaranthe: {} }, enemies: { '7R.f': 'bloodhound, footman' } }))
    .at(activationStep)
    .answers(FIRST, ALLOT, [1, 0])
    .now(({ play }) => expect(passAsked(play)).toBe(1))
    .answers(FIRST, ALLOT, [1, 0])
    .now(({ play }) => expect(passAsked(play)).toBe(2))
    .answers(FIRST, ALLOT, [1, 0])
    .now(({ play }) => expect(passAsked(play)).toBe(3))
    .answers(FIRST, ALLOT, [1, 0])
    .then(({ board }) => expect(who(board, 'lothar').wounds).toBe(4));
});
scenario(
  'V-17 DK-MULTI-02 DK-RULING-17 who moves in may attack with the next Action; others have none',
  (s) =>
    s
      .given(keep({ party: { lothar: {} }, enemies: { '7R.b': 'horseman 2, shadowguard' } }))
      .at(activationStep)
      .then(({ board }) => {
        expect(there(board, '7R.f')).toBe('shadowguard, horseman 2');
        expect(who(board, 'lothar').wounds).toBe(8);
      }),
);
scenario('DK-ENEMY-BLOODHOUND DK-MULTI-02 a Bloodhound moves twice and bites once', (s) =>
  s
    .given(keep({ party: { lothar: {} }, enemies: { '7R.a': 'bloodhound', '3R.e': 'footman' } }))
    .at(activationStep)
    .then(({ board, told }) => {
      expect(there(board, '7R.f')).toBe('bloodhound');
      expect(there(board, '7R.a')).toBe('footman');
      expect(who(board, 'lothar').wounds).toBe(1);
      expect(kinds(told).filter((kind) => kind === 'nextPass')).toHaveLength(2);
    }),
);
scenario('V-35 DK-STAT-02 DK-KO-01 DK-RULING-02 DK-ENEMY-MINOTAUR Wounds beyond the last are ignored', (s) =>
  s
    .given(keep({ party: { maiLing: {}, lothar: { at: '5R.b' } }, enemies: { '7R.f': 'minotaur/1' } }))
    .at(activationStep)
    .then(({ board }) => expect(who(board, 'maiLing').wounds).toBe(9)),
);
scenario(
  'DK-EP-01 DK-EP-02 DK-ENM-01 one Action: who attacks does not move, and all Attacks come first',
  (s) =>
    s
      .given(
        keep({
          party: { lothar: {}, knut: { at: '7R.e' } },
          enemies: { '7R.f': 'footman', '7R.b': 'shadowguard' },
          boss: { kind: 'minotaur', state: 'inactive', at: '7R.f' },
        }),
      )
      .at(activationStep)
      .answers(FIRST, 'DK-EMOVE-02a', 28)
      .then(({ board, told }) => {
        expect(there(board, '7R.f')).toBe('footman');
        expect(there(board, '7R.e')).toBe('shadowguard');
        const order = kinds(told).filter((kind) => kind === 'enemyAttacks' || kind === 'packMoves');
        expect(order).toEqual(['enemyAttacks', 'packMoves']);
        // DK-BOSS-03: an inactive Boss does nothing.
        expect(who(board, 'lothar').wounds).toBe(1);
      }),
);
scenario('DK-ATK-04 DK-RULING-134 Warhogs of two Levels are two kinds of Attacks', (s) =>
  s
    .given(keep({ party: { lothar: {}, astrid: {} }, enemies: { '7R.f': 'warhog/1, warhog/2' } }))
    .at(activationStep)
    .answers(FIRST, ALLOT, [2, 0])
    .answers(FIRST, ALLOT, [0, 2])
    .then(({ board }) => {
      expect(who(board, 'lothar').wounds).toBe(4);
      expect(who(board, 'astrid').wounds).toBe(6);
    }),
);
scenario('DK-RULING-20 DK-RULING-21 all Attacks are made; the KO’ed are nobody’s target', (s) =>
  s
    .given(
      keep({
        party: { maiLing: { wounds: 8 }, lothar: { wounds: 12 }, knut: { at: '5R.b' } },
        enemies: { '7R.f': 'footman 3' },
      }),
    )
    .at(activationStep)
    .then(({ board }) => {
      expect(who(board, 'maiLing').wounds).toBe(9);
      expect(who(board, 'lothar').wounds).toBe(12);
    }),
);
scenario(
  'V-53 DK-ENEMY-GIANT DK-RULING-42 the Giant strikes the fullest Zone, down from the Tower too',
  (s) =>
    s
      .given(
        keep({
          quest: 'Q09',
          party: { lothar: { at: '4R.h' }, knut: { at: '4R.h' }, astrid: { at: '9V.c' } },
          boss: { kind: 'giant', state: 'active', at: '9V.a' },
        }),
      )
      .at(activationStep)
      .answers(FIRST, ALLOT, [2, 1])
      .answers(FIRST, 'DK-SKILL-TOUGHa', 'boss.giant')
      .then(({ board }) => expect(board.party.map(({ wounds }) => wounds)).toEqual([12, 0, 0])),
);
scenario('DK-ENEMY-GIANT DK-RULING-42 the table breaks a tie of the Giant', (s) =>
  s
    .given(
      keep({
        party: { lothar: { at: '7R.b' }, astrid: { at: '7R.f' } },
        enemies: { '7R.b': 'giant/1' },
      }),
    )
    .at(activationStep)
    .answers(FIRST, 'DK-RULING-43', 33)
    .then(({ board }) => expect(board.party.map(({ wounds }) => wounds)).toEqual([0, 5])),
);
scenario('V-54 DK-TOWER-05 a Deadeye on the Tower shoots down', (s) =>
  s
    .given(keep({ quest: 'Q09', party: { lothar: { at: '4R.h' } }, enemies: { '9V.a': 'deadeye' } }))
    .at(activationStep)
    .then(({ board }) => {
      expect(who(board, 'lothar').wounds).toBe(1);
      expect(there(board, '9V.a')).toBe('deadeye');
    }),
);
scenario('V-57 DK-ENEMY-DEADEYE DK-RULING-43 a Deadeye shoots at the nearest Zone, not at the fullest', (s) =>
  s
    .given(
      keep({
        party: {
          lothar: { at: '5R.c' },
          astrid: { at: '3R.b' },
          knut: { at: '3R.b' },
          gavin: { at: '3R.b' },
        },
        enemies: { '5R.b': 'deadeye' },
      }),
    )
    .at(activationStep)
    .then(({ board }) => {
      expect(board.party.map(({ wounds }) => wounds)).toEqual([1, 0, 0, 0]);
      expect(there(board, '5R.b')).toBe('deadeye');
    }),
);
scenario('DK-ENEMY-COUNTESS DK-ENEMY-BABAYAGA they shoot up to three Zones far as well', (s) =>
  s
    .given(
      keep({
        party: { lothar: { at: '3R.b' } },
        enemies: { '5R.b': 'countess, babaYaga/2' },
      }),
    )
    .at(activationStep)
    .then(({ board }) => {
      // The Countess 2 × 1, Baba Yaga of Level 2 2 × 3.
      expect(who(board, 'lothar').wounds).toBe(8);
      expect(there(board, '5R.b')).toBe('countess, babaYaga/2');
    }),
);
scenario('V-61 DK-MIST-02 in Blinding Mist nobody is shot at from outside', (s) =>
  s
    .given(keep({ round: 5, mist: 5, party: { lothar: { at: '5R.c' } }, enemies: { '5R.b': 'deadeye' } }))
    .at(activationStep)
    .then(({ board }) => {
      expect(who(board, 'lothar').wounds).toBe(0);
      expect(there(board, '5R.c')).toBe('deadeye');
    }),
);
scenario('V-91 DK-RULING-135 DK-RULING-18 every tie is asked before the first Attack is allotted', (s) =>
  s
    .given(
      keep({
        party: { lothar: { at: '3R.a' }, astrid: { at: '3R.a' }, gavin: { at: '3R.f' } },
        enemies: { '3R.b': 'giant/1', '3R.c': 'deadeye' },
      }),
    )
    .at(activationStep)
    .answers(FIRST, 'DK-RULING-43', 3)
    // Then the Zone's Attacks, kind by kind: the Giant's one, the Deadeye's one.
    .answers(FIRST, ALLOT, [1, 0])
    .answers(FIRST, ALLOT, [0, 1])
    .then(({ board }) => expect(board.party.map(({ wounds }) => wounds)).toEqual([5, 1, 0])),
);
scenario('DK-RULING-135 Attacks on a Zone where nobody stands any more are lost', (s) =>
  s
    .given(
      keep({
        party: { maiLing: { at: '3R.a', wounds: 8 }, lothar: { at: '3R.f' } },
        enemies: { '3R.a': 'footman', '3R.c': 'deadeye' },
      }),
    )
    .at(activationStep)
    .answers(FIRST, 'DK-RULING-43', 16)
    .then(({ board }) => expect(board.party.map(({ wounds }) => wounds)).toEqual([9, 1])),
);
scenario('DK-RULING-37 DK-MON-03 an extra Activation of Monsters is one full pass of theirs alone', (s) =>
  s
    .given(
      keep({
        party: { lothar: {} },
        enemies: { '7R.f': 'warhog/1, footman', '7R.a': 'minotaur/1' },
        boss: { kind: 'ogre', state: 'active', at: '7R.f' },
      }),
    )
    .at(extraActivation, { whose: 'monsters' })
    .then(({ board }) => {
      expect(who(board, 'lothar').wounds).toBe(4);
      expect(there(board, '7R.b')).toBe('minotaur/1');
      expect(there(board, '7R.f')).toBe('footman, warhog/1');
    }),
);
scenario('DK-SKILL-TAUNT DK-RULING-77 the taunted spend all their Actions on the taunter alone', (s) =>
  s
    .given(
      keep({
        party: { lothar: { at: '7R.f' }, knut: { at: '7R.b' } },
        enemies: { '7R.b': 'footman, horseman', '7R.a': 'footman' },
      }),
    )
    .at(tauntActivation, { who: 0, zone: 27 })
    .then(({ board }) => {
      // They leave Knut alone; the Horseman has a second Action for Lothar; the other Footman is not concerned.
      expect(board.party.map(({ wounds }) => wounds)).toEqual([4, 0]);
      expect(there(board, '7R.f')).toBe('footman, horseman');
      expect(there(board, '7R.a')).toBe('footman');
    }),
);
scenario('DK-RULING-121 Undead in chains skip the Activation Step, not an extra Activation', (s) => {
  const given = keep({ party: { lothar: {} }, enemies: { '7R.f': 'footman 2', '7R.b': 'horseman' } });
  for (const pack of given.board.packs) pack.bound = true;
  return s
    .given(given)
    .at(activationStep)
    .then(({ board }) => {
      expect(who(board, 'lothar').wounds).toBe(0);
      expect(board.packs.some(({ bound }) => bound)).toBe(false);
    });
});
scenario('DK-RULING-121 DK-SKILL-TAUNT chains do not hold against a Taunt', (s) => {
  const given = keep({ party: { lothar: {} }, enemies: { '7R.f': 'footman 2' } });
  given.board.packs[0]!.bound = true;
  return s
    .given(given)
    .at(tauntActivation, { who: 0, zone: 33 })
    .then(({ board }) => {
      expect(who(board, 'lothar').wounds).toBe(2);
      expect(board.packs[0]!.bound).toBe(true);
    });
});

const END = { do: 'endTurn' };
scenario('V-55 DK-ENEMY-SWAMPTROLL DK-RULING-45 a Troll heals up to three Wounds when a Turn ends', (s) =>
  s
    .given(
      keep({
        party: { lothar: { cards: ['AE-01'] } },
        enemies: {
          '5R.b': 'swampTroll/4 wounded 4',
          '5R.e': 'warriorTroll/1 wounded 2, minotaur/1 wounded 2',
        },
      }),
    )
    .at(turn, { who: 0 })
    .answers(FIRST, 'DK-PP-03a', END)
    .then(({ board }) => {
      expect(there(board, '5R.b')).toBe('swampTroll/4 wounded 1');
      // DK-ENEMY-WARRIORTROLL
      expect(there(board, '5R.e')).toBe('warriorTroll/1, minotaur/1 wounded 2');
    }),
);
scenario(
  'V-55 DK-RULING-46 DK-SKILL-NOREGEN DK-ENEMY-ELDERTROLL DK-ENEMY-WARRIORTROLL not in the Round of a No Regeneration hit',
  (s) => {
    const given = keep({
      party: { lothar: { cards: ['AE-01'] } },
      enemies: { '5R.b': 'swampTroll/4 wounded 4' },
      boss: { kind: 'elderTroll', state: 'active', at: '2R.b', wounds: 4, noRegen: true },
    });
    given.board.packs[0]!.noRegen = true;
    return s
      .given(given)
      .at(turn, { who: 0 })
      .answers(FIRST, 'DK-PP-03a', END)
      .then(({ board }) => {
        expect(there(board, '5R.b')).toBe('swampTroll/4 wounded 4');
        expect(board.boss.wounds).toBe(4);
      });
  },
);
scenario('DK-ENEMY-ELDERTROLL the Elder Troll Boss regenerates while it is active', (s) =>
  s
    .given(
      keep({
        party: { lothar: { cards: ['AE-01'] } },
        boss: { kind: 'elderTroll', state: 'active', at: '2R.b', wounds: 4 },
      }),
    )
    .at(turn, { who: 0 })
    .answers(FIRST, 'DK-PP-03a', END)
    .then(({ board }) => expect(board.boss.wounds).toBe(1)),
);
