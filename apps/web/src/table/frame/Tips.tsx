/**
 * What pointing tells in a tooltip is told on focus by keyboard and on a long press as well. `data-tip` is for what has that
 * as its label already: a `title` would be read out twice.
 */

import { useEffect, useState } from 'react';

interface Tip {
  readonly text: string;
  readonly left: number;
  readonly top: number;
  readonly above: boolean;
}

const LONG_PRESS = 500;
const SHOWN = 4000;
const LOW = 120;
const MARGIN = 8;
const MOVING: ReadonlySet<string> = new Set([
  'Tab',
  'Shift',
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'ArrowDown',
]);

/** The nearest thing around that tells something. What is enlarged by a long press is not explained as well. */
function tipOf(target: EventTarget | null, pressed: boolean): Tip | null {
  const one = target instanceof Element ? target.closest<HTMLElement>('[title], [data-tip]') : null;
  const text = one?.dataset['tip'] ?? one?.title ?? '';
  if (one === null || text === '' || (pressed && one.dataset['zooms'] !== undefined)) return null;
  const { left, width, top, bottom } = one.getBoundingClientRect();
  const middle = Math.min(Math.max(left + width / 2, MARGIN), innerWidth - MARGIN);
  const bar = one.closest('.decision-bar') === null ? document.querySelector('.decision-bar') : null;
  return { text, left: middle, ...placed(top, bottom, bar?.getBoundingClientRect()) };
}

/** Over or under what it tells of, and never on the question: from under the bar it goes over it. */
function placed(top: number, bottom: number, bar: DOMRect | undefined): Pick<Tip, 'top' | 'above'> {
  const above = bottom > innerHeight - LOW;
  if (bar === undefined) return { top: above ? top : bottom, above };
  if (above && top >= bar.top && top - bar.bottom < LOW) return { top: bar.top, above };
  const covers = !above && bottom <= bar.bottom && bottom + LOW > bar.top;
  return covers ? { top: Math.min(top, bar.top), above: true } : { top: above ? top : bottom, above };
}

export function Tips() {
  const [tip, setTip] = useState<Tip | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let shown = false;
    const show = (next: Tip | null): void => {
      shown = next !== null;
      setTip(next);
    };
    const hide = (): void => {
      clearTimeout(timer);
      show(null);
    };
    const focused = ({ target }: FocusEvent): void => {
      const byKeyboard = target instanceof Element && target.matches(':focus-visible');
      show(byKeyboard ? tipOf(target, false) : null);
    };
    const pressed = ({ target, pointerType }: PointerEvent): void => {
      hide();
      if (pointerType !== 'touch') return;
      timer = setTimeout(() => {
        show(tipOf(target, true));
        timer = setTimeout(hide, SHOWN);
      }, LONG_PRESS);
    };
    const lifted = (): void => {
      if (!shown) clearTimeout(timer); // It was no long press.
    };
    const pointed = ({ target, pointerType }: PointerEvent): void => {
      const on = target instanceof Element ? target.closest('[data-tip]') : null;
      if (pointerType !== 'mouse') return;
      hide();
      if (on !== null) timer = setTimeout(() => show(tipOf(on, false)), LONG_PRESS);
    };
    // Who goes on by keys has read it; those that move the focus bring the next one.
    const keyed = ({ key }: KeyboardEvent): void => {
      if (!MOVING.has(key)) hide();
    };
    const all = { focusin: focused, focusout: hide, pointerdown: pressed, pointerover: pointed };
    const rest = { pointerup: lifted, pointercancel: lifted, keydown: keyed };
    const leaving = new AbortController();
    const { signal } = leaving;
    for (const [kind, listen] of Object.entries({ ...all, ...rest }))
      document.addEventListener(kind, listen as EventListener, { signal });
    document.addEventListener('scroll', hide, { signal, capture: true });
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, []);
  if (tip === null) return null;
  // A reader has heard it with the thing itself.
  return (
    <p
      className={tip.above ? 'tip above' : 'tip'}
      style={{ left: tip.left, top: tip.top }}
      aria-hidden="true"
    >
      {tip.text}
    </p>
  );
}
