// Careful in words: why it would answer so. One sentence per answer, from what everybody can see.

import { belowOf, type Look, type One, type Said } from '@gravetable/kernel';
import { CARDS } from '../cards/catalogue.ts';
import { cardOf } from '../cards/deck.ts';
import { THREATS } from '../cards/threats.ts';
import type { Choice } from '../choices.ts';
import type { Effect } from '../effects.ts';
import type { Board } from '../state.ts';
import { HAND_LIMIT } from '../survivor.ts';
import type { SpaceView, SurvivorView, View } from '../view.ts';
import { whyDecline, whyDiscard, whyKeep, whyPay, whyTrack } from './why-small.ts';

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

/** What the card, or the chosen line of it, does. */
function effectOf({ card, option }: Choice & { do: 'use' }): Effect | undefined {
  const effect = cardOf(card).on.use?.[0];
  return effect?.op === 'chooseOne' ? effect.options[(option ?? 1) - 1]?.[0] : effect;
}

function whyUse(view: View, choice: Choice & { do: 'use' }, survivor: SurvivorView): Said | null {
  const target = choice.target === null ? undefined : view.spaces[choice.target - 1];
  if (target !== undefined) return whyAttack(view, target);
  const effect = effectOf(choice);
  const { id, vitality, immunity } = survivor;
  switch (effect?.op) {
    case 'vitality':
      return because('soup', { n: vitality });
    case 'immunity':
      return because('antiviral', { n: immunity });
    case 'loadAs':
      return whyLoad(survivor);
    case 'wear':
      return because('wear', { card: cardOf(choice.card).id, n: effect.n, survivor: id, vitality });
    case 'search':
      return because('search', { n: effect.n, survivor: id });
    case 'scout':
      return because('scout', { n: fieldOf(view).filter(isUnseen).length });
    case 'peek':
      return because('peek', { n: effect.n });
    default:
      return null;
  }
}

/** The weapon's other face, and what it deals. */
function whyFlip({ equipped, face }: SurvivorView): Said | null {
  if (equipped === null) return null;
  const { attack, attackB } = CARDS[equipped.card].on;
  const [a, b] = [attack, attackB].map((shot) => (shot?.[0]?.op === 'range' ? shot[0].n : 0));
  const [n, more] = face === 'A' ? [b!, a!] : [a!, b!];
  return because(face === 'A' ? 'flip' : 'flipQuiet', { card: equipped.card, n, more });
}

const fieldOf = (view: View): View['main'] => (view.zone === 'main' ? view.main : view.indoor);
const isUnseen = ({ back, card }: View['main'][number]): boolean => back !== null && card === null;

const isOut = ({ card }: { readonly card: { readonly card: string | null } | null }): boolean =>
  card?.card === 'exit' || card?.card === 'exit-indoors';

const isOutKnown = (view: View, field: View['main']): boolean => view.spaces.some(isOut) || field.some(isOut);

/** Whoever gets it, and what they are short of. */
function whyGive({ survivors }: View, { card, to }: Choice & { do: 'give' }): Said {
  const { id, vitality, immunity } = survivors[to]!;
  const cures = cardOf(card).id === 'antiviral';
  return because(cures ? 'giveCure' : 'give', { survivor: id, n: cures ? immunity : vitality });
}

function whyEquip({ equipped }: SurvivorView): Said {
  return equipped === null ? because('equip') : because('equipInstead', { card: equipped.card });
}

function whyLoad({ equipped }: SurvivorView): Said {
  if (equipped === null) return because('load', { card: 'unknown' });
  const { card } = equipped;
  return because(CARDS[card].ammo?.role === 'accepts' ? 'loadMore' : 'load', { card });
}

function whyWalk(view: View, slot: number): Said {
  const field = fieldOf(view);
  const card = field[slot]?.card?.card ?? null;
  if (card === 'exit' || card === 'exit-indoors') return because('exitSeen');
  if (card !== null) return because('seen', { card });
  const vitality = view.survivors.reduce((all, one) => all + Math.max(0, one.vitality), 0);
  if (field[slot]?.row !== 1) return because('onward', { n: vitality });
  if (isOutKnown(view, field)) return because('exitKnown');
  const covered = field.filter((one) => one.row === 1 && isUnseen(one)).length;
  return because('mayBeExit', { n: covered });
}

function whyThrough(space: SpaceView | undefined): Said {
  const card = space?.card?.card;
  return because(card === 'exit' ? 'exit' : card === 'exit-indoors' ? 'leave' : 'visit');
}

/** Why Careful gives this answer; null for one that needs no words. */
export function reasonOf(look: Look, choice: Choice): Said | null {
  const view = look.view<View>();
  const survivor = view.survivors[look.seat]!;
  // What a reason names lies open: it is the same in every game that might be the real one.
  const board = (): Board => look.sample<Board>(belowOf('why')).state.board;
  const ask = look.question as One<Choice>;
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
      return whyKeep(board(), ask, choice.card);
    case 'fetch':
      return because('fetch', { n: HAND_LIMIT - survivor.hand.length });
    case 'exchange':
      return because('exchange', { card: cardOf(choice.for).id });
    case 'flip':
      return whyFlip(survivor);
    case 'track':
      return whyTrack(choice.discard, survivor.id);
    case 'discard':
      return whyDiscard(board(), ask, choice.card);
    case 'pay':
      return whyPay(board(), ask);
    case 'decline':
      return whyDecline(board(), ask);
    default:
      return null;
  }
}
