// DK-BOSS: Doom, Stage cards, the Boss asleep, awake, and falling life by life.
import { expect } from 'vitest';
import { attack } from '../src/combat/attack.ts';
import { activateBoss, loseLife } from '../src/boss/active.ts';
import { takeDoom } from '../src/boss/doom.ts';
import { addDoom } from '../src/boss/reserve.ts';
import { stageInactive } from '../src/boss/stages.ts';
import { cardNo } from '../src/cards/box.ts';
import { enemyCardNo } from '../src/cards/decks/index.ts';
import { stageNo } from '../src/cards/stages.ts';
import { bossStats } from '../src/enemies/packs.ts';
import { enemyCard } from '../src/spawn/street.ts';
import type { Board } from '../src/state.ts';
import type { Given } from '@gravetable/testkit';
import { FIRST, keep, named, scenario, there, who, zoneOf, type KeepGiven } from './keep.ts';

const REACT = 'DK-CLASS-DUO-01a';
const stages = (...codes: string[]): number[] => codes.map(stageNo);
const withDoom = (given: KeepGiven, n: number): Given<Board> => {
  const table = keep(given);
  table.board.queue.doom = n;
  return table;
};
const struck = (card: string, zone: number, at: 'boss' | 'undead' = 'boss') =>
  ({ do: 'attack', card: cardNo(card), line: 0, zone, at, pay: 'gift' }) as const;

// Asleep

scenario(
  'V-23 DK-BOSS-05 DK-BOSS-06 DK-RULING-35 every fifth Doom empties the reserve and brings a life',
  (s) =>
    s
      .given(
        withDoom(
          {
            party: { lothar: {} },
            boss: { kind: 'minotaur', cards: ['ST-10', 'ST-15'] },
            stages: ['ST-01', 'ST-02', 'ST-03'],
          },
          16,
        ),
      )
      .at(takeDoom)
      .then(({ board }) => {
        expect(board.boss).toMatchObject({ doom: 1, emptied: 3 });
        expect(board.boss.cards).toEqual(stages('ST-15', 'ST-10', 'ST-01', 'ST-02', 'ST-03'));
        // DK-BOSS-13: at each Spawn Zone.
        expect(there(board, '5R.b')).toBe('footman 2, shadowguard, deadeye');
        expect(there(board, '3R.a')).toBe('footman 2, shadowguard, deadeye');
        // DK-RULING-145: what was read out is known, what was dealt is not.
        expect(board.boss.seen).toEqual(stages('ST-01', 'ST-02', 'ST-03'));
      }),
);
scenario('DK-RULING-34 without a Stage card in the supply five Doom do nothing', (s) => {
  const given = withDoom({ party: { lothar: {} }, boss: { doom: 4 } }, 1);
  given.board.boss.cards = [...given.board.stages];
  given.board.stages = [];
  return s
    .given(given)
    .at(takeDoom)
    .then(({ board }) => {
      expect(board.boss).toMatchObject({ doom: 0, emptied: 1 });
      expect(board.packs).toEqual([]);
    });
});
scenario('DK-BOSS-04 DK-RULING-12 an active Boss takes no Doom', (s) => {
  const given = keep({ party: { lothar: {} }, boss: { state: 'active' } });
  addDoom({ board: given.board, seats: [0], tell: null }, 3);
  return s
    .given(given)
    .at(takeDoom)
    .then(({ board }) => expect(board.boss.doom).toBe(0));
});
scenario('DK-BOSS-03 DK-RULING-28 DK-BOSS-13 an inactive Boss is no Enemy for anybody', (s) =>
  s
    .given(keep({ party: { lothar: {} }, boss: { kind: 'ogre', at: '7R.f' }, stages: ['ST-13'] }))
    .at(stageInactive, { card: stageNo('ST-13') })
    .then(({ board }) => {
      expect(who(board, 'lothar').wounds).toBe(0);
      expect(board.boss.zone).toBe(zoneOf(board, '7R.f'));
    }),
);
scenario(
  'DK-RULING-39 R-1 shortage, Doom, Stage card, shortage again: one inside the other, each once',
  (s) => {
    const card = enemyCardNo('S1-04');
    const given = keep({
      party: { lothar: { at: '7R.f' } },
      enemies: { '2R.a': 'footman 30', '7R.f': 'warhog/1' },
      boss: { doom: 4 },
      stages: ['ST-01', 'ST-02'],
    });
    given.board.street.pile = given.board.street.pile.filter((one) => one !== card);
    return s
      .given(given)
      .at(enemyCard, { card, zone: zoneOf(given.board, '5R.b') })
      .then(({ board, told }) => {
        const order = told.flatMap(({ open }) =>
          ['short', 'extraActivation', 'doom', 'stageDrawn'].includes(open?.kind ?? '') ? [open!.kind] : [],
        );
        expect(order).toEqual([
          'short',
          'extraActivation',
          'doom',
          'stageDrawn',
          'short',
          'short',
          'extraActivation',
          'doom',
        ]);
        expect(who(board, 'lothar').wounds).toBe(8);
        expect(board.boss).toMatchObject({ doom: 1, emptied: 1 });
        expect(board.boss.cards).toEqual(stages('ST-01'));
      });
  },
);

