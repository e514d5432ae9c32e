/** Names on a phone's plan: each as large as it fits above the people of its room, whole and on nobody; else it is read by a press. */

import { useLayoutEffect, type RefObject } from 'react';

const SIZES = [0.8125, 0.75, 0.6875, 0.625, 0.5625];
const PEOPLE = '.vg-shape, .vg-boss, .vg-hero';
/** A line is a little higher than its letters. */
const AIR = 2;

/** `so` says how the den stands: who is where, and how large it is drawn. */
export function useNameFit(box: RefObject<HTMLDivElement | null>, so: string): void {
  useLayoutEffect(() => {
    const { current: den } = box;
    if (den === null || so === '') return;
    const rooms = [...den.querySelectorAll<HTMLElement>('.vg-room-box')];
    for (const room of rooms) room.classList.remove('vg-unnamed');
    if (den.closest('.vg-compact') === null) return;
    let left = rooms;
    // All rooms are drawn, then all are measured: the page is laid out twice for each size, not for each room.
    for (const size of SIZES) {
      for (const room of left) room.style.setProperty('--name-size', `${size}rem`);
      const heights = left.map(heightOfName);
      left.forEach((room, at) => room.style.setProperty('--name-high', `${heights[at] ?? 0}px`));
      left = left.filter((room) => !fits(room));
      if (left.length === 0) return;
    }
    for (const room of left) {
      room.classList.add('vg-unnamed');
      room.style.removeProperty('--name-high');
    }
  }, [box, so]);
}

const nameOf = (room: HTMLElement): HTMLElement | null => room.querySelector('.vg-room-name');

function linesOf(name: HTMLElement): readonly DOMRect[] {
  const text = document.createRange();
  text.selectNodeContents(name);
  return [...text.getClientRects()];
}

function heightOfName(room: HTMLElement): number {
  const name = nameOf(room);
  const last = name === null ? undefined : linesOf(name).at(-1);
  return last === undefined ? 0 : Math.round(last.bottom - room.getBoundingClientRect().top);
}

function fits(room: HTMLElement): boolean {
  const name = nameOf(room);
  if (name === null) return true;
  const own = name.getBoundingClientRect();
  const people = [...room.querySelectorAll(PEOPLE)].map((one) => one.getBoundingClientRect());
  const foot = room.querySelector('.vg-room-foot')?.getBoundingClientRect().top ?? own.bottom;
  return linesOf(name).every(
    ({ left, right, top, bottom }) =>
      right <= own.right + 0.5 &&
      bottom <= foot + AIR &&
      people.every(
        (one) => one.left >= right || one.right <= left || one.top >= bottom - AIR || one.bottom <= top + AIR,
      ),
  );
}
