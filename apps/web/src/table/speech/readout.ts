/** The read-out keys: my status, the rest of the table, options, neighbours of the focus, what changed. */

import type { Section } from '@gravetable/kernel';
import { sentences, type Words } from '../../words/index.ts';
import { optionText } from '../context.tsx';
import { askedOf } from '../asking/lit.ts';
import type { TableModule } from '../module.ts';
import { lineText } from './speech.ts';
import type { TableActions, TableState } from '../store/state.ts';

export type ReadOut = 'status' | 'threats' | 'options' | 'neighbours' | 'changed';

export function readOut(
  what: ReadOut,
  table: TableState & TableActions,
  words: Words,
  module: TableModule,
  /** What the game foretells, for those who ask what threatens. */
  foretold: unknown = null,
): string {
  const { snapshot } = table;
  const viewer = snapshot.viewer ?? 0;
  const text = ((): string => {
    switch (what) {
      case 'status':
        return (
          module.status?.(snapshot.view, viewer, words) ??
          sections(
            snapshot.outline.filter((one) => isOf(one, viewer)),
            words,
          )
        );
      case 'threats':
        return (
          module.threats?.(snapshot.view, viewer, words, table.info.facts, foretold) ??
          sections(
            snapshot.outline.filter((one) => !isOf(one, viewer)),
            words,
          )
        );
      case 'options':
        return options(table, words);
      case 'neighbours':
        return neighbours(table, words, module);
      case 'changed':
        return changed(table, words);
    }
  })();
  return text === '' ? words.t('read.nothing') : text;
}

function isOf({ title }: Section, seat: number): boolean {
  return title.args?.['who'] === seat || title.args?.['seat'] === seat;
}

function sections(outline: readonly Section[], { say, labelled }: Words): string {
  return outline.map(({ title, lines }) => labelled(say(title), sentences(lines.map(say)))).join(' ');
}

function options(table: TableState & TableActions, words: Words): string {
  const question = askedOf(table);
  const list = (question?.options ?? []).map(
    (one, at) => `${at + 1}, ${optionText(one.said, one.value, words)}`,
  );
  return words.t('read.options', { n: list.length, list: words.listed(list) });
}

function neighbours(table: TableState & TableActions, words: Words, module: TableModule): string {
  const focus = document.activeElement;
  const piece = focus?.closest<HTMLElement>('[data-piece]')?.dataset['piece'];
  const { snapshot, info } = table;
  const at = { view: snapshot.view, question: askedOf(table), facts: info.facts, words };
  const told = piece === undefined ? null : (module.neighbours?.(piece, at) ?? null);
  return told ?? besides(focus?.closest('li') ?? focus ?? null, words);
}

/** What is drawn before and after the thing in its list. */
function besides(item: Element | null, { t }: Words): string {
  const named = (one: Element | null | undefined): string => {
    const label =
      one?.querySelector('[aria-label]')?.getAttribute('aria-label') ??
      one?.getAttribute('aria-label') ??
      one?.textContent?.trim();
    return label === undefined || label === '' ? t('read.edge') : label.replace(/\.$/u, '');
  };
  return t('read.neighbours', {
    before: named(item?.previousElementSibling),
    after: named(item?.nextElementSibling),
  });
}

function changed({ snapshot }: TableState, words: Words): string {
  const last = snapshot.moments.findLastIndex((one) => one.seat === snapshot.viewer);
  const lines = snapshot.log.filter((line) => line.after > last);
  return lines.length === 0
    ? words.t('read.no-change')
    : lines.map((line) => lineText(line.event, words)).join(' ');
}
