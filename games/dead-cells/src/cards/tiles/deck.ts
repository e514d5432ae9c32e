// Section 7: how the tiles of a Biome are written down, one constructor per kind.
import type {
  BiomeId,
  Curse,
  Icon,
  Offer,
  Option,
  RewardIcon,
  Sym,
  Tile,
  TileKind,
  Shape,
} from '../../schema.ts';
import { forFirstPlayer, scroll } from '../../words.ts';

type Entry = Omit<Tile, 'code' | 'biome' | 'source' | 'text'> & { readonly number: number };

const PLATES: { readonly [K in TileKind]: { readonly shape: Shape; readonly icon: string } } = {
  encounter: { shape: 'square', icon: 'crossed-swords' },
  elite: { shape: 'trapezoid', icon: 'crowned-skull' },
  treasure: { shape: 'circle', icon: 'locked-chest' },
  cursed: { shape: 'circle', icon: 'mimic-chest' },
  merchant: { shape: 'pentagon', icon: 'two-coins' },
  door: { shape: 'hexagon', icon: 'doorway' },
  teleport: { shape: 'diamond', icon: 'portal' },
  constraint: { shape: 'octagon', icon: 'handcuffs' },
};
const plate = <K extends TileKind>(number: number, kind: K) => ({ number, kind, ...PLATES[kind] });

interface Twist {
  readonly changeFirst?: true;
  readonly edge?: 'wall' | 'hole';
}
/** The First Player token passes before the fight (DC-EXP-09). */
export const CHANGE_FIRST: Twist = { changeFirst: true };

export const encounter = (
  number: number,
  monsters: 1 | 2 | 3,
  loot: readonly RewardIcon[],
  twist: Twist = {},
): Entry => ({
  ...plate(number, 'encounter'),
  enemies: Array.from({ length: monsters }, () => 'monster' as const),
  loot,
  ...twist,
});
export const eliteEncounter = (
  number: number,
  monsters: 1 | 2,
  loot: readonly RewardIcon[],
  twist: Twist = {},
): Entry => ({
  ...plate(number, 'elite'),
  enemies: ['elite', ...Array.from({ length: monsters }, () => 'monster' as const)],
  loot,
  ...twist,
});
export const treasure = (number: number, ...rewards: readonly Icon[]): Entry => ({
  ...plate(number, 'treasure'),
  rewards,
});
export const treasureChoice = (number: number, ...options: readonly Option[]): Entry => ({
  ...plate(number, 'treasure'),
  options,
});
export const cursed = (
  number: number,
  rewards: readonly Icon[],
  price: Curse,
  ...options: readonly Option[]
): Entry => ({
  ...plate(number, 'cursed'),
  rewards,
  ...(options.length > 0 && { options }),
  price: [price],
});
export const door = (number: number, ...options: readonly Option[]): Entry => ({
  ...plate(number, 'door'),
  options,
});
export const merchant = (number: number, offer: Offer): Entry => ({ ...plate(number, 'merchant'), offer });
export const teleport = (number: number): Entry => plate(number, 'teleport');
export const constraint = (number: number, which: 1 | 2 | 3 | 4): Entry => ({
  ...plate(number, 'constraint'),
  constraint: which,
});

/** One branch of an either/or line. */
export const take = (...icons: readonly Icon[]): Option => ({ icons });
export const payHand = (sym: Sym, ...icons: readonly Icon[]): Option => ({ handCheck: sym, icons });
export const flipDeck = (check: NonNullable<Option['deckCheck']>): Option => ({
  deckCheck: check,
  icons: [],
});
/** One Scroll of the Group's choice. */
export const ANY_SCROLL: readonly Option[] = [
  take(scroll('survival')),
  take(scroll('tactics')),
  take(scroll('brutality')),
];
/** One Scroll of their choice for the First Player alone. */
export const FIRST_PLAYER_SCROLL: readonly Option[] = [
  take(forFirstPlayer(scroll('survival'))),
  take(forFirstPlayer(scroll('tactics'))),
  take(forFirstPlayer(scroll('brutality'))),
];

export const LOSE_HALF_TEETH: Curse = { kind: 'loseHalfTeeth' };
export const curse = (number: 1 | 2): Curse => ({ kind: 'curse', number });

export const VIAL_STALL: Offer = { what: 'vial', cost: 1, times: 3 };
export const ARMS_STALL: Offer = { what: 'equipment', cost: 3, times: 2 };
export const POTION_STALL: Offer = { what: 'potion', cost: 4, times: 1 };

export const tilesOf = (biome: BiomeId, entries: readonly Entry[]): readonly Tile[] =>
  entries.map(({ number, ...tile }) => {
    const code = `${biome}-t${String(number).padStart(2, '0')}`;
    return { ...tile, code, biome, source: 'design', text: `tile.${code}` };
  });
