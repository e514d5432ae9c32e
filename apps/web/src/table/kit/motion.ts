/**
 * What is told moves: things travel, are struck, fall, and an end has a beat. A game says which line moves what; where things
 * are is looked up on the page, before the line is drawn and after it. Nothing moves for those who want it still, nor at
 * instant speed.
 */

import type { GameEvent } from '@gravetable/kernel';
import { useEffect } from 'react';
import { wayNow } from '../../way.ts';
import { useTableStore } from '../context.tsx';

/** Places are CSS selectors, the first that is on the page counts; `piece` makes one of a piece's name. */
export interface Motion {
  /** Something leaves here: it travels to the next `to`, of this line or a later one of the same answer. */
  readonly from?: readonly string[];
  readonly to?: readonly string[];
  readonly struck?: string;
  readonly falls?: string;
  /** An end worth half a second. */
  readonly beat?: true;
}

export type Motions = (event: GameEvent) => Motion | null;

const TRAVEL = 320;
const FALL = 400;
const STRUCK = 180;
const BEAT = 500;

export const piece = (name: string): string => `[data-piece="${CSS.escape(name)}"]`;

const found = (places: readonly string[]): HTMLElement | null => {
  for (const place of places) {
    const one = document.querySelector<HTMLElement>(place);
    if (one !== null && one.getClientRects().length > 0) return one;
  }
  return null;
};

export function isStill(): boolean {
  const wanted = document.documentElement.dataset['motion'];
  return (
    wanted === 'reduced' || (wanted === 'system' && matchMedia('(prefers-reduced-motion: reduce)').matches)
  );
}

/** A likeness of something over the table, where that stands now: no row clips it on its way. */
function likenessOf(one: HTMLElement): HTMLElement {
  const { left, top, width, height } = one.getBoundingClientRect();
  const ghost = document.createElement('div');
  ghost.className = 'ghost';
  ghost.setAttribute('aria-hidden', 'true');
  ghost.style.cssText = `left:${left}px;top:${top}px;width:${width}px;height:${height}px`;
  const likeness = one.cloneNode(true) as HTMLElement;
  for (const named of [likeness, ...likeness.querySelectorAll<HTMLElement>('[data-piece], [id]')]) {
    named.removeAttribute('id');
    delete named.dataset['piece'];
    named.tabIndex = -1;
  }
  likeness.inert = true;
  ghost.append(likeness);
  return ghost;
}

function play(ghost: HTMLElement, frames: Keyframe[], duration: number): void {
  document.querySelector('.frame')?.append(ghost);
  const { finished } = ghost.animate(frames, { duration, easing: 'ease-in-out', fill: 'both' });
  const gone = (): void => ghost.remove();
  finished.then(gone, gone);
}

function travel(ghost: HTMLElement, to: HTMLElement): void {
  const [a, b] = [ghost.style, to.getBoundingClientRect()];
  const [width, height] = [Number.parseFloat(a.width), Number.parseFloat(a.height)];
  const dx = b.left + b.width / 2 - (Number.parseFloat(a.left) + width / 2);
  const dy = b.top + b.height / 2 - (Number.parseFloat(a.top) + height / 2);
  const scale = Math.min(1.2, b.width / width, b.height / height);
  const there = `translate(${dx}px, ${dy}px) scale(${Math.max(0.2, scale)})`;
  play(ghost, [{ transform: 'none' }, { transform: there, opacity: 0.85 }], TRAVEL);
}

/** Follows what is told. `leaving` is what travels and has not arrived yet. */
export function useMotions(motions: Motions | undefined): void {
  const store = useTableStore();
  useEffect(() => {
    if (motions === undefined) return;
    let leaving: HTMLElement | null = null;
    // It is heard before the page is drawn anew: things still are where they were.
    return store.subscribe((table, before) => {
      const { now } = table;
      if (now === before.now) return;
      if (now === null || now.after !== before.now?.after) leaving = null;
      if (now === null || table.rushing || wayNow().speed === 'instant' || isStill()) return;
      const motion = motions(now.event);
      if (motion === null) return;
      const from = motion.from === undefined ? null : found(motion.from);
      if (from !== null) leaving = likenessOf(from);
      const fallen = motion.falls === undefined ? null : found([motion.falls]);
      if (fallen !== null) {
        const down = { transform: 'translateY(24px) rotate(7deg)', opacity: 0 };
        play(likenessOf(fallen), [{ transform: 'none', opacity: 1 }, down], FALL);
      }
      requestAnimationFrame(() => {
        const to = motion.to === undefined ? null : found(motion.to);
        if (to !== null && leaving !== null) travel(leaving, to);
        if (to !== null) leaving = null;
        const struck = motion.struck === undefined ? null : found([motion.struck]);
        const shaken = ['translate(4px, 2px)', 'translate(-3px, -1px)', 'none'];
        struck?.animate({ transform: shaken }, { duration: STRUCK });
        if (motion.beat === true) beat();
      });
    });
  }, [motions, store]);
}

function beat(): void {
  const board = document.getElementById('board');
  if (board === null) return;
  const ring = document.createElement('div');
  ring.className = 'ghost beat';
  const { left, top, width, height } = board.getBoundingClientRect();
  ring.style.cssText = `left:${left}px;top:${top}px;width:${width}px;height:${height}px`;
  play(ring, [{ opacity: 0 }, { opacity: 1, offset: 0.3 }, { opacity: 0 }], BEAT);
}
