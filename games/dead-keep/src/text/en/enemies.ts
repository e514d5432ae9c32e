// DK-EP, DK-ATK, DK-ARMOR, DK-EMOVE: what Enemies do and what is asked about it, in English.
import { named } from '../named.ts';

const bosses = named({
  'boss.ogre': ['s sole', 'Ogre Boss'],
  'boss.minotaur': ['s sole', 'Minotaur Boss'],
  'boss.elderTroll': ['s sole', 'Elder Troll Boss'],
  'boss.giant': ['s sole', 'Giant Boss'],
  'boss.wyvern': ['s sole', 'Wyvern Boss'],
  friend: ['s proper', 'Friendly Fire'],
});

const packs = {
  'pack.boss.ogre': '{n, plural, one {the Ogre Boss} other {# Ogre Bosses}}',
  'pack.boss.minotaur': '{n, plural, one {the Minotaur Boss} other {# Minotaur Bosses}}',
  'pack.boss.elderTroll': '{n, plural, one {the Elder Troll Boss} other {# Elder Troll Bosses}}',
  'pack.boss.giant': '{n, plural, one {the Giant Boss} other {# Giant Bosses}}',
  'pack.boss.wyvern': '{n, plural, one {the Wyvern Boss} other {# Wyvern Bosses}}',
};

export const enemies = {
  ...bosses,
  ...packs,

  'skill.armor': 'Armor',
  'skill.mistBurn': 'Mist Burn',

  'ask.targetZone': 'Which Zone is attacked? Several are equally good for {foes} in {zone, the} ({code}).',
  'ask.allotAttacks':
    '{enemy}{pass, plural, =2 {, second Action} =3 {, third Action} other {}}: {n, plural, one {# Attack} other {# Attacks}} of Damage {damage} in {zone, the}. Who takes how many?',
  'ask.armorMana':
    '{adventurer} rolls Armor against {n, plural, one {# Attack} other {# Attacks}} ({enemy}) and has {mana} Mana. Spend any?',
  'ask.armorReroll':
    '{n, plural, one {# of {adventurer}’s Armor dice has} other {# of {adventurer}’s Armor dice have}} failed. Roll again for 1 of {mana} Mana? The dice: {faces}.',
  'ask.tough':
    'Tough: does {adventurer} ignore a Hit? {n, plural, one {# Wound is} other {# Wounds are}} about to be taken ({attackers}).',
  'ask.destination': 'Which Zone is the goal? All are equally near to {foes} in {zone, the} ({code}).',
  'ask.route': 'Through which Zone? On the way from {zone, the} ({code}) to {zone2, the} ({code2}): {foes}.',

  'option.zone': '{zone, The} ({code}){n, plural, =0 {} other {: {adventurers}}}',
  'called.Zone': '{zone, The}',
  'called.zone': '{zone, the}',
  'option.enemy': '{enemy, The}',
  'option.noArmor': 'No Armor roll',
  'option.armor': 'Roll at {need}+ without Mana',
  'option.armorMana': 'Roll at {need}+ with {n} Mana: {cards}',
  'option.reroll': 'Roll them again for 1 Mana',
  'option.keep': 'Keep the dice',
  'option.ignoreHit': 'Ignore one Hit: {enemy}',
  'option.keepTough': 'Take it, and stay Tough for later',

  'event.activationStep': 'The Enemies activate. First pass: all use their first Action.',
  'event.nextPass':
    '{n, plural, =2 {Second pass: Horsemen and Bloodhounds use their second Action.} other {Third pass: Bloodhounds use their third Action.}}',
  'event.enemyAttacks':
    '{enemy}: {n, plural, one {# Attack} other {# Attacks}} of Damage {damage} in {zone, the}.',
  'event.attacksLost':
    '{enemy}: nobody stands in {zone, the} any more; {n, plural, one {# Attack is} other {# Attacks are}} lost.',
  'event.armorRolled':
    '{adventurer} rolls Armor at {need}+: {faces}. {n, plural, =0 {Nothing is cancelled.} one {# Attack is cancelled.} other {# Attacks are cancelled.}}',
  'event.armorRerolled':
    'Rolled again, {adventurer}’s Armor dice show {faces} at {need}+: {n, plural, =0 {nothing is cancelled} one {# Attack is cancelled} other {# Attacks are cancelled}}.',
  'event.toughIgnores': '{adventurer} is Tough and ignores a Hit ({enemy}).',
  'event.ironclad':
    '{adventurer} is Ironclad: {n, plural, one {# Attack} other {# Attacks}} ({enemy}) without effect.',
  'event.packMoves': 'From {zone, the} to {zone2, the}: {foes}.',
  'event.stays': 'No open way to the nearest Adventurer: {foes} in {zone, the}.',
  'event.extraActivation':
    '{whose, select, boss {The Boss acts once more.} babaYaga {The lone Baba Yaga acts once more.} everybody {All Monsters and the Boss act once more.} other {All Monsters act once more.}}',
  'event.trollHeals': '{enemy, The} in {zone, the} heals {n, plural, one {# Wound} other {# Wounds}}.',
};
