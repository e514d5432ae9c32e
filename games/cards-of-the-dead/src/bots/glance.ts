// What a turn is weighed by at a glance, in points of what is won by it.

export interface Glance {
  /** A card less on the way out, day by day; how much a second one counts, and RUN itself. */
  readonly step1: number;
  readonly step2: number;
  readonly step3: number;
  readonly second: number;
  readonly runs: number;
  /** Leaving through the EXIT, leaving from indoors, going in. */
  readonly newDay: number;
  readonly indoors: number;
  readonly visit: number;
  /** The points of a Survivor, Free spaces; a space more besides. */
  readonly vitality: number;
  readonly immunity: number;
  readonly free: number;
  readonly more: number;
  /** A card of the row struck down: its Damage in turns to come, its explosion, each Hit Point, a part of them. */
  readonly strikes: number;
  readonly blast: number;
  readonly left: number;
  readonly part: number;
  /** The same of obstacles, those that hold something, and cards that count turns. */
  readonly obstacle: number;
  readonly reward: number;
  readonly timed: number;
  /** A weapon worn off by a point of its Damage; a point of Noise; Immunity paid for a blow. */
  readonly wear: number;
  readonly noise: number;
  readonly pay: number;
  /** Arming, arming anew, loading, turning the Rifle over. */
  readonly arm: number;
  readonly rearm: number;
  readonly load: number;
  readonly flip: number;
  /** What is used up; what is picked up, stored, fetched, exchanged; what TRACK brings. */
  readonly held: number;
  readonly pick: number;
  readonly stored: number;
  readonly fetch: number;
  readonly swap: number;
  readonly track: number;
  /** Uses: gear to wear, a search, a look at the field, an explosion, a stunned zombie, something to load with. */
  readonly worn: number;
  readonly search: number;
  readonly scout: number;
  readonly thrown: number;
  readonly stun: number;
  readonly loadAs: number;
  readonly give: number;
  /** An Action that brings less is not taken. */
  readonly threshold: number;
}

/** Found by play alone, all Survivors in turn: the slope of what is won, a hundred times 3,600 games. */
export const GLANCE: Glance = {
  step1: 18,
  step2: 9.5,
  step3: 10.4,
  second: -2.25,
  runs: -0.42,
  newDay: 150,
  indoors: 4,
  visit: -2.5,
  vitality: 6.3,
  immunity: 9.5,
  free: 0.14,
  more: -0.34,
  strikes: 1.9,
  blast: 5.6,
  left: 0.78,
  part: 7.1,
  obstacle: 0.35,
  reward: 1.6,
  timed: 6.8,
  wear: 0.82,
  noise: 5.9,
  pay: 6.3,
  arm: 5.7,
  rearm: 1.14,
  load: 8.9,
  flip: -0.56,
  held: 5.3,
  pick: 1.28,
  stored: 0.44,
  fetch: 0.91,
  swap: 7.7,
  track: 0.84,
  worn: 38,
  search: 29,
  scout: 0.45,
  thrown: -0.7,
  stun: 1,
  loadAs: 2.4,
  give: 0.35,
  threshold: -0.77,
};
