// French: the same messages as English, key by key.

import { cards } from './fr/cards.ts';
import { combat } from './fr/combat.ts';
import { names } from './fr/names.ts';
import { outline } from './fr/outline.ts';
import { playerEvents } from './fr/player-events.ts';
import { print } from './fr/print.ts';
import { quests } from './fr/quests.ts';
import { refusals } from './fr/refusals.ts';
import { skills } from './fr/skills.ts';
import { turn } from './fr/turn.ts';
import { zones } from './fr/zones.ts';

export const fr = {
  ...names,
  ...cards,
  ...skills,
  ...print,
  ...quests,
  ...zones,
  ...turn,
  ...combat,
  ...playerEvents,
  ...refusals,
  ...outline,
};
