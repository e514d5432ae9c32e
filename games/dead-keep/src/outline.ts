// The table in words, from a view: for the terminal, the list view and the screen reader.

import { said, type Said, type Section, type Thing } from '@gravetable/kernel';
import { bossOf } from './cards/bosses.ts';
import { DANGERS } from './cards/ids.ts';
import { questOf } from './cards/quests/index.ts';
import { conditionSaid, ruleSaid } from './cards/quests/said.ts';
import { chartOf } from './map/chart.ts';
import type { AdventurerView, View } from './view.ts';
import { foesOf } from './enemies/foes.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
const all = (parts: readonly Said[]): never => parts as never;

function questSection(view: View): Section {
  const danger = DANGERS[Math.max(...view.party.map((a) => DANGERS.indexOf(a.danger)), 0)]!;
  const open = view.objectives.filter(({ taken }) => !taken);
  const lines: Said[] = [
    said('outline.phase', { phase: view.phase, who: view.first }),
    said('outline.goal', { goal: conditionSaid(questOf(view.quest).win) }),
    said('outline.danger', { danger }),
    open.length === 0
      ? said('outline.noObjectives')
      : said('outline.objectives', {
          each: all(open.map(({ zone, colour }) => said('outline.objective', { zone, code: zone, colour }))),
        }),
    said('outline.piles', {
      street: sum(view.street),
      building: sum(view.building),
      necro: view.piles.necro,
      artifact: view.piles.artifact,
    }),
  ];
  const { active, lose, rules } = questOf(view.quest);
  if (view.boss.state === 'inactive') lines.push(said('outline.wakes', { goal: conditionSaid(active) }));
  if (lose !== null) lines.push(said('outline.lose', { goal: conditionSaid(lose) }));
  lines.push(...rules.map(ruleSaid));
  if (view.mist >= view.round && view.mist > 0) lines.push(said('outline.mist', { round: view.mist }));
  if (view.campaign !== null)
    lines.push(said('outline.campaign', { n: view.campaign.chapter, played: view.campaign.played }));
  if (view.purse > 0) lines.push(said('outline.purse', { n: view.purse }));
  return { title: said('outline.quest', { quest: view.quest, round: view.round }), lines };
}

function bossSection({ boss }: View): Section {
  const { wounds } = bossOf(boss.kind).levels[boss.level - 1]!;
  const lines: Said[] = [
    boss.zone === null
      ? said('outline.boss.away')
      : said('outline.boss.stands', { zone: boss.zone, wounds: boss.wounds, n: wounds, armor: boss.armor }),
    said('outline.boss.lives', { n: boss.lives, doom: boss.doom }),
  ];
  if (boss.known.length > 0) lines.push(said('outline.boss.known', { stages: boss.known }));
  const enemy = `boss.${boss.kind}`;
  return { title: said('outline.boss', { enemy, level: boss.level, state: boss.state }), lines };
}

function stateOf(view: View, a: AdventurerView, who: number): string {
  if (a.wounds >= a.health) return 'ko';
  if (view.turn.who === who) return 'acting';
  return a.played ? 'played' : 'waits';
}

/** Where one could go from a Zone, and what bars the way. */
function waysFrom(view: View, id: string): Said[] {
  const { zones, ways, doors } = chartOf(view.quest);
  return ways[zones.findIndex((zone) => zone.id === id)]!.map(({ to, door, stairs }) => {
    const isShut = door >= 0 && (view.open & (1 << door)) === 0;
    const isLocked = isShut && doors[door]!.colour !== 'red' && (view.unlocked & (1 << door)) === 0;
    const isBarred = stairs >= 0 && (view.stairs & (1 << stairs)) === 0;
    const state = isBarred ? 'barred' : isLocked ? 'locked' : isShut ? 'closed' : 'open';
    const zone = zones[to]!.id;
    return said('outline.way', { zone, code: zone, state });
  });
}

