/** Old saves as one suite: put `describeSaves(myGame, {…})` into a test file beside the folder `fixtures`. */

import { belowOf, isRefusal, load, type AnyGame, type Json, type Play } from '@gravetable/kernel';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { describeVersions, type Fixture } from './describe-versions.ts';
import { anAnswer } from './lot.ts';

export interface Saves {
  /** The test file, as a URL: `import.meta.url`. */
  readonly beside: string;
  /** The newest version, which has a save; that of the package unless it is said. */
  readonly version?: string;
  /** The moment the saves show, in words, and whether a board shows it. */
  readonly moment: string;
  readonly shows: (board: Json) => boolean;
}

/** Games saved by released versions can still be loaded and played to their end. `npm run fixtures` writes them. */
export function describeSaves(game: AnyGame, { beside, moment, shows, ...said }: Saves): void {
  const folder = new URL('fixtures/', beside);
  const saves = readdirSync(folder).filter((name) => name.startsWith('save-'));
  const manifest = readFileSync(new URL('../package.json', beside), 'utf8');
  const { version } = { ...(JSON.parse(manifest) as { readonly version: string }), ...said };
  const opened = (name: string): Play => {
    const play = load(readFileSync(new URL(name, folder), 'utf8'), () => game);
    if (isRefusal(play)) throw new Error(`${name}: ${JSON.stringify(play)}`);
    return play;
  };

  test('there is a save of every released version', () => {
    expect(saves).toContain(`save-${version}.txt`);
  });

  test.each(saves)(`%s: ${moment}`, (name) => {
    const { board } = opened(name).state;
    expect(shows(board as Json)).toBe(true);
    expect(game.invariants(board as never)).toEqual([]);
  });

  const fixtures = (kind: string): Fixture[] =>
    readdirSync(folder)
      .filter((name) => name.startsWith(`${kind}-`))
      .map((name) => ({ name, text: readFileSync(new URL(name, folder), 'utf8') }));
  describeVersions(game, fixtures('save'), fixtures('record'));

  test('there is a record of every released version', () => {
    expect(fixtures('record').map(({ name }) => name)).toContain(`record-${version}.txt`);
  });

  test.each(saves)('%s can be played to its end', (name) => {
    const play = opened(name);
    const below = belowOf(name);
    while (!play.over) {
      const { seat, id, value } = anAnswer(play, below)!;
      expect(play.answer(seat, id, value)).toBe(null);
    }
    expect(game.invariants(play.state.board as never)).toEqual([]);
  });
}
