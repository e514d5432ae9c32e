/** What a table has where people elsewhere sit at it too. The frame leaves room for it and knows nothing of a network. */

import type { Seat } from '@gravetable/kernel';
import { createContext, useContext, type ComponentType } from 'react';
import type { Tab } from './frame/tabs.tsx';

export interface Together {
  /** In the top strip: the table's word, who watches, how the connection is. */
  readonly Strip: ComponentType<{ wide: boolean }>;
  /** At a seat, in place of what kind of player it is. */
  readonly SeatNote: ComponentType<{ seat: Seat }>;
  /** On the decision bar's upper edge: what somebody proposes. */
  readonly Proposal: ComponentType;
  /** Over the board: signs of the others. */
  readonly Marks: ComponentType;
  /** At the foot of the side panel. */
  readonly Pace: ComponentType;
  readonly Menu: ComponentType<{ close: () => void }>;
  readonly useTabs: () => readonly Tab[];
  /** The board is on a screen for all: this device is a hand beside it. */
  readonly hand: boolean;
}

const Others = createContext<Together | null>(null);
export const TogetherProvider = Others.Provider;

const NONE: readonly Tab[] = [];
const useNone = (): readonly Tab[] => NONE;

export function useTogether(): Together | null {
  return useContext(Others);
}

/** More panels where people are elsewhere. Whether they are does not change while a table is open. */
export function useTogetherTabs(): readonly Tab[] {
  const { useTabs = useNone } = useTogether() ?? {};
  return useTabs();
}
