// Ledger 5.2: why a piece cannot be chosen now, where no answer to the question would name it. It is told from a view,
// so nothing is said that the seat may not know.
import type { QuestionView, Refusal } from '@gravetable/kernel';
import type { View } from '../view/seen.ts';
import { ofBell, ofLantern, ofPlate } from './map.ts';
import { ofBag, ofDeck, ofLoot, ofMutation } from './goods.ts';
import { ofCombatCard, ofItem } from './hand.ts';
import { ofBeheaded, ofEnemy, ofFallen } from './people.ts';

type Why = (view: View, asked: QuestionView, id: string) => Refusal | null;

/** By the kind of piece, as questions name it: `combat:IM-03`, `slot:0.1`, `space:right1`. */
const BY_PIECE: Readonly<Record<string, Why>> = {
  combat: ofCombatCard,
  slot: ofItem,
  hero: ofBeheaded,
  space: ofEnemy,
  was: ofFallen,
  map: ofPlate,
  bell: ofBell,
  lantern: ofLantern,
  loot: ofLoot,
  bag: ofBag,
  card: ofMutation,
  deck: ofDeck,
};

export function whyNot(view: View, asked: QuestionView, piece: string): Refusal | null {
  const at = piece.indexOf(':');
  return BY_PIECE[piece.slice(0, at)]?.(view, asked, piece.slice(at + 1)) ?? null;
}
