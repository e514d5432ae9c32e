// DC-RE: the Round End, closing up, Bleeding and Round IV.
import { kindOf } from '../box/box.ts';
import { procedure, type T } from '../rulebook.ts';
import type { Enemy, Hero, HeroNo, SpaceNo } from '../state.ts';
import {
  bossRule,
  bossSpace,
  combatOf,
  enemyHealth,
  healthOf,
  heroAt,
  participants,
  SPACES,
  turnIsOver,
  type Seen,
} from '../table.ts';
import { assaultBy, NOBODY } from './assault.ts';
import { foeName, isUntouchable, onHero, onSpace } from './damage.ts';
import { nextEnemy, takeTurn } from './enemies.ts';
import { settleNow } from './killing.ts';
import { driveFireWave } from './markers.ts';
import { openRound, tellRound } from './open-round.ts';
import { bosses } from '../cards/bosses/index.ts';

const EVERYWHERE: readonly SpaceNo[] = [0, 1, 2, 3];

/** DC-RE-02, DC-RULING-30, -31, -126: all Poison Damage at once; Shields and Marked do not matter. */
function poison(t: T): void {
  let n = 0;
  const pieces: string[] = [];
  combatOf(t).enemies.forEach((enemy, space) => {
    if (enemy === null || enemy.poisoned === 0 || isUntouchable(t, enemy.card)) return;
    enemy.damage += enemy.poisoned;
    n += enemy.poisoned;
    pieces.push(...onSpace(space));
  });
  for (const no of participants(t)) {
    const hero = heroAt(t, no);
    if (hero.poisoned === 0) continue;
    hero.damage += hero.poisoned;
    n += hero.poisoned;
    pieces.push(...onHero(no));
    combatOf(t).tally.hurt = true;
  }
  if (n > 0) t.tell?.({ kind: 'poisonWorks', n, pieces });
}

/** DC-RE-03, -04, DC-RULING-49, DC-BOSS-13: the right side closes up, keeping its order; Bosses stay. */
function closeUp(t: T): void {
  const { enemies } = combatOf(t);
  for (let space = 2; space < SPACES.length; space++) {
    const enemy = enemies[space];
    if (enemy === null || enemy === undefined || kindOf(enemy.card) === 'boss') continue;
    let to = space;
    while (to > 1 && enemies[to - 1] === null) to -= 1;
    if (to === space) continue;
    enemies[to] = enemy;
    enemies[space] = null;
    t.tell?.({ kind: 'closesUp', foe: foeName(enemy.card), space: SPACES[to]!, pieces: onSpace(to) });
  }
}

/** DC-BOSS-14, DC-RULING-119: in a Boss fight, Frozen tokens go with the Round in which they took effect. */
function thaw(t: T, round: number): void {
  if (combatOf(t).boss === null) return;
  const mask = ~(1 << round);
  for (const enemy of combatOf(t).enemies) if (enemy !== null) enemy.frozen &= mask;
  for (const hero of t.board.heroes) hero.frozen &= mask;
}

/** DC-STATE-03, DC-FAQ-08, DC-RULING-31: every Bleeding character is judged at once, before any Death row is paid. */
function bleedOut(t: T): void {
  for (const enemy of combatOf(t).enemies) {
    if (enemy !== null && enemy.bleeding > 0)
      enemy.damage = Math.max(enemy.damage, enemyHealth(t, enemy.card));
  }
  for (const no of participants(t)) {
    const hero = heroAt(t, no);
    if (hero.bleeding.length > 0) hero.damage = Math.max(hero.damage, healthOf(hero));
  }
}

const shurikensLeft = (t: Seen): number =>
  combatOf(t).boss?.shurikens.reduce((sum, one) => sum + one, 0) ?? 0;

/** Whether anything but Poison and closing up happens at this Round End. */
const isEventful = (t: Seen): boolean => combatOf(t).boss !== null && !turnIsOver(t);

const isPoisoned = (who: Enemy | Hero | null): boolean => who !== null && who.poisoned > 0;

/** A Round End at which only closing up can happen is done at once; any other is played. */
export function endRound(t: T, round: number) {
  const quiet =
    round < 3 && !isEventful(t) && !combatOf(t).enemies.some(isPoisoned) && !t.board.heroes.some(isPoisoned);
  if (!quiet) return roundEnd.with({ round });
  closeUp(t);
  return null;
}

/** DC-RE-01 The Round End, from left to right: Poison, the Boss's markers, closing up. */
export const roundEnd = procedure<{ round: number }>('roundEnd')
  .do('DC-RE-02', (t, v) => {
    thaw(t, v.round);
    poison(t);
  })
  .call('DC-RE-02a', (t) => settleNow(t, 'poisoned'))
  .call('DC-RE-01', (t, v) => (isEventful(t) ? bossRoundEnd.with({ round: v.round }) : null))
  .do('DC-RE-03', (t, v) => {
    if (v.round < 3 && !turnIsOver(t)) closeUp(t);
  })
  .when(
    'DC-RE-06',
    (t, v) => v.round === 3 && !turnIsOver(t),
    (last) =>
      last
        .do('DC-RE-06a', bleedOut)
        .call('DC-RE-06b', (t) => settleNow(t, 'bleeding'))
        .do('DC-RE-06c', (t) => {
          openRound(t, 4);
          if (nextEnemy(t, EVERYWHERE) !== -1) tellRound(t, 4);
        })
        .while(
          'DC-RE-06d',
          (t) => nextEnemy(t, EVERYWHERE) !== -1,
          (each) => each.call('DC-RE-06e', (t) => takeTurn(t, nextEnemy(t, EVERYWHERE))),
        ),
  )
  .end();

/** The Fire Wave moves at each Round End; after Round III the Shurikens fly and the heat is felt (ledger 6.7). */
const bossRoundEnd = procedure<{ round: number }>('bossRoundEnd')
  .do('DC-BOSS-01a', (t) => {
    if (combatOf(t).boss!.fireWave !== null) driveFireWave(t, bosses.C1.fireWave.step);
  })
  .call('DC-BOSS-01b', (t) => settleNow(t, 'damage'))
  .when(
    'DC-BOSS-01c',
    (_, v) => v.round === 3,
    (third) =>
      third
        .call('DC-BOSS-01d', (t) => {
          const n = shurikensLeft(t);
          if (n === 0) return null;
          t.tell?.({ kind: 'shurikensFly', n });
          combatOf(t).boss!.shurikens = SPACES.map(() => 0);
          combatOf(t).guarded = 0;
          return assaultBy(t, n, 'target', NOBODY);
        })
        .call('DC-BOSS-01e', (t) => settleNow(t, 'damage'))
        .call('DC-RULING-116', scorch)
        .call('DC-BOSS-01g', (t) => settleNow(t, 'damage')),
  )
  .end();

/** DC-RULING-116: the heat is one Damage icon on each participant without a Shield; a Shield spares and is kept. */
function scorch(t: T) {
  const rule = bossRule(t, 'unshieldedDamage');
  if (rule === undefined) return null;
  combatOf(t).guarded = 0;
  const isCovered = (no: HeroNo): boolean => heroAt(t, no).shields + heroAt(t, no).golden > 0;
  const spared = participants(t).filter(isCovered);
  const boss = combatOf(t).enemies[bossSpace(t)];
  if (spared.length < participants(t).length && boss !== null && boss !== undefined)
    t.tell?.({ kind: 'heat', foe: foeName(boss.card), n: rule.n });
  return assaultBy(t, rule.n, 'all', NOBODY, spared);
}
