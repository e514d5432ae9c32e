// Questions about the table: who is here, who lives, who stands where, how much is left.
import { combatCard, equipmentCard, foeCard, kindOf, type Foe } from './box/box.ts';
import { bossCellLevels } from './cards/boss-cells.ts';
import { bosses } from './cards/bosses/index.ts';
import { malaiseCards } from './cards/malaise.ts';
import { LEAST_HEALTH, profileOf, sideOf, SYMBOLS } from './box/profile.ts';
import type {
  Action,
  Banner,
  BossRule,
  CardRound,
  Equipment,
  Malaise,
  Pos,
  Round,
  State,
  Sym,
} from './schema.ts';
import type { Board, BossFight, Combat, Enemy, FoeNo, Hero, HeroNo, SpaceNo } from './state.ts';

/** Anything with a board on it. */
export interface Seen {
  readonly board: Board;
}

export const SPACES: readonly Pos[] = ['behind', 'right1', 'right2', 'right3'];
export const spaceNo = (pos: Pos): SpaceNo => SPACES.indexOf(pos);
const NO_ACTIONS: readonly Action[] = [];
/** DC-RULING-04. */
const MOST_HEALTH = 8;

// The Group

export const heroAt = (t: Seen, no: HeroNo): Hero => t.board.heroes[no]!;
export const firstHero = (t: Seen): Hero => t.board.heroes[t.board.run.firstPlayer]!;
/** DC-RULING-08: Group decisions belong to the First Player; in solo always to the player. */
export const firstSeat = (t: Seen): number => firstHero(t).seat;
export const isSolo = (t: Seen): boolean =>
  t.board.heroes.length === 2 && t.board.heroes[1]!.who === 'serenade';

/** The next Beheaded clockwise. */
export const nextHero = (t: Seen, no: HeroNo): HeroNo => (no + 1) % t.board.heroes.length;

export const isLiving = (t: Seen, no: HeroNo): boolean => !t.board.heroes[no]!.dead;
export const someoneIsDead = (t: Seen): boolean => t.board.heroes.some((hero) => hero.dead);
/** Everybody of the Group who lives. */
export function living(t: Seen): HeroNo[] {
  const found: HeroNo[] = [];
  for (let no = 0; no < t.board.heroes.length; no++) if (!t.board.heroes[no]!.dead) found.push(no);
  return found;
}

/** DC-PASS-05: everybody but the one who passes. */
export const participates = (t: Seen, no: HeroNo): boolean => t.board.combat?.passer !== no;
/** The living participants, in the order of the Group: the First Player, then clockwise (DC-CMB-17). */
export function participants(t: Seen): HeroNo[] {
  const heroes = t.board.heroes;
  const passer = t.board.combat?.passer ?? -1;
  const found: HeroNo[] = [];
  for (let i = 0, no = t.board.run.firstPlayer; i < heroes.length; i++) {
    if (no !== passer && !heroes[no]!.dead) found.push(no);
    no = no + 1 === heroes.length ? 0 : no + 1;
  }
  return found;
}

// One Beheaded

export const levelOf = (hero: Hero, sym: Sym): number => hero.levels[SYMBOLS.indexOf(sym)]!;
export const healthOf = (hero: Hero): number =>
  Math.min(MOST_HEALTH, profileOf(hero).health + hero.extraHealth);
export const healthLeft = (hero: Hero): number => Math.max(0, healthOf(hero) - hero.damage);
export const isFull = (hero: Hero): boolean => hero.damage >= LEAST_HEALTH && hero.damage >= healthOf(hero);
export const malaiseOf = (hero: Hero): Malaise['handicap'] | null =>
  hero.malaise === null ? null : malaiseCards[hero.malaise]!.handicap;
export const handSize = (hero: Hero): number => {
  const handicap = malaiseOf(hero);
  return handicap?.kind === 'handSize' ? handicap.n : 3;
};

export function equipmentIn(hero: Hero, slot: number): Equipment | null {
  const no = hero.slots[slot];
  return no === undefined || no === null ? null : equipmentCard(no);
}
/** DC-EQP-11. */
export const isStrongEnough = (hero: Hero, item: Equipment): boolean =>
  item.min === undefined || levelOf(hero, item.min.sym) >= item.min.level;
/** A Companion in that slot that can still take Damage. */
export function companionIn(hero: Hero, slot: number): Equipment | null {
  const item = equipmentIn(hero, slot);
  return item?.mode.type === 'companion' && hero.wounds[slot]! < item.mode.health ? item : null;
}

/** DC-SOLO-12: with no card left, Serenade fights with its board. */
export const fightsByBoard = (hero: Hero): boolean =>
  hero.who === 'serenade' && hero.active.length === 0 && hero.draw.length === 0;
