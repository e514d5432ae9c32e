/**
 * A game looked back on. Every decision of a seat is weighed by the search, from what the seat knew then: first all of them
 * roughly, then those that seem to have cost most again, on other tables, so that luck does not make a mistake.
 */

import {
  nextMove,
  searching,
  settledAt,
  Weighing,
  worthOf,
  type AnyGuide,
  type Weighed,
} from '@gravetable/bots';
import {
  belowOf,
  heardBy,
  isRefusal,
  Look,
  questionsFor,
  reading,
  refuse,
  same,
  type AnyGame,
  type AnyPlay,
  type GameEvent,
  type GameRecord,
  type Json,
  type OptionView,
  type QuestionView,
  type Refusal,
  type Seat,
  type Session,
} from '@gravetable/kernel';
import type { ActPart, Costly, Judged, Review } from '@gravetable/protocol';

interface Effort {
  /** Tries of a decision in the first pass, and in the second. */
  readonly rough: number;
  readonly fine: number;
  /** Tables for a decision with nothing to compare, and at most so many such decisions: they only say how things stood. */
  readonly alone: number;
  readonly most: number;
  /** So many decisions are weighed a second time. */
  readonly again: number;
}

/** Tries that are played to the end of the game take long. */
const RESTING: Effort = { rough: 32, fine: 300, alone: 8, most: 600, again: 8 };
const WHOLE: Effort = { rough: 32, fine: 60, alone: 10, most: 30, again: 5 };
/** Where a guide seeks whole plans a try follows a plan too, a narrow one: the first step of one alone is worth nothing. */
const PLANNED = 8;
/** So many are told. */
const TOLD = 3;
/** A loss counts when it is so many times its error. */
const SURE = 2;
/** A smaller part of a game is no turning point. */
const LEAST = 0.01;
/** Tables that are played on for the line of play; the middling one is told, up to so many lines. */
const LINES = 9;
const LONGEST_LINE = 8;
/** Answers after which a line ends wherever it stands. */
const LONGEST = 400;
/** What has been done, of this. */
export const WHOLE_REVIEW = 1000;

const effortOf = ({ rest }: AnyGuide): Effort => (rest === undefined ? WHOLE : RESTING);

/** Whole plans are followed, not played on at a glance: what a glance misses later is no mistake made now. */
function careful(guide: AnyGuide): AnyGuide {
  const { quick: _, ...unhurried } = guide;
  return guide.rest === undefined
    ? { ...unhurried, habit: searching(guide.habit.name, guide, PLANNED) }
    : guide;
}

/** In steps, each telling how much of `WHOLE_REVIEW` is done. A game without a guide cannot be judged: it is refused. */
export function* reviewing(
  record: GameRecord,
  game: AnyGame,
  seat: Seat,
): Generator<number, Review | Refusal> {
  if (game.guide === undefined) return refuse('NO_GUIDE');
  const own = game.guide as AnyGuide;
  const guide = careful(own);
  // A glance is enough to find what may have cost something.
  const first = own.quick === undefined ? guide : own;
  const effort = effortOf(guide);
  const session = yield* readWhole(record, game);
  if (isRefusal(session)) return session;
  const asked = session.moments.flatMap((moment, before) =>
    moment.entry[0] === seat && moment.entry.length === 2 && moment.label !== '' ? [before] : [],
  );
  const rough: Found[] = [];
  const every = Math.ceil(asked.length / effort.most);
  for (const [at, before] of asked.entries()) {
    const weighed = decisionAt(session, seat, before, first, effort.rough, 'rough');
    if (weighed !== null && (weighed.compared || at % every === 0))
      rough.push(yield* found(weighed, effort.alone, shareOf(at / asked.length, 0, 0.6)));
  }
  const suspects = rough
    .filter(({ gain }) => gain >= LEAST)
    .toSorted((a, b) => b.gain - a.gain)
    .slice(0, effort.again);
  const fine: Found[] = [];
  for (const [at, { before }] of suspects.entries()) {
    const weighed = decisionAt(session, seat, before, guide, effort.fine, 'fine')!;
    fine.push(yield* found(weighed, effort.alone, shareOf(at / suspects.length, 0.6, 0.95)));
  }
  const worst = worstOf(fine);
  const costly: Costly[] = [];
  for (const one of worst) {
    costly.push(told(session, seat, one, guide));
    yield shareOf(costly.length / worst.length, 0.95, 1);
  }
  // What the first pass took for a mistake and the second did not is none.
  const judged = rough.map((one) => judgedOf(fine.find(({ before }) => before === one.before) ?? one));
  const { measure = null } = guide;
  const came = session.play.over ? settledAt(session.play, seat, guide) : null;
  return { seat, measure, decisions: judged, costly, came };
}

/** The three that surely cost most, in the order in which they came; what is asked several times over is one mistake. */
function worstOf(fine: readonly Found[]): Found[] {
  const sure = fine.filter(({ gain, error }) => gain >= LEAST && gain > SURE * error);
  const told: Found[] = [];
  const isTold = ({ question, best }: Found): boolean =>
    told.some((one) => one.question.label === question.label && equals(one.best.answer, best.answer));
  for (const one of sure.toSorted((a, b) => b.gain - a.gain))
    if (told.length < TOLD && !isTold(one)) told.push(one);
  return told.toSorted((a, b) => a.before - b.before);
}

