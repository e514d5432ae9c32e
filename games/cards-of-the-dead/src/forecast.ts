// CD 5.2 What the table may show ahead of the Game turn: who acts, from left to right, and what it costs. The Game turn is
// played, by these very rules, on games that might be the real one. Noise draws cards nobody knows: then several are
// played, and what came out alike in all of them is told.

import { isRecord, type Json, type Play, type Seat } from '@gravetable/kernel';
import type { Space } from './cards/playing-area.ts';
import { cardOf } from './cards/deck.ts';
import type { SurvivorId } from './cards/survivors.ts';
import { gameTurn } from './game-turn.ts';
import { currentField } from './layout.ts';
import type { Event } from './log.ts';
import { odds, type Odds } from './odds.ts';
import { spaceName } from './playing-area.ts';
import type { Board, SpaceState } from './state.ts';
import type { View } from './view.ts';
import { turnOver } from './walk.ts';

export type Step =
  | { readonly space: Space; readonly does: 'hits' | 'explodes' | 'noise'; readonly n: number }
  | { readonly space: Space; readonly does: 'calls' | 'paralyses' | 'skips' }
  /** Its turn comes after this many more Game turns. */
  | { readonly space: Space; readonly does: 'waits'; readonly n: number };

/** What an answer does to a card of the row: the Hit Points it keeps, or how it leaves. */
export interface Fate {
  readonly space: Space;
  readonly becomes: number | 'falls' | 'taken';
}

export interface Forecast {
  /** What the answer itself does to the row, before the Game turn. */
  readonly fates: readonly Fate[];
  readonly steps: readonly Step[];
  /** Damage to the active Survivor, before worn Defence. */
  readonly damage: number;
  /** What worn Defence takes off. */
  readonly absorbed: number;
  readonly vitality: number;
  /** Whom an explosion hurts besides, and what that leaves. */
  readonly others: readonly { readonly survivor: SurvivorId; readonly vitality: number }[];
  /** Noise draws cards nobody knows. */
  readonly uncertain: boolean;
  /** What may lie face down, as things stand. */
  readonly unseen: Odds;
}

type Game = Play<Board, Event, View>;
type Course = Omit<Forecast, 'unseen' | 'fates'>;

const NOTHING: Course = { steps: [], damage: 0, absorbed: 0, vitality: 0, others: [], uncertain: false };

/** So many games are played where cards come in that nobody knows. */
const SAMPLES = 8;
/** Questions that come up on the way; there are never so many. */
const ASKED = 50;

/** What is told of the Game turn, step by step, for the space that acts. */
class Telling {
  readonly #who: Seat;
  readonly steps: Step[] = [];
  damage = 0;
  absorbed = 0;
  uncertain = false;
  #at: Space | null = null;
  /** Damage is an attack until something blows up. */
  #attacks = 0;

  constructor(who: Seat) {
    this.#who = who;
  }

