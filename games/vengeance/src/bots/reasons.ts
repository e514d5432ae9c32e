// Careful in words: why it would answer so. One sentence per answer, from what everybody can see.

import type { Said } from '@gravetable/kernel';
import { abilityOf, itemOf } from '../cards/heroes.ts';
import type { AbilityId, ItemId } from '../cards/ids.ts';
import { LOOT_TRACK, ROUNDS } from '../cards/tracks.ts';
import type { Command } from '../commands.ts';
import type { FlashChoice } from '../flashactions.ts';
import type { Plan } from '../flashback.ts';
import type { Leap } from '../plan.ts';
import type { Used } from '../sources.ts';
import type { PlayerView, View } from '../view.ts';

/** Every kind of answer in this game but the order of one's items. */
type Answer =
  | Plan
  | Command
  | Used
  | Leap
  | string
  | { readonly do: 'lootDone' | 'startDone' | 'done' | 'skip' };

const because = (why: string, args?: Said['args']): Said =>
  args === undefined ? { id: `reason.${why}` } : { id: `reason.${why}`, args };

const isMove = ({ word }: { readonly word: string }): boolean => word === 'move' || word === 'jump';
const moves = (ability: string): boolean => abilityOf(ability as AbilityId).effects.some(isMove);

/** Whether a set, a recon mark or an item is ready that leads to another room. */
const hasWayOn = (me: PlayerView): boolean =>
  me.sets.some((set) => !set.used && moves(set.ability)) ||
  me.abilities.some(({ id, recon }) => recon === 'marked' && moves(id)) ||
  me.items.some(({ id, charges }) => charges > 0 && itemOf(id as ItemId).effects.some(isMove));

const heals = (ability: string): boolean =>
  abilityOf(ability as AbilityId).effects.every(({ word }) => word === 'heal');

const counted = (me: PlayerView, state: PlayerView['health'][number]): number =>
  me.health.filter((space) => space === state).length;

const standingIn = (room: PlayerView['rooms'][number] | undefined): number =>
  room?.enemies.filter(({ state }) => state === 'active').length ?? 0;

/** Enemies still standing in the hero's own room. */
const crowdOf = (me: PlayerView): number => standingIn(me.rooms.find(({ id }) => id === me.room));

/** Those who stand in the room of this one. */
const besides = (me: PlayerView, enemy: string): number =>
  Math.max(0, standingIn(me.rooms.find(({ enemies }) => enemies.some(({ id }) => id === enemy))) - 1);

/** Sets that wait to be used. */
const ready = (me: PlayerView): number => me.sets.filter(({ used }) => !used).length;

const isEasy = (ability: string): boolean =>
  abilityOf(ability as AbilityId).modifiers.some(({ word }) => word === 'recon1');

/** VG-FLASH-10: some abilities want to be scouted twice; this would be the first time. */
const isHalf = (me: PlayerView, ability: string): boolean =>
  abilityOf(ability as AbilityId).recon === 2 &&
  !me.abilities.some(({ id, onBoard }) => onBoard && isEasy(id)) &&
  me.abilities.find(({ id }) => id === ability)?.recon !== 'half';

function whyTaken(me: PlayerView, choice: FlashChoice): Said {
  switch (choice.action) {
    case 'training':
      return because('training', { n: me.experience });
    case 'healing':
      return because(choice.how === 'space' ? 'space' : 'clear', {
        n: choice.how === 'space' ? counted(me, 'free') : counted(me, 'wound'),
      });
    case 'recon':
      return because(isHalf(me, choice.ability!) ? 'reconHalf' : 'recon', {
        n: abilityOf(choice.ability as AbilityId).dice.length,
      });
    case 'purchase':
      return because('purchase', { n: 1 + (me.items.find(({ id }) => id === choice.item)?.charges ?? 0) });
    case 'loot':
      return because('loot', { n: LOOT_TRACK.values[me.loot + 1]! - LOOT_TRACK.values[me.loot]! });
  }
}

function whyAssign(me: PlayerView, ability: string): Said {
  const crowd = crowdOf(me);
  if (heals(ability)) return because('clear', { n: counted(me, 'wound') });
  if (moves(ability)) return because(hasWayOn(me) ? 'anotherMove' : 'firstMove');
  return crowd > 0 ? because('crowd', { n: crowd }) : because('assign', { n: ready(me) + 1 });
}

/** VG-ROLL-02: dice that are kept belong to the set it hopes for. */
function whyRoll(me: PlayerView, dice: string): Said {
  const rolled = dice.replaceAll(/\s/g, '');
  if (/^u+$/.test(rolled)) return because('rollFresh', { n: rolled.length });
  const loose = me.pool.replaceAll(/[\sW]/g, '').length - rolled.length;
  return loose > 0 ? because('rollSome', { n: loose }) : because('rollAll');
}

function whyTarget(me: PlayerView, target: string): Said {
  if (target === 'skip') return because('skip', { n: ready(me) });
  if (target === 'boss') return because('boss');
  const room = me.rooms.find(({ id }) => id === target);
  if (room === undefined) return because('enemy', { n: besides(me, target) });
  if (room.objective !== null && !room.objective.marked) return because('objective');
  if (room.loot > 0) return because('roomLoot', { n: room.loot });
  return because('onward', { n: standingIn(room) });
}

/** Why Careful gives this answer; null for one that needs no words: a hero, a side, an order. */
export function reasonOf({ players, round }: View, seat: number, kind: string, answer: Answer): Said | null {
  const me = players[seat]!;
  if (kind === 'hero' || kind === 'side') return null;
  if (typeof answer === 'string') return whyTarget(me, answer);
  if (!('do' in answer)) return 'to' in answer ? whyTarget(me, answer.to) : null;
  switch (answer.do) {
    case 'act':
    case 'loot':
    case 'flash':
      return whyTaken(me, answer);
    case 'roll':
      return whyRoll(me, answer.dice);
    case 'take':
      return because('take', { n: players.filter((one) => one.alive && one.seat !== seat).length });
    case 'assign':
      return whyAssign(me, answer.to);
    case 'useSet':
    case 'useRecon':
    case 'usePassive':
      return moves(answer.ability)
        ? because('useMove', { n: ready(me) })
        : because('use', { n: crowdOf(me) });
    case 'buy':
      return because('buy', { n: ROUNDS - round + 1 });
    case 'done':
      return kind === 'plan' ? because('planned', { n: me.experience }) : because('done', { n: ready(me) });
    case 'skip':
      return because('skip', { n: ready(me) });
    default:
      return because(answer.do);
  }
}
