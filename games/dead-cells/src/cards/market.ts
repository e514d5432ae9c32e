// Ledger 6.8, DC-IB-03…07: what the Healer, the Merchant and the Collector ask for at levels 0, 1 and 2.
import type { Market, MarketLevel } from '../schema.ts';

export const marketLevels: { readonly [M in Market]: readonly [MarketLevel, MarketLevel, MarketLevel] } = {
  healer: [
    { cost: 2, times: 1 },
    { cost: 2, times: 2 },
    { cost: 1, times: 3 },
  ],
  merchant: [
    { cost: 3, times: 1 },
    { cost: 3, times: 2 },
    { cost: 2, times: 3 },
  ],
  collector: [
    { cost: 2, times: 1 },
    { cost: 2, times: 2 },
    { cost: 1, times: 3 },
  ],
};
