/** Several things can be done with a piece: a small menu beside it. What goes with it is lit, and can be pressed instead. */

import { same, type OptionView, type QuestionView } from '@gravetable/kernel';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useActions, useHinted, useQuestion, useTable } from '../context.tsx';
import { optionsOn, sensibleOf, type Pointless, type Touching } from '../store/draft.ts';
import { beside, boxesOf, type Place } from './beside.ts';
import { OptionButton } from './options.tsx';

interface MenuProps {
  readonly className: string;
  /** What stands over the options of a piece. */
  readonly title: (piece: string) => string;
  /** Said under the options of a piece that others go with. */
  readonly or: string;
  /** Of answers with as many pieces, what has the lower rank comes first. */
  readonly rank?: (option: OptionView) => number;
}

export function PieceMenu(props: MenuProps) {
  const narrowed = useTable((table) => table.narrowed);
  const question = useQuestion();
  const decided = useTable((table) => table.draft !== null);
  if (narrowed === null || question === null || decided) return null;
  return <Menu key={narrowed} piece={narrowed} {...props} />;
}

function Menu({ piece, className, title, or, rank = () => 0 }: MenuProps & { piece: string }) {
  const question = useQuestion();
  const hints = useHinted();
  const { clear } = useActions();
  const box = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<Place | null>(null);
  // What the piece does by itself comes first, what needs another one after it.
  const pointless = useTable((table) => table.pointless);
  const found =
    question === null
      ? []
      : offered(question, piece, hints, pointless).toSorted(
          (a, b) => a.option.touches.length - b.option.touches.length || rank(a.option) - rank(b.option),
        );
  const partners = [...new Set(found.flatMap(({ option }) => option.touches))]
    .filter((one) => one !== piece)
    .join(' ');
  const at = document.querySelector(`[data-piece="${piece}"]`);
  useLayoutEffect(() => {
    const lay = (): void => {
      // A window of another size may have drawn the piece anew.
      const now = at?.isConnected === true ? at : document.querySelector(`[data-piece="${piece}"]`);
      if (box.current !== null) setPlace(beside(now, box.current, boxesOf(partners)));
      box.current?.querySelector('.hinted')?.scrollIntoView({ block: 'nearest' });
    };
    lay();
    // A phone that is turned, or text that grows, moves the piece; the menu may grow with its words.
    const sizes = new ResizeObserver(lay);
    if (box.current !== null) sizes.observe(box.current);
    addEventListener('resize', lay);
    return () => {
      sizes.disconnect();
      removeEventListener('resize', lay);
    };
  }, [at, piece, partners]);
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
      className={className}
      role="group"
      aria-label={title(piece)}
      style={place ?? { left: 0, top: 0, opacity: 0 }}
      onKeyDown={(event) => {
        if (event.key !== 'Tab' && event.key !== 'Escape') return;
        if (event.key === 'Escape' && at instanceof HTMLElement) at.focus();
        if (event.key === 'Tab') clear();
      }}
    >
      <h3>{title(piece)}</h3>
      <ul>
        {found.map(({ at: number }) => (
          <li key={number}>
            <OptionButton question={question} at={number} className="option lit-available" />
          </li>
        ))}
      </ul>
      {partners !== '' && <p className="note">{or}</p>}
    </div>
  );
}

/** What is said in the same words comes to the same, and is offered once; what a hint suggests always is. */
function offered(
  question: QuestionView,
  piece: string,
  hints: readonly number[],
  pointless: Pointless,
): readonly Touching[] {
  const all = optionsOn(question, piece);
  const wanted = sensibleOf(all, question, pointless);
  const isSaid = ({ option }: Touching, n: number): boolean =>
    all.slice(0, n).some((one) => same(one.option.said, option.said));
  return all.filter((one, n) => hints.includes(one.at) || (wanted.includes(one) && !isSaid(one, n)));
}
