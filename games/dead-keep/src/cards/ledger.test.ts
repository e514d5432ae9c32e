// Ledger 3.19, 6.2–6.3, 7.1–7.4, 7.6, 7.7: tiles, people, Enemies, decks and Stages are what the ledger says, row by row.
import type { Catalogue } from '@gravetable/kernel';
import { describe, expect, test } from 'vitest';
import { blocks, section, table } from '../../test/ledger.ts';
import { enemies } from '../text/en/enemies.ts';
import { names } from '../text/en/names.ts';
import { skills } from '../text/en/skills.ts';
import { zones } from '../text/en/zones.ts';
import { ADVENTURERS } from './adventurers.ts';
import { BOSS_RECORDS } from './bosses.ts';
import { EQUIPMENT } from './box.ts';
import { ENEMY_CARDS } from './decks/index.ts';
import type { BossRecord, EnemyCard, MonsterRecord, Stats } from './enemy.ts';
import { LEVELS, type ByDanger } from './ids.ts';
import { MONSTER_RECORDS } from './monsters.ts';
import { SKILLS } from './skills.ts';
import type { StageMove, StageWord } from './stage.ts';
import { STAGES } from './stages.ts';
import { TILES } from './tiles.ts';
import { TOKENS } from './tokens.ts';
import { UNDEAD_RECORDS } from './undead.ts';

const named = (id: string): string => names[`name.${id}`]!;
const skillNamed = (key: string): string => skills[`name.${key}`]!;
const lines = (n: ByDanger): string => n.join('/');

describe('ledger 6.2, 6.3 the eighteen sides', () => {
  /** Sides stand alone, or five beside each other under their five headers. */
  const drawn = ['### 6.2', '### 6.3']
    .flatMap((heading) => blocks(section(heading)))
    .flatMap((block) => block.split('\n\n'))
    .flatMap((part) => {
      const rows = part.split('\n');
      const heads = rows.filter((row) => row.includes(' | '));
      const rasters = rows.slice(heads.length).map((row) => row.split('   '));
      return heads.map((head, at) => ({ head, raster: rasters.map((row) => row[at]!) }));
    });

  test('are drawn sign by sign as in the ledger', () => {
    const ours = TILES.map(({ id, raster, marks }) => ({
      head: `${id} ${zones[`name.${id}`]} | ${Object.entries(marks)
        .map(([letter, mark]) => `${letter}:${mark}`)
        .join(' ')}`,
      raster,
    }));
    expect(ours).toEqual(drawn.toSorted((one, other) => (one.head < other.head ? -1 : 1)));
    expect(ours).toHaveLength(18);
  });
});

test('ledger 7.1 tokens and miniatures', () => {
  const pairs = (rows: readonly (readonly string[])[]): [string, number][] =>
    rows
      .flatMap((row) => [0, 2, 4].map((at): [string, number] => [row[at] ?? '', Number(row[at + 1])]))
      .filter(([name]) => name !== '');
  const tokens = pairs(table(section('### 7.1'), 'Token'));
  expect(tokens).toHaveLength(Object.keys(TOKENS).length);
  expect(Object.values(TOKENS).reduce((sum, count) => sum + count, 0)).toBe(158);
  const figures = [...UNDEAD_RECORDS, ...MONSTER_RECORDS].map(
    ({ kind, figures: count }): [string, number] => [named(kind), count],
  );
  const printed = pairs(table(section('### 7.1'), 'Miniature'));
  expect(Object.fromEntries(figures)).toEqual(
    Object.fromEntries(printed.map(([name, count]) => [name.replace(' (derived)', ''), count])),
  );
  expect(figures.reduce((sum, [, count]) => sum + count, 0)).toBe(94);
});

