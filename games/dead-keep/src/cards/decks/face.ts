// Ledger 7.6: how Enemy cards are written down. Numbers are those of blue, yellow, orange and red.
import type { EnemyCard, EnemyDeck, EnemyFace, MistEvent } from '../enemy.ts';
import type { ByDanger, Level, Monster, Notable, Source, Undead } from '../ids.ts';

type Face = EnemyFace & { readonly source: Source };

export const spawn = (enemy: Undead, ...n: ByDanger): Face => ({ does: 'spawn', enemy, n, source: 'design' });
/** The Notable and its escort. */
export const notable = (who: Notable, escort: Undead, ...n: ByDanger): Face => ({
  does: 'notable',
  notable: who,
  escort,
  n,
  source: 'design',
});
/** One Monster at every Danger Level; Baba Yagas come as a pair. */
export const monster = (kind: Monster): Face => ({ does: 'monster', monster: kind, source: 'design' });
export const event = (which: Exclude<MistEvent, 'footmenInTheMist'>): Face => ({
  does: 'event',
  event: which,
  n: null,
  source: 'design',
});
/** "Footmen in the Mist!": so many in each Mist Zone. */
export const mist = (...n: ByDanger): Face => ({
  does: 'event',
  event: 'footmenInTheMist',
  n,
  source: 'design',
});

/** A card the rulebook shows. */
export const fact = (face: Face): Face => ({ ...face, source: 'fact' });
export const copies = (n: number, face: Face): Face[] => Array.from({ length: n }, () => face);

/** The cards of one Campaign Level, numbered in order: `B1-01`. */
export const levelsOf =
  (deck: EnemyDeck) =>
  (level: Level, faces: readonly Face[]): EnemyCard[] =>
    faces.map((face, at) => ({
      code: `${deck === 'building' ? 'B' : 'S'}${level}-${String(at + 1).padStart(2, '0')}`,
      deck,
      level,
      ...face,
    }));
