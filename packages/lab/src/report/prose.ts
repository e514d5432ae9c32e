/** The same facts as the plots, in sentences. */

import { quantile, wilson, type Share } from '../intervals.ts';
import type { Simulated } from '../simulate.ts';
import { addCounts, type Counts } from '../tally.ts';
import { setupName } from '../words.ts';
import type { Teller } from './teller.ts';

/** Where an interval lies against what is wanted. */
export function against(
  rate: Share,
  band: readonly [number, number],
): 'inside' | 'above' | 'below' | 'unsure' {
  if (rate.low > band[1]) return 'above';
  if (rate.high < band[0]) return 'below';
  return rate.low >= band[0] && rate.high <= band[1] ? 'inside' : 'unsure';
}

export function totals({ tally }: Simulated): {
  games: number;
  won: number;
  reasons: Counts;
  lengths: Counts;
} {
  const sum = { games: 0, won: 0, reasons: {}, lengths: {} };
  for (const setup of tally.setups) {
    sum.games += setup.games;
    sum.won += setup.won;
    addCounts(sum.reasons, setup.reasons);
    addCounts(sum.lengths, setup.lengths);
  }
  return sum;
}

export interface Rate {
  /** The setup in words; where seats play against each other, the seat comes first. */
  readonly name: string;
  readonly rate: Share;
}

/** Who wins how often: one rate per setup, or one per seat where seats play against each other. */
export function ratesOf({ plan, tally }: Simulated, teller: Teller): Rate[] {
  return tally.setups.flatMap((setup, i): Rate[] => {
    if (setup.games === 0) return [];
    const name = setupName(teller.speaker, plan.setups[i]!);
    if (setup.seatWins.every((wins) => wins === setup.won))
      return [{ name, rate: wilson(setup.won, setup.games) }];
    return setup.seatWins.map((wins, seat) => ({
      name: `${teller.speaker.seat(seat)}, ${name}`,
      rate: wilson(wins, setup.games),
    }));
  });
}

export function proseOf(
  simulated: Simulated,
  teller: Teller,
  band: readonly [number, number] | null,
): string[] {
  const rates = ratesOf(simulated, teller).map(({ name, rate }) => {
    const sentence = teller.say('report.sayRate', {
      setup: name,
      share: teller.percent(rate.share),
      reach: teller.percent((rate.high - rate.low) / 2),
    });
    return band === null ? sentence : `${sentence} ${teller.say(`report.${against(rate, band)}`)}`;
  });
  const { reasons, lengths, games } = totals(simulated);
  const [most] = Object.entries(reasons).sort(([, a], [, b]) => b - a);
  const end =
    most === undefined
      ? []
      : [
          teller.say('report.sayEnd', {
            reason: teller.reason(most[0]),
            share: teller.percent(most[1] / games),
          }),
        ];
  const length = teller.say('report.sayLength', {
    low: quantile(lengths, 0.25),
    high: quantile(lengths, 0.75),
  });
  return [...end, length, ...rates];
}