/** The Actions on one line of a played card, or of Serenade's board. */
export function lineOf(hero: Hero, card: number, round: Round): readonly Action[] {
  if (round === 4) return NO_ACTIONS;
  const no = hero.active[card];
  if (no !== undefined) return combatCard(no).rows[round]!;
  return fightsByBoard(hero) && card === 0 ? (sideOf(hero).lines[round] ?? NO_ACTIONS) : NO_ACTIONS;
}
/** How many lines a Beheaded plays at once: one per card. */
export const linesOf = (hero: Hero): number => (fightsByBoard(hero) ? 1 : hero.active.length);

export function heroHasLine(hero: Hero, round: Round): boolean {
  for (let card = 0; card < linesOf(hero); card++) if (lineOf(hero, card, round).length > 0) return true;
  return false;
}

// Combat

export const combatOf = (t: Seen): Combat => t.board.combat!;
export const bossOf = (t: Seen): BossFight => t.board.combat!.boss!;
/** DC-BOSS-08: the Turn ends at once when an instance falls. */
export const turnIsOver = (t: Seen): boolean => t.board.combat!.boss?.fallen ?? false;
export const hasConstraint = (t: Seen, number: number): boolean =>
  t.board.combat?.constraints.includes(number) ?? false;

export const isFrozen = (who: Hero | Enemy, round: number): boolean => (who.frozen & (1 << round)) !== 0;

/** Where an Enemy stands, or -1. */
export function spaceOf(t: Seen, card: FoeNo): SpaceNo {
  const enemies = t.board.combat!.enemies;
  for (let space = 0; space < enemies.length; space++) if (enemies[space]?.card === card) return space;
  return -1;
}
export const bossSpace = (t: Seen): SpaceNo =>
  t.board.combat!.enemies.findIndex((enemy) => enemy !== null && kindOf(enemy.card) === 'boss');

export function isInvisible(card: Foe, round: number): boolean {
  return 'invisible' in card && card.invisible !== undefined && card.invisible.includes(round as CardRound);
}

/** The Actions of an Enemy in a Round: its own line, then for a Boss the line of the action card (ledger 6.7). */
export function enemyLine(t: Seen, card: FoeNo, round: Round): readonly Action[] {
  const own = foeCard(card).rows[round]!;
  const fight = t.board.combat!.boss;
  if (fight === null || fight.action === null || kindOf(card) !== 'boss') return own;
  const more = bosses[fight.id].actions[fight.action]!.lines[round] ?? NO_ACTIONS;
  return own.length === 0 ? more : more.length === 0 ? own : [...own, ...more];
}

/** Ledger 6.9: Health as printed, and what the Boss Cells add. */
export function enemyHealth(t: { readonly board: Pick<Board, 'run'> }, card: FoeNo): number {
  const printed = foeCard(card).health;
  const level = t.board.run.bossCells;
  if (level === 0) return printed;
  const kind = kindOf(card);
  let more = 0;
  for (const one of bossCellLevels) {
    if (one.level > level) break;
    for (const rule of one.rules) if (rule.kind === 'enemyHealth' && rule.of === kind) more += rule.n;
  }
  return printed + more;
}
export const isDying = (t: Seen, enemy: Enemy): boolean =>
  enemy.onFire >= 2 || enemy.damage >= enemyHealth(t, enemy.card);

export const isEmptySpace = (t: Seen, space: SpaceNo): boolean => t.board.combat!.enemies[space] === null;

export function isImmune(who: Hero | Enemy, state: State): boolean {
  if ('card' in who) return foeCard(who.card).immune.includes(state);
  return profileOf(who).immune.includes(state);
}

// Boss sheets

/** The standing rule of that kind on the Boss side in play, or undefined. */
export function bossRule<K extends BossRule['kind']>(
  t: Seen,
  kind: K,
): Extract<BossRule, { kind: K }> | undefined {
  const fight = t.board.combat?.boss ?? null;
  if (fight === null) return undefined;
  const side = bosses[fight.id].instances[fight.instance - 1]!;
  return side.standing.find((rule): rule is Extract<BossRule, { kind: K }> => rule.kind === kind);
}
/** The handicaps of the Banners that lie on the board. */
export function handicap<K extends Banner['handicap']['kind']>(
  t: Seen,
  kind: K,
): Extract<Banner['handicap'], { kind: K }> | undefined {
  const banners = t.board.combat?.boss?.banners;
  if (banners === undefined) return undefined;
  for (const { card } of banners) {
    const found = bosses.C3.banners[card]!.handicap;
    if (found.kind === kind) return found as Extract<Banner['handicap'], { kind: K }>;
  }
  return undefined;
}
