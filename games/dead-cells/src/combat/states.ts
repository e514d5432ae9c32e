// DC-STATE: State tokens on Beheaded and Enemies.
import { askReceiver } from '../asking.ts';
import { kindOf } from '../box/box.ts';
import { procedure, type T } from '../rulebook.ts';
import type { CardRound, State, TokenWho } from '../schema.ts';
import type { Enemy, FoeNo, Hero, HeroNo, SpaceNo } from '../state.ts';
import {
  combatOf,
  enemyLine,
  heroAt,
  heroHasLine,
  isFrozen,
  isImmune,
  isLiving,
  participants,
  participates,
  type Seen,
} from '../table.ts';
import { foeName, onHero, onSpace } from './damage.ts';

/** DC-STATE-05, DC-RULING-41: the next line with an Action and without a Frozen token, from this Round on; or 0. */
function lineToFreeze(t: Seen, who: Hero | Enemy, hasLine: (round: CardRound) => boolean): CardRound | 0 {
  const round = combatOf(t).round;
  for (const line of [1, 2, 3] as const) {
    if (line < round || (line === round && who.acted === round)) continue;
    if (hasLine(line) && !isFrozen(who, line)) return line;
  }
  return 0;
}

/** DC-BOSS-14, ledger 6.7: at most one Frozen token on a Boss at a time. */
const isFrozenBoss = (enemy: Enemy): boolean => kindOf(enemy.card) === 'boss' && enemy.frozen !== 0;

/** DC-STATE-01: one token on an Enemy. */
export function afflictEnemy(t: T, space: SpaceNo, state: State): void {
  const enemy = combatOf(t).enemies[space];
  if (enemy === null || enemy === undefined) return;
  if (isImmune(enemy, state)) {
    t.tell?.({ kind: 'enemyImmune', foe: foeName(enemy.card), state, pieces: onSpace(space) });
    return;
  }
  if (state === 'frozen') {
    const line = isFrozenBoss(enemy)
      ? 0
      : lineToFreeze(t, enemy, (round) => enemyLine(t, enemy.card, round).length > 0);
    if (line === 0) return;
    enemy.frozen |= 1 << line;
  } else enemy[state] += 1;
  t.tell?.({ kind: 'enemyState', foe: foeName(enemy.card), state, pieces: onSpace(space) });
}

/** One token on a Beheaded; a Bleeding token remembers who gave it (DC-RULING-43). */
export function afflict(t: T, no: HeroNo, state: State, by: FoeNo): void {
  const hero = heroAt(t, no);
  if (isImmune(hero, state)) {
    t.tell?.({ kind: 'immune', beheaded: hero.who, state, pieces: onHero(no) });
    return;
  }
  if (state === 'frozen') {
    const line = lineToFreeze(t, hero, (round) => heroHasLine(hero, round));
    if (line === 0) return;
    hero.frozen |= 1 << line;
  } else if (state === 'bleeding') hero.bleeding.push(by);
  else hero[state] += 1;
  t.tell?.({ kind: 'state', beheaded: hero.who, state, pieces: onHero(no) });
}

export const hasStates = ({ poisoned, marked, onFire, bleeding, frozen }: Hero): boolean =>
  poisoned + marked + onFire + bleeding.length + frozen > 0;

/** DC-UPK-05, DC-BOSS-10. */
export function loseStates(hero: Hero): void {
  hero.poisoned = 0;
  hero.marked = 0;
  hero.onFire = 0;
  hero.bleeding = [];
  hero.frozen = 0;
}

/** Whom an icon of an Enemy falls on without a choice. */
export function fixedOn(t: Seen, who: TokenWho): HeroNo[] {
  const first = t.board.run.firstPlayer;
  if (who === 'first') return participates(t, first) && isLiving(t, first) ? [first] : [];
  return participants(t);
}

/** DC-RULING-33, DC-STATE-10: State tokens of an Enemy, one after the other; an immune Beheaded may be chosen. */
export const affliction = procedure<{ state: State; n: number; who: TokenWho; by: FoeNo }>('affliction')
  .set('DC-STATE-01', 'left', (_, v) => v.n)
  .while(
    'DC-STATE-01a',
    (_, v) => v.left > 0,
    (each) =>
      each
        .ask('DC-STATE-10', 'receiver', (t, v) => {
          if (v.who !== 'target') return null;
          return askReceiver(t, participants(t), 'stateReceiver', { state: v.state });
        })
        .do('DC-RULING-33', (t, v) => {
          const on = v.receiver === null ? fixedOn(t, v.who) : [v.receiver];
          for (const no of on) afflict(t, no, v.state, v.by);
        })
        .set('DC-STATE-01b', 'left', (_, v) => v.left - 1),
  )
  .end();
