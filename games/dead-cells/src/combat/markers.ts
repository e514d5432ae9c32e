// Ledger 6.7: what Bosses put on the Combat board: the Fire Wave, Shurikens, Banners, and where they move.
import { kindOf } from '../box/box.ts';
import { bosses } from '../cards/bosses/index.ts';
import type { T } from '../rulebook.ts';
import type { Pos } from '../schema.ts';
import type { FoeNo } from '../state.ts';
import { bossOf, bossRule, combatOf, SPACES, spaceNo, spaceOf } from '../table.ts';
import { foeName, onSpace } from './damage.ts';
import { afflict, fixedOn } from './states.ts';

/** DC-RULING-11. */
const MOST_SHURIKENS = 6;

/** DC-RULING-58: a Boss moves only by its own Actions; whoever stands there changes places with it. */
export function moveTo(t: T, card: FoeNo, to: Pos): void {
  const { enemies } = combatOf(t);
  const from = spaceOf(t, card);
  const space = spaceNo(to);
  if (from === -1 || from === space) return;
  const other = enemies[space] ?? null;
  enemies[space] = enemies[from] ?? null;
  enemies[from] = other;
  t.tell?.({ kind: 'bossMoves', foe: foeName(card), space: to, pieces: onSpace(space) });
}

/** C1: the Fire Wave comes nearer; on reaching the Group it does what it prints and starts again. */
export function driveFireWave(t: T, steps: number): void {
  const fight = bossOf(t);
  if (fight.fireWave === null) return;
  const { start, hits } = bosses.C1.fireWave;
  for (let i = 0; i < steps; i++) {
    fight.fireWave -= 1;
    if (fight.fireWave > 0) {
      t.tell?.({ kind: 'waveMoves', space: SPACES[fight.fireWave]! });
      continue;
    }
    fight.fireWave = spaceNo(start);
    t.tell?.({ kind: 'waveBreaks' });
    for (const icon of hits) {
      if (icon.kind !== 'state') continue;
      for (const no of fixedOn(t, icon.who)) {
        for (let token = 0; token < icon.n; token++) afflict(t, no, icon.state, -1);
      }
    }
  }
}

/** C2: each Shuriken goes to the first named space that holds none, else to the first of all. */
export function placeShurikens(t: T, n: number, on: readonly Pos[]): void {
  const { shurikens } = bossOf(t);
  const more = bossRule(t, 'extraShurikens')?.n ?? 0;
  for (let i = 0; i < n + more; i++) {
    if (shurikens.reduce((sum, one) => sum + one, 0) >= MOST_SHURIKENS) return;
    const pos = on.find((one) => shurikens[spaceNo(one)] === 0) ?? on[0]!;
    shurikens[spaceNo(pos)]! += 1;
    t.tell?.({ kind: 'shurikenPlaced', space: pos });
  }
}

/** C3: the top Banner is raised on the space printed on it. */
export function raiseBanners(t: T, n: number): void {
  const fight = bossOf(t);
  for (let i = 0; i < n; i++) {
    const card = fight.bannerDeck.pop();
    if (card === undefined) return;
    const banner = bosses.C3.banners[card]!;
    fight.banners.push({ card, damage: 0, space: spaceNo(banner.start) });
    t.tell?.({ kind: 'bannerRaised', card: { id: banner.name }, reveals: true });
  }
}

/** The Banner of Spears: each Damage Action of a minion deals more. */
export const isMinion = (card: FoeNo): boolean => kindOf(card) === 'minion';
