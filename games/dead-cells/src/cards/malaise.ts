// Ledger 6.8, DC-RULING-87: the five Malaise cards of B7, B7-s10…14.
import type { Malaise } from '../schema.ts';

const malaise = (code: string, icon: string, handicap: Malaise['handicap']): Malaise => ({
  code,
  icon,
  source: 'design',
  name: `malaise.${code}`,
  text: `malaise.${code}.text`,
  handicap,
});

export const malaiseCards: readonly Malaise[] = [
  malaise('B7-s10', 'vomiting', { kind: 'stateAtCombatStart', state: 'poisoned', n: 1 }),
  malaise('B7-s11', 'coma', { kind: 'handSize', n: 2 }),
  malaise('B7-s12', 'severed-hand', { kind: 'noLoot' }),
  malaise('B7-s13', 'stomach', { kind: 'noVials' }),
  malaise('B7-s14', 'worried-eyes', { kind: 'firstPlayerDamage', n: 1 }),
];
