// Ledger 6.5: the nine bosses. A boss's source speaks of its name; all healths are our own.

import type { Drawback } from '../effects.ts';
import type { MessageKey } from '../text/en.ts';
import type { BossId, Source } from './ids.ts';

export interface Boss {
  readonly id: BossId;
  readonly name: MessageKey;
  readonly text: MessageKey;
  readonly source: Source;
  readonly icon: string;
  readonly health: number;
  readonly special: { readonly source: Source; readonly rule: Drawback };
}

interface PrintedBoss {
  readonly icon: string;
  readonly health: number;
  readonly rule: Drawback;
  readonly source?: Source;
  readonly ruleSource?: Source;
}

const boss = (id: BossId, printed: PrintedBoss): Boss => ({
  id,
  name: `boss.${id}`,
  text: `boss.${id}.text`,
  source: printed.source ?? 'design',
  icon: printed.icon,
  health: printed.health,
  special: { source: printed.ruleSource ?? 'design', rule: printed.rule },
});

export const BOSSES: Readonly<Record<BossId, Boss>> = {
  donZemun: boss('donZemun', {
    source: 'fact',
    icon: 'fedora',
    health: 4,
    ruleSource: 'inferred',
    rule: { word: 'shootFirst', minion: 'grunt' },
  }),
  roxyKween: boss('roxyKween', {
    source: 'fact',
    icon: 'queen-crown',
    health: 5,
    rule: { word: 'protectBoss', minion: 'henchman' },
  }),
  accountant: boss('accountant', {
    icon: 'abacus',
    health: 5,
    rule: { word: 'noFourthAction', action: 'purchase' },
  }),
  motherMercy: boss('motherMercy', {
    icon: 'nun-face',
    health: 4,
    rule: { word: 'woundOnDeath', minion: 'toughGuy' },
  }),
  oxBellamy: boss('oxBellamy', {
    icon: 'bull',
    health: 3,
    rule: { word: 'deals', enemy: 'boss', wounds: 2 },
  }),
  sisterStatic: boss('sisterStatic', {
    icon: 'static',
    health: 3,
    rule: { word: 'reinforce', minion: 'gunman' },
  }),
  kaiserNull: boss('kaiserNull', {
    icon: 'pickelhaube',
    health: 4,
    rule: { word: 'bossImmune', to: 'shoot' },
  }),
  landlord: boss('landlord', {
    icon: 'house-keys',
    health: 6,
    rule: { word: 'woundInBossRoom' },
  }),
  oldPendulum: boss('oldPendulum', {
    icon: 'pendulum-swing',
    health: 6,
    rule: { word: 'bossLossLimit', spaces: 2 },
  }),
};
