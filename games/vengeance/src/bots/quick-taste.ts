// What a fight is weighed by at a glance.

export interface Taste {
  /** One blow at somebody active here; a shot; a minion killed outright; one evaded. */
  readonly hit: number;
  readonly shoot: number;
  readonly kill: number;
  readonly evade: number;
  readonly heal: number;
  readonly guard: number;
  /** A Flashback action; a Wound. */
  readonly flash: number;
  readonly wound: number;
  /** What moving costs; what it costs to leave somebody who could be felled; a blow after moving. */
  readonly stay: number;
  readonly leave: number;
  readonly again: number;
  /** A room: not visited yet, a loot icon, a point of its objective, the boss. */
  readonly visit: number;
  readonly loot: number;
  readonly objective: number;
  readonly boss: number;
  /** A Wound to come, a door to the next room that has something, minions nobody will fell. */
  readonly danger: number;
  readonly far: number;
  readonly crowd: number;
  /** How much more Wounds count where few spaces are left. */
  readonly frail: number;
  /** Felling the last one of a room; the boss; his guards; minions by type, and a shaken tough guy. */
  readonly clear: number;
  readonly bossHit: number;
  readonly guardian: number;
  readonly toughGuy: number;
  readonly henchman: number;
  readonly gunman: number;
  readonly bouncer: number;
  readonly dotted: number;
  /** Ending; keeping an item for a later round. */
  readonly done: number;
  readonly item: number;
}

/** Found by play, from games at all solo levels and of three: the slope of the points, again and again. */
export const TASTE: Taste = {
  hit: 2.3,
  shoot: 0.8,
  kill: 9.6,
  evade: 2.2,
  heal: 0.5,
  guard: 0.5,
  flash: 0.8,
  wound: -0.2,
  stay: -1.6,
  leave: 0.6,
  again: 0.7,
  visit: 0.8,
  loot: 15.6,
  objective: 2.5,
  boss: 26,
  danger: 0.5,
  far: 0.6,
  crowd: 10,
  frail: 1.2,
  clear: 1.4,
  bossHit: 27,
  guardian: 0.8,
  toughGuy: 0.3,
  henchman: 0.5,
  gunman: 1.6,
  bouncer: 0.3,
  dotted: 1.4,
  done: -0.4,
  item: 0.5,
};