// Waking

scenario(
  'V-24 boss-minotaur DK-BOSS-07 DK-BOSS-08 DK-RULING-29 it wakes: Doom is gone for nothing, the cards are shuffled',
  (s) =>
    s
      .given(
        keep({
          party: { lothar: {} },
          boss: { kind: 'minotaur', at: null, doom: 3, cards: ['ST-01', 'ST-02', 'ST-03'] },
        }),
      )
      .at(activateBoss)
      .falls(stages('ST-02', 'ST-01', 'ST-03'))
      .then(({ board }) => {
        expect(board.boss).toMatchObject({ state: 'active', doom: 0, emptied: 0 });
        expect(board.boss.cards).toEqual(stages('ST-02', 'ST-01', 'ST-03'));
        expect(named(board, [board.boss.zone!])).toEqual(['2R.b']);
      }),
);
scenario('DK-RULING-144 it wakes while a Stage card runs: the card joins and all are shuffled again', (s) => {
  const given = withDoom(
    {
      quest: 'Q06',
      party: { astrid: { at: '6V.e', cards: ['AE-04'] } },
      enemies: { '6V.e': 'houndmaster wounded 2' },
      boss: { doom: 4, cards: ['ST-10'] },
      stages: ['ST-01'],
    },
    1,
  );
  // The Spawn Zone is hers, so that she answers the Stage card by eliminating the Houndmaster.
  given.board.party[0]!.zone = zoneOf(given.board, '8R.b');
  given.board.packs[0]!.zone = zoneOf(given.board, '8R.b');
  given.board.spawns = 2;
  return s
    .given(given)
    .at(takeDoom)
    .answers(FIRST, REACT, struck('AE-04', zoneOf(given.board, '8R.b'), 'undead'))
    .falls([6, 1])
    .answers(FIRST, 'DK-MELEE-01', [0, 1])
    .falls(stages('ST-01', 'ST-10'))
    .then(({ board }) => {
      expect(board.boss.state).toBe('active');
      expect(board.boss.cards).toEqual(stages('ST-01', 'ST-10'));
      expect(there(board, '8R.b')).toBe('footman 2');
    });
});

// Falling

const lives = (given: Partial<KeepGiven>, ...cards: string[]): Given<Board> =>
  keep({
    party: { lothar: { at: '7R.f' }, knut: { at: '5R.b' } },
    ...given,
    boss: { kind: 'minotaur', state: 'active', at: '2R.b', wounds: 5, cards, ...given.boss },
  });

