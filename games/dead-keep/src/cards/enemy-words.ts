// DK-RULING-109, -184: which Enemies a word on a card names: Killer, Ironclad, `vs:`, "against".
import { NOTABLES } from './ids.ts';
import { isMonster } from './monsters.ts';
import type { EnemyWord } from './skill.ts';

/** The Boss is named by its own kind and by `monster`. */
export function isNamed(kind: string, word: EnemyWord): boolean {
  switch (word) {
    case 'troll':
      return kind.endsWith('Troll');
    case 'notable':
      return (NOTABLES as readonly string[]).includes(kind);
    case 'monster':
      return isMonster(kind);
    default:
      return kind === word;
  }
}
