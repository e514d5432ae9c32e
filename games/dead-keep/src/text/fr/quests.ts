// Ledger 7.10: the Quests in French: their names, their goals and rules, and what is told before and after.
import type { Catalogue } from '@gravetable/kernel';
import { named } from '../named.ts';

const titles = named({
  Q01: ['f proper', 'Première nuit à terre'],
  Q02: ['m proper', 'Le tribut du brouillard'],
  Q03: ['fp proper', 'Les cloches de l’Évêque'],
  Q04: ['m proper', 'Le labyrinthe aux cornes'],
  Q05: ['fp proper', 'Cinq pièces closes'],
  Q06: ['f proper', 'La saison de la chasse'],
  Q07: ['f proper', 'Sous la fontaine'],
  Q08: ['f proper', 'La Comtesse regrette'],
  Q09: ['m proper', 'Un Géant sur le rempart'],
  Q10: ['mp proper', 'Des Trolls au pont'],
  Q11: ['m proper', 'Le nid de la Vouivre'],
  Q12: ['m proper', 'The Dead Keep'],
});

/** Two sentences before, one after. */
const briefs = {
  'brief.Q01':
    'La barque du Commanditaire est repartie, et les premières lueurs que vous voyez ne sont pas des lampes. Trois de ses coffres attendent dans les maisons de la place, et quelque chose de gros dort dessus.',
  'after.Q01': 'L’Ogre gît en travers du boulevard, et pour la première fois de la nuit la rue se tait.',
  'brief.Q02':
    'Dans ce quartier le brouillard est si épais qu’il se boit, et ceux qui en ont trop bu sont encore debout. Rapportez les quatre registres avant que le péager cornu ne vous compte.',
  'after.Q02': 'Le tribut est payé, mais pas par vous.',
  'brief.Q03':
    'Un Évêque mort arpente la place, et ses fidèles sont plus nombreux chaque fois qu’il lève la main. Prenez les trois cordes des cloches, faites-le taire, et la chapelle s’ouvrira sur ce qu’il priait.',
  'after.Q03': 'Les cloches sonnent encore une fois, toutes seules, puis plus jamais.',
  'brief.Q04':
    'Deux portes verrouillées, deux clefs, et un labyrinthe qui attendait quelqu’un à perdre. Derrière la porte verte, le Minotaure a cessé de tourner en rond ; il vous a entendus.',
  'after.Q04': 'Vous trouvez la sortie en marchant contre le vent de son dernier souffle.',
  'brief.Q05':
    'Cinq pièces furent fermées à la chute de la ville, et dans l’une d’elles le frère du Commanditaire cacha ce qu’il aurait dû brûler. Nul ne sait plus laquelle, sauf le vieux Troll qui vient dès qu’on y touche.',
  'after.Q05': 'Cinq pièces sont ouvertes à présent, et aucune ne vaut qu’on y retourne.',
  'brief.Q06':
    'Le Veneur tient toujours sa saison, et cette nuit il a trouvé du gibier frais. Ses chiens courent partout où les rues les laissent entrer ; faites taire le sifflet, et ce qui les nourrit viendra en personne.',
  'after.Q06': 'Au loin un limier hurle, attend une réponse, et se couche.',
  'brief.Q07':
    'Trois fontaines alimentent une même citerne, où quelque chose s’enroule. Versez votre Mana dans les trois, et il faudra bien que cela remonte respirer.',
  'after.Q07': 'L’eau coule claire le temps d’un souffle, et vous remplissez toutes vos gourdes.',
  'brief.Q08':
    'La Comtesse regrette : elle ne vous recevra pas, et ses archers vous diront pourquoi. Reprenez ce qu’elle a volé, mettez fin à ses réceptions, réveillez ce qui se dresse dans sa cour, et repartez par où vous êtes venus.',
  'after.Q08': 'La barque s’éloigne avant que le dernier d’entre vous ne soit assis.',
  'brief.Q09':
    'Du haut du rempart le Géant voit toutes les rues, et ce qu’il voit, il l’atteint. L’une des maisons cache le treuil de l’escalier ; qu’on le tourne, et la voie est ouverte à vous comme à lui.',
  'after.Q09': 'Le rempart est vide, et là-haut le vent sent la mer.',
  'brief.Q10':
    'Le pont est aux Trolls, les portes à personne, et les clefs au premier arrivé. Emportez du feu : ce que vous coupez ici repousse.',
  'after.Q10': 'Au matin les cendres n’ont pas bougé, et vous osez traverser.',
  'brief.Q11':
    'La Vouivre a fait de la couronne du Donjon son nid, et de toute la ville son garde-manger. Chaque couvée que vous brûlez en bas lui ôte un an de vie ; l’escalier attend deux personnes qui en connaissent le secret.',
  'after.Q11': 'L’ombre qui vous survolait depuis le débarquement tombe, et tombe encore.',
  'brief.Q12':
    'Voilà ce que le Commanditaire a payé : la Citadelle, sa couronne, et celui qui y trône à présent. Ne laissez pas la Fatalité s’amasser trop longtemps : à son sixième débordement, les portes s’ouvriront de l’intérieur.',
  'after.Q12': 'Le seigneur de la Citadelle est mort une seconde fois, et la brume commence à s’éclaircir.',
};

