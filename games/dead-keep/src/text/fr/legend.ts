// The signs of the drawn map, in French.
import type { legend as english } from '../en/legend.ts';

export const legend: Record<keyof typeof english, string> = {
  'legend.sign': '{sign} {what}',
  'legend.objective': 'Objectif',
  'legend.exit': 'Sortie',
  'legend.spawn': 'Zone d’Apparition active',
  'legend.artifact': 'jeton Artefact',
  'legend.treasure': 'Trésor',
  'legend.search': 'jeton Fouille',
  'legend.fountain': 'Fontaine de Mana',
  'legend.mist': 'brume',
  'legend.dark': 'pièce sombre',
  'legend.tower': 'sur le Donjon',
  'legend.door': 'porte fermée',
  'legend.open': 'porte ouverte',
  'legend.locked': 'verrouillé, bleu ou vert',
  'legend.stairs': 'Escalier',
  'legend.unrevealed': 'pas encore vu',
};
