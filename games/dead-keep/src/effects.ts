// DK-RULING-120, -148: the words of Stage cards, and their one interpreter.

import { clearVotes } from '@gravetable/kernel';
import type { Call } from '@gravetable/kernel';
import { askTable, zoneAside } from './asking.ts';
import { bossName } from './boss/name.ts';
import { bossOf } from './cards/bosses.ts';
import type { StageWhom, StageWord } from './cards/stage.ts';
import { stageOf } from './cards/stages.ts';
import { extraActivation } from './enemies/extra.ts';
import { suffer } from './enemies/hits.ts';
import { rangeOf, zoneAt } from './enemies/lookout.ts';
import { gainMana, isKo, loseMana } from './health.ts';
import { isOver } from './judge.ts';
import { loseSearch } from './loot.ts';
import { FAR, type ZoneNo } from './map/types.ts';
import { procedure, type T } from './rulebook.ts';
import { settle } from './settle.ts';
import { blindingMist, mistBurn } from './spawn/mist.ts';
import { notablePlacings, notablesOut } from './spawn/notables.ts';
import { spawnZones, type Placing } from './spawn/place.ts';
import { spawnNow } from './spawn/spawning.ts';
import type { Board, StageNo, Who } from './state.ts';

/** DK-RULING-148: those of them who stand. */
function whom(board: Board, which: StageWhom): Who[] {
  const { zone: at } = board.boss;
  return board.party.flatMap((one, who) => {
    const meant =
      which === 'all' ||
      (which === 'bossZone' && one.zone === at) ||
      (which === 'bossSees' && at !== null && rangeOf(board, at, one.zone) !== FAR) ||
      (which === 'inBuildings' && zoneAt(board, one.zone).kind === 'room');
    return meant && !isKo(one) ? [who] : [];
  });
}

function harden(t: T, n: number, max: number): void {
  const { boss } = t.board;
  const printed = bossOf(boss.kind).levels[boss.level - 1]!.armor;
  boss.armor = Math.min(max - printed, boss.armor + n);
  t.tell?.({ kind: 'bossArmor', enemy: bossName(t.board), armor: printed + boss.armor });
}

const spawned = (placings: readonly Placing[]): Call<unknown> => spawnNow.with({ placings, stage: null });

/** What a word of an Active section spawns; it counts as one Enemy card. */
function spawnWord(board: Board, word: Extract<StageWord, { does: 'spawn' }>): Placing[] {
  const zones = word.at === 'bossZone' ? [board.boss.zone!] : spawnZones(board);
  return zones.map((zone) => ({ enemy: word.enemy, zone, n: word.n }));
}

function notablesWord(t: T, word: Extract<StageWord, { does: 'notables' }>): Placing[] {
  if (notablesOut(t.board).length > 0 || word.without === null) return notablePlacings(t);
  return [{ ...word.without, zone: t.board.boss.zone! }];
}

/** The table removes a Search token. */
const removeSearch = procedure<{ stage: string }>('removeSearch')
  .ask('DK-RULING-120b', 'zone', (t, v) =>
    askTable(t, [...new Set(t.board.search)], () => zoneAside(t.board, 'removeSearch', { stage: v.stage })),
  )
  .do('DK-RULING-120c', (t, v) => {
    clearVotes(t);
    const zone = v.zone ?? t.board.search[0];
    if (zone !== undefined) loseSearch(t, zone, 1);
  })
  .end();

function loseAllSearch(t: T): void {
  for (const zone of new Set<ZoneNo>(t.board.search)) loseSearch(t, zone, t.board.search.length);
}

/** DK-RULING-120: one Attack of the Boss on each of them, Zone by Zone. */
const attackEach = procedure<{ whom: readonly Who[]; damage: number }>('attackEach')
  .set('DK-RULING-120d', 'left', (_, v): readonly Who[] => v.whom)
  .while(
    'DK-RULING-120e',
    (t, v) => v.left.length > 0 && !isOver(t.board),
    (each) =>
      each
        .set('DK-RULING-120f', 'zone', (t, v): ZoneNo =>
          Math.min(...v.left.map((who) => zoneOf(t.board, who))),
        )
        .call('DK-RULING-120g', (t, v) => {
          const enemy = bossName(t.board);
          const there = v.left.filter((who) => zoneOf(t.board, who) === v.zone);
          const zone = zoneAt(t.board, v.zone).id;
          t.tell?.({ kind: 'enemyAttacks', enemy, n: there.length, damage: v.damage, zone });
          return suffer.with({ hits: there.map((who) => ({ who, enemy, damage: v.damage, n: 1 })) });
        })
        .set('DK-RULING-120h', 'left', (t, v) => v.left.filter((who) => zoneOf(t.board, who) !== v.zone)),
  )
  .end();
const zoneOf = (board: Board, who: Who): ZoneNo => board.party[who]!.zone;

/** One word: what it calls for, or null when it is done. */
function carryOutWord(
  t: T,
  word: StageWord,
  section: 'inactive' | 'active',
  code: string,
): Call<unknown> | null {
  const { board } = t;
  switch (word.does) {
    case 'spawn':
      return spawned(spawnWord(board, word));
    case 'notables':
      // DK-RULING-146: in the Inactive section they are placed with the card.
      return section === 'inactive' ? null : spawned(notablesWord(t, word));
    case 'attack':
      return attackEach.with({ whom: whom(board, word.whom), damage: word.damage });
    case 'activate':
      return extraActivation.with({ whose: word.who === 'boss' ? 'boss' : 'everybody' });
    case 'loseMana':
      for (const who of whom(board, word.whom)) loseMana(t, who, word.n);
      return null;
    case 'gainMana':
      for (const who of whom(board, word.whom)) gainMana(t, who, word.n, code);
      return null;
    case 'blindingMist':
      blindingMist(t);
      return null;
    case 'mistBurn':
      mistBurn(t);
      return null;
    case 'removeSearch':
      if (word.n !== 'all') return removeSearch.with({ stage: code });
      loseAllSearch(t);
      return null;
    case 'armor':
      harden(t, word.n, word.max);
      return null;
  }
}

/** The extra text of one section. */
export const stageText = procedure<{ card: StageNo; section: 'inactive' | 'active' }>('stageText')
  .call('DK-RULING-148', (t, v) => {
    const word = stageOf(v.card)[v.section].effect;
    return word === null ? null : carryOutWord(t, word, v.section, stageOf(v.card).code);
  })
  .call('DK-RULING-148a', (t) => settle(t))
  .end();
