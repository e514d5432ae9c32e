// What an attack is worth: expected Wounds on each target by binomials, harm kept from friends, misses that hit them.
import { questOf } from '../cards/quests/index.ts';
import { isMonster } from '../cards/monsters.ts';
import { isUndead } from '../cards/undead.ts';
import type { AttackChoice } from '../choices.ts';
import { choosesFreely } from '../combat/allot.ts';
import { actionSources, declared, lends, lineCost, lineOf, type Blow, type How } from '../combat/blow.ts';
import { endangered } from '../combat/friendly-fire.ts';
import { bonusOf, canWound, diceOf, escalatedDice, isHit, woundsPerHit } from '../combat/numbers.ts';
import { classesOfArmor, hitsPerFigure, woundsLeft } from '../combat/wounds.ts';
import { bossStats, habitsOf, isNotable, packsIn, statsOf } from '../enemies/packs.ts';
import { oddsOf } from '../forecast/attack.ts';
import { holds } from '../quests/conditions.ts';
import type { ZoneNo } from '../map/types.ts';
import type { Board, Pack, Who } from '../state.ts';
import { foesOf, leftOf, strikes, type Foe } from './threat.ts';

/** What everybody at the table can see, worked out once for a question. */
export interface Scene {
  readonly board: Board;
  readonly foes: readonly Foe[];
  /** What eliminating one figure of each pack is worth; the Boss's life last. */
  readonly prizes: readonly number[];
  /** What one life of the Boss is worth. */
  readonly life: number;
}

const DANGER = 0.9;
const LATER = 0.3;
const BASE = 0.35;
const NOTABLE = 1.6;
const WANTED = 4;
const MONSTER = 1.5;
/** A life of the Boss: nothing else ends the Quest. */
const LIFE = 9;

function isWanted(board: Board, kind: string): boolean {
  const { active } = questOf(board.quest);
  const asked = active.is === 'all' ? active.of : [active];
  return asked.some((one) => one.is === 'eliminated' && one.enemy === kind && !holds(board, one));
}

export function sceneOf(board: Board, zones: ReadonlySet<ZoneNo>): Scene {
  const foes = foesOf(board);
  return sceneWith(
    board,
    foes,
    foes.map((foe) => strikes(board, foe, zones)),
  );
}

/** The same, where it is known how often each of them could strike somebody. */
export function sceneWith(board: Board, foes: readonly Foe[], often: readonly number[]): Scene {
  const prizes = board.packs.map((pack, no) => {
    const foe = foes[no]!;
    const now = often[no]!;
    const harm = foe.each * (now > 0 ? now * DANGER : foe.actions * LATER);
    const special = isNotable(pack.kind) ? NOTABLE + (isWanted(board, pack.kind) ? WANTED : 0) : 0;
    return BASE + harm + special + (isMonster(pack.kind) ? MONSTER : 0) + 0.1 * woundsLeft(pack);
  });
  const boss = foes.find(({ pack }) => pack === -1);
  const last = board.boss.cards.length === 0 ? 3 : 0;
  return { board, foes, prizes, life: boss === undefined ? 0 : LIFE + last + boss.each * 0.5 };
}

const FACES = [1, 2, 3, 4, 5, 6] as const;
const known = new Map<number, readonly number[]>();

/** The chance of each number of hits; asked for again and again. */
function odds(dice: number, faces: number): readonly number[] {
  const key = dice * 7 + faces;
  const found = known.get(key) ?? oddsOf(dice, faces / FACES.length);
  known.set(key, found);
  return found;
}

/** What some hits on one Monster or the Boss bring. */
function onOne(hits: number, each: number, left: number, prize: number, heals: boolean): number {
  const wounds = Math.min(left, hits * each);
  if (wounds >= left) return prize;
  // A Troll that is not felled has forgotten three Wounds by the end of the Turn.
  const lasting = heals ? Math.max(0, wounds - 3) : wounds;
  return prize * 0.75 * (lasting / left);
}

interface Target {
  readonly prize: number;
  readonly n: number;
  readonly hits: number;
  readonly harms: boolean;
}

