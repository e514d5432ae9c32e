// DC-CARD-01: how a Combat card record is written down.
import type { CombatCard } from '../../schema.ts';

type Written = Pick<CombatCard, 'code' | 'icon' | 'symbols' | 'lines'>;

/** Cards of one owner: `const card = combatCardsOf('flayed')`. */
export const combatCardsOf =
  <O extends CombatCard['owner']>(owner: O) =>
  ({ code, icon, symbols, lines }: Written): CombatCard & { readonly owner: O } => ({
    code,
    owner,
    name: `combat.${code}`,
    source: 'design',
    icon,
    symbols,
    lines,
  });
