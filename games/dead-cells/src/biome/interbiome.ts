// DC-IB: the Interbiome between a Biome and what its Exit named.
import { clearVotes, shuffled } from '@gravetable/kernel';
import { boughtCard } from '../box/box.ts';
import { bossCellLevels } from '../cards/boss-cells.ts';
import { marketLevels } from '../cards/market.ts';
import { claimFeats, isFeatMet } from '../upgrades/claims.ts';
import { useMutations } from '../upgrades/mutations.ts';
import { profileOf } from '../box/profile.ts';
import { procedure, type T } from '../rulebook.ts';
import type { BossCellRule, Market, MarketLevel } from '../schema.ts';
import { sellCards, sellHealing, stackBlueprints } from './shop.ts';
import { standing, type Campaigning } from '../upgrades/standing.ts';
import { isSolo, type Seen } from '../table.ts';

/** DC-IB-07: the highest level whose card lies in the slot. */
export function levelOfMarket(t: Campaigning, market: Market): number {
  let level = 0;
  for (const no of t.board.campaign.markets) {
    const card = boughtCard(no);
    if (!('effects' in card)) continue;
    for (const effect of card.effects)
      if (effect.kind === 'level' && effect.who === market) level = Math.max(level, effect.level);
  }
  return level;
}

/** What a character asks and offers, with what Secrets change. */
export function termsOf(t: Campaigning, market: Market): MarketLevel {
  const { cost, times } = marketLevels[market][levelOfMarket(t, market)]!;
  const sum = (kind: 'discount' | 'extraOffer'): number =>
    standing(t, kind).reduce((total, effect) => (effect.at === market ? total + effect.n : total), 0);
  return { cost: Math.max(0, cost - sum('discount')), times: times + sum('extraOffer') };
}

/** Ledger 6.9: whether a Boss Cell rule is switched on. */
export const bossCellRule = <K extends BossCellRule['kind']>(
  t: Seen,
  kind: K,
): Extract<BossCellRule, { kind: K }> | undefined => {
  for (const { level, rules } of bossCellLevels)
    if (level <= t.board.run.bossCells)
      for (const rule of rules) if (rule.kind === kind) return rule as Extract<BossCellRule, { kind: K }>;
  return undefined;
};

/** Ledger 6.4: "Heal 1 on entering an Interbiome". */
function healOnEntering(t: T): void {
  for (const hero of t.board.heroes) {
    const n = hero.dead ? 0 : Math.min(hero.damage, profileOf(hero).healAtInterbiome);
    if (n === 0) continue;
    hero.damage -= n;
    t.tell?.({ kind: 'healed', beheaded: hero.who, n });
  }
}

function visit(t: T, market: Market): void {
  clearVotes(t);
  t.tell?.({ kind: 'market', market });
}

/** DC-IB-03: Healer, Merchant, Collector, each visited once (DC-RULING-102). */
const market = procedure('market')
  .call('DC-IB-03', (t) => {
    if (bossCellRule(t, 'healerClosed') !== undefined) {
      t.tell?.({ kind: 'closed', market: 'healer' });
      return null;
    }
    visit(t, 'healer');
    return sellHealing.with(termsOf(t, 'healer'));
  })
  .call('DC-IB-03a', (t) => {
    const { cost, times } = termsOf(t, 'merchant');
    visit(t, 'merchant');
    return sellCards.with({ what: 'equipment', cost, n: times });
  })
  .call('DC-IB-07', (t) => {
    const { cost, times } = termsOf(t, 'collector');
    visit(t, 'collector');
    return sellCards.with({ what: 'blueprint', cost, n: times });
  })
  .end();

/** DC-SOLO-13: Serenade's cards are reshuffled here, and only here. */
const reshuffleSerenade = procedure('reshuffleSerenade')
  .chance('DC-SOLO-13', 'pile', (t) => {
    const { draw, discard } = t.board.heroes[1]!;
    return shuffled([...draw, ...discard].sort((a, b) => a - b));
  })
  .do('DC-SOLO-13a', (t, v) => {
    const serenade = t.board.heroes[1]!;
    serenade.draw = v.pile.slice();
    serenade.discard = [];
  })
  .end();

/** DC-IB-01: collect Blueprints, visit the market, clean up. Also before a Boss (DC-IB-10). */
export const interbiome = procedure('interbiome')
  .do('DC-IB-01', (t) => {
    t.board.run.phase = 'interbiome';
    healOnEntering(t);
  })
  .call('DC-IB-01a', () => useMutations.with({ moment: 'interbiome' }))
  .call('DC-IB-02b', (t) => {
    const cards = t.board.run.collector.slice();
    t.board.run.collector = [];
    return cards.length === 0 ? null : stackBlueprints.with({ cards });
  })
  .call('DC-IB-10', () => market.with())
  .call('DC-SOLO-13b', (t) => (isSolo(t) ? reshuffleSerenade.with() : null))
  .call('DC-RULING-123a', (t) => (isFeatMet(t) ? claimFeats.with() : null))
  .end();
