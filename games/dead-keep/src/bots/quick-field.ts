// The Enemies by Zone, as numbers: worked out again when they, the doors or the mist have changed.

import { questOf } from '../cards/quests/index.ts';
import { BOSSES, ENEMY_KINDS, NOTABLES, type EnemyKind } from '../cards/ids.ts';
import { isMonster } from '../cards/monsters.ts';
import { isUndead } from '../cards/undead.ts';
import type { Aim } from '../choices.ts';
import { mistBlinds } from '../enemies/lookout.ts';
import { bossStats, habitsOf, isNotable, statsOf } from '../enemies/packs.ts';
import { openDistance } from '../map/routes.ts';
import { rangeTo } from '../map/sight.ts';
import type { Chart, ZoneNo } from '../map/types.ts';
import { holds } from '../quests/conditions.ts';
import type { Board, Pack } from '../state.ts';
import { chart } from '../where.ts';
import type { Taste } from './quick-taste.ts';

/** More Zones than any map has, and Armor classes. */
const ZONES = 128;
export const ARMORS = 4;

/** One Monster, or the Boss. */
export interface Single {
  readonly zone: ZoneNo;
  readonly at: Aim;
  readonly armor: number;
  readonly left: number;
  readonly prize: number;
}

/** What an Enemy does by its kind. */
interface Kind {
  readonly undead: boolean;
  readonly monster: boolean;
  readonly notable: boolean;
  readonly actions: number;
  readonly move: number;
  readonly range: number;
}
const KINDS: ReadonlyMap<EnemyKind, Kind> = new Map(
  ENEMY_KINDS.map((kind) => {
    const { actions, move, range } = habitsOf(kind);
    const [undead, monster] = [isUndead(kind), isMonster(kind)];
    return [kind, { undead, monster, notable: isNotable(kind), actions, move, range }];
  }),
);

export class Field {
  /** Figures by Zone; Wounds that may fall there from beside and from afar. */
  readonly count = new Uint8Array(ZONES);
  readonly close = new Float64Array(ZONES);
  readonly shot = new Float64Array(ZONES);
  /** By Zone and Armor: hits the Undead take, and what felling all of them is worth. */
  readonly hits = new Float64Array(ZONES * ARMORS);
  readonly prize = new Float64Array(ZONES * ARMORS);
  /** The thickest Armor of the Undead. */
  readonly armor = new Int8Array(ZONES);
  readonly singles: Single[] = [];
  /** Zones that have Enemies. */
  readonly zones: ZoneNo[] = [];
  /** What felling one of each pack is worth. */
  readonly prizes: number[] = [];
  /** Where Notables stand. */
  notables = 0;

  read(board: Board, taste: Taste): void {
    const { count, close, shot, hits, prize, armor, zones, singles } = this;
    const map = chart(board);
    count.fill(0);
    close.fill(0);
    shot.fill(0);
    armor.fill(0);
    for (const zone of zones) {
      hits.fill(0, zone * ARMORS, (zone + 1) * ARMORS);
      prize.fill(0, zone * ARMORS, (zone + 1) * ARMORS);
    }
    zones.length = 0;
    singles.length = 0;
    this.prizes.length = 0;
    this.notables = 0;
    for (let no = 0; no < board.packs.length; no++) this.#pack(board, map, board.packs[no]!, no, taste);
    this.#boss(board, map, taste);
  }

