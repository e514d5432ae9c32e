// DK-SETUP-01, DK-RULING-103: the words Quests are written in. What they do is told in the Quest rules.
import type { SkillKey, EnemyWord } from '../skill.ts';
import type { EdgeId, LockColour, Notable, TileId, Undead, ZoneId } from '../ids.ts';

/** What must have come about. Conditions are fulfilled once and for all (DK-RULING-150). */
export type Condition =
  /** That many Objectives, of whatever colour, taken. */
  | { readonly is: 'taken'; readonly n: number }
  /** All Objectives of a colour taken. */
  | { readonly is: 'takenColour'; readonly colour: 'red' | LockColour }
  | { readonly is: 'takenAt'; readonly zone: ZoneId }
  /** That many Objectives activated where they lie. */
  | { readonly is: 'activated'; readonly n: number }
  | { readonly is: 'eliminated'; readonly enemy: Notable }
  | { readonly is: 'doorOpened'; readonly colour: LockColour }
  | { readonly is: 'towerEntered' }
  | { readonly is: 'bossGone' }
  /** Everybody who stands is in the Exit Zone; looked at anew each time. */
  | { readonly is: 'atExit' }
  /** The Doom reserve emptied so often while the Boss is inactive. */
  | { readonly is: 'doomEmptied'; readonly n: number }
  | { readonly is: 'all'; readonly of: readonly Condition[] }
  | { readonly is: 'any'; readonly of: readonly Condition[] };

/** What happens, once. */
export type QuestEffect =
  /** The coloured door may be opened from now on. */
  | { readonly does: 'unlockDoor'; readonly colour: LockColour }
  | { readonly does: 'turnStairs'; readonly colour: LockColour }
  | { readonly does: 'turnSpawn'; readonly colour: LockColour }
  /** Every closed door beside the tile opens without roll or spawn. */
  | { readonly does: 'openDoorsOf'; readonly tile: TileId }
  /** If it is on the board: one of its next own spawns is left out. */
  | { readonly does: 'bell'; readonly notable: Notable }
  /** A random Stage card leaves the Boss's pile, the last one never. */
  | { readonly does: 'shedStage' }
  /** A random Stage card for each red Objective on the board joins the pile. */
  | { readonly does: 'stagePerObjective' };

/** A rule of one Quest. */
export type QuestRule =
  /** When an Objective of that colour (or any) is taken; `asleep`: only while the Boss is inactive. */
  | {
      readonly rule: 'onTake';
      readonly colour: 'red' | LockColour | 'any';
      readonly asleep: boolean;
      readonly effect: QuestEffect;
    }
  | { readonly rule: 'onActivation'; readonly effect: QuestEffect }
  /** Gather Mana in a Mist Zone that is no fountain gives so much. */
  | { readonly rule: 'mistMana'; readonly n: number }
  /** While the Notable is on the board, a card that spawns `enemy` at a Spawn Zone places more there. */
  | { readonly rule: 'scent'; readonly notable: Notable; readonly enemy: Undead; readonly n: number }
  /** DK-RULING-185: for each Adventurer beyond the fewest the Quest allows, one Spawn Zone more gets `n` more Undead. */
  | { readonly rule: 'host'; readonly n: number }
  /** A weapon that lends the Skill rolls more dice against such Enemies. */
  | { readonly rule: 'fire'; readonly skill: SkillKey; readonly enemy: EnemyWord; readonly dice: number }
  /** Objectives are activated for Mana and stay. */
  | { readonly rule: 'activate'; readonly mana: number }
  /** One of the red Objectives, nobody knows which, is blue underneath. */
  | { readonly rule: 'hiddenBlue' }
  /** No rule of its own, but worth telling: where a Notable is held by a closed door. */
  | {
      readonly rule: 'behindWalls';
      readonly notable: Notable;
      readonly zones: readonly ZoneId[];
      readonly door: EdgeId;
    };

export const taken = (n: number): Condition => ({ is: 'taken', n });
export const takenColour = (colour: 'red' | LockColour): Condition => ({ is: 'takenColour', colour });
export const takenAt = (zone: ZoneId): Condition => ({ is: 'takenAt', zone });
export const activated = (n: number): Condition => ({ is: 'activated', n });
export const eliminated = (enemy: Notable): Condition => ({ is: 'eliminated', enemy });
export const doorOpened = (colour: LockColour): Condition => ({ is: 'doorOpened', colour });
export const towerEntered: Condition = { is: 'towerEntered' };
export const bossGone: Condition = { is: 'bossGone' };
export const atExit: Condition = { is: 'atExit' };
export const doomEmptied = (n: number): Condition => ({ is: 'doomEmptied', n });
export const all = (...of: readonly Condition[]): Condition => ({ is: 'all', of });
export const any = (...of: readonly Condition[]): Condition => ({ is: 'any', of });

export const unlockDoor = (colour: LockColour): QuestEffect => ({ does: 'unlockDoor', colour });
export const turnStairs = (colour: LockColour): QuestEffect => ({ does: 'turnStairs', colour });
export const turnSpawn = (colour: LockColour): QuestEffect => ({ does: 'turnSpawn', colour });
export const openDoorsOf = (tile: TileId): QuestEffect => ({ does: 'openDoorsOf', tile });
export const bell = (notable: Notable): QuestEffect => ({ does: 'bell', notable });
export const shedStage: QuestEffect = { does: 'shedStage' };
export const stagePerObjective: QuestEffect = { does: 'stagePerObjective' };

export const onTake = (colour: 'red' | LockColour | 'any', effect: QuestEffect): QuestRule => ({
  rule: 'onTake',
  colour,
  asleep: false,
  effect,
});
/** As `onTake`, but only before the Boss is active. */
export const onTakeAsleep = (colour: 'red' | LockColour | 'any', effect: QuestEffect): QuestRule => ({
  rule: 'onTake',
  colour,
  asleep: true,
  effect,
});
export const host = (n: number): QuestRule => ({ rule: 'host', n });
export const onActivation = (effect: QuestEffect): QuestRule => ({ rule: 'onActivation', effect });
