import { useEffect, useRef, useState } from 'react';
import { useActions, useTable } from '../context.tsx';

/** A thumb is faster than the table: while one moment is laid out only the last one asked for is remembered. */
export function useAim(at: number): readonly [aim: number | null, setAim: (count: number) => void] {
  const { goTo } = useActions();
  const busy = useTable((table) => table.busy);
  const [aim, setAim] = useState<number | null>(null);
  const asked = useRef<number | null>(null);
  useEffect(() => {
    if (aim === null || busy) return;
    if (aim === at || aim === asked.current) {
      asked.current = null;
      return setAim(null);
    }
    asked.current = aim;
    goTo(aim);
  }, [aim, at, busy, goTo]);
  return [aim, setAim];
}
