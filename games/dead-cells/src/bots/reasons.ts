// `careful` in words: why it would answer so. One sentence per kind of question; giving something up has its own.
import { One, type Ask, type Said } from '@gravetable/kernel';

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
export function reasonOf(ask: Ask<unknown>, answer: unknown): Said | null {
  if (!(ask instanceof One)) return null;
  const kind = (ask.aside as { readonly kind?: string } | undefined)?.kind ?? '';
  if (!KINDS.has(kind)) return null;
  return { id: isRefused(answer) ? 'reason.keepBack' : `reason.${kind}` };
}
