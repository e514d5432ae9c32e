import { Fragment } from 'react';
import { useActions } from '../context.tsx';
import { piecesOf, type Keyword } from './keywords.ts';
import { useZoomed } from '../frame/Zoom.tsx';

/** A card's text. Up close its keywords lead to their rule; on a piece, which is a button itself, they are only bold. */
export function Keyworded({ text, keywords }: { text: string; keywords: readonly Keyword[] }) {
  const { showRule } = useActions();
  const close = useZoomed();
  return piecesOf(text, keywords).map((part, at) => {
    if (typeof part === 'string') return <Fragment key={at}>{part}</Fragment>;
    if (close === null) return <b key={at}>{part.word}</b>;
    const look = (): void => {
      close();
      showRule(part.rule);
    };
    return (
      <button key={at} type="button" className="keyword" onClick={look}>
        {part.word}
      </button>
    );
  });
}
