// What `careful` answers to each kind of question. It reads a table it has dealt to itself from what its seat knows.
import { One, Order, Some, type Ask } from '@gravetable/kernel';
import { combatCard, equipmentNo, tileCard } from '../box/box.ts';
import { biomes } from '../cards/biomes/index.ts';
import type { State, UpgradeDeck } from '../schema.ts';
import type { Board } from '../state.ts';
import {
  best,
  drinkWorth,
  lootWorth,
  skillWorth,
  slotWorth,
  stateWorth,
  targetWorth,
  victimWorth,
} from './fighting.ts';
import { branchWorth, equipWorth, ownerWorth, purgeWorth, scrollWorth, waysOnward } from './travelling.ts';
import { cardWorth, itemWorth, leftOf } from './worth.ts';

export type About = { readonly [key: string]: unknown };
export type Habit = (board: Board, option: never, about: About, seat: number) => number;

/** The Beheaded a seat plays. */
const ownOf = (board: Board, seat: number): number =>
  board.heroes.findIndex((hero) => hero.seat === seat && hero.who !== 'serenade');
const damageOf = (board: Board, no: number): number => board.heroes[no]!.damage;

/** The worth of an option, kind by kind. Kinds without an entry are answered with the first option. */
export const HABITS: { readonly [kind: string]: Habit } = {
  // Combat
  victim: (board, option) => victimWorth(board, option),
  strayVictim: (board, option) => victimWorth(board, option),
  assignDamage: (board, option) => victimWorth(board, option),
  stateReceiver: (board, option, about) => stateWorth(board, option, (about['state'] as State) ?? null),
  target: (board, option) => targetWorth(board, option),
  secondTarget: (board, option) => (option === 'decline' ? 0 : targetWorth(board, option)),
  skill: (board, option, _, seat) => skillWorth(board, ownOf(board, seat), option),
  roundZero: (board, option, _, seat) => skillWorth(board, ownOf(board, seat), option),
  slot: (board, option, _, seat) => slotWorth(board, ownOf(board, seat), option),
  loot: (board, option) => lootWorth(board, option),
  usePotion: (board, option) => drinkWorth(board, option),
  ally: (board, option) => -leftOf(board.heroes[option]!) - board.heroes[option]!.shields,
  choosePasser: (board, option) => -leftOf(board.heroes[option]!),
  playCard: (_, option: { readonly card: number }) => cardWorth(option.card),
  serenadeSymbol: (_, option) => ['tactics', 'brutality', 'survival'].indexOf(option),
  passSymbol: (_, option) => ['tactics', 'brutality', 'survival'].indexOf(option),
  survive: (_, option) => (option === 'no' ? 0 : 1),
  useMutation: (_, option) => (option === 'stop' || option === 'no' ? 0 : 1),
  mutationActor: (board, option) => -leftOf(board.heroes[option]!),
  redrawOwnHand: (_, option) => (option === 'no' ? 1 : 0),
  // Receivers
  scrollReceiver: (board, option, about) => scrollWorth(board.heroes[option]!, String(about['sym'])),
  vialReceiver: (board, option) => vialWorth(board, option),
  equipmentReceiver: (board, option, about) => {
    return equipWorth(board.heroes[option]!, equipmentNo(String(about['equipment'])));
  },
  equip: (board, option, about, seat) => {
    const hero = board.heroes[ownOf(board, seat)]!;
    if (option === 'discard') return -itemWorth(equipmentNo(String(about['equipment'])), hero);
    return -itemWorth(hero.slots[option]!, hero);
  },
  assignToken: (board, option) => leftOf(board.heroes[option]!) - 2 * board.heroes[option]!.worms,
  startDamage: (board, option) => leftOf(board.heroes[option]!),
  firstPlayer: (board, option) => leftOf(board.heroes[option]!) - option,
  // Exploration
  payHandCheck: (_, option) => (typeof option === 'number' ? -cardWorth(option) : -4),
  eitherOr: (board, option) => branchWorth(board, tileHere(board).options![option]!),
  checkReward: (_, option) => ['tactics', 'brutality', 'survival'].indexOf(option),
  ringBell: (board, option) =>
    option === 'yes' ? (leftOf(board.heroes[board.run.firstPlayer]!) > 4 ? 1 : -1) : 0,
  lightLantern: (board, option) => (option === 'yes' ? (tacticsKnown(board) ? 1 : -1) : 0),
  challenge: (board, option) =>
    option === 'yes' ? (board.heroes.every((hero) => hero.damage === 0) ? 1 : -1) : 0,
  drink: (board, option) =>
    option === 'stop' ? 0 : damageOf(board, option) >= 3 && leftOf(board.heroes[option]!) <= 2 ? 2 : -1,
  // Trade
  heal: (board, option) =>
    option === 'stop' ? 0 : damageOf(board, option) > 0 ? 6 - leftOf(board.heroes[option]!) : -1,
  buyDrink: (board, option, about) =>
    option === 'stop'
      ? 0
      : about['reward'] === 'potion'
        ? 1
        : board.heroes.some((hero) => hero.damage > 0)
          ? 1
          : -1,
  buyCard: (board, option) =>
    typeof option !== 'number' ? 0 : Math.max(...board.heroes.map((hero) => equipWorth(hero, option))) - 0.5,
  // Between Runs
  nextRun: (_, option) => (option === 'run' ? 1 : 0),
  spendCells: (board, option) => spendWorth(board, option),
  placeCombat: (board, option, about) => ownerWorth(board, option, String(about['combat'])),
  purge: (board, option: 'none' | { who: string; card: number }) =>
    option === 'none' ? 0 : purgeWorth(board, option.who, option.card),
  handOver: (_, option) => (option === 'none' ? 1 : 0),
  purgeEquipment: (board, option) => -itemWorth(option, board.heroes[0]!),
  placeUpgrade: (_, option) => (option === 'aside' ? 1 : 0),
  swapMutation: (_, option) => (option === 'free' ? 1 : 0),
  startBiome: (board, option) => startWorth(board, option),
  chooseBeheaded: (board, option, _, seat) =>
    board.campaign.seats[seat] === option ? 5 : option === 'sitOut' ? -5 : 0,
  bossCells: (_, option: number) => -option,
  turnPrice: (board, option: UpgradeDeck) => (board.campaign.prices[option] === 'B' ? 1 : 0),
};

