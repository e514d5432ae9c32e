// Ledger 5.7 for a board: why a piece that no answer names cannot be chosen now. Told from the view, by its kind.

import { refuse, type QuestionView, type Refusal } from '@gravetable/kernel';
import { denOf } from './cards/dens.ts';
import { abilityOf, itemOf } from './cards/heroes.ts';
import type { AbilityId, ItemId } from './cards/ids.ts';
import { ITEM_SQUARES } from './cards/tracks.ts';
import { ASSIGN_RULES } from './commands.ts';
import type { EnemyView, PlayerView, RoomView, View } from './view.ts';

/** Questions for a target: something is being used already. */
const TARGETS = new Set(['move', 'jump', 'hit', 'shoot', 'evade', 'kill', 'flash']);
const SOURCES = new Set(['start', 'fighting', 'resolution']);

const isItem = (id: string): boolean => id.includes('-i');

function ofAbility(me: PlayerView, kind: string, id: string): Refusal | null {
  const found = me.abilities.find((one) => one.id === id);
  if (found === undefined) return refuse('ABILITY_NOT_OWNED', 'VG-ROLL-05');
  if (kind === 'command') {
    if (found.closed !== null)
      return refuse(found.closed, ASSIGN_RULES[found.closed] ?? null, { ability: id });
    const n = found.filled.filter((one) => !one).length;
    return n === 0 ? null : refuse('DICE_SHORT', 'VG-ROLL-04', { ability: id, n });
  }
  if (kind === 'plan') {
    const { price } = abilityOf(id as AbilityId);
    if (found.onBoard) return refuse('HELD_ALREADY', 'VG-XP-01', { ability: id });
    return refuse('NOT_ENOUGH_XP', 'VG-XP-01', { price, experience: me.experience });
  }
  if (!SOURCES.has(kind)) return null;
  const { timing } = abilityOf(id as AbilityId);
  if (timing !== kind && found.onBoard)
    return refuse('WRONG_TIMING', 'VG-FIGHT-09', { timing: timing ?? '' });
  return found.onBoard
    ? refuse('NOTHING_SET', 'VG-FIGHT-04', { ability: id })
    : refuse('ABILITY_NOT_OWNED', 'VG-FIGHT-04');
}

function ofItem(me: PlayerView, kind: string, id: string): Refusal | null {
  const found = me.items.find((one) => one.id === id);
  if (found === undefined) return refuse('ABILITY_NOT_OWNED', 'VG-SETUP-03');
  if (kind === 'command') return refuse('NOT_YOUR_PHASE', 'VG-ITEM-06');
  if (kind === 'plan' || kind === 'loot')
    return found.marked === ITEM_SQUARES
      ? refuse('SQUARES_FULL', 'VG-ITEM-03')
      : refuse('NO_SUCH_ACTION', 'VG-FLASH-07');
  if (!SOURCES.has(kind)) return null;
  if (found.charges === 0) return refuse('NO_CHARGE', 'VG-ITEM-02', { item: id });
  return refuse('WRONG_TIMING', 'VG-FIGHT-09', { timing: itemOf(id as ItemId).timing });
}

function ofTile(me: PlayerView, kind: string, id: string): Refusal | null {
  if (TARGETS.has(kind)) return refuse('EFFECT_FIRST', 'VG-FIGHT-05');
  return isItem(id) ? ofItem(me, kind, id) : ofAbility(me, kind, id);
}

const isNextDoor = ({ den, boss, room }: PlayerView, id: string): boolean => {
  if (den === null || boss === null) return false;
  const { rooms } = denOf(den, boss.id);
  const here = rooms.find((one) => one.id === room);
  return here?.adjacent.some((at) => rooms[at]!.id === id) === true;
};

function ofRoom(kind: string): Refusal {
  if (kind === 'move' || kind === 'jump')
    return refuse('NOT_ADJACENT', kind === 'move' ? 'VG-ACT-MOVE-01' : 'VG-ACT-JUMP-01');
  if (kind === 'loot') return refuse('NO_LOOT', 'VG-RES-01');
  if (SOURCES.has(kind)) return refuse('SOURCE_FIRST', 'VG-FIGHT-04');
  return TARGETS.has(kind) ? refuse('ILLEGAL_TARGET') : refuse('NOT_YOUR_PHASE', 'VG-ROUND-01');
}

function ofEnemy(me: PlayerView, kind: string, room: RoomView, enemy: EnemyView): Refusal | null {
  if (SOURCES.has(kind)) return refuse('SOURCE_FIRST', 'VG-FIGHT-04');
  if (!TARGETS.has(kind)) return refuse('NOT_YOUR_PHASE', 'VG-ROUND-01');
  if (enemy.state === 'dead') return refuse('DEAD_ALREADY', 'VG-ENEMY-02');
  const isBoss = enemy.type === 'boss';
  switch (kind) {
    case 'hit':
      return refuse('NOT_IN_ROOM', 'VG-ACT-HIT-01');
    case 'kill':
      return isBoss ? refuse('NEVER_THE_BOSS', 'VG-ACT-KILL-02') : refuse('NOT_IN_ROOM', 'VG-ACT-KILL-01');
    case 'shoot':
      return isNextDoor(me, room.id)
        ? refuse('TRAIT_FORBIDS', 'VG-GEN-04')
        : refuse('NOT_NEXT_DOOR', 'VG-ACT-SHOOT-01');
    case 'evade':
      if (isBoss) return refuse('NEVER_THE_BOSS', 'VG-RULING-56');
      return enemy.state === 'evaded'
        ? refuse('EVADED_ALREADY', 'VG-ACT-EVADE-01')
        : refuse('ILLEGAL_TARGET', 'VG-ACT-EVADE-01');
    default:
      return refuse('ILLEGAL_TARGET');
  }
}

export function whyNot({ players }: View, { kind, seat }: QuestionView, piece: string): Refusal | null {
  const [what, whose, ...rest] = piece.split(':');
  const id = rest.join(':');
  const me = players[seat];
  if (me === undefined) return null;
  if (whose !== String(seat)) return refuse('OTHER_DEN', 'VG-GEN-03');
  switch (what) {
    case 'tile':
      return ofTile(me, kind, id);
    case 'room': {
      const room = me.rooms.find((one) => one.id === id);
      return room === undefined ? null : ofRoom(kind);
    }
    case 'enemy': {
      const room = me.rooms.find(({ enemies }) => enemies.some((one) => one.id === id));
      const enemy = room?.enemies.find((one) => one.id === id);
      return room === undefined || enemy === undefined ? null : ofEnemy(me, kind, room, enemy);
    }
    case 'pool':
      return kind === 'command'
        ? refuse('WOUND_LOCKED', 'VG-ROLL-03')
        : refuse('NOT_YOUR_PHASE', 'VG-ROUND-01');
    case 'health':
      if (kind === 'command')
        return me.pool.includes('W')
          ? refuse('HEALTH_SPACE_UNAVAILABLE', 'VG-FIGHT-03')
          : refuse('NO_WOUND_DIE', 'VG-ROLL-10');
      return kind === 'plan' || kind === 'loot' ? refuse('NO_SUCH_ACTION', 'VG-FLASH-08') : null;
    default:
      return null;
  }
}
