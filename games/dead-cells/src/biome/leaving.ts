// DC-DEATH-03, DC-RULING-86: leaving a Biome by an Exit, with its Keys and its toll.
import { claimFeats } from '../upgrades/claims.ts';
import { noteLeaving } from '../upgrades/feats.ts';
import { assignDamage } from '../gains/icons.ts';
import { biomeRule, here } from './map.ts';
import { procedure } from '../rulebook.ts';
import { living, someoneIsDead, type Seen } from '../table.ts';

/** DC-B7-07: Damage for each Key that is missing, at an Exit that asks for it. */
function tollOf(t: Seen): number {
  const space = here(t);
  const keys = biomeRule(t, 'keys')?.tokens ?? 0;
  if (space.kind !== 'exit' || space.tollPerMissingKey === undefined) return 0;
  return space.tollPerMissingKey * Math.max(0, keys - t.board.bag.keys);
}

export const leaveByExit = procedure('leaveByExit')
  .call('DC-RULING-86', (t) => {
    const n = tollOf(t);
    if (n === 0) return null;
    t.tell?.({ kind: 'toll', n });
    return assignDamage.with({ n, who: 'target', among: living(t) });
  })
  .when(
    'DC-B7-07',
    (t) => !someoneIsDead(t),
    (alive) =>
      alive
        .do('DC-RULING-86a', (t) => {
          const biome = t.board.biome!;
          const space = here(t);
          t.board.bag.keys = 0;
          noteLeaving(t);
          t.board.run.path.push(biome.id);
          if (space.kind !== 'exit') return;
          const kind = space.to.startsWith('B') ? 'biome' : 'boss';
          t.tell?.({ kind: 'biomeLeft', biome: biome.id, place: { id: `${kind}.${space.to}` } });
        })
        .call('DC-RULING-73c', () => claimFeats.with()),
  )
  .end();
