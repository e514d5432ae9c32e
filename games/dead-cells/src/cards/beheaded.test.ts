// Ledger 6.4, 3.28: the boards of the Beheaded and of Serenade.
import { describe, expect, test } from 'vitest';
import { section, table } from '../../test/ledger.ts';
import type { Step } from '../schema.ts';
import { beheadedBoards, flayed, immolated, poisoned, quartered } from './beheaded.ts';
import { serenadeMelee, serenadePower } from './serenade.ts';

/** What a printed step must mention for its kind, so that a cell cannot slip to another place. */
const SAYS: Record<Step['kind'], RegExp> = {
  health: /^\+1 Health/,
  immune: /^immune /,
  slot: /^slot/,
  roundZero: /^Round 0/,
  newSkill: /^(second|third) Skill|as a Skill/,
  skillReaches: /^Skill (reaches|may shield an ally)/,
  skillAmount: /^Skill (gives|places|deals) 2/,
  skillTargets: /two Enemies$/,
  skillInRoundZero: /^Skill usable once in Round 0/,
  skillTwicePerIcon: /one more activation/,
  damageBonus: /\+1/,
  counterOnShieldLost: /counter/,
  healAtInterbiome: /Interbiome$/,
  poisonSpreads: /Poison kill/,
};

describe('DC-PLR-09 the Scroll tracks', () => {
  const rows = table(section('### 6.4 The Beheaded'), 'Beheaded');

  test.each(beheadedBoards.map((board, i) => [board.id, board, rows[i] ?? []] as const))(
    '%s follows the printed table step by step',
    (_, board, [, , ...tracks]) => {
      const printed = tracks.map((track) => track.split(' · '));
      const written = [board.tracks.survival, board.tracks.tactics, board.tracks.brutality];
      expect(printed.map((track) => track.length)).toEqual([5, 5, 5]);
      expect(written.map((track) => track.length)).toEqual([5, 5, 5]);
      written.flat().forEach((step, i) => {
        expect(printed.flat()[i]).toMatch(SAYS[step.kind]);
        expect(step.source === 'fact').toBe(printed.flat()[i]?.includes('`fact:seed`'));
      });
    },
  );

  test('DC-RULING-04 each Beheaded opens two more slots', () => {
    for (const board of beheadedBoards) {
      const steps = Object.values(board.tracks).flat();
      expect(steps.filter((step) => step.kind === 'slot')).toHaveLength(2);
      expect(board.health).toBe(3);
    }
  });

  test('DC-FAQ-01 The Flayed gains a Shield and loses no Health on its first Survival step', () => {
    expect(flayed.tracks.survival[0]).toMatchObject({ kind: 'roundZero', source: 'fact' });
  });

  test('DC-PLR-12 the known Survival steps', () => {
    expect(immolated.tracks.survival.slice(0, 2)).toMatchObject([
      { kind: 'health', n: 1, source: 'fact' },
      { kind: 'immune', state: 'frozen', source: 'fact' },
    ]);
    expect(poisoned.tracks.survival[0]).toMatchObject({ kind: 'health', n: 1, source: 'fact' });
  });

  test('DC-FAQ-15 The Quartered ends its Tactics with more activations', () => {
    expect(quartered.tracks.tactics[4]).toEqual({ kind: 'skillTwicePerIcon', source: 'fact' });
  });
});

test('DC-SOLO-14, DC-SOLO-19, DC-SOLO-21 Serenade has two sides', () => {
  expect([serenadePower.health, serenadeMelee.health]).toEqual([4, 5]);
  expect(serenadePower.track.map((step) => step.kind)).toEqual(['gain', 'gain', 'powerUp']);
  expect(serenadeMelee.track.map((step) => step.kind)).toEqual(['roundZero', 'roundZero', 'roundZero']);
});
