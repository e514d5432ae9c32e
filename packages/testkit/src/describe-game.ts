/** The properties every game must have, as one suite: put `describeGame(myGame, {…})` into a test file. */

import { belowOf, type AnyGame } from '@gravetable/kernel';
import { execFileSync } from 'node:child_process';
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
  /** On so many games words and samples are tried; fewer where a game is long. */
  readonly games?: number;
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

/**
 * The same few games every time, so that a test says the same twice and takes no longer than it must; FUZZ_SEED gives others.
 * Fresh ones by the thousand are played by `npm run fuzz`.
 */
const SEED = process.env['FUZZ_SEED'] ?? 'sample';
/** Each property is tried on so many answers, and to the end of the game they are in. */
const ANSWERS = 200;
const FORGED = 20;

export function describeGame(game: AnyGame, settings: Described): void {
  const { games = 4, bound } = settings;
  const seed = SEED;

  describe(`${game.id}: properties`, () => {
    for (const [title, check] of PROPERTIES) {
      test(title, () => {
        const done = fuzz(game, { seed, games: Infinity, answers: ANSWERS, checks: [check], bound });
        expect(done.answers).toBeGreaterThanOrEqual(ANSWERS);
      });
    }

    test('what samples say of a hidden place is what is there', () => {
      const looked = miscalibrated(game, { seed, games, bot: game.bots?.[0] });
      expect(looked).toEqual({ games, wrong: [] });
    });

    test('two processes play the same game', () => {
      const seats = game.seats.max;
      const script = path.join(import.meta.dirname, 'play-seed.ts');
      const args = ['--import', 'tsx', script, settings.module, settings.name, String(seats), seed];
      const elsewhere = execFileSync(process.execPath, args, { encoding: 'utf8' });
      expect(elsewhere.trim()).toBe(playSeed(game, seats, seed));
    });

    test('forged files are refused, or can be looked at and played', () => {
      const originals = originalsOf(game, seed);
      for (let n = 0; n < FORGERIES.length * FORGED; n++) {
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

    test('everything that occurs in play can be said in every language', () => {
      const wanted = new Wanted(game);
      for (let n = 0; n < games; n++) wanted.hear(`${seed}.${n}`);
      expect(wanted.missing).toEqual([]);
    });
  });
}
