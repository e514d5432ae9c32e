// Words of the game that stand on cards and on the table, told to whoever asks what they mean.

export const terms = {
  'term.accuracy': 'Accuracy',
  'term.accuracy.text': '4+ on a weapon: each die that shows 4 or more is a hit. 3+ and 5+ likewise.',
  'term.action': 'Action',
  'term.action.text':
    'A Move, an attack, a search, taking what lies in the Zone, gathering Mana or a trade costs 1. A Turn has 3, and 4 from Yellow on. Leaving a Zone costs 1 more for each Enemy in it. Doors are free.',
  'term.ap': 'AP',
  'term.ap.text':
    'Adrenaline Points: 1 for each Wound dealt to an Enemy. At 7 the Adventurer is Yellow and has a fourth Action, at 19 Orange and at 43 Red, each with a new Skill. Spawns are read on the line of whoever is highest.',
  'term.armor': 'Armor',
  'term.armor.text':
    'Of an Enemy: only weapons with at least that much Penetration wound it. Of an Adventurer: a roll of that number or more stops an Attack.',
  'term.artifact': 'Artifact token',
  'term.artifact.text':
    'What a Monster leaves behind. Whoever takes it, for 1 Action, draws one of the Necromantic Artifacts.',
  'term.blindingMist': 'Blinding Mist',
  'term.blindingMist.text':
    'Until the End Phase of the next Round nobody sees out of, into or through a Mist Zone, so nobody shoots there either.',
  'term.boss': 'Boss',
  'term.boss.text':
    'Sleeps until what the Quest names wakes it: till then nobody can attack it, and it bars nobody. Doors, Crawlers and extra Activations give it Doom meanwhile. Awake, it must be defeated once for each Stage card and once more.',
  'term.colours': 'Blue, Yellow, Orange, Red',
  'term.colours.text':
    'How far an Adventurer has come by AP: Yellow at 7, Orange at 19, Red at 43. Enemy cards are read on the line of whoever is highest.',
  'term.dark': 'Dark room',
  'term.dark.text': 'When its building is opened for the first time, Enemies spawn in it.',
  'term.defeat': 'Defeat',
  'term.defeat.text':
    'The Quest is lost when, at the end of a Round, more Adventurers lie KO than the others have Potions, or by what the Quest itself names. One who falls does not end it alone.',
  'term.doom': 'Doom',
  'term.doom.text':
    'A door roll of 1 to 3, a Crawler or an extra Activation puts one on the sleeping Boss. At 5 they go, and the Boss gets one more Stage card: one more life.',
  'term.door': 'Door',
  'term.door.text':
    'Opening one costs no Action. A die is rolled: 1 to 3 puts Doom on the sleeping Boss. The first open door of a building shows all of its rooms, and Enemies spawn in the dark ones.',
  'term.fountain': 'Mana Fountain',
  'term.fountain.text': 'Gather Mana gives 5 there.',
  'term.friendlyFire': 'Friendly Fire',
  'term.friendlyFire.text':
    'Each die that misses in a Ranged or Magic Action hits an Adventurer in the target Zone. Melee never does.',
  'term.gather': 'Gather Mana',
  'term.gather.text': '1 Action: 2 Mana in mist, 5 at a Mana Fountain. Nobody holds more than 10.',
  'term.ko': 'KO',
  'term.ko.text':
    'With the last point of health gone, an Adventurer lies down until somebody in the Zone gives a Potion. If at the end of a Round more lie than the others have Potions, all is lost.',
  'term.mana': 'Mana',
  'term.mana.text':
    'Pays for Skills and for lines of weapons that say so. Gather Mana gives 2 in mist and 5 at a Mana Fountain; nobody holds more than 10.',
  'term.mist': 'Mist',
  'term.mist.text': 'Mana can be gathered there, 2 at a time. Some Enemy cards bring Footmen out of it.',
  'term.objective': 'Objective',
  'term.objective.text':
    'Taken with 1 Action by whoever stands there, also among Enemies, for 5 AP. The goal of the Quest says how many are needed.',
  'term.penetration': 'Penetration',
  'term.penetration.text':
    'A hit wounds only if the Penetration of the weapon is at least the Armor of the Enemy. A Footman has Armor 1, a Shadowguard 2.',
  'term.range': 'Range',
  'term.range.text':
    'How many Zones away the target may be, and how near it must not be. 0 is one’s own Zone. Targets farther off must be in sight.',
  'term.reorganize': 'Reorganize',
  'term.reorganize.text':
    '1 Action: put Equipment into other places, such as from the Backpack into a Hand. A weapon works in a Hand only.',
  'term.search': 'Search token',
  'term.search.text':
    'Where the last Undead of a kind fell. With no Enemy in the Zone it can be searched again and again, 1 Action for each card, until a Crawler jumps out.',
  'term.sight': 'Line of Sight',
  'term.sight.text':
    'Along a street straight on to the next wall, never diagonally. From a room into every Zone next to it that no wall or closed door hides: into other rooms one Zone deep, out into the street straight on. From the street into a building only the first room.',
  'term.spawnToken': 'Spawn token',
  'term.spawnToken.text':
    'Marks a Spawn Zone. At the end of every Enemy Phase an Enemy card is drawn for it, and its Enemies stand there.',
  'term.spawnZone': 'Spawn Zone',
  'term.spawnZone.text':
    'At the end of every Enemy Phase an Enemy card is drawn for each, and its Enemies stand there.',
  'term.stage': 'Stage card',
  'term.stage.text':
    'Each is one more life of the Boss. Each time it is defeated it turns one, is whole again and does what the card says; defeated without any left it is gone.',
  'term.trade': 'Trade',
  'term.trade.text':
    '1 Action: both Adventurers in the Zone may put their Equipment and Potions together and divide them anew.',
  'term.treasure': 'Treasure',
  'term.treasure.text':
    'A chest, opened with 1 Action. Most hold a Health Potion, two of all an Artifact. A Potion heals 3 Wounds, or sets a fallen Adventurer up again, at any time.',
  'term.zone': 'Zone',
  'term.zone.text':
    'A room or a piece of street, named by its tile and a letter, such as 7R.f. A Move goes to the next one that no wall or closed door bars.',
};
