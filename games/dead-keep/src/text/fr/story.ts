// Titres du journal, et ce qui s’est révélé là où l’on ne revient pas.

import type { story as en } from '../en/story.ts';

export const story: Record<keyof typeof en, string> = {
  'part.questBegins': '{quest}',
  'part.shopOpens': 'La boutique',
  'chapter.roundBegins': 'Manche {round}',
  'turn.turnBegins': 'Tour {adventurer, of}',
  'turn-over.turnEnds': 'Le Tour {adventurer, of} est fini',
  'turn.activationStep': 'Phase des Ennemis',
  'phase.spawnStep': 'Apparitions',
  'turn.endPhase': 'Phase de Fin',
  'line.cardDrawn': 'une carte Ennemi a été piochée ici',
  'line.searched': 'une carte a été trouvée ici',
  'line.stageDrawn': 'une carte Stade a été piochée ici',
  'line.bossShown': 'le Boss s’est révélé ici',
  'line.bossFalls': 'une carte Stade a été retournée ici',
  'line.takesPotion': 'un Trésor a été retourné ici',
};
