// Why a piece cannot be chosen now, in French.
import type { whyNot as english } from '../en/why-not.ts';

export const whyNot: Record<keyof typeof english, string> = {
  'refusal.ASKED_FIRST': 'Une autre question vient d’abord.',
  'refusal.SEALED': 'Aucune porte ne mène à cette pièce : on n’y entre jamais.',
  'refusal.BUILDING_CLOSED': 'Personne n’a encore regardé là-dedans : il faut d’abord ouvrir une porte.',
  'refusal.STANDS_HERE': 'L’Aventurier s’y trouve déjà.',
  'refusal.BEYOND_RANGE':
    'C’est en vue, à {n, plural, one {# Zone} other {# Zones}}, mais rien en Main ne porte à cette distance.',
  'refusal.NO_OPEN_WAY': 'Aucun chemin ouvert n’y mène.',
  'refusal.STEP_BY_STEP':
    'C’est à {n, plural, one {# Zone} other {# Zones}} ; un Déplacement va d’une Zone à la suivante.',
  'refusal.NOT_NEAREST':
    'Les Ennemis ne regardent que les Aventuriers les plus proches, et cette Zone n’est pas la plus proche.',
  'refusal.NOT_ON_ROUTE': 'Cette Zone n’est pas la prochaine d’un plus court chemin ouvert.',
  'refusal.NOT_DARK':
    'Les cartes Bâtiment se piochent pour les pièces sombres tout juste révélées, et celle-ci n’en est pas.',
  'refusal.ACTS_NOW': 'C’est le Tour de cet Aventurier.',
  'refusal.PUT_AWAY': 'C’est dans le Sac à dos, sans effet.',
  'refusal.WORKS_BY_ITSELF': 'Cette carte agit d’elle-même tant qu’elle est là.',
  'refusal.ROLLS_BY_ITSELF': 'L’Armure se lance quand des Attaques portent.',
  'refusal.NO_DEED':
    '{deed, select, walk {Aucun passage ne sort de cette Zone pour l’instant.} shoot {Aucun Ennemi en vue n’est à Portée d’une arme en Main.} strike {Aucun Ennemi ici, ou aucune arme de Mêlée en Main.} door {Aucune porte fermée ne donne sur cette Zone.} search {Aucun jeton Fouille ici.} gather {Il n’y a pas de Mana à puiser ici.} take {Rien à prendre ici.} trade {Personne ici avec qui échanger.} other {Rien à ranger.}}',
  'refusal.TOKEN_TAKEN': 'Cet Objectif est déjà pris.',
  'refusal.TOKEN_ELSEWHERE': 'Le jeton est ailleurs : {zone, the}. C’est là qu’on le prend.',
};
