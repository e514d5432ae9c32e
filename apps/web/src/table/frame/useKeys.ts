/** The keyboard of the table: choose, confirm, move among what is lit, go to a region, have something read out. */

import type { Json } from '@gravetable/kernel';
import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { actionOf, isOurs, type KeyAction } from '../../keys.ts';
import { changeSettings, useSettings } from '../../settings.ts';
import type { Words } from '../../words/index.ts';
import { announce } from '../speech/announce.ts';
import { headingsOf } from '../log/chapters.ts';
import { useTableStore, useTableWords } from '../context.tsx';
import type { Table } from '../store/desk.ts';
import { choices } from '../asking/KeyNumber.tsx';
import { askedOf, confirmedIn } from '../asking/lit.ts';
import { ruleInFocus, ruleInHand } from '../asking/following.ts';
import { forecastOf } from '../kit/forecast.ts';
import { hurryKey, type HurryKey } from '../store/hurrying.ts';
import type { TableModule } from '../module.ts';
import { readOut } from '../speech/readout.ts';
import type { TableStore } from '../store/store.ts';

/** A number pressed so soon after a question has gone was meant for that one, in milliseconds. */
const SOON = 300;

const ENDING = new Set(['end', 'endTurn', 'pass', 'stop', 'done', 'skip']);

export function useKeys(module: TableModule): void {
  const store = useTableStore();
  const words = useTableWords();
  useEffect(() => {
    const hurrying = hurryKey(store.getState());
    const hand: Hand = { left: -Infinity, clicked: null };
    const listen = (event: KeyboardEvent): void => {
      if (!isOurs(event) || isCovered(store.getState()) || document.querySelector('dialog[open]') !== null)
        return;
      if (pressed(event, store, words, module, hurrying, hand)) event.preventDefault();
    };
    const press = ({ target, detail }: MouseEvent): void => {
      hand.clicked = detail > 0 && target instanceof Element ? target.closest('button') : null;
    };
    let asked = askedOf(store.getState())?.id;
    const unheard = store.subscribe((table) => {
      const before = asked;
      asked = askedOf(table)?.id;
      if (before === undefined || before === asked) return;
      hand.left = performance.now();
      // A piece that was clicked for the question before does not keep Enter from what comes.
      if (hand.clicked?.matches('.piece') === true) leave(null, hand.clicked);
    });
    document.addEventListener('keydown', listen);
    document.addEventListener('click', press);
    return () => {
      document.removeEventListener('keydown', listen);
      document.removeEventListener('click', press);
      unheard();
      hurrying.stop();
    };
  }, [store, words, module]);
}

/** What the hands at the table did last. */
interface Hand {
  /** When the last question went. */
  left: number;
  /** The button that was pressed last, by pointer or by its number: Enter does not press it again. */
  clicked: Element | null;
}

/** Nobody's cards are to be seen, or heard, or played from behind another screen. */
function isCovered({ phase, paused }: Table): boolean {
  return phase === 'handover' || phase === 'lost' || paused;
}

function pressed(
  event: KeyboardEvent,
  store: TableStore,
  words: Words,
  module: TableModule,
  hurrying: HurryKey,
  hand: Hand,
): boolean {
  const table = store.getState();
  const onControl =
    event.target instanceof HTMLElement && event.target.matches('button, a, input, [role=tab]');
  switch (event.key) {
    case 'Escape':
      module.pressed?.('Escape');
      table.clear();
      return true;
    case 'Enter':
      // What was chosen waits for its button, which shows the key; only who went elsewhere by keys presses that.
      if (onControl && event.target.matches(':focus-visible') && !isWaiting(table, event.target, hand))
        return false;
      if (table.ending !== null) {
        table.ending.close();
        return true;
      }
      if (table.draft === null) return !event.repeat && pressMarked();
      table.commit();
      return true;
    case 'ArrowRight':
    case 'ArrowDown':
      return moveFocus(event, 1);
    case 'ArrowLeft':
    case 'ArrowUp':
      return moveFocus(event, -1);
    default: {
      const { singleKeys, keys } = useSettings.getState();
      if (!singleKeys) return false;
      if (!event.repeat && module.pressed?.(event.key) === true) return true;
      if (/^[1-9]$/.test(event.key)) return chooseNth(store, Number(event.key) - 1, hand);
      const action = actionOf(event, keys);
      if (action === 'hurry') hurrying.down(event);
      // A key held down is not pressed again while the table still does what it was pressed for.
      if (action === 'hurry' || (action !== null && event.repeat && table.busy)) return true;
      return action !== null && act(action, store, words, module);
    }
  }
}

