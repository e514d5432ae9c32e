import { useMemo } from 'react';
import type { GameInfo, Snapshot } from '../../engine/types.ts';
import type { Words } from '../../words/index.ts';
import { useTable, useTableWords } from '../context.tsx';
import { chartOf, type Chart } from './chart.ts';

/** The chart of the game that is looked at. Several parts of the page ask for the same one. */
let last: { readonly of: object; readonly words: object; readonly chart: Chart } | null = null;

function keptChart(latest: Snapshot, info: GameInfo, speaker: Words['speaker']): Chart {
  if (last?.of !== latest || last.words !== speaker) {
    last = { of: latest, words: speaker, chart: chartOf(latest, info, speaker) };
  }
  return last.chart;
}

export function useChart(): Chart {
  const { speaker } = useTableWords();
  const latest = useTable((table) => table.latest);
  const info = useTable((table) => table.info);
  return useMemo(() => keptChart(latest, info, speaker), [latest, info, speaker]);
}
