/**
 * What the compiler must object to. `tsc -b` reads this file with the tests: an objection that no longer comes is an
 * error there, because `@ts-expect-error` then has nothing to expect. It is never run.
 */

import { choose, die, json, rulebook, some, split, strand } from '@gravetable/kernel';

const { procedure } = rulebook<{ left: number; names: string[] }, { kind: 'hit'; n: number }>();

const twice = procedure<{ n: number }, number>('twice')
  .return('TY-RULE-01', (_, v) => 2 * v.n)
  .end();

const more = { n: 2, of: 'them' };

export const fine = procedure<{ who: number }, string>('fine')
  .set('TY-RULE-02', 'left', (t) => t.board.left)
  .ask('TY-RULE-03', 'word', () => choose(0, ['a', 'b'] as const))
  .ask('TY-RULE-04', 'maybe', (_, v) => (v.left > 0 ? choose(0, [1]) : null))
  .chance('TY-RULE-05', 'face', () => die([1, 2] as const))
  .call('TY-RULE-06', 'double', (_, v) => twice.with({ n: v.left }))
  .when(
    'TY-RULE-07',
    (_, v) => v.word === 'a',
    (inside) => inside.set('TY-RULE-08', 'inner', (_, v) => v.face + v.double),
  )
  .return('TY-RULE-09', (_, v) => v.word + String(v.maybe ?? 0))
  .end();

export const wrong = procedure<{ who: number }, string>('wrong')
  // @ts-expect-error a step cannot read what a later step keeps
  .set('TY-RULE-10', 'early', (_, v) => v.late)
  .set('TY-RULE-11', 'late', () => 1)
  .ask('TY-RULE-12', 'word', () => choose(0, ['a', 'b'] as const))
  .do('TY-RULE-13', (_, v) => {
    // @ts-expect-error the answer is one of the options
    if (v.word === 'c') return;
    // @ts-expect-error an answer keeps its type
    v.word = 3;
  })
  .ask('TY-RULE-14', 'maybe', (t) => (t.board.left > 0 ? choose(0, [1]) : null))
  // @ts-expect-error a question that may not be asked has an answer that may be null
  .set('TY-RULE-15', 'sum', (_, v) => v.maybe + 1)
  .ask('TY-RULE-16', 'parts', () => split(0, 3, [1, 2]))
  .ask('TY-RULE-17', 'several', () => some(0, ['x'], { min: 0, max: 1 }))
  .do('TY-RULE-18', (_, v) => {
    // @ts-expect-error a split is a list of numbers
    v.parts.includes('1');
    // @ts-expect-error some items are a list of items
    v.several.includes(1);
  })
  .chance('TY-RULE-19', 'face', () => die(['hit', 'miss'] as const))
  .do('TY-RULE-20', (_, v) => {
    // @ts-expect-error a die shows one of its faces
    if (v.face === 'crit') return;
  })
  // @ts-expect-error arguments have the types the procedure asks for
  .call('TY-RULE-21', () => twice.with({ n: 'two' }))
  // @ts-expect-error arguments may not be forgotten
  .call('TY-RULE-22', () => twice.with())
  // @ts-expect-error nothing is given that the procedure does not know, not even in an object of more
  .call('TY-RULE-22b', () => twice.with(more))
  .call('TY-RULE-23', 'double', () => twice.with({ n: 2 }))
  // @ts-expect-error a result keeps its type
  .set('TY-RULE-24', 'shout', (_, v) => v.double.toUpperCase())
  .when(
    'TY-RULE-25',
    () => true,
    (inside) => inside.set('TY-RULE-26', 'inner', () => 1),
  )
  // @ts-expect-error what a block keeps is known only inside it
  .set('TY-RULE-27', 'after', (_, v) => v.inner)
  // @ts-expect-error a name cannot be kept again with another type
  .set('TY-RULE-28', 'late', () => 'word')
  // @ts-expect-error nothing but plain data is kept
  .set('TY-RULE-29', 'closure', () => undefined)
  .do('TY-RULE-30', (t) => {
    // @ts-expect-error events are those of the game
    t.tell?.({ kind: 'miss', n: 1 });
    // @ts-expect-error the board has the fields of its shape
    t.board.right = 1;
  })
  // @ts-expect-error a strand plays a procedure with its arguments
  .together('TY-RULE-31', () => [strand(0, twice)])
  // @ts-expect-error the result has the type the procedure promises
  .return('TY-RULE-32', () => 3)
  .end();

class Purse {
  coins = 0;
  spend(): void {
    this.coins -= 1;
  }
}

export const plain = procedure<{ who: number }>('plain')
  .set('TY-RULE-33', 'kept', () => ({ list: [1, 2], word: 'a' as const, none: null, deep: [{ flag: true }] }))
  .do('TY-RULE-34', (_, v) => v.kept.list.push(3))
  // @ts-expect-error no closure is kept
  .set('TY-RULE-35', 'closure', () => () => 1)
  // @ts-expect-error no Map is kept
  .set('TY-RULE-36', 'map', () => new Map([['a', 1]]))
  // @ts-expect-error no object with methods is kept
  .set('TY-RULE-37', 'purse', () => new Purse())
  // @ts-expect-error nor inside of something else
  .set('TY-RULE-38', 'inside', () => ({ list: [{ act: () => 1 }] }))
  // @ts-expect-error no closure falls
  .chance('TY-RULE-39', 'fallen', () => die([() => 1, () => 2]))
  // @ts-expect-error no answer is a closure
  .ask('TY-RULE-40', 'answer', () => choose(0, [() => 1]))
  .end();

// @ts-expect-error no argument is a closure
procedure<{ after: () => void }>('arguments');
// @ts-expect-error no result is a Set
procedure<object, Set<string>>('result');
// @ts-expect-error no board holds a Map
rulebook<{ seen: Map<string, number> }>();
// @ts-expect-error no board holds objects with methods
rulebook<{ purse: Purse[] }>();
// @ts-expect-error no part of a board holds closures
json<{ later: () => void }>();

export const lapsing = procedure<object, number>('lapsing')
  .ask(
    'TY-RULE-41',
    'word',
    () => choose(0, ['a']),
    (t) => t.board.left > 0,
  )
  // @ts-expect-error a question that may lapse has an answer that may be null
  .set('TY-RULE-42', 'length', (_, v) => v.word.length)
  .set('TY-RULE-43', 'number', () => 1)
  .ask(
    'TY-RULE-44',
    // @ts-expect-error where there is always a number, no question may lapse
    'number',
    () => choose(0, [1]),
    () => true,
  )
  // @ts-expect-error nor stay unasked
  .ask('TY-RULE-45', 'number', (t) => (t.board.left > 0 ? choose(0, [1]) : null))
  // @ts-expect-error nor be left without the result of a call
  .call('TY-RULE-46', 'number', (t) => (t.board.left > 0 ? twice.with({ n: 1 }) : null))
  .return('TY-RULE-47', (_, v) => v.number)
  .end();

const unreturned = procedure<object, number>('unreturned').when(
  'TY-RULE-48',
  (t) => t.board.left > 0,
  (lucky) => lucky.return('TY-RULE-49', () => 1),
);
// @ts-expect-error a procedure that promises a result returns one
unreturned.end();

// @ts-expect-error every argument is given with every call
procedure<{ n: number; perhaps?: number }>('lacking');
