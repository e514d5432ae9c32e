// The log and the questions say what is so: who is meant, what was kept, what was lost, and by what.
import {
  kernelWords,
  LANGUAGES,
  questionsFor,
  Speaker,
  type AnyPlay as Play,
  type GameEvent,
  type Said,
} from '@gravetable/kernel';
import { describe, expect, test } from 'vitest';
import { actionNo } from '../src/box/actions.ts';
import { equipmentCard, equipmentNo } from '../src/box/box.ts';
import { thickBlood } from '../src/cards/combat/survival.ts';
import { perform } from '../src/effects.ts';
import { gainIcons } from '../src/gains/icons.ts';
import { loot } from '../src/combat/loot.ts';
import { enemyTurn } from '../src/combat/enemies.ts';
import { setUpCombat } from '../src/combat/setup.ts';
import { takeSlot } from '../src/combat/slots.ts';
import { potions } from '../src/combat/zero.ts';
import { roundEnd } from '../src/combat/ends.ts';
import { turnBoss } from '../src/bosses/instance.ts';
import { explore } from '../src/biome/exploration.ts';
import { deckCheck } from '../src/checks/checks.ts';
import { giveEquipment } from '../src/gains/equipping.ts';
import { deadCells } from '../src/index.ts';
import type { Board } from '../src/state.ts';
import { healthOf } from '../src/table.ts';
import { potion } from '../src/words.ts';
import { fight, FIRST, scenario, turnOf } from './fight.ts';
import { journey } from './journey.ts';

const [en, fr] = LANGUAGES.map(
  (language) => new Speaker(language, [deadCells.text[language], kernelWords[language]], ['Ann', 'Bob']),
) as [Speaker, Speaker];

const log = (told: readonly { readonly open: GameEvent | null }[]): string[] =>
  told.flatMap(({ open }) =>
    open === null ? [] : [en.say({ id: `event.${open.kind}`, args: open as NonNullable<Said['args']> })],
  );

scenario('DC-RULING-52 a Potion instead of Loot is offered to a Beheaded by name, Serenade too', (s) =>
  s
    .given(
      fight({
        group: { flayed: { damage: 1 }, serenade: { damage: 1 } },
        loot: ['cell'],
        bag: { potions: 1 },
      }),
    )
    .at(loot, { hero: FIRST })
    .now(({ play }) => {
      const said = questionsFor(play, 0)[0]!.options.map((option) => en.say(option.said));
      expect(said).toEqual(['The Cells', 'A Potion for the Flayed', 'A Potion for Serenade']);
    })
    .stillAsking(0, 'DC-ACT-11a'),
);

describe('Damage that costs a life for certain', () => {
  const [weak, hurt] = [{ damage: 2 }, { damage: 2, shields: 1 }];
  const asked = (group: Parameters<typeof fight>[0]['group'], dies: boolean) =>
    scenario(`DC-ACT-03 is said to (${JSON.stringify(group)}: ${dies})`, (s) =>
      s
        .given(fight({ group, enemies: { right1: 'B7-11' } }))
        .at(enemyTurn, turnOf('B7-11'))
        .now(({ play }) => {
          const { kind, about } = questionsFor(play, 0)[0]!;
          const said = { id: `ask.${kind}`, args: about };
          expect(kind).toBe('victim');
          expect(en.say(said).endsWith('One of you dies, whoever takes it.')).toBe(dies);
          expect(fr.say(said).endsWith('L’un de vous meurt, quel que soit le choix.')).toBe(dies);
          // And so it is: after every answer somebody has no Health left.
          for (const { value } of questionsFor(play, 0)[0]!.options) {
            const after = play.fork();
            after.put(after.pending[0]!, value);
            const { heroes } = after.state.board as Board;
            if (dies) expect(heroes.some((one) => one.dead || one.damage >= healthOf(one))).toBe(true);
          }
        })
        .stillAsking(0, 'DC-ACT-02b'),
    );
  asked({ flayed: weak, immolated: weak }, true);
  asked({ flayed: weak, immolated: hurt }, false);
  asked({ flayed: weak, immolated: {} }, false);
  asked({ flayed: { damage: 1, marked: 1 }, immolated: weak }, true);
});

