// DC-RULING-106: a Monster just placed is exchanged for another (BR-30).
import { askGroup } from '../asking.ts';
import { foeCard, kindOf } from '../box/box.ts';
import { drawFoe } from '../gains/piles.ts';
import { procedure } from '../rulebook.ts';
import { combatOf, SPACES, type Seen } from '../table.ts';
import { placeEnemy } from './setup.ts';

/** The spaces where an Enemy of this kind stands. */
export const spacesOf = (t: Seen, of: 'monster' | 'elite'): number[] =>
  [...SPACES.keys()].filter((space) => {
    const enemy = combatOf(t).enemies[space];
    return enemy !== null && enemy !== undefined && kindOf(enemy.card) === of;
  });

export const redrawEnemy = procedure<{ of: 'monster' | 'elite' }>('redrawEnemy')
  .ask('DC-MUT-04j', 'space', (t, v) =>
    askGroup(t, spacesOf(t, v.of), {
      kind: 'redrawEnemy',
      says: (space) => ({ id: foeCard(combatOf(t).enemies[space]!.card).name }),
      touches: (space) => [`space:${SPACES[space]!}`],
    }),
  )
  .do('DC-MUT-04k', (t, v) => {
    const biome = t.board.biome!;
    const { card } = combatOf(t).enemies[v.space]!;
    combatOf(t).enemies[v.space] = null;
    (v.of === 'elite' ? biome.eliteDiscard : biome.monsterDiscard).push(card);
  })
  .call('DC-MUT-04l', 'card', (_, v) => drawFoe.with({ of: v.of }))
  .do('DC-MUT-04m', (t, v) => {
    if (v.card !== null) placeEnemy(t, v.card);
  })
  .end();
