/** French: the same ids as English. */

import type { OwnId } from './en.ts';

export const fr: Record<OwnId, string> = {
  'keyword.CD-SPEED-01': 'Instantané',
  'keyword.CD-SPEED-02': 'Rapide',
  'keyword.CD-NOISE-01': 'Bruit',
  'keyword.CD-DMG-MEL-01': 'dégâts de mêlée',
  'keyword.CD-DMG-RNG-01': 'dégâts à distance',
  'keyword.CD-DMG-PAR-01': 'dégâts paralysants | paralysé',
  'keyword.CD-DMG-EXP-01': 'explose | Explose | explosion',
  'keyword.CD-USES-01': 'Utilisations',
  'keyword.CD-AMMO-01': 'Munitions',
  'keyword.CD-WALK-02': 'Marchez',
  'crumb.day': 'Jour {day} sur 3',
  'crumb.turn': '{survivor}, {n, plural, =0 {aucune Action} one {# Action} other {# Actions}}',
  'place.main': 'La rue, Jour {day}',
  'place.market': 'Le supermarché',
  'place.pharmacy': 'La pharmacie',
  street: 'Rue',
  row: 'Rangée {row}',
  'back.common': 'Carte commune',
  'back.city': 'Carte de la ville',
  'back.market': 'Carte du supermarché',
  'back.pharmacy': 'Carte de la pharmacie',
  'slot.face-down': '{back}, face cachée',
  'slot.known': '{card}, vue, de nouveau face cachée',
  'slot.up': '{card}, face visible',
  'slot.open': 'peut être retournée',
  'slot.covered': 'recouverte',
  'slot.at': 'Rangée {row}, carte {n}',
  'slot.place': 'rangée {row}, carte {n}',
  'piles.common': 'pile Commune {n}',
  'threat.kind': 'Menace, jusqu’à la fin de la partie',
  whisper: 'Dernier Souffle : libérez un emplacement',

  'near.left': 'À gauche : {list}',
  'near.right': 'À droite : {list}',
  'near.behind': 'Derrière : {list}',
  'near.before': 'Posé dessus : {list}',

  'area.title': 'Zone de jeu',
  'area.note': 'agit de gauche à droite',
  'area.free': '{n, plural, one {# libre} other {# libres}} sur 7.',
  'area.none': 'Si aucun n’est libre : en rouvrir un dans le tour, ou perdre.',
  'space.free': 'Libre',
  'space.blocked': 'Bloqué',
  'space.shut': 'Bloqué',
  'space.name': 'Emplacement {n} : {what}',
  'space.card': '{card}, {left, plural, one {# point} other {# points}} de résistance sur {hitPoints}',
  'space.turns': 'jeton Tour {n} sur {of}',
  'space.paralysed': 'paralysie',
  'space.left': 'reste {n}',
  'space.falls': 'tombe',
  'space.taken': 'prise',

  'does.hits': '{card} : {n, plural, one {# dégât} other {# dégâts}} à {survivor}.',
  'does.explodes': '{card} : explosion, {n, plural, one {# dégât} other {# dégâts}}.',
  'does.noise': '{card} : {n, plural, one {# point} other {# points}} de Bruit, des zombies peuvent venir.',
  'does.calls': '{card} : appelle un Bébé goule.',
  'does.paralyses': '{card} : paralyse {survivor}.',
  'does.skips': '{card} : ne peut pas bouger.',
  'does.waits': '{card} : dans {n, plural, one {# tour} other {# tours}}.',
  'forecast.none': 'Rien n’attaque.',
  'forecast.none.here': 'Rien de ce qui est là n’attaque.',
  'forecast.damage': '{survivor} subit {n, plural, one {# dégât} other {# dégâts}} (reste {vitality})',
  'forecast.dies': '{survivor} subit {n, plural, one {# dégât} other {# dégâts}} et meurt',
  'forecast.absorbed': '{n, plural, one {# absorbé} other {# absorbés}}',
  'forecast.uncertain': 'Le Bruit peut en amener d’autres.',
  'forecast.more': '{n} de plus.',
  'forecast.others': 'Aussi touchés : {list}.',
  'forecast.other': '{survivor} ({vitality, plural, =0 {meurt} other {reste #}})',

  'if.title': 'Si vous la retournez',
  'if.any': 'Sous les cartes',
  'if.zombies':
    'zombies sur {total, plural, one {# inconnue} other {# inconnues}}{fast, plural, =0 {} one {, dont # Rapide} other {, dont # Rapides}}',
  'if.exit': '{n, plural, one {C’est la SORTIE} other {L’une de ces # cartes est la SORTIE}}',
  'if.is': 'Carte connue : {card}.',
  'if.ends': 'Votre tour se termine.',
  'if.list': 'Les cartes inconnues',
  'if.all': '{total, plural, one {La seule inconnue} other {Les # inconnues}}',
  'if.bar':
    '{zombie, plural, one {# zombie} other {# zombies}}, {resource, plural, one {# ressource} other {# ressources}}, {other, plural, one {# autre} other {# autres}}',
  'if.phone':
    'zombies sur {total, plural, one {# inconnue} other {# inconnues}}. En retourner une finit le tour.',
  'if.phone.exit': 'zombies sur {total, plural, one {# inconnue} other {# inconnues}}.',

  vitality: 'Vitalité',
  immunity: 'Immunité',
  actions: '{n, plural, one {# Action restante} other {# Actions restantes}} sur 3',
  equipped: 'Équipé',
  gear: 'Matériel',
  hand: 'Main',
  'hand.n': 'Main, {n} sur {of}',
  'reserve.n': 'Réserve, {n} sur {of}',
  'no-weapon': 'pas d’arme',
  'no-ammo': 'sans munition',
  'no-agent': 'sans Agent',
  'worn.left': '{card}, absorbe encore {n}',
  free: 'libre',
  'uses.left': '{n, plural, one {# Utilisation restante} other {# Utilisations restantes}}',
  'face.B': 'Automatique',
  'face.A': 'Semi-auto',
  'skill.used': 'utilisée ce tour',
  'skill.ready': 'prête',
  'skill.late': 'trop tard ce tour',
  dead: 'n’est plus',
  paralysed: 'paralysie',
  low: 'bas',
  'advice.turn': 'Touchez une carte éclairée. En retourner une finit le tour.',
  'advice.last': 'Dernière Action : seule une Marche retourne une carte. Le tour finit de toute façon.',
  'advice.run': 'Touchez une carte éclairée : elle est retournée aussi.',
  'advice.whisper': 'Détruisez une carte, ou ramassez-en une.',
  'end-turn': 'Finir le tour',
  none: 'Aucune',
  'shared.zombies': 'Zombies éliminés',
  'shared.noise': 'Bruit causé',
  'shared.indoors': 'Intérieurs visités',
  'shared.exit': 'SORTIE',
  'exit.found': 'trouvée',
  'exit.hidden': 'pas trouvée',
  'shared.notes': 'Notes du guide',

  'menu.title': '{piece} : que faire ?',
  'menu.give': 'Que donner à {survivor} ?',
  'menu.or': 'Ou touchez un autre objet éclairé.',
  'tray.keep': 'Cartes piochées',
  'tray.keep.note': 'Piochées : {cards}. Une Ressource peut rester, une seule.',
  'tray.room': 'Qu’est-ce qui fait place ?',
  'tray.room.note': 'La Main est pleine : une carte part, ou celle-ci reste où elle est.',
  'tray.toll': 'Le tribut',
  'tray.toll.note': 'La moitié s’arrondit vers le haut, et elle peut tuer.',
  'tray.pay': 'Qui paie ?',
  'tray.pay.note': 'Toutes les cartes sont visibles. {survivor} décide pour le groupe.',
  'tray.pay.hand': '{survivor}, Main',
  'tray.pay.reserve': '{survivor}, Réserve',
  'tray.trade': 'Le Marchand ambulant',
  'tray.trade.note': 'Pour chaque carte cédée, une carte vient du Kit de survie.',
  'tray.limit': 'Trop de cartes',
  'tray.limit.note': 'Une Main contient cinq cartes au plus.',
  'tray.reorder': 'Vu aux jumelles',
  'tray.reorder.note': 'Elles retournent face cachée, chacune à la place indiquée au-dessus.',
  'tray.earlier': 'Plus tôt',
  'tray.later': 'Plus tard',

  'banner.day': 'Jour {day}',
  'banner.indoors': 'À l’intérieur : {zone}',
  'banner.out': 'De retour dans la rue',

  'day-end': 'Le jour {day} est derrière vous',
  'day-end.found': '{n, plural, =0 {aucune trouvaille} one {# carte trouvée} other {# cartes trouvées}}',
  'day-end.destroyed': '{n, plural, =0 {rien de détruit} one {# carte détruite} other {# cartes détruites}}',
  'day-end.hurt': '{n, plural, one {# point} other {# points}} de Vitalité en tout',
  'day-end.next': 'Passer au jour {day}',
  'day-end.shut': '{n, plural, one {# emplacement bloqué} other {# emplacements bloqués}}',
  'day-end.immunity': '{n, plural, one {# point} other {# points}} d’Immunité en tout',
  'end.won': 'Hors de la ville',
  'end.lost': 'La ville vous garde',
  'end.day': 'Jour {day} sur 3.',
  'end.zombies': '{n, plural, =0 {aucun zombie éliminé} one {# zombie éliminé} other {# zombies éliminés}}',
  'end.noise': '{n, plural, =0 {aucun Bruit} one {# point de Bruit} other {# points de Bruit}}',
  'end.alive': '{survivor} : en vie, Vitalité {vitality}',
  'end.died': '{survivor} n’a pas survécu au Jour {day}',
  'end.lost-one': '{survivor} : toujours dans la ville',
  'end.challenges': 'Défis',
  'end.met': 'réussi',
  'end.missed': 'manqué',
  'end.uncounted': 'Les défis n’étaient pas comptés dans cette partie.',
  'end.lost-challenges': 'Seul un groupe qui sort réussit des défis.',
  'end.on-day': 'Jour {day} :',
  'end.lost-by-all': 'Cela coûte {lost, plural, one {# point} other {# points}} de Vitalité en tout.',
  'end.lost-here':
    '{survivor} y perd {lost, plural, one {# point} other {# points}} de Vitalité : reste {left}.',
  'end.see': 'Voir la table',
  'end.show': 'Bilan',
  'end.cost':
    '{hurt, plural, one {# dégât subi} other {# dégâts subis}}{lost, plural, =0 {} one { ; # point de Vitalité perdu à cause de l’infection ou de la faim} other { ; # points de Vitalité perdus à cause de l’infection et de la faim}}.',

  'coach.turn':
    'Vous avez trois Actions. Gardez-en une pour la Marche : retourner une carte éclairée prend toutes celles qui restent et finit le tour. La Zone de jeu agit ensuite. La SORTIE est dans la rangée du fond.',
  'coach.zombie':
    'Un zombie est dans la Zone de jeu. Il frappe le Survivant actif à chaque tour du jeu, jusqu’à sa destruction.',
  'coach.timer':
    'Une carte au sablier compte les tours. Quand le compte y est, elle fait ce qu’elle annonçait.',
  'coach.explosion':
    'Une carte marquée d’une explosion explose si elle est détruite autrement qu’à distance, et touche ses voisins et tous les Survivants.',
  'coach.resource':
    'Une Ressource s’est approchée. La ramasser coûte une Action ; d’ici là, elle occupe un emplacement.',
  'coach.blocked':
    'La horde bloque un emplacement. Rien n’y entre et rien ne peut l’attaquer. Sept emplacements fermés, c’est la fin.',
  'coach.whisper':
    'Aucun emplacement n’est Libre. Libérez-en un avant la fin du tour : détruisez ou ramassez une carte.',
  'coach.noise': 'Le Bruit fait piocher des cartes. Chaque zombie pioché vient droit sur vous.',
  'coach.immunity': 'Plus d’Immunité. Chaque tour coûte maintenant de la Vitalité. Un Antiviral aide.',
  'coach.paralysis': 'Un Survivant paralysé passe son prochain tour ; une carte paralysée aussi.',
  'coach.place':
    'On peut entrer dans un lieu : la SORTIE termine le Jour, un magasin ouvre sa propre petite rue, une seule fois.',
  'coach.threat':
    'Une Menace est en vigueur jusqu’à la fin de la partie. Touchez son nom au-dessus de la rue pour la lire.',
  'coach.fast': 'Les cartes Rapides entrent avant le tour du jeu et agissent aussitôt.',
  'coach.known':
    'L’œil marque une carte que tous ont vue. Elle est de nouveau face cachée, mais n’est plus un secret.',
  'coach.indoors':
    'Vous êtes à l’intérieur : une petite rue à part. Sa SORTIE ramène là où vous étiez ; le lieu ne se visite plus.',
  'coach.tools':
    'Un Obstacle marqué d’une boîte à outils s’ouvre avec une Boîte à outils au lieu d’être abattu. Certains cachent une récompense.',
  'coach.ammo':
    'Cette arme demande des Munitions : chargez une carte de la Main, pour une Action, avant d’attaquer.',
  'coach.last-use':
    'Il reste une Utilisation à l’arme. Ensuite elle est défaussée ; ayez-en une autre en Main.',
  'coach.full':
    'La Main est pleine. Ce que vous ramassez va dans la Réserve, ou une carte doit être défaussée.',
  'coach.fallen':
    'Un Survivant est mort et s’est transformé. Ce que dit sa carte de zombie vaut désormais pour tous.',

  'lesson.street':
    'Vous êtes Rick, et voici la rue. Toutes les cartes sont face cachée, et chaque rangée est posée sur les coins de celle de derrière. On ne peut retourner qu’une carte que rien ne recouvre : celles-là sont éclairées.',
  'lesson.goal':
    'Quelque part dans la rangée du fond se trouve la SORTIE. Trouvez-la, franchissez-la, et le Jour est terminé. Faites-le trois Jours de suite et vous êtes hors de la ville. Cette leçon raconte le premier Jour et dure six ou sept minutes.',
  'lesson.body':
    'Voici l’état de Rick. Les cœurs sont sa Vitalité : à 0, il est mort. L’hélice est son Immunité : elle baisse de 1 au début de chacun de ses tours, et quand il n’y en a plus, c’est la Vitalité qui paie. Personne ne peut attendre longtemps ici.',
  'lesson.equip':
    'Chaque tour donne trois Actions : les trois points. Armez d’abord Rick : touchez la Batte dans sa Main, puis « S’équiper ». L’épée sur une carte indique ses dégâts, les flèches en rond ses Utilisations.',
  'lesson.odds':
    'Qu’y a-t-il sous les cartes ? Le compte se fait d’après toutes les cartes que personne n’a vues ; les zombies sont en rouge. Touchez une carte éclairée, ou survolez-la, et il dit aussi ce qui attaquerait pendant ce tour.',
  'lesson.walk':
    'Marchez maintenant : touchez la carte marquée dans la rue et confirmez. Marcher retourne une carte, prend toutes les Actions restantes et termine le tour ; faites donc tout le reste avant. Ce qui est retourné ne se reprend pas.',
  'lesson.game-turn':
    'Après chaque Marche vient le tour du jeu : tout ce qui est dans la Zone de jeu agit, de gauche à droite. Puis la carte retournée s’approche et prend un emplacement. Ce Zombie est arrivé en dernier, il n’a donc pas encore mordu. Le nombre rouge dit ce que coûtera le prochain tour du jeu.',
  'lesson.attack':
    'N’attendez pas cela : touchez le Zombie et attaquez-le avec la Batte. Cela coûte une Action et une Utilisation de la Batte. La Batte inflige 4 dégâts, et le Zombie a 3 cœurs.',
  'lesson.spaces':
    'Disparu, et son emplacement est de nouveau libre. Comptez les emplacements libres : chaque carte qui s’approche en demande un. L’un est bloqué dès le début, et une Horde en bloque d’autres. S’il n’en reste aucun, c’est le Dernier Souffle : libérez-en un dans ce tour même, ou la ville vous garde.',
  'lesson.hint':
    'Quand vous ne savez pas quoi faire, touchez Conseil dans la barre : une ampoule marque ce que ferait un joueur prudent, et la barre dit pourquoi. Aide ouvre la règle en cours. « Annuler le coup » reprend tout ce qui n’a rien révélé. Pendant la leçon, Conseil montre ce que la leçon demande.',
  'lesson.walk-on':
    'Rien n’est proche, marchez donc : la carte marquée, à côté du trou. Quand plus rien ne repose sur les coins d’une carte plus éloignée, on peut la retourner aussi.',
  'lesson.pick':
    'Une Soupe, c’est une Ressource. Elle ne mord personne, mais elle occupe un emplacement, et n’aide que dans votre Main. Touchez-la et ramassez-la dans la Main, pour une Action. La Main contient cinq cartes. La Réserve en contient trois de plus, mais il faut d’abord les en sortir pour s’en servir.',
  'lesson.antiviral':
    'L’Immunité est descendue à 9. Touchez l’Antiviral dans votre Main et utilisez-le : pour une Action il en rend 5, mais jamais plus que Rick n’en avait au début. Une carte de ce genre disparaît une fois utilisée.',
  'lesson.run':
    'Chaque Survivant a une Compétence. Celle de Rick est COURIR : en tout premier dans un tour, il peut payer ses trois Actions pour une Marche qui retourne deux cartes. C’est rapide, et deux fois plus risqué. Vous avez déjà utilisé des Actions : pour ce tour, c’est trop tard.',
  'lesson.second-row':
    'Il reste une Action, et une seule suffit pour marcher. La carte marquée de la deuxième rangée est libre maintenant. Derrière elle commence la rangée du fond.',
  'lesson.noise':
    'Une Sirène. Certaines cartes agissent dès qu’on les retourne, et celle-ci fait du Bruit. Chaque point de Bruit fait piocher une carte, et chaque zombie pioché vient droit sur vous. Deux sont venus, avant le tour du jeu : ils ont donc déjà mordu. Les armes à feu et les explosions font aussi du Bruit.',
  'lesson.first-hit': 'Deux Zombies, et trois Actions. Frappez le premier avec la Batte.',
  'lesson.second-hit':
    'Et le second. Une arme sans Utilisation est défaussée, et c’est la dernière de la Batte. Il y a un Couteau dans la Réserve pour plus tard.',
  'lesson.far-row':
    'La Zone de jeu est de nouveau vide. Voici la rangée du fond : ses cartes ont un dos à elles, car la SORTIE, les magasins et des choses plus étranges s’y trouvent. Retournez la carte marquée.',
  'lesson.exit':
    'La SORTIE ! Un lieu s’approche comme toute autre carte, et une Marche permet de le franchir. Tous les Survivants partent ensemble. La Pharmacie et le Supermarché sont aussi des lieux : chacun ouvre une petite rue à lui, pleine de choses à prendre, et ne se visite qu’une fois. Rien n’y oblige.',
  'lesson.soup':
    'Avant de partir : les Zombies ont coûté 4 points de Vitalité à Rick, et les blessures restent d’un Jour à l’autre. Utilisez la Soupe que vous avez ramassée.',
  'lesson.leave': 'Touchez maintenant la SORTIE et franchissez-la.',
  'lesson.day-two':
    'Deuxième Jour. Une nouvelle rue est posée, avec de pires cartes parmi les autres. Ce que vous portez reste à vous. Et il y a maintenant une Menace, nommée en haut : elle rend tout plus dur jusqu’à la fin de la partie. Le troisième Jour en apporte une autre.',
  'lesson.lose':
    'Vous gagnez en franchissant vivant la SORTIE du troisième Jour. Vous perdez quand aucun Survivant n’est plus en vie, ou quand un tour se termine sous le Dernier Souffle sans emplacement libre.',
  'lesson.notes':
    'Il y a bien d’autres choses dehors : des zombies plus rapides que vous, des cartes qui comptent les tours, des choses qui explosent. La première fois que l’une d’elles compte, une courte note vous le dit. Toutes les notes se relisent sous « Notes du guide ».',
  'lesson.end':
    'C’était un Jour entier : s’armer, marcher, se battre, ramasser, sortir. Continuez ici, ou dressez votre propre table : seul, avec des amis ou avec des bots.',

  'short.zombie': 'Zombie',
  'short.crawler': 'Rampant',
  'short.runner': 'Coureur',
  'short.fat-zombie': 'Obèse',
  'short.zombie-screamer': 'Hurleur',
  'short.mommy-zombie': 'Maman',
  'short.baby-ghoul': 'Bébé goule',
  'short.spitter': 'Cracheur',
  'short.infected-dog': 'Chien',
  'short.riot-zombie': 'Anti\u00adémeute',
  'short.zombie-brute': 'Colosse',
  'short.last-supper': 'Repas',
  'short.sweet-home': 'Foyer',
  'short.rooftop': 'Toit sûr',
  'short.security-box': 'Coffre',
  'short.showcase-medkit': 'Vitrine',
  'short.vending-machine': 'Distri\u00adbuteur',
  'short.exit-indoors': 'Sortie int.',
  'short.ammo-rifle': 'Mun. fusil',
  'short.ammo-gun': 'Mun. pistolet',
  'short.berserk-agent': 'Berserk',
  'short.explosive-agent': 'Explosif',
  'short.paralyze-agent': 'Paraly\u00adsant',
  'short.fuel-drum': 'Baril',
  'short.bottle': 'Bouteille',
  'short.binoculars': 'Jumelles',
  'short.chainsaw': 'Tronçon\u00adneuse',
  'short.market': 'Super\u00admarché',
  'short.canned-soup': 'Soupe',
  'short.chem-set': 'Chimie',

  'stat.hp': 'Points de résistance',
  'stat.damage': 'Dégâts',
  'stat.zombieDamage': 'Dégâts de zombie',
  'stat.explode': 'Explosion',
  'stat.paralyze': 'Dégâts paralysants',
  'stat.noise': 'Bruit',
  'stat.uses': 'Utilisations',
  'stat.tools': 'une Boîte à outils l’ouvre',
  'stat.unlock': 'Cartes ouvertes',
  'stat.look': 'Cartes vues',
  'stat.draw': 'Cartes piochées',
  'stat.defence': 'Défense',
  'stat.ammo': 'Attaques',
};
