// Ledger 3.8, 3.19: Skills and Class Abilities, their names and what they do, in English.
import type { Catalogue } from '@gravetable/kernel';
import type { SkillId } from '../../cards/skill.ts';
import { named } from '../named.ts';
import { skillNames } from '../skill-names.ts';
import { names } from './names.ts';

const TITLES: Readonly<Record<SkillId, string>> = {
  manaPen: '1 Mana: +1 Armor Penetration: [A]',
  manaArmorReroll: '1 Mana: +1 Armor Reroll',
  manaFree: '1 Mana: +1 Free [A] Action',
  manaDice: '1 Mana: +2 Dice: [A]',
  manaWounds: '1 Mana: +2 Wounds: [A]',
  manaIgnore: '1 Mana: Ignore Armor Value',
  killer: '[A] Killer',
  class2: '2 Class Ability Uses per Turn',
  wounds2: '2 Wounds: [A]',
  action1: '+1 Action',
  roll1: '+1 to Dice Roll: [A]',
  die1: '+1 Die: [A]',
  free1: '+1 Free [A] Action',
  classFree: '+1 Free Class Ability Use',
  range1: '+1 Max Range',
  mana2: '+2 Mana per Turn',
  barbarian: 'Barbarian',
  bloodlustPen: 'Bloodlust: +1 Armor Penetration',
  bloodlustDice: 'Bloodlust: +2 Dice',
  leader: 'Born Leader',
  class: 'Class: [A]',
  consume: 'Consume: +5 Mana',
  crushRoll: 'Crush: +1 to Dice Roll (Melee)',
  duoFree: 'Duo: +1 Free Combat Action',
  duoRoll: 'Duo: +1 to Dice Roll (Melee)',
  escalation: 'Escalation: [A]',
  ghost: 'Ghost Sight',
  hitAndRun: 'Hit & Run',
  ironclad: 'Ironclad: [A]',
  ironHide: 'Iron Hide',
  ironRain: 'Iron Rain',
  jump: 'Jump',
  lucky: 'Lucky',
  manaRain: 'Mana Rain',
  marksman: 'Marksman',
  mistPen: 'Mist: +1 Armor Penetration',
  mistMana: 'Mist: +1 Mana per Turn',
  mistAffinity: 'Mist Affinity',
  noRegen: 'No Regeneration',
  pointBlank: 'Point-Blank',
  reaper: 'Reaper: [A]',
  sixPen: 'Roll 6: +1 Armor Penetration: [A]',
  sixDie: 'Roll 6: +1 Die: [A]',
  sixMana: 'Roll 6: +1 Mana',
  sixWounds: 'Roll 6: 2 Wounds: [A]',
  sixIgnore: 'Roll 6: Ignore Armor Value',
  search2: 'Search: 2 Cards',
  shove: 'Shove',
  slippery: 'Slippery',
  spellbook: 'Spellbook',
  spellcaster: 'Spellcaster',
  sprint: 'Sprint',
  taunt: 'Taunt',
  teleport: 'Teleport [A] Zones',
  tough: 'Tough',
};

const TYPES: Readonly<Record<string, string>> = {
  combat: 'Combat',
  magic: 'Magic',
  melee: 'Melee',
  ranged: 'Ranged',
  enchantment: 'Enchantment',
  move: 'Move',
  search: 'Search',
  gatherMana: 'Gather Mana',
};

const actionTypes = named(
  Object.fromEntries(Object.entries(TYPES).map(([type, word]) => [type, ['s', `${word} Action`]])),
  'actionType',
);

