// DC-UPG, DC-RULING-67: how an Upgrade record is written down, kind by kind.
import type {
  CombatCard,
  Effect,
  Market,
  Monster,
  PriceCard,
  Sym,
  Task,
  Upgrade,
  UpgradeDeck,
  Use,
} from '../../schema.ts';
import { scroll } from '../../words.ts';

type Of<K extends Upgrade['kind']> = Extract<Upgrade, { kind: K }>;
type FeatSlot = Of<'feat'>['slot'];

const printed = (code: string, icon: string) =>
  ({ code, icon, source: 'design', name: `upgrade.${code}`, text: `upgrade.${code}.text` }) as const;

/** A Combat card for one Beheaded or Serenade (DC-RULING-68). */
export const combat = (combatCard: CombatCard): Of<'combat'> => ({
  kind: 'combat',
  code: combatCard.code,
  icon: combatCard.icon,
  source: combatCard.source,
  name: combatCard.name,
  text: `combat.${combatCard.code}.text`,
  combatCard,
});
/** DC-MUT-03: given before each Run. */
export const startOfGame = (code: string, icon: string, ...effects: readonly Effect[]): Of<'permanent'> => ({
  ...printed(code, icon),
  kind: 'permanent',
  slot: 'startOfGame',
  effects,
});
/** DC-MUT-04: works by itself all through the Run. */
export const duringGame = (code: string, icon: string, ...effects: readonly Effect[]): Of<'permanent'> => ({
  ...printed(code, icon),
  kind: 'permanent',
  slot: 'duringGame',
  effects,
});
/** DC-RULING-106: may be used at its moment, as often as its limit says. */
export const usable = (
  code: string,
  icon: string,
  use: Use,
  ...effects: readonly Effect[]
): Of<'permanent'> => ({
  ...duringGame(code, icon, ...effects),
  use,
});
/** DC-UPG-04. */
export const instruction = (
  code: string,
  icon: string,
  ...effects: readonly Effect[]
): Of<'instruction'> => ({
  ...printed(code, icon),
  kind: 'instruction',
  effects,
});
/** DC-UPG-05. */
export const feat = (
  code: string,
  icon: string,
  slot: FeatSlot,
  task: Task,
  ...reward: readonly Effect[]
): Of<'feat'> => ({ ...printed(code, icon), kind: 'feat', slot, task, reward });
/** DC-IB-07. */
export const level = (code: string, icon: string, who: Market, to: 1 | 2): Of<'level'> => ({
  ...printed(code, icon),
  kind: 'level',
  slot: who,
  effects: [{ kind: 'level', who, level: to }],
});
/** DC-UPG-03: the card itself joins the Monsters or Elites of its Biome. */
export const biomeInsert = (card: Monster): Of<'biomeInsert'> => ({
  code: card.code,
  icon: card.icon,
  source: card.source,
  name: card.name,
  text: card.text,
  kind: 'biomeInsert',
  effects: [{ kind: 'insert', biome: card.biome, deck: card.elite ? 'elites' : 'monsters', card }],
});
/** DC-RULING-66: 2 Cells, then 3. */
export const priceCard = (deck: UpgradeDeck, code: string): PriceCard => ({
  code,
  deck,
  icon: 'price-tag',
  source: 'design',
  name: `price.${deck}`,
  prices: { A: 2, B: 3 },
});

/** One Beheaded of the Group's choice begins each Run a step ahead. */
export const startScroll = (colour: Sym): Effect => ({
  kind: 'startWith',
  icons: [scroll(colour)],
  who: 'one',
});
