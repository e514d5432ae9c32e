// Pourquoi une pièce ne peut pas être choisie maintenant.
import type { enWhyNot } from './en-why-not.ts';

export const frWhyNot: Record<keyof typeof enWhyNot, string> = {
  'refusal.NOTHING_THERE':
    'L’emplacement {space} est Libre : aucune carte à attaquer, à ramasser ou à traverser.',
  'refusal.HORDE_STANDS': 'Une horde occupe l’emplacement {space} : rien ne peut l’attaquer.',
  'refusal.GIVES_TO_OTHERS': 'On donne une carte à un autre Survivant, et vous jouez {survivor}.',
  'refusal.NOTHING_TO_GIVE': 'Ni la Main ni la Réserve ne contient de carte à donner à {whom}.',
  'refusal.WORN':
    '{card, The} {card, agree, p {sont} other {est}} déjà en place et {card, agree, p {agissent} other {agit}} d’office quand des dégâts touchent {survivor}.',
  'refusal.LOADED':
    '{card, The} {card, agree, p {sont} other {est}} en place près de l’arme équipée, dont les attaques {card, agree, p {les épuisent} other {l’épuisent}}.',
  'refusal.STRIKES':
    '{card, The} {card, agree, p {sont} other {est}} en place : choisissez la carte de la Zone de jeu à frapper.',
  'refusal.OF_ANOTHER':
    '{card, The} {card, agree, p {appartiennent} other {appartient}} à {whom} : personne d’autre ne peut s’en servir ni en faire don.',
  'refusal.NOT_COMMON':
    'Les Jumelles ne montrent que des cartes Communes, et il n’y en a pas en rangée {row}, place {place}.',
  'refusal.NEVER_DISCARDED': '{card, The} ne se {card, agree, p {défaussent} other {défausse}} jamais.',
  'refusal.NOT_IN_HAND':
    'On défausse depuis la Main, et {card, the} n’y {card, agree, p {sont} other {est}} pas.',
  'refusal.NOT_TRADED':
    'Le Marchand ambulant prend des cartes de la Main et de la Réserve ; {card, the} {card, agree, p {ne sont} other {n’est}} ni dans l’une ni dans l’autre.',
  'refusal.NO_COMMON_CARD':
    '{card, The} {card, agree, p {ne sont} other {n’est}} pas une carte Commune, et seule une carte Commune paie cela.',
  'refusal.ANOTHER_WANTED': 'Cela se paie avec {card, the} uniquement, pas avec {card2, the}.',
  'refusal.RUN_FIRST': 'COURIR est en cours : la seconde carte se retourne avant tout le reste.',
  'refusal.SCOUT_FIRST':
    'La Lanterne est en main : nommez d’abord des cartes non recouvertes de la rue, ou aucune.',
  'refusal.PEEK_FIRST':
    'Les Jumelles sont en main : nommez d’abord des cartes Communes de la rue, ou aucune.',
  'refusal.REORDER_FIRST': 'Les cartes regardées sont d’abord remises en place.',
  'refusal.KEEP_FIRST': 'Des cartes ont été piochées : dites d’abord quelle Ressource est gardée, ou aucune.',
  'refusal.ROOM_FIRST': 'Une carte attend une place en Main : dites d’abord ce qui est défaussé pour elle.',
  'refusal.PAY_FIRST': 'Dites d’abord qui se défait {card, of}, ou que personne ne le fait.',
  'refusal.TRADE_FIRST':
    'Le Marchand ambulant attend : dites d’abord quelles cartes sont données, ou aucune.',
  'refusal.TOLL_FIRST': 'Payez d’abord la mort de Dan : une carte Commune, ou la moitié de tout.',
  'refusal.LIMIT_FIRST': 'Le tour finit avec cinq cartes en Main au plus : défaussez-en d’abord {n}.',
};
