// Ledger 6.9, DC-RULING-72: the five Boss Cell levels. Each includes the ones before it.
import type { BossCellLevel, BossCellRule } from '../schema.ts';

const bossCell = (
  level: BossCellLevel['level'],
  icon: string,
  ...rules: readonly BossCellRule[]
): BossCellLevel => ({
  code: `bossCell-${level}`,
  level,
  icon,
  source: 'design',
  name: `bossCell.${level}`,
  text: `bossCell.${level}.text`,
  rules,
});

export const bossCellLevels: readonly BossCellLevel[] = [
  bossCell(1, 'level-two', { kind: 'enemyHealth', of: 'elite', n: 1 }),
  bossCell(2, 'level-three', { kind: 'healerClosed' }),
  bossCell(3, 'level-four', { kind: 'extraEliteOnFirstEncounter', n: 1 }),
  bossCell(
    4,
    'level-four-advanced',
    { kind: 'enemyHealth', of: 'monster', n: 1 },
    { kind: 'deathRowCells', n: 1 },
  ),
  bossCell(5, 'atom-core', { kind: 'startMalaise', n: 1 }),
];
