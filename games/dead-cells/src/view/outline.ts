// The table in words: for the terminal, the list view and the screen reader.
import { said, type Said, type Section } from '@gravetable/kernel';
import { boughtCard, boughtNo, tileCard, tileNo } from '../box/box.ts';
import { biomes } from '../cards/biomes/index.ts';
import { runes } from '../cards/runes.ts';
import { tileSaid } from './printed-tiles.ts';
import { heroLines } from './outline-boards.ts';
import { combatSection } from './outline-combat.ts';
import type { Space } from '../schema.ts';
import type { BiomeView, View } from './seen.ts';
import { wayArgs } from '../biome/ways.ts';

/** The corridors that leave the Group's space, each with what lies beyond it. */
function waysAhead(biome: BiomeView, keys: number): Said[] {
  const { spaces, corridors } = biomes[biome.id];
  const at = (id: string): Space => spaces.find((space) => space.id === id)!;
  const carried = { keys, lit: biome.lit };
  return corridors
    .filter(({ from }) => from === biome.space)
    .map((way) => {
      const args = wayArgs(way, at(way.to), carried);
      const beyond = corridors
        .filter(({ from }) => from === way.to)
        .map((next) => said('outline.beyond', wayArgs(next, at(next.to), carried)));
      return beyond.length === 0
        ? said('outline.way', args)
        : said('outline.wayOn', { ...args, beyond: beyond as unknown as string[] });
    });
}

function biomeSection({ biome, bag, combat }: View): Section[] {
  if (biome === null) return [];
  const known = biome.tiles.filter((tile) => tile.code !== null);
  const hidden = biome.tiles.length - known.length;
  const lines = [
    ...known.map(({ space, code, open }) =>
      open
        ? said('outline.tile', { space, tile: said(`tile.${code}`) })
        : said('outline.seenTile', { space, print: tileSaid(tileCard(tileNo(code!))) }),
    ),
    said('outline.faceDown', { n: hidden }),
    ...(combat === null ? waysAhead(biome, bag.keys) : []),
    ...biome.constraints.map((number) => said(`constraint.${number}`)),
  ];
  if (biome.bells.length > 0) lines.push(said('outline.bells', { n: biome.rung.length }));
  if (biomes[biome.id].rules.some(({ kind }) => kind === 'lanterns'))
    lines.push(said('outline.lanterns', { n: biome.lit.length }));
  if (biome.silent) lines.push(said('curse.silentPreparation'));
  if (biome.runesSealed) lines.push(said('curse.runesSealed'));
  return [{ title: said('outline.biome', { biome: biome.id, space: biome.space }), lines }];
}

function campaignSection({ campaign, run }: View): Section {
  const cardLine = (code: string): Said => {
    const { name, text } = boughtCard(boughtNo(code));
    const id = run.used.includes(code) ? 'outline.usedCard' : 'outline.card';
    return said(id, { card: said(name), text: said(text) });
  };
  const { runes, defeated, bossCells, startOfGame, duringGame, skill } = campaign;
  const lines = [
    said('outline.run', { n: run.number }),
    ...runes.map((rune) => said('outline.rune', { rune, text: said(`rune.${rune}.text`) })),
    ...defeated.map((boss) => said('outline.defeated', { boss })),
    ...[...startOfGame, ...duringGame, ...(skill === null ? [] : [skill])].map(cardLine),
  ];
  if (bossCells > 0) lines.push(said('outline.bossCells', { n: bossCells }));
  return { title: said('outline.campaign'), lines };
}

function bagSection({ bag, bagLoot, run }: View): Section {
  const lines = [
    said('outline.teeth', { n: bag.teeth }),
    said('outline.cells', { n: bag.cells }),
    said('outline.potions', { n: bag.potions }),
  ];
  if (bag.keys > 0) lines.push(said('outline.keys', { n: bag.keys }));
  const waiting = [
    ...bagLoot.tokens.map((token) => said(`reward.${token}`)),
    ...[...bagLoot.equipment, ...bagLoot.blueprints].map((code) => said(`equipment.${code}`)),
  ];
  lines.push(
    ...waiting.map((reward) => said('outline.inBag', { reward })),
    ...run.collector.map((equipment) => said('outline.collector', { equipment })),
  );
  return { title: said('outline.bag'), lines };
}

const RUNES = runes.length;

function whereabouts({ run, biome, combat }: View): Said {
  const { number: n, phase } = run;
  if (combat?.boss) return said('standing.boss', { n, boss: combat.boss.id });
  if (phase === 'end' || phase === 'betweenRuns') return said('standing.over', { n });
  if (phase === 'interbiome') return said('standing.between', { n });
  if (biome === null) return said('standing.begins', { n });
  return said(combat === null ? 'standing.biome' : 'standing.combat', { n, biome: biome.id });
}

/** The Run and the place, what the Group has for good, and how its Beheaded fare. */
export function standing(view: View): readonly Said[] {
  const { run, heroes, bag, campaign } = view;
  const home = run.phase === 'end' || run.phase === 'betweenRuns';
  const each = heroes.map(({ who, dead, health, damage }) =>
    dead
      ? said('standing.dead', { beheaded: who })
      : said('standing.alive', { beheaded: who, left: health - damage, health }),
  );
  return [
    whereabouts(view),
    said('standing.runes', { n: campaign.runes.length, all: RUNES }),
    ...(home && bag.cells > 0 ? [said('standing.cells', { n: bag.cells })] : []),
    ...(home || each.length === 0 ? [] : [said('standing.health', { each: each as never })]),
  ];
}

export function outline(view: View): readonly Section[] {
  const { heroes, run, combat } = view;
  return [
    campaignSection(view),
    bagSection(view),
    ...biomeSection(view),
    ...heroes.map((hero, no) => ({
      title: said('outline.board', { beheaded: hero.who }),
      lines: heroLines(hero, no === run.firstPlayer, no === combat?.passer),
    })),
    ...combatSection(view),
  ];
}
