// What a Turn is weighed by at a glance.

export interface Taste {
  /** Harm the party takes by standing somewhere, and how much of it is drawn by whoever stands alone, or shared. */
  readonly harm: number;
  readonly drawn: number;
  readonly shared: number;
  readonly shot: number;
  /** A step nearer to the goal, so many times as much if it is the exit; a Zone on the way there. */
  readonly way: number;
  readonly leave: number;
  readonly step: number;
  /** An Enemy gone: by itself, each of its Attacks to come, each of its Wounds; more for Notables, wanted ones and Monsters. */
  readonly base: number;
  readonly danger: number;
  readonly tough: number;
  readonly notable: number;
  readonly wanted: number;
  readonly monster: number;
  /** A life of the Boss, the last one besides. */
  readonly life: number;
  readonly last: number;
  /** How much an Enemy counts that nobody stands beside. */
  readonly later: number;
  /** How soon more hits are wasted. */
  readonly spread: number;
  /** A miss that hits a friend. */
  readonly stray: number;
  /** Mana, where there is plenty of it, some, little. */
  readonly rich: number;
  readonly some: number;
  readonly poor: number;
  /** Tokens. */
  readonly objective: number;
  readonly treasure: number;
  readonly artifact: number;
  readonly search: number;
  /** What a fight is still worth after something else was done first. */
  readonly spared: number;
  readonly gather: number;
  /** How goals are weighed: a step, one too many, and each kind of them. */
  readonly far: number;
  readonly crowd: number;
  readonly toObjective: number;
  readonly toWaking: number;
  readonly toTreasure: number;
  readonly toArtifact: number;
  readonly toSearch: number;
  readonly toBoss: number;
  readonly toFriend: number;
  /** An attack, an Enchantment and a gift that bring less are not taken. */
  readonly least: number;
  readonly spell: number;
  readonly gift: number;
}

/**
 * Found by play alone, Q01 to Q08 in turn: four rounds of 2,400 games by `npm run tune -- dead-keep --games 2400 --rounds 4`; `leave` by three
 * values of it on 60 games of Q08.
 */
export const TASTE: Taste = {
  harm: 1.23,
  drawn: 0.824,
  shared: 0.197,
  shot: 0.326,
  way: 0.645,
  leave: 3,
  step: 0.0162,
  base: 0.319,
  danger: 0.99,
  tough: 0.115,
  notable: 1.99,
  wanted: 3.1,
  monster: 1.44,
  life: 8.25,
  last: 3.6,
  later: 0.709,
  spread: 2.01,
  stray: 1.11,
  rich: 0.0549,
  some: 0.224,
  poor: 0.406,
  objective: 5.95,
  treasure: 3.42,
  artifact: 3.1,
  search: 0.808,
  spared: 0.62,
  gather: 0.262,
  far: 0.478,
  crowd: 2.52,
  toObjective: 16.8,
  toWaking: 11.9,
  toTreasure: 2.29,
  toArtifact: 4.93,
  toSearch: 1.9,
  toBoss: 5.87,
  toFriend: 10.1,
  least: 0.0417,
  spell: 0.729,
  gift: 0.472,
};
