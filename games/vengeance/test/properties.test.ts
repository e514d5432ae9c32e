// The properties of every game, tried on random games of this one.

import { describeGame } from '@gravetable/testkit';
import { vengeance } from '../src/index.ts';

describeGame(vengeance, {
  module: new URL('../src/index.ts', import.meta.url).href,
  name: 'vengeance',
  bound: 10_000,
});
