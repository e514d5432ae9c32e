// How much things are worth to `careful`: icons, cards, items, rewards.
import { combatCard, equipmentCard, foeCard } from '../box/box.ts';
import { SYMBOLS } from '../box/profile.ts';
import type { Action, Icon, Lines } from '../schema.ts';
import type { Board, Enemy, Hero } from '../state.ts';
import { enemyHealth, healthOf, isInvisible } from '../table.ts';

export const leftOf = (hero: Hero): number => healthOf(hero) - hero.damage;
export const enemyLeft = (board: Board, enemy: Enemy): number =>
  enemyHealth({ board }, enemy.card) - enemy.damage + enemy.shields;

const STATE_WORTH = { poisoned: 3, bleeding: 4, onFire: 2.5, frozen: 2.5, marked: 1.5 } as const;

/** One icon as printed. */
export function iconWorth(icon: Icon): number {
  switch (icon.kind) {
    case 'damage':
      return 2.5 * icon.n;
    case 'shield':
      return icon.golden === true ? 3 * icon.n : 1.8 * icon.n;
    case 'state':
      return STATE_WORTH[icon.state] * icon.n;
    case 'heal':
      return 1.5 * icon.n;
    case 'skill':
      return 2;
    case 'loot':
      return 2;
    case 'reward':
      return 1.5 * icon.n;
    default:
      return 0.5;
  }
}

/** One Action as printed, without looking at the table. */
export function actionWorth(action: Action): number {
  const icons = action.icons.reduce((sum, icon) => sum + iconWorth(icon), 0);
  const { range } = action;
  if (range === 'group') return 2 * icons;
  if (typeof range !== 'object') return icons;
  return (range.mode === 'all' ? 1.6 : 0.7 + 0.1 * range.spaces.length) * icons;
}

const linesWorth = (lines: Lines): number =>
  Object.values(lines).reduce((sum, line) => sum + line.reduce((n, action) => n + actionWorth(action), 0), 0);

const cardWorths: number[] = [];
export const cardWorth = (no: number): number => (cardWorths[no] ??= linesWorth(combatCard(no).lines));

interface Item {
  readonly worth: number;
  /** The level it wants, and of which track; 0 where it wants none. */
  readonly least: number;
  readonly track: number;
}

function itemOf(no: number): Item {
  const { mode, min } = equipmentCard(no);
  const action = mode.type === 'shield' ? mode.effect : mode.action;
  const base = action === undefined ? 0 : actionWorth(action);
  const companion = mode.type === 'companion' ? 2 * mode.health : 0;
  return {
    worth: base + companion + (mode.type === 'shield' ? 1 : 0),
    least: min?.level ?? 0,
    track: min === undefined ? 0 : SYMBOLS.indexOf(min.sym),
  };
}

const items: Item[] = [];
/** An item in the hands of a Beheaded: one it cannot use yet is worth little. */
export function itemWorth(no: number, hero: Hero): number {
  const { worth, least, track } = (items[no] ??= itemOf(no));
  return worth / (1 + Math.max(0, least - hero.levels[track]!));
}

const ROUNDS = 5;
/** By the card, then by the Rounds it acts in. */
const threats: number[][] = [];
/** What an Enemy may still do in Rounds from here on. */
export function threatOf({ card, frozen }: Enemy, from: number): number {
  const rounds = ((1 << ROUNDS) - (1 << from)) & ~frozen;
  return ((threats[card] ??= [])[rounds] ??= threatIn(card, rounds));
}

function threatIn(card: number, rounds: number): number {
  const { rows } = foeCard(card);
  let threat = 0;
  for (let round = 0; round < ROUNDS; round++) {
    if ((rounds & (1 << round)) === 0) continue;
    for (const action of rows[round]!) {
      for (const icon of action.icons) {
        if (icon.kind === 'damage') threat += icon.who === 'all' ? 1.5 * icon.n : icon.n;
        else if (icon.kind === 'state' || icon.kind === 'token') threat += 1;
        else if (icon.kind === 'shield') threat += 0.4;
      }
    }
  }
  return threat;
}

/** How good an Enemy is to hit now: nearly dead and dangerous first. */
export function preyWorth(board: Board, enemy: Enemy): number {
  const { round } = board.combat!;
  if (isInvisible(foeCard(enemy.card), round)) return -1;
  const left = enemyLeft(board, enemy);
  const poisonKills = enemy.poisoned > 0 && enemy.poisoned * (4 - round) >= left - enemy.shields;
  const threat = threatOf(enemy, round);
  const finish = left <= 1 + enemy.marked ? 6 : 0;
  return (2 + threat + finish + 2 * enemy.onFire) / (1 + 0.5 * left) - (poisonKills ? 1 : 0);
}
