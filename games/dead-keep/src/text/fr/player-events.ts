// What the table tells of the Adventurers, in French.

import type { playerEvents as english } from '../en/player-events.ts';

export const playerEvents: Record<keyof typeof english, string> = {
  'event.turnBegins':
    'Tour {adventurer, of} ({who}) : {actions, plural, one {# Action} other {# Actions}}, {mana} Mana, Vie {n}.',
  'event.turnEnds': '{adventurer} a fini{why, select, nothing { : plus rien à faire} ko { : KO} other {}}.',
  'event.moves':
    '{adventurer} va dans {zone, the}{n, plural, =0 {} one {, pour # Action de plus} other {, pour # Actions de plus}}.',
  'event.sprints':
    '{adventurer} sprinte jusqu’à {zone, the}{n, plural, =0 {} one {, pour # Action de plus} other {, pour # Actions de plus}}.',
  'event.jumps':
    '{adventurer} saute dans {zone, the}{n, plural, =0 {} one {, pour # Action de plus} other {, pour # Actions de plus}}.',
  'event.teleports': '{adventurer} disparaît et reparaît dans {zone, the}.',
  'event.bloodlust':
    'Soif de sang : {adventurer} fait irruption dans {zone, the}{n, plural, =0 {} one {, pour # Action de plus} other {, pour # Actions de plus}}.',
  'event.shoves': '{adventurer} bouscule {n, plural, one {# Ennemi} other {# Ennemis}} vers {zone, the}.',
  'event.taunts': '{adventurer} provoque les Ennemis {zone, of}.',
  'event.leads': '{adventurer} donne une Action gratuite à {adventurer2}.',
  'event.declines': '{adventurer} décline.',
  'event.gathers': '{adventurer} puise {n} Mana et en a {mana}.',
  'event.gainsMana': '{skill} : {adventurer} gagne {n} Mana et en a {mana}.',
  'event.losesMana': '{adventurer} perd {n} Mana ; il lui en reste {mana}.',
  'event.paysMana': '{skill} : {adventurer} dépense {n} Mana ; il lui en reste {mana}.',
  'event.doorRoll':
    '{adventurer} ouvre une porte. Le dé montre {face}{face, select, 1 { : le bruit porte loin} 2 { : le bruit porte loin} 3 { : le bruit porte loin} other { : rien ne bouge}}.',
  'event.doorReroll': '{adventurer} relance le dé de la porte : {face}.',
  'event.doorOpens': 'La porte entre {zone, the} et {zone2, the} est ouverte.',
  'event.searched': '{adventurer} trouve {cards, a} en fouillant {zone, the}.',
  'event.kept': '{adventurer} garde {cards, the}.',
  'event.discards': '{adventurer} défausse {cards, the}.',
  'event.discardsPotion': '{adventurer} défausse une Potion.',
  'event.reorganizes': '{adventurer} réorganise ses cartes.',
  'event.traded': '{adventurer} et {adventurer2} font un échange.',
  'event.gives': '{adventurer} donne {cards, the} à {adventurer2}.',
  'event.givesPotions': '{adventurer} donne {n, plural, one {# Potion} other {# Potions}} à {adventurer2}.',
  'event.refuses': '{adventurer} n’est pas d’accord avec {adventurer2}.',
  'event.takesPotion': '{adventurer} ouvre le coffre dans {zone, the} : une Potion de Soins.',
  'event.takesArtifact': '{adventurer} gagne {card, the} dans {zone, the}.',
  'event.noArtifact': 'Il ne reste aucun Artefact pour {adventurer}.',
  'event.takesObjective':
    '{adventurer} prend l’Objectif {colour, select, blue {bleu} green {vert} other {rouge}} dans {zone, the}.',
  'event.adrenaline':
    '{adventurer} gagne {n, plural, one {# point} other {# points}} d’Adrénaline et en est à {ap}.',
  'event.danger':
    '{adventurer} est maintenant au Niveau {danger, select, yellow {Jaune : une quatrième Action} orange {Orange} red {Rouge} other {Bleu}}.',
  'event.learns': '{adventurer} apprend {skill}.',
  'event.ultrared': 'Ultrarouge : le marqueur {adventurer, of} commence le tour de barre {n}.',
  'event.wounded':
    '{adventurer} subit {n, plural, one {# Blessure} other {# Blessures}}{left, plural, =0 {} other { ; Vie #}}.',
  'event.ko': '{adventurer} est KO.',
  'event.drinks':
    '{adventurer2} boit une Potion{own, select, true {} other { {adventurer, of}}} : {n, plural, one {# Blessure soignée} other {# Blessures soignées}}, Vie {left}.',
  'event.revived': '{adventurer} se relève avec une Vie de {left}.',
  'event.healed':
    '{n, plural, one {# Blessure} other {# Blessures}} en moins pour {adventurer} : Vie {left}.',
  'event.votes': '{who} {n, plural, =0 {retire son avis} other {donnerait la réponse #}}.',
  'event.won': '{quest} : Quête gagnée à la Manche {round}. {after}',
  'event.lost':
    '{quest} : Quête perdue à la Manche {round} : {why, select, allKo {plus personne ne tient debout} ko {il y a plus de KO que de Potions} other {la Quête a échoué}}.',
};
