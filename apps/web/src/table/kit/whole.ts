/** The log of a game from its beginning, also in a branch, which tells only what was tried out. */

import { useMemo } from 'react';
import type { LogLine } from '../../engine/types.ts';
import { useTable } from '../context.tsx';

/** What was told before the branch comes before its first line; nobody can go back there from within it. */
export function wholeLog(
  branch: readonly LogLine[],
  trunk: readonly LogLine[],
  from: number,
): readonly LogLine[] {
  const before = trunk.filter(({ after }) => after <= from);
  return [...before.map((line) => ({ ...line, after: line.after - from - 1 })), ...branch];
}

/** As far as it is looked at, or as far as it has come. */
export function useWholeLog(part: 'snapshot' | 'latest' = 'snapshot'): readonly LogLine[] {
  const log = useTable((table) => table[part].log);
  const trunk = useTable((table) => (table.branch === null ? null : (table.trunk?.log ?? null)));
  const from = useTable(({ branch, branches }) => (branch === null ? 0 : (branches[branch]?.from ?? 0)));
  return useMemo(() => (trunk === null ? log : wholeLog(log, trunk, from)), [log, trunk, from]);
}
