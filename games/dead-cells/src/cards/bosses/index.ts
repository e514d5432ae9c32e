// Ledger 6.7: the three Bosses.
import { theConcierge } from './c1.ts';
import { theTimeKeeper } from './c2.ts';
import { theHandOfTheKing } from './c3.ts';

export const bosses = { C1: theConcierge, C2: theTimeKeeper, C3: theHandOfTheKing } as const;
