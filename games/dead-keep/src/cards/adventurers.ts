// Ledger 7.4: the sixteen Adventurers.
import type { AdventurerRecord } from './adventurer.ts';

export const ADVENTURERS: readonly AdventurerRecord[] = [
  {
    id: 'astrid',
    source: 'fact',
    class: 'duo',
    health: 10,
    blue: 'duoRoll',
    orange: ['reaper.combat', 'free1.move'],
    red: ['duoFree', 'hitAndRun', 'tough'],
  },
  {
    id: 'lothar',
    source: 'fact',
    class: 'fighter',
    health: 12,
    blue: 'taunt',
    orange: ['bloodlustDice', 'die1.melee'],
    red: ['class2', 'ironclad.shadowguard', 'free1.combat'],
  },
  {
    id: 'maiLing',
    source: 'fact',
    class: 'ranger',
    health: 9,
    blue: 'slippery',
    orange: ['die1.ranged', 'hitAndRun'],
    red: ['marksman', 'ironRain', 'free1.ranged'],
  },
  {
    id: 'tessara',
    source: 'fact',
    class: 'magician',
    health: 8,
    blue: 'mana2',
    orange: ['die1.magic', 'spellcaster'],
    red: ['manaRain', 'manaIgnore', 'teleport.3'],
  },
  {
    id: 'theron',
    source: 'fact',
    class: 'crusher',
    health: 12,
    blue: 'ironHide',
    orange: ['sprint', 'free1.melee'],
    red: ['free1.combat', 'roll1.melee', 'manaDice.melee'],
  },
  {
    id: 'amaranthe',
    source: 'fact',
    class: 'crusher',
    health: 11,
    blue: 'barbarian',
    orange: ['crushRoll', 'shove'],
    red: ['manaWounds.melee', 'sixDie.melee', 'classFree'],
  },
  {
    id: 'thurkal',
    source: 'fact',
    class: 'ranger',
    health: 10,
    blue: 'pointBlank',
    orange: ['manaPen.ranged', 'escalation.ranged'],
    red: ['wounds2.ranged', 'killer.troll', 'roll1.ranged'],
  },
  {
    id: 'knut',
    source: 'fact',
    class: 'crusher',
    health: 12,
    blue: 'tough',
    orange: ['die1.melee', 'manaArmorReroll'],
    red: ['wounds2.melee', 'class2', 'sixPen.melee'],
  },
  {
    id: 'frantz',
    source: 'fact',
    class: 'fighter',
    health: 11,
    blue: 'lucky',
    orange: ['bloodlustPen', 'jump'],
    red: ['reaper.melee', 'class.crusher', 'roll1.combat'],
  },
  {
    id: 'gavin',
    source: 'fact',
    class: 'duo',
    health: 10,
    blue: 'search2',
    orange: ['duoRoll', 'free1.search'],
    red: ['leader', 'class.ranger', 'sixWounds.combat'],
  },
  {
    id: 'malteo',
    source: 'fact',
    class: 'magician',
    health: 8,
    blue: 'mistMana',
    orange: ['mistAffinity', 'manaDice.magic'],
    red: ['ghost', 'roll1.magic', 'consume'],
  },
  {
    id: 'ysolde',
    source: 'design',
    class: 'fighter',
    health: 11,
    blue: 'leader',
    orange: ['noRegen', 'ironclad.footman'],
    red: ['free1.combat', 'bloodlustDice', 'sixIgnore'],
  },
  {
    id: 'brannoch',
    source: 'design',
    class: 'fighter',
    health: 12,
    blue: 'shove',
    orange: ['barbarian', 'manaFree.melee'],
    red: ['class2', 'killer.shadowguard', 'ironHide'],
  },
  {
    id: 'sefira',
    source: 'design',
    class: 'magician',
    health: 9,
    blue: 'spellbook',
    orange: ['sixMana', 'manaFree.magic'],
    red: ['reaper.magic', 'wounds2.magic', 'free1.enchantment'],
  },
  {
    id: 'oduya',
    source: 'design',
    class: 'duo',
    health: 9,
    blue: 'sprint',
    orange: ['escalation.combat', 'mistPen'],
    red: ['duoFree', 'class.fighter', 'sixDie.combat'],
  },
  {
    id: 'wilhelmine',
    source: 'design',
    class: 'ranger',
    health: 9,
    blue: 'hitAndRun',
    orange: ['range1', 'manaFree.gatherMana'],
    red: ['marksman', 'classFree', 'killer.wyvern'],
  },
];

const byId = new Map<string, AdventurerRecord>(ADVENTURERS.map((one) => [one.id, one]));

/** The one asked for last: a Turn asks for one Adventurer all the time. */
let last: AdventurerRecord = ADVENTURERS[0]!;

export const adventurerOf = (id: string): AdventurerRecord => (id === last.id ? last : findAdventurer(id));

/** By place in the party, who was asked for there last: so a party is gone through without looking anybody up. */
const atPlace: AdventurerRecord[] = [];

/** The same for somebody at a place of the party. */
export function adventurerAt(place: number, id: string): AdventurerRecord {
  const known = atPlace[place];
  if (known !== undefined && known.id === id) return known;
  return (atPlace[place] = findAdventurer(id));
}

function findAdventurer(id: string): AdventurerRecord {
  const found = byId.get(id);
  if (found === undefined) throw new Error(`No Adventurer ${id}`);
  last = found;
  return found;
}
