// Pourquoi une pièce ne peut pas être choisie maintenant.
import type { enWhyNot } from './en-why-not.ts';

const ROUND = '{round, select, 1 {I} 2 {II} other {III}}';

export const frWhyNot: Record<keyof typeof enWhyNot, string> = {
  // Cartes de la main
  'refusal.CARD_LACKS': '{combat} ne porte pas le symbole {sym}.',
  'refusal.CARD_OWED': '{combat} doit payer le prochain symbole de ce Test.',
  'refusal.CARD_IDLE': '{combat} sert au Combat ; en dehors, une carte ne paie qu’un Test de Main.',
  'refusal.PASSER_FIRST': 'Les cartes se posent quand le Groupe a dit qui passe.',
  'refusal.CARD_LATER': 'On pourra poser {combat} dès que ceci sera réglé.',
  'refusal.CARDS_LIE_OPEN': 'Les trois cartes de ce Combat sont révélées ; la main attend le prochain.',
  'refusal.CARDS_LIE_OPEN_TURN':
    'Les cartes de cette Manche sont révélées ; la main attend la prochaine Manche.',

  // Équipement
  'refusal.ITEM_OF_ANOTHER': 'Il s’agit de l’Équipement d’un autre Prisonnier, pas {equipment, of}.',
  'refusal.ITEM_IN_COMBAT': '{equipment, The} ne {equipment, agree, p {servent} other {sert}} qu’en Combat.',
  'refusal.ITEM_AFTER_REVEAL':
    '{equipment, The} {equipment, agree, p {entrent} other {entre}} en jeu pendant les Rounds, une fois les cartes révélées.',
  'refusal.ITEM_USED': '{equipment, The} {equipment, agree, p {ont} other {a}} déjà servi à ce Round.',
  'refusal.ITEM_OTHER_ROUND': `{equipment, The} ne {equipment, agree, p {servent} other {sert}} qu’au Round ${ROUND}.`,
  'refusal.ITEM_IN_PLACE': 'On propose {equipment, the} quand vient votre propre Action de ce Round.',
  'refusal.ITEM_JOINS': 'On propose {equipment, the} juste après votre propre Action de ce Round.',
  'refusal.ITEM_BY_SKILL':
    '{equipment, The} {equipment, agree, p {demandent} other {demande}} une Action Aptitude, et aucune n’est en cours.',
  'refusal.ITEM_BY_ITSELF':
    '{equipment, The} {equipment, agree, p {agissent d’office, chaque fois que leur} other {agit d’office, chaque fois que sa}} condition est remplie.',
  'refusal.ITEM_IN_ROUND_0':
    '{equipment, The} ne {equipment, agree, p {servent} other {sert}} qu’au Round 0, quand vient le tour de votre Prisonnier.',
  'refusal.ITEM_COMPANION':
    '{equipment, The} {equipment, agree, p {sont} other {est}} un Compagnon : on le nomme quand un Dégât tombe ou quand vient son Round.',

  // Prisonniers
  'refusal.BEHEADED_DEAD':
    '{beheaded, The} est {beheaded, agree, f {morte} other {mort}} : plus rien ne peut l’atteindre.',
  'refusal.BEHEADED_PASSES': '{beheaded, The} passe et ne participe pas à ce Combat.',
  'refusal.BEHEADED_SPARED':
    'Cela ne peut pas tomber sur {beheaded, the} : l’icône désigne quelqu’un d’autre.',
  'refusal.BEHEADED_UNHURT': '{beheaded, The} n’a aucun Dégât à retirer.',
  'refusal.SERENADE_UNARMED': 'Sérénade ne porte pas d’Équipement.',
  'refusal.BEHEADED_OUT_OF_REACH': 'Cette Action n’atteint pas {beheaded, the}.',
  'refusal.BEHEADED_NOT_MEANT': '{beheaded, The} ne peut pas recevoir cela.',
  'refusal.ENEMY_MEANT': 'Cela vise un Ennemi, pas {beheaded, the}.',
  'refusal.GROUP_TOGETHER': 'Tout le Groupe se déplace ensemble, {beheaded, the} aussi : choisissez un lieu.',
  'refusal.BEHEADED_PLANS':
    'Pendant la préparation, on pose des cartes ; rien n’arrive encore {beheaded, to}.',
  'refusal.BEHEADED_AT_EASE': 'Rien n’arrive ici {beheaded, to} : autre chose se décide d’abord.',
  'refusal.BEHEADED_NOT_ASKED':
    'On nomme {beheaded, the} quand un Prisonnier reçoit quelque chose ou quand un coup tombe sur lui.',

  // Ennemis
  'refusal.FOE_AFTER_PASSER': 'On combat {foe, the} quand le Groupe a dit qui passe.',
  'refusal.FOE_SILENCED':
    'Malédiction du silence : on ne désigne pas {foe, the} et on ne conseille rien avant la révélation des cartes.',
  'refusal.FOE_AFTER_REVEAL': 'On frappe {foe, the} pendant les Rounds, avec les cartes posées maintenant.',
  'refusal.FOE_BY_ACTION': 'On nomme {foe, the} quand une Action est dirigée : dites d’abord ce qui vient.',
  'refusal.FOE_NO_MONSTER': 'Seul un Monstre peut repartir, et {foe, the} n’en est pas un.',
  'refusal.FOE_STAYS': '{foe, The} ne peut pas repartir.',
  'refusal.SECOND_ELSEWHERE':
    'La seconde cible est un autre Ennemi à Portée, ce qui n’est pas le cas {foe, of}.',
  'refusal.BEHEADED_MEANT': 'Cela tombe sur un Prisonnier du Groupe, pas sur {foe, the}.',
  'refusal.BEHEADED_GETS': 'C’est pour un Prisonnier du Groupe, pas pour {foe, the}.',
  'refusal.HUNG_AFTER_REVEAL': 'On frappe cela pendant les Rounds, par une Action à cible unique.',
  'refusal.HUNG_BY_ACTION':
    'Seule une Action à cible unique peut viser cela, et aucune n’y est dirigée maintenant.',
  'refusal.FOE_GONE': 'Plus personne ne se tient là.',

  // La carte
  'refusal.GROUP_HERE': 'Le Groupe est déjà ici, et chaque déplacement mène à une autre case.',
  'refusal.NO_WAY_BACK': 'Les passages sont à sens unique : le Groupe a laissé ce lieu derrière lui.',
  'refusal.MOVES_LATER': 'Le Groupe repart quand ceci est réglé.',
  'refusal.NO_TILE': 'Il n’y a pas de tuile ici.',
  'refusal.TILE_OPEN': 'Cette tuile est déjà visible.',
  'refusal.TILE_SEEN': 'Le Groupe connaît déjà cette tuile.',
  'refusal.TILE_OUT_OF_SIGHT': 'Cette carte n’atteint pas cette tuile depuis ici.',
  'refusal.BELL_RUNG': 'Cette Cloche a déjà sonné.',
  'refusal.BELL_LATER': 'On peut sonner la Cloche une fois la tuile d’ici résolue.',
  'refusal.BELL_ELSEWHERE': 'On sonne une Cloche depuis sa case, une fois la tuile résolue.',
  'refusal.LANTERN_LIT': 'Cette Lanterne est allumée.',
  'refusal.LANTERN_FAR': 'On allume une Lanterne depuis la colonne juste avant sa zone.',
  'refusal.LANTERN_WAITS':
    'Cette Lanterne s’allume avant de choisir un chemin, pour {n, plural, one {# carte Tactique} other {# cartes Tactique}}.',

  // Butin, Besace, plateau Mutations
  'refusal.LOOT_AFTER_REVEAL': 'Il faut une Action Piller pendant un Round pour prendre {loot}.',
  'refusal.LOOT_BY_ACTION': 'Il faut une Action Piller pour prendre {loot}, et aucune n’est en cours.',
  'refusal.LOOT_BARRED': 'Ce Prisonnier ne peut pas piller {loot}.',
  'refusal.BAG_WAITS': '{reward} : dans la Besace, à distribuer à la fin du Combat.',
  'refusal.BAG_TO_COLLECTOR': '{reward} : dans la Besace, pour le Collecteur à la fin du Combat.',
  'refusal.SLOT_OF_ANOTHER_KIND':
    '{card} occupe un emplacement d’un autre genre et ne prend pas de place ici.',
  'refusal.CARD_SPENT': '{card} a déjà servi et doit attendre.',
  'refusal.CARD_AT_START': '{card} agit d’office avant chaque Run.',
  'refusal.CARD_SKILL': '{card} s’utilise pendant un Run, au moment que la carte indique.',
  'refusal.CARD_AT_ITS_MOMENT':
    'On propose {card} pendant un Run, quand vient le moment imprimé sur la carte.',
  'refusal.DECKS_LATER': 'On achète des cartes en dépensant les Cellules, après le Run.',
};
