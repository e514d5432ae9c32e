/** How much a screen reader speaks of each kind of line. */

import { amountOfAll, AMOUNTS, KINDS, spokenAll, type Amount } from '../../hearing.ts';
import { changeSettings, useSettings } from '../../settings.ts';
import { useWords } from '../../words/index.ts';
import { Choice } from '../fields.tsx';
import { useSettingsWords } from './speaking.ts';

export function ReadOut() {
  const { t } = useWords();
  const s = useSettingsWords();
  const spoken = useSettings((settings) => settings.spoken);
  const all = amountOfAll(spoken) ?? 'own';
  const amounts = AMOUNTS.map((amount) => [amount, s(`spoken.${amount}`)]);
  return (
    <section className="panel settings" aria-labelledby="spoken">
      <h2 id="spoken" className="label">
        {s('spoken')}
      </h2>
      <p className="note">{s('spoken-note')}</p>
      <Choice
        id="spoken-all"
        label={s('spoken-all')}
        value={all}
        change={(amount) => amount !== 'own' && changeSettings({ spoken: spokenAll(amount as Amount) })}
      >
        {all === 'own' ? [...amounts, ['own', s('spoken.own')]] : amounts}
      </Choice>
      <div className="parts" role="group" aria-label={s('spoken-all')}>
        {KINDS.map((kind) => (
          <Choice
            key={kind}
            id={`spoken-${kind}`}
            label={t(`log.about-${kind}`)}
            value={spoken[kind]}
            change={(amount) => changeSettings({ spoken: { ...spoken, [kind]: amount as Amount } })}
          >
            {amounts}
          </Choice>
        ))}
      </div>
    </section>
  );
}
