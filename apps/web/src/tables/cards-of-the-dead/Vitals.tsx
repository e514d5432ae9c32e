/** Vitality and Immunity as tracks; a preview and the coming Game turn show what would go. */

import { HeartTrack, Icon } from '../../art/index.ts';
import { useActed } from '../../table/kit/acting.ts';
import type { SurvivorView, View } from './facts.ts';
import { useForetold } from './foretold.ts';
import { useOwn } from './words/index.ts';

export interface VitalsProps {
  readonly now: SurvivorView;
  readonly after: SurvivorView | null;
  readonly seat: number;
  /** With the names of the tracks in front. */
  readonly named?: boolean;
}

export function Vitals({ now, after, seat, named = false }: VitalsProps) {
  const { s } = useOwn();
  const { view } = useActed<View>();
  const { told } = useForetold();
  if (now.vitality === 0) {
    return (
      <p className="cd-vitals cd-dead">
        <Icon name="death-skull" /> {s('dead')}
      </p>
    );
  }
  const foreseen = view.active === seat && after === null ? told : null;
  const coming = foreseen?.vitality ?? now.vitality;
  return (
    <div className="cd-vitals">
      {named && <span aria-hidden="true">{s('vitality')}</span>}
      <HeartTrack
        label={s('vitality')}
        now={now.vitality}
        max={now.vitalityMax}
        then={after?.vitality ?? Math.min(now.vitality, coming)}
      />
      {named && <span aria-hidden="true">{s('immunity')}</span>}
      <HeartTrack
        icon="dna1"
        label={s('immunity')}
        now={now.immunity}
        max={now.immunityMax}
        then={after?.immunity ?? now.immunity}
        tone="infection"
      />
    </div>
  );
}
