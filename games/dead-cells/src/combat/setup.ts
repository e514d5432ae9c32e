// DC-CMB-01…06, DC-RULING-23: Enemies and Loot are laid out.
import { emptyPile, isEmptyPile } from '../gains/bag.ts';
import { foeCard, kindOf } from '../box/box.ts';
import { drawEquipment, drawFoe, takeBlueprint, tellItem } from '../gains/piles.ts';
import { procedure, type T } from '../rulebook.ts';
import type { RewardIcon } from '../schema.ts';
import type { BossFight, Combat, Enemy, FoeNo, LootToken, SpaceNo } from '../state.ts';
import { combatOf, isEmptySpace, SPACES, spaceNo, type Seen } from '../table.ts';
import { foeName, onSpace } from './damage.ts';

export interface Encounter {
  readonly enemies: readonly ('monster' | 'elite')[];
  readonly loot: readonly RewardIcon[];
  readonly edge: 'wall' | 'hole' | null;
  /** DC-RULING-86: the first Elite carries a Key. */
  readonly keyElite: boolean;
}

export const freshEnemy = (card: FoeNo): Enemy => ({
  card,
  damage: 0,
  shields: 0,
  golden: 0,
  poisoned: 0,
  bleeding: 0,
  onFire: 0,
  marked: 0,
  frozen: 0,
  acted: -1,
  key: false,
});

/** DC-CARD-03: the Combat board before anything lies on it. */
export const freshCombat = (t: Seen, edge: Combat['edge'], boss: BossFight | null): Combat => ({
  round: 1,
  revealed: false,
  enemies: SPACES.map(() => null),
  edge,
  loot: emptyPile(),
  passer: null,
  constraints: t.board.biome?.constraints.slice() ?? [],
  markers: [null, null, null, null],
  tally: { hurt: false, elite: false, lastKill: 0, lootLeft: false },
  guarded: 0,
  power: null,
  boss,
});

const OUTWARD: readonly SpaceNo[] = [1, 2, 3, 0];

/** DC-CMB-03, DC-RULING-23: the first empty space, outward on the right, then behind; -1 when all are taken. */
const firstEmpty = (t: Seen): SpaceNo => OUTWARD.find((space) => isEmptySpace(t, space)) ?? -1;

/** DC-CMB-04, -05: the space a placement icon asks for, if it is free. */
function spaceFor(t: Seen, card: FoeNo): SpaceNo {
  const foe = foeCard(card);
  const place = 'place' in foe ? foe.place : 'default';
  const asked = place === 'behind' ? spaceNo('behind') : place === 'far' ? spaceNo('right3') : -1;
  return asked !== -1 && isEmptySpace(t, asked) ? asked : firstEmpty(t);
}

export function placeEnemy(t: T, card: FoeNo): void {
  const space = spaceFor(t, card);
  combatOf(t).enemies[space] = freshEnemy(card);
  t.tell?.({
    kind: 'enemyPlaced',
    foe: foeName(card),
    space: SPACES[space]!,
    pieces: onSpace(space),
    reveals: true,
  });
}
export const hasFreeSpace = (t: Seen): boolean => firstEmpty(t) !== -1;

/** An Enemy of the tile takes its place. */
function enlist(t: T, card: FoeNo, keyElite: boolean): void {
  placeEnemy(t, card);
  if (kindOf(card) !== 'elite') return;
  const { enemies, tally } = combatOf(t);
  enemies.find((one) => one?.card === card)!.key = keyElite && !tally.elite;
  tally.elite = true;
}

/** DC-CMB-02: as many as the decks hold without a reshuffle; how many were drawn. */
function enlistAll(t: T, wanted: Encounter['enemies'], keyElite: boolean): number {
  const { monsters, elites } = t.board.biome!;
  let at = 0;
  for (; at < wanted.length && hasFreeSpace(t); at++) {
    const card = (wanted[at] === 'elite' ? elites : monsters).pop();
    if (card === undefined) return at;
    enlist(t, card, keyElite);
  }
  return at;
}

/** DC-CMB-01: the icons of the tile from top to bottom, Enemies first, then Loot. */
export const setUpCombat = procedure<Encounter>('setUpCombat')
  .do('DC-CMB-01', (t, v) => {
    t.board.combat = freshCombat(t, v.edge, null);
    if (t.board.biome !== null) t.board.biome.constraints = [];
  })
  .set('DC-CMB-02', 'at', (t, v) => enlistAll(t, v.enemies, v.keyElite))
  .while(
    'DC-RULING-23',
    (t, v) => v.at < v.enemies.length && hasFreeSpace(t),
    (each) =>
      each
        .call('DC-CMB-02a', 'card', (_, v) => drawFoe.with({ of: v.enemies[v.at]! }))
        .do('DC-CMB-03', (t, v) => {
          v.at += 1;
          if (v.card !== null) enlist(t, v.card, v.keyElite);
        }),
  )
  .call('DC-CMB-06', (t, v) => {
    layTokens(t, v.loot);
    const left = itemsAmong(v.loot);
    return left === 0 ? null : layItems.with({ left });
  })
  .do('DC-RULING-130', (t) => {
    const { loot, tally } = combatOf(t);
    tally.lootLeft = isEmptyPile(loot);
  })
  .end();

/** Everything but Equipment, which needs its deck: tokens as shown, Blueprints from the bottom of theirs. */
function layTokens(t: T, icons: readonly RewardIcon[]): void {
  const { loot } = combatOf(t);
  for (const { reward, n } of icons) {
    for (let i = 0; i < n && reward !== 'equipment'; i++) {
      if (reward === 'blueprint') {
        const card = takeBlueprint(t);
        if (card === null) continue;
        loot.blueprints.push(card);
      } else loot.tokens.push(reward as LootToken);
      t.tell?.({ kind: 'lootPlaced', reward, reveals: true });
    }
  }
}
const itemsAmong = (icons: readonly RewardIcon[]): number =>
  icons.reduce((sum, { reward, n }) => (reward === 'equipment' ? sum + n : sum), 0);

/** DC-CMB-06: the top Equipment cards, face up on the Group space. */
const layItems = procedure<{ left: number }>('layItems')
  .while(
    'DC-CMB-06a',
    (_, v) => v.left > 0,
    (each) =>
      each
        .call('DC-CMB-06b', 'card', (_, v) => {
          v.left -= 1;
          return drawEquipment.with();
        })
        .do('DC-CMB-06c', (t, v) => {
          if (v.card === null) return;
          combatOf(t).loot.equipment.push(v.card);
          tellItem(t, 'itemPlaced', v.card);
        }),
  )
  .end();
