// Ledger 7.5: how Equipment is written down. What a card has none of is left out.
import type { Equipment, EquipmentDeck, Line, Protection, Slot } from './equipment.ts';
import type { Attack } from './ids.ts';

/** Range, Dice, Accuracy, Armor Penetration; a single Range is the own Zone. */
export const row = (
  range: number | readonly [min: number, max: number],
  dice: number,
  accuracy: number,
  pen: number,
  mana = 0,
): Line => {
  const [min, max] = typeof range === 'number' ? [range, range] : range;
  return { min, max, dice, accuracy, pen, mana };
};
/** DK-WPN-06: what the lower line costs. */
export const MANA = 1;

/** DK-ARMOR: the value without Mana, and what Mana or some attackers make of it. */
export const armor = (
  free: number | null,
  { mana = null, against = null }: Partial<Omit<Protection, 'free'>> = {},
): Protection => ({ free, mana, against });

type Written = Pick<Equipment, 'code'> & {
  readonly price: readonly [buy: number | null, sell: number | null];
} & Partial<Omit<Equipment, 'code' | 'deck' | 'slot' | 'source' | 'weapon' | 'price'>>;

function equipment(
  deck: EquipmentDeck,
  slot: Slot,
  weapon: Equipment['weapon'],
  written: Written,
): Equipment {
  const { price, ...rest } = written;
  return {
    deck,
    slot,
    weapon,
    source: written.facts === undefined ? 'design' : 'fact',
    facts: [],
    armor: null,
    use: [],
    eq: [],
    vs: null,
    zone: null,
    reroll: null,
    enchantment: null,
    ...rest,
    price: { buy: price[0], sell: price[1] },
  };
}

/** Cards of one deck that go into one slot and are no weapons. */
export const itemsOf =
  (deck: EquipmentDeck, slot: Slot) =>
  (written: Written): Equipment =>
    equipment(deck, slot, null, written);

/** Weapons of one deck and type; all of them are held in Hand. */
export const weaponsOf =
  (deck: EquipmentDeck, attack: Attack) =>
  ({ lines, ...written }: Written & { readonly lines: readonly Line[] }): Equipment =>
    equipment(deck, 'hand', { attack, lines }, written);
