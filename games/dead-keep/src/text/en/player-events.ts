// What the table tells of the Adventurers, in English.

export const playerEvents = {
  'event.turnBegins':
    '{adventurer}’s Turn ({who}): {actions, plural, one {# Action} other {# Actions}}, {mana} Mana, health {n}.',
  'event.turnEnds':
    '{adventurer} is done{why, select, nothing {: nothing is left to do} ko {: KO’ed} other {}}.',
  'event.moves':
    '{adventurer} moves to {zone, the}{n, plural, =0 {} one {, for # more Action} other {, for # more Actions}}.',
  'event.sprints':
    '{adventurer} sprints to {zone, the}{n, plural, =0 {} one {, for # more Action} other {, for # more Actions}}.',
  'event.jumps':
    '{adventurer} jumps to {zone, the}{n, plural, =0 {} one {, for # more Action} other {, for # more Actions}}.',
  'event.teleports': '{adventurer} vanishes and reappears in {zone, the}.',
  'event.bloodlust':
    'Bloodlust: {adventurer} storms into {zone, the}{n, plural, =0 {} one {, for # more Action} other {, for # more Actions}}.',
  'event.shoves': '{adventurer} shoves {n, plural, one {# Enemy} other {# Enemies}} into {zone, the}.',
  'event.taunts': '{adventurer} taunts the Enemies in {zone, the}.',
  'event.leads': '{adventurer} gives {adventurer2} a free Action.',
  'event.declines': '{adventurer} declines.',
  'event.gathers': '{adventurer} gathers {n} Mana and has {mana}.',
  'event.gainsMana': '{skill}: {adventurer} gains {n} Mana and has {mana}.',
  'event.losesMana': '{adventurer} loses {n} Mana and has {mana}.',
  'event.paysMana': '{skill}: {adventurer} spends {n} Mana and has {mana}.',
  'event.doorRoll':
    '{adventurer} opens a door. The die shows {face}{face, select, 1 {: the noise carries} 2 {: the noise carries} 3 {: the noise carries} other {: nothing stirs}}.',
  'event.doorReroll': '{adventurer} rolls the door die again: {face}.',
  'event.doorOpens': 'The door between {zone, the} and {zone2, the} is open.',
  'event.searched': '{adventurer} searches {zone, the} ({cards}).',
  'event.kept': '{adventurer} keeps {cards, the}.',
  'event.discards': '{adventurer} discards {cards, the}.',
  'event.discardsPotion': '{adventurer} discards a Potion.',
  'event.reorganizes': '{adventurer} reorganizes.',
  'event.traded': '{adventurer} and {adventurer2} trade.',
  'event.gives': '{adventurer} gives {adventurer2} {cards, the}.',
  'event.givesPotions': '{adventurer} gives {adventurer2} {n, plural, one {# Potion} other {# Potions}}.',
  'event.refuses': '{adventurer} does not agree to an exchange with {adventurer2}.',
  'event.takesPotion': '{adventurer} opens the chest in {zone, the}: a Health Potion.',
  'event.takesArtifact': '{adventurer} gains {card, the} in {zone, the}.',
  'event.noArtifact': 'No Artifact is left for {adventurer}.',
  'event.takesObjective':
    '{adventurer} takes the {colour, select, blue {blue} green {green} other {red}} Objective in {zone, the}.',
  'event.adrenaline': '{adventurer} gains {n} AP and stands at {ap}.',
  'event.danger':
    '{adventurer} is now {danger, select, yellow {Yellow: a fourth Action} orange {Orange} red {Red} other {Blue}}.',
  'event.learns': '{adventurer} learns {skill}.',
  'event.ultrared': 'Ultrared: {adventurer}’s tracker begins lap {n}.',
  'event.wounded':
    '{adventurer} takes {n, plural, one {# Wound} other {# Wounds}}{left, plural, =0 {} other {; health #}}.',
  'event.ko': '{adventurer} is KO’ed.',
  'event.drinks':
    '{adventurer2} drinks a Potion{own, select, true {} other { of {adventurer}}}: {n, plural, one {# Wound} other {# Wounds}} healed, health {left}.',
  'event.revived': '{adventurer} is back on their feet with health {left}.',
  'event.healed': '{adventurer} is healed of {n, plural, one {# Wound} other {# Wounds}}: health {left}.',
  'event.votes': '{who} {n, plural, =0 {takes the advice back} other {would give answer #}}.',
  'event.won': '{quest} is won in Round {round}. {after}',
  'event.lost':
    '{quest} is lost in Round {round}: {why, select, allKo {nobody is left standing} ko {the KO’ed outnumber the Potions} other {the Quest has failed}}.',
} as const;
