// Every word of Dead Cells in English.
import { enCards } from './en-cards.ts';
import { enCombat } from './en-combat.ts';
import { enOutline } from './en-outline.ts';
import { enReasons } from './en-reasons.ts';
import { enRun } from './en-run.ts';
import { enStory } from './en-story.ts';
import { enWhyNot } from './en-why-not.ts';
import { enWorld } from './en-world.ts';

export const en = {
  ...enWorld,
  ...enCards,
  ...enCombat,
  ...enOutline,
  ...enReasons,
  ...enRun,
  ...enStory,
  ...enWhyNot,
};
