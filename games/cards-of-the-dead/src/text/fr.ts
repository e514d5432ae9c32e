// French: the same messages as English, key by key.

import type { MessageId } from './en.ts';
import { frWhyNot } from './fr-why-not.ts';

export const fr: Record<MessageId, string> = {
  ...frWhyNot,
  'card.zombie': 'Zombie',
  'card.zombie.text': 'À chaque tour du jeu : 2 dégâts au Survivant actif.',
  'card.zombie.flavour': 'Lui aussi était toujours pressé.',
  'card.crawler': 'Zombie rampant',
  'card.crawler.text': 'À chaque tour du jeu : 1 dégât au Survivant actif.',
  'card.crawler.flavour': 'La moitié d’un zombie, l’appétit d’un entier.',
  'card.runner': 'Zombie coureur',
  'card.runner.text': 'Rapide. À chaque tour du jeu : 2 dégâts au Survivant actif.',
  'card.runner.flavour': 'On disait pourtant que courir maintenait en vie.',
  'card.fat-zombie': 'Zombie obèse',
  'card.fat-zombie.text':
    'Après 3 tours, il explose : 5 dégâts à ses voisins et à tous les Survivants, et 2 points de Bruit. Il explose aussi s’il est détruit, sauf à distance.',
  'card.fat-zombie.flavour': 'À manier avec un très long bâton.',
  'card.zombie-screamer': 'Zombie hurleur',
  'card.zombie-screamer.text':
    'À chaque tour du jeu : 1 dégât au Survivant actif. Tous les 2 tours : 1 point de Bruit.',
  'card.zombie-screamer.flavour': 'Il a une réclamation et en informe toute la rue.',
  'card.mommy-zombie': 'Maman zombie',
  'card.mommy-zombie.text':
    'À chaque tour du jeu : 1 dégât au Survivant actif. Tous les 3 tours, un Bébé goule entre sur l’emplacement Libre le plus à gauche.',
  'card.mommy-zombie.flavour': 'La famille, c’est pour toujours.',
  'card.baby-ghoul': 'Bébé goule',
  'card.baby-ghoul.text': 'À chaque tour du jeu : 1 dégât au Survivant actif.',
  'card.baby-ghoul.flavour': 'Il fait ses dents.',
  'card.spitter': 'Zombie cracheur',
  'card.spitter.text':
    'À chaque tour du jeu : 1 dégât au Survivant actif. Tous les 3 tours, le Survivant actif est paralysé et saute un tour.',
  'card.spitter.flavour': 'Les bonnes manières sont parties les premières.',
  'card.infected-dog': 'Chien infecté',
  'card.infected-dog.text': 'Rapide. À chaque tour du jeu : 2 dégâts au Survivant actif.',
  'card.infected-dog.flavour': 'Bon chien. Mauvais jour.',
  'card.riot-zombie': 'Zombie antiémeute',
  'card.riot-zombie.text': 'À chaque tour du jeu : 2 dégâts au Survivant actif.',
  'card.riot-zombie.flavour': 'Il maintient l’ordre. Il a oublié lequel.',
  'card.zombie-brute': 'Colosse zombie',
  'card.zombie-brute.text': 'À chaque tour du jeu : 3 dégâts au Survivant actif.',
  'card.zombie-brute.flavour': 'Pour lui, une porte est une opinion.',

  'card.horde': 'Horde',
  'card.horde.text': 'Instantané. L’emplacement Libre le plus à droite passe sur sa face Bloqué.',
  'card.horde.flavour': 'À deux cents, on arrête de compter.',
  'card.run-away': 'Fuite',
  'card.run-away.text': 'Instantané. L’emplacement Bloqué le plus à gauche passe sur sa face Libre.',
  'card.run-away.flavour': 'Le courage est une question de distance.',
  'card.siren': 'Sirène hurlante',
  'card.siren.text': 'Instantané. 2 points de Bruit.',
  'card.siren.flavour': 'La ville appelle à l’aide. Les mauvaises personnes répondent.',
  'card.foul-air': 'Air vicié',
  'card.foul-air.text': 'Instantané. Chaque Survivant perd 2 points d’Immunité.',
  'card.foul-air.flavour': 'Il suffit de retenir son souffle une petite heure.',
  'card.last-supper': 'Le Dernier Repas',
  'card.last-supper.text':
    'Instantané. Un Survivant défausse une Soupe en conserve ; sinon, chaque Survivant perd 2 points de Vitalité.',
  'card.last-supper.flavour': 'Douze chaises, une boîte.',
  'card.trader': 'Le Marchand ambulant',
  'card.trader.text':
    'Instantané. Le Survivant actif peut défausser des cartes de sa Main et de sa Réserve, puis pioche autant de cartes Kit de survie.',
  'card.trader.flavour': 'Ni repris, ni échangé, ni bavardages.',
  'card.sweet-home': 'Doux foyer',
  'card.sweet-home.text':
    'Instantané. Un Survivant peut défausser une Lanterne : chaque Survivant récupère toute sa Vitalité.',
  'card.sweet-home.flavour': 'Les voisins sont calmes. En général.',
  'card.rooftop': 'Toit sûr',
  'card.rooftop.text': 'Instantané. Chaque Survivant récupère 1 point de Vitalité et 1 point d’Immunité.',
  'card.rooftop.flavour': 'Vue superbe, à condition de ne pas regarder en bas.',

  'card.barricade': 'Barricade',
  'card.barricade.text':
    'Occupe un emplacement jusqu’à sa destruction ou jusqu’à ce qu’une Boîte à outils la dégage.',
  'card.barricade.flavour': 'Faite pour qu’ils restent dehors. Nous sommes dehors.',
  'card.fuel-drum': 'Baril d’essence',
  'card.fuel-drum.text':
    'Explose s’il est détruit, sauf à distance : 4 dégâts à ses voisins et à tous les Survivants, et 2 points de Bruit.',
  'card.fuel-drum.flavour': 'Défense de fumer. Et de taper dessus.',
  'card.car-alarm': 'Alarme de voiture',
  'card.car-alarm.text':
    'Tous les 2 tours : 1 point de Bruit. Détruisez-la ou faites-la taire avec une Boîte à outils.',
  'card.car-alarm.flavour': 'Le propriétaire arrive, en traînant les pieds.',
  'card.security-box': 'Coffre-fort',
  'card.security-box.text':
    'Détruit ou ouvert avec une Boîte à outils, il donne au Survivant actif le Pistolet et ses munitions.',
  'card.security-box.flavour': 'Quelqu’un avait un secret et un permis.',
  'card.showcase-medkit': 'Vitrine à trousse de secours',
  'card.showcase-medkit.text':
    'Détruite ou ouverte avec une Boîte à outils, elle donne au Survivant actif la Trousse de secours.',
  'card.showcase-medkit.flavour': 'En cas d’urgence, cherchez un marteau.',
  'card.vending-machine': 'Distributeur automatique',
  'card.vending-machine.text':
    'Détruit ou ouvert avec une Boîte à outils, il donne au Survivant actif une Soupe en conserve.',
  'card.vending-machine.flavour': 'Faites l’appoint.',

  'card.exit': 'SORTIE',
  'card.exit.text':
    'Marchez jusqu’à cette carte, dans la Zone principale, pour finir le Jour. Ne peut pas subir de dégâts.',
  'card.exit.flavour': 'Ce n’est jamais la première porte qu’on essaie.',
  'card.pharmacy': 'Pharmacie',
  'card.pharmacy.text':
    'Marchez jusqu’à cette carte pour fouiller la Pharmacie, une fois par partie. Ne peut pas subir de dégâts.',
  'card.pharmacy.flavour': 'De garde jour et nuit depuis que le personnel ne dort plus.',
  'card.market': 'Supermarché',
  'card.market.text':
    'Marchez jusqu’à cette carte pour fouiller le Supermarché, une fois par partie. Ne peut pas subir de dégâts.',
  'card.market.flavour': 'Tout doit disparaître. Vous aussi.',
  'card.exit-indoors': 'SORTIE intérieure',
  'card.exit-indoors.text':
    'Marchez jusqu’à cette carte pour revenir dans la Zone principale. Ne peut pas subir de dégâts.',
  'card.exit-indoors.flavour': 'Merci de sortir aussi discrètement que vous êtes entrés.',

  'card.bat': 'Batte',
  'card.bat.text': 'Attaque : 4 dégâts de mêlée. 3 Utilisations.',
  'card.bat.flavour': 'Trois prises, et c’est le retrait.',
  'card.knife': 'Couteau',
  'card.knife.text': 'Attaque : 2 dégâts de mêlée. 3 Utilisations.',
  'card.knife.flavour': 'Pour le pain, surtout.',
  'card.pipe': 'Tuyau',
  'card.pipe.text': 'Attaque : 3 dégâts de mêlée. 3 Utilisations.',
  'card.pipe.flavour': 'La plomberie pour débutants.',
  'card.fire-axe': 'Hache d’incendie',
  'card.fire-axe.text': 'Attaque : 5 dégâts de mêlée. 3 Utilisations.',
  'card.fire-axe.flavour': 'Briser la glace. Puis tout le reste.',
  'card.machete': 'Machette',
  'card.machete.text': 'Attaque : 4 dégâts de mêlée. 3 Utilisations.',
  'card.machete.flavour': 'Le jardin attendra.',
  'card.chainsaw': 'Tronçonneuse',
  'card.chainsaw.text': 'Attaque : 6 dégâts de mêlée et 1 point de Bruit. 3 Utilisations.',
  'card.chainsaw.flavour': 'Règle un problème et prévient tous les autres.',
  'card.revolver': 'Revolver',
  'card.revolver.text': 'Attaque : 4 dégâts à distance et 1 point de Bruit. 3 Utilisations.',
  'card.revolver.flavour': 'Six chambres, dont trois vides.',
  'card.crossbow': 'Arbalète',
  'card.crossbow.text': 'Attaque : 4 dégâts à distance. 3 Utilisations.',
  'card.crossbow.flavour': 'Discrète, comme un bon voisin.',
  'card.rifle': 'Fusil',
  'card.rifle.faceA': 'semi-automatique',
  'card.rifle.faceB': 'automatique',
  'card.rifle.text':
    'Exige des Munitions de fusil. Semi-automatique : 3 dégâts à distance. Automatique : 5 dégâts à distance et 1 point de Bruit. Une Action le retourne. Jamais en Réserve.',
  'card.rifle.flavour': 'Deux réglages : prudent, et désolé.',
  'card.gun': 'Pistolet',
  'card.gun.text': 'Exige des Munitions de pistolet. Attaque : 4 dégâts à distance et 1 point de Bruit.',
  'card.gun.flavour': 'Permis expiré en même temps que son titulaire.',
  'card.punch': 'Coup de poing',
  'card.punch.text':
    'Attaque : 2 dégâts de mêlée, sans limite. Un Agent chargé remplace un coup. Jamais en Réserve, ni défaussé, ni donné.',
  'card.punch.flavour': 'Lavez-vous les mains après.',
  'card.ammo-rifle': 'Munitions de fusil',
  'card.ammo-rifle.text': 'À charger sur le Fusil : de quoi faire 3 attaques.',
  'card.ammo-rifle.flavour': 'Trois arguments dans une boîte.',
  'card.ammo-gun': 'Munitions de pistolet',
  'card.ammo-gun.text': 'À charger sur le Pistolet : de quoi faire 3 attaques.',
  'card.ammo-gun.flavour': 'Rangées dans le même coffre. Prudence oblige.',
  'card.berserk-agent': 'Agent Berserk',
  'card.berserk-agent.text':
    'À charger sur le Coup de poing : le prochain coup inflige 5 dégâts de mêlée à la place.',
  'card.berserk-agent.flavour': 'Effets secondaires possibles : la victoire.',
  'card.explosive-agent': 'Agent explosif',
  'card.explosive-agent.text':
    'À charger sur le Coup de poing : le prochain coup devient une explosion, 4 dégâts à la cible et à ses voisins, aucun aux Survivants, et 2 points de Bruit.',
  'card.explosive-agent.flavour': 'Ne jamais agiter.',
  'card.paralyze-agent': 'Agent paralysant',
  'card.paralyze-agent.text':
    'À charger sur le Coup de poing : le prochain coup inflige 2 dégâts paralysants à la place ; la cible saute un tour.',
  'card.paralyze-agent.flavour': 'La relecture par les pairs fut brève.',
  'card.grenade': 'Grenade',
  'card.grenade.text':
    'Utilisation : une explosion, 4 dégâts à la cible et à ses voisins, aucun aux Survivants, et 2 points de Bruit.',
  'card.grenade.flavour': 'Garder la goupille. Lancer le reste.',
  'card.bottle': 'Bouteille en verre',
  'card.bottle.text': 'Utilisation : 2 dégâts à distance à la cible.',
  'card.bottle.flavour': 'Vide, hélas.',

  'card.canned-soup': 'Soupe en conserve',
  'card.canned-soup.text': 'Utilisation : récupérez 3 points de Vitalité.',
  'card.canned-soup.flavour': 'Meilleure avant. Encore bonne après.',
  'card.antiviral': 'Antiviral',
  'card.antiviral.text': 'Utilisation : récupérez 5 points d’Immunité.',
  'card.antiviral.flavour': 'Pas un remède. Un sursis.',
  'card.medkit': 'Trousse de secours',
  'card.medkit.text':
    'Utilisation, au choix : récupérez 5 points de Vitalité ; ou 5 points d’Immunité ; ou 3 points de Vitalité et 3 points d’Immunité.',
  'card.medkit.option1': 'Récupérer 5 points de Vitalité',
  'card.medkit.option2': 'Récupérer 5 points d’Immunité',
  'card.medkit.option3': 'Récupérer 3 points de Vitalité et 3 points d’Immunité',
  'card.medkit.flavour': 'Les pansements sont décorés de petits animaux.',
  'card.kevlar': 'Gilet en kevlar',
  'card.kevlar.text': 'Utilisation : portez-le. Il absorbe les 4 prochains dégâts, puis il est usé.',
  'card.kevlar.flavour': 'Résiste aux morsures jusqu’au col.',
  'card.note': 'Note',
  'card.note.text':
    'Utilisation : piochez 3 cartes Communes, gardez-en une si c’est une Ressource, défaussez le reste.',
  'card.note.flavour': '« Parti chercher des vivres. Je reviens. » Datée du printemps dernier.',
  'card.lantern': 'Lanterne',
  'card.lantern.text':
    'Utilisation : retournez jusqu’à 3 cartes non recouvertes. Les Ressources restent visibles, les autres sont remises face cachée.',
  'card.lantern.flavour': 'Maintenant, eux aussi vous voient.',
  'card.binoculars': 'Jumelles',
  'card.binoculars.text':
    'Utilisation : regardez jusqu’à 3 cartes Communes face cachée, recouvertes ou non, et replacez-les dans l’ordre de votre choix.',
  'card.binoculars.flavour': 'Les mauvaises nouvelles, à temps.',
  'card.toolkit': 'Boîte à outils',
  'card.toolkit.text': 'Utilisation : ouvrez une carte portant l’icône Outils.',
  'card.toolkit.flavour': 'Garantie à vie. Reste à savoir laquelle.',
  'card.backpack': 'Sac à dos',
  'card.backpack.text':
    'Utilisation, au choix : récupérez 2 points de Vitalité ; ou 3 points d’Immunité ; ou chargez-le comme munitions de tout type pour 2 attaques.',
  'card.backpack.option1': 'Récupérer 2 points de Vitalité',
  'card.backpack.option2': 'Récupérer 3 points d’Immunité',
  'card.backpack.option3': 'Charger comme munitions de tout type, 2 Utilisations',
  'card.backpack.flavour': 'Préparé pour un week-end.',
  'card.chem-set': 'Nécessaire de chimie',
  'card.chem-set.text':
    'Utilisation, au choix : récupérez 3 points d’Immunité ; ou 1 dégât paralysant à la cible ; ou chargez-le comme Agent, 5 dégâts de mêlée une fois.',
  'card.chem-set.option1': 'Récupérer 3 points d’Immunité',
  'card.chem-set.option2': '1 dégât paralysant à une carte',
  'card.chem-set.option3': 'Charger comme Agent : 5 dégâts de mêlée, une fois',
  'card.chem-set.flavour': 'Dès dix ans.',

  'odds.card': 'Si vous retournez cette carte, c’est',
  'odds.card.exit': 'la SORTIE',
  'odds.turn': 'Si votre tour se terminait maintenant, le tour du jeu',
  'odds.turn.costs':
    '{n, plural, =0 {ne coûte rien} one {coûte # point de Vitalité} other {coûte # points de Vitalité}}',
  'odds.turn.more': 'coûte {n, plural, one {# point} other {# points}} de Vitalité ou plus',
  'odds.turn.dies': 'vous tue',
  'kind.zombie': 'Zombie',
  'kind.event': 'Événement',
  'kind.obstacle': 'Obstacle',
  'kind.place': 'Lieu',
  'kind.resource': 'Ressource',

  'speed.normal': 'Normal',
  'speed.fast': 'Rapide',
  'speed.instant': 'Instantané',

  'deck.D1': 'Cartes Communes, Jour I',
  'deck.D2': 'Cartes Communes, Jour II',
  'deck.D3': 'Cartes Communes, Jour III',
  'deck.CITY': 'Cartes Ville',
  'deck.MKT': 'Cartes Supermarché',
  'deck.PHA': 'Cartes Pharmacie',
  'deck.EPIC': 'Cartes Épiques',
  'deck.INV': 'Cartes Invocation',
  'deck.START': 'Cartes Équipement de départ',
  'deck.KIT': 'Cartes Kit de survie',
  'deck.THREAT': 'Cartes Menace',
  'deck.AREA': 'Cartes Zone de jeu',
  'deck.SURVIVOR': 'Cartes Survivant',

  'survivor.rick': 'Rick Dixon',
  'survivor.rick.role': 'Un peu de tout',
  'survivor.rick.flavour': 'Jamais le meilleur en rien. Toujours là.',
  'survivor.rick.skill':
    'COURIR : au début de son tour, il peut payer 3 Actions pour une Marche qui retourne 2 cartes.',
  'survivor.rick.zombieSkill': 'Chaque Survivant perd 2 points d’Immunité au lieu d’un pendant l’Entretien.',
  'survivor.selena': 'Selena Harris',
  'survivor.selena.role': 'Soldate',
  'survivor.selena.flavour': 'Elle obéit aux ordres. Aux siens, depuis mardi.',
  'survivor.selena.skill':
    'PISTER : elle peut défausser une carte pour piocher 2 cartes Communes et en garder une si c’est une Ressource.',
  'survivor.selena.zombieSkill': 'Une Note fait piocher 2 cartes au lieu de 3.',
  'survivor.dan': 'Dan Hill',
  'survivor.dan.role': 'Créateur du virus',
  'survivor.dan.flavour': 'Il aimerait présenter ses excuses en personne.',
  'survivor.dan.skill': 'Une attaque au Coup de poing peut coûter 1 point d’Immunité au lieu d’une Action.',
  'survivor.dan.zombieSkill':
    'Une seule fois, à sa mort : chaque Survivant défausse une carte Commune ou perd la moitié de sa Vitalité et de son Immunité, arrondie à l’entier supérieur.',

  'threat.threat-savage-hunger': 'Faim sauvage',
  'threat.threat-savage-hunger.text': 'Tous les dégâts de zombie augmentent de 1.',
  'threat.threat-savage-hunger.flavour': 'Ils ont fini les amuse-gueules.',
  'threat.threat-hardened-flesh': 'Chair endurcie',
  'threat.threat-hardened-flesh.text': 'Tous les zombies ont 1 point de résistance de plus.',
  'threat.threat-hardened-flesh.flavour': 'Bien rassis, dirait le boucher.',
  'threat.threat-mutated-virus': 'Virus muté',
  'threat.threat-mutated-virus.text': 'Chaque Antiviral rend 1 point d’Immunité de moins.',
  'threat.threat-mutated-virus.flavour': 'Il a lu la notice.',
  'threat.threat-echoing-streets': 'Rues sonores',
  'threat.threat-echoing-streets.text': 'Chaque effet de Bruit fait 1 point de Bruit de plus.',
  'threat.threat-echoing-streets.flavour': 'Dans une ville sans voitures, un murmure porte loin.',
  'threat.threat-encircled': 'Encerclés',
  'threat.threat-encircled.text':
    'Maintenant et au début de chaque Jour suivant, l’emplacement Libre le plus à droite passe sur sa face Bloqué.',
  'threat.threat-encircled.flavour': 'Au moins, plus personne ne peut arriver par-derrière.',

  'zone.main': 'Zone principale',
  'zone.indoor': 'Zone intérieure',
  'zone.pharmacy': 'Pharmacie',
  'zone.market': 'Supermarché',
  'zone.deployment': 'Zone de déploiement',
  'zone.playingArea': 'Zone de jeu',
  'zone.space': 'Emplacement {n}',
  'zone.hand': 'Main',
  'zone.reserve': 'Réserve',
  'zone.equipped': 'Équipé',
  'zone.loaded': 'Chargé',
  'zone.worn': 'Porté',
  'zone.supply': 'Réserve commune {letter}',
  'zone.pile': '{n, plural, =0 {vide} one {# carte} other {# cartes}}',
  'side.free': 'Libre',
  'side.blocked': 'Bloqué',

  'card.unknown': 'une carte face cachée',

  'deck.common': 'cartes Communes',

  'option-name.survivors': 'Survivants',
  'option-name.firstSeat': 'Qui commence',
  'option-name.hard': 'Mode difficile',
  'option-name.spares': 'Cartes de départ en plus',
  'option-name.challenges': 'Compter les défis',

  'ask.turn':
    '{survivor} : {n, plural, =0 {plus d’Action} one {# Action restante} other {# Actions restantes}}.{whisper, select, yes { DERNIER SOUFFLE : libérez un emplacement !} other {}}',
  'ask.runSecond': 'COURIR : quelle seconde carte ?',
  'ask.keep': 'Quelle carte piochée gardez-vous ?',
  'ask.room': 'Votre Main est pleine. Qu’est-ce qui fait place {card, to} ?',
  'ask.scout':
    'La Lanterne : retournez jusqu’à {n, plural, one {# carte non recouverte} other {# cartes non recouvertes}}.',
  'ask.peek': 'Les Jumelles : regardez jusqu’à {n, plural, one {# carte Commune} other {# cartes Communes}}.',
  'ask.reorder': 'Les Jumelles : dans quel ordre remettre les cartes ?',
  'ask.pay':
    'Qui se défait {card, of} ? {card, select, lantern {Chaque Survivant regagne alors toute sa Vitalité.} other {Sinon chaque Survivant perd {loss} points de Vitalité.}}',
  'ask.trade': 'Le Marchand ambulant : quelles cartes donnez-vous ?',
  'ask.toll': 'Dan n’est plus. {survivor} : une carte, ou la moitié de tout ?',
  'ask.limit': 'Trop de cartes en Main : défaussez-en {n}.',

  'option.walk': 'Marcher : rangée {row}, carte {place}{card, select, unknown {} other { ({card})}}',
  'option.run':
    'COURIR : rangée {row}, carte {place} d’abord{card, select, unknown {} other { ({card})}}, puis une seconde',
  'option.run.last':
    'COURIR : rangée {row}, carte {place}{card, select, unknown {} other { ({card})}}, la dernière : rien de plus que Marcher',
  'option.runSecond':
    'COURIR : rangée {row}, carte {place} ensuite{card, select, unknown {} other { ({card})}}',
  'option.walkPlace': 'Marcher jusqu’{card, to} (emplacement {space})',
  'option.attack': 'Attaquer {card2, the}, emplacement {space}, avec {card, the}',
  'option.attack.skill':
    'Attaquer {card2, the}, emplacement {space}, avec {card, the}, pour 1 point d’Immunité',
  'option.pickUp': 'Ramasser {card, the} (emplacement {space}), en {to, select, hand {Main} other {Réserve}}',
  'option.pickUp.discard':
    'Ramasser {card, the} (emplacement {space}), en {to, select, hand {Main} other {Réserve}}, en défaussant {card2, the}',
  'option.use': 'Utiliser {card, the}',
  'option.use.instead':
    'Utiliser {card, the} en défaussant celui qui est porté ({n, plural, one {reste #} other {reste #}})',
  'option.use.on': 'Utiliser {card, the} sur {card2, the} (emplacement {space})',
  'option.use.way': 'Utiliser {card, the} : {what}',
  'option.use.way.on': 'Utiliser {card, the} sur {card2, the} (emplacement {space}) : {what}',
  'option.load': 'Charger {card, the}',
  'option.load.instead':
    'Charger {card, the} en défaussant la charge en place ({card2}, {n, plural, one {reste # utilisation} other {restent # utilisations}})',
  'option.equip': 'S’équiper {card, of}',
  'option.equip.discard': 'S’équiper {card, of} en défaussant {card2, the}',
  'option.equip.back': 'S’équiper {card, of} en reprenant {card2, the} en Main',
  'option.equip.unload':
    'S’équiper {card, of} en reprenant {card2, the} en Main et en défaussant {card3, the}',
  'option.flip': 'Passer en {face, select, B {automatique} other {semi-automatique}}',
  'option.store': 'Mettre {card, the} en Réserve',
  'option.fetch': 'Reprendre {card, the} de la Réserve',
  'option.exchange': 'Échanger {card, the} contre {card2, the} de la Réserve',
  'option.give': 'Donner {card, the} à {survivor} ({whom})',
  'option.track': 'PISTER, en défaussant {card, the}',
  'option.endTurn': 'Finir le tour',
  'option.endTurn.lost': 'Finir le tour, et perdre : aucun emplacement Libre',
  'option.slot': 'Rangée {row}, carte {place}',
  'option.card': '{card}',
  'option.keep': 'Garder {card, the}',
  'option.discard': 'Défausser {card, the}',
  'option.pay': '{survivor} se défait {card, of} ({from, select, hand {Main} other {Réserve}})',
  'option.decline.toll':
    'Perdre la moitié de tout{n, plural, =0 {} one { : {survivors} meurt} other { : {survivors} meurent}}',
  'option.decline.pay':
    'Personne ne s’en défait{n, plural, =0 {} one { : {survivors} meurt} other { : {survivors} meurent}}',
  'option.decline.keep': 'Ne rien garder',
  'option.decline.room': 'Laisser {card, the}',

  'refusal.NO_SUCH_SEAT': 'Personne n’est assis là pour commencer.',
  'refusal.NO_ACTIONS': 'Il ne reste plus d’Action.',
  'refusal.NOT_A_RESOURCE':
    '{card, The} ne se {card, agree, p {ramassent} other {ramasse}} pas : seules les Ressources se ramassent.',
  'refusal.HAND_FULL': 'La Main compte déjà cinq cartes.',
  'refusal.RESERVE_FULL': 'La Réserve est pleine.',
  'refusal.NEVER_STORED': '{card, The} ne {card, agree, p {vont} other {va}} jamais en Réserve.',
  'refusal.NEVER_GIVEN': '{card, The} ne se {card, agree, p {donnent} other {donne}} à personne.',
  'refusal.TAKER_DEAD': '{whom} n’est plus en vie.',
  'refusal.TAKER_FULL': '{whom} n’a plus de place en Main.',
  'refusal.DOES_NOT_FIT': '{card, The} ne {card, agree, p {vont} other {va}} pas avec l’arme équipée.',
  'refusal.IN_RESERVE':
    '{card, The} {card, agree, p {sont} other {est}} en Réserve : il faut d’abord passer la carte en Main.',
  'refusal.PLACE_IMMUNE': '{card, The} ne {card, agree, p {peuvent} other {peut}} pas subir de dégâts.',
  'refusal.NO_WEAPON': 'Aucune arme n’est équipée.',
  'refusal.NO_AMMUNITION':
    '{card, The} {card, agree, p {ne sont} other {n’est}} pas {card, agree, f {chargée} mp {chargés} fp {chargées} other {chargé}}.',
  'refusal.SKILL_USED': 'La Compétence a déjà servi ce tour-ci.',
  'refusal.NEEDS_PUNCH': 'Seul le Coup de poing se paie en Immunité.',
  'refusal.NO_TARGET': 'Il n’y a rien sur quoi utiliser {card, the}.',
  'refusal.NO_TOOLS_ICON': '{card, The} ne {card, agree, p {portent} other {porte}} pas l’icône Outils.',
  'refusal.NOT_A_PLACE': '{card, The} ne {card, agree, p {mènent} other {mène}} nulle part.',
  'refusal.OTHER_ZONE': '{card, The} ne {card, agree, p {mènent} other {mène}} nulle part depuis cette zone.',
  'refusal.VISITED': 'Ce lieu a déjà été visité : {card}.',
  'refusal.EMPTY_SLOT': 'Rien en rangée {row}, place {place}.',
  'refusal.TURNED_ALREADY': 'La carte en rangée {row}, place {place}, est déjà visible.',
  'refusal.COVERED': 'Une autre carte recouvre celle de la rangée {row}, place {place}.',
  'refusal.RUN_TOO_LATE': 'COURIR ouvre le tour : il faut les trois Actions.',

  'part.dayBegins': 'Jour {day}',
  'chapter.goesIn': '{zone}',
  'chapter.goesOut': 'De retour dans la rue',
  'turn.turnBegins': '{survivor} joue',
  'phase.acts': 'Tour du jeu',
  'phase.skips': 'Tour du jeu',
  'phase.enters': 'Tour du jeu',
  'line.laidOut': 'des cartes ont été posées ici',
  'line.walks': 'une carte a été retournée ici',
  'line.noiseZombie': 'le bruit a retourné une carte ici',
  'line.noiseNothing': 'le bruit a retourné une carte ici',
  'line.drew': 'la pile a été fouillée ici',
  'line.goesOut': 'le chemin du retour a été pris ici',
  'line.traded': 'des cartes ont été piochées ici',

  'event.joined': '{survivor} rejoint le groupe : Vitalité {vitality}, Immunité {immunity}.',
  'event.dayBegins': 'Le Jour {day} se lève.',
  'event.kitDrawn': '{survivor} emporte {cards, a}.',
  'event.threat': 'Une Menace se répand : {threat}. {text}',
  'event.dayDeck':
    '{n, plural, one {# carte} other {# cartes}} du Jour {day} {n, plural, one {rejoint} other {rejoignent}} la pile Commune, qui en compte à présent {pile}.',
  'event.laidOut': '{zone} : {n, plural, one {# carte est posée} other {# cartes sont posées}}.',
  'event.shuffled':
    'La défausse est mélangée en une nouvelle pile de {n, plural, one {# carte} other {# cartes}} ({deck}).',
  'event.turnBegins': '— {survivor} : Vitalité {vitality}, Immunité {immunity}.',
  'event.missesTurn': '{survivor} ne peut pas bouger et passe son tour.',
  'event.movesAgain': '{survivor} peut de nouveau bouger.',
  'event.lastWhisper': 'Dernier Souffle : {survivor} doit libérer un emplacement avant la fin du tour.',
  'event.whisperFailed': 'Plus aucune issue. {survivor} n’entendra plus rien d’autre.',
  'event.pickedUp':
    '{survivor} ramasse {card, the} sur l’emplacement {space}{to, select, hand {} other {, en Réserve}}.',
  'event.discarded': '{survivor} défausse {card, the}{skill, select, track { pour PISTER} other {}}.',
  'event.stored': '{survivor} met {card, the} en Réserve.',
  'event.fetched': '{survivor} reprend {card, the} de la Réserve.',
  'event.exchanged': '{survivor} échange {card, the} contre {card2, the} de la Réserve.',
  'event.equipped': '{survivor} s’équipe {card, of}.',
  'event.putAway':
    '{survivor} range {card, the}, {card, agree, f {déchargée} mp {déchargés} fp {déchargées} other {déchargé}}.',
  'event.gave': '{survivor} donne {card, the} à {survivor2}.',
  'event.used': '{survivor} utilise {card, the}.',
  'event.loaded':
    '{survivor} charge {card, the} sur {card2, the} : {n, plural, one {# utilisation} other {# utilisations}}{instead, plural, =0 {} one {. L’ancienne charge part, avec # utilisation} other {. L’ancienne charge part, avec # utilisations}}.',
  'event.flipped':
    '{survivor} retourne {card, the} sur la face {face} : {n, plural, one {# dégât} other {# dégâts}}.',
  'event.attacks':
    '{survivor} attaque {card2, the}, emplacement {space}, avec {card, the}{pay, select, immunity {, au prix de l’Immunité} other {}}.',
  'event.usedUp': '{card, The} {card, agree, p {ont} other {a}} fini de servir.',
  'event.worn': '{survivor} enfile {card, the} : {n, plural, one {# dégât} other {# dégâts}} à absorber.',
  'event.walks': '{survivor} marche et retourne {card, a} (rangée {row}, carte {place}).',
  'event.runs': '{survivor} court.',
  'event.walksThrough': '{survivor} se dirige vers {card, the}.',
  'event.instant': '{card, The} {card, agree, p {prennent} other {prend}} effet aussitôt.',
  'event.hit':
    '{card, The}, emplacement {space}, {card, agree, p {subissent} other {subit}} {n, plural, one {# dégât} other {# dégâts}} ({left, plural, =0 {plus aucun point de résistance} one {reste # point de résistance} other {restent # points de résistance}}).',
  'event.destroyed':
    'Emplacement {space} : {card, the} {card, agree, p {sont} other {est}} {card, agree, f {détruite} mp {détruits} fp {détruites} other {détruit}}.',
  'event.exploded': '{card, The}, emplacement {space}, {card, agree, p {explosent} other {explose}}.',
  'event.blast': 'L’explosion part de l’emplacement {space} : {n, plural, one {# dégât} other {# dégâts}}.',
  'event.paralysed':
    'Emplacement {space} : {card, the} {card, agree, p {sont} other {est}} {card, agree, f {paralysée} mp {paralysés} fp {paralysées} other {paralysé}}.',
  'event.opened': '{card, The}, emplacement {space}, {card, agree, p {s’ouvrent} other {s’ouvre}}.',
  'event.hurt': '{survivor} subit {n, plural, one {# dégât} other {# dégâts}} (Vitalité {vitality}).',
  'event.absorbed':
    '{card, The} {card, agree, p {absorbent} other {absorbe}} {n, plural, one {# dégât} other {# dégâts}} pour {survivor} (reste {left}).',
  'event.lostVitality':
    '{survivor} perd {n, plural, one {# point} other {# points}} de Vitalité (à présent {vitality}).',
  'event.lostImmunity':
    '{survivor} perd {n, plural, one {# point} other {# points}} d’Immunité (à présent {immunity}).',
  'event.gainedVitality':
    '{survivor} regagne {n, plural, one {# point} other {# points}} de Vitalité (à présent {vitality}).',
  'event.gainedImmunity':
    '{survivor} regagne {n, plural, one {# point} other {# points}} d’Immunité (à présent {immunity}).',
  'event.stunned': '{survivor} ne peut plus bouger et sautera un tour.',
  'event.died': '{survivor} n’est plus.',
  'fate.died': '{card, The} {card, agree, p {ont} other {a}} raison de {survivor}.',
  'event.zombieSkill': 'Désormais : {skill}',
  'event.toll':
    'L’héritage de Dan coûte à {survivor} la moitié de tout : Vitalité {vitality}, Immunité {immunity}.',
  'event.blocked': 'La horde prend l’emplacement {space}.',
  'event.freed': 'L’emplacement {space} est de nouveau Libre.',
  'event.noise':
    '{n, plural, one {# point de Bruit résonne} other {# points de Bruit résonnent}} dans les rues.',
  'event.noiseZombie':
    '{card, The} {card, agree, p {ont} other {a}} entendu et {card, agree, p {viennent} other {vient}} sur l’emplacement {space}.',
  'event.noiseNothing': 'Personne ne vient ({card}).',
  'event.noRoom':
    '{card, The} ne {card, agree, p {trouvent} other {trouve}} pas de place et {card, agree, p {disparaissent} other {disparaît}}.',
  'event.enters': '{card, The} {card, agree, p {arrivent} other {arrive}} sur l’emplacement {space}.',
  'event.waits': '{card, The} {card, agree, p {attendent} other {attend}} un emplacement Libre.',
  // A card that only counts its turns does nothing that comes next
  'lead.acts.hurt': '{card}, emplacement {space}',
  'lead.acts.absorbed': '{card}, emplacement {space}',
  'lead.acts.died': '{card}, emplacement {space}',
  'lead.exploded.blast': '{card, The}, emplacement {space}, {card, agree, p {explosent} other {explose}}',
  'led.exploded.blast': '{n, plural, one {# dégât} other {# dégâts}}.',
  'lead.attacks': '{survivor} attaque avec {card, the}',
  'idle.instant':
    '{card, The} {card, agree, p {prennent} other {prend}} effet aussitôt, mais il ne se passe rien.',
  'lead.instant': '{card, The} {card, agree, p {prennent} other {prend}} effet aussitôt',
  'lead.used': '{survivor} utilise {card, the}',
  'lead.used.drew': '{survivor} fouille avec {card, the}',
  'led.used.drew': '{cards}{keeps, select, 0 {, rien à garder} other {}}.',
  'lead.used.worn': '{survivor} enfile {card, the}',
  'led.used.worn': '{n, plural, one {# dégât} other {# dégâts}} à absorber.',
  'lead.used.gainedVitality': '{survivor} utilise {card, the}',
  'led.used.gainedVitality': '+{n} de Vitalité (à présent {vitality}).',
  'lead.used.gainedImmunity': '{survivor} utilise {card, the}',
  'led.used.gainedImmunity': '+{n} d’Immunité (à présent {immunity}).',
  'event.acts': '{card, The}, emplacement {space}, {card, agree, p {s’activent} other {s’active}}.',
  'event.skips': '{card, The}, emplacement {space}, ne {card, agree, p {peuvent} other {peut}} pas bouger.',
  'event.reward': '{survivor} trouve {card, a}.',
  'event.drew': '{survivor} fouille : {cards}{keeps, select, 0 {, rien à garder} other {}}.',
  'event.kept': '{survivor} garde {card, the}{to, select, hand {} other { en Réserve}}.',
  'event.scouted':
    'Rangée {row}, carte {place} : {survivor} voit {card, a}{stays, select, true {, qui {card, agree, p {restent} other {reste}} visible{card, agree, p {s} other {}}} other {}}.',
  'event.peeked': 'Rangée {row}, carte {place} : {survivor} aperçoit {card, a}.',
  'event.reordered':
    '{survivor} remet {n, plural, one {# carte} other {# cartes}} face cachée, dans l’ordre choisi.',
  'event.traded':
    '{survivor} {n, plural, =0 {ne troque rien} one {troque # carte contre {cards, the}} other {troque # cartes contre {cards, the}}}.',
  'event.goesIn': 'Le groupe entre dans {zone, select, pharmacy {la Pharmacie} other {le Supermarché}}.',
  'event.goesOut': 'Le groupe sort {zone, select, pharmacy {de la Pharmacie} other {du Supermarché}}.',
  'event.dayEnds': 'Par la SORTIE : le Jour {day} est fini.',
  'event.won':
    'Le groupe est sorti de la ville et laisse pour de bon {zombies, plural, one {# zombie} other {# zombies}} derrière lui.',
  'event.lost': '{reason, select, died {Il ne reste personne.} other {La ville s’est refermée.}}',

  'outcome.won': 'Les Survivants sont sortis de la ville.',
  'outcome.died': 'Personne n’a survécu. Le Jour {day} fut le dernier.',
  'outcome.lastWhisper': 'Les sept emplacements sont restés fermés. Le Jour {day} fut le dernier.',

  'reason.strikes': 'Ce zombie inflige {n, plural, one {# dégât} other {# dégâts}} à chaque tour du jeu.',
  'reason.inTheWay':
    'Il prend un emplacement ; {n, plural, =0 {aucun n’est libre} one {un seul est libre} other {# sont libres}}.',
  'reason.soup': 'La Vitalité est tombée à {n}.',
  'reason.antiviral': 'L’Immunité est tombée à {n} ; à 0, chaque tour coûte de la Vitalité.',
  'reason.exitSeen': 'La SORTIE est là.',
  'reason.seen': 'On sait ce qui s’y trouve : {card}.',
  'reason.mayBeExit':
    'La SORTIE est peut-être là : {n, plural, one {c’est la dernière carte cachée de} other {il reste # cartes cachées dans}} cette rangée.',
  'reason.exitKnown': 'On sait où est la sortie ; ce qui est caché ici peut encore servir.',
  'reason.onward':
    'Elle ouvre le chemin vers la dernière rangée ; il reste {n, plural, one {# point} other {# points}} de Vitalité en tout.',
  'reason.onward.again':
    'Une carte de moins avant la dernière rangée, avec {n, plural, one {# point} other {# points}} de Vitalité en tout.',
  'reason.mayBeExit.again':
    '{n, plural, one {Seule cette carte de la rangée est cachée} other {# cartes de cette rangée sont cachées}}, et la SORTIE est peut-être là.',
  'reason.exit': 'La SORTIE termine le Jour et laisse tous les zombies derrière.',
  'reason.leave': 'Elle ramène dehors.',
  'reason.visit': 'Il y a encore à trouver à l’intérieur.',
  'reason.pickUp':
    'Utile en Main, et son emplacement se libère ; {n, plural, =0 {aucun autre n’est libre} one {un autre est libre} other {# autres sont libres}}.',
  'reason.pickUpReserve':
    'Gardée en Réserve, et son emplacement se libère ; {n, plural, =0 {aucun autre n’est libre} one {un autre est libre} other {# autres sont libres}}.',
  'reason.equip': 'Aucune arme n’est encore équipée, et nulle autre ne frappe.',
  'reason.equipInstead':
    'De tout ce qui a été essayé, c’est elle qui laisse le groupe au mieux, à la place de {card, the}.',
  'reason.load': 'Sans charge, pas un coup avec {card, the}.',
  'reason.loadMore': 'Cette charge ajoute à l’effet {card, of}.',
  'reason.fetch':
    'Seul ce qui est en Main peut servir, et il y reste {n, plural, one {une place} other {# places}}.',
  'reason.exchange': 'Ne peut servir qu’en Main : {card}.',
  'reason.flip': 'De l’autre côté : {n, plural, one {# dégât} other {# dégâts}} au lieu de {more}.',
  'reason.flipQuiet':
    'De l’autre côté : aucun Bruit, et {n, plural, one {# dégât} other {# dégâts}} au lieu de {more}.',
  'reason.track': 'Peu utile à {survivor} : {card} ; une des deux cartes piochées peut en prendre la place.',
  'reason.give': '{survivor} : plus que {n} de Vitalité.',
  'reason.giveCure': '{survivor} : plus que {n} d’Immunité.',
  'reason.run':
    'Deux cartes d’un coup rapprochent de la SORTIE ; {n, plural, =0 {rien de visible ne frappe encore} one {ce qui est visible inflige # dégât} other {ce qui est visible inflige # dégâts}}.',
  'reason.endTurn':
    '{n, plural, =0 {Plus aucun emplacement n’est libre pour une autre carte.} one {Un seul emplacement est libre, et une autre carte le prendrait.} other {Rien d’autre ne vaut une Action.}}',
  'reason.keep': 'Plutôt que {card2, the}, {survivor} a intérêt à garder {card, the}.',
  'reason.discard': 'Plutôt que {card, the}, {survivor} a intérêt à garder {card2, the}.',
  'reason.keepOnly': 'Rien d’autre ne peut être gardé que {card, the}.',
  'reason.keepEven': 'Rien d’autre n’aiderait {survivor} plus que {card, the}.',
  'reason.toll': 'Sinon, la moitié de tout est perdue.',
  'reason.room': 'Cela fait de la place pour {card, the}.',
  'reason.payHome': 'Il nous manque {n} de Vitalité en tout.',
  'reason.paySupper': 'Sinon, chacun perd de la Vitalité, et {survivor} n’en a plus que {n}.',
  'reason.declineRoom': 'Rien de ce que tient {survivor} ne mérite d’être cédé pour {card, the}.',
  'reason.declineHome':
    '{n, plural, =0 {Personne n’est blessé.} other {Il ne nous manque que # de Vitalité en tout.}}',
  'reason.declineSupper': 'Avec {n} de Vitalité, {survivor} peut supporter la perte.',
  'reason.declineToll': 'Pour {survivor}, chaque carte à céder vaut plus que ce qui est perdu.',
  'reason.wear':
    'Cela arrête {n, plural, one {# dégât} other {# dégâts}} ; Vitalité de {survivor} : {vitality}.',
  'reason.search':
    '{n, plural, one {# carte est piochée} other {# cartes sont piochées}}, et {survivor} peut en garder une.',
  'reason.scout':
    '{n, plural, one {Une carte n’a encore été vue} other {# cartes n’ont encore été vues}} de personne.',
  'reason.peek':
    '{n, plural, one {La prochaine carte de la pile est alors connue.} other {Les # prochaines cartes de la pile sont alors connues.}}',
  'reason.sure.goesOn': 'Finir le tour maintenant ferait perdre la partie.',
  'reason.sure.lives': 'Sans cela, un Survivant meurt au prochain tour du jeu.',
  'reason.sure.defuses': 'Cela écarte {card, the} un tour du jeu avant l’explosion.',
  'reason.sure.ends':
    'Cela élimine {card, the}, qui {card, agree, p {infligent} other {inflige}} {n, plural, one {# dégât} other {# dégâts}} à chaque tour du jeu.',
  'reason.sure.spares':
    'Cela épargne au moins {n, plural, one {# point} other {# points}} de Vitalité au prochain tour du jeu.',

  'challenge.A': 'Personne n’est mort',
  'challenge.B': 'Chaque Zone intérieure explorée',
  'challenge.C': 'Plus de 15 zombies éliminés',
  'challenge.D': 'Pas un bruit',

  'outline.day': 'Jour {day} sur 3, {zombies, plural, one {# zombie éliminé} other {# zombies éliminés}}',
  'outline.piles': 'Piles : Communes {common}, Ville {city}, Kit de survie {kit}',
  'outline.threat': 'Menace : {threat}. {text}',
  'outline.lastWhisper': 'DERNIER SOUFFLE : libérer un emplacement avant la fin du tour',
  'outline.field': '{zone}, face cachée, depuis la rangée du haut',
  'outline.row': 'Rangée {row} : {n, plural, one {# carte} other {# cartes}}, {open} à retourner',
  'outline.row.seen':
    'Rangée {row} : {n, plural, one {# carte} other {# cartes}}, {open} à retourner ; vues : {cards}',
  'outline.space': '{n} : {side}',
  'thing.card':
    '{kind}{speed, select, fast {, rapide} instant {, instantané} other {}}{hp, plural, =0 {} one {, # point de résistance} other {, # points de résistance}}{turns, plural, =0 {} one {, agit à chaque tour du jeu} other {, agit après # tours du jeu}}.',
  'thing.wear': '{uses, plural, =0 {Défense {defence}} one {# utilisation} other {# utilisations}}.',
  'thing.survivor':
    'Vitalité {vitality}, Immunité {immunity}, {n, plural, one {# carte} other {# cartes}} dans la Réserve.',
  'thing.zombieSkill': 'Après sa mort : {text}',
  'outline.space.card':
    '{n} : {card}, {left} sur {hitPoints, plural, one {# point} other {# points}} de résistance{turns, plural, =0 {} one {, # jeton Tour} other {, # jetons Tour}}{paralysed, select, yes {, paralysie} other {}}',
  'outline.space.place': '{n} : {card}',
  'outline.survivor': '{survivor} ({who}){active, select, yes {, Survivant actif} other {}}',
  'outline.dead': 'N’est plus en vie',
  'outline.health':
    'Vitalité {vitality} sur {vitalityMax}, Immunité {immunity} sur {immunityMax}, Actions {actions}',
  'outline.unarmed': 'Aucune arme équipée',
  'outline.armed':
    'Arme équipée : {card}{face, select, B {, automatique} other {}}{n, plural, =0 {} one {, # jeton Utilisation} other {, # jetons Utilisation}}',
  'outline.armed.loaded':
    'Arme équipée : {card}{face, select, B {, automatique} other {}}, avec {card2}{n, plural, =0 {} one {, # jeton Utilisation} other {, # jetons Utilisation}}',
  'outline.cards': '{where} ({n} sur {room}) : {cards}',
  'outline.cards.none': '{where} (0 sur {room})',
  'outline.worn': 'Porté : {card}, reste {n}',
  'outline.paralysed': 'Paralysie',

  'standing.day': 'Jour {day} sur 3, {zone}.',
  'standing.lastWhisper': 'Dernier Souffle.',
  'standing.vitality': 'Vitalité : {each}.',
  'standing.alive': '{survivor} {vitality} sur {vitalityMax}',
  'standing.dead': '{survivor} n’est plus',
};
