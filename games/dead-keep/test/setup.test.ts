// DK-SETUP, DK-RULING-07, -85: the table of every Quest, sharing out, and who begins.
import { isRefusal, Session } from '@gravetable/kernel';
import { expect, test } from 'vitest';
import { adventurerOf } from '../src/cards/adventurers.ts';
import { enemyCardOf } from '../src/cards/decks/index.ts';
import { ADVENTURER_IDS, QUEST_IDS } from '../src/cards/ids.ts';
import { questOf, QUESTS } from '../src/cards/quests/index.ts';
import { healthOf } from '../src/health.ts';
import { deadKeep } from '../src/index.ts';
import { chartOf } from '../src/map/chart.ts';
import { chooseFirst, shareOut } from '../src/muster.ts';
import { questSetup } from '../src/setup.ts';
import { FIRST, keep, named, scenario, SECOND, there, zoneOf } from './keep.ts';

for (const quest of QUEST_IDS)
  scenario(
    `DK-SETUP-01 DK-SETUP-02 DK-SETUP-03 DK-SETUP-08 DK-SETUP-09 DK-SETUP-10 ${quest} is laid out whole`,
    (s) =>
      s
        .given(keep({ quest, party: { lothar: {}, knut: {}, gavin: {}, astrid: {} } }))
        .at(questSetup, { quest })
        .seeded(quest)
        .then(({ board }) => {
          const { boss, level, objectives } = questOf(quest);
          expect(deadKeep.invariants(board)).toEqual([]);
          expect(board.boss.cards).toHaveLength(boss.stages);
          expect(board.boss).toMatchObject({ state: 'inactive', level, doom: 0, seen: [] });
          expect(board.boss.zone === null).toBe(!boss.onBoard);
          expect(board.objectives.zone).toHaveLength(objectives.length);
          // Level by Level, the Quest's own on top (DK-SPAWN-05).
          for (const deck of ['street', 'building'] as const) {
            const levels = board[deck].pile.map((card) => enemyCardOf(card).level).reverse();
            expect(levels).toEqual(levels.toSorted((a, b) => a - b));
            expect(levels[0]).toBe(level);
            expect(levels).toHaveLength((6 - level) * (deck === 'street' ? 12 : 8));
          }
        }),
  );
