// DK-CLASS-FIGHTER: Bloodlust, a Move into Enemies and a Melee Action for nothing.

import { choose, said, type Ask } from '@gravetable/kernel';
import { EQUIPMENT } from '../cards/box.ts';
import { DECLINE, fallUpon, type AttackChoice, type Choice, type ChoiceOf, type No } from '../choices.ts';
import { hasClassUse, hasFreeUse, isOf, spendClassUse, spendFreeUse } from '../classes.ts';
import { attack } from '../combat/attack.ts';
import { attackOf } from '../combat/blow.ts';
import { attacksFrom } from '../combat/declare.ts';
import { enemiesIn, withEnemies } from '../enemies/packs.ts';
import { openSteps, zoneId } from '../enemies/lookout.ts';
import { isKo } from '../health.ts';
import { isOver } from '../judge.ts';
import type { ZoneNo } from '../map/types.ts';
import { affordable, objectToPay, payAction } from '../pay.ts';
import { procedure, type T } from '../rulebook.ts';
import { ownerOf } from '../seats.ts';
import { skillGroup } from '../skills.ts';
import type { Board, Who } from '../state.ts';
import { countAction } from '../streaks.ts';
import { zonePiece } from '../where.ts';
import { attackWords } from '../words.ts';
import { isReached, leavingCost, reached, walk, wayTo } from './walk.ts';

/** The Skill that lets others do it too. */
export const LEARNT_BLOODLUST = skillGroup(['class.fighter']);

/** DK-RULING-71: one or two Zones. */
const MOST_ZONES = 2;

export function objectToBloodlust(board: Board, who: Who, { to, pay }: ChoiceOf<'bloodlust'>): No | null {
  if (!isOf(board, who, 'fighter')) return ['NOT_OF_CLASS', 'DK-CLASS-FIGHTER-01'];
  if (!hasClassUse(board, who, 'fighter')) return ['NO_USE_LEFT', 'DK-CLASS-FIGHTER-01'];
  if (pay === 'class' && !hasFreeUse(board, who)) return ['NO_USE_LEFT', 'DK-SKILL-CLASSFREE'];
  if (!isReached(board, who, to, MOST_ZONES)) return ['NO_BLOODLUST_THERE', 'DK-RULING-138'];
  if (enemiesIn(board, to) === 0) return ['NO_ENEMY_THERE', 'DK-RULING-71'];
  return objectToPay(board, who, 'other', pay, leavingCost(board, who));
}

/** Whether there is anybody to fall upon at all, before the ways are looked for. */
function enemiesWithin(board: Board, who: Who, most: number): boolean {
  const { zone } = board.party[who]!;
  const { boss } = board;
  if (boss.state === 'active' && boss.zone !== null && openSteps(board, zone, boss.zone) <= most) return true;
  for (const pack of board.packs) if (openSteps(board, zone, pack.zone) <= most) return true;
  return false;
}

export function offerBloodlust(board: Board, who: Who, out: Choice[], wide: boolean): void {
  if (!hasClassUse(board, who, 'fighter') || !enemiesWithin(board, who, MOST_ZONES)) return;
  const owned = hasFreeUse(board, who) ? BY_EITHER : BY_ACTION;
  const pays = wide ? owned : affordable(board, who, 'other', owned, leavingCost(board, who));
  if (pays.length === 0) return;
  for (const { zone } of withEnemies(board, reached(board, who, MOST_ZONES)))
    for (const pay of pays) out.push(fallUpon(zone, pay));
}

const BY_ACTION: readonly ChoiceOf<'bloodlust'>['pay'][] = ['action'];
const BY_EITHER: readonly ChoiceOf<'bloodlust'>['pay'][] = ['action', 'class'];

type Onslaught = AttackChoice | typeof DECLINE;

/** DK-RULING-138: at once, or lost. */
function askOnslaught(t: T, who: Who): Ask<Onslaught> | null {
  const { board } = t;
  const a = board.party[who]!;
  if (isOver(board) || isKo(a)) return null;
  const attacks = attacksFrom(board, who, a.zone).filter((choice) => attackOf(choice) === 'melee');
  if (attacks.length === 0) return null;
  return choose<Onslaught>(ownerOf(board, who), [...attacks, DECLINE], () => ({
    kind: 'bloodlust',
    about: { adventurer: a.id },
    says: (choice) =>
      choice.do === 'attack' ? attackWords(board, who, choice, 'bloodlust') : said('option.decline'),
    touches: (choice) =>
      choice.do === 'attack' ? [zonePiece(board, choice.zone), `card:${EQUIPMENT[choice.card]!.code}`] : [],
  }));
}

/** DK-CLASS-FIGHTER-01 Bloodlust. */
export const bloodlust = procedure<{ who: Who; choice: ChoiceOf<'bloodlust'> }>('bloodlust')
  .set('DK-CLASS-FIGHTER-01', 'way', (t, v): readonly ZoneNo[] => {
    const { board } = t;
    const way = wayTo(board, v.who, v.choice.to, MOST_ZONES) ?? [];
    const n = leavingCost(board, v.who);
    payAction(t, v.who, 'other', v.choice.pay, n);
    spendClassUse(board, v.who, 'fighter');
    if (v.choice.pay === 'class') spendFreeUse(board, v.who);
    countAction(board, v.who, null);
    t.tell?.({
      kind: 'bloodlust',
      adventurer: board.party[v.who]!.id,
      zone: zoneId(board, v.choice.to),
      n,
      pieces: way.map((one) => zonePiece(board, one)),
    });
    return way;
  })
  .call('DK-CLASS-FIGHTER-02', (_, v) => walk.with({ who: v.who, way: v.way }))
  .ask('DK-RULING-138', 'blow', (t, v) => askOnslaught(t, v.who))
  .call('DK-RULING-138a', (_, v) =>
    v.blow?.do === 'attack' ? attack.with({ who: v.who, choice: v.blow, how: 'bloodlust' }) : null,
  )
  .end();
