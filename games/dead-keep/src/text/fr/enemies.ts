// DK-EP, DK-ATK, DK-ARMOR, DK-EMOVE : ce que font les Ennemis et ce qui est demandé à leur sujet, en français.
import { named } from '../named.ts';

const bosses = named({
  'boss.ogre': ['m', 'Boss Ogre'],
  'boss.minotaur': ['m', 'Boss Minotaure'],
  'boss.elderTroll': ['m', 'Boss Troll Ancien'],
  'boss.giant': ['m', 'Boss Géant'],
  'boss.wyvern': ['m', 'Boss Vouivre'],
  friend: ['m proper', 'Tir ami'],
});

const packs = {
  'pack.boss.ogre': '{n, plural, one {le Boss Ogre} other {# Boss Ogres}}',
  'pack.boss.minotaur': '{n, plural, one {le Boss Minotaure} other {# Boss Minotaures}}',
  'pack.boss.elderTroll': '{n, plural, one {le Boss Troll Ancien} other {# Boss Trolls Anciens}}',
  'pack.boss.giant': '{n, plural, one {le Boss Géant} other {# Boss Géants}}',
  'pack.boss.wyvern': '{n, plural, one {le Boss Vouivre} other {# Boss Vouivres}}',
};

export const enemies = {
  ...bosses,
  ...packs,

  'skill.armor': 'Armure',
  'skill.mistBurn': 'Brume ardente',

  'ask.targetZone':
    'Quelle Zone est attaquée depuis {zone, the} ({code}) ? Elles se valent. Attaquants : {foes}.',
  'ask.allotAttacks':
    '{enemy}{pass, plural, =2 {, deuxième Action} =3 {, troisième Action} other {}} : {n, plural, one {# Attaque} other {# Attaques}} de {damage, plural, one {# Dégât} other {# Dégâts}} dans {zone, the}. Qui en subit combien ?',
  'ask.armorMana':
    '{adventurer} fait un jet d’Armure contre {n, plural, one {# Attaque} other {# Attaques}} ({enemy}), avec {mana} Mana. En dépenser ?',
  'ask.armorReroll':
    '{n, plural, one {# dé d’Armure {adventurer, of} a échoué} other {# dés d’Armure {adventurer, of} ont échoué}}. Relancer pour 1 des {mana} Mana ? Les dés : {faces}.',
  'ask.tough':
    'Coriace : {adventurer} ignore-t-il une touche ? {n, plural, one {# Blessure le menace} other {# Blessures le menacent}} ({attackers}).',
  'ask.destination': 'Où vont ces Ennemis : {foes} ? Tout est à égale distance {zone, of} ({code}).',
  'ask.route': 'Par quelle Zone ? De {zone, the} ({code}) vers {zone2, the} ({code2}) : {foes}.',

  'option.zone': '{zone, The} ({code}){n, plural, =0 {} other { : {adventurers}}}',
  'called.Zone': '{zone, The}',
  'called.zone': '{zone, the}',
  'option.enemy': '{enemy, The}',
  'option.noArmor': 'Pas de jet d’Armure',
  'option.armor': 'Lancer à {need}+ sans Mana',
  'option.armorMana': 'Lancer à {need}+ avec {n} Mana : {cards}',
  'option.reroll': 'Les relancer pour 1 Mana',
  'option.keep': 'Garder les dés',
  'option.ignoreHit': 'Ignorer une touche : {enemy}',
  'option.keepTough': 'Encaisser, et garder Coriace pour plus tard',

  'event.activationStep': 'Les Ennemis s’activent. Première passe : tous utilisent leur première Action.',
  'event.nextPass':
    '{n, plural, =2 {Deuxième passe : Cavaliers et Limiers utilisent leur deuxième Action.} other {Troisième passe : les Limiers utilisent leur troisième Action.}}',
  'event.enemyAttacks':
    '{enemy} : {n, plural, one {# Attaque} other {# Attaques}} de {damage, plural, one {# Dégât} other {# Dégâts}} dans {zone, the}.',
  'event.attacksLost':
    '{enemy} : plus personne n’est debout dans {zone, the} ; {n, plural, one {# Attaque est perdue} other {# Attaques sont perdues}}.',
  'event.armorRolled':
    'Jet d’Armure {adventurer, of} à {need}+ : {faces}. {n, plural, =0 {Rien n’est annulé.} one {# Attaque est annulée.} other {# Attaques sont annulées.}}',
  'event.armorRerolled':
    'Relancés, les dés d’Armure {adventurer, of} montrent {faces} à {need}+ : {n, plural, =0 {rien n’est annulé} one {# Attaque est annulée} other {# Attaques sont annulées}}.',
  'event.toughIgnores': '{adventurer} a Coriace et ignore une touche ({enemy}).',
  'event.ironclad':
    '{adventurer} a Cuirasse : {n, plural, one {# Attaque} other {# Attaques}} sans effet ({enemy}).',
  'event.packMoves': 'De {zone, the} vers {zone2, the} : {foes}.',
  'event.stays':
    'Aucun chemin ouvert vers l’Aventurier le plus proche : rien ne bouge dans {zone, the} ({foes}).',
  'event.extraActivation':
    '{whose, select, boss {Le Boss agit une fois de plus.} babaYaga {La Baba Yaga solitaire agit une fois de plus.} everybody {Tous les Monstres et le Boss agissent une fois de plus.} other {Tous les Monstres agissent une fois de plus.}}',
  'event.trollHeals':
    'Dans {zone, the}, {enemy, the} se soigne de {n, plural, one {# Blessure} other {# Blessures}}.',
};
