/** Several things can be done with a piece: a small menu beside it. What goes with it is lit, and can be pressed instead. */

import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import {
  optionText,
  useActions,
  useHinted,
  useQuestion,
  useTable,
  useTableWords,
  useView,
} from '../../table/context.tsx';
import { HintMark } from '../../table/asking/Piece.tsx';
import { optionsOn } from '../../table/store/draft.ts';
import { fieldOf, placeOf, type View } from './facts.ts';
import { useFacts } from './useFacts.ts';
import { useOwn } from './words/index.ts';

export function PieceMenu() {
  const narrowed = useTable((table) => table.narrowed);
  const question = useQuestion();
  const decided = useTable((table) => table.draft !== null);
  if (narrowed === null || question === null || decided) return null;
  return <Menu key={narrowed} piece={narrowed} />;
}

/** Where these pieces lie on the screen. */
function boxesOf(pieces: string): readonly DOMRect[] {
  return pieces
    .split(' ')
    .flatMap((one) => [...document.querySelectorAll(`[data-piece="${one}"]`)])
    .map((one) => one.getBoundingClientRect());
}

interface Place {
  readonly left: number;
  readonly top: number;
}

function Menu({ piece }: { piece: string }) {
  const words = useTableWords();
  const { s } = useOwn();
  const question = useQuestion();
  const hints = useHinted();
  const { choose, peek, clear } = useActions();
  const box = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<Place | null>(null);
  // What the piece does by itself comes first, what needs another one after it.
  const found =
    question === null
      ? []
      : [...optionsOn(question, piece)].sort((a, b) => a.option.touches.length - b.option.touches.length);
  const partners = [...new Set(found.flatMap(({ option }) => option.touches))]
    .filter((one) => one !== piece)
    .join(' ');
  const at = document.querySelector(`[data-piece="${piece}"]`);
  const label = usePieceName(piece);
  useLayoutEffect(() => {
    if (box.current !== null) setPlace(beside(at, box.current, boxesOf(partners)));
  }, [at, partners]);
  useEffect(() => {
    const suggested = box.current?.querySelector<HTMLElement>('.hinted');
    (suggested ?? box.current?.querySelector('button'))?.focus();
    return () => {
      if (at instanceof HTMLElement && document.activeElement === document.body) at.focus();
    };
  }, [at]);
  if (question === null) return null;
  return (
    <div
      ref={box}
      className="cd-menu"
      role="group"
      aria-label={s('menu.title', { piece: label })}
      style={place ?? { left: 0, top: 0, opacity: 0 }}
      onKeyDown={(event) => {
        if (event.key !== 'Tab' && event.key !== 'Escape') return;
        if (event.key === 'Escape' && at instanceof HTMLElement) at.focus();
        if (event.key === 'Tab') clear();
      }}
    >
      <h3>{s('menu.title', { piece: label })}</h3>
      <ul>
        {found.map(({ option, at: number }) => (
          <li key={number}>
            <button
              type="button"
              className={`option lit-available ${hints.includes(number) ? 'hinted' : ''}`}
              onClick={() => choose(number, question)}
              onPointerEnter={() => peek(number)}
              onPointerLeave={() => peek(null)}
              onFocus={() => peek(number)}
              onBlur={() => peek(null)}
            >
              {optionText(option.said, option.value, words)}
              {hints.includes(number) && <HintMark />}
            </button>
          </li>
        ))}
      </ul>
      {partners !== '' && <p className="note">{s('menu.or')}</p>}
    </div>
  );
}

/** A piece by its name: the card, or the place in the street. */
function usePieceName(piece: string): string {
  const { INSTANCES } = useFacts();
  const view = useView<View>();
  const { s, name } = useOwn();
  const [kind, id, at] = piece.split(':');
  if (kind === 'card') return name(INSTANCES[Number(id)]!.card);
  if (kind === 'slot') {
    const slot = fieldOf(view)[Number(at)]!;
    return slot.card === null ? s('slot.place', { row: slot.row, n: placeOf(slot) }) : name(slot.card.card);
  }
  const card = kind === 'space' ? (view.spaces[Number(id) - 1]?.card ?? null) : null;
  return card === null ? '' : name(card.card);
}

const MARGIN = 8;
/** How near the edges of the window it comes. */
const within = (at: number, length: number, window: number): number =>
  Math.max(MARGIN, Math.min(at, window - length - MARGIN));

/** Above, below or beside its piece, or above all that goes with it: where it covers least of what can be pressed instead. */
function beside(piece: Element | null, menu: HTMLElement, partners: readonly DOMRect[]): Place {
  const { offsetWidth: width, offsetHeight: height } = menu;
  const around = piece?.getBoundingClientRect() ?? new DOMRect(innerWidth / 2, innerHeight / 2, 0, 0);
  const middle = around.left + around.width / 2 - width / 2;
  const highest = Math.min(around.top, ...partners.map(({ top }) => top));
  const places = [
    [middle, around.top - height - MARGIN],
    [middle, around.bottom + MARGIN],
    [around.right + MARGIN, around.top],
    [around.left - width - MARGIN, around.top],
    [middle, highest - height - MARGIN],
  ].map(([left, top]) => ({
    left: within(left!, width, innerWidth),
    top: within(top!, height, innerHeight),
  }));
  const covered = places.map(({ left, top }) =>
    [around, ...partners].reduce((sum, one) => sum + shared(one, new DOMRect(left, top, width, height)), 0),
  );
  return places[covered.indexOf(Math.min(...covered))]!;
}

/** The area two boxes have in common. */
function shared(one: DOMRect, other: DOMRect): number {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(0, wide) * Math.max(0, high);
}