/** In the order in which hits go to them, or should. */
function targets(scene: Scene, blow: Blow, sixes: number): Target[] {
  const { board, prizes } = scene;
  const undead = packsIn(board, blow.zone).filter(({ kind }) => isUndead(kind));
  const targetOf = (pack: Pack): Target => {
    const each = woundsPerHit(board, blow, sixes, pack.kind);
    const harms = canWound(board, blow, sixes, statsOf(pack).armor);
    return { prize: prizes[board.packs.indexOf(pack)]!, n: pack.n, hits: hitsPerFigure(pack, each), harms };
  };
  const dearest = (a: Target, b: Target): number => b.prize / b.hits - a.prize / a.hits;
  if (choosesFreely(board, blow))
    return undead
      .map(targetOf)
      .filter(({ harms }) => harms)
      .sort(dearest);
  return classesOfArmor(undead).flatMap((packs) => packs.map(targetOf).sort(dearest));
}

function onUndead(list: readonly Target[], hits: number): number {
  let left = hits;
  let sum = 0;
  for (const { prize, n, hits: per, harms } of list) {
    if (!harms) return sum;
    const felled = Math.min(n, Math.floor(left / per));
    sum += felled * prize;
    left -= felled * per;
    if (felled < n) return sum + (left / per) * prize * 0.5;
  }
  return sum;
}

/** What exactly so many hits bring. */
export function hitsWorth(scene: Scene, blow: Blow, hits: number, sixes = 0): number {
  const { board } = scene;
  if (blow.at === 'undead') return onUndead(targets(scene, blow, sixes), hits);
  const pack = blow.at === 'boss' ? null : board.packs[blow.at]!;
  const { armor, wounds } = pack === null ? bossStats(board) : statsOf(pack);
  if (!canWound(board, blow, sixes, armor)) return 0;
  const kind = pack?.kind ?? board.boss.kind;
  const left = wounds - (pack?.wounds ?? board.boss.wounds);
  const heals =
    habitsOf(kind).special === 'regeneration' &&
    !(pack?.noRegen ?? board.boss.noRegen) &&
    !lends(actionSources(board, blow), 'noRegen');
  const prize = pack === null ? scene.life : scene.prizes[blow.at as number]!;
  return onOne(hits, woundsPerHit(board, blow, sixes, kind), left, prize, heals);
}

/** Friends in the target Zone: what the misses of such a roll cost. */
function strayCost(board: Board, blow: Blow, misses: number): number {
  const friends = endangered(board, blow);
  if (friends.length === 0) return 0;
  const wounds = misses * woundsPerHit(board, blow, 0, null);
  const weakest = Math.max(...friends.map((who) => leftOf(board.party[who]!)));
  return wounds * (wounds >= weakest ? 4 : 1.3);
}

export const facesThatHit = (board: Board, blow: Blow): number => {
  const bonus = bonusOf(board, blow);
  const { accuracy } = lineOf(blow);
  return FACES.filter((face) => isHit(face, bonus, accuracy)).length;
};

/** What the blow brings if it is rolled so, so many times over. */
export function blowWorth(scene: Scene, blow: Blow, times = 1): number {
  const { board } = scene;
  const dice = diceOf(board, blow) * times;
  const faces = facesThatHit(board, blow);
  const chances = odds(dice, faces);
  const list = blow.at === 'undead' ? targets(scene, blow, 0) : null;
  if (list !== null && (list.length === 0 || !list[0]!.harms)) return -0.1;
  let sum = 0;
  chances.forEach((chance, hits) => {
    if (hits > 0 && chance > 0.001)
      sum += chance * (list === null ? hitsWorth(scene, blow, hits) : onUndead(list, hits));
  });
  return sum - strayCost(board, blow, dice * (1 - faces / FACES.length));
}

/** Mana is dear where there is little of it. */
export const manaPrice = (mana: number): number => (mana >= 8 ? 0.08 : mana >= 4 ? 0.2 : 0.35);

/** An attack as a choice, so many times over, with the Mana it takes. */
export function attackWorth(
  scene: Scene,
  who: Who,
  choice: AttackChoice,
  times = 1,
  how: How = 'action',
): number {
  const { board } = scene;
  const plain = declared(who, choice, how);
  const blow = { ...plain, escalated: escalatedDice(board, plain) };
  const cost = lineCost(board, who, choice.card, lineOf(blow));
  const { mana } = board.party[who]!;
  const often = cost === 0 ? times : Math.min(times, Math.floor(mana / cost));
  return blowWorth(scene, blow, often) - often * cost * manaPrice(mana);
}