scenario('DK-SETUP-04 DK-TREAS-01 DK-RULING-85 a token on every chest, two of them Artifacts', (s) =>
  s
    .given(keep({ party: { lothar: {} } }))
    .at(questSetup, { quest: 'Q01' })
    .seeded('chests')
    .then(({ board }) => {
      const chests = chartOf('Q01').zones.flatMap(({ treasure }, zone) => (treasure ? [zone] : []));
      expect(board.treasure.zone).toEqual(chests);
      expect(board.treasure.face.filter((face) => face === 'artifact')).toHaveLength(2);
      expect(board.treasure.seen.every((seen) => !seen)).toBe(true);
    }),
);
scenario('DK-RULING-07 rooms one can walk into are revealed from the start', (s) =>
  s
    .given(keep({ quest: 'Q04', party: { lothar: {} } }))
    .at(questSetup, { quest: 'Q04' })
    .seeded('rooms')
    .then(({ board }) => {
      expect(board.revealed[zoneOf(board, '9R.A')]).toBe(true);
      expect(board.revealed[zoneOf(board, '9R.C')]).toBe(false);
    }),
);
scenario(
  'DK-SETUP-03 DK-RULING-118 DK-RULING-48 DK-RULING-151 Enemies of the Quest stand there without having spawned',
  (s) =>
    s
      .given(keep({ quest: 'Q10', party: { astrid: { at: '5R.c', cards: ['AE-04'] } } }))
      .at(questSetup, { quest: 'Q10' })
      .seeded('troll')
      .then(({ board }) => {
        expect(there(board, '5R.c')).toBe('swampTroll/4');
        expect(board.packs[0]!.card).toBe(null);
      }),
);
scenario('DK-BOSS-01 a random Boss is drawn and shown now', (s) =>
  s
    .given(keep({ quest: 'Q03', party: { lothar: {} } }))
    .at(questSetup, { quest: 'Q03' })
    .seeded('boss')
    .then(({ told }) => {
      const shown = told.find(({ open }) => open?.kind === 'bossShown')!.open!;
      expect(shown).toMatchObject({ enemy: expect.stringMatching(/^boss\./) as unknown, reveals: true });
    }),
);
scenario('Q05 DK-SETUP-03 one of the five Objectives is blue underneath', (s) =>
  s
    .given(keep({ quest: 'Q05', party: { lothar: {} } }))
    .at(questSetup, { quest: 'Q05' })
    .seeded('blue')
    .then(({ board }) =>
      expect(board.objectives.face.toSorted()).toEqual(['blue', 'red', 'red', 'red', 'red']),
    ),
);
scenario(
  'DK-SETUP-05 DK-GEN-01 DK-SETUP-15 DK-SETUP-16 DK-SETUP-17 shared out freely, in the Starting Zone with 5 Mana',
  (s) =>
    s
      .given(keep({ seats: 3, party: { lothar: { wounds: 3 } } }))
      .at(shareOut, { ids: ['lothar', 'knut', 'gavin', 'astrid'] })
      .answers(FIRST, 'DK-SETUP-05a', [0, 2, 2, 1])
      .then(({ board }) => {
        expect(board.party.map(({ seat }) => seat)).toEqual([0, 2, 2, 1]);
        expect(
          named(
            board,
            board.party.map(({ zone }) => zone),
          ),
        ).toEqual(['7R.f', '7R.f', '7R.f', '7R.f']);
        for (const a of board.party) expect(a).toMatchObject({ mana: 5, wounds: 0, ap: 0, potions: 0 });
        expect(board.party[0]!.skills).toEqual(['taunt']);
      }),
);
scenario('DK-SETUP-05 DK-RULING-177 a seat may be left without Adventurers', (s) =>
  s
    .given(keep({ seats: 2, party: { lothar: {} } }))
    .at(shareOut, { ids: ['lothar', 'knut'] })
    .answers(FIRST, 'DK-SETUP-05a', [1, 1])
    .then(({ board }) => expect(board.party.map(({ seat }) => seat)).toEqual([1, 1])),
);
scenario('DK-SETUP-18 the First Player token goes to a seat that plays', (s) =>
  s
    .given(keep({ seats: 3, party: { lothar: { seat: 1 }, knut: { seat: 2 } } }))
    .at(chooseFirst)
    .rejects(SECOND, 0, 'NOT_AN_ANSWER')
    .answers(SECOND, 'DK-SETUP-18', 2)
    .then(({ board }) => expect(board.first).toBe(2)),
);
scenario(
  'DK-SETUP-06 DK-SETUP-07 DK-ADR-04 DK-RULING-01 every Adventurer comes with their Class and Blue Skill',
  (s) =>
    s
      .given(keep({ seats: 1, party: { lothar: {} } }))
      .at(shareOut, { ids: ['astrid', 'theron', 'tessara', 'maiLing'] })
      .then(({ board }) => {
        expect(board.party.map(({ skills }) => skills)).toEqual([
          ['duoRoll'],
          ['ironHide'],
          ['mana2'],
          ['slippery'],
        ]);
        expect(board.party.map(({ id }) => adventurerOf(id).class)).toEqual([
          'duo',
          'crusher',
          'magician',
          'ranger',
        ]);
        expect(board.party.map(healthOf)).toEqual([10, 12, 8, 9]);
      }),
);
test('DK-RULING-57 DK-SETUP-05 a party too small or too large for its Quest is refused', () => {
  for (const { id, adventurers, level } of QUESTS) {
    expect(adventurers.max).toBe(6);
    expect(adventurers.min).toBeGreaterThanOrEqual(level >= 4 ? 5 : 4);
    for (const n of [4, 5, 6]) {
      const party = ADVENTURER_IDS.slice(0, n);
      const opened = Session.open(deadKeep, [{ kind: 'person', name: '1' }], {
        seed: 'party',
        options: { quest: id, party },
      });
      expect(isRefusal(opened) ? opened.code : null, `${id} with ${n}`).toBe(
        n < adventurers.min ? 'PARTY_SIZE' : null,
      );
    }
  }
});
