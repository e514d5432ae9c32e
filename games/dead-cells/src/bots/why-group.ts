// Why `careful` would have the Group do this: with the figures it went by, so that people can weigh them too.
import type { Said } from '@gravetable/kernel';
import { chart } from '../biome/map.ts';
import { boughtCard, combatCard, equipmentCard, equipmentNo, tileCard } from '../box/box.ts';
import { biomes } from '../cards/biomes/index.ts';
import type { State } from '../schema.ts';
import type { Board, Hero } from '../state.ts';
import { healthOf, isImmune } from '../table.ts';
import { iconsSaid } from '../view/printed.ts';
import { scrollWorth, waysOnward } from './travelling.ts';
import { itemWorth, leftOf } from './worth.ts';

type About = { readonly [key: string]: unknown };
type Args = NonNullable<Said['args']>;

const because = (id: string, args: Args): Said => ({ id: `reason.${id}`, args });
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** What everybody together has left. */
const together = ({ heroes }: Board): Args => ({
  n: sum(heroes.map(leftOf)),
  of: sum(heroes.map((hero) => healthOf(hero))),
  // Who is alone has no “us”.
  heroes: new Set(heroes.map(({ seat }) => seat)).size,
});

const shapeOf = (board: Board, no: number): Said => {
  const space = biomes[board.biome!.id].spaces[no]!;
  return {
    id: `shape.${space.kind === 'tile' ? space.shape : space.kind === 'exit' ? `exit.${space.to}` : 'junction'}`,
  };
};

/** Where the way leads, and in what shape we are; every second time, what comes after it. */
function whyPath(board: Board, answer: unknown): Said | null {
  const { spaces } = biomes[board.biome!.id];
  const no = spaces.findIndex(({ id }) => id === answer);
  const space = spaces[no];
  if (space === undefined) return null;
  if (space.kind === 'exit') return because('pathOut', together(board));
  const worth = waysOnward(board);
  const [next] = chart({ board })
    .ways[no]!.map(({ to }) => to)
    .toSorted((a, b) => worth(b) - worth(a));
  if (next !== undefined && board.biome!.open.length % 2 === 1)
    return because('pathThen', { what: shapeOf(board, no), next: shapeOf(board, next) });
  return because('pathTo', { what: shapeOf(board, no), ...together(board) });
}

const named = ({ who }: Hero): Said => ({ id: `beheaded.${who}` });
const health = (hero: Hero): Args => ({ who: named(hero), n: leftOf(hero), of: healthOf(hero) });

function whyScroll(hero: Hero, sym: string): Said {
  const at = ['survival', 'tactics', 'brutality'].indexOf(sym);
  return because('scrollStep', {
    who: named(hero),
    n: hero.levels[at] ?? 0,
    what: { id: `sym.${sym}` },
    of: healthOf(hero),
  });
}

function whyWears(hero: Hero, item: number): Said {
  const worn = hero.slots.flatMap((slot) => (slot === null ? [] : [slot]));
  if (worn.length < hero.slots.length) return because('slotFree', { who: named(hero) });
  const [worst] = worn.toSorted((a, b) => itemWorth(a, hero) - itemWorth(b, hero));
  if (worst === undefined || itemWorth(item, hero) <= itemWorth(worst, hero))
    return { id: 'reason.slotNobody' };
  return because('slotWeaker', { who: named(hero), card: { id: equipmentCard(worst).name } });
}

/** Whoever has one Health left may still be the best choice, but bears nothing more. */
function whyBears(hero: Hero, state: State | null): Said {
  const immune = state !== null && isImmune(hero, state);
  if (state === 'frozen' && !immune) return because('frozen', { who: named(hero) });
  return because(leftOf(hero) > 1 || immune ? 'bears' : 'has', health(hero));
}

/** Whoever has the least left. */
const weakest = ({ heroes }: Board): Hero | undefined => heroes.toSorted((a, b) => leftOf(a) - leftOf(b))[0];

const NEEDS: ReadonlySet<string> = new Set([
  // Who drinks in place of looting.
  'loot',
  'vialReceiver',
  'heal',
  'drink',
  'usePotion',
  'mutationActor',
  'choosePasser',
]);
const BEARS: ReadonlySet<string> = new Set(['startDamage', 'firstPlayer', 'assignToken', 'stateReceiver']);

/** What we have of it so far, or who would be glad of it. */
function whyLoot(board: Board, loot: string): Said {
  const { teeth, cells, keys, potions } = board.bag;
  const hurt = weakest(board);
  switch (loot) {
    case 'tooth':
      return because('loot.tooth', { n: teeth });
    case 'cell':
      return because('loot.cell', { n: cells });
    case 'key':
      return because('loot.key', { n: keys });
    case 'potion':
      return because('loot.potion', { n: potions });
    case 'equipment':
      return because('loot.equipment', {
        n: sum(board.heroes.map(({ slots }) => slots.filter((slot) => slot === null).length)),
      });
    case 'vial':
      return hurt === undefined ? { id: 'reason.loot' } : because('loot.vial', health(hurt));
    case 'scroll':
    case 'rune':
    case 'blueprint':
      return { id: `reason.loot.${loot}` };
    default:
      return { id: 'reason.loot' };
  }
}

/** What the side brings; where only a Check stands there, no figure tells it. */
function whyBranch(board: Board, answer: unknown): Said | null {
  const icons = tileCard(board.biome!.tiles[board.biome!.space]!).options?.[Number(answer)]?.icons ?? [];
  return icons.length === 0 ? null : because('eitherOrBrings', { what: iconsSaid(icons) });
}