/** Nothing has to be chosen first: the button of the bar that shows the key. */
function pressMarked(): boolean {
  const marked = document.querySelector<HTMLElement>('.bar-buttons [data-enter]');
  marked?.click();
  return marked !== null;
}

/** A number presses what it is drawn on; while something is told, what it will be drawn on. */
function chooseNth(store: TableStore, nth: number, hand: Hand): boolean {
  const { phase, reach, hastily } = store.getState();
  const soon = performance.now() - hand.left < SOON;
  if (phase === 'telling') flushSync(reach);
  const found = choices()[nth];
  if (found === undefined) return false;
  leave(found);
  if (soon) hastily(() => found.click());
  else found.click();
  hand.clicked = found;
  return true;
}

/** It was just pressed and is part of an answer that waits, or takes nothing any more: Enter is about the answer. */
function isWaiting(table: Table, on: Element, { clicked }: Hand): boolean {
  const isDone = on.matches('[aria-disabled=true]') || (on === clicked && on.matches('[aria-pressed=true]'));
  return isDone && confirmedIn(table) !== null;
}

/** Who chooses by a key confirms by Enter: whatever was pressed before does not keep it. */
function leave(chosen: HTMLElement | null, from = document.activeElement): void {
  const now = document.activeElement;
  if (now !== from || now?.matches('.bar-buttons *, button') !== true || now === chosen) return;
  document.getElementById('decision')?.focus();
}

/** What the arrows go round: pieces and fields that are lit, and the answers the bar offers with one of them. */
const LIT = [
  '.frame :is(button, input).lit-available',
  '.frame .lit-available input',
  '.bar-buttons [role=group] button',
  '.bar-buttons .hinted',
].join();

/** Arrows go round what is lit, in reading order; inside tabs and fields they keep their own meaning. */
function moveFocus(event: KeyboardEvent, by: 1 | -1): boolean {
  const target = event.target as HTMLElement | null;
  if (target?.matches('[role=tab], input, select, [role=tabpanel]') === true) return false;
  const lit = [...document.querySelectorAll<HTMLElement>(LIT)].filter((one) => one.offsetParent !== null);
  const at = target === null ? -1 : lit.indexOf(target);
  const next = at === -1 ? entryTo(lit, target, by) : lit[(at + by + lit.length) % lit.length];
  next?.focus();
  return next !== undefined;
}

