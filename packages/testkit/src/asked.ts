/** What a story meets: the chance that falls for it, and the questions it answers. */

import {
  enter,
  fall,
  isRefusal,
  waysOf,
  type Chance,
  type GameEvent,
  type Play,
  type Seat,
} from '@gravetable/kernel';

/** In `falls`: what falls keeps the order it had. */
export const AS_IT_LIES = Symbol('as it lies');

export function next(chance: Chance<unknown>, label: string, falls: unknown[]): unknown {
  if (waysOf(chance) <= 1) return fall(chance, () => 0);
  if (falls.length === 0) throw new Error(`nothing is scripted to fall for ${label}`);
  const value = falls.shift();
  if (value === AS_IT_LIES) return chance.items.slice(0, chance.count);
  const found = enter(chance, value);
  if (isRefusal(found))
    throw new Error(`${JSON.stringify(value)} cannot fall for ${label}: ${JSON.stringify(chance)}`);
  return found;
}

export function idOf<B, E extends GameEvent, V extends object>(
  play: Play<B, E, V>,
  seat: Seat,
  step: { readonly kind: 'answers' | 'uses'; readonly label: string } | null,
): string {
  if (step?.kind === 'uses') {
    const offered = play.powersOf(seat).find((one) => one.power.label === step.label);
    if (offered === undefined) throw new Error(`seat ${seat} is not offered ${step.label}`);
    return offered.id;
  }
  const pending = play.pendingOf(seat);
  if (pending === undefined) {
    const asked = play.pending.map((one) => `${one.seat}: ${one.op.label}`).join(', ');
    throw new Error(
      `seat ${seat} is not asked${step === null ? '' : ` ${step.label}`}; asked: ${asked || 'nobody'}`,
    );
  }
  if (step !== null && pending.op.label !== step.label) {
    throw new Error(`seat ${seat} is asked ${pending.op.label}, not ${step.label}`);
  }
  return play.idOf(pending);
}

export function possible<B, E extends GameEvent, V extends object>(play: Play<B, E, V>, seat: Seat): string {
  const pending = play.pendingOf(seat);
  if (pending === undefined) return 'nothing';
  const ask = play.ask(pending);
  const count = Math.min(ask.count(), 40);
  return Array.from({ length: count }, (_, i) => JSON.stringify(ask.nth(i))).join(' ');
}
