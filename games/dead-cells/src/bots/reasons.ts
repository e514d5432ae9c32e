// `careful` in words: why it would answer so. What it found out comes first; else one sentence per kind of question,
// and giving something up has its own.
import { One, type Look, type Said } from '@gravetable/kernel';
import { why, whyNot } from './why.ts';

type About = { readonly [key: string]: unknown };

/** Questions whose answer is a habit with one sentence, and for some of them figures that come before it. */
const HABITS = new Set([
  'playCard',
  'target',
  'victim',
  'skill',
  'roundZero',
  'slot',
  'loot',
  'ally',
  'survive',
  'useMutation',
  'equip',
  'payHandCheck',
  'eitherOr',
  'checkReward',
  'ringBell',
  'lightLantern',
  'challenge',
  'nextRun',
  'placeCombat',
  'purge',
  'startBiome',
]);
/** The same habit under another name. */
const ALIKE: { readonly [kind: string]: string } = {
  secondTarget: 'target',
  strayVictim: 'victim',
  assignDamage: 'victim',
};
/** Questions that are told by figures alone. */
const FIGURES = new Set([
  'stateReceiver',
  'usePotion',
  'choosePasser',
  'mutationActor',
  'scrollReceiver',
  'vialReceiver',
  'equipmentReceiver',
  'assignToken',
  'startDamage',
  'firstPlayer',
  'choosePath',
  'drink',
  'heal',
  'buyDrink',
  'buyCard',
  'spendCells',
]);
const NO_THANKS = new Set<unknown>(['no', 'none', 'stop', 'done', 'decline', 'discard']);

const isRefused = (answer: unknown): boolean =>
  NO_THANKS.has(answer) ||
  (typeof answer === 'object' && answer !== null && 'do' in answer && NO_THANKS.has(answer.do));

/** Why Careful gives this answer; null where there is nothing to weigh. */
export function reasonOf(look: Look, answer: unknown): Said | null {
  const ask = look.question;
  if (!(ask instanceof One)) return null;
  const aside = ask.aside as { readonly kind?: string; readonly about?: About } | undefined;
  const { kind = '', about = {} } = aside ?? {};
  const usual = ALIKE[kind] ?? kind;
  if (!HABITS.has(usual) && !FIGURES.has(kind)) return null;
  if (isRefused(answer)) return whyNot(look, kind, about);
  return why(look, kind, answer, about) ?? (HABITS.has(usual) ? { id: `reason.${usual}` } : null);
}