/** Where the arrows enter: at what is suggested, beside the piece they come from, or at an end. */
function entryTo(lit: readonly HTMLElement[], from: HTMLElement | null, by: 1 | -1): HTMLElement | undefined {
  const suggested = lit.find((one) => one.matches('.hinted'));
  if (suggested !== undefined) return suggested;
  const isBehind = (one: HTMLElement): boolean =>
    from !== null && (from.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const beside =
    from?.matches('.piece') !== true
      ? undefined
      : by === 1
        ? lit.find(isBehind)
        : lit.findLast((one) => !isBehind(one));
  return beside ?? lit.at(by === 1 ? 0 : -1);
}

/** The own side: what can be played now, else the first thing there. On a phone it lies under the tabs of the sheet. */
function focusOwn(): void {
  const sheet = document.getElementById('own');
  const own = sheet?.querySelector<HTMLElement>('[role=tabpanel]') ?? sheet;
  const first = ['.lit-available', 'button, [tabindex="0"]'].map((what) =>
    own?.querySelector<HTMLElement>(what),
  );
  (first.find(Boolean) ?? own)?.focus();
}

/** The side panel of a desk, or the sheet of a phone that shows the same. */
function focusPanel(): void {
  const place = document.getElementById('panel') ?? document.getElementById('own');
  place?.querySelector<HTMLElement>('[role=tabpanel]')?.focus();
}

function act(
  action: Exclude<KeyAction, 'hurry'>,
  store: TableStore,
  words: Words,
  module: TableModule,
): boolean {
  const table = store.getState();
  switch (action) {
    case 'board':
      document.getElementById('board')?.focus();
      return true;
    case 'hand':
      flushSync(table.showOwn);
      focusOwn();
      return true;
    case 'log':
      flushSync(() => table.showPanel('log'));
      focusPanel();
      return true;
    case 'rules': {
      const rule =
        table.refusal?.rule ??
        ruleInHand(table, module) ??
        ruleInFocus(table, module) ??
        table.question()?.rule ??
        null;
      flushSync(() => (rule === null ? table.showPanel('rules') : table.showRule(rule)));
      // Beside the board the rule is read out where one stands; a sheet takes the place of what one stood on.
      if (document.getElementById('panel') === null) focusPanel();
      return true;
    }
    case 'odds':
      flushSync(() => table.showPanel('odds'));
      focusPanel();
      return true;
    case 'hint':
      table.hint();
      return true;
    case 'undo':
      table.undo();
      return true;
    case 'redo':
      table.redo();
      return true;
    case 'end':
      return endPhase(store);
    case 'stepOn':
      if (table.phase === 'past') move(store, 1);
      else table.step();
      return true;
    case 'stepBack':
      return move(store, -1);
    case 'roundOn':
      return moveRound(store, words, 1);
    case 'roundBack':
      return moveRound(store, words, -1);
    case 'help':
      (document.getElementById('key-list') as HTMLDialogElement | null)?.showModal();
      return true;
    case 'mute': {
      const muted = !useSettings.getState().muted;
      changeSettings({ muted });
      announce(words.t(muted ? 'ui.sound-off' : 'ui.sound-on'), 'reply');
      return true;
    }
    case 'zoom':
      document.activeElement?.dispatchEvent(
        new MouseEvent('contextmenu', { bubbles: true, cancelable: true }),
      );
      return true;
    case 'zoomIn':
    case 'zoomOut':
    case 'zoomFit': {
      // Only a board that has these buttons can be zoomed.
      const button = document.getElementById(`board-${action}`);
      button?.click();
      return button !== null;
    }
    case 'threats':
      // What threatens is what the game foretells.
      void foretoldNow(table).then((foretold) =>
        announce(readOut(action, table, words, module, foretold), 'reply'),
      );
      return true;
    case 'status':
    case 'options':
    case 'neighbours':
    case 'changed':
      announce(readOut(action, table, words, module), 'reply');
      return true;
  }
}

/** The forecast as things stand; nothing is foretold of the past. */
async function foretoldNow({ phase, engine, snapshot }: Table): Promise<Json> {
  return phase === 'playing' || phase === 'others' ? forecastOf(engine, snapshot, null) : null;
}

function move(store: TableStore, by: number): boolean {
  const { snapshot, latest, aim, goTo } = store.getState();
  const to = Math.min(latest.count, Math.max(0, (aim ?? snapshot.count) + by));
  goTo(to);
  return true;
}

/** To where a round, a turn or a chapter begins; ten decisions where the game names none. */
function moveRound(store: TableStore, { speaker }: Words, by: 1 | -1): boolean {
  const { snapshot, latest, aim, goTo } = store.getState();
  const begins = headingsOf(latest.log, speaker)
    .filter(({ level }) => level !== 'phase')
    .map(({ after }) => after);
  if (begins.length === 0) return move(store, by * 10);
  const count = aim ?? snapshot.count;
  const to = by === 1 ? begins.find((one) => one > count) : begins.findLast((one) => one < count);
  goTo(to ?? (by === 1 ? latest.count : 0));
  return true;
}

function endPhase(store: TableStore): boolean {
  const { question, choose } = store.getState();
  const open = question();
  const at =
    open?.options.findIndex(({ value }) => {
      const word = typeof value === 'object' && value !== null && 'do' in value ? value['do'] : value;
      return typeof word === 'string' && ENDING.has(word);
    }) ?? -1;
  if (open === null || at === -1) return false;
  leave(null);
  choose(at, open);
  return true;
}
