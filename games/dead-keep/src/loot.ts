// DK-UND-02, DK-LOOT, DK-SEARCH-01…03, DK-RULING-86, -88, -89, -160: what eliminated Enemies leave behind.

import { clearVotes } from '@gravetable/kernel';
import { askTable, onZone, zoneAside } from './asking.ts';
import type { EnemyKind } from './cards/ids.ts';
import { isMonster } from './cards/monsters.ts';
import { TOKENS } from './cards/tokens.ts';
import { zoneId } from './enemies/lookout.ts';
import { countOf, isNotable } from './enemies/packs.ts';
import type { ZoneNo } from './map/types.ts';
import { discardEnemyCard } from './piles.ts';
import { noteEliminated } from './quests/conditions.ts';
import { procedure, type T } from './rulebook.ts';
import type { Board } from './state.ts';

type Token = 'search' | 'artifact';
const lying = (board: Board, token: Token): ZoneNo[] => (token === 'search' ? board.search : board.artifacts);
const ascending = (a: number, b: number): number => a - b;

function lay(t: T, token: Token, zone: ZoneNo): void {
  const zones = lying(t.board, token);
  zones.push(zone);
  zones.sort(ascending);
  t.tell?.({ kind: 'dropsToken', token, zone: zoneId(t.board, zone), pieces: onZone(t.board, zone) });
}

function drop(t: T, token: Token, zone: ZoneNo): void {
  if (lying(t.board, token).length < TOKENS[token]) lay(t, token, zone);
  else t.board.queue.loot.push({ token, zone });
}

/**
 * After the elimination of `n` Enemies by one blow, already off the board: the last of their kind in the Zone leaves one
 * Search token, each Monster an Artifact token. DK-MON3-01: a Monster's card is discarded with it, that of Baba Yagas
 * with the second.
 */
export function dropLoot(t: T, kind: EnemyKind, zone: ZoneNo, card: number | null, n: number): void {
  const { board } = t;
  if (isNotable(kind)) for (let one = 0; one < n; one++) noteEliminated(board, kind);
  if (isMonster(kind)) {
    for (let one = 0; one < n; one++) drop(t, 'artifact', zone);
    if (card !== null && !board.packs.some((pack) => pack.card === card)) discardEnemyCard(board, card);
  } else if (kind !== 'crawler' && countOf(board, kind, zone) === 0) drop(t, 'search', zone);
}

/** Zones a token may be moved from; one that lies there already stays (DK-RULING-160). */
const elsewhere = (board: Board, { token, zone }: { token: Token; zone: ZoneNo }): ZoneNo[] =>
  [...new Set(lying(board, token))].filter((other) => other !== zone);

/** DK-SEARCH-02: no token is left, so the table moves one from anywhere on the board. */
export const relocateLoot = procedure('relocateLoot')
  .ask('DK-SEARCH-02', 'from', (t) => {
    const due = t.board.queue.loot[0]!;
    const about = { token: due.token, zone: zoneId(t.board, due.zone) };
    return askTable(t, elsewhere(t.board, due), () => zoneAside(t.board, 'relocate', about));
  })
  .do('DK-SEARCH-02a', (t, v) => {
    const { board } = t;
    const due = board.queue.loot.shift()!;
    clearVotes(t);
    const from = v.from ?? elsewhere(board, due)[0];
    if (from === undefined) return;
    const zones = lying(board, due.token);
    zones[zones.indexOf(from)] = due.zone;
    zones.sort(ascending);
    const [zone, zone2] = [zoneId(board, from), zoneId(board, due.zone)];
    t.tell?.({ kind: 'movesToken', token: due.token, zone, zone2, pieces: onZone(board, due.zone) });
  })
  .end();

/** DK-SEARCH-07, DK-ENEMY-CRAWLER: Search tokens leave a Zone, as far as there are any. */
export function loseSearch(t: T, zone: ZoneNo, n: number): void {
  const { board } = t;
  let lost = 0;
  for (; lost < n && board.search.includes(zone); lost++) board.search.splice(board.search.indexOf(zone), 1);
  if (lost > 0)
    t.tell?.({ kind: 'losesSearch', n: lost, zone: zoneId(board, zone), pieces: onZone(board, zone) });
}
