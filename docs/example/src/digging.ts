/** EX-DIG Digging: everybody grabs dice at the same time, until the cock crows. */

import { choose, chooseLegal, CLOCK, die, strand, type Ask, type Ban, type Seat } from '@gravetable/kernel';
import { diggerOf, procedure, type T } from './rulebook.ts';
import { FACES, MOST_DICE, type Digger } from './state.ts';

type Act = { readonly do: 'take'; readonly face: number } | { readonly do: 'spit' } | { readonly do: 'stop' };

const TAKE: readonly Act[] = FACES.map((face) => ({ do: 'take', face }));
const SPIT: Act = { do: 'spit' };
const STOP: Act = { do: 'stop' };

/** EX-DIG-01 One digger's part of the scramble. */
export const digging = procedure<{ seat: Seat }>('digging')
  .while(
    'EX-DIG-01a',
    (t, v) => !diggerOf(t, v.seat).stopped,
    (each) =>
      each
        .ask(
          'EX-DIG-02',
          'act',
          (t, v) => whatNow(t, v.seat),
          (t) => !t.board.crowed,
        )
        .when(
          'EX-DIG-05',
          (_, v) => v.act === null,
          (late) => late.do('EX-DIG-05a', (t, v) => loseHighest(t, v.seat)),
        )
        .when(
          'EX-DIG-03',
          (_, v) => v.act?.do === 'spit',
          (spit) =>
            spit
              .chance('EX-DIG-03a', 'face', () => die(FACES))
              .do('EX-DIG-03b', (t, v) => throwLowest(t, v.seat, v.face)),
        )
        .do('EX-DIG-04', (t, v) => {
          if (v.act?.do === 'take') takeDie(t, v.seat, v.act.face);
          if (v.act?.do === 'stop') stop(t, v.seat);
        }),
  )
  .end();

/** EX-DIG-05 The cock: the clock's seat, which answers once while anybody digs. */
const cockCrows = procedure('cockCrows')
  .ask(
    'EX-DIG-05c',
    'crow',
    () => choose(CLOCK, ['crow']),
    (t) => t.board.diggers.some((digger) => !digger.stopped),
  )
  .do('EX-DIG-05d', (t, v) => {
    if (v.crow === null) return;
    t.board.crowed = true;
    t.tell?.({ kind: 'crowed' });
  })
  .end();

export const cock = strand(CLOCK, cockCrows.with());

/** EX-DIG-02, -03, -04: whether a digger may do this now, or why not. */
function mayAct({ dice, spat }: Digger, act: Act): true | Ban {
  switch (act.do) {
    case 'take':
      return dice.length < MOST_DICE || ['HANDS_FULL', 'EX-DIG-02', { n: MOST_DICE }];
    case 'spit':
      if (spat) return ['SPAT_ALREADY', 'EX-DIG-03'];
      return dice.length > 0 || ['NO_DICE', 'EX-DIG-03'];
    case 'stop':
      return true;
  }
}

function whatNow(t: T, seat: Seat): Ask<Act> {
  const digger = diggerOf(t, seat);
  const inHeap = TAKE.filter((act) => act.do === 'take' && t.board.heap.includes(act.face));
  return chooseLegal<Act>(seat, [...inHeap, SPIT, STOP], (act) => mayAct(digger, act), {
    touches: (act) => (act.do === 'take' ? [`heap:${act.face}`] : [`digger:${seat}`]),
  });
}

function takeDie(t: T, who: Seat, face: number): void {
  t.board.heap.splice(t.board.heap.indexOf(face), 1);
  diggerOf(t, who).dice.push(face);
  t.tell?.({ kind: 'took', who, face });
}

function throwLowest(t: T, who: Seat, now: number): void {
  const digger = diggerOf(t, who);
  const face = Math.min(...digger.dice);
  digger.dice[digger.dice.indexOf(face)] = now;
  digger.spat = true;
  t.tell?.({ kind: 'spat', who, face, now });
}

function stop(t: T, who: Seat): void {
  diggerOf(t, who).stopped = true;
  t.tell?.({ kind: 'stopped', who });
}

/** EX-RULING-02: the die lies in the heap again, where nobody can take it any more. */
function loseHighest(t: T, who: Seat): void {
  const digger = diggerOf(t, who);
  digger.stopped = true;
  if (digger.dice.length === 0) return;
  const face = Math.max(...digger.dice);
  digger.dice.splice(digger.dice.indexOf(face), 1);
  t.board.heap = [...t.board.heap, face].sort((a, b) => a - b);
  t.tell?.({ kind: 'lost', who, face });
}
