// Ledger 8.2: the vectors that name a tile or a card our box has no exact copy of. The nearest one is printed anew here.
import { afterAll, beforeAll, expect } from 'vitest';
import { POWERS } from '../src/box/actions.ts';
import {
  combatCard,
  combatNo,
  equipmentCard,
  equipmentNo,
  foeCard,
  foeNo,
  rowsOf,
  tileCard,
  tileNo,
  type Lined,
} from '../src/box/box.ts';
import { enemyTurn } from '../src/combat/enemies.ts';
import { roundEnd } from '../src/combat/ends.ts';
import { roundZero } from '../src/combat/rounds.ts';
import { takeSlot } from '../src/combat/slots.ts';
import type { Lines } from '../src/schema.ts';
import { reveal } from '../src/biome/reveal.ts';
import { equipment, forFirstPlayer, scroll, teeth } from '../src/words.ts';
import { enemy, fight, FIRST, hero, scenario, turnOf } from './fight.ts';
import { journey } from './journey.ts';

/** Print a card anew while this file is played, and put the old one back. Its Actions are those of the box. */
function printed<Card extends object>(card: Card, anew: Partial<Card>): void {
  const before = { ...card };
  beforeAll(() => void Object.assign(card, anew));
  afterAll(() => {
    for (const key of Object.keys(anew)) Reflect.deleteProperty(card, key);
    Object.assign(card, before);
  });
}
/** The same of its lines. */
const lined = (card: Lined, lines: Lines): void => printed(card, { lines, rows: rowsOf(lines) } as Lined);
const coldDraught = combatCard(combatNo('SV-15'));
const swords = combatCard(combatNo('BR-31'));
const bat = foeCard(foeNo('B5-01'));
const rat = equipmentCard(equipmentNo('B1-s03'));
lined(coldDraught, { 1: [POWERS.survival] });
lined(swords, { 2: swords.lines[1]!, 3: swords.lines[3]! });
lined(bat, { 0: bat.lines[0]!, 2: bat.lines[2]!, 4: bat.lines[3]! });
if (rat.mode.type === 'companion') printed(rat.mode, { health: 1 });
printed(tileCard(tileNo('B1-t13')), {
  changeFirst: true,
  options: [{ icons: [forFirstPlayer(scroll('survival'))] }],
});
printed(tileCard(tileNo('B1-t14')), {
  options: [{ handCheck: 'brutality', icons: [equipment()] }, { icons: [teeth(2)] }],
});

scenario('V-05 DC-STATE-05 DC-CMB-16 Frozen behind after it has acted: the next line with an Action', (s) =>
  s
    .given(
      fight({
        group: { flayed: { active: ['SV-15'] }, immolated: {} },
        biome: 'B3',
        enemies: { behind: ['B3-12', { acted: 1 }] },
      }),
    )
    .at(takeSlot, { hero: FIRST })
    .then(({ board }) => expect(enemy(board, 'behind')?.frozen).toBe(1 << 2)),
);
scenario('V-07 DC-STATE-06 DC-FAQ-07 Frozen in Round 0 lies on II; Round 0 is unaffected', (s) =>
  s
    .given(fight({ group: { flayed: { active: ['TC-11'] } }, biome: 'B5', enemies: { right1: 'B5-01' } }))
    .at(roundZero)
    .then(({ board }) => {
      expect(enemy(board, 'right1')?.frozen).toBe(1 << 2);
      expect(hero(board, 'flayed').damage).toBe(1);
    }),
);
scenario('V-07 DC-STATE-06 DC-FAQ-07 Frozen on II it still acts in Round IV', (s) =>
  s
    .given(
      fight({
        group: { flayed: {} },
        biome: 'B5',
        round: 3,
        enemies: { right1: ['B5-01', { frozen: 1 << 2 }] },
      }),
    )
    .at(roundEnd, { round: 3 })
    .then(({ board }) => expect(hero(board, 'flayed').damage).toBe(1)),
);
for (const [round, taken] of [
  [2, 0],
  [3, 1],
] as const) {
  scenario(`V-42 DC-FAQ-10 invisible in II, in Round ${round} "all" deals it ${taken}`, (s) =>
    s
      .given(
        fight({
          group: { flayed: { active: ['BR-31'] }, immolated: {} },
          biome: 'B6',
          round,
          enemies: { behind: 'B6-02', right1: 'B6-03' },
        }),
      )
      .at(takeSlot, { hero: FIRST })
      .then(({ board }) =>
        expect([enemy(board, 'behind')?.damage, enemy(board, 'right1')?.damage]).toEqual([taken, 1]),
      ),
  );
}
scenario(
  'V-46 DC-ICON-01 DC-ICON-02 the token passes first, then the First Player takes what is theirs alone',
  (s) =>
    s
      .given(
        journey({
          group: { flayed: {}, poisoned: {} },
          first: 'flayed',
          at: 'B2',
          tiles: { B2: 'B1-t13' },
        }),
      )
      .at(reveal)
      .then(({ board }) => {
        expect(board.run.firstPlayer).toBe(1);
        expect(hero(board, 'poisoned').levels).toEqual([1, 0, 0]);
        expect(hero(board, 'flayed').levels).toEqual([0, 0, 0]);
      }),
);
scenario('V-47 DC-ICON-03 an option with a Hand Check nobody can pay may not be chosen', (s) =>
  s
    .given(
      journey({
        group: { flayed: { hand: ['ST-01', 'ST-02', 'ST-03'] }, poisoned: {} },
        at: 'B2',
        tiles: { B2: 'B1-t14' },
      }),
    )
    .at(reveal)
    .rejects(FIRST, 0, 'NO_SUCH_CARD')
    .answers(FIRST, 'DC-ICON-03', 1)
    .then(({ board }) => expect(board.bag.teeth).toBe(2)),
);
scenario('V-81 DC-RULING-32 a Companion takes no more icons than it has Health', (s) =>
  s
    .given(
      fight({
        group: { flayed: { items: ['B1-s03'] } },
        biome: 'B6',
        round: 3,
        enemies: { right1: 'B6-07' },
      }),
    )
    .at(enemyTurn, turnOf('B6-07'))
    .answers(FIRST, 'DC-ACT-02b', { who: 0, slot: 0 })
    .then(({ board }) => {
      expect(hero(board, 'flayed').damage).toBe(2);
      expect(board.run.equipmentDiscard).toEqual([equipmentNo('B1-s03')]);
    }),
);
