// Ledger 1: everything on the table is public. A view says it in the words of the cards, with the score as it stands.

import type { Viewer } from '@gravetable/kernel';
import { BOSSES } from './cards/bosses.ts';
import type { BossId, DenBoard, DenId, EnemyType, FlashbackAction, HeroId } from './cards/ids.ts';
import type { Objective } from './cards/objectives.ts';
import { SOLO_LEVELS } from './cards/solo.ts';
import { HEALTH_TRACK, ROUNDS } from './cards/tracks.ts';
import { isHeld } from './actions.ts';
import { stretchOf, tickOrder, timers, type Timer } from './clock.ts';
import { DIE, holds, SIGNS, written } from './handful.ts';
import { BOARD_IDS, BOSS_IDS, FLASHBACK_IDS, HERO_IDS, LEVEL_IDS } from './numbers.ts';
import { isCleared, planOf, roomId, type Plan } from './plan.ts';
import {
  BASICS,
  charges,
  experience,
  FIRST_ITEM,
  isAlive,
  itemMarked,
  owns,
  passives,
  poolLimit,
  setDice,
  setTile,
  tileOf,
  tilesOf,
  type Tile,
} from './playerboard.ts';
import { bossSafe, dueNow, guardsLeft, progressOf, socketsOf, type Due, type Progress } from './reckoning.ts';
import { lootRooms } from './resolution.ts';
import { escapePath, scoreOf, type Score } from './scoring.ts';
import { targetOf } from './solo.ts';
import { takeable, whyNotAssignable } from './spent.ts';
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
  /** No active minion is left in it. */
  readonly cleared: boolean;
  readonly objective: (Objective & Progress & { readonly marked: boolean }) | null;
  readonly enemies: readonly EnemyView[];
  /** The rooms it has a door to. */
  readonly doors: readonly string[];
}

export interface AbilityView {
  readonly id: string;
  readonly onBoard: boolean;
  readonly recon: 'none' | 'half' | 'marked' | 'nextRound';
  /** Rolling: which sockets of its cost the pool would fill, and why it takes no set, if it takes none. */
  readonly filled: readonly boolean[];
  readonly closed: string | null;
}

export interface PlayerView {
  readonly seat: number;
  readonly hero: HeroId | null;
  readonly board: DenBoard | null;
  readonly den: DenId | null;
  readonly boss: {
    readonly id: BossId;
    readonly health: number;
    readonly lost: number;
    readonly guards: number;
    /** Why a plain Hit would not touch the boss. */
    readonly safe: { readonly code: string; readonly rule: string } | null;
  } | null;
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
  /** Dice that may be taken now. */
  readonly takes: number;
  /** An active bouncer holds the hero in the room. */
  readonly held: boolean;
  /** What ending now would cost, and the rooms whose loot it would bring. */
  readonly due: Due | null;
  readonly lootable: readonly string[];
  /** How often the next ability is performed again, and Wounds that items keep off this round. */
  readonly again: number;
  readonly guard: number;
  /** Abilities that can still be bought, those the pool pays for now, and those it lacks one die for. */
  readonly shop: readonly { readonly id: string; readonly price: number }[];
  readonly payable: readonly string[];
  readonly short: readonly { readonly id: string; readonly dice: string }[];
  readonly slots: readonly boolean[];
  readonly done: boolean;
  readonly score: Score | null;
  readonly escape: readonly string[];
}

export interface View {
  readonly round: number;
  readonly rounds: number;
  readonly phase: Phase;
  readonly dice: number;
  readonly supply: number;
  readonly flash: readonly FlashbackAction[];
  readonly calm: boolean;
  readonly turn: number | null;
  readonly taking: boolean;
  readonly acted: boolean;
  /** The solo challenge: points to reach, rolls made and, in calm mode, rolls in all; else the seconds there are. */
  readonly solo: {
    readonly target: number;
    readonly rolls: number;
    readonly budget: number;
    readonly seconds: number;
  } | null;
  /** Timers that run now, and the roll gate in milliseconds: for whoever keeps the clock. */
  readonly timers: readonly Timer[];
  readonly gate: number;
  /** VG-RULING-81: how many times as long everything takes. */
  readonly stretch: number;
  /** VG-RULING-16: the seats in the order in which presses of one instant are taken. */
  readonly order: readonly number[];
  readonly players: readonly PlayerView[];
}

