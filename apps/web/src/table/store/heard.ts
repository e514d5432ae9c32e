/** What the host says without being asked. */

import type { Push } from '@gravetable/protocol';
import type { Clock } from './clock.ts';
import type { Desk } from './desk.ts';
import type { Flow } from './flow.ts';

interface Listeners {
  readonly flow: Flow;
  readonly clock: Clock;
  readonly desk: Desk;
}

export function heard(push: Push, { flow, clock, desk }: Listeners): void {
  if (desk.hasEnded()) return;
  switch (push.push) {
    case 'step':
      return flow.received(push);
    case 'clock':
      return clock.told(push.countdown);
    case 'elsewhere':
      return desk.set({ phase: 'lost', trouble: 'elsewhere' });
    case 'untried':
      if (desk.get().branch !== null) desk.get().leaveBranch();
      return desk.set({ branches: [] });
    case 'fault':
      return desk.fail(push.message);
    case 'presence':
    case 'proposal':
      // One screen holds every seat here: who is there is known, and one question asks all.
      return undefined;
  }
}
