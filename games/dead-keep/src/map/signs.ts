// What stands where on a drawn map, in two or three signs each; `legend` says what they mean.
import { said, type Said } from '@gravetable/kernel';
import { ADVENTURER_IDS, ENEMY_KINDS, type AdventurerId, type EnemyKind } from '../cards/ids.ts';
import { questOf } from '../cards/quests/index.ts';
import type { View } from '../view.ts';
import { chartOf } from './chart.ts';
import { draw, type Drawn, type ZoneSigns } from './draw.ts';
import type { Zone } from './types.ts';

const PEOPLE: Readonly<Record<AdventurerId, string>> = {
  astrid: 'As',
  lothar: 'Lo',
  maiLing: 'ML',
  tessara: 'Te',
  theron: 'Th',
  amaranthe: 'Am',
  thurkal: 'Tk',
  knut: 'Kn',
  frantz: 'Fr',
  gavin: 'Ga',
  malteo: 'Ma',
  ysolde: 'Ys',
  brannoch: 'Br',
  sefira: 'Se',
  oduya: 'Od',
  wilhelmine: 'Wi',
};

const ENEMIES: Readonly<Record<EnemyKind, string>> = {
  footman: 'f',
  shadowguard: 's',
  deadeye: 'd',
  horseman: 'h',
  bloodhound: 'b',
  crawler: 'c',
  bishop: 'Bi',
  count: 'Co',
  countess: 'Cs',
  houndmaster: 'Hm',
  warhog: 'Wh',
  babaYaga: 'BY',
  swampTroll: 'St',
  warriorTroll: 'Wt',
  elderTroll: 'Et',
  ogre: 'Og',
  minotaur: 'Mi',
  giant: 'Gi',
  wyvern: 'Wy',
};

/** Tokens and marks of a Zone, the weightiest first: a cell has room for five. */
const SIGNS = {
  objective: 'O',
  exit: 'E',
  spawn: '!',
  artifact: 'A',
  treasure: '$',
  search: '?',
  fountain: '&',
  mist: '~',
  dark: 'k',
  tower: '^',
} as const;
type Sign = keyof typeof SIGNS;

function signsIn(view: View, zone: Zone, hidden: boolean): string {
  const quest = questOf(view.quest);
  const here: Readonly<Record<Sign, boolean>> = {
    objective: view.objectives.some((one) => one.zone === zone.id && !one.taken),
    exit: quest.exit === zone.id,
    spawn: quest.spawns.some((one, no) => one.zone === zone.id && (view.spawns & (1 << no)) !== 0),
    artifact: view.artifacts.includes(zone.id),
    treasure: view.treasure.some((one) => one.zone === zone.id),
    search: view.search.includes(zone.id),
    fountain: zone.fountain,
    mist: zone.mist && !zone.fountain,
    dark: zone.dark && hidden,
    tower: zone.tower,
  };
  return (Object.keys(SIGNS) as Sign[]).map((sign) => (here[sign] ? SIGNS[sign] : '')).join('');
}

/** KO'ed Adventurers are written small; a Boss stands between stars, an inactive one between brackets. */
function standingIn({ party, packs, boss }: View, zone: string): Omit<ZoneSigns, 'signs'> {
  const people = party.flatMap((one) => {
    if (one.zone !== zone) return [];
    return [one.wounds >= one.health ? PEOPLE[one.id].toLowerCase() : PEOPLE[one.id]];
  });
  const counts = new Map<EnemyKind, number>();
  for (const { kind, n, zone: where } of packs)
    if (where === zone) counts.set(kind, (counts.get(kind) ?? 0) + n);
  const enemies = [...counts].map(([kind, n]) => `${ENEMIES[kind]}${n}`);
  if (boss.zone === zone && boss.state !== 'gone')
    enemies.unshift(boss.state === 'active' ? `*${ENEMIES[boss.kind]}*` : `(${ENEMIES[boss.kind]})`);
  return { people, enemies };
}

/** The map of a view, line by line. */
export function drawView(view: View): string[] {
  const chart = chartOf(view.quest);
  const drawn: Drawn = {
    open: view.open,
    unlocked: view.unlocked,
    stairs: view.stairs,
    revealed: view.revealed,
    at: (no) => {
      const zone = chart.zones[no]!;
      return { signs: signsIn(view, zone, view.revealed[no] === '0'), ...standingIn(view, zone.id) };
    },
  };
  return draw(chart, drawn);
}

/** The signs of everything a view shows: for under the map. */
export function legend(view: View): Said[] {
  const kinds = new Set<EnemyKind>([...view.packs.map(({ kind }) => kind), view.boss.kind]);
  return [
    ...ADVENTURER_IDS.flatMap((id) =>
      view.party.some((one) => one.id === id)
        ? [said('legend.sign', { sign: PEOPLE[id], what: said(`name.${id}`) })]
        : [],
    ),
    ...ENEMY_KINDS.flatMap((kind) =>
      kinds.has(kind) ? [said('legend.sign', { sign: ENEMIES[kind], what: said(`name.${kind}`) })] : [],
    ),
    ...(Object.keys(SIGNS) as Sign[]).map((sign) =>
      said('legend.sign', { sign: SIGNS[sign], what: said(`legend.${sign}`) }),
    ),
    said('legend.sign', { sign: '#', what: said('legend.door') }),
    said('legend.sign', { sign: '/', what: said('legend.open') }),
    said('legend.sign', { sign: 'B G', what: said('legend.locked') }),
    said('legend.sign', { sign: '=', what: said('legend.stairs') }),
    said('legend.sign', { sign: '░', what: said('legend.unrevealed') }),
  ];
}
