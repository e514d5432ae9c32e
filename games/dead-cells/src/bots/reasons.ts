// `careful` in words: why it would answer so. What it found out comes first; else one sentence per kind of question,
// and giving something up has its own.
import { One, type Look, type Said } from '@gravetable/kernel';
import { why, whyNot } from './why.ts';

type About = { readonly [key: string]: unknown };

const KINDS = new Set([
  'playCard',
  'target',
  'secondTarget',
  'victim',
  'strayVictim',
  'assignDamage',
  'stateReceiver',
  'skill',
  'roundZero',
  'slot',
  'loot',
  'usePotion',
  'ally',
  'choosePasser',
  'survive',
  'useMutation',
  'mutationActor',
  'scrollReceiver',
  'vialReceiver',
  'equipmentReceiver',
  'equip',
  'assignToken',
  'startDamage',
  'firstPlayer',
  'choosePath',
  'payHandCheck',
  'eitherOr',
  'checkReward',
  'ringBell',
  'lightLantern',
  'challenge',
  'drink',
  'heal',
  'buyDrink',
  'buyCard',
  'nextRun',
  'spendCells',
  'placeCombat',
  'purge',
  'startBiome',
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
  if (!KINDS.has(kind)) return null;
  if (isRefused(answer)) return whyNot(look, kind, about) ?? { id: 'reason.keepBack' };
  return why(look, kind, answer, about) ?? { id: `reason.${kind}` };
}