/** What a Skill does; `{actionType}`, `{enemy}`, `{class}` or `{n}` is its bracket. */
const effects: Readonly<Record<`effect.${SkillId}`, string>> = {
  'effect.manaPen': 'Before rolling, once per {actionType}: 1 Mana for +1 Penetration.',
  'effect.manaArmorReroll': 'Once per Armor roll, 1 Mana: re-roll any of its dice; the new results stand.',
  'effect.manaFree': 'Once per Turn, 1 Mana: {actionType, a} for free.',
  'effect.manaDice': 'Before rolling, once per {actionType}: 1 Mana for 2 more dice.',
  'effect.manaWounds':
    'Before rolling, once per {actionType}: for 1 Mana each hit inflicts 2 Wounds instead of 1.',
  'effect.manaIgnore': 'Before rolling a Combat Action, 1 Mana: the Enemies it hits count as Armor 0.',
  'effect.killer': 'Each hit on {enemy, a} inflicts 5 Wounds instead of 1.',
  'effect.class2': 'The Class Ability may be used twice in each of their Turns.',
  'effect.wounds2': 'Each hit of {actionType, a} inflicts 2 Wounds instead of 1.',
  'effect.action1': 'One more Action each Turn.',
  'effect.roll1': '+1 to each die of {actionType, a}, up to 6; a natural 1 still fails.',
  'effect.die1': 'The weapon of {actionType, a} rolls one more die.',
  'effect.free1': '{actionType, A} for free each Turn.',
  'effect.classFree':
    'Once per Turn the Class Ability is used without its cost: Bloodlust without the Action; Crush, Apocalypse or Sure Shot with up to 2 Mana less.',
  'effect.range1': 'The maximum Range of Ranged weapons is 1 more.',
  'effect.mana2': 'Once per Turn, at any moment, gain 2 Mana.',
  'effect.barbarian':
    'A Melee weapon may roll as many dice as there are Enemies in the Zone instead of its own; bonuses still apply.',
  'effect.bloodlustPen': '+1 Penetration for the free Melee Action of Bloodlust.',
  'effect.bloodlustDice': '2 more dice for the free Melee Action of Bloodlust.',
  'effect.leader': 'Once per Turn, give another Adventurer a free Action, used at once.',
  'effect.class': 'Is {class, a} too, with that Class Ability.',
  'effect.consume': 'Gain 5 Mana for each Equipment card discarded.',
  'effect.crushRoll': '+1 to each die of a Crush Action, up to 6.',
  'effect.duoFree': 'Each use of Combat Reflexes brings one more free Combat Action.',
  'effect.duoRoll': '+1 to each die of the Melee Actions of Combat Reflexes, up to 6.',
  'effect.escalation':
    'Each further {actionType} in a row in one Turn rolls 1 more die; any other Action breaks the row.',
  'effect.ghost': 'Line of Sight passes walls, doors, rooms and Blinding Mist; never up onto the Tower.',
  'effect.hitAndRun':
    'Once per Turn, after a Melee, Ranged or Magic Action that eliminated an Enemy: a free Move, whatever Enemies stand there.',
  'effect.ironclad': 'Wounds from {enemy, a} are ignored.',
  'effect.ironHide': 'Armor rolls at 5+ without body armor; with it, +1 to each Armor die.',
  'effect.ironRain':
    'A Ranged weapon may roll as many dice as there are Enemies in the target Zone instead of its own; bonuses still apply.',
  'effect.jump':
    'Once per Turn, 1 Action: into a Zone in Line of Sight exactly 2 Zones away, whatever stands between but walls and closed doors.',
  'effect.lucky': 'With each Action or Armor roll any dice may be re-rolled once; the new results stand.',
  'effect.manaRain':
    'A Magic weapon may roll as many dice as there are Enemies in the target Zone instead of its own; bonuses still apply.',
  'effect.marksman': 'Chooses the targets of Ranged and Magic Actions; no Friendly Fire.',
  'effect.mistPen': '+1 Penetration while in a Mist Zone.',
  'effect.mistMana': 'Once per Turn, in a Mist Zone, gain 1 Mana.',
  'effect.mistAffinity':
    'In a Mist Zone, the Mana lines of Necromantic Equipment and Necromantic Artifacts cost nothing.',
  'effect.noRegen': 'Enemies it wounds cannot Regenerate until the End Phase.',
  'effect.pointBlank':
    'Ranged and Magic Actions are always allowed at Range 0; there the targets are chosen freely and there is no Friendly Fire.',
  'effect.reaper':
    'If {actionType, a} eliminated an Undead, one more of a kind just eliminated falls in that Zone.',
  'effect.sixPen': '+1 Penetration for each 6 of {actionType, a}.',
  'effect.sixDie': 'One more die for each 6 of {actionType, a}, again and again.',
  'effect.sixMana': 'Gain 1 Mana for each 6 of a Combat Action.',
  'effect.sixWounds': 'With at least one 6, each hit of {actionType, a} inflicts 2 Wounds.',
  'effect.sixIgnore': 'With at least one 6, a Combat Action ignores Armor.',
  'effect.search2': 'Each Search draws 2 cards.',
  'effect.shove': 'Once per Turn: push all Enemies of the Zone into one neighbouring Zone with an open way.',
  'effect.slippery': 'Leaving Enemies costs nothing more, and Enemies do not end a Move.',
  'effect.spellbook': 'Magic weapons in the Backpack count as in Hand.',
  'effect.spellcaster': 'One free Action per Turn, for Magic or Enchantment.',
  'effect.sprint': 'Once per Turn a Move crosses 2 or 3 Zones; Enemies still stop it.',
  'effect.taunt':
    'Once per Turn: all Enemies of a Zone in Line of Sight get an extra Activation aimed at this Adventurer alone.',
  'effect.teleport':
    'Once per Turn, 1 Action: vanish and appear up to {n, plural, one {# Zone} other {# Zones}} away, through walls and Enemies; not into a closed building, nor onto a barred Tower.',
  'effect.tough': 'Once per Round, ignore one Hit and its Wounds.',
};

const abilities = {
  'ability.crusher': 'Crush',
  'ability.crusher.text':
    'Once in each of their Turns, before rolling a Melee Action: spend any number of Mana for as many more dice.',
  'ability.duo': 'Combat Reflexes',
  'ability.duo.text':
    'Whenever Enemies spawn in Line of Sight, once per Enemy card: a free Combat Action against their Zone at once.',
  'ability.fighter': 'Bloodlust',
  'ability.fighter.text':
    'Once in each of their Turns, 1 Action: Move 1 or 2 Zones into a Zone with an Enemy, then a free Melee Action.',
  'ability.magician': 'Apocalypse',
  'ability.magician.text':
    'Once in each of their Turns, before rolling a Magic Action: spend any number of Mana for as many more dice.',
  'ability.ranger': 'Sure Shot',
  'ability.ranger.text':
    'After each Ranged Action: 1 Mana turns a failed die into a success, as often as wanted.',
};

export const skills: Catalogue = {
  ...named(
    skillNames('s proper', TITLES, (_, bracket) => TYPES[bracket] ?? names[`name.${bracket}`] ?? bracket),
  ),
  ...actionTypes,
  ...effects,
  ...abilities,
};
