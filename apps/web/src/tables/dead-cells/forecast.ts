/**
 * What the printed lines promise: which foe acts in which Round, and what this seat's own cards would change. It knows
 * only what lies open and the seat's own cards. Skills, Equipment and the others' hidden cards are left out; a target
 * that has to be chosen counts as a chance, never as a hit.
 */

import {
  foeOf,
  ROUNDS,
  type Action,
  type EnemyView,
  type Facts,
  type Foe,
  type Lines,
  type Pos,
  type Round,
  type View,
} from './facts.ts';

export type Fate = 'acts' | 'falls' | 'never' | 'frozen' | 'past' | 'empty';

export interface FoeCell {
  readonly fate: Fate;
  readonly actions: readonly Action[];
  /** Damage of the own cards in this Round; `maybe` when the target is still to be chosen. */
  readonly hit: number;
  readonly maybe: boolean;
  /** Hits its Shields take. */
  readonly blocked: number;
}
export interface FoeForecast {
  readonly enemy: EnemyView;
  readonly foe: Foe;
  readonly cells: readonly FoeCell[];
  /** Health left at the end, if the forecast holds. */
  readonly left: number;
}
export interface Forecast {
  readonly foes: readonly FoeForecast[];
  /** Damage icons that fall on the Group in each Round, and Shields of the own cards. */
  readonly hits: readonly number[];
  readonly shields: readonly number[];
}

/** The same with nothing foretold: only what is printed and what lies open. */
export function untold({ foes }: Forecast): Forecast {
  return {
    hits: [],
    shields: [],
    foes: foes.map((one) => ({
      ...one,
      left: one.enemy.health - one.enemy.damage,
      cells: one.cells.map((cell) => ({
        ...cell,
        fate: cell.fate === 'falls' || cell.fate === 'never' ? 'acts' : cell.fate,
        hit: 0,
        maybe: false,
        blocked: 0,
      })),
    })),
  };
}

interface Actor {
  readonly enemy: EnemyView;
  readonly foe: Foe;
  at: number;
  damage: number;
  shields: number;
  marked: number;
  poisoned: number;
  onFire: number;
  frozen: number;
  fell: Round | null;
  readonly hit: number[];
  readonly maybe: boolean[];
  readonly blocked: number[];
  readonly acted: boolean[];
}

const ORDER: readonly Pos[] = ['behind', 'right1', 'right2', 'right3'];

/** A Boss also carries out the line of the action card that lies open. */
export function foeLine(foe: Foe, round: Round, view: View, { bosses }: Facts): readonly Action[] {
  const own = foe.lines[round] ?? [];
  const fight = view.combat?.boss ?? null;
  if (fight === null || fight.action === null || !('instance' in foe)) return own;
  const card = bosses[fight.id].actions.find(({ code }) => code === fight.action);
  return [...own, ...((card?.lines as Lines | undefined)?.[round] ?? [])];
}

function actorsOf(view: View, facts: Facts): Actor[] {
  return (view.combat?.enemies ?? []).flatMap((enemy) => {
    const foe = foeOf(facts, enemy);
    if (foe === undefined) return [];
    const { damage, shields, marked, poisoned, onFire, frozen } = enemy;
    return [
      {
        enemy,
        foe,
        at: ORDER.indexOf(enemy.space),
        damage,
        shields,
        marked,
        poisoned,
        onFire,
        frozen,
        fell: null,
        hit: ROUNDS.map(() => 0),
        blocked: ROUNDS.map(() => 0),
        maybe: ROUNDS.map(() => false),
        acted: ROUNDS.map(() => false),
      },
    ];
  });
}

const lives = ({ fell }: Actor): boolean => fell === null;

function settle(actor: Actor, round: Round): void {
  if (actor.fell === null && (actor.onFire >= 2 || actor.damage >= actor.enemy.health)) actor.fell = round;
}

function strike(actor: Actor, round: Round): void {
  if (actor.shields > 0) {
    actor.shields -= 1;
    actor.blocked[round]! += 1;
  } else {
    actor.damage += 1 + actor.marked;
    actor.hit[round]! += 1 + actor.marked;
  }
}

