// Pourquoi « prudent » répondrait ainsi, en français.
import type { enReasons } from './en-reasons.ts';

const ROUND = '{round, select, 0 {0} 1 {I} 2 {II} 3 {III} other {IV}}';
const DURING = '{during, select, turn {dans cette Manche} other {dans ce Combat}}';
const LEAST = '{sure, select, yes {} other {au moins }}';

export const frReasons: Record<keyof typeof enReasons, string> = {
  'advice.cells':
    'Joué ensuite avec soin, le Run rapporte environ {n, plural, one {# Cellule} other {# Cellules}} en moyenne, contre {next} avec le deuxième choix.',
  'advice.cells.alone':
    'Joué ensuite avec soin, le Run rapporte environ {n, plural, one {# Cellule} other {# Cellules}} en moyenne.',
  'advice.cells.even':
    'Joué ensuite avec soin, le Run rapporte environ {n, plural, one {# Cellule} other {# Cellules}} en moyenne ; rien d’autre n’est meilleur à coup sûr.',
  'advice.cells.review':
    'Joué ensuite avec soin, le Run rapporte alors environ {n, plural, one {# Cellule} other {# Cellules}} en moyenne, contre {given} avec ce qui a été fait, à {error} près.',
  'advice.cells.axis': 'Cellules que le Run rapporte, en moyenne',
  'odds.combat': 'Joué ensuite avec soin, ce Combat',
  'odds.combat.before': 'se termine avant le Round IV, sans mort',
  'odds.combat.goesOn': 'se poursuit au Round IV',
  'odds.combat.dies': 'tue quelqu’un avant',
  'reason.waived': 'Avec « {card} », le Test est réussi sans dépenser de carte de la main.',
  'reason.unhurt': 'Cela ne ferait que soigner, et personne n’est blessé.',
  'reason.noLantern': 'Il semble y avoir trop peu de cartes Tactique : il en faut {n}.',
  'reason.noChallenge': '{who} est blessé (Vie {n} sur {of}).',
  'reason.loot.blueprint': 'Un Plan peut nous valoir un nouvel Équipement pour de bon.',
  'reason.playCard': 'Jouée jusqu’au bout avec des cartes supposées, c’est elle qui finit le mieux.',
  'reason.target': 'C’est la cible qui vaut le plus en ce moment.',
  'reason.victim':
    'Il resterait ici {n, plural, one {# Vie} other {# Vies}}, avant l’effet du Poison ({poison}).',
  'reason.skill': 'Son effet vaut le plus en ce moment.',
  'reason.roundZero': 'Son effet vaut le plus en ce moment.',
  'reason.slot': 'C’est ce qui pèse le plus dans ce Round.',
  'reason.slotLine': `La ligne de sa carte vient au Round ${ROUND} : {what}.`,
  'reason.loot': 'Cela nous vaut plus que tout le reste au sol.',
  'reason.loot.scroll': 'Un Parchemin fait monter une de nos pistes d’un cran.',
  'reason.loot.rune': 'Une Rune nous reste pour de bon.',
  'reason.loot.tooth':
    'Les boutiques prennent des Dents, et nous {n, plural, =0 {n’en avons pas encore} one {n’en avons que #} other {en avons #}}.',
  'reason.loot.cell':
    'Les Cellules achètent ce qui reste après le Run, et nous {n, plural, =0 {n’en avons pas encore} one {n’en avons que #} other {en avons #}}.',
  'reason.loot.key':
    'Une Clef ouvre ce qui est fermé, et nous {n, plural, =0 {n’en avons pas} other {en avons #}}.',
  'reason.loot.potion':
    'Une Potion sauve quelqu’un, et nous {n, plural, =0 {n’en avons pas} other {en avons déjà #}}.',
  'reason.loot.equipment':
    'Il nous reste {n, plural, =0 {zéro emplacement libre} one {# emplacement libre} other {# emplacements libres}} pour un Équipement.',
  'reason.loot.vial': '{who} : il ne reste que {n, plural, one {# Vie} other {# Vies}} sur {of}.',
  'reason.ally':
    '{who} sans cela : Vie {n} sur {of}, {shields, plural, =0 {aucun Bouclier} one {# Bouclier} other {# Boucliers}}.',
  'reason.survive': 'Une mort met fin au Run.',
  'reason.useMutation': 'Sans servir, « {card} » ne rapporte rien.',
  'reason.equip': 'Pour {who, the}, {card, the} ne vaut pas plus que {what, the}.',
  'reason.payHandCheck': 'Pour le Test de {what}, c’est « {card} » qui manquera le moins en Combat.',
  'reason.eitherOr': 'Ce côté rapporte davantage.',
  'reason.eitherOrBrings': 'Cela nous vaut plus que l’autre côté : {what}.',
  'reason.checkReward': '{who} y gagne le plus : cran {n} de la piste {what} pour l’instant.',
  'reason.ringBell': '{who} peut affronter ce qui viendra (Vie {n} sur {of}).',
  'reason.noBell': '{who} est 1er Joueur (Vie {n} sur {of}) : c’est trop peu.',
  'reason.lightLantern': 'Il semble y avoir assez de cartes Tactique.',
  'reason.challenge': 'Personne n’est blessé, et cela rapporte.',
  'reason.nextRun': 'Il reste des choses à débloquer.',
  'reason.placeCombat':
    'Avec {n, plural, one {# carte} other {# cartes}}, c’est le plus petit deck en jeu qui puisse s’en servir.',
  'reason.purge': '{card, The} est la carte la plus faible du deck.',
  'reason.startBiome': 'Le Boss qui précède est déjà battu.',
  'reason.pathTo': 'Là-bas : {what} ({heroes, plural, one {Vie} other {Vie du Groupe}} : {n} sur {of}).',
  'reason.pathThen': 'D’abord {what}, puis le chemin continue : {next}.',
  'reason.pathOut': 'C’est la sortie ({heroes, plural, one {Vie} other {Vie du Groupe}} : {n} sur {of}).',
  'reason.has': '{who} : Vie {n} sur {of}.',
  'reason.bears': '{who} peut l’encaisser (Vie {n} sur {of}).',
  'reason.scrollStep': '{who} : cran {n} de la piste {what}, Vie maximale {of}.',
  'reason.slotFree': '{who} a un emplacement libre.',
  'reason.slotWeaker': 'Pour {who, the}, mieux que : {card}.',
  'reason.slotNobody': 'Personne n’y gagnerait.',
  'reason.frozen': '{who} n’a pas plus de lignes à perdre que les autres.',
  'reason.price': 'Cela coûte {n, plural, one {# Dent} other {# Dents}} sur {of}, et sert plus longtemps.',
  'reason.keepTeeth': 'Rien ici ne vaut {n, plural, one {la Dent} other {les # Dents}} que nous avons.',
  'reason.nobodyWeak': 'Personne ne va plus mal que {who, the} (Vie {n} sur {of}).',
  'reason.cells':
    'Nous avons {n, plural, one {# Cellule} other {# Cellules}}, et ce qui n’est pas dépensé est perdu.',
  // La même chose en d’autres mots, quand elle serait dite deux fois de suite.
  'reason.cells.again':
    'Ce qui en reste, {n, plural, one {# Cellule} other {# Cellules}}, sera perdu au début du prochain Run.',
  'reason.victimShield.again':
    '{who} n’y perd pas de Vie : {n, plural, one {# Bouclier} other {# Boucliers}} en place.',
  'reason.victimKeeps.again': 'Qui l’encaisse ici garde encore {n, plural, one {# Vie} other {# Vies}}.',
  'reason.nobodyWeak.again': 'Rien ne presse : {who, the} va le plus mal (Vie {n} sur {of}).',
  'reason.has.again': 'Vie {who, of} : {n} sur {of}.',
  'reason.bears.again': 'Avec une Vie de {n} sur {of}, {who, the} le supporte.',
  'reason.ally.again':
    'Personne n’est en meilleur état : {who}, Vie {n} sur {of}, {shields, plural, =0 {aucun Bouclier} one {# Bouclier} other {# Boucliers}}.',
  'reason.scrollStep.again': 'Pour {who, the}, Vie maximale {of}, la piste {what} en est au cran {n}.',
  'reason.slotFree.again': 'Rien à abandonner : {who, the} a un emplacement libre.',
  'reason.price.again': 'Pour {n, plural, one {# Dent} other {# Dents}} sur {of}, l’achat reste bon.',
  'reason.onlyCard': 'C’est la seule carte qui reste à jouer.',
  'reason.cardLives':
    'Jouée jusqu’au bout avec des cartes supposées, elle laisse tout le monde en vie ; avec la suivante, quelqu’un meurt.',
  'reason.cardRisky':
    'Jouée jusqu’au bout avec des cartes supposées, elle peut coûter la vie à quelqu’un, et aucune autre ne fait mieux.',
  'reason.cardSpares':
    'Jouée jusqu’au bout avec des cartes supposées, elle coûte {n, plural, one {# Vie} other {# Vies}} au Groupe, et la suivante {more}.',
  'reason.cardStrikes':
    'Jouée jusqu’au bout avec des cartes supposées, elle frappe le Boss plus fort que la suivante.',
  'reason.cardGains':
    'Jouée jusqu’au bout avec des cartes supposées, elle rapporte plus que la suivante, pour {n, plural, one {# Vie perdue} other {# Vies perdues}}.',
  'reason.cardEven':
    'Jouée jusqu’au bout avec des cartes supposées, elle fait aussi bien que toute autre, et le Groupe perd {n, plural, one {# Vie} other {# Vies}}.',
  'reason.targetFalls': 'Un seul Dégât suffit à abattre {foe, the}.',
  'reason.targetHarms':
    'Ses lignes portent encore {n, plural, one {# Dégât} other {# Dégâts}} contre le Groupe.',
  'reason.victimCompanion': 'Le Compagnon peut l’encaisser à la place d’un Prisonnier.',
  'reason.victimShield':
    '{who, The} a {n, plural, one {# Bouclier, qui} other {# Boucliers, dont un}} l’arrête.',
  'reason.victimKeeps': 'Il resterait ici {n, plural, one {# Vie} other {# Vies}} après cela.',
  'reason.victimFalls': 'Quiconque l’encaisse tombe.',
  'reason.effectBurns': 'Un Ennemi brûle déjà, et un second En Feu tue.',
  'reason.effectOther': 'C’est ce qui rapporte le plus maintenant : {what}.',
  'reason.effectState': '{what} pèse ici plus que tout autre choix.',
  'reason.effect.damage':
    '{n, plural, one {# Dégât pèse} other {# Dégâts pèsent}} plus que tout autre choix.',
  'reason.effect.shield':
    '{n, plural, one {# Bouclier pèse} other {# Boucliers pèsent}} plus que tout autre choix.',
  'reason.effect.heal':
    'Quelqu’un est blessé, et {n, plural, one {# Vie rendue pèse} other {# Vies rendues pèsent}} le plus.',
  'reason.sure.lives': `Ainsi personne ne tombe ${DURING}, et avec le choix suivant quelqu’un tombe.`,
  'reason.sure.savesPotion': `Personne ne tombe ${DURING}, et une Potion est gardée.`,
  'reason.sure.fells': `Ainsi {foe, the} tombe avant d’agir au Round ${ROUND}.`,
  'reason.sure.spares': `Ainsi le Groupe perd ${LEAST}{n, plural, one {# Vie} other {# Vies}} de moins qu’avec le choix suivant.`,
  'reason.sure.blocks': `Ainsi des Boucliers arrêtent ${LEAST}{n, plural, one {# Dégât} other {# Dégâts}} au Round ${ROUND}.`,
};
