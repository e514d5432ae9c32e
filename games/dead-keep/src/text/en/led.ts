// What somebody did and what came of it, told in one line of the log: `lead.<act>.<effect>`, then `led.<act>.<effect>` or the
// effect as it is told alone. What begins with a comma goes on in the same breath.

const CASTS = '{adventurer} casts {card, the}';
const OBJECTIVE =
  '{adventurer} takes the {colour, select, blue {blue} green {green} other {red}} Objective in {zone, the}';
const ACTIVATES = '{adventurer} activates the Objective in {zone, the}';
const GIVES_ACTION = '{adventurer} gives {adventurer2} a free Action';
const DOOR = '{adventurer} opens a door, the die shows {face}';
const AGAIN = '{adventurer} rolls the door die again, it shows {face}';
const DOOM = ', and the Boss gains {n} Doom: {doom} of 5.';
const QUIET = ', nothing stirs: the way between {zone, the} and {zone2, the} is open.';
const CARD = '{deck, select, street {Street} other {Building}} card of Level {level} for {zone, the}';
const ATTACKS = '{n, plural, one {# Attack} other {# Attacks}} of Damage {damage} ({enemy}) in {zone, the}';
const TRADE = '{adventurer} and {adventurer2} trade';
const AP = '{n} AP, {ap} now.';

export const led = {
  'lead.moves.moves':
    '{adventurer} moves to {zone, the}{n, plural, =0 {} one {, for # more Action} other {, for # more Actions}}',
  'led.moves.moves':
    ', then to {zone, the}{n, plural, =0 {} one {, for # more Action} other {, for # more Actions}}.',
  'lead.doorRoll.doom': DOOR,
  'led.doorRoll.doom': DOOM,
  'lead.doorRoll.doorOpens': DOOR,
  'led.doorRoll.doorOpens': QUIET,
  'lead.doorReroll.doom': AGAIN,
  'led.doorReroll.doom': DOOM,
  'lead.doorReroll.doorOpens': AGAIN,
  'led.doorReroll.doorOpens': QUIET,
  'lead.doorOpens.revealed': 'The door between {zone, the} and {zone2, the} opens',
  'led.doorOpens.revealed': 'it shows {zones, the}.',
  'lead.cardDrawn.spawns': CARD,
  'led.cardDrawn.spawns':
    '{foes}{host, plural, =0 {} other {, # of them as the Host that meets a large party (DK-RULING-185)}}.',
  'lead.searched.kept': '{adventurer} searches {zone, the} ({cards})',
  'led.searched.kept': ', and keeps {cards, the}.',
  'lead.searched.discards': '{adventurer} searches {zone, the} ({cards})',
  'led.searched.discards': ', and discards {cards, the}.',
  'lead.traded.gives': TRADE,
  'lead.traded.givesPotions': TRADE,
  'lead.traded.discards': TRADE,
  'lead.reorganizes.discards': '{adventurer} reorganizes',
  'led.reorganizes.discards': ', and discards {cards, the}.',
  'lead.taunts.packMoves': '{adventurer} taunts the Enemies in {zone, the}',
  'led.taunts.packMoves': '{foes} to {zone2, the}.',
  'lead.leads.moves': GIVES_ACTION,
  'lead.leads.gathers': GIVES_ACTION,
  'lead.leads.declines': GIVES_ACTION,
  'lead.enchants.warded': CASTS,
  'lead.enchants.binds': CASTS,
  'lead.enchants.pushes': CASTS,
  'lead.enchants.doomLifted': CASTS,
  'lead.enchants.looksAt': CASTS,
  'lead.enchants.healed': CASTS,
  'lead.enchants.teleports': CASTS,
  'lead.enchants.gainsMana': CASTS,
  'led.enchants.gainsMana': '{adventurer} gains {n} Mana and has {mana}.',
  'lead.eliminated.dropsToken': '{adventurer} eliminates {foes} in {zone, the}',
  'led.eliminated.dropsToken': '{token, select, search {a Search} other {an Artifact}} token lies there now.',
  'lead.eliminated.adrenaline': '{adventurer} eliminates {foes} in {zone, the}',
  'led.eliminated.adrenaline': AP,
  'lead.adrenaline.danger': '{adventurer} gains {n} AP and stands at {ap}',
  'led.adrenaline.danger':
    '{danger, select, yellow {Yellow, with a fourth Action} orange {Orange} red {Red} other {Blue}}.',
  'lead.takesObjective.adrenaline': OBJECTIVE,
  'led.takesObjective.adrenaline': AP,
  'lead.takesObjective.unlocks': OBJECTIVE,
  'lead.takesObjective.stairsTurn': OBJECTIVE,
  'lead.takesObjective.doorsOpen': OBJECTIVE,
  'lead.activatesObjective.unlocks': ACTIVATES,
  'lead.activatesObjective.stairsTurn': ACTIVATES,
  'lead.activatesObjective.doorsOpen': ACTIVATES,
  'lead.activatesObjective.adrenaline': ACTIVATES,
  'led.activatesObjective.adrenaline': AP,
  'lead.enemyAttacks.wounded': ATTACKS,
  'lead.enemyAttacks.toughIgnores': ATTACKS,
  'lead.enemyAttacks.armorRolled': ATTACKS,
  'led.enemyAttacks.armorRolled':
    '{adventurer} rolls {faces} for Armor {need}+, {n, plural, =0 {nothing is cancelled} one {# Attack is cancelled} other {# Attacks are cancelled}}.',
  'led.attacks.rolled': ', rolls {faces}: {hits, plural, =0 {no hit} one {# hit} other {# hits}}.',
  'lead.wounded.ko': '{adventurer} takes {n, plural, one {# Wound} other {# Wounds}}',
  'led.wounded.ko': 'KO.',
  'lead.friendlyFire.wounded':
    'Friendly Fire on {adventurer} in {zone, the}, {n, plural, one {# miss} other {# misses}}',
  'led.friendlyFire.wounded':
    '{n, plural, one {# Wound} other {# Wounds}}{left, plural, =0 {} other {, health #}}.',
} as const;
