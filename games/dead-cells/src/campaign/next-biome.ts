// DC-NEXT, DC-SETUP-10…15: a Biome is laid out, and put away again when it is finished.
import { shuffled } from '@gravetable/kernel';
import { boughtCard, foeNo, tileCard, tileNo } from '../box/box.ts';
import { biomes } from '../cards/biomes/index.ts';
import { malaiseCards } from '../cards/malaise.ts';
import { monsters } from '../cards/monsters/index.ts';
import { tiles } from '../cards/tiles/index.ts';
import { gainForGroup } from '../gains/icons.ts';
import { startOf } from '../biome/map.ts';
import { useMutations } from '../upgrades/mutations.ts';
import { procedure, type T } from '../rulebook.ts';
import type { BiomeId, BiomeRule, Monster } from '../schema.ts';
import type { BiomeBoard, FoeNo, TileNo } from '../state.ts';
import { standing, usableAt } from '../upgrades/standing.ts';
import type { Seen } from '../table.ts';

/** DC-UPG-03: Upgrade cards that have joined this Biome. */
const insertsOf = (t: Seen, id: BiomeId): Monster[] =>
  t.board.campaign.inserts.flatMap((no) => {
    const card = boughtCard(no);
    if (!('effects' in card)) return [];
    return card.effects.flatMap((effect) =>
      effect.kind === 'insert' && effect.biome === id ? [effect.card] : [],
    );
  });

const printedFoes = (id: BiomeId, elite: boolean): readonly FoeNo[] =>
  monsters[id].filter((card) => card.elite === elite).map(({ code }) => foeNo(code));
const byBiome = <A>(work: (id: BiomeId) => A): { readonly [B in BiomeId]: A } =>
  Object.fromEntries(Object.values(biomes).map(({ code }) => [code, work(code)])) as { [B in BiomeId]: A };
const MONSTERS = byBiome((id) => printedFoes(id, false));
const ELITES = byBiome((id) => printedFoes(id, true));
const TILES = byBiome((id): readonly TileNo[] => tiles[id].map(({ code }) => tileNo(code)));

/** DC-SETUP-11: the Monsters, or the Elites, of a Biome. */
function foesOf(t: Seen, id: BiomeId, elite: boolean): readonly FoeNo[] {
  const printed = (elite ? ELITES : MONSTERS)[id];
  if (t.board.campaign.inserts.length === 0) return printed;
  const joined = insertsOf(t, id).filter((card) => card.elite === elite);
  return [...printed, ...joined.map(({ code }) => foeNo(code))];
}

const bellsOf = (id: BiomeId): readonly BiomeBoard['bells'][number][] =>
  biomes[id].rules.find((rule): rule is Extract<BiomeRule, { kind: 'bells' }> => rule.kind === 'bells')
    ?.tokens ?? [];

/** DC-RULING-87: the Malaise cards that nobody holds. */
const freeMalaise = (t: Seen): number[] =>
  [...malaiseCards.keys()].filter((card) => t.board.heroes.every((hero) => hero.malaise !== card));
const usesMalaise = (id: BiomeId): boolean => biomes[id].rules.some(({ kind }) => kind === 'malaise');

/** DC-SETUP-14: one tile face down on each space of its shape; the rest stays in the box, unseen. */
function lay(id: BiomeId, pile: readonly TileNo[]): Pick<BiomeBoard, 'tiles' | 'unused'> {
  const unused = pile.slice();
  const laid = biomes[id].spaces.map((space) => {
    if (space.kind !== 'tile') return null;
    const at = unused.findIndex((no) => tileCard(no).shape === space.shape);
    return unused.splice(at, 1)[0]!;
  });
  return { tiles: laid, unused };
}

/** DC-SETUP-10: Monsters, Elites and tiles are shuffled, Blueprints are not (DC-SETUP-12); the Group stands at the start. */
export const biomeSetup = procedure<{ id: BiomeId }>('biomeSetup')
  .chance('DC-SETUP-11', 'monsters', (t, v) => shuffled(foesOf(t, v.id, false)))
  .chance('DC-SETUP-11a', 'elites', (t, v) => shuffled(foesOf(t, v.id, true)))
  .chance('DC-SETUP-14', 'tiles', (_, v) => shuffled(TILES[v.id]))
  .chance('DC-RULING-84c', 'bells', (_, v) => shuffled(bellsOf(v.id)))
  .chance('DC-RULING-87f', 'malaise', (t, v) => shuffled(usesMalaise(v.id) ? freeMalaise(t) : []))
  .do('DC-SETUP-15', (t, v) => {
    t.board.biome = {
      id: v.id,
      space: startOf(v.id),
      ...lay(v.id, v.tiles),
      open: [],
      seen: [],
      monsters: v.monsters.slice(),
      monsterDiscard: [],
      elites: v.elites.slice(),
      eliteDiscard: [],
      bells: v.bells.slice(),
      rung: [],
      lit: [],
      silent: false,
      runesSealed: false,
      constraints: [],
      encounters: 0,
      drank: false,
    };
    if (usesMalaise(v.id)) t.board.run.malaise = v.malaise.slice();
    t.board.run.used.biome = [];
    t.tell?.({ kind: 'biomeEntered', biome: v.id });
  })
  .call('DC-SETUP-12', (t) => {
    const icons = standing(t, 'rewardPerBiome').flatMap((effect) => effect.icons);
    return icons.length === 0 ? null : gainForGroup(t, icons);
  })
  .call('DC-RULING-106j', (t) =>
    usableAt(t, 'biomeSetup').length > 0 ? useMutations.with({ moment: 'biomeSetup' }) : null,
  )
  .end();

/**
 * DC-NEXT-01: the finished Biome goes back to the box; Equipment stays as it is. Worms go with B4 (DC-RULING-83), and what
 * was used up once per Biome is ready again, also for a Boss (DC-RULING-109).
 */
export function putAway(t: T): void {
  t.board.biome = null;
  t.board.run.used.biome = [];
  for (const hero of t.board.heroes) hero.worms = 0;
}
