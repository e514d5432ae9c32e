// The Dead Keep. The front door.

import { things } from './things.ts';
import { defineGame, type Options } from '@gravetable/kernel';
import { careful } from './bots/careful.ts';
import { guide } from './bots/guide.ts';
import { evening } from './campaign.ts';
import type { AdventurerId, QuestId } from './cards/ids.ts';
import { questOf } from './cards/quests/index.ts';
import { CARRIED_BY } from './carried-by.ts';
import './actions/gifts.ts';
import './interrupts.ts';
import { facts } from './facts.ts';
import { forecast } from './forecast/index.ts';
import { odds } from './odds.ts';
import { group } from './group.ts';
import { hidden } from './hidden.ts';
import { invariants } from './invariants.ts';
import { inventory } from './inventory.ts';
import { drawView, legend } from './map/signs.ts';
import { CAMPAIGN, OPTIONS } from './options.ts';
import { outline, standing } from './outline.ts';
import { pieces } from './pieces.ts';
import { POWERS } from './powers.ts';
import { RULE_IDS } from './rule-ids.ts';
import { book } from './rulebook.ts';
import { freshBoard } from './setup.ts';
import { board } from './state.ts';
import { story } from './story.ts';
import { en } from './text/en.ts';
import { fr } from './text/fr.ts';
import { scene, view } from './view.ts';
import { whyNot } from './why-not/index.ts';

const partyOf = (options: Options): readonly AdventurerId[] => options['party'] as readonly AdventurerId[];

function setTable(seats: number, options: Options) {
  const quest = options['quest'] as string;
  const campaign = quest === CAMPAIGN;
  return freshBoard({
    seats,
    quest: campaign ? 'Q01' : (quest as QuestId),
    party: partyOf(options),
    ultrared: options['ultrared'] as boolean,
    koAtOnce: options['koCheck'] === 'immediate',
    campaign,
  });
}

/** DK-RULING-57, DK-GEN-01: the Quest says how many go; nobody sits there without an Adventurer. */
function objectsTo(seats: number, options: Options): string | null {
  const party = partyOf(options);
  if (party.length < seats) return 'FEWER_THAN_SEATS';
  if (options['quest'] === CAMPAIGN) return null;
  const { min, max } = questOf(options['quest'] as string).adventurers;
  return party.length < min || party.length > max ? 'PARTY_SIZE' : null;
}

export const deadKeep = defineGame({
  id: 'dead-keep',
  version: '1',
  seats: { min: 1, max: 6 },
  options: OPTIONS,
  shape: board,
  ledger: RULE_IDS,
  rulebook: book,
  setup: setTable,
  objects: objectsTo,
  start: () => evening.with(),
  powers: POWERS,
  view,
  scene,
  hidden,
  group,
  outline,
  things,
  drawing: (shown) => ({ lines: drawView(shown), legend: legend(shown) }),
  standing,
  text: { en, fr },
  story,
  content: {
    facts,
    inventory,
    pieces,
  },
  invariants,
  forecast,
  odds,
  whyNot,
  bots: [careful],
  guide,
  carriedBy: CARRIED_BY,
});

export type { Event as DeadKeepEvent } from './events.ts';
export type { Facts as DeadKeepFacts } from './facts.ts';
export type {
  AttackAhead,
  DividedAhead,
  DoorAhead,
  EnemyPhaseAhead,
  InSight,
  Reached,
} from './forecast/index.ts';
export type { View as DeadKeepView } from './view.ts';