const bit = (bits: number, at: number): boolean => ((bits >> at) & 1) === 1;

function roomsOf(p: Player, plan: Plan): RoomView[] {
  return plan.den.rooms.map((room) => ({
    id: room.id,
    visited: bit(p.visited, room.index),
    icons: room.loot,
    loot: room.loot - ((p.looted >> (2 * room.index)) & 3),
    cleared: isCleared(p, plan, room.index),
    objective:
      room.objective === null
        ? null
        : {
            ...room.objective,
            ...progressOf(p, plan, room.index, room.objective),
            marked: bit(p.objectives, room.index),
          },
    doors: plan.adjacent[room.index]!.map(roomId),
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

function abilitiesOf(p: Player, rolling: boolean): AbilityView[] {
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
      filled: rolling && owns(p, tile) ? socketsOf(p, tile) : [],
      closed: whyNotAssignable(p, tile),
    }));
}

function shopOf(p: Player): PlayerView['shop'] {
  const own = tilesOf(p).slice(BASICS, FIRST_ITEM);
  return own.filter((tile) => !owns(p, tile)).map(({ id, price }) => ({ id, price }));
}

/** VG-ROLL-11: what the dice of the pool pay for, and what one die more would. */
function reachOf(p: Player): Pick<PlayerView, 'payable' | 'short'> {
  const tiles = tilesOf(p)
    .slice(0, FIRST_ITEM)
    .filter((tile) => owns(p, tile) && tile.size > 0);
  const { wild } = passives(p);
  const paid = (dice: number): Tile[] =>
    tiles.filter((tile) => (wild ? tile.wildPayments : tile.payments).some((cost) => holds(dice, cost)));
  const payable = paid(p.pool).map(({ id }) => id);
  const lacking = SIGNS.filter((sign) => sign !== 'W' && sign !== 'u').flatMap((sign) =>
    paid(p.pool + DIE[sign]).map(({ id }) => ({ id, sign })),
  );
  const ids = [...new Set(lacking.map(({ id }) => id))].filter((id) => !payable.includes(id));
  const short = ids.map((id) => ({
    id,
    dice: lacking.flatMap((one) => (one.id === id ? [one.sign] : [])).join('/'),
  }));
  return { payable, short };
}

function playerView(board: Board, p: Player, seat: number): PlayerView {
  const { phase } = board;
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
    boss:
      boss === null
        ? null
        : {
            id: boss.id,
            health: boss.health,
            lost: p.bossLost,
            guards: plan === null ? 0 : guardsLeft(p, plan),
            safe: plan === null ? null : bossSafe(p, plan),
          },
    alive: isAlive(p),
    room: plan === null ? null : roomId(p.room),
    rooms: plan === null ? [] : roomsOf(p, plan),
    health: healthOf(p),
    beatings: p.beatings,
    poolLimit: poolLimit(p),
    trained: p.trained,
    experience: experience(p),
    loot: p.loot,
    abilities: hasHero ? abilitiesOf(p, phase === 'rolling') : [],
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
    takes: phase === 'rolling' ? takeable(board, p) : 0,
    held: plan !== null && isHeld(p, passives(p).bits),
    due: plan === null || !isAlive(p) ? null : dueNow(p),
    lootable: plan === null ? [] : lootRooms(p).map(roomId),
    again: p.again,
    guard: p.guard,
    shop: hasHero ? shopOf(p) : [],
    ...(hasHero && phase === 'rolling' ? reachOf(p) : { payable: [], short: [] }),
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
    rounds: ROUNDS,
    phase: board.phase,
    dice: board.dice,
    supply: board.supply,
    flash: board.flash.map((face) => FLASHBACK_IDS[face]!),
    calm: board.calm,
    turn: board.turn === NONE ? null : board.turn,
    taking: board.taking,
    acted: board.acted,
    solo:
      seats === 1
        ? {
            target: targetOf(board),
            rolls: board.rolls,
            budget: level.calmRolls,
            seconds: level.seconds * stretchOf(board),
          }
        : null,
    timers: timers(board),
    gate: board.clocks.gate,
    stretch: stretchOf(board),
    order: tickOrder(board, seats),
    players: board.players.map((p, seat) => playerView(board, p, seat)),
  };
}

/** Everything is public: what is acted out is what a watcher sees. */
export const scene = (board: Board, seats: number): View => view(board, null, seats);
