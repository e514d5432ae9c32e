/** The lesson: two Combats and what lies between them, from a deal in which every idea comes by once. */

import type { OptionView } from '@gravetable/kernel';
import { asks, explains, told, type LessonStep } from '../../table/lesson/lessons.ts';
import type { LessonPart, LessonTable } from '../../table/module.ts';
import type { OwnId } from './words/index.ts';

type About = 'seats' | 'board' | 'hand' | 'body' | 'bar' | 'bag';

interface Step extends LessonStep<OwnId> {
  readonly about: About;
}

type Wish = (option: OptionView) => boolean;

const spoken =
  (id: string): Wish =>
  ({ said }) =>
    said.id === id;

const pathTo =
  (space: string): Wish =>
  ({ said }) =>
    said.id === 'option.path' && said.args?.['space'] === space;

const lays =
  (card: string, round: number): Wish =>
  ({ said, touches }) =>
    said.id === 'option.play' && touches.includes(`combat:${card}`) && said.args?.['round'] === round;

const FLAYED = spoken('beheaded.flayed');
const QUARTERED = spoken('beheaded.quartered');
/** The way is chosen, then paid for. */
const TREASURE: Wish = (option) => pathTo('B1')(option) || spoken('combat.ST-04')(option);
const SKILL: Wish = ({ value }) => (value as { do?: string } | null)?.do === 'skill';

const mine = { beheaded: 'flayed' };

export const LESSON: readonly Step[] = [
  explains('lesson.welcome', 'seats'),
  asks('lesson.crown', 'bar', told('firstPlayerIs'), FLAYED),
  asks('lesson.map', 'board', told('moved'), pathTo('A1')),
  explains('lesson.timeline', 'board'),
  explains('lesson.cards', 'hand'),
  asks('lesson.announce', 'hand', told('plays'), lays('ST-03', 1)),
  asks('lesson.skill', 'board', told('usesSkill', 1, mine), SKILL),
  asks('lesson.loot', 'board', told('equips'), FLAYED),
  explains('lesson.bag', 'bag'),
  asks('lesson.path', 'board', told('handCheck'), TREASURE),
  asks('lesson.treasure', 'board', told('equips', 2), QUARTERED),
  explains('lesson.behind', 'board'),
  asks('lesson.shield', 'hand', told('plays', 2), lays('ST-01', 1)),
  asks('lesson.blow', 'board', told('beheadedBlocks'), FLAYED),
  asks('lesson.second-blow', 'board', told('beheadedBlocks', 2), QUARTERED),
  asks('lesson.item', 'board', told('usesItem', 1, mine), spoken('option.replace')),
  asks('lesson.scroll', 'board', told('scroll'), FLAYED),
  explains('lesson.tracks', 'body'),
  explains('lesson.states', 'board'),
  explains('lesson.ways', 'board'),
  explains('lesson.death', 'board'),
  explains('lesson.hint', 'bar'),
  explains('lesson.end', 'board'),
];

const PARTS: Readonly<Record<About, LessonPart>> = {
  seats: { tab: 'seats', at: '.seat-list' },
  board: { at: '.dc-window' },
  hand: { tab: 'own', at: '.dc-hand' },
  body: { tab: 'board', at: '.dc-person' },
  bar: { at: '.decision-bar' },
  bag: { tab: 'seats', at: '.dc-shared' },
};

export const LESSON_TABLE: LessonTable = {
  parts: PARTS,
  seed: 'lesson-18',
  options: { beheaded: ['flayed', 'quartered', 'immolated'], runs: 1 },
  seats: 3,
};
