// Ledger 2.1, 7.2–7.4, 7.7, 7.10: who and what there is, in French.
import type { Catalogue } from '@gravetable/kernel';
import { named } from '../named.ts';

const people = named({
  astrid: ['f proper', 'Astrid'],
  lothar: ['m proper', 'Lothar'],
  maiLing: ['f proper', 'Mai Ling'],
  tessara: ['f proper', 'Tessara'],
  theron: ['m proper', 'Theron'],
  amaranthe: ['f proper', 'Amaranthe'],
  thurkal: ['m proper', 'Thurkal'],
  knut: ['m proper', 'Knut'],
  frantz: ['m proper', 'Frantz'],
  gavin: ['m proper', 'Gavin'],
  malteo: ['m proper', 'Malteo'],
  ysolde: ['f proper', 'Ysolde'],
  brannoch: ['m proper', 'Brannoch'],
  sefira: ['f proper', 'Sefira'],
  oduya: ['f proper', 'Oduya'],
  wilhelmine: ['f proper', 'Wilhelmine'],
});

const enemies = named({
  footman: ['m', 'Fantassin'],
  shadowguard: ['m', 'Garde des Ombres'],
  deadeye: ['m', 'Franc-Archer'],
  horseman: ['m', 'Cavalier'],
  bloodhound: ['m', 'Limier'],
  crawler: ['m', 'Rampant'],
  bishop: ['m', 'Évêque'],
  count: ['m', 'Comte'],
  countess: ['f', 'Comtesse'],
  houndmaster: ['m', 'Veneur'],
  warhog: ['m', 'Sanglier de Guerre'],
  babaYaga: ['f', 'Baba Yaga'],
  swampTroll: ['m', 'Troll des Marais'],
  warriorTroll: ['m', 'Troll Guerrier'],
  elderTroll: ['m', 'Troll Ancien'],
  ogre: ['m', 'Ogre'],
  minotaur: ['m', 'Minotaure'],
  giant: ['m', 'Géant'],
  wyvern: ['f', 'Vouivre'],
  troll: ['m', 'Troll'],
  notable: ['m', 'Notable'],
  monster: ['m', 'Monstre'],
});

const classes = named({
  crusher: ['m', 'Broyeur'],
  duo: ['m', 'Duo'],
  fighter: ['m', 'Combattant'],
  magician: ['m', 'Magicien'],
  ranger: ['m', 'Rôdeur'],
});

const stages = named({
  'ST-01': ['f proper', 'Marée d’os'],
  'ST-02': ['m proper', 'Bouclier d’ombres'],
  'ST-03': ['f proper', 'Pluie noire'],
  'ST-04': ['f proper', 'La chasse est ouverte'],
  'ST-05': ['mp proper', 'Sabots dans le noir'],
  'ST-06': ['m proper', 'Boire la brume'],
  'ST-07': ['m proper', 'Rideau blanc'],
  'ST-08': ['m proper', 'Vent de tombe'],
  'ST-09': ['fp proper', 'Veines en feu'],
  'ST-10': ['f proper', 'Volonté de fer'],
  'ST-11': ['m proper', 'Appel de la meute'],
  'ST-12': ['m proper', 'Écho de la cour'],
  'ST-13': ['mp proper', 'Murs qui tremblent'],
  'ST-14': ['f proper', 'Ruée'],
  'ST-15': ['m proper', 'Dernier souffle'],
});

