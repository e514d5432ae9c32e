// Rules of Enemies, spawns, Boss, Quests, set-up, shop and Campaign without a step of their own, with the rule that carries them.

import type { CarriedBy } from '@gravetable/kernel';
export const CARRIED_BY_ENEMY_RULES: CarriedBy = {
  'DK-GEN-02': {
    by: 'DK-ATK-03',
    proof:
      'V-13 DK-ENEMY-FOOTMAN DK-ATK-03 DK-GEN-02 DK-RULING-98 the First Player says whom a lone Footman hits',
  },
  'DK-SETUP-02': {
    by: 'DK-SETUP-01',
    proof:
      'DK-SETUP-01 DK-SETUP-02 DK-SETUP-03 DK-SETUP-08 DK-SETUP-09 DK-SETUP-10 ${quest} is laid out whole',
  },
  'DK-SETUP-06': {
    by: 'DK-SETUP-15',
    proof:
      'DK-SETUP-06 DK-SETUP-07 DK-ADR-04 DK-RULING-01 every Adventurer comes with their Class and Blue Skill',
  },
  'DK-SETUP-07': {
    by: 'DK-SETUP-15',
    proof:
      'DK-SETUP-06 DK-SETUP-07 DK-ADR-04 DK-RULING-01 every Adventurer comes with their Class and Blue Skill',
  },
  'DK-SETUP-13': {
    by: 'DK-SETUP-14',
    proof: 'DK-SETUP-14 DK-RULING-50 DK-SETUP-13 one purse, exactly one weapon each; the rest is lost',
  },
  'DK-SETUP-17': {
    by: 'DK-SETUP-15',
    proof:
      'DK-SETUP-05 DK-GEN-01 DK-SETUP-15 DK-SETUP-16 DK-SETUP-17 shared out freely, in the Starting Zone with 5 Mana',
  },
  'DK-ADR-09': {
    by: 'DK-SPAWN-03',
    proof:
      'DK-ADR-09 DK-RULING-27 DK-UND-01 the line is that of the highest Danger Level, the KO’ed included',
  },
  'DK-CLASS-DUO-02': {
    by: 'DK-CLASS-DUO-01',
    proof: 'V-52 DK-CLASS-DUO-02 a Melee weapon answers nothing outside its own Zone',
  },
  'DK-ENM-01': {
    by: 'DK-MULTI-01',
    proof: 'DK-EP-01 DK-EP-02 DK-ENM-01 one Action: who attacks does not move, and all Attacks come first',
  },
  'DK-UND-01': {
    by: 'DK-SPAWN-03',
    proof:
      'DK-ADR-09 DK-RULING-27 DK-UND-01 the line is that of the highest Danger Level, the KO’ed included',
  },
  'DK-UND-02': {
    by: 'DK-CMB-04',
    proof: 'V-18 DK-SEARCH-01 DK-UND-02 DK-LOOT-01 the last of its type leaves a Search token',
  },
  'DK-UND-03': {
    by: 'DK-SPAWN-07',
    proof:
      'V-74 DK-UND-03 DK-DOOR-04 DK-RULING-05 DK-RULING-06 DK-SPAWN-07 one Building card for each dark room revealed, in an order of choice',
  },
  'DK-MON-01': {
    by: 'DK-MON3-01',
    proof:
      'DK-MON-01 DK-MON-02 DK-MON3-01 DK-RULING-48 DK-RULING-49 one Monster of the Level of its card, which stays out',
  },
  'DK-MON-02': {
    by: 'DK-MON3-01',
    proof:
      'DK-MON-01 DK-MON-02 DK-MON3-01 DK-RULING-48 DK-RULING-49 one Monster of the Level of its card, which stays out',
  },
  'DK-MON-03': {
    by: 'DK-RULING-37',
    proof: 'DK-RULING-37 DK-MON-03 an extra Activation of Monsters is one full pass of theirs alone',
  },
  'DK-MON-04': {
    by: 'DK-CMB-04',
    proof:
      'DK-MON-04 DK-LOOT-02 DK-SEARCH-03 DK-MON3-01 a Monster leaves an Artifact token, and its card goes',
  },
  'DK-BOSS-02': {
    by: 'DK-MON3-02',
    proof: 'V-27 DK-BOSS-02 DK-MINI-01 DK-MINI-03 a card that needs the Boss’s miniature is Running Out',
  },
  'DK-BOSS-03': {
    by: 'DK-AMOVE-02',
    proof: 'DK-RULING-28 DK-BOSS-03 an inactive Boss does not hold anybody',
  },
  'DK-BOSS-12': {
    by: 'DK-BOSS-11',
    proof:
      'V-25 DK-BOSS-09 DK-BOSS-12 DK-RULING-108 a life is lost: healed, the text resolved, the card discarded',
  },
  'DK-BOSS-14': {
    by: 'DK-MON3-02',
    proof: 'DK-BOSS-14 DK-MON3-02 the active Boss takes none of the three places',
  },
  'DK-SEARCH-01': { by: 'DK-CMB-04', proof: 'V-18 DK-SEARCH-01 two kinds gone leave two tokens' },
  'DK-SEARCH-03': {
    by: 'DK-CMB-04',
    proof:
      'DK-MON-04 DK-LOOT-02 DK-SEARCH-03 DK-MON3-01 a Monster leaves an Artifact token, and its card goes',
  },
  'DK-SEARCH-07': {
    by: 'DK-RULING-03',
    proof: 'V-46 DK-RULING-03 DK-RULING-04 DK-SEARCH-07 DK-ENEMY-CRAWLER Aaahh!! Crawler!',
  },
  'DK-ATK-02': {
    by: 'DK-ATK-01',
    proof: 'V-14 DK-ATK-01 DK-ATK-02 DK-ATK-05 DK-ENEMY-SHADOWGUARD a Shadowguard strikes twice for two',
  },
  'DK-ATK-06': {
    by: 'DK-ATK-01',
    proof:
      'V-15 DK-ATK-06 DK-STAT-01 DK-RULING-31 DK-BOSS-14 the Wyvern Boss of Level 5 makes five Attacks of Damage 5',
  },
  'DK-ARMOR-02': {
    by: 'DK-ARMOR-01',
    proof: 'DK-ARMOR-02 DK-FF-03 Armor is rolled against Friendly Fire too',
  },
  'DK-ARMOR-03': { by: 'DK-ARMOR-01', proof: 'V-68 DK-ARMOR-03 a shield alone has its own value' },
  'DK-ARMOR-04': {
    by: 'DK-ARMOR-01',
    proof: 'V-68 DK-ARMOR-04 beside body armor a shield adds one to each die',
  },
  'DK-ARMOR-05': {
    by: 'DK-ARMOR-01',
    proof: 'V-12 DK-ATK-03 DK-ARMOR-05 all Attacks may go to one; he rolls for each kind at its own value',
  },
  'DK-KO-01': {
    by: 'DK-ATK-05',
    proof: 'V-35 DK-STAT-02 DK-KO-01 DK-RULING-02 DK-ENEMY-MINOTAUR Wounds beyond the last are ignored',
  },
  'DK-KO-02': { by: 'DK-GEN-04', proof: 'V-58 DK-KO-02 one KO’ed, one Potion: play goes on' },
  'DK-KO-04': { by: 'DK-PP-03a', proof: 'DK-KO-04 who is KO’ed uses no Potion and gives none away' },
  'DK-EMOVE-04': {
    by: 'DK-EMOVE-03',
    proof: 'V-22 DK-EMOVE-03 DK-EMOVE-04 DK-RULING-14 without an open route to the nearest it stays',
  },
  'DK-EMOVE-05': {
    by: 'DK-EMOVE-02',
    proof:
      'V-21 DK-EMOVE-02 DK-EMOVE-05 DK-RULING-13 the nearest counts through closed doors, the way does not',
  },
  'DK-SPAWN-04': {
    by: 'DK-RULING-56',
    proof:
      'DK-SPAWN-01 DK-SPAWN-03 DK-SPAWN-04 DK-SPAWN-05 DK-RULING-56 DK-RULING-97 a Street card for each Spawn Zone, the Starting one first',
  },
  'DK-MON3-03': {
    by: 'DK-MON3-02',
    proof:
      'V-49 DK-ENEMY-BABAYAGA DK-RULING-40 DK-MON3-03 without one the pair comes: one there, one at the Starting Spawn Zone',
  },
  'DK-LOOT-01': {
    by: 'DK-CMB-04',
    proof: 'DK-LOOT-01 DK-MELEE-01 hits on several kinds in one Melee, then the Search tokens of each',
  },
  'DK-LOOT-02': {
    by: 'DK-CMB-04',
    proof: 'V-02 DK-LOOT-02 DK-MON3-03 each Baba Yaga leaves a token; the card stays while either lives',
  },
  'DK-STAT-01': {
    by: 'DK-ATK-01',
    proof:
      'V-15 DK-ATK-06 DK-STAT-01 DK-RULING-31 DK-BOSS-14 the Wyvern Boss of Level 5 makes five Attacks of Damage 5',
  },
  'DK-STAT-02': {
    by: 'DK-ATK-01',
    proof: 'V-35 DK-STAT-02 DK-KO-01 DK-RULING-02 DK-ENEMY-MINOTAUR Wounds beyond the last are ignored',
  },
  'DK-TOWER-01': { by: 'DK-BOSS-07', proof: 'Q11 DK-TOWER-01 setting foot on the Tower wakes the Wyvern' },
  'DK-MIST-02': {
    by: 'DK-RULING-135',
    proof: 'V-61 DK-MIST-02 in Blinding Mist nobody is shot at from outside',
  },
  'DK-MIST-03': {
    by: 'DK-EVENT-01',
    proof:
      'V-62 DK-MIST-03 DK-RULING-83 DK-RULING-149 Mist Burn: Mana up to ten, then a Wound that nothing stops',
  },
  'DK-MIST-06': {
    by: 'DK-EVENT-01',
    proof:
      'V-32 DK-MIST-04 DK-MIST-06 DK-RULING-84 Footmen in every Mist Zone of every tile with an Adventurer',
  },
  'DK-ENEMY-WARHOG': {
    by: 'DK-RULING-16',
    proof:
      'DK-ENEMY-WARHOG DK-ENEMY-WYVERN DK-EMOVE-06 DK-RULING-16 two Zones a Move, and no farther than the destination',
  },
  'DK-ENEMY-WYVERN': {
    by: 'DK-RULING-16',
    proof:
      'DK-ENEMY-WARHOG DK-ENEMY-WYVERN DK-EMOVE-06 DK-RULING-16 two Zones a Move, and no farther than the destination',
  },
  'DK-ENEMY-OGRE': { by: 'DK-RULING-16', proof: 'V-56 DK-ENEMY-OGRE without sight it walks one Zone' },
  'DK-ENEMY-GIANT': {
    by: 'DK-RULING-18',
    proof: 'DK-ENEMY-GIANT DK-RULING-42 the table breaks a tie of the Giant',
  },
  'DK-ENEMY-DEADEYE': {
    by: 'DK-RULING-18',
    proof: 'V-57 DK-ENEMY-DEADEYE DK-RULING-43 a Deadeye shoots at the nearest Zone, not at the fullest',
  },
  'DK-ENEMY-MINOTAUR': {
    by: 'DK-ATK-01',
    proof: 'V-35 DK-STAT-02 DK-KO-01 DK-RULING-02 DK-ENEMY-MINOTAUR Wounds beyond the last are ignored',
  },
  'DK-ENEMY-FOOTMAN': {
    by: 'DK-ATK-03',
    proof:
      'V-13 DK-ENEMY-FOOTMAN DK-ATK-03 DK-GEN-02 DK-RULING-98 the First Player says whom a lone Footman hits',
  },
  'DK-ENEMY-SHADOWGUARD': {
    by: 'DK-ATK-01',
    proof: 'V-14 DK-ATK-01 DK-ATK-02 DK-ATK-05 DK-ENEMY-SHADOWGUARD a Shadowguard strikes twice for two',
  },
  'DK-ENEMY-BISHOP': {
    by: 'DK-NOT-01',
    proof: 'V-72 DK-SPAWN-02 DK-NOT-01 DK-ENEMY-BISHOP a Notable spawns before any Street card',
  },
  'DK-ENEMY-COUNT': {
    by: 'DK-NOT-01',
    proof:
      'DK-ENEMY-COUNT DK-ENEMY-COUNTESS DK-ENEMY-HOUNDMASTER DK-RULING-118 the table picks the order of Notables',
  },
  'DK-ENEMY-COUNTESS': {
    by: 'DK-ATK-01',
    proof: 'DK-ENEMY-COUNTESS DK-ENEMY-BABAYAGA they shoot up to three Zones far as well',
  },
  'DK-ENEMY-HOUNDMASTER': {
    by: 'DK-NOT-01',
    proof:
      'DK-ENEMY-COUNT DK-ENEMY-COUNTESS DK-ENEMY-HOUNDMASTER DK-RULING-118 the table picks the order of Notables',
  },
  'DK-ENEMY-BLOODHOUND': {
    by: 'DK-MULTI-02',
    proof: 'DK-ENEMY-BLOODHOUND DK-MULTI-02 a Bloodhound moves twice and bites once',
  },
  'DK-ENEMY-HORSEMAN': {
    by: 'DK-MULTI-02',
    proof: 'V-16 DK-MULTI-01 DK-MULTI-02 DK-ENEMY-HORSEMAN a Horseman attacks in two passes',
  },
  'DK-ENEMY-SWAMPTROLL': {
    by: 'DK-RULING-45',
    proof: 'DK-RULING-45 DK-ENEMY-SWAMPTROLL Trolls heal when a Turn ends',
  },
  'DK-ENEMY-WARRIORTROLL': {
    by: 'DK-RULING-45',
    proof:
      'V-55 DK-RULING-46 DK-SKILL-NOREGEN DK-ENEMY-ELDERTROLL DK-ENEMY-WARRIORTROLL not in the Round of a No Regeneration hit',
  },
  'DK-ENEMY-ELDERTROLL': {
    by: 'DK-RULING-45',
    proof: 'DK-ENEMY-ELDERTROLL the Elder Troll Boss regenerates while it is active',
  },
  'DK-SKILL-IRONHIDE': {
    by: 'DK-ARMOR-01',
    proof: 'DK-SKILL-IRONHIDE DK-RULING-137 every +1 adds up on body armor',
  },
  'DK-SKILL-DUO-FREE': {
    by: 'DK-RULING-70',
    proof:
      'DK-RULING-70 DK-RULING-147 DK-SKILL-DUO-FREE two uses, each with a further Action, in any Zone of the spawn',
  },
  'DK-RULING-01': {
    by: 'DK-SETUP-15',
    proof:
      'DK-SETUP-06 DK-SETUP-07 DK-ADR-04 DK-RULING-01 every Adventurer comes with their Class and Blue Skill',
  },
  'DK-RULING-02': {
    by: 'DK-ATK-05',
    proof: 'V-35 DK-STAT-02 DK-KO-01 DK-RULING-02 DK-ENEMY-MINOTAUR Wounds beyond the last are ignored',
  },
  'DK-RULING-04': {
    by: 'DK-RULING-03',
    proof: 'V-46 DK-RULING-03 DK-RULING-04 DK-SEARCH-07 DK-ENEMY-CRAWLER Aaahh!! Crawler!',
  },
  'DK-RULING-06': {
    by: 'DK-DOOR-03',
    proof: 'DK-DOOR-05 DK-RULING-06 a second door of a revealed building spawns nothing',
  },
  'DK-RULING-07': {
    by: 'DK-SETUP-01',
    proof: 'DK-RULING-07 rooms one can walk into are revealed from the start',
  },
  'DK-RULING-12': {
    by: 'DK-DOOR-02',
    proof: 'DK-RULING-12 DK-DOOR-02 with an active Boss the die is for show',
  },
  'DK-RULING-13': {
    by: 'DK-EMOVE-02',
    proof:
      'V-21 DK-EMOVE-02 DK-EMOVE-05 DK-RULING-13 the nearest counts through closed doors, the way does not',
  },
  'DK-RULING-14': {
    by: 'DK-EMOVE-02',
    proof: 'DK-RULING-14 of equally near Zones only those with an open route are offered',
  },
  'DK-RULING-15': {
    by: 'DK-RULING-18',
    proof: 'DK-EMOVE-01 DK-EMOVE-02 DK-RULING-15 the table breaks ties; a group is not split',
  },
  'DK-RULING-17': {
    by: 'DK-MULTI-02',
    proof: 'V-17 DK-MULTI-02 DK-RULING-17 who moves in may attack with the next Action; others have none',
  },
  'DK-RULING-20': {
    by: 'DK-ATK-03',
    proof: 'DK-RULING-20 DK-RULING-21 all Attacks are made; the KO’ed are nobody’s target',
  },
  'DK-RULING-21': {
    by: 'DK-ATK-01',
    proof: 'DK-RULING-20 DK-RULING-21 all Attacks are made; the KO’ed are nobody’s target',
  },
  'DK-RULING-23': {
    by: 'DK-ATK-05',
    proof: 'DK-RULING-23 with koCheck immediate a KO without a Potion ends the game',
  },
  'DK-RULING-24': { by: 'DK-ATK-05', proof: 'DK-RULING-24 everybody KO’ed: lost at once' },
  'DK-RULING-27': {
    by: 'DK-SPAWN-03',
    proof:
      'DK-ADR-09 DK-RULING-27 DK-UND-01 the line is that of the highest Danger Level, the KO’ed included',
  },
  'DK-RULING-28': {
    by: 'DK-AMOVE-02',
    proof: 'DK-RULING-28 DK-BOSS-03 an inactive Boss does not hold anybody',
  },
  'DK-RULING-30': { by: 'DK-EP-01', proof: 'DK-RULING-30 DK-EMOVE-01 an active Boss moves like any Monster' },
  'DK-RULING-31': {
    by: 'DK-ATK-04',
    proof:
      'V-15 DK-ATK-06 DK-STAT-01 DK-RULING-31 DK-BOSS-14 the Wyvern Boss of Level 5 makes five Attacks of Damage 5',
  },
  'DK-RULING-32': {
    by: 'DK-RULING-104',
    proof:
      'DK-RULING-32 DK-RULING-104 R-1 ST-05 a reaction takes a life in the middle of a spawn: the Boss acts, the Duo falls, the spawn goes on',
  },
  'DK-RULING-33': {
    by: 'DK-BOSS-09',
    proof: 'V-81 V-25 DK-RULING-108 DK-RULING-33 DK-BOSS-09 a Boss that loses a life is not eliminated',
  },
  'DK-RULING-34': {
    by: 'DK-BOSS-05',
    proof: 'DK-RULING-34 without a Stage card in the supply five Doom do nothing',
  },
  'DK-RULING-39': {
    by: 'DK-MINI-01',
    proof: 'DK-RULING-39 R-1 shortage, Doom, Stage card, shortage again: one inside the other, each once',
  },
  'DK-RULING-41': {
    by: 'DK-MON3-02',
    proof: 'V-49 DK-RULING-40 DK-RULING-41 with both on the board it is Running Out',
  },
  'DK-RULING-42': {
    by: 'DK-RULING-18',
    proof: 'DK-ENEMY-GIANT DK-RULING-42 the table breaks a tie of the Giant',
  },
  'DK-RULING-44': {
    by: 'DK-RULING-16',
    proof: 'V-56 DK-ENEMY-OGRE DK-RULING-44 an Ogre that sees anybody charges three Zones',
  },
  'DK-RULING-46': {
    by: 'DK-CMB-04',
    proof: 'V-55 DK-SKILL-NOREGEN DK-RULING-46 not after a hit with No Regeneration',
  },
  'DK-RULING-47': {
    by: 'DK-SPAWN-06',
    proof:
      'V-33 DK-SPAWN-05 DK-SPAWN-06 DK-RULING-47 a card of a higher Level is read on the line of the Danger Level',
  },
  'DK-RULING-48': {
    by: 'DK-SETUP-03',
    proof:
      'DK-SETUP-03 DK-RULING-118 DK-RULING-48 DK-RULING-151 Enemies of the Quest stand there without having spawned',
  },
  'DK-RULING-49': {
    by: 'DK-MON3-01',
    proof:
      'DK-MON-01 DK-MON-02 DK-MON3-01 DK-RULING-48 DK-RULING-49 one Monster of the Level of its card, which stays out',
  },
  'DK-RULING-53': {
    by: 'DK-CAMP-03',
    proof:
      'DK-CAMP-03 DK-RULING-53 DK-RULING-54 a won Quest pays each Adventurer; Necromantic cards are sold, the rest is kept',
  },
  'DK-RULING-54': {
    by: 'DK-CAMP-03',
    proof: 'DK-CAMP-06 DK-RULING-54 a lost Quest pays nothing; Necromantic cards turn to dust, gear is kept',
  },
  'DK-RULING-55': {
    by: 'DK-TOKEN-03',
    proof: 'DK-RULING-55 DK-TOKEN-03 an Objective pays 5 Adrenaline and is gone',
  },
  'DK-RULING-57': {
    by: 'DK-GEN-01',
    proof: 'DK-RULING-57 DK-SETUP-05 a party too small or too large for its Quest is refused',
  },
  'DK-RULING-82': {
    by: 'DK-GEN-08',
    proof: 'DK-RULING-82 it lies on in the End Phase of the Round it was drawn in',
  },
  'DK-RULING-83': { by: 'DK-EVENT-01', proof: 'DK-RULING-83 Mist Burn can KO' },
  'DK-RULING-84': {
    by: 'DK-MIST-04',
    proof:
      'V-32 DK-MIST-04 DK-MIST-06 DK-RULING-84 Footmen in every Mist Zone of every tile with an Adventurer',
  },
  'DK-RULING-85': {
    by: 'DK-SETUP-04',
    proof: 'DK-SETUP-04 DK-TREAS-01 DK-RULING-85 a token on every chest, two of them Artifacts',
  },
  'DK-RULING-86': { by: 'DK-SEARCH-02', proof: 'DK-RULING-86 Artifact tokens are moved in the same way' },
  'DK-RULING-88': {
    by: 'DK-CMB-04',
    proof: 'Q03 DK-RULING-88 DK-LOOT-01 the end of the Bishop is noted, and leaves a Search token',
  },
  'DK-RULING-89': {
    by: 'DK-EMOVE-03',
    proof:
      'DK-RULING-89 DK-RULING-158 the last one to walk away leaves nothing; equal Enemies join in one pack',
  },
  'DK-RULING-98': {
    by: 'DK-ATK-03',
    proof:
      'DK-RULING-98 DK-GEN-02 DK-RULING-05 other seats may say what they would do where the table decides',
  },
  'DK-RULING-100': {
    by: 'DK-ARMOR-01',
    proof: 'V-11 DK-ATK-03 DK-RULING-19 DK-RULING-100 each kind is allotted, then Armor is rolled by kind',
  },
  'DK-RULING-103': {
    by: 'DK-GEN-03',
    proof: 'Q01 DK-BOSS-07 DK-RULING-103 the third Objective wakes the Boss at once',
  },
  'DK-RULING-108': {
    by: 'DK-BOSS-09',
    proof: 'V-81 V-25 DK-RULING-108 DK-RULING-33 DK-BOSS-09 a Boss that loses a life is not eliminated',
  },
  'DK-RULING-109': {
    by: 'DK-CMB-03',
    proof: 'DK-RULING-109 DK-SKILL-KILLER Troll Killer means all three Trolls',
  },
  'DK-RULING-134': {
    by: 'DK-ATK-04',
    proof: 'DK-ATK-04 DK-RULING-134 Warhogs of two Levels are two kinds of Attacks',
  },
  'DK-RULING-137': {
    by: 'DK-ARMOR-01',
    proof: 'DK-SKILL-IRONHIDE DK-RULING-137 every +1 adds up on body armor',
  },
  'DK-RULING-145': {
    by: 'DK-TOKEN-04',
    proof:
      'Q11 DK-RULING-145 a red Objective before activation: a random Stage card is shown and leaves the game',
  },
  'DK-RULING-147': {
    by: 'DK-RULING-70',
    proof:
      'DK-RULING-70 DK-RULING-147 DK-SKILL-DUO-FREE two uses, each with a further Action, in any Zone of the spawn',
  },
  'DK-RULING-149': {
    by: 'DK-EVENT-01',
    proof:
      'V-62 DK-MIST-03 DK-RULING-83 DK-RULING-149 Mist Burn: Mana up to ten, then a Wound that nothing stops',
  },
  'DK-RULING-150': {
    by: 'DK-BOSS-07',
    proof: 'V-88 Q03 DK-RULING-150 the Bishop was eliminated once; a second one changes nothing',
  },
  'DK-RULING-151': { by: 'DK-CMB-04', proof: 'DK-RULING-151 a Monster set up without a card discards none' },
  'DK-RULING-152': {
    by: 'DK-RULING-122',
    proof: 'DK-RULING-122 DK-RULING-152 nobody may be left unarmed by what another buys',
  },
  'DK-RULING-158': {
    by: 'DK-CMB-06',
    proof: 'DK-RULING-158 DK-ADR-01 hits go to one figure after the other, surplus Wounds are wasted',
  },
  'DK-RULING-160': { by: 'DK-SEARCH-02', proof: 'DK-RULING-160 all five lie there already: nothing happens' },
  'DK-RULING-161': { by: 'DK-SETUP-01', proof: 'DK-RULING-161 only these rooms are never entered' },
  'DK-RULING-163': {
    by: 'DK-SETUP-12',
    proof: 'V-71 DK-SETUP-12 DK-RULING-163 an empty Street deck is made anew of its Level 5 discards alone',
  },
  'DK-RULING-175': {
    by: 'DK-MINI-01',
    proof:
      'DK-RULING-175 DK-BOSS-02 the miniature of a Boss that is gone stands for nobody; there is no more Doom',
  },
  'DK-RULING-176': {
    by: 'DK-GEN-08',
    proof: 'DK-RULING-176 a seat without Adventurers is passed over by the token',
  },
  'DK-CAMP-07': {
    by: 'DK-CAMP-05',
    proof:
      'DK-CAMP-05 DK-CAMP-07 before Q01 everybody gets 150 Gold for a weapon; the rest stays in the purse',
  },
};
