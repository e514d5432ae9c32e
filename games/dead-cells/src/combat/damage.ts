// DC-ACT-01…08, DC-RULING-28: what one Damage icon does to an Enemy, a Beheaded, a Companion.
import { bosses } from '../cards/bosses/index.ts';
import { equipmentCard, foeCard, kindOf } from '../box/box.ts';
import { noteBlock } from '../upgrades/feats.ts';
import type { T } from '../rulebook.ts';
import type { Combat, Enemy, FoeNo, HeroNo, SpaceNo } from '../state.ts';
import {
  bossRule,
  combatOf,
  companionIn,
  enemyHealth,
  hasConstraint,
  healthLeft,
  heroAt,
  malaiseOf,
  type Seen,
  SPACES,
} from '../table.ts';

/** A Beheaded by its place in the Group, or the Companion in one of its slots. */
export type Victim = HeroNo | { readonly who: HeroNo; readonly slot: number };
/**
 * What became of a Damage icon. `blocked`: a Shield was lost to it. `covered`: a Golden Shield lost earlier in the
 * Action stops it too; no Shield is lost, so nothing answers it (DC-RULING-29, -114).
 */
export type Blow = 'hit' | 'blocked' | 'covered' | 'none';

/** More Damage than any Enemy has Health: it fell into the Hole (DC-RULING-22). */
export const FALLEN = 1000;

const SLOTS = 3;
const HEROES = 4;
/** Options that name a Companion. */
export const COMPANIONS: readonly (readonly Victim[])[] = Array.from({ length: HEROES }, (_, who) =>
  Array.from({ length: SLOTS }, (_slot, slot) => ({ who, slot })),
);

export const foeName = (card: FoeNo): { readonly id: string } => ({ id: foeCard(card).name });

/** Pieces to light up while something is told: a space, a Beheaded. */
export const onSpace = (space: SpaceNo): readonly string[] => [`space:${SPACES[space]!}`];
export const onHero = (no: HeroNo): readonly string[] => [`hero:${no}`];

const guardOf = (no: HeroNo): number => 1 << (SPACES.length + no);

/** Ledger 6.7: the Hand takes no Damage while an Elite minion stands. */
export function isUntouchable(t: Seen, card: FoeNo): boolean {
  if (kindOf(card) !== 'boss' || bossRule(t, 'invulnerableWhileEliteMinion') === undefined) return false;
  return combatOf(t).enemies.some((enemy) => {
    const foe = enemy === null ? null : foeCard(enemy.card);
    return foe !== null && 'elite' in foe && foe.elite;
  });
}

/** Whether a Shield of the Enemy takes the icon. */
function blockEnemy(combat: Combat, space: SpaceNo, enemy: Enemy): Blow {
  const guard = 1 << space;
  if ((combat.guarded & guard) !== 0) return 'covered';
  if (enemy.shields > 0) enemy.shields -= 1;
  else if (enemy.golden > 0) {
    enemy.golden -= 1;
    combat.guarded |= guard;
  } else return 'hit';
  return 'blocked';
}

/**
 * DC-ACT-01: one Damage icon on an Enemy. A Shield takes it; else Marked adds to it (DC-STATE-07, -08). `track`: a step of
 * a Scroll track has added the icon, and nothing that is printed.
 */
export function strikeEnemy(t: T, space: SpaceNo, track = false): Blow {
  const combat = combatOf(t);
  const enemy = combat.enemies[space];
  if (enemy === null || enemy === undefined) return 'none';
  if (isUntouchable(t, enemy.card)) {
    t.tell?.({ kind: 'enemyUntouchable', foe: foeName(enemy.card), pieces: onSpace(space) });
    return 'none';
  }
  const blow = blockEnemy(combat, space, enemy);
  if (blow !== 'hit') {
    t.tell?.({ kind: 'enemyBlocks', foe: foeName(enemy.card), pieces: onSpace(space) });
    return blow;
  }
  const n = 1 + enemy.marked;
  enemy.damage += n;
  t.tell?.({
    kind: 'enemyHit',
    foe: foeName(enemy.card),
    n,
    left: Math.max(0, enemyHealth(t, enemy.card) - enemy.damage),
    more: enemy.marked,
    ...(track ? { track: 'yes' as const } : {}),
    pieces: onSpace(space),
  });
  return 'hit';
}

