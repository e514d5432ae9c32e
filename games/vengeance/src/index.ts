// Vengeance: Roll & Fight. The front door.

import { realTime } from './clock.ts';
import { defineGame } from '@gravetable/kernel';
import { careful } from './bots/careful.ts';
import { guide } from './bots/guide.ts';
import { CARRIED_BY } from './carried-by.ts';
import { BASIC_ABILITIES } from './cards/basics.ts';
import { BOSSES } from './cards/bosses.ts';
import { DENS } from './cards/dens.ts';
import { FACES, FIGHTING_DIE, FLASHBACK_DICE, FLASHBACK_ACTIONS, SLOT_FACES, SUPPLY } from './cards/dice.ts';
import { HEROES } from './cards/heroes.ts';
import { inventory } from './cards/inventory.ts';
import { OBJECTIVE_ICONS } from './cards/objectives.ts';
import { EFFECT_ICONS } from './cards/signs.ts';
import { SOLO_LEVELS } from './cards/solo.ts';
import { SOLO_ODDS } from './cards/solo-odds.ts';
import { BOSS_TRACK, LOOT_TRACK, TRAINING_TRACK } from './cards/tracks.ts';
import { forecast } from './forecast.ts';
import { odds } from './odds.ts';
import { invariants } from './invariants.ts';
import { things } from './things.ts';
import { takingByItself, unstretched } from './migrations.ts';
import { OPTIONS } from './options.ts';
import { outline } from './outline.ts';
import { comeBack } from './rolling.ts';
import { game } from './round.ts';
import { RULE_IDS } from './rule-ids.ts';
import { book } from './rulebook.ts';
import { layOut, objects } from './setup.ts';
import { board } from './state.ts';
import { story } from './story.ts';
import { en } from './text/en.ts';
import { grammar as enGrammar } from './text/en/grammar.ts';
import { fr } from './text/fr.ts';
import { grammar as frGrammar } from './text/fr/grammar.ts';
import { scene, view } from './view.ts';
import { whyNot } from './why-not.ts';

/** What is printed, for screens: cards, dens on paper, tracks, the die. */
const facts = {
  BASIC_ABILITIES,
  BOSSES,
  DENS: [...DENS],
  HEROES,
  FIGHTING_DIE,
  FLASHBACK_DICE,
  SUPPLY,
  SOLO_LEVELS,
  SOLO_ODDS,
  BOSS_TRACK,
  LOOT_TRACK,
  TRAINING_TRACK,
  EFFECT_ICONS,
  OBJECTIVE_ICONS,
  FACES,
  SLOT_FACES,
  FLASHBACK_ACTIONS,
};

export const vengeance = defineGame({
  id: 'vengeance',
  version: '3',
  seats: { min: 1, max: 4 },
  options: OPTIONS,
  shape: board,
  ledger: RULE_IDS,
  rulebook: book,
  setup: layOut,
  objects,
  start: () => game.with(),
  powers: [comeBack],
  view,
  scene,
  forecast,
  odds,
  whyNot,
  hidden: () => [],
  outline,
  text: { en: { ...en, ...enGrammar }, fr: { ...fr, ...frGrammar } },
  story,
  content: {
    facts,
    inventory,
  },
  invariants,
  realTime,
  things,
  bots: [careful],
  guide,
  carriedBy: CARRIED_BY,
  migrations: [takingByItself, unstretched],
});

export { comesTooSoon, inTickOrder, TEMPO, type Tick, type Timer } from './clock.ts';
export type { Forecast as VengeanceForecast } from './forecast.ts';
export type { View as VengeanceView } from './view.ts';
export type VengeanceFacts = typeof facts;
