/** What looking back says of the decisions it weighed, in English and French. */

import { ownWords } from '../kit/words.ts';

const en = {
  tab: 'Turning points',
  offer: 'Find what cost most',
  note: 'Each of your decisions is weighed on tables dealt anew from what you knew then. It takes a while; you can go on looking meanwhile.',
  working: 'Weighing your decisions',
  'working-at': '{n} of 100 done',
  stopped: 'Stopped: nothing was kept.',
  broke: 'The decisions could not be weighed: {why}',
  none: 'Nothing you did was surely worse than something else.',
  did: 'Decision {n}: {did}.',
  better: 'Better: {better}.',
  nothing: 'nothing',
  line: 'What was to be expected then, on a middling table:',
  again: 'Weigh them again',
  kept: 'Kept with this table in this browser. A file or link of the game does not hold it.',
  'not-kept': 'It is gone when you leave: this game is not kept in this browser.',
  table: 'All decisions as a table',
  'table.decision': 'Decision',
  'table.given': 'As played',
  'table.best': 'Best',
  'table.tables': 'Tables',
  chart: '{what}: {first} at the first decision, {last} at the last, between {low} and {high}.',
  'chart-cost': 'The largest losses: decision {list}.',
  swing: '{from} → {to}',
} as const;

const fr: Readonly<Record<keyof typeof en, string>> = {
  tab: 'Tournants',
  offer: 'Trouver ce qui a coûté le plus',
  note: 'Chacune de vos décisions est pesée sur des tables redistribuées selon ce que vous saviez alors. Cela prend un moment ; vous pouvez continuer à regarder.',
  working: 'Vos décisions sont pesées',
  'working-at': '{n} sur 100',
  stopped: 'Arrêté : rien n’a été gardé.',
  broke: 'Les décisions n’ont pas pu être pesées : {why}',
  none: 'Rien de ce que vous avez fait n’était sûrement moins bon qu’autre chose.',
  did: 'Décision {n} : {did}.',
  better: 'Mieux : {better}.',
  nothing: 'rien',
  line: 'Ce à quoi s’attendre alors, à une table moyenne :',
  again: 'Les repeser',
  kept: 'Gardé avec cette table dans ce navigateur. Un fichier ou un lien de la partie ne le contient pas.',
  'not-kept': 'Ce sera perdu quand vous partirez : cette partie n’est pas gardée dans ce navigateur.',
  table: 'Toutes les décisions en tableau',
  'table.decision': 'Décision',
  'table.given': 'Jouée',
  'table.best': 'Meilleure',
  'table.tables': 'Tables',
  chart: '{what} : {first} à la première décision, {last} à la dernière, entre {low} et {high}.',
  'chart-cost': 'Les plus grosses pertes : décision {list}.',
  swing: '{from} → {to}',
};

export const reviewWords = { en, fr };

export const { useOwn: useReviewWords } = ownWords(reviewWords, () => ({}));
