/** A piece by its name. */

import type { View } from './facts.ts';
import type { OwnWords } from './words/index.ts';

export function nameOfPiece(piece: string, { players }: View, { s, name }: OwnWords): string {
  const [kind, seat, ...rest] = piece.split(':');
  const id = rest.join(':');
  const player = players[Number(seat)];
  switch (kind) {
    case 'tile':
      return name(id.includes('-i') ? `item.${id}` : `ability.${id}`);
    case 'room':
      return name(`room.${player?.den ?? ''}.${id}`);
    case 'enemy':
      return id === 'boss' ? name(`boss.${player?.boss?.id ?? ''}`) : name(`enemy.${id.split('.')[1] ?? ''}`);
    case 'health':
      return s('health');
    default:
      return '';
  }
}

const SOFT = '\u00ad';

/** A name where there is little room: long words may be broken where the language breaks them. */
export function breakable(name: string, breaks: string): string {
  const parts = new Map(
    breaks.split(' ').map((word) => [word.replaceAll('-', ''), word.replaceAll('-', SOFT)] as const),
  );
  return name
    .split(' ')
    .map((word) => parts.get(word) ?? word)
    .join(' ');
}
