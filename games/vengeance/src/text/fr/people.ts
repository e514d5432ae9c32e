// Ledger 6.4 to 6.6: heroes, traits, bosses and enemies, in French.

import type { people as english } from '../en/people.ts';

export const people: Record<keyof typeof english, string> = {
  'hero.shadowman': 'Shadowman',
  'trait.shadowman': 'Balles fantômes',
  'trait.shadowman.text':
    'Vos Tirs n’infligent aucun dégât : chacun esquive sa cible, qui doit être un sous-fifre actif.',
  'hero.ironBelle': 'Belle de Fer',
  'trait.ironBelle': 'Vieille blessure',
  'trait.ironBelle.text':
    'Au début de la Phase Flashback des manches 1 et 3, subissez une Blessure s’il vous reste une case de Vie disponible.',
  'hero.vance': 'Vance l’Éclair',
  'trait.vance': 'Poings de verre',
  'trait.vance.text': 'Votre Coup de poing ne donne jamais la Frappe supplémentaire du Double couteau.',
  'hero.nettle': 'Ortie',
  'trait.nettle': 'Tête baissée',
  'trait.nettle.text':
    'À chaque Phase Combat, la première fois qu’un Déplacement ou un Saut vous mène dans une pièce où se trouve un homme de main actif, subissez une Blessure s’il vous reste une case de Vie disponible.',
  'hero.brick': 'Ortega la Brique',
  'trait.brick': 'Pied lourd',
  'trait.brick.text':
    'Placez au plus deux Combinaisons sur Sprint par manche. Un Sprint repéré ne compte pas.',
  'hero.doc': 'Doc Moelle',
  'trait.doc': 'Remède tremblant',
  'trait.doc.text': 'Les Soins employés à effacer des Blessures n’en effacent qu’une.',
  'hero.pixel': 'Pixel',
  'trait.pixel': 'Port unique',
  'trait.pixel.text': 'Aucun de vos Objets ne peut contenir plus d’une Utilisation à la fois.',
  'hero.onyx': 'Madame Onyx',
  'trait.onyx': 'Femme à abattre',
  'trait.onyx.text': 'Chaque tireur actif de votre pièce inflige deux Blessures au lieu d’une.',
  'boss.donZemun': 'Don Zemun',
  'boss.donZemun.text': 'Un Tir qui peut viser un larbin doit en viser un.',
  'boss.roxyKween': 'Roxy Kween',
  'boss.roxyKween.text': 'Les hommes de main actifs de sa pièce la protègent comme des larbins.',
  'boss.accountant': 'Le Comptable',
  'boss.accountant.text': 'Votre quatrième action Flashback, libre, ne peut pas être Achat.',
  'boss.motherMercy': 'Mère Miséricorde',
  'boss.motherMercy.text':
    'Chaque fois qu’un dur à cuire meurt d’une Frappe ou d’un Tir, subissez une Blessure s’il vous reste une case de Vie disponible.',
  'boss.oxBellamy': 'Bellamy le Bœuf',
  'boss.oxBellamy.text': 'Lors de la Résolution, il inflige deux Blessures au lieu d’une.',
  'boss.sisterStatic': 'Sœur Statique',
  'boss.sisterStatic.text': 'Mise en place : ajoutez un tireur dans chaque pièce voisine de la sienne.',
  'boss.kaiserNull': 'Kaiser Zéro',
  'boss.kaiserNull.text': 'Les Tirs ne peuvent pas lui infliger de dégât.',
  'boss.landlord': 'Le Proprio',
  'boss.landlord.text':
    'Chaque fois que vous entrez dans sa pièce, subissez une Blessure s’il vous reste une case de Vie disponible.',
  'boss.oldPendulum': 'Le Vieux Pendule',
  'boss.oldPendulum.text':
    'Il perd au plus deux cases par Phase Combat ; ensuite, il ne peut plus être visé.',
  'enemy.grunt': 'Larbin',
  'enemy.grunt.text': 'Tant qu’il est actif dans la pièce du boss, le boss ne subit aucun dégât.',
  'enemy.grunt.many': 'larbins',
  'enemy.toughGuy': 'Dur à cuire',
  'enemy.toughGuy.text': 'Meurt au deuxième dégât subi dans la même Phase Combat.',
  'enemy.toughGuy.many': 'durs à cuire',
  'enemy.bouncer': 'Videur',
  'enemy.bouncer.text': 'Tant qu’il est actif, il vous empêche de quitter sa pièce.',
  'enemy.bouncer.many': 'videurs',
  'enemy.henchman': 'Homme de main',
  'enemy.henchman.text': 'Vous blesse lors de la Résolution si vous êtes dans sa pièce.',
  'enemy.henchman.many': 'hommes de main',
  'enemy.gunman': 'Tireur',
  'enemy.gunman.text': 'Vous blesse lors de la Résolution si vous êtes dans sa pièce ou une pièce voisine.',
  'enemy.gunman.many': 'tireurs',
  'enemy.boss': 'Boss',
  'enemy.boss.text':
    'Vous blesse lors de la Résolution si vous êtes dans la même pièce. Ne peut être ni esquivé ni éliminé d’un coup.',
};
