// The table in words, in French.

import type { outline as english } from '../en/outline.ts';

export const outline: Record<keyof typeof english, string> = {
  'option-name.quest': 'Quête',
  'option-name.quest.campaign': 'Campagne',
  'option-name.party': 'Groupe',
  'option-name.ultrared': 'Mode Ultrarouge',
  'option-name.koCheck': 'Défaite par KO',
  'option-name.koCheck.round': 'vérifiée à la fin de chaque Manche',
  'option-name.koCheck.immediate': 'vérifiée à chaque KO',
  'option-help.party': 'Quatre à six Aventuriers ; six est la force prévue.',
  'option-help.ultrared':
    'L’Adrénaline continue après le Rouge et apporte d’autres Compétences. Pour les longues Quêtes.',

  'outline.quest': '{quest}, Manche {round}',
  'outline.phase':
    '{phase, select, setup {Mise en place} shop {Boutique} players {Phase des Joueurs} activation {Phase des Ennemis : Activation} spawn {Phase des Ennemis : Apparition} end {Phase de Fin} other {La fin}}. Premier Joueur : {who}.',
  'outline.goal': 'But : {goal}',
  'outline.wakes': 'Ce qui éveille le Boss : {goal}.',
  'outline.lose': 'Ce qui fait perdre la Quête : {goal}.',
  'outline.danger':
    'Les apparitions se lisent à la ligne {danger, select, yellow {Jaune} orange {Orange} red {Rouge} other {Bleue}}.',
  'outline.mist': 'La Brume aveuglante tient jusqu’à la fin de la Manche {round}.',
  'outline.purse': 'Bourse : {n, plural, one {# pièce} other {# pièces}} d’or.',
  'outline.campaign':
    'Campagne : Chapitre {n}, {played, plural, =0 {aucune Quête jouée} one {# Quête jouée} other {# Quêtes jouées}}.',
  'outline.piles':
    'Cartes Rue restantes : {street}. Cartes Bâtiment restantes : {building}. Équipement Nécromantique : {necro}. Artefacts : {artifact}.',
  'outline.objectives': 'Objectifs : {each}.',
  'outline.objective': '{colour, select, blue {bleu} green {vert} other {rouge}} dans {zone, the} ({code})',
  'outline.noObjectives': 'Il ne reste aucun Objectif sur le plateau.',

  'outline.boss': '{enemy}, Niveau {level} : {state, select, active {actif} gone {éliminé} other {inactif}}',
  'outline.boss.lives':
    '{n, plural, =0 {Plus de carte Stade} one {# carte Stade} other {# cartes Stade}}{doom, plural, =0 {} one {, # Fatalité} other {, # Fatalités}}.',
  'outline.boss.stands':
    'Il se tient dans {zone, the} ; {wounds, plural, one {# Blessure} other {# Blessures}} sur {n}, Armure {armor}.',
  'outline.boss.away': 'Il n’est pas sur le plateau.',
  'outline.boss.known': 'Connues parmi ses cartes : {stages}.',

  'outline.adventurer':
    '{adventurer} ({who}){state, select, acting {, en train de jouer} ko {, KO} played {, a joué} other {}}',
  'outline.health':
    'Vie {left} sur {health}, {mana} Mana, Adrénaline {ap} ({danger, select, yellow {Jaune} orange {Orange} red {Rouge} other {Bleu}}){potions, plural, =0 {} one {, # Potion} other {, # Potions}}.',
  'outline.at': 'Ici : {zone, the} ({code}).',
  'outline.actions':
    'Actions restantes : {n}{free, plural, =0 {} one {, dont # gratuite} other {, dont # gratuites}}.',
  'outline.ways': 'D’ici : {each}.',
  'outline.way':
    '{zone, the} ({code}){state, select, closed {, porte fermée} locked {, porte verrouillée} barred {, Escalier barré} other {}}',
  'outline.skills': 'Compétences : {skills}.',
  'outline.hands': 'Mains : {cards}.',
  'outline.body': 'Corps : {card}.',
  'outline.pack': 'Sac à dos : {cards}.',
  'outline.talismans': 'Talismans : {cards}.',
  'outline.ward': 'Peau de fer jusqu’à la Phase de Fin.',

  'thing.zone.fountain': 'Une Fontaine de Mana : c’est ici que Puiser du Mana donne le plus.',
  'thing.zone.mist': 'De la brume : on peut y puiser du Mana.',
  'thing.zone.dark': 'Une pièce sombre : quand elle est révélée, on pioche une carte Bâtiment pour elle.',
  'thing.zone.tower': 'Sur le Donjon : on y monte par un Escalier.',
  'thing.zone.holds': 'Ici : {each}.',

  'outline.map': 'Là où il y a quelque chose',
  'outline.zone': '{zone, The} ({code}) : {each}.',
  'outline.pack.here':
    '{foes}{wounds, plural, =0 {} one { avec # Blessure} other { avec # Blessures}}{bound, select, yes {, dans les chaînes} other {}}',
  'outline.someone': '{adventurer}',
  'outline.bossHere': '{enemy}',
  'outline.token.search': '{n, plural, one {un jeton Fouille} other {# jetons Fouille}}',
  'outline.token.artifact': '{n, plural, one {un jeton Artefact} other {# jetons Artefact}}',
  'outline.token.treasure': 'un Trésor',
  'outline.token.treasure.potion': 'un Trésor (Potion)',
  'outline.token.treasure.artifact': 'un Trésor (Artefact)',
  'outline.token.objective': 'un Objectif {colour, select, blue {bleu} green {vert} other {rouge}}',
  'outline.token.spawn': 'un jeton Apparition',
  'outline.doors': 'Portes fermées : {each}.',
  'outline.door': '{code}',
  'outline.noDoors': 'Aucune porte n’est fermée.',

  'standing.quest': '{quest}, Manche {round}.',
  'standing.party': '{each}.',
  'standing.up': '{adventurer} {left}/{health}',
  'standing.ko': '{adventurer} KO',
  'standing.boss':
    'Le Boss est {state, select, active {actif} gone {éliminé} other {inactif}}{n, plural, =0 {} one {, # carte Stade} other {, # cartes Stade}}.',

  'outcome.won': 'La Quête est gagnée.',
  'outcome.allKo': 'Plus personne ne tient debout. La Quête est perdue.',
  'outcome.ko': 'Il y a plus de KO que de Potions. La Quête est perdue.',
  'outcome.quest': 'La Quête a échoué.',
  'outcome.campaignWon': 'La Campagne est gagnée.',
  'outcome.stopped': 'La Campagne s’arrête ici.',
};
