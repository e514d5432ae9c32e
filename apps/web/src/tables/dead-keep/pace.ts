/** How long each line is shown at 1x: the Enemy Phase goes by groups, a scene stands longer. */

import type { LogLine } from '../../engine/types.ts';

const SCENES: Readonly<Record<string, number>> = {
  bossActive: 2600,
  bossFalls: 1800,
  bossGone: 2200,
  danger: 1800,
  won: 2200,
  lost: 2200,
  revealed: 700,
  doorOpens: 700,
  ko: 1600,
  searched: 1600,
  rolled: 1100,
  rerolled: 1000,
  additional: 900,
  doorRoll: 1100,
  cardDrawn: 1300,
  stageDrawn: 1800,
  activationStep: 700,
  nextPass: 600,
  stays: 120,
  adrenaline: 200,
};
const USUAL = 500;

export const paceOf = (kind: string): number => SCENES[kind] ?? USUAL;

export function pace(told: readonly LogLine[], at: number): number {
  return paceOf(told[at]?.event.kind ?? '');
}
