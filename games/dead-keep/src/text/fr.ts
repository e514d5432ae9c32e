// French: the same messages as English, key by key.

import { boss } from './fr/boss.ts';
import { campaign } from './fr/campaign.ts';
import { cards } from './fr/cards.ts';
import { combat } from './fr/combat.ts';
import { enemies } from './fr/enemies.ts';
import { led } from './fr/led.ts';
import { legend } from './fr/legend.ts';
import { names } from './fr/names.ts';
import { outline } from './fr/outline.ts';
import { playerEvents } from './fr/player-events.ts';
import { print } from './fr/print.ts';
import { questRules } from './fr/quests-rules.ts';
import { quests } from './fr/quests.ts';
import { reasons } from './fr/reasons.ts';
import { refusals } from './fr/refusals.ts';
import { shop } from './fr/shop.ts';
import { skills } from './fr/skills.ts';
import { spawn } from './fr/spawn.ts';
import { story } from './fr/story.ts';
import { terms } from './fr/terms.ts';
import { turn } from './fr/turn.ts';
import { whyNot } from './fr/why-not.ts';
import { zones } from './fr/zones.ts';
import { partyNamed } from './party.ts';

export const fr = {
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
