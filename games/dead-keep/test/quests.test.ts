// Ledger 7.10, DK-RULING-11, -55, -103, -150: what the Quests ask for and bring about.
import { expect, test } from 'vitest';
import type { Given } from '@gravetable/testkit';
import { wordsOf } from '../src/words.ts';
import { move } from '../src/actions/move.ts';
import { take } from '../src/actions/tokens.ts';
import { attack } from '../src/combat/attack.ts';
import { cardNo } from '../src/cards/box.ts';
import { enemyCardNo } from '../src/cards/decks/index.ts';
import { stageNo } from '../src/cards/stages.ts';
import { chartOf } from '../src/map/chart.ts';
import { takeDoom } from '../src/boss/doom.ts';
import { activateBoss, loseLife } from '../src/boss/active.ts';
import { activationStep } from '../src/enemies/activation.ts';
import { questWon } from '../src/quests/conditions.ts';
import { openBuilding } from '../src/spawn/building.ts';
import { notablesSpawn } from '../src/spawn/notables.ts';
import { enemyCard } from '../src/spawn/street.ts';
import type { Board } from '../src/state.ts';
import { FIRST, keep, named, scenario, there, who, zoneOf } from './keep.ts';

/** The choice to take the Objective of a Zone. */
const taking = ({ board }: Given<Board>, zone: string) => ({
  who: 0,
  choice: {
    do: 'take' as const,
    token: 'objective' as const,
    at: board.objectives.zone.indexOf(zoneOf(board, zone)),
    pay: 'gift' as const,
  },
});
const stages = (...codes: string[]): number[] => codes.map(stageNo);
const door = (quest: string, edge: string): number =>
  chartOf(quest).doors.findIndex((one) => one.edge === edge);

