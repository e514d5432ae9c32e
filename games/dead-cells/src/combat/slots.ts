// DC-CMB-17, -19, -20, DC-EQP, DC-RULING-100: the slot of one participant in Rounds I to III.
import { choose, type Aside, type Blocked } from '@gravetable/kernel';
import { actionNo, POWERS } from '../box/actions.ts';
import { act, maySpend, perform } from '../effects.ts';
import { procedure, type T } from '../rulebook.ts';
import type { Action, CardRound } from '../schema.ts';
import type { HeroNo } from '../state.ts';
import {
  combatOf,
  equipmentIn,
  hasConstraint,
  heroAt,
  isFrozen,
  isStrongEnough,
  lineOf,
  linesOf,
  turnIsOver,
  type Seen,
} from '../table.ts';
import { onHero } from './damage.ts';
import { cardSaid, gist, itemSaid } from './words.ts';

/** The next Action of a card; a `/` item in place of a card's line; a Companion; a `+` item; or nothing more. */
type Choice =
  | { readonly do: 'act'; readonly card: number }
  | { readonly do: 'replace'; readonly slot: number; readonly card: number }
  | { readonly do: 'companion'; readonly slot: number }
  | { readonly do: 'add'; readonly slot: number }
  | { readonly do: 'done' };

const DONE: Choice = { do: 'done' };
const ACTS: readonly Choice[] = [0, 1].map((card) => ({ do: 'act', card }));
const REPLACES: readonly (readonly Choice[])[] = [0, 1, 2].map((slot) =>
  [0, 1].map((card) => ({ do: 'replace', slot, card })),
);
const COMPANIONS: readonly Choice[] = [0, 1, 2].map((slot) => ({ do: 'companion', slot }));
const ADDS: readonly Choice[] = [0, 1, 2].map((slot) => ({ do: 'add', slot }));

/** How far a slot has come. */
interface SoFar {
  /** How many Actions of each card's line are done; a replaced line counts as done. */
  done: number[];
  /** Whether an Action has just been performed that a `+` item may join. */
  joinable: boolean;
  over: boolean;
}
const UNTOUCHED: SoFar = { done: [0, 0], joinable: false, over: false };

const roundOf = (t: Seen): CardRound => combatOf(t).round as CardRound;

/** DC-RULING-44: the cards whose line a `/` item may still take the place of; one empty line is as good as another. */
function replaceable(t: Seen, no: HeroNo, so: SoFar): number[] {
  const hero = heroAt(t, no);
  const found: number[] = [];
  let empty = -1;
  for (let card = 0; card < linesOf(hero); card++) {
    if (so.done[card] !== 0) continue;
    if (lineOf(hero, card, roundOf(t)).length > 0) found.push(card);
    else empty = card;
  }
  if (found.length === 0 && empty !== -1) found.push(empty);
  return found;
}

/** DC-EQP-06…08, DC-RULING-46: what Equipment offers now. */
function offerItems(t: Seen, no: HeroNo, so: SoFar, found: Choice[]): void {
  const hero = heroAt(t, no);
  for (let slot = 0; slot < hero.slots.length; slot++) {
    const item = equipmentIn(hero, slot);
    if (item === null) continue;
    const { mode } = item;
    if (mode.type !== 'replace' && mode.type !== 'add' && mode.type !== 'companion') continue;
    if (mode.round !== roundOf(t) || mode.action === undefined) continue;
    if (!isStrongEnough(hero, item) || !maySpend(t, no, slot, false)) continue;
    if (mode.type === 'replace') {
      for (const card of replaceable(t, no, so)) found.push(REPLACES[slot]![card]!);
    } else if (mode.type === 'companion') found.push(COMPANIONS[slot]!);
    else if (so.joinable) found.push(ADDS[slot]!);
  }
}

