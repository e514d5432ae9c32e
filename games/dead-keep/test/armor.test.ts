// DK-ARMOR, DK-RULING-22, -67, -119, -133, -137, -174: Armor rolls, Mana on protection, Tough and Ironclad.
import { expect } from 'vitest';
import { cardNo } from '../src/cards/box.ts';
import { suffer, type Hit } from '../src/enemies/hits.ts';
import { FIRST, keep, scenario, who, type AdventurerGiven } from './keep.ts';

const hits = (enemy: string, n: number, damage: number): readonly Hit[] => [{ who: 0, enemy, n, damage }];
const alone = (given: AdventurerGiven) => keep({ party: { gavin: given, knut: { at: '5R.b' } } });
const MANA = 'DK-RULING-119';
const TOUGH = 'DK-SKILL-TOUGHa';

scenario(
  'DK-ARMOR-01 DK-RULING-133 one die for every Attack of the kind; each success cancels one Attack',
  (s) =>
    s
      .given(alone({ cards: ['AE-39'] }))
      .at(suffer, { hits: hits('shadowguard', 3, 2) })
      .falls([5, 4, 6])
      .then(({ board }) => expect(who(board, 'gavin').wounds).toBe(2)),
);
scenario('DK-ARMOR-02 DK-FF-03 Armor is rolled against Friendly Fire too', (s) =>
  s
    .given(alone({ cards: ['AE-41'] }))
    .at(suffer, { hits: hits('friend', 2, 1) })
    .falls([3, 4])
    .then(({ board }) => expect(who(board, 'gavin').wounds).toBe(1)),
);
scenario('V-68 DK-ARMOR-03 a shield alone has its own value', (s) =>
  s
    .given(alone({ cards: ['AE-46'] }))
    .at(suffer, { hits: hits('footman', 2, 1) })
    .falls([5, 4])
    .answers(FIRST, TOUGH, 'keep')
    .then(({ board }) => expect(who(board, 'gavin').wounds).toBe(1)),
);
scenario('V-68 DK-ARMOR-04 beside body armor a shield adds one to each die', (s) =>
  s
    .given(alone({ cards: ['AE-46', 'AE-39'] }))
    .at(suffer, { hits: hits('footman', 2, 1) })
    .falls([5, 4])
    .then(({ board }) => expect(who(board, 'gavin').wounds).toBe(0)),
);
scenario('DK-RULING-22 DK-GEN-10 two shields do not add up, and a natural 1 fails', (s) =>
  s
    .given(alone({ cards: ['AE-45', 'AE-47', 'AE-41'] }))
    .at(suffer, { hits: hits('shadowguard', 2, 2) })
    // 3+ with one shield's bonus: a 2 is enough, a 1 never.
    .falls([2, 1])
    .then(({ board }) => expect(who(board, 'gavin').wounds).toBe(2)),
);
scenario('DK-SKILL-IRONHIDE DK-RULING-22 Iron Hide alone is 5+, and no armor for a shield to add to', (s) =>
  s
    .given(alone({ cards: ['TA-05', 'AE-45'] }))
    .at(suffer, { hits: hits('footman', 2, 1) })
    .falls([5, 4])
    .then(({ board }) => expect(who(board, 'gavin').wounds).toBe(1)),
);
scenario('DK-SKILL-IRONHIDE DK-RULING-137 every +1 adds up on body armor', (s) =>
  s
    .given(alone({ cards: ['AE-39', 'AE-45'], ward: true }))
    .at(suffer, { hits: hits('footman', 2, 1) })
    .falls([3, 2])
    .then(({ board }) => expect(who(board, 'gavin').wounds).toBe(1)),
);
const AEGIS = [cardNo('NA-23')];
scenario('V-80 DK-RULING-119 a paid Artifact shield adds one; Tough works unpaid', (s) =>
  s
    .given(alone({ cards: ['NA-23', 'AE-41'], mana: 1 }))
    .at(suffer, { hits: hits('shadowguard', 2, 2) })
    .answers(FIRST, MANA, { pay: AEGIS, mana: 1, need: 2 })
    .falls([2, 1])
    .answers(FIRST, TOUGH, 'shadowguard')
    .then(({ board }) => {
      expect(who(board, 'gavin')).toMatchObject({ wounds: 0, mana: 0 });
      expect(board.toughUsed).toHaveLength(1);
    }),
);
scenario('V-80 DK-RULING-119 unpaid it adds nothing', (s) =>
  s
    .given(alone({ cards: ['NA-23', 'AE-41'], mana: 1 }))
    .at(suffer, { hits: hits('shadowguard', 2, 2) })
    .answers(FIRST, MANA, { pay: [], mana: 0, need: 3 })
    .falls([2, 1])
    .answers(FIRST, TOUGH, 'keep')
    .then(({ board }) => expect(who(board, 'gavin')).toMatchObject({ wounds: 4, mana: 1 })),
);
scenario(
  'DK-RULING-119 DK-RULING-137 Artifact armor without Mana counts as not worn: the shield has its own value',
  (s) =>
    s
      .given(alone({ cards: ['NA-21', 'AE-45'], mana: 0 }))
      .at(suffer, { hits: hits('footman', 2, 1) })
      .falls([6, 5])
      .then(({ board }) => expect(who(board, 'gavin').wounds).toBe(1)),
);
scenario('DK-RULING-119 not to roll is an answer where every roll costs Mana', (s) =>
  s
    .given(alone({ cards: ['NA-21'], mana: 2 }))
    .at(suffer, { hits: hits('footman', 1, 1) })
    .answers(FIRST, MANA, { pay: [], mana: 0, need: 7 })
    .then(({ board }) => expect(who(board, 'gavin')).toMatchObject({ wounds: 1, mana: 2 })),
);
scenario('DK-RULING-119 DK-SKILL-MIST-AFF Mist Affinity waives the Mana, so nothing is asked', (s) =>
  s
    .given(alone({ at: '7R.e', cards: ['NE-47'], mana: 1, skills: ['mistAffinity'] }))
    .at(suffer, { hits: hits('footman', 2, 1) })
    .falls([4, 3])
    .then(({ board }) => expect(who(board, 'gavin')).toMatchObject({ wounds: 1, mana: 1 })),
);
scenario('DK-TRAIT-04 DK-RULING-137 Ghostmail is no armor outside the mist', (s) =>
  s
    .given(alone({ cards: ['NE-50'], mana: 5 }))
    .at(suffer, { hits: hits('footman', 1, 1) })
    .then(({ board }) => expect(who(board, 'gavin').wounds).toBe(1)),
);
scenario('DK-SKILL-LUCKY DK-RULING-174 Lucky rolls the failed Armor dice again by itself', (s) =>
  s
    .given(alone({ cards: ['AE-39', 'TA-06'] }))
    .at(suffer, { hits: hits('footman', 3, 1) })
    .falls([5, 2, 1], [6, 4])
    .then(({ board }) => expect(who(board, 'gavin').wounds).toBe(1)),
);
scenario('DK-SKILL-M-ARMORREROLL DK-RULING-174 for 1 Mana the failed Armor dice are rolled again', (s) =>
  s
    .given(alone({ cards: ['AE-39'], mana: 1, skills: ['manaArmorReroll'] }))
    .at(suffer, { hits: hits('footman', 2, 1) })
    .falls([2, 1], [5, 1])
    .answers(FIRST, 'DK-SKILL-M-ARMORREROLLb', 'reroll')
    .then(({ board }) => expect(who(board, 'gavin')).toMatchObject({ wounds: 1, mana: 0 })),
);
scenario('DK-SKILL-M-ARMORREROLL the dice may be kept', (s) =>
  s
    .given(alone({ cards: ['AE-39'], mana: 1, skills: ['manaArmorReroll'] }))
    .at(suffer, { hits: hits('footman', 2, 1) })
    .falls([2, 1])
    .answers(FIRST, 'DK-SKILL-M-ARMORREROLLb', 'keep')
    .then(({ board }) => expect(who(board, 'gavin')).toMatchObject({ wounds: 2, mana: 1 })),
);
scenario(
  'DK-SKILL-TOUGH DK-RULING-67 DK-RULING-129 each source ignores one Hit a Round, of the kind that is named',
  (s) =>
    s
      .given(alone({ cards: ['TA-13'], skills: ['tough'] }))
      .at(suffer, {
        hits: [
          { who: 0, enemy: 'footman', n: 1, damage: 1 },
          { who: 0, enemy: 'minotaur', n: 1, damage: 5 },
        ],
      })
      .answers(FIRST, TOUGH, 'minotaur')
      .answers(FIRST, TOUGH, 'footman')
      .then(({ board }) => {
        expect(who(board, 'gavin').wounds).toBe(0);
        expect(board.toughUsed).toHaveLength(2);
      }),
);
scenario('DK-SKILL-TOUGH DK-RULING-67 used up, it is not asked about again in this Round', (s) => {
  const given = alone({ skills: ['tough'] });
  given.board.toughUsed = ['0/tough'];
  return s
    .given(given)
    .at(suffer, { hits: hits('footman', 1, 1) })
    .then(({ board }) => expect(who(board, 'gavin').wounds).toBe(1));
});
scenario('DK-SKILL-IRONCLAD DK-RULING-109 all Wounds from that name are ignored, the Boss’s too', (s) =>
  s
    .given(alone({ skills: ['ironclad.ogre'], cards: ['AE-39'] }))
    .at(suffer, {
      hits: [
        { who: 0, enemy: 'boss.ogre', n: 2, damage: 3 },
        { who: 0, enemy: 'footman', n: 1, damage: 1 },
      ],
    })
    .falls([1])
    .then(({ board }) => expect(who(board, 'gavin').wounds).toBe(1)),
);
scenario('DK-RULING-184 DK-SKILL-IRONCLAD who is proof against the Count is not against the Countess', (s) =>
  s
    .given(alone({ skills: ['ironclad.count'] }))
    .at(suffer, {
      hits: [
        { who: 0, enemy: 'count', n: 1, damage: 3 },
        { who: 0, enemy: 'countess', n: 1, damage: 2 },
      ],
    })
    .then(({ board }) => expect(who(board, 'gavin').wounds).toBe(2)),
);
scenario('V-83 DK-RULING-130 DK-RULING-19 before the Wounds apply a Potion may be drunk', (s) =>
  s
    .given(
      keep({
        party: { lothar: { wounds: 10 }, gavin: { potions: 1, seat: 1 } },
        enemies: { '7R.f': 'shadowguard' },
      }),
    )
    .at(suffer, { hits: hits('shadowguard', 2, 2) })
    .answers(1, 'DK-RULING-130b', { do: 'drink', holder: 1, target: 0 })
    .then(({ board }) => expect(who(board, 'lothar').wounds).toBe(11)),
);
