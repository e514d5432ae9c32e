// DC-UPK, DC-RULING-53: the end-of-combat upkeep.
import { clearVotes } from '@gravetable/kernel';
import { emptyPile, isEmptyPile } from '../gains/bag.ts';
import { kindOf } from '../box/box.ts';
import { giveEquipment } from '../gains/equipping.ts';
import { claimFeats } from '../upgrades/claims.ts';
import { noteCombat } from '../upgrades/feats.ts';
import { refillHands, underBlueprints } from '../gains/piles.ts';
import { procedure, type T } from '../rulebook.ts';
import type { Sym } from '../schema.ts';
import { giveScroll } from '../gains/scrolls.ts';
import { combatOf, participants, someoneIsDead, type Seen } from '../table.ts';
import { giveVial } from '../gains/vials.ts';
import { discardFoe } from './killing.ts';
import { loseStates } from './states.ts';

/** A Round after the last: somebody was not killed at all. */
const NEVER = 5;

/** DC-UPK-03: survivors are discarded without reward. */
function discardEnemies(t: T): void {
  const { enemies, tally } = combatOf(t);
  const left = enemies.filter((enemy) => enemy !== null && kindOf(enemy.card) !== 'boss').length;
  if (left > 0 && !someoneIsDead(t)) t.tell?.({ kind: 'foesLeft', n: left });
  enemies.forEach((enemy, space) => {
    if (enemy === null || kindOf(enemy.card) === 'boss') return;
    tally.lastKill = NEVER;
    enemies[space] = null;
    discardFoe(t, enemy.card);
  });
}

/** DC-UPK-04: what was not looted is discarded; Blueprints go under their deck. */
function discardLoot(t: T): void {
  const { loot, tally } = combatOf(t);
  if (!isEmptyPile(loot)) tally.lootLeft = true;
  t.board.run.equipmentDiscard.push(...loot.equipment);
  underBlueprints(t, loot.blueprints);
  combatOf(t).loot = emptyPile();
}

/** DC-UPK-05, DC-RULING-105: Shields and States go, Damage, Worms and Malaise stay. */
function clearTokens(t: T): void {
  for (const hero of t.board.heroes) {
    loseStates(hero);
    hero.shields = 0;
    hero.golden = 0;
    hero.acted = -1;
    hero.used = null;
    hero.shieldLost = false;
  }
}

/** DC-UPK-06, DC-SOLO-11, -24: Active cards go to their owners' discard piles, in the order played. */
export function discardActive(t: T): void {
  for (const hero of t.board.heroes) {
    hero.discard.push(...hero.active);
    hero.active = [];
    hero.announced = [];
  }
}

/** The next thing in the Bag that is to be handed out. */
function nextGift(t: Seen): 'scroll' | 'equipment' | 'vial' | null {
  const { tokens, equipment } = t.board.bag.loot;
  if (tokens.some((token) => token !== 'vial')) return 'scroll';
  if (equipment.length > 0) return 'equipment';
  return tokens.length > 0 ? 'vial' : null;
}

function handOver(t: T, gift: 'scroll' | 'equipment' | 'vial') {
  const { loot } = t.board.bag;
  const among = participants(t);
  if (gift === 'equipment') return giveEquipment.with({ card: loot.equipment.shift()!, among });
  const at = loot.tokens.findIndex((token) => (token === 'vial') === (gift === 'vial'));
  const [token] = loot.tokens.splice(at, 1);
  if (gift === 'vial') return giveVial.with({ among });
  return giveScroll.with({ sym: token!.slice('scroll.'.length) as Sym, among });
}

/** DC-UPK-01, DC-RULING-53: item by item, to any participant. Nothing is handed out when somebody has died. */
const handOut = procedure('handOut')
  .set('DC-UPK-01', 'gift', nextGift)
  .while(
    'DC-RULING-53',
    (t, v) => v.gift !== null && !someoneIsDead(t),
    (each) => each.call('DC-UPK-01a', (t, v) => handOver(t, v.gift!)).set('DC-UPK-01b', 'gift', nextGift),
  )
  .end();

/** DC-UPK The end of a Combat: gifts, Blueprints, Enemies, Loot, tokens, cards, hands. */
export const upkeep = procedure('upkeep')
  .do('DC-UPK-01d', (t) => clearVotes(t))
  .call('DC-UPK-01c', (t) => (nextGift(t) === null ? null : handOut.with()))
  .do('DC-UPK-02', (t) => {
    t.board.run.collector.push(...t.board.bag.loot.blueprints.splice(0));
  })
  .do('DC-UPK-03', discardEnemies)
  .do('DC-UPK-04', discardLoot)
  .do('DC-UPK-05', clearTokens)
  .do('DC-UPK-06', discardActive)
  .call('DC-UPK-07g', () => refillHands.with())
  .do('DC-RULING-73u', (t) => {
    noteCombat(t);
    t.board.run.used.combat = [];
    t.board.combat = null;
    t.tell?.({ kind: 'combatEnds', lost: someoneIsDead(t) ? 'yes' : 'no' });
  })
  .call('DC-RULING-123', () => claimFeats.with())
  .end();
