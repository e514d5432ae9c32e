// DC-EXP-08…15: a tile is turned over and its icons are carried out, from top to bottom.
import { clearVotes, judge, type Ban } from '@gravetable/kernel';
import { payPrice } from '../biome-rules/curses.ts';
import { boughtNo, tileCard } from '../box/box.ts';
import { canPay, deckCheck, payHandChecks } from '../checks/checks.ts';
import { combat } from '../combat/index.ts';
import { noteTile } from '../upgrades/feats.ts';
import { gain, gainForGroup } from '../gains/icons.ts';
import { bossCellRule } from './interbiome.ts';
import { here } from './map.ts';
import { refillHands } from '../gains/piles.ts';
import { branchSaid } from '../view/printed-tiles.ts';
import { procedure, type T } from '../rulebook.ts';
import type { Option, Tile } from '../schema.ts';
import { sellCards, sellDrinks } from './shop.ts';
import { markUsed, usableAt } from '../upgrades/standing.ts';
import { heroAt, nextHero, someoneIsDead, SPACES, type Seen } from '../table.ts';
import { askGroup, tellShut } from '../asking.ts';
import { cells } from '../words.ts';

const tileHere = (t: Seen): Tile => tileCard(t.board.biome!.tiles[t.board.biome!.space]!);

/** DC-ICON-02: the token passes clockwise; in solo it alternates with Serenade (DC-SOLO-04). */
function changeFirstPlayer(t: T): void {
  const { run } = t.board;
  run.firstPlayer = nextHero(t, run.firstPlayer);
  t.tell?.({ kind: 'firstPlayerIs', beheaded: heroAt(t, run.firstPlayer).who });
}

const isPayable = (t: Seen, { handCheck }: Option): boolean =>
  handCheck === undefined || canPay(t, [handCheck]);

/** A Hand Check asks for its card, whoever holds it. */
const asksFor = ({ handCheck }: Option): true | Ban =>
  handCheck === undefined || ['NO_SUCH_CARD', 'DC-ICON-03', { syms: [handCheck] }];

/** DC-ICON-03, DC-RULING-14: exactly one branch; a Hand Check only if it can be paid, a Deck Check always. */
const eitherOr = procedure('eitherOr')
  .ask('DC-ICON-03', 'branch', (t) => {
    const options = tileHere(t).options!;
    if (options.length < 2) return null;
    const { allowed, forbidden } = judge(
      [...options.keys()],
      (n) => isPayable(t, options[n]!) || asksFor(options[n]!),
    );
    return askGroup(t, allowed, {
      kind: 'eitherOr',
      about: { tile: { id: tileHere(t).text } },
      blocked: forbidden,
      says: (n) => branchSaid(options[n]!),
    });
  })
  .do('DC-ICON-03c', (t, v) => {
    const options = tileHere(t).options!;
    if (v.branch === null) return;
    tellShut(t, {
      taken: v.branch,
      all: [...options.keys()],
      asks: (n) => asksFor(options[n]!),
      says: (n) => branchSaid(options[n]!),
    });
  })
  .set('DC-ICON-03a', 'n', (_, v) => v.branch ?? 0)
  .call('DC-RULING-14', (t, v) => {
    const { handCheck } = tileHere(t).options![v.n]!;
    return handCheck === undefined ? null : payHandChecks.with({ syms: [handCheck] });
  })
  .call('DC-RULING-14a', (t, v) => {
    const check = tileHere(t).options![v.n]!.deckCheck;
    return check === undefined ? null : deckCheck.with({ check });
  })
  .call('DC-RULING-21', (t, v) => {
    const option = tileHere(t).options![v.n]!;
    return option.handCheck === undefined && option.deckCheck === undefined ? null : refillHands.with();
  })
  .call('DC-EXP-14', (t, v) => gainForGroup(t, tileHere(t).options![v.n]!.icons))
  .end();

const CHALLENGER = boughtNo('R-04');

