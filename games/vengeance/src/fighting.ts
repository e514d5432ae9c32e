// VG-FIGHT: the Fighting Phase. Start effects, then the health dice, then sets, recon marks and items in any order.

import { choose, strand, type Ask, type Refusal, type Seat } from '@gravetable/kernel';
import type { Timing } from './cards/tiles.ts';
import { clockStrands } from './clock.ts';
import { bitCount } from './numbers.ts';
import { checkObjective } from './objectives.ts';
import { tilesOf } from './playerboard.ts';
import { livingSeats, playerOf, procedure, type T } from './rulebook.ts';
import { Commands } from './said.ts';
import { offerSources, use, whyNotUse, type Used } from './sources.ts';
import type { Player } from './state.ts';

type End = { readonly do: 'startDone' | 'done' };
const START_DONE: End = { do: 'startDone' };
const DONE: End = { do: 'done' };

const whyNotNow =
  (timing: Timing) =>
  (t: T, seat: Seat, value: unknown): Refusal | null =>
    whyNotUse(playerOf(t, seat), value, t.board.phase, timing);
const WHY_NOT = {
  start: whyNotNow('start'),
  fighting: whyNotNow('fighting'),
  resolution: whyNotNow('resolution'),
};

/** The sources of one timing, and the word that ends it. */
export function askSource<E extends { readonly do: string }>(
  t: T,
  seat: Seat,
  timing: Timing,
  end: E,
): Ask<Used | E> {
  const options: (Used | E)[] = [];
  offerSources(playerOf(t, seat), timing, options);
  const left = options.length;
  options.push(end);
  return choose<Used | E>(seat, options, new Commands(timing, t, seat, WHY_NOT[timing], left));
}

export function hasSource(p: Player, timing: Timing): boolean {
  const options: unknown[] = [];
  offerSources(p, timing, options);
  return options.length > 0;
}

/** VG-FIGHT-01 Start effects come before anything else; each may be declined, none kept for later (VG-RULING-54). */
const startEffects = procedure<{ seat: Seat }>('startEffects')
  .set('VG-FIGHT-01', 'on', (): boolean => true)
  .while(
    'VG-FIGHT-01a',
    (t, v) => v.on && hasSource(playerOf(t, v.seat), 'start'),
    (each) =>
      each
        .ask(
          'VG-RULING-54',
          'choice',
          (t, v) => askSource(t, v.seat, 'start', START_DONE),
          (t, v) => !playerOf(t, v.seat).expired,
        )
        .call('VG-RULING-54a', (t, v) => {
          v.on = v.choice !== null && v.choice.do !== 'startDone';
          return v.on ? use(t, v.seat, v.choice as Used) : null;
        }),
  )
  .end();

/** VG-FIGHT-02 The health dice go back; the spaces they stood on are wounds now. */
function removeHealthDice(t: T, seat: Seat): void {
  const p = playerOf(t, seat);
  const n = bitCount(p.standing);
  if (n === 0) return;
  t.board.supply += n;
  p.wounds |= p.standing;
  p.standing = 0;
  t.tell?.({ kind: 'healthDice', who: seat, n });
}

/** VG-FIGHT-10, VG-RULING-08, -59: dots, recon marks and unused modifiers go; RESOLUTION tiles keep their marks. */
function endFighting(t: T, seat: Seat): void {
  const p = playerOf(t, seat);
  p.dotted = 0;
  p.again = 0;
  p.gains = 0;
  for (const tile of tilesOf(p)) if (tile.timing !== 'resolution') p.recon &= ~tile.bit;
  t.tell?.({ kind: 'fought', who: seat });
}

/** VG-FIGHT-04 One seat's fight. Without anything to use nothing is asked. */
export const fight = procedure<{ seat: Seat }>('fight')
  .do('VG-RULING-36', (t, v) => checkObjective(t, v.seat))
  .call('VG-FIGHT-01b', (_, v) => startEffects.with({ seat: v.seat }))
  .do('VG-FIGHT-02', (t, v) => removeHealthDice(t, v.seat))
  .do('VG-FIGHT-04', (t, v) => {
    const p = playerOf(t, v.seat);
    p.done = !hasSource(p, 'fighting');
  })
  .while(
    'VG-FIGHT-04a',
    (t, v) => !playerOf(t, v.seat).done,
    (each) =>
      each
        .ask(
          'VG-RULING-26',
          'choice',
          (t, v) => askSource(t, v.seat, 'fighting', DONE),
          (t, v) => !playerOf(t, v.seat).expired,
        )
        .call('VG-RULING-26a', (t, v) => {
          const on = v.choice !== null && v.choice.do !== 'done';
          playerOf(t, v.seat).done = !on;
          return on ? use(t, v.seat, v.choice as Used) : null;
        }),
  )
  .do('VG-FIGHT-10', (t, v) => {
    playerOf(t, v.seat).done = true;
    endFighting(t, v.seat);
  })
  .end();

/** VG-FIGHT The phase for the whole table; Resolution waits for everybody (VG-RULING-40). */
export const fightingPhase = procedure('fightingPhase')
  .do('VG-ROUND-01', (t) => {
    t.board.phase = 'fighting';
    for (const p of t.board.players) {
      p.done = false;
      p.expired = false;
      p.met = false;
    }
  })
  .together('VG-ROUND-02b', (t) => [
    ...livingSeats(t).map((seat) => strand(seat, fight.with({ seat }))),
    ...clockStrands(t),
  ])
  .do('VG-RULING-64', (t) => t.tell?.({ kind: 'fightingOver', reveals: true }))
  .end();
