import { fourSit, shownToAll } from './online-stories.ts';
import { test } from './online.ts';

test('four people sit at one table of dead-keep, and what one does the others see', fourSit('dead-keep', 8));
test('the screen of all shows dead-keep whole, and of each place what is its own', shownToAll('dead-keep'));
