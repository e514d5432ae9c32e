/**
 * What led to a question that does not say so itself: the room, the way out, a curse, a Bell, the dark, a foe that fell, whose
 * Action it is, who sells, which card took effect; and what sets a question apart from the one before it.
 */

import type { QuestionView } from '@gravetable/kernel';
import type { LogLine } from '../../../engine/types.ts';
import { lineText } from '../../../table/speech/speech.ts';
import type { Words } from '../../../words/index.ts';
import { NUMERALS, type Round } from '../cards/facts.ts';
import { ownOf } from '../words/index.ts';

const DAMAGE = [
  'tileTurned',
  'biomeLeft',
  'curse',
  'bell',
  'darkness',
  'toll',
  'enemyKilled',
  'instanceFalls',
  'round',
];
/** Somebody acts, uses a Skill or an Equipment. */
const ACTS = ['beheadedActs', 'usesSkill', 'usesItem', 'powerUsed'];
const TRADE = ['market', 'tileTurned'];
/** Where the Group has come to, and which card has taken effect there. */
const PLACES = ['biomeEntered', 'biomeLeft', 'tileTurned'];
const EFFECTS = [
  ...PLACES,
  'mutation',
  'secret',
  'bell',
  'curse',
  'malaise',
  'enemyActs',
  'bossWon',
  'market',
];
const BOUGHT = ['upgrade', 'well'];

/** What was told that leads to a question, by the question's kind. */
export const ASKED: Readonly<Record<string, readonly string[]>> = {
  assignDamage: DAMAGE,
  strayVictim: DAMAGE,
  stateReceiver: [...DAMAGE, 'enemyActs'],
  assignToken: EFFECTS,
  target: ACTS,
  secondTarget: ACTS,
  ally: ACTS,
  loot: ACTS,
  buyCard: TRADE,
  buyDrink: TRADE,
  heal: TRADE,
  useMutation: PLACES,
  challenge: PLACES,
  checkReward: PLACES,
  flipAgain: ['deckCheck'],
  lookAtTile: EFFECTS,
  swapTile: EFFECTS,
  redealHand: ['mutation'],
  redrawHand: EFFECTS,
  redrawOwnHand: EFFECTS,
  swapWithDiscard: EFFECTS,
  redrawEnemy: EFFECTS,
  keepEquipment: EFFECTS,
  loseScroll: ['bell'],
  discardEquipment: EFFECTS,
  passSymbol: ['passes'],
  passDiscard: ['passes'],
  purge: BOUGHT,
  purgeEquipment: BOUGHT,
  handOver: BOUGHT,
  turnPrice: BOUGHT,
  blueprintDeck: BOUGHT,
};

/** Questions of few words that are put once more, about another Potion, Skill, Vial or Scroll. */
const AGAIN: ReadonlySet<string> = new Set([
  'usePotion',
  'skill',
  'slot',
  'roundZero',
  'vialReceiver',
  'scrollReceiver',
]);

/** A foe strikes again: in which Round, or from where, if one of the same name has struck in it already. */
function nextBlow(log: readonly LogLine[], words: Words): string | null {
  const { s } = ownOf(words);
  const opened = log.findLastIndex(({ event }) => event.kind === 'round');
  const acts = log.slice(Math.max(0, opened)).filter(({ event }) => event.kind === 'enemyActs');
  const name = (line: LogLine): string => JSON.stringify(line.event['foe']);
  const [now, ...before] = acts.reverse();
  if (now !== undefined && before.some((one) => name(one) === name(now)))
    return words.say({ id: 'option.enemy', args: now.event as never });
  const round = log[opened]?.event['round'] as Round | undefined;
  return round === undefined ? null : s('again.round', { round: NUMERALS[round] });
}

const CAME: ReadonlySet<string> = new Set([
  'shield',
  'healed',
  'cleansed',
  'enemyHit',
  'enemyBlocks',
  'enemyState',
]);

/** A Skill or an Equipment of which something came already: what is asked now may be the card's. */
function isDone({ event }: LogLine, at: number, log: readonly LogLine[]): boolean {
  const used = event.kind === 'usesSkill' || event.kind === 'usesItem';
  return used && log.slice(at).some((line) => CAME.has(line.event.kind));
}

/**
 * What was told last of such things, without its full stop; that it is asked once more; null where the question itself
 * says enough.
 */
export function causeOf(
  { kind }: QuestionView,
  log: readonly LogLine[],
  words: Words,
  again = 0,
  answers = again,
): string | null {
  if (kind === 'victim') return again > 0 ? nextBlow(log, words) : null;
  if (AGAIN.has(kind)) {
    // A question that names its Round is new in each.
    const opened = kind === 'slot' ? (log.findLast(({ event }) => event.kind === 'round')?.after ?? 0) : 0;
    const n = Math.min(again, answers - opened);
    return n > 0 ? ownOf(words).s('again', { n }) : null;
  }
  const cause = log.findLast((line, at) => ASKED[kind]?.includes(line.event.kind) && !isDone(line, at, log));
  // The first sentence names it; what is told beyond that was read on the board.
  return cause === undefined ? null : lineText(cause.event, words).replace(/\.(?:\s.*)?$/s, '');
}
