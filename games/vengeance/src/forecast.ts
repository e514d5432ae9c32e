// Ledger 5.6 What the den may show ahead of time: what an effect could reach, and what the round comes to if it ends there.
// Nothing in a fight is left to chance: the very rules are played on copies, every target of what is under way in turn.

import type { Json, Play, Seat, Viewer } from '@gravetable/kernel';
import { isCleared, planOf, roomId } from './plan.ts';
import { isAlive } from './playerboard.ts';
import { resolve } from './resolution.ts';
import type { Event } from './rulebook.ts';
import { scoreOf } from './scoring.ts';
import type { Board, Player } from './state.ts';
import type { View } from './view.ts';

/** What what is under way, or would be, can still lead to, over all ways to carry it out. */
export interface Reach {
  /** Enemies it can take out, and those it can shake or evade without that. */
  readonly takes: readonly string[];
  readonly touches: readonly string[];
  readonly boss: boolean;
  /** Rooms it can lead to, and those it can clear. */
  readonly opens: readonly string[];
  readonly clears: readonly string[];
  /** Rooms whose objective it can meet. */
  readonly meets: readonly string[];
}

/** The round, if the fight ended there: Resolution played out, its loot taken as loot. */
export interface Ending {
  readonly wounds: number;
  readonly beating: boolean;
  readonly dies: boolean;
  readonly loot: number;
  readonly score: number;
}

export interface Forecast {
  readonly reach: Reach | null;
  readonly ending: Ending | null;
}

type Game = Play<Board, Event, View>;

/** Ways to carry out what is under way; there are never so many that matter. */
const WAYS = 240;

const playerIn = (play: Game, seat: Seat): Player => play.state.board.players[seat]!;

/** Questions that choose what to use next: between two of them an effect is under way. */
const BETWEEN: ReadonlySet<string> = new Set(['VG-RULING-26', 'VG-RULING-54']);

function isUnderWay(play: Game, seat: Seat): boolean {
  const pending = play.pendingOf(seat);
  return pending !== undefined && play.state.board.phase === 'fighting' && !BETWEEN.has(pending.op.label);
}

/** What became of a den from one moment to another. */
function gained(before: Player, after: Player, reach: Record<keyof Reach, Set<string>>): void {
  const plan = planOf(before);
  for (const enemy of plan.den.enemies) {
    const bit = 1 << enemy.index;
    const died = (after.dead & ~before.dead & bit) !== 0;
    const touched = ((after.dotted & ~before.dotted) | (after.evaded & ~before.evaded)) & bit;
    if (died) reach.takes.add(enemy.id);
    else if (touched !== 0) reach.touches.add(enemy.id);
  }
  if (after.bossLost > before.bossLost) reach.boss.add('boss');
  if (after.room !== before.room) reach.opens.add(roomId(after.room));
  for (const room of plan.den.rooms) {
    if (!isCleared(before, plan, room.index) && isCleared(after, plan, room.index)) reach.clears.add(room.id);
    if (((after.objectives & ~before.objectives) >> room.index) & 1) reach.meets.add(room.id);
  }
}

/** Every way to carry out what is under way, until it is done, beside how the den stood before. */
function reachOf(play: Game, seat: Seat, before: Player): Reach {
  const found = {
    takes: new Set<string>(),
    touches: new Set<string>(),
    boss: new Set<string>(),
    opens: new Set<string>(),
    clears: new Set<string>(),
    meets: new Set<string>(),
  };
  gained(before, playerIn(play, seat), found);
  const open: Game[] = isUnderWay(play, seat) ? [play] : [];
  let ways = 0;
  for (let next = open.shift(); next !== undefined; next = open.shift()) {
    const count = next.ask(next.pendingOf(seat)!).count();
    for (let n = 0; n < count && ways < WAYS; n++, ways++) {
      const way = next.fork();
      const pending = way.pendingOf(seat)!;
      way.put(pending, way.ask(pending).nth(n));
      gained(before, playerIn(way, seat), found);
      if (isUnderWay(way, seat)) open.push(way);
    }
  }
  const listed = (ids: Set<string>): readonly string[] => [...ids].sort();
  return {
    takes: listed(found.takes),
    touches: listed(found.touches).filter((id) => !found.takes.has(id)),
    boss: found.boss.size > 0,
    opens: listed(found.opens),
    clears: listed(found.clears),
    meets: listed(found.meets),
  };
}

/** VG-RES played out for this seat alone, as the clock would: all loot to the Loot Track, no tile used (VG-RULING-65). */
function endingOf(play: Game, seat: Seat): Ending {
  const end = play.fork();
  const p = playerIn(end, seat);
  const [loot, beatings] = [p.loot, p.beatings];
  p.expired = true;
  // Dice on the Health Track leave wounds behind when the fight begins.
  p.wounds |= p.standing;
  p.standing = 0;
  let wounds = 0;
  end.listen(({ open }) => {
    if (open?.kind === 'woundedByEnemies') wounds = Number(open['n']);
  });
  end.begin(resolve.with({ seat }));
  end.listen(null);
  return {
    wounds,
    beating: p.beatings > beatings,
    dies: !isAlive(p),
    loot: p.loot - loot,
    score: scoreOf(p).total,
  };
}

/** As things stand, or after an answer of the viewer's. */
export function forecast(sample: () => Game, viewer: Viewer, answer: Json): Json {
  const play = sample();
  if (viewer === null || play.state.board.phase !== 'fighting' || !isAlive(playerIn(play, viewer)))
    return null;
  const before = playerIn(play.fork(), viewer);
  if (answer !== null) {
    const pending = play.pendingOf(viewer);
    const checked = pending === undefined ? null : play.check(pending, answer);
    if (pending === undefined || checked === null || !('value' in checked)) return null;
    play.put(pending, checked.value);
  }
  // Whoever was the last to finish has left the fight: its end is what the view tells.
  if (play.state.board.phase !== 'fighting') return null;
  const acts = isUnderWay(play, viewer) || (answer !== null && !playerIn(play, viewer).done);
  const reach = acts ? reachOf(play, viewer, before) : null;
  return { reach, ending: endingOf(play, viewer) } satisfies Forecast as unknown as Json;
}
