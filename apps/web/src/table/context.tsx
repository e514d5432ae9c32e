/** What a game's table gets from the shell. A table imports from here and from `art`, and from nothing else. */

import type { Json, OptionView, QuestionView, Said, Seat } from '@gravetable/kernel';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { useSettings } from '../settings.ts';
import { useWay } from '../way.ts';
import { seatNames, wordsOf, type Words } from '../words/index.ts';
import { optionsIn } from './store/draft.ts';
import { askedOf, litOf, type Lit } from './asking/lit.ts';
import type { TableActions, TableState } from './store/state.ts';
import type { TableStore } from './store/store.ts';

const Table = createContext<TableStore | null>(null);
const Spoken = createContext<Words | null>(null);

export function TableProvider({ store, children }: { store: TableStore; children: ReactNode }) {
  const language = useSettings((settings) => settings.language);
  const info = useStore(store, (table) => table.info);
  const seats = useStore(store, (table) => table.meta.seats);
  const words = useMemo(
    () => wordsOf(language, info.words[language], seatNames(seats, language)),
    [language, info, seats],
  );
  return (
    <Table.Provider value={store}>
      <Spoken.Provider value={words}>{children}</Spoken.Provider>
    </Table.Provider>
  );
}

/** Part of the table's state. */
export function useTable<T>(part: (state: TableState & TableActions) => T): T {
  const store = useContext(Table);
  if (store === null) throw new Error('useTable outside of a table');
  return useStore(store, part);
}

export function useTableStore(): TableStore {
  const store = useContext(Table);
  if (store === null) throw new Error('useTableStore outside of a table');
  return store;
}

/** What can be done at the table. Unlike `useTable` this never draws anything again. */
export function useActions(): TableActions {
  return useTableStore().getState();
}

/** Whether odds and forecasts are wanted at this table. */
export function useOdds(): boolean {
  return useWay().odds;
}

/** The words of this game and of the interface, in the chosen language. */
export function useTableWords(): Words {
  const words = useContext(Spoken);
  if (words === null) throw new Error('useTableWords outside of a table');
  return words;
}

/** What the viewer may know. `V` is the type of the game's view. */
export function useView<V extends object>(): V {
  return useTable((table) => table.snapshot.view) as V;
}

/** The view as it would be after the answer under the cursor; null when that cannot be known. */
export function usePreviewed<V extends object>(): V | null {
  return useTable((table) => table.preview?.view ?? null) as V | null;
}

/** The main question put to the viewer, or null. */
export function useQuestion(): QuestionView | null {
  return useTable(askedOf);
}

/** How a piece stands in the question: drawn again only when that changes. */
export function useLit(piece: string): Lit {
  return useTable((table) => litOf(table, piece));
}

const NOTHING: readonly number[] = [];

/** The options the hint suggests, by number: one, several, or none while nobody has asked for a hint. */
export function useHinted(): readonly number[] {
  const question = useQuestion();
  const hinted = useTable((table) => table.hinted);
  return useMemo(
    () => (question === null || hinted === null ? NOTHING : optionsIn(question, hinted)),
    [question, hinted],
  );
}

/** The sentence that asks, as the decision bar says it. */
export function sentenceOf(question: QuestionView, { speaker, t }: Words): string {
  const args: Said['args'] = { who: question.seat, ...question.about };
  const id = [`ask.${question.kind}`, `ask.${question.label}`, `ask.${question.rule}`].find((one) =>
    speaker.has(one),
  );
  return id === undefined ? t('table.ask', { rule: question.rule }) : speaker.say({ id, args });
}

/** An option in words. An option nobody put into words is still told apart. */
export function optionText(said: Said, value: Json, { speaker }: Words): string {
  if (speaker.has(said.id)) return speaker.say(said);
  const plain = typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);
  return speaker.find(`name.${plain}`) ?? plain;
}

/** The same of an option as a question lists it. */
export function optionWords({ said, value }: OptionView, words: Words): string {
  return optionText(said, value, words);
}

export function seatName(seat: Seat, { speaker }: Words): string {
  return speaker.seat(seat);
}
