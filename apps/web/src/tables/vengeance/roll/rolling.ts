/** Rolling, placing, taking: what a press or a key gives. Against the clock nothing is asked twice. */

import type { Json, OptionView, QuestionView } from '@gravetable/kernel';
import { useMemo } from 'react';
import { useTable, useTableStore } from '../../../table/context.tsx';
import type { TableStore } from '../../../table/store/store.ts';
import { doing, type Doing, type View } from '../facts.ts';
import { fall, looseIn, sameDice, useHand } from './hand.ts';

interface Found {
  readonly at: number;
  readonly option: OptionView;
  readonly what: Doing;
}

export function commandsIn({ options }: QuestionView): readonly Found[] {
  return options.flatMap((option, at) => {
    const what = doing(option.value);
    return what === null ? [] : [{ at, option, what }];
  });
}

export const commandOf = (question: QuestionView, word: string): number | null =>
  commandsIn(question).find(({ what }) => what.do === word)?.at ?? null;

/** The roll of all dice that are not kept; null where there are none, or it is not the time. */
export function rollNow(
  question: QuestionView,
): { readonly at: number; readonly places: readonly number[] } | null {
  const hand = useHand.getState();
  const places = looseIn(hand);
  const dice = places.map((place) => hand.dice[place]).join('');
  const found = commandsIn(question).find(
    ({ what }) => what.do === 'roll' && sameDice(what.dice ?? '', dice),
  );
  return found === undefined ? null : { at: found.at, places };
}

/** What rolling comes to as the dice lie: those that are not kept are rolled. */
export function rollMeant(question: QuestionView | null): Json {
  const now = question?.kind === 'command' ? rollNow(question) : null;
  return now === null ? null : (question?.options[now.at]?.value ?? null);
}

/** The ways to place a set on a tile, those of the kept dice first, then those that free most wound dice. */
export function waysOn(
  question: QuestionView,
  tile: string,
  hinted: readonly number[] = [],
): readonly Found[] {
  const { dice, kept } = useHand.getState();
  const held = dice.filter((_, at) => kept[at] === true).join('');
  const rank = ({ at, what }: Found): number =>
    (hinted.includes(at) ? 100 : 0) +
    (held !== '' && sameDice(what.dice ?? '', held) ? 10 : 0) +
    (what.release?.length ?? 0);
  return commandsIn(question)
    .filter(({ what }) => what.do === 'assign' && what.to === tile)
    .toSorted((a, b) => rank(b) - rank(a));
}

/** The turn is over and no die could be placed: handing it on loses nothing, so it is not asked again. */
export const isPlayedOut = (question: QuestionView): boolean =>
  commandsIn(question).every(({ what }) => what.do !== 'assign' && what.do !== 'assignWound');

/** Whether the ways differ in the dice that pay, so that a player has to say which. */
const isDoubtful = (ways: readonly Found[]): boolean => {
  const { dice, kept } = useHand.getState();
  const held = dice.filter((_, at) => kept[at] === true).join('');
  const paid = new Set(ways.map(({ what }) => what.dice));
  return paid.size > 1 && !ways.some(({ what }) => sameDice(what.dice ?? '', held));
};

/** Against the clock nothing is asked: a press pays with what is kept, else with the plainest dice. */
export const asksWhich = (ways: readonly Found[], calm: boolean): boolean => calm && isDoubtful(ways);

/** The ways to put a wound die on the Health Track, the one that frees most first. */
export const woundWays = (question: QuestionView): readonly Found[] =>
  commandsIn(question)
    .filter(({ what }) => what.do === 'assignWound')
    .toSorted((a, b) => (b.what.release?.length ?? 0) - (a.what.release?.length ?? 0));

export interface Rolling {
  readonly give: (at: number) => void;
  readonly roll: () => boolean;
  readonly place: (tile: string) => boolean;
  readonly say: (word: string) => boolean;
  /** A wound die goes to the Health Track; it costs a space there, so where nothing presses it is asked again. */
  readonly wound: () => boolean;
}

/**
 * Hands are only so fast (VG-RULING-19): a press that comes too soon is kept until the dice lie still. The host counts from
 * when it heard of the roll, which is later than the press and never later than its answer: so the table counts from that.
 */
const MARGIN = 25;
let rolledAt = -Infinity;
let waiting: ReturnType<typeof setTimeout> | undefined;
let unheard = false;

/** As soon as the table has been answered. */
function onceAnswered(store: TableStore, then: () => void): void {
  if (!store.getState().busy) return then();
  const leave = store.subscribe(({ busy }) => {
    if (busy) return;
    leave();
    then();
  });
}

export function rollingOf(store: TableStore, gate: number, calm: boolean): Rolling {
  const asked = (): QuestionView | null => {
    const question = store.getState().question();
    return question?.kind === 'command' ? question : null;
  };
  const give = (at: number): void => {
    const question = asked();
    if (question === null) return;
    store.getState().choose(at, question);
    store.getState().commit();
  };
  const roll = (): boolean => {
    const question = asked();
    if (question === null) return false;
    if (gate > 0 && store.getState().busy) {
      if (!unheard) {
        unheard = true;
        onceAnswered(store, () => {
          unheard = false;
          roll();
        });
      }
      return true;
    }
    const wait = gate + MARGIN - (performance.now() - rolledAt);
    if (gate > 0 && wait > 0) {
      clearTimeout(waiting);
      waiting = setTimeout(roll, wait);
      return true;
    }
    const found = rollNow(question);
    if (found === null) return false;
    give(found.at);
    onceAnswered(store, () => (rolledAt = performance.now()));
    if (store.getState().guide === null || !store.getState().held) fall(found.places);
    return true;
  };
  return {
    give,
    roll,
    place(tile) {
      const question = asked();
      if (question === null) return false;
      const { hinted } = store.getState();
      const marked =
        hinted === null
          ? []
          : question.options.flatMap(({ value }, at) => (isSame(value, hinted) ? [at] : []));
      const ways = waysOn(question, tile, marked);
      const [first] = ways;
      if (first === undefined) return false;
      if (asksWhich(ways, calm) && marked.length === 0) store.getState().pick(first.option.touches[0] ?? '');
      else give(first.at);
      return true;
    },
    say(word) {
      const question = asked();
      const at = question === null ? null : commandOf(question, word);
      if (question === null || at === null) return false;
      if (word === 'take' || (word === 'endTurn' && isPlayedOut(question))) give(at);
      else store.getState().choose(at, question);
      return true;
    },
    wound() {
      const question = asked();
      const [first] = question === null ? [] : woundWays(question);
      if (question === null || first === undefined) return false;
      store.getState().choose(first.at, question);
      return true;
    },
  };
}

const isSame = (one: Json, other: Json): boolean => JSON.stringify(one) === JSON.stringify(other);

const gateOf = ({ calm, gate }: View): number => (calm ? 0 : gate);

export function useRolling(): Rolling {
  const store = useTableStore();
  const gate = useTable(({ snapshot }) => gateOf(snapshot.view as View));
  const calm = useTable(({ snapshot }) => (snapshot.view as View).calm);
  return useMemo(() => rollingOf(store, gate, calm), [store, gate, calm]);
}
