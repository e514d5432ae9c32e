// The log, the options and the table in words say what is so.

import { kernelWords, questionsFor, Speaker, type Said } from '@gravetable/kernel';
import { expect, test } from 'vitest';
import { vengeance } from '../src/index.ts';
import { outline } from '../src/outline.ts';
import { plan } from '../src/flashback.ts';
import { fight } from '../src/fighting.ts';
import { rollDice } from '../src/rolling.ts';
import { sayChoice } from '../src/said.ts';
import { resolve, woundsByEnemy } from '../src/resolution.ts';
import { view } from '../src/view.ts';
import { fighting, planning, resolving, roll, scenario, STOP, table, TRAINING, useSet } from './tables.ts';

const en = new Speaker('en', [vengeance.text.en, kernelWords.en], ['Ann']);
const fr = new Speaker('fr', [vengeance.text.fr, kernelWords.fr], ['Ann']);
const words = (board: Parameters<typeof view>[0]): string =>
  outline(view(board, 0, board.players.length))
    .flatMap(({ lines }) => lines.map((line) => en.say(line)))
    .join('\n');

test('nobody is stopped in a Flashback because of the last Rolling Phase', () => {
  const { board } = planning([TRAINING], { pool: 'u u', stand: 'stopped' });
  expect(words(board)).toContain('(rolling)');
});

test('half a recon mark is told', () => {
  expect(words(planning([TRAINING], { half: ['dash'] }).board)).toContain('Recon begun: Dash');
});

test.each([
  ['yes', 'All rolls are made: no more dice from the supply.'],
  ['no', 'Time! No more dice from the supply.'],
])('VG-RULING-24 why no more dice are taken, calm %s', (calm, told) => {
  expect(en.say({ id: 'event.takingClosed', args: { calm } })).toBe(told);
});

test('no escape costs nothing, and not minus nothing', () => {
  const zero = { loot: 0, training: 0, bossDamage: 0, bossKill: 0, objectives: 0, escape: 0, total: 0 };
  for (const speaker of [en, fr]) {
    const told = speaker.say({ id: 'event.scored', args: { who: 0, ...zero } });
    expect(told).not.toContain('−0');
    expect(speaker.say({ id: 'event.scored', args: { who: 0, ...zero, escape: 2 } })).toContain('−2');
  }
});

test('a beating says which enemies deal it', () => {
  const { board } = table({ phase: 'resolution' }, { room: 'r1' });
  expect(Object.keys(woundsByEnemy(board.players[0]!))).toEqual(['henchman', 'gunman', 'boss']);
  const by = [
    { id: 'dealt.henchman', args: { n: 2 } },
    { id: 'dealt.boss', args: { n: 1 } },
  ] as unknown as NonNullable<Said['args']>[string];
  const told = en.say({ id: 'event.woundedByEnemies', args: { who: 0, n: 3, by } });
  expect(told).toBe('Ann takes 3 wounds from the enemies (2 from henchmen and 1 from the boss).');
});

scenario('VG-RES-06 the beating that is dealt names its enemies in the log', (s) =>
  s
    .given(resolving({ room: 'r2' }))
    .at(resolve, { seat: 0 })
    .then(({ told }) => {
      const dealt = told.map(({ open }) => open).find((one) => one?.kind === 'woundedByEnemies');
      expect(en.say({ id: 'event.woundedByEnemies', args: dealt as never })).toMatch(
        /^Ann takes \d wounds? from the enemies \(.*\d from (?:henchmen|gunmen|the boss)\)\.$/,
      );
    }),
);

scenario('VG-FLASH-03 done says what it gives up', (s) =>
  s
    .given(planning([TRAINING, TRAINING, TRAINING], { slots: [0] }))
    .at(plan, { seat: 0 })
    .now(({ play }) => {
      const said = questionsFor(play, 0)[0]!.options.map((option) => en.say(option.said));
      expect(said.at(-1)).toBe('Done, leaving 3 possibilities unused');
    })
    .stillAsking(0, 'VG-FLASH-03'),
);

scenario('VG-RULING-21 alone there is no turn to end', (s) =>
  s
    .given(() => table({ phase: 'rolling', turn: 0 }, { pool: 'u u u u' }))
    .at(rollDice, { seat: 0 })
    .falls(['M', 'G', 'K'])
    .answers(0, 'VG-ROLL-02a', roll('uuu'))
    .rejects(0, { do: 'endTurn' }, 'ACTION_NOT_ALLOWED')
    .falls(['M'])
    .answers(0, 'VG-ROLL-02a', roll('u'))
    .answers(0, 'VG-ROLL-02a', STOP),
);

scenario('VG-MARK-01 of two equal targets the shaken one is told', (s) =>
  s
    .given(fighting({ den: 'B1', room: 'r4', dotted: ['r4.toughGuy.2'], sets: [['punch', 'KKK']] }))
    .at(fight, { seat: 0 })
    .answers(0, 'VG-RULING-26', useSet('punch', 'KKK'))
    .now(({ play }) => {
      for (const speaker of [en, fr]) {
        const said = questionsFor(play, 0)[0]!.options.map((option) => speaker.say(option.said));
        expect(new Set(said).size).toBe(said.length);
        const shaken = said.filter((one) => /shaken|ébranlé/.test(one));
        expect(shaken).toEqual([expect.stringMatching(/ 2 /)]);
      }
    })
    .stillAsking(0, 'VG-ACT-HIT-01'),
);

test('dice are told in words, never as letters', () => {
  const { board } = table({ phase: 'rolling', turn: 0 }, { pool: 'u u u u' });
  expect(words(board)).not.toMatch(/\bu{2,}\b/);
  expect(en.say(sayChoice({ board } as never, 0, roll('uuuu')))).toMatch(/4 fresh|four|4 unrolled/);
});