function adventurerSection(view: View, a: AdventurerView, who: number): Section {
  const { health, mana, ap, danger, potions } = a;
  const lines: Said[] = [
    said('outline.health', { left: health - a.wounds, health, mana, ap, danger, potions }),
    said('outline.at', { zone: a.zone, code: a.zone }),
  ];
  if (view.turn.who === who)
    lines.push(
      said('outline.actions', { n: view.turn.actions + sum(view.turn.free), free: sum(view.turn.free) }),
    );
  if (view.turn.who === who) lines.push(said('outline.ways', { each: all(waysFrom(view, a.zone)) }));
  lines.push(said('outline.skills', { skills: a.skills }));
  if (a.hands.length > 0) lines.push(said('outline.hands', { cards: a.hands }));
  if (a.body !== null) lines.push(said('outline.body', { card: a.body }));
  if (a.pack.length > 0) lines.push(said('outline.pack', { cards: a.pack }));
  if (a.talismans.length > 0) lines.push(said('outline.talismans', { cards: a.talismans }));
  if (a.ward) lines.push(said('outline.ward'));
  const title = said('outline.adventurer', { adventurer: a.id, who: a.seat, state: stateOf(view, a, who) });
  return { title, lines };
}

const times = (zones: readonly string[], zone: string): number => zones.filter((one) => one === zone).length;

/** Everything in one Zone. */
function contentsOf(view: View, zone: string): Said[] {
  const parts: Said[] = [];
  for (const a of view.party) if (a.zone === zone) parts.push(said('outline.someone', { adventurer: a.id }));
  if (view.boss.zone === zone && view.boss.state !== 'gone')
    parts.push(said('outline.bossHere', { enemy: `boss.${view.boss.kind}` }));
  for (const { kind, n, wounds, bound, ...pack } of view.packs)
    if (pack.zone === zone)
      parts.push(said('outline.pack.here', { foes: foesOf(kind, n), wounds, bound: bound ? 'yes' : 'no' }));
  for (const objective of view.objectives)
    if (objective.zone === zone && !objective.taken)
      parts.push(said('outline.token.objective', { colour: objective.colour }));
  const search = times(view.search, zone);
  if (search > 0) parts.push(said('outline.token.search', { n: search }));
  const artifacts = times(view.artifacts, zone);
  if (artifacts > 0) parts.push(said('outline.token.artifact', { n: artifacts }));
  for (const { face, ...token } of view.treasure)
    if (token.zone === zone)
      parts.push(said(face === null ? 'outline.token.treasure' : `outline.token.treasure.${face}`));
  questOf(view.quest).spawns.forEach((spawn, no) => {
    if (spawn.zone === zone && (view.spawns & (1 << no)) !== 0) parts.push(said('outline.token.spawn'));
  });
  return parts;
}

const SIGNS = ['fountain', 'mist', 'dark', 'tower'] as const;

/** Zones as they can be looked at one by one: what they are, what is there, where one could go. */
export const zoneThings = (view: View): Thing[] =>
  chartOf(view.quest).zones.map((zone) => {
    const parts = contentsOf(view, zone.id);
    return {
      id: `name.${zone.id}`,
      lines: [
        ...SIGNS.flatMap((sign) => (zone[sign] ? [said(`thing.zone.${sign}`)] : [])),
        ...(parts.length === 0 ? [] : [said('thing.zone.holds', { each: all(parts) })]),
        said('outline.ways', { each: all(waysFrom(view, zone.id)) }),
      ],
      shown: true,
    };
  });

function mapSection(view: View): Section {
  const { zones, doors } = chartOf(view.quest);
  const lines = zones.flatMap(({ id }) => {
    const parts = contentsOf(view, id);
    return parts.length === 0 ? [] : [said('outline.zone', { zone: id, code: id, each: all(parts) })];
  });
  const closed = doors.filter((_, no) => (view.open & (1 << no)) === 0);
  lines.push(
    closed.length === 0
      ? said('outline.noDoors')
      : said('outline.doors', { each: all(closed.map(({ edge }) => said('outline.door', { code: edge }))) }),
  );
  return { title: said('outline.map'), lines };
}

export function outline(view: View): readonly Section[] {
  return [
    questSection(view),
    bossSection(view),
    ...view.party.map((a, who) => adventurerSection(view, a, who)),
    mapSection(view),
  ];
}

/** The Quest, the Round and who is still on their feet. */
export function standing(view: View): readonly Said[] {
  const each = view.party.map((a) =>
    a.wounds >= a.health
      ? said('standing.ko', { adventurer: a.id })
      : said('standing.up', { adventurer: a.id, left: a.health - a.wounds, health: a.health }),
  );
  return [
    said('standing.quest', { quest: view.quest, round: view.round }),
    said('standing.party', { each: all(each) }),
    said('standing.boss', { state: view.boss.state, n: view.boss.lives }),
  ];
}