function spaceNoOf(board: Board, id: string): number {
  const { spaces } = biomes[board.biome!.id];
  for (let no = 0; no < spaces.length; no++) if (spaces[no]!.id === id) return no;
  return -1;
}
const tileHere = (board: Board) => tileCard(board.biome!.tiles[board.biome!.space]!);
/** Enough Tactics cards in the hands as they are dealt in this reading of the table. */
const tacticsKnown = (board: Board): boolean =>
  board.heroes.reduce(
    (sum, hero) => sum + hero.hand.filter((no) => combatCard(no).symbols.includes('tactics')).length,
    0,
  ) >= board.heroes.length;
const vialWorth = (board: Board, no: number): number =>
  damageOf(board, no) === 0 ? -10 : damageOf(board, no) - leftOf(board.heroes[no]!);

/** Staying alive first, hitting harder second, cleverness third; the Well with what is left over. */
const FULL: { readonly [D in UpgradeDeck]: number } = { SV: 41, TC: 39, BR: 36 };
const SHARE: { readonly [D in UpgradeDeck]: number } = { SV: 3, BR: 2, TC: 1 };
function spendWorth(board: Board, option: UpgradeDeck | 'W' | 'done'): number {
  if (option === 'done') return 0;
  if (option === 'W') return 0.001;
  const bought = FULL[option] - board.campaign.upgrades[option].length;
  return 1 / (1 + bought / SHARE[option]) + 0.01 * SHARE[option];
}

/** The farthest start that leads to a Boss still to be beaten. */
function startWorth(board: Board, option: string): number {
  const { defeated } = board.campaign;
  if (!defeated.includes('C2')) return option === 'B4' ? 1 : 0;
  return option === 'B4' ? 1 : 0;
}

/** What a question is about, as far as habit asks. */
interface Told {
  readonly kind?: string;
  readonly about?: About;
}
export const NOTHING: About = {};

/** What habit thinks of an option; null where it does not weigh. */
export const worthOf = (board: Board, ask: One<unknown>, option: unknown): number | null =>
  weigherOf(board, ask.seat, toldBy(ask))?.(option) ?? null;

const toldBy = ({ aside }: Ask<unknown>): Told => (aside ?? NOTHING) as Told;

/** The same for several options of one question; null where habit does not weigh at all. */
function weigherOf(
  board: Board,
  seat: number,
  { kind = '', about = NOTHING }: Told,
): ((option: unknown) => number) | null {
  if (kind === 'choosePath') {
    const ways = waysOnward(board);
    return (option) => ways(spaceNoOf(board, option as string));
  }
  const habit = HABITS[kind];
  return habit === undefined ? null : (option) => habit(board, option as never, about, seat);
}

/** The way that is worth most, of spaces by their names. */
export const bestWay = (board: Board, options: readonly unknown[]): unknown =>
  best(options, weigherOf(board, 0, { kind: 'choosePath' })!);

/** A legal answer, by habit. */
export function habit(board: Board, ask: Ask<unknown>): unknown {
  if (ask instanceof One) {
    const { options } = ask;
    if (options.length === 1) return options[0];
    const worth = weigherOf(board, ask.seat, toldBy(ask));
    return worth === null ? options[0] : best(options, worth);
  }
  if (ask instanceof Some)
    return (ask.aside as Told).kind === 'lanternCards' ? ask.items.slice(0, ask.max) : [];
  return ask instanceof Order ? ask.items.slice() : ask.nth(0);
}
