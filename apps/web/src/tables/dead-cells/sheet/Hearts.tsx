/** Health as hearts: full, lost, and what the forecast would take. */

import { Icon } from '../../../art/index.ts';

const MOST = 8;

export function Hearts({ now, max, then = now }: { now: number; max: number; then?: number }) {
  if (max > MOST)
    return (
      <span className="dc-hearts" aria-hidden="true">
        <Icon name="hearts" className="icon full" />
        <b className="mono">
          {now}/{max}
        </b>
      </span>
    );
  return (
    <span className="dc-hearts" aria-hidden="true">
      {Array.from({ length: max }, (_, at) => (
        <Icon
          key={at}
          name="hearts"
          className={`icon ${at < Math.min(now, then) ? 'full' : at < now ? 'going' : 'lost'}`}
        />
      ))}
    </span>
  );
}
