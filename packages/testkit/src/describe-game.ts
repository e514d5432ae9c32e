/** The properties every game must have, as one suite: put `describeGame(myGame, {…})` into a test file. */

import { belowOf, type AnyGame } from '@gravetable/kernel';
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { miscalibrated } from './calibration.ts';
import { forged, FORGERIES, opened, originalsOf } from './forging.ts';
import { fuzz, type Check } from './fuzz.ts';
import { differingNumbers } from './numbers.ts';
import { incompleteGrammar, poorAgreement, unknownForms, wrongPlurals } from './grammar.ts';
import { playSeed } from './play-seed.ts';
import { differingWords, Wanted } from './texts.ts';

export interface Described {
  /** The module that exports the game, as a URL, and the name it exports it under: a second process imports it. */
  readonly module: string;
  readonly name: string;
  /** About how long each property is tried. */
  readonly milliseconds?: number;
  /** A game must end within so many answers. */
  readonly bound?: number;
}

const PROPERTIES: readonly (readonly [title: string, check: Check])[] = [
  ['saved, loaded and copied games go on alike', 'twins'],
  ['what is listed is accepted, what is blocked is refused', 'legal'],
  ['nonsense is refused and leaves no trace', 'nonsense'],
  ['nobody sees, hears or is asked what they may not know', 'views'],
  ['taking back and doing again leads to the same states', 'undo'],
  ['the record of a game verifies', 'record'],
];

/** A fresh seed, or the one in FUZZ_SEED. It is part of every failure. */
function freshSeed(): string {
  return process.env['FUZZ_SEED'] ?? randomBytes(4).toString('hex');
}

export function describeGame(game: AnyGame, settings: Described): void {
  const { milliseconds = 1500, bound } = settings;
  const timeout = 30_000 + 10 * milliseconds;
  const until = (): (() => boolean) => {
    const end = performance.now() + milliseconds;
    return () => performance.now() > end;
  };

  describe(`${game.id}: properties`, () => {
    const seed = freshSeed();
    console.log(`${game.id}: seed ${seed} (FUZZ_SEED=${seed} plays these games again)`);

    for (const [title, check] of PROPERTIES) {
      test(title, { timeout }, () => {
        const done = fuzz(game, { seed, games: 10_000, checks: [check], enough: until(), bound });
        expect(done.answers).toBeGreaterThan(0);
      });
    }

    test('what samples say of a hidden place is what is there', { timeout }, () => {
      const { games, wrong } = miscalibrated(game, { seed, enough: until(), bot: game.bots?.[0] });
      expect(games).toBeGreaterThan(0);
      expect(wrong).toEqual([]);
    });

    test('two processes play the same game', { timeout }, () => {
      const seats = game.seats.max;
      const script = path.join(import.meta.dirname, 'play-seed.ts');
      const args = ['--import', 'tsx', script, settings.module, settings.name, String(seats), seed];
      const elsewhere = execFileSync(process.execPath, args, { encoding: 'utf8' });
      expect(elsewhere.trim()).toBe(playSeed(game, seats, seed));
    });

    test('forged files are refused, or can be looked at and played', { timeout }, () => {
      const originals = originalsOf(game, seed);
      const enough = until();
      for (let n = 0; n < FORGERIES.length || !enough(); n++) {
        const below = belowOf(`forged ${seed} ${n}`);
        opened(forged(FORGERIES[n % FORGERIES.length]!, originals, below), game, below);
      }
    });

    test('every language has the same messages with the same arguments', () => {
      expect(differingWords(game)).toEqual([]);
    });

    test('every language names the same numbers', () => {
      expect(differingNumbers(game)).toEqual([]);
    });

    test('names carry their grammar, and sentences agree with them', () => {
      expect(incompleteGrammar(game)).toEqual([]);
      expect(poorAgreement(game)).toEqual([]);
      expect(unknownForms(game)).toEqual([]);
    });

    test('numbers have their plural forms, with 0, 1, 2 and 5', () => {
      expect(wrongPlurals(game)).toEqual([]);
    });

    test('everything that occurs in play can be said in every language', { timeout }, () => {
      const wanted = new Wanted(game);
      const enough = until();
      for (let n = 0; n === 0 || !enough(); n++) wanted.hear(`${seed}.${n}`);
      expect(wanted.missing).toEqual([]);
    });
  });
}
