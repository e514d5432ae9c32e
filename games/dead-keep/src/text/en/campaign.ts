// DK-CAMP: the Campaign, in English.

export const campaign = {
  'ask.nextQuest': 'Chapter {chapter}, {gold} Gold in the purse. What comes next?',
  'ask.roster': 'A roster of {n}; the next Quest needs at least {min}. Who changes?',
  'ask.newcomer': 'Who joins?',

  'option.quest': '{quest}',
  'option.stopCampaign': 'Stop here: the Campaign ends',
  'option.roster.join': 'Somebody joins',
  'option.roster.leave': '{adventurer} makes room for somebody else',
  'option.roster.done': 'The roster stays as it is',

  'event.chapter': 'Chapter {n}.',
  'event.joins': '{adventurer} joins the party.',
  'event.replaces': '{adventurer} takes the place and the gear of {adventurer2}.',
  'event.earns': '{n} Gold for the purse: {gold} in all.',
  'event.lostGear': '{n, plural, one {# Necromantic card turns} other {# Necromantic cards turn}} to dust.',
  'event.campaignEnds':
    '{why, select, campaignWon {The Campaign is won} other {The Campaign ends here}}, after {n, plural, =0 {no Quest won} one {# Quest won} other {# Quests won}}.',
};
