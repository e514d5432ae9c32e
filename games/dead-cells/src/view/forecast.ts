// Ledger 5.2: what the table may show ahead of the Rounds. The Rounds are played, by these very rules, on games that might
// be the real one; cards nobody has turned up do nothing. What the Group still chooses is tried in every way, or by lot
// where there are too many. Certain are the Rounds before anything comes in that nobody can know: a draw, a roll, a card
// face down, a choice that was tried by lot only. What came out alike in the others is likely, and a span where it did not.
import { belowOf, EveryWay, One, Some, type Below, type Json, type Play } from '@gravetable/kernel';
import { kindOf } from '../box/box.ts';
import { hidden } from './hidden.ts';
import { rounds, zeroRound } from '../combat/rounds.ts';
import type { Event, T } from '../rulebook.ts';
import type { Pos, State } from '../schema.ts';
import type { Board, FoeNo } from '../state.ts';
import { enemyHealth, fightsByBoard, healthOf, SPACES } from '../table.ts';
import type { View } from './seen.ts';

/** The least and the most. */
export type Span = readonly [least: number, most: number];
export type Chance = 'yes' | 'no' | 'maybe';

export interface FoeRound {
  readonly acts: Chance;
  readonly falls: Chance;
  readonly hit: Span;
  readonly blocked: Span;
  readonly states: Readonly<Partial<Record<State, Span>>>;
}
export interface HeroRound {
  readonly hurt: Span;
  readonly blocked: Span;
  readonly shields: Span;
  readonly healed: Span;
  readonly states: Readonly<Partial<Record<State, Span>>>;
}
export interface Forecast {
  readonly foes: readonly {
    readonly space: Pos;
    readonly left: Span;
    readonly rounds: readonly FoeRound[];
  }[];
  readonly heroes: readonly {
    readonly left: Span;
    readonly dies: Chance;
    readonly rounds: readonly HeroRound[];
  }[];
  /** Damage icons that fall on the Group, Companions included. */
  readonly hits: readonly Span[];
  /** So many Rounds, from Round 0 on, are certain: what is said of them holds whatever lies face down and is chosen. */
  readonly certain: number;
}

type Game = Play<Board, Event, View>;

const SAMPLES = 24;
/** So many ways are all tried; where there are more, the lot decides. */
const FEW = 12;
const STEPS = 150;
const ROUNDS = [0, 1, 2, 3, 4] as const;
const STATES = ['poisoned', 'bleeding', 'onFire', 'marked', 'frozen'] as const satisfies readonly State[];

/** How one game went, as counters by name: `foe 1 hit 2` is the Damage on the second foe in Round II. */
type Course = Map<string, number>;
const add = (course: Course, name: string, n: number): void => {
  course.set(name, (course.get(name) ?? 0) + n);
};

/** Who stood where when the forecast began. */
const foesOf = (board: Board): FoeNo[] => board.combat!.enemies.flatMap((enemy) => enemy?.card ?? []);

const spaceIn = (event: Event): number => SPACES.findIndex((space) => event.pieces?.[0] === `space:${space}`);
const heroIn = (event: Event): string => event.pieces?.[0]?.replace(':', ' ') ?? '';

/** One thing that was told, counted for whom it befell. */
function count(course: Course, board: Board, foes: readonly FoeNo[], event: Event): void {
  const combat = board.combat;
  if (combat === null) return;
  const { round } = combat;
  const card = combat.enemies[spaceIn(event)]?.card ?? -1;
  const foe = `foe ${foes.indexOf(card)}`;
  switch (event.kind) {
    case 'enemyActs':
      return add(course, `${foe} acts ${round}`, 1);
    case 'enemyBlocks':
      return add(course, `${foe} blocked ${round}`, 1);
    case 'enemyState':
      return add(course, `${foe} ${event.state} ${round}`, 1);
    case 'beheadedBlocks':
      add(course, `hits ${round}`, 1);
      return add(course, `${heroIn(event)} blocked ${round}`, 1);
    case 'beheadedHit':
      return add(course, `hits ${round}`, event.n);
    case 'companionHit':
      return add(course, `hits ${round}`, 1);
    case 'shield':
      return add(course, `${heroIn(event)} shields ${round}`, event.n);
    case 'healed':
      return add(course, `${heroIn(event)} healed ${round}`, event.n);
    case 'state':
      return add(course, `${heroIn(event)} ${event.state} ${round}`, 1);
    default:
  }
}

const DEATHS: ReadonlySet<string> = new Set(['enemyKilled', 'instanceFalls']);

