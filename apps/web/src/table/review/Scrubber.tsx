/** Looking back: which part of the game, through whose eyes, and the line of it with what was tried out below. */

import { useMemo, useState } from 'react';
import type { Viewer } from '@gravetable/kernel';
import { headingText } from '../log/chapters.ts';
import { useActions, useTable, useTableStore, useTableWords } from '../context.tsx';
import { eyesOf } from '../store/eyes.ts';
import { Branches } from './Branches.tsx';
import { isLong, spanOf } from './span.ts';
import { TimeLine } from './TimeLine.tsx';
import { useChart } from './useChart.ts';
import { Verify } from './Verify.tsx';

export function Scrubber() {
  const words = useTableWords();
  const { t, seats } = words;
  const chart = useChart();
  const at = useTable((table) => table.snapshot.count);
  const whole = useTable((table) => table.latest.count);
  const viewer = useTable((table) => table.snapshot.viewer);
  const agreed = useTable((table) => table.latest.agreed);
  const { seeAs, goTo } = useActions();
  const eyes = eyesOf(useTableStore().getState());
  const [all, setAll] = useState(() => !isLong(whole, chart));
  const { part: number, from, to } = spanOf(chart, at, whole, all);
  const span = useMemo(() => ({ from, to }), [from, to]);
  const show = (part: string): void => {
    setAll(part === 'all');
    if (part !== 'all') goTo(chart.parts[Number(part)]?.after ?? 0);
  };
  return (
    <div className="scrubber">
      <div className="row">
        {chart.parts.length > 1 && (
          <select
            aria-label={t('replay.part')}
            value={all ? 'all' : number}
            onChange={(event) => show(event.target.value)}
          >
            <option value="all">{t('replay.whole')}</option>
            {!all && number === -1 && <option value={-1}>{t('log.before')}</option>}
            {chart.parts.map((part, place) => (
              <option key={part.at} value={place}>
                {headingText(part, words)}
              </option>
            ))}
          </select>
        )}
        <label htmlFor="seen-by" className="label">
          {t('replay.viewer')}
        </label>
        <select
          id="seen-by"
          value={String(viewer)}
          onChange={(event) =>
            seeAs(event.target.value === 'null' ? null : (Number(event.target.value) as Viewer))
          }
        >
          {eyes.map((eye) => (
            <option key={eye} value={String(eye)}>
              {eye === null ? t('replay.spectator') : seats[eye]}
            </option>
          ))}
        </select>
        <Verify />
        {agreed > 0 && <span className="badge warn">{t('replay.agreed', { n: agreed })}</span>}
      </div>
      <TimeLine chart={chart} span={span} />
      <Branches span={span} />
    </div>
  );
}
