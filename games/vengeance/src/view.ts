// Ledger 1: everything on the table is public. A view says it in the words of the cards, with the score as it stands.

import type { Viewer } from '@gravetable/kernel';
import { BOSSES } from './cards/bosses.ts';
import type { BossId, DenBoard, DenId, EnemyType, FlashbackAction, HeroId } from './cards/ids.ts';
import type { Objective } from './cards/objectives.ts';
import { SOLO_LEVELS } from './cards/solo.ts';
import { HEALTH_TRACK } from './cards/tracks.ts';
import { timers, type Timer } from './clock.ts';
import { written } from './handful.ts';
import { BOARD_IDS, BOSS_IDS, FLASHBACK_IDS, HERO_IDS, LEVEL_IDS } from './numbers.ts';
import { planOf, roomId, type Plan } from './plan.ts';
import {
  charges,
  experience,
  FIRST_ITEM,
  isAlive,
  itemMarked,
  owns,
  poolLimit,
  setDice,
  setTile,
  tileOf,
  tilesOf,
} from './playerboard.ts';
import { escapePath, scoreOf, type Score } from './scoring.ts';
import { targetOf } from './solo.ts';
import { NONE, type Board, type Phase, type Player } from './state.ts';

export interface EnemyView {
  readonly id: string;
  readonly type: EnemyType;
  readonly state: 'active' | 'evaded' | 'dead';
  readonly dotted: boolean;
}

export interface RoomView {
  readonly id: string;
  readonly visited: boolean;
  /** Loot icons printed, and those not crossed out. */
  readonly icons: number;
  readonly loot: number;
  readonly objective: (Objective & { readonly marked: boolean }) | null;
  readonly enemies: readonly EnemyView[];
}

export interface AbilityView {
  readonly id: string;
  readonly onBoard: boolean;
  readonly recon: 'none' | 'half' | 'marked' | 'nextRound';
}

export interface PlayerView {
  readonly seat: number;
  readonly hero: HeroId | null;
  readonly board: DenBoard | null;
  readonly den: DenId | null;
  readonly boss: { readonly id: BossId; readonly health: number; readonly lost: number } | null;
  readonly alive: boolean;
  readonly room: string | null;
  readonly rooms: readonly RoomView[];
  /** The Health Track from the left. */
  readonly health: readonly ('free' | 'wound' | 'die' | 'unmarked')[];
  readonly beatings: number;
  readonly poolLimit: number;
  readonly trained: number;
  readonly experience: number;
  readonly loot: number;
  readonly abilities: readonly AbilityView[];
  readonly items: readonly { readonly id: string; readonly marked: number; readonly charges: number }[];
  readonly pool: string;
  readonly sets: readonly { readonly ability: string; readonly dice: string; readonly used: boolean }[];
  readonly stand: Player['stand'];
  readonly slots: readonly boolean[];
  readonly done: boolean;
  readonly score: Score | null;
  readonly escape: readonly string[];
}

export interface View {
  readonly round: number;
  readonly phase: Phase;
  readonly dice: number;
  readonly supply: number;
  readonly flash: readonly FlashbackAction[];
  readonly calm: boolean;
  readonly turn: number | null;
  readonly taking: boolean;
  readonly acted: boolean;
  /** The solo challenge: points to reach, rolls made and, in calm mode, rolls in all. */
  readonly solo: { readonly target: number; readonly rolls: number; readonly budget: number } | null;
  /** Timers that run now, and the roll gate in milliseconds: for whoever keeps the clock. */
  readonly timers: readonly Timer[];
  readonly gate: number;
  readonly players: readonly PlayerView[];
}

const bit = (bits: number, at: number): boolean => ((bits >> at) & 1) === 1;

