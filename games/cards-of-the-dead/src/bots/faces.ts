// What is printed on cards, as a glance sees it.

import { cardOf, INSTANCES, type CardInstance } from '../cards/deck.ts';
import { SURVIVOR_IDS, SURVIVORS, type SurvivorId } from '../cards/survivors.ts';
import type { Effect } from '../effects.ts';
import type { SurvivorState } from '../state.ts';
import { SEASONED } from './taste.ts';
import { worthOf } from './worth.ts';

export const ZOMBIE = 1;
const OBSTACLE = 2;
export const RESOURCE = 3;
export const OTHER = 4;

/** A card as a glance sees it. */
interface Face {
  readonly kind: number;
  readonly strikes: number;
  readonly blast: number;
  readonly turn: number;
  readonly opens: boolean;
  readonly bursts: number;
  /** As a weapon: its damage, and its Noise. */
  readonly hit: number;
  readonly noise: number;
  /** The same of its other face, where it has one. */
  readonly hitB: number;
  readonly noiseB: number;
  readonly hits: number;
  readonly ranged: boolean;
  readonly needsLoad: boolean;
  readonly isTarget: boolean;
}
const amountOf = (effects: readonly Effect[] | null, op: Effect['op']): number => {
  const effect = effects?.find((one) => one.op === op);
  return effect !== undefined && 'n' in effect && typeof effect.n === 'number' ? effect.n : 0;
};
const hitIn = (effects: readonly Effect[] | null): number =>
  effects?.[0] !== undefined && 'n' in effects[0] && typeof effects[0].n === 'number' ? effects[0].n : 0;

export const FACES: readonly Face[] = INSTANCES.map((_, instance) => {
  const { kind, on, turn, uses, ammo, traits } = cardOf(instance as CardInstance);
  return {
    kind:
      kind === 'zombie' ? ZOMBIE : kind === 'obstacle' ? OBSTACLE : kind === 'resource' ? RESOURCE : OTHER,
    strikes: amountOf(on.each, 'zombieDamage'),
    blast: amountOf(on.timed, 'explode'),
    turn: turn?.n ?? 0,
    opens: on.opened?.some(({ op }) => op === 'call') ?? false,
    bursts: amountOf(on.destroyed, 'explode'),
    hit: hitIn(on.attack),
    noise: amountOf(on.attack, 'noise'),
    hitB: hitIn(on.attackB),
    noiseB: amountOf(on.attackB, 'noise'),
    ranged: on.attack?.[0]?.op === 'range',
    isTarget: !traits.includes('undamageable'),
    hits: typeof uses === 'number' ? uses : 3,
    needsLoad: ammo?.role === 'needs',
  };
});

/** One way of using a card. */
interface Way {
  readonly vitality: number;
  readonly immunity: number;
  readonly wear: number;
  readonly search: number;
  readonly scout: number;
  readonly explode: number;
  readonly stun: number;
  readonly unlock: number;
  readonly loadAs: number;
}
const wayOf = (effects: readonly Effect[]): Way => {
  const has = (op: Effect['op']): number => (effects.some((one) => one.op === op) ? 1 : 0);
  return {
    vitality: amountOf(effects, 'vitality'),
    immunity: amountOf(effects, 'immunity'),
    wear: has('wear'),
    search: has('search'),
    scout: has('scout'),
    explode: amountOf(effects, 'explode'),
    stun: has('paralyze'),
    unlock: has('unlock'),
    loadAs: has('loadAs'),
  };
};
/** By card, then by option: 0 where there is none to choose. */
export const WAYS: readonly (readonly Way[])[] = INSTANCES.map((_, instance) => {
  const { on } = cardOf(instance as CardInstance);
  const effects = on.use ?? on.useTarget ?? [];
  const [first] = effects;
  return first?.op === 'chooseOne'
    ? [wayOf([]), ...first.options.map((one) => wayOf(one))]
    : [wayOf(effects)];
});

/** Held cards, by Survivor: what they are worth with that one's own arms. */
const WORTHS = new Map(
  SURVIVOR_IDS.map((id) => {
    const own = { id, hand: [], equipped: null } as unknown as SurvivorState;
    const { hand, reserve } = SURVIVORS[id].starter;
    const armed = {
      ...own,
      hand: INSTANCES.flatMap(({ card }, at) =>
        [...hand, ...reserve].includes(card) ? [at] : [],
      ) as CardInstance[],
    };
    return [id, Float64Array.from(INSTANCES, (_, card) => worthOf(card as CardInstance, armed, SEASONED))];
  }),
);
export const worthsFor = (id: SurvivorId): Float64Array => WORTHS.get(id)!;
