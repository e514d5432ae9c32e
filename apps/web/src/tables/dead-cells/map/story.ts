/** The story of the room that was entered last, as far as it is told; null on the way in. */

import type { Said } from '@gravetable/kernel';
import { useTable } from '../../../table/context.tsx';
import { useOwn } from '../words/index.ts';

export function useStory(): string | null {
  const { words } = useOwn();
  const entered = useTable(({ snapshot: { log }, queue }) =>
    log
      .slice(0, log.length - queue.length)
      .findLast(({ event }) => event.kind === 'tileTurned' || event.kind === 'biomeEntered'),
  );
  if (entered?.event.kind !== 'tileTurned') return null;
  return words.say(entered.event['tile'] as unknown as Said);
}
