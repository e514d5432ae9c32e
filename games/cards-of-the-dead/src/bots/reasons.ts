// Careful in words: why it would answer so. One sentence per answer, from what everybody can see.

import type { Said } from '@gravetable/kernel';
import { CARDS } from '../cards/catalogue.ts';
import { cardOf, type CardInstance } from '../cards/deck.ts';
import { THREATS } from '../cards/threats.ts';
import type { Choice } from '../choices.ts';
import { HAND_LIMIT } from '../survivor.ts';
import type { SpaceView, SurvivorView, View } from '../view.ts';

const because = (why: string, args?: Said['args']): Said =>
  args === undefined ? { id: `reason.${why}` } : { id: `reason.${why}`, args };

/** What the card on a space does to the active Survivor in each Game turn. */
function strikeOf(view: View, { card }: SpaceView): number {
  const effect = card === null ? undefined : CARDS[card.card].on.each?.[0];
  if (effect?.op !== 'zombieDamage') return 0;
  return view.threats.reduce((sum, threat) => sum + THREATS[threat].adds.zombieDamage, effect.n);
}

const freeIn = ({ spaces }: View): number =>
  spaces.filter(({ side, card }) => side === 'free' && card === null).length;

function whyAttack(view: View, space: SpaceView): Said {
  const n = strikeOf(view, space);
  return n > 0 ? because('strikes', { n }) : because('inTheWay', { n: freeIn(view) });
}

function whyUse(view: View, choice: Choice & { do: 'use' }, survivor: SurvivorView): Said {
  const held = survivor.hand.find(({ instance }) => instance === choice.card);
  if (held?.card === 'canned-soup') return because('soup', { n: survivor.vitality });
  if (held?.card === 'antiviral') return because('antiviral', { n: survivor.immunity });
  const target = choice.target === null ? undefined : view.spaces[choice.target - 1];
  return target === undefined ? because('use') : whyAttack(view, target);
}

const isOut = ({ card }: { readonly card: { readonly card: string | null } | null }): boolean =>
  card?.card === 'exit' || card?.card === 'exit-indoors';

const isOutKnown = (view: View, field: View['main']): boolean => view.spaces.some(isOut) || field.some(isOut);

/** Whoever gets it, and what they are short of. */
function whyGive({ survivors }: View, { card, to }: Choice & { do: 'give' }): Said {
  const { id, vitality, immunity } = survivors[to]!;
  const cures = cardOf(card).id === 'antiviral';
  return because(cures ? 'giveCure' : 'give', { survivor: id, n: cures ? immunity : vitality });
}

/** What is short is worth keeping. */
function whyKeep(card: CardInstance, { vitality, vitalityMax, immunity, immunityMax }: SurvivorView): Said {
  const { id } = cardOf(card);
  if (id === 'canned-soup' && vitality < vitalityMax) return because('soup', { n: vitality });
  if (id === 'antiviral' && immunity < immunityMax) return because('antiviral', { n: immunity });
  return because('keep');
}

function whyEquip({ equipped }: SurvivorView): Said {
  return equipped === null ? because('equip') : because('equipInstead', { card: equipped.card });
}

function whyLoad({ equipped }: SurvivorView): Said {
  return because(equipped !== null && CARDS[equipped.card].ammo?.role === 'accepts' ? 'loadMore' : 'load');
}

function whyWalk(view: View, slot: number): Said {
  const field = view.zone === 'main' ? view.main : view.indoor;
  const card = field[slot]?.card?.card ?? null;
  if (card === 'exit' || card === 'exit-indoors') return because('exitSeen');
  if (card !== null) return because('seen', { card });
  const vitality = view.survivors.reduce((all, one) => all + Math.max(0, one.vitality), 0);
  if (field[slot]?.row !== 1) return because('onward', { n: vitality });
  if (isOutKnown(view, field)) return because('exitKnown');
  const covered = field.filter((one) => one.row === 1 && one.back !== null && one.card === null).length;
  return because('mayBeExit', { n: covered });
}

function whyThrough(space: SpaceView | undefined): Said {
  const card = space?.card?.card;
  return because(card === 'exit' ? 'exit' : card === 'exit-indoors' ? 'leave' : 'visit');
}

/** Why Careful gives this answer; null for one that needs no words. */
export function reasonOf(view: View, seat: number, choice: Choice): Said | null {
  const survivor = view.survivors[seat]!;
  switch (choice.do) {
    case 'attack':
      return whyAttack(view, view.spaces[choice.space - 1]!);
    case 'use':
      return whyUse(view, choice, survivor);
    case 'walk':
      return whyWalk(view, choice.slot);
    case 'walkPlace':
      return whyThrough(view.spaces[choice.space - 1]);
    case 'pickUp':
      return because(choice.to === 'hand' ? 'pickUp' : 'pickUpReserve', { n: freeIn(view) });
    case 'load':
      return whyLoad(survivor);
    case 'run':
      return because('run', { n: view.spaces.reduce((sum, space) => sum + strikeOf(view, space), 0) });
    case 'endTurn':
      return because('endTurn', { n: freeIn(view) });
    case 'equip':
      return whyEquip(survivor);
    case 'give':
      return whyGive(view, choice);
    case 'keep':
      return whyKeep(choice.card, survivor);
    case 'fetch':
      return because('fetch', { n: HAND_LIMIT - survivor.hand.length });
    case 'exchange':
    case 'flip':
    case 'track':
    case 'discard':
    case 'decline':
      return because(choice.do);
    default:
      return null;
  }
}
