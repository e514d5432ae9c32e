// Ledger 2.2 and 6.3: the words cards are written in. Each builds one plain record of `schema.ts`.
import type {
  Action,
  DamageIcon,
  DamageWho,
  Icon,
  PlaceIcon,
  Pos,
  Range,
  Reward,
  RewardIcon,
  RuneId,
  ShieldIcon,
  SpaceRange,
  State,
  StateIcon,
  Sym,
  TokenIcon,
  TokenWho,
} from './schema.ts';

export const damage = (n: number, { to = 'target' }: { to?: DamageWho } = {}): DamageIcon => ({
  kind: 'damage',
  n,
  who: to,
});
export const splitDamage = (n: number): DamageIcon => ({ kind: 'damage', n, who: 'target', split: true });
export const shield = (n: number): ShieldIcon => ({ kind: 'shield', n });
export const goldenShield = (n: number): ShieldIcon => ({ kind: 'shield', n, golden: true });
export const state = (name: State, n = 1, { to = 'target' }: { to?: TokenWho } = {}): StateIcon => ({
  kind: 'state',
  state: name,
  n,
  who: to,
});
export const heal = (n: number): Icon => ({ kind: 'heal', n });
export const skill = (): Icon => ({ kind: 'skill' });
export const loot = (): Icon => ({ kind: 'loot' });
export const push = (n: number): Icon => ({ kind: 'push', n });
export const cleanse = (...states: readonly State[]): Icon => ({ kind: 'cleanse', states });

export const reward = (what: Reward, n = 1): RewardIcon => ({ kind: 'reward', reward: what, n });
export const teeth = (n: number): RewardIcon => reward('tooth', n);
export const cells = (n: number): RewardIcon => reward('cell', n);
export const vials = (n: number): RewardIcon => reward('vial', n);
export const potion = (): RewardIcon => reward('potion');
export const equipment = (): RewardIcon => reward('equipment');
export const blueprint = (): RewardIcon => reward('blueprint');
export const scroll = (colour: Sym): RewardIcon => reward(`scroll.${colour}`);
/** DC-ICON-01: the icon concerns the First Player only. */
export const forFirstPlayer = (icon: RewardIcon): RewardIcon => ({ ...icon, only: 'firstPlayer' });
/** Ledger 6.6: the Rune the first time, Cells once it is owned. */
export const rune = (name: RuneId): RewardIcon => ({ ...reward(`rune.${name}`), ifOwned: [cells(2)] });

export const worm = (n = 1, { to = 'target' }: { to?: TokenWho } = {}): TokenIcon => ({
  kind: 'token',
  token: 'worm',
  n,
  who: to,
});
export const malaise = ({ to = 'target' }: { to?: TokenWho } = {}): TokenIcon => ({
  kind: 'token',
  token: 'malaise',
  n: 1,
  who: to,
});

export const move = (to: Pos): Icon => ({ kind: 'move', to });
export const summon = (n = 1): Icon => ({ kind: 'summon', n });
export const raiseBanner = (): Icon => ({ kind: 'banner', n: 1 });
export const driveFireWave = (steps: number): Icon => ({ kind: 'fireWave', steps });
/** One Shuriken on the first of these spaces that holds none. */
export const shuriken = (...spaces: readonly Pos[]): PlaceIcon => ({
  kind: 'place',
  marker: 'shuriken',
  n: 1,
  spaces,
});

/** One Enemy among these white spaces (DC-RNG-02). */
export const range = (...spaces: readonly Pos[]): SpaceRange => ({ spaces, mode: 'one' });
/** Every Enemy in these white spaces (`range.all`). */
export const every = (...spaces: readonly Pos[]): SpaceRange => ({ spaces, mode: 'all' });
/** `range.any`: all four spaces, one target. */
export const ANYWHERE: SpaceRange = range('behind', 'right1', 'right2', 'right3');
/** The three spaces right of the Group, one target. */
export const RIGHT: SpaceRange = range('right1', 'right2', 'right3');
/** Parts of the right side, one target: next to the Group, the first two, the last two, the far end. */
export const NEAR: SpaceRange = range('right1');
export const FRONT: SpaceRange = range('right1', 'right2');
export const REAR: SpaceRange = range('right2', 'right3');
export const FAR: SpaceRange = range('right3');
/** Next to the Group on either side, one target. */
export const BESIDE: SpaceRange = range('behind', 'right1');
/** Every Enemy on the right. */
export const ALL_RIGHT: SpaceRange = every('right1', 'right2', 'right3');

/** An Action of an Enemy, or one whose icons need no Range. */
export const does = (...icons: readonly Icon[]): Action => ({ icons });
/** An Action with a Range: `on(range('right1'), damage(1))`, `on('group', shield(1))`. */
export const on = (where: Range, ...icons: readonly Icon[]): Action => ({ icons, range: where });
