// Why Careful would do it: hints, and what bots say for themselves, in French.

import type { reasons as english } from '../en/reasons.ts';

export const reasons: Record<keyof typeof english, string> = {
  'advice.points':
    'Jouée ensuite avec soin, la partie rapporte environ {n, plural, one {# point} other {# points}} en moyenne, contre {next} avec le deuxième choix.',
  'advice.points.alone':
    'Jouée ensuite avec soin, la partie rapporte environ {n, plural, one {# point} other {# points}} en moyenne.',
  'advice.points.even':
    'Jouée ensuite avec soin, la partie rapporte environ {n, plural, one {# point} other {# points}} en moyenne ; rien d’autre n’est meilleur à coup sûr.',
  'advice.points.review':
    'Jouée ensuite avec soin, la partie rapporte alors environ {n, plural, one {# point} other {# points}} en moyenne, contre {given} avec ce qui a été fait, à {error} près.',
  'advice.points.axis': 'Points que la partie rapporte, en moyenne',
  'odds.roll': 'Lancer {n, plural, one {# dé} other {# dés}}',
  'odds.roll.pays': 'paie {ability}',
  'odds.roll.wound': 'montre une blessure',
  'odds.clears': 'Jouée ensuite avec soin, cette manche',
  'odds.clears.yes': 'nettoie une pièce de plus',
  'odds.clears.no': 'n’en nettoie aucune',
  'reason.training': 'L’Expérience achète des Compétences et rapporte des points ; il y en a {n} à dépenser.',
  'reason.space':
    'Chaque Blessure prend une case : {n, plural, =0 {aucune case de Vie n’est libre} one {une seule case de Vie est libre} other {# cases de Vie sont libres}}.',
  'reason.clear':
    '{n, plural, =0 {Aucune Blessure} one {Une Blessure} other {# Blessures}} sur la Piste de Vie : moins il y en a, plus il reste de place pour la suivante.',
  'reason.recon':
    'Elle pourra ensuite servir une fois sans {n, plural, one {le dé} other {les # dés}} qu’elle coûte.',
  'reason.reconHalf':
    'Encore un Repérage, et elle pourra servir une fois sans {n, plural, one {le dé} other {les # dés}} qu’elle coûte.',
  'reason.purchase':
    'Il aura alors {n, plural, one {une Utilisation, qui ne coûte} other {# Utilisations, qui ne coûtent}} aucun dé.',
  'reason.loot': 'La case de Butin suivante rapporte {n, plural, one {un point} other {# points}} de plus.',
  'reason.lootDone': 'Le reste n’apporterait rien de plus.',
  'reason.buy':
    'Elle rapporte encore {n, plural, one {pendant la manche qui reste} other {pendant # manches}}.',
  'reason.planned':
    'Plus aucune action à faire, {n, plural, =0 {ni d’Expérience à dépenser} other {et mieux vaut garder l’Expérience qui reste (#)}}.',
  'reason.rollSome':
    '{n, plural, one {Un dé reste : il fait} other {# dés restent : ils font}} partie d’une Combinaison. Les autres peuvent la compléter.',
  'reason.rollFresh':
    '{n, plural, one {Un nouveau dé ne montre rien} other {De nouveaux dés ne montrent rien}} avant d’être {n, plural, one {lancé} other {lancés}}.',
  'reason.rollAll': 'Ce que montrent ces dés ne mérite pas d’être gardé.',
  'reason.firstMove': 'Rien de prêt ne mène encore à une autre pièce.',
  'reason.anotherMove': 'Elle mène une pièce plus loin.',
  'reason.crowd': '{n, plural, one {Un ennemi se tient} other {# ennemis se tiennent}} dans votre pièce.',
  'reason.assign':
    'La Combinaison est complète et vaut ses dés : {n, plural, one {une sera prête} other {# seront prêtes}}.',
  'reason.assignWound':
    'Les dés Blessure encombrent la réserve personnelle ; sur la Piste de Vie, ils ne gênent plus.',
  'reason.take':
    'Avec plus de dés, on fait plus de Combinaisons{n, plural, =0 {} other {, et d’autres les veulent aussi}}.',
  'reason.endTurn': 'Rien de plus ne vaut la peine à ce tour.',
  'reason.stop': 'Un lancer de plus n’apporterait rien.',
  'reason.resume': 'Il y a de nouveau des dés, et le temps de s’en servir.',
  'reason.wait': 'Rien ne vaut la peine pour l’instant.',
  'reason.useMove':
    'Le meilleur chemin entrevu dans le Repaire commence par elle ; {n, plural, one {une Combinaison attend} other {# Combinaisons attendent}}.',
  'reason.use':
    '{n, plural, =0 {} one {Un ennemi est dans votre pièce. } other {# ennemis sont dans votre pièce. }}La meilleure suite entrevue commence par elle.',
  'reason.useItem': 'C’est maintenant que cet Objet sert le plus.',
  'reason.startDone': 'Ce qui reste n’apporterait rien, et ne se garde pas pour plus tard.',
  'reason.done':
    'Rien de mieux n’a été entrevu que de s’arrêter là : {n, plural, =0 {aucune Combinaison ne reste} one {une Combinaison reste inutilisée} other {# Combinaisons restent inutilisées}}.',
  'reason.skip':
    'La meilleure suite entrevue s’en passe : {n, plural, =0 {aucune Combinaison n’attend} one {une Combinaison attend} other {# Combinaisons attendent}} encore.',
  'reason.boss': 'Blesser le boss rapporte, et sa mort plus que tout.',
  'reason.enemy':
    'La meilleure suite entrevue commence par lui : {n, plural, =0 {personne d’autre} one {encore un ennemi} other {encore # ennemis}} dans cette pièce.',
  'reason.objective': 'Un Objectif y est à remplir.',
  'reason.roomLoot': '{n, plural, one {Il y a du Butin} other {Il y a # icônes de Butin}} à y ramasser.',
  'reason.onward':
    'La meilleure suite entrevue passe par là : {n, plural, =0 {aucun ennemi} one {un ennemi} other {# ennemis}} sur place.',
};
