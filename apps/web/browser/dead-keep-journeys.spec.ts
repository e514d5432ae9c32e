/** The Dead Keep from beginning to end: a Quest by ear. */

import { KeepListener } from './dead-keep-by-ear.ts';
import { test, expect } from './served.ts';

test('T-23 a whole Quest by ear beside five bots: roles and names are enough, and Enter presses', async ({
  table,
}) => {
  await table.arrive({ speed: 'instant', language: 'en', muted: true });
  await table.sitDown({
    game: 'dead-keep',
    seats: ['person', 'careful', 'careful', 'careful', 'careful', 'careful'],
    seed: 'by-ear',
  });
  const player = new KeepListener(table);
  await player.playToTheEnd();
  const asked = [...player.asked].join(' ');
  for (const part of ['Who plays whom?', 'Actions left']) expect(asked).toContain(part);
  const pressed = player.pressed.join(' ');
  for (const part of ['Melee', 'Search', 'Confirm', 'street of']) expect(pressed).toContain(part);
  await player.hearsTheEnd();
  await table.isAccessible();
});
