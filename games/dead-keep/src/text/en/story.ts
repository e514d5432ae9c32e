// Headings of the log, and what became known at a line that cannot be gone back over.

export const story = {
  'part.questBegins': '{quest}',
  'part.shopOpens': 'The shop',
  'chapter.roundBegins': 'Round {round}',
  'turn.turnBegins': '{adventurer}’s Turn',
  'turn-over.turnEnds': '{adventurer}’s Turn is over',
  'turn.activationStep': 'Enemy Phase',
  'phase.spawnStep': 'Spawning',
  'turn.endPhase': 'End Phase',
  'line.cardDrawn': 'an Enemy card was drawn here',
  'line.searched': 'a card was found here',
  'line.stageDrawn': 'a Stage card was drawn here',
  'line.bossShown': 'the Boss was revealed here',
  'line.bossFalls': 'a Stage card was turned here',
  'line.takesPotion': 'a Treasure was turned here',
};
