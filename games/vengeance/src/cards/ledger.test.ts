// Ledger 2, 3 and 6: the cards are exactly what docs/rules/vengeance.md says.

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Effect, Modifier } from '../effects.ts';
import { en } from '../text/en.ts';
import { fr } from '../text/fr.ts';
import { BASIC_ABILITIES } from './basics.ts';
import { BOSSES } from './bosses.ts';
import { DENS } from './dens.ts';
import { FACES, FIGHTING_DIE, FLASHBACK_ACTIONS, FLASHBACK_DICE, FLASHBACK_TILE, SUPPLY } from './dice.ts';
import { ENEMIES } from './enemies.ts';
import { HEROES } from './heroes.ts';
import type { Objective } from './objectives.ts';
import { MODIFIER_ICONS } from './signs.ts';
import { SOLO_LEVELS } from './solo.ts';
import type { Timing, Use } from './tiles.ts';
import {
  BEATING_TRACK,
  BOSS_KILL_POINTS,
  BOSS_TRACK,
  HEALTH_TRACK,
  ITEM_SQUARES,
  LOOT_TRACK,
  TRAINING_TRACK,
} from './tracks.ts';

const ledger = readFileSync(new URL('../../../../docs/rules/vengeance.md', import.meta.url), 'utf8');

/** The rows of the table with that head, cell by cell. */
function table(head: string): string[][] {
  const lines = ledger.split('\n');
  const start = lines.indexOf(head);
  expect(start, head).toBeGreaterThan(0);
  const end = lines.findIndex((line, at) => at > start && !line.startsWith('|'));
  return lines.slice(start + 2, end).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

/** The line of one rule, after its id. */
const rule = (id: string): string => ledger.split('\n').find((line) => line.startsWith(`- **${id}`)) ?? '';
const numbers = (text: string): number[] => [...text.matchAll(/\d+/g)].map(Number);
const plain = (text: string): string => text.replaceAll('’', "'");

type Named = { readonly name: keyof typeof en };
/** "Name / Nom", with one name standing for both languages. */
const names = ({ name }: Named): string => {
  const [english, french] = [plain(en[name]), plain(fr[name])];
  return english === french ? english : `${english} / ${french}`;
};
/** The ledger's name cell, without remarks on its source, and with equal names written once. */
const nameCell = (cell = ''): string => {
  const [english = '', french = english] = cell.replace(/ \(.*\)$/, '').split(' / ');
  return english === french ? english : `${english} / ${french}`;
};

function modifierCode(modifier: Modifier): string {
  switch (modifier.word) {
    case 'guard':
      return `GUARD(${modifier.wounds})`;
    case 'wild':
      return `WILD(${modifier.face}→${modifier.as})`;
    case 'release':
      return `RELEASE(${modifier.dice})`;
    case 'ignore':
      return `IGNORE(${modifier.minion},${modifier.where})`;
    case 'cap':
      return `CAP(${modifier.minion},${modifier.wounds})`;
    default:
      return modifier.word.toUpperCase();
  }
}

function effectCode(effect: Effect): string {
  switch (effect.word) {
    case 'all':
    case 'perHealth':
      return `${effect.word.toUpperCase()}(${effect.act.word})`;
    case 'bonus':
      return `BONUS(${effect.face}→${effect.act.word})`;
    case 'flash':
      return `FLASH(${effect.action})`;
    case 'guard':
      return modifierCode(effect);
    case 'next': {
      const gains = effect.gains.map(modifierCode).join(' and ');
      return gains === 'TWICE' ? gains : `next ability gains ${gains}`;
    }
    default:
      return effect.optional ? `[${effect.word}]` : effect.word;
  }
}

const code = (tile: {
  readonly effects: readonly Effect[];
  readonly modifiers: readonly Modifier[];
}): string => [...tile.effects.map(effectCode), ...tile.modifiers.map(modifierCode)].join('; ');
/** Passive tiles say how far they reach in words; the words add nothing to the code. */
const codeCell = (cell = ''): string => cell.replace(/ (each round|on all Hits)$/, '');

const USES: Record<Use, string> = { reusable: 'R', once: '1', passive: 'P' };
const TIMINGS: Record<Timing, string> = { fighting: 'F', start: 'S', resolution: 'Z' };
const isSeed = (cell = ''): string => (cell.includes('`seed`') ? 'seed' : 'design');

const heroes = Object.values(HEROES);

describe('dice', () => {
  test('VG-RULING-03 faces of a fighting die', () => {
    const rows = table('| Face id | Count on the die | Short | Icon to draw | French |');
    const ours = Object.values(FACES).map(({ id, letter, name }) => [
      `\`${id}\``,
      `${FIGHTING_DIE.filter((side) => side === id).length}`,
      letter,
      fr[name],
    ]);
    expect(ours).toEqual(rows.map(([id, count, letter, , french]) => [id, count, letter, french]));
  });

  test('VG-RULING-04 faces of the flashback dice, and the tile', () => {
    const [, faces = '', free = ''] =
      /Three identical dice: `(.*?)` .*slot 3 "one of (.*?)"/.exec(ledger) ?? [];
    expect(FLASHBACK_DICE.map((die) => die.faces.join(', '))).toEqual([faces, faces, faces]);
    expect(FLASHBACK_TILE.freeActions.join(', ')).toBe(free);
    for (const { id, name } of Object.values(FLASHBACK_ACTIONS)) {
      expect(ledger).toMatch(new RegExp(`\`${id}\` = .*?/ ${fr[name]}`));
    }
  });

  test('VG-SETUP-01 dice in the supply', () => {
    expect(numbers(rule('VG-SETUP-01').slice(16)).slice(0, 3)).toEqual(Object.values(SUPPLY));
  });

  test('VG-SOLO-01, -03, -05 and VG-RULING-24 levels', () => {
    const levels = Object.values(SOLO_LEVELS);
    const triple = (id: string) => numbers(/\d+ \/ \d+ \/ \d+/.exec(rule(id))?.[0] ?? '');
    expect(levels.map((level) => level.dice)).toEqual(triple('VG-SOLO-01'));
    expect(levels.map((level) => level.seconds)).toEqual(triple('VG-SOLO-03'));
    expect(levels.map((level) => level.target)).toEqual(triple('VG-SOLO-05'));
    expect(levels.map((level) => level.calmRolls)).toEqual(triple('VG-RULING-24'));
  });
});

test('VG-RULING-44, -45 tracks', () => {
  const rows = new Map(table('| Track | Spaces | Values, left to right |').map((row) => [row[0], row]));
  for (const [track, name] of [
    [TRAINING_TRACK, 'Training'],
    [LOOT_TRACK, 'Loot'],
    [BOSS_TRACK, 'Boss'],
  ] as const) {
    expect([name, `${track.values.length}`, track.values.join(' ')]).toEqual(rows.get(name));
  }
  expect(numbers(rows.get('Health')?.[1] ?? '')).toEqual([HEALTH_TRACK.initial, HEALTH_TRACK.additional]);
  expect(numbers(rows.get('Beating')?.join() ?? '')).toEqual([
    BEATING_TRACK.spaces,
    ...BEATING_TRACK.poolLimits,
  ]);
  expect(numbers(rows.get('Item squares')?.[1] ?? '')).toEqual([ITEM_SQUARES]);
});

describe('heroes', () => {
  test('VG-GEN-03 heroes and traits', () => {
    const rows = table('| Prefix | Hero id | Box | Name / Nom | Origin | Trait |');
    const ours = heroes.map((hero) => [
      hero.prefix,
      hero.id,
      `${hero.box}`,
      names(hero),
      hero.source,
      names(hero.trait),
      hero.trait.source,
    ]);
    expect(ours).toEqual(
      rows.map(([prefix, id, box, name, origin = '', trait = '']) => [
        prefix,
        id,
        box,
        nameCell(name),
        /`(\w+)`/.exec(origin)?.[1],
        nameCell(/\*\*(.*?)\*\*/.exec(trait)?.[1]),
        origin.includes('trait `inferred`') ? 'inferred' : isSeed(trait),
      ]),
    );
  });

  test('VG-ABIL-01…04 basic abilities', () => {
    const cost = (id: string) =>
      [...(rule(id).split('→')[0] ?? '').matchAll(/(\d) (`\w+`|\(`\w+` or `\w+`\))/g)].flatMap(
        ([, count, faces = '']) => {
          const slot = [...faces.matchAll(/`(\w)\w*`/g)]
            .map(([, letter = '']) => letter.toUpperCase())
            .join('/');
          return Array.from({ length: Number(count) }, () => slot);
        },
      );
    const basics = Object.values(BASIC_ABILITIES);
    expect(basics.map((one) => one.dice)).toEqual([1, 2, 3, 4].map((n) => cost(`VG-ABIL-0${n}`)));
    expect(basics.map(code)).toEqual(['move', 'hit; BONUS(doubleKnife→hit)', 'shoot', 'move; hit']);
    expect(basics.map((one) => one.recon)).toEqual([1, 1, 1, 2]);
  });

  test('VG-ABIL-05 ability tiles', () => {
    const rows = table('| Id | Name / Nom | XP | Dice | Use | Timing | Effects |');
    const ours = heroes.flatMap((hero) =>
      hero.abilities.map((one) => [
        one.id,
        names(one),
        `${one.price}`,
        one.dice.join(' ') || '—',
        USES[one.use],
        one.timing ? TIMINGS[one.timing] : '—',
        code(one),
        one.source,
      ]),
    );
    expect(ours).toEqual(
      rows.map(([id, name, price, dice, use, timing, effects]) => [
        id,
        nameCell(name),
        price,
        dice,
        use,
        timing,
        codeCell(effects),
        isSeed(name),
      ]),
    );
  });

  test('VG-ITEM-03 item tiles', () => {
    const rows = table('| Id | Name / Nom | Charges | Timing | Effect |');
    const ours = heroes.flatMap((hero) =>
      hero.items.map((one) => [
        one.id,
        names(one),
        `${one.squares}`,
        TIMINGS[one.timing],
        code(one),
        one.source,
      ]),
    );
    expect(ours).toEqual(
      rows.map(([id, name, squares, timing, effect]) => [
        id,
        nameCell(name),
        squares,
        timing,
        effect,
        isSeed(name),
      ]),
    );
  });

  test('VG-FLASH-10, -11 bought abilities need two Recon actions, passive ones none', () => {
    for (const one of heroes.flatMap((hero) => hero.abilities)) {
      expect(one.recon).toBe(one.use === 'passive' ? 0 : 2);
      expect(one.dice.length === 0).toBe(one.use === 'passive');
    }
  });

  test('ledger 6.1 every code of the closed list is a word', () => {
    const codes = table('| Code | Meaning |').map(([cell = '']) => /\w+/.exec(cell)?.[0] ?? '');
    const words = [...Object.keys(MODIFIER_ICONS), 'bonus', 'perHealth', 'all', 'flash'];
    expect(codes.toSorted()).toEqual(words.map((word) => word.toUpperCase()).toSorted());
  });
});

test('VG-SETUP-06 bosses', () => {
  const rows = table('| Id | Name / Nom | Health | Points | Special effect |');
  const ours = Object.values(BOSSES).map((boss) => [
    boss.id,
    names(boss),
    `${boss.health}`,
    `${(BOSS_TRACK.values[boss.health - 1] ?? 0) + BOSS_KILL_POINTS}`,
    boss.source,
  ]);
  expect(ours).toEqual(
    rows.map(([id, name = '', health, points]) => [
      id,
      nameCell(name),
      health,
      points,
      name.includes('`fact`') ? 'fact' : 'design',
    ]),
  );
});

describe('dens', () => {
  const short = { grunt: 'Gr', toughGuy: 'Tg', bouncer: 'Bo', henchman: 'He', gunman: 'Gu', boss: '' };

  function objectiveCode(objective: Objective): string {
    switch (objective.kind) {
      case 'killCount':
        return `killCount(${objective.minion},${objective.count})=${objective.value}`;
      case 'visitRooms':
        return `visitRooms(${objective.count})=${objective.value}`;
      case 'killAdjacent':
        return `killAdjacent(${objective.minions.join(',')})=${objective.value}`;
      default:
        return `${objective.kind}=${objective.value}`;
    }
  }

  test('VG-SETUP-02, -07 ten sides', () => {
    const rows = table('| Den | Name / Nom | Rooms | Boss room |');
    const ours = [...DENS.values()].map((den) => [
      den.id,
      names(den),
      `${den.rooms.length}`,
      `r${den.bossRoom + 1}`,
    ]);
    expect(ours).toEqual(rows.map(([id, name, rooms, boss]) => [id, nameCell(name), rooms, boss]));
  });

  test('VG-BOARD-02 rooms, doors, minions, loot and objectives', () => {
    const rows = table('| Den | Room | Name / Nom | Doors | Minions | Loot | Objective |');
    const ours = [...DENS.values()].flatMap((den) =>
      den.rooms.map((room) => {
        const counts = new Map<string, number>();
        for (const { type } of den.enemies.filter((enemy) => room.minions.includes(enemy.index))) {
          counts.set(short[type], (counts.get(short[type]) ?? 0) + 1);
        }
        return [
          den.id,
          room.id,
          names(room),
          room.adjacent.map((next) => `r${next + 1}`).join(' '),
          [...counts].map(([type, count]) => `${type}${count}`).join(' ') || '—',
          `${room.loot}`,
          room.objective ? objectiveCode(room.objective) : '—',
        ];
      }),
    );
    expect(ours).toEqual(rows.map(([den, room, name, ...rest]) => [den, room, nameCell(name), ...rest]));
  });

  test('ledger 2.1 and VG-RULING-02 enemies', () => {
    const rows = new Map(
      table('| Identifier | English | French (UI) | Meaning |').map(([id, english, french]) => [
        id,
        `${english} / ${french}`,
      ]),
    );
    for (const { id, name, letter } of Object.values(ENEMIES)) {
      expect(`${en[name]} / ${fr[name]}`).toBe(rows.get(`\`${id}\``));
      if (id !== 'boss')
        expect(rule('VG-RULING-02')).toMatch(
          new RegExp(`${en[name].toLowerCase()} = [^,]*\\((letter )?${letter}\\)`),
        );
    }
  });
});
