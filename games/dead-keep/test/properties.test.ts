// The properties of every game, tried on random games of this one.

import { describeGame } from '@gravetable/testkit';
import { deadKeep } from '../src/index.ts';

describeGame(deadKeep, {
  module: new URL('../src/index.ts', import.meta.url).href,
  name: 'deadKeep',
  bound: 40_000,
  games: 2,
});
