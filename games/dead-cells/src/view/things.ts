// What is named at the table, as it is printed: Biomes, Beheaded, Enemies, Combat cards and Equipment.
import { said, type Said, type Thing } from '@gravetable/kernel';
import { foeCard, foeCodes, type Foe } from '../box/box.ts';
import { beheadedBoards } from '../cards/beheaded.ts';
import { biomes } from '../cards/biomes/index.ts';
import { combatCards } from '../cards/combat/index.ts';
import { equipmentCards } from '../cards/equipment/index.ts';
import { printedTraits } from './outline-combat.ts';
import { actionSaid, linesSaid, list, modeSaid } from './printed.ts';

function foeLine(foe: Foe): Said {
  const line = said('thing.foe', { health: foe.health, print: linesSaid(foe.lines) });
  const traits = printedTraits(foe);
  return traits.length === 0
    ? line
    : said('outline.withTraits', { enemy: line, traits: list(traits)!['all']! });
}

/** Cards of one name are told together: a Monster may be printed in several Biomes. */
function byName(cards: readonly Foe[]): Thing[] {
  const found = new Map<string, Said[]>();
  for (const card of cards) {
    const lines = found.get(card.name) ?? [];
    const line = foeLine(card);
    if (!lines.some((one) => JSON.stringify(one) === JSON.stringify(line))) lines.push(line);
    found.set(card.name, lines);
  }
  return [...found].map(([id, lines]) => ({ id, lines }));
}

const PRINTED: readonly Thing[] = [
  ...Object.values(biomes).map(({ name, mood, spaces }) => ({
    id: name,
    lines: [
      said(mood),
      said('thing.biome', {
        places: spaces.flatMap((space) =>
          space.kind === 'exit' ? [said(`${space.to.startsWith('B') ? 'biome' : 'boss'}.${space.to}`)] : [],
        ) as never,
      }),
    ],
  })),
  ...beheadedBoards.map(({ name, health, favoured, skill }) => ({
    id: name,
    lines: [
      said(`${name}.text`),
      said('thing.beheaded', { health, sym: said(`sym.${favoured}`), print: actionSaid(skill) }),
    ],
  })),
  ...byName(foeCodes.map((_, no) => foeCard(no))),
  ...combatCards.map(({ name, lines, symbols }) => ({
    id: name,
    lines: [
      said('thing.combat', {
        print: linesSaid(lines),
        syms: symbols.map((sym) => said(`sym.${sym}`)) as never,
      }),
    ],
  })),
  ...equipmentCards.map(({ name, mode, min }) => ({
    id: name,
    lines: [
      said('thing.equipment', { print: modeSaid(mode) }),
      ...(min === undefined ? [] : [said('thing.min', { sym: said(`sym.${min.sym}`), n: min.level })]),
    ],
  })),
];

export const things = (): readonly Thing[] => PRINTED;
