/** A card of this game, on the table and up close. */

import { memo, type ReactNode } from 'react';
import { GameCard, Pill, type CardSize } from '../../art/index.ts';
import { Keyworded } from '../../table/rules/Keyworded.tsx';
import { iconNamed, type CardId } from './facts.ts';
import { useAdditions } from './labels.ts';
import { useFacts } from './useFacts.ts';
import { statsOf } from './stats.ts';
import { useOwn } from './words/index.ts';

const PILLS: Readonly<Record<CardSize, number>> = { L: 6, M: 6, hand: 2, S: 2, XS: 1 };

export interface CardFaceProps {
  readonly card: CardId;
  readonly size?: CardSize;
  /** Hit Points that are left, where that is not what is printed. */
  readonly left?: number;
  readonly over?: ReactNode;
  /** How many stats there is room for, where that is not as usual. */
  readonly pills?: number;
}

export const CardFace = memo(function CardFace({
  card,
  size = 'S',
  left,
  over,
  pills = PILLS[size],
}: CardFaceProps) {
  const { CARDS } = useFacts();
  const { s, name, short, words } = useOwn();
  const adds = useAdditions();
  const record = CARDS[card];
  const stats = statsOf(record, adds, left ?? record.hp).slice(0, pills);
  const full = size === 'L' || size === 'M';
  const kind = words.say({ id: `kind.${record.kind}` });
  const type = record.speed === 'normal' ? kind : `${kind} · ${words.say({ id: `speed.${record.speed}` })}`;
  return (
    <GameCard
      id={card}
      title={full ? name(card) : short(card)}
      icon={iconNamed(record.icon)}
      motif="lamps"
      size={size}
      {...(full ? { type, text: <CardText card={card} /> } : {})}
      {...(over === undefined ? {} : { over })}
      stats={stats.map(({ icon, label, value, tone }) => (
        <Pill key={icon + value} icon={icon} label={s(label)} tone={tone}>
          {value}
        </Pill>
      ))}
    />
  );
});

function CardText({ card }: { card: CardId }) {
  const { words, keywords } = useOwn();
  return (
    <>
      <p>
        <Keyworded text={words.say({ id: `card.${card}.text` })} keywords={keywords} />
      </p>
      <p className="flavour cd-flavour">{words.say({ id: `card.${card}.flavour` })}</p>
    </>
  );
}

/** What looking closer shows. */
export function CloseUp({ card }: { card: CardId }) {
  return <CardFace card={card} size="L" />;
}
