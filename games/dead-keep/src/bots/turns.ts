// The Turn's question: where to stand at the end of it, and what to do there. Every Zone in reach is weighed as a whole.
import type { AttackChoice, Choice } from '../choices.ts';
import { attackOf } from '../combat/blow.ts';
import { attacksFrom } from '../combat/declare.ts';
import { leavingCost } from '../actions/walk.ts';
import { gathered } from '../actions/mana.ts';
import { enemiesIn } from '../enemies/packs.ts';
import { exitsOf } from '../enemies/lookout.ts';
import { revealedBy } from '../map/buildings.ts';
import type { ZoneNo } from '../map/types.ts';
import { FREE_KINDS, type Board, type Who } from '../state.ts';
import { chart } from '../where.ts';
import { isKo } from '../health.ts';
import { attackWorth, manaPrice, sceneOf, sceneWith, type Scene } from './fighting.ts';
import { assigned, isReady, TOGETHER, wantsFinds, type Goal } from './goals.ts';
import { attacksOn, foesOf, leftOf, pain, standing, strikes, zonesOfOthers, type Foe } from './threat.ts';
import { doorToward, farTo } from './ways.ts';

const MOVE = FREE_KINDS.indexOf('move');
const FIGHTS = ['melee', 'ranged', 'magic', 'spell', 'combat'] as const;

/** What the Turn still holds. */
interface Purse {
  readonly actions: number;
  readonly moves: number;
  readonly fights: number;
}
const purseOf = ({ turn }: Board): Purse => ({
  actions: turn.actions,
  moves: turn.free[MOVE]!,
  fights: FIGHTS.reduce((sum, kind) => sum + turn.free[FREE_KINDS.indexOf(kind)]!, 0),
});

/** A Zone in reach: the first choice on the way, Actions left there, attacks that come with getting there. */
interface Reach {
  readonly zone: ZoneNo;
  readonly first: Choice | null;
  readonly left: number;
  readonly extra: number;
  readonly steps: number;
}

const afterMoves = ({ actions, moves }: Purse, price: number): number => actions - Math.max(0, price - moves);

/** Every Zone this Turn may end in, cheapest way first. */
function reaches(board: Board, who: Who, options: readonly Choice[], purse: Purse): Reach[] {
  const from = board.party[who]!.zone;
  const found = new Map<ZoneNo, Reach>([
    [from, { zone: from, first: null, left: purse.actions, extra: 0, steps: 0 }],
  ]);
  const queue: { reach: Reach; price: number }[] = [];
  const special: Reach[] = [];
  for (const first of options) {
    if (first.do !== 'move' && first.do !== 'sprint' && first.do !== 'jump' && first.do !== 'teleport') {
      if (first.do === 'bloodlust' && (first.pay === 'class' || purse.actions > 0)) {
        const left = purse.actions - (first.pay === 'class' ? 0 : 1) - leavingCost(board, who);
        special.push({ zone: first.to, first, left: Math.max(0, left), extra: 1, steps: 1 });
      }
      continue;
    }
    const leaving = first.do === 'teleport' ? 0 : leavingCost(board, who);
    const price = ('pay' in first && first.pay !== 'action' ? 0 : 1) + leaving;
    const left =
      first.do === 'jump' || first.do === 'teleport' ? purse.actions - price : afterMoves(purse, price);
    const known = found.get(first.to);
    if (left < 0 || (known !== undefined && known.left >= left)) continue;
    const reach = { zone: first.to, first, left, extra: 0, steps: 1 };
    found.set(first.to, reach);
    queue.push({ reach, price: first.do === 'jump' || first.do === 'teleport' ? 0 : price });
  }
  for (const { reach, price } of queue) {
    if (found.get(reach.zone) !== reach || reach.left === 0) continue;
    const next = price + 1 + leavingCost(board, who, reach.zone);
    const base =
      reach.first!.do === 'jump' || reach.first!.do === 'teleport' ? purse.actions - 1 : purse.actions;
    const left = afterMoves({ ...purse, actions: base }, next);
    if (left < 0) continue;
    for (const zone of exitsOf(board, reach.zone)) {
      const known = found.get(zone);
      if (known !== undefined && known.left >= left) continue;
      const on = { zone, first: reach.first, left, extra: 0, steps: reach.steps + 1 };
      found.set(zone, on);
      queue.push({ reach: on, price: next });
    }
  }
  return [...found.values(), ...special];
}

/** Something to be done in a Zone, and what it brings. */
interface Use {
  readonly worth: number;
  readonly choice: Choice | null;
}
const NOTHING: Use = { worth: 0, choice: null };

