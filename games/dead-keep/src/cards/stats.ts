// DK-STAT-01: the four numbers of an Enemy, as they are written in its row.
import type { Stats } from './enemy.ts';

export const stats = (armor: number, wounds: number, attacks: number, damage: number): Stats => ({
  armor,
  wounds,
  attacks,
  damage,
});
