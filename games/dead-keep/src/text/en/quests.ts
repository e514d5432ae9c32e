// Ledger 7.10: the Quests in English: their names, their goals and rules, and what is told before and after.
import type { Catalogue } from '@gravetable/kernel';
import { named } from '../named.ts';

const titles = named({
  Q01: ['s proper', 'First Night Ashore'],
  Q02: ['s proper', 'Toll of the Fog'],
  Q03: ['p proper', 'The Bishop’s Bells'],
  Q04: ['s proper', 'Maze of Horns'],
  Q05: ['p proper', 'Five Locked Rooms'],
  Q06: ['s proper', 'Hunting Season'],
  Q07: ['s proper', 'Under the Fountain'],
  Q08: ['s proper', 'The Countess Regrets'],
  Q09: ['s proper', 'Giant on the Wall'],
  Q10: ['p proper', 'Trolls at the Bridge'],
  Q11: ['s proper', 'The Wyvern’s Roost'],
  Q12: ['s proper', 'The Dead Keep'],
});

/** Two sentences before, one after. */
const briefs = {
  'brief.Q01':
    'The Patron’s boat has left, and the first lamps you see are not lamps. Three of his chests lie in the houses by the square, and something large sleeps on them.',
  'after.Q01': 'The Ogre lies across the boulevard, and for the first time tonight the street is quiet.',
  'brief.Q02':
    'The fog in this quarter is so thick that it can be drunk, and those who drank too much are still standing about. Bring out the four ledgers before the horned toll keeper counts you.',
  'after.Q02': 'The toll is paid, though not by you.',
  'brief.Q03':
    'A dead Bishop walks the plaza, and his congregation grows each time he lifts his hand. Take the three bell ropes and silence him, and the chapel will open to whatever he was praying to.',
  'after.Q03': 'The bells ring once more, by themselves, and then not again.',
  'brief.Q04':
    'Two locked doors, two keys, and a maze that has been waiting for somebody to be lost in it. Behind the green door the Minotaur has stopped pacing; it has heard you.',
  'after.Q04': 'You find the way out by walking against the wind from its last breath.',
  'brief.Q05':
    'Five rooms were locked when the city fell, and in one of them the Patron’s brother hid what he should have burned. Nobody remembers which, except the old Troll who comes when it is touched.',
  'after.Q05': 'Five rooms stand open now, and none of them is worth going back into.',
  'brief.Q06':
    'The Houndmaster still keeps his season, and tonight he has found fresh game. His dogs run wherever the streets let them in; silence the whistle, and the thing that feeds them will come itself.',
  'after.Q06': 'Far off a hound howls, waits for an answer, and lies down.',
  'brief.Q07':
    'Three fountains feed one cistern, and something coils in it. Pour your Mana into all three, and it will have to come up for air.',
  'after.Q07': 'The water runs clear for the length of one breath, and you fill every flask you have.',
  'brief.Q08':
    'The Countess sends her regrets: she will not receive you, and her archers will explain why. Take what she stole, bring her court to an end, wake what stands in her courtyard, and be gone by the way you came.',
  'after.Q08': 'The boat pushes off before the last of you has sat down.',
  'brief.Q09':
    'From the wall the Giant sees every street, and what it sees it reaches. One of the houses hides the winch of the stairs; once it turns, the way is as open to it as to you.',
  'after.Q09': 'The wall is empty, and the wind up here smells of the sea.',
  'brief.Q10':
    'The bridge belongs to the Trolls, the doors to nobody, and the keys to whoever gets there first. Carry fire: what you cut here grows back.',
  'after.Q10': 'By morning the ashes have not moved, and you dare to cross.',
  'brief.Q11':
    'The Wyvern has made the crown of the tower its roost and the whole city its larder. Each nest you burn below takes a year from its life; the stairs wait for two who know the trick.',
  'after.Q11': 'The shadow that circled you since the landing falls, and keeps falling.',
  'brief.Q12':
    'This is what the Patron paid for: the Keep, its crown, and whoever sits there now. Do not let Doom gather too long, for the sixth time it overflows the gates will open from within.',
  'after.Q12': 'The lord of the Keep is dead a second time, and the mist begins to thin.',
};

const goals = {
  'goal.taken': '{n, plural, one {# Objective} other {# Objectives}} taken',
  'goal.takenColour.red': 'all red Objectives taken',
  'goal.takenColour.blue': 'the blue Objective taken',
  'goal.takenColour.green': 'the green Objective taken',
  'goal.takenAt': 'the Objective in {zone, the} taken',
  'goal.activated': '{n, plural, one {# Objective} other {# Objectives}} activated',
  'goal.eliminated': '{enemy, the} eliminated',
  'goal.doorOpened.green': 'the green door opened',
  'goal.towerEntered': 'an Adventurer on the Tower tile',
  'goal.bossGone': 'the Boss eliminated',
  'goal.atExit': 'after that everyone not KO’ed in the Exit Zone',
  'goal.doomEmptied':
    '{n, plural, one {the Doom reserve emptied} other {the Doom reserve emptied # times}} while the Boss is inactive',
  'goal.all': '{all}',
  'goal.any': '{one}, or {other}',
};

const rules = {
  'questRule.onTake.any': 'When an Objective is taken: {effect}.',
  'questRule.onTake.red.asleep': 'When a red Objective is taken before the Boss is active: {effect}.',
  'questRule.onTake.blue': 'When the blue Objective is taken: {effect}.',
  'questRule.onTake.green': 'When the green Objective is taken: {effect}.',
  'questRule.onActivation': 'When the Boss becomes active: {effect}.',
  'questRule.mistMana': 'Thick fog: Gather Mana in a Mist Zone gives {n} Mana.',
  'questRule.scent':
    'Scent: while {enemy, a} is on the board, each card that spawns any {enemy2} at a Spawn Zone places {n} more there.',
  'questRule.host':
    'Host: each Adventurer beyond the fewest for this Quest reinforces one Spawn Zone, the Starting Spawn Zone first: cards that spawn Undead there place {n} more.',
  'questRule.fire':
    'Fire: a weapon with {skill} rolls {n, plural, one {# more die} other {# more dice}} against {enemy, a}.',
  'questRule.activate':
    'Objectives are activated, not taken: 1 Action and {n} Mana each, once each; each pays 5 Adrenaline and stays.',
  'questRule.hiddenBlue': 'One of the Objectives, nobody knows which, is blue underneath.',
  'questRule.behindWalls':
    'Court behind walls: while the door between {zone, the} and {zone2, the} is closed, {enemy, the} has no way out of {zones, the}.',
  'questEffect.unlockDoor.blue': 'the blue door is unlocked',
  'questEffect.unlockDoor.green': 'the green door is unlocked',
  'questEffect.turnStairs.blue': 'the blue Stairs may be used',
  'questEffect.turnStairs.green': 'the green Stairs may be used',
  'questEffect.turnSpawn.green': 'the green Spawn token becomes active',
  'questEffect.openDoorsOf':
    'every closed door of {tile, the} opens without a roll, and rooms revealed this way never spawn',
  'questEffect.bell': 'if {enemy, the} is on the board, one of its next own spawns is left out',
  'questEffect.shedStage': 'a random Stage card of the Boss is shown and leaves the game, the last one never',
  'questEffect.stagePerObjective':
    'a random Stage card joins the Boss’s cards unseen for each red Objective still on the board',
};

export const quests: Catalogue = { ...titles, ...briefs, ...goals, ...rules };
