/** The lesson: one calm round in the Blue Lantern Club, from a deal in which every idea comes by once. */

import type { OptionView } from '@gravetable/kernel';
import type { LogLine } from '../../engine/types.ts';
import { asks, explains, told, type LessonStep } from '../../table/lesson/lessons.ts';
import type { LessonPart, LessonTable } from '../../table/module.ts';
import { doing, type Doing } from './facts.ts';
import type { OwnId } from './words/index.ts';

export type About =
  | 'board'
  | 'slots'
  | 'shop'
  | 'tray'
  | 'tiles'
  | 'time'
  | 'bar'
  | 'sets'
  | 'toll'
  | 'tracks'
  | 'items'
  | 'clock';

interface Step extends LessonStep<OwnId> {
  readonly about: About;
}

type Wish = (option: OptionView) => boolean;

const does =
  (word: string, more: Partial<Doing> = {}): Wish =>
  ({ value }) => {
    const what = doing(value);
    return (
      what?.do === word && Object.entries(more).every(([key, wanted]) => what[key as keyof Doing] === wanted)
    );
  };

const goesTo =
  (place: string): Wish =>
  ({ value }) =>
    value === place;

const often =
  (kind: string, times: number) =>
  (log: readonly LogLine[]): boolean =>
    told(kind, times)(log);

/** The fourth action is free; the others are what the dice show. */
const FREE = 3;

export const LESSON: readonly Step[] = [
  explains('lesson.welcome', 'board'),
  asks('lesson.den', 'board', told('denReady'), goesTo('front')),
  explains('lesson.rounds', 'board'),
  explains('lesson.flashback', 'slots'),
  asks('lesson.train', 'slots', told('trained'), does('act', { action: 'training', slot: 1 })),
  asks('lesson.free', 'slots', often('trained', 2), does('act', { action: 'training', slot: FREE })),
  asks('lesson.buy', 'shop', told('bought'), does('buy', { ability: 'ib1' })),
  asks('lesson.purchase', 'slots', told('purchased'), does('act', { item: 'ib-i1', slot: 0 })),
  asks('lesson.recon', 'slots', told('reconned'), does('act', { ability: 'dash', slot: 2 })),
  asks('lesson.planned', 'bar', told('planned'), does('done')),
  explains('lesson.supply', 'time'),
  asks('lesson.roll', 'bar', told('rolled'), does('roll')),
  explains('lesson.sockets', 'tiles'),
  asks('lesson.place', 'tiles', told('assigned'), does('assign', { to: 'dash' })),
  asks('lesson.keep', 'tray', often('rolled', 2), does('roll', { dice: 'Guu' })),
  explains('lesson.wound', 'tray'),
  asks('lesson.release', 'tiles', often('assigned', 2), does('assign', { to: 'ib1', release: 'W' })),
  asks('lesson.roll-on', 'bar', often('rolled', 3), does('roll', { dice: 'uuu' })),
  explains('lesson.budget', 'time'),
  asks('lesson.stop', 'bar', told('rollingOver'), does('stop')),
  explains('lesson.shapes', 'board'),
  asks('lesson.use', 'sets', told('useSet'), does('useSet', { ability: 'dash' })),
  asks('lesson.move', 'board', told('moved'), goesTo('r2')),
  explains('lesson.toll', 'toll'),
  asks('lesson.jab', 'sets', often('useSet', 2), does('useSet', { ability: 'ib1' })),
  asks('lesson.hit', 'board', told('killed'), goesTo('r2.henchman.1')),
  explains('lesson.objectives', 'board'),
  asks('lesson.fought', 'bar', told('fought'), does('done')),
  asks('lesson.loot', 'board', told('looted'), does('loot', { action: 'loot' })),
  explains('lesson.resolution', 'tracks'),
  explains('lesson.score', 'board'),
  explains('lesson.clock', 'clock'),
  explains('lesson.end', 'bar'),
];

const PARTS: Readonly<Record<About, LessonPart>> = {
  board: { at: '#board' },
  slots: { at: '.vg-slots' },
  shop: { at: '.vg-shop-tiles' },
  tray: { at: '.vg-tray' },
  tiles: { at: '.vg-roll .vg-tiles' },
  time: { at: '.vg-time' },
  bar: { at: '.decision-bar' },
  sets: { tab: 'own', at: '.vg-sets' },
  toll: { tab: 'own', at: '.vg-toll' },
  tracks: { tab: 'own', at: '.vg-tracks' },
  items: { tab: 'own', at: '.vg-items' },
  clock: { at: '.vg-try' },
};

export const LESSON_TABLE: LessonTable = {
  parts: PARTS,
  seed: 'lesson-824',
  options: { calm: true, heroes: ['ironBelle'] },
  seats: 1,
};

/**
 * Half a minute against the clock, after the calm lesson: what comes before the roll is done already. The ring is started,
 * sets are placed, nothing is asked twice.
 */
export const CLOCK_LESSON: readonly Step[] = [
  { text: 'clock.go', about: 'time', done: told('rollingOver') },
  explains('clock.over', 'sets'),
];

export const CLOCK_TABLE: LessonTable = {
  parts: PARTS,
  seed: 'lesson-clock',
  options: { calm: false, heroes: ['ironBelle'], dice: 'medium', time: 'medium' },
  seats: 1,
};
