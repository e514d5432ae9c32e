/** EX-OPEN Graves: dice are paid, a relic comes up. */

import { chooseLegal, said, some, type Ask, type Ban, type Seat } from '@gravetable/kernel';
import { kindOf } from './relics.ts';
import { diggerOf, procedure, sum, without, type T } from './rulebook.ts';

const PASS = { do: 'pass' } as const;
type Choice = typeof PASS | { readonly do: 'open'; readonly grave: number };

/** EX-OPEN-01 One digger may open one grave. Says whether they did. */
export const openGrave = procedure<{ seat: Seat }, boolean>('openGrave')
  .ask('EX-OPEN-01d', 'choice', (t, v) => whichGrave(t, v.seat))
  .when(
    'EX-OPEN-01e',
    (_, v) => v.choice === null || v.choice.do === 'pass',
    (pass) => pass.return('EX-OPEN-01f', () => false),
  )
  .set('EX-OPEN-02a', 'grave', (_, v) => (v.choice?.do === 'open' ? v.choice.grave : 0))
  .ask('EX-OPEN-02', 'paid', (t, v) => payment(t, v.seat, v.grave))
  .do('EX-OPEN-03', (t, v) => bringUp(t, v.seat, v.grave, v.paid))
  .return('EX-OPEN-03a', () => true)
  .end();

/** Nothing can be opened: nothing is asked. */
function whichGrave(t: T, seat: Seat): Ask<Choice> | null {
  const reach = sum(diggerOf(t, seat).dice);
  const graves = t.board.depths.map((_, grave): Choice => ({ do: 'open', grave }));
  // EX-OPEN-02: no deeper than all the dice together.
  const mayOpen = (choice: Choice): true | Ban =>
    choice.do === 'pass' || t.board.depths[choice.grave]! <= reach || ['TOO_DEEP', 'EX-OPEN-02', { reach }];
  if (!graves.some((choice) => mayOpen(choice) === true)) return null;
  return chooseLegal<Choice>(seat, [...graves, PASS], mayOpen, {
    says: (choice) =>
      choice.do === 'pass'
        ? said('option.pass')
        : said('option.open', { grave: choice.grave + 1, depth: t.board.depths[choice.grave]! }),
    touches: (choice) => (choice.do === 'open' ? [`grave:${choice.grave}`] : []),
  });
}

/** EX-RULING-03: enough dice, and none of them for nothing. */
function payment(t: T, seat: Seat, grave: number): Ask<readonly number[]> {
  const depth = t.board.depths[grave]!;
  const { dice } = diggerOf(t, seat);
  const fits = (paid: readonly number[]): true | string => {
    if (sum(paid) < depth) return 'NOT_ENOUGH';
    return sum(paid) - Math.min(...paid) >= depth ? 'FOR_NOTHING' : true;
  };
  return some(
    seat,
    dice,
    { min: 1, max: dice.length, fits },
    {
      about: { grave: grave + 1, depth },
      says: (face) => said('option.die', { face }),
    },
  );
}

function bringUp(t: T, who: Seat, grave: number, paid: readonly number[]): void {
  const digger = diggerOf(t, who);
  const [relic] = t.board.graves.splice(grave, 1);
  t.board.depths.splice(grave, 1);
  digger.dice = without(digger.dice, paid);
  digger.hand.push(relic!);
  const secret = { kind: 'found', who, sum: sum(paid), relic: kindOf(relic!), reveals: true } as const;
  t.tell?.({ kind: 'opened', who, sum: sum(paid) }, { to: [who], event: secret });
}
