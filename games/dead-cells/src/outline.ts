// The table in words: for the terminal, the list view and the screen reader.
import { said, type Said, type Section } from '@gravetable/kernel';
import type { EnemyView, HeroView, View } from './seen.ts';

const card = (code: string, deck: string): Said => said(`${deck}.${code}`);
const STATES = ['shields', 'golden', 'poisoned', 'onFire', 'marked', 'bleeding'] as const;

/** Tokens on a board or card that are there at all. */
function tokensOf(of: HeroView | EnemyView): Said[] {
  return STATES.filter((token) => of[token] > 0).map((token) => said(`outline.${token}`, { n: of[token] }));
}

function heroLines(hero: HeroView, first: boolean): Said[] {
  const { who, seat, damage, health, levels } = hero;
  const lines = [
    said(first ? 'outline.firstHero' : 'outline.hero', {
      beheaded: who,
      seat,
      left: health - damage,
      health,
    }),
    said('outline.levels', { survival: levels[0]!, tactics: levels[1]!, brutality: levels[2]! }),
    ...tokensOf(hero),
  ];
  for (const code of hero.slots) if (code !== null) lines.push(said('outline.item', { equipment: code }));
  if (hero.hand !== null) for (const code of hero.hand) lines.push(said('outline.hand', { combat: code }));
  if (hero.worms > 0) lines.push(said('outline.worms', { n: hero.worms }));
  if (hero.malaise !== null) lines.push(said('outline.malaise', { malaise: hero.malaise }));
  return hero.dead ? [lines[0]!, said('outline.dead')] : lines;
}

function enemyLines(enemy: EnemyView): Said[] {
  const { name, space, damage, health } = enemy;
  const foe = said(name);
  return [said('outline.enemy', { foe, space, left: health - damage, health }), ...tokensOf(enemy)];
}

function combatSection({ combat }: View): Section[] {
  if (combat === null) return [];
  const { loot, boss, round } = combat;
  const lines = combat.enemies.flatMap(enemyLines);
  for (const token of loot.tokens) lines.push(said('outline.loot', { reward: said(`reward.${token}`) }));
  for (const code of [...loot.equipment, ...loot.blueprints])
    lines.push(said('outline.loot', { reward: card(code, 'equipment') }));
  if (boss !== null)
    lines.unshift(said('outline.boss', { boss: boss.id, n: boss.instance, turn: boss.turn }));
  return [{ title: said('outline.combat', { round }), lines }];
}

function biomeSection({ biome }: View): Section[] {
  if (biome === null) return [];
  const known = biome.tiles.filter((tile) => tile.code !== null);
  const hidden = biome.tiles.length - known.length;
  return [
    {
      title: said('outline.biome', { biome: biome.id, space: biome.space }),
      lines: [
        ...known.map(({ space, code }) => said('outline.tile', { space, tile: card(code!, 'tile') })),
        said('outline.faceDown', { n: hidden }),
      ],
    },
  ];
}

function campaignSection({ campaign, run }: View): Section {
  const lines = [
    said('outline.run', { n: run.number }),
    ...campaign.runes.map((rune) => said('outline.rune', { rune })),
    ...campaign.defeated.map((boss) => said('outline.defeated', { boss })),
  ];
  if (campaign.bossCells > 0) lines.push(said('outline.bossCells', { n: campaign.bossCells }));
  return { title: said('outline.campaign'), lines };
}

export function outline(view: View): readonly Section[] {
  const { bag, heroes, run } = view;
  return [
    campaignSection(view),
    {
      title: said('outline.bag'),
      lines: [
        said('outline.teeth', { n: bag.teeth }),
        said('outline.cells', { n: bag.cells }),
        said('outline.potions', { n: bag.potions }),
      ],
    },
    ...biomeSection(view),
    ...heroes.map((hero, no) => ({
      title: said('outline.board', { beheaded: hero.who }),
      lines: heroLines(hero, no === run.firstPlayer),
    })),
    ...combatSection(view),
  ];
}
