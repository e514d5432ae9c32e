// The signs of the drawn map, in English.

export const legend = {
  'legend.sign': '{sign} {what}',
  'legend.objective': 'Objective',
  'legend.exit': 'Exit',
  'legend.spawn': 'active Spawn Zone',
  'legend.artifact': 'Artifact token',
  'legend.treasure': 'Treasure',
  'legend.search': 'Search token',
  'legend.fountain': 'Mana Fountain',
  'legend.mist': 'mist',
  'legend.dark': 'dark room',
  'legend.tower': 'on the Tower',
  'legend.door': 'closed door',
  'legend.open': 'open door',
  'legend.locked': 'locked, blue or green',
  'legend.stairs': 'Stairs',
  'legend.unrevealed': 'not looked into yet',
};
