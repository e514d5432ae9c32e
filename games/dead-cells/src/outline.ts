// The table in words: for the terminal, the list view and the screen reader.
import { said, type Said, type Section } from '@gravetable/kernel';
import { combatCard, combatNo, equipmentCard, equipmentNo, foeCard, foeNo } from './box.ts';
import { bosses } from './cards/bosses/index.ts';
import { linesSaid, modeSaid } from './printed.ts';
import type { BossView, EnemyView, HeroView, View } from './seen.ts';

const card = (code: string, deck: string): Said => said(`${deck}.${code}`);
const STATES = ['shields', 'golden', 'poisoned', 'onFire', 'marked', 'bleeding'] as const;

/** Tokens on a board or card that are there at all. */
function tokensOf(of: HeroView | EnemyView): Said[] {
  return STATES.filter((token) => of[token] > 0).map((token) => said(`outline.${token}`, { n: of[token] }));
}

const combatLine = (id: string, code: string): Said =>
  said(id, { combat: code, print: linesSaid(combatCard(combatNo(code)).lines) });
const itemLine = (code: string): Said =>
  said('outline.item', { equipment: code, print: modeSaid(equipmentCard(equipmentNo(code)).mode) });

/** Cards on the Active space: as they lie, or what was announced of them. */
function playedLines({ active, announced }: HeroView): Said[] {
  if (active !== null) return active.map((code) => combatLine('outline.played', code));
  return announced.map((word) => {
    const [say = '', round = ''] = word.split('.');
    return said('outline.faceDownCard', { say, round });
  });
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
    who === 'serenade'
      ? said(hero.melee ? 'outline.melee' : 'outline.power', { n: levels[0]! })
      : said('outline.levels', { survival: levels[0]!, tactics: levels[1]!, brutality: levels[2]! }),
    ...tokensOf(hero),
  ];
  for (const code of hero.slots) if (code !== null) lines.push(itemLine(code));
  lines.push(...(hero.hand ?? []).map((code) => combatLine('outline.hand', code)), ...playedLines(hero));
  if (hero.worms > 0) lines.push(said('outline.worms', { n: hero.worms }));
  if (hero.malaise !== null) lines.push(said('outline.malaise', { malaise: hero.malaise }));
  return hero.dead ? [lines[0]!, said('outline.dead')] : lines;
}

function enemyLines(enemy: EnemyView, boss: BossView | null): Said[] {
  const { name, space, damage, health, code, kind } = enemy;
  const isBoss = kind === 'boss' && boss !== null;
  const { lines } = isBoss ? bosses[boss.id].instances[boss.instance - 1]! : foeCard(foeNo(code));
  const id = Object.keys(lines).length === 0 ? 'outline.idleEnemy' : 'outline.enemy';
  const print = linesSaid(lines);
  return [said(id, { foe: said(name), space, left: health - damage, health, print }), ...tokensOf(enemy)];
}

function combatSection({ combat }: View): Section[] {
  if (combat === null) return [];
  const { loot, boss, round } = combat;
  const lines = combat.enemies.flatMap((enemy) => enemyLines(enemy, boss));
  for (const token of loot.tokens) lines.push(said('outline.loot', { reward: said(`reward.${token}`) }));
  for (const code of [...loot.equipment, ...loot.blueprints])
    lines.push(said('outline.loot', { reward: card(code, 'equipment') }));
  if (boss !== null) {
    const action = bosses[boss.id].actions.find(({ code }) => code === boss.action);
    if (action !== undefined)
      lines.unshift(
        said('outline.bossAction', { action: said(action.name), print: linesSaid(action.lines) }),
      );
    lines.unshift(said('outline.boss', { boss: boss.id, n: boss.instance, turn: boss.turn }));
  }
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