/** The best attack from where the Adventurer stands now, so often as may be. */
function bestFight(
  scene: Scene,
  who: Who,
  times: number,
  extra: number,
  options: readonly Choice[] | null,
): Use {
  if (times + extra === 0) return NOTHING;
  const { board } = scene;
  const attacks =
    options === null
      ? attacksFrom(board, who, null)
      : options.filter((one): one is AttackChoice => one.do === 'attack');
  let best = NOTHING;
  for (const choice of attacks) {
    const melee = attackOf(choice) === 'melee';
    const often = times + (melee ? extra : 0);
    if (often === 0) continue;
    const paid = choice.pay === 'action' || choice.pay === 'gift' ? 0 : manaPrice(board.party[who]!.mana);
    const worth = attackWorth(scene, who, choice, often) - paid;
    if (worth > best.worth) best = { worth, choice };
  }
  return best;
}

const TAKEN = { objective: 6, wakes: 6, treasure: 4, artifact: 4.5, search: 1.2 } as const;

/** Tokens that lie in a Zone: worth an Action. */
function bestToken(board: Board, who: Who, zone: ZoneNo, goals: ReadonlyMap<Who, Goal>, ready: boolean): Use {
  const { objectives, treasure, artifacts, search } = board;
  let best = NOTHING;
  const offer = (worth: number, choice: Choice): void => {
    if (worth > best.worth) best = { worth, choice };
  };
  const goal = goals.get(who);
  objectives.zone.forEach((at, no) => {
    if (at !== zone || objectives.taken[no] === true) return;
    const wanted = goal?.zone === zone && (goal.kind === 'objective' || goal.kind === 'wakes');
    if (wanted && (goal.kind === 'objective' || ready))
      offer(TAKEN.objective, { do: 'take', token: 'objective', at: no, pay: 'action' });
  });
  const chest = treasure.zone.indexOf(zone);
  if (chest >= 0) offer(TAKEN.treasure, { do: 'take', token: 'treasure', at: chest, pay: 'action' });
  const relic = artifacts.indexOf(zone);
  if (relic >= 0) offer(TAKEN.artifact, { do: 'take', token: 'artifact', at: relic, pay: 'action' });
  if (search.includes(zone) && enemiesIn(board, zone) === 0 && wantsFinds(board, who))
    offer(TAKEN.search, { do: 'search', pay: 'action' });
  return best;
}

/** Drawing Mana, where there is any to be had. */
function bestGather(board: Board, who: Who): Use {
  const { mana } = board.party[who]!;
  const gain = Math.min(10 - mana, gathered(board, who));
  if (gain < 2 || mana > 6) return NOTHING;
  return { worth: gain * (mana <= 3 ? 0.3 : 0.18), choice: { do: 'gather', pay: 'action' } };
}

/** The foes of a table, and how often each could strike where others stand. */
interface Threats {
  readonly foes: readonly Foe[];
  readonly elsewhere: readonly number[];
}
function threatsOf(board: Board, others: ReadonlySet<ZoneNo>): Threats {
  const foes = foesOf(board);
  return { foes, elsewhere: foes.map((foe) => strikes(board, foe, others)) };
}

/** How often each foe could strike in a Zone, and what there is to fight for somebody who stands there. */
interface Spot {
  readonly here: readonly number[];
  readonly scene: Scene;
}
function spotOf(board: Board, { foes, elsewhere }: Threats, zone: ZoneNo): Spot {
  const here = foes.map((foe) => attacksOn(board, foe, zone));
  const often = here.map((n, at) => Math.max(n, elsewhere[at]!));
  return { here, scene: sceneWith(board, foes, often) };
}

/** What it means to end the Turn in a Zone: harm the party takes because of it, and the way that is left. */
function place(
  { here, scene }: Spot,
  { foes, elsewhere }: Threats,
  who: Who,
  zone: ZoneNo,
  goal: Goal | undefined,
  style = CAREFUL,
): number {
  const { board } = scene;
  let drawn = 0;
  let shared = 0;
  foes.forEach(({ wounds }, at) => {
    if (wounds === 0) return;
    if (elsewhere[at] === 0) drawn += here[at]! * wounds;
    else shared += here[at]! * wounds;
  });
  const there = board.party.reduce(
    (n, one, no) => n + (no !== who && one.zone === zone && !isKo(one) ? 1 : 0),
    0,
  );
  const left = leftOf(board.party[who]!);
  // What strikes anyway is only shared by one more.
  const own = drawn * DRAWN + (shared * SHARED) / (there + 1);
  const harm = pain(own / (there > 0 ? 1 + there * 0.5 : 1), left);
  return -style.harm * harm + style.way * way(board, zone, goal);
}

const DRAWN = 0.85;
const SHARED = 0.25;
const STEP = 1.1;
const way = (board: Board, zone: ZoneNo, goal: Goal | undefined): number =>
  goal === undefined ? 0 : -STEP * farTo(board, zone, goal.zone);