const equals = (a: unknown, b: unknown): boolean => same(a as Json, b as Json);

const shareOf = (part: number, from: number, to: number): number =>
  Math.floor(WHOLE_REVIEW * (from + part * (to - from)));

function* readWhole(record: GameRecord, game: AnyGame): Generator<number, Session | Refusal> {
  const steps = reading(record, game);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    yield 0;
  }
}

interface Decision {
  readonly before: number;
  readonly look: Look;
  readonly answer: Json;
  readonly question: QuestionView;
  readonly weighing: Weighing;
  readonly compared: boolean;
}

/** Null where there was nothing to decide. */
function decisionAt(
  session: Session,
  seat: Seat,
  before: number,
  guide: AnyGuide,
  tries: number,
  pass: string,
): Decision | null {
  const [, answer] = session.moments[before]!.entry;
  const { play } = session.at(before);
  const pending = play.pendingOf(seat);
  if (pending === undefined || pending.chance !== null) return null;
  const look = new Look(play, pending);
  if (look.question.count() < 2) return null;
  const below = belowOf(`review ${pass} ${before}`);
  const given = look.question.accept(answer);
  if (isRefusal(given)) return null;
  const others = guide.moves(look, below, guide.tries).filter((one) => !equals(one, given));
  return {
    before,
    look,
    answer,
    question: questionsFor(play, seat)[0]!,
    // What was done comes first: something else is better only where that is sure.
    weighing: new Weighing(look, guide, [given, ...others], tries, below),
    compared: others.length > 0,
  };
}

interface Found extends Omit<Decision, 'weighing' | 'compared'> {
  readonly given: Weighed;
  readonly best: Weighed;
  readonly gain: number;
  readonly error: number;
}

function* found(
  { weighing, compared, ...decision }: Decision,
  alone: number,
  done: number,
): Generator<number, Found> {
  for (let table = 0; compared ? !weighing.done : table < alone; table++) {
    weighing.step();
    yield done;
  }
  const { result } = weighing;
  const best = result[0]!;
  const given = result.find(({ answer }) => equals(answer, decision.answer)) ?? best;
  return { ...decision, given, best, gain: best === given ? 0 : best.gain, error: best.error };
}

const thousandth = (part: number): number => Math.round(part * 1000) / 1000;

function judgedOf({ before, given, gain }: Found): Judged {
  const chance = thousandth(given.chance);
  return { before, given: chance, best: thousandth(given.chance + gain), tables: given.tries };
}

function told(session: Session, seat: Seat, one: Found, guide: AnyGuide): Costly {
  const { question, answer, best, error } = one;
  return {
    ...judgedOf(one),
    error: thousandth(error),
    rule: session.moments[one.before]!.rule,
    did: actOf(question, answer),
    better: actOf(question, best.answer as Json),
    line: lineOf(one.look, best.answer, seat, guide, one.before),
  };
}

const bare = ({ said, value }: OptionView): Pick<OptionView, 'said' | 'value'> => ({ said, value });

/** An answer by the options it is made of. */
export function actOf({ form, options, now = [], places = [] }: QuestionView, answer: Json): ActPart[] {
  const numbers = answer as readonly number[];
  if (form === 'split')
    return options.flatMap((one, at) =>
      numbers[at]! > 0 ? [{ option: bare(one), amount: numbers[at]! }] : [],
    );
  if (form === 'assign')
    return options.flatMap((one, at) =>
      numbers[at] === now[at] ? [] : [{ option: bare(one), place: bare(places[numbers[at]!]!) }],
    );
  const chosen = form === 'one' ? [answer] : (answer as readonly Json[]);
  return chosen.flatMap((value) => {
    const option = options.find((one) => same(one.value, value));
    return option === undefined ? [] : [{ option: bare(option) }];
  });
}

interface Line {
  readonly worth: number;
  readonly heard: readonly GameEvent[];
}

/** Several tables are played on from the answer, and the middling one is told. */
function lineOf(look: Look, answer: unknown, seat: Seat, guide: AnyGuide, before: number): GameEvent[] {
  const below = belowOf(`review line ${before}`);
  const lines = Array.from({ length: LINES }, (): Line => {
    const play = look.sample(below) as unknown as AnyPlay;
    const heard: GameEvent[] = [];
    play.listen((one) => {
      const event = heardBy(one, seat);
      if (event !== null) heard.push(event);
    });
    play.put(play.pendingOf(seat)!, answer);
    playOn(play, seat, guide, below);
    return { worth: worthOf(play, seat, guide), heard };
  });
  const middling = lines.toSorted((a, b) => a.worth - b.worth)[Math.floor(LINES / 2)]!;
  return middling.heard.slice(0, LONGEST_LINE);
}

/** By habit, to where a try would rest. */
function playOn(play: AnyPlay, seat: Seat, guide: AnyGuide, below: ReturnType<typeof belowOf>): void {
  const bots = play.seats.map(() => guide.habit);
  let rests = 0;
  for (let given = 0; given < LONGEST; given++) {
    if (settledAt(play, seat, guide) !== null) return;
    if (guide.rest?.at(play) === true && ++rests >= guide.rest.depth) return;
    const move = nextMove(play, bots, below)!;
    if (move.power === null) play.put(move.pending!, move.answer);
    else play.answer(move.seat, move.power.id, move.answer as Json);
  }
}
