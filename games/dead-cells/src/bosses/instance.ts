// DC-BOSS-01, -09, -10, ledger 6.7: laying out a Boss, and turning it to its next instance.
import { shuffled } from '@gravetable/kernel';
import { foeNo } from '../box/box.ts';
import { bosses } from '../cards/bosses/index.ts';
import { foeName, onHero } from '../combat/damage.ts';
import { freshCombat, freshEnemy } from '../combat/setup.ts';
import { hasStates, loseStates } from '../combat/states.ts';
import { beginAnew } from '../upgrades/feats.ts';
import { procedure, type T } from '../rulebook.ts';
import type { BossCard, BossId } from '../schema.ts';
import type { BossFight, FoeNo } from '../state.ts';
import { bossOf, bossSpace, combatOf, SPACES, spaceNo, type Seen } from '../table.ts';

const sideNo = (side: BossCard): FoeNo => foeNo(side.code + side.side);
const sideOf = (fight: BossFight): BossCard => bosses[fight.id].instances[fight.instance - 1]!;
export const isLastInstance = (t: Seen): boolean => {
  const fight = bossOf(t);
  return fight.instance === bosses[fight.id].instances.length;
};

const freshFight = (id: BossId): BossFight => ({
  id,
  instance: 1,
  turn: 0,
  freshInstance: true,
  deck: [],
  spent: [],
  action: null,
  passed: [],
  lastPasser: null,
  fireWave: id === 'C1' ? spaceNo(bosses.C1.fireWave.start) : null,
  shurikens: SPACES.map(() => 0),
  banners: [],
  bannerDeck: [],
  minions: [],
  minionDiscard: [],
  fallen: false,
});

/** DC-RULING-58: the Boss stands on the space its sheet names. */
function enter(t: T): void {
  const side = sideOf(bossOf(t));
  combatOf(t).enemies[spaceNo(side.start)] = freshEnemy(sideNo(side));
  t.tell?.({ kind: 'enemyPlaced', foe: { id: side.name }, space: side.start });
}

/** The action cards marked with the instance in play. */
const actionsOf = (fight: BossFight): number[] =>
  bosses[fight.id].actions.flatMap((card, no) =>
    (card.instances as readonly number[]).includes(fight.instance) ? [no] : [],
  );

/** DC-BOSS-01: the sheet's setup; its decks are shuffled. */
export const setUpBoss = procedure<{ boss: BossId }>('setUpBoss')
  .do('DC-BOSS-01', (t, v) => {
    t.board.combat = freshCombat(t, null, freshFight(v.boss));
    enter(t);
  })
  .when(
    'DC-BOSS-01h',
    (_, v) => v.boss === 'C3',
    (court) =>
      court
        .chance('DC-BOSS-01i', 'minions', () => shuffled(bosses.C3.minions.map((card) => foeNo(card.code))))
        .chance('DC-BOSS-01j', 'banners', () => shuffled(bosses.C3.banners.map((_, no) => no)))
        .do('DC-BOSS-01k', (t, v) => {
          bossOf(t).minions = v.minions.slice();
          bossOf(t).bannerDeck = v.banners.slice();
        }),
  )
  .call('DC-BOSS-01l', () => shuffleActions.with())
  .end();

/** Ledger 6.7: the action cards of the instance are shuffled at its start. */
const shuffleActions = procedure('shuffleActions')
  .chance('DC-BOSS-03s', 'pile', (t) => shuffled(actionsOf(bossOf(t))))
  .do('DC-BOSS-03t', (t, v) => {
    const fight = bossOf(t);
    fight.deck = v.pile.slice();
    fight.spent = [];
    fight.action = null;
  })
  .end();

/** One action card is turned over at the start of each Turn; spent cards are shuffled when none is left. */
export const flipAction = procedure('flipAction')
  .when(
    'DC-BOSS-03u',
    (t) => bossOf(t).deck.length === 0,
    (empty) => empty.call('DC-BOSS-03v', () => shuffleActions.with()),
  )
  .do('DC-BOSS-03w', (t) => {
    const fight = bossOf(t);
    const card = fight.deck.pop()!;
    fight.spent.push(card);
    fight.action = card;
    t.tell?.({ kind: 'bossAction', action: { id: bosses[fight.id].actions[card]!.name }, reveals: true });
  })
  .end();

/** DC-RULING-57: minions are discarded to their pile, which is shuffled. */
function dismissMinions(t: T): void {
  const { enemies, boss } = combatOf(t);
  for (let space = 0; space < enemies.length; space++) {
    const enemy = enemies[space];
    if (enemy === null || enemy === undefined) continue;
    if (space !== bossSpace(t)) {
      boss!.minionDiscard.push(enemy.card);
      enemies[space] = null;
    }
  }
}

/** DC-BOSS-09, -10: the card turns without its tokens; Shurikens, Fire Wave and Banners stay; States go. */
export const turnBoss = procedure('turnBoss')
  .do('DC-BOSS-09', (t) => {
    dismissMinions(t);
    const { enemies } = combatOf(t);
    enemies[bossSpace(t)] = null;
    const fight = bossOf(t);
    fight.instance += 1;
    fight.fallen = false;
    fight.freshInstance = true;
    enter(t);
    t.tell?.({ kind: 'bossTurns', foe: foeName(sideNo(sideOf(fight))) });
  })
  .do('DC-BOSS-10', (t) => {
    t.board.heroes.forEach((hero, no) => {
      if (!hero.dead && hasStates(hero))
        t.tell?.({ kind: 'cleansed', beheaded: hero.who, pieces: onHero(no) });
      loseStates(hero);
    });
  })
  .do('DC-RULING-127', (t) => {
    t.board.run.used.combat = [];
    beginAnew(t);
  })
  .when(
    'DC-RULING-57',
    (t) => bossOf(t).minionDiscard.length > 0,
    (guard) =>
      guard
        .chance('DC-RULING-57a', 'pile', (t) => shuffled([...bossOf(t).minions, ...bossOf(t).minionDiscard]))
        .do('DC-RULING-57b', (t, v) => {
          bossOf(t).minions = v.pile.slice();
          bossOf(t).minionDiscard = [];
        }),
  )
  .call('DC-RULING-57c', () => shuffleActions.with())
  .end();
