// What `careful` gives as its reason, in French.

import type { reasons as english } from '../en/reasons.ts';

export const reasons: Record<keyof typeof english, string> = {
  'odds.shot': '{n, plural, one {# dé} other {# dés}}, touche à {need}+, sans relance ni dé supplémentaire',
  'odds.shot.hits': '{n, plural, =0 {aucune touche} one {# touche} other {# touches}}',
  'odds.falls': 'De la première cible ({enemy})',
  'odds.falls.sure':
    'De la première cible ({enemy}), le Tir infaillible retournant jusqu’à {n, plural, one {# échec} other {# échecs}}',
  'odds.falls.figures': '{n, plural, one {au moins une tombe} other {au moins # tombent}}',
  'odds.friends': 'Chaque dé manqué touche un Aventurier présent : {each}',
  'odds.friends.hit': 'au moins un dé manqué',
  'odds.door': 'Le dé de la porte',
  'odds.door.doom': 'ajoute un jeton Fatalité',
  'odds.room': 'La première carte d’une pièce sombre est',
  'odds.room.card': '{n, plural, =0 {{what}} one {{what}} other {# × {what}}}',
  'odds.room.escort': '{enemy} avec {n} × {enemy2}',
  'reason.boss':
    'Le Boss : encore {n, plural, one {# Blessure} other {# Blessures}} et il perd {lives, plural, =0 {sa dernière vie} other {une vie}}.',
  'reason.attackHere':
    '{n, plural, one {# Ennemi se tient} other {# Ennemis se tiennent}} dans {zone, the}, à côté {friends, plural, one {d’un Aventurier} other {de # Aventuriers}}.',
  'reason.attackNotable': 'Le Notable dans {zone, the} ferait venir d’autres Ennemis.',
  'reason.attackFirst':
    '{n, plural, one {# Ennemi} other {# Ennemis}} dans {zone, the}, à frapper avant que quelqu’un doive se tenir à côté.',
  'reason.goal.objective': 'C’est plus près de l’Objectif dans {zone, the}.',
  'reason.goal.wakes': 'C’est plus près de l’Objectif qui réveille le Boss, dans {zone, the}.',
  'reason.goal.treasure': 'C’est plus près du coffre dans {zone, the}.',
  'reason.goal.artifact': 'C’est plus près de l’Artefact dans {zone, the}.',
  'reason.goal.search': 'C’est plus près d’une Zone à fouiller : {zone, the}.',
  'reason.goal.boss': 'C’est plus près du Boss dans {zone, the}.',
  'reason.goal.notable': 'C’est plus près du Notable dont la Quête demande la fin, dans {zone, the}.',
  'reason.goal.lock': 'C’est plus près de la porte de couleur vers {zone, the}.',
  'reason.goal.tower': 'C’est plus près de l’Escalier du Donjon.',
  'reason.goal.exit': 'C’est plus près de la Sortie.',
  'reason.goal.friend': 'C’est plus près d’un ami à terre dans {zone, the}.',
  'reason.reach.objective': 'L’Objectif est là, dans {zone, the}.',
  'reason.reach.wakes': 'L’Objectif qui réveille le Boss est là, dans {zone, the}.',
  'reason.reach.treasure': 'Le coffre est là, dans {zone, the}.',
  'reason.reach.artifact': 'L’Artefact est là, dans {zone, the}.',
  'reason.reach.search': 'Il y a de quoi fouiller là, dans {zone, the}.',
  'reason.reach.boss': 'Le Boss est là, dans {zone, the}.',
  'reason.reach.notable': 'Le Notable dont la Quête demande la fin est là, dans {zone, the}.',
  'reason.reach.lock': 'La porte de couleur est là, vers {zone, the}.',
  'reason.reach.tower': 'L’Escalier du Donjon est là.',
  'reason.reach.exit': 'La Sortie est là.',
  'reason.reach.friend': 'Un ami est à terre là, dans {zone, the}.',
  'reason.pick.fight':
    '{adventurer} peut frapper {n, plural, one {# Ennemi} other {# Ennemis}} dans {zone, the} sans faire un pas.',
  'reason.pick.boss': '{adventurer} peut frapper le Boss sans faire un pas.',
  'reason.pick.bound':
    'D’ici, {adventurer} ne frappe personne qui en vaille la peine et se dirige vers {zone, the}.',
  'reason.pick.idle':
    'D’ici, {adventurer} ne frappe personne qui en vaille la peine et reste là où il faut quelqu’un.',
  'reason.safer': 'Moins de Blessures y menacent : {n} au plus au lieu de {more}.',
  'reason.into': '{n, plural, one {# Ennemi est} other {# Ennemis sont}} à combattre dans {zone, the}.',
  'reason.better': 'On peut y faire davantage.',
  'reason.door': 'Le chemin vers {zone, the} passe par cette porte.',
  'reason.lock': 'La Quête demande cette porte.',
  'reason.take.artifact': 'Un Artefact est ce qu’il y a de mieux comme Équipement.',
  'reason.take.objective':
    'Un Objectif : {n, plural, =0 {il n’en reste ensuite aucun} other {il en reste ensuite #}}.',
  'reason.take.treasure':
    'La plupart des coffres contiennent une Potion ; le groupe {n, plural, =0 {n’en a aucune} other {en a #}}.',
  'reason.search': 'Aucun Ennemi ici, et un meilleur Équipement y traîne peut-être.',
  'reason.gather':
    '{n, plural, =0 {Il ne reste plus de Mana} one {Il ne reste qu’un Mana} other {Il ne reste que # Mana}}.',
  'reason.gainMana': 'Cela ne coûte rien.',
  'reason.enchant': 'Le Talisman fait maintenant plus qu’une autre Action.',
  'reason.shove': '{n, plural, one {# Ennemi quitte} other {# Ennemis quittent}} la Zone, sans rien coûter.',
  'reason.lead': '{adventurer} saura bien se servir d’une Action.',
  'reason.spent': 'Il ne reste aucune Action.',
  'reason.endTurn': 'Rien à portée ne vaut une Action.',
  'reason.allot.noneFalls': 'Réparties ainsi, ces Attaques ne mettent personne à terre.',
  'reason.allot.fewFall':
    'Il faudra peut-être l’Armure ou une Potion ; ainsi, une chute paraît le moins probable.',
  'reason.friendlyFire': 'Qui le supporte le mieux prend les coups perdus.',
  'reason.reroll':
    '{n, plural, =0 {Aucun dé n’a manqué.} one {# dé a manqué et ne peut que s’améliorer.} other {# dés ont manqué et ne peuvent que s’améliorer.}}',
  'reason.doorReroll': 'Cette face amènerait un jeton Fatalité.',
  'reason.doorKeep': 'Cette face n’amène aucun jeton Fatalité.',
  'reason.sureShot': '{n, plural, one {# touche de plus vaut} other {# touches de plus valent}} le Mana.',
  'reason.armorMana': 'Le Mana améliore l’Armure, et les Blessures coûtent plus cher.',
  'reason.saves': 'Sans elle, {adventurer} tombe.',
  'reason.noPotion': 'Une Potion ne changerait rien à qui tient debout et qui tombe.',
  'reason.buy':
    'De tout ce qu’on peut acheter pour {gold, plural, one {# pièce} other {# pièces}} d’or, c’est ce qui apporte le plus pour son prix.',
  'reason.doneBuying': 'Rien d’autre ne vaut son prix.',
  'reason.keepAll': 'Tout ce qui reste sert à quelqu’un.',
  'reason.keepMana':
    '{adventurer} garde {n, plural, =0 {son Mana} one {son seul Mana} other {ses # Mana}} pour plus tard.',
  'reason.letBe': 'Rien de ce qui est offert n’en vaut la peine pour {adventurer}.',
  'reason.boost.roll':
    'Rien de ce qui est offert avant le jet ne vaut plus pour {adventurer} que {n, plural, one {ce seul dé} other {ces # dés}}.',
  'reason.boost.crush':
    '{n, plural, =0 {Cela compte pour {adventurer} même sans dé de plus.} one {# dé de plus en vaut la peine : {adventurer} a {mana} Mana.} other {# dés de plus en valent la peine : {adventurer} a {mana} Mana.}}',
  'reason.boost.skill': '{skill} : cela vaut bien l’un des {mana} Mana de {adventurer}.',
  'reason.boost.substitute':
    '{n, plural, one {# Ennemi s’y tient} other {# Ennemis s’y tiennent}} : autant de dés au lieu de {dice}.',
  'reason.boost.gainMana': '{adventurer} a {n} Mana, et en gagner ne coûte rien.',
  'reason.hits':
    'Avec {hits, plural, one {# touche} other {# touches}}, {n, plural, =0 {personne ne tombe encore, mais le plus dangereux est affaibli} one {un Ennemi tombe} other {# Ennemis tombent}}.',
  'reason.free.attack':
    '{adventurer} frappe {n, plural, one {# Ennemi} other {# Ennemis}} dans {zone, the} sans dépenser d’Action d’un Tour.',
  'reason.free.boss': '{adventurer} frappe le Boss sans dépenser d’Action d’un Tour.',
  'reason.free.move': 'Une meilleure place pour {adventurer} : {zone, the}.',
  'reason.free.other': 'C’est ce que {adventurer} peut faire de mieux d’une Action ici.',
  'reason.dreaded': 'Parmi ceux qu’on peut viser dans {zone, the}, le plus dangereux : {enemy}.',
  'reason.mistZones':
    'De celles qui en reçoivent, la Zone de Brume la plus loin de tous est {zone, the} : {n, plural, =0 {quelqu’un s’y tient} one {# pas} other {# pas}}.',
  'reason.tough':
    'Aucune touche sur {adventurer} n’est plus dure : {enemy}, {n, plural, one {# Blessure} other {# Blessures}}.',
  'reason.armorReroll':
    '{n, plural, one {# Attaque toucherait} other {# Attaques toucheraient}} encore {adventurer}, qui a {mana} Mana.',
  'reason.laid':
    '{adventurer} a ensuite en main : {n, plural, =0 {rien} other {{cards}}}{left, plural, =0 {} one { ; # carte est laissée} other { ; # cartes sont laissées}}.',
  'reason.found':
    '{slot, select, hands {{adventurer} prend {card, the} en main, et y a ensuite : {cards}} body {{adventurer} revêt {card, the}} pack {{card, The} va dans le Sac à dos, à portée {adventurer, of}} talismans {{card, The} rejoint les Talismans {adventurer, of}} other {Pour {adventurer}, {card, the} n’a pas de meilleure place que la défausse}}.',
  'reason.shareTalismans':
    '{n, plural, one {# Talisman} other {# Talismans}} pour {people, plural, one {# Aventurier} other {# Aventuriers}} : chacun à qui il convient le mieux.',
  'reason.sell':
    'Personne n’en a l’usage ({card}) : pour nous, c’est {n, plural, one {# pièce} other {# pièces}} d’or.',
  'reason.newcomer':
    '{n, plural, =0 {Personne dans le groupe n’a} one {Une seule personne du groupe a} other {# personnes du groupe ont}} la Classe de {adventurer} ; aucune Classe n’en a moins.',
  'reason.consent': '{adventurer} sait quoi échanger avec {adventurer2}.',
  'reason.habit.relocate.again':
    'Celui qui est dans {zone, the} n’est pas plus près de quelqu’un que les autres.',
  'reason.habit.darkRoom.again': 'Aucune autre de ces pièces n’est plus près du groupe que {zone, the}.',
  'reason.habit.targetZone.again': 'Dans {zone, the}, personne ne tombe aussi facilement qu’ailleurs.',
  'reason.habit.destination.again': 'Dans {zone, the}, personne ne tombe aussi facilement qu’ailleurs.',
  'reason.habit.route.again': 'Aucun chemin ne croise moins d’Aventuriers que par {zone, the}.',
  'reason.habit.levelUp':
    'De celles qui s’offrent, c’est elle qui convient le mieux à la Classe de {adventurer}.',
  'reason.habit.hitAndRun': 'C’est une meilleure place pour {adventurer} dans la Phase des Ennemis.',
  'reason.habit.targetZone': 'Ceux qui se tiennent dans {zone, the} le supportent le mieux.',
  'reason.habit.destination': 'Ceux qui se tiennent dans {zone, the} le supportent le mieux.',
  'reason.habit.route': 'Par {zone, the}, ils croisent le moins d’Aventuriers.',
  'reason.habit.darkRoom':
    '{even, select, yes {Aucune pièce n’est plus proche que {zone, the}} other {De ces pièces, {zone, the} est la plus proche}} : ce qui en sort peut encore être combattu.',
  'reason.habit.relocate':
    '{even, select, yes {{n, plural, =0 {Quelqu’un se tient dans chacune, alors autant prendre dans {zone, the}} other {Aucune n’est plus loin de tous que {zone, the}}}} other {De toutes, {zone, the} est le plus loin de tous}}.',
  'reason.habit.removeSearch':
    '{even, select, yes {{n, plural, =0 {Quelqu’un se tient dans chacune, alors autant prendre dans {zone, the}} other {Aucune n’est plus loin de tous que {zone, the}}}} other {De toutes, {zone, the} est le plus loin de tous}}.',
  'reason.habit.bossTeleport':
    '{even, select, yes {Rien n’est plus près du groupe que {zone, the}} other {Le plus près du groupe, c’est {zone, the}}} : on l’y combat au plus tôt.',
  'reason.habit.same': 'Leur chemin passe de toute façon par {zone, the}.',
  'reason.habit.talismans': 'Ceux-ci conviennent le mieux à {adventurer}.',
  'reason.habit.buyWeapon': 'Elle convient à la Classe de {adventurer} et laisse leur part aux autres.',
  'reason.habit.buyFor': 'Personne n’y gagne plus que {adventurer}.',
};
