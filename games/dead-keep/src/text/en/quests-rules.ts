// DK-GEN, DK-SETUP, DK-TOKEN-02…04: Rounds, setting up, and what a Quest brings about, in English.

export const questRules = {
  'ask.shareOut': 'Who plays whom? A seat without Adventurers sits out this Quest.',
  'ask.firstPlayer': 'Who takes the First Player token?',

  'option.seat': '{who}',

  'event.questBegins': '{quest}, Level {level}. {brief}',
  'event.bossShown': 'At the end of it waits {enemy, the}, Level {level}.',
  'event.plays': '{who} plays {adventurer}.',
  'event.firstPlayer': '{who} takes the First Player token.',
  'event.roundBegins': 'Round {round}. First Player: {who}.',
  'event.endPhase': 'Round {round} ends.',

  'event.activatesObjective': '{adventurer} activates the Objective in {zone, the}.',
  'event.unlocks': 'The {colour} door is unlocked.',
  'event.stairsTurn': 'The {colour} Stairs may be used now.',
  'event.spawnTurns': 'The {colour} Spawn token turns red: Enemies spawn in {zone, the} from now on.',
  'event.doorsOpen':
    '{n, plural, one {# door bursts open by itself} other {# doors burst open by themselves}}.',
  'event.bell': 'A bell is hung on {enemy, the}.',
  'event.stageShed': 'The Boss loses a Stage card: {stage}.',
  'event.stagesJoin':
    '{n, plural, one {# Stage card joins} other {# Stage cards join}} those of the Boss, unseen.',
};
