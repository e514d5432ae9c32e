// DK 5.2: why a piece cannot be chosen now, where the question neither offers it nor names it as blocked. It is told from a
// view, so nothing is said that the seat may not know.
import { refuse, type QuestionView, type Refusal } from '@gravetable/kernel';
import type { View } from '../view.ts';
import { ofDeed } from './deeds.ts';
import { ofCard, ofToken } from './goods.ts';
import { ofDoor, ofZone } from './map.ts';
import { ofAdventurer } from './people.ts';

type Why = (view: View, asked: QuestionView, id: string) => Refusal | null;

/** By the kind of piece, as questions name it: `zone:5R.c`, `card:AE-01`, `door:5R.a|5R.B`. */
const BY_PIECE: Readonly<Record<string, Why>> = {
  zone: ofZone,
  door: ofDoor,
  card: ofCard,
  adventurer: ofAdventurer,
  treasure: ofToken('treasure'),
  artifact: ofToken('artifact'),
  objective: ofToken('objective'),
  deed: ofDeed,
};

export function whyNot(view: View, asked: QuestionView, piece: string): Refusal | null {
  const at = piece.indexOf(':');
  const why = BY_PIECE[piece.slice(0, at)];
  return (
    why?.(view, asked, piece.slice(at + 1)) ??
    (why === undefined ? null : refuse('ASKED_FIRST', asked.rule, {}))
  );
}
