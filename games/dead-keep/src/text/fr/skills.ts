// Ledger 3.8, 3.19: Skills and Class Abilities, their names and what they do, in French.
import type { Catalogue } from '@gravetable/kernel';
import type { SkillId } from '../../cards/skill.ts';
import { named } from '../named.ts';
import { skillNames } from '../skill-names.ts';
import { names } from './names.ts';

const TITLES: Readonly<Record<SkillId, string>> = {
  manaPen: '1 Mana : +1 Perforation : [A]',
  manaArmorReroll: '1 Mana : relance d’Armure',
  manaFree: '1 Mana : +1 Action [A] gratuite',
  manaDice: '1 Mana : +2 dés : [A]',
  manaWounds: '1 Mana : 2 Blessures : [A]',
  manaIgnore: '1 Mana : ignore l’Armure',
  killer: 'Fléau : [A]',
  class2: '2 usages de la Capacité de Classe par Tour',
  wounds2: '2 Blessures : [A]',
  action1: '+1 Action',
  roll1: '+1 au résultat des dés : [A]',
  die1: '+1 dé : [A]',
  free1: '+1 Action [A] gratuite',
  classFree: '+1 usage gratuit de la Capacité de Classe',
  range1: '+1 Portée maximale',
  mana2: '+2 Mana par Tour',
  barbarian: 'Barbare',
  bloodlustPen: 'Soif de sang : +1 Perforation',
  bloodlustDice: 'Soif de sang : +2 dés',
  leader: 'Âme de chef',
  class: 'Classe : [A]',
  consume: 'Consumer : +5 Mana',
  crushRoll: 'Broyage : +1 au résultat des dés (Mêlée)',
  duoFree: 'Duo : +1 Action de Combat gratuite',
  duoRoll: 'Duo : +1 au résultat des dés (Mêlée)',
  escalation: 'Escalade : [A]',
  ghost: 'Vision spectrale',
  hitAndRun: 'Frapper et fuir',
  ironclad: 'Cuirasse : [A]',
  ironHide: 'Peau de fer',
  ironRain: 'Pluie de fer',
  jump: 'Saut',
  lucky: 'Chance',
  manaRain: 'Pluie de Mana',
  marksman: 'Tir d’élite',
  mistPen: 'Brume : +1 Perforation',
  mistMana: 'Brume : +1 Mana par Tour',
  mistAffinity: 'Affinité avec la Brume',
  noRegen: 'Pas de Régénération',
  pointBlank: 'À bout portant',
  reaper: 'Faucheuse : [A]',
  sixPen: 'Sur un 6 : +1 Perforation : [A]',
  sixDie: 'Sur un 6 : +1 dé : [A]',
  sixMana: 'Sur un 6 : +1 Mana',
  sixWounds: 'Sur un 6 : 2 Blessures : [A]',
  sixIgnore: 'Sur un 6 : ignore l’Armure',
  search2: 'Fouille : 2 cartes',
  shove: 'Bousculade',
  slippery: 'Insaisissable',
  spellbook: 'Grimoire',
  spellcaster: 'Sorcellerie',
  sprint: 'Sprint',
  taunt: 'Provocation',
  teleport: 'Téléportation : [A] Zones',
  tough: 'Coriace',
};

const TYPES: Readonly<Record<string, string>> = {
  combat: 'Combat',
  magic: 'Magie',
  melee: 'Mêlée',
  ranged: 'Distance',
};

/** After « Action ». */
const ACTIONS: Readonly<Record<string, string>> = {
  combat: 'de Combat',
  magic: 'de Magie',
  melee: 'de Mêlée',
  ranged: 'à Distance',
  enchantment: 'd’Enchantement',
  move: 'de Déplacement',
  search: 'de Fouille',
  gatherMana: 'Puiser du Mana',
};

const actionTypes = named(
  Object.fromEntries(Object.entries(ACTIONS).map(([type, word]) => [type, ['f', `Action ${word}`]])),
  'actionType',
);

