// DC-RNG: whom an Action of the Group may reach.
import { foeCard, kindOf } from '../box/box.ts';
import type { Action, Pos, Range, SpaceRange } from '../schema.ts';
import type { HeroNo, SpaceNo } from '../state.ts';
import { combatOf, isInvisible, isSolo, participants, SPACES, spaceNo, type Seen } from '../table.ts';

/** An Enemy by its space, a Shuriken by the space it lies on, a Banner by its card. */
export type Target = Pos | `shuriken.${Pos}` | `banner.${number}`;

const SHURIKENS: readonly Target[] = SPACES.map((pos) => `shuriken.${pos}` as const);
const BANNERS: readonly Target[] = [0, 1, 2, 3, 4].map((card) => `banner.${card}` as const);

export const isSpaceRange = (range: Range | undefined): range is SpaceRange => typeof range === 'object';

/** The space of an Enemy target, or -1 for a marker. */
export const enemySpace = (target: Target): SpaceNo => SPACES.indexOf(target as Pos);
export const bannerCard = (target: Target): number => BANNERS.indexOf(target);
export const shurikenSpace = (target: Target): SpaceNo => SHURIKENS.indexOf(target);

/** DC-RNG-01, DC-FAQ-10, DC-BOSS-02: the visible Enemies of the right kind in the white spaces. */
function isTarget(t: Seen, space: SpaceNo, range: SpaceRange): boolean {
  const combat = combatOf(t);
  const enemy = combat.enemies[space];
  if (enemy === null || enemy === undefined) return false;
  if (isInvisible(foeCard(enemy.card), combat.round)) return false;
  return range.only === undefined || range.only.includes(kindOf(enemy.card));
}

/** Every Enemy in the white spaces (`range.all`); markers are no Enemies. */
export function enemiesIn(t: Seen, range: SpaceRange): Target[] {
  return range.spaces.filter((pos) => isTarget(t, spaceNo(pos), range));
}

/** What one Damage Action may aim at: Enemies, and the Boss markers its sheet makes targetable (ledger 6.7). */
function markersIn(t: Seen, range: SpaceRange): Target[] {
  const fight = combatOf(t).boss;
  if (fight === null) return [];
  const found: Target[] = [];
  for (const pos of range.spaces) {
    const space = spaceNo(pos);
    if (fight.shurikens[space]! > 0) found.push(SHURIKENS[space]!);
    for (const banner of fight.banners) if (banner.space === space) found.push(BANNERS[banner.card]!);
  }
  return found;
}

const deals = (action: Action): boolean => action.icons.some((icon) => icon.kind === 'damage');

/** DC-RNG-02: the choices of an Action with a single target; `except` is a space that may not be chosen again. */
export function targetsOf(t: Seen, action: Action, except: SpaceNo): Target[] {
  const range = action.range;
  if (!isSpaceRange(range)) return [];
  const found: Target[] = [];
  for (const pos of range.spaces) {
    const space = spaceNo(pos);
    if (space !== except && isTarget(t, space, range)) found.push(pos);
  }
  return combatOf(t).boss !== null && deals(action) ? [...found, ...markersIn(t, range)] : found;
}

/** Whether an Action would do anything: one with a Range needs a target. */
export function hasTarget(t: Seen, action: Action): boolean {
  return !isSpaceRange(action.range) || targetsOf(t, action, -1).length > 0;
}

/** DC-RULING-35: on whom the Shields, Heals and cleansings of an Action fall without a choice. */
export function alliesOf(t: Seen, range: Range | undefined, hero: HeroNo): HeroNo[] {
  if (range === 'group') return participants(t);
  return [range === 'beheaded' && isSolo(t) ? 0 : hero];
}