/** What somebody cares for, as multiples of what `careful` does. */
export interface Style {
  /** Harm the party takes. */
  readonly harm: number;
  /** The way to the goal. */
  readonly way: number;
  /** Fights, tokens and Mana. */
  readonly use: number;
  readonly token: number;
  /** How many go for one Objective together. */
  readonly band: number;
}
export const CAREFUL: Style = { harm: 1, way: 1, use: 1, token: 1, band: TOGETHER };

/** What the best course of a Turn is, and its first choice. */
export interface Course {
  readonly choice: Choice | null;
  readonly worth: number;
  readonly zone: ZoneNo;
  readonly fight: number;
  readonly goal: Goal | undefined;
}

/** The best course from here; `options` are those of the question. */
export function courseOf(board: Board, who: Who, options: readonly Choice[], style = CAREFUL): Course {
  const purse = purseOf(board);
  const a = board.party[who]!;
  const home = a.zone;
  const others = zonesOfOthers(board, who);
  const goals = assigned(board, style.band);
  const goal = goals.get(who);
  const ready = isReady(board) || board.round > 13;
  let best: Course | null = null;
  const threats = threatsOf(board, others);
  const spots = new Map<ZoneNo, Spot>();
  for (const { zone, first, left, extra, steps } of reaches(board, who, options, purse)) {
    a.zone = zone;
    const spot = spots.get(zone) ?? spotOf(board, threats, zone);
    spots.set(zone, spot);
    const { scene } = spot;
    const token = left > 0 ? bestToken(board, who, zone, goals, ready) : NOTHING;
    const mana = left > 0 ? bestGather(board, who) : NOTHING;
    const times = left + purse.fights;
    const fight = bestFight(scene, who, times, extra, first === null ? options : null);
    const spared = left > 1 ? fight.worth * 0.9 : purse.fights > 0 ? fight.worth * 0.5 : 0;
    const uses: Use[] = [
      fight,
      token.choice === null ? NOTHING : { worth: style.token * token.worth + spared, choice: token.choice },
      mana.choice === null ? NOTHING : { worth: mana.worth + spared * 0.8, choice: mana.choice },
    ];
    const use = uses.reduce((one, other) => (other.worth > one.worth ? other : one));
    const worth = style.use * use.worth + place(spot, threats, who, zone, goal, style) - 0.02 * steps;
    if (best === null || worth > best.worth + 1e-9)
      best = { choice: first ?? use.choice, worth, zone, fight: fight.worth, goal };
    a.zone = home;
  }
  a.zone = home;
  return best!;
}

/** Whether somebody could still answer what comes out of a door. */
function isCovered(board: Board, who: Who): boolean {
  const { zone } = board.party[who]!;
  if (board.turn.actions >= 2) return true;
  return standing(board).some(
    (one) => one !== who && !board.party[one]!.played && farTo(board, zone, board.party[one]!.zone) <= 3,
  );
}

/** A door that is on the way, and that it is time to open; null: none. */
export function doorNow(
  board: Board,
  who: Who,
  options: readonly Choice[],
  goal: Goal | undefined,
): Choice | null {
  if (goal === undefined || enemiesIn(board, board.party[who]!.zone) > 0) return null;
  const { zone } = board.party[who]!;
  const door =
    goal.kind === 'lock' && goal.zone === zone ? lockOf(board, zone) : doorToward(board, zone, goal.zone);
  if (door < 0) return null;
  const found = options.find((one) => one.do === 'door' && one.door === door);
  if (found === undefined) return null;
  const map = chart(board);
  const dark = revealedBy(map, board.open | (1 << door), board.revealed, door).some(
    (room) => map.zones[room]!.dark,
  );
  return !dark || isCovered(board, who) ? found : null;
}

/** The closed coloured door of a Zone. */
function lockOf(board: Board, zone: ZoneNo): number {
  return chart(board).doors.findIndex(
    ({ zones, colour }, no) => colour !== 'red' && zones.includes(zone) && (board.open & (1 << no)) === 0,
  );
}

/** What a Zone is worth to somebody who is put there with what the Turn still holds. */
export function zoneWorth(board: Board, who: Who, zone: ZoneNo): number {
  const a = board.party[who]!;
  const home = a.zone;
  const others = zonesOfOthers(board, who);
  a.zone = zone;
  const threats = threatsOf(board, others);
  const spot = spotOf(board, threats, zone);
  const goal = assigned(board).get(who);
  const { actions, fights } = board.turn.who === who ? purseOf(board) : { actions: 0, fights: 0 };
  const fight = bestFight(spot.scene, who, actions + fights, 0, null);
  const worth = fight.worth + place(spot, threats, who, zone, goal);
  a.zone = home;
  return worth;
}

/** What somebody can do with so many attacks from where they stand, and which of them comes first. */
export function fightFrom(board: Board, who: Who, times: number): Use {
  const scene = sceneOf(board, zonesOfOthers(board, null));
  return bestFight(scene, who, times, 0, null);
}
