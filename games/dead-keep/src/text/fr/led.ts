// What somebody did and what came of it, in one line, in French.

import type { led as english } from '../en/led.ts';

const CASTS = '{adventurer} emploie {card, the}';
const OBJECTIVE =
  '{adventurer} prend l’Objectif {colour, select, blue {bleu} green {vert} other {rouge}} dans {zone, the}';
const ACTIVATES = '{adventurer} active l’Objectif dans {zone, the}';
const GIVES_ACTION = '{adventurer} donne une Action gratuite à {adventurer2}';
const DOOR = '{adventurer} ouvre une porte, le dé montre {face}';
const AGAIN = '{adventurer} relance le dé de la porte, il montre {face}';
const DOOM = ', et le Boss gagne {n, plural, one {# Fatalité} other {# Fatalités}} : {doom} sur 5.';
const QUIET = ', rien ne bouge : le passage entre {zone, the} et {zone2, the} est ouvert.';
const CARD = 'Carte {deck, select, street {Rue} other {Bâtiment}} de Niveau {level} pour {zone, the}';
const ATTACKS =
  '{n, plural, one {# Attaque} other {# Attaques}} de {damage, plural, one {# Dégât} other {# Dégâts}} ({enemy}) dans {zone, the}';
const TRADE = '{adventurer} et {adventurer2} font un échange';
const AP = '{n, plural, one {# point} other {# points}} d’Adrénaline, {ap} en tout.';

export const led: Record<keyof typeof english, string> = {
  'lead.moves.moves':
    '{adventurer} va dans {zone, the}{n, plural, =0 {} one {, pour # Action de plus} other {, pour # Actions de plus}}',
  'led.moves.moves':
    ', puis dans {zone, the}{n, plural, =0 {} one {, pour # Action de plus} other {, pour # Actions de plus}}.',
  'lead.doorRoll.doom': DOOR,
  'led.doorRoll.doom': DOOM,
  'lead.doorRoll.doorOpens': DOOR,
  'led.doorRoll.doorOpens': QUIET,
  'lead.doorReroll.doom': AGAIN,
  'led.doorReroll.doom': DOOM,
  'lead.doorReroll.doorOpens': AGAIN,
  'led.doorReroll.doorOpens': QUIET,
  'lead.doorOpens.revealed': 'La porte entre {zone, the} et {zone2, the} s’ouvre',
  'led.doorOpens.revealed': 'elle montre {zones, the}.',
  'lead.cardDrawn.spawns': CARD,
  'led.cardDrawn.spawns':
    '{foes}{host, plural, =0 {} other {, dont # de la Horde que vaut un grand groupe (DK-RULING-185)}}.',
  'lead.searched.kept': '{adventurer} fouille {zone, the} ({cards})',
  'led.searched.kept': ', et garde {cards, the}.',
  'lead.searched.discards': '{adventurer} fouille {zone, the} ({cards})',
  'led.searched.discards': ', et défausse {cards, the}.',
  'lead.traded.gives': TRADE,
  'lead.traded.givesPotions': TRADE,
  'lead.traded.discards': TRADE,
  'lead.reorganizes.discards': '{adventurer} réorganise ses cartes',
  'led.reorganizes.discards': ', et défausse {cards, the}.',
  'lead.taunts.packMoves': '{adventurer} provoque les Ennemis {zone, of}',
  'led.taunts.packMoves': '{foes} vers {zone2, the}.',
  'lead.leads.moves': GIVES_ACTION,
  'lead.leads.gathers': GIVES_ACTION,
  'lead.leads.declines': GIVES_ACTION,
  'lead.enchants.warded': CASTS,
  'lead.enchants.binds': CASTS,
  'lead.enchants.pushes': CASTS,
  'lead.enchants.doomLifted': CASTS,
  'lead.enchants.looksAt': CASTS,
  'lead.enchants.healed': CASTS,
  'lead.enchants.teleports': CASTS,
  'lead.enchants.gainsMana': CASTS,
  'led.enchants.gainsMana': '{adventurer} gagne {n} Mana et en a {mana}.',
  'lead.eliminated.dropsToken': '{adventurer} élimine {foes} dans {zone, the}',
  'led.eliminated.dropsToken': 'un jeton {token, select, search {Fouille} other {Artefact}} y est posé.',
  'lead.eliminated.adrenaline': '{adventurer} élimine {foes} dans {zone, the}',
  'led.eliminated.adrenaline': AP,
  'lead.adrenaline.danger':
    '{adventurer} gagne {n, plural, one {# point} other {# points}} d’Adrénaline et en est à {ap}',
  'led.adrenaline.danger':
    'Niveau {danger, select, yellow {Jaune, avec une quatrième Action} orange {Orange} red {Rouge} other {Bleu}}.',
  'lead.takesObjective.adrenaline': OBJECTIVE,
  'led.takesObjective.adrenaline': AP,
  'lead.takesObjective.unlocks': OBJECTIVE,
  'lead.takesObjective.stairsTurn': OBJECTIVE,
  'lead.takesObjective.doorsOpen': OBJECTIVE,
  'lead.activatesObjective.unlocks': ACTIVATES,
  'lead.activatesObjective.stairsTurn': ACTIVATES,
  'lead.activatesObjective.doorsOpen': ACTIVATES,
  'lead.activatesObjective.adrenaline': ACTIVATES,
  'led.activatesObjective.adrenaline': AP,
  'lead.enemyAttacks.wounded': ATTACKS,
  'lead.enemyAttacks.toughIgnores': ATTACKS,
  'lead.enemyAttacks.armorRolled': ATTACKS,
  'led.enemyAttacks.armorRolled':
    '{adventurer} obtient {faces} pour une Armure de {need}+, {n, plural, =0 {rien n’est annulé} one {# Attaque est annulée} other {# Attaques sont annulées}}.',
  'led.attacks.rolled':
    ', lance {faces} : {hits, plural, =0 {aucune touche} one {# touche} other {# touches}}.',
  'lead.wounded.ko': '{adventurer} subit {n, plural, one {# Blessure} other {# Blessures}}',
  'led.wounded.ko': 'KO.',
  'lead.friendlyFire.wounded':
    'Tir ami sur {adventurer} dans {zone, the}, {n, plural, one {# échec} other {# échecs}}',
  'led.friendlyFire.wounded':
    '{n, plural, one {# Blessure} other {# Blessures}}{left, plural, =0 {} other {, Vie #}}.',
};
