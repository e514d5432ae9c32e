/** What is read out: how the viewer's Adventurers stand, what threatens, where a Zone leads, and what befalls one. */

import { nth } from '../../nth.ts';
import type { GameEvent, Seat } from '@gravetable/kernel';
import type { Neighbourhood } from '../../table/module.ts';
import { sentences, type Words } from '../../words/index.ts';
import { isKo, leftOf, LEVELS, planOf, type EnemyPhase, type Facts, type View } from './facts.ts';
import { contentsOf, exitsText, zoneName } from './map/reading.ts';
import { ownOf } from './words/index.ts';

export function status(seen: object, viewer: Seat, words: Words): string {
  const view = seen as View;
  const { s } = ownOf(words);
  const mine = view.party.filter(({ seat }) => seat === viewer);
  const goals = view.goals.map(({ said, done }) => `${words.say(said)}${done ? ` (${s('goal.done')})` : ''}`);
  const rows = mine.map((one) =>
    s('row', {
      adventurer: one.id,
      zone: one.zone,
      code: one.zone,
      left: leftOf(one),
      health: one.health,
      mana: one.mana,
      potions: one.potions,
      n: one.ap,
      level: LEVELS[one.danger],
      state: isKo(one)
        ? 'ko'
        : view.party[view.turn.who ?? -1] === one
          ? 'acting'
          : one.played
            ? 'played'
            : 'waits',
    }),
  );
  return sentences([...rows, words.labelled(s('goal'), goals.join(words.t('ui.between')))]);
}

export function threats(
  _seen: object,
  _viewer: Seat,
  words: Words,
  _facts: unknown,
  foretold: unknown,
): string {
  const ahead = foretold as EnemyPhase | null;
  const own = ownOf(words);
  const { s, called } = own;
  if (ahead === null || !('attacks' in ahead)) return s('ahead.later');
  const attacks = ahead.attacks.map(({ enemy, n, damage, zone, pass }) =>
    words.labelled(
      called(enemy),
      `${s('ahead.attack', { n: n[1], least: n[0], damage })}, ${s('ahead.at', { zone, code: zone, pass })}`,
    ),
  );
  const moves = ahead.moves
    .filter(({ pass }) => pass === 1)
    .map(({ enemy, to }) => s('ahead.move', { foes: called(enemy), to }));
  const falls = ahead.party
    .filter(({ ko }) => ko)
    .map(({ adventurer, left }) => s('ahead.falls', { adventurer, n: Math.max(0, left[1]) }));
  return sentences([
    s('ahead.now', { zone: '' }),
    ...(attacks.length === 0 ? [s('ahead.no-attack')] : attacks),
    ...falls,
    ...moves,
  ]);
}

/** Where a Zone leads, and what is next door. */
export function neighbours(piece: string, { view: seen, facts, words }: Neighbourhood): string | null {
  if (!piece.startsWith('zone:')) return null;
  const view = seen as View;
  const plan = planOf(facts as Facts, view);
  const no = plan.zones.findIndex(({ id }) => id === piece.slice('zone:'.length));
  if (no < 0) return null;
  const own = ownOf(words);
  const here = contentsOf(view, nth(plan.zones, no).id).map((part) => words.say(part));
  return sentences([zoneName(nth(plan.zones, no).id, own), ...here, exitsText(view, plan, no, own)]);
}

const HARMS = new Set(['wounded', 'ko', 'friendlyFire', 'losesMana']);

export function endangers(event: GameEvent, seen: object, viewer: Seat): boolean {
  if (!HARMS.has(event.kind)) return false;
  const hurt = event['adventurer'];
  return (seen as View).party.some(({ id, seat }) => id === hurt && seat === viewer);
}