/** The other item, and whom it is worth less to. */
function whyWorn(board: Board, seat: number, answer: unknown, about: About): Said | null {
  const hero = board.heroes.find((one) => one.seat === seat && one.who !== 'serenade');
  const worn = hero?.slots[Number(answer)] ?? null;
  if (hero === undefined || worn === null) return null;
  const found = equipmentCard(equipmentNo(String(about['equipment']))).name;
  return because('equip', { who: named(hero), card: { id: equipmentCard(worn).name }, what: { id: found } });
}

/** What was found is worth no more than the least of what is worn. */
function whyLeft(board: Board, seat: number, about: About): Said | null {
  const hero = board.heroes.find((one) => one.seat === seat && one.who !== 'serenade');
  const worn = hero?.slots.flatMap((slot) => (slot === null ? [] : [slot])) ?? [];
  const [worst] = worn.toSorted((a, b) => itemWorth(a, hero!) - itemWorth(b, hero!));
  if (hero === undefined || worst === undefined) return null;
  const found = equipmentCard(equipmentNo(String(about['equipment']))).name;
  return because('equip', { who: named(hero), card: { id: found }, what: { id: equipmentCard(worst).name } });
}

/** Who gains the most by this Scroll, and where they stand. */
function whyReward({ heroes }: Board, sym: string): Said | null {
  const at = ['survival', 'tactics', 'brutality'].indexOf(sym);
  const [best] = heroes.toSorted((a, b) => scrollWorth(b, sym) - scrollWorth(a, sym));
  if (best === undefined) return null;
  return because('checkReward', { who: named(best), n: best.levels[at] ?? 0, what: { id: `sym.${sym}` } });
}

/** What pays for a Check lies open afterwards: it is named. */
function whyPaid(answer: unknown, about: About): Said {
  const what = { id: `sym.${String(about['sym'])}` };
  if (typeof answer !== 'number')
    return because('waived', { card: { id: boughtCard((answer as { use: number }).use).name } });
  return because('payHandCheck', { card: { id: combatCard(answer).name }, what });
}

/** Whoever stands alone before what the Bell calls. */
function whyBell(board: Board, id: 'ringBell' | 'noBell'): Said | null {
  const first = board.heroes[board.run.firstPlayer];
  return first === undefined ? null : because(id, health(first));
}

/** How many cards the deck holds that takes it. */
const whyPlaced = ({ campaign: { decks } }: Board, who: string): Said | null =>
  who in decks ? because('placeCombat', { n: decks[who as keyof typeof decks].length }) : null;

const whyPurged = (answer: unknown): Said =>
  because('purge', { card: { id: combatCard((answer as { card: number }).card).name } });

/** Nothing is bought, drunk or taken: what speaks against it. */
export function whyNothing(board: Board, kind: string, about: About, seat: number): Said | null {
  const weak = weakest(board);
  if (kind === 'ringBell') return whyBell(board, 'noBell');
  if (kind === 'equip') return whyLeft(board, seat, about);
  if (kind === 'lightLantern') return because('noLantern', { n: Number(about['n']) });
  if (kind === 'challenge') {
    const hurt = board.heroes.find(({ damage }) => damage > 0);
    return hurt === undefined ? null : because('noChallenge', health(hurt));
  }
  if (kind === 'usePotion' || kind === 'drink' || kind === 'heal' || kind === 'loot')
    return weak === undefined ? null : because('nobodyWeak', health(weak));
  const { teeth } = about;
  return typeof teeth === 'number' ? because('keepTeeth', { n: teeth }) : null;
}

/** Why the Group would do this; null where no figure tells it. */
export function whyGroup(
  board: Board,
  kind: string,
  answer: unknown,
  about: About,
  seat: number,
): Said | null {
  if (kind === 'choosePath') return whyPath(board, answer);
  if (kind === 'spendCells') return because('cells', { n: board.bag.cells });
  if (kind === 'buyCard' || kind === 'buyDrink')
    return because('price', { n: Number(about['cost']), of: Number(about['teeth']) });
  if (kind === 'loot' && typeof answer === 'string') return whyLoot(board, answer);
  if (kind === 'eitherOr') return whyBranch(board, answer);
  if (kind === 'equip') return whyWorn(board, seat, answer, about);
  if (kind === 'ringBell') return whyBell(board, 'ringBell');
  if (kind === 'useMutation' && typeof answer === 'number')
    return because('useMutation', { card: { id: boughtCard(answer).name } });
  if (kind === 'payHandCheck') return whyPaid(answer, about);
  if (kind === 'checkReward') return whyReward(board, String(answer));
  if (kind === 'placeCombat') return whyPlaced(board, String(answer));
  if (kind === 'purge') return whyPurged(answer);
  const no = typeof answer === 'number' ? answer : (answer as { readonly who?: number } | null)?.who;
  const hero = board.heroes[no ?? -1];
  if (hero === undefined) return null;
  if (kind === 'ally') return because('ally', { ...health(hero), shields: hero.shields });
  if (NEEDS.has(kind)) return because('has', health(hero));
  if (BEARS.has(kind)) return whyBears(hero, (about['state'] ?? null) as State | null);
  if (kind === 'scrollReceiver') return whyScroll(hero, String(about['sym']));
  return kind === 'equipmentReceiver' ? whyWears(hero, equipmentNo(String(about['equipment']))) : null;
}
