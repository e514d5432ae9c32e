/** The table's own words, over those of the game. */

import type { Words } from '../../../words/index.ts';
import { ownWords } from '../../../table/kit/words.ts';
import { en, type OwnId } from './en.ts';
import { fr } from './fr.ts';

export type { OwnId };
export const catalogues = { en, fr };

/** People, Enemies, cards, Skills and Quests go by the names the game gives them, Zones with their article. */
function named({ speaker }: Words, key: string, value: unknown): unknown {
  if (typeof value !== 'string' || key === 'code') return value;
  if (speaker.has(`code.${value}`)) return speaker.say({ id: 'called.zone', args: { zone: value } });
  return speaker.find(`name.${value}`) ?? value;
}

export const { ownOf, useOwn } = ownWords(
  catalogues,
  ({ speaker }) => ({
    /** A name of the game by its id: of an Adventurer, an Enemy, a card, a tile. */
    called: (id: string): string => speaker.find(`name.${id}`) ?? id,
  }),
  named,
);

export type OwnWords = ReturnType<typeof ownOf>;