/** What a Skill does; `{actionType}`, `{enemy}`, `{class}` or `{n}` is its bracket. */
const effects: Readonly<Record<`effect.${SkillId}`, string>> = {
  'effect.manaPen': 'Avant le jet, une fois par {actionType} : 1 Mana pour +1 Perforation.',
  'effect.manaArmorReroll':
    'Une fois par jet d’Armure, 1 Mana : relancez les dés voulus ; les nouveaux résultats comptent.',
  'effect.manaFree': 'Une fois par Tour, 1 Mana : {actionType, a} gratuite.',
  'effect.manaDice': 'Avant le jet, une fois par {actionType} : 1 Mana pour 2 dés de plus.',
  'effect.manaWounds':
    'Avant le jet, une fois par {actionType} : pour 1 Mana, chaque touche inflige 2 Blessures au lieu de 1.',
  'effect.manaIgnore':
    'Avant le jet d’une Action de Combat, 1 Mana : les Ennemis touchés comptent pour une Armure de 0.',
  'effect.killer': 'Chaque touche sur {enemy, a} inflige 5 Blessures au lieu de 1.',
  'effect.class2': 'La Capacité de Classe sert deux fois dans chacun de ses Tours.',
  'effect.wounds2': 'Chaque touche d’une {actionType} inflige 2 Blessures au lieu de 1.',
  'effect.action1': 'Une Action de plus à chaque Tour.',
  'effect.roll1': '+1 à chaque dé d’une {actionType}, jusqu’à 6 ; un 1 naturel échoue toujours.',
  'effect.die1': 'L’arme d’une {actionType} lance un dé de plus.',
  'effect.free1': '{actionType, A} gratuite à chaque Tour.',
  'effect.classFree':
    'Une fois par Tour, la Capacité de Classe sert sans son coût : Soif de sang sans l’Action ; Broyage, Apocalypse ou Tir infaillible pour 2 Mana de moins au plus.',
  'effect.range1': 'La Portée maximale des armes à Distance augmente de 1.',
  'effect.mana2': 'Une fois par Tour, à tout moment, gagne 2 Mana.',
  'effect.barbarian':
    'Une arme de Mêlée peut lancer autant de dés qu’il y a d’Ennemis dans la Zone au lieu des siens ; les bonus s’ajoutent.',
  'effect.bloodlustPen': '+1 Perforation pour l’Action de Mêlée gratuite de Soif de sang.',
  'effect.bloodlustDice': '2 dés de plus pour l’Action de Mêlée gratuite de Soif de sang.',
  'effect.leader': 'Une fois par Tour, donne à un autre Aventurier une Action gratuite, à jouer aussitôt.',
  'effect.class': 'Est aussi {class}, avec la Capacité de cette Classe.',
  'effect.consume': 'Gagne 5 Mana pour chaque carte Équipement défaussée.',
  'effect.crushRoll': '+1 à chaque dé d’une Action de Broyage, jusqu’à 6.',
  'effect.duoFree': 'Chaque usage des Réflexes de combat apporte une Action de Combat gratuite de plus.',
  'effect.duoRoll': '+1 à chaque dé des Actions de Mêlée des Réflexes de combat, jusqu’à 6.',
  'effect.escalation':
    'Chaque {actionType} de plus à la suite dans un même Tour lance 1 dé de plus ; toute autre Action rompt la suite.',
  'effect.ghost':
    'La Ligne de Vue passe les murs, les portes, les pièces et la Brume aveuglante ; jamais vers le haut du Donjon.',
  'effect.hitAndRun':
    'Une fois par Tour, après une Action de Mêlée, à Distance ou de Magie qui a éliminé un Ennemi : un Déplacement gratuit, quels que soient les Ennemis présents.',
  'effect.ironclad': 'Les Blessures infligées par {enemy, a} sont ignorées.',
  'effect.ironHide': 'Jets d’Armure à 5+ sans armure de Corps ; avec elle, +1 à chaque dé d’Armure.',
  'effect.ironRain':
    'Une arme à Distance peut lancer autant de dés qu’il y a d’Ennemis dans la Zone visée au lieu des siens ; les bonus s’ajoutent.',
  'effect.jump':
    'Une fois par Tour, 1 Action : dans une Zone en Ligne de Vue à 2 Zones exactement, par-dessus tout sauf les murs et les portes fermées.',
  'effect.lucky':
    'À chaque Action ou jet d’Armure, les dés voulus peuvent être relancés une fois ; les nouveaux résultats comptent.',
  'effect.manaRain':
    'Une arme de Magie peut lancer autant de dés qu’il y a d’Ennemis dans la Zone visée au lieu des siens ; les bonus s’ajoutent.',
  'effect.marksman': 'Choisit les cibles de ses Actions à Distance et de Magie ; pas de Tir ami.',
  'effect.mistPen': '+1 Perforation dans une Zone de Brume.',
  'effect.mistMana': 'Une fois par Tour, dans une Zone de Brume, gagne 1 Mana.',
  'effect.mistAffinity':
    'Dans une Zone de Brume, les lignes de Mana des Équipements et des Artefacts Nécromantiques ne coûtent rien.',
  'effect.noRegen': 'Les Ennemis blessés ne peuvent pas se régénérer avant la Phase de Fin.',
  'effect.pointBlank':
    'Les Actions à Distance et de Magie sont toujours permises à Portée 0 ; les cibles y sont choisies librement, sans Tir ami.',
  'effect.reaper':
    'Si une {actionType} a éliminé un Mort-Vivant, un autre d’un type tout juste éliminé tombe dans cette Zone.',
  'effect.sixPen': '+1 Perforation pour chaque 6 d’une {actionType}.',
  'effect.sixDie': 'Un dé de plus pour chaque 6 d’une {actionType}, autant de fois qu’il en vient.',
  'effect.sixMana': 'Gagne 1 Mana pour chaque 6 d’une Action de Combat.',
  'effect.sixWounds': 'Avec au moins un 6, chaque touche d’une {actionType} inflige 2 Blessures.',
  'effect.sixIgnore': 'Avec au moins un 6, une Action de Combat ignore l’Armure.',
  'effect.search2': 'Chaque Fouille pioche 2 cartes.',
  'effect.shove':
    'Une fois par Tour : repousse tous les Ennemis de la Zone dans une même Zone voisine dont le passage est ouvert.',
  'effect.slippery':
    'Quitter des Ennemis ne coûte rien de plus, et les Ennemis n’arrêtent pas ses Déplacements.',
  'effect.spellbook': 'Les armes de Magie du Sac à dos comptent comme en Main.',
  'effect.spellcaster': 'Une Action gratuite par Tour, de Magie ou d’Enchantement.',
  'effect.sprint':
    'Une fois par Tour, un Déplacement traverse 2 ou 3 Zones ; les Ennemis l’arrêtent toujours.',
  'effect.taunt':
    'Une fois par Tour : tous les Ennemis d’une Zone en Ligne de Vue ont une Activation supplémentaire dirigée contre ce seul Aventurier.',
  'effect.teleport':
    'Une fois par Tour, 1 Action : disparaît et reparaît à {n, plural, one {# Zone} other {# Zones}} au plus, à travers murs et Ennemis ; ni dans un bâtiment fermé, ni sur un Donjon interdit.',
  'effect.tough': 'Une fois par Manche, ignore une touche et ses Blessures.',
};