test('ledger 7.1 each token by its name', () => {
  const short: Readonly<Record<keyof typeof TOKENS, string>> = {
    doorRed: 'Door red',
    doorBlue: 'Door blue',
    doorGreen: 'Door green',
    passage: 'Passage',
    startingSpawn: 'Starting Spawn Zone',
    spawnRedBlue: 'Spawn red/blue',
    spawnRedGreen: 'Spawn red/green',
    firstPlayer: 'First player',
    objectiveRed: 'Objective red/red',
    objectiveRedBlue: 'Objective red/blue',
    objectiveRedGreen: 'Objective red/green',
    treasurePotion: 'Treasure/Health Potion',
    treasureArtifact: 'Treasure/Quest Artifact',
    enemyWounds: 'Enemy Wounds',
    exit: 'Exit',
    manaFountain: 'Mana Fountain',
    mana: 'Mana',
    doom: 'Doom',
    stairsRed: 'Stairs red/red',
    stairsRedBlue: 'Stairs red/blue',
    stairsRedGreen: 'Stairs red/green',
    artifact: 'Artifact',
    search: 'Search',
  };
  const text = section('### 7.1');
  for (const [token, count] of Object.entries(TOKENS))
    expect(text).toContain(`| ${short[token as keyof typeof TOKENS]} | ${count} |`);
});

describe('ledger 7.2, 7.3 statistics', () => {
  test('the Undead, and which of their figures stand in the rulebook', () => {
    const figures = ['armor', 'wounds', 'attacks', 'damage', 'actions', 'move', 'range'] as const;
    const sourceSaid = (facts: readonly string[]): string => {
      const design = figures.filter((figure) => !facts.includes(figure));
      if (design.length === 0) return 'fact';
      return design.length < facts.length
        ? `${design.join(', ')} design; rest fact`
        : `${facts.join(', ')} fact; rest design`;
    };
    const ours = UNDEAD_RECORDS.map((one) => [
      named(one.kind),
      ...[one.armor, one.wounds, one.attacks, one.damage, one.actions, one.move].map(String),
      one.range === 0 ? '0' : `0–${one.range}`,
      sourceSaid(one.facts),
    ]);
    expect(ours).toEqual(table(section('### 7.2')));
  });

  test('the Notables spawn what their gallery says', () => {
    for (const { kind, spawns } of UNDEAD_RECORDS) {
      if (spawns === null) continue;
      const rule = section('### 3.18')
        .split('\n')
        .find((line) => line.includes(`DK-ENEMY-${kind.toUpperCase()}`));
      expect(rule).toMatch(new RegExp(`1/2/3/4 ${named(spawns)}s?|1/2/3/4 Footmen`));
      expect(rule!.includes('Footmen')).toBe(spawns === 'footman');
    }
  });

  const MARKS = {
    '*': ['armor', 'wounds', 'attacks', 'damage'],
    '†': ['armor', 'wounds'],
    '‡': ['attacks', 'damage'],
  };
  const cell = (
    { armor, wounds, attacks, damage }: Stats,
    level: number,
    facts: readonly string[],
  ): string => {
    const own = facts.flatMap((fact) => (fact.startsWith(`L${level}.`) ? [fact.slice(3)] : []));
    const mark = Object.entries(MARKS).find(([, figures]) => String(figures) === String(own))?.[0] ?? '';
    return `${armor}/${wounds}/${attacks}/${damage}${mark}`;
  };
  const SPECIAL = {
    pair: 'pair',
    regeneration: 'Regeneration',
    charge: 'charge',
    mostAdventurers: 'most Adventurers',
  };
  const row = (one: MonsterRecord | BossRecord, name: string): string[] => [
    name,
    ...one.levels.map((stats, at) => cell(stats, at + 1, one.facts)),
    one.special === 'charge' ? `${one.move}, or 3 with LoS` : String(one.move),
    one.range === 0 ? '0' : `0–${one.range}`,
    one.special === null ? '–' : SPECIAL[one.special],
  ];

  test('the Monsters at five Levels', () => {
    const ours = MONSTER_RECORDS.map((one) =>
      row(one, one.special === 'pair' ? `${named(one.kind)} (each)` : named(one.kind)),
    );
    expect(ours).toEqual(table(section('### 7.3'), 'Monster'));
  });
  test('the Bosses at five Levels', () => {
    expect(BOSS_RECORDS.map((one) => row(one, (enemies as Catalogue)[`name.boss.${one.kind}`]!))).toEqual(
      table(section('### 7.3'), 'Boss card'),
    );
  });
});

