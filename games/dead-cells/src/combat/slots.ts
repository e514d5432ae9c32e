// DC-CMB-17, -19, -20, DC-EQP, DC-RULING-100: the slot of one participant in Rounds I to III.
import { choose, type Blocked } from '@gravetable/kernel';
import { actionNo, POWERS } from '../actions.ts';
import { maySpend, perform } from '../effects.ts';
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
import { cardSaid, itemSaid } from './words.ts';

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

interface Slot {
  readonly hero: HeroNo;
  /** How many Actions of each card's line are done; a replaced line counts as done. */
  readonly done: readonly number[];
  /** Whether an Action has just been performed that a `+` item may join. */
  readonly joinable: boolean;
}

const roundOf = (t: Seen): CardRound => combatOf(t).round as CardRound;

/** DC-RULING-44: the cards whose line a `/` item may still take the place of; one empty line is as good as another. */
function replaceable(t: Seen, v: Slot): number[] {
  const hero = heroAt(t, v.hero);
  const found: number[] = [];
  let empty = -1;
  for (let card = 0; card < linesOf(hero); card++) {
    if (v.done[card] !== 0) continue;
    if (lineOf(hero, card, roundOf(t)).length > 0) found.push(card);
    else empty = card;
  }
  if (found.length === 0 && empty !== -1) found.push(empty);
  return found;
}

/** DC-EQP-06…08, DC-RULING-46: what Equipment offers now. */
function offerItems(t: Seen, v: Slot, found: Choice[]): void {
  const hero = heroAt(t, v.hero);
  for (let slot = 0; slot < hero.slots.length; slot++) {
    const item = equipmentIn(hero, slot);
    if (item === null) continue;
    const { mode } = item;
    if (mode.type !== 'replace' && mode.type !== 'add' && mode.type !== 'companion') continue;
    if (mode.round !== roundOf(t) || mode.action === undefined) continue;
    if (!isStrongEnough(hero, item) || !maySpend(t, v.hero, slot, false)) continue;
    if (mode.type === 'replace') {
      for (const card of replaceable(t, v)) found.push(REPLACES[slot]![card]!);
    } else if (mode.type === 'companion') found.push(COMPANIONS[slot]!);
    else if (v.joinable) found.push(ADDS[slot]!);
  }
}

/** Why an item made for this Round is not offered. */
function barredItems(t: Seen, v: Slot): Blocked<Choice>[] {
  const hero = heroAt(t, v.hero);
  return hero.slots.flatMap((_, slot): Blocked<Choice>[] => {
    const item = equipmentIn(hero, slot);
    const mode = item?.mode;
    if (mode?.type !== 'replace' && mode?.type !== 'add') return [];
    if (mode.round !== roundOf(t)) return [];
    const option = mode.type === 'add' ? ADDS[slot]! : REPLACES[slot]![0]!;
    if (!isStrongEnough(hero, item!)) return [[option, 'LEVEL_TOO_LOW', 'DC-EQP-11', { ...item!.min! }]];
    if (!maySpend(t, v.hero, slot, false)) return [[option, 'ONE_EQUIPMENT', 'DC-EQP-06']];
    return mode.type === 'add' && !v.joinable ? [[option, 'NOTHING_TO_JOIN', 'DC-RULING-45']] : [];
  });
}

function choices(t: Seen, v: Slot): Choice[] {
  const hero = heroAt(t, v.hero);
  const found: Choice[] = [];
  for (let card = 0; card < linesOf(hero); card++) {
    if (v.done[card]! < lineOf(hero, card, roundOf(t)).length) found.push(ACTS[card]!);
  }
  const compulsory = found.length > 0;
  offerItems(t, v, found);
  if (!compulsory) found.push(DONE);
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

/** Whether anything can happen in this slot; if not, nobody is bothered with it. */
export function hasSlot(t: T, no: HeroNo): boolean {
  const hero = heroAt(t, no);
  hero.acted = roundOf(t);
  if (isBarred(t, no)) {
    t.tell?.({ kind: 'frozenRound', beheaded: hero.who });
    return false;
  }
  if (strikesNow(t, no)) return true;
  const [first] = choices(t, { hero: no, done: FRESH, joinable: false });
  return first !== DONE;
}

const FRESH: readonly number[] = [0, 0];

function actionFor(t: T, v: Slot, choice: Choice): Action | null {
  const hero = heroAt(t, v.hero);
  if (choice.do === 'done') return null;
  if (choice.do === 'act') return lineOf(hero, choice.card, roundOf(t))[v.done[choice.card]!]!;
  const item = equipmentIn(hero, choice.slot)!;
  hero.used = choice.slot;
  t.tell?.({ kind: 'usesItem', beheaded: hero.who, equipment: item.code });
  return item.mode.type === 'shield' ? null : (item.mode.action ?? null);
}

function doneAfter(t: Seen, v: Slot, choice: Choice): number[] {
  const done = v.done.slice();
  const hero = heroAt(t, v.hero);
  if (choice.do === 'act') done[choice.card]! += 1;
  if (choice.do === 'replace') {
    done[choice.card] = Math.max(1, lineOf(hero, choice.card, roundOf(t)).length);
  }
  return done;
}

const goesOn = (t: Seen, no: HeroNo): boolean => !heroAt(t, no).dead && !turnIsOver(t);

/** DC-RULING-100: the Actions of the Round one at a time, left to right on each card, with what Equipment adds. */
export const takeSlot = procedure<{ hero: HeroNo }>('takeSlot')
  .set('DC-RULING-100', 'done', (): readonly number[] => FRESH.slice())
  .set('DC-RULING-45', 'joinable', (): boolean => false)
  .set('DC-CMB-20', 'over', (): boolean => false)
  .while(
    'DC-CMB-19',
    (t, v) => !v.over && goesOn(t, v.hero),
    (each) =>
      each
        .ask('DC-RULING-100a', 'choice', (t, v) => {
          const options = choices(t, v);
          return options.length < 2
            ? null
            : choose(heroAt(t, v.hero).seat, options, {
                kind: 'slot',
                blocked: () => barredItems(t, v),
                says: (one) =>
                  one.do === 'done'
                    ? { id: 'option.done' }
                    : one.do === 'act'
                      ? { id: 'option.act', args: { card: cardSaid(t, v.hero, one.card) } }
                      : { id: `option.${one.do}`, args: { item: itemSaid(t, v.hero, one.slot) } },
                touches: (one) => ('slot' in one ? [`slot:${v.hero}.${one.slot}`] : [`hero:${v.hero}`]),
              });
        })
        .set('DC-RULING-100b', 'doing', (t, v) => v.choice ?? choices(t, v)[0]!)
        .call('DC-EQP-07', (t, v) => {
          const action = actionFor(t, v, v.doing);
          if (action === null) return null;
          const from = v.doing.do === 'act' ? 'card' : 'other';
          return perform.with({ hero: v.hero, action: actionNo(action), from });
        })
        .set('DC-EQP-08', 'done', (t, v) => doneAfter(t, v, v.doing))
        .set('DC-RULING-45a', 'joinable', (_, v) => v.doing.do === 'act')
        .set('DC-CMB-20a', 'over', (_, v) => v.doing.do === 'done'),
  )
  .call('DC-SOLO-09', (t, v) =>
    strikesNow(t, v.hero) && goesOn(t, v.hero)
      ? perform.with({ hero: v.hero, action: actionNo(POWERS.brutality), from: 'other' })
      : null,
  )
  .end();
