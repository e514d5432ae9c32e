// The chapters of a campaign: what stands over a stretch of the log.
export const enStory = {
  'part.runBegins': 'Run {number}',

  'chapter.biomeEntered': '{biome}',
  'chapter.moved': 'Space {space}',
  'chapter.tileTurned': 'Space {space}, {plate}',
  'chapter.biomeLeft': 'Between Biomes',
  'chapter.turn': '{n, select, 1 {Boss fight} other {}}',
  'chapter.runEnds': 'After Run {number}',

  'turn.turn': 'Turn {n}',
  'turn.round': 'Round {round, select, 0 {0} 1 {I} 2 {II} 3 {III} other {IV}}',

  'phase.enemyPlaced': 'Setup',
  'phase.announces': 'Planning',
  'phase.plays': 'Planning',
  'phase.passes': 'Planning',
  'phase.market': '{market, The}',
  'phase.upgrade': 'Upgrades',
  'phase.well': 'The Well',

  // What became known, on the line behind which nothing is taken back
  'line.biomeEntered': 'a Biome was laid out here',
  'line.tileTurned': 'a tile was turned here',
  'line.tileSeen': 'a tile was looked at here',
  'line.revealed': 'the cards were shown here',
  'line.deckCheck': 'a card was flipped here',
  'line.flipped': 'a card was flipped here',
  'line.drew': 'cards were drawn here',
  'line.bossAction': 'the Boss showed its action here',
  'line.offer': 'wares were laid out here',
  'line.upgrade': 'an Upgrade was drawn here',
  'line.well': 'the Well was drawn from here',
};
