/** The sign a player has in hand, until they press what it is about. */

import type { PINGS } from '@gravetable/protocol';
import { create } from 'zustand';

type Sign = (typeof PINGS)[number] | 'sketch';

interface Signing {
  readonly sign: Sign | null;
  readonly take: (sign: Sign | null) => void;
}

export const useSigning = create<Signing>((set) => ({ sign: null, take: (sign) => set({ sign }) }));
