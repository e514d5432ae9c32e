/** DK-CLASS-DUO-02: a Duo is asked about the Zones of the spawn it can hit, and no others are named. */
import { belowOf, determinise, One, questionsFor, same, type Below, type Json } from '@gravetable/kernel';
import { expect, test } from 'vitest';
import { EQUIPMENT } from '../src/cards/box.ts';
import type { AttackChoice } from '../src/choices.ts';
import { zoneId } from '../src/enemies/lookout.ts';
import { attackAhead } from '../src/forecast/attack.ts';
import { forecast } from '../src/forecast/index.ts';
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

/** How many reactions would have other odds if whoever's Turn it is struck instead. */
function oddsOfOthers(play: ReturnType<typeof opened>, below: Below): number {
  const { board } = play.state;
  const { about, options } = questionsFor(play, 0)[0]!;
  const duo = board.party.findIndex(({ id }) => id === about['adventurer']);
  const { who } = board.turn;
  let others = 0;
  for (const { value, touches } of options) {
    const choice = value as unknown as AttackChoice | { readonly do: 'pass' };
    if (choice.do === 'pass') continue;
    expect(touches).toContain(`card:${EQUIPMENT[choice.card]!.code}`);
    const asked = { ...choice, adventurer: about['adventurer'] } as unknown as Json;
    const told = forecast((() => determinise(play, 0, below)) as never, 0, asked);
    expect(told).toEqual(attackAhead(board, duo, choice, 'reaction'));
    if (who !== null && !same(told, attackAhead(board, who, choice, 'reaction') as unknown as Json)) others++;
  }
  return others;
}

test('a reaction in another’s Turn lies on its weapon, and has the odds of whoever strikes', () => {
  let others = 0;
  for (let n = 0; others === 0 && n < 60; n++) {
    const seed = `reaction ${n}`;
    const play = opened(1, seed, { quest: 'Q01' });
    const below = belowOf(seed);
    while (!play.over && others === 0) {
      const ask = play.ask(play.pending[0]!);
      if (ask instanceof One && ask.aside?.kind === 'reflexes') others += oddsOfOthers(play, below);
      give(play, nextOf(play, below));
    }
  }
  expect(others).toBeGreaterThan(0);
});
