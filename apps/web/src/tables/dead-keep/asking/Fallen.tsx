/** Dice that have fallen lie there as long as something may still be done about them. */

import type { QuestionView } from '@gravetable/kernel';
import { Die } from '../../../art/index.ts';
import { nth } from '../../../nth.ts';
import { useOwn } from '../words/index.ts';

/** The dice of a question that is about all of them, not about one or the other. */
export function fallenIn({ kind, about }: QuestionView): readonly Fallen[] | null {
  if (kind !== 'sureShot' && kind !== 'armorReroll') return null;
  const faces = about['faces'] as readonly number[];
  // The higher a die, the better: those that failed are the lowest.
  const lowest = faces.map((_, at) => at).sort((one, other) => nth(faces, one) - nth(faces, other));
  const failed = new Set(lowest.slice(0, Number(about['n'])));
  return faces.map((face, at) => ({ face, failed: failed.has(at) }));
}

interface Fallen {
  readonly face: number;
  readonly failed: boolean;
}

export function FallenDice({ dice }: { dice: readonly Fallen[] }) {
  const { s } = useOwn();
  return (
    <ul className="dk-fallen">
      {dice.map(({ face, failed }, at) => (
        <li key={at} className={failed ? 'failed' : ''}>
          <Die face={face} label={String(face)} size={56} />
          <small>{s(failed ? 'die.failed' : 'die.good')}</small>
        </li>
      ))}
    </ul>
  );
}