/** Damage since the last look, whatever dealt it; who is gone when a death is told has fallen. */
function look(course: Course, board: Board, foes: readonly FoeNo[], told: string): void {
  const combat = board.combat;
  if (combat === null) return;
  const { round } = combat;
  foes.forEach((card, at) => {
    const enemy = combat.enemies.find((one) => one?.card === card);
    const gone = enemy === undefined || (kindOf(card) === 'boss' && combat.boss?.fallen === true);
    if (DEATHS.has(told) && gone && !course.has(`foe ${at} fell`)) {
      course.set(`foe ${at} fell`, 1);
      course.set(`foe ${at} damage`, Infinity);
      add(course, `foe ${at} falls ${round}`, 1);
    }
    if (enemy !== null && enemy !== undefined) gain(course, `foe ${at}`, 'hit', round, enemy.damage);
  });
  board.heroes.forEach((hero, no) => {
    gain(course, `hero ${no}`, 'hurt', round, hero.damage);
    if (hero.dead) course.set(`hero ${no} dies`, 1);
  });
}

function gain(course: Course, who: string, what: string, round: number, damage: number): void {
  const before = course.get(`${who} damage`) ?? damage;
  course.set(`${who} damage`, damage);
  if (damage > before) add(course, `${who} ${what} ${round}`, damage - before);
}

const QUIET: ReadonlySet<unknown> = new Set(['done', 'decline', 'stop']);
const isQuiet = (option: unknown): boolean =>
  QUIET.has(option) || QUIET.has((option as { do?: unknown } | null)?.do);

/** How a course is played. */
interface Trial {
  readonly course: Course;
  readonly viewer: number | null;
  readonly pick: Below;
  /** Whose cards count. */
  readonly own: (seat: number) => boolean;
  /** How much lay unseen when it began. */
  lying: number;
}

const ALL = ROUNDS.length;
/** The Round since which a course rests on a choice, or on more than its viewer knows. */
type Turn = 'chosen' | 'doubted';
const note = (course: Course, what: Turn, board: Board): void => {
  if (!course.has(what)) course.set(what, board.combat?.round ?? ALL);
};

/** One of the answers; those who play unseen cards use nothing they need not use. */
function answerOne(play: Game, trial: Trial): void {
  const pending = play.pending[0]!;
  const ask = play.ask(pending);
  if (ask instanceof One) {
    const quiet = trial.own(pending.seat) ? undefined : ask.options.find(isQuiet);
    if (quiet !== undefined || ask.options.length === 1) return play.put(pending, quiet ?? ask.options[0]);
    note(trial.course, 'chosen', play.state.board);
    return play.put(pending, ask.options[trial.pick(ask.options.length)]);
  }
  if (!(ask instanceof Some) || ask.items.length > ask.min) note(trial.course, 'doubted', play.state.board);
  play.put(pending, ask instanceof Some ? ask.items.slice(0, ask.min) : ask.nth(0));
}

/** Play until the Rounds are over: to the end of the Combat, or of the Turn of a Boss. */
function playOn(play: Game, trial: Trial): void {
  const { board } = play.state;
  const turn = board.combat?.boss?.turn ?? 0;
  for (let i = 0; i < STEPS; i++) {
    if (play.pending.length === 0 || trial.course.has('over')) return;
    if (board.combat === null || (board.combat.boss?.turn ?? 0) !== turn) return;
    answerOne(play, trial);
  }
  note(trial.course, 'doubted', board);
}

/** While cards lie face down: only this seat's count. Round 0 belongs to Combats and to fresh instances of a Boss. */
function playUnseen(play: Game, card: number | null, trial: Trial): void {
  const { board } = play.state;
  const seat = trial.viewer;
  const combat = board.combat!;
  for (const hero of board.heroes) {
    const mine = hero.seat === seat && hero.who !== 'serenade';
    if (!mine) {
      hero.active = [];
      if (!hero.dead && !fightsByBoard(hero)) trial.course.set('doubted', 0);
    } else if (card !== null && hero.hand.includes(card)) hero.active.push(card);
  }
  combat.revealed = true;
  trial.lying = unseen(board, seat);
  if (combat.boss === null || combat.boss.freshInstance) {
    const zero = zeroRound(play.table as T);
    if (zero !== null) playOn(play.begin(zero), trial);
  }
  playOn(play.begin(rounds.with()), trial);
}

/** How much lies where the viewer cannot see it: whatever is drawn, turned up or put back changes that. */
const unseen = (board: Board, viewer: number | null): number =>
  hidden(board, viewer).reduce((sum, { places }) => sum + places.length, 0);