scenario(
  'V-25 DK-BOSS-09 DK-BOSS-12 DK-RULING-108 a life is lost: healed, the text resolved, the card discarded',
  (s) =>
    s
      .given(lives({}, 'ST-01', 'ST-02', 'ST-03', 'ST-04', 'ST-05'))
      .at(loseLife)
      .then(({ board }) => {
        expect(board.boss).toMatchObject({ state: 'active', wounds: 0 });
        expect(board.boss.cards).toHaveLength(4);
        expect(board.stageDiscard).toEqual(stages('ST-01'));
        expect(there(board, '2R.b')).toBe('footman 2');
        expect(board.artifacts).toEqual([]);
      }),
);
scenario(
  'V-26 DK-BOSS-11 DK-RULING-33 DK-GEN-03 DK-RULING-103 its last death with all Objectives done wins at once',
  (s) =>
    s
      .given(
        keep({
          party: { lothar: { cards: ['AE-12'] } },
          boss: { kind: 'minotaur', state: 'active', at: '7R.f', wounds: 4 },
          taken: ['3R.A', '5R.D', '2R.F'],
        }),
      )
      .at(attack, { who: 0, choice: struck('AE-12', 33), how: 'action' })
      .falls([4, 5, 6])
      .then(({ board, told }) => {
        expect(board.boss).toMatchObject({ state: 'gone', zone: null });
        expect(who(board, 'lothar').ap).toBe(1);
        expect(board).toMatchObject({ over: 'won', reason: 'won', artifacts: [] });
        expect(told.at(-1)!.open!.kind).toBe('won');
      }),
);
scenario('DK-BOSS-11 DK-RULING-103 with an Objective left it is gone, and the Quest goes on', (s) =>
  s
    .given(lives({ taken: ['3R.A', '5R.D'] }))
    .at(loseLife)
    .then(({ board }) => expect(board).toMatchObject({ boss: { state: 'gone' }, over: null })),
);
scenario(
  'V-81 DK-RULING-108 DK-RULING-33 a lost life is no elimination: surplus hits are lost, no Hit & Run',
  (s) =>
    s
      .given(
        keep({
          party: { lothar: { cards: ['AE-12', 'TA-12'] } },
          boss: { kind: 'ogre', state: 'active', at: '7R.f', wounds: 4, cards: ['ST-01'] },
        }),
      )
      .at(attack, { who: 0, choice: struck('AE-12', 33), how: 'action' })
      .falls([4, 5, 6])
      .then(({ board }) => {
        expect(who(board, 'lothar').ap).toBe(1);
        expect(board.boss).toMatchObject({ state: 'active', wounds: 0, cards: [] });
        expect(there(board, '7R.f')).toBe('footman 2');
      }),
);
scenario(
  'DK-RULING-32 DK-RULING-104 R-1 ST-05 a reaction takes a life in the middle of a spawn: the Boss acts, the Duo falls, the spawn goes on',
  (s) => {
    const given = keep({
      party: { astrid: { at: '5R.b', wounds: 6, cards: ['AE-12'] }, knut: { at: '7R.f' } },
      boss: { kind: 'minotaur', state: 'active', at: '5R.b', wounds: 4, cards: ['ST-05'] },
      street: ['S1-01', 'S1-02'],
    });
    return s
      .given(given)
      .at(enemyCard, { card: given.board.street.pile.pop()!, zone: zoneOf(given.board, '5R.b') })
      .answers(FIRST, REACT, struck('AE-12', zoneOf(given.board, '5R.b')))
      .falls([6, 6, 6])
      .then(({ board, told }) => {
        // ST-05: the Boss resolves an extra Activation: 2 Attacks of Damage 5.
        expect(who(board, 'astrid').wounds).toBe(10);
        expect(board.boss).toMatchObject({ wounds: 0, cards: [] });
        expect(board.stageDiscard).toEqual(stages('ST-05'));
        expect(board.over).toBe(null);
        const order = told.flatMap(({ open }) =>
          ['spawns', 'bossFalls', 'extraActivation', 'ko'].includes(open?.kind ?? '') ? [open!.kind] : [],
        );
        expect(order).toEqual(['spawns', 'bossFalls', 'extraActivation', 'ko']);
      });
  },
);
scenario('DK-BOSS-10 Combat Reflexes never answer a teleport of the Boss', (s) =>
  s
    .given(
      keep({
        party: { astrid: { at: '2R.b', cards: ['AE-04'] } },
        boss: { kind: 'minotaur', state: 'active', at: '7R.f', wounds: 5, cards: ['ST-08'] },
        search: ['3R.b', '3R.b', '7R.f'],
      }),
    )
    .at(loseLife)
    .then(({ board }) => {
      expect(named(board, [board.boss.zone!])).toEqual(['2R.b']);
      expect(board.search).toEqual([]);
    }),
);

// Where it goes

