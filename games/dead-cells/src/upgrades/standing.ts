// DC-MUT-04, DC-RULING-106: During Game cards that work by themselves, and which cards may be used at a moment.
import { askGroup } from '../asking.ts';
import { boughtCard, boughtCards, boughtNo, type Bought } from '../box/box.ts';
import { runes } from '../cards/runes.ts';
import { procedure } from '../rulebook.ts';
import type { Effect, EnemyKind, Moment, RewardIcon, RuneId, Use } from '../schema.ts';
import type { BoughtNo, HeroNo } from '../state.ts';
import { healthOf, heroAt, type Seen } from '../table.ts';

const runeNumbers = Object.fromEntries(runes.map((rune) => [rune.id, boughtNo(rune.code)])) as Record<
  RuneId,
  BoughtNo
>;

function printedUse(card: Bought): Use | null {
  if ('effect' in card) return card.effect.kind === 'use' ? card.effect.use : null;
  return 'use' in card && card.use !== undefined ? card.use : null;
}
function printedEffects(card: Bought): readonly Effect[] {
  if ('effect' in card) return card.effect.kind === 'use' ? card.effect.effects : [];
  return 'effects' in card ? card.effects : [];
}
/** By number: whether a card has a field is asked slowly, since they have many shapes. */
const uses = boughtCards.map(printedUse);
const effects = boughtCards.map(printedEffects);

/** When and how often a card may be used; null for one that works by itself. */
export const useOf = (no: BoughtNo): Use | null => uses[no]!;
/** What a card in a slot, or a Rune, does. */
export const effectsOf = (no: BoughtNo): readonly Effect[] => effects[no]!;

/** DC-EXP-07, DC-B7-02: a Rune works while it is owned and not sealed. */
export const hasRune = (t: Seen, rune: RuneId): boolean =>
  t.board.campaign.runes.includes(rune) && t.board.biome?.runesSealed !== true;

const NOTHING: readonly never[] = [];

/** The cards that may be used at this moment and are not used up. */
export function usableAt(t: Seen, moment: Moment): readonly BoughtNo[] {
  const { campaign, run } = t.board;
  if (campaign.duringGame.length + campaign.runes.length === 0 && campaign.skill === null) return NOTHING;
  const found: BoughtNo[] = [];
  for (const no of campaign.duringGame) if (isUsable(run, no, moment)) found.push(no);
  if (campaign.skill !== null && isUsable(run, campaign.skill, moment)) found.push(campaign.skill);
  for (const rune of campaign.runes)
    if (isUsable(run, runeNumbers[rune], moment) && hasRune(t, rune)) found.push(runeNumbers[rune]);
  return found;
}

function isUsable({ used }: Seen['board']['run'], no: BoughtNo, moment: Moment): boolean {
  const use = useOf(no);
  return use !== null && use.moment === moment && !used[use.limit].includes(no);
}

export function markUsed(t: Seen, no: BoughtNo): void {
  t.board.run.used[useOf(no)!.limit].push(no);
}

type Standing =
  | 'vialBonus'
  | 'drinkAnywhere'
  | 'discount'
  | 'extraOffer'
  | 'rewardPerKill'
  | 'rewardPerBiome';

/** What needs no more of the table than the campaign. */
export type Campaigning = { readonly board: Pick<Seen['board'], 'campaign'> };

/** The standing effects of one kind on the During Game cards. */
export function standing<K extends Standing>(
  t: Campaigning,
  kind: K,
): readonly Extract<Effect, { kind: K }>[] {
  const { duringGame } = t.board.campaign;
  if (duringGame.length === 0) return NOTHING;
  const found: Extract<Effect, { kind: K }>[] = [];
  for (const no of duringGame) {
    for (const effect of effectsOf(no)) {
      if (effect.kind === kind) found.push(effect as Extract<Effect, { kind: K }>);
    }
  }
  return found;
}

/** What each kill of this kind pays besides its Death row. */
export function rewardsPerKill(t: Seen, kind: EnemyKind): readonly RewardIcon[] {
  const rewards = standing(t, 'rewardPerKill');
  return rewards.length === 0 ? NOTHING : rewards.flatMap((one) => (one.of === kind ? one.icons : []));
}

const NO = 'no';

/** Moment `wouldDie`: the Group may spend a card to keep a Beheaded alive. True when it lives on. */
export const survives = procedure<{ hero: HeroNo }, boolean>('survives')
  .ask('DC-RULING-106', 'card', (t, v) => {
    const cards = usableAt(t, 'wouldDie');
    if (cards.length === 0) return null;
    return askGroup<BoughtNo | 'no'>(t, [...cards, NO], {
      kind: 'survive',
      about: { beheaded: heroAt(t, v.hero).who },
      says: (option) => (option === NO ? { id: 'option.no' } : { id: boughtCard(option).name }),
      touches: () => [`hero:${v.hero}`],
    });
  })
  .when(
    'DC-RULING-106a',
    (_, v) => v.card !== null && v.card !== NO,
    (saved) =>
      saved
        .do('DC-RULING-106b', (t, v) => {
          const no = v.card as BoughtNo;
          const hero = heroAt(t, v.hero);
          const left = effectsOf(no).find((effect) => effect.kind === 'surviveWith')?.health ?? 1;
          hero.damage = Math.max(0, healthOf(hero) - left);
          hero.onFire = 0;
          hero.bleeding = [];
          markUsed(t, no);
          t.tell?.({ kind: 'mutation', card: { id: boughtCard(no).name } });
          t.tell?.({ kind: 'beheadedSurvives', beheaded: hero.who });
        })
        .return('DC-RULING-106c', () => true),
  )
  .return('DC-RULING-106d', () => false)
  .end();
