// Ledger 6.5: the starting decks are the printed table, and every bought card keeps to the guidance.
import { describe, expect, test } from 'vitest';
import { section } from '../../../test/ledger.ts';
import type { Action, BeheadedId, CombatCard, Icon, Pos, Range, State, Sym } from '../../schema.ts';
import { damage, does, heal, loot, on, range, shield, skill, state } from '../../words.ts';
import { beheadedBoards } from '../beheaded.ts';
import { brutalityCards } from './brutality.ts';
import { combatCards, serenadeDeck, startingDecks } from './index.ts';
import { survivalCards } from './survival.ts';
import { tacticsCards } from './tactics.ts';

const chapter = section('### 6.5 Combat cards (`design` guidance)');

const ROUNDS: Record<string, 1 | 2 | 3> = { I: 1, II: 2, III: 3 };
const SYMBOLS: Record<string, Sym> = { S: 'survival', T: 'tactics', B: 'brutality' };
const STATES: Record<string, State> = {
  Poisoned: 'poisoned',
  Bleeding: 'bleeding',
  'On Fire': 'onFire',
  Frozen: 'frozen',
  Marked: 'marked',
};
const RIGHT_SPACES: readonly Pos[] = ['right1', 'right2', 'right3'];

/** `r2-3`, `bh,r1`, `r1`. */
function rangeFrom(text: string): Range {
  return range(
    ...text.split(',').flatMap((part): readonly Pos[] => {
      if (part === 'bh') return ['behind'];
      const [first = 0, last = first] = part.slice(1).split('-').map(Number);
      return RIGHT_SPACES.slice(first - 1, last);
    }),
  );
}

function actionFrom(text: string): Action {
  const fixed: Record<string, Action> = {
    Sh: on('self', shield(1)),
    Skill: does(skill()),
    Loot: does(loot()),
    'Heal 1': on('ally', heal(1)),
    '1 Shield on one participant': on('ally', shield(1)),
    '1 Shield on the Beheaded': on('beheaded', shield(1)),
  };
  const known = fixed[text];
  if (known) return known;
  const at = text.lastIndexOf(' ');
  const [word, where] = [text.slice(0, at), rangeFrom(text.slice(at + 1))];
  const name = STATES[word];
  if (name) return on(where, state(name));
  if (word === 'D') return on(where, damage(1));
  throw new Error(`The ledger says "${text}"`);
}

/** `ST-05 [S,B] I Sh · II Marked r1 · III D r1`. */
function cardFrom(text: string): Pick<CombatCard, 'code' | 'symbols' | 'lines'> {
  const [, code = '', symbols = '', lines = ''] = /^(ST-\d\d) \[([^\]]+)\] (.+)$/.exec(text.trim()) ?? [];
  return {
    code,
    symbols: symbols === 'none' ? [] : symbols.split(',').map((letter) => SYMBOLS[letter] as Sym),
    lines: Object.fromEntries(
      lines.split(' · ').map((line) => {
        const [round = '', ...action] = line.split(' ');
        return [ROUNDS[round], [actionFrom(action.join(' '))]];
      }),
    ),
  };
}

const amount = (icon: Icon) => ('n' in icon ? icon.n : 1);
const actionsOf = (card: CombatCard) => Object.values(card.lines).flat();
const iconsOf = (card: CombatCard) => actionsOf(card).flatMap((action) => action.icons);
const countIcons = (icons: readonly Icon[]) => icons.reduce((sum, icon) => sum + amount(icon), 0);
const ofKind = (deck: readonly CombatCard[], kind: Icon['kind']) =>
  deck.flatMap(iconsOf).filter((icon) => icon.kind === kind);

describe('DC-PLR-04 the starting decks', () => {
  const columns: readonly BeheadedId[] = ['flayed', 'quartered', 'immolated', 'poisoned'];
  const rows = chapter
    .split('\n')
    .filter((line) => line.startsWith('| ST-'))
    .map((line) => line.split('|').slice(1, -1));

  test.each(columns.map((owner, column) => [owner, column] as const))(
    '%s is the printed table',
    (owner, column) => {
      const printed = rows.map((row) => cardFrom(row[column] ?? ''));
      expect(startingDecks[owner].map(({ code, symbols, lines }) => ({ code, symbols, lines }))).toEqual(
        printed,
      );
      expect(startingDecks[owner].every((card) => card.owner === owner)).toBe(true);
    },
  );

  test('Serenade is the printed line', () => {
    const printed = /^Serenade: (ST-25.+)\.$/m.exec(chapter)?.[1]?.split('; ').map(cardFrom);
    expect(serenadeDeck.map(({ code, symbols, lines }) => ({ code, symbols, lines }))).toEqual(printed);
    expect(ofKind(serenadeDeck, 'skill')).toEqual([]);
  });

  test.each(beheadedBoards.map((board) => [board.id, board.favoured] as const))(
    '%s keeps to the guidance',
    (owner, favoured) => {
      const deck = startingDecks[owner];
      const withSymbols = (n: number) => deck.filter((card) => card.symbols.length === n);
      const single = withSymbols(1).flatMap((card) => card.symbols);
      expect(single.toSorted()).toEqual(['survival', 'tactics', 'brutality', favoured].toSorted());
      expect([withSymbols(0).length, withSymbols(1).length, withSymbols(2).length]).toEqual([1, 4, 1]);
      for (const card of deck) {
        expect([2, 3]).toContain(Object.keys(card.lines).length);
        expect([2, 3]).toContain(countIcons(iconsOf(card)));
      }
      expect(ofKind(deck, 'skill')).toHaveLength(3);
      expect(ofKind(deck, 'loot')).toHaveLength(2);
      expect([2, 3]).toContain(countIcons(ofKind(deck, 'shield')));
      expect([6, 7]).toContain(countIcons(ofKind(deck, 'damage')));
      expect([2, 3]).toContain(countIcons(ofKind(deck, 'state')));
      expect(deck.flatMap(actionsOf).filter((action) => action.range === 'ally')).toHaveLength(1);
    },
  );
});

describe('DC-UPG-03 the Combat cards among the Upgrades', () => {
  const bought = [...survivalCards, ...tacticsCards, ...brutalityCards];

  test('are as many as the mixes of 6.8 say', () => {
    expect([survivalCards, tacticsCards, brutalityCards].map((deck) => deck.length)).toEqual([16, 15, 15]);
    expect(combatCards).toHaveLength(27 + 46);
    expect(new Set(combatCards.map((card) => card.code)).size).toBe(combatCards.length);
  });

  test.each(bought.map((card) => [card.code, card] as const))('%s keeps to the guidance', (_, card) => {
    const icons = iconsOf(card);
    expect(countIcons(icons)).toBeGreaterThanOrEqual(3);
    expect(countIcons(icons)).toBeLessThanOrEqual(5);
    const damageByLine = Object.values(card.lines).map((line) =>
      countIcons(line.flatMap((action) => action.icons).filter((icon) => icon.kind === 'damage')),
    );
    expect(Math.max(...damageByLine)).toBeLessThanOrEqual(2);
    expect(damageByLine.filter((dealt) => dealt === 2).length).toBeLessThanOrEqual(1);
    const isStrong =
      countIcons(icons) === 5 || card.lines[0] || icons.some((icon) => icon.kind === 'shield' && icon.golden);
    if (isStrong) expect(card.symbols).toEqual([]);
  });

  test('are all different, in lines and not only in symbols', () => {
    expect(new Set(bought.map((card) => JSON.stringify(card.lines))).size).toBe(bought.length);
  });
});
