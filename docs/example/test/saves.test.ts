import { lanternHill } from '@gravetable/example';
import { describeSaves } from '@gravetable/testkit';

describeSaves(lanternHill, {
  beside: import.meta.url,
  moment: 'a night is under way',
  shows: (board) => (board as { readonly night: number }).night >= 1,
});
