// DC-PLR-10, ledger 6.4: what a Beheaded is capable of at its Scroll levels. Worked out once per combination.
import { actionNo, skillOf } from './actions.ts';
import { beheadedBoard } from './box.ts';
import { beheadedBoards } from '../cards/beheaded.ts';
import { serenadeMelee, serenadePower } from '../cards/serenade.ts';
import type { BeheadedId, CardRound, Pos, SerenadeSide, State, Step, Sym } from '../schema.ts';
import type { ActionNo, Hero } from '../state.ts';

export const SYMBOLS: readonly Sym[] = ['survival', 'tactics', 'brutality'];
const LEVELS = 6;

export interface DamageBonus {
  readonly n: number;
  readonly round?: CardRound;
  readonly space?: Pos;
  readonly against?: State;
}
export interface Profile {
  readonly health: number;
  /** Open slots (DC-EQP-01). */
  readonly slots: number;
  readonly immune: readonly State[];
  /** The level-0 Skill first, then those the tracks have added. */
  readonly skills: readonly ActionNo[];
  readonly skillTargets: number;
  readonly skillInRoundZero: boolean;
  readonly skillTwicePerIcon: boolean;
  readonly roundZero: readonly ActionNo[];
  /** DC-SOLO-21: a Round 0 ability that may be declined. */
  readonly roundZeroOptional: readonly ActionNo[];
  readonly bonuses: readonly DamageBonus[];
  /** Damage dealt back when a Shield is lost: only the first of a Round, or each. */
  readonly counter: 'none' | 'firstEachRound' | 'always';
  readonly healAtInterbiome: number;
  readonly poisonSpreads: number;
}

function sum(steps: readonly Step[], kind: 'health' | 'healAtInterbiome' | 'poisonSpreads'): number {
  let total = 0;
  for (const step of steps) if (step.kind === kind) total += step.n;
  return total;
}

function profile(who: BeheadedId, levels: readonly number[]): Profile {
  const board = beheadedBoard(who);
  const steps = SYMBOLS.flatMap((sym, i) => board.tracks[sym].slice(0, levels[i]));
  const added = steps.flatMap((step) => (step.kind === 'newSkill' ? [actionNo(step.action)] : []));
  const counters = steps.filter((step) => step.kind === 'counterOnShieldLost');
  return {
    health: board.health + sum(steps, 'health'),
    slots: 1 + steps.filter((step) => step.kind === 'slot').length,
    immune: steps.flatMap((step) => (step.kind === 'immune' ? [step.state] : [])),
    skills: [actionNo(skillOf(board, steps)), ...added],
    skillTargets: steps.reduce((most, step) => (step.kind === 'skillTargets' ? step.n : most), 1),
    skillInRoundZero: steps.some((step) => step.kind === 'skillInRoundZero'),
    skillTwicePerIcon: steps.some((step) => step.kind === 'skillTwicePerIcon'),
    roundZero: steps.flatMap((step) => (step.kind === 'roundZero' ? [actionNo(step.action)] : [])),
    roundZeroOptional: [],
    bonuses: steps.flatMap((step) => (step.kind === 'damageBonus' ? [step] : [])),
    counter: counters.some((step) => step.limit === 'none')
      ? 'always'
      : counters.length > 0
        ? 'firstEachRound'
        : 'none',
    healAtInterbiome: sum(steps, 'healAtInterbiome'),
    poisonSpreads: sum(steps, 'poisonSpreads'),
  };
}

/** DC-SOLO-14, -15, -21: Serenade has neither Skills nor Equipment. */
function serenadeProfile(side: SerenadeSide, level: number): Profile {
  const steps = side.track.slice(0, level).filter((step) => step.kind === 'roundZero');
  const actions = (optional: boolean): ActionNo[] =>
    steps.filter((step) => (step.optional ?? false) === optional).map((step) => actionNo(step.action));
  return {
    health: side.health,
    slots: 0,
    immune: [],
    skills: [],
    skillTargets: 1,
    skillInRoundZero: false,
    skillTwicePerIcon: false,
    roundZero: actions(false),
    roundZeroOptional: actions(true),
    bonuses: [],
    counter: 'none',
    healAtInterbiome: 0,
    poisonSpreads: 0,
  };
}

type Profiles = (Profile | undefined)[];
const known: Record<BeheadedId, Profiles> = { flayed: [], quartered: [], immolated: [], poisoned: [] };
const serenades: Record<SerenadeSide['side'], Profiles> = { power: [], melee: [] };

/** Those of one board. Asked for in every icon, and a field is read faster by its name than by one in a variable. */
function profilesOf(who: BeheadedId): Profiles {
  switch (who) {
    case 'flayed':
      return known.flayed;
    case 'quartered':
      return known.quartered;
    case 'immolated':
      return known.immolated;
    case 'poisoned':
      return known.poisoned;
  }
}

/** What of a board decides its abilities. */
type Markers = Pick<Hero, 'who' | 'levels' | 'melee'>;

export function sideOf(hero: Pick<Hero, 'melee'>): SerenadeSide {
  return hero.melee ? serenadeMelee : serenadePower;
}

/** With less Damage than this every Beheaded has Health left. */
export const LEAST_HEALTH = Math.min(
  ...[...beheadedBoards, serenadePower, serenadeMelee].map(({ health }) => health),
);

export function profileOf(hero: Markers): Profile {
  const levels = hero.levels;
  if (hero.who === 'serenade') {
    const known = hero.melee ? serenades.melee : serenades.power;
    return (known[levels[0]!] ??= serenadeProfile(sideOf(hero), levels[0]!));
  }
  const at = (levels[0]! * LEVELS + levels[1]!) * LEVELS + levels[2]!;
  return (profilesOf(hero.who)[at] ??= profile(hero.who, levels));
}
