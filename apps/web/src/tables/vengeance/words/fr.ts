/** La même table, en français. */

import type { OwnId } from './en.ts';

export const fr: Readonly<Record<OwnId, string>> = {
  own: 'Votre plateau',
  'brief.sm-i3': 'prochaine Compétence : frappe aussi à côté',
  'brief.ib-i4': 'une Blessure ; prochaine Compétence double',
  'brief.vq-i4': 'prochaine Compétence : nul n’est protégé',
  'effect.all-here': 'frappe tous ici',
  'effect.then': 'puis',
  'effect.bonus': '(avec un double couteau)',
  'effect.each': 'par dé Blessure',
  'effect.maybe': '(au choix)',

  'crumb.setup': 'Mise en place',
  'crumb.round': 'Manche {n} sur {of}',
  'crumb.flashback': 'Flashback',
  'crumb.rolling': 'Lancer',
  'crumb.fighting': 'Combat',
  'crumb.resolution': 'Résolution',
  'crumb.over': 'Fin',

  'deal.title': 'Une partie en un geste',
  'deal.now': 'Distribuez-moi une partie',
  'deal.note': 'Héros, Objets, boss et Repaire tirés au sort ; vous commencez au premier Flashback.',
  'deal.rest': 'Distribuez-moi le reste',
  'solo.title': 'Le défi solo',
  'solo.pace': 'Rythme',
  'solo.calm': 'Calme',
  'solo.calm-note': 'On compte les lancers ; rien ne presse.',
  'solo.real': 'Temps réel',
  'solo.real-note': 'Les secondes comptent ; on peut les allonger plus bas.',
  'solo.dice': 'Dés dans la réserve',
  'solo.time': 'Temps pour les prendre',
  'solo.target': 'Points à atteindre',
  'solo.easy': 'Facile',
  'solo.medium': 'Moyen',
  'solo.hard': 'Difficile',
  'solo.dice-n': '{n, plural, one {# dé} other {# dés}}',
  'solo.seconds-n': '{n, plural, one {# seconde} other {# secondes}}',
  'solo.rolls-n': '{n, plural, one {# lancer} other {# lancers}}',
  'solo.points-n': '{n, plural, one {# point} other {# points}}',
  'solo.of': 'le bot en gagne {n} sur 100',
  'solo.odds': 'Le bot prudent gagne {n, plural, one {# partie} other {# parties}} sur 100 comme celle-ci.',
  'solo.measured':
    'Mesuré sur {games, plural, one {# partie} other {# parties}} en mode calme ; entre {low} et {high} sont probables.',
  'race.some':
    'Vous vouliez {wanted, plural, one {# dé} other {# dés}} ; il {n, plural, one {en restait un} other {en restait #}}.',
  'race.none': 'Quelqu’un a été plus rapide : il ne reste aucun dé.',
  'race.rival': '{who} venait d’en prendre {n}. Les places vides le restent.',
  'race.back': 'Les places vides le restent.',
  'end.stretched': 'Temps étiré : {n, plural, one {# fois} other {# fois}} plus long',
  'setup.waiting': 'Les autres se préparent.',
  'setup.pick': 'Le plateau de votre Héros sera ici dès que vous en aurez choisi un.',
  'setup.heroes': 'Les Héros',
  'setup.heroes-note': 'Chacun attaque son propre Repaire. Choisissez qui se bat pour vous.',
  'setup.solo':
    'Défi solo : {dice, plural, one {# dé} other {# dés}} en réserve, {target} points à atteindre en quatre manches. Choisissez qui se bat pour vous.',
  'setup.tiles': 'Toutes les tuiles',
  'setup.tiles-of': 'Toutes les tuiles {hero, of}',
  'setup.items': 'Vos Objets',
  'setup.items-note':
    'Vos quatre Objets et leurs emplacements. L’ordre ne change rien : gardez-le si vous voulez.',
  'setup.slot': 'Emplacement {n}',
  'setup.earlier': 'Plus à gauche',
  'setup.later': 'Plus à droite',
  'setup.sides': 'Les deux faces du plateau Repaire',
  'setup.boss':
    '{n, plural, one {# point} other {# points}} de Vie. La dernière case vaut cinq points de plus.',
  'setup.side':
    '{rooms, plural, one {# pièce} other {# pièces}}, {minions, plural, one {# sous-fifre} other {# sous-fifres}}, Butin {loot}, {points, plural, one {# point} other {# points}} d’Objectifs',
  'hero.shadowman': 'Esquive les ennemis au lieu de les combattre, et tue en silence.',
  'hero.ironBelle': 'Frappe fort au contact. Une vieille blessure lui coûte deux cases.',
  'hero.vance': 'Tire depuis la pièce voisine, bientôt de deux portes plus loin.',
  'hero.nettle': 'Couteaux et sauts : rapide, mais imprudente face aux hommes de main.',
  'hero.brick': 'Traverse murs et videurs, mais deux Sprints par manche seulement.',
  'hero.doc': 'Soigne en pleine bagarre et endort qui barre la route.',
  'hero.pixel': 'Gadgets : drones, bombes et Repérages à moitié prix.',
  'hero.onyx': 'Poison, soie et coups uniques. Les tireurs la blessent deux fois.',

  'die.fresh': 'Nouveau dé',
  'die.locked': 'bloqué',
  'die.kept': 'gardé',
  'socket.either': 'pistolet ou couteau',

  'tray.label': 'Vos dés',
  'tray.of': 'Dés {who, of}',
  'tray.empty': 'vide',
  'tray.went': 'pris par {who}',
  'tray.none': 'Aucun dé en main.',
  'said.fresh': 'Un nouveau dé ne montre rien avant d’être lancé.',
  'said.keep': 'Touchez les dés à garder, lancez les autres, placez des Combinaisons.',
  'said.locked':
    '{wounds, plural, one {Une Blessure reste bloquée tant que vous ne placez pas de Combinaison ou ne lui donnez pas de case de Vie} other {Les Blessures sont bloquées : une Combinaison en libère une ; une Blessure sur une case de Vie libère les autres}} ({n, plural, =0 {aucune libre} one {une libre} other {# libres}}).',
  'stand.stopped': 'Vous avez arrêté.',
  'stand.spent': 'Vous ne pouvez plus rien faire avec vos dés.',
  'ring.of': 'sur {time}',
  'ring.closing': 'avant la fin',
  'ring.rolls': '{n, plural, one {lancer} other {lancers}} sur {of}',
  'ring.turn': '{who} lance',
  'ring.first': 'Le temps part au premier lancer.',
  'ring.over': 'Le temps est écoulé.',
  'supply.left': '{n, plural, one {dé restant} other {dés restants}}',
  'supply.of': 'sur {n}',
  'supply.closed': 'On ne prend plus de dés.',
  'supply.ties': 'égalités de la manche',
  'supply.spoken': '{n, plural, one {# dé} other {# dés}} en réserve',
  'tile.sets': '{n, plural, one {# Combinaison} other {# Combinaisons}}',
  'tile.short': 'manque 1',
  'tile.short-brief': '−1',
  'tile.sets-brief': '×{n}',
  'tile.payable': 'Vos dés la paient',
  'tile.needs': 'Demande {dice}',
  'tile.lacks': 'Il manque : {dice}',
  'tile.ways': 'Autres façons de payer {name}',
  'tile.free': 'emplacement libre',
  'tile.held': 'en jeu',
  'tile.price': '{n, plural, one {# case} other {# cases}} d’Expérience',
  'tile.recon': '{n, plural, one {un Repérage} other {# Repérages}} pour la préparer',
  'recon.half': 'à moitié repérée',
  'recon.marked': 'repérée',
  'recon.nextRound': 'repérée pour la manche suivante',

  'flash.slots': 'Les dés Flashback',
  'flash.free': 'Action libre',
  'flash.used': 'utilisée',
  'flash.open': 'à prendre',
  'flash.all-used': 'Les quatre actions sont prises.',
  'flash.can-buy': 'On peut encore acheter des Compétences.',
  'flash.shop': 'Vos huit Compétences, quatre au plus en jeu',
  'flash.experience': '{n, plural, one {# case} other {# cases}} d’Expérience à dépenser',
  'flash.basics': 'Chacun les possède',
  'flash.title': 'Une action Flashback',
  'way.training': 'Marquer deux cases d’Expérience',
  'way.loot': 'Marquer une case de Butin',
  'way.space': 'Une case de Vie de plus',
  'way.clear': 'Effacer deux Blessures',
  'loot.title': 'Butin : pour quoi faire ?',
  'loot.rooms': 'Pièces avec du Butin',

  'den.title': 'Repaire {code} · {name}',
  'tag.falls': 'tombe',
  'tag.evaded': 'esquivé',
  'tag.shaken': 'ébranlé',
  'objective.ready': 'allez-y',
  'objective.met': 'rempli',
  'objective.lost': 'perdu',
  'objective.killCount': '{enemy}',
  'objective.clearInOneRound': 'nettoyer d’un coup',
  'objective.healthSix': 'six cœurs',
  'objective.visitAdjacent': 'visiter les voisines',
  'objective.hitBoss': 'toucher le boss',
  'objective.visitRooms': 'pièces visitées',
  'objective.killAdjacent': 'vider les voisines',
  'slot.breaks': 'Entraîne-ment',
  'item.breaks': 'd’ambu-lance énergé-tique télé-comman-dée',
  'room.breaks':
    'Ascen-seur Pent-house tam-bour Armu-rerie Chauf-ferie Mezza-nine Passe-relle Phar-macie Sanc-tuaire Ves-tiaire Ves-tiaires char-gement conte-neurs direc-teur inté-rieure minia-ture projec-tion Apparte-ment Biblio-thèque Anti-chambre Tourni-quets d’aiguil-lage d’acces-soires projec-teurs',
  'room.lootable': 'Butin à vous',
  'room.here': 'vous êtes ici',
  'room.visited': 'visitée',
  'room.unvisited': 'non visitée',
  'room.nobody': 'personne',
  'room.doors': 'portes vers {rooms}',
  'room.loot': 'Butin {n}',
  'enemy.evaded': 'esquivé',
  'enemy.dead': 'mort',
  'enemy.shaken': 'ébranlé',
  'boss.left': '{n, plural, one {# point} other {# points}} de Vie sur {of}',
  'boss.guards': 'protégé par {n, plural, one {un garde} other {# gardes}}',
  'legend.grunt': 'larbin, protège le boss',
  'legend.toughGuy': 'dur à cuire, deux coups',
  'legend.bouncer': 'videur, barre la route',
  'legend.henchman': 'homme de main',
  'legend.gunman': 'tireur, d’à côté aussi',

  health: 'Vie',
  training: 'Entraînement',
  loot: 'Butin',
  items: 'Objets',
  beatings: 'Passages à tabac',
  'beatings.label':
    '{n, plural, =0 {Aucun Passage à tabac} one {Un Passage à tabac} other {# Passages à tabac}} : le second tue',
  'pool-limit': 'dés en main : {n} au plus',
  'health.label':
    'Vie : {free, plural, one {# case libre} other {# cases libres}}, {wounds, plural, one {# Blessure} other {# Blessures}}, {dice, plural, one {# dé Blessure} other {# dés Blessure}}',
  'training.label':
    'Entraînement : {marked, plural, one {# case marquée} other {# cases marquées}}, {experience} à dépenser, vaut {worth}, {next} après le prochain',
  'loot.label':
    'Butin : {n, plural, one {# case cochée} other {# cases cochées}}, vaut {worth}, {next} avec une de plus',
  'item.charges':
    '{n, plural, =0 {Aucune Utilisation} one {Une Utilisation} other {# Utilisations}}, {left, plural, =0 {plus de carré libre} one {un carré libre} other {# carrés libres}}.',
  'item.use': 'Peut être dépensé maintenant',
  sets: 'Combinaisons',
  'sets.order': 'Combinaisons, dans l’ordre voulu',
  'sets.none': 'Aucune Combinaison dans cette manche.',
  'set.used': 'utilisée',
  'set.step': '{n} sur {of}',
  'set.recon': 'repérée',
  'set.passive': 'agit d’office',
  'due.now': 'Si vous finissez ici : {n, plural, =0 {aucune Blessure} one {# Blessure} other {# Blessures}}.',
  'due.then': 'Après cela : {n, plural, =0 {aucune Blessure} one {# Blessure} other {# Blessures}}.',
  'due.henchman': '{n} des hommes de main',
  'due.gunman': '{n} des tireurs',
  'due.boss': '{n} du boss',
  'due.guarded': '({n, plural, one {# évitée} other {# évitées}})',
  'due.beyond': '({n} sans case de Vie libre)',
  'due.beating': 'Votre Vie serait pleine de Blessures : un Passage à tabac.',
  held: 'Un videur vous retient dans cette pièce.',
  'reach.takes': 'Peut abattre {n, plural, one {un ennemi} other {l’un des # ennemis}}.',
  'reach.boss': 'Peut blesser le boss.',
  'reach.can-clear': 'Peut nettoyer : {rooms}.',
  'reach.opens': 'Mène à : {rooms}.',
  'reach.can-meet': 'Peut remplir l’Objectif : {rooms}.',
  'reach.nothing': 'Rien n’est à sa portée.',
  'reach.clears': 'peut être nettoyée',
  'reach.cleared': 'nettoyée',
  'reach.meets': 'Objectif à portée',
  'ending.score':
    '{n, plural, one {point} other {points}} si la manche finit ici{loot, plural, =0 {} one {, # Butin compté} other {, # Butins comptés}}',
  'ending.dies': 'si la manche finit ici : second Passage à tabac, et mort',
  'score.now': 'points si tout finissait ici',

  'seat.den': 'Repaire {who, of}',
  'seat.points': '{n, plural, one {# point} other {# points}}',
  'seat.target': '{n, plural, one {# point} other {# points}} sur {target}',
  'seat.rolling': 'lance',
  'seat.stopped': 'a arrêté',
  'seat.spent': 'à bout',
  'seat.done': 'a fini',
  'seat.dead': 'mort',
  'seat.sets': '{n, plural, one {# Combinaison placée} other {# Combinaisons placées}}',

  'bar.roll': '{n, plural, =0 {Rien à lancer} one {Lancer un dé} other {Lancer # dés}}',
  'bar.roll-one': 'Lancer : {what}',
  'bar.take': 'Prendre des dés',
  'bar.stop': 'Arrêter',
  'bar.hand-on': 'Finir le tour',
  'menu.title': '{piece} : comment ?',
  'menu.or': 'Ou touchez ce qui va avec.',
  'advice.step': '{name}, effet {n} sur {of}.',
  'advice.roll':
    '{n, plural, =0 {Aucune Compétence payable pour l’instant.} one {Une Compétence payable.} other {# Compétences payables.}}',
  'advice.calm':
    'Un lancer, puis des Combinaisons. {n, plural, =0 {Rien de payable encore.} one {Une Compétence payable.} other {# Compétences payables.}}',
  'advice.plan':
    '{n, plural, =0 {Plus d’action.} one {Encore une action.} other {Encore # actions.}} L’Expérience paie les tuiles.',
  'advice.loot': '{n, plural, one {Une étoile reste à ramasser.} other {# étoiles restent à ramasser.}}',
  'cast.spent': 'Vos dés ne paient plus rien : le lancer est fini.',
  'cast.fruitless': '{tile} : aucune cible, sans effet. Annulez pour reprendre.',
  'cast.time': 'Le temps est écoulé : le lancer est fini.',
  'advice.fight': 'Une Combinaison, un Repérage ou un Objet.',

  'status.tracks': '{experience, plural, one {# case} other {# cases}} d’Expérience à dépenser, Butin {loot}',
  'status.score': '{n, plural, one {# point} other {# points}} si tout finissait ici',
  'threats.none': 'Rien ne menace encore.',
  neighbours: 'Les portes mènent à :',

  'end.show': 'Comment cela a fini',
  'end.see': 'Voir le Repaire',
  'end.title-won': 'Vengeance.',
  'end.title-shared': 'Vengeance, et partagée.',
  'end.title-dead': 'La mort.',
  'end.title-short': 'Dehors et en vie, mais trop tard.',
  'end.title-other': 'La meilleure vengeance : {who}.',
  'end.cause-dead': 'Le second Passage à tabac a été le dernier.',
  'end.cause-reached': '{n, plural, one {# point} other {# points}} ; il en fallait {target}.',
  'end.cause-short':
    '{n, plural, one {# point} other {# points}} ; il en fallait {target}, soit {missing} de plus.',
  'end.cause-nobody': 'Personne n’est sorti vivant.',
  'end.cause-alone':
    'Seule personne sortie vivante : {who}, avec {n, plural, one {# point} other {# points}}.',
  'end.cause-tie': 'Égalité à {n, plural, one {# point} other {# points}} ; la Vie libre départage : {who}.',
  'end.cause-ahead':
    '{who} : {n, plural, one {# point} other {# points}}, soit {ahead} de plus que la place suivante.',
  'end.killed': '{n, plural, =0 {Aucun ennemi éliminé} one {Un ennemi éliminé} other {# ennemis éliminés}}',
  'end.cleared':
    '{n, plural, =0 {Aucune pièce visitée et nettoyée} one {Une pièce visitée et nettoyée} other {# pièces visitées et nettoyées}}',
  'end.boss': 'Boss tué : {boss}',
  'end.wounds': '{n, plural, =0 {Aucune Blessure} one {Une Blessure} other {# Blessures}}',
  'end.escape': '{n, plural, one {Une pièce} other {# pièces}} avec des ennemis vivants sur la sortie',
  'due.coming':
    'Le Repaire réplique : {n, plural, =0 {aucune Blessure} one {# Blessure} other {# Blessures}}.',
  'setup.point':
    'Désignez un Héros pour voir ce qu’il apporte : sa Caractéristique, huit Compétences et quatre Objets.',
  'tile.then': 'payable ensuite',
  'tile.missing': 'manque {n}',
  'end.sheet': 'Le score, ligne par ligne',
  'end.round': 'Manche {n} :',
  'score.loot': 'Butin',
  'score.training': 'Entraînement',
  'score.bossDamage': 'Dégâts au boss',
  'score.bossKill': 'Boss tué',
  'score.objectives': 'Objectifs',
  'score.escape': 'Pièces ennemies sur la sortie',
  'score.total': 'Total',
  'score.tie': 'Vie libre (départage)',

  'lesson.welcome':
    'Vous êtes Belle de Fer et vous voulez vous venger d’un boss caché derrière neuf pièces remplies de gros bras. Une partie dure quatre manches de quatre temps : on se souvient, on lance, on se bat, et le Repaire répond. Cette leçon joue la première manche. Rien ne presse ici ; prenez votre temps.',
  'lesson.den':
    'Choisissez par où entrer : les deux faces de votre plateau sont dessinées, avec chaque ennemi. Prenez le recto, le Lampion bleu.',
  'lesson.rounds':
    'Les points viennent de cinq endroits : l’Entraînement, le Butin, les dégâts au boss, sa mort, et les Objectifs inscrits dans certaines pièces. À la fin, chaque pièce où vit un ennemi sur le chemin de la sortie coûte un point. En solo, il vous en faut dix-huit.',
  'lesson.flashback':
    'D’abord le Flashback. Trois dés ont été lancés pour toute la table, et chacun vous donne une action : ici un Achat, un Entraînement et un Repérage. La quatrième est libre. Prenez-les dans l’ordre voulu ; ce qui est fait se voit.',
  'lesson.train':
    'L’Entraînement marque deux cases d’Expérience. Elles rapportent des points à la fin et paient les Compétences. Ouvrez le deuxième dé et entraînez-vous.',
  'lesson.free':
    'L’action libre peut être tout sauf le Butin. Entraînez-vous encore : cela fait quatre cases d’Expérience.',
  'lesson.buy':
    'Ces huit Compétences n’appartiennent qu’à vous ; quatre tiennent sur votre plateau. Le nombre est le prix, les cases sont les dés d’une Combinaison. Achetez le Direct : une course et un couteau pour une Frappe.',
  'lesson.purchase':
    'Un Achat marque un carré d’un Objet, et un carré marqué vaut une Utilisation. Chargez le Poing américain : une Frappe sans dés.',
  'lesson.recon':
    'Le Repérage prépare une Compétence : elle servira une fois sans dés dans le Combat à venir. Les grandes en demandent deux. Repérez le Sprint, qui vous déplace d’une pièce.',
  'lesson.planned':
    'Les quatre actions sont prises. Si vous en laissez un jour, le bouton le dit avant que vous ne les perdiez. Vous voilà prête.',
  'lesson.supply':
    'Voici le cœur du jeu. Vous tenez quatre dés. La réserve au milieu est commune : à plusieurs, tout le monde lance en même temps et y puise jusqu’à la vider. L’anneau montre le temps ; en mode calme, il compte les lancers.',
  'lesson.roll': 'Un nouveau dé ne montre rien. Lancez les quatre, avec le bouton ou la touche R.',
  'lesson.sockets':
    'Deux courses, un pistolet et un couteau. En dessous, chaque Compétence montre ses cases ; celles que vos dés rempliraient s’allument, et ce que vous payez en entier est entouré. Une seule case manquante est signalée.',
  'lesson.place':
    'Deux courses paient exactement le Sprint. Touchez-le : les dés y restent, en Combinaison pour le Combat, et vous en reprenez aussitôt dans la réserve.',
  'lesson.keep':
    'Touchez un dé pour le garder ; les autres sont lancés. Gardez le couteau pour le Direct et lancez le reste. Il est gardé pour vous ici.',
  'lesson.wound':
    'Une Blessure est tombée. Elle est bloquée : on ne la relance pas, et elle prend une place dans la main. Deux issues : placer une Combinaison libère un dé Blessure, et un dé Blessure peut aller sur une case de Vie libre, un cœur plein, où il devient une vraie Blessure.',
  'lesson.release':
    'Vous avez une course et un couteau : placez-les sur le Direct. Le dé Blessure est libéré et sera relancé avec les autres.',
  'lesson.roll-on': 'Gardez le couteau restant et lancez encore une fois les nouveaux dés.',
  'lesson.budget':
    'On continue ainsi jusqu’à ce que la réserve soit vide ou l’anneau écoulé ; ensuite, on ne prend plus rien. Les Combinaisons d’une même Compétence s’ajoutent. Les dés non placés sont perdus : la gourmandise a un prix, s’arrêter trop tôt aussi.',
  'lesson.stop':
    'Vos dés paieraient maintenant la Charge, et dans une partie vous la prendriez. Pour la leçon, deux Combinaisons suffisent : arrêtez de lancer.',
  'lesson.shapes':
    'Le Combat. Voici votre Repaire : les traits épais sont des murs, les trous des portes, et chaque forme un ennemi. Un cercle protège le boss, un double carré encaisse deux coups, un octogone ne laisse pas sortir, un triangle blesse qui finit là, un losange tire aussi depuis la pièce voisine.',
  'lesson.use':
    'Vos Combinaisons sont en bas, à utiliser dans l’ordre voulu, l’une après l’autre. Commencez par le Sprint.',
  'lesson.move':
    'Les pièces à portée sont entourées. Allez au Vestiaire. La case de son coin se coche : il est visité pour de bon.',
  'lesson.toll':
    'Regardez ici avant de finir un Combat : on y lit ce que feraient les ennemis si vous arrêtiez maintenant. L’homme de main à côté de vous vous blesserait, et le tireur derrière la porte aussi.',
  'lesson.jab': 'Occupez-vous de l’homme de main : utilisez le Direct.',
  'lesson.hit':
    'Qui frapper ? Les cibles sont entourées ; en survoler une montre ce qu’elle deviendrait. Touchez l’homme de main.',
  'lesson.objectives':
    'Le Vestiaire est nettoyé, et son étoile sera à vous après le Combat. Certaines pièces portent un Objectif, ses points et où vous en êtes ; il faut être dans la pièce quand il est rempli. Il vous reste un Sprint repéré et le Poing américain, mais plus loin ce serait pire aujourd’hui.',
  'lesson.fought':
    'Finissez le Combat. Le bouton prévient de ce qui reste ; les Objets gardent leurs Utilisations, Combinaisons et Repérages sont perdus.',
  'lesson.loot':
    'La Résolution commence par le Butin : une étoile par pièce visitée et nettoyée. Elle peut devenir n’importe quelle action Flashback. Prenez une case de la Piste de Butin, qui vaut plus à chaque pas.',
  'lesson.resolution':
    'Puis les ennemis répondent : le tireur d’à côté vous a blessée. Si toutes les cases de Vie étaient cochées, ce serait un Passage à tabac : la Vie repart à neuf, mais avec un dé de moins jusqu’à la fin. Le second est la mort.',
  'lesson.score':
    'Voilà une manche. Les mêmes quatre temps reviennent trois fois, avec de meilleures Compétences, des pièces plus profondes et un boss qui ne tombe que si plus personne ne le protège. Les points du moment restent affichés près de votre nom.',
  'lesson.clock':
    'En temps réel, l’anneau compte les secondes, de 25 à 45, à partir de votre premier lancer. Une touche lance aussitôt ; seul l’arrêt est demandé deux fois, s’il reste des dés. R lance, T prend, S arrête, les chiffres placent. Essayez une demi-minute quand vous voudrez.',
  'lesson.end':
    'L’ampoule dit ce que ferait un joueur prudent, et pourquoi ; tout ce qui est bloqué répond quand on le touche. Continuez ici, ou ouvrez votre propre table.',
  'lesson.try-clock': 'Une demi-minute contre la montre',
  'clock.go':
    'Une demi-minute contre la montre ; tout ce qui précède est fait. Lancez l’horloge, puis les dés : R lance tous les dés non gardés, les chiffres placent les Combinaisons. Quand l’anneau est vide, on ne prend plus rien ; finissez ce que vous tenez et arrêtez.',
  'clock.over':
    'C’est fait. Les Combinaisons placées servent maintenant au Combat, sans horloge. Finissez cette manche, ou ouvrez votre propre table.',
  'coach.all': 'Notes déjà lues',
  'coach.flashback':
    'Chaque dé Flashback est une action, la quatrième est libre. Un dé inutilisable devient toute action sauf le Butin.',
  'coach.buy':
    'L’Expérience achète des Compétences. La dépenser ne baisse jamais le score : ce qui est marqué compte.',
  'coach.replace': 'Quatre Compétences achetées au plus. Une autre prend la place d’une que vous rendez.',
  'coach.half': 'À moitié repérée : un second Repérage dans ce Flashback la complète, sinon elle est perdue.',
  'coach.roll':
    'Touchez un dé pour le garder. Le lancer prend tous les autres ; les Blessures restent bloquées.',
  'coach.payable':
    'Une tuile entourée est payée exactement. Placer une Combinaison libère aussi un dé Blessure.',
  'coach.wound':
    'Un dé Blessure sur une case de Vie libre ne gêne plus et libère tous les autres. Il devient une Blessure au début du Combat.',
  'coach.closed': 'On ne prend plus de dés. Ceux que vous tenez peuvent encore être lancés et placés.',
  'coach.limit':
    'Après un Passage à tabac, vous tenez trois dés : quatre dés d’un coup, c’est fini, sauf Repérage.',
  'coach.fight':
    'Combinaisons, Repérages et Objets servent dans l’ordre voulu. Une fois commencé, chaque effet suit l’autre.',
  'coach.bouncer':
    'Un videur actif est dans votre pièce : impossible de sortir tant qu’il n’est ni mort ni esquivé.',
  'coach.guards': 'Le boss ne craint rien tant que des gardes sont actifs dans sa pièce.',
  'coach.dot': 'Un dur à cuire ébranlé tombe au prochain dégât, mais seulement dans ce Combat.',
  'coach.toll':
    'On vous blesserait si le Combat finissait ici. Les hommes de main dans votre pièce, les tireurs aussi d’à côté.',
  'coach.beating':
    'Votre Vie serait pleine de Blessures : un Passage à tabac. Soignez, partez ou nettoyez d’abord.',
  'coach.loot': 'Une pièce visitée et nettoyée donne son étoile après le Combat, où que vous soyez.',
  'coach.last': 'Dernière manche : à la fin, chaque pièce ennemie sur le chemin de la sortie coûte un point.',
};