  #pack(board: Board, map: Chart, pack: Pack, no: number, taste: Taste): void {
    const { undead, monster, notable, actions, move, range } = KINDS.get(pack.kind)!;
    const stats = statsOf(pack);
    const { zone, n } = pack;
    const each = stats.attacks * stats.damage;
    const left = stats.wounds - pack.wounds;
    const worth =
      taste.base +
      each * actions * taste.danger +
      taste.tough * left +
      (monster ? taste.monster : 0) +
      (notable ? taste.notable + (isWanted(board, pack.kind) ? taste.wanted : 0) : 0);
    if (notable) this.notables = this.notables * ZONES + zone + 1;
    this.prizes.push(worth);
    if (this.count[zone] === 0) this.zones.push(zone);
    this.count[zone]! += n;
    if (undead) {
      const at = zone * ARMORS + Math.min(stats.armor, ARMORS - 1);
      this.hits[at]! += n * left;
      this.prize[at]! += n * worth;
      if (stats.armor > this.armor[zone]!) this.armor[zone] = stats.armor;
    } else this.singles.push({ zone, at: no, armor: stats.armor, left, prize: worth });
    if (!pack.bound) this.#threaten(board, map, zone, each * n, actions, move, range);
  }

  #boss(board: Board, map: Chart, taste: Taste): void {
    const { boss } = board;
    if (boss.state !== 'active' || boss.zone === null) return;
    const { attacks, damage, armor, wounds } = bossStats(board);
    const { zone } = boss;
    const each = attacks * damage;
    if (this.count[zone] === 0) this.zones.push(zone);
    this.count[zone]!++;
    const prize = taste.life + (boss.cards.length === 0 ? taste.last : 0) + each * 0.5;
    this.singles.push({ zone, at: 'boss', armor, left: wounds - boss.wounds, prize });
    const { move, range } = habitsOf(boss.kind);
    this.#threaten(board, map, zone, each, 1, move, range);
  }

  /** Wounds that may fall where it could strike in one Enemy Phase. */
  #threaten(
    board: Board,
    map: Chart,
    zone: ZoneNo,
    wounds: number,
    actions: number,
    move: number,
    range: number,
  ): void {
    const { close, shot } = this;
    close[zone]! += wounds * actions;
    if (range === 0 && actions === 1) return;
    const looking = { open: board.open, blinding: range > 0 && mistBlinds(board) };
    const size = map.zones.length;
    for (let to = 0; to < size; to++) {
      if (to === zone) continue;
      if (range > 0) {
        if (rangeTo(map, looking, zone, to) <= range) {
          shot[to]! += wounds * actions;
          continue;
        }
      }
      if (actions === 1) continue;
      const far = openDistance(map, board, zone, to);
      const left = actions - Math.ceil(far / move);
      if (left > 0) close[to]! += wounds * left;
    }
  }
}

function isWanted(board: Board, kind: string): boolean {
  const { active } = questOf(board.quest);
  const asked = active.is === 'all' ? active.of : [active];
  return asked.some((one) => one.is === 'eliminated' && one.enemy === kind && !holds(board, one));
}

const FALLEN = NOTABLES.map((kind) => `eliminated.${kind}`);

/** Which Notables have fallen, as bits: what is wanted hangs on it. */
export function fallenIn({ quests }: Board): number {
  let bits = 0;
  for (let at = 0; at < FALLEN.length; at++) if (quests[FALLEN[at]!] === 1) bits |= 1 << at;
  return bits;
}

const STATES = { inactive: 0, active: 1, gone: 2 } as const;

/** What a field was read from: it is read again where anything is different. */
class Seen {
  #quest = '';
  #taste: Taste | null = null;
  readonly #kinds: string[] = [];
  readonly #numbers: number[] = [];
  #at = 0;
  #same = false;

  #keep(n: number): void {
    if (this.#numbers[this.#at] !== n) {
      this.#numbers[this.#at] = n;
      this.#same = false;
    }
    this.#at++;
  }

  /** Whether it was such a table; now it is. */
  matches(board: Board, taste: Taste): boolean {
    const { packs, boss } = board;
    const kinds = this.#kinds;
    this.#same = this.#taste === taste && this.#quest === board.quest;
    this.#taste = taste;
    this.#quest = board.quest;
    this.#at = 0;
    this.#keep(board.open);
    this.#keep(board.stairs);
    this.#keep(mistBlinds(board) ? 1 : 0);
    this.#keep(STATES[boss.state]);
    this.#keep(boss.zone ?? -1);
    this.#keep(boss.wounds);
    this.#keep(boss.armor);
    this.#keep(boss.cards.length);
    this.#keep(boss.level * BOSSES.length + BOSSES.indexOf(boss.kind));
    this.#keep(fallenIn(board));
    this.#keep(packs.length);
    for (let no = 0; no < packs.length; no++) {
      const pack = packs[no]!;
      if (kinds[no] !== pack.kind) {
        kinds[no] = pack.kind;
        this.#same = false;
      }
      this.#keep(pack.zone);
      this.#keep(pack.n);
      this.#keep(pack.wounds * 2 + (pack.bound ? 1 : 0));
      this.#keep(pack.level);
    }
    return this.#same;
  }
}

const field = new Field();
const seen = new Seen();

/** The table's Enemies by Zone. It is good until the next is asked for. */
export function fieldOf(board: Board, taste: Taste): Field {
  if (!seen.matches(board, taste)) field.read(board, taste);
  return field;
}