/** So many of a kind: nested in a sentence as `pack.footman` with `n`. */
const packs = {
  'pack.footman': '{n, plural, one {# Fantassin} other {# Fantassins}}',
  'pack.shadowguard': '{n, plural, one {# Garde des Ombres} other {# Gardes des Ombres}}',
  'pack.deadeye': '{n, plural, one {# Franc-Archer} other {# Francs-Archers}}',
  'pack.horseman': '{n, plural, one {# Cavalier} other {# Cavaliers}}',
  'pack.bloodhound': '{n, plural, one {# Limier} other {# Limiers}}',
  'pack.crawler': '{n, plural, one {# Rampant} other {# Rampants}}',
  'pack.bishop': '{n, plural, one {l’Évêque} other {# Évêques}}',
  'pack.count': '{n, plural, one {le Comte} other {# Comtes}}',
  'pack.countess': '{n, plural, one {la Comtesse} other {# Comtesses}}',
  'pack.houndmaster': '{n, plural, one {le Veneur} other {# Veneurs}}',
  'pack.warhog': '{n, plural, one {# Sanglier de Guerre} other {# Sangliers de Guerre}}',
  'pack.babaYaga': '{n, plural, one {# Baba Yaga} other {# Baba Yagas}}',
  'pack.swampTroll': '{n, plural, one {# Troll des Marais} other {# Trolls des Marais}}',
  'pack.warriorTroll': '{n, plural, one {# Troll Guerrier} other {# Trolls Guerriers}}',
  'pack.elderTroll': '{n, plural, one {# Troll Ancien} other {# Trolls Anciens}}',
  'pack.ogre': '{n, plural, one {# Ogre} other {# Ogres}}',
  'pack.minotaur': '{n, plural, one {# Minotaure} other {# Minotaures}}',
  'pack.giant': '{n, plural, one {# Géant} other {# Géants}}',
  'pack.wyvern': '{n, plural, one {# Vouivre} other {# Vouivres}}',
};

const words = {
  'danger.blue': 'Bleu',
  'danger.yellow': 'Jaune',
  'danger.orange': 'Orange',
  'danger.red': 'Rouge',
  'colour.red': 'rouge',
  'colour.blue': 'bleu',
  'colour.green': 'vert',
  'attack.melee': 'Mêlée',
  'attack.ranged': 'Distance',
  'attack.magic': 'Magie',
  'attack.combat': 'Combat',
  'mistEvent.footmenInTheMist': 'Fantassins dans la brume !',
  'mistEvent.blindingMist': 'Brume aveuglante',
  'mistEvent.mistBurn': 'Brume ardente',
};

/** One line for each Adventurer, in their own voice. */
const lines = {
  'motto.astrid': 'Quoi qu’il passe cette porte, il me trouvera en train de le regarder.',
  'motto.lothar': 'Par ici, vous tous. Un par un, si vous savez compter.',
  'motto.maiLing': 'La corde, vous l’avez entendue. L’endroit d’où j’ai tiré, vous ne l’avez pas vu.',
  'motto.tessara': 'La brume donne. Il suffit d’être assez mal élevée pour prendre.',
  'motto.theron': 'J’ai gardé des portes, autrefois. Je sais comment elles finissent.',
  'motto.amaranthe': 'Plus ils sont nombreux, mieux le marteau se sent.',
  'motto.thurkal': 'De près, ça va. De plus près, je vise mieux.',
  'motto.knut': 'Du temps de mon mariage, ça faisait plus mal.',
  'motto.frantz': 'J’ai joué à pile ou face pour savoir si je venais. La pièce est restée debout.',
  'motto.gavin': 'Les poches des morts sont les seules honnêtes.',
  'motto.malteo': 'Je suis né dans une brume pareille. Elle se souvient de moi.',
  'motto.ysolde': 'À mon signal, et pas un souffle avant.',
  'motto.brannoch': 'Reculez. Il me faut de la place, et à eux, un mur.',
  'motto.sefira': 'Tous mes livres sont interdits quelque part. C’est ainsi que je les choisis.',
  'motto.oduya': 'Courez avec moi ou derrière moi, mais courez.',
  'motto.wilhelmine': 'D’abord la flèche, ensuite l’autre côté de la rue.',
};

export const names: Catalogue = {
  ...people,
  ...enemies,
  ...classes,
  ...stages,
  ...packs,
  ...words,
  ...lines,
};
