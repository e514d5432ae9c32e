// DC-EQP, DC-COMP: Equipment and Blueprints.
import type { Action } from './actions.ts';
import type { BiomeId, BossId, CardRound, Printed, Sym, TextKey } from './names.ts';

export type EquipmentOrigin = 'ST' | 'S' | BiomeId | BossId;
export type EquipmentMode =
  | { readonly type: 'replace'; readonly round: CardRound; readonly action: Action }
  | { readonly type: 'add'; readonly round: CardRound; readonly action: Action }
  | { readonly type: 'skill'; readonly action: Action }
  | {
      readonly type: 'shield';
      readonly trigger: 'shieldLost' | 'damaged' | 'allyDamaged';
      readonly round?: CardRound;
      /** Without a Range it falls on the Enemy whose Damage set it off. */
      readonly effect: Action;
    }
  | { readonly type: 'round0'; readonly action: Action }
  | {
      readonly type: 'companion';
      readonly health: number;
      readonly action?: Action;
      readonly round?: CardRound;
    };
/** A Blueprint is an Equipment that still lies in a Blueprint deck. */
export interface Equipment extends Printed {
  readonly origin: EquipmentOrigin;
  readonly name: TextKey;
  /** One line on the idea of the item; its effect is told by its icons. */
  readonly text: TextKey;
  readonly min?: { readonly sym: Sym; readonly level: number };
  readonly mode: EquipmentMode;
}
