/** EX-SELL, EX-HIDE The fence buys; the coins are hidden. */

import { said, some, split, type Ask, type Seat } from '@gravetable/kernel';
import { kindOf, worth, type Relic } from './relics.ts';
import { diggerOf, procedure, without, type T } from './rulebook.ts';
import { NICHE_HOLDS } from './state.ts';

const HIDING_PLACES = ['purse', 'niche'] as const;

/** EX-SELL-01 One digger may sell relics of one kind. */
export const sellRelics = procedure<{ seat: Seat }>('sellRelics')
  .ask('EX-SELL-01d', 'relics', (t, v) => offer(t, v.seat))
  .do('EX-SELL-01e', (t, v) => sell(t, v.seat, v.relics ?? []))
  .end();

/** EX-HIDE-01 One digger divides their coins between purse and niche. */
export const hideCoins = procedure<{ seat: Seat }>('hideCoins')
  .ask('EX-HIDE-01a', 'parts', (t, v) => {
    const { purse, niche } = diggerOf(t, v.seat);
    const coins = purse + niche;
    if (coins === 0) return null;
    return split(v.seat, coins, [coins, NICHE_HOLDS], () => ({
      about: { coins },
      says: (place) => said(`place.${HIDING_PLACES[place]}`),
      touches: (place) => [`${HIDING_PLACES[place]}:${v.seat}`],
    }));
  })
  .do('EX-HIDE-01b', (t, v) => {
    const [purse, niche] = v.parts ?? [0, 0];
    Object.assign(diggerOf(t, v.seat), { purse, niche });
    t.tell?.({ kind: 'hid', who: v.seat, purse: purse!, niche: niche! });
  })
  .end();

function offer(t: T, seat: Seat): Ask<readonly Relic[]> | null {
  const { hand } = diggerOf(t, seat);
  if (hand.length === 0) return null;
  const fits = (relics: readonly Relic[]): true | string =>
    new Set(relics.map(kindOf)).size <= 1 ? true : 'ONE_KIND';
  return some(
    seat,
    hand,
    { min: 0, max: hand.length, fits },
    {
      says: (relic) => said(`relic.${kindOf(relic)}`),
      touches: (relic) => [`relic:${relic}`],
    },
  );
}

function sell(t: T, who: Seat, relics: readonly Relic[]): void {
  if (relics.length === 0) return;
  const digger = diggerOf(t, who);
  const coins = worth(relics);
  digger.hand = without(digger.hand, relics);
  digger.purse += coins;
  t.board.sold.push(...relics);
  t.tell?.({ kind: 'sold', who, relic: kindOf(relics[0]!), n: relics.length, coins, reveals: true });
}
