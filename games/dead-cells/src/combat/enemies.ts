// DC-CMB-16, -18, -19: the slot of an Enemy, and what its icons do.
import { shuffled } from '@gravetable/kernel';
import { actionNo, factsOf } from '../box/actions.ts';
import { giveToken } from '../gains/icons.ts';
import { procedure, type T } from '../rulebook.ts';
import type { Icon, Round } from '../schema.ts';
import type { Enemy, FoeNo, SpaceNo } from '../state.ts';
import {
  bossOf,
  combatOf,
  enemyLine,
  handicap,
  isFrozen,
  participants,
  SPACES,
  spaceOf,
  turnIsOver,
  type Seen,
} from '../table.ts';
import { assaultBy } from './assault.ts';
import { foeName, onSpace } from './damage.ts';
import { settleNow } from './killing.ts';
import { driveFireWave, isMinion, moveTo, placeShurikens, raiseBanners } from './markers.ts';
import { hasFreeSpace, placeEnemy } from './setup.ts';
import { affliction } from './states.ts';

/** Whether an Enemy has Actions left to take in this Round. */
function actsNow(t: Seen, enemy: Enemy | null | undefined): enemy is Enemy {
  const { round } = combatOf(t);
  if (enemy === null || enemy === undefined || enemy.acted === round) return false;
  return enemyLine(t, enemy.card, round as Round).length > 0;
}

/** DC-CMB-16: the next Enemy to act among these spaces, from left to right; -1 when none is left. */
export function nextEnemy(t: Seen, spaces: readonly SpaceNo[]): FoeNo {
  if (turnIsOver(t)) return -1;
  const { enemies } = combatOf(t);
  for (const space of spaces) {
    const enemy = enemies[space];
    if (actsNow(t, enemy)) return enemy.card;
  }
  return -1;
}

const lineNow = (t: Seen, card: FoeNo) => enemyLine(t, card, combatOf(t).round as Round);

/** DC-STATE-05: a Frozen line is not performed; the Enemy has had its turn. */
export function takeTurn(t: T, card: FoeNo) {
  const combat = combatOf(t);
  const space = spaceOf(t, card);
  const enemy = combat.enemies[space]!;
  enemy.acted = combat.round;
  if (isFrozen(enemy, combat.round)) {
    t.tell?.({ kind: 'enemyFrozen', foe: foeName(card), pieces: onSpace(space) });
    return null;
  }
  t.tell?.({ kind: 'enemyActs', foe: foeName(card), space: SPACES[space]!, pieces: onSpace(space) });
  return enemyTurn.with({ card, at: 0, icon: 0 });
}

interface EnemyTurn {
  readonly card: FoeNo;
  /** Which Action of the line, and which of its icons, comes next. */
  at: number;
  icon: number;
}

/** DC-CMB-19: an Action begun is completed (DC-CMB-18); the next one needs the Enemy alive. */
const goesOn = (t: Seen, v: EnemyTurn): boolean => {
  if (v.icon > 0) return true;
  return !turnIsOver(t) && spaceOf(t, v.card) !== -1 && v.at < lineNow(t, v.card).length;
};

/** One icon after the other; after the last of an Action the deaths are settled. */
function nextIcon(t: T, v: EnemyTurn) {
  const { icons } = factsOf(actionNo(lineNow(t, v.card)[v.at]!));
  if (v.icon === 0) combatOf(t).guarded = 0;
  while (v.icon < icons.length) {
    v.icon += 1;
    const asked = enemyIcon(t, icons[v.icon - 1]!, v.card, v.icon - 1);
    if (asked !== null) return asked;
  }
  v.at += 1;
  v.icon = 0;
  return settleNow(t, 'damage');
}

/** DC-CMB-16…19: the slot of an Enemy. */
export const enemyTurn = procedure<EnemyTurn>('enemyTurn')
  .while('DC-CMB-19b', goesOn, (each) => each.call('DC-CMB-18c', nextIcon))
  .end();

/** DC-ACT-05: Shields on the acting Enemy's card. */
function shieldEnemy(t: T, card: FoeNo, n: number, golden: boolean): void {
  const space = spaceOf(t, card);
  const enemy = combatOf(t).enemies[space];
  if (enemy === null || enemy === undefined) return;
  if (golden) enemy.golden += n;
  else enemy.shields += n;
  t.tell?.({
    kind: 'enemyShield',
    foe: foeName(card),
    n,
    golden: golden ? 'yes' : 'no',
    pieces: onSpace(space),
  });
}

function healEnemy(t: T, card: FoeNo, n: number): void {
  const space = spaceOf(t, card);
  const enemy = combatOf(t).enemies[space];
  if (enemy === null || enemy === undefined || enemy.damage === 0) return;
  const healed = Math.min(n, enemy.damage);
  enemy.damage -= healed;
  t.tell?.({ kind: 'enemyHealed', foe: foeName(card), n: healed, pieces: onSpace(space) });
}

/** One icon of an Enemy: done at once, or a procedure that asks the Group. */
function enemyIcon(t: T, icon: Icon, card: FoeNo, at: number) {
  switch (icon.kind) {
    case 'damage': {
      const more = at === 0 && isMinion(card) ? (handicap(t, 'minionsStrikeHarder')?.n ?? 0) : 0;
      return assaultBy(t, icon.n + more, icon.who, card);
    }
    case 'state':
      return affliction.with({ state: icon.state, n: icon.n, who: icon.who, by: card });
    case 'token':
      return giveToken.with({ token: icon.token, n: icon.n, who: icon.who, among: participants(t) });
    case 'summon':
      return summon.with({ n: icon.n });
    case 'shield':
      shieldEnemy(t, card, icon.n, icon.golden === true);
      return null;
    case 'heal':
      healEnemy(t, card, icon.n);
      return null;
    case 'move':
      moveTo(t, card, icon.to);
      return null;
    case 'fireWave':
      driveFireWave(t, icon.steps);
      return null;
    case 'place':
      placeShurikens(t, icon.n, icon.spaces);
      return null;
    case 'banner':
      raiseBanners(t, icon.n);
      return null;
    default: // The other icons are printed for the Group.
      return null;
  }
}

/** Ledger 6.7, C3: the top minion is placed like any Enemy; discarded ones are shuffled when none is left. */
const summon = procedure<{ n: number }>('summon')
  .set('DC-RULING-62', 'left', (_, v) => v.n)
  .while(
    'DC-RULING-62a',
    (t, v) => v.left > 0 && hasFreeSpace(t),
    (each) =>
      each
        .when(
          'DC-RULING-62b',
          (t) => bossOf(t).minions.length === 0 && bossOf(t).minionDiscard.length > 0,
          (empty) =>
            empty
              .chance('DC-RULING-62c', 'pile', (t) => shuffled(bossOf(t).minionDiscard))
              .do('DC-RULING-62d', (t, v) => {
                bossOf(t).minions = v.pile.slice();
                bossOf(t).minionDiscard = [];
              }),
        )
        .do('DC-RULING-62e', (t) => {
          const card = bossOf(t).minions.pop();
          if (card !== undefined) placeEnemy(t, card);
        })
        .set('DC-RULING-62f', 'left', (_, v) => v.left - 1),
  )
  .end();