/** Why an item made for this Round is not offered. */
function barredItems(t: Seen, no: HeroNo, so: SoFar): Blocked<Choice>[] {
  const hero = heroAt(t, no);
  return hero.slots.flatMap((_, slot): Blocked<Choice>[] => {
    const item = equipmentIn(hero, slot);
    const mode = item?.mode;
    if (mode?.type !== 'replace' && mode?.type !== 'add') return [];
    if (mode.round !== roundOf(t)) return [];
    const option = mode.type === 'add' ? ADDS[slot]! : REPLACES[slot]![0]!;
    if (!isStrongEnough(hero, item!)) return [[option, 'LEVEL_TOO_LOW', 'DC-EQP-11', { ...item!.min! }]];
    if (!maySpend(t, no, slot, false)) return [[option, 'ONE_EQUIPMENT', 'DC-EQP-06']];
    return mode.type === 'add' && !so.joinable ? [[option, 'NOTHING_TO_JOIN', 'DC-RULING-45']] : [];
  });
}

/** Whether the Beheaded carries anything that could be offered. */
const carriesNothing = (t: Seen, no: HeroNo): boolean => {
  const { slots } = heroAt(t, no);
  for (let slot = 0; slot < slots.length; slot++) if (slots[slot] !== null) return false;
  return true;
};

/** Whether anything is left to do or to use in this slot. */
function isLeft(t: Seen, no: HeroNo, so: SoFar): boolean {
  const hero = heroAt(t, no);
  for (let card = 0; card < linesOf(hero); card++) {
    if (so.done[card]! < lineOf(hero, card, roundOf(t)).length) return true;
  }
  return !carriesNothing(t, no) && choices(t, no, so)[0] !== DONE;
}

/** What is left of the cards: by whether the first, and the second, has Actions left. */
const FROM_CARDS: readonly (readonly Choice[])[] = [[DONE], [ACTS[0]!], [ACTS[1]!], ACTS];

function choices(t: Seen, no: HeroNo, so: SoFar): readonly Choice[] {
  const hero = heroAt(t, no);
  let left = 0;
  for (let card = 0; card < linesOf(hero); card++) {
    if (so.done[card]! < lineOf(hero, card, roundOf(t)).length) left |= 1 << card;
  }
  if (carriesNothing(t, no)) return FROM_CARDS[left]!;
  const found = left === 0 ? [] : FROM_CARDS[left]!.slice();
  offerItems(t, no, so, found);
  if (left === 0) found.push(DONE);
  return found;
}

/** DC-STATE-05, DC-B7-03: a Frozen line, or the First Player's Round I under Constraint 1, is skipped whole. */
const isBarred = (t: Seen, no: HeroNo): boolean => {
  const round = roundOf(t);
  return (
    isFrozen(heroAt(t, no), round) || (round === 1 && no === t.board.run.firstPlayer && hasConstraint(t, 1))
  );
};

/** Serenade's extra Damage belongs to Round III (DC-SOLO-09). */
const strikesNow = (t: Seen, no: HeroNo): boolean =>
  roundOf(t) === 3 && combatOf(t).power === 'brutality' && heroAt(t, no).who === 'serenade';

/** The one Action of a Beheaded who has nothing else to do or to use in this Round, or null. */
function loneAction(t: Seen, no: HeroNo): Action | null {
  const hero = heroAt(t, no);
  if (linesOf(hero) !== 1 || !carriesNothing(t, no)) return null;
  const line = lineOf(hero, 0, roundOf(t));
  return line.length === 1 ? line[0]! : null;
}

/** The slot of one participant: nothing at all, a single Action, or the whole procedure. */
export function slotOf(t: T, no: HeroNo) {
  const hero = heroAt(t, no);
  hero.acted = roundOf(t);
  if (isBarred(t, no)) {
    t.tell?.({ kind: 'frozenRound', beheaded: hero.who, pieces: onHero(no) });
    return null;
  }
  if (!strikesNow(t, no) && !isLeft(t, no, UNTOUCHED)) return null;
  t.tell?.({ kind: 'beheadedActs', beheaded: hero.who, pieces: onHero(no) });
  const lone = strikesNow(t, no) ? null : loneAction(t, no);
  return lone === null
    ? takeSlot.with({ hero: no })
    : act(t, { hero: no, action: actionNo(lone), from: 'card' });
}