test('ledger 7.4 the Adventurers', () => {
  const ours = ADVENTURERS.map((one) => [
    named(one.id),
    one.source,
    named(one.class),
    String(one.health),
    skillNamed(one.blue),
    one.orange.map(skillNamed).join('; '),
    one.red.map(skillNamed).join('; '),
  ]);
  expect(ours).toEqual(table(section('### 7.4')));
});

describe('ledger 3.19 the Skills', () => {
  const rows = table(section('### 3.19'));
  const BRACKETED: Readonly<Record<string, string>> = {
    manaFree: '1 Mana: +1 Free [type] Action',
    free1: '+1 Free [type] Action',
    killer: '[Enemy] Killer',
    ironclad: 'Ironclad: [Enemy type]',
    class: 'Class: [Class]',
    teleport: 'Teleport [X] Zones',
  };

  test('are the 55 of the table, with their timing, cost and stacking', () => {
    const one = SKILLS.filter(({ rule }, at) => SKILLS.findIndex((other) => other.rule === rule) === at);
    expect(one.map(({ rule }) => rule)).toEqual(rows.map(([id]) => id));
    one.forEach(({ key, skill, of, timing, mana, action, stacking }, at) => {
      const [, title, when = '', cost, , stacks = ''] = rows[at]!;
      const bare = of === null ? skillNamed(key) : skillNamed(key).replace(/: Combat$/, ': [A]');
      expect(BRACKETED[skill] ?? bare).toBe(title);
      const times = when === 'roll / Armor roll' ? ['roll', 'react'] : [when.split(',')[0]!];
      expect([key, timing]).toEqual([key, times]);
      expect(
        action === null ? (mana > 0 ? String(mana) : '–') : action === 'move' ? '1 Move Action' : '1 Action',
      ).toBe(cost);
      expect(stacks.split(/[ ;,]/)[0]).toBe(stacking);
    });
  });

  test('every Skill on an Adventurer or a card has a number', () => {
    const keys = new Set<string>(SKILLS.map(({ key }) => key));
    const printed = [
      ...ADVENTURERS.flatMap(({ blue, orange, red }) => [blue, ...orange, ...red]),
      ...EQUIPMENT.flatMap(({ use, eq, vs }) => [...use, ...eq, ...(vs === null ? [] : [vs.skill])]),
    ];
    expect(printed.filter((key) => !keys.has(key))).toEqual([]);
    const used = new Set(printed.map((key) => key.split('.')[0]));
    const unused = [...new Set(SKILLS.map(({ skill }) => skill))].filter((skill) => !used.has(skill));
    expect(unused).toEqual(['action1']); // DK-ADR-05: everybody's at Yellow.
  });
});

describe('ledger 7.6 the Enemy decks', () => {
  const cardSaid = (card: EnemyCard): string => {
    switch (card.does) {
      case 'spawn':
        return `${named(card.enemy)} ${lines(card.n)}`;
      case 'notable':
        return `${named(card.notable)} + ${named(card.escort)} ${lines(card.n)}`;
      case 'monster':
        return named(card.monster);
      case 'event':
        return [names[`mistEvent.${card.event}`], ...(card.n === null ? [] : [lines(card.n)])].join(' ');
    }
  };
  const listed = (cards: readonly EnemyCard[]): string => {
    const counts = new Map<string, number>();
    for (const card of cards) counts.set(cardSaid(card), (counts.get(cardSaid(card)) ?? 0) + 1);
    return [...counts].map(([what, count]) => `${count}× ${what}`).join('; ');
  };
  const text = section('### 7.6');
  const part = (heading: string) => text.slice(text.indexOf(heading));

  test.each([
    ['building', '**Building deck, 8 cards per Level (40)**'],
    ['street', '**Street deck, 12 cards per Level (60)**'],
  ] as const)('%s', (deck, heading) => {
    const ours = LEVELS.map((level) => [
      String(level),
      listed(ENEMY_CARDS.filter((card) => card.deck === deck && card.level === level)),
    ]);
    expect(ours).toEqual(table(part(heading)));
  });

  test('two of the hundred are facts', () => {
    expect(ENEMY_CARDS).toHaveLength(100);
    expect(ENEMY_CARDS.filter(({ source }) => source === 'fact').map(({ code }) => code)).toEqual([
      'B1-06',
      'B2-01',
    ]);
    expect(ENEMY_CARDS.filter(({ source }) => source === 'fact').map(cardSaid)).toEqual([
      'Footmen in the Mist! 1/1/2/2',
      'Deadeye 2/2/3/4',
    ]);
    expect(new Set(ENEMY_CARDS.map(({ code }) => code)).size).toBe(100);
  });
});

