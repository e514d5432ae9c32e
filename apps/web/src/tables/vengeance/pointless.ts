/** What is legal, but no menu offers and no press leads to. */

import { same, type OptionView } from '@gravetable/kernel';

const isDie = ({ said }: OptionView): boolean => said.id === 'option.act';
const dieOf = ({ said }: OptionView): unknown => said.args?.['n'];
const actOf = ({ said }: OptionView): unknown => said.args?.['what'];

/** Of two dice of the Flashback that show the same, which one is used comes to the same: the first is offered. */
export function isPointless(option: OptionView, all: readonly OptionView[]): boolean {
  if (!isDie(option)) return false;
  const actsOf = (die: unknown): readonly unknown[] =>
    all.filter((one) => isDie(one) && dieOf(one) === die).map(actOf);
  const own = dieOf(option);
  const first = all.find((one) => isDie(one) && same(actsOf(dieOf(one)), actsOf(own)));
  return first !== undefined && dieOf(first) !== own;
}
