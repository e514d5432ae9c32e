// Ledger 7.5–7.7: what cards say, in French. The words are put together by `cards/said.ts`.
import type { print as english } from '../en/print.ts';

export const print: Record<keyof typeof english, string> = {
  'print.line':
    'Portée {min}–{max}, {dice, plural, one {# dé} other {# dés}}, {accuracy}+, Perforation {pen}',
  'print.line.one': 'Portée {min}, {dice, plural, one {# dé} other {# dés}}, {accuracy}+, Perforation {pen}',
  'print.both': '{one} ; {other}',
  'print.mana': '{n} Mana : {what}',
  'print.armor': 'Jet d’Armure {n}+',
  'print.armor.against': 'Jet d’Armure {n}+ contre {enemy, a}',
  'print.use': 'À l’usage : {skill}',
  'print.eq': 'Équipé : {skill}',
  'print.vs': 'Contre {enemy, a} dans la Zone visée : {skill}',
  'print.zone.mist': 'Seulement dans une Zone de Brume',
  'print.backpack': 'Utilisable depuis le Sac à dos',
  'print.reroll': 'Une fois par Tour, relancez les dés voulus d’une {actionType}',
  'print.crawler':
    'La Fouille ne donne rien : 1 jeton Fouille quitte la Zone, un Rampant apparaît, un Boss inactif gagne 1 Fatalité.',
  'print.price': 'Prix {n}, revente {n2}',
  'print.sells': 'Revente {n}',
  'print.cast.heal':
    'Enchantement : un Aventurier en Ligne de Vue et non KO soigne {n, plural, one {# Blessure} other {# Blessures}}.',
  'print.cast.mana': 'Enchantement : un Aventurier en Ligne de Vue gagne {n} Mana.',
  'print.cast.lend': 'Enchantement : un Aventurier en Ligne de Vue a {skill} jusqu’à la Phase de Fin.',
  'print.cast.give':
    'Enchantement : un autre Aventurier en Ligne de Vue fait aussitôt une {actionType} gratuite.',
  'print.cast.bind':
    'Enchantement : {n, plural, one {# Mort-Vivant} other {jusqu’à # Morts-Vivants}} d’une même Zone en Ligne de Vue {n, plural, one {saute} other {sautent}} la prochaine Étape d’Activation.',
  'print.cast.look':
    'Enchantement : regardez un jeton Trésor face cachée en Ligne de Vue ; la table le voit.',
  'print.cast.wound':
    'Enchantement : jusqu’à {upTo} Fantassins d’une même Zone en Ligne de Vue subissent {n, plural, one {# Blessure} other {# Blessures}} chacun.',
  'print.cast.push':
    'Enchantement : {n, plural, one {# Mort-Vivant} other {jusqu’à # Morts-Vivants}} d’une même Zone en Ligne de Vue {n, plural, one {est repoussé} other {sont repoussés}} dans une Zone voisine.',
  'print.cast.doom':
    'Enchantement : dépensez {mana} Mana pour retirer {n, plural, one {# Fatalité} other {# Fatalités}}.',
  'print.numbers': '{blue} en Bleu, {yellow} en Jaune, {orange} en Orange, {red} en Rouge',
  'print.spawn': '{enemy} : {numbers}.',
  'print.notable': '{enemy, The}, avec son escorte ({enemy2} : {numbers}).',
  'print.monster': '{enemy, A} de Niveau {n}.',
  'print.monster.pair': 'Deux Baba Yagas de Niveau {n}.',
  'print.event.footmenInTheMist':
    'Fantassins dans la brume ! Des Fantassins dans chaque Zone de Brume de chaque tuile où se trouve un Aventurier : {numbers}.',
  'print.event.blindingMist':
    'Brume aveuglante : jusqu’à la Phase de Fin de la prochaine Manche, nul ne voit depuis, dans ou à travers une Zone de Brume.',
  'print.event.mistBurn':
    'Brume ardente : chaque Aventurier dans une Zone de Brume gagne 2 Mana, puis subit 1 Blessure.',
  'print.stage.atSpawns': '{enemy} à chaque Zone d’Apparition active : {numbers}.',
  'print.stage.to.stays': 'Le Boss se soigne et reste sur place.',
  'print.stage.to.lair': 'Le Boss se soigne et se téléporte dans son antre.',
  'print.stage.to.farthestSpawn':
    'Le Boss se soigne et se téléporte à la Zone d’Apparition la plus éloignée de tous les Aventuriers.',
  'print.stage.to.mostAdrenaline':
    'Le Boss se soigne et se téléporte dans la Zone de l’Aventurier qui a le plus d’Adrénaline.',
  'print.stage.to.nearestMist':
    'Le Boss se soigne et se téléporte dans la Zone de Brume sans Aventurier la plus proche.',
  'print.stage.to.startingSpawn': 'Le Boss se soigne et se téléporte à la Zone d’Apparition de départ.',
  'print.stage.spawn.bossZone': 'Dans la Zone du Boss : {pack}.',
  'print.stage.spawn.spawnZones': 'À chaque Zone d’Apparition active : {pack}.',
  'print.stage.attack.bossSees':
    'Chaque Aventurier que voit le Boss subit 1 Attaque de {n, plural, one {# Dégât} other {# Dégâts}}.',
  'print.stage.attack.bossZone':
    'Chaque Aventurier dans la Zone du Boss subit 1 Attaque de {n, plural, one {# Dégât} other {# Dégâts}}.',
  'print.stage.attack.inBuildings':
    'Chaque Aventurier dans une Zone de bâtiment subit 1 Attaque de {n, plural, one {# Dégât} other {# Dégâts}}.',
  'print.stage.activate.boss': 'Le Boss résout une Activation supplémentaire.',
  'print.stage.activate.monsters': 'Tous les Monstres et le Boss résolvent une Activation supplémentaire.',
  'print.stage.loseMana.all': 'Chaque Aventurier perd {n} Mana.',
  'print.stage.gainMana.bossSees': 'Chaque Aventurier que voit le Boss gagne {n} Mana.',
  'print.stage.blindingMist': 'La Brume aveuglante s’applique.',
  'print.stage.mistBurn': 'La Brume ardente s’applique.',
  'print.stage.removeSearch':
    'La table retire {n, plural, one {# jeton Fouille} other {# jetons Fouille}} du plateau.',
  'print.stage.removeSearch.all': 'Tous les jetons Fouille quittent le plateau.',
  'print.stage.armor': '+{n} Armure, {max} au plus, jusqu’à la Phase de Fin.',
  'print.stage.notables': 'Chaque Notable en jeu fait apparaître les siens comme à l’Étape d’Apparition.',
  'print.stage.notables.without':
    'Chaque Notable en jeu fait apparaître les siens ; s’il n’y en a aucun, {pack} apparaissent dans la Zone du Boss.',
  'thing.stats':
    'Armure {armor}, {wounds, plural, one {# Blessure} other {# Blessures}} ; {attacks, plural, one {# Attaque} other {# Attaques}} de {damage, plural, one {# Dégât} other {# Dégâts}}.',
  'thing.level':
    'Niveau {level} : Armure {armor}, {wounds, plural, one {# Blessure} other {# Blessures}} ; {attacks, plural, one {# Attaque} other {# Attaques}} de {damage, plural, one {# Dégât} other {# Dégâts}}.',
  'thing.body':
    '{actions, plural, one {# Action} other {# Actions}} par Activation ; se déplace {move, plural, one {de # Zone} other {de # Zones}}, attaque {range, plural, =0 {dans sa propre Zone} one {jusqu’à # Zone} other {jusqu’à # Zones}}.',
  'thing.sort': 'De cette sorte : {each}.',
  'thing.adventurer': 'Classe : {class}. Vie {health}.',
  'thing.skill': '{danger, select, blue {Bleu} orange {Orange} other {Rouge}}, {skill} : {text}',
  'special.pair': 'Viennent par paire : une ici, sa jumelle à la Zone d’Apparition de départ.',
  'special.regeneration': 'Régénération : soigne jusqu’à 3 Blessures à la fin de chaque Tour.',
  'special.charge': 'Avec un Aventurier en vue, se déplace de 3 Zones au plus.',
  'special.mostAdventurers': 'Frappe la Zone à sa Portée où se trouvent le plus d’Aventuriers.',
};