function roomsOf(p: Player, plan: Plan): RoomView[] {
  return plan.den.rooms.map((room) => ({
    id: room.id,
    visited: bit(p.visited, room.index),
    icons: room.loot,
    loot: room.loot - ((p.looted >> (2 * room.index)) & 3),
    objective: room.objective === null ? null : { ...room.objective, marked: bit(p.objectives, room.index) },
    enemies: plan.den.enemies
      .filter((enemy) => enemy.room === room.index)
      .map(({ id, type, index }) => ({
        id,
        type,
        state: bit(p.dead, index) ? 'dead' : bit(p.evaded, index) ? 'evaded' : 'active',
        dotted: bit(p.dotted, index),
      })),
  }));
}

function healthOf(p: Player): PlayerView['health'] {
  return Array.from({ length: HEALTH_TRACK.initial + HEALTH_TRACK.additional }, (_, at) => {
    if (at >= HEALTH_TRACK.initial + p.extra) return 'unmarked';
    return bit(p.wounds, at) ? 'wound' : bit(p.standing, at) ? 'die' : 'free';
  });
}

function abilitiesOf(p: Player): AbilityView[] {
  return tilesOf(p)
    .slice(0, FIRST_ITEM)
    .map((tile) => ({
      id: tile.id,
      onBoard: owns(p, tile),
      recon: bit(p.recon, tile.number)
        ? 'marked'
        : bit(p.early, tile.number)
          ? 'nextRound'
          : bit(p.half, tile.number)
            ? 'half'
            : 'none',
    }));
}

function playerView(p: Player, seat: number, phase: Phase): PlayerView {
  const plan = p.den === NONE ? null : planOf(p);
  const boss = p.boss === NONE ? null : BOSSES[BOSS_IDS[p.boss]!];
  const hasHero = p.hero !== NONE;
  const setView = (used: boolean) => (set: number) => ({
    ability: tileOf(p, setTile(set)).id,
    dice: written(setDice(set)),
    used,
  });
  return {
    seat,
    hero: HERO_IDS[p.hero] ?? null,
    board: BOARD_IDS[p.board] ?? null,
    den: plan?.den.id ?? null,
    boss: boss === null ? null : { id: boss.id, health: boss.health, lost: p.bossLost },
    alive: isAlive(p),
    room: plan === null ? null : roomId(p.room),
    rooms: plan === null ? [] : roomsOf(p, plan),
    health: healthOf(p),
    beatings: p.beatings,
    poolLimit: poolLimit(p),
    trained: p.trained,
    experience: experience(p),
    loot: p.loot,
    abilities: hasHero ? abilitiesOf(p) : [],
    items: hasHero
      ? p.items.map((n) => ({
          id: tileOf(p, FIRST_ITEM + n).id,
          marked: itemMarked(p, n),
          charges: charges(p, n),
        }))
      : [],
    pool: written(p.pool),
    sets: [...p.sets.map(setView(false)), ...p.used.map(setView(true))],
    // Nobody is stopped outside the Rolling Phase, whatever was said in the last one.
    stand: phase === 'rolling' ? p.stand : 'rolling',
    slots: [0, 1, 2, 3].map((slot) => bit(p.slots, slot)),
    done: p.done,
    score: plan === null ? null : scoreOf(p),
    escape: plan === null ? [] : escapePath(p).map(roomId),
  };
}

/** Seats and spectators see the same: the only secret is the seed. */
export function view(board: Board, _viewer: Viewer, seats: number): View {
  const level = SOLO_LEVELS[LEVEL_IDS[board.levels.time]!];
  return {
    round: board.round,
    phase: board.phase,
    dice: board.dice,
    supply: board.supply,
    flash: board.flash.map((face) => FLASHBACK_IDS[face]!),
    calm: board.calm,
    turn: board.turn === NONE ? null : board.turn,
    taking: board.taking,
    acted: board.acted,
    solo: seats === 1 ? { target: targetOf(board), rolls: board.rolls, budget: level.calmRolls } : null,
    timers: timers(board),
    gate: board.clocks.gate,
    players: board.players.map((p, seat) => playerView(p, seat, board.phase)),
  };
}
