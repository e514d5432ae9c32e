/** A plate of the map: its shape tells the kind. Face down it lies tilted, face up it shows its picture. */

import { Icon } from '../../../art/index.ts';
import { seeded } from '../../../art/index.ts';
import { Piece } from '../../../table/asking/Piece.tsx';
import { TileFace } from '../cards/cards.tsx';
import { useFacts, type BiomeView, type Shape, type Space } from '../cards/facts.ts';
import { shapeIcon, tileIcon } from '../cards/icons.ts';
import type { Point } from './map.ts';
import { plateLabel } from './places.ts';
import { useOwn } from '../words/index.ts';

export const SHAPES: Readonly<Record<Shape | 'start' | 'exit' | 'junction', string>> = {
  square: 'M5 5H51V51H5Z',
  trapezoid: 'M13 5H43L53 51H3Z',
  circle: 'M28 3A25 25 0 1 1 27.9 3Z',
  hexagon: 'M15 5H41L54 28L41 51H15L2 28Z',
  pentagon: 'M28 3L54 22L44 52H12L2 22Z',
  diamond: 'M28 1L55 28L28 55L1 28Z',
  octagon: 'M17 4H39L52 17V39L39 52H17L4 39V17Z',
  start: 'M28 5A23 23 0 1 1 27.9 5Z',
  exit: 'M6 54V26A22 22 0 0 1 50 26V54Z',
  junction: 'M28 18A10 10 0 1 1 27.9 18Z',
};

export function Plate({
  space,
  at,
  view,
  turning,
  point,
}: {
  space: Space;
  at: Point;
  view: BiomeView;
  turning: boolean;
  point: (id: string | null) => void;
}) {
  const { tiles, biomes } = useFacts();
  const own = useOwn();
  const kind = space.kind === 'tile' ? space.shape : space.kind;
  const lying = view.tiles.find((one) => one.space === space.id);
  const tile = tiles.get(lying?.code ?? '');
  const open = lying?.open === true || space.kind === 'exit' || space.kind === 'start';
  const icon =
    space.kind === 'exit'
      ? 'exit-door'
      : space.kind === 'start'
        ? 'imprisoned'
        : space.kind === 'junction'
          ? null
          : tile === undefined
            ? shapeIcon(space.shape)
            : tileIcon(tile);
  const tilt = open ? 0 : (seeded(`${view.id} ${space.id}`)() - 0.5) * 9;
  return (
    <li
      className={`dc-plate ${open ? 'up' : 'down'} kind-${space.kind}${turning ? ' dc-turning' : ''}`}
      style={{ left: at.x, top: at.y }}
      onPointerEnter={() => point(space.id)}
      onPointerLeave={() => point(null)}
      onFocus={() => point(space.id)}
      onBlur={() => point(null)}
    >
      <Piece
        piece={`map:${space.id}`}
        label={plateLabel(space, view, biomes[view.id], own)}
        {...(tile === undefined ? {} : { zoom: <TileFace code={tile.code} /> })}
      >
        <svg
          viewBox="0 0 56 56"
          aria-hidden="true"
          focusable="false"
          style={{ rotate: `${tilt.toFixed(1)}deg` }}
        >
          <path className="dc-plate-edge" d={SHAPES[kind]} />
          {space.kind !== 'junction' && <path className="dc-plate-line" d={SHAPES[kind]} />}
          {icon !== null && (
            <svg x="13" y={space.kind === 'exit' ? 18 : 13} width="30" height="30" viewBox="0 0 512 512">
              <use href={`#gi-${icon}`} />
            </svg>
          )}
        </svg>
        {space.kind === 'tile' && !open && (
          <b className="dc-plate-name" aria-hidden="true">
            {space.id}
          </b>
        )}
        {lying?.open === true && space.id !== view.space && (
          <span className="dc-done">
            <Icon name="check-mark" />
          </span>
        )}
        {lying?.open === false && lying.code !== null && (
          <span className="dc-done">
            <Icon name="semi-closed-eye" />
          </span>
        )}
      </Piece>
      {space.kind === 'exit' && (
        <span className="dc-exit-name" aria-hidden="true">
          {own.name(space.to.startsWith('B') ? `biome.${space.to}` : `boss.${space.to}`)}
        </span>
      )}
    </li>
  );
}
