// DK-CMB-03, DK-RULING-63: the dice of an attack: the roll, re-rolls, additional dice for sixes, Sure Shot.

import { choose, dice, said, some, type Ask } from '@gravetable/kernel';
import { D6 } from '../dice.ts';
import { EQUIPMENT } from '../cards/box.ts';
import { hasFreeUse, isOf, spendFreeUse, WAIVED_MANA } from '../classes.ts';
import { gainMana, payMana } from '../health.ts';
import { isOver } from '../judge.ts';
import { procedure, type T } from '../rulebook.ts';
import { ownerOf } from '../seats.ts';
import { activeCards, forAttack, isFresh, markUsed } from '../skills.ts';
import type { Board, CardNo } from '../state.ts';
import { actionSources, attackOf, lends, type Blow } from './blow.ts';
import { bonusOf, countDice, diceOf, isHit } from './numbers.ts';
import { lineOf } from './blow.ts';

/** What lies on the table when all dice have fallen. */
export interface Rolled {
  readonly faces: readonly number[];
  /** Failed dice turned into successes (DK-CLASS-RANGER-01). */
  readonly turned: number;
}

/** A source of re-rolls: Lucky, or a card that has one per Turn. */
type Luck =
  | { readonly skill: 'lucky'; readonly card: null }
  | { readonly skill: 'card'; readonly card: CardNo };

const rerollKey = (card: CardNo): string => `c${card}/reroll`;

/** DK-SKILL-LUCKY; AE-49, -51, -52 once per Turn, in the own one (DK-RULING-106). */
function luckOf(board: Board, blow: Blow): Luck[] {
  const lucky = actionSources(board, blow).filter(({ key }) => key === 'lucky');
  const found = lucky.map((): Luck => ({ skill: 'lucky', card: null }));
  if (board.turn.who !== blow.who) return found;
  for (const card of activeCards(board.party[blow.who]!))
    if (EQUIPMENT[card]!.reroll === attackOf(blow) && isFresh(board, rerollKey(card)))
      found.push({ skill: 'card', card });
  return found;
}

const hitsOf = (board: Board, blow: Blow, faces: readonly number[]): number =>
  countDice(board, blow, faces, 0).hits;

function askReroll(t: T, blow: Blow, faces: readonly number[], luck: Luck): Ask<readonly number[]> | null {
  const { board } = t;
  if (isOver(board)) return null;
  return some(
    ownerOf(board, blow.who),
    faces.map((_, place) => place),
    { min: 0, max: faces.length },
    () => ({
      kind: 'reroll',
      about: {
        adventurer: board.party[blow.who]!.id,
        source: luck.card === null ? 'lucky' : EQUIPMENT[luck.card]!.code,
        n: hitsOf(board, blow, faces),
        faces,
      },
      says: (place) => said('option.die', { face: faces[place]! }),
      touches: (place) => [`die:${place}`],
    }),
  );
}

/** DK-RULING-63 Re-rolls, each source once, on any of the dice; the last result stands. */
const rerolls = procedure<{ blow: Blow; faces: readonly number[] }, readonly number[]>('rerolls')
  .set('DK-RULING-63', 'luck', (t, v): readonly Luck[] => luckOf(t.board, v.blow))
  .while(
    'DK-RULING-63a',
    (_, v) => v.luck.length > 0,
    (each) =>
      each
        .ask('DK-RULING-63b', 'again', (t, v) => askReroll(t, v.blow, v.faces, v.luck[0]!))
        .when(
          'DK-RULING-63c',
          (_, v) => (v.again?.length ?? 0) > 0,
          (luck) =>
            luck
              .chance('DK-SKILL-LUCKY', 'fresh', (_, v) => dice(v.again!.length, D6))
              .set('DK-RULING-63d', 'faces', (t, v): readonly number[] => {
                const [{ card }] = v.luck as [Luck];
                if (card !== null) markUsed(t.board, rerollKey(card));
                const faces = v.faces.slice();
                v.again!.forEach((place, no) => (faces[place] = v.fresh[no]!));
                t.tell?.({
                  kind: 'rerolled',
                  adventurer: t.board.party[v.blow.who]!.id,
                  faces,
                  source: card === null ? 'lucky' : EQUIPMENT[card]!.code,
                  hits: hitsOf(t.board, v.blow, faces),
                });
                return faces;
              }),
        )
        .set('DK-RULING-63e', 'luck', (_, v): readonly Luck[] => v.luck.slice(1)),
  )
  .return('DK-RULING-63f', (_, v) => v.faces)
  .end();

const sixesOf = (board: Board, blow: Blow, faces: readonly number[]): number =>
  countDice(board, blow, faces, 0).sixes;