const goals = {
  'goal.taken': '{n, plural, one {# Objectif pris} other {# Objectifs pris}}',
  'goal.takenColour.red': 'tous les Objectifs rouges pris',
  'goal.takenColour.blue': 'l’Objectif bleu pris',
  'goal.takenColour.green': 'l’Objectif vert pris',
  'goal.takenAt': 'l’Objectif de {zone, the} pris',
  'goal.activated': '{n, plural, one {# Objectif activé} other {# Objectifs activés}}',
  'goal.eliminated': '{enemy, the} {enemy, agree, f {éliminée} other {éliminé}}',
  'goal.doorOpened.green': 'la porte verte ouverte',
  'goal.towerEntered': 'un Aventurier sur la tuile Donjon',
  'goal.bossGone': 'le Boss éliminé',
  'goal.atExit': 'après cela tous les Aventuriers non KO dans la Zone de Sortie',
  'goal.doomEmptied':
    '{n, plural, one {la réserve de Fatalité vidée} other {la réserve de Fatalité vidée # fois}} tant que le Boss est inactif',
  'goal.all': '{all}',
  'goal.any': '{one}, ou bien {other}',
};

const rules = {
  'questRule.onTake.any': 'Quand un Objectif est pris : {effect}.',
  'questRule.onTake.red.asleep': 'Quand un Objectif rouge est pris avant que le Boss soit actif : {effect}.',
  'questRule.onTake.blue': 'Quand l’Objectif bleu est pris : {effect}.',
  'questRule.onTake.green': 'Quand l’Objectif vert est pris : {effect}.',
  'questRule.onActivation': 'Quand le Boss devient actif : {effect}.',
  'questRule.mistMana': 'Brouillard épais : Puiser du Mana dans une Zone de Brume donne {n} Mana.',
  'questRule.scent':
    'À la trace : tant qu’{enemy, a} est en jeu, chaque carte qui fait apparaître {enemy2, a} ou plus à une Zone d’Apparition en place {n} de plus.',
  'questRule.host':
    'Horde : chaque Aventurier au-delà du minimum de cette Quête renforce une Zone d’Apparition, d’abord celle de départ : les cartes qui y font apparaître des Morts-Vivants en placent {n} de plus.',
  'questRule.fire':
    'Feu : une arme avec {skill} lance {n, plural, one {# dé} other {# dés}} de plus contre {enemy, a}.',
  'questRule.activate':
    'Les Objectifs sont activés, et non pris : 1 Action et {n} Mana chacun, une fois chacun ; chacun rapporte 5 points d’Adrénaline et reste.',
  'questRule.hiddenBlue': 'L’un des Objectifs, nul ne sait lequel, est bleu au verso.',
  'questRule.behindWalls':
    'Cour emmurée : tant que la porte entre {zone, the} et {zone2, the} est fermée, {enemy, the} ne peut quitter {zones, the}.',
  'questEffect.unlockDoor.blue': 'la porte bleue est déverrouillée',
  'questEffect.unlockDoor.green': 'la porte verte est déverrouillée',
  'questEffect.turnStairs.blue': 'l’Escalier bleu est praticable',
  'questEffect.turnStairs.green': 'l’Escalier vert est praticable',
  'questEffect.turnSpawn.green': 'le jeton Apparition vert devient actif',
  'questEffect.openDoorsOf':
    'toutes les portes fermées {tile, of} s’ouvrent sans jet, et rien n’apparaît dans les pièces ainsi révélées',
  'questEffect.bell': 'si {enemy, the} est en jeu, l’une de ses prochaines apparitions n’a pas lieu',
  'questEffect.shedStage':
    'une carte Stade du Boss, au hasard, est montrée et quitte le jeu, sauf la dernière',
  'questEffect.stagePerObjective':
    'une carte Stade au hasard rejoint celles du Boss, face cachée, pour chaque Objectif rouge encore en jeu',
};

export const quests: Catalogue = { ...titles, ...briefs, ...goals, ...rules };
