// Tous les mots de Dead Cells en français.
import { frCards } from './fr-cards.ts';
import { frCombat } from './fr-combat.ts';
import { frOutline } from './fr-outline.ts';
import { frReasons } from './fr-reasons.ts';
import { frRun } from './fr-run.ts';
import { frStory } from './fr-story.ts';
import { frWhyNot } from './fr-why-not.ts';
import { frWorld } from './fr-world.ts';

export const fr = {
  ...frWorld,
  ...frCards,
  ...frCombat,
  ...frOutline,
  ...frReasons,
  ...frRun,
  ...frStory,
  ...frWhyNot,
};
