/** The lesson: the whole first Day of one survivor, from a deal in which every idea comes by once. */

import type { OptionView } from '@gravetable/kernel';
import { asks, explains, told, type LessonStep } from '../../table/lesson/lessons.ts';
import type { LessonPart, LessonTable } from '../../table/module.ts';
import type { OwnId } from './words/index.ts';

type About = 'street' | 'body' | 'hand' | 'odds' | 'area' | 'bar' | 'threat' | 'notes';

interface Step extends LessonStep<OwnId> {
  readonly about: About;
}

type Wish = (option: OptionView) => boolean;

const walkTo =
  (slot: number): Wish =>
  ({ said, touches }) =>
    said.id === 'option.walk' && touches.includes(`slot:main:${slot}`);

const withCard =
  (id: string, card: string): Wish =>
  ({ said }) =>
    said.id === id && said.args?.['card'] === card;

const hit =
  (space: number): Wish =>
  ({ said }) =>
    said.id === 'option.attack' && said.args?.['space'] === space;

export const LESSON: readonly Step[] = [
  explains('lesson.street', 'street'),
  explains('lesson.goal', 'street'),
  explains('lesson.body', 'body'),
  asks('lesson.equip', 'hand', told('equipped'), withCard('option.equip', 'bat')),
  explains('lesson.odds', 'odds'),
  asks('lesson.walk', 'street', told('walks'), walkTo(12)),
  explains('lesson.game-turn', 'area'),
  asks('lesson.attack', 'area', told('attacks'), hit(1)),
  explains('lesson.spaces', 'area'),
  explains('lesson.hint', 'bar'),
  asks('lesson.walk-on', 'street', told('walks', 2), walkTo(13)),
  asks('lesson.pick', 'area', told('pickedUp'), withCard('option.pickUp', 'canned-soup')),
  asks('lesson.antiviral', 'hand', told('used'), withCard('option.use', 'antiviral')),
  explains('lesson.run', 'body'),
  asks('lesson.second-row', 'street', told('walks', 3), walkTo(8)),
  explains('lesson.noise', 'area'),
  asks('lesson.first-hit', 'area', told('attacks', 2), hit(1)),
  asks('lesson.second-hit', 'area', told('attacks', 3), hit(2)),
  asks('lesson.far-row', 'street', told('walks', 4), walkTo(4)),
  explains('lesson.exit', 'area'),
  asks('lesson.soup', 'hand', told('used', 2), withCard('option.use', 'canned-soup')),
  asks('lesson.leave', 'area', told('walksThrough'), withCard('option.walkPlace', 'exit')),
  explains('lesson.day-two', 'threat'),
  explains('lesson.lose', 'area'),
  explains('lesson.notes', 'notes'),
  explains('lesson.end', 'street'),
];

const PARTS: Readonly<Record<About, LessonPart>> = {
  street: { at: '.cd-slot.open' },
  body: { tab: 'own', at: '.cd-vitals' },
  hand: { tab: 'own', at: '.cd-hand' },
  odds: { at: '.cd-if-line' },
  area: { at: '.cd-spaces' },
  bar: { at: '.decision-bar' },
  threat: { at: '.cd-in-force' },
  notes: { tab: 'seats', at: '.cd-shared' },
};

export const LESSON_TABLE: LessonTable = {
  parts: PARTS,
  seed: 'lesson-7558',
  options: { survivors: ['rick'] },
  seats: 1,
};
