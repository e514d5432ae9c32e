// What is named at the table: heroes, abilities, items, bosses, dens, rooms, dice and tracks, as they are printed.

import { said, type Said, type Thing } from '@gravetable/kernel';
import { BASIC_ABILITIES } from './cards/basics.ts';
import { BOSSES } from './cards/bosses.ts';
import { HEROES } from './cards/heroes.ts';
import type { Ability, Hero, Item } from './cards/tiles.ts';
import { BOSS_TRACK, LOOT_TRACK, TRAINING_TRACK } from './cards/tracks.ts';
import { BOSS_IDS, SIDE_IDS } from './numbers.ts';
import { objectiveSaid } from './outline.ts';
import { planOf, roomId } from './plan.ts';
import type { View } from './view.ts';

const all = (parts: readonly Said[]): never => parts as never;

function abilityLines({ text, price, dice, use, timing, recon, hero }: Ability): Said[] {
  const lines = [said(text)];
  if (dice.length > 0) lines.push(said('thing.dice', { dice: dice.join(' '), use: said(`use.${use}`) }));
  else lines.push(said(`use.${use}`));
  if (timing !== null && timing !== 'fighting')
    lines.push(said('thing.timing', { timing: said(`timing.${timing}`) }));
  if (hero !== null) lines.push(said('thing.price', { n: price }));
  lines.push(recon === 0 ? said('thing.noRecon') : said('thing.recon', { n: recon }));
  return lines;
}

const itemLines = ({ text, timing }: Item): Said[] => [
  said(text),
  said('thing.item', { timing: said(`timing.${timing}`) }),
];

const named = (name: string, text: string): Said =>
  said('thing.named', { name: said(name), text: said(text) });

function heroLines({ trait, abilities, items }: Hero): Said[] {
  return [
    said('thing.trait', { name: said(trait.name), text: said(trait.text) }),
    ...items.map(({ name, text }) => said('thing.has', { what: named(name, text) })),
    ...abilities.map(({ name, text, price }) => said('thing.learns', { what: named(name, text), n: price })),
  ];
}

/** The den boards, with what the boss adds to them where it is known. */
function denThings(view: View): Thing[] {
  const bosses = new Map(
    view.players.flatMap(({ den, board, boss }) =>
      boss === null || board === null ? [] : [[(den ?? board) as string, boss.id] as const],
    ),
  );
  return SIDE_IDS.flatMap((side, n) => {
    const boss = bosses.get(side) ?? bosses.get(side.slice(0, 1)) ?? BOSS_IDS[0]!;
    const { den, adjacent, typeOf } = planOf({ den: n, boss: BOSS_IDS.indexOf(boss) });
    const rooms = den.rooms.map((room): Thing => {
      const doors = adjacent[room.index]!.map((next) => said(`room.${side}.${roomId(next)}`));
      const enemies = den.enemies
        .filter((one) => one.room === room.index)
        .map(({ index }) => said(`enemy.${typeOf[index]!}`));
      const lines = [
        said('thing.doors', { n: doors.length, doors: all(doors) }),
        said('thing.enemies', { n: enemies.length, enemies: all(enemies), loot: room.loot }),
      ];
      if (room.objective !== null)
        lines.push(
          said('thing.objective', { what: objectiveSaid(room.objective), value: room.objective.value }),
        );
      return { id: `room.${side}.${room.id}`, lines, shown: true };
    });
    const whole = rooms.map(({ id, lines }) => said('thing.room', { room: said(id), lines: all(lines) }));
    return [{ id: `den.${side}`, lines: whole }, ...rooms];
  });
}

const track = (id: string, values: readonly number[]): Thing => ({
  id: `track.${id}`,
  lines: [said('thing.track', { values: values.join(' · ') })],
});

const PRINTED: readonly Thing[] = [
  ...Object.values(HEROES).map((hero) => ({ id: `hero.${hero.id}`, lines: heroLines(hero) })),
  ...[...Object.values(BASIC_ABILITIES), ...Object.values(HEROES).flatMap((hero) => hero.abilities)].map(
    (card) => ({
      id: `ability.${card.id}`,
      lines: abilityLines(card),
    }),
  ),
  ...Object.values(HEROES).flatMap(({ items }) =>
    items.map((item) => ({ id: `item.${item.id}`, lines: itemLines(item) })),
  ),
  ...Object.values(BOSSES).map(({ id, health }) => ({
    id: `boss.${id}`,
    lines: [said(`boss.${id}.text`), said('thing.bossHealth', { n: health })],
  })),
  track('training', TRAINING_TRACK.values),
  track('loot', LOOT_TRACK.values),
  track('boss', BOSS_TRACK.values),
  { id: 'track.health', lines: [said('thing.health')] },
  { id: 'track.beating', lines: [said('thing.beating')] },
  { id: 'thing.theDice', lines: [said('outline.legend')] },
];

export const things = (view: View): readonly Thing[] => [...PRINTED, ...denThings(view)];
