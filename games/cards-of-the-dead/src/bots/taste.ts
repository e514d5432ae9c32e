// What a player cares for: one way to weigh a table is another player.

export interface Taste {
  /** What a turned-over card is worth by bringing the way out nearer, day by day. */
  readonly step: readonly [number, number, number];
  /** A second card of RUN counts for less: no Action is left to prepare for it. */
  readonly second: number;
  readonly newDay: number;
  /** How much counts what a card is known to be. */
  readonly find: number;
  /** How much the points of a Survivor count, Free spaces, cards in Hand, arms. */
  readonly vitality: number;
  readonly immunity: number;
  readonly free: number;
  readonly held: number;
  readonly arms: number;
  /** What one point of Melee or Range Damage in a weapon is worth. */
  readonly hit: number;
  /** What a point of Damage in every turn to come costs, a Hit Point left, a point of Noise. */
  readonly strikes: number;
  readonly left: number;
  readonly noise: number;
  readonly defence: number;
}

export const CAREFUL: Taste = {
  step: [6.5, 6.5, 6.5],
  second: 0.6,
  newDay: 15,
  find: 1,
  vitality: 1,
  immunity: 1,
  free: 1,
  held: 1,
  arms: 1,
  hit: 0.24,
  strikes: 1.5,
  left: 0.22,
  // Half of the cards bring a zombie.
  noise: 1.7,
  defence: 0.8,
};

/** Takes its time on the first day, minds Immunity and Noise, and strikes at what has much left. Found with `npm run tune`. */
export const SEASONED: Taste = {
  step: [4.6, 5.9, 6.2],
  second: 0.42,
  newDay: 18,
  find: 0.67,
  vitality: 1.28,
  immunity: 1.82,
  free: 0.74,
  held: 1.35,
  arms: 0.9,
  hit: 0.23,
  strikes: 1,
  left: 0.38,
  noise: 2.4,
  defence: 1,
};