describe('Damage that costs the first life of the Run', () => {
  const deaths = (group: Parameters<typeof fight>[0]['group'], said: readonly string[]) =>
    scenario(`DC-ACT-03 whom it would kill is said to die of it (${JSON.stringify(group)})`, (s) =>
      s
        .given(fight({ group, enemies: { right1: 'B7-11' } }))
        .at(enemyTurn, turnOf('B7-11'))
        .now(({ play }) =>
          expect(questionsFor(play, 0)[0]!.options.map((one) => en.say(one.said))).toEqual(said),
        )
        .stillAsking(0, 'DC-ACT-02b'),
    );
  deaths({ flayed: { damage: 2 }, immolated: {} }, ['The Flayed dies of it', 'The Immolated']);
  deaths({ flayed: { damage: 2 }, immolated: { damage: 2, shields: 1 } }, [
    'The Flayed dies of it',
    'The Immolated',
  ]);
  // The question says it of all.
  deaths({ flayed: { damage: 2 }, immolated: { damage: 2 } }, ['The Flayed', 'The Immolated']);
});

describe('several Damage that cost a life for certain', () => {
  const weak = { damage: 2 };
  const hasFallen = ({ heroes }: Board): boolean =>
    heroes.some((one) => one.dead || one.damage >= healthOf(one));
  /** Whether somebody has fallen, however what is left is shared out. */
  function fallsAlways(play: Play): boolean {
    const [asked] = questionsFor(play, 0);
    if (asked?.kind !== 'victim') return hasFallen(play.state.board as Board);
    return asked.options.every(({ value }) => {
      const after = play.fork();
      after.put(after.pending[0]!, value);
      return fallsAlways(after);
    });
  }
  const asked = (foe: string, group: Parameters<typeof fight>[0]['group'], dies: boolean) =>
    scenario(`DC-ACT-03 is said before the first (${foe}, ${JSON.stringify(group)}: ${dies})`, (s) =>
      s
        .given(fight({ group, enemies: { right1: foe } }))
        .at(enemyTurn, turnOf(foe))
        .now(({ play }) => {
          const { kind, about } = questionsFor(play, 0)[0]!;
          const said = { id: `ask.${kind}`, args: about };
          expect(en.say(said).endsWith('However they are shared, one of you dies.')).toBe(dies);
          expect(fr.say(said).endsWith('Quelle que soit la répartition, l’un de vous meurt.')).toBe(dies);
          expect(fallsAlways(play)).toBe(dies);
        })
        .stillAsking(0, 'DC-ACT-02b'),
    );
  asked('B7-11', { flayed: weak, immolated: { damage: 2, shields: 1 } }, true);
  asked('B7-11', { flayed: { damage: 1 }, immolated: weak }, true);
  asked('B7-11', { flayed: { damage: 1, marked: 1 }, immolated: { damage: 1 } }, true);
  asked('B7-11', { flayed: { damage: 1 }, immolated: { damage: 1 } }, false);
  asked('B7-11', { flayed: weak, immolated: { damage: 2, golden: 1 } }, false);
  asked('B7-11', { flayed: weak, immolated: { damage: 2, shields: 2 } }, false);
  asked('B1-10', { flayed: weak, immolated: weak, poisoned: {} }, true);
  asked('B1-10', { flayed: weak, immolated: { damage: 1 }, poisoned: {} }, false);
});

scenario('DC-RULING-35 an Action that helps is asked about with what it does', (s) =>
  s
    .given(fight({ group: { flayed: {}, immolated: {} }, enemies: { right1: 'B1-01' } }))
    .at(perform, { hero: FIRST, action: actionNo(thickBlood.lines[0]![0]!), from: 'other' })
    .now(({ play }) => {
      const { kind, about } = questionsFor(play, 0)[0]!;
      const said = { id: `ask.${kind}`, args: about };
      expect(en.say(said)).toBe('no more Poisoned, Bleeding, and On Fire, for whom?');
      expect(fr.say(said)).toBe('retire Empoisonné, Sanglant et En Feu, pour qui\u202f?');
    })
    .stillAsking(0, 'DC-RULING-35'),
);

scenario('DC-RULING-11 a fourth Potion is not told as kept', (s) =>
  s
    .given(journey({ group: { flayed: {}, immolated: {} }, bag: { potions: 3 } }))
    .at(gainIcons, { icons: [potion()], among: [0, 1] })
    .then(({ board, told }) => {
      expect(board.bag.potions).toBe(3);
      expect(log(told)).toEqual(['No room in the Bag: 1 × Potion is left behind.']);
    }),
);

