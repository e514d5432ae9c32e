// Les mots du jeu, expliqués à qui les demande.
import type { terms as english } from '../en/terms.ts';

export const terms: Record<keyof typeof english, string> = {
  'term.accuracy': 'Précision',
  'term.accuracy.text':
    '4+ sur une arme : chaque dé qui montre 4 ou plus est une touche. De même pour 3+ et 5+.',
  'term.action': 'Action',
  'term.action.text':
    'Se déplacer, attaquer, fouiller, prendre ce qui se trouve dans la Zone, puiser du Mana ou échanger en coûte 1. Un Tour en compte 3, et 4 à partir du Jaune. Quitter une Zone en coûte 1 de plus par Ennemi présent. Les portes sont gratuites.',
  'term.ap': 'Adrénaline',
  'term.ap.text':
    '1 point (PA) par Blessure infligée à un Ennemi. À 7, l’Aventurier est Jaune et gagne une quatrième Action ; à 19, il est Orange et à 43, Rouge, avec chaque fois une nouvelle Compétence. Les apparitions se lisent sur la ligne du plus avancé.',
  'term.armor': 'Armure',
  'term.armor.text':
    'Celle d’un Ennemi : seules les armes d’une Perforation au moins égale le blessent. Celle d’un Aventurier : un jet égal ou supérieur à ce nombre arrête une Attaque.',
  'term.artifact': 'Jeton Artefact',
  'term.artifact.text':
    'Ce que laisse un Monstre. Qui le prend, pour 1 Action, pioche un des Artefacts nécromantiques.',
  'term.blindingMist': 'Brume aveuglante',
  'term.blindingMist.text':
    'Jusqu’à la Phase de Fin de la prochaine Manche, personne ne voit hors d’une Zone de Brume, dans une telle Zone ni à travers elle : on n’y tire donc pas non plus.',
  'term.boss': 'Boss',
  'term.boss.text':
    'Il dort jusqu’à ce que le réveille ce que nomme la Quête : d’ici là, personne ne peut l’attaquer et il ne gêne personne. Les portes, les Rampants et les Activations supplémentaires lui donnent de la Fatalité. Une fois éveillé, il faut le vaincre une fois par carte Stade, et une fois de plus.',
  'term.colours': 'Bleu, Jaune, Orange, Rouge',
  'term.colours.text':
    'Jusqu’où l’adrénaline a mené un Aventurier : Jaune à 7 PA, Orange à 19, Rouge à 43. Les cartes Ennemi se lisent sur la ligne du plus avancé.',
  'term.dark': 'Pièce sombre',
  'term.dark.text': 'Quand on ouvre son bâtiment pour la première fois, des Ennemis y apparaissent.',
  'term.defeat': 'Défaite',
  'term.defeat.text':
    'La Quête est perdue quand, à la fin d’une Manche, il y a plus d’Aventuriers à terre que de Potions chez les autres, ou par ce que la Quête nomme elle-même. Un Aventurier qui tombe n’y suffit pas à lui seul.',
  'term.doom': 'Fatalité',
  'term.doom.text':
    'Un jet de porte de 1 à 3, un Rampant ou une Activation supplémentaire en pose une sur le Boss endormi. À 5, elles partent et le Boss reçoit une carte Stade de plus : une vie de plus.',
  'term.door': 'Porte',
  'term.door.text':
    'En ouvrir une ne coûte aucune Action. On lance un dé : de 1 à 3, le Boss endormi reçoit une Fatalité. La première porte ouverte d’un bâtiment en montre toutes les pièces, et des Ennemis apparaissent dans celles qui sont sombres.',
  'term.fountain': 'Fontaine de Mana',
  'term.fountain.text': 'Puiser du Mana en donne 5 à cet endroit.',
  'term.friendlyFire': 'Tir ami',
  'term.friendlyFire.text':
    'Chaque dé manqué d’une Action à Distance ou de Magie touche un Aventurier présent dans la Zone visée. En Mêlée, jamais.',
  'term.gather': 'Puiser du Mana',
  'term.gather.text':
    '1 Action : 2 Mana dans la brume, 5 à une Fontaine de Mana. Personne n’en garde plus de 10.',
  'term.ko': 'KO',
  'term.ko.text':
    'À sa dernière Blessure, un Aventurier tombe et reste à terre jusqu’à ce que quelqu’un de la Zone lui donne une Potion. Si, à la fin d’une Manche, il y a plus d’Aventuriers à terre que de Potions chez les autres, tout est perdu.',
  'term.mana': 'Mana',
  'term.mana.text':
    'Paie des Compétences et les lignes d’armes qui le demandent. Puiser du Mana en donne 2 dans la brume et 5 à une Fontaine de Mana ; personne n’en garde plus de 10.',
  'term.mist': 'Brume',
  'term.mist.text':
    'On peut y puiser du Mana, 2 à la fois. Certaines cartes Ennemi en font sortir des Fantassins.',
  'term.objective': 'Objectif',
  'term.objective.text':
    'Qui s’y trouve le prend pour 1 Action, même parmi les Ennemis, et gagne 5 PA. Le but de la Quête dit combien il en faut.',
  'term.penetration': 'Perforation',
  'term.penetration.text':
    'Une touche ne blesse que si la Perforation de l’arme est au moins égale à l’Armure de l’Ennemi. Un Fantassin a 1 d’Armure, un Garde des Ombres 2.',
  'term.range': 'Portée',
  'term.range.text':
    'À combien de Zones la cible peut se trouver, et à combien elle le doit au moins. 0 est sa propre Zone. Plus loin, il faut voir la cible.',
  'term.reorganize': 'Réorganiser',
  'term.reorganize.text':
    '1 Action : ranger l’Équipement autrement, par exemple du Sac à dos dans une Main. Une arme ne sert que dans une Main.',
  'term.search': 'Jeton Fouille',
  'term.search.text':
    'Là où est tombé le dernier Mort-Vivant d’un type. Tant qu’il n’y a pas d’Ennemi dans la Zone, on peut y fouiller encore et encore, 1 Action par carte, jusqu’à ce qu’un Rampant en surgisse.',
  'term.sight': 'Ligne de Vue',
  'term.sight.text':
    'Dans la rue, tout droit jusqu’au prochain mur, jamais en diagonale. D’une pièce, dans chaque Zone voisine qu’aucun mur ni porte fermée ne cache : une seule Zone vers les autres pièces, tout droit vers la rue. De la rue, la première pièce d’un bâtiment seulement.',
  'term.spawnToken': 'Jeton Apparition',
  'term.spawnToken.text':
    'Marque une Zone d’Apparition. À la fin de chaque Phase des Ennemis, on pioche une carte Ennemi pour elle, et ses Ennemis y sont placés.',
  'term.spawnZone': 'Zone d’Apparition',
  'term.spawnZone.text':
    'À la fin de chaque Phase des Ennemis, on pioche une carte Ennemi pour chacune, et ses Ennemis y sont placés.',
  'term.stage': 'Carte Stade',
  'term.stage.text':
    'Chacune est une vie de plus pour le Boss. Chaque fois qu’il est vaincu, il en retourne une, est de nouveau indemne et fait ce que dit la carte ; vaincu sans qu’il en reste, il disparaît.',
  'term.trade': 'Échanger',
  'term.trade.text':
    '1 Action : les deux Aventuriers de la Zone peuvent réunir leur Équipement et leurs Potions et les répartir à nouveau.',
  'term.treasure': 'Trésor',
  'term.treasure.text':
    'Un coffre, ouvert pour 1 Action. La plupart contiennent une Potion de Soins, deux en tout un Artefact. Une Potion soigne 3 Blessures, ou relève un Aventurier à terre, à tout moment.',
  'term.zone': 'Zone',
  'term.zone.text':
    'Une pièce ou un bout de rue, désignés par leur tuile et une lettre, comme 7R.f. Un Déplacement mène à la suivante si aucun mur ni porte fermée ne l’empêche.',
};