function afflict(actor: Actor, state: string, round: Round): void {
  if (actor.foe.immune.includes(state)) return;
  if (state === 'onFire') actor.onFire += 1;
  if (state === 'poisoned') actor.poisoned += 1;
  if (state === 'marked') actor.marked += 1;
  if (state !== 'frozen') return;
  const line = ([1, 2, 3] as const).find(
    (one) =>
      one >= round &&
      !(one === round && actor.acted[one]) &&
      (actor.foe.lines[one] ?? []).length > 0 &&
      (actor.frozen & (1 << one)) === 0,
  );
  if (line !== undefined) actor.frozen |= 1 << line;
}

/** One Action of the own cards. */
function perform({ icons, range }: Action, actors: readonly Actor[], round: Round): number {
  let shields = 0;
  const reach =
    range === undefined || typeof range === 'string'
      ? []
      : actors.filter((one) => lives(one) && range.spaces.includes(ORDER[one.at]!));
  const all = typeof range === 'object' && range.mode === 'all';
  for (const icon of icons) {
    if (icon.kind === 'shield') shields += icon.n;
    if (icon.kind !== 'damage' && icon.kind !== 'state') continue;
    if (!all && reach.length > 1) {
      for (const one of reach) one.maybe[round] = true;
      continue;
    }
    for (const one of reach) {
      for (let n = 0; n < icon.n; n++) {
        if (icon.kind === 'damage') strike(one, round);
        else afflict(one, icon.state, round);
      }
    }
  }
  for (const one of reach) settle(one, round);
  return shields;
}

/** One foe's slot: its own Shields, and the Damage icons that come. */
function act(actor: Actor, round: Round, view: View, facts: Facts): number {
  actor.acted[round] = true;
  if ((actor.frozen & (1 << round)) !== 0) return 0;
  let hits = 0;
  for (const { icons } of foeLine(actor.foe, round, view, facts)) {
    for (const icon of icons) {
      if (icon.kind === 'damage') hits += icon.n;
      if (icon.kind === 'shield') actor.shields += icon.n;
    }
  }
  return hits;
}

/** The foes on the right close up at the end of a Round. */
function closeUp(actors: readonly Actor[]): void {
  const right = actors.filter((one) => lives(one) && one.at > 0).sort((a, b) => a.at - b.at);
  right.forEach((one, place) => {
    one.at = Math.min(one.at, place + 1);
  });
}

export function forecast(view: View, facts: Facts, cards: readonly Lines[]): Forecast {
  const actors = actorsOf(view, facts);
  const now = view.combat?.revealed === true ? view.combat.round : 0;
  const hits = ROUNDS.map(() => 0);
  const shields = ROUNDS.map(() => 0);
  for (const round of ROUNDS) {
    if (round < now) continue;
    const turn = (side: readonly Actor[]): void => {
      for (const one of side) if (lives(one)) hits[round]! += act(one, round, view, facts);
    };
    turn(actors.filter(({ at }) => at === 0));
    for (const lines of cards)
      for (const action of lines[round] ?? []) shields[round]! += perform(action, actors, round);
    turn(actors.filter(({ at }) => at > 0).sort((a, b) => a.at - b.at));
    if (round > 0) {
      for (const one of actors.filter(lives)) {
        one.damage += one.poisoned;
        settle(one, round);
      }
      closeUp(actors);
    }
  }
  return { hits, shields, foes: actors.map((one) => told(one, now, view, facts)) };
}

function told(one: Actor, now: number, view: View, facts: Facts): FoeForecast {
  const cells = ROUNDS.map((round): FoeCell => {
    const actions = foeLine(one.foe, round, view, facts);
    return {
      actions,
      hit: one.hit[round]!,
      blocked: one.blocked[round]!,
      maybe: one.maybe[round]!,
      fate: fateOf(one, round, now, actions),
    };
  });
  return { enemy: one.enemy, foe: one.foe, cells, left: Math.max(0, one.enemy.health - one.damage) };
}

function fateOf(one: Actor, round: Round, now: number, actions: readonly Action[]): Fate {
  if (one.fell === round) return 'falls';
  if (round < now || one.enemy.acted >= round) return actions.length > 0 ? 'past' : 'empty';
  if (actions.length === 0) return 'empty';
  if (one.fell !== null && one.fell < round) return 'never';
  return (one.frozen & (1 << round)) !== 0 ? 'frozen' : 'acts';
}
