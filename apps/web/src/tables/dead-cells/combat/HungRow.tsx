/** A Shuriken or a Banner in its lane: what it does, and that it can be struck like a foe. */

import { Picture } from '../../../art/index.ts';
import { Piece } from '../../../table/asking/Piece.tsx';
import { Hearts } from '../sheet/Hearts.tsx';
import type { Hung } from './hung.ts';
import { useOwn } from '../words/index.ts';

export function HungRow({ hung: { piece, space, name: what, text, icon, health } }: { hung: Hung }) {
  const { s, name } = useOwn();
  const left = health === null ? '' : `, ${s('foe.health', { left: health[0], health: health[1] })}`;
  return (
    <div className="dc-row dc-hung" data-row={piece}>
      <Piece piece={piece} label={`${what}, ${name(`space.${space}`)}${left}. ${text}`} className="dc-who">
        <span className="dc-portrait">
          <Picture id={piece} icon={icon} motif="rays" width={60} height={60} portrait />
        </span>
        <span className="dc-who-text">
          <b>{what}</b>
          <span className="dc-vitals">
            {health !== null && <Hearts now={health[0]} max={health[1]} />}
            <small>{s(`lane.${space}`)}</small>
          </span>
        </span>
      </Piece>
      <p className="dc-hung-text">{text}</p>
    </div>
  );
}
