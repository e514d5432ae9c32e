// DC-CMB to DC-UPK, DC-BOSS, DC-SOLO: what can be told about a Combat.
import type { Pos, State, Sym } from '../schema.ts';

type Stamp = {
  readonly rule?: string;
  readonly pieces?: readonly string[];
  readonly reveals?: true;
};
/** A name in the catalogue, such as `monster.zombie`. */
type Named = {
  readonly id: string;
};

type Setup =
  | { readonly kind: 'enemyPlaced'; readonly foe: Named; readonly space: Pos }
  | { readonly kind: 'lootPlaced'; readonly reward: string }
  | { readonly kind: 'itemPlaced'; readonly equipment: string; readonly item: Named }
  | { readonly kind: 'silence' }
  | { readonly kind: 'passes'; readonly beheaded: string }
  | { readonly kind: 'announces'; readonly beheaded: string; readonly say: string; readonly round: number }
  | {
      readonly kind: 'plays';
      readonly beheaded: string;
      readonly combat: string;
      readonly say: string;
      readonly round: number;
    }
  | { readonly kind: 'revealed'; readonly beheaded: string; readonly combats: readonly string[] }
  | { readonly kind: 'flipped'; readonly beheaded: string; readonly combat: string }
  | { readonly kind: 'exchanged'; readonly beheaded: string; readonly n: number }
  | { readonly kind: 'marker'; readonly who: number; readonly space: Pos }
  | { readonly kind: 'noMarker'; readonly who: number }
  | { readonly kind: 'deckReshuffled'; readonly who: number }
  | { readonly kind: 'drew'; readonly who: number; readonly n: number };
type Rounds =
  | { readonly kind: 'round'; readonly round: number }
  | { readonly kind: 'enemyActs'; readonly foe: Named; readonly space: Pos }
  | { readonly kind: 'beheadedActs'; readonly beheaded: string }
  | { readonly kind: 'frozenRound'; readonly beheaded: string }
  | { readonly kind: 'enemyFrozen'; readonly foe: Named }
  | { readonly kind: 'closesUp'; readonly foe: Named; readonly space: Pos }
  | { readonly kind: 'usesItem'; readonly beheaded: string; readonly equipment: string }
  | { readonly kind: 'usesSkill'; readonly beheaded: string }
  | { readonly kind: 'powerUsed'; readonly sym: Sym; readonly lost: 'yes' | 'no' };
type Actions =
  /** `left` is the Health after it, `more` what Marked added; a Scroll track gave the whole icon. */
  | {
      readonly kind: 'enemyHit';
      readonly foe: Named;
      readonly n: number;
      readonly left: number;
      readonly more: number;
      readonly track?: 'yes';
    }
  | { readonly kind: 'enemyBlocks'; readonly foe: Named }
  | { readonly kind: 'enemyUntouchable'; readonly foe: Named }
  | {
      readonly kind: 'beheadedHit';
      readonly beheaded: string;
      readonly n: number;
      readonly left: number;
      readonly more: number;
    }
  | { readonly kind: 'beheadedBlocks'; readonly beheaded: string }
  | { readonly kind: 'companionHit'; readonly equipment: string }
  | { readonly kind: 'companionDies'; readonly equipment: string }
  | { readonly kind: 'enemyShield'; readonly foe: Named; readonly n: number; readonly golden: 'yes' | 'no' }
  | { readonly kind: 'enemyHealed'; readonly foe: Named; readonly n: number }
  | { readonly kind: 'shield'; readonly beheaded: string; readonly n: number; readonly golden: 'yes' | 'no' }
  | { readonly kind: 'enemyState'; readonly foe: Named; readonly state: State }
  | { readonly kind: 'state'; readonly beheaded: string; readonly state: State }
  | { readonly kind: 'enemyImmune'; readonly foe: Named; readonly state: State }
  | { readonly kind: 'immune'; readonly beheaded: string; readonly state: State }
  | { readonly kind: 'healed'; readonly beheaded: string; readonly n: number }
  | { readonly kind: 'cleansed'; readonly beheaded: string }
  | { readonly kind: 'looted'; readonly beheaded: string; readonly loot: string }
  | { readonly kind: 'drank'; readonly beheaded: string }
  | { readonly kind: 'malaiseGone'; readonly beheaded: string }
  | { readonly kind: 'pushed'; readonly foe: Named; readonly space: string };
type Ends =
  | { readonly kind: 'enemyKilled'; readonly foe: Named; readonly by: string }
  | { readonly kind: 'deathRow'; readonly reward: string; readonly n: number }
  | { readonly kind: 'deathRowItem'; readonly equipment: string; readonly item: Named }
  | {
      readonly kind: 'beheadedDies';
      readonly beheaded: string;
      readonly by: 'onFire' | 'bleeding' | 'damage';
    }
  | { readonly kind: 'beheadedSurvives'; readonly beheaded: string }
  | { readonly kind: 'bleedingStops'; readonly beheaded: string }
  | { readonly kind: 'poisonWorks'; readonly n: number }
  | { readonly kind: 'foesLeft'; readonly n: number }
  | { readonly kind: 'combatEnds'; readonly lost: 'yes' | 'no' };
type Bosses =
  | { readonly kind: 'turn'; readonly n: number }
  | { readonly kind: 'bossAction'; readonly action: Named }
  | { readonly kind: 'instanceFalls'; readonly foe: Named }
  | { readonly kind: 'bossTurns'; readonly foe: Named }
  | { readonly kind: 'bossMoves'; readonly foe: Named; readonly space: Pos }
  | { readonly kind: 'bossWon'; readonly foe: Named }
  | { readonly kind: 'firstPlayerIs'; readonly beheaded: string; readonly rule?: string }
  | { readonly kind: 'waveMoves'; readonly space: Pos }
  | { readonly kind: 'waveBreaks' }
  | { readonly kind: 'heat'; readonly foe: Named; readonly n: number }
  | { readonly kind: 'shurikenPlaced'; readonly space: Pos }
  | { readonly kind: 'shurikenRemoved'; readonly space: Pos }
  | { readonly kind: 'shurikensFly'; readonly n: number }
  | { readonly kind: 'bannerRaised'; readonly card: Named }
  | { readonly kind: 'bannerHit'; readonly card: Named }
  | { readonly kind: 'bannerFalls'; readonly card: Named };

/** `who` is a seat, `beheaded` a board, `foe` a name, `combat` and `equipment` card codes. */
export type CombatEvent = Stamp & (Setup | Rounds | Actions | Ends | Bosses);
