// What the table looks like to the learned value when a Round begins: only what everybody can see.
import type { Seat } from '@gravetable/kernel';
import { dangerOf, partyDanger, RED } from '../adrenaline.ts';
import { DANGERS, QUEST_IDS } from '../cards/ids.ts';
import { questOf } from '../cards/quests/index.ts';
import { isMonster } from '../cards/monsters.ts';
import { bossStats } from '../enemies/packs.ts';
import { healthOf } from '../health.ts';
import { takenCount } from '../quests/conditions.ts';
import type { Board } from '../state.ts';
import { assigned, goalsOf, isReady } from './goals.ts';
import { attacksOn, foesOf, leftOf, standing, strikes } from './threat.ts';
import { farTo, NO_WAY } from './ways.ts';
import { bestPen } from './weapons.ts';

const flag = (yes: boolean): number => (yes ? 1 : 0);
const bits = (mask: number): number => {
  let n = 0;
  for (let left = mask; left !== 0; left &= left - 1) n++;
  return n;
};

/** The party: who stands, with what, and how near the Quest is to be lost. */
function ofParty(board: Board): number[] {
  const up = standing(board);
  const size = board.party.length;
  const down = size - up.length;
  const potions = up.reduce((sum, who) => sum + board.party[who]!.potions, 0);
  const left = up.map((who) => leftOf(board.party[who]!)).sort((a, b) => a - b);
  const full = board.party.reduce((sum, a) => sum + healthOf(a), 0);
  const { armor } = bossStats(board);
  const mean = (of: (who: number) => number): number => up.reduce((sum, who) => sum + of(who), 0) / size;
  return [
    up.length / 6,
    down / 3,
    Math.min(4, potions) / 3,
    (potions - down) / 3,
    flag(down >= potions),
    left.reduce((sum, one) => sum + one, 0) / full,
    (left[0] ?? 0) / 8,
    (left[1] ?? 0) / 8,
    left.filter((one) => one <= 3).length / 3,
    mean((who) => board.party[who]!.mana) / 10,
    mean((who) => flag(bestPen(board, who) >= armor)),
    mean((who) => Math.min(5, bestPen(board, who))) / 3,
    mean((who) => board.party[who]!.skills.length) / 4,
    mean((who) => board.party[who]!.ap) / RED,
    Math.max(...board.party.map(({ ap }) => ap)) / RED,
    ...DANGERS.map((_, at) => flag(partyDanger(board) === at)),
    board.party.filter((a) => dangerOf(a) === 'red').length / 3,
  ];
}

/** The Enemies: how many, how near, and what they may do in one Enemy Phase. */
function ofEnemies(board: Board): number[] {
  const zones = new Set(standing(board).map((who) => board.party[who]!.zone));
  let [all, near, coming, monsters, later] = [0, 0, 0, 0, 0];
  for (const foe of foesOf(board)) {
    const far = Math.min(...[...zones].map((zone) => farTo(board, foe.zone, zone)));
    all += foe.n;
    if (far <= 2) near += foe.n;
    coming += foe.wounds * strikes(board, foe, zones);
    if (far <= 4) later += foe.wounds;
    if (foe.pack >= 0 && isMonster(board.packs[foe.pack]!.kind)) monsters += foe.n;
  }
  return [all / 30, near / 15, Math.min(40, coming) / 20, Math.min(60, later) / 30, monsters / 3];
}

/** Those the coming Attacks could strike down, and whether they stand alone. */
function ofExposed(board: Board): number[] {
  const foes = foesOf(board);
  let fall = 0;
  let alone = 0;
  for (const who of standing(board)) {
    const { zone } = board.party[who]!;
    const there = standing(board).filter((one) => board.party[one]!.zone === zone).length;
    if (there === 1) alone++;
    const wounds = foes.reduce((sum, foe) => sum + foe.wounds * attacksOn(board, foe, zone), 0);
    if (wounds / there >= leftOf(board.party[who]!)) fall++;
  }
  return [fall / 3, alone / 3];
}

function ofQuest(board: Board): number[] {
  const { boss, objectives } = board;
  const goals = goalsOf(board);
  const wanted = goals.filter(({ kind }) => kind === 'objective' || kind === 'wakes');
  const others = goals.filter(({ kind }) => kind === 'notable' || kind === 'lock' || kind === 'tower');
  const ways = [...assigned(board)].map(([who, { zone }]) => farTo(board, board.party[who]!.zone, zone));
  const up = standing(board);
  const toGoal = wanted.map(({ zone }) =>
    Math.min(NO_WAY, ...up.map((who) => farTo(board, board.party[who]!.zone, zone))),
  );
  const toBoss =
    boss.zone === null || boss.state !== 'active'
      ? 0
      : up.reduce((sum, who) => sum + Math.min(8, farTo(board, board.party[who]!.zone, boss.zone!)), 0);
  const { exit } = questOf(board.quest);
  return [
    takenCount(board) / Math.max(1, objectives.taken.length),
    (objectives.taken.length - takenCount(board)) / 3,
    wanted.length / 3,
    others.length / 3,
    toGoal.reduce((sum, far) => sum + Math.min(12, far), 0) / 20,
    ways.reduce((sum, far) => sum + Math.min(12, far), 0) / 30,
    toBoss / 20,
    flag(boss.state === 'inactive'),
    flag(boss.state === 'active'),
    flag(boss.state === 'gone'),
    boss.state === 'gone' ? 0 : (boss.cards.length + 1) / 4,
    boss.state === 'active' ? boss.wounds / Math.max(1, bossStats(board).wounds) : 0,
    boss.doom / 5,
    boss.emptied / 3,
    flag(isReady(board)),
    flag(exit !== null),
    board.treasure.zone.length / 3,
    board.artifacts.length / 2,
    board.search.length / 5,
    bits(board.spawns) / 3,
    board.round / 10,
    board.round > 12 ? 1 : 0,
    board.party.length / 6,
  ];
}

export function features(board: Board, _seat: Seat): readonly number[] {
  return [
    ...ofParty(board),
    ...ofEnemies(board),
    ...ofExposed(board),
    ...ofQuest(board),
    ...QUEST_IDS.map((id) => flag(board.quest === id)),
  ];
}