function actionFor(t: T, no: HeroNo, so: SoFar, choice: Choice): Action | null {
  const hero = heroAt(t, no);
  if (choice.do === 'done') return null;
  if (choice.do === 'act') return lineOf(hero, choice.card, roundOf(t))[so.done[choice.card]!]!;
  const item = equipmentIn(hero, choice.slot)!;
  hero.used = choice.slot;
  t.tell?.({ kind: 'usesItem', beheaded: hero.who, equipment: item.code });
  return item.mode.type === 'shield' ? null : (item.mode.action ?? null);
}

/** What the slot has seen once this is done. */
function note(t: Seen, so: SoFar, no: HeroNo, choice: Choice): void {
  so.joinable = choice.do === 'act';
  so.over = choice.do === 'done';
  if (choice.do !== 'act' && choice.do !== 'replace') return;
  const line = lineOf(heroAt(t, no), choice.card, roundOf(t)).length;
  so.done[choice.card] = choice.do === 'act' ? so.done[choice.card]! + 1 : Math.max(1, line);
}

const goesOn = (t: Seen, no: HeroNo): boolean => !heroAt(t, no).dead && !turnIsOver(t);

/** DC-RULING-100: the Actions of the Round one at a time, left to right on each card, with what Equipment adds. */
export const takeSlot = procedure<{ hero: HeroNo }>('takeSlot')
  .set('DC-RULING-100', 'so', (): SoFar => ({ done: [0, 0], joinable: false, over: false }))
  .while(
    'DC-CMB-19',
    (t, v) => !v.so.over && goesOn(t, v.hero) && isLeft(t, v.hero, v.so),
    (each) =>
      each
        .ask('DC-RULING-100a', 'choice', (t, v) => {
          const options = choices(t, v.hero, v.so);
          return options.length < 2
            ? null
            : choose(heroAt(t, v.hero).seat, options, () => slotAside(t, v.hero, v.so));
        })
        .call('DC-CMB-20', (t, v) => {
          const choice = v.choice ?? choices(t, v.hero, v.so)[0]!;
          const action = actionFor(t, v.hero, v.so, choice);
          note(t, v.so, v.hero, choice);
          if (action === null) return null;
          const from = choice.do === 'act' ? 'card' : 'other';
          return act(t, { hero: v.hero, action: actionNo(action), from });
        }),
  )
  .call('DC-SOLO-09', (t, v) =>
    strikesNow(t, v.hero) && goesOn(t, v.hero)
      ? perform.with({ hero: v.hero, action: actionNo(POWERS.brutality), from: 'other' })
      : null,
  )
  .end();

const nextOf = (t: Seen, no: HeroNo, so: SoFar, card: number): string =>
  gist(lineOf(heroAt(t, no), card, roundOf(t))[so.done[card]!]!);

const slotAside = (t: Seen, no: HeroNo, so: SoFar): Aside<Choice> => ({
  kind: 'slot',
  about: { beheaded: heroAt(t, no).who, round: roundOf(t) },
  blocked: () => barredItems(t, no, so),
  says: (one) =>
    one.do === 'done'
      ? { id: 'option.done' }
      : one.do === 'act'
        ? { id: 'option.act', args: { card: cardSaid(t, no, one.card), say: nextOf(t, no, so, one.card) } }
        : { id: `option.${one.do}`, args: { item: itemSaid(t, no, one.slot) } },
  touches: (one) => ('slot' in one ? [`slot:${no}.${one.slot}`] : [`hero:${no}`]),
});