/** The Action of the Epitaph Slab: a Golden Shield and a Shield. */
function slab() {
  const { mode } = equipmentCard(equipmentNo('B6-s03'));
  if (mode.type !== 'replace') throw new Error('the slab replaces a line');
  return actionNo(mode.action!);
}

scenario('DC-RULING-29 Golden Shields are told as such', (s) =>
  s
    .given(fight({ group: { flayed: {} }, enemies: { right1: 'B1-01' } }))
    .at(perform, { hero: FIRST, action: slab(), from: 'other' })
    .then(({ told }) => expect(log(told)).toContain('The Flayed gains 1 Golden Shield.')),
);

scenario('the Golden Shields of an Enemy are told as such too', (s) =>
  s
    .given(fight({ group: { flayed: {} }, enemies: { right1: 'B7-06' } }))
    .at(enemyTurn, turnOf('B7-06'))
    .then(({ told }) => expect(log(told)).toContainEqual(expect.stringMatching(/ gains 1 Golden Shield\.$/))),
);

scenario('DC-RULING-40 Equipment of a Death row lies face up: its name is told', (s) =>
  s
    .given(fight({ group: { flayed: { active: ['ST-04'] } }, enemies: { right1: ['B1-10', { damage: 2 }] } }))
    .at(takeSlot, { hero: FIRST })
    .then(({ told }) => {
      const name = en.say({ id: equipmentCard(equipmentNo('ST-s12')).name });
      expect(log(told)).toContainEqual(expect.stringContaining(`Death row: ${name}`));
    }),
);

scenario('DC-CMB-06 Equipment on the Group space is told by name', (s) =>
  s
    .given(fight({ peace: true, group: { flayed: {} }, top: ['B1-01'] }))
    .at(setUpCombat, {
      enemies: ['monster'],
      loot: [{ kind: 'reward', reward: 'equipment', n: 1 }],
      edge: null,
      keyElite: false,
    })
    .then(({ board, told }) => {
      const name = en.say({ id: equipmentCard(board.combat!.loot.equipment[0]!).name });
      expect(log(told)).toContainEqual(expect.stringContaining(`On the Group space: ${name}`));
    }),
);

scenario('DC-RULING-87 a Potion that takes Malaise away says so', (s) =>
  s
    .given(fight({ group: { flayed: { malaise: 'B7-s12' } }, bag: { potions: 1 } }))
    .at(potions)
    .answers(FIRST, 'DC-RULING-52', { do: 'drink', who: 0 })
    .then(({ told }) => expect(log(told)).toContain('The Flayed is rid of the Malaise.')),
);

test('places are named with the article of their language', () => {
  const begins = (speaker: Speaker, biome: string): string =>
    speaker.say({ id: 'event.runBegins', args: { number: 1, biome } });
  expect(begins(en, 'B7')).toBe('Run 1 begins in High Peak Castle.');
  expect(begins(en, 'B3')).toBe('Run 1 begins in the Ramparts.');
  const left = { id: 'event.biomeLeft', args: { biome: 'B1', place: { id: 'biome.B3' } } };
  expect(en.say(left)).toBe('The Group leaves the Prisoners’ Quarters, on the way to the Ramparts.');
  expect(fr.say(left)).toBe('Le Groupe quitte le Quartier des Prisonniers, en route pour les Remparts.');
});

test('a Constraint is told once', () => {
  const told = en.say({ id: 'event.constraint', args: { constraint: '3' } });
  expect(told).toBe('A Constraint: In the next Combat Potions cannot be used.');
});

test('a fall into the Hole is told as a fall', () => {
  const fell = { id: 'event.enemyKilled', args: { foe: { id: 'monster.zombie' }, by: 'hole' } };
  expect(en.say(fell)).toBe('The Zombie falls into the Hole.');
  expect(fr.say(fell)).toBe('Le Zombie tombe dans le Trou.');
});

const PAIR = { flayed: { hand: ['ST-01', 'ST-02'] }, poisoned: {} } as const;

scenario('DC-EXP-07 the way that is shut is told, where there was but one', (s) =>
  s
    .given(journey({ group: PAIR, at: 'D1', tiles: { E1: 'B1-t14' } }))
    .at(explore)
    .answers(FIRST, 'DC-EXP-06', 'E1')
    .stillAsking(FIRST, 'DC-ICON-03')
    .then(({ told }) =>
      expect(log(told)).toContain(
        'Not taken: F1: a Treasure (Vine Rune). The corridor is closed: the Group does not have the Vine Rune, or its Runes are sealed.',
      ),
    ),
);

