// What the table shows ahead of time, as plain data: the Enemy Phase to come, how far an Adventurer gets, what is seen.
import { isRecord, type Json } from '@gravetable/kernel';
import type { AttackChoice } from '../choices.ts';
import type { Board, Who } from '../state.ts';
import { activationAhead, type ActivationAhead } from './activation.ts';
import type { Blow, How } from '../combat/blow.ts';
import { withBoost, type Boost } from '../combat/boosts.ts';
import { attackAhead, blowAhead, type AttackAhead } from './attack.ts';
import type { Game } from './course.ts';
import { dividedAhead, type DividedAhead } from './divide.ts';
import { doorAhead, type DoorAhead } from './door.ts';
import { reachOf, type Reached } from './reach.ts';
import { seenBy, seenFrom, type InSight } from './sight.ts';
import { chart } from '../where.ts';
import { spawnsAhead, type SpawnsAhead } from './spawns.ts';

/** If the Player Phase ended now. */
export type EnemyPhaseAhead = ActivationAhead & SpawnsAhead;
export type { AttackAhead, DividedAhead, DoorAhead, InSight, Reached };

const PLAYED: ReadonlySet<Board['phase']> = new Set(['players', 'activation', 'spawn', 'end']);

/** Whom a question speaks of: the Adventurer it names, else the one whose Turn it is. */
function whoIn(board: Board, { adventurer }: Readonly<Record<string, unknown>>): Who | null {
  if (adventurer === undefined) return board.turn.who;
  const who = board.party.findIndex(({ id }) => id === adventurer);
  return who < 0 ? null : who;
}

/** Attacks that are asked about at a question of their own. */
const HOW: Readonly<Record<string, How>> = { 'DK-RULING-138': 'bloodlust', 'DK-CLASS-DUO-01a': 'reaction' };

/** The Mana of a boost. */
const BOOST = 1;

/** What comes of the attack that an answer stands for, if it may be given; before the dice, with what is paid for them. */
function attackIn(
  play: Game,
  viewer: number | null,
  who: Who | null,
  asked: Readonly<Record<string, Json | undefined>>,
): AttackAhead | null {
  const { adventurer: _, ...answer } = asked;
  const pending = viewer === null ? undefined : play.pendingOf(viewer);
  const checked = pending === undefined ? null : play.check(pending, answer as Json);
  if (pending === undefined || checked === null || !('value' in checked)) return null;
  const { board } = play.state;
  const { label } = pending.op;
  if (label === 'DK-RULING-66b')
    return blowAhead(
      board,
      withBoost(board, pending.frame.vars['blow'] as Blow, checked.value as Boost),
      (checked.value as Boost).do === 'roll' ? 0 : BOOST,
    );
  return who === null ? null : attackAhead(board, who, checked.value as AttackChoice, HOW[label] ?? 'action');
}

/** Most that can be divided among anybody: more is no answer to anything. */
const MOST = 99;
const isPart = (n: unknown): n is number =>
  Number.isInteger(n) && (n as number) >= 0 && (n as number) <= MOST;

function dividedIn(play: Game, viewer: number | null, parts: Json | undefined): Json {
  const pending = viewer === null ? undefined : play.pendingOf(viewer);
  if (pending === undefined || !Array.isArray(parts) || !parts.every(isPart)) return null;
  const { op, frame } = pending;
  return dividedAhead(play.state.board, op.label, frame.vars, parts) as unknown as Json;
}

/**
 * `null`: the Enemy Phase, if the Player Phase ended now. `{ do: 'reach' }`: the Zones an Adventurer may walk to, with price
 * and way. `{ do: 'sight', zone }` or `{ do: 'sight', adventurer }`: the Zones in sight, with their Range. An attack that may be
 * chosen now, by whoever acts or by `adventurer`, or what may be paid before its dice: its odds. `{ do: 'door', door }`: what opening it may bring. `{ do: 'walk', zone }`: the Enemy Phase after that walk.
 * `{ do: 'divide', parts }`: the health left if Attacks or misses are divided so.
 */
export function forecast(sample: () => Game, viewer: number | null, asked: Json): Json {
  const play = sample();
  const { board } = play.state;
  if (!PLAYED.has(board.phase) || board.over !== null) return null;
  if (asked === null) return { ...activationAhead(sample), ...spawnsAhead(board) } as unknown as Json;
  if (!isRecord(asked)) return null;
  const who = whoIn(board, asked);
  switch (asked['do']) {
    case 'reach':
      return who === null ? null : (reachOf(board, who) as unknown as Json);
    case 'sight':
      if (typeof asked['zone'] === 'string') return seenFrom(board, asked['zone']) as unknown as Json;
      return who === null ? null : (seenBy(board, who) as unknown as Json);
    case 'attack':
    case 'roll':
    case 'crush':
    case 'boost':
    case 'substitute':
      return attackIn(play, viewer, who, asked) as unknown as Json;
    case 'door': {
      const door = asked['door'];
      return typeof door === 'number' && chart(board).doors[door] !== undefined
        ? (doorAhead(board, door) as unknown as Json)
        : null;
    }
    case 'divide':
      return dividedIn(play, viewer, asked['parts']);
    case 'walk': {
      const to = reachOf(board, who ?? 0).find(({ zone }) => zone === asked['zone']);
      return who === null || to === undefined
        ? null
        : ({ ...activationAhead(walked(sample, who, to.zone)), ...spawnsAhead(board) } as unknown as Json);
    }
    default:
      return null;
  }
}

/** The same games with an Adventurer in another Zone: a walk changes nothing else that Enemies look at. */
const walked =
  (sample: () => Game, who: Who, zone: string): (() => Game) =>
  () => {
    const play = sample();
    play.state.board.party[who]!.zone = chart(play.state.board).zones.findIndex(({ id }) => id === zone);
    return play;
  };
