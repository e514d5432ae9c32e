// DC-RULING-106: cards that look at face-down tiles or exchange them before a move.
import { askGroup } from '../asking.ts';
import { tileCard } from '../box/box.ts';
import { spaceAt, unseenTiles } from '../biome/map.ts';
import { tileSaid } from '../view/printed-tiles.ts';
import { procedure } from '../rulebook.ts';
import type { TileNo } from '../state.ts';
import type { Seen } from '../table.ts';

const askSpace = (t: Seen, spaces: readonly number[], kind: string) =>
  askGroup(t, spaces, {
    kind,
    says: (no) => ({ id: 'option.space', args: { space: spaceAt(t, no).id } }),
    touches: (no) => [`map:${spaceAt(t, no).id}`],
  });

/** The Group looks at one tile without turning it. */
export const lookAtTile = procedure<{ where: 'ahead' | 'anywhere' }>('lookAtTile')
  .ask('DC-MUT-02b', 'space', (t, v) => askSpace(t, unseenTiles(t, v.where), 'lookAtTile'))
  .do('DC-MUT-02c', (t, v) => {
    const biome = t.board.biome!;
    biome.seen.push(v.space);
    const tile = tileCard(biome.tiles[v.space]!);
    t.tell?.({
      kind: 'tileSeen',
      space: spaceAt(t, v.space).id,
      tile: { id: tile.text },
      print: tileSaid(tile),
      reveals: true,
    });
  })
  .end();

/** The unused tiles that fit a space. */
const unusedFor = (t: Seen, space: number): TileNo[] => {
  const biome = t.board.biome!;
  const { shape } = tileCard(biome.tiles[space]!);
  return biome.unused.filter((no) => tileCard(no).shape === shape);
};

/** Face-down tiles ahead that an unused one could replace. */
export const swappable = (t: Seen, where: 'ahead' | 'anywhere'): number[] =>
  unseenTiles(t, where).filter((space) => unusedFor(t, space).length > 0);

/** TC-29: the tile of one space ahead against the first unused tile of its shape, both unseen. */
export const swapTile = procedure<{ where: 'ahead' | 'anywhere' }>('swapTile')
  .ask('DC-MUT-04h', 'space', (t, v) => askSpace(t, swappable(t, v.where), 'swapTile'))
  .do('DC-MUT-04i', (t, v) => {
    const biome = t.board.biome!;
    const fresh = unusedFor(t, v.space)[0]!;
    biome.unused[biome.unused.indexOf(fresh)] = biome.tiles[v.space]!;
    biome.tiles[v.space] = fresh;
    t.tell?.({ kind: 'tileSwapped', space: spaceAt(t, v.space).id });
  })
  .end();
