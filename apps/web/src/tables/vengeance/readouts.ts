/** What the read-out keys say: my status, what threatens, what lies next door. */

import type { GameEvent, Seat } from '@gravetable/kernel';
import { sentences, type Words } from '../../words/index.ts';
import type { Neighbourhood } from '../../table/module.ts';
import { denOf, playerAt, type Facts, type View } from './facts.ts';
import { enemyLabel, roomLabel } from './labels.ts';
import { ownOf } from './words/index.ts';

export function status(seen: object, seat: Seat, words: Words): string {
  const view = seen as View;
  const me = playerAt(view, Math.max(0, seat));
  const { s, name } = ownOf(words);
  if (me.hero === null) return s('setup.pick');
  if (!me.alive) return sentences([words.labelled(name(`hero.${me.hero}`), s('seat.dead'))]);
  const n = (what: string): number => me.health.filter((space) => space === what).length;
  return sentences([
    name(`hero.${me.hero}`),
    ...(me.room === null ? [] : [name(`room.${me.den ?? ''}.${me.room}`)]),
    s('health.label', { free: n('free'), wounds: n('wound'), dice: n('die') }),
    s('status.tracks', { experience: me.experience, loot: me.loot }),
    ...(me.pool === '' ? [] : [s('supply.spoken', { n: view.supply })]),
    ...(me.score === null ? [] : [s('status.score', { n: me.score.total })]),
  ]);
}

/** Who stands in the room and next door, and what ending now would cost. */
export function threats(seen: object, seat: Seat, words: Words, printed: unknown): string {
  const view = seen as View;
  const me = playerAt(view, Math.max(0, seat));
  const own = ownOf(words);
  const { s } = own;
  if (me.den === null || me.due === null) return s('threats.none');
  const den = denOf(printed as Facts, me.den);
  const here = den.rooms.find(({ id }) => id === me.room);
  const near = new Set<string | undefined>((here?.adjacent ?? []).map((at) => den.rooms[at]?.id));
  const standing = me.rooms
    .filter(({ id }) => id === me.room || near.has(id))
    .flatMap((room) =>
      room.enemies
        .filter((enemy) => enemy.state === 'active' && (room.id === me.room || enemy.type === 'gunman'))
        .map((enemy) => enemyLabel(me, room, enemy, 0, own)),
    );
  return sentences([
    ...standing,
    s('due.now', { n: me.due.wounds }),
    ...(me.due.beating ? [s('due.beating')] : []),
    ...(me.held ? [s('held')] : []),
  ]);
}

export function neighbours(piece: string, { view: seen, facts, words }: Neighbourhood): string | null {
  const [kind, seat, id] = piece.split(':');
  const view = seen as View;
  const me = view.players[Number(seat)];
  if (kind !== 'room' || me === undefined || me.den === null) return null;
  const own = ownOf(words);
  const den = denOf(facts as Facts, me.den);
  const room = den.rooms.find((one) => one.id === id);
  const near = (room?.adjacent ?? []).flatMap(
    (at) => me.rooms.find((one) => one.id === den.rooms[at]?.id) ?? [],
  );
  return sentences([own.s('neighbours'), ...near.map((one) => roomLabel(me, one, own))]);
}

const HARM: ReadonlySet<string> = new Set(['suffered', 'wounded', 'woundedByEnemies', 'beaten', 'died']);

export function endangers(event: GameEvent, _: object, viewer: Seat): boolean {
  return HARM.has(event.kind) && event['who'] === viewer;
}
