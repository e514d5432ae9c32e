// Ledger 2.1, 7.2–7.4, 7.7, 7.10: who and what there is, in English.
import type { Catalogue } from '@gravetable/kernel';
import { named } from '../named.ts';

const people = named({
  astrid: ['s proper', 'Astrid'],
  lothar: ['s proper', 'Lothar'],
  maiLing: ['s proper', 'Mai Ling'],
  tessara: ['s proper', 'Tessara'],
  theron: ['s proper', 'Theron'],
  amaranthe: ['s proper', 'Amaranthe'],
  thurkal: ['s proper', 'Thurkal'],
  knut: ['s proper', 'Knut'],
  frantz: ['s proper', 'Frantz'],
  gavin: ['s proper', 'Gavin'],
  malteo: ['s proper', 'Malteo'],
  ysolde: ['s proper', 'Ysolde'],
  brannoch: ['s proper', 'Brannoch'],
  sefira: ['s proper', 'Sefira'],
  oduya: ['s proper', 'Oduya'],
  wilhelmine: ['s proper', 'Wilhelmine'],
});

const enemies = named({
  footman: ['s', 'Footman'],
  shadowguard: ['s', 'Shadowguard'],
  deadeye: ['s', 'Deadeye'],
  horseman: ['s', 'Horseman'],
  bloodhound: ['s', 'Bloodhound'],
  crawler: ['s', 'Crawler'],
  bishop: ['s sole', 'Bishop'],
  count: ['s sole', 'Count'],
  countess: ['s sole', 'Countess'],
  houndmaster: ['s sole', 'Houndmaster'],
  warhog: ['s', 'Warhog'],
  babaYaga: ['s', 'Baba Yaga'],
  swampTroll: ['s', 'Swamp Troll'],
  warriorTroll: ['s', 'Warrior Troll'],
  elderTroll: ['s', 'Elder Troll'],
  ogre: ['s', 'Ogre'],
  minotaur: ['s', 'Minotaur'],
  giant: ['s', 'Giant'],
  wyvern: ['s', 'Wyvern'],
  troll: ['s', 'Troll'],
  notable: ['s', 'Notable'],
  monster: ['s', 'Monster'],
});

const classes = named({
  crusher: ['s', 'Crusher'],
  duo: ['s', 'Duo'],
  fighter: ['s', 'Fighter'],
  magician: ['s', 'Magician'],
  ranger: ['s', 'Ranger'],
});

const stages = named({
  'ST-01': ['s proper', 'Tide of Bones'],
  'ST-02': ['s proper', 'Shield of Shades'],
  'ST-03': ['s proper', 'Black Rain'],
  'ST-04': ['s proper', 'The Hunt Is On'],
  'ST-05': ['p proper', 'Hooves in the Dark'],
  'ST-06': ['s proper', 'Drinking the Mist'],
  'ST-07': ['s proper', 'White Curtain'],
  'ST-08': ['s proper', 'Grave Wind'],
  'ST-09': ['p proper', 'Burning Veins'],
  'ST-10': ['s proper', 'Iron Resolve'],
  'ST-11': ['s proper', 'Call of the Pack'],
  'ST-12': ['s proper', 'Echo of the Court'],
  'ST-13': ['p proper', 'Shaking Walls'],
  'ST-14': ['s proper', 'Stampede'],
  'ST-15': ['s proper', 'Last Breath'],
});

/** So many of a kind: nested in a sentence as `pack.footman` with `n`. */
const packs = {
  'pack.footman': '{n, plural, one {# Footman} other {# Footmen}}',
  'pack.shadowguard': '{n, plural, one {# Shadowguard} other {# Shadowguards}}',
  'pack.deadeye': '{n, plural, one {# Deadeye} other {# Deadeyes}}',
  'pack.horseman': '{n, plural, one {# Horseman} other {# Horsemen}}',
  'pack.bloodhound': '{n, plural, one {# Bloodhound} other {# Bloodhounds}}',
  'pack.crawler': '{n, plural, one {# Crawler} other {# Crawlers}}',
  'pack.bishop': '{n, plural, one {the Bishop} other {# Bishops}}',
  'pack.count': '{n, plural, one {the Count} other {# Counts}}',
  'pack.countess': '{n, plural, one {the Countess} other {# Countesses}}',
  'pack.houndmaster': '{n, plural, one {the Houndmaster} other {# Houndmasters}}',
  'pack.warhog': '{n, plural, one {# Warhog} other {# Warhogs}}',
  'pack.babaYaga': '{n, plural, one {# Baba Yaga} other {# Baba Yagas}}',
  'pack.swampTroll': '{n, plural, one {# Swamp Troll} other {# Swamp Trolls}}',
  'pack.warriorTroll': '{n, plural, one {# Warrior Troll} other {# Warrior Trolls}}',
  'pack.elderTroll': '{n, plural, one {# Elder Troll} other {# Elder Trolls}}',
  'pack.ogre': '{n, plural, one {# Ogre} other {# Ogres}}',
  'pack.minotaur': '{n, plural, one {# Minotaur} other {# Minotaurs}}',
  'pack.giant': '{n, plural, one {# Giant} other {# Giants}}',
  'pack.wyvern': '{n, plural, one {# Wyvern} other {# Wyverns}}',
};

const words = {
  'danger.blue': 'Blue',
  'danger.yellow': 'Yellow',
  'danger.orange': 'Orange',
  'danger.red': 'Red',
  'colour.red': 'red',
  'colour.blue': 'blue',
  'colour.green': 'green',
  'attack.melee': 'Melee',
  'attack.ranged': 'Ranged',
  'attack.magic': 'Magic',
  'attack.combat': 'Combat',
  'mistEvent.footmenInTheMist': 'Footmen in the Mist!',
  'mistEvent.blindingMist': 'Blinding Mist',
  'mistEvent.mistBurn': 'Mist Burn',
};

/** One line for each Adventurer, in their own voice. */
const lines = {
  'motto.astrid': 'Whatever comes through that door, it finds me looking at it.',
  'motto.lothar': 'Over here, all of you. One at a time, if you can count.',
  'motto.maiLing': 'You heard the string. You did not see where I stood.',
  'motto.tessara': 'The mist gives. One must only be rude enough to take.',
  'motto.theron': 'I was a door warden once. I know how doors end.',
  'motto.amaranthe': 'More of them only means more room for the hammer.',
  'motto.thurkal': 'Close is fine. Closer is better aim.',
  'motto.knut': 'It hurt worse when I was married.',
  'motto.frantz': 'I tossed a coin whether to come. It landed on its edge.',
  'motto.gavin': 'Dead men’s pockets are the honest ones.',
  'motto.malteo': 'I was born in a fog like this one. It remembers me.',
  'motto.ysolde': 'On my word, and not a breath before it.',
  'motto.brannoch': 'Step back. I need the room, and they need the wall.',
  'motto.sefira': 'Every book I own has been banned somewhere. That is how I choose them.',
  'motto.oduya': 'Run with me or run behind me, but run.',
  'motto.wilhelmine': 'First the arrow, then the other side of the street.',
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
