// DK-ENEMY-SWAMPTROLL, -WARRIORTROLL, -ELDERTROLL, DK-RULING-45, -46: Trolls heal at the end of every Adventurer's Turn.

import { onZone } from '../asking.ts';
import type { T } from '../rulebook.ts';
import { zoneId } from './lookout.ts';
import { nameOf } from './groups.ts';
import { habitsOf, joinPacks } from './packs.ts';

const HEALS = 3;

/** Each Troll heals up to 3 Wounds, unless it was wounded with No Regeneration in this Round. */
export function regenerate(t: T): void {
  const { board } = t;
  const { boss } = board;
  let healed = false;
  for (const pack of board.packs) {
    if (pack.wounds === 0 || pack.noRegen || habitsOf(pack.kind).special !== 'regeneration') continue;
    const n = Math.min(HEALS, pack.wounds);
    pack.wounds -= n;
    healed = true;
    t.tell?.({
      kind: 'trollHeals',
      enemy: pack.kind,
      n,
      zone: zoneId(board, pack.zone),
      pieces: onZone(board, pack.zone),
    });
  }
  if (healed) joinPacks(board);
  const heals = boss.state === 'active' && habitsOf(boss.kind).special === 'regeneration';
  if (!heals || boss.wounds === 0 || boss.noRegen || boss.zone === null) return;
  const n = Math.min(HEALS, boss.wounds);
  boss.wounds -= n;
  const enemy = nameOf({ kind: boss.kind, boss: true });
  t.tell?.({
    kind: 'trollHeals',
    enemy,
    n,
    zone: zoneId(board, boss.zone),
    pieces: onZone(board, boss.zone),
  });
}
