/** What a reader hears of rooms, enemies and tiles: name, contents, state. The picture says the same. */

import type { Words } from '../../words/index.ts';
import type { EnemyView, PlayerView, RoomView } from './facts.ts';
import type { OwnWords } from './words/index.ts';

type Objective = NonNullable<RoomView['objective']>;

export function objectiveText(objective: Objective, { say }: Words): string {
  const minions = 'minions' in objective ? objective.minions.map((one) => ({ id: `enemy.${one}.many` })) : [];
  return say({
    id: `objective.${objective.kind}`,
    args: {
      ...('minion' in objective ? { minion: objective.minion } : {}),
      ...('count' in objective ? { count: objective.count } : {}),
      minions: minions as never,
    },
  });
}

/** Done, out of reach, or met and to be marked in its room; null while it is under way. */
export function objectiveState({ marked, lost, have, need }: Objective, s: OwnWords['s']): string | null {
  if (marked) return s('objective.met');
  if (lost) return s('objective.lost');
  return have >= need ? s('objective.ready') : null;
}

/** As a sentence begins. */
export const capital = (part: string): string => part.charAt(0).toLocaleUpperCase() + part.slice(1);

export function enemyLabel(
  player: PlayerView,
  room: RoomView,
  enemy: EnemyView,
  nth: number,
  { s, name }: OwnWords,
): string {
  const where = name(`room.${player.den ?? ''}.${room.id}`);
  if (enemy.type === 'boss' && player.boss !== null) {
    const { id, health, lost, safe } = player.boss;
    const left = s('boss.left', { n: health - lost, of: health });
    const why = safe === null ? '' : `, ${name(`refusal.${safe.code}`)}`;
    return `${name(`boss.${id}`)}, ${where}, ${left}${why}`;
  }
  const states = [
    ...(enemy.state === 'active' ? [] : [s(`enemy.${enemy.state}`)]),
    ...(enemy.dotted ? [s('enemy.shaken')] : []),
  ];
  const which = nth > 0 ? ` ${nth}` : '';
  return [`${name(`enemy.${enemy.type}`)}${which}`, where, ...states].join(', ');
}

export function roomLabel(player: PlayerView, room: RoomView, own: OwnWords): string {
  const { s, name, words } = own;
  const alive = room.enemies.filter(({ state }) => state !== 'dead');
  const who = [...new Set(alive.map(({ type }) => type))].map((type) => {
    const n = alive.filter((one) => one.type === type).length;
    return n > 1 ? `${n} ${name(`enemy.${type}.many`)}` : name(`enemy.${type}`);
  });
  const { objective } = room;
  return [
    name(`room.${player.den ?? ''}.${room.id}`),
    ...(player.room === room.id ? [s('room.here')] : []),
    s(room.visited ? 'room.visited' : 'room.unvisited'),
    who.length === 0 ? s('room.nobody') : who.join(', '),
    ...(room.loot > 0 ? [s('room.loot', { n: room.loot })] : []),
    s('room.doors', {
      rooms: words.listed(room.doors.map((one) => name(`room.${player.den ?? ''}.${one}`))),
    }),
    ...(objective === null
      ? []
      : [
          `${objectiveText(objective, words)} (${
            objectiveState(objective, s) ?? `${objective.have}/${objective.need}`
          }), ${words.say({ id: 'objective.value', args: { value: objective.value } })}`,
        ]),
  ]
    .map(capital)
    .join('. ');
}
