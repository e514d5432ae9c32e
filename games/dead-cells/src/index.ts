// Dead Cells: The Rogue-Lite Board Game. The front door.
import { things } from './view/things.ts';
import { defineGame } from '@gravetable/kernel';
import { advice, marker } from './combat/focus.ts';
import { beheadedBoards } from './cards/beheaded.ts';
import { biomes } from './cards/biomes/index.ts';
import { bosses } from './cards/bosses/index.ts';
import { combatCards } from './cards/combat/index.ts';
import { equipmentCards } from './cards/equipment/index.ts';
import { monsters } from './cards/monsters/index.ts';
import { secrets } from './cards/secrets.ts';
import { tiles } from './cards/tiles/index.ts';
import { upgradeDecks } from './cards/upgrades/index.ts';
import { wellCards } from './cards/well.ts';
import { careful } from './bots/careful.ts';
import { guide } from './bots/guide.ts';
import { CARRIED_BY } from './carried-by.ts';
import { forecast } from './view/forecast.ts';
import { odds } from './view/odds.ts';
import { hidden } from './view/hidden.ts';
import { group } from './group.ts';
import { invariants } from './invariants.ts';
import { inventory } from './inventory.ts';
import { options, setup, simulated } from './options.ts';
import { outline, standing } from './view/outline.ts';
import { pieces } from './pieces.ts';
import { RULE_IDS } from './rule-ids.ts';
import { book } from './rulebook.ts';
import { campaign } from './campaign/run.ts';
import { board } from './state.ts';
import { story } from './view/story.ts';
import { en } from './text/en.ts';
import { enGrammar } from './text/en-grammar.ts';
import { fr } from './text/fr.ts';
import { frGrammar } from './text/fr-grammar.ts';
import { scene, view } from './view/view.ts';
import { whyNot } from './why-not/index.ts';

/** The printed cards. */
const facts = {
  beheadedBoards,
  biomes,
  bosses,
  combatCards,
  equipmentCards,
  monsters,
  secrets,
  tiles,
  upgradeDecks,
  wellCards,
};

export const deadCells = defineGame({
  id: 'dead-cells',
  version: '1',
  seats: { min: 1, max: 4 },
  options,
  simulated,
  shape: board,
  ledger: RULE_IDS,
  rulebook: book,
  setup,
  start: () => campaign.with(),
  powers: [advice, marker],
  view,
  scene,
  hidden,
  outline,
  things,
  standing,
  text: { en: { ...en, ...enGrammar }, fr: { ...fr, ...frGrammar } },
  story,
  content: { facts, inventory, pieces },
  invariants,
  bots: [careful],
  guide,
  forecast,
  odds,
  whyNot,
  group,
  carriedBy: CARRIED_BY,
});

export type DeadCellsFacts = typeof facts;
export type { Forecast as DeadCellsForecast } from './view/forecast.ts';
export type { View as DeadCellsView } from './view/seen.ts';
