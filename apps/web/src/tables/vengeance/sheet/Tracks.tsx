/** Tracks as on the player board: health, training, loot, beatings. Marked has an edge, crossed out a cross. */

import { Icon } from '../../../art/index.ts';
import { Piece } from '../../../table/asking/Piece.tsx';
import { Cross } from '../den/Shapes.tsx';
import { piece, useFacts, type PlayerView } from '../facts.ts';
import { useOwn } from '../words/index.ts';

interface Side {
  readonly now: PlayerView;
  readonly after: PlayerView | null;
}

const count = (health: PlayerView['health'], what: PlayerView['health'][number]): number =>
  health.filter((space) => space === what).length;

export function Health({ now, after }: Side) {
  const { s } = useOwn();
  const label = s('health.label', {
    free: count(now.health, 'free'),
    wounds: count(now.health, 'wound'),
    dice: count(now.health, 'die'),
  });
  return (
    <Piece piece={piece.health(now.seat)} label={label} className="vg-health">
      {now.health.map((space, at) => {
        const then = after?.health[at] ?? space;
        return (
          <i key={at} className={`vg-heart ${space}${then === space ? '' : ` to-${then}`}`}>
            <Icon name="hearts" />
            {space === 'die' && (
              <span className="vg-die vg-W">
                <Icon name="drop" />
              </span>
            )}
            {space === 'wound' && (
              <svg viewBox="0 0 40 40" aria-hidden="true">
                <Cross of={`h${at}`} />
              </svg>
            )}
          </i>
        );
      })}
    </Piece>
  );
}

interface TrackProps {
  readonly values: readonly number[];
  readonly marked: number;
  readonly crossed: number;
  readonly would: number;
  readonly label: string;
}

function Track({ values, marked, crossed, would, label }: TrackProps) {
  return (
    <ol className="vg-track" aria-label={label}>
      {values.map((value, at) => {
        const state = at < crossed ? 'crossed' : at < marked ? 'marked' : at < would ? 'would' : '';
        return (
          <li key={at} className={`${state}${at === marked ? ' next' : ''}`} aria-hidden="true">
            {value}
            {at < crossed && (
              <svg viewBox="0 0 40 40">
                <Cross of={`t${at}`} />
              </svg>
            )}
          </li>
        );
      })}
    </ol>
  );
}

export function Training({ now, after }: Side) {
  const { TRAINING_TRACK } = useFacts();
  const { s } = useOwn();
  const { values } = TRAINING_TRACK;
  const at = (n: number): number => values[Math.min(n, values.length - 1)] ?? 0;
  return (
    <Track
      values={values}
      marked={now.trained}
      crossed={now.trained - now.experience}
      would={after?.trained ?? now.trained}
      label={s('training.label', {
        marked: now.trained,
        experience: now.experience,
        worth: at(now.trained),
        next: at(now.trained + 2),
      })}
    />
  );
}

export function Loot({ now, after }: Side) {
  const { LOOT_TRACK } = useFacts();
  const { s } = useOwn();
  const { values } = LOOT_TRACK;
  const at = (n: number): number => values[Math.min(n, values.length - 1)] ?? 0;
  return (
    <Track
      values={values}
      marked={now.loot}
      crossed={now.loot}
      would={after?.loot ?? now.loot}
      label={s('loot.label', { n: now.loot, worth: at(now.loot), next: at(now.loot + 1) })}
    />
  );
}

export function Beatings({ now }: { now: PlayerView }) {
  const { s } = useOwn();
  return (
    <p className="vg-beatings">
      <span role="img" aria-label={s('beatings.label', { n: now.beatings })}>
        {s('beatings')}{' '}
        {[0, 1].map((at) => (
          <i key={at} className={at < now.beatings ? 'taken' : ''} aria-hidden="true" />
        ))}
      </span>
      <span>{s('pool-limit', { n: now.poolLimit })}</span>
    </p>
  );
}
