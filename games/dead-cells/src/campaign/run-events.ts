// DC-EXP to DC-RESET: what can be told about a Run and a campaign.
import type { Said } from '@gravetable/kernel';
import type { BellEffect, CurseEffect, Market, Reward, RuneId, Sym, UpgradeDeck } from '../schema.ts';

type Stamp = {
  readonly rule?: string;
  readonly pieces?: readonly string[];
  readonly reveals?: true;
};
/** A name in the catalogue, such as `upgrade.SV-02`. */
type Named = {
  readonly id: string;
};

type Campaign =
  | { readonly kind: 'runBegins'; readonly number: number; readonly biome: string }
  | { readonly kind: 'chosen'; readonly who: number; readonly beheaded: string }
  | { readonly kind: 'sitsOut'; readonly who: number }
  | { readonly kind: 'bossCellsSet'; readonly n: number }
  | { readonly kind: 'startDamage'; readonly beheaded: string }
  | {
      readonly kind: 'runEnds';
      readonly result: 'victory' | 'defeat';
      readonly number: number;
      readonly cells: number;
      readonly place: Named;
    }
  | { readonly kind: 'campaignReset' }
  | { readonly kind: 'campaignEnds'; readonly n: number };
type Exploring =
  | { readonly kind: 'biomeEntered'; readonly biome: string }
  | { readonly kind: 'biomeLeft'; readonly biome: string; readonly place: Named }
  | { readonly kind: 'moved'; readonly space: string }
  | { readonly kind: 'shut'; readonly what: Said; readonly why: Said }
  | { readonly kind: 'tileTurned'; readonly space: string; readonly tile: Named; readonly plate: string }
  | { readonly kind: 'tileSeen'; readonly space: string; readonly tile: Named; readonly print: Named }
  | { readonly kind: 'tileSwapped'; readonly space: string }
  | { readonly kind: 'handCheck'; readonly beheaded: string; readonly combat: string; readonly sym: Sym }
  | { readonly kind: 'checkWaived'; readonly card: Named; readonly sym: Sym }
  | {
      readonly kind: 'deckCheck';
      readonly beheaded: string;
      readonly combat: string;
      readonly passed: 'yes' | 'no';
      readonly syms: readonly Sym[];
    };
type Gains =
  | { readonly kind: 'gained'; readonly reward: Reward; readonly n: number }
  | { readonly kind: 'noRoom'; readonly reward: Reward; readonly n: number }
  | { readonly kind: 'lost'; readonly reward: Reward; readonly n: number }
  | { readonly kind: 'vial'; readonly beheaded: string; readonly n: number }
  | { readonly kind: 'scroll'; readonly beheaded: string; readonly sym: Sym; readonly n: number }
  | { readonly kind: 'scrollLost'; readonly beheaded: string; readonly sym: Sym; readonly n: number }
  | { readonly kind: 'scrollWasted'; readonly sym: Sym }
  | { readonly kind: 'poweredUp' }
  | { readonly kind: 'found'; readonly equipment: string; readonly item: Named }
  | { readonly kind: 'equips'; readonly beheaded: string; readonly equipment: string }
  | { readonly kind: 'itemDiscarded'; readonly equipment: string }
  | { readonly kind: 'slotClosed'; readonly beheaded: string; readonly equipment: string }
  | { readonly kind: 'blueprintWaits'; readonly equipment: string }
  | { readonly kind: 'rune'; readonly rune: RuneId }
  | { readonly kind: 'secret'; readonly card: Named }
  | { readonly kind: 'worm'; readonly beheaded: string; readonly n: number }
  | { readonly kind: 'malaise'; readonly beheaded: string; readonly malaise: string }
  | { readonly kind: 'bossCell'; readonly n: number };
type Places =
  | { readonly kind: 'curse'; readonly curse: CurseEffect }
  | { readonly kind: 'bell'; readonly bell: BellEffect }
  | { readonly kind: 'allBells' }
  | { readonly kind: 'lantern'; readonly n: number }
  | {
      readonly kind: 'lanternCards';
      readonly who: number;
      readonly n: number;
      readonly combats: readonly string[];
    }
  | { readonly kind: 'darkness' }
  | { readonly kind: 'toll'; readonly n: number }
  | { readonly kind: 'wormTest'; readonly beheaded: string; readonly passed: 'yes' | 'no' }
  | { readonly kind: 'constraint'; readonly constraint: string };
/** What somebody would have sold. */
export type Unsold = 'vial' | 'potion' | 'healing' | 'card';
type Trade =
  | { readonly kind: 'market'; readonly market: Market }
  | { readonly kind: 'closed'; readonly market: Market }
  | {
      readonly kind: 'offer';
      readonly equipments: readonly string[];
      readonly items: readonly Named[];
      readonly cost: number;
    }
  | { readonly kind: 'bought'; readonly equipment: string; readonly cost: number }
  | { readonly kind: 'boughtReward'; readonly reward: Reward; readonly cost: number }
  | {
      readonly kind: 'unsold';
      readonly what: Unsold;
      readonly cost: number;
      readonly why: 'poor' | 'unneeded';
    }
  | { readonly kind: 'collected'; readonly equipments: readonly string[] };
type Cards =
  | { readonly kind: 'upgrade'; readonly card: Named; readonly text: Named; readonly cost: number }
  | { readonly kind: 'well'; readonly card: Named; readonly text: Named }
  | { readonly kind: 'placed'; readonly card: Named; readonly slot: string }
  | { readonly kind: 'setAside'; readonly card: Named }
  | { readonly kind: 'combatGiven'; readonly combat: string; readonly beheaded: string }
  | { readonly kind: 'purgedCombat'; readonly combat: string; readonly beheaded: string }
  | { readonly kind: 'purgedItem'; readonly equipment: string }
  | { readonly kind: 'priceTurned'; readonly deck: UpgradeDeck; readonly n: number }
  | { readonly kind: 'integrated'; readonly equipment: string }
  | { readonly kind: 'peeked'; readonly cards: readonly Named[] }
  | { readonly kind: 'shifted'; readonly deck: UpgradeDeck | 'W'; readonly n: number }
  | { readonly kind: 'mutation'; readonly card: Named }
  | { readonly kind: 'swapped'; readonly beheaded: string; readonly combat: string }
  | { readonly kind: 'feat'; readonly card: Named }
  | { readonly kind: 'forNextRun'; readonly card: Named }
  | { readonly kind: 'cellsLost'; readonly n: number }
  | { readonly kind: 'vote'; readonly who: number; readonly n: number };

/** `who` is a seat, `beheaded` a board, `combat` and `equipment` card codes. */
export type RunEvent = Stamp & (Campaign | Exploring | Gains | Places | Trade | Cards);
