// DC-UPG-05, DC-RULING-73: what Feats count. Counters lie under the code of their card; one that has reached its number
// stays until the card is claimed.
import { boughtCard, kindOf } from '../box/box.ts';
import type { State, Task, TileKind, Upgrade } from '../schema.ts';
import type { BoughtNo, FoeNo } from '../state.ts';
import type { Seen } from '../table.ts';

export type FeatCard = Extract<Upgrade, { kind: 'feat' }>;

/** How often the task must be done. */
export const needOf = (task: Task): number => ('n' in task ? task.n : 1);

export function featOf(no: BoughtNo): FeatCard | null {
  const card = boughtCard(no);
  return 'kind' in card && card.kind === 'feat' ? card : null;
}

/** The Feats that lie in slots now. */
function forEachFeat(t: Seen, visit: (card: FeatCard) => void): void {
  const { startOfGame, duringGame } = t.board.campaign;
  for (const slots of [startOfGame, duringGame]) {
    for (const no of slots) {
      const card = featOf(no);
      if (card !== null) visit(card);
    }
  }
}

const countsOf = (t: Seen, card: FeatCard): Record<string, number> =>
  card.task.within === undefined ? t.board.campaign.feats : t.board.run.feats;

export const progressOf = (t: Seen, card: FeatCard): number => countsOf(t, card)[card.code] ?? 0;

function count(t: Seen, card: FeatCard): void {
  const counts = countsOf(t, card);
  counts[card.code] = (counts[card.code] ?? 0) + 1;
}

/** Kills of one Round: a stamp beside the counter tells which Round it counts. */
function countInRound(t: Seen, card: FeatCard): void {
  const { round, boss } = t.board.combat!;
  const stamp = 1 + round + 8 * (boss?.turn ?? 0);
  const feats = t.board.run.feats;
  const stampKey = `${card.code}@`;
  if (feats[stampKey] !== stamp && progressOf(t, card) < needOf(card.task)) feats[card.code] = 0;
  feats[stampKey] = stamp;
  count(t, card);
}

/** An Enemy has been killed. */
export function noteKill(t: Seen, foe: FoeNo, by: 'damage' | 'hole' | State): void {
  forEachFeat(t, (card) => {
    const task = card.task;
    if (task.kind !== 'kill') return;
    if (task.of !== undefined && task.of !== kindOf(foe)) return;
    if (task.by !== undefined && task.by !== by) return;
    if (task.within === 'round') countInRound(t, card);
    else count(t, card);
  });
}

/** A Shield of a Beheaded has cancelled a Damage. */
export function noteBlock(t: Seen): void {
  forEachFeat(t, (card) => {
    if (card.task.kind === 'block') count(t, card);
  });
}

/** A Check has been passed. */
export function noteCheck(t: Seen): void {
  forEachFeat(t, (card) => {
    if (card.task.kind === 'passChecks') count(t, card);
  });
}

/** A tile has been turned over and resolved. */
export function noteTile(t: Seen, kind: TileKind): void {
  forEachFeat(t, (card) => {
    if (card.task.kind === 'openTiles' && card.task.of === kind) count(t, card);
  });
}

/** A Combat is over; its tally tells how it went. Counters of one Combat begin anew. */
export function noteCombat(t: Seen): void {
  const { tally, boss } = t.board.combat!;
  forEachFeat(t, (card) => {
    const task = card.task;
    if (task.kind === 'combatUnhurt') {
      if (!tally.hurt && (task.against !== 'elite' || tally.elite)) count(t, card);
    } else if (task.kind === 'lootEverything') {
      if (boss === null && !tally.lootLeft) count(t, card);
    } else if (task.kind === 'combatAllKilledBy') {
      if (boss === null && tally.lastKill <= task.round) count(t, card);
    }
  });
  beginAnew(t);
}

/** DC-RULING-127: what counts within one Combat or Round starts again; a new instance of a Boss is a new Combat. */
export function beginAnew(t: Seen): void {
  forget(t, 'combat');
  forget(t, 'round');
}

/** The Group leaves a Biome alive. */
export function noteLeaving(t: Seen): void {
  const { id, drank } = t.board.biome!;
  const wounded = t.board.heroes.some((hero) => hero.damage > 0);
  const spoiled = { potion: drank, damage: wounded };
  forEachFeat(t, (card) => {
    const task = card.task;
    if (task.kind !== 'leaveBiome' || (task.biome !== undefined && task.biome !== id)) return;
    if (task.without === undefined || !spoiled[task.without]) count(t, card);
  });
}

/** DC-RULING-64: a Boss has fallen. */
export function noteBoss(t: Seen, boss: string): void {
  forEachFeat(t, (card) => {
    if (card.task.kind === 'defeatBoss' && card.task.boss === boss) count(t, card);
  });
}

/** Counters of a span that is over start again, unless they have reached their number. */
function forget(t: Seen, span: NonNullable<Task['within']>): void {
  forEachFeat(t, (card) => {
    if (card.task.within !== span || progressOf(t, card) >= needOf(card.task)) return;
    delete t.board.run.feats[card.code];
    delete t.board.run.feats[`${card.code}@`];
  });
}

/** Whether the condition holds now. What can be seen on the table is not counted. */
export function isMet(t: Seen, card: FeatCard): boolean {
  const task = card.task;
  const { bag, heroes } = t.board;
  switch (task.kind) {
    case 'holdTeeth':
      return bag.teeth >= task.n;
    case 'equipped':
      return heroes.some((hero) => hero.slots.filter((slot) => slot !== null).length >= task.n);
    case 'reachLevel': {
      const at = ['survival', 'tactics', 'brutality'].indexOf(task.sym);
      return heroes.some((hero) => hero.who !== 'serenade' && hero.levels[at]! >= task.level);
    }
    default:
      return progressOf(t, card) >= needOf(task);
  }
}
