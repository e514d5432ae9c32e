// The table in words: the Combat board, its Enemies and what a Boss has put there.
import { said, type Said, type Section } from '@gravetable/kernel';
import { equipmentCard, equipmentNo, foeCard, foeNo, type Foe } from '../box/box.ts';
import { bosses } from '../cards/bosses/index.ts';
import { tokensOf } from './outline-boards.ts';
import { iconsSaid, itemSaid, linesSaid, list } from './printed.ts';
import type { BossView, CombatView, EnemyView, View } from './seen.ts';
import { SPACES } from '../table.ts';

/** What is printed on an Enemy besides its lines: its Death row, its counter, what it is immune to. */
export function printedTraits(foe: Foe): Said[] {
  const traits: Said[] = [];
  if (foe.death.length > 0) traits.push(said('trait.death', { print: iconsSaid(foe.death) }));
  if (foe.counter !== undefined) traits.push(said('trait.counter', { print: iconsSaid(foe.counter) }));
  if (foe.immune.length > 0) traits.push(said('trait.immune', { states: [...foe.immune] }));
  if ('invisible' in foe)
    for (const round of foe.invisible ?? []) traits.push(said('trait.invisible', { round: String(round) }));
  if ('removesBleeding' in foe && foe.removesBleeding === true) traits.push(said('trait.stopsBleeding'));
  return traits;
}

const traitsOf = (enemy: EnemyView, foe: Foe): Said[] => [
  ...printedTraits(foe),
  ...(enemy.key ? [said('trait.key')] : []),
];

function enemyLines(enemy: EnemyView, boss: BossView | null): Said[] {
  const { name, space, damage, health, code, kind } = enemy;
  const foe =
    kind === 'boss' && boss !== null ? bosses[boss.id].instances[boss.instance - 1]! : foeCard(foeNo(code));
  const id = Object.keys(foe.lines).length === 0 ? 'outline.idleEnemy' : 'outline.enemy';
  const print = linesSaid(foe.lines);
  const line = said(id, { foe: said(name), space, left: health - damage, health, print });
  const traits = traitsOf(enemy, foe);
  return [
    traits.length === 0 ? line : said('outline.withTraits', { enemy: line, traits: list(traits)!['all']! }),
    ...tokensOf(enemy),
  ];
}

/** The instance, its card of the Turn, and its markers. */
function bossLines(boss: BossView): Said[] {
  const { id, instance, turn, fireWave, shurikens } = boss;
  const lines = [
    said('outline.boss', { boss: id, n: instance, turn }),
    said(bosses[id].instances[instance - 1]!.text),
  ];
  const action = bosses[id].actions.find(({ code }) => code === boss.action);
  if (action !== undefined)
    lines.push(said('outline.bossAction', { action: said(action.name), print: linesSaid(action.lines) }));
  if (fireWave !== null) lines.push(said('outline.fireWave', { space: fireWave }));
  SPACES.forEach((space, no) => {
    if (shurikens[no]! > 0) lines.push(said('outline.shurikens', { space, n: shurikens[no]! }));
  });
  for (const { code, damage, space } of boss.banners) {
    const { name, text, health } = bosses.C3.banners.find((one) => one.code === code)!;
    lines.push(
      said('outline.banner', { card: said(name), space, left: health - damage, health, text: said(text) }),
    );
  }
  return lines;
}

function lootLines({ loot }: CombatView): Said[] {
  return [
    ...loot.tokens.map((token) => said('outline.loot', { reward: said(`reward.${token}`) })),
    ...[...loot.equipment, ...loot.blueprints].map((code) =>
      said('outline.loot', { reward: itemSaid(equipmentCard(equipmentNo(code))) }),
    ),
  ];
}

export function combatSection({ combat }: View): Section[] {
  if (combat === null) return [];
  const { boss, round, edge, power, constraints } = combat;
  const lines = [
    ...(boss === null ? [] : bossLines(boss)),
    ...combat.enemies.flatMap((enemy) => enemyLines(enemy, boss)),
    ...lootLines(combat),
    ...constraints.map((number) => said(`constraint.${number}`)),
  ];
  if (edge !== null) lines.push(said('outline.edge', { edge }));
  if (power !== null) lines.push(said('outline.drawsOn', { sym: power }));
  return [{ title: said('outline.combat', { round }), lines }];
}