/** One way things may go. */
function courseOf(play: Game, seat: number | null, answer: Json, pick: Below): Course {
  const { board } = play.state;
  const course: Course = new Map();
  const foes = foesOf(board);
  const open = board.combat!.revealed;
  const own = open ? () => true : (one: number) => one === seat;
  const trial: Trial = { course, viewer: seat, pick, own, lying: unseen(board, seat) };
  look(course, board, foes, '');
  play.fell = false;
  play.listen(({ open: shown, secret }) => {
    const event = (shown ?? secret) as Event | null;
    if (event === null || course.has('over')) return;
    if (event.kind === 'combatEnds' || event.kind === 'turn') return void course.set('over', 1);
    const known = course.has('doubted') || (!play.fell && unseen(board, seat) === trial.lying);
    if (!known) note(course, 'doubted', board);
    count(course, board, foes, event);
    look(course, board, foes, event.kind);
  });
  if (open) {
    const pending = seat === null ? undefined : play.pendingOf(seat);
    if (answer !== null && pending !== undefined) {
      const checked = play.check(pending, answer);
      if ('value' in checked) play.put(pending, checked.value);
    }
    playOn(play, trial);
  } else playUnseen(play, cardIn(answer), trial);
  return course;
}

const cardIn = (answer: Json): number | null => {
  const card = (answer as { card?: Json } | null)?.card;
  return typeof card === 'number' ? card : null;
};

/** Many ways together: all there are, if they are few; else some by lot too, which go further afield. */
export function forecast(sample: () => Game, viewer: number | null, answer: Json): Json {
  const { board } = sample().state;
  if (board.combat === null) return null;
  const every = new EveryWay();
  const courses: Course[] = [];
  const tried = (pick: Below): Course => courseOf(sample(), viewer, answer, pick);
  let more = true;
  while (more && courses.length < FEW) {
    courses.push(tried(every.pick));
    more = every.next();
  }
  if (more) {
    const below = belowOf('by lot');
    courses.push(...Array.from({ length: SAMPLES }, () => tried(below)));
  }
  // Once something was chosen, only all the ways together say what comes of it.
  const certain = Math.min(
    ...courses.map((course) => course.get('doubted') ?? ALL),
    ...(more ? courses.map((course) => course.get('chosen') ?? ALL) : []),
  );
  return { ...told(board, courses), certain } as unknown as Json;
}

function told(board: Board, courses: readonly Course[]): Omit<Forecast, 'certain'> {
  const span = (name: string, usual = 0): Span => {
    const all = courses.map((course) => course.get(name) ?? usual);
    return [Math.min(...all), Math.max(...all)];
  };
  const chance = (name: string): Chance => {
    const [least, most] = span(name);
    return least > 0 ? 'yes' : most > 0 ? 'maybe' : 'no';
  };
  const left = (who: string, health: number): Span => {
    const [least, most] = span(`${who} damage`);
    return [Math.max(0, health - most), Math.max(0, health - least)];
  };
  const states = (who: string, round: number): Partial<Record<State, Span>> =>
    Object.fromEntries(
      STATES.flatMap((state) => {
        const found = span(`${who} ${state} ${round}`);
        return found[1] === 0 ? [] : [[state, found]];
      }),
    );
  const enemies = board.combat!.enemies.flatMap((enemy, space) =>
    enemy === null ? [] : [{ card: enemy.card, space: SPACES[space]! }],
  );
  return {
    hits: ROUNDS.map((round) => span(`hits ${round}`)),
    foes: enemies.map(({ card, space }, at) => ({
      space,
      left: left(`foe ${at}`, enemyHealth({ board }, card)),
      rounds: ROUNDS.map((round) => ({
        acts: chance(`foe ${at} acts ${round}`),
        falls: chance(`foe ${at} falls ${round}`),
        hit: span(`foe ${at} hit ${round}`),
        blocked: span(`foe ${at} blocked ${round}`),
        states: states(`foe ${at}`, round),
      })),
    })),
    heroes: board.heroes.map((hero, no) => ({
      left: left(`hero ${no}`, healthOf(hero)),
      dies: chance(`hero ${no} dies`),
      rounds: ROUNDS.map((round) => ({
        hurt: span(`hero ${no} hurt ${round}`),
        blocked: span(`hero ${no} blocked ${round}`),
        shields: span(`hero ${no} shields ${round}`),
        healed: span(`hero ${no} healed ${round}`),
        states: states(`hero ${no}`, round),
      })),
    })),
  };
}
