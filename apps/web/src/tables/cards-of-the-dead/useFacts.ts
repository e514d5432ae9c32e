import { useTable } from '../../table/context.tsx';
import type { Facts } from './facts.ts';

/** The printed facts, as the worker sent them. */
export function useFacts(): Facts {
  return useTable((table) => table.info.facts) as Facts;
}