scenario(
  'DK-RULING-120 ST-03 Black Rain: the Spawn Zone farthest from all, then an Attack on everybody it sees',
  (s) =>
    s
      .given(lives({ party: { lothar: { at: '5R.e', cards: ['AE-39'] }, knut: { at: '5R.f' } } }, 'ST-03'))
      .at(loseLife)
      // 5R.b is two steps from Lothar, 3R.a as well: a tie for the table.
      .answers(FIRST, 'DK-RULING-120a', 5)
      .falls([2])
      .then(({ board }) => {
        expect(named(board, [board.boss.zone!])).toEqual(['5R.b']);
        expect(board.party.map(({ wounds }) => wounds)).toEqual([1, 0]);
      }),
);
scenario(
  'DK-RULING-148 ST-04 The Hunt Is On: to whoever has the most Adrenaline, laps of Ultrared counted',
  (s) =>
    s
      .given(
        lives(
          {
            party: {
              lothar: { at: '7R.f', ap: 30 },
              knut: { at: '5R.b', ap: 2, laps: 1 },
              gavin: { at: '3R.a', ap: 42, laps: 2, wounds: 10 },
            },
          },
          'ST-04',
        ),
      )
      .at(loseLife)
      .then(({ board }) => expect(named(board, [board.boss.zone!])).toEqual(['5R.b'])),
);
scenario(
  'DK-RULING-120 ST-07 White Curtain: the nearest Mist Zone without Adventurers, and Blinding Mist',
  (s) =>
    s
      .given(lives({ party: { lothar: { at: '7R.e' } }, boss: { at: '7R.b' } }, 'ST-07'))
      .at(loseLife)
      .then(({ board }) => {
        expect(named(board, [board.boss.zone!])).toEqual(['7R.a']);
        expect(board.mist.until).toBe(2);
      }),
);
scenario('ST-11 Call of the Pack: the Starting Spawn Zone, and a Bloodhound at each', (s) =>
  s
    .given(lives({ party: { lothar: { at: '7R.f' } } }, 'ST-11'))
    .at(loseLife)
    .then(({ board }) => {
      expect(named(board, [board.boss.zone!])).toEqual(['5R.b']);
      expect(there(board, '5R.b')).toBe('bloodhound');
      expect(there(board, '3R.a')).toBe('bloodhound');
    }),
);
scenario('ST-02 Shield of Shades: the lair, and a Shadowguard with it', (s) =>
  s
    .given(lives({ boss: { at: '7R.b' } }, 'ST-02'))
    .at(loseLife)
    .then(({ board }) => {
      expect(named(board, [board.boss.zone!])).toEqual(['2R.b']);
      expect(there(board, '2R.b')).toBe('shadowguard');
    }),
);

// What the texts do

