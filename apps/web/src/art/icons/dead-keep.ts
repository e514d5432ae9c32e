/** Icons of The Dead Keep; its table adds to this list. */

export const deadKeep = [
  'crystal-shine', // mana
  'heart-beats', // adrenaline
  'health-potion',
  'magic-portal', // Spawn Zone
  'cross-mark', // Objective
  'locked-chest', // Treasure
  'emerald', // Artifact
  'archery-target', // Range
  'crosshair', // Accuracy
  'pierced-body', // Penetration
  'lantern-flame', // the lamp
  'door-handle',
  'night-sleep', // asleep
  'fog', // Mist Event
  'exit-door',
  'walk',
  'grab',
  'trade',
  'backpack',
  'crossed-swords', // strike
  'bolt-spell-cast', // cast
  'bow-arrow', // shoot
  'pointy-sword',
  'plain-dagger',
  'warhammer',
  'bone-mace',
  'battle-axe',
  'wizard-staff',
  'spell-book',
  'crossbow',
  'quiver',
  'torch',
  'cloak',
  'leather-armor',
  'feather',
  'candle-holder',
  'ringing-bell',
  'gem-pendant',
  'two-coins',
  'broken-skull', // Shadowguard
  'bowman', // Deadeye
  'horse-head', // Horseman
  'hound', // Bloodhound
  'half-body-crawling', // Crawler
  'pope-crown', // Bishop
  'vampire-dracula', // Count
  'female-vampire', // Countess
  'whip', // Houndmaster
  'boar', // Warhog
  'witch-flight', // Baba Yaga
  'ogre',
  'giant',
  'minotaur',
  'wyvern',
  'fish-monster', // Swamp Troll
  'orc-head', // Warrior Troll
  'troll', // Elder Troll
  'visored-helm', // Lothar
  'viking-head', // Theron
  'woman-elf-face', // Astrid
  'witch-face', // Tessara
  'cowled', // Mai Ling
  'crested-helmet', // Gavin
  'warlord-helmet', // Amaranthe
  'dwarf-face', // Thurkal
  'barbarian', // Knut
  'robin-hood-hat', // Frantz
  'wizard-face', // Malteo
  'spartan-helmet', // Ysolde
  'overlord-helm', // Brannoch
  'cultist', // Sefira
  'elf-helmet', // Oduya
  'hood', // Wilhelmine
] as const;