  hear(event: Event): void {
    switch (event.kind) {
      case 'acts':
        this.#attacks = this.steps.length;
        this.#at = event.space;
        return;
      case 'skips':
        this.steps.push({ space: event.space, does: 'skips' });
        return;
      case 'blast':
        this.#attacks = -1;
        this.steps.push({ space: event.space, does: 'explodes', n: event.n });
        return;
      case 'absorbed':
      case 'hurt':
        if (event.who === this.#who) this.#hurt(event.kind, event.n);
        return;
      case 'stunned':
        if (this.#at !== null) this.steps.push({ space: this.#at, does: 'paralyses' });
        return;
      case 'noise':
        this.uncertain = true;
        if (this.#at !== null) this.steps.push({ space: this.#at, does: 'noise', n: event.n });
        return;
      case 'enters':
      case 'noRoom':
        // Get Close moves cards too, when all have acted.
        if (this.#at !== null && event.rule !== 'CD-GAME-08' && event.reveals !== true)
          this.steps.push({ space: this.#at, does: 'calls' });
        return;
      default:
    }
  }

  #hurt(kind: 'absorbed' | 'hurt', n: number): void {
    this.damage += n;
    if (kind === 'absorbed') this.absorbed += n;
    if (this.#at === null || this.#attacks === -1) return;
    const before = this.steps[this.#attacks];
    const space = this.#at;
    // What Defence takes off and what is left of it are one attack.
    if (before?.does === 'hits') this.steps[this.#attacks] = { ...before, n: before.n + n };
    else this.steps.splice(this.#attacks, 0, { space, does: 'hits', n });
  }
}

/** Cards that gained a Turn Token and are not due yet. */
function waiting(before: readonly SpaceState[], after: readonly SpaceState[]): Step[] {
  return after.flatMap((space, at): Step[] => {
    const was = before[at];
    if (space.card === null || was === undefined || space.card !== was.card) return [];
    const { turn } = cardOf(space.card);
    if (turn === null || space.done || space.turns !== was.turns + 1 || space.turns >= turn.n) return [];
    return [{ space: spaceName(at), does: 'waits', n: turn.n - space.turns }];
  });
}

/** The Game turn that comes now. */
export function courseOf(play: Game, who: Seat): Course {
  const { board } = play.state;
  const before = board.spaces.map((space) => ({ ...space }));
  const lived = board.survivors.map(({ vitality }) => vitality);
  const telling = new Telling(who);
  play.listen(({ open }) => {
    if (open !== null) telling.hear(open as Event);
  });
  play.begin(gameTurn.with());
  for (let asked = 0; asked < ASKED; asked++) {
    const [pending] = play.pending;
    if (pending === undefined || play.over) break;
    play.put(pending, play.ask(pending).nth(0)); // Who makes room for what changes nothing of what is foretold.
  }
  play.listen(null);
  const { steps, damage, absorbed, uncertain } = telling;
  return {
    steps: [...steps, ...waiting(before, board.spaces)],
    damage,
    absorbed,
    vitality: board.survivors[who]!.vitality,
    others: board.survivors.flatMap(({ id, vitality }, seat) =>
      seat !== who && vitality < lived[seat]! ? [{ survivor: id, vitality }] : [],
    ),
    uncertain,
  };
}

/** A card everybody has seen is turned over: then what it does is known, too. */
function turned(play: Game, who: Seat, answer: Json): boolean {
  if (!isRecord(answer) || answer['do'] !== 'walk' || typeof answer['slot'] !== 'number') return false;
  const slot = answer['slot'];
  const { known, up } = currentField(play.state.board);
  if (known[slot] !== true || up[slot] === true) return false;
  play.begin(turnOver.with({ seat: who, slot }));
  return true;
}

/** What a line says of a card of the row; the last word on a space holds. */
function fateIn(event: Event): Fate | null {
  switch (event.kind) {
    case 'hit':
      return { space: event.space, becomes: event.left };
    case 'destroyed':
    case 'exploded':
    case 'opened':
      return { space: event.space, becomes: 'falls' };
    case 'pickedUp':
      return { space: event.space, becomes: 'taken' };
    default:
      return null;
  }
}

interface Given {
  /** What the answer does to the row. */
  readonly fates: readonly Fate[];
  /** Its Noise draws cards nobody knows. */
  readonly loud: boolean;
}

/** The answer is given, where the turn goes on and nothing comes to light by it but what Noise draws. */
function given(play: Game, who: Seat, answer: Json): Given | null {
  const pending = play.pendingOf(who);
  const checked = pending === undefined ? null : play.check(pending, answer);
  if (pending === undefined || checked === null || !('value' in checked)) return null;
  // With one more Action the turn goes on even after the last: the Game turn is played below, and no other before it.
  play.state.board.survivors[who]!.actionsLeft++;
  let [revealed, ends, loud] = [false, false, false];
  const fates = new Map<Space, Fate>();
  play.fell = false;
  play.listen(({ open }) => {
    revealed ||= open?.reveals === true;
    ends ||= open?.kind === 'turnBegins';
    loud ||= open?.kind === 'noise';
    const fate = open === null ? null : fateIn(open as Event);
    if (fate !== null) fates.set(fate.space, fate);
  });
  play.put(pending, checked.value);
  play.listen(null);
  const goesOn = !ends && play.pendingOf(who) !== undefined && play.state.board.active === who;
  return ((play.fell || revealed) && !loud) || !goesOn ? null : { fates: [...fates.values()], loud };
}

/** What came out alike in every course; of Damage the least. */
function alike(courses: readonly Course[]): Course {
  const [first, ...others] = courses as [Course, ...Course[]];
  const told = others.map(({ steps }) => new Set(steps.map((step) => JSON.stringify(step))));
  return {
    steps: first.steps.filter((step) => told.every((steps) => steps.has(JSON.stringify(step)))),
    damage: Math.min(...courses.map(({ damage }) => damage)),
    absorbed: Math.min(...courses.map(({ absorbed }) => absorbed)),
    vitality: Math.max(...courses.map(({ vitality }) => vitality)),
    others: first.others.flatMap(({ survivor }) => {
      const left = courses.map((one) => one.others.find((other) => other.survivor === survivor)?.vitality);
      return left.includes(undefined) ? [] : [{ survivor, vitality: Math.max(...left.map((n) => n ?? 0)) }];
    }),
    uncertain: courses.some(({ uncertain }) => uncertain),
  };
}

/** As things stand (null), or after an answer: what the answer reveals is not foretold. */
export function forecast(sample: () => Game, _: Seat | null, answer: Json): Json {
  const lying = sample().state.board;
  const { active } = lying;
  const unseen = odds(lying);
  // Nobody's turn runs, or the one whose it was is dead: what comes then is not theirs to foresee.
  if (active === null || lying.survivors[active]!.vitality === 0)
    return { ...NOTHING, fates: [], unseen } as unknown as Json;
  let fates: readonly Fate[] = [];
  const play = (): Course => {
    const tried = sample();
    if (answer === null || turned(tried, active, answer)) return courseOf(tried, active);
    const done = given(tried, active, answer);
    if (done === null) return courseOf(sample(), active);
    fates = done.fates;
    const course = courseOf(tried, active);
    return { ...course, uncertain: course.uncertain || done.loud };
  };
  const first = play();
  const courses = first.uncertain ? [first, ...Array.from({ length: SAMPLES - 1 }, play)] : [first];
  return { ...alike(courses), fates, unseen } as unknown as Json;
}
