// Les chapitres d’une campagne : ce qui se lit au-dessus d’un passage du journal.
import type { enStory } from './en-story.ts';

export const frStory: Record<keyof typeof enStory, string> = {
  'part.runBegins': 'Run {number}',

  'chapter.biomeEntered': '{biome}',
  'chapter.moved': 'Case {space}',
  'chapter.tileTurned': 'Case {space}, {plate}',
  'chapter.biomeLeft': 'Entre deux Biomes',
  'chapter.turn': '{n, select, 1 {Combat de Boss} other {}}',
  'chapter.runEnds': 'Après le Run {number}',

  'turn.turn': 'Manche {n}',
  'turn.round': 'Round {round, select, 0 {0} 1 {I} 2 {II} 3 {III} other {IV}}',

  'phase.enemyPlaced': 'Mise en place',
  'phase.announces': 'Préparation',
  'phase.plays': 'Préparation',
  'phase.passes': 'Préparation',
  'phase.market': '{market, The}',
  'phase.upgrade': 'Améliorations',
  'phase.well': 'Le Puits',

  // Ce qui s’est su, sur la ligne derrière laquelle rien ne s’annule
  'line.biomeEntered': 'un Biome a été mis en place ici',
  'line.tileTurned': 'une tuile a été retournée ici',
  'line.tileSeen': 'une tuile a été regardée ici',
  'line.revealed': 'les cartes ont été montrées ici',
  'line.deckCheck': 'une carte a été retournée ici',
  'line.flipped': 'une carte a été retournée ici',
  'line.drew': 'des cartes ont été piochées ici',
  'line.bossAction': 'le Boss a montré son action ici',
  'line.offer': 'la marchandise a été étalée ici',
  'line.upgrade': 'une Amélioration a été piochée ici',
  'line.well': 'le Puits a donné une carte ici',
};
