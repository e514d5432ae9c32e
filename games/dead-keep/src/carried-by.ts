// Rules without a step of their own, with the step or rule that carries each of them out.

import type { CarriedBy } from '@gravetable/kernel';
import { CARRIED_BY_ENEMY_RULES } from './enemies/carried-by.ts';

export const CARRIED_BY: CarriedBy = {
  ...CARRIED_BY_ENEMY_RULES,

  // What the table is made of: tiles, Zones, sight and ways.
  'DK-ZONE-01': {
    by: 'DK-PP-03a',
    proof: 'DK-LOS-04 DK-LOS-03 DK-ZONE-01 DK-ZONE-02 from a room, straight out into the street and on',
  },
  'DK-ZONE-02': {
    by: 'DK-PP-03a',
    proof: 'DK-LOS-04 DK-LOS-03 DK-ZONE-01 DK-ZONE-02 from a room, straight out into the street and on',
  },
  'DK-MOVE-05': {
    by: 'DK-AMOVE-01',
    proof: 'DK-LOS-08 DK-PASS-01 DK-MOVE-05 a Passage lets through eyes and feet',
  },
  'DK-PASS-01': {
    by: 'DK-AMOVE-01',
    proof: 'DK-LOS-08 DK-PASS-01 DK-MOVE-05 a Passage lets through eyes and feet',
  },
  'DK-RULING-102': { by: 'DK-PP-03a', proof: 'DK-RULING-102 a door site without a token is a wall' },
  'DK-ADR-04': {
    by: 'DK-SETUP-15',
    proof:
      'DK-SETUP-06 DK-SETUP-07 DK-ADR-04 DK-RULING-01 every Adventurer comes with their Class and Blue Skill',
  },
  'DK-ADR-11': {
    by: 'DK-SETUP-15',
    proof: 'DK-ADR-11 DK-RULING-145 the view shows every Dashboard, but no face nobody has looked at',
  },
  'DK-ZONE-03': { by: 'DK-SPAWN-03', proof: 'DK-ZONE-03 V-33 rooms spawn from the Building deck' },
  'DK-LOS-01': {
    by: 'DK-CMB-01',
    proof: 'DK-LOS-01 two Actors see each other or neither does, the Tower apart',
  },
  'DK-LOS-02': { by: 'DK-CMB-01', proof: 'DK-LOS-02 from a Zone, with its Range' },
  'DK-LOS-03': {
    by: 'DK-PP-03a',
    proof: 'DK-LOS-04 DK-LOS-03 DK-ZONE-01 DK-ZONE-02 from a room, straight out into the street and on',
  },
  'DK-LOS-04': {
    by: 'DK-PP-03a',
    proof: 'DK-LOS-04 DK-LOS-03 DK-ZONE-01 DK-ZONE-02 from a room, straight out into the street and on',
  },
  'DK-LOS-05': {
    by: 'DK-PP-03a',
    proof:
      'DK-LOS-05 DK-LOS-06 V-36 from the street into the first room alone, and not through a closed door',
  },
  'DK-LOS-06': {
    by: 'DK-PP-03a',
    proof:
      'DK-LOS-05 DK-LOS-06 V-36 from the street into the first room alone, and not through a closed door',
  },
  'DK-LOS-07': {
    by: 'DK-CMB-01',
    proof: 'DK-LOS-07 DK-RANGED-02 Actors between are ignored; one shoots out of an occupied Zone',
  },
  'DK-LOS-08': {
    by: 'DK-PP-03a',
    proof: 'DK-LOS-08 DK-PASS-01 DK-MOVE-05 a Passage lets through eyes and feet',
  },
  'DK-TOWER-04': {
    by: 'DK-CMB-01',
    proof: 'DK-TOWER-04 nothing on the Tower is seen from below, with or without Ghost Sight',
  },
  'DK-TOWER-05': { by: 'DK-ATK-01', proof: 'V-54 DK-TOWER-05 a Deadeye on the Tower shoots down' },
  'DK-RULING-79': {
    by: 'DK-PP-03a',
    proof:
      'DK-RULING-79 DK-RULING-80 DK-RULING-125 no look across a street into another room, nor over the Tower',
  },
  'DK-RULING-80': {
    by: 'DK-PP-03a',
    proof:
      'DK-RULING-79 DK-RULING-80 DK-RULING-125 no look across a street into another room, nor over the Tower',
  },
  'DK-RULING-125': {
    by: 'DK-PP-03a',
    proof:
      'DK-RULING-79 DK-RULING-80 DK-RULING-125 no look across a street into another room, nor over the Tower',
  },
  'DK-SKILL-GHOST': { by: 'DK-PP-03a', proof: 'DK-SKILL-GHOST without it the wall hides them' },
  'DK-RULING-78': { by: 'DK-CMB-01', proof: 'DK-SKILL-GHOST DK-RULING-78 sight through walls along a line' },
  'DK-MOVE-01': {
    by: 'DK-PP-03a',
    proof: 'DK-MOVE-01 DK-MOVE-02 DK-MOVE-04 walls, closed doors and far Zones',
  },
  'DK-MOVE-02': {
    by: 'DK-PP-03a',
    proof: 'DK-MOVE-01 DK-MOVE-02 DK-MOVE-04 walls, closed doors and far Zones',
  },
  'DK-MOVE-03': {
    by: 'DK-AMOVE-01',
    proof: 'DK-MOVE-03 DK-MOVE-04 an open door and an inner opening let through',
  },
  'DK-MOVE-04': {
    by: 'DK-PP-03a',
    proof: 'DK-MOVE-01 DK-MOVE-02 DK-MOVE-04 walls, closed doors and far Zones',
  },
  'DK-TOWER-02': { by: 'DK-PP-03a', proof: 'DK-TOWER-02 barred Stairs are no way' },
  'DK-RULING-162': {
    by: 'DK-PP-03',
    proof: 'DK-RULING-162 DK-RULING-101 Zones are named by kind, part and tile; no message points to a page',
  },
  'DK-RULING-101': {
    by: 'DK-PP-03',
    proof: 'DK-RULING-162 DK-RULING-101 Zones are named by kind, part and tile; no message points to a page',
  },
  'DK-GEN-09': {
    by: 'DK-PP-03',
    proof: 'DK-GEN-09 a Skill overrules the general rule: Ironclad Footmen do not wound',
  },
  'DK-TOWER-03': { by: 'DK-PP-03a', proof: 'V-73 DK-TOWER-03 nobody teleports onto a barred Tower' },

  // The Player Phase and its Actions.
  'DK-RULING-09': {
    by: 'DK-DOOR-01',
    proof: 'DK-RULING-09 a door is opened from either side, among Enemies, in the own Turn',
  },
  'DK-RULING-10': {
    by: 'DK-DOOR-02',
    proof:
      'V-44 DK-DOOR-01 DK-DOOR-02 DK-DOOR-03 DK-RULING-10 a 3 feeds the Boss, a 4 does not; no Actions spent',
  },
  'DK-MANA-03': {
    by: 'DK-MANA-01',
    proof: 'V-43 DK-MANA-01 DK-MANA-02 DK-MANA-03 DK-FOUNT-01 a fountain gives up to 10, Enemies or not',
  },
  'DK-MIST-01': { by: 'DK-MANA-01', proof: 'DK-MANA-01 DK-MIST-01 mist gives 2, a dry street nothing' },
  'DK-FOUNT-01': {
    by: 'DK-MANA-01',
    proof: 'V-43 DK-MANA-01 DK-MANA-02 DK-MANA-03 DK-FOUNT-01 a fountain gives up to 10, Enemies or not',
  },
  'DK-FOUNT-02': {
    by: 'DK-MANA-01',
    proof: 'DK-FOUNT-02 DK-RULING-81 a Fountain token makes a room a place to gather Mana',
  },
  'DK-RULING-81': {
    by: 'DK-EVENT-01',
    proof: 'DK-RULING-81 DK-FOUNT-02 a room with the Fountain token is a Mist Zone for Mist Events',
  },
  'DK-SKILL-SLIPPERY': {
    by: 'DK-AMOVE-02',
    proof: 'V-20 DK-SKILL-SLIPPERY who is Slippery leaves for one Action',
  },
  'DK-RULING-72': {
    by: 'DK-PP-03a',
    proof: 'V-84 DK-RULING-72 without the ring the surcharge is too dear for one Action',
  },
  'DK-RULING-105': {
    by: 'DK-PP-03',
    proof: 'DK-RULING-105 a Turn ends by itself when nothing is left to do',
  },
  'DK-RULING-128': {
    by: 'DK-PP-03',
    proof: 'DK-SKILL-M-FREE DK-RULING-128 Mana pays for the Move, never for the surcharge',
  },
  'DK-RULING-113': {
    by: 'DK-PP-03',
    proof: 'V-31 DK-SKILL-ESCALATION DK-RULING-113 one more die for each Action of the kind in a row',
  },
  'DK-RULING-129': {
    by: 'DK-PP-03',
    proof: 'DK-RULING-129 V-40 the Quiver serves once per Turn, Lucky at every roll',
  },
  'DK-RULING-106': { by: 'DK-PP-03', proof: 'V-79 DK-RULING-106 no Crush in another’s Turn, but Lucky' },
  'DK-SKILL-M-FREE': {
    by: 'DK-PP-03',
    proof: 'DK-SKILL-M-FREE DK-RULING-128 Mana pays for the Move, never for the surcharge',
  },
  'DK-SKILL-ACTION1': {
    by: 'DK-PP-02',
    proof:
      'DK-SKILL-ACTION1 DK-SKILL-SPELLCASTER DK-RULING-128 an extra Action; a Spellcaster’s pays for Magic, the narrowest first',
  },
  'DK-SKILL-FREE1': { by: 'DK-PP-02', proof: 'DK-SKILL-FREE1 a free Search pays for a Search alone' },
  'DK-SKILL-SPELLCASTER': {
    by: 'DK-PP-02',
    proof:
      'DK-SKILL-ACTION1 DK-SKILL-SPELLCASTER DK-RULING-128 an extra Action; a Spellcaster’s pays for Magic, the narrowest first',
  },
  'DK-RULING-99': { by: 'DK-PP-02', proof: 'DK-ADR-10 DK-RULING-99 a Skill learnt now works now' },
  'DK-SKILL-MANA2': {
    by: 'DK-RULING-66',
    proof: 'DK-SKILL-MANA2 DK-RULING-132 Mana may be gained before the roll, and pays for it',
  },
  'DK-SKILL-MIST-MANA': {
    by: 'DK-RULING-132',
    proof:
      'DK-SKILL-MIST-MANA DK-SKILL-MANA2 DK-RULING-132 DK-SKILL-M-FREE Mana by Skill, once per Turn and source',
  },
  'DK-RULING-140': {
    by: 'DK-SKILL-JUMP',
    proof:
      'DK-SKILL-JUMP DK-RULING-74 DK-RULING-140 exactly two Zones, in sight, over Enemies, with leaving costs',
  },
  'DK-RULING-76': {
    by: 'DK-SKILL-SHOVE',
    proof: 'DK-SKILL-SHOVE DK-RULING-76 DK-RULING-89 all Enemies go to one Zone, without loot',
  },
  'DK-RULING-71': {
    by: 'DK-CLASS-FIGHTER-01',
    proof:
      'V-67 DK-RULING-71 DK-RULING-138 DK-CLASS-FIGHTER-01 DK-CLASS-FIGHTER-02 into the first Enemy Zone, then a free Melee',
  },
  'DK-TRADE-04': {
    by: 'DK-TRADE-02',
    proof:
      'V-69 DK-RULING-25 DK-TRADE-04 DK-RULING-123 the bow of a KO’ed friend can be taken, the Potion cannot',
  },
  'DK-RULING-25': {
    by: 'DK-TRADE-02',
    proof:
      'V-69 DK-RULING-25 DK-TRADE-04 DK-RULING-123 the bow of a KO’ed friend can be taken, the Potion cannot',
  },
  'DK-INV-03': {
    by: 'DK-SETUP-16',
    proof: 'DK-SETUP-16 DK-INV-03 with more Hand cards than Hands the owner says what lies where',
  },
  'DK-INV-04': {
    by: 'DK-INV-01',
    proof: 'V-89 DK-RULING-156 DK-INV-01 DK-INV-02 DK-INV-04 one decision wears, packs and discards',
  },
  'DK-INV-05': {
    by: 'DK-RULING-63',
    proof: 'DK-SKILL-LUCKY DK-RULING-63 DK-INV-05 V-40 each source re-rolls once, the last result stands',
  },
  'DK-INV-06': {
    by: 'DK-RULING-123',
    proof: 'V-70 DK-INV-06 a fourth Talisman has no place but the discard',
  },
  'DK-INV-08': {
    by: 'DK-TREAS-02',
    proof:
      'DK-TOKEN-01 DK-TOKEN-06 DK-TREAS-01 DK-TREAS-02 DK-INV-08 DK-RULING-60 a Treasure is a Potion, among Enemies too',
  },
  'DK-RULING-131': {
    by: 'DK-INV-02',
    proof: 'DK-RULING-131 DK-RULING-93 DK-SKILL-CONSUME DK-INV-02 a discard out of turn is for Consume alone',
  },
  'DK-RULING-93': {
    by: 'DK-INV-02',
    proof: 'DK-RULING-131 DK-RULING-93 DK-SKILL-CONSUME DK-INV-02 a discard out of turn is for Consume alone',
  },
  'DK-RULING-124': {
    by: 'DK-SEARCH-05',
    proof: 'DK-SKILL-CONSUME DK-RULING-124 refusing a find feeds Consume',
  },
  'DK-SEARCH-06': {
    by: 'DK-SEARCH-04',
    proof:
      'V-76 DK-SEARCH-04 DK-SEARCH-05 DK-SEARCH-06 DK-RULING-28 as often as there are Actions, also beside a sleeping Boss',
  },
  'DK-SKILL-SEARCH2': {
    by: 'DK-SEARCH-04',
    proof: 'DK-SKILL-SEARCH2 DK-RULING-96 two cards: what is kept first, then the Crawler',
  },
  'DK-RULING-60': {
    by: 'DK-TOKEN-01',
    proof:
      'DK-TOKEN-01 DK-TOKEN-06 DK-TREAS-01 DK-TREAS-02 DK-INV-08 DK-RULING-60 a Treasure is a Potion, among Enemies too',
  },
  'DK-TOKEN-08': {
    by: 'DK-TOKEN-07',
    proof:
      'V-60 DK-KO-03 DK-TREAS-03 DK-TOKEN-07 DK-TOKEN-08 a Potion in another’s Turn brings back, and the Turn is still to come',
  },
  'DK-KO-03': {
    by: 'DK-TOKEN-07',
    proof:
      'V-60 DK-KO-03 DK-TREAS-03 DK-TOKEN-07 DK-TOKEN-08 a Potion in another’s Turn brings back, and the Turn is still to come',
  },

  // Combat: weapons, dice, hits and what they leave.
  'DK-WPN-01': {
    by: 'DK-CMB-01',
    proof:
      'DK-CMB-01 DK-CMB-03 DK-CMB-04 DK-CMB-07 DK-WPN-01 DK-WPN-02 DK-STAT-01 DK-RULING-58 one card, its type, its dice, its hits',
  },
  'DK-WPN-02': {
    by: 'DK-CMB-01',
    proof:
      'DK-CMB-01 DK-CMB-03 DK-CMB-04 DK-CMB-07 DK-WPN-01 DK-WPN-02 DK-STAT-01 DK-RULING-58 one card, its type, its dice, its hits',
  },
  'DK-WPN-03': {
    by: 'DK-PP-03a',
    proof: 'DK-RULING-91 DK-BOSS-03 DK-WPN-03 nothing to aim at, a sleeping Boss, too far for a blade',
  },
  'DK-WPN-04': {
    by: 'DK-CMB-01',
    proof: 'V-37 DK-WPN-13 DK-WPN-07 DK-WPN-04 the Rogue Bow reaches its own Zone with Mana only',
  },
  'DK-WPN-05': {
    by: 'DK-CMB-01',
    proof:
      'DK-CLASS-MAGICIAN-01 DK-CLASS-MAGICIAN-02 DK-MAGIC-01 DK-WPN-05 Apocalypse buys dice once per Turn',
  },
  'DK-WPN-06': { by: 'DK-PP-03a', proof: 'V-39 DK-WPN-08 DK-WPN-06 an Artifact cannot be used without Mana' },
  'DK-WPN-07': {
    by: 'DK-CMB-01',
    proof: 'V-37 DK-WPN-13 DK-WPN-07 DK-WPN-04 the Rogue Bow reaches its own Zone with Mana only',
  },
  'DK-WPN-08': { by: 'DK-PP-03a', proof: 'V-39 DK-WPN-08 DK-WPN-06 an Artifact cannot be used without Mana' },
  'DK-WPN-09': {
    by: 'DK-PP-03a',
    proof: 'V-38 DK-WPN-09 DK-RANGED-03 DK-SKILL-RANGE1 minimum and maximum Range bind',
  },
  'DK-WPN-12': {
    by: 'DK-CMB-01',
    proof: 'DK-SKILL-DIE1 DK-WPN-12 DK-ENEMY-FOOTMAN one die more; what lies in the Backpack stays there',
  },
  'DK-WPN-13': {
    by: 'DK-CMB-01',
    proof: 'V-37 DK-WPN-13 DK-WPN-07 DK-WPN-04 the Rogue Bow reaches its own Zone with Mana only',
  },
  'DK-RANGED-01': {
    by: 'DK-CMB-01',
    proof:
      'V-05 V-06 V-07 V-08 DK-TPO-01 DK-TPO-02 DK-TPO-03 DK-CMB-06 DK-RANGED-01 guards first, then Footmen, then one Monster',
  },
  'DK-RANGED-02': {
    by: 'DK-CMB-01',
    proof: 'DK-LOS-07 DK-RANGED-02 Actors between are ignored; one shoots out of an occupied Zone',
  },
  'DK-RANGED-03': {
    by: 'DK-PP-03a',
    proof: 'V-38 DK-WPN-09 DK-RANGED-03 DK-SKILL-RANGE1 minimum and maximum Range bind',
  },
  'DK-MAGIC-01': {
    by: 'DK-CMB-01',
    proof:
      'DK-CLASS-MAGICIAN-01 DK-CLASS-MAGICIAN-02 DK-MAGIC-01 DK-WPN-05 Apocalypse buys dice once per Turn',
  },
  'DK-RULING-58': {
    by: 'DK-CMB-01',
    proof:
      'DK-CMB-01 DK-CMB-03 DK-CMB-04 DK-CMB-07 DK-WPN-01 DK-WPN-02 DK-STAT-01 DK-RULING-58 one card, its type, its dice, its hits',
  },
  'DK-RULING-91': {
    by: 'DK-PP-03a',
    proof: 'DK-RULING-91 DK-BOSS-03 DK-WPN-03 nothing to aim at, a sleeping Boss, too far for a blade',
  },
  'DK-SKILL-RANGE1': { by: 'DK-PP-03a', proof: 'DK-SKILL-RANGE1 the Raven Feather adds one Zone' },
  'DK-SKILL-MIST-AFF': {
    by: 'DK-RULING-119',
    proof: 'DK-RULING-119 DK-SKILL-MIST-AFF Mist Affinity waives the Mana, so nothing is asked',
  },
  'DK-SKILL-SPELLBOOK': {
    by: 'DK-CMB-01',
    proof: 'DK-SKILL-SPELLBOOK DK-RULING-157 a Magic weapon in the Backpack counts as in Hand',
  },
  'DK-RULING-157': {
    by: 'DK-CMB-01',
    proof: 'DK-SKILL-SPELLBOOK DK-RULING-157 a Magic weapon in the Backpack counts as in Hand',
  },
  'DK-TRAIT-01': {
    by: 'DK-CMB-01',
    proof: 'DK-SKILL-MIST-PEN DK-TRAIT-01 DK-TRAIT-04 the mist helps who knows it',
  },
  'DK-TRAIT-02': {
    by: 'DK-CMB-01',
    proof: 'DK-TRAIT-03 DK-TRAIT-02 against a Notable in the Zone, whoever is hit; a shield lends a die',
  },
  'DK-TRAIT-03': {
    by: 'DK-CMB-01',
    proof: 'DK-TRAIT-03 DK-TRAIT-02 against a Notable in the Zone, whoever is hit; a shield lends a die',
  },
  'DK-TRAIT-04': { by: 'DK-PP-03a', proof: 'DK-TRAIT-04 a card of the mist is no use elsewhere' },
  'DK-GEN-10': {
    by: 'DK-CMB-03',
    proof:
      'V-64 DK-GEN-10 DK-RULING-62 DK-SKILL-ROLL1 DK-SKILL-R6-DIE a natural 1 fails, a 5 counts as 6 and brings a die',
  },
  'DK-RULING-62': {
    by: 'DK-CMB-03',
    proof:
      'V-64 DK-GEN-10 DK-RULING-62 DK-SKILL-ROLL1 DK-SKILL-R6-DIE a natural 1 fails, a 5 counts as 6 and brings a die',
  },
  'DK-RULING-65': {
    by: 'DK-CMB-03',
    proof: 'DK-SKILL-BARBARIAN DK-RULING-65 as many dice as Enemies, and the bonus',
  },
  'DK-RULING-90': { by: 'DK-CMB-03', proof: 'V-10 DK-FF-04 DK-RULING-90 surplus successes never hurt' },
  'DK-SKILL-DIE1': {
    by: 'DK-CMB-03',
    proof: 'DK-SKILL-DIE1 DK-WPN-12 DK-ENEMY-FOOTMAN one die more; what lies in the Backpack stays there',
  },
  'DK-SKILL-ROLL1': {
    by: 'DK-CMB-03',
    proof:
      'V-64 DK-GEN-10 DK-RULING-62 DK-SKILL-ROLL1 DK-SKILL-R6-DIE a natural 1 fails, a 5 counts as 6 and brings a die',
  },
  'DK-SKILL-CRUSH-ROLL': {
    by: 'DK-CMB-03',
    proof: 'DK-SKILL-CRUSH-ROLL DK-RULING-164 a Crush without Mana still adds 1 to every die',
  },
  'DK-SKILL-DUO-ROLL': {
    by: 'DK-CMB-03',
    proof: 'DK-SKILL-DUO-ROLL DK-RULING-106 a reaction in Melee adds 1 to its dice',
  },
  'DK-SKILL-BL-DICE': {
    by: 'DK-CMB-03',
    proof: 'DK-SKILL-BL-DICE DK-SKILL-BL-PEN the free Melee has more dice and bites deeper',
  },
  'DK-SKILL-ESCALATION': { by: 'DK-CMB-03', proof: 'DK-SKILL-ESCALATION instances add up' },
  'DK-SKILL-M-PEN': {
    by: 'DK-RULING-66',
    proof:
      'DK-SKILL-M-DICE2 DK-SKILL-M-PEN DK-SKILL-M-WOUNDS2 DK-SKILL-M-IGNORE DK-RULING-66 Mana Skills together',
  },
  'DK-SKILL-M-DICE2': {
    by: 'DK-RULING-66',
    proof:
      'DK-SKILL-M-DICE2 DK-SKILL-M-PEN DK-SKILL-M-WOUNDS2 DK-SKILL-M-IGNORE DK-RULING-66 Mana Skills together',
  },
  'DK-SKILL-M-WOUNDS2': {
    by: 'DK-RULING-66',
    proof:
      'DK-SKILL-M-DICE2 DK-SKILL-M-PEN DK-SKILL-M-WOUNDS2 DK-SKILL-M-IGNORE DK-RULING-66 Mana Skills together',
  },
  'DK-SKILL-M-IGNORE': { by: 'DK-RULING-66', proof: 'DK-SKILL-M-IGNORE Armor 3 does not count' },
  'DK-SKILL-BARBARIAN': {
    by: 'DK-RULING-66',
    proof: 'DK-SKILL-BARBARIAN DK-RULING-65 as many dice as Enemies, and the bonus',
  },
  'DK-SKILL-IRONRAIN': {
    by: 'DK-RULING-66',
    proof: 'DK-SKILL-IRONRAIN DK-SKILL-MANARAIN arrows and spells for each Enemy',
  },
  'DK-SKILL-MANARAIN': {
    by: 'DK-RULING-66',
    proof: 'DK-SKILL-IRONRAIN DK-SKILL-MANARAIN arrows and spells for each Enemy',
  },
  'DK-CLASS-CRUSHER-02': {
    by: 'DK-CLASS-CRUSHER-01',
    proof: 'DK-SKILL-CLASS2 DK-CLASS-CRUSHER-02 two Crushes in one Turn',
  },
  'DK-CLASS-MAGICIAN-01': {
    by: 'DK-CLASS-CRUSHER-01',
    proof:
      'DK-CLASS-MAGICIAN-01 DK-CLASS-MAGICIAN-02 DK-MAGIC-01 DK-WPN-05 Apocalypse buys dice once per Turn',
  },
  'DK-CLASS-MAGICIAN-02': {
    by: 'DK-CLASS-CRUSHER-01',
    proof:
      'DK-CLASS-MAGICIAN-01 DK-CLASS-MAGICIAN-02 DK-MAGIC-01 DK-WPN-05 Apocalypse buys dice once per Turn',
  },
  'DK-RULING-69': {
    by: 'DK-CLASS-FIGHTER-01',
    proof: 'DK-RULING-69 DK-SKILL-CLASSFREE a free Bloodlust costs no Action',
  },
  'DK-SKILL-CLASS2': {
    by: 'DK-CLASS-CRUSHER-01',
    proof: 'DK-SKILL-CLASS2 DK-CLASS-CRUSHER-02 two Crushes in one Turn',
  },
  'DK-SKILL-CLASSFREE': {
    by: 'DK-CLASS-CRUSHER-01',
    proof: 'DK-SKILL-CLASSFREE DK-RULING-69 the free use waives two Mana of a Crush, once',
  },
  'DK-SKILL-CLASS': {
    by: 'DK-CLASS-CRUSHER-01',
    proof: 'DK-SKILL-CLASS DK-SETUP-06 who learns a Class has its Ability',
  },
  'DK-WPN-11': { by: 'DK-CMB-05', proof: 'DK-WPN-11 DK-CMB-05 a hit of too little Penetration does nothing' },
  'DK-RULING-64': {
    by: 'DK-CMB-05',
    proof: 'V-42 DK-RULING-64 DK-SKILL-KILLER DK-SKILL-WOUNDS2 Killer deals 5, what is needed counts',
  },
  'DK-SKILL-KILLER': {
    by: 'DK-CMB-05',
    proof: 'DK-RULING-109 DK-SKILL-KILLER Troll Killer means all three Trolls',
  },
  'DK-SKILL-WOUNDS2': {
    by: 'DK-CMB-05',
    proof: 'V-42 DK-RULING-64 DK-SKILL-KILLER DK-SKILL-WOUNDS2 Killer deals 5, what is needed counts',
  },
  'DK-SKILL-MIST-PEN': {
    by: 'DK-CMB-05',
    proof: 'DK-SKILL-MIST-PEN DK-TRAIT-01 DK-TRAIT-04 the mist helps who knows it',
  },
  'DK-SKILL-BL-PEN': {
    by: 'DK-CMB-05',
    proof: 'DK-SKILL-BL-DICE DK-SKILL-BL-PEN the free Melee has more dice and bites deeper',
  },
  'DK-SKILL-R6-PEN': {
    by: 'DK-CMB-05',
    proof: 'DK-SKILL-R6-PEN DK-SKILL-R6-WOUNDS a 6 pierces and wounds twice',
  },
  'DK-SKILL-R6-WOUNDS': {
    by: 'DK-CMB-05',
    proof: 'DK-SKILL-R6-PEN DK-SKILL-R6-WOUNDS a 6 pierces and wounds twice',
  },
  'DK-SKILL-R6-IGNORE': {
    by: 'DK-CMB-05',
    proof: 'DK-SKILL-R6-IGNORE DK-SKILL-R6-MANA a 6 ignores Armor and gives Mana',
  },
  'DK-TPO-01': {
    by: 'DK-TPO-03',
    proof:
      'V-05 V-06 V-07 V-08 DK-TPO-01 DK-TPO-02 DK-TPO-03 DK-CMB-06 DK-RANGED-01 guards first, then Footmen, then one Monster',
  },
  'DK-TPO-05': {
    by: 'DK-TPO-03',
    proof: 'V-65 DK-TPO-05 DK-RULING-110 a Shadowguard shields Footmen from weak shots',
  },
  'DK-RULING-110': {
    by: 'DK-TPO-03',
    proof: 'V-65 DK-TPO-05 DK-RULING-110 a Shadowguard shields Footmen from weak shots',
  },
  'DK-TPO-02': {
    by: 'DK-CMB-04',
    proof:
      'V-05 V-06 V-07 V-08 DK-TPO-01 DK-TPO-02 DK-TPO-03 DK-CMB-06 DK-RANGED-01 guards first, then Footmen, then one Monster',
  },
  'DK-MELEE-02': { by: 'DK-CMB-04', proof: 'DK-MELEE-02 DK-ADR-02 a miss in Melee hits nobody' },
  'DK-SKILL-MARKSMAN': {
    by: 'DK-MELEE-01',
    proof: 'V-65 DK-SKILL-MARKSMAN DK-RULING-111 a Marksman chooses, and hits no friend',
  },
  'DK-SKILL-POINTBLANK': {
    by: 'DK-MELEE-01',
    proof: 'DK-SKILL-POINTBLANK at Range 0 whatever the minimum, with free choice and no Friendly Fire',
  },
  'DK-RULING-111': {
    by: 'DK-MELEE-01',
    proof: 'V-65 DK-SKILL-MARKSMAN DK-RULING-111 a Marksman chooses, and hits no friend',
  },
  'DK-SKILL-NOREGEN': {
    by: 'DK-CMB-04',
    proof: 'V-55 DK-SKILL-NOREGEN DK-RULING-46 not after a hit with No Regeneration',
  },
  'DK-FF-04': { by: 'DK-FF-02', proof: 'V-10 DK-FF-04 DK-RULING-90 surplus successes never hurt' },
  'DK-RULING-112': {
    by: 'DK-FF-02',
    proof: 'DK-FF-01 DK-FF-02 DK-RULING-112 the table says whom misses hit, never who shoots',
  },
  'DK-ADR-01': {
    by: 'DK-CMB-07',
    proof: 'DK-RULING-158 DK-ADR-01 hits go to one figure after the other, surplus Wounds are wasted',
  },
  'DK-ADR-02': { by: 'DK-CMB-07', proof: 'DK-MELEE-02 DK-ADR-02 a miss in Melee hits nobody' },
  'DK-ADR-03': {
    by: 'DK-CMB-07',
    proof:
      'V-41 DK-ADR-03 DK-ADR-05 DK-RULING-99 Yellow at 7: the fourth Action counts at once in the own Turn',
  },
  'DK-ADR-05': {
    by: 'DK-CMB-07',
    proof:
      'V-41 DK-ADR-03 DK-ADR-05 DK-RULING-99 Yellow at 7: the fourth Action counts at once in the own Turn',
  },
  'DK-ULTRA-01': {
    by: 'DK-ADR-06',
    proof: 'V-28 DK-ULTRA-01 DK-ULTRA-02 Red in Ultrared: back to 0 and what was left over',
  },
  'DK-ULTRA-02': {
    by: 'DK-ADR-06',
    proof: 'V-28 DK-ULTRA-01 DK-ULTRA-02 Red in Ultrared: back to 0 and what was left over',
  },
  'DK-RULING-95': { by: 'DK-ADR-06', proof: 'DK-RULING-95 without Ultrared what goes beyond 43 is ignored' },
  'DK-RULING-142': {
    by: 'DK-ADR-08',
    proof: 'DK-ADR-09 DK-RULING-142 the party’s line is that of the highest',
  },
  'DK-ULTRA-03': {
    by: 'DK-ADR-06',
    proof: 'V-29 DK-ULTRA-03 the second lap: nothing at 7, the other Orange at 19, one of two at 43',
  },
  'DK-ULTRA-04': {
    by: 'DK-ADR-06',
    proof: 'V-30 DK-ULTRA-04 DK-RULING-94 the third lap: nothing at 19, the last Red at 43; then any Skill',
  },
  'DK-RULING-94': {
    by: 'DK-ADR-06',
    proof: 'V-30 DK-ULTRA-04 DK-RULING-94 the third lap: nothing at 19, the last Red at 43; then any Skill',
  },
  'DK-RULING-127': {
    by: 'DK-ENCH-01',
    proof:
      'DK-RULING-127 DK-RULING-113 an Enchantment is no Combat: a free Combat Action does not pay, a streak ends',
  },

  // KO, and the end of a Quest.
  'DK-RULING-143': {
    by: 'DK-DOOR-03',
    proof:
      'V-86 DK-RULING-143 DK-RULING-08 DK-RULING-26 KO’ed by the Doom of a door, its opener still opens it',
  },

  // Rulings of the amended ledger.
  'DK-RULING-164': {
    by: 'DK-CLASS-CRUSHER-01',
    proof: 'DK-SKILL-CRUSH-ROLL DK-RULING-164 a Crush without Mana still adds 1 to every die',
  },
  'DK-RULING-165': {
    by: 'DK-RULING-123',
    proof: 'DK-RULING-123 DK-RULING-165 refusing costs the asker nothing; so does changing nothing',
  },
  'DK-RULING-166': {
    by: 'DK-TRADE-02',
    proof: 'DK-RULING-166 DK-TRADE-04 a KO’ed partner is given no Potion',
  },
  'DK-RULING-167': {
    by: 'DK-PP-03a',
    proof: 'DK-RULING-167 healing the unhurt, Mana above 10 and a second Iron Hide are not offered',
  },
  'DK-RULING-168': {
    by: 'DK-RULING-63',
    proof: 'DK-RULING-168 DK-SKILL-LUCKY Lucky is offered before the Quiver; none re-rolled, none used',
  },
  'DK-RULING-177': {
    by: 'DK-SETUP-05',
    proof: 'DK-SETUP-05 DK-RULING-177 a seat may be left without Adventurers',
  },
  'DK-RULING-178': {
    by: 'DK-RULING-154',
    proof: 'DK-RULING-178 a Quest that needs more lets the roster grow inside a Chapter, and no more',
  },
  'DK-RULING-179': {
    by: 'DK-CAMP-04',
    proof: 'DK-RULING-122 DK-RULING-179 a last weapon may be sold only if another can be bought',
  },
  'DK-RULING-184': {
    by: 'DK-SKILL-IRONCLAD',
    proof: 'DK-RULING-184 DK-SKILL-IRONCLAD who is proof against the Count is not against the Countess',
  },
  'DK-RULING-185': {
    by: 'DK-SPAWN-03',
    proof: 'DK-RULING-185 a large party meets a host: one Spawn Zone for each Adventurer beyond the fewest',
  },
};
