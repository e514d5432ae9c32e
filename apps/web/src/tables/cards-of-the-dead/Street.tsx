/** The street: rows of face-down cards under the lamps. Only uncovered cards can be turned over. */

import { memo, useEffect, useRef } from 'react';
import { Piece } from '../../table/asking/Piece.tsx';
import { useTable } from '../../table/context.tsx';
import { Back } from './Back.tsx';
import { CardFace, CloseUp } from './CardFace.tsx';
import { fieldOf, isOpen, slotPiece, type SlotView, type View } from './facts.ts';
import { Indoors } from './Indoors.tsx';
import { heightOf, streetOf, type Placed } from './layout.ts';
import { Scene } from './Scene.tsx';
import { useSize } from '../../table/frame/useSize.ts';
import { useOwn, type OwnWords } from './words/index.ts';

export const COMPACT = 600;

export const Street = memo(function Street({
  view,
  told,
  above,
  point,
}: {
  view: View;
  told: string | null;
  /** Height kept free of cards at the top. */
  above: number;
  point: (slot: number | null) => void;
}) {
  const box = useRef<HTMLDivElement>(null);
  const { width, height } = useSize(box);
  const own = useOwn();
  const compact = width < COMPACT;
  const slots = fieldOf(view);
  const size = { width, height, aside: compact ? 0 : 190, above, near: compact };
  const placed = width === 0 ? [] : streetOf(slots, size);
  // On a phone the street may be longer than its window: what can be turned over, or is being turned, is in sight.
  // In a lesson that is what the lesson asks for, and it may ask for something else.
  const led = useTable((table) => table.about !== null);
  const hinted = useTable((table) => table.hinted);
  useEffect(() => {
    if (!compact || width === 0) return;
    const wanted = told !== null ? '.cd-slot.told' : led ? '.hinted' : '.cd-slot.open';
    for (const one of box.current?.querySelectorAll(wanted) ?? []) one.scrollIntoView({ block: 'nearest' });
  }, [compact, width, height, view, told, led, hinted]);
  const rows = [...new Set(placed.map(({ slot }) => slot.row))];
  return (
    <div
      className="cd-street"
      ref={box}
      role="group"
      aria-label={own.s('street')}
      {...(compact ? { style: { minHeight: heightOf(slots) } } : {})}
    >
      {width > 0 &&
        (view.zone === 'main' ? (
          <Scene width={width} height={height} day={view.day} />
        ) : (
          <Indoors width={width} height={height} shop={view.zone} day={view.day} />
        ))}
      {rows.map((row) => (
        <ul key={row} aria-label={own.s('row', { row })}>
          {placed
            .filter(({ slot }) => slot.row === row)
            .map((one) => (
              <StreetCard
                key={`${view.zone} ${one.slot.slot}`}
                placed={one}
                view={view}
                own={own}
                told={told === slotPiece(view, one.slot)}
                point={point}
              />
            ))}
        </ul>
      ))}
    </div>
  );
});

/** What a reader hears of a slot. */
export function slotLabel(slot: SlotView, { s, name, words }: OwnWords): string {
  const { back, up, card, covered } = slot;
  const what =
    card === null
      ? s('slot.face-down', { back: s(`back.${back ?? 'common'}`) })
      : s(up ? 'slot.up' : 'slot.known', { card: name(card.card) });
  const state = covered ? s('slot.covered') : up ? '' : s('slot.open');
  return [words.labelled(s('slot.at', { row: slot.row, n: slot.place }), what), state]
    .filter(Boolean)
    .join(', ');
}

function StreetCard({
  placed,
  view,
  own,
  told,
  point,
}: {
  placed: Placed;
  view: View;
  own: OwnWords;
  told: boolean;
  point: (slot: number | null) => void;
}) {
  const { slot, ...at } = placed;
  const { card, up } = slot;
  // A card that goes is no longer pointed at: the pointer does not have to leave it for that.
  useEffect(() => () => point(null), [point]);
  const state = isOpen(slot) ? 'open' : slot.covered ? 'covered' : 'lying';
  return (
    <li
      className={`cd-slot ${state}${told ? ' told' : ''}${up ? ' up' : ''}`}
      style={at}
      onPointerEnter={() => point(slot.slot)}
      onPointerLeave={() => point(null)}
      onFocus={() => point(slot.slot)}
      onBlur={() => point(null)}
    >
      <Piece
        piece={slotPiece(view, slot)}
        label={slotLabel(slot, own)}
        passedBy={slot.covered}
        {...(card === null ? {} : { zoom: <CloseUp card={card.card} /> })}
      >
        {up && card !== null ? (
          <CardFace card={card.card} size={at.width < 76 ? 'XS' : 'S'} />
        ) : (
          <Back back={slot.back ?? 'common'} known={card !== null} />
        )}
      </Piece>
    </li>
  );
}
