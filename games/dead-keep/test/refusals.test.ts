// Every refusal has its rule and its sentence: the codes are read from the source, so that none is forgotten.

import { argumentsOf } from '@gravetable/kernel';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { cardNo } from '../src/cards/box.ts';
import { deadKeep } from '../src/index.ts';
import { RULE_IDS } from '../src/rule-ids.ts';
import { turn } from '../src/turn.ts';
import { attack, door, END, move, sprint, take, TURN, z } from './acts.ts';
import { FIRST, keep, scenario } from './keep.ts';

const SOURCE = path.join(import.meta.dirname, '../src');
const sources = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('text'))
  .map((file) => readFileSync(path.join(SOURCE, file), 'utf8'));

/** `['TOO_DEAR', 'DK-AMOVE-02', …]`: a code and the rule that says no. */
const PAIR = /\[\s*'([A-Z_]{4,})',\s*'(DK-[A-Z0-9-]+)'/g;
const pairs = sources.flatMap((text) => [...text.matchAll(PAIR)].map(([, code, rule]) => [code!, rule!]));
const codes = [...new Set(pairs.map(([code]) => code!))].sort();

test('there are refusals to be read', () => expect(codes.length).toBeGreaterThan(30));

test.each(codes)('%s has a sentence in both languages, and a rule of the ledger', (code) => {
  const { en, fr } = deadKeep.text;
  expect(en[`refusal.${code}`]).toBeDefined();
  expect(argumentsOf(fr[`refusal.${code}`]!)).toEqual(argumentsOf(en[`refusal.${code}`]!));
  const ledger: readonly string[] = RULE_IDS;
  for (const [one, rule] of pairs) if (one === code) expect(ledger).toContain(rule);
});

describe('Refused', () => {
  scenario('DK-PP-02 what no Action can pay for, and what is nowhere', (s) =>
    s
      .given(keep({ party: { knut: { at: '7R.b', cards: ['AE-01'], mana: 0 } } }))
      .at(turn, { who: 0 })
      .answers(FIRST, TURN, move('7R.a'))
      .answers(FIRST, TURN, move('7R.b'))
      .answers(FIRST, TURN, move('7R.a'))
      .then(({ board }) => expect(board.turn.who).toBe(null)),
  );

  scenario('DK-RULING-105 DK-PP-02 without Actions only free things are left', (s) =>
    s
      .given(
        keep({
          party: { brannoch: { at: '7R.b', cards: ['AE-01'], mana: 0 } },
          enemies: { '7R.a': 'footman', '7R.f': 'footman 2' },
        }),
      )
      .at(turn, { who: 0 })
      .answers(FIRST, TURN, move('7R.a'))
      .answers(FIRST, TURN, move('7R.b'))
      .rejects(FIRST, move('7R.f'), 'NO_ACTIONS')
      .rejects(FIRST, { do: 'reorganize', pay: 'action' }, 'NO_ACTIONS')
      .rejects(FIRST, sprint('3R.e'), 'NO_SPRINT')
      .rejects(FIRST, { do: 'bloodlust', to: z('7R.f'), pay: 'action' }, 'NO_ACTIONS')
      .rejects(FIRST, { do: 'shove', to: z('7R.f') }, 'NO_ENEMY_HERE')
      .rejects(FIRST, { do: 'gainMana', skill: 'mana2' }, 'NO_USE_LEFT')
      .rejects(FIRST, take('objective', 0), 'NO_TOKEN')
      .rejects(FIRST, { do: 'lead', whom: 0 }, 'NO_USE_LEFT')
      .rejects(FIRST, { do: 'enchant', card: 0, pay: 'action' }, 'NO_ENCHANTMENT')
      .rejects(FIRST, { do: 'somethingElse' }, 'NOT_AN_ANSWER')
      .answers(FIRST, TURN, door('7R.C|7R.b'))
      .falls(6)
      .stillAsking(FIRST, 'DK-RULING-05'),
  );

  scenario(
    'DK-CLASS-FIGHTER-01 DK-MANA-02 another Class, a full store of Mana, Mana that pays for nothing',
    (s) =>
      s
        .given(
          keep({
            party: { tessara: { at: '7R.b', cards: ['AE-33'], mana: 10 } },
            enemies: { '7R.a': 'footman' },
          }),
        )
        .at(turn, { who: 0 })
        .rejects(FIRST, { do: 'bloodlust', to: z('7R.a'), pay: 'action' }, 'NOT_OF_CLASS')
        .rejects(FIRST, { do: 'gainMana', skill: 'mana2' }, 'MANA_FULL')
        .rejects(FIRST, attack('AE-33', '7R.a', { pay: 'manaFree.magic' }), 'NO_SUCH_PAYER')
        .answers(FIRST, TURN, END),
  );

  scenario(
    'DK-RULING-117 DK-RULING-121 DK-RULING-141 what a gift does not pay for, and Doom that is not there',
    (s) =>
      s
        .given(
          keep({
            party: { tessara: { at: '7R.b', cards: ['TA-30'], mana: 10 } },
            enemies: { '7R.b': 'footman 2' },
          }),
        )
        .at(turn, { who: 0 })
        .rejects(FIRST, move('7R.a', 'gift'), 'GIFT_OWES')
        .rejects(FIRST, { do: 'enchant', card: cardNo('TA-30'), pay: 'gift' }, 'NOT_YOUR_TURN')
        .rejects(FIRST, { do: 'enchant', card: cardNo('TA-30'), pay: 'action' }, 'NO_DOOM')
        .answers(FIRST, TURN, END),
  );
});
