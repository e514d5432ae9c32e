// Ledger 6, 7: the printed facts, for the content's hash and for pages that draw the game without its rules.
import { ADVENTURERS } from './cards/adventurers.ts';
import { BOSS_RECORDS } from './cards/bosses.ts';
import { EQUIPMENT } from './cards/box.ts';
import { ENEMY_CARDS } from './cards/decks/index.ts';
import { MONSTER_RECORDS } from './cards/monsters.ts';
import { QUESTS } from './cards/quests/index.ts';
import { equipmentSaid } from './cards/said.ts';
import { skillSaid } from './cards/said.ts';
import { SKILLS } from './cards/skills.ts';
import { STAGES } from './cards/stages.ts';
import { TOKENS } from './cards/tokens.ts';
import { UNDEAD_RECORDS } from './cards/undead.ts';
import { survey } from './map/plan.ts';

const MARKS = ['mist', 'fountain', 'treasure', 'dark', 'tower', 'sealed'] as const;

/**
 * Every Quest's map, by its id: what the board's numbers of Zones, doors and Stairs stand for. Walls are left out: where
 * two cells of different Zones have no edge, there is one.
 */
const maps = Object.fromEntries(
  QUESTS.map((quest) => {
    const { zones, edges, ...plan } = survey(quest).plan;
    return [
      quest.id,
      {
        ...plan,
        zones: zones.map(({ id, kind, cells, ...zone }) => ({
          id,
          kind,
          cells,
          marks: MARKS.filter((mark) => zone[mark]),
        })),
        edges: edges.filter(({ glyph }) => glyph !== '#'),
      },
    ];
  }),
);

/** What stands on each Equipment card beside the lines of a weapon, line by line, by its code. */
const printed = Object.fromEntries(
  EQUIPMENT.flatMap((card) => {
    const rest = equipmentSaid({ ...card, weapon: null });
    return rest.length === 0 ? [] : [[card.code, rest]];
  }),
);

export const facts = {
  adventurers: ADVENTURERS,
  equipment: EQUIPMENT,
  skills: SKILLS.map((skill) => ({ ...skill, says: skillSaid(skill) })),
  undead: UNDEAD_RECORDS,
  monsters: MONSTER_RECORDS,
  bosses: BOSS_RECORDS,
  enemyCards: ENEMY_CARDS,
  stages: STAGES,
  tokens: TOKENS,
  quests: QUESTS,
  maps,
  printed,
};

export type Facts = typeof facts;
