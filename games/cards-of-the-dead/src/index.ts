// Cards of the Dead: The Board Game. The front door.

import { things } from './things.ts';
import { defineGame } from '@gravetable/kernel';
import { careful } from './bots/careful.ts';
import { guide } from './bots/guide.ts';
import { CARRIED_BY } from './carried-by.ts';
import { CARDS } from './cards/catalogue.ts';
import { INSTANCES, inventory } from './cards/deck.ts';
import { SURVIVORS } from './cards/survivors.ts';
import { THREATS } from './cards/threats.ts';
import { game } from './days.ts';
import { forecast } from './forecast.ts';
import { oddsAsked } from './odds-asked.ts';
import { group } from './group.ts';
import { hidden } from './hidden.ts';
import { layersOfThePile } from './migrations.ts';
import { invariants } from './invariants.ts';
import { OPTIONS } from './options.ts';
import { outline, standing } from './outline.ts';
import { RULE_IDS } from './rule-ids.ts';
import { book } from './rulebook.ts';
import { objectsTo, setTable } from './setup.ts';
import { board } from './state.ts';
import { story } from './story.ts';
import { en } from './text/en.ts';
import { enGrammar } from './text/en-grammar.ts';
import { fr } from './text/fr.ts';
import { frGrammar } from './text/fr-grammar.ts';
import { scene, view } from './view.ts';
import { whyNot } from './why-not.ts';

export const cardsOfTheDead = defineGame({
  id: 'cards-of-the-dead',
  version: '2',
  seats: { min: 1, max: 3 },
  options: OPTIONS,
  shape: board,
  ledger: RULE_IDS,
  rulebook: book,
  setup: setTable,
  objects: objectsTo,
  start: () => game.with(),
  view,
  hidden,
  scene,
  outline,
  things,
  standing,
  text: { en: { ...en, ...enGrammar }, fr: { ...fr, ...frGrammar } },
  story,
  content: { facts: { CARDS, INSTANCES, SURVIVORS, THREATS }, inventory },
  invariants,
  bots: [careful],
  group,
  guide,
  forecast,
  odds: oddsAsked,
  whyNot,
  carriedBy: CARRIED_BY,
  migrations: [layersOfThePile],
});

export type { Card as CardsOfTheDeadCard } from './cards/card.ts';
export type { Forecast as CardsOfTheDeadForecast } from './forecast.ts';
export type { Event as CardsOfTheDeadEvent } from './log.ts';
export type { View as CardsOfTheDeadView } from './view.ts';
