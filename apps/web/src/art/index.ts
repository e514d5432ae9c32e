/** The art system's front door: what a game's table draws with. */

export { Carved } from './Carved.tsx';
export { CARD_WIDTH, CardBack, GameCard, type CardSize, type GameCardProps } from './GameCard.tsx';
export { Icon } from './Icon.tsx';
export type { IconName } from './icons/names.ts';
export { motifFor, Picture } from './Picture.tsx';
export { ActionPips, Die, HeartTrack, Pill, Token } from './pieces.tsx';
export { SeatChip, seatColour } from './SeatChip.tsx';
export { between, gouges, seeded, tornEdge } from './seeded.ts';
export { loadIcons } from './sprite.ts';
