/** One thing the next Game turn brings, as a small mark under its card. */

import { Icon, type IconName } from '../../art/index.ts';
import { useActed } from '../../table/kit/acting.ts';
import { activeOf, type CardId, type View } from './facts.ts';
import type { Step } from './foretold.ts';
import { useOwn, type OwnWords } from './words/index.ts';

const ICON: Readonly<Record<Step['does'], IconName>> = {
  hits: 'claw-slashes',
  explodes: 'bright-explosion',
  noise: 'megaphone',
  calls: 'baby-face',
  paralyses: 'web-spit',
  skips: 'hourglass',
  waits: 'hourglass',
};

const HARM: ReadonlySet<Step['does']> = new Set(['hits', 'explodes', 'paralyses']);

/** The step as a sentence. */
export function stepText(step: Step, card: CardId, view: View, { s }: OwnWords): string {
  const survivor = activeOf(view).id;
  return s(`does.${step.does}`, { card, survivor, n: 'n' in step ? step.n : 0 });
}

export function StepMark({ step, card }: { step: Step; card: CardId }) {
  const { view } = useActed<View>();
  const own = useOwn();
  if (step.does === 'waits') return null;
  return (
    <span
      className={HARM.has(step.does) ? 'cd-step harm' : 'cd-step'}
      title={stepText(step, card, view, own)}
    >
      <Icon name={ICON[step.does]} />
      {'n' in step && <b className="mono">{step.does === 'noise' ? `${step.n} ?` : `−${step.n}`}</b>}
      <span className="sr">{stepText(step, card, view, own)}</span>
    </span>
  );
}
