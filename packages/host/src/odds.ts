/** Odds for a seat: what can be counted at once, the rest on more and more games dealt anew from what the seat may know. */

import {
  belowOf,
  determinise,
  type Json,
  type Prospect,
  type Session,
  type Viewer,
} from '@gravetable/kernel';
import type { OddsTold, ToldOdds } from '@gravetable/protocol';

/** So many games are enough: the error is under five in a hundred. */
const TABLES = 400;
/** So many at once, where nobody asks again. */
export const AT_ONCE = 60;

interface Open {
  readonly play: Session['play'];
  readonly key: string;
  readonly odds: readonly Prospect[];
  /** For each of the odds how often each way was taken; empty where they were counted. */
  readonly fell: readonly number[][];
  tables: number;
}

export type Stands = Pick<Session, 'play' | 'game' | 'count'>;

export class Oddsing {
  #open: Open | null = null;

  /** Goes on until `enough` says so, or it is done. Null where the game has nothing to say of chance. */
  ask(stands: Stands, viewer: Viewer, answer: Json, enough: (tables: number) => boolean): ToldOdds | null {
    const open = this.#openFor(stands, viewer, answer);
    if (open === null) return null;
    while (!isDone(open) && !enough(open.tables)) step(open);
    return told(open);
  }

  #openFor({ play, game, count }: Stands, viewer: Viewer, answer: Json): Open | null {
    if (game.odds === undefined || viewer === null || play.over) return null;
    const key = JSON.stringify([count, viewer, answer]);
    if (this.#open?.play === play && this.#open.key === key) return this.#open;
    const below = belowOf(`odds ${key}`);
    const odds = game.odds(() => determinise(play, viewer, below), viewer, answer, below);
    const fell = odds.map((one) => ('ways' in one ? one.ways.map(() => 0) : []));
    return (this.#open = { play, key, odds, fell, tables: 0 });
  }
}

const isDone = ({ odds, tables }: Open): boolean => tables >= TABLES || odds.every((one) => 'counted' in one);

/** One game more for each of the odds that are tried. */
function step(open: Open): void {
  open.tables++;
  open.odds.forEach((one, at) => {
    if ('fall' in one) open.fell[at]![one.fall()]!++;
  });
}

function told(open: Open): ToldOdds {
  const list = open.odds.map((one, at): OddsTold => {
    if ('counted' in one) return { about: one.about, chances: one.counted, tables: null };
    const { tables } = open;
    const chances = one.ways.map((says, way) => ({
      says,
      chance: open.fell[at]![way]! / Math.max(1, tables),
    }));
    return { about: one.about, chances, tables };
  });
  return { list, done: isDone(open) };
}
