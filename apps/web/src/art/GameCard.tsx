import type { ReactNode } from 'react';
import type { IconName } from './icons/names.ts';
import type { MotifKind } from './motif.ts';
import { Picture } from './Picture.tsx';

export type CardSize = 'L' | 'M' | 'hand' | 'S' | 'XS';

/** Widths of the house; a card is always 5:7. */
export const CARD_WIDTH: Readonly<Record<CardSize, number>> = { L: 320, M: 224, hand: 140, S: 112, XS: 64 };

export interface GameCardProps {
  /** Same id, same picture. */
  readonly id: string;
  readonly title: string;
  readonly icon: IconName;
  readonly motif: MotifKind;
  readonly size?: CardSize | undefined;
  /** Cost or value, in the disc at the left of the head. */
  readonly value?: ReactNode;
  readonly type?: string | undefined;
  /** Effect text; shown from M upward. */
  readonly text?: ReactNode;
  /** Stats as pills, in the foot. */
  readonly stats?: ReactNode;
  /** Something laid over the picture: tokens, the number a preview leads to. */
  readonly over?: ReactNode;
}

/** A card of the house: ink head, picture closed by a spot rule, type line, text, stats. Bone in both themes. */
export function GameCard(props: GameCardProps) {
  const { id, title, icon, motif, size = 'S', value, type, text, stats, over } = props;
  const width = CARD_WIDTH[size];
  const full = size === 'L' || size === 'M';
  const picture = { L: 0.44, M: 0.42, hand: 0.6, S: 0.62, XS: 0.55 }[size] * width * 1.4;
  return (
    <article className={`game-card size-${size}`}>
      <header className="game-card-head">
        {value !== undefined && <span className="game-card-value mono">{value}</span>}
        <span className="game-card-title">{size === 'XS' ? <span className="sr">{title}</span> : title}</span>
      </header>
      <div className="game-card-picture">
        <Picture id={id} icon={icon} motif={motif} width={width} height={Math.round(picture)} />
        {over !== undefined && <div className="game-card-over">{over}</div>}
      </div>
      {full && type !== undefined && <p className="game-card-type">{type}</p>}
      {full && text !== undefined && <div className="game-card-text">{text}</div>}
      {stats !== undefined && <footer className="game-card-foot">{stats}</footer>}
    </article>
  );
}

/** The back of a card: decks differ by their emblem. */
export function CardBack({
  id,
  icon,
  motif,
  size = 'S',
}: Pick<GameCardProps, 'id' | 'icon' | 'motif' | 'size'>) {
  const width = CARD_WIDTH[size];
  return (
    <div className={`game-card card-back size-${size}`}>
      <Picture id={id} icon={icon} motif={motif} width={width} height={Math.round(width * 1.4)} />
    </div>
  );
}
