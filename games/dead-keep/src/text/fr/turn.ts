// DK-PP: what an Adventurer is asked and offered in a Turn, in French.

import type { turn as english } from '../en/turn.ts';

export const turn: Record<keyof typeof english, string> = {
  'ask.pick':
    'À qui le Tour ? {n, plural, one {# des vôtres n’a} other {# des vôtres n’ont}} pas encore joué.',
  'ask.turn':
    '{adventurer} : {n, plural, =0 {plus d’Action} one {# Action} other {# Actions}}{free, plural, =0 {} one {, # Action gratuite} other {, # Actions gratuites}}, {mana} Mana.',
  'ask.gift':
    '{by, select, card {{card}} other {Âme de chef}} : {adventurer} reçoit {from, select, nobody {} other {{adventurer2, of} }}{what, select, move {un Déplacement gratuit} combat {une Action de Combat gratuite} other {une Action gratuite}}, maintenant ou jamais.',
  'ask.bloodlust': 'Soif de sang : {adventurer} a une Action de Mêlée gratuite, maintenant ou jamais.',
  'ask.doorReroll': '{adventurer} a de la Chance. Le dé de la porte montre {face} : le relancer ?',
  'ask.levelUp':
    '{adventurer} atteint le Niveau {danger, select, orange {Orange} other {Rouge}}. Quelle Compétence choisir ?',
  'ask.found':
    '{adventurer} a trouvé {card, the}. Où ranger tout cela ? Ce qui n’a pas de place est défaussé.',
  'ask.reorganize': 'Comment ranger tout ce que porte {adventurer} ? Ce qui n’a pas de place est défaussé.',
  'ask.trade': 'Qu’échangent {adventurer} et {adventurer2} ?',
  'ask.consent':
    '{adventurer} propose un échange à {adventurer2}. À recevoir : {cards}. À donner : {cards2}. D’accord ?',
  'ask.subjects': '{card, The} : {n, plural, one {qui est visé} other {quels sont les # visés}} ?',
  'ask.beforeWounds':
    'Avant les Blessures ({attackers}) : {adventurer} va en subir {n} et {left, plural, =0 {tomberait} other {garderait #}}. Quelqu’un boit-il d’abord une Potion ?',
  'ask.potion': 'Une Potion peut être bue à tout moment.',
  'ask.discard': 'Quelque chose peut être défaussé, pour Consumer.',
  'ask.vote': 'Quelle réponse donneriez-vous ?',

  'option.vote': '{n, plural, =0 {Pas d’avis} other {Réponse #}}',
  'option.adventurer': '{adventurer}',
  'option.move':
    'Se déplacer vers {zone, the} ({code}){n, plural, =0 {} one {, en quittant # Ennemi : 1 Action de plus} other {, en quittant # Ennemis : # Actions de plus}}{enemies, plural, =0 {} one {, face à # Ennemi} other {, face à # Ennemis}}{pay, select, mana {, pour 1 Mana} other {}}',
  'option.sprint':
    'Sprinter jusqu’à {zone, the} ({code}){n, plural, =0 {} one {, en quittant # Ennemi : 1 Action de plus} other {, en quittant # Ennemis : # Actions de plus}}{enemies, plural, =0 {} one {, face à # Ennemi} other {, face à # Ennemis}}{pay, select, mana {, pour 1 Mana} other {}}',
  'option.jump': 'Sauter dans {zone, the} ({code})',
  'option.teleport': 'Se téléporter dans {zone, the} ({code})',
  'option.bloodlust':
    'Soif de sang : dans {zone, the} ({code}), puis une Action de Mêlée gratuite{n, plural, =0 {} one { ; # Action de plus pour partir} other { ; # Actions de plus pour partir}}{pay, select, class {, sans Action} other {}}',
  'option.attack':
    '{card} : {action, select, melee {Mêlée} ranged {Distance} other {Magie}} contre {aim, select, undead {{foes}} other {{aim, the}}} dans {zone, the} ({code} ; {dice, plural, one {# dé} other {# dés}}, {accuracy}+, Perforation {pen}{weak, select, yes {, sans percer aucune Armure là} other {}}{line, select, mana {, 1 Mana} other {}}){pay, select, mana {, Action payée en Mana (1)} other {}}',
  'option.enchant': '{card} : Enchantement',
  'option.enchant.who': '{card} : Enchantement sur {adventurer}',
  'option.enchant.zone': '{card} : Enchantement sur {zone, the}',
  'option.enchant.push': '{card} : {zone, of} vers {zone2, the}',
  'option.enchant.token': '{card} : regarder le Trésor dans {zone, the}',
  'option.door': 'Ouvrir la porte entre {zone, the} ({code}) et {zone2, the} ({code2})',
  'option.gather': 'Puiser du Mana{pay, select, mana {, pour 1 Mana} other {}}',
  'option.search': 'Fouiller{pay, select, mana {, pour 1 Mana} other {}}',
  'option.reorganize': 'Réorganiser',
  'option.trade': 'Échanger avec {adventurer}',
  'option.take.treasure': 'Prendre le jeton Trésor',
  'option.take.artifact': 'Prendre le jeton Artefact',
  'option.take.objective': 'Prendre l’Objectif {colour, select, blue {bleu} green {vert} other {rouge}}',
  'option.shove': 'Bousculer tous les Ennemis vers {zone, the} ({code})',
  'option.taunt': 'Provoquer les Ennemis {zone, of} ({code})',
  'option.lead': 'Donner une Action gratuite à {adventurer}',
  'option.gainMana': 'Gagner du Mana : {skill}',
  'option.endTurn':
    'Finir le Tour{n, plural, =0 {} one {, en perdant # Action} other {, en perdant # Actions}}',
  'option.decline': 'Décliner',
  'option.skill': '{skill}',
  'option.accept': 'D’accord',
  'option.rearrange': 'D’accord, et réorganiser',
  'option.refuse': 'Non',
  'option.drink': '{adventurer} donne une Potion à {adventurer2}',
  'option.drink.self': '{adventurer} boit une Potion',
  'option.revive': '{adventurer} relève {adventurer2} avec une Potion',
  'option.drink.pass': 'Pas de Potion',
  'option.discard': '{adventurer} défausse {card, the}',
  'option.discard.potion': '{adventurer} défausse une Potion',
  'option.die': 'le {face}',

  'item.card': '{card}',
  'item.potion': 'Potion',
  'item.potions': '{n, plural, one {# Potion} other {# Potions}}',
  'item.nothing': 'rien',
  'slot.hands': 'Mains {adventurer, of}',
  'slot.body': 'Corps {adventurer, of}',
  'slot.pack': 'Sac à dos {adventurer, of}',
  'slot.talismans': 'Talismans {adventurer, of}',
  'slot.potions': 'Potions {adventurer, of}',
  'slot.discard': 'Défausse',
  'place.pack':
    '{foes}{wounds, plural, =0 {} one {, # Blessure chacun} other {, # Blessures chacun}}{armor, plural, =0 {} other { : Armure # trop épaisse}}',
};
