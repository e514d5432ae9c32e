/** The lesson: two Rounds of the first Quest, from a deal in which every idea comes by once. */

import type { OptionView } from '@gravetable/kernel';
import { asks, explains, told, type LessonStep } from '../../table/lesson/lessons.ts';
import type { LessonPart, LessonTable } from '../../table/module.ts';
import type { OwnId } from './words/index.ts';

type About = 'seats' | 'board' | 'hand' | 'bar' | 'panel';

interface Step extends LessonStep<OwnId> {
  readonly about: About;
}

type Wish = (option: OptionView) => boolean;

const onPiece =
  (...pieces: readonly string[]): Wish =>
  ({ touches }) =>
    pieces.some((piece) => touches.includes(piece));
const spoken =
  (id: string): Wish =>
  ({ said }) =>
    said.id === id;
const both =
  (one: Wish, other: Wish): Wish =>
  (option) =>
    one(option) && other(option);
const goesTo = (...zones: readonly string[]): Wish =>
  both(spoken('option.move'), onPiece(...zones.map((zone) => `zone:${zone}`)));
const ENDS = spoken('option.endTurn');
const NO_MANA: Wish = ({ said }) => said.id === 'option.sureShot.none';

export const LESSON: readonly Step[] = [
  explains('lesson.welcome', 'seats'),
  asks('lesson.buy', 'board', told('buys'), onPiece('card:AE-05')),
  asks('lesson.buy-knives', 'board', told('buys', 2), onPiece('card:AE-24')),
  asks('lesson.buy-tome', 'board', told('buys', 3), onPiece('card:AE-32')),
  asks('lesson.buy-spear', 'board', told('buys', 4), onPiece('card:AE-15')),
  asks('lesson.pick', 'board', told('turnBegins'), onPiece('adventurer:lothar')),
  explains('lesson.map', 'board'),
  explains('lesson.lamp', 'board'),
  asks('lesson.walk', 'board', told('moves'), goesTo('7R.b')),
  explains('lesson.door', 'board'),
  asks('lesson.open', 'board', told('doorOpens'), onPiece('door:7R.C|7R.b')),
  asks('lesson.dark', 'board', told('cardDrawn', 2), onPiece('zone:7R.A')),
  explains('lesson.doom', 'seats'),
  asks('lesson.end-turn', 'bar', told('turnEnds'), ENDS),
  asks('lesson.pick-ranger', 'board', told('turnBegins', 2), onPiece('adventurer:maiLing')),
  asks('lesson.far', 'board', told('moves', 3), goesTo('7R.b', '7R.C')),
  explains('lesson.odds', 'panel'),
  asks('lesson.shoot', 'hand', told('attacks'), spoken('option.attack')),
  asks('lesson.mana', 'board', told('eliminated'), NO_MANA),
  explains('lesson.priority', 'board'),
  asks('lesson.end-again', 'bar', told('turnEnds', 2), ENDS),
  asks('lesson.pick-magician', 'board', told('turnBegins', 3), onPiece('adventurer:tessara')),
  asks('lesson.gather', 'board', told('moves', 5), goesTo('7R.b', '7R.a')),
  asks('lesson.gather-now', 'hand', told('gathers'), spoken('option.gather')),
  asks('lesson.end-third', 'bar', told('turnEnds', 3), ENDS),
  explains('lesson.forecast', 'panel'),
  asks('lesson.enemy-phase', 'bar', told('roundBegins', 2), ENDS),
  explains('lesson.spawned', 'board'),
  asks('lesson.pick-again', 'board', told('turnBegins', 5), onPiece('adventurer:lothar')),
  asks('lesson.close-in', 'board', told('moves', 6), goesTo('7R.C')),
  asks('lesson.strike', 'hand', told('attacks', 2), spoken('option.attack')),
  asks('lesson.search', 'hand', told('searched'), spoken('option.search')),
  explains('lesson.leave', 'board'),
  explains('lesson.danger', 'board'),
  explains('lesson.fall', 'seats'),
  explains('lesson.end', 'seats'),
];

const PARTS: Readonly<Record<About, LessonPart>> = {
  seats: { tab: 'seats', at: '.seat-list' },
  board: { at: '#board' },
  hand: { tab: 'own', at: '.dk-own' },
  bar: { at: '.decision-bar' },
  panel: { tab: 'game', at: '.dk-panel' },
};

export const LESSON_TABLE: LessonTable = {
  parts: PARTS,
  seed: 'lesson-9',
  options: { quest: 'Q01', party: ['lothar', 'maiLing', 'tessara', 'theron'] },
  seats: 1,
};