scenario('DK-RULING-55 DK-TOKEN-03 an Objective pays 5 Adrenaline and is gone', (s) => {
  const given = keep({ party: { lothar: { at: '3R.A' } } });
  return s
    .given(given)
    .at(take, taking(given, '3R.A'))
    .then(({ board }) => {
      expect(who(board, 'lothar').ap).toBe(5);
      expect(board.objectives.taken).toEqual([true, false, false]);
      expect(board.boss.state).toBe('inactive');
    });
});
scenario('Q01 DK-BOSS-07 DK-RULING-103 the third Objective wakes the Boss at once', (s) => {
  const given = keep({
    party: { lothar: { at: '3R.A' } },
    taken: ['5R.D', '2R.F'],
    boss: { doom: 2, cards: ['ST-01'] },
  });
  return s
    .given(given)
    .at(take, taking(given, '3R.A'))
    .then(({ board }) => expect(board.boss).toMatchObject({ state: 'active', doom: 0 }));
});
scenario('Q02 four Objectives and the Boss; the third wakes it', (s) => {
  const given = keep({
    quest: 'Q02',
    party: { lothar: { at: '6R.e' } },
    taken: ['8R.A', '6R.A'],
  });
  return s
    .given(given)
    .at(take, taking(given, '6R.e'))
    .then(({ board }) => {
      expect(board.boss.state).toBe('active');
      expect(board.over).toBe(null);
    });
});
scenario('V-88 Q03 DK-RULING-150 the Bishop was eliminated once; a second one changes nothing', (s) => {
  const given = keep({
    quest: 'Q03',
    party: { lothar: { at: '7V.B' } },
    taken: ['1R.A', '6R.C'],
    enemies: { '2V.f': 'bishop' },
    boss: { kind: 'ogre', at: null },
  });
  given.board.quests['eliminated.bishop'] = 1;
  return s
    .given(given)
    .at(take, taking(given, '7V.B'))
    .then(({ board }) => {
      expect(board.boss.state).toBe('active');
      expect(named(board, [board.boss.zone!])).toEqual(['8V.A']);
    });
});
scenario('Q03 DK-RULING-88 DK-LOOT-01 the end of the Bishop is noted, and leaves a Search token', (s) => {
  const given = keep({
    quest: 'Q03',
    party: { lothar: { at: '2V.f', cards: ['AE-12'] } },
    enemies: { '2V.f': 'bishop wounded 2' },
    taken: ['1R.A', '6R.C', '7V.B'],
    boss: { kind: 'ogre', at: null },
  });
  const zone = zoneOf(given.board, '2V.f');
  return s
    .given(given)
    .at(attack, {
      who: 0,
      choice: { do: 'attack', card: cardNo('AE-12'), line: 0, zone, at: 'undead', pay: 'gift' },
      how: 'action',
    })
    .falls([6, 1, 1])
    .then(({ board }) => {
      expect(named(board, board.search)).toEqual(['2V.f']);
      expect(board.boss.state).toBe('active');
    });
});
scenario('Q03 Bells: each Objective taken with the Bishop on the board silences one of its spawns', (s) => {
  const given = keep({
    quest: 'Q03',
    party: { lothar: { at: '7V.B' } },
    enemies: { '2V.f': 'bishop' },
    boss: { kind: 'ogre', at: null },
  });
  return s
    .given(given)
    .at(take, taking(given, '7V.B'))
    .then(({ board }) => expect(board.quests['bell.bishop']).toBe(1));
});
scenario('Q03 Bells: a bell is spent instead of the spawn', (s) => {
  const given = keep({ quest: 'Q03', party: { lothar: {} }, enemies: { '2V.f': 'bishop, count' } });
  given.board.quests['bell.bishop'] = 2;
  return s
    .given(given)
    .at(notablesSpawn)
    .answers(FIRST, 'DK-RULING-118b', 'bishop')
    .then(({ board }) => {
      expect(there(board, '2V.f')).toBe('shadowguard, bishop, count');
      expect(board.quests['bell.bishop']).toBe(1);
    });
});
scenario('Q03 without the Bishop on the board an Objective hangs no bell', (s) => {
  const given = keep({ quest: 'Q03', party: { lothar: { at: '7V.B' } }, boss: { at: null } });
  return s
    .given(given)
    .at(take, taking(given, '7V.B'))
    .then(({ board }) => expect(board.quests['bell.bishop']).toBe(undefined));
});
scenario('Q03 on activation every closed door of the Chapel opens, and what it reveals never spawns', (s) =>
  s
    .given(keep({ quest: 'Q03', party: { lothar: {} }, boss: { kind: 'ogre', at: null } }))
    .at(activateBoss)
    .then(({ board }) => {
      const open = chartOf('Q03').doors.filter((_, no) => (board.open & (1 << no)) !== 0);
      expect(open.map(({ edge }) => edge)).toEqual(['8V.A|8V.b', '8V.b|8V.B', '8V.e|4V.B']);
      expect(board.revealed[zoneOf(board, '8V.A')]).toBe(true);
      expect(board.packs).toEqual([]);
    }),
);
scenario('Q04 DK-RULING-11 the blue Objective unlocks the blue door', (s) => {
  const given = keep({ quest: 'Q04', party: { lothar: { at: '6V.B' } } });
  return s
    .given(given)
    .at(take, taking(given, '6V.B'))
    .then(({ board }) => {
      const { doors } = chartOf('Q04');
      const unlocked = doors
        .filter((_, no) => (board.unlocked & (1 << no)) !== 0)
        .map(({ colour }) => colour);
      expect(unlocked.includes('blue')).toBe(true);
      expect(unlocked.includes('green')).toBe(false);
    });
});
scenario(
  'Q04 DK-BOSS-07 DK-DOOR-03 DK-RULING-11 opening the green door wakes the Minotaur before the building spawns',
  (s) => {
    const given = keep({
      quest: 'Q04',
      party: { lothar: { at: '9R.a' } },
      building: ['B2-02', 'B2-03', 'B2-04'],
    });
    return s
      .given(given)
      .at(openBuilding, { door: door('Q04', '5V.C|9R.a') })
      .answers(FIRST, 'DK-RULING-05', zoneOf(given.board, '5V.C'))
      .answers(FIRST, 'DK-RULING-05', zoneOf(given.board, '5V.B'))
      .then(({ board, told }) => {
        expect(board.boss.state).toBe('active');
        // The green Spawn token has turned red.
        expect(board.spawns).toBe(0b111);
        const order = told.flatMap(({ open }) =>
          ['doorOpens', 'bossActive', 'spawnTurns', 'cardDrawn'].includes(open?.kind ?? '')
            ? [open!.kind]
            : [],
        );
        expect(order).toEqual([
          'doorOpens',
          'bossActive',
          'spawnTurns',
          'cardDrawn',
          'cardDrawn',
          'cardDrawn',
        ]);
      });
  },
);
scenario(
  'Q05 boss-elderTroll the Objective that is blue underneath wakes the Elder Troll in its lair',
  (s) => {
    const given = keep({ quest: 'Q05', party: { lothar: { at: '9R.C' } } });
    given.board.objectives.face[1] = 'blue';
    return s
      .given(given)
      .at(take, taking(given, '9R.C'))
      .then(({ board }) => {
        expect(board.boss.state).toBe('active');
        expect(named(board, [board.boss.zone!])).toEqual(['4R.b']);
      });
  },
);
scenario('Q05 a red one does not', (s) => {
  const given = keep({ quest: 'Q05', party: { lothar: { at: '9R.C' } } });
  given.board.objectives.face[2] = 'blue';
  return s
    .given(given)
    .at(take, taking(given, '9R.C'))
    .then(({ board }) => expect(board.boss.state).toBe('inactive'));
});
scenario(
  'Q06 Scent: a Street card that spawns Bloodhounds places one more while the Houndmaster is out',
  (s) => {
    const given = keep({ quest: 'Q06', party: { lothar: {} }, enemies: { '6V.e': 'houndmaster' } });
    const card = enemyCardNo('S3-07');
    given.board.street.pile = given.board.street.pile.filter((one) => one !== card);
    return s
      .given(given)
      .at(enemyCard, { card, zone: zoneOf(given.board, '7V.a') })
      .then(({ board }) => expect(there(board, '7V.a')).toBe('bloodhound 3'));
  },
);
scenario('Q06 Scent: a Stage card too; the Houndmaster’s own spawn does not', (s) => {
  const given = keep({
    quest: 'Q06',
    party: { lothar: {} },
    enemies: { '6V.e': 'houndmaster' },
    boss: { doom: 4 },
    stages: ['ST-04'],
  });
  given.board.queue.doom = 1;
  return s
    .given(given)
    .at(takeDoom)
    .then(({ board }) => {
      expect(there(board, '7V.a')).toBe('bloodhound 2');
      expect(there(board, '6V.e')).toBe('houndmaster');
    });
});
/** The Street card S1-01 (one Footman at Blue) drawn in Q01 for a Zone, by a party of so many. */
const Q01_HOST = 4;
const HOST = ['astrid', 'lothar', 'maiLing', 'tessara', 'theron', 'ysolde'] as const;
function hostKeep(n: number) {
  const party = Object.fromEntries(HOST.slice(0, n).map((id) => [id, {}]));
  const given = keep({ quest: 'Q01', party });
  const card = enemyCardNo('S1-01');
  given.board.street.pile = given.board.street.pile.filter((one) => one !== card);
  return { given, card };
}
for (const [n, zone, footmen] of [
  [4, '5R.b', 1],
  [5, '5R.b', 1 + Q01_HOST],
  [5, '3R.a', 1],
  [6, '3R.a', 1 + Q01_HOST],
] as const) {
  const said =
    'DK-RULING-185 a large party meets a host: one Spawn Zone for each Adventurer beyond the fewest';
  scenario(n === 6 ? said : `${said} (${n}, ${zone})`, (s) => {
    const { given, card } = hostKeep(n);
    const at = zoneOf(given.board, zone);
    return s
      .given(given)
      .at(enemyCard, { card, zone: at })
      .then(({ board }) => expect(board.packs.map((pack) => [pack.zone, pack.n])).toEqual([[at, footmen]]));
  });
}
scenario('DK-RULING-185 a Stage card brings the host too', (s) => {
  const given = keep({
    quest: 'Q01',
    party: Object.fromEntries(HOST.map((id) => [id, {}])),
    boss: { doom: 4 },
    stages: ['ST-01'],
  });
  given.board.queue.doom = 1;
  return s
    .given(given)
    .at(takeDoom)
    .then(({ board }) => expect(there(board, '5R.b')).toBe(`footman ${2 + Q01_HOST}`));
});
scenario('Q06 a Building card smells nothing', (s) => {
  const given = keep({ quest: 'Q06', party: { lothar: {} }, enemies: { '6V.e': 'houndmaster' } });
  const card = enemyCardNo('B3-05');
  given.board.building.pile = given.board.building.pile.filter((one) => one !== card);
  return s
    .given(given)
    .at(enemyCard, { card, zone: zoneOf(given.board, '1R.B') })
    .then(({ board }) => expect(there(board, '1R.B')).toBe('bloodhound'));
});
scenario(
  'Q07 boss-wyvern DK-TOKEN-02 Objectives are activated for 2 Mana and stay; the third wakes the Wyvern',
  (s) => {
    const given = keep({
      quest: 'Q07',
      party: { lothar: { at: '5R.c', mana: 3 } },
      taken: ['2V.f', '3V.c'],
    });
    return s
      .given(given)
      .at(take, taking(given, '5R.c'))
      .then(({ board, told }) => {
        expect(who(board, 'lothar')).toMatchObject({ mana: 1, ap: 5 });
        expect(told.some(({ open }) => open?.kind === 'activatesObjective')).toBe(true);
        expect(board.boss.state).toBe('active');
      });
  },
);
scenario('Q08 DK-GEN-03 won as soon as everybody who stands is in the Exit Zone', (s) => {
  const given = keep({
    quest: 'Q08',
    party: { lothar: { at: '2V.g' }, knut: { at: '2V.h' }, gavin: { at: '4V.a', wounds: 10 } },
    taken: ['4V.A', '1V.B', '8R.C'],
    boss: { state: 'gone', at: null },
    turn: { who: 'lothar' },
  });
  return s
    .given(given)
    .at(move, { who: 0, choice: { do: 'move', to: zoneOf(given.board, '2V.e'), pay: 'action' } })
    .then(({ board }) => expect(board.over).toBe(null));
});
scenario('Q08 DK-GEN-03 the last step into the Exit Zone wins', (s) => {
  const given = keep({
    quest: 'Q08',
    party: { lothar: { at: '2V.e' }, knut: { at: '2V.h' }, gavin: { at: '4V.a', wounds: 10 } },
    taken: ['4V.A', '1V.B', '8R.C'],
    boss: { state: 'gone', at: null },
    turn: { who: 'lothar' },
  });
  return s
    .given(given)
    .at(move, { who: 0, choice: { do: 'move', to: zoneOf(given.board, '2V.h'), pay: 'action' } })
    .then(({ board }) => expect(board.over).toBe('won'));
});
scenario('Q08 Court behind walls: while the door 6R.a|6R.B is closed the Countess has no way out', (s) =>
  s
    .given(keep({ quest: 'Q08', party: { lothar: { at: '2V.h' } }, enemies: { '6R.b': 'countess' } }))
    .at(activationStep)
    .then(({ board, told }) => {
      expect(there(board, '6R.b')).toBe('countess');
      expect(told.some(({ open }) => open?.kind === 'stays')).toBe(true);
    }),
);
scenario(
  'Q09 boss-giant the blue Objective turns the blue Stairs and wakes the Giant, which turns the green ones',
  (s) => {
    const given = keep({ quest: 'Q09', party: { lothar: { at: '2R.C' } } });
    return s
      .given(given)
      .at(take, taking(given, '2R.C'))
      .then(({ board }) => {
        expect(board.boss.state).toBe('active');
        expect(board.stairs).toBe(0b11);
        expect(board.spawns).toBe(0b111);
      });
  },
);
scenario('Q10 the Objective in 2R.C wakes the Elder Troll, no other', (s) => {
  const given = keep({ quest: 'Q10', party: { lothar: { at: '2R.C' } } });
  return s
    .given(given)
    .at(take, taking(given, '2R.C'))
    .then(({ board }) => expect(board.boss.state).toBe('active'));
});
scenario('Q10 the green Objective unlocks the green door', (s) => {
  const given = keep({ quest: 'Q10', party: { lothar: { at: '3R.A' } } });
  return s
    .given(given)
    .at(take, taking(given, '3R.A'))
    .then(({ board }) => {
      const green = chartOf('Q10').doors.findIndex(({ colour }) => colour === 'green');
      expect(board.unlocked & (1 << green)).not.toBe(0);
      expect(board.boss.state).toBe('inactive');
    });
});
scenario(
  'Q11 DK-RULING-145 a red Objective before activation: a random Stage card is shown and leaves the game',
  (s) => {
    const given = keep({
      quest: 'Q11',
      party: { lothar: { at: '4V.A' } },
      boss: { cards: ['ST-01', 'ST-02', 'ST-03'] },
    });
    return s
      .given(given)
      .at(take, taking(given, '4V.A'))
      .falls(stages('ST-02'))
      .then(({ board }) => {
        expect(board.boss.cards).toEqual(stages('ST-03', 'ST-01'));
        expect(board.stageDiscard).toEqual(stages('ST-02'));
        expect(board.boss.seen).toEqual(stages('ST-02'));
      });
  },
);
scenario('Q11 the last card of the pile stays', (s) => {
  const given = keep({ quest: 'Q11', party: { lothar: { at: '4V.A' } }, boss: { cards: ['ST-01'] } });
  return s
    .given(given)
    .at(take, taking(given, '4V.A'))
    .then(({ board }) => expect(board.boss.cards).toEqual(stages('ST-01')));
});
scenario('Q11 an awake Boss loses none', (s) => {
  const given = keep({
    quest: 'Q11',
    party: { lothar: { at: '4V.A' } },
    boss: { state: 'active', cards: ['ST-01', 'ST-02'] },
  });
  return s
    .given(given)
    .at(take, taking(given, '4V.A'))
    .then(({ board }) => expect(board.boss.cards).toHaveLength(2));
});
scenario('Q11 DK-TOWER-01 setting foot on the Tower wakes the Wyvern', (s) => {
  const given = keep({
    quest: 'Q11',
    party: { lothar: { at: '5R.f' } },
    boss: { cards: ['ST-01'] },
    turn: { who: 'lothar' },
  });
  given.board.stairs = 1;
  return s
    .given(given)
    .at(move, { who: 0, choice: { do: 'move', to: zoneOf(given.board, '9V.a'), pay: 'action' } })
    .then(({ board }) => expect(board.boss.state).toBe('active'));
});
scenario('Q11 both coloured Objectives wake it as well', (s) => {
  const given = keep({ quest: 'Q11', party: { lothar: { at: '1R.D' } }, taken: ['8R.A'] });
  return s
    .given(given)
    .at(take, taking(given, '1R.D'))
    .then(({ board }) => {
      expect(board.boss.state).toBe('active');
      expect(board.stairs).toBe(0b10);
    });
});
scenario(
  'Q12 DK-GEN-04 the sixth time the Doom reserve is emptied loses; that Stage card is not drawn',
  (s) => {
    const given = keep({
      quest: 'Q12',
      party: { lothar: {} },
      boss: { doom: 4, emptied: 5 },
      stages: ['ST-01'],
    });
    given.board.queue.doom = 1;
    return s
      .given(given)
      .at(takeDoom)
      .then(({ board, told }) => {
        expect(board).toMatchObject({ over: 'lost', reason: 'quest' });
        expect(told.some(({ open }) => open?.kind === 'stageDrawn')).toBe(false);
        expect(board.stages).toHaveLength(15);
      });
  },
);
scenario(
  'Q12 on activation a card joins unseen for each red Objective still there, before the shuffle',
  (s) => {
    const given = keep({
      quest: 'Q12',
      party: { lothar: { at: '9V.b' } },
      taken: ['1V.C', '2R.A', '3V.C'],
      boss: { cards: ['ST-01'] },
      stages: ['ST-05', 'ST-06'],
    });
    return s
      .given(given)
      .at(activateBoss)
      .falls(stages('ST-06', 'ST-01', 'ST-05'))
      .then(({ board }) => {
        expect(board.boss.cards).toEqual(stages('ST-06', 'ST-01', 'ST-05'));
        expect(board.boss.seen).toEqual([]);
      });
  },
);
scenario('DK-GEN-03 Q12 the last death of its Boss wins, whatever lies about', (s) =>
  s
    .given(keep({ quest: 'Q12', party: { lothar: {} }, boss: { state: 'active', at: '9V.c', wounds: 12 } }))
    .at(loseLife)
    .then(({ board }) => expect(questWon(board)).toBe(true)),
);

test('Q05 an Objective is offered as a red one, whatever lies underneath', () => {
  const { board } = keep({ quest: 'Q05', party: { astrid: { at: '7R.A' } } });
  board.objectives.face[3] = 'blue';
  const words = wordsOf(board, 0, { do: 'take', token: 'objective', at: 3, pay: 'action' });
  expect(words.args).toMatchObject({ colour: 'red' });
});