scenario('ST-06 Drinking the Mist: lost Mana stops at 0, the KO’ed lose none', (s) =>
  s
    .given(
      lives({ party: { lothar: { mana: 1 }, knut: { mana: 5 }, gavin: { mana: 5, wounds: 10 } } }, 'ST-06'),
    )
    .at(loseLife)
    .then(({ board }) => expect(board.party.map(({ mana }) => mana)).toEqual([0, 3, 5])),
);
scenario('ST-06 asleep: each Adventurer loses 1 Mana', (s) =>
  s
    .given(keep({ party: { lothar: { mana: 1 }, knut: { mana: 5 } } }))
    .at(stageInactive, { card: stageNo('ST-06') })
    .then(({ board }) => expect(board.party.map(({ mana }) => mana)).toEqual([0, 4])),
);
scenario('ST-08 asleep: the table removes a Search token', (s) => {
  const given = keep({ party: { lothar: {} }, search: ['7R.b', '2R.a'] });
  return s
    .given(given)
    .at(stageInactive, { card: stageNo('ST-08') })
    .answers(FIRST, 'DK-RULING-120b', zoneOf(given.board, '2R.a'))
    .then(({ board }) => expect(named(board, board.search)).toEqual(['7R.b']));
});
scenario('ST-09 Burning Veins: Mist Burn applies', (s) =>
  s
    .given(lives({ party: { lothar: { at: '7R.e' } } }, 'ST-09'))
    .at(loseLife)
    .then(({ board }) => expect(who(board, 'lothar')).toMatchObject({ mana: 7, wounds: 1 })),
);
scenario('ST-10 Iron Resolve: one Armor more', (s) =>
  s
    .given(lives({}, 'ST-10'))
    .at(loseLife)
    .then(({ board }) => expect(bossStats(board).armor).toBe(3)),
);
scenario('ST-10 four Armor at most', (s) =>
  s
    .given(lives({ boss: { level: 5, armor: 1 } }, 'ST-10'))
    .at(loseLife)
    .then(({ board }) => expect(bossStats(board).armor).toBe(4)),
);
scenario('ST-12 Echo of the Court: each Notable spawns, or Footmen with the Boss', (s) =>
  s
    .given(lives({ enemies: { '3R.b': 'count' } }, 'ST-12'))
    .at(loseLife)
    .then(({ board }) => {
      expect(there(board, '3R.b')).toBe('shadowguard, count');
      expect(there(board, '2R.b')).toBe('');
    }),
);
scenario('ST-12 without a Notable three Footmen appear with the Boss', (s) =>
  s
    .given(lives({}, 'ST-12'))
    .at(loseLife)
    .then(({ board }) => expect(there(board, '2R.b')).toBe('footman 3')),
);
scenario('ST-13 Shaking Walls awake: an Attack of Damage 2 on everybody in its Zone', (s) =>
  s
    .given(lives({ party: { lothar: { at: '2R.b' }, knut: { at: '2R.a' } } }, 'ST-13'))
    .at(loseLife)
    .then(({ board }) => expect(board.party.map(({ wounds }) => wounds)).toEqual([2, 0])),
);
scenario('ST-13 asleep: an Attack on everybody in a building; Armor and Tough help', (s) =>
  s
    .given(
      keep({
        open: ['7R.C|7R.b'],
        party: { lothar: { at: '7R.C' }, theron: { at: '7R.C' }, knut: { at: '7R.f' } },
      }),
    )
    .at(stageInactive, { card: stageNo('ST-13') })
    .falls([5])
    .then(({ board }) => expect(board.party.map(({ wounds }) => wounds)).toEqual([1, 0, 0])),
);
scenario('ST-13 DK-RULING-130 Attacks in several Zones: before Wounds each Zone has its own window', (s) =>
  s
    .given(
      keep({
        open: ['7R.C|7R.b', '3R.b|3R.B'],
        party: {
          lothar: { at: '3R.B' },
          gavin: { at: '7R.C', wounds: 9 },
          astrid: { at: '7R.C', potions: 1, seat: 1 },
        },
      }),
    )
    .at(stageInactive, { card: stageNo('ST-13') })
    .answers(1, 'DK-RULING-130b', { do: 'drink', holder: 2, target: 1 })
    .then(({ board }) => expect(board.party.map(({ wounds }) => wounds)).toEqual([1, 7, 1])),
);
scenario('ST-14 Stampede: the lair, then all Monsters and the Boss act once more', (s) =>
  s
    .given(
      lives(
        {
          party: { lothar: { at: '7R.f' } },
          enemies: { '7R.f': 'warhog/1', '7R.a': 'footman' },
          boss: { at: '7R.a' },
        },
        'ST-14',
      ),
    )
    .at(loseLife)
    .then(({ board }) => {
      expect(who(board, 'lothar').wounds).toBe(4);
      expect(there(board, '7R.a')).toBe('footman');
      expect(board.boss.doom).toBe(0);
    }),
);
scenario('ST-15 Last Breath: whoever it sees gains 2 Mana', (s) =>
  s
    .given(lives({ party: { lothar: { at: '2R.a' }, knut: { at: '7R.f' } } }, 'ST-15'))
    .at(loseLife)
    .then(({ board }) => expect(board.party.map(({ mana }) => mana)).toEqual([7, 5])),
);
scenario('DK-BOSS-01 ST-07 asleep: Blinding Mist applies as if drawn, without a card', (s) =>
  s
    .given(keep({ round: 3, party: { lothar: {} } }))
    .at(stageInactive, { card: stageNo('ST-07') })
    .then(({ board }) => expect(board.mist).toEqual({ until: 4, street: [], building: [] })),
);
