// Tables for scenarios outside Combat: a Group on a map, or between two Runs.
import type { Given } from '@gravetable/testkit';
import { boughtNo, equipmentNo, tileNo } from '../src/box/box.ts';
import { biomes } from '../src/cards/biomes/index.ts';
import { malaiseCards } from '../src/cards/malaise.ts';
import { tiles } from '../src/cards/tiles/index.ts';
import type { BiomeId, BossId, RuneId, UpgradeDeck } from '../src/schema.ts';
import type { BiomeBoard, Board } from '../src/state.ts';
import { fight, type FightGiven } from './fight.ts';

export interface JourneyGiven extends FightGiven {
  /** The space of the Group; the start when not given. */
  readonly at?: string;
  /** Tiles on spaces; the others take the first tiles of their shape. */
  readonly tiles?: Readonly<Record<string, string>>;
  readonly runes?: readonly RuneId[];
  readonly defeated?: readonly BossId[];
  readonly collector?: readonly string[];
  readonly startOfGame?: readonly string[];
  readonly skill?: string;
  readonly setAside?: readonly string[];
  readonly markets?: readonly string[];
  /** On top of the Equipment deck, the first to be drawn first. */
  readonly equipmentTop?: readonly string[];
  readonly map?: Partial<
    Pick<BiomeBoard, 'lit' | 'silent' | 'rung' | 'bells' | 'encounters' | 'open' | 'seen'>
  >;
}

/** The number of a space by its id. */
export const spaceNo = (biome: BiomeId, id: string): number =>
  biomes[biome].spaces.findIndex((space) => space.id === id);

function lay(biome: BiomeId, named: Readonly<Record<string, string>>): Pick<BiomeBoard, 'tiles' | 'unused'> {
  const left = tiles[biome].filter(({ code }) => !Object.values(named).includes(code));
  const laid = biomes[biome].spaces.map((space) => {
    if (space.kind !== 'tile') return null;
    const code = named[space.id];
    if (code !== undefined) return tileNo(code);
    const at = left.findIndex(({ shape }) => shape === space.shape);
    return tileNo(left.splice(at, 1)[0]!.code);
  });
  return { tiles: laid, unused: left.map(({ code }) => tileNo(code)) };
}

/** Take cards out of the decks they are drawn from at the start of a campaign. */
function taken(board: Board, codes: readonly string[]): number[] {
  const { campaign } = board;
  const numbers = codes.map(boughtNo);
  const rest = (deck: number[]): number[] => deck.filter((no) => !numbers.includes(no));
  for (const deck of Object.keys(campaign.upgrades) as UpgradeDeck[])
    campaign.upgrades[deck] = rest(campaign.upgrades[deck]);
  for (const boss of Object.keys(campaign.rewards) as BossId[])
    campaign.rewards[boss] = rest(campaign.rewards[boss]);
  campaign.well = rest(campaign.well);
  campaign.secrets = rest(campaign.secrets);
  return numbers;
}

/** A Group on the map of a Biome, nobody fighting. */
export function journey(given: JourneyGiven): Given<Board> {
  const { seats, board } = fight({ ...given, peace: true });
  const biome = board.biome!;
  Object.assign(biome, lay(biome.id, given.tiles ?? {}));
  biome.space = spaceNo(biome.id, given.at ?? 'S');
  Object.assign(biome, given.map ?? {});
  const { campaign, run } = board;
  campaign.runes = [...(given.runes ?? [])];
  campaign.defeated = [...(given.defeated ?? [])];
  campaign.duringGame = taken(board, given.duringGame ?? []);
  campaign.startOfGame = taken(board, given.startOfGame ?? []);
  campaign.setAside = taken(board, given.setAside ?? []);
  campaign.markets = taken(board, given.markets ?? []);
  campaign.skill = given.skill === undefined ? null : taken(board, [given.skill])[0]!;
  for (const code of [...(given.collector ?? []), ...(given.equipmentTop ?? [])]) {
    const no = equipmentNo(code);
    for (const deck of Object.values(campaign.blueprints))
      if (deck.includes(no)) deck.splice(deck.indexOf(no), 1);
    run.equipment = run.equipment.filter((one) => one !== no);
  }
  run.collector = (given.collector ?? []).map(equipmentNo);
  run.equipment.push(...(given.equipmentTop ?? []).map(equipmentNo).toReversed());
  run.malaise = [...malaiseCards.keys()];
  return { seats, board };
}

/** The Run is over: every card is back in the campaign's keeping, the Cells are in the Bag. */
export function evening(given: JourneyGiven & { readonly cells: number }): Given<Board> {
  const { seats, board } = journey(given);
  const { campaign, run, heroes } = board;
  for (const hero of heroes) {
    campaign.decks[hero.who] = [...hero.hand, ...hero.draw, ...hero.discard].sort((a, b) => a - b);
    Object.assign(hero, { hand: [], draw: [], discard: [] });
  }
  campaign.equipment = run.equipment.sort((a, b) => a - b);
  run.equipment = [];
  run.phase = 'end';
  board.biome = null;
  board.bag.cells = given.cells;
  return { seats, board };
}
