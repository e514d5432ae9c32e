// DC-END: the Run is over. Boss rewards, then everything but Cells goes back, then Cells are spent.
import { emptyPile } from '../gains/bag.ts';
import { integrate } from '../gains/blueprints.ts';
import { bosses } from '../cards/bosses/index.ts';
import { claimFeats } from '../upgrades/claims.ts';
import { withMoreCells } from '../combat/killing.ts';
import { noteBoss } from '../upgrades/feats.ts';
import { gainForGroup } from '../gains/icons.ts';
import { resolveBought } from '../upgrades/instructions.ts';
import { inOrder, underBlueprints } from '../gains/piles.ts';
import { procedure, type T } from '../rulebook.ts';
import type { BossId } from '../schema.ts';
import { firstSeat } from '../table.ts';
import { spendCells } from '../upgrades/upgrades.ts';

/** DC-RULING-64: the last instance's Death row, a Blueprint, the flag, the lowest reward card left. */
const bossRewards = procedure<{ boss: BossId }>('bossRewards')
  .call('DC-RULING-64', (t, v) => gainForGroup(t, withMoreCells(t, bosses[v.boss].instances.at(-1)!.death)))
  .do('DC-RULING-64a', (t, v) => {
    const { campaign } = t.board;
    const card = campaign.blueprints[v.boss].shift();
    if (card !== undefined) integrate(t, card);
    if (!campaign.defeated.includes(v.boss)) campaign.defeated.push(v.boss);
    noteBoss(t, v.boss);
  })
  .call('DC-RULING-73d', () => claimFeats.with())
  .set('DC-RULING-64b', 'reward', (t, v) => t.board.campaign.rewards[v.boss].shift() ?? null)
  .call('DC-RULING-64c', (_, v) => (v.reward === null ? null : resolveBought.with({ card: v.reward })))
  .end();

/** DC-END-01, -02: the Bag is emptied but for Cells; Blueprints on their way go back under their decks. */
function emptyTheBag(t: T): void {
  const { bag, run, campaign } = t.board;
  campaign.equipment.push(...bag.loot.equipment);
  underBlueprints(t, [...bag.loot.blueprints, ...run.collector]);
  run.collector = [];
  t.board.bag = { teeth: 0, cells: bag.cells, potions: 0, keys: 0, loot: emptyPile() };
}

/** DC-END-03, DC-EQP-12: all Equipment is gathered; what came from Blueprints stays in the deck. */
function gatherEquipment(t: T): void {
  const { run, campaign, heroes } = t.board;
  campaign.equipment.push(...run.equipment, ...run.equipmentDiscard);
  for (const hero of heroes) {
    for (const card of hero.slots) if (card !== null) campaign.equipment.push(card);
    hero.slots = hero.slots.map(() => null);
    hero.wounds = hero.wounds.map(() => 0);
  }
  inOrder(campaign.equipment);
  run.equipment = [];
  run.equipmentDiscard = [];
}

/** DC-END-04, DC-RULING-97: markers to their first spaces; each Combat deck is put together again. */
function resetBoards(t: T): void {
  const { heroes, campaign, run } = t.board;
  for (const hero of heroes) {
    const cards = [...hero.hand, ...hero.draw, ...hero.discard, ...hero.active];
    campaign.decks[hero.who] = inOrder(cards);
    hero.hand = [];
    hero.draw = [];
    hero.discard = [];
    hero.active = [];
    hero.announced = [];
    hero.shown = [];
    hero.damage = 0;
    hero.worms = 0;
    hero.malaise = null;
    hero.levels = [0, 0, 0];
    hero.melee = false;
  }
  run.malaise = [];
  t.board.biome = null;
}

/** DC-END-05, -06: the same sequence after a death and after a Boss victory (DC-RULING-63). */
export const endOfRun = procedure<{ beaten: BossId | null; place: string }>('endOfRun')
  .call('DC-END-06', (_, v) => (v.beaten === null ? null : bossRewards.with({ boss: v.beaten })))
  .do('DC-END-01', (t, v) => {
    const { run, campaign, bag } = t.board;
    run.phase = 'end';
    campaign.firstSeat = firstSeat(t);
    t.tell?.({
      kind: 'runEnds',
      result: v.beaten === null ? 'defeat' : 'victory',
      number: run.number,
      cells: bag.cells,
      place: { id: v.place },
    });
  })
  .do('DC-END-02', emptyTheBag)
  .do('DC-END-03', gatherEquipment)
  .do('DC-END-04', resetBoards)
  .call('DC-END-05', () => spendCells.with())
  .do('DC-END-07', (t) => {
    const { bag, run } = t.board;
    if (bag.cells > 0) t.tell?.({ kind: 'cellsLost', n: bag.cells });
    bag.cells = 0;
    run.phase = 'betweenRuns';
  })
  .end();
