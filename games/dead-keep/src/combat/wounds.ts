// DK-CMB-05…08, DK-ADR-01: hits become Wounds, Wounds eliminate, every Wound that counts pays Adrenaline.

import type { EnemyKind } from '../cards/ids.ts';
import { onZone } from '../asking.ts';
import { bossName } from '../boss/name.ts';
import { zoneId } from '../enemies/lookout.ts';
import { bossStats, habitsOf, splitOff, statsOf } from '../enemies/packs.ts';
import { dropLoot } from '../loot.ts';
import type { T } from '../rulebook.ts';
import type { Pack, Who } from '../state.ts';
import { foesOf } from '../enemies/foes.ts';

/** Wounds each figure of the pack can still take. */
export const woundsLeft = (pack: Pack): number => statsOf(pack).wounds - pack.wounds;

/** Hits that eliminate one figure of the pack. */
export const hitsPerFigure = (pack: Pack, each: number): number => Math.ceil(woundsLeft(pack) / each);

/** Some figures of a pack are gone: loot and cards follow (DK-LOOT, DK-MON3-01). The caller joins the packs. */
export function eliminate(t: T, who: Who, pack: Pack, n: number): void {
  const { board } = t;
  const { kind, zone, card } = pack;
  pack.n -= n;
  t.tell?.({
    kind: 'eliminated',
    adventurer: board.party[who]!.id,
    foes: foesOf(kind, n),
    n,
    zone: zoneId(board, zone),
    pieces: onZone(board, zone),
  });
  board.packs = board.packs.filter((one) => one.n > 0);
  dropLoot(t, kind, zone, card, n);
}

/** What some hits did. */
export interface Struck {
  readonly felled: readonly EnemyKind[];
  readonly wounds: number;
}

/**
 * Hits on a pack, one figure after the other (DK-RULING-158): each inflicts `each` Wounds. Wounds beyond what a figure
 * can take are wasted. The caller joins the packs.
 */
export function strike(t: T, who: Who, pack: Pack, hits: number, each: number, noRegen: boolean): Struck {
  const { board } = t;
  const { kind, zone } = pack;
  const left = woundsLeft(pack);
  const per = hitsPerFigure(pack, each);
  const felled = Math.min(pack.n, Math.floor(hits / per));
  const rest = felled < pack.n ? hits - felled * per : 0;
  const wounds = felled * left + rest * each;
  if (wounds === 0) return { felled: [], wounds: 0 };
  const tell = { adventurer: board.party[who]!.id, enemy: kind, zone: zoneId(board, zone) };
  if (rest > 0) {
    const hurt = splitOff(board, pack, 1);
    hurt.wounds += rest * each;
    if (noRegen && habitsOf(kind).special === 'regeneration') hurt.noRegen = true;
    const still = statsOf(hurt).wounds - hurt.wounds;
    t.tell?.({ kind: 'wounds', ...tell, n: rest * each, left: still, pieces: onZone(board, zone) });
  }
  if (felled > 0) eliminate(t, who, pack, felled);
  const kinds: EnemyKind[] = [];
  for (let n = 0; n < felled; n++) kinds.push(kind);
  return { felled: kinds, wounds };
}

/** DK-BOSS-09, DK-RULING-33: hits on the active Boss; its last Wound waits for `settle`, surplus is lost. */
export function strikeBoss(t: T, who: Who, hits: number, each: number, noRegen: boolean): Struck {
  const { board } = t;
  const { boss } = board;
  const wounds = Math.min(hits * each, bossStats(board).wounds - boss.wounds);
  if (wounds <= 0) return { felled: [], wounds: 0 };
  boss.wounds += wounds;
  if (noRegen) boss.noRegen = true;
  const left = bossStats(board).wounds - boss.wounds;
  t.tell?.({
    kind: 'wounds',
    adventurer: board.party[who]!.id,
    enemy: bossName(board),
    zone: zoneId(board, boss.zone!),
    n: wounds,
    left,
    pieces: onZone(board, boss.zone!),
  });
  if (left === 0) board.queue.fallen = true;
  return { felled: [], wounds };
}

/** DK-TPO-03: the Undead of a Zone by printed Armor, the highest first (DK-RULING-110). */
export function classesOfArmor(packs: readonly Pack[]): (readonly Pack[])[] {
  if (packs.length === 1) return [packs];
  const armors = [...new Set(packs.map((pack) => statsOf(pack).armor))].sort((a, b) => b - a);
  return armors.map((armor) => packs.filter((pack) => statsOf(pack).armor === armor));
}
