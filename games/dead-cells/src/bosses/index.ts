// DC-BOSS: a Boss fight, Turn after Turn, until an instance falls, the last one falls, or a Beheaded is dead.
import { bosses } from '../cards/bosses/index.ts';
import { foeName } from '../combat/damage.ts';
import { playCards } from '../combat/preparation.ts';
import { rounds, zeroRound } from '../combat/rounds.ts';
import { discardActive, upkeep } from '../combat/upkeep.ts';
import { readPower } from '../combat/zero.ts';
import { refillHands } from '../gains/piles.ts';
import { procedure, type T } from '../rulebook.ts';
import type { BossId } from '../schema.ts';
import {
  bossOf,
  bossSpace,
  combatOf,
  handicap,
  heroAt,
  isSolo,
  nextHero,
  someoneIsDead,
  type Seen,
} from '../table.ts';
import { flipAction, isLastInstance, setUpBoss, turnBoss } from './instance.ts';

/** DC-BOSS-11, -12, DC-RULING-60: won, lost, or another Turn. */
const isOver = (t: Seen): boolean => someoneIsDead(t) || (bossOf(t).fallen && isLastInstance(t));

/** DC-BOSS-01 A Boss fight. True when the last instance has fallen and everybody lives. */
export const bossCombat = procedure<{ boss: BossId }, boolean>('bossCombat')
  .call('DC-BOSS-01n', (_, v) => setUpBoss.with({ boss: v.boss }))
  .call('DC-BOSS-03', () => openTurn.with())
  .call('DC-BOSS-03a', 'won', () => fightOn.with())
  .return('DC-BOSS-12a', (_, v) => v.won)
  .end();

/** DC-BOSS-03: the Rounds of a Turn, then Turn after Turn, until the fight is over. */
export const fightOn = procedure<object, boolean>('fightOn')
  .call('DC-BOSS-03d', () => rounds.with())
  .while(
    'DC-BOSS-11',
    (t) => !isOver(t),
    (each) =>
      each
        .call('DC-BOSS-08', (t) => (bossOf(t).fallen ? turnBoss.with() : null))
        .call('DC-BOSS-05', () => nextTurn.with())
        .call('DC-BOSS-03e', () => openTurn.with())
        .call('DC-BOSS-03f', () => rounds.with()),
  )
  .set('DC-BOSS-12', 'won', (t) => {
    const won = !someoneIsDead(t);
    const name = bosses[bossOf(t).id].sheet.name;
    if (won) t.tell?.({ kind: 'bossWon', foe: { id: name } });
    return won;
  })
  .call('DC-RULING-56', () => upkeep.with())
  .return('DC-BOSS-12b', (_, v) => v.won)
  .end();

/** The Banner of the Wall. */
function raiseWall(t: T): void {
  const wall = handicap(t, 'bossShieldEachTurn');
  const boss = combatOf(t).enemies[bossSpace(t)];
  if (wall === undefined || boss === null || boss === undefined) return;
  boss.shields += wall.n;
  t.tell?.({ kind: 'enemyShield', golden: 'no', foe: foeName(boss.card), n: wall.n });
}

/** A Turn opens: an action card, Preparation, cards; a Round 0 for a new instance only (DC-BOSS-04, DC-RULING-55). */
const openTurn = procedure('openTurn')
  .do('DC-BOSS-03b', (t) => {
    const fight = bossOf(t);
    fight.turn += 1;
    t.tell?.({ kind: 'turn', n: fight.turn });
    raiseWall(t);
  })
  .call('DC-BOSS-03c', () => flipAction.with())
  .call('DC-BOSS-06', () => playCards.with())
  .when(
    'DC-BOSS-04',
    (t) => bossOf(t).freshInstance,
    (fresh) =>
      fresh
        .do('DC-RULING-55', (t) => {
          bossOf(t).freshInstance = false;
        })
        .call('DC-BOSS-04a', zeroRound),
  )
  .call('DC-RULING-77b', (t) => (isSolo(t) && combatOf(t).round !== 0 ? readPower.with() : null))
  .end();

/** DC-BOSS-05: Active cards away, hands to 3, the First Player token one on. Tokens stay (DC-RULING-57, -108). */
const nextTurn = procedure('nextTurn')
  .do('DC-BOSS-05a', (t) => {
    discardActive(t);
    const combat = combatOf(t);
    combat.revealed = false;
    combat.passer = null;
    combat.power = null;
    combat.round = 1;
    for (const enemy of combat.enemies) if (enemy !== null) enemy.acted = -1;
    for (const hero of t.board.heroes) {
      hero.frozen = 0;
      hero.acted = -1;
    }
  })
  .call('DC-BOSS-05b', () => refillHands.with())
  .do('DC-BOSS-05c', (t) => {
    t.board.run.firstPlayer = nextHero(t, t.board.run.firstPlayer);
    t.tell?.({ kind: 'firstPlayerIs', beheaded: heroAt(t, t.board.run.firstPlayer).who });
  })
  .end();