describe('DC-RULING-13 what a Hand Check asked for is told alike, whether or not a hand held it', () => {
  const said = 'Not taken: B1: a Treasure (Hand Check: Brutality). It takes a hand card with Brutality.';
  for (const hand of [
    ['ST-01', 'ST-02', 'ST-03'],
    ['ST-04', 'ST-02', 'ST-03'],
  ])
    scenario(`with ${hand[0]}`, (s) =>
      s
        .given(journey({ group: { flayed: { hand }, poisoned: {} }, at: 'A1', tiles: { B2: 'B1-t14' } }))
        .at(explore)
        .answers(FIRST, 'DC-EXP-06', 'B2')
        .stillAsking(FIRST, 'DC-ICON-03')
        .then(({ told }) => expect(log(told)).toContain(said)),
    );
});

scenario('DC-CHK-06 a failed Deck Check says what it wanted', (s) =>
  s
    .given(journey({ group: { flayed: { draw: ['ST-01', 'ST-06'] }, poisoned: {} } }))
    .at(deckCheck, { check: { brutality: [{ kind: 'reward', reward: 'tooth', n: 1 }] } })
    .then(({ told }) =>
      expect(log(told)).toContainEqual(expect.stringMatching(/: nothing, it wanted Brutality\.$/)),
    ),
);

scenario('DC-EQP-03 whoever has no slot free is said to', (s) =>
  s
    .given(journey({ group: { flayed: { items: ['ST-s02'] }, poisoned: { items: [null] } } }))
    .at(giveEquipment, { card: equipmentNo('ST-s01'), among: [0, 1] })
    .now(({ play }) =>
      expect(questionsFor(play, FIRST)[0]!.options.map((option) => en.say(option.said))).toEqual([
        'The Flayed (no free slot)',
        'The Poisoned',
      ]),
    )
    .stillAsking(FIRST, 'DC-ICON-04'),
);

const ANGRY = {
  boss: { id: 'C1', instance: 2, action: 5 },
  enemies: { right1: 'C1-01B' },
  round: 3,
} as const;

scenario('DC-RULING-116 the heat is told before it burns', (s) =>
  s
    .given(fight({ ...ANGRY, group: { flayed: { shields: 1 }, immolated: {} } }))
    .at(roundEnd, { round: 3 })
    .then(({ told }) =>
      expect(log(told).slice(-2)).toEqual([
        'Heat comes off the Angry Concierge: 1 Damage for everybody without a Shield.',
        'The Immolated takes 1 Damage (2 Health left).',
      ]),
    ),
);
scenario('DC-RULING-116 no heat is told of that finds nobody', (s) =>
  s
    .given(fight({ ...ANGRY, group: { flayed: { shields: 1 }, immolated: { golden: 1 } } }))
    .at(roundEnd, { round: 3 })
    .then(({ told }) => expect(log(told)).not.toContainEqual(expect.stringMatching(/^Heat/))),
);

scenario('DC-BOSS-10 whoever is rid of States when an instance falls is named', (s) =>
  s
    .given(
      fight({
        group: { flayed: { onFire: 1 }, immolated: {} },
        boss: { id: 'C1', instance: 1, action: 0 },
        enemies: { right1: 'C1-01A' },
      }),
    )
    .at(turnBoss)
    .seeded('turns')
    .then(({ told }) => {
      expect(log(told).filter((line) => line.includes('States'))).toEqual(['The Flayed is rid of States.']);
      expect(log(told)).toContain('The Angry Concierge rises.');
    }),
);

scenario('a hit that only a Scroll track gives says so, and no other does', (s) =>
  s
    .given(
      fight({
        group: { flayed: { active: ['ST-04'], levels: [0, 0, 1] }, immolated: {} },
        enemies: { right1: 'B1-10' },
        round: 1,
      }),
    )
    .at(takeSlot, { hero: FIRST })
    .then(({ told }) => {
      const details = told.flatMap(({ open }) =>
        open?.kind === 'enemyHit' ? [en.say({ id: 'event-detail.enemyHit', args: open as never })] : [],
      );
      expect(details).toEqual(['', 'One more hit, by a step of a Scroll track.']);
    }),
);
