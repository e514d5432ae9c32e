// Ledger 6.8, DC-ICON-11: the seven Runes, R-01…07.
import type { Effect, Rune, RuneId, Source, Use } from '../schema.ts';

const rune = (code: string, id: RuneId, icon: string, source: Source, effect: Rune['effect']): Rune => ({
  code,
  id,
  icon,
  source,
  name: `rune.${id}`,
  text: `rune.${id}.text`,
  effect,
});
const OPENS: Rune['effect'] = { kind: 'corridor' };
const oncePerBiome = (moment: Use['moment'], effect: Effect): Rune['effect'] => ({
  kind: 'use',
  use: { moment, limit: 'biome' },
  effects: [effect],
});

export const runes: readonly Rune[] = [
  rune('R-01', 'vine', 'vine-flower', 'fact', OPENS),
  rune('R-02', 'teleport', 'portal', 'fact', OPENS),
  rune('R-03', 'ram', 'charging-bull', 'fact', OPENS),
  rune('R-04', 'challenger', 'duel', 'design', oncePerBiome('tileRevealed', { kind: 'challenge' })),
  rune(
    'R-05',
    'explorer',
    'compass',
    'design',
    oncePerBiome('beforeMove', { kind: 'lookAtTile', n: 1, where: 'ahead' }),
  ),
  rune(
    'R-06',
    'homunculus',
    'brain-stem',
    'design',
    oncePerBiome('beforeMove', { kind: 'handSwapsWithDiscard', n: 1 }),
  ),
  rune(
    'R-07',
    'customization',
    'swiss-army-knife',
    'design',
    oncePerBiome('biomeSetup', { kind: 'redrawHand', who: 'one' }),
  ),
];
