// Ledger 5.2: what the table may show ahead of the Rounds. The Rounds are played, by these very rules, on games that might
// be the real one; cards nobody has turned up do nothing, and what the Group still chooses is chosen by lot. What comes
// out alike every time is certain; the rest is told as a span.
import { belowOf, One, Some, type Below, type Json, type Play } from '@gravetable/kernel';
import { kindOf } from './box.ts';
import { rounds, zeroRound } from './combat/rounds.ts';
import type { Event, T } from './rulebook.ts';
import type { Pos, State } from './schema.ts';
import type { Board, FoeNo } from './state.ts';
import { enemyHealth, healthOf, SPACES } from './table.ts';
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
}

type Game = Play<Board, Event, View>;

const SAMPLES = 24;
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

/** An answer by lot; those who play unseen cards use nothing they need not use. */
function byLot(play: Game, own: (seat: number) => boolean, below: Below): void {
  const pending = play.pending[0]!;
  const ask = play.ask(pending);
  if (ask instanceof One) {
    const quiet = own(pending.seat) ? undefined : ask.options.find(isQuiet);
    return play.put(pending, quiet ?? ask.options[below(ask.options.length)]);
  }
  play.put(pending, ask instanceof Some ? ask.items.slice(0, ask.min) : ask.nth(0));
}

/** Play until the Rounds are over: to the end of the Combat, or of the Turn of a Boss. */
function playOn(play: Game, own: (seat: number) => boolean, below: Below): void {
  const { board } = play.state;
  const turn = board.combat?.boss?.turn ?? 0;
  for (let i = 0; i < STEPS && play.pending.length > 0; i++) {
    if (board.combat === null || (board.combat.boss?.turn ?? 0) !== turn) return;
    byLot(play, own, below);
  }
}

/** While cards lie face down: only this seat's count. Round 0 belongs to Combats and to fresh instances of a Boss. */
function playUnseen(play: Game, seat: number | null, card: number | null, below: Below): void {
  const { board } = play.state;
  const combat = board.combat!;
  const own = (one: number): boolean => one === seat;
  for (const hero of board.heroes) {
    const mine = hero.seat === seat && hero.who !== 'serenade';
    if (!mine) hero.active = [];
    else if (card !== null && hero.hand.includes(card)) hero.active.push(card);
  }
  combat.revealed = true;
  if (combat.boss === null || combat.boss.freshInstance) {
    const zero = zeroRound(play.table as T);
    if (zero !== null) playOn(play.begin(zero), own, below);
  }
  playOn(play.begin(rounds.with()), own, below);
}

/** One way things may go. */
function courseOf(play: Game, seat: number | null, answer: Json, below: Below): Course {
  const { board } = play.state;
  const course: Course = new Map();
  const foes = foesOf(board);
  look(course, board, foes, '');
  play.listen(({ open, secret }) => {
    const event = (open ?? secret) as Event | null;
    if (event === null || course.has('over')) return;
    if (event.kind === 'combatEnds' || event.kind === 'turn') return void course.set('over', 1);
    count(course, board, foes, event);
    look(course, board, foes, event.kind);
  });
  if (board.combat!.revealed) {
    const pending = seat === null ? undefined : play.pendingOf(seat);
    if (answer !== null && pending !== undefined) {
      const checked = play.check(pending, answer);
      if ('value' in checked) play.put(pending, checked.value);
    }
    playOn(play, () => true, below);
  } else playUnseen(play, seat, cardIn(answer), below);
  return course;
}

const cardIn = (answer: Json): number | null => {
  const card = (answer as { card?: Json } | null)?.card;
  return typeof card === 'number' ? card : null;
};

/** Many ways together. */
export function forecast(sample: () => Game, viewer: number | null, answer: Json): Json {
  const { board } = sample().state;
  if (board.combat === null) return null;
  const below = belowOf('by lot');
  const courses = Array.from({ length: SAMPLES }, () => courseOf(sample(), viewer, answer, below));
  return told(board, courses) as unknown as Json;
}

function told(board: Board, courses: readonly Course[]): Forecast {
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