/** The Enemies of the tile, with what the Boss Cells add to the first Encounter of a Biome (ledger 6.9). */
function enemiesOf(t: Seen): readonly ('monster' | 'elite')[] {
  const { enemies = [] } = tileHere(t);
  if (t.board.biome!.encounters > 0) return enemies;
  const extra = bossCellRule(t, 'extraEliteOnFirstEncounter')?.n ?? 0;
  return extra === 0 ? enemies : [...enemies, ...Array.from({ length: extra }, () => 'elite' as const)];
}

/** DC-RULING-129: a challenge needs a space for the Monster it adds. */
const canChallenge = (t: Seen): boolean =>
  enemiesOf(t).length < SPACES.length && usableAt(t, 'tileRevealed').includes(CHALLENGER);

/** DC-EXP-13: the icons say which Enemies and which Loot; the Challenger Rune may add a Monster (ledger 6.8). */
const encounter = procedure('encounter')
  .ask('DC-MUT-02d', 'challenge', (t) =>
    canChallenge(t) ? askGroup(t, ['yes', 'no'] as const, { kind: 'challenge' }) : null,
  )
  .set('DC-EXP-13', 'enemies', (t, v) => {
    const enemies = enemiesOf(t);
    t.board.biome!.encounters += 1;
    if (v.challenge !== 'yes') return enemies;
    markUsed(t, CHALLENGER);
    return [...enemies, 'monster' as const];
  })
  .call('DC-EXP-13b', (t, v) => {
    const { loot, edge } = tileHere(t);
    const space = here(t);
    const keyElite = space.kind === 'tile' && space.mark === 'key';
    return combat.with({ enemies: v.enemies, loot: loot ?? [], edge: edge ?? null, keyElite });
  })
  .do('DC-MUT-02e', (t, v) => {
    if (v.challenge === 'yes' && !someoneIsDead(t)) gain(t, cells(2));
  })
  .end();

/** DC-EXP-12: a Merchant tile sells what it shows (DC-RULING-16). */
const stall = procedure('stall')
  .call('DC-EXP-12b', (t) => {
    const { what, cost, times } = tileHere(t).offer!;
    if (what === 'vial' || what === 'potion') return sellDrinks.with({ what, cost, times });
    return sellCards.with({ what, cost, n: times });
  })
  .end();

/** DC-EXP-08: on a Cursed Treasure rewards come before consequences (DC-RULING-15). */
export const reveal = procedure('reveal')
  .do('DC-EXP-08b', (t) => {
    const biome = t.board.biome!;
    clearVotes(t);
    biome.open.push(biome.space);
    const tile = tileHere(t);
    t.tell?.({
      kind: 'tileTurned',
      space: here(t).id,
      tile: { id: tile.text },
      plate: tile.kind,
      reveals: true,
    });
    noteTile(t, tile.kind);
  })
  .do('DC-EXP-09', (t) => {
    if (tileHere(t).changeFirst === true) changeFirstPlayer(t);
  })
  .call('DC-EXP-10', (t) => {
    const { rewards } = tileHere(t);
    return rewards === undefined ? null : gainForGroup(t, rewards);
  })
  .call('DC-ICON-03b', (t) =>
    tileHere(t).options === undefined || someoneIsDead(t) ? null : eitherOr.with(),
  )
  .call('DC-EXP-11b', (t) => {
    const { price } = tileHere(t);
    return price === undefined || someoneIsDead(t) ? null : payPrice.with({ price });
  })
  .call('DC-EXP-12c', (t) => (tileHere(t).offer === undefined ? null : stall.with()))
  .do('DC-RULING-88', (t) => {
    const { constraint } = tileHere(t);
    if (constraint === undefined) return;
    t.board.biome!.constraints.push(constraint);
    t.tell?.({ kind: 'constraint', constraint: String(constraint) });
  })
  .call('DC-EXP-13c', (t) => (tileHere(t).enemies === undefined ? null : encounter.with()))
  .end();
