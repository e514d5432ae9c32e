// What must hold in every game of Dead Cells, tried on random campaigns.
import { describeGame } from '@gravetable/testkit';
import { deadCells } from '../src/index.ts';

describeGame(deadCells, {
  module: new URL('../src/index.ts', import.meta.url).href,
  name: 'deadCells',
  games: 2,
});