/** Whether a Shield would take the next icon. */
export function isShielded(t: Seen, no: HeroNo): boolean {
  const { shields, golden } = heroAt(t, no);
  if (hasConstraint(t, 2)) return shields >= 2 || golden > 0;
  return shields + golden > 0 || (combatOf(t).guarded & guardOf(no)) !== 0;
}

/** DC-ACT-06, DC-RULING-29, DC-RULING-88: whether a Shield takes the icon. It is never optional. */
function block(t: T, no: HeroNo): Blow {
  const combat = combatOf(t);
  const hero = heroAt(t, no);
  if (hasConstraint(t, 2)) {
    if (hero.shields >= 2) hero.shields -= 2;
    else if (hero.golden > 0) hero.golden -= 1;
    else return 'hit';
    return 'blocked';
  }
  if ((combat.guarded & guardOf(no)) !== 0) return 'covered';
  if (hero.shields > 0) hero.shields -= 1;
  else if (hero.golden > 0) {
    hero.golden -= 1;
    combat.guarded |= guardOf(no);
  } else return 'hit';
  return 'blocked';
}

/** One Damage icon on a Beheaded. `extra` comes on top if it is not blocked, as Marked does. */
function strikeHero(t: T, no: HeroNo, extra: number): Blow {
  const hero = heroAt(t, no);
  const blow = block(t, no);
  if (blow !== 'hit') {
    noteBlock(t);
    t.tell?.({ kind: 'beheadedBlocks', beheaded: hero.who, pieces: onHero(no) });
    return blow;
  }
  const n = 1 + hero.marked + extra;
  hero.damage += n;
  combatOf(t).tally.hurt = true;
  t.tell?.({
    kind: 'beheadedHit',
    beheaded: hero.who,
    n,
    left: healthLeft(hero),
    more: hero.marked,
    pieces: onHero(no),
  });
  return 'hit';
}

/** DC-COMP-02, -03. */
function strikeCompanion(t: T, no: HeroNo, slot: number): Blow {
  const hero = heroAt(t, no);
  const item = companionIn(hero, slot);
  if (item === null || item.mode.type !== 'companion') return 'none';
  hero.wounds[slot]! += 1;
  t.tell?.({ kind: 'companionHit', equipment: item.code, pieces: [`slot:${no}.${slot}`] });
  if (hero.wounds[slot]! < item.mode.health) return 'none';
  t.board.run.equipmentDiscard.push(hero.slots[slot]!);
  hero.slots[slot] = null;
  hero.wounds[slot] = 0;
  t.tell?.({ kind: 'companionDies', equipment: item.code, pieces: [`slot:${no}.${slot}`] });
  return 'none';
}

/** One Damage icon on whoever was chosen. A First Player icon hurts more under that Malaise card (ledger 6.8). */
export function strike(t: T, victim: Victim, firstPlayerIcon: boolean): Blow {
  if (typeof victim !== 'number') return strikeCompanion(t, victim.who, victim.slot);
  const handicap = firstPlayerIcon ? malaiseOf(heroAt(t, victim)) : null;
  return strikeHero(t, victim, handicap?.kind === 'firstPlayerDamage' ? handicap.n : 0);
}

/** Ledger 6.7: Damage on a Banner; its Health filled, it is torn down. */
export function strikeBanner(t: T, card: number): void {
  const fight = combatOf(t).boss!;
  const banner = fight.banners.find((one) => one.card === card);
  if (banner === undefined) return;
  const printed = bosses.C3.banners[card]!;
  banner.damage += 1;
  t.tell?.({ kind: 'bannerHit', card: { id: printed.name } });
  if (banner.damage < printed.health) return;
  fight.banners = fight.banners.filter((one) => one !== banner);
  t.tell?.({ kind: 'bannerFalls', card: { id: printed.name } });
}

/** Living Companions of a Beheaded, as options. */
export function companionsOf(t: Seen, no: HeroNo): Victim[] {
  const hero = heroAt(t, no);
  const found: Victim[] = [];
  for (let slot = 0; slot < hero.slots.length; slot++) {
    const card = hero.slots[slot];
    if (card === null || card === undefined || equipmentCard(card).mode.type !== 'companion') continue;
    if (companionIn(hero, slot) !== null) found.push(COMPANIONS[no]![slot]!);
  }
  return found;
}
