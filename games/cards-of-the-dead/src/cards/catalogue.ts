// CD 6.2 Catalogue: every card record by its id. A card missing here does not compile.

import type { Card } from './card.ts';
import { events } from './events.ts';
import type { CardId } from './ids.ts';
import { obstacles } from './obstacles.ts';
import { places } from './places.ts';
import { resources } from './resources.ts';
import { weapons } from './weapons.ts';
import { zombies } from './zombies.ts';

export const CARDS: Readonly<Record<CardId, Card>> = {
  ...zombies,
  ...events,
  ...obstacles,
  ...places,
  ...weapons,
  ...resources,
};