const abilities = {
  'ability.crusher': 'Broyage',
  'ability.crusher.text':
    'Une fois dans chacun de ses Tours, avant le jet d’une Action de Mêlée : dépense autant de Mana que voulu pour autant de dés de plus.',
  'ability.duo': 'Réflexes de combat',
  'ability.duo.text':
    'Quand des Ennemis apparaissent en Ligne de Vue, une fois par carte Ennemi : aussitôt une Action de Combat gratuite contre leur Zone.',
  'ability.fighter': 'Soif de sang',
  'ability.fighter.text':
    'Une fois dans chacun de ses Tours, 1 Action : se déplace de 1 ou 2 Zones dans une Zone où se trouve un Ennemi, puis une Action de Mêlée gratuite.',
  'ability.magician': 'Apocalypse',
  'ability.magician.text':
    'Une fois dans chacun de ses Tours, avant le jet d’une Action de Magie : dépense autant de Mana que voulu pour autant de dés de plus.',
  'ability.ranger': 'Tir infaillible',
  'ability.ranger.text':
    'Après chacune de ses Actions à Distance : 1 Mana change un échec en réussite, autant de fois que voulu.',
};

export const skills: Catalogue = {
  ...named(
    skillNames('m proper', TITLES, (skill, bracket) => {
      const types = skill === 'free1' || skill === 'manaFree' ? ACTIONS : TYPES;
      return types[bracket] ?? names[`name.${bracket}`] ?? bracket;
    }),
  ),
  ...actionTypes,
  ...effects,
  ...abilities,
};
