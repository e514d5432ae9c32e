// The properties of every game, tried on random games of this one.

import { describeGame } from '@gravetable/testkit';
import { cardsOfTheDead } from '../src/index.ts';

describeGame(cardsOfTheDead, {
  module: new URL('../src/index.ts', import.meta.url).href,
  name: 'cardsOfTheDead',
  bound: 1500,
});
