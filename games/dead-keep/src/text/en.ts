// English: everything on the table and everything said about it. These keys define the catalogue of messages.

import { boss } from './en/boss.ts';
import { campaign } from './en/campaign.ts';
import { cards } from './en/cards.ts';
import { combat } from './en/combat.ts';
import { enemies } from './en/enemies.ts';
import { led } from './en/led.ts';
import { legend } from './en/legend.ts';
import { names } from './en/names.ts';
import { outline } from './en/outline.ts';
import { playerEvents } from './en/player-events.ts';
import { print } from './en/print.ts';
import { questRules } from './en/quests-rules.ts';
import { quests } from './en/quests.ts';
import { reasons } from './en/reasons.ts';
import { refusals } from './en/refusals.ts';
import { shop } from './en/shop.ts';
import { skills } from './en/skills.ts';
import { spawn } from './en/spawn.ts';
import { story } from './en/story.ts';
import { terms } from './en/terms.ts';
import { turn } from './en/turn.ts';
import { whyNot } from './en/why-not.ts';
import { zones } from './en/zones.ts';
import { partyNamed } from './party.ts';

export const en = {
  ...names,
  ...partyNamed(names),
  ...cards,
  ...skills,
  ...print,
  ...quests,
  ...zones,
  ...turn,
  ...combat,
  ...playerEvents,
  ...led,
  ...reasons,
  ...refusals,
  ...whyNot,
  ...outline,
  ...legend,
  ...terms,
  ...boss,
  ...campaign,
  ...enemies,
  ...questRules,
  ...shop,
  ...spawn,
  ...story,
};