describe('ledger 7.7 the Stage cards', () => {
  const plural = (enemy: string, n: number) =>
    n === 1 ? named(enemy) : named(enemy).replace('Footman', 'Footmen');
  const whom = (word: StageWord, where: 'inactive' | 'active'): string => {
    switch (word.does) {
      case 'spawn':
        return word.at === 'bossZone'
          ? `${word.n} ${plural(word.enemy, word.n)} ${word.n === 1 ? 'spawns' : 'spawn'} in its Zone`
          : `${word.n} ${plural(word.enemy, word.n)} spawns at each active Spawn Zone`;
      case 'attack': {
        const who = {
          all: '',
          bossSees: 'in its LoS then',
          bossZone: 'in its Zone',
          inBuildings: 'in a Building Zone',
        };
        return `each Adventurer ${who[word.whom]} suffers 1 Attack of Damage ${word.damage}`;
      }
      case 'activate':
        return word.who === 'boss'
          ? 'the Boss resolves an extra Activation'
          : 'all Monsters and the Boss resolve an extra Activation';
      case 'loseMana':
        return `each Adventurer loses ${word.n} Mana`;
      case 'gainMana':
        return `each Adventurer in its LoS gains ${word.n} Mana`;
      case 'blindingMist':
        return where === 'inactive' ? 'Blinding Mist applies as if drawn' : 'Blinding Mist applies';
      case 'mistBurn':
        return 'Mist Burn applies';
      case 'removeSearch':
        return word.n === 'all'
          ? 'all Search tokens leave the board'
          : `the table removes ${word.n} Search token from the board`;
      case 'armor':
        return `+${word.n} Armor (maximum ${word.max}) until the End Phase`;
      case 'notables':
        return word.without === null
          ? 'each Notable on the board spawns as in the Spawn Step'
          : `each Notable spawns; if there is none, ${word.without.n} ${plural(word.without.enemy, word.without.n)} spawn in the Boss's Zone`;
    }
  };
  const TO: Readonly<Record<StageMove, string>> = {
    stays: 'Stays',
    lair: 'Teleports to the lair',
    farthestSpawn: 'Teleports to the Spawn Zone farthest from all Adventurers',
    mostAdrenaline: 'Teleports to the Zone of the Adventurer with most AP (table breaks ties)',
    nearestMist: 'Teleports to the nearest Mist Zone without Adventurers',
    startingSpawn: 'Teleports to the Starting Spawn Zone',
  };

  test('both sections of all fifteen', () => {
    const ours = STAGES.map(({ code, inactive, active }) => [
      code,
      names[`name.${code}`],
      [
        `${named(inactive.enemy)} ${lines(inactive.n)}`,
        ...(inactive.effect === null ? [] : [whom(inactive.effect, 'inactive')]),
      ].join('; '),
      `${[TO[active.to], ...(active.effect === null ? [] : [whom(active.effect, 'active')])].join('; ')}.`,
    ]);
    expect(ours).toEqual(table(section('### 7.7')));
    expect(ours).toHaveLength(15);
  });
});