/** DK-SKILL-R6-DIE Each 6 brings another die, and so on. */
const additionalDice = procedure<{ blow: Blow; faces: readonly number[] }, readonly number[]>(
  'additionalDice',
)
  .set('DK-SKILL-R6-DIE', 'more', (t, v): number => {
    const gives = forAttack(actionSources(t.board, v.blow), 'sixDie', attackOf(v.blow)).length > 0;
    return gives ? sixesOf(t.board, v.blow, v.faces) : 0;
  })
  .while(
    'DK-SKILL-R6-DIEa',
    (_, v) => v.more > 0,
    (each) =>
      each
        .chance('DK-SKILL-R6-DIEb', 'fresh', (_, v) => dice(v.more, D6))
        .set('DK-SKILL-R6-DIEc', 'faces', (_, v): readonly number[] => [...v.faces, ...v.fresh])
        .set('DK-SKILL-R6-DIEd', 'more', (t, v): number => {
          t.tell?.({
            kind: 'additional',
            adventurer: t.board.party[v.blow.who]!.id,
            faces: v.fresh,
            hits: hitsOf(t.board, v.blow, v.faces),
          });
          return sixesOf(t.board, v.blow, v.fresh);
        }),
  )
  .return('DK-SKILL-R6-DIEe', (_, v) => v.faces)
  .end();

export interface SureShot {
  readonly turn: number;
  /** The free use of the Class Ability: up to two dice cost nothing. */
  readonly free: boolean;
}

const shotCost = ({ turn, free }: SureShot): number => Math.max(0, turn - (free ? WAIVED_MANA : 0));

function askSureShot(t: T, blow: Blow, faces: readonly number[]): Ask<SureShot> | null {
  const { board } = t;
  if (isOver(board) || attackOf(blow) !== 'ranged' || !isOf(board, blow.who, 'ranger')) return null;
  const { mana, id } = board.party[blow.who]!;
  const { accuracy } = lineOf(blow);
  const bonus = bonusOf(board, blow);
  const failed = faces.filter((face) => !isHit(face, bonus, accuracy)).length;
  const options: SureShot[] = [{ turn: 0, free: false }];
  for (let turn = 1; turn <= Math.min(failed, mana); turn++) options.push({ turn, free: false });
  if (hasFreeUse(board, blow.who))
    for (let turn = 1; turn <= failed; turn++)
      if (shotCost({ turn, free: true }) <= mana) options.push({ turn, free: true });
  if (options.length === 1) return null;
  return choose(ownerOf(board, blow.who), options, {
    kind: 'sureShot',
    about: { adventurer: id, n: failed, mana, faces },
    says: (shot) =>
      said(
        shot.turn === 0 ? 'option.sureShot.none' : shot.free ? 'option.sureShot.free' : 'option.sureShot',
        {
          n: shot.turn,
          mana: shotCost(shot),
        },
      ),
  });
}

/** DK-CMB-03 Rolling the dice of an attack, and what is done to them before hits are allotted. */
export const rollDice = procedure<{ blow: Blow }, Rolled>('rollDice')
  .chance('DK-CMB-03', 'faces', (t, v) => dice(diceOf(t.board, v.blow), D6))
  .do('DK-WPN-10', (t, v) =>
    t.tell?.({
      kind: 'rolled',
      adventurer: t.board.party[v.blow.who]!.id,
      faces: v.faces,
      hits: hitsOf(t.board, v.blow, v.faces),
    }),
  )
  .call('DK-RULING-63g', 'kept', (_, v) => rerolls.with({ blow: v.blow, faces: v.faces }))
  .call('DK-SKILL-R6-DIEf', 'all', (_, v) => additionalDice.with({ blow: v.blow, faces: v.kept }))
  .do('DK-SKILL-R6-MANA', (t, v) => {
    const sixes = sixesOf(t.board, v.blow, v.all);
    if (sixes > 0 && lends(actionSources(t.board, v.blow), 'sixMana'))
      gainMana(t, v.blow.who, sixes, 'sixMana');
  })
  .ask('DK-CLASS-RANGER-01', 'shot', (t, v) => askSureShot(t, v.blow, v.all))
  .do('DK-RULING-126', (t, v) => {
    if (v.shot === null || v.shot.turn === 0) return;
    if (v.shot.free) spendFreeUse(t.board, v.blow.who);
    payMana(t, v.blow.who, shotCost(v.shot), 'sureShot');
    const { hits } = countDice(t.board, v.blow, v.all, v.shot.turn);
    const { id, mana } = t.board.party[v.blow.who]!;
    t.tell?.({ kind: 'turnedByMana', adventurer: id, n: v.shot.turn, mana, hits });
  })
  .return('DK-CMB-03a', (_, v) => ({ faces: v.all, turned: v.shot?.turn ?? 0 }))
  .end();
