/** The table's own words, over those of the game. */

import type { Words } from '../../../words/index.ts';
import { ownWords } from '../../../table/kit/words.ts';
import type { CardId } from '../facts.ts';
import { en, type OwnId } from './en.ts';
import { fr } from './fr.ts';

export type { OwnId };
export const catalogues = { en, fr };

/** Names of cards, survivors and zones come from the game; survivors go by their first name. */
function named({ speaker }: Words, key: string, value: unknown): unknown {
  const kind = key.replace(/\d+$/, '');
  const found = typeof value === 'string' ? speaker.find(`${kind}.${value}`) : undefined;
  return kind === 'survivor' ? found?.split(' ')[0] : (found ?? value);
}

/** A card's full name, and the one that fits on its head. */
export const { ownOf, useOwn } = ownWords(
  catalogues,
  ({ speaker }, own) => {
    const name = (card: CardId): string => speaker.say({ id: `card.${card}` });
    return { name, short: (card: CardId): string => own.find(`short.${card}`) ?? name(card) };
  },
  named,
);

export type OwnWords = ReturnType<typeof ownOf>;
