/** DK-CLASS-DUO-02: a Duo is asked about the Zones of the spawn it can hit, and no others are named. */
import { belowOf, One } from '@gravetable/kernel';
import { expect, test } from 'vitest';
import type { AttackChoice } from '../src/choices.ts';
import { zoneId } from '../src/enemies/lookout.ts';
import { give, nextOf, opened } from './driving.ts';

/** So many spawns must have reached farther than the Duo saw: there the two lists differ. */
const ENOUGH = 2;

test('the question of Combat Reflexes names only Zones that can be hit', () => {
  let wide = 0;
  for (let n = 0; wide < ENOUGH && n < 60; n++) {
    const seed = `reflexes ${n}`;
    const play = opened(1, seed, { quest: 'Q01' });
    const below = belowOf(seed);
    while (!play.over && wide < ENOUGH) {
      const pending = play.pending[0]!;
      const ask = play.ask(pending);
      if (ask instanceof One && ask.aside?.kind === 'reflexes') {
        const zones = (ask.options as readonly (AttackChoice | { readonly do: 'pass' })[]).flatMap((one) =>
          one.do === 'attack' ? [zoneId(play.state.board, one.zone)] : [],
        );
        expect(new Set((ask.aside.about as { zones: string[] }).zones)).toEqual(new Set(zones));
        if ((pending.frame.vars['zones'] as number[]).length > new Set(zones).size) wide++;
      }
      give(play, nextOf(play, below));
    }
  }
  expect(wide).toBe(ENOUGH);
});
