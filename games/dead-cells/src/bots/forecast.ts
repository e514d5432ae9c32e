// Which card to play: `careful` deals itself the cards it cannot see, plays each of its own to the end of the Combat by
// habit, and compares how the tables stand.
import type { Below, Look, Play } from '@gravetable/kernel';
import type { Board } from '../state.ts';
import { healthOf } from '../table.ts';
import { habit } from './habits.ts';
import { leftOf } from './worth.ts';

const STEPS = 120;
const DEATH = 60;

/** How good a table is after a Combat, or in the middle of a Boss fight. */
function standingOf(board: Board): number {
  let score = 0;
  for (const hero of board.heroes) {
    const left = leftOf(hero);
    score += hero.dead ? -DEATH : 6 * Math.sqrt(Math.max(0, left)) + 2 * healthOf(hero);
    score += hero.levels.reduce((sum, level) => sum + 4 * level, 0) + (hero.melee ? 12 : 0);
    score += 2.5 * hero.slots.filter((slot) => slot !== null).length;
    score -= 1.5 * hero.worms + (hero.malaise === null ? 0 : 4);
  }
  const { bag, run, combat } = board;
  score += 0.7 * bag.teeth + 2.5 * bag.cells + 3 * bag.potions + 4 * bag.keys + 2 * run.collector.length;
  score += 8 * board.campaign.runes.length;
  const fight = combat?.boss ?? null;
  if (combat === null || fight === null) return score;
  score += 40 * fight.instance;
  for (const enemy of combat.enemies) if (enemy !== null) score += 3 * enemy.damage + 2 * enemy.poisoned;
  for (const hero of board.heroes) score += 1.5 * hero.shields - 3 * hero.poisoned - 4 * hero.onFire;
  return score;
}

/** How a card turned out when it was played to the end: what reasons are made of. */
export interface Outcome {
  readonly score: number;
  /** Health lost by the Group, on average. */
  readonly lost: number;
  readonly deaths: number;
  /** Damage on a Boss that still stands, its risings counted; null after other Combats. */
  readonly struck: number | null;
}

export const lostBy = (board: Board): number => board.heroes.reduce((sum, hero) => sum + hero.damage, 0);
export const deadIn = (board: Board): number => board.heroes.filter((hero) => hero.dead).length;
const RISING = 100;
function struckIn({ combat }: Board): number | null {
  if (combat === null || combat.boss === null) return null;
  const damage = combat.enemies.reduce((sum, enemy) => sum + (enemy?.damage ?? 0), 0);
  return RISING * combat.boss.instance + damage;
}

/** What was found out about the cards of a hand, best first, as long as anybody asks about that look at the table. */
const found = new WeakMap<Look, readonly Outcome[]>();
export const outcomesOf = (look: Look): readonly Outcome[] => found.get(look) ?? [];

/** Play by habit until the Combat, or the Turn of a Boss, is over: how good the table is then. */
export function playOn(play: Play<Board>): number {
  const turn = play.state.board.combat?.boss?.turn ?? 0;
  for (let i = 0; i < STEPS; i++) {
    const { combat } = play.state.board;
    const pending = play.pending[0];
    if (combat === null || pending === undefined) break;
    if (combat.boss !== null && combat.boss.turn !== turn) break;
    play.put(pending, habit(play.state.board, play.ask(pending)));
  }
  return standingOf(play.state.board);
}

interface Playing {
  readonly card: number;
}

/** The hand card whose Combat ends best, on average over some ways the hidden cards may lie. */
export function chooseCard(look: Look, options: readonly Playing[], below: Below, samples: number): Playing {
  const cards = [...new Set(options.map(({ card }) => card))];
  if (cards.length === 1) return options[0]!;
  const sums = cards.map(() => ({ score: 0, lost: 0, deaths: 0, struck: 0 as number | null }));
  for (let n = 0; n < samples; n++) {
    const dealt = look.sample<Board>(below);
    cards.forEach((card, at) => {
      const play = dealt.fork();
      const before = lostBy(play.state.board);
      const pending = play.pendingOf(look.seat)!;
      play.put(
        pending,
        options.find((option) => option.card === card),
      );
      const sum = sums[at]!;
      sum.score += playOn(play);
      const { board } = play.state;
      const struck = struckIn(board);
      sum.lost += (lostBy(board) - before) / samples;
      sum.deaths += deadIn(board) / samples;
      sum.struck = struck === null || sum.struck === null ? null : sum.struck + struck / samples;
    });
  }
  const ranked = cards.map((card, at) => ({ card, ...sums[at]! })).toSorted((a, b) => b.score - a.score);
  found.set(look, ranked);
  return options.find((option) => option.card === ranked[0]!.card)!;
}
